// The move that answers a choice in the middle of things. While one is open, nobody can do anything else.

import type { Move } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { oneOf, optional } from '../../../kernel/shape.js';
import type { Choose } from '../actions.js';
import { candidates, carryOut, listed, withCard } from '../choices.js';
import { moveFight } from '../effects.js';
import { cardShape } from '../playing.js';
import type { MmaCcgRules } from '../rules.js';
import type { MmaCcgDecision, MmaCcgView } from '../state.js';
import type { MmaCcgTypes } from '../types.js';

function ownDecision({ pending }: MmaCcgView): MmaCcgDecision {
  return pending[0] as MmaCcgDecision;
}

function fits(view: MmaCcgView, { card, position, done }: Choose, rules: MmaCcgRules): boolean {
  const decision = ownDecision(view);
  const { kind, chosen, least, among } = decision;
  if ([card, position, done].filter((each) => each !== undefined).length !== 1) return false;
  if (kind === 'position') return position !== undefined && among.includes(position);
  if (done) return chosen.length >= least;
  return card !== undefined && !chosen.includes(card) && candidates(view, decision, rules).includes(card);
}

/** Choosing a card, a position, or to be done; cards may be chosen in any order. @rule MC-RES-02 MC-REC-04 */
export const choose: Move<MmaCcgTypes, Choose> = {
  fields: {
    card: optional(cardShape),
    position: optional(oneOf('S', 'C', 'G')),
    done: optional(oneOf(true)),
  },
  check(view, action, rules) {
    if (fits(view, action, rules)) return undefined;
    const { kind } = ownDecision(view);
    return reject('BAD_CHOICE', kind === 'recycle' ? 'MC-REC-04' : 'MC-RES-02', { kind });
  },
  options(view, seat, rules, options) {
    const decision = ownDecision(view);
    const { kind, among, chosen, least } = decision;
    for (const position of among) if (options.next()) options.push({ type: 'choose', seat, position });
    if (kind === 'position') return;
    for (const card of listed(decision, candidates(view, decision, rules))) {
      if (options.next()) options.push({ type: 'choose', seat, card });
    }
    if (chosen.length >= least && options.next()) options.push({ type: 'choose', seat, done: true });
  },
  apply(state, { card, position }, ctx) {
    const decision = state.pending[0] as MmaCcgDecision;
    if (position !== undefined) {
      state.pending.shift();
      moveFight(state, position, ctx);
      return state.phase;
    }
    const answer =
      card === undefined ? decision : withCard(decision, card, candidates(state, decision, ctx.rules));
    if (card !== undefined && answer.chosen.length < answer.most) state.pending[0] = answer;
    else {
      state.pending.shift();
      carryOut(state, answer, ctx);
    }
    return state.phase;
  },
};
