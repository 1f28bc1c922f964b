// A ruleset made ready for play: texts become lists of steps, so that a text that waits for a choice knows where it goes on.

import type { MmaCcgOptions } from '../../../rulesets/mma-ccg/options.js';
import type { Card, CardSet, Condition, Deck, Effect, PlainEffect } from '../../../rulesets/mma-ccg/types.js';
import { InvariantError } from '../../kernel/errors.js';
import type { MmaCcgView } from './state.js';

/** One step of a text: an effect, or a jump over some. */
export type Step =
  | PlainEffect
  | { readonly op: 'unless'; readonly when: readonly Condition[]; readonly to: number }
  | { readonly op: 'goto'; readonly to: number };

/** A ruleset made ready for play. */
export interface MmaCcgRules {
  /** What the ruleset chooses. */
  readonly options: MmaCcgOptions;
  /** All cards; a match tells of each of its cards which of these it is. */
  readonly cards: readonly Card[];
  /** The theme decks by name. */
  readonly decks: Readonly<Record<string, Deck>>;
  /** The steps of each card's text. */
  readonly steps: readonly (readonly Step[])[];
}

function addSteps(text: readonly Effect[], steps: Step[]): Step[] {
  for (const effect of text) {
    if (effect.op !== 'if') {
      steps.push(effect);
      continue;
    }
    const start = steps.push({ op: 'goto', to: 0 }) - 1;
    addSteps(effect.does, steps);
    const end = effect.otherwise.length > 0 ? steps.push({ op: 'goto', to: 0 }) - 1 : -1;
    steps[start] = { op: 'unless', when: effect.when, to: steps.length };
    addSteps(effect.otherwise, steps);
    if (end >= 0) steps[end] = { op: 'goto', to: steps.length };
  }
  return steps;
}

/** Makes a ruleset ready for play. @rule MC-RES-02 */
export function compileRules(options: MmaCcgOptions, { cards, decks }: CardSet): MmaCcgRules {
  return Object.freeze({ options, cards, decks, steps: cards.map(({ text }) => addSteps(text, [])) });
}

/** What a card is, or undefined if that is hidden or there is no such card. */
export function findCard(view: MmaCcgView, card: number | null, { cards }: MmaCcgRules): Card | undefined {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? undefined : cards[index];
}

/** What a card is that is known to be seen. */
export function cardOf(view: MmaCcgView, card: number, rules: MmaCcgRules): Card {
  const found = findCard(view, card, rules);
  if (found === undefined) throw new InvariantError(`card ${card} cannot be seen`);
  return found;
}
