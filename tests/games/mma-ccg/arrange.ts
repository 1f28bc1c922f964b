// What the tests of this game share: positions made by hand out of card ids, and actions with scripted chance.
import { type Chance, edit, otherSeat, type Rejection, SEATS, type Seat, scriptedChance } from 'holmgang';
import {
  type Card,
  type CardInput,
  createMmaCcg,
  type Deck,
  type MmaCcgAction,
  type MmaCcgEvent,
  type MmaCcgGame,
  type MmaCcgPhase,
  type MmaCcgRulesetInput,
  type MmaCcgState,
  mmaCcg,
  type Position,
} from 'holmgang/mma-ccg';

export const GAME = mmaCcg;
export const CARDS = GAME.rules.cards;

/** The printed card with this id. */
export function printed(id: string, game: MmaCcgGame = GAME): Card {
  const card = game.rules.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** The game with some options and cards of its own. */
export function variant(
  options: MmaCcgRulesetInput['options'] & object,
  cards: readonly CardInput[] = [],
): MmaCcgGame {
  return createMmaCcg({ name: 'variant', version: 1, options, cards });
}

/** Cards that fill a deck up: plain Maneuvers, three of each. */
const FILLERS = ['m24', 'm33', 'm35', 'm30', 'm31', 'm29', 'm39', 'm17', 'm18', 'm04', 'm03', 'm02', 'm01'];
const MORE = ['m05', 'm42', 'm26', 'm46', 'm47', 'm20'];

/** A legal deck that holds these cards, and otherwise plain Maneuvers. */
export function deckWith(wanted: readonly string[], routines: readonly string[] = []): Deck {
  const stamina = [...wanted];
  for (const id of [...FILLERS, ...FILLERS, ...FILLERS, ...MORE, ...MORE, ...MORE]) {
    if (stamina.length >= 50) break;
    if (stamina.filter((each) => each === id).length < 3) stamina.push(id);
  }
  return { stamina, routines: [...routines] };
}

/** One side of a position; what is left out is empty, and all other cards are in the deck. */
export interface Side {
  readonly hand?: readonly string[];
  /** The top of the deck. */
  readonly top?: readonly string[];
  /** The whole deck; all other cards are in the Corner Pile. */
  readonly deck?: readonly string[];
  readonly cage?: readonly string[];
  readonly corner?: readonly string[];
  /** Routines in play. */
  readonly routines?: readonly string[];
  readonly toughness?: number;
  readonly turnsTaken?: number;
}

/** A position, by default in the Main Step of seat 0. */
export interface Scene {
  readonly phase?: MmaCcgPhase;
  readonly active?: Seat;
  readonly position?: Position;
  readonly round?: number;
  readonly firstPlayer?: Seat;
  readonly cardsPlayed?: number;
  readonly sides?: readonly [Side, Side];
}

type Draft = { -readonly [K in keyof MmaCcgState]: MmaCcgState[K] };

function arrangeSide(draft: Draft, seat: Seat, side: Side, game: MmaCcgGame): void {
  const target = draft.seats[seat];
  const left = Array.from({ length: 50 }, (_, i) => 50 * seat + i);
  left.push(...target.routineDeck);
  const take = (id: string): number => {
    const at = left.findIndex((card) => game.rules.cards[draft.cards[card] ?? -1]?.id === id);
    if (at < 0) throw new Error(`no ${id} is left`);
    return left.splice(at, 1)[0] as number;
  };
  target.hand = (side.hand ?? []).map(take);
  target.cage = [...(side.routines ?? []).map(take), ...(side.cage ?? []).map(take)];
  target.corner = (side.corner ?? []).map(take);
  const top = (side.deck ?? side.top ?? []).map(take);
  target.routineDeck = left.filter((card) => card >= 100);
  const rest = left.filter((card) => card < 100);
  target.deck = side.deck === undefined ? [...top, ...rest] : top;
  if (side.deck !== undefined) target.corner.push(...rest);
  target.toughness = side.toughness ?? game.rules.options.startingToughness;
}

/** Makes a position. */
export function arrange(scene: Scene = {}, game: MmaCcgGame = GAME, seed = 'arranged'): MmaCcgState {
  const { sides = [{}, {}], active = 0, round = 1, firstPlayer = 0, phase = 'main' } = scene;
  const isFull = game.rules.options.mode === 'full';
  const decks = sides.map(({ hand = [], top = [], deck = [], cage = [], corner = [], routines = [] }) =>
    deckWith([...hand, ...top, ...deck, ...cage, ...corner], isFull ? routines : []),
  ) as unknown as [Deck, Deck];
  const starter = round % 2 === 1 ? firstPlayer : otherSeat(firstPlayer);
  return edit(game, game.setup({ seed, decks }), (draft) => {
    for (const seat of SEATS) arrangeSide(draft as Draft, seat, sides[seat] as Side, game);
    const taken = sides[starter]?.turnsTaken ?? (active === starter ? 1 : 2);
    draft.seats[starter].turnsTaken = taken;
    draft.seats[otherSeat(starter)].turnsTaken =
      sides[otherSeat(starter)]?.turnsTaken ?? (active === starter ? taken : taken - 1);
    draft.pending = [];
    draft.phase = phase;
    draft.round = round;
    draft.firstPlayer = firstPlayer;
    draft.active = active;
    draft.position = scene.position ?? 'S';
    draft.cardsPlayed = scene.cardsPlayed ?? 0;
  });
}

export interface Outcome {
  readonly before: MmaCcgState;
  readonly state: MmaCcgState;
  readonly events: readonly MmaCcgEvent[];
}

/** Plays actions that must be legal, one after the other; scripted chance must be used up. */
export function act(
  before: MmaCcgState,
  moves: MmaCcgAction | readonly MmaCcgAction[],
  game: MmaCcgGame = GAME,
  chance?: Chance,
): Outcome {
  let state = before;
  const events: MmaCcgEvent[] = [];
  for (const action of Array.isArray(moves) ? moves : [moves as MmaCcgAction]) {
    const applied = game.apply(state, action, chance);
    if (!applied.ok) {
      throw new Error(`${JSON.stringify(action)}: ${applied.rejection.code} [${applied.rejection.rule}]`);
    }
    state = applied.state;
    events.push(...applied.events);
  }
  return { before, state, events };
}

/** As `act` with one action and these answers of chance. */
export function actBy(
  before: MmaCcgState,
  action: MmaCcgAction,
  answers: readonly number[],
  game: MmaCcgGame = GAME,
): Outcome {
  const chance = scriptedChance(answers);
  const outcome = act(before, action, game, chance);
  chance.assertExhausted();
  return outcome;
}

/** The first card with this id in a pile of a seat. */
export function find(
  state: MmaCcgState,
  seat: Seat,
  id: string,
  pile: 'hand' | 'cage' | 'corner' | 'deck' | 'routineDeck' | 'exhausted' = 'hand',
  game: MmaCcgGame = GAME,
): number {
  const card = state.seats[seat][pile].find((each) => game.rules.cards[state.cards[each] ?? -1]?.id === id);
  if (card === undefined) throw new Error(`seat ${seat} has no ${id} in its ${pile}`);
  return card;
}

/** The ids of some cards. */
export function idsOf(
  state: MmaCcgState,
  cards: readonly (number | null)[],
  game: MmaCcgGame = GAME,
): readonly string[] {
  return cards.map((card) => game.rules.cards[state.cards[card ?? -1] ?? -1]?.id ?? '?');
}

/** Plays a card of the active player by its id. */
export function playing(
  state: MmaCcgState,
  id: string,
  cost: readonly string[] = [],
  game: MmaCcgGame = GAME,
): MmaCcgAction {
  const seat = state.active;
  const card = find(state, seat, id, 'hand', game);
  if (cost.length === 0) return { type: 'playCard', seat, card };
  return {
    type: 'playCard',
    seat,
    card,
    costCards: cost.map((each) => find(state, seat, each, 'hand', game)),
  };
}

/** Answers with a Counter by its id. */
export function countering(
  state: MmaCcgState,
  id: string,
  cost: readonly string[] = [],
  game: MmaCcgGame = GAME,
): MmaCcgAction {
  const seat = otherSeat(state.active);
  const card = find(state, seat, id, 'hand', game);
  if (cost.length === 0) return { type: 'counter', seat, card };
  return {
    type: 'counter',
    seat,
    card,
    costCards: cost.map((each) => find(state, seat, each, 'hand', game)),
  };
}

/** Uses a Routine in play by its id. */
export function using(state: MmaCcgState, seat: Seat, id: string, game: MmaCcgGame = GAME): MmaCcgAction {
  return { type: 'useRoutine', seat, card: find(state, seat, id, 'cage', game) };
}

/** The opponent lets it happen. */
export function declining(state: MmaCcgState): MmaCcgAction {
  return { type: 'decline', seat: otherSeat(state.active) };
}

/** The active player plays a card, and the opponent lets it happen. */
export function land(
  state: MmaCcgState,
  id: string,
  cost: readonly string[] = [],
  game: MmaCcgGame = GAME,
): Outcome {
  return act(state, [playing(state, id, cost, game), declining(state)], game);
}

/** The active player plays a card, and the opponent counters it. */
export function counterWith(
  state: MmaCcgState,
  id: string,
  answer: string,
  cost: readonly string[] = [],
  game: MmaCcgGame = GAME,
): Outcome {
  const announced = act(state, playing(state, id, [], game), game);
  const answered = act(announced.state, countering(announced.state, answer, cost, game), game);
  return { before: state, state: answered.state, events: [...announced.events, ...answered.events] };
}

/** Why an action is refused, as code and clause; null if it is not. */
export function refusal(state: MmaCcgState, action: MmaCcgAction, game: MmaCcgGame = GAME): string | null {
  const rejection: Rejection | undefined = game.validate(state, action);
  return rejection === undefined ? null : `${rejection.code} ${rejection.rule}`;
}

/** The types of events. */
export function kinds(events: readonly MmaCcgEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** The events of one type. */
export function told<T extends MmaCcgEvent['type']>(
  events: readonly MmaCcgEvent[],
  type: T,
): readonly Extract<MmaCcgEvent, { readonly type: T }>[] {
  return events.filter((event): event is Extract<MmaCcgEvent, { readonly type: T }> => event.type === type);
}

/** Plays on with passes, declines and the first answers until a phase or the end. */
export function passUntil(
  state: MmaCcgState,
  until: (state: MmaCcgState) => boolean,
  game: MmaCcgGame = GAME,
): Outcome {
  const events: MmaCcgEvent[] = [];
  let current = state;
  for (let i = 0; i < 400 && !until(current) && current.result === null; i++) {
    const [seat] = game.deciders(current);
    if (seat === undefined) break;
    const legal = game.legalActions(current, seat);
    const quiet = legal.find(
      (action) =>
        action.type === 'decline' ||
        (action.type === 'endTurn' && Object.keys(action).length === 2) ||
        (action.type === 'recover' && action.kind === 'none') ||
        action.type === 'mulligan' ||
        action.type === 'chooseRoutines',
    );
    const outcome = act(current, quiet ?? (legal[0] as MmaCcgAction), game);
    current = outcome.state;
    events.push(...outcome.events);
  }
  return { before: state, state: current, events };
}
