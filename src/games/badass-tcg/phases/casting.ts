// Casting: a card of the hand, or a commander, goes on the stack with its targets chosen and its cost paid. What is refused changes
// nothing.

import type { Move } from '../../../kernel/definition.js';
import type { Options } from '../../../kernel/options.js';
import { reject } from '../../../kernel/rejection.js';
import type { Seat } from '../../../kernel/seat.js';
import { integer, listOf, oneOf, optional, recordOf } from '../../../kernel/shape.js';
import type { Cast, Pay } from '../actions.js';
import { FLASH } from '../keywords.js';
import { allPayments, automaticPayment, canPay, isExact, MANA, readPay, writePay } from '../mana.js';
import { refOf, take } from '../objects.js';
import { spendMana } from '../players.js';
import { type BadassTcgRules, type CompiledCard, findCard, type Program } from '../rules.js';
import type { BadassTcgState, BadassTcgView, Target } from '../state.js';
import { countTargets, isLegalTarget, targetLists } from '../targets.js';
import { triggerCast } from '../triggers.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';
import { targetShape } from './assign.js';

/** What casting face down costs. @rule BT-FDN-02 */
export const FACE_DOWN_COST: readonly number[] = [0, 0, 0, 0, 0, 0, 3];

/** The shape of a card's number. */
export const cardShape = integer(0, 999);

const amount = integer(0, 1000);

/** The shape of an explicit payment. */
export const payShape = optional(
  recordOf(Object.fromEntries(MANA.map((letter) => [letter, optional(amount)]))),
);

/** The shape of chosen targets. */
export const targetsShape = listOf(targetShape, 0, 100);

/** The own main phase with an empty stack. RULING(Q10) @rule BT-PLY-01 BT-PLY-04 */
export function isMainTime(view: BadassTcgView, seat: Seat): boolean {
  return view.active === seat && (view.step === 'main1' || view.step === 'main2') && view.stack.length === 0;
}

/** Whether a card can be cast at any time. RULING(Q21, Q22) @rule BT-PLY-05 BT-KEY-10 */
function isInstant({ kind, keywords }: CompiledCard): boolean {
  return kind === 'instant' || (keywords & FLASH) !== 0;
}

/** What each earlier cast of a commander adds. @rule BT-CMD-05 */
export function taxOf(view: BadassTcgView, seat: Seat, card: number, { options }: BadassTcgRules): number {
  const { command, commanderCasts } = view.players[seat];
  return command.includes(card) ? options.commanderTax * commanderCasts : 0;
}

/** Why targets are refused. @rule BT-PLY-07 BT-STK-10 BT-PLY-06 */
export function targetProblem(
  view: BadassTcgView,
  seat: Seat,
  { nouns }: Program,
  targets: readonly Target[],
  rules: BadassTcgRules,
) {
  for (const noun of nouns) {
    if (countTargets(view, noun, seat, rules) > 0) continue;
    return reject('NO_LEGAL_TARGET', 'BT-PLY-07', { noun });
  }
  if (targets.length !== nouns.length) return reject('ILLEGAL_TARGET', 'BT-PLY-07', { wanted: nouns.length });
  for (let i = 0; i < nouns.length; i++) {
    const noun = nouns[i] as (typeof nouns)[number];
    const target = targets[i] as Target;
    if (isLegalTarget(view, noun, target, seat, rules)) continue;
    return reject('ILLEGAL_TARGET', noun === 'spell' ? 'BT-STK-10' : 'BT-PLY-07', { noun, target });
  }
  return undefined;
}

/** Why a cost cannot be paid. @rule BT-MAN-04 BT-MAN-08 */
export function manaProblem(
  view: BadassTcgView,
  seat: Seat,
  cost: readonly number[],
  extra: number,
  pay: Pay | undefined,
) {
  const player = view.players[seat];
  if (!canPay(player.pool, cost, extra)) return reject('CANNOT_PAY', 'BT-MAN-04');
  const isSound = pay === undefined || isExact(player, pay, cost, extra);
  return isSound ? undefined : reject('CANNOT_PAY', 'BT-MAN-08');
}

/** Lists the payments of a cost: the automatic one without words, and where there are more, each other one by name. @rule BT-MAN-08 */
export function eachPayment(
  view: BadassTcgView,
  seat: Seat,
  cost: readonly number[],
  extra: number,
  tell: (pay: Pay | undefined) => void,
): void {
  tell(undefined);
  const { pool } = view.players[seat];
  if ((cost[6] as number) + extra === 0) return;
  const automatic = automaticPayment(pool, cost, extra).join();
  for (const spent of allPayments(pool, cost, extra)) if (spent.join() !== automatic) tell(writePay(spent));
}

function holdsCard(view: BadassTcgView, seat: Seat, card: number): boolean {
  const { hand, command } = view.players[seat];
  return hand.includes(card) || command.includes(card);
}

/** Why a card cannot be cast this way now, targets and cost aside. @rule BT-PLY-04 BT-PLY-05 BT-FDN-02 BT-CMD-05 */
function castProblem(
  view: BadassTcgView,
  seat: Seat,
  card: number,
  faceDown: boolean,
  face: CompiledCard | undefined,
  rules: BadassTcgRules,
) {
  if (face === undefined || !holdsCard(view, seat, card)) return reject('NOT_IN_HAND', 'BT-PLY-06', { card });
  if (face.kind === 'generator') return reject('WRONG_TYPE', 'BT-PLY-01', { card });
  if (faceDown && face.veil === null) return reject('WRONG_TYPE', 'BT-FDN-02', { card });
  if (faceDown && !rules.options.faceDown) return reject('OPTION_DISABLED', 'BT-FDN-02', { card });
  // BT-FDN-02: face down always with creature timing.
  if ((faceDown || !isInstant(face)) && !isMainTime(view, seat)) {
    return reject('WRONG_TIMING', 'BT-PLY-04', { card });
  }
  return undefined;
}

function castOptions(
  view: BadassTcgView,
  seat: Seat,
  card: number,
  face: CompiledCard,
  faceDown: boolean,
  rules: BadassTcgRules,
  options: Options<Cast>,
): void {
  const cost = faceDown ? FACE_DOWN_COST : face.cost;
  const extra = taxOf(view, seat, card, rules);
  // Most cards cannot be paid: that is the quickest to see.
  if (!canPay(view.players[seat].pool, cost, extra)) return;
  if (castProblem(view, seat, card, faceDown, face, rules) !== undefined) return;
  const down = faceDown ? { faceDown } : {};
  for (const targets of faceDown ? [[]] : targetLists(view, face.spell.nouns, seat, rules)) {
    eachPayment(view, seat, cost, extra, (pay) => {
      if (!options.next()) return;
      const paid = pay === undefined ? {} : { pay };
      options.push({ type: 'cast', seat, card, targets, ...down, ...paid });
    });
  }
}

/** A card leaves the hand or the command zone. What it may have been, the other player no longer knows of any Veil card in hand. */
function takeCard(state: BadassTcgState, seat: Seat, card: number, faceDown: boolean, rules: BadassTcgRules) {
  const player = state.players[seat];
  if (player.command.includes(card)) {
    take(player.command, card);
    player.commanderCasts += 1;
  } else take(player.hand, card);
  take(player.revealed, card);
  if (!faceDown) return;
  player.revealed = player.revealed.filter((each) => findCard(state, each, rules)?.veil === null);
}

/** After a stack action. RULING(Q7) @rule BT-STK-03 BT-STK-07 */
export function afterStackAction(state: BadassTcgState, seat: Seat, ctx: BadassTcgContext): 'checks' {
  state.passes = 0;
  state.priority = ctx.rules.options.priorityAfterAction === 'activePlayer' ? state.active : seat;
  return 'checks';
}

/** Casts a spell: announced with its targets, paid, put on the stack. @rule BT-PLY-06 BT-PLY-05 BT-STK-01 BT-CMD-05 BT-FDN-02 */
export const cast: Move<BadassTcgTypes, Cast> = {
  fields: { card: cardShape, targets: targetsShape, faceDown: optional(oneOf(true, false)), pay: payShape },
  check(view, { seat, card, targets, faceDown = false, pay }, rules) {
    const face = findCard(view, card, rules);
    const problem = castProblem(view, seat, card, faceDown, face, rules);
    if (problem !== undefined || face === undefined) return problem;
    const program = faceDown ? rules.faceDown.spell : face.spell;
    const wrong = targetProblem(view, seat, program, targets, rules);
    if (wrong !== undefined) return wrong;
    const cost = faceDown ? FACE_DOWN_COST : face.cost;
    return manaProblem(view, seat, cost, taxOf(view, seat, card, rules), pay);
  },
  options(view, seat, rules, options) {
    const { hand, command } = view.players[seat];
    for (const cards of [hand, command]) {
      for (const card of cards) {
        const face = findCard(view, card, rules);
        if (card === null || face === undefined || face.kind === 'generator') continue;
        castOptions(view, seat, card, face, false, rules, options);
        if (face.veil !== null && rules.options.faceDown) {
          castOptions(view, seat, card, face, true, rules, options);
        }
      }
    }
  },
  apply(state, { seat, card, targets, faceDown = false, pay }, ctx) {
    const { rules } = ctx;
    const def = state.cards[card] as number;
    const face = rules.cards[def] as CompiledCard;
    const cost = faceDown ? FACE_DOWN_COST : face.cost;
    const extra = taxOf(state, seat, card, rules);
    spendMana(state, seat, cost, extra, pay === undefined ? undefined : readPay(pay), ctx);
    takeCard(state, seat, card, faceDown, rules);
    const item = state.nextId++;
    state.stack.push({
      id: item,
      kind: 'spell',
      source: null,
      card,
      def,
      ability: -1,
      controller: seat,
      targets: [...targets],
      faceDown,
      host: null,
      keywords: 0,
    });
    const ref = refOf(state, card, ctx);
    ctx.events?.push({ type: 'spellCast', seat, card, ref, item, faceDown, targets: [...targets] });
    triggerCast(state, seat, faceDown ? 'creature' : face.kind, rules);
    return afterStackAction(state, seat, ctx);
  },
};
