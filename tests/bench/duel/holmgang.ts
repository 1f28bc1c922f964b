import {
  type Chance,
  census,
  cloneGenerator,
  type Definition,
  defineGame,
  digestOf,
  integer,
  listOf,
  oneOf,
  pairOf,
  problem,
  problemsOf,
  recordOf,
  SEATS,
  type Seat,
} from 'holmgang';
import { moves, phases } from './holmgang-moves.js';
import type { DuelRules, DuelState, DuelTypes, DuelView } from './holmgang-types.js';
import { CARDS, type Final, LIMITS, type Match, type Opening, type Side, type Unit } from './match.js';

// The duel on this kernel, as a user writes it: with events, views, a determinizer, and checks of everything.

type Duel = Definition<DuelTypes>;

const rules: DuelRules = { cards: CARDS, limits: LIMITS };

const instance = integer(0, 149);
const kind = integer(0, CARDS.length - 1);
const opening = recordOf({
  kinds: listOf(kind, 120, 150),
  decks: pairOf(listOf(instance, 60, 75)),
  hero: integer(1, 1_000_000),
  turns: integer(1, 10_000),
});

function newSide(deck: readonly number[], hero: number): Side {
  const { openingHand } = LIMITS;
  const hand = deck.slice(0, openingHand);
  return { hero, mana: 0, maxMana: 0, deck: deck.slice(openingHand), hand, board: [], discard: [] };
}

const setup: Duel['setup'] = ({ kinds, decks, hero, turns }, core) => ({
  phase: 'turnStart',
  turn: 0,
  turns,
  active: 1,
  kinds: [...kinds],
  sides: [newSide(decks[0], hero), newSide(decks[1], hero)],
  ...core,
});

function cloneBoard(board: readonly Unit[]): Unit[] {
  const copy: Unit[] = [];
  for (const { id, attack, health, ready } of board) copy.push({ id, attack, health, ready });
  return copy;
}

function cloneSide(side: Side): Side {
  return {
    hero: side.hero,
    mana: side.mana,
    maxMana: side.maxMana,
    deck: [...side.deck],
    hand: [...side.hand],
    board: cloneBoard(side.board),
    discard: [...side.discard],
  };
}

const clone: Duel['clone'] = (state) => ({
  ruleset: state.ruleset,
  viewer: state.viewer,
  rng: cloneGenerator(state.rng),
  phase: state.phase,
  pending: [...state.pending],
  drawOffer: state.drawOffer,
  result: state.result,
  turn: state.turn,
  turns: state.turns,
  active: state.active,
  kinds: state.kinds,
  sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
});

const hidden = (cards: readonly number[]): null[] => cards.map(() => null);

function viewSide(side: Side, isOwn: boolean): Side<number | null> {
  const { hero, mana, maxMana, board, discard } = side;
  const hand = isOwn ? side.hand : hidden(side.hand);
  return { hero, mana, maxMana, deck: hidden(side.deck), hand, board, discard };
}

/** Own hand, both boards and both discard piles are seen; nobody sees a deck. */
const view: Duel['view'] = (state, viewer, core) => {
  const kinds: (number | null)[] = hidden(state.kinds);
  const show = (card: number): void => {
    kinds[card] = state.kinds[card] as number;
  };
  for (const side of state.sides) {
    for (const { id } of side.board) show(id);
    side.discard.forEach(show);
  }
  if (viewer !== 'spectator') state.sides[viewer].hand.forEach(show);
  const { phase, turn, turns, active } = state;
  const sides: DuelView['sides'] = [
    viewSide(state.sides[0], viewer === 0),
    viewSide(state.sides[1], viewer === 1),
  ];
  return { phase, turn, turns, active, kinds, sides, ...core };
};

/** Deals a side's unseen instances to its hidden places. Decks are random, so an unseen card can be any. */
function dealSide(seen: DuelView, seat: Seat, kinds: number[], chance: Chance): Side {
  const side = seen.sides[seat];
  const size = seen.kinds.length / 2;
  const known = new Set([...side.board.map(({ id }) => id), ...side.discard, ...side.hand]);
  const unseen: number[] = [];
  for (let card = seat * size; card < (seat + 1) * size; card++) {
    if (known.has(card)) continue;
    unseen.push(card);
    kinds[card] = chance.int(CARDS.length);
  }
  chance.shuffle(unseen);
  const dealt = (card: number | null): number => card ?? (unseen.pop() as number);
  const hand = side.hand.map(dealt);
  return cloneSide({ ...side, hand, deck: side.deck.map(dealt) });
}

const determinize: Duel['determinize'] = (seen, rng, chance) => {
  const kinds = seen.kinds.map((known) => known ?? 0);
  const sides: DuelState['sides'] = [dealSide(seen, 0, kinds, chance), dealSide(seen, 1, kinds, chance)];
  return clone({ ...seen, viewer: null, rng, pending: [], kinds, sides });
};

const zone = listOf(instance, 0, 75);
const amount = integer(0, LIMITS.mana);
const unit = recordOf({
  id: instance,
  attack: integer(0, 99),
  health: integer(1, 99),
  ready: oneOf(true, false),
});
const side = recordOf({
  hero: integer(-99, 1_000_000),
  mana: amount,
  maxMana: amount,
  deck: zone,
  hand: listOf(instance, 0, LIMITS.hand),
  board: listOf(unit, 0, LIMITS.board),
  discard: zone,
});

const invariants: Duel['invariants'] = (state) => {
  const isWhole = SEATS.every((seat) => {
    const { deck, hand, board, discard } = state.sides[seat];
    const size = state.kinds.length / 2;
    const own = census(
      deck,
      hand,
      board.map(({ id }) => id),
      discard,
    );
    return own.length === size && own.every((card, i) => card === seat * size + i);
  });
  return isWhole ? [] : [problem('sides', 'BAD_CARDS', 'every card is in exactly one place')];
};

export const duel = defineGame<DuelTypes>({
  id: 'bench-duel',
  ruleset: Object.freeze({ game: 'bench-duel', name: 'bench', version: 1, digest: digestOf(rules) }),
  rules,
  phases,
  moves,
  checkOptions: (options) => problemsOf(opening, options),
  setup,
  ended: (result) => ({ type: 'matchEnded', result }),
  clone,
  view,
  viewEvent: (event, viewer) =>
    event.type === 'cardDrawn' && event.seat !== viewer ? { ...event, card: null } : event,
  determinize,
  shape: {
    turn: integer(1, 10_001),
    turns: integer(1, 10_000),
    active: oneOf(0, 1),
    kinds: listOf(kind, 120, 150),
    sides: pairOf(side),
  },
  invariants,
});

/** The state in which a match begins, frozen. */
export function startDuel({ kinds, decks, hero, turns }: Opening): DuelState {
  return duel.setup({ kinds, decks, hero, turns, seed: 'bench' });
}

/** Plays a whole match in place. */
export function advanceDuel(start: DuelState, { actions }: Match): DuelState {
  const state = duel.clone(start);
  for (const action of actions) duel.advance(state, action);
  return state;
}

export function finalOfDuel({ turn, sides, result }: DuelState): Final {
  return { turn, sides, winner: result?.winner ?? null, reason: result?.reason ?? '' };
}
