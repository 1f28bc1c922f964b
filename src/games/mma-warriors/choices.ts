// Choices that come before anything else: the opening fighter, a fighter in place of a fallen one, a card to make room in the
// hand. An automatic seat is not asked: it opens with its strongest fighter, replaces with the first of its hand, and gives up
// its oldest card. RULING(A65): that is all it does by itself.

import type { Seat } from '../../kernel/seat.js';
import { moveCard } from '../../kernel/zones.js';
import type { Deployment } from './events.js';
import { discard, takeInHand } from './hand.js';
import { cardOf, isFighter, type MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from './state.js';
import type { MmaWarriorsContext } from './types.js';

/** The fighter nearest the start of a hand. @rule MW-KO-07 */
export function firstFighter(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): number | undefined {
  for (const card of view.seats[seat].hand) if (card !== null && isFighter(view, card, rules)) return card;
  return undefined;
}

/** The strongest fighter of a hand, the earliest of equals. @rule MW-AI-08 */
function strongestFighter(view: MmaWarriorsView, seat: Seat, rules: MmaWarriorsRules): number | undefined {
  let best: number | undefined;
  let most = -1;
  for (const card of view.seats[seat].hand) {
    if (card === null || !isFighter(view, card, rules)) continue;
    const { striking, grappling, defense, stamina } = cardOf(view, card, rules);
    const power = 10 * (striking + grappling + defense) + stamina;
    if (power <= most) continue;
    most = power;
    best = card;
  }
  return best;
}

/** What an automatic seat chooses, and the AI. @rule MW-KO-07 MW-AI-08 */
export function automaticChoice(view: MmaWarriorsView, rules: MmaWarriorsRules): number | null | undefined {
  const [decision] = view.pending;
  if (decision === undefined) return undefined;
  const { kind, seat } = decision;
  if (kind === 'opening') return strongestFighter(view, seat, rules);
  return kind === 'replacement' ? firstFighter(view, seat, rules) : view.seats[seat].hand[0];
}

/** Puts a fighter of the hand into play, fresh and as printed. @rule MW-RES-06 MW-FTR-02 MW-KO-05 MW-STA-06 */
export function enterFighter(
  state: MmaWarriorsState,
  seat: Seat,
  card: number,
  from: Deployment,
  ctx: MmaWarriorsContext,
): void {
  const side = state.seats[seat];
  const { id, style, striking, grappling, defense, stamina } = cardOf(state, card, ctx.rules);
  moveCard(card, side.hand, []);
  side.fighter = {
    card,
    style: style ?? 'Balanced',
    striking,
    grappling,
    defense,
    stamina,
    maxStamina: stamina,
    strikingBonus: 0,
    bleed: 0,
  };
  ctx.events?.push({ type: 'fighterDeployed', seat, cardId: card, fighterId: id, from });
}

/** Answers the first open choice with a card. */
export function answer(state: MmaWarriorsState, card: number, ctx: MmaWarriorsContext): void {
  const decision = state.pending.shift();
  if (decision === undefined) return;
  const { kind, seat } = decision;
  const side = state.seats[seat];
  if (kind !== 'discard') enterFighter(state, seat, card, kind, ctx);
  else {
    discard(state, seat, card, 'overflow', ctx);
    if (side.drawnCard !== null) takeInHand(state, seat, side.drawnCard, ctx);
    side.drawnCard = null;
  }
}

/** Answers for automatic seats until somebody else must choose. @rule MW-SET-04 MW-KO-07 */
export function answerForAutoSeats(state: MmaWarriorsState, ctx: MmaWarriorsContext): void {
  for (
    let next = state.pending[0];
    next !== undefined && state.seats[next.seat].auto;
    next = state.pending[0]
  ) {
    answer(state, automaticChoice(state, ctx.rules) as number, ctx);
  }
}
