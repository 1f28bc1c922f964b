// Both sides choose at the same time, face down. A choice needs a technique of its category that is available in the
// place, and every token that the technique asks for. The exchange follows as soon as both choices are in.

import type { Technique, Token } from '../../../../rulesets/bjj/types.js';
import { CATEGORIES } from '../../../../rulesets/bjj/vocabulary.js';
import type { Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { NO_SEATS, onlySeat, otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { oneOf, text } from '../../../kernel/shape.js';
import type { Commit, Retract } from '../actions.js';
import { choicesAt } from '../rules.js';
import type { BjjView } from '../state.js';
import type { BjjTypes } from '../types.js';

/** Waits for the sides that have not committed. @rule BJ-TRN-01 */
export const choosing: WaitingPhase<BjjTypes> = {
  deciders(view) {
    const [first, second] = view.committed;
    if (first === null) return second === null ? SEATS : onlySeat(0);
    return second === null ? onlySeat(1) : NO_SEATS;
  },
  moves: ['commit', 'retract'],
};

/** Whether a side holds every token that a technique asks for. @rule BJ-TEC-03 */
function holdsRequired(view: BjjView, seat: Seat, technique: Technique): boolean {
  const held = view.tokens[seat];
  for (const token of technique.requiredTokens) if (!held.includes(token)) return false;
  return true;
}

/** The tokens that a technique asks for and a side does not hold. @rule BJ-TEC-03 */
export function missingTokens(view: BjjView, seat: Seat, technique: Technique): readonly Token[] {
  return technique.requiredTokens.filter((token) => !view.tokens[seat].includes(token));
}

/** The form of a choice. */
function choiceFields() {
  return { category: oneOf(...CATEGORIES), techniqueId: text(64) };
}

/** Choosing a category and a technique. @rule BJ-TRN-01 BJ-TEC-01 BJ-TEC-03 BJ-CAT-01 */
export const commit: Move<BjjTypes, Commit> = {
  fields: /* @__PURE__ */ choiceFields(),

  check(view, { seat, category, techniqueId }, rules) {
    const technique = rules.techniques.get(techniqueId);
    if (technique === undefined) return reject('UNKNOWN_TECHNIQUE', 'BJ-TEC-01', { techniqueId });
    if (technique.category !== category) {
      return reject('WRONG_CATEGORY', 'BJ-TRN-01', { techniqueId, category, expected: technique.category });
    }
    const { position } = view;
    const role = view.roles[seat];
    if (!choicesAt(rules, position, role).includes(technique)) {
      return reject('NOT_AVAILABLE_HERE', 'BJ-TEC-01', { techniqueId, position, role });
    }
    if (!holdsRequired(view, seat, technique)) {
      return reject('MISSING_TOKENS', 'BJ-TEC-03', {
        techniqueId,
        missing: missingTokens(view, seat, technique),
      });
    }
    return undefined;
  },

  options(view, seat, rules, options) {
    for (const technique of choicesAt(rules, view.position, view.roles[seat])) {
      if (!holdsRequired(view, seat, technique) || !options.next()) continue;
      options.push({ type: 'commit', seat, category: technique.category, techniqueId: technique.id });
    }
  },

  apply(state, { seat, category, techniqueId }, ctx) {
    state.committed[seat] = { category, techniqueId };
    ctx.events?.push({ type: 'committed', seat });
    // BJ-TRN-03: the exchange is resolved at once when both are in.
    return state.committed[otherSeat(seat)] === null ? 'choosing' : 'exchange';
  },
};

/** Taking a choice back while the other side has none: accepted where B31 allows it, but not listed. @rule BJ-TRN-01 */
export const retract: Move<BjjTypes, Retract> = {
  fields: {},
  offTurn: true,

  check(view, { seat }, rules) {
    if (!rules.options.commit.revisable) return reject('NOT_ALLOWED', 'BJ-TRN-01');
    if (view.committed[seat] === null) return reject('NOT_COMMITTED', 'BJ-TRN-01');
    return undefined;
  },

  apply(state, { seat }, ctx) {
    state.committed[seat] = null;
    ctx.events?.push({ type: 'retracted', seat });
    return 'choosing';
  },
};
