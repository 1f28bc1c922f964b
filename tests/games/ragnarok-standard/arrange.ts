// What the tests of this game share: positions made by hand out of card ids, and actions with scripted chance.
import { type Chance, edit, type Seat, scriptedChance } from 'holmgang';
import {
  type Card,
  type CardSet,
  createRagnarokStandard,
  houseSet,
  type Minion,
  type RagnarokStandardAction,
  type RagnarokStandardEvent,
  type RagnarokStandardGame,
  type RagnarokStandardOptions,
  type RagnarokStandardState,
  ragnarokStandard,
} from 'holmgang/ragnarok-standard';
import { refresh } from '../../../src/games/ragnarok-standard/auras.js';
import { freshMinion } from '../../../src/games/ragnarok-standard/summoning.js';

export const GAME = ragnarokStandard;

/** The game with some options of its own. */
export function variant(options: Partial<RagnarokStandardOptions>): RagnarokStandardGame {
  return createRagnarokStandard({ name: 'variant', version: 1, options });
}

const BLANK: Card = {
  id: 1900,
  name: 'Blank',
  class: 'Neutral',
  type: 'Minion',
  rarity: 'Common',
  cost: 1,
  attack: 1,
  health: 1,
  armor: 0,
  tribe: null,
  keywords: [],
  spellDamage: 0,
  overload: 0,
  appendages: 0,
  appendage: 0,
  corrupted: 0,
  text: [],
};

/** A card of a test, beside those of the house. */
export function made(figures: Partial<Card>): Card {
  return { ...BLANK, ...figures };
}

/** The game with more cards. */
export function withCards(
  cards: readonly Card[],
  options: Partial<RagnarokStandardOptions> = {},
): RagnarokStandardGame {
  const set: CardSet = { ...houseSet, name: 'tests', cards: [...houseSet.cards, ...cards] };
  return createRagnarokStandard({ name: 'tests', version: 1, options, set });
}

/** A minion on the board: its card, and what is different about it. */
type OnBoard = number | (Partial<Minion> & { readonly cardId: number });

/** One side of a position; what is left out is as in the middle of a match, with nothing on the table. */
export interface Side {
  readonly hero?: string;
  readonly health?: number;
  readonly armor?: number;
  readonly mana?: number;
  readonly crystals?: number;
  readonly hand?: readonly number[];
  readonly deck?: readonly number[];
  readonly board?: readonly OnBoard[];
  readonly secrets?: readonly number[];
  readonly weapon?: number;
  readonly died?: readonly number[];
  readonly corpses?: number;
  readonly fatigue?: number;
  readonly played?: number;
}

type Draft = RagnarokStandardState;

/** The first entity there is: that of seat 0's leftmost minion. */
const FIRST = 2;

function arrangeSide(draft: Draft, seat: Seat, side: Side, game: RagnarokStandardGame): void {
  const player = draft.players[seat];
  const hero = side.hero ?? (seat === 0 ? 'magni' : 'vidar');
  const known = game.rules.heroes.get(hero)!.hero;
  Object.assign(player.hero, {
    slug: hero,
    class: known.class,
    element: known.element,
    health: side.health ?? 30,
    armor: side.armor ?? 0,
  });
  player.mana = side.mana ?? 10;
  player.crystals = side.crystals ?? 10;
  player.hand = (side.hand ?? []).map((cardId) => ({
    cardId,
    costDelta: 0,
    echoCopy: false,
    spent: false,
    shown: 'nobody',
  }));
  player.deck = (side.deck ?? [1035, 1035, 1035, 1035]).map((cardId) => ({ cardId, spent: false }));
  player.board = (side.board ?? []).map((each) => {
    const given = typeof each === 'number' ? { cardId: each } : each;
    return { ...freshMinion(draft, given.cardId, game.rules), sick: false, dormant: 0, ...given };
  });
  player.secrets = (side.secrets ?? []).map((cardId) => ({
    id: draft.nextEntity++,
    cardId,
    class: game.rules.byId[cardId]!.card.class,
  }));
  if (side.weapon !== undefined) {
    const { attack, health } = game.rules.byId[side.weapon]!.card;
    player.weapon = {
      id: draft.nextEntity++,
      cardId: side.weapon,
      upgradeOf: null,
      attack,
      durability: health,
    };
  }
  player.graveyard = [...new Set(side.died ?? [])].map((cardId) => ({
    cardId,
    cause: 'died',
    count: side.died!.filter((each) => each === cardId).length,
  }));
  player.corpses = side.corpses ?? 0;
  player.fatigue = side.fatigue ?? 0;
  player.cardsPlayedThisTurn = side.played ?? 0;
}

/** Makes a position, by default in the main phase of seat 0's turn. */
export function arrange(
  sides: readonly [Side, Side] = [{}, {}],
  game: RagnarokStandardGame = GAME,
  active: Seat = 0,
): RagnarokStandardState {
  const { decks } = game.rules.set;
  const thor = decks.find(({ hero }) => hero === 'thor') ?? decks[0]!;
  const noMulligan = { seed: 'arranged', firstPlayer: 0 as const, decks: [thor, thor] as const };
  let start = game.setup(noMulligan);
  for (const seat of [0, 1] as const)
    if (start.phase === 'mulligan') start = game.reducer(start, game.actions.mulligan(seat, { replace: [] }));
  return edit(game, start, (draft) => {
    draft.nextEntity = FIRST;
    draft.turn = active === 0 ? 9 : 10;
    draft.active = active;
    arrangeSide(draft as Draft, 0, sides[0], game);
    arrangeSide(draft as Draft, 1, sides[1], game);
    const ids = draft.players.flatMap(({ board }) => board.map(({ id }) => id));
    draft.nextEntity = Math.max(draft.nextEntity, ...ids.map((id) => id + 1));
    refresh(draft as Draft, game.rules);
  });
}

export interface Outcome {
  readonly before: RagnarokStandardState;
  readonly state: RagnarokStandardState;
  readonly events: readonly RagnarokStandardEvent[];
}

/** Plays an action that must be legal. */
function actWith(
  before: RagnarokStandardState,
  action: RagnarokStandardAction,
  chance: Chance | undefined,
  game: RagnarokStandardGame = GAME,
): Outcome {
  const applied = game.apply(before, action, chance);
  if (!applied.ok) throw new Error(`${applied.rejection.code} [${applied.rejection.rule}]`);
  const problems = game.check(applied.state);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return { before, state: applied.state, events: applied.events };
}

/** Plays an action that must be legal, with scripted chance that must be used up. */
export function act(
  state: RagnarokStandardState,
  action: RagnarokStandardAction,
  answers: readonly number[] = [],
  game: RagnarokStandardGame = GAME,
): Outcome {
  const chance = scriptedChance(answers);
  const outcome = actWith(state, action, chance, game);
  chance.assertExhausted();
  return outcome;
}

/** What playing a card needs beside its place in the hand. */
export interface Play {
  readonly hand?: number;
  readonly target?: number;
  readonly position?: number;
  readonly option?: number;
  readonly attachTo?: number;
}

/** The active seat plays a card of its hand, by default the first. */
export function play(
  state: RagnarokStandardState,
  details: Play = {},
  answers: readonly number[] = [],
  game: RagnarokStandardGame = GAME,
): Outcome {
  return act(state, game.actions.playCard(state.active, { hand: 0, ...details }), answers, game);
}

/** The active seat attacks. */
export function attack(
  state: RagnarokStandardState,
  attacker: number,
  defender: number,
  answers: readonly number[] = [],
  game: RagnarokStandardGame = GAME,
): Outcome {
  return act(state, game.actions.attack(state.active, { attacker, defender }), answers, game);
}

/** The active seat uses its Hero Power. */
export function usePower(
  state: RagnarokStandardState,
  target: number | null = null,
  answers: readonly number[] = [],
  game: RagnarokStandardGame = GAME,
): Outcome {
  return act(state, game.actions.heroPower(state.active, { target }), answers, game);
}

/** The active seat ends its turn. */
export function pass(
  state: RagnarokStandardState,
  answers: readonly number[] = [],
  game: RagnarokStandardGame = GAME,
): Outcome {
  return act(state, game.actions.endTurn(state.active), answers, game);
}

/** Both turns go by; it is the same seat's turn again. */
export function passRound(state: RagnarokStandardState, game: RagnarokStandardGame = GAME): Outcome {
  return pass(pass(state, [], game).state, [], game);
}

/** Why an action is refused, as code and clause; null if it is not. */
export function refusal(
  state: RagnarokStandardState,
  action: RagnarokStandardAction,
  game: RagnarokStandardGame = GAME,
): string | null {
  const rejection = game.validate(state, action);
  return rejection === undefined ? null : `${rejection.code} ${rejection.rule}`;
}

/** Why a card cannot be played. */
export function playRefusal(
  state: RagnarokStandardState,
  details: Play = {},
  game: RagnarokStandardGame = GAME,
): string | null {
  return refusal(state, game.actions.playCard(state.active, { hand: 0, ...details }), game);
}

/** Why an attack is impossible. */
export function attackRefusal(
  state: RagnarokStandardState,
  attacker: number,
  defender: number,
  game: RagnarokStandardGame = GAME,
): string | null {
  return refusal(state, game.actions.attack(state.active, { attacker, defender }), game);
}

/** The types of events, those of a list only if one is given. */
export function kinds(
  events: readonly RagnarokStandardEvent[],
  only?: readonly RagnarokStandardEvent['type'][],
): readonly string[] {
  return events.map(({ type }) => type).filter((type) => only === undefined || only.includes(type));
}

/** The events of one type. */
export function told<T extends RagnarokStandardEvent['type']>(
  events: readonly RagnarokStandardEvent[],
  type: T,
): readonly Extract<RagnarokStandardEvent, { readonly type: T }>[] {
  return events.filter(
    (event): event is Extract<RagnarokStandardEvent, { readonly type: T }> => event.type === type,
  );
}

/** A minion on the table by its number. */
export function minion(state: RagnarokStandardState, id: number): Minion {
  const found = state.players.flatMap(({ board }) => board).find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no minion ${id}`);
  return found;
}

/** The cards of a board, from left to right. */
export function boardOf(state: RagnarokStandardState, seat: Seat): readonly number[] {
  return state.players[seat].board.map(({ cardId }) => cardId);
}

/** The cards of a hand, from left to right. */
export function handOf(state: RagnarokStandardState, seat: Seat): readonly number[] {
  return state.players[seat].hand.map(({ cardId }) => cardId);
}

/** Attack and Health of a board, from left to right. */
export function figures(state: RagnarokStandardState, seat: Seat): readonly string[] {
  return state.players[seat].board.map(({ attack: a, health }) => `${a}/${health}`);
}

/** Health of both heroes. */
export function lives(state: RagnarokStandardState): readonly number[] {
  return state.players.map(({ hero }) => hero.health);
}

/** The number of a minion by its place. */
export function at(state: RagnarokStandardState, seat: Seat, place = 0): number {
  const found = state.players[seat].board[place];
  if (found === undefined) throw new Error(`nobody stands at ${place}`);
  return found.id;
}
