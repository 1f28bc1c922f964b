// The moves that answer a choice in the middle of things. While one is open, nobody can do anything else.

import type { Move } from '../../../kernel/definition.js';
import type { Options } from '../../../kernel/options.js';
import { reject } from '../../../kernel/rejection.js';
import type { Seat } from '../../../kernel/seat.js';
import type { ChooseDiscard, ChooseReplacement, DeployOpening, MmaWarriorsMove } from '../actions.js';
import { answer, answerForAutoSeats } from '../choices.js';
import { isFighter, type MmaWarriorsRules } from '../rules.js';
import type { MmaWarriorsState, MmaWarriorsView } from '../state.js';
import type { MmaWarriorsContext, MmaWarriorsTypes } from '../types.js';
import { cardShape } from './main.js';

function checkFighter(
  view: MmaWarriorsView,
  { seat, card }: DeployOpening | ChooseReplacement,
  rules: MmaWarriorsRules,
  rule: 'MW-SET-04' | 'MW-KO-05',
) {
  if (!view.seats[seat].hand.includes(card)) return reject('CARD_NOT_IN_HAND', rule, { card });
  return isFighter(view, card, rules) ? undefined : reject('NOT_A_FIGHTER', rule, { card });
}

function fighterOptions<A extends DeployOpening | ChooseReplacement>(
  type: A['type'],
  view: MmaWarriorsView,
  seat: Seat,
  rules: MmaWarriorsRules,
  options: Options<A>,
): void {
  for (const card of view.seats[seat].hand) {
    if (card === null || !isFighter(view, card, rules) || !options.next()) continue;
    options.push({ type, seat, card } as A);
  }
}

/** What was interrupted goes on after the last choice. @rule MW-KO-08 */
function choose(
  state: MmaWarriorsState,
  { card }: Extract<MmaWarriorsMove, { card: number }>,
  ctx: MmaWarriorsContext,
) {
  answer(state, card, ctx);
  answerForAutoSeats(state, ctx);
  return state.phase;
}

/** Choosing the opening fighter. @rule MW-SET-04 */
export const deployOpening: Move<MmaWarriorsTypes, DeployOpening> = {
  fields: { card: cardShape },
  check: (view, action, rules) => checkFighter(view, action, rules, 'MW-SET-04'),
  options: (view, seat, rules, options) => fighterOptions('deployOpening', view, seat, rules, options),
  apply: choose,
};

/** Choosing who takes a fallen fighter's place. @rule MW-KO-05 MW-KO-06 */
export const chooseReplacement: Move<MmaWarriorsTypes, ChooseReplacement> = {
  fields: { card: cardShape },
  check: (view, action, rules) => checkFighter(view, action, rules, 'MW-KO-05'),
  options: (view, seat, rules, options) => fighterOptions('chooseReplacement', view, seat, rules, options),
  apply: choose,
};

/** Choosing what makes room for the drawn card, which is not in the hand yet. RULING(A46) @rule MW-DRW-03 */
export const chooseDiscard: Move<MmaWarriorsTypes, ChooseDiscard> = {
  fields: { card: cardShape },
  check(view, { seat, card }) {
    if (view.seats[seat].hand.includes(card)) return undefined;
    return reject('CARD_NOT_IN_HAND', 'MW-DRW-03', { card });
  },
  options(view, seat, _rules, options) {
    for (const card of view.seats[seat].hand) {
      if (card !== null && options.next()) options.push({ type: 'chooseDiscard', seat, card });
    }
  },
  apply: choose,
};
