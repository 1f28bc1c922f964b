// Decks: read from outside, judged by format, with every problem listed, and the decks that are played if nobody chooses.

import type { Deck } from '../../../rulesets/badass-tcg/types.js';
import type { Problem } from '../../kernel/errors.js';
import { isPlain, problem } from '../../kernel/shape.js';
import { COLORS } from './mana.js';
import type { BadassTcgRules, CompiledCard } from './rules.js';

/** A deck as it is given: the name of a deck of the set, or how many of which card, by id or name. */
export type DeckInput =
  | string
  | {
      readonly name?: string;
      readonly cards: Readonly<Record<string, number>>;
      readonly sideboard?: Readonly<Record<string, number>>;
      readonly commander?: string | null;
    };

/** What decks can be held to beside their format. @rule BT-FMT-07 */
export type DeckValidator = 'pauper' | 'mythic' | 'monocolor' | 'rainbow';

/** All of them. */
export const DECK_VALIDATORS: readonly DeckValidator[] = ['pauper', 'mythic', 'monocolor', 'rainbow'];

/** What a format asks of a deck. */
interface FormatLimits {
  readonly least: number;
  readonly most: number;
  readonly copies: number;
  readonly sideboard: number;
  readonly rule: 'BT-FMT-01' | 'BT-FMT-02' | 'BT-FMT-03' | 'BT-CMD-02';
}

/** More cards than this have no number of their own in a match. */
const MOST = 499;

/** The numbers of a format. @rule BT-FMT-01 BT-FMT-02 BT-FMT-03 BT-FMT-04 BT-CMD-02 */
function limitsOf({ format, commanderDeckSize: size }: BadassTcgRules['options']): FormatLimits {
  switch (format) {
    case 'standard':
      return { least: 60, most: MOST, copies: 4, sideboard: 15, rule: 'BT-FMT-01' };
    case 'quick':
      return { least: 40, most: 60, copies: 3, sideboard: 0, rule: 'BT-FMT-02' };
    case 'tournament':
      return { least: 60, most: 80, copies: 4, sideboard: 15, rule: 'BT-FMT-03' };
    case 'commander':
      return { least: size, most: size, copies: 1, sideboard: 0, rule: 'BT-CMD-02' };
  }
}

/** Cards of a deck with their numbers. */
interface Entry {
  readonly card: CompiledCard;
  readonly n: number;
}

type Note = (path: string, code: string, rule: string | null, message: string) => void;

function findByWord(word: string, { cards }: BadassTcgRules): CompiledCard | undefined {
  return cards.find(({ id, isToken }) => id === word && !isToken) ?? cards.find(({ name }) => name === word);
}

/** Reads a list of cards. @rule BT-FMT-08 */
function readList(list: unknown, path: string, rules: BadassTcgRules, note: Note): Entry[] {
  if (!isPlain(list)) {
    note(path, 'BAD_DECK', null, 'expected an object: how many of each card');
    return [];
  }
  const entries = new Map<CompiledCard, number>();
  for (const [word, n] of Object.entries(list)) {
    const card = findByWord(word, rules);
    const place = `${path}.${word.slice(0, 40)}`;
    if (card === undefined) note(place, 'UNKNOWN_CARD', 'BT-FMT-08', 'the set has no such card');
    else if (card.isToken) note(place, 'NOT_A_CARD', 'BT-FMT-08', 'tokens cannot be in a deck');
    else if (!Number.isInteger(n) || (n as number) < 1 || (n as number) > MOST) {
      note(place, 'BAD_NUMBER', null, 'expected a number of copies');
    } else entries.set(card, (entries.get(card) ?? 0) + (n as number));
  }
  return [...entries].map(([card, n]) => ({ card, n }));
}

function countOf(entries: readonly Entry[], filter: (card: CompiledCard) => boolean = () => true): number {
  return entries.reduce((sum, { card, n }) => sum + (filter(card) ? n : 0), 0);
}

/** Size and copies. RULING(Q20) @rule BT-FMT-01 BT-FMT-02 BT-FMT-03 BT-FMT-04 BT-FMT-05 BT-CMD-02 */
function noteNumbers(
  main: readonly Entry[],
  side: readonly Entry[],
  { options }: BadassTcgRules,
  note: Note,
) {
  const { least, most, copies, sideboard, rule } = limitsOf(options);
  const size = countOf(main);
  if (size < least || size > most) note('cards', 'DECK_SIZE', rule, `${size} cards, not ${least} to ${most}`);
  const total = new Map<string, number>();
  for (const { card, n } of [...main, ...side]) {
    if (card.basic && options.basicGeneratorsUnlimited) continue;
    total.set(card.name, (total.get(card.name) ?? 0) + n);
  }
  for (const [name, n] of total) {
    if (n > copies) note('cards', 'TOO_MANY_COPIES', rule, `${n} copies of ${name}, not at most ${copies}`);
  }
  const beside = countOf(side);
  if (beside > sideboard) {
    note('sideboard', 'SIDEBOARD_SIZE', 'BT-FMT-04', `${beside} cards beside, not at most ${sideboard}`);
  }
}

/** Whether fewer than 40 % are generators. @rule BT-FMT-06 */
function isShortOfGenerators(main: readonly Entry[]): boolean {
  return 10 * countOf(main, ({ kind }) => kind === 'generator') < 4 * countOf(main);
}

/** The commander, and the colours that all cards stay inside. RULING(Q17) @rule BT-CMD-01 BT-CMD-03 */
function noteCommander(main: readonly Entry[], word: unknown, rules: BadassTcgRules, note: Note): void {
  if (rules.options.format !== 'commander') {
    if (word !== null && word !== undefined) {
      note('commander', 'BAD_COMMANDER', 'BT-CMD-01', 'only the Commander format has commanders');
    }
    return;
  }
  const commander = typeof word === 'string' ? findByWord(word, rules) : undefined;
  const isSound =
    commander?.kind === 'creature' && commander.legendary && main.some(({ card }) => card === commander);
  if (!isSound) {
    note('commander', 'BAD_COMMANDER', 'BT-CMD-01', 'expected one legendary creature of the deck');
    return;
  }
  for (const { card } of main) {
    if (card.identity.every((color) => commander.identity.includes(color))) continue;
    note('cards', 'COLOR_IDENTITY', 'BT-CMD-03', `${card.name} is outside the colours of ${commander.name}`);
  }
}

/** The optional validators. @rule BT-FMT-07 */
function noteValidators(main: readonly Entry[], validators: readonly DeckValidator[], note: Note): void {
  const colors = COLORS.filter((color) => main.some(({ card }) => card.colors.includes(color)));
  const rule = 'BT-FMT-07';
  if (validators.includes('pauper') && countOf(main, ({ rarity }) => rarity !== 'C') > 0) {
    note('cards', 'NOT_PAUPER', rule, 'only commons');
  }
  if (validators.includes('mythic') && countOf(main, ({ rarity }) => rarity === 'M') > 5) {
    note('cards', 'TOO_MANY_MYTHICS', rule, 'at most 5 mythics');
  }
  if (validators.includes('monocolor') && colors.length > 1) {
    note('cards', 'NOT_MONOCOLOR', rule, 'one colour, and colourless cards');
  }
  if (validators.includes('rainbow') && colors.length < COLORS.length) {
    note('cards', 'NOT_RAINBOW', rule, 'at least one card of each colour');
  }
}

/** A deck that was read, and what is wrong with it. */
export interface DeckVerdict {
  /** Indexes into the cards of the rules, in their order. */
  readonly list: readonly number[];
  /** The commander's index, or null. */
  readonly commander: number | null;
  /** Why it cannot be played; empty if it can. */
  readonly problems: readonly Problem[];
  /** What its player should know. @rule BT-FMT-06 */
  readonly warnings: readonly Problem[];
}

/**
 * Judges a deck by the format of a ruleset, and whatever else it should keep to: every problem, not only the first.
 * @example
 * ```ts
 * import { badassTcg, judgeDeck } from 'holmgang/badass-tcg';
 * const { problems } = judgeDeck({ cards: { L01: 55, Jolt: 5 } }, badassTcg.rules);
 * console.log(problems.map(({ code }) => code)); // [ 'TOO_MANY_COPIES' ]
 * ```
 */
export function judgeDeck(
  input: DeckInput,
  rules: BadassTcgRules,
  validators: readonly DeckValidator[] = [],
): DeckVerdict {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const note: Note = (path, code, rule, message) => problems.push(problem(path, code, message, rule));
  const decks = [...rules.decks, ...rules.set.decks];
  const given: unknown = typeof input === 'string' ? decks.find(({ name }) => name === input) : input;
  if (!isPlain(given)) {
    note('', 'UNKNOWN_DECK', null, `the set has no deck ${String(input).slice(0, 40)}`);
    return { list: [], commander: null, problems, warnings };
  }
  for (const key of Object.keys(given)) {
    if (!['name', 'cards', 'sideboard', 'commander'].includes(key))
      note(key, 'UNKNOWN_FIELD', null, 'no such field');
  }
  const main = readList(given.cards, 'cards', rules, note);
  const side = readList(given.sideboard ?? {}, 'sideboard', rules, note);
  noteNumbers(main, side, rules, note);
  noteCommander(main, given.commander, rules, note);
  noteValidators(main, validators, note);
  const { generatorRatio } = rules.options;
  if (generatorRatio !== 'off' && isShortOfGenerators(main)) {
    const found = problem('cards', 'GENERATOR_RATIO', 'fewer than 40 % generators', 'BT-FMT-06');
    (generatorRatio === 'warn' ? warnings : problems).push(found);
  }
  const list = main.flatMap(({ card, n }) => Array<number>(n).fill(card.index)).sort((a, b) => a - b);
  const commander =
    typeof given.commander === 'string' ? findByWord(given.commander, rules)?.index : undefined;
  return { list, commander: commander ?? null, problems, warnings };
}

/** Cuts a deck down to what a format allows, and fills it up with what else fits, generators first. */
function fitted(deck: Deck, rules: BadassTcgRules): Deck {
  const { least, most, copies } = limitsOf(rules.options);
  const { basicGeneratorsUnlimited, format } = rules.options;
  const cards: Record<string, number> = {};
  let size = 0;
  const most4 = (card: CompiledCard) => (card.basic && basicGeneratorsUnlimited ? MOST : copies);
  const commander = rules.cards.find(({ id }) => id === deck.commander);
  const isInside = ({ identity }: CompiledCard) =>
    format !== 'commander' || identity.every((color) => commander?.identity.includes(color));
  const add = (card: CompiledCard, wanted: number) => {
    const n = Math.min(wanted, most4(card) - (cards[card.id] ?? 0), most - size);
    if (n <= 0 || card.isToken || !isInside(card)) return;
    cards[card.id] = (cards[card.id] ?? 0) + n;
    size += n;
  };
  const scale = Math.min(1, most / Object.values(deck.cards).reduce((sum, n) => sum + n, 0));
  if (commander !== undefined) add(commander, 1);
  for (const [id, n] of Object.entries(deck.cards)) {
    const card = rules.cards.find((each) => each.id === id);
    if (card !== undefined) add(card, scale < 1 ? Math.ceil(n * scale) : n);
  }
  const rest = [...rules.cards].sort(
    (a, b) => Number(b.kind === 'generator') - Number(a.kind === 'generator'),
  );
  for (const card of rest) if (size < least) add(card, least - size);
  return { name: deck.name, cards, sideboard: {}, commander: format === 'commander' ? deck.commander : null };
}

/** The decks that are played if nobody chooses: the first two of the set, as the format allows them. @rule BT-FMT-02 BT-CMD-01 */
export function defaultDecks(rules: BadassTcgRules): readonly Deck[] {
  const isCommander = rules.options.format === 'commander';
  const fitting = rules.set.decks.filter(({ commander }) => (commander !== null) === isCommander);
  return fitting.map((deck) => (judgeDeck(deck, rules).problems.length === 0 ? deck : fitted(deck, rules)));
}
