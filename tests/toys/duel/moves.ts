import { type Definition, drawTop, integer, moveCard, otherSeat, reject, type Seat } from 'holmgang';
import type { DuelState, DuelTypes, DuelView } from './types.js';

type Moves = Definition<DuelTypes>['moves'];

const card = integer(0, 11);

function notInHand(view: DuelView, seat: Seat, wanted: number, rule: 'DU-CLA-01' | 'DU-BUR-01') {
  return view.hands[seat].includes(wanted) ? undefined : reject('CARD_NOT_IN_HAND', rule, { card: wanted });
}

const commit: Moves['commit'] = {
  fields: { card },
  check: (view, action) => notInHand(view, action.seat, action.card, 'DU-CLA-01'),
  options(view, seat, _rules, options) {
    for (const held of view.hands[seat]) {
      if (held !== null && options.next()) options.push({ type: 'commit', seat, card: held });
    }
  },
  apply(state, action, ctx) {
    const hand = state.hands[action.seat];
    hand.splice(hand.indexOf(action.card), 1);
    state.committed[action.seat] = action.card;
    ctx.events?.push({ type: 'cardCommitted', seat: action.seat, card: action.card });
    return state.committed[otherSeat(action.seat)] === null ? 'clash' : 'reveal';
  },
};

/** Lists the lightest and the heaviest blow; those between are extended. */
const strike: Moves['strike'] = {
  fields: { force: integer(1, 3) },
  check(view, action) {
    const stamina = view.stamina[action.seat];
    return action.force <= stamina ? undefined : reject('NOT_ENOUGH_STAMINA', 'DU-STR-01', { stamina });
  },
  options(view, seat, _rules, options) {
    const stamina = view.stamina[seat];
    if (stamina >= 1 && options.next()) options.push({ type: 'strike', seat, force: 1 });
    if (stamina >= 2 && options.next()) options.push({ type: 'strike', seat, force: stamina });
  },
  apply(state, action, ctx) {
    const { seat, force } = action;
    const defender = otherSeat(seat);
    const hit = ctx.chance.percent(ctx.rules.hit[force] ?? 0);
    state.stamina[seat] -= force;
    if (hit) state.life[defender] = Math.max(0, state.life[defender] - force);
    ctx.events?.push({ type: 'struck', seat, force, hit });
    if (hit && force >= 2 && state.life[defender] > 0 && state.hands[defender].length > 0) {
      state.pending.push({ kind: 'bury', seat: defender });
    }
    return 'judge';
  },
};

const hold: Moves['hold'] = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'hold', seat });
  },
  apply(_state, action, ctx) {
    ctx.events?.push({ type: 'held', seat: action.seat });
    return 'judge';
  },
};

const bury: Moves['bury'] = {
  fields: { card },
  check: (view, action) => notInHand(view, action.seat, action.card, 'DU-BUR-01'),
  options(view, seat, _rules, options) {
    for (const held of view.hands[seat]) {
      if (held !== null && options.next()) options.push({ type: 'bury', seat, card: held });
    }
  },
  apply(state, action, ctx) {
    state.pending.shift();
    moveCard(action.card, state.hands[action.seat], state.buried[action.seat]);
    ctx.events?.push({ type: 'cardBuried', seat: action.seat, card: action.card });
    return state.phase;
  },
};

const draw: Moves['draw'] = {
  fields: {},
  check: (view, action) =>
    view.decks[action.seat].length > 0 ? undefined : reject('DECK_EMPTY', 'DU-DRW-01'),
  options(view, seat, _rules, options) {
    if (view.decks[seat].length > 0 && options.next()) options.push({ type: 'draw', seat });
  },
  apply(state, action, ctx) {
    drawCard(state, action.seat, ctx);
    return 'roundEnd';
  },
};

const breathe: Moves['breathe'] = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'breathe', seat });
  },
  apply(state, action, ctx) {
    state.stamina[action.seat] = Math.min(ctx.rules.stamina, state.stamina[action.seat] + 1);
    ctx.events?.push({ type: 'breathed', seat: action.seat });
    return 'roundEnd';
  },
};

/** A courtesy that nobody waits for: once a match, in the clash, whoever is still to commit. */
const salute: Moves['salute'] = {
  fields: {},
  offTurn: true,
  check: (view, action) => (view.saluted[action.seat] ? reject('ALREADY_SALUTED', 'DU-SAL-01') : undefined),
  apply(state, action, ctx) {
    state.saluted[action.seat] = true;
    ctx.events?.push({ type: 'saluted', seat: action.seat });
    return state.phase;
  },
};

/** Draws a card, if there is one. */
export function drawCard(state: DuelState, seat: Seat, ctx: Parameters<Moves['draw']['apply']>[2]): void {
  const drawn = drawTop(state.decks[seat], ctx.chance);
  if (drawn === undefined) return;
  state.hands[seat].push(drawn);
  ctx.events?.push({ type: 'cardDrawn', seat, card: drawn });
}

export const duelMoves: Moves = { commit, strike, hold, bury, draw, breathe, salute };
