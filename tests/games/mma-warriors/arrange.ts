// What the tests of this game share: positions made by hand out of card names, and actions with scripted chance.
import { type Chance, edit, type Rejection, type Seat, scriptedChance } from 'holmgang';
import {
  type Card,
  createMmaWarriors,
  type MmaWarriorsAction,
  type MmaWarriorsDecision,
  type MmaWarriorsEvent,
  type MmaWarriorsGame,
  type MmaWarriorsPhase,
  type MmaWarriorsRulesetInput,
  type MmaWarriorsState,
  mmaWarriors,
} from 'holmgang/mma-warriors';

export const GAME = mmaWarriors;
export const CARDS = GAME.rules.cards;

/** All printed cards of one kind. */
const ofKind = (kind: Card['kind']): readonly Card[] => CARDS.filter((card) => card.kind === kind);

export const FIGHTERS = ofKind('fighter');
export const STRIKES = ofKind('strike');
export const TAKEDOWNS = ofKind('takedown');
export const SUBMISSIONS = ofKind('submission');
export const DEFENCES = ofKind('defence');
export const CORNERS = ofKind('corner');

/** A balanced fighter with middling figures: 8, 7, 7, 40. */
export const DRICUS = 'dricus_du_plessis';
/** Balanced: 9, 7, 7, 38. */
export const TOM = 'tom_aspinall';
/** Grappler: 6, 10, 8, 40. */
export const ISLAM = 'islam_makhachev';
/** Striker: 10, 4, 6, 34. */
export const ALEX = 'alex_pereira';
/** Striker: 9, 6, 7, 45. */
export const MAX = 'max_holloway';

/** The printed card with this id. */
export function printed(id: string): Card {
  const card = CARDS.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** The game with some options of its own. */
export function variant(options: MmaWarriorsRulesetInput['options'] & object): MmaWarriorsGame {
  return createMmaWarriors({ name: 'variant', version: 1, options });
}

/** One side of a position; what is left out is as at the start of a match, with an empty hand. */
export interface Side {
  readonly fighter?: string | null;
  readonly stamina?: number;
  readonly bonus?: number;
  readonly bleed?: number;
  readonly coached?: number;
  readonly hand?: readonly string[];
  /** Left out, all cards that are nowhere else. Given, those go to the discard pile. */
  readonly deck?: readonly string[];
  readonly drawn?: string;
  readonly defence?: readonly string[];
  readonly knockouts?: number;
  readonly energy?: number;
  readonly staggered?: boolean;
  readonly auto?: boolean;
  readonly ownTurns?: number;
  readonly energyTurns?: number;
}

/** A position. */
export interface Scene {
  readonly phase?: MmaWarriorsPhase;
  readonly active?: Seat;
  readonly advantage?: Seat | null;
  readonly quietTurns?: number;
  readonly pending?: readonly MmaWarriorsDecision[];
  readonly sides?: readonly [Side, Side];
}

type Draft = { -readonly [K in keyof MmaWarriorsState]: MmaWarriorsState[K] };

/** Builds one side by taking cards by name out of the seat's 75. */
function arrangeSide(draft: Draft, seat: Seat, side: Side): void {
  const left = Array.from({ length: 75 }, (_, i) => 75 * seat + i);
  const take = (id: string): number => {
    const at = left.findIndex((card) => CARDS[draft.cards[card] ?? -1]?.id === id);
    if (at < 0) throw new Error(`no ${id} is left`);
    return left.splice(at, 1)[0] as number;
  };
  const target = draft.seats[seat];
  const fighterId = side.fighter === undefined ? (seat === 0 ? DRICUS : TOM) : side.fighter;
  const figures = fighterId === null ? null : printed(fighterId);
  const coached = side.coached ?? 0;
  target.fighter =
    fighterId === null || figures === null
      ? null
      : {
          card: take(fighterId),
          style: figures.style ?? 'Balanced',
          striking: figures.striking + coached,
          grappling: figures.grappling + coached,
          defense: figures.defense + coached,
          stamina: side.stamina ?? figures.stamina,
          maxStamina: figures.stamina,
          strikingBonus: side.bonus ?? 0,
          bleed: side.bleed ?? 0,
        };
  target.hand = (side.hand ?? []).map(take);
  target.drawnCard = side.drawn === undefined ? null : take(side.drawn);
  target.defence = (side.defence ?? []).map(take);
  const deck = side.deck?.map(take);
  const spare = FIGHTERS.filter(({ id }) => left.some((card) => CARDS[draft.cards[card] ?? -1]?.id === id));
  target.knockedOut = spare.slice(0, side.knockouts ?? 0).map(({ id }) => take(id));
  target.health = 100 - 20 * target.knockedOut.length;
  target.discard = [...target.defence, ...(deck === undefined ? [] : left)];
  target.deck = deck ?? left;
  target.energy = side.energy ?? 16;
  target.staggered = side.staggered ?? false;
  target.auto = side.auto ?? false;
}

/** Makes a position, by default in the main phase of seat 0's second turn, both seats manual. */
export function arrange(
  scene: Scene = {},
  game: MmaWarriorsGame = GAME,
  seed = 'arranged',
): MmaWarriorsState {
  const { sides = [{}, {}], active = 0 } = scene;
  return edit(game, game.setup({ seed }), (draft) => {
    arrangeSide(draft as Draft, 0, sides[0]);
    arrangeSide(draft as Draft, 1, sides[1]);
    const quietTurns = scene.quietTurns ?? 1;
    const second = sides[1].ownTurns ?? Math.max(active === 0 ? 1 : 2, Math.ceil(quietTurns / 2));
    const turns = [sides[0].ownTurns ?? (active === 0 ? second + 1 : second), second] as const;
    for (const seat of [0, 1] as const) {
      draft.seats[seat].ownTurns = turns[seat];
      draft.seats[seat].energyTurns = sides[seat].energyTurns ?? turns[seat];
    }
    draft.turn = turns[0] + turns[1];
    draft.activeSeat = active;
    draft.advantage = scene.advantage ?? null;
    draft.quietTurns = quietTurns;
    draft.pending = [...(scene.pending ?? [])];
    draft.phase = scene.phase ?? 'main';
  });
}

export interface Outcome {
  readonly before: MmaWarriorsState;
  readonly state: MmaWarriorsState;
  readonly events: readonly MmaWarriorsEvent[];
}

/** Plays an action that must be legal, with scripted chance that must be used up. */
export function act(
  state: MmaWarriorsState,
  action: MmaWarriorsAction,
  answers: readonly number[] = [],
  game: MmaWarriorsGame = GAME,
): Outcome {
  const chance = scriptedChance(answers);
  const outcome = actWith(state, action, chance, game);
  chance.assertExhausted();
  return outcome;
}

/** Plays an action that must be legal. */
export function actWith(
  before: MmaWarriorsState,
  action: MmaWarriorsAction,
  chance: Chance | undefined,
  game: MmaWarriorsGame = GAME,
): Outcome {
  const applied = game.apply(before, action, chance);
  if (!applied.ok) throw new Error(`${applied.rejection.code} [${applied.rejection.rule}]`);
  return { before, state: applied.state, events: applied.events };
}

/** The first card in a seat's hand with this id. */
export function inHand(state: MmaWarriorsState, seat: Seat, id: string): number {
  const card = state.seats[seat].hand.find((each) => CARDS[state.cards[each] ?? -1]?.id === id);
  if (card === undefined) throw new Error(`seat ${seat} has no ${id} in hand`);
  return card;
}

/** The ids of some cards. */
export function idsOf(state: MmaWarriorsState, cards: readonly number[]): readonly string[] {
  return cards.map((card) => CARDS[state.cards[card] ?? -1]?.id ?? '?');
}

/** Seat 0 (or the active seat) plays a card of this name from its hand. */
export function playing(state: MmaWarriorsState, id: string): MmaWarriorsAction {
  const seat = state.activeSeat;
  return { type: 'playCard', seat, card: inHand(state, seat, id) };
}

/** Seat 0 plays a card and keeps a Block, so that its turn goes on. */
export function hit(
  id: string,
  scene: Scene & { own?: Side; foe?: Side } = {},
  answers: readonly number[] = [],
  game: MmaWarriorsGame = GAME,
): Outcome {
  const { own = {}, foe = {}, ...rest } = scene;
  const hand = [id, 'block', ...(own.hand ?? [])];
  const state = arrange({ ...rest, sides: [{ ...own, hand }, foe] }, game);
  return act(state, playing(state, id), answers, game);
}

/** Why an action is refused, as code and clause; null if it is not. */
export function refusal(
  state: MmaWarriorsState,
  action: MmaWarriorsAction,
  game: MmaWarriorsGame = GAME,
): string | null {
  const rejection: Rejection | undefined = game.validate(state, action);
  return rejection === undefined ? null : `${rejection.code} ${rejection.rule}`;
}

/** The types of events. */
export function kinds(events: readonly MmaWarriorsEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** The events of one type. */
export function told<T extends MmaWarriorsEvent['type']>(
  events: readonly MmaWarriorsEvent[],
  type: T,
): readonly Extract<MmaWarriorsEvent, { readonly type: T }>[] {
  return events.filter(
    (event): event is Extract<MmaWarriorsEvent, { readonly type: T }> => event.type === type,
  );
}

/** What the defender lost by the card itself. */
export function damageOf({ events }: Outcome, id: string): number {
  return told(events, 'damageDealt').find(({ source }) => source === id)?.amount ?? 0;
}
