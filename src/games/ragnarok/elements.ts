// The element wheel turns Fire, Earth, Wind, Water; Holy and Shadow stand against each other, Neutral against nothing.

import { ELEMENT_BONUS, ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
import type { Element } from '../../../rulesets/ragnarok/types.js';

/** Whether an element is strong against another. @rule X-EL-02 X-EL-04 */
export function isStrongAgainst(element: Element, other: Element): boolean {
  return ELEMENTS.some(({ name, strongAgainst }) => name === element && strongAgainst === other);
}

/** Whether an element is weak against another. @rule X-EL-03 */
export function isWeakAgainst(element: Element, other: Element): boolean {
  return isStrongAgainst(other, element);
}

/** The colour in which an element is shown. @rule X-EL-01 */
export function elementColour(element: Element): string | undefined {
  return ELEMENTS.find(({ name }) => name === element)?.colour;
}

/** The HP that a piece has on top while it fights against another with this element. @rule X-EL-08 */
export function elementalHealth(own: Element, other: Element): number {
  return isStrongAgainst(own, other) ? ELEMENT_BONUS : 0;
}

/** Takes health on top back: the maximum drops, and what is above it is cut. Never kills. @rule X-EL-07 */
export function withoutTemporaryHealth(
  health: number,
  maximum: number,
  amount: number,
): { readonly health: number; readonly maximum: number } {
  const left = maximum - amount;
  return { health: Math.min(health, left), maximum: left };
}
