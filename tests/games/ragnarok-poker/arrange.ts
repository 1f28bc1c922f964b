// What the tests of this game share: combats brought to a certain point, with known cards.
import { type Chance, createChance, type Rejection, type Seat } from 'holmgang';
import {
  createRagnarokPoker,
  type FighterSetup,
  parseCards,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerOptions,
  type RagnarokPokerState,
  ragnarokPoker,
  type Status,
} from 'holmgang/ragnarok-poker';

export const GAME = ragnarokPoker;
/** Nothing but poker. */
export const VANILLA = createRagnarokPoker('vanilla');

/** The game with some options of its own. */
export function variant(options: Partial<RagnarokPokerOptions>): RagnarokPokerGame {
  return createRagnarokPoker({ name: 'variant', version: 1, options });
}

/** The game without spells, with some options of its own. */
export function plain(options: Partial<RagnarokPokerOptions> = {}): RagnarokPokerGame {
  return variant({ spells: false, ...options });
}

export type Pair = readonly [FighterSetup, FighterSetup];

/** The start of a combat with its events. */
export function start(game: RagnarokPokerGame, fighters: Pair = [{}, {}], seed = 'test') {
  return game.start({ seed, fighters });
}

/** What came of some actions. */
export interface Played {
  readonly state: RagnarokPokerState;
  readonly events: readonly RagnarokPokerEvent[];
}

/** Plays legal actions one after the other. */
export function play(
  game: RagnarokPokerGame,
  from: RagnarokPokerState,
  actions: readonly RagnarokPokerAction[],
  chance?: Chance,
): Played {
  const events: RagnarokPokerEvent[] = [];
  let state = from;
  for (const action of actions) {
    const applied = game.apply(state, action, chance);
    if (!applied.ok) throw new Error(`${applied.rejection.code} for ${JSON.stringify(action)}`);
    events.push(...applied.events);
    state = applied.state;
  }
  return { state, events };
}

/** The code of a refusal, or undefined for a legal action. */
export function codeOf(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  action: RagnarokPokerAction,
): string | undefined {
  return game.validate(state, action)?.code;
}

/** Code and clause of a refusal. */
export function refusal(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  action: RagnarokPokerAction,
): Pick<Rejection, 'code' | 'rule'> | undefined {
  const rejection = game.validate(state, action);
  return rejection && { code: rejection.code, rule: rejection.rule };
}

/** A state at the first betting decision of a hand: nobody replaces or casts anything. */
export function toBetting(game: RagnarokPokerGame, from: RagnarokPokerState): RagnarokPokerState {
  let state = from;
  while (state.phase === 'mulligan' || state.phase === 'spellPet') {
    const seat = game.deciders(state)[0] as Seat;
    const action =
      state.phase === 'mulligan' ? game.actions.mulligan(seat, { replace: [] }) : game.actions.ready(seat);
    state = play(game, state, [action]).state;
  }
  return state;
}

/** The same state with other figures; it must be one that can occur. */
export function changed(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  change: (copy: RagnarokPokerState) => void,
): RagnarokPokerState {
  const copy = structuredClone(state) as RagnarokPokerState;
  change(copy);
  const problems = game.check(copy);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return copy;
}

/** The same betting round with these cards: both hole hands, and the five community cards in their order. */
function withCards(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  own: string,
  other: string,
  board: string,
): RagnarokPokerState {
  return changed(game, state, (copy) => {
    const cards = parseCards(board);
    copy.fighters[0].hole = parseCards(own);
    copy.fighters[1].hole = parseCards(other);
    const shown = copy.community.length;
    copy.community = cards.slice(0, shown);
    copy.deck = cards.slice(shown);
  });
}

/** Cards with which seat 0 wins, and with which nobody does. */
export const WIN = ['As Ah', '7c 2d', 'Ac Kd 8h 5s 3c'] as const;
export const TIE = ['2c 3d', '2d 3c', 'As Ks Qs Js Ts'] as const;
/** Cards with which seat 1 wins. */
export const LOSS = ['7c 2d', 'As Ah', 'Ac Kd 8h 5s 3c'] as const;

/** The first betting round of a combat with known cards; seat 0 is small blind and has to act. */
export function round(
  game: RagnarokPokerGame,
  fighters: Pair = [{}, {}],
  [own, other, board]: readonly [string, string, string] = WIN,
): RagnarokPokerState {
  return withCards(game, toBetting(game, start(game, fighters).state), own, other, board);
}

/** HP of both. */
export function hpOf({ fighters }: RagnarokPokerState): [number, number] {
  return [fighters[0].hp, fighters[1].hp];
}

/** Stamina of both. */
export function staminaOf({ fighters }: RagnarokPokerState): [number, number] {
  return [fighters[0].stamina, fighters[1].stamina];
}

/** Events of one type. */
export function told<T extends RagnarokPokerEvent['type']>(
  events: readonly RagnarokPokerEvent[],
  type: T,
): Extract<RagnarokPokerEvent, { type: T }>[] {
  return events.filter((event): event is Extract<RagnarokPokerEvent, { type: T }> => event.type === type);
}

/** The types of events in their order. */
export function types(events: readonly RagnarokPokerEvent[]): string[] {
  return events.map(({ type }) => type);
}

/** A status. */
export function status(type: Status['type'], duration = 1, value = 0): Status {
  return { type, duration, value };
}

export const { attack, counterAttack, engage, defend, brace, ready, combatPower, castSpell, mulligan } =
  GAME.actions;

/** Everything that happens in a random match, and its states. */
export function randomMatch(
  game: RagnarokPokerGame,
  fighters: Pair,
  seed: string,
): { readonly states: RagnarokPokerState[]; readonly events: RagnarokPokerEvent[][] } {
  const chance = createChance(`play ${seed}`);
  const started = game.start({ seed, fighters });
  const states = [started.state];
  const events = [[...started.events]];
  for (let state = started.state; state.result === null; ) {
    const seat = chance.pick(game.deciders(state));
    const applied = game.apply(state, game.sampleLegal(state, seat, chance));
    if (!applied.ok) throw new Error(applied.rejection.code);
    state = applied.state;
    states.push(state);
    events.push([...applied.events]);
  }
  return { states, events };
}
