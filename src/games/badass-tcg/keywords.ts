// Keywords and restrictions as bits of one number, so that a creature's abilities are compared at once. Having one twice is the
// same as having it once.

import type { Keyword } from '../../../rulesets/badass-tcg/types.js';

/** Only flying and reaching creatures can block it. */
export const FLYING = 1;
/** Deals combat damage in the first step. */
export const FIRST_STRIKE = 2;
/** Deals combat damage in both steps. */
export const DOUBLE_STRIKE = 4;
/** Any damage it deals to a creature is lethal. */
export const DEATHTOUCH = 8;
/** Damage beyond lethal may go to the player. */
export const TRAMPLE = 16;
/** Attacking does not tap it. */
export const VIGILANCE = 32;
/** No summoning sickness. */
export const HASTE = 64;
/** Its damage is also life. */
export const LIFELINK = 128;
/** Can be cast as an instant. */
export const FLASH = 256;
/** Can block flying creatures. */
export const REACH = 512;
/** Cannot attack. */
export const DEFENDER = 1024;
/** An effect keeps it from attacking. */
export const NO_ATTACK = 2048;
/** An effect keeps it from blocking. */
export const NO_BLOCK = 4096;
/** An effect keeps it tapped. */
export const NO_UNTAP = 8192;

const BITS: Readonly<Record<Keyword, number>> = {
  flying: FLYING,
  'first strike': FIRST_STRIKE,
  'double strike': DOUBLE_STRIKE,
  deathtouch: DEATHTOUCH,
  trample: TRAMPLE,
  vigilance: VIGILANCE,
  haste: HASTE,
  lifelink: LIFELINK,
  flash: FLASH,
  reach: REACH,
  defender: DEFENDER,
};

/** All keywords, in the order of their bits. */
export const KEYWORDS: readonly Keyword[] = /* @__PURE__ */ (() => Object.keys(BITS) as Keyword[])();

/** Keywords as bits. @rule BT-KEY-15 */
export function bitsOf(keywords: readonly Keyword[]): number {
  let bits = 0;
  for (const keyword of keywords) bits |= BITS[keyword];
  return bits;
}

/** The keywords behind the bits of a permanent. */
export function keywordsOf({ keywords }: { readonly keywords: number }): readonly Keyword[] {
  return KEYWORDS.filter((keyword) => keywords & BITS[keyword]);
}
