import {
  census,
  cloneGenerator,
  type Definition,
  defineGame,
  digestOf,
  integer,
  listOf,
  nullOr,
  oneOf,
  otherSeat,
  type Problem,
  pairOf,
  problem,
  recordOf,
  SEATS,
} from 'holmgang';
import { drawCard, duelMoves } from './moves.js';
import { duelPhases } from './phases.js';
import { determinizeDuel, foreseeableDuel, viewDuel, viewDuelAction, viewDuelEvent } from './secrets.js';
import type { DuelRules, DuelState, DuelTypes } from './types.js';

const rules: DuelRules = { deck: [1, 2, 3, 1, 2, 3], life: 4, stamina: 3, hit: [0, 90, 80, 70] };

type Duel = Definition<DuelTypes>;

const checkOptions: Duel['checkOptions'] = (options) => {
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (name !== 'size') problems.push(problem(name, 'UNKNOWN_FIELD', 'no such option'));
    else if (value !== undefined) integer(3, 6)(value, name, problems);
  }
  return problems;
};

/** Ids are dealt at random, because their order would tell; then each deck is shuffled. */
const setup: Duel['setup'] = ({ size = 6 }, core, ctx) => {
  const ids = ctx.chance.shuffle(Array.from({ length: 2 * size }, (_, i) => i));
  const cards: number[] = [...ids];
  ids.forEach((id, i) => {
    cards[id] = ctx.rules.deck[i % size] ?? 0;
  });
  const { life, stamina } = ctx.rules;
  const state: DuelState = {
    ...core,
    phase: 'clash',
    round: 1,
    life: [life, life],
    stamina: [stamina, stamina],
    saluted: [false, false],
    attacker: null,
    cards,
    hands: [[], []],
    decks: [ctx.chance.shuffle(ids.slice(0, size)), ctx.chance.shuffle(ids.slice(size))],
    buried: [[], []],
    discards: [[], []],
    committed: [null, null],
  };
  for (const seat of SEATS) for (let i = 0; i < size / 2; i++) drawCard(state, seat, ctx);
  return state;
};

export function cloneDuel(state: DuelState): DuelState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    round: state.round,
    life: [...state.life],
    stamina: [...state.stamina],
    saluted: [...state.saluted],
    attacker: state.attacker,
    cards: [...state.cards],
    hands: [[...state.hands[0]], [...state.hands[1]]],
    decks: [[...state.decks[0]], [...state.decks[1]]],
    buried: [[...state.buried[0]], [...state.buried[1]]],
    discards: [[...state.discards[0]], [...state.discards[1]]],
    committed: [...state.committed],
  };
}

const zone = listOf(integer(0, 11), 0, 6);

/** Every card of a seat, wherever it is. */
function ownCards(state: DuelState, seat: 0 | 1): number[] {
  const committed = state.committed[seat];
  const { hands, decks, buried, discards } = state;
  return census(
    hands[seat],
    decks[seat],
    buried[seat],
    discards[seat],
    committed === null ? [] : [committed],
  );
}

/** What no move ever changes: whose cards are which, and how strong. */
export function conservedDuel(state: DuelState): unknown {
  return { cards: state.cards, owners: SEATS.map((seat) => ownCards(state, seat)) };
}

const invariants: Duel['invariants'] = (state, { deck }) => {
  const problems: Problem[] = [];
  const size = state.cards.length / 2;
  const owned = SEATS.map((seat) => ownCards(state, seat));
  if (census(...owned).some((card, i) => card !== i) || owned.some((cards) => cards.length !== size)) {
    return [problem('cards', 'BAD_CARDS', 'every card is in exactly one place')];
  }
  for (const cards of owned) {
    const powers = census(cards.map((card) => state.cards[card] ?? 0));
    if (`${powers}` !== `${census(deck.slice(0, size))}`)
      problems.push(problem('cards', 'BAD_DECK', 'no such deck'));
  }
  if (state.result === null) problems.push(...runningProblems(state));
  return problems;
};

function runningProblems(state: DuelState): Problem[] {
  const problems: Problem[] = [];
  const isClash = state.phase === 'clash';
  const committed = state.committed.filter((card) => card !== null).length;
  if (isClash !== (state.attacker === null))
    problems.push(problem('attacker', 'BAD_ATTACKER', 'after the clash only'));
  if (isClash ? committed > 1 : committed > 0)
    problems.push(problem('committed', 'BAD_COMMITMENT', 'is revealed'));
  if (state.life.includes(0))
    problems.push(problem('life', 'BAD_LIFE', 'a knockout ends the match', 'DU-END-01'));
  for (const seat of SEATS) {
    const isEmpty = state.hands[seat].length === 0;
    if (isClash && isEmpty && state.committed[seat] === null)
      problems.push(problem(`hands.${seat}`, 'BAD_HAND', 'empty'));
  }
  const [decision] = state.pending;
  if (decision === undefined || state.attacker === null) return problems;
  if (
    state.phase !== 'judge' ||
    decision.seat !== otherSeat(state.attacker) ||
    !state.hands[decision.seat].length
  ) {
    problems.push(
      problem('pending', 'BAD_PENDING', 'only a defender with cards buries one, right after the blow'),
    );
  }
  return problems;
}

/** The toy's rules; variants with a planted defect replace parts of it. */
export const duelDefinition: Duel = {
  id: 'duel',
  ruleset: Object.freeze({ game: 'duel', name: 'toy', version: 1, digest: digestOf(rules) }),
  rules,
  phases: duelPhases,
  moves: duelMoves,
  decisions: { bury: ['bury'] },
  checkOptions,
  setup,
  ended: (result) => ({ type: 'matchEnded', result }),
  clone: cloneDuel,
  view: viewDuel,
  viewEvent: viewDuelEvent,
  viewAction: viewDuelAction,
  determinize: determinizeDuel,
  foreseeable: foreseeableDuel,
  shape: {
    pending: listOf(recordOf({ kind: oneOf('bury'), seat: oneOf(0, 1) }), 0, 1),
    round: integer(1, 7),
    life: pairOf(integer(0, rules.life)),
    stamina: pairOf(integer(0, rules.stamina)),
    saluted: pairOf(oneOf(true, false)),
    attacker: oneOf(0, 1, null),
    cards: listOf(integer(1, 3), 6, 12),
    hands: pairOf(zone),
    decks: pairOf(zone),
    buried: pairOf(zone),
    discards: pairOf(zone),
    committed: pairOf(nullOr(integer(0, 11))),
  },
  invariants,
};

export const duel = defineGame(duelDefinition);
