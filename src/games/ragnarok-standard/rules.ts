// A ruleset made ready for play: cards by id, heroes by name, texts by number.

import type { RagnarokStandardOptions } from '../../../rulesets/ragnarok-standard/options.js';
import type {
  AdaptOption,
  Card,
  CardSet,
  Gift,
  StandardHero,
} from '../../../rulesets/ragnarok-standard/types.js';
import { InvariantError } from '../../kernel/errors.js';
import { AT, type Script, type Sequence, Texts } from './texts.js';

/** A card as it lies in a deck. */
export interface DeckCard {
  /** Which card it is. */
  readonly cardId: number;
  /** Whether its Spellburst is used up. */
  readonly spent: boolean;
}

/** A card with its text ready to run. */
export interface ReadyCard {
  readonly card: Card;
  readonly script: Script;
  /** The keywords that a minion or weapon has or has not. */
  readonly gifts: readonly Gift[];
  readonly isEcho: boolean;
  readonly isTradeable: boolean;
  readonly isMagnetic: boolean;
  readonly isDormant: boolean;
  readonly isSpell: boolean;
  /** The card as it is in a new deck; all copies share it. */
  readonly fresh: DeckCard;
}

/** A hero with its texts ready to run. */
export interface ReadyHero {
  readonly hero: StandardHero;
  readonly power: number;
  readonly passive: Script;
}

/** A ruleset made ready for play. */
export interface RagnarokStandardRules {
  /** What the ruleset chooses. */
  readonly options: RagnarokStandardOptions;
  /** What is played with. */
  readonly set: CardSet;
  /** Cards by id. */
  readonly byId: readonly (ReadyCard | undefined)[];
  /** Heroes by slug. */
  readonly heroes: ReadonlyMap<string, ReadyHero>;
  /** Texts by number. */
  readonly sequences: readonly Sequence[];
  /** The bonuses of Adapt with the numbers of their texts. */
  readonly adapt: readonly (AdaptOption & { readonly sequence: number })[];
  /** Whether some text changes what cards in hand cost. */
  readonly hasDiscounts: boolean;
  /** Whether some text shows cards of the other hand. */
  readonly hasReveals: boolean;
}

/** Keywords that decide something as long as they are there. */
export const GIFTS: readonly Gift[] = [
  'Taunt',
  'Divine Shield',
  'Stealth',
  'Windfury',
  'Lifesteal',
  'Poisonous',
  'Reborn',
  'Charge',
  'Rush',
];

/** One above the highest id of a card. @rule RS-CRD-09 */
const ID_BOUND = 30_000;

/** Makes a card ready. */
function readyCard(card: Card, texts: Texts): ReadyCard {
  const { id, keywords, text, spellDamage } = card;
  return {
    card,
    script: texts.script(text, id, spellDamage),
    gifts: Object.freeze(GIFTS.filter((gift) => keywords.includes(gift))),
    isEcho: keywords.includes('Echo'),
    isTradeable: keywords.includes('Tradeable'),
    isMagnetic: keywords.includes('Magnetic'),
    isDormant: keywords.includes('Dormant'),
    isSpell: card.type === 'Spell',
    fresh: Object.freeze({ cardId: id, spent: false }),
  };
}

/** Makes a ruleset ready for play. @rule RS-HER-04 */
export function compileRules(options: RagnarokStandardOptions, set: CardSet): RagnarokStandardRules {
  const texts = new Texts();
  const byId = new Array<ReadyCard | undefined>(ID_BOUND).fill(undefined);
  for (const card of set.cards) byId[card.id] = readyCard(card, texts);
  const heroes = new Map(
    set.heroes.map((hero) => [
      hero.slug,
      {
        hero,
        power: texts.add(hero.power.ops, 'power', 0),
        passive: texts.script([hero.passive.text], 0),
      },
    ]),
  );
  const adapt = set.adapt.map((option) => ({ ...option, sequence: texts.add(option.ops, 'part', 0) }));
  const steps = texts.sequences.flatMap(({ steps: list }) => list);
  return Object.freeze({
    options,
    set,
    byId,
    heroes,
    sequences: texts.sequences,
    adapt,
    hasDiscounts: steps.some(({ op }) => op === 'cost'),
    hasReveals: steps.some(({ op }) => op === 'reveal'),
  });
}

/** A card by its id. */
export function cardOf(rules: RagnarokStandardRules, id: number): ReadyCard {
  const found = rules.byId[id];
  if (found === undefined) throw new InvariantError(`there is no card ${id}`);
  return found;
}

/** A hero by its slug. */
export function heroOf(rules: RagnarokStandardRules, slug: string): ReadyHero {
  const found = rules.heroes.get(slug);
  if (found === undefined) throw new InvariantError(`there is no hero ${slug}`);
  return found;
}

/** A text by its number. */
export function sequenceOf(rules: RagnarokStandardRules, id: number): Sequence {
  const found = rules.sequences[id];
  if (found === undefined) throw new InvariantError(`there is no text ${id}`);
  return found;
}

/** The Hero Power in force: that of the hero card if one was played. @rule RS-CRD-05 */
export function powerOf(
  rules: RagnarokStandardRules,
  hero: { readonly slug: string; readonly cardId: number | null },
): number {
  const own = hero.cardId === null ? undefined : cardOf(rules, hero.cardId).script.runs[AT.power]?.[0];
  return own ?? heroOf(rules, hero.slug).power;
}
