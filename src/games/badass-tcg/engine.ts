// The engine without the house set, for whoever plays with cards of their own.

export { type DeckInput, type DeckValidator, type DeckVerdict, judgeDeck } from './deck.js';
export type { BadassTcgGame } from './game.js';
export { type BadassTcgRulesetInput, createBadassTcgWith, digestRuleset } from './ruleset.js';
