// When a text asks for a target, and what is wrong with the one that was given.

import type { Selector } from '../../../rulesets/ragnarok-standard/types.js';
import { reject } from '../../kernel/rejection.js';
import type { Seat } from '../../kernel/seat.js';
import { holds } from './effects/conditions.js';
import { isHiddenFrom } from './keywords/persistent.js';
import { type RagnarokStandardRules, sequenceOf } from './rules.js';
import type { RagnarokStandardView } from './state.js';
import { isLegalTarget, legalTargets } from './targets.js';
import type { Sequence } from './texts.js';
import { seenMinion, sideOf } from './zones.js';

const NOTHING: readonly Selector[] = [];

/** The selectors of a text that is going to run and that ask for a target: of two texts to choose from only the chosen one's. @rule RS-TGT-01 */
export function askedBy(
  view: RagnarokStandardView,
  seat: Seat,
  sequence: Sequence,
  option: number | null,
  rules: RagnarokStandardRules,
): readonly Selector[] {
  if (!sequence.asks) return NOTHING;
  const asked: Selector[] = [];
  for (const { op, at, n, condition, first, second } of sequence.steps) {
    if (at.kind !== null) asked.push(at);
    let inner = -1;
    if (op === 'choose' && option !== null) inner = option === 1 ? second : first;
    if (op === 'spend' && view.players[seat].corpses >= Number(n)) inner = first;
    if (op === 'if') inner = holds(view, { seat }, condition, rules) ? first : second;
    if (inner >= 0) asked.push(...askedBy(view, seat, sequenceOf(rules, inner), option, rules));
  }
  return asked;
}

function illegal(view: RagnarokStandardView, seat: Seat, target: number) {
  const minion = seenMinion(view, target);
  if (minion !== undefined && minion.dormant > 0)
    return reject('ILLEGAL_TARGET', 'RS-KW-DORMANT', { target });
  const isHidden = minion !== undefined && isHiddenFrom(minion, sideOf(view, target) !== seat);
  return reject('ILLEGAL_TARGET', isHidden ? 'RS-KW-STEALTH' : 'RS-TGT-01', { target });
}

/** What is wrong with a target, or with there being none; `isStrict` where nothing can be used without one. RULING(RG-S20) @rule RS-TGT-01 */
export function targetRefusal(
  view: RagnarokStandardView,
  seat: Seat,
  asked: readonly Selector[],
  target: number | null,
  isStrict: boolean,
  rules: RagnarokStandardRules,
) {
  if (asked.length === 0) {
    return target === null ? undefined : reject('ILLEGAL_TARGET', 'RS-TGT-01', { target });
  }
  if (target === null) {
    const isNeeded = isStrict || legalTargets(view, seat, asked, rules).length > 0;
    return isNeeded ? reject('NEEDS_TARGET', 'RS-TGT-01') : undefined;
  }
  const isLegal = asked.every((selector) => isLegalTarget(view, seat, target, selector, rules));
  return isLegal ? undefined : illegal(view, seat, target);
}
