import type { RulesetRef } from '../kernel/game.js';
import type { FaultNote, Score, Tally } from './tally.js';

/** A share of matches, with the interval in which the true one lies 95 times in 100. */
export interface Rate {
  /** Won matches, and half of the drawn ones, of all. */
  readonly rate: number;
  /** The lower end. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

/** How matches went for one bot, seat, deck, hero, fighter or card. */
export interface Line extends Score, Rate {
  /** Whose line it is. */
  readonly name: string;
}

/** A card, or whatever can be played more than once. */
export interface RemarkLine extends Line {
  /** How often it was seen. */
  readonly times: number;
}

/** What came out of a simulation. */
export interface Report {
  /** The ruleset that was played by. */
  readonly ruleset: RulesetRef;
  /** What all seeds grew from. */
  readonly seed: string;
  /** How many matches were played. */
  readonly matches: number;
  /** By bot. */
  readonly bots: readonly Line[];
  /** Of the matches that were not drawn, the share that the first bot won. */
  readonly decided: Rate;
  /** By seat. */
  readonly seats: readonly Line[];
  /** How matches ended, the most frequent first. */
  readonly endings: readonly { readonly reason: string; readonly rule: string; readonly matches: number }[];
  /** How many actions matches took. */
  readonly lengths: {
    readonly least: number;
    readonly median: number;
    readonly mean: number;
    readonly p95: number;
    readonly most: number;
    readonly histogram: readonly (readonly [number, number])[];
  };
  /** Cards, decks, heroes, fighters: how often, and how it went for those who had them; the most frequent first. */
  readonly remarks: Readonly<Record<string, readonly RemarkLine[]>>;
  /** Matches lost by a bot's failure. */
  readonly faults: number;
  /** Some of these failures. */
  readonly faultNotes: readonly FaultNote[];
}

const Z95 = 1.959963984540054;

/** Wilson's interval; it stays within 0 and 1, and is honest for few matches too. */
export function rateOf(points: number, matches: number): Rate {
  if (matches === 0) return { rate: 0, low: 0, high: 1 };
  const rate = points / matches;
  const z2 = (Z95 * Z95) / matches;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z95 / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / matches + z2 / (4 * matches));
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

function lineOf(name: string, { wins, draws, losses }: Score): Line {
  return { name, wins, draws, losses, ...rateOf(wins + draws / 2, wins + draws + losses) };
}

function lengthsOf(tally: Tally): Report['lengths'] {
  const histogram = Object.entries(tally.lengths)
    .map(([length, count]) => [Number(length), count] as const)
    .sort(([a], [b]) => a - b);
  let total = 0;
  for (const [length, count] of histogram) total += length * count;
  const at = (share: number): number => {
    let seen = 0;
    for (const [length, count] of histogram) {
      seen += count;
      if (seen >= share * tally.matches) return length;
    }
    return 0;
  };
  return {
    least: at(0),
    median: at(0.5),
    mean: tally.matches === 0 ? 0 : total / tally.matches,
    p95: at(0.95),
    most: at(1),
    histogram,
  };
}

function byFrequency<X extends { readonly name: string }>(list: X[], count: (x: X) => number): X[] {
  return list.sort((a, b) => count(b) - count(a) || (a.name < b.name ? -1 : 1));
}

/** Makes a report of what was counted. */
export function reportOf(
  tally: Tally,
  { ruleset, seed, bots }: { ruleset: RulesetRef; seed: string; bots: readonly [string, string] },
): Report {
  const [first] = tally.bots;
  return {
    ruleset,
    seed,
    matches: tally.matches,
    bots: tally.bots.map((score, i) => lineOf(bots[i] as string, score)),
    decided: rateOf(first.wins, first.wins + first.losses),
    seats: tally.seats.map((score, seat) => lineOf(`seat ${seat}`, score)),
    endings: Object.entries(tally.endings)
      .map(([ending, matches]) => {
        const split = ending.lastIndexOf(' ');
        return { reason: ending.slice(0, split), rule: ending.slice(split + 1), matches };
      })
      .sort((a, b) => b.matches - a.matches || (a.reason < b.reason ? -1 : 1)),
    lengths: lengthsOf(tally),
    remarks: Object.fromEntries(
      Object.entries(tally.remarks)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([about, names]) => [
          about,
          byFrequency(
            Object.entries(names).map(([name, counted]) => ({
              ...lineOf(name, counted),
              times: counted.times,
            })),
            ({ times }) => times,
          ),
        ]),
    ),
    faults: tally.faults,
    faultNotes: tally.faultNotes,
  };
}
