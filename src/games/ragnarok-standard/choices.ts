// Discover and Adapt: what is offered, and the answer. While an answer is awaited, nothing else is possible.

import { OFFER } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { CardClass, Filter } from '../../../rulesets/ragnarok-standard/types.js';
import type { Move } from '../../kernel/definition.js';
import { reject } from '../../kernel/rejection.js';
import { integer } from '../../kernel/shape.js';
import type { Choose } from './actions.js';
import { doNext, textTask } from './agenda.js';
import { cardFitsAll } from './filters.js';
import type { RagnarokStandardRules } from './rules.js';
import type { RagnarokStandardState, Task } from './state.js';
import type { Step } from './texts.js';
import type { RagnarokStandardContext, RagnarokStandardTypes } from './types.js';
import { handCard, intoHand, isHero, minionOf, pickSome } from './zones.js';

/** The cards that a hero's class can discover: collectible, of the class or neutral, fitting, and not the card that asks. RULING(RG-K09) @rule RS-KW-DISCOVER RS-CRD-11 */
export function discoverable(
  heroClass: CardClass,
  filters: readonly Filter[],
  but: number,
  { set }: RagnarokStandardRules,
): number[] {
  const pool: number[] = [];
  for (const card of set.cards) {
    const isOpen = card.rarity !== 'Token' && (card.class === heroClass || card.class === 'Neutral');
    if (isOpen && card.id !== but && cardFitsAll(card, filters)) pool.push(card.id);
  }
  return pool;
}

/** Offers three different random cards; all if there are fewer, nothing if there are none. @rule RS-KW-DISCOVER */
export function offerDiscover(
  state: RagnarokStandardState,
  task: Task,
  step: Step,
  at: number,
  ctx: RagnarokStandardContext,
): void {
  const { seat, card, seq } = task;
  const pool = discoverable(state.players[seat].hero.class, step.filters, card, ctx.rules);
  if (pool.length === 0) return;
  const options = pickSome(pool, OFFER, ctx);
  state.pending.push({ kind: 'discover', seat, options, targets: [], seq, at });
  ctx.events?.push({ type: 'discoverOffered', seat, options });
}

/** Offers three different bonuses for these minions. @rule RS-KW-ADAPT */
export function offerAdapt(
  state: RagnarokStandardState,
  task: Task,
  refs: readonly number[],
  at: number,
  ctx: RagnarokStandardContext,
): void {
  const targets = refs.filter((ref) => !isHero(ref));
  if (targets.length === 0) return;
  const { seat, seq } = task;
  const keys = ctx.rules.adapt.map(({ key }) => key);
  const options = pickSome(keys, OFFER, ctx);
  state.pending.push({ kind: 'adapt', seat, options, targets, seq, at });
  ctx.events?.push({ type: 'adaptOffered', seat, options });
}

/** Gives all of them the bonus; one choice for all. RULING(RG-K10) @rule RS-KW-ADAPT */
function applyBonus(
  state: RagnarokStandardState,
  { seat, targets }: RagnarokStandardState['pending'][number],
  key: string,
  ctx: RagnarokStandardContext,
): void {
  ctx.events?.push({ type: 'adaptChosen', seat, key });
  const bonus = ctx.rules.adapt.find((option) => option.key === key);
  if (bonus === undefined) return;
  for (const target of [...targets].reverse()) {
    if (minionOf(state, target) !== undefined) doNext(state, textTask(seat, target, 0, bonus.sequence));
  }
}

/** Answering. @rule RS-KW-DISCOVER RS-KW-ADAPT */
export const choose: Move<RagnarokStandardTypes, Choose> = {
  fields: { option: integer(0, 99) },

  check({ pending }, { option }) {
    const [decision] = pending;
    if (decision === undefined || option < decision.options.length) return undefined;
    const rule = decision.kind === 'adapt' ? 'RS-KW-ADAPT' : 'RS-KW-DISCOVER';
    return reject('BAD_INDEX', rule, { option });
  },

  options({ pending }, seat, _rules, options) {
    const offered = pending[0]?.options.length ?? 0;
    for (let option = 0; option < offered; option++) {
      if (options.next()) options.push({ type: 'choose', seat, option });
    }
  },

  apply(state, { seat, option }, ctx) {
    const decision = state.pending.shift();
    const chosen = decision?.options[option];
    if (decision === undefined || chosen === undefined) return 'resolve';
    if (typeof chosen === 'string') applyBonus(state, decision, chosen, ctx);
    else {
      ctx.events?.push({ type: 'discoverChosen', seat, cardId: chosen });
      // RS-LIM-05: without room it burns.
      intoHand(state, seat, handCard(chosen, 'nobody'), ctx);
    }
    return 'resolve';
  },
};
