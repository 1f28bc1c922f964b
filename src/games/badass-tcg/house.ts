// The house set alone: data, without the engine.

export { houseSet } from '../../../rulesets/badass-tcg/house.js';
export type { Card, CardSet, Deck, Token } from '../../../rulesets/badass-tcg/types.js';
