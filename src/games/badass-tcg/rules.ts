// A ruleset made ready for play: every card in one shape, costs as numbers, effects as programs with their targets numbered.

import type { BadassTcgOptions } from '../../../rulesets/badass-tcg/options.js';
import type {
  Ability,
  Card,
  CardKind,
  CardSet,
  Color,
  Condition,
  Deck,
  Effect,
  TargetNoun,
  Token,
  TriggerEvent,
} from '../../../rulesets/badass-tcg/types.js';
import { bitsOf, NO_ATTACK, NO_BLOCK, NO_UNTAP } from './keywords.js';
import { colorsOf, MANA, parseCost } from './mana.js';
import type { BadassTcgView, PermanentView, StackItemView, Step } from './state.js';

/** One effect, and which targets of its program are its own; a jump passes over what a condition does not allow. */
export interface Operation {
  readonly effect: Exclude<Effect, { op: 'if' }> | null;
  readonly slots: readonly number[];
  /** For a condition: how many operations are passed over if it does not hold. */
  readonly when: Condition | null;
  readonly skip: number;
}

/** What happens when something resolves. */
export interface Program {
  readonly operations: readonly Operation[];
  /** What has to be targeted, in order. */
  readonly nouns: readonly TargetNoun[];
}

/** Several permanents, ready to be compared. */
export interface CompiledGroup {
  readonly mine: boolean;
  readonly other: boolean;
  readonly type: string;
}

/** An ability, ready for play. All kinds have the same fields, so that they are read fast. */
export interface CompiledAbility {
  readonly kind: Ability['kind'];
  readonly on: TriggerEvent | null;
  readonly kinds: readonly CardKind[];
  readonly cost: readonly number[];
  readonly tap: boolean;
  readonly energy: number;
  readonly sacrifice: boolean;
  readonly special: boolean;
  /** What a mana ability can make, one of these; empty for other abilities. @rule BT-MAN-07 */
  readonly mana: readonly (readonly number[])[];
  readonly program: Program;
  readonly group: CompiledGroup | null;
  readonly power: number;
  readonly toughness: number;
  readonly keywords: number;
}

/** A card or token, ready for play. */
export interface CompiledCard {
  readonly index: number;
  /** The card's id, or the token's name. */
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly isToken: boolean;
  readonly subtypes: readonly string[];
  /** W, U, B, R, G, colourless, generic. */
  readonly cost: readonly number[];
  readonly power: number;
  readonly toughness: number;
  readonly keywords: number;
  readonly toxic: number;
  readonly legendary: boolean;
  readonly basic: boolean;
  readonly attach: Card['attach'];
  readonly entersTapped: boolean;
  readonly veil: readonly number[] | null;
  readonly spell: Program;
  readonly abilities: readonly CompiledAbility[];
  /** Whether it has static abilities. */
  readonly isStatic: boolean;
  readonly rarity: Card['rarity'];
  /** The colours of its cost, by letter. */
  readonly colors: readonly Color[];
  /** The colours of its cost and its text. @rule BT-CMD-03 */
  readonly identity: readonly Color[];
}

/** A ruleset made ready for play. */
export interface BadassTcgRules {
  readonly options: BadassTcgOptions;
  readonly set: CardSet;
  /** Cards, then tokens. */
  readonly cards: readonly CompiledCard[];
  /** What a face-down permanent is. */
  readonly faceDown: CompiledCard;
  /** The steps of a turn. */
  readonly steps: readonly Step[];
  readonly life: number;
  readonly maxHand: number;
  readonly openingHand: number;
  /** The decks that are played if nobody chooses. */
  readonly decks: readonly Deck[];
}

const NO_PROGRAM: Program = { operations: [], nouns: [] };

const TARGET_NOUNS: readonly string[] = [
  'any',
  'player',
  'creature',
  'creature.my',
  'creature.opp',
  'enchantment',
  'spell',
  'card.my.creature',
];

/** What an effect targets, in the order of its text. */
export function nounsOf(effect: Effect): readonly TargetNoun[] {
  if (effect.op === 'counter' || effect.op === 'counterUnless') return ['spell'];
  if (effect.op === 'recover') return ['card.my.creature'];
  if (effect.op === 'if') return effect.effects.flatMap(nounsOf);
  if (effect.op === 'fight') return [effect.a, effect.b].filter(isNoun);
  const word = 'to' in effect ? effect.to : 'who' in effect ? effect.who : '';
  return [word].filter(isNoun);
}

function isNoun(word: string): word is TargetNoun {
  return TARGET_NOUNS.includes(word);
}

function compileProgram(effects: readonly Effect[]): Program {
  const operations: Operation[] = [];
  const nouns: TargetNoun[] = [];
  const add = (list: readonly Effect[]) => {
    for (const effect of list) {
      if (effect.op === 'if') {
        const at = operations.length;
        operations.push({ effect: null, slots: [], when: effect.when, skip: 0 });
        add(effect.effects);
        const skip = operations.length - at - 1;
        operations[at] = { effect: null, slots: [], when: effect.when, skip };
        continue;
      }
      const own = nounsOf(effect);
      operations.push({ effect, slots: own.map((_, i) => nouns.length + i), when: null, skip: 0 });
      nouns.push(...own);
    }
  };
  add(effects);
  return { operations, nouns };
}

/** `my.creature`, `other.my.Soldier`, `all.creature`, as something to compare with. */
export function compileGroup(word: string): CompiledGroup {
  const other = word.startsWith('other.');
  const [whose = '', type = ''] = (other ? word.slice(6) : word).split('.');
  return { mine: whose === 'my', other, type };
}

/** Each way to make the mana of a text: `GG` one way, `R/W` two, `any` five. */
export function manaChoices(text: string): readonly (readonly number[])[] {
  const ways = text === 'any' ? ['W', 'U', 'B', 'R', 'G'] : text.split('/');
  return ways.map((way) => MANA.map((letter) => way.split('').filter((each) => each === letter).length));
}

const RESTRICTIONS = { attack: NO_ATTACK, block: NO_BLOCK, untap: NO_UNTAP } as const;

const PLAIN: CompiledAbility = {
  kind: 'static',
  on: null,
  kinds: [],
  cost: [0, 0, 0, 0, 0, 0, 0],
  tap: false,
  energy: 0,
  sacrifice: false,
  special: false,
  mana: [],
  program: NO_PROGRAM,
  group: null,
  power: 0,
  toughness: 0,
  keywords: 0,
};

/** An ability that adds mana and has no target is a mana ability. @rule BT-MAN-07 */
function compileAbility(ability: Ability): CompiledAbility {
  if (ability.kind === 'static') {
    const { of, power, toughness, keywords, cannot } = ability;
    const restrictions = cannot.reduce<number>((bits, what) => bits | RESTRICTIONS[what], 0);
    const group = of === 'host' ? null : compileGroup(of);
    return { ...PLAIN, group, power, toughness, keywords: bitsOf(keywords) | restrictions };
  }
  const program = compileProgram(ability.effects);
  if (ability.kind === 'triggered') {
    return { ...PLAIN, kind: 'triggered', on: ability.on, kinds: ability.kinds, program };
  }
  const { mana, tap, energy, sacrifice } = ability.cost;
  const made = ability.effects.find((effect) => effect.op === 'mana');
  const isMana = made !== undefined && program.nouns.length === 0 && !ability.special;
  return {
    ...PLAIN,
    kind: 'activated',
    cost: parseCost(mana),
    tap,
    energy,
    sacrifice,
    special: ability.special,
    mana: isMana ? manaChoices(made.mana) : [],
    program,
  };
}

/** Every mana symbol in a card's text; `any` counts as colourless. @rule BT-CMD-03 */
function symbolsOf(card: Card): string {
  const ofEffect = (effect: Effect): string =>
    effect.op === 'mana' && effect.mana !== 'any'
      ? effect.mana
      : effect.op === 'if'
        ? effect.effects.map(ofEffect).join('')
        : '';
  const ofAbility = (ability: Ability): string => {
    if (ability.kind === 'static') return '';
    const text = ability.effects.map(ofEffect).join('');
    return ability.kind === 'activated' ? ability.cost.mana + text : text;
  };
  const abilities = card.abilities.map(ofAbility).join('');
  return (card.cost ?? '') + (card.veil ?? '') + card.spell.map(ofEffect).join('') + abilities;
}

function compileCard(card: Card, index: number): CompiledCard {
  const { id, name, kind, subtypes, power, toughness, toxic, legendary, basic, attach, entersTapped } = card;
  const abilities = card.abilities.map(compileAbility);
  const program = compileProgram(card.spell);
  return {
    index,
    id,
    name,
    kind,
    isToken: false,
    subtypes,
    cost: parseCost(card.cost ?? ''),
    power,
    toughness,
    keywords: bitsOf(card.keywords),
    toxic,
    legendary,
    basic,
    attach,
    entersTapped,
    veil: card.veil === null ? null : parseCost(card.veil),
    // BT-ENC-02: an attached enchantment targets its future host when cast.
    spell: attach === null ? program : { operations: [], nouns: [attach] },
    abilities,
    isStatic: abilities.some((ability) => ability.kind === 'static'),
    rarity: card.rarity,
    colors: colorsOf(card.cost ?? ''),
    identity: colorsOf(symbolsOf(card)),
  };
}

/** A token is like a creature card, without being one. @rule BT-TOK-01 */
function compileToken(
  { name, color, subtypes, power, toughness, keywords }: Token,
  index: number,
): CompiledCard {
  const bits = bitsOf(keywords);
  return {
    ...blank(index, name),
    subtypes,
    power,
    toughness,
    keywords: bits,
    colors: [color],
    isToken: true,
  };
}

/** A creature with nothing written on it. */
function blank(index: number, name: string): CompiledCard {
  return {
    index,
    id: name,
    name,
    kind: 'creature',
    isToken: false,
    subtypes: [],
    cost: [0, 0, 0, 0, 0, 0, 0],
    power: 2,
    toughness: 2,
    keywords: 0,
    toxic: 0,
    legendary: false,
    basic: false,
    attach: null,
    entersTapped: false,
    veil: null,
    spell: NO_PROGRAM,
    abilities: [],
    isStatic: false,
    rarity: 'C',
    colors: [],
    identity: [],
  };
}

/** The steps of a turn. RULING(Q1, Q2, Q23) @rule BT-TRN-01 BT-TRN-02 BT-TRN-08 BT-TRN-10 */
function stepsOf({ beginOrder, beginCombatStep, postCombatMain }: BadassTcgOptions): readonly Step[] {
  return [
    ...(beginOrder === 'list'
      ? (['untap', 'upkeep', 'draw', 'resource'] as const)
      : (['draw', 'untap', 'upkeep', 'resource'] as const)),
    'main1',
    ...(beginCombatStep ? (['beginCombat'] as const) : []),
    'attackers',
    'blockers',
    'firstStrike',
    'damage',
    ...(postCombatMain ? (['main2'] as const) : []),
    'end',
    'cleanup',
  ];
}

/** Makes a ruleset ready for play. RULING(Q5, Q8) @rule BT-CFG-01 BT-CFG-02 BT-CMD-04 BT-SET-02 BT-TRN-14 */
export function compileRules(
  options: BadassTcgOptions,
  set: CardSet,
  decks: (rules: BadassTcgRules) => readonly Deck[],
): BadassTcgRules {
  const cards = [
    ...set.cards.map(compileCard),
    ...set.tokens.map((token, i) => compileToken(token, set.cards.length + i)),
  ];
  const isBalanced = options.config === 'balanced';
  const maxHand = isBalanced ? 7 : 5;
  const rules: BadassTcgRules = {
    options,
    set,
    cards: Object.freeze(cards),
    // BT-FDN-02: a nameless colourless 2/2 creature without abilities.
    faceDown: blank(-1, ''),
    steps: stepsOf(options),
    life: options.format === 'commander' ? options.commanderLife : isBalanced ? 20 : 15,
    maxHand,
    openingHand: options.openingHand === 'max hand' ? maxHand : options.openingHand,
    decks: [],
  };
  return Object.freeze({ ...rules, decks: decks(rules) });
}

/** What a permanent or spell is to everybody: face down, it is a nameless creature. @rule BT-FDN-02 */
export function faceOf(
  it: Pick<PermanentView, 'def' | 'faceDown'> | Pick<StackItemView, 'def' | 'faceDown'>,
  rules: BadassTcgRules,
): CompiledCard {
  return it.faceDown ? rules.faceDown : (rules.cards[it.def as number] as CompiledCard);
}

/** What a card is, or undefined where that is hidden or there is no such card. */
export function findCard(
  view: BadassTcgView,
  card: number | null,
  rules: BadassTcgRules,
): CompiledCard | undefined {
  const index = card === null ? null : view.cards[card];
  return index === null || index === undefined ? undefined : rules.cards[index];
}
