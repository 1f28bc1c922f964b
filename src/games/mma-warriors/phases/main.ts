// The active seat plays cards while it can and likes, in any order. Each is paid at once and goes to the discard pile. The turn
// ends when the seat says so, or by itself when nothing in its hand can be played.

import { DECK_SIZE } from '../../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../../rulesets/mma-warriors/types.js';
import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { finish } from '../../../kernel/flow.js';
import { reject } from '../../../kernel/rejection.js';
import { win } from '../../../kernel/result.js';
import { onlySeat, otherSeat, type Seat } from '../../../kernel/seat.js';
import { integer } from '../../../kernel/shape.js';
import { moveCard } from '../../../kernel/zones.js';
import type { Deploy, EndTurn, PlayCard, PlayObstacle } from '../actions.js';
import { attack } from '../attacks.js';
import { enterFighter, firstFighter } from '../choices.js';
import { help } from '../corner.js';
import { setDefence } from '../defence.js';
import { endIfExhausted } from '../exhaustion.js';
import { knockOut } from '../knockout.js';
import { cardOf, findCard, isFighter, lookIntoHand, type MmaWarriorsRules } from '../rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from '../state.js';
import { takeDown } from '../takedowns.js';
import type { MmaWarriorsContext, MmaWarriorsTypes } from '../types.js';
import { end } from './end.js';

/** The shape of a card in an action. */
export const cardShape = integer(0, 2 * DECK_SIZE - 1);

/** What keeps a seat from playing a card of its hand; null if nothing does. @rule MW-MAI-02 MW-MAI-03 MW-STR-07 MW-SUB-01 */
export function obstacleTo(
  view: MmaWarriorsView,
  seat: Seat,
  card: Card,
  { options }: MmaWarriorsRules,
): PlayObstacle | null {
  const { kind, cost, trait } = card;
  const side = view.seats[seat];
  if (kind === 'fighter') return 'WRONG_CARD_KIND';
  if (side.fighter === null) return 'NO_ACTIVE_FIGHTER';
  const needsTarget = kind === 'strike' || kind === 'takedown' || kind === 'submission';
  if (needsTarget && view.seats[otherSeat(seat)].fighter === null) return 'NO_TARGET';
  if (side.energy < cost) return 'NOT_ENOUGH_ENERGY';
  if (trait === 'ground' && view.advantage !== seat) return 'NEEDS_ADVANTAGE';
  // RULING(A35): on the ground, whoever is on top.
  if (kind === 'submission' && view.advantage === null) return 'NEEDS_GROUND';
  const isTaken = kind === 'defence' && side.defence.length > 0;
  return isTaken && options.defence.slot === 'forbidden' ? 'DEFENCE_ALREADY_SET' : null;
}

/** The obstacle as a refusal, with its clause. */
export function refusalOf(obstacle: PlayObstacle, view: MmaWarriorsView, seat: Seat, { id, cost }: Card) {
  switch (obstacle) {
    case 'WRONG_CARD_KIND':
      return reject(obstacle, 'MW-MAI-06', { card: id });
    case 'NO_ACTIVE_FIGHTER':
      return reject(obstacle, 'MW-MAI-02');
    case 'NO_TARGET':
      return reject(obstacle, 'MW-MAI-03');
    case 'NOT_ENOUGH_ENERGY':
      return reject(obstacle, 'MW-MAI-02', { card: id, cost, energy: view.seats[seat].energy });
    case 'NEEDS_ADVANTAGE':
      return reject(obstacle, 'MW-STR-07');
    case 'NEEDS_GROUND':
      return reject(obstacle, 'MW-SUB-01', { card: id });
    case 'DEFENCE_ALREADY_SET':
      return reject(obstacle, 'MW-DEF-12');
  }
}

function resolve(
  state: MmaWarriorsState,
  seat: Seat,
  number: number,
  card: Card,
  ctx: MmaWarriorsContext,
): void {
  if (card.kind === 'takedown') takeDown(state, seat, card, ctx);
  else if (card.kind === 'defence') setDefence(state, seat, number, card, ctx);
  else if (card.kind === 'corner') help(state, seat, card, ctx);
  else attack(state, seat, card, ctx);
}

/** Playing a technique or corner card. RULING(A53): what is too dear or out of place is not playable. @rule MW-MAI-01 MW-MAI-04 MW-MAI-05 */
export const playCard: Move<MmaWarriorsTypes, PlayCard> = {
  fields: { card: cardShape },

  check(view, { seat, card }, rules) {
    const found = view.seats[seat].hand.includes(card) ? findCard(view, card, rules) : undefined;
    if (found === undefined) return reject('CARD_NOT_IN_HAND', 'MW-MAI-04', { card });
    const obstacle = obstacleTo(view, seat, found, rules);
    return obstacle === null ? undefined : refusalOf(obstacle, view, seat, found);
  },

  options(view, seat, rules, options) {
    for (const card of view.seats[seat].hand) {
      const found = findCard(view, card, rules);
      if (card === null || found === undefined || obstacleTo(view, seat, found, rules) !== null) continue;
      if (options.next()) options.push({ type: 'playCard', seat, card });
    }
  },

  apply(state, { seat, card }, ctx) {
    const side = state.seats[seat];
    const found = cardOf(state, card, ctx.rules);
    side.energy -= found.cost;
    moveCard(card, side.hand, side.discard);
    state.quietTurns = 0;
    ctx.events?.push({ type: 'cardPlayed', seat, cardId: card, ref: found.id, cost: found.cost });
    resolve(state, seat, card, found, ctx);
    // MW-KO-01: after each card; MW-KO-08: then the turn goes on (A42, A43).
    if (state.result === null) knockOut(state, null, ctx);
    return 'settle';
  },
};

/** Putting a fighter into play, free of cost, where there is none. @rule MW-MAI-06 MW-MAI-07 MW-FTR-08 */
export const deploy: Move<MmaWarriorsTypes, Deploy> = {
  fields: { card: cardShape },

  check(view, { seat, card }, rules) {
    const side = view.seats[seat];
    if (!side.hand.includes(card)) return reject('CARD_NOT_IN_HAND', 'MW-MAI-06', { card });
    if (!isFighter(view, card, rules)) return reject('NOT_A_FIGHTER', 'MW-MAI-06', { card });
    return side.fighter === null ? undefined : reject('FIGHTER_ALREADY_ACTIVE', 'MW-MAI-07');
  },

  options(view, seat, rules, options) {
    const side = view.seats[seat];
    if (side.fighter !== null) return;
    for (const card of side.hand) {
      if (card === null || !isFighter(view, card, rules) || !options.next()) continue;
      options.push({ type: 'deploy', seat, card });
    }
  },

  apply(state, { seat, card }, ctx) {
    enterFighter(state, seat, card, 'hand', ctx);
    return 'settle';
  },
};

/** RULING(A76): nobody stays out of reach who has a fighter to send in. @rule MW-KO-05 */
function mustDeploy(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): boolean {
  return view.seats[seat].fighter === null && firstFighter(view, seat, rules) !== undefined;
}

/** Ending the turn, which is always possible with a fighter in play. @rule MW-MAI-08 */
export const endTurn: Move<MmaWarriorsTypes, EndTurn> = {
  fields: {},
  check(view, { seat }, rules) {
    return mustDeploy(view, seat, rules) ? reject('NO_ACTIVE_FIGHTER', 'MW-KO-05') : undefined;
  },
  options(view, seat, rules, options) {
    if (!mustDeploy(view, seat, rules) && options.next()) options.push({ type: 'endTurn', seat });
  },
  apply: (state, _action, ctx) => end(state, false, ctx),
};

/** Waits for the active seat, and nobody else. @rule MW-MAI-01 MW-MAI-09 */
export const main: WaitingPhase<MmaWarriorsTypes> = {
  deciders: (view) => onlySeat(view.activeSeat),
  moves: ['playCard', 'deploy', 'endTurn'],
};

/** Whether a seat can still use a card of its hand. @rule MW-MAI-08 */
function canGoOn(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): boolean {
  const side = view.seats[seat];
  for (const card of side.hand) {
    const found = findCard(view, card, rules);
    if (found === undefined) continue;
    if (found.kind === 'fighter' ? side.fighter === null : obstacleTo(view, seat, found, rules) === null)
      return true;
  }
  return false;
}

/** After the draw and after every card: is the match over, or the turn? RULING(A52): it ends by itself. @rule MW-MAI-08 MW-WIN-06 */
export const settle: AutomaticPhase<MmaWarriorsTypes> = {
  enter(state, ctx) {
    const { rules } = ctx;
    const seat = state.activeSeat;
    lookIntoHand(state, seat, ctx);
    // RULING(A41): the draw that could have brought a fighter is over.
    if (state.seats[seat].fighter === null && firstFighter(state, seat, rules) === undefined) {
      return finish(state, win(otherSeat(seat), 'No fighters in hand', 'MW-WIN-02'));
    }
    if (endIfExhausted(state, ctx)) return 'over';
    return !rules.options.main.autoEnd || canGoOn(state, seat, rules) ? 'main' : end(state, true, ctx);
  },
};
