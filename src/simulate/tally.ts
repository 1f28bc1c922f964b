// What is counted over many matches. Everything in it is a whole number or a maximum, so that tallies can be added in any order
// and come to the same.

import type { PlayedMatch } from '../bots/match.js';
import type { AnyAction } from '../kernel/any-game.js';
import { SEATS, type Seat } from '../kernel/seat.js';
import type { Remark } from './roster.js';

/** Wins, draws and losses. */
export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

/** A bot's failure, and the match that shows it. */
export interface FaultNote {
  readonly bot: 0 | 1;
  readonly kind: string;
  readonly message: string;
  readonly seed: string;
}

/** How many failures are told in full. */
const MOST_FAULTS = 20;

/** Everything that is counted. */
export interface Tally {
  matches: number;
  /** By bot, in the order in which they were named. */
  bots: [Score, Score];
  /** By seat. */
  seats: [Score, Score];
  /** How often matches ended in which way: reason and clause. */
  endings: Record<string, number>;
  /** How often matches took how many actions. */
  lengths: Record<number, number>;
  /** What was remarked, by what it is about and its name: how often, and how matches ended in which a seat had it. */
  remarks: Record<string, Record<string, Score & { times: number }>>;
  faults: number;
  faultNotes: FaultNote[];
}

function noScore(): Score {
  return { wins: 0, draws: 0, losses: 0 };
}

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return {
    matches: 0,
    bots: [noScore(), noScore()],
    seats: [noScore(), noScore()],
    endings: {},
    lengths: {},
    remarks: {},
    faults: 0,
    faultNotes: [],
  };
}

/** Counts one match for a seat: a match both lose is a loss for both. */
function countScore(
  score: Score,
  seat: Seat,
  { winner, scores }: { winner: Seat | null; scores: readonly number[] },
): void {
  if (winner === seat) score.wins++;
  else if (winner === null && (scores[seat] as number) > 0) score.draws++;
  else score.losses++;
}

function addScore(score: Score, other: Score): void {
  score.wins += other.wins;
  score.draws += other.draws;
  score.losses += other.losses;
}

/** What was remarked in one match: how often, of each seat. */
export class Remarks {
  readonly #times = new Map<string, { readonly remark: Remark; times: number }>();

  /** Takes remarks down. */
  add(remarks: readonly Remark[]): void {
    for (const remark of remarks) {
      const key = `${remark.about} ${remark.seat} ${remark.name}`;
      const known = this.#times.get(key);
      if (known === undefined) this.#times.set(key, { remark, times: 1 });
      else known.times++;
    }
  }

  /** Counts them, now that the match is over. */
  countInto(tally: Tally, result: PlayedMatch<AnyAction>['result']): void {
    for (const { remark, times } of this.#times.values()) {
      tally.remarks[remark.about] ??= {};
      const ofKind = tally.remarks[remark.about] as Record<string, Score & { times: number }>;
      ofKind[remark.name] ??= { ...noScore(), times: 0 };
      const counted = ofKind[remark.name] as Score & { times: number };
      counted.times += times;
      countScore(counted, remark.seat, result);
    }
  }
}

/** Counts one match. `first` is the bot that sat on seat 0. */
export function countMatch(
  tally: Tally,
  { record, result, fault }: PlayedMatch<AnyAction>,
  first: 0 | 1,
  remarks: Remarks,
): void {
  tally.matches++;
  for (const seat of SEATS) {
    countScore(tally.seats[seat], seat, result);
    countScore(tally.bots[seat === 0 ? first : 1 - first] as Score, seat, result);
  }
  const ending = `${result.reason} ${result.rule}`;
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  const length = record.actions.length;
  tally.lengths[length] = (tally.lengths[length] ?? 0) + 1;
  remarks.countInto(tally, result);
  if (fault === null) return;
  tally.faults++;
  const bot = (fault.seat === 0 ? first : 1 - first) as 0 | 1;
  tally.faultNotes.push({ bot, kind: fault.kind, message: fault.message, seed: String(record.seed) });
}

/** Adds what was counted elsewhere. */
export function addTally(tally: Tally, other: Tally): void {
  tally.matches += other.matches;
  for (const i of SEATS) {
    addScore(tally.bots[i], other.bots[i]);
    addScore(tally.seats[i], other.seats[i]);
  }
  for (const [ending, count] of Object.entries(other.endings))
    tally.endings[ending] = (tally.endings[ending] ?? 0) + count;
  for (const [length, count] of Object.entries(other.lengths))
    tally.lengths[Number(length)] = (tally.lengths[Number(length)] ?? 0) + count;
  for (const [about, names] of Object.entries(other.remarks)) {
    tally.remarks[about] ??= {};
    const known = tally.remarks[about] as Record<string, Score & { times: number }>;
    for (const [name, counted] of Object.entries(names)) {
      known[name] ??= { ...noScore(), times: 0 };
      const mine = known[name] as Score & { times: number };
      addScore(mine, counted);
      mine.times += counted.times;
    }
  }
  tally.faults += other.faults;
  tally.faultNotes = [...tally.faultNotes, ...other.faultNotes]
    .sort((a, b) => (a.seed < b.seed ? -1 : a.seed > b.seed ? 1 : 0))
    .slice(0, MOST_FAULTS);
}
