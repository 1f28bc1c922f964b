// Random matches, positions and exchanges for the laws: positions over all 17 places, by hand and from play.
import fc from 'fast-check';
import { createChance, type Seat } from 'holmgang';
import { type BjjGame, type BjjState, bjj, type Commit, type Technique, TOKENS } from 'holmgang/bjj';
import {
  arrange,
  chanceOf,
  type Outcome,
  type Pair,
  places,
  resolve,
  type Scene,
  usable,
} from './arrange.js';

export interface Turn {
  readonly before: BjjState;
  readonly after: BjjState;
  readonly actions: readonly Commit[];
  readonly events: readonly { readonly type: string }[];
}

/** A whole match between two random players. */
export function randomMatch(seed: number, game: BjjGame = bjj): readonly Turn[] {
  const chance = createChance(`players ${seed}`);
  const turns: Turn[] = [];
  let state = game.setup({ seed: `match ${seed}` });
  while (state.result === null) {
    const before = state;
    const actions = ([0, 1] as const).map((seat) => game.sampleLegal(before, seat, chance) as Commit);
    const events: { readonly type: string }[] = [];
    for (const action of actions) {
      const applied = game.apply(state, action);
      if (!applied.ok) throw new Error(applied.rejection.code);
      state = applied.state;
      events.push(...applied.events);
    }
    turns.push({ before, after: state, actions, events });
  }
  return turns;
}

const held = fc.shuffledSubarray([...TOKENS], { maxLength: 2 });
const score = fc.nat(11);

/** Positions made by hand, over all places. */
const handMade = fc
  .record({
    at: fc.constantFrom(...places),
    turn: fc.integer({ min: 1, max: 20 }),
    points: fc.tuple(score, score),
    advantages: fc.tuple(fc.nat(3), fc.nat(3)),
    control: fc.constantFrom<Pair<number>>([0, 0], [1, 0], [2, 0], [0, 1], [0, 2]),
    tokens: fc.tuple(held, held),
  })
  .map((arrangement) => arrange(arrangement));

/** Positions that random players came to. */
const reached = fc.tuple(fc.nat(1e6), fc.nat(19)).map(([seed, index]) => {
  const turns = randomMatch(seed);
  return (turns[Math.min(index, turns.length - 1)] as Turn).before;
});

/** Unfinished positions before both commitments: two of three by hand, one from play. */
export const positions = fc.oneof({ weight: 2, arbitrary: handMade }, { weight: 1, arbitrary: reached });

/** What chance says in an exchange. */
export interface Luck {
  readonly dice: Pair<number>;
  readonly bonus: number;
  readonly coin: Seat;
}

/** An exchange anywhere: choices that the rules allow, dice, the index of a bonus token, a coin. */
export interface Encounter extends Luck {
  readonly before: BjjState;
  readonly choices: Pair<string>;
}

const die = fc.integer({ min: 1, max: 6 });

const encounters: fc.Arbitrary<Encounter> = fc
  .record({
    before: positions,
    picks: fc.tuple(fc.nat(1000), fc.nat(1000)),
    dice: fc.tuple(die, die),
    bonus: fc.nat(19),
    coin: fc.constantFrom<Seat>(0, 1),
  })
  .map(({ picks, ...rest }) => {
    const choice = (seat: Seat): string => {
      const options = usable(rest.before, seat);
      return (options[picks[seat] % options.length] as Technique).id;
    };
    return { ...rest, choices: [choice(0), choice(1)] };
  });

/** Plays an encounter, or a changed one. */
export function meet(encounter: Encounter, changes: Partial<Scene> & Partial<Luck> = {}): Outcome {
  const { before, choices, dice, bonus, coin, ...rest } = { ...encounter, ...changes };
  return resolve({ choices, ...rest }, rest.from ?? before, chanceOf(dice, bonus, coin));
}

/** A law about every encounter. */
export function everyEncounter(law: (outcome: Outcome, encounter: Encounter) => void): void {
  fc.assert(
    fc.property(encounters, (encounter) => {
      law(meet(encounter), encounter);
    }),
  );
}
