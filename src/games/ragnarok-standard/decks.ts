// Decks: what is wrong with one, and its short text form.

import { COMBAT_ONLY } from '../../../rulesets/ragnarok-standard/combat-only.js';
import type { Deck } from '../../../rulesets/ragnarok-standard/types.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import { problem } from '../../kernel/shape.js';
import type { RagnarokStandardRules } from './rules.js';

/** How many copies of a card a deck may hold. @rule RS-DCK-02 RS-DCK-03 */
const COPIES = 2;

/** What is wrong with one id, and with how often it is there. @rule RS-DCK-02 RS-DCK-03 RS-DCK-04 RS-DCK-05 */
function cardProblems(
  id: number,
  count: number,
  heroClass: string | undefined,
  { byId }: RagnarokStandardRules,
): Problem[] {
  const bad = (code: string, rule: string, message: string) => [
    problem('cards', code, `${id}: ${message}`, rule),
  ];
  if (COMBAT_ONLY.includes(id)) return bad('COMBAT_ONLY', 'RS-DCK-05', 'this is a combat spell');
  const card = byId[id]?.card;
  if (card === undefined) return bad('UNKNOWN_CARD', 'RS-DCK-05', 'there is no such card');
  if (card.rarity === 'Token') return bad('NOT_COLLECTIBLE', 'RS-DCK-05', 'this is a token');
  const problems: Problem[] = [];
  if (card.class !== 'Neutral' && heroClass !== undefined && card.class !== heroClass)
    problems.push(...bad('WRONG_CLASS', 'RS-DCK-04', `this is a card of the ${card.class}`));
  if (card.rarity === 'Legendary' && count > 1)
    problems.push(...bad('TOO_MANY_LEGENDARY', 'RS-DCK-03', `${count} of a Legendary card`));
  if (card.rarity !== 'Legendary' && count > COPIES)
    problems.push(...bad('TOO_MANY_COPIES', 'RS-DCK-02', `${count} copies`));
  return problems;
}

/** Everything that is wrong with a deck of a hero. The archetypes are names and decide nothing. @rule RS-DCK-01 RS-DCK-04 RS-DCK-08 */
export function deckProblems(hero: string, ids: readonly number[], rules: RagnarokStandardRules): Problem[] {
  const { deckSize, deckSizeMode } = rules.options;
  const problems: Problem[] = [];
  const heroClass = rules.heroes.get(hero)?.hero.class;
  if (heroClass === undefined) problems.push(problem('hero', 'UNKNOWN_HERO', `there is no hero ${hero}`));
  const isSized = deckSizeMode === 'exact' ? ids.length === deckSize : ids.length <= deckSize;
  if (!isSized) {
    const text = `a deck has ${deckSizeMode === 'exact' ? '' : 'at most '}${deckSize} cards, not ${ids.length}`;
    problems.push(problem('cards', 'DECK_SIZE', text, 'RS-DCK-01'));
  }
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) problems.push(...cardProblems(id, count, heroClass, rules));
  return problems;
}

// A deck code is the hero's slug, a dot, and the cards in ascending order: how far each is from the one before and how often it is
// there, seven bits a byte, as text of 64 characters, with a check character at the end.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function pushNumber(bytes: number[], n: number): void {
  let rest = n;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
  bytes.push(rest);
}

function toText(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < Math.min(4, left + 1); k++) text += LETTERS[(bits >> (18 - 6 * k)) & 63];
  }
  return text;
}

function checkLetter(text: string): string {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 4093;
  return LETTERS[sum % 64] as string;
}

/**
 * The short text form of a deck.
 * @example
 * ```ts
 * import { decodeDeck, encodeDeck } from 'holmgang/ragnarok-standard';
 * const code = encodeDeck({ hero: 'thor', cards: [5001, 5001, 1001] });
 * console.log(code, decodeDeck(code).cards); // thor.pB-BfQx [ 1001, 5001, 5001 ]
 * ```
 */
export function encodeDeck({ hero, cards }: Deck): string {
  if (!/^[a-z][a-z-]{0,39}$/.test(hero) || cards.some((id) => !Number.isInteger(id) || id < 0 || id > 1e6))
    throw new UsageError('BAD_DECK', 'only a slug and ids of cards have a deck code');
  const bytes: number[] = [];
  let before = 0;
  for (const id of [...new Set(cards)].sort((a, b) => a - b)) {
    const count = cards.filter((card) => card === id).length;
    pushNumber(bytes, (id - before) * 4 + Math.min(count, 4) - 1);
    if (count >= 4) pushNumber(bytes, count - 4);
    before = id;
  }
  const text = `${hero}.${toText(bytes)}`;
  return text + checkLetter(text);
}

function fromText(text: string): number[] | undefined {
  const values = [...text].map((letter) => LETTERS.indexOf(letter));
  if (values.includes(-1) || text.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  for (let i = 0; i < values.length; i += 4) {
    const bits = [0, 1, 2, 3].reduce((sum, k) => (sum << 6) | (values[i + k] ?? 0), 0);
    const count = Math.min(4, values.length - i) - 1;
    for (let k = 0; k < count; k++) bytes.push((bits >> (16 - 8 * k)) & 255);
  }
  return bytes;
}

function readNumbers(bytes: readonly number[]): number[] | undefined {
  const numbers: number[] = [];
  let n = 0;
  let unit = 1;
  for (const byte of bytes) {
    n += (byte & 127) * unit;
    unit *= 128;
    if (n > 1e8) return undefined;
    if (byte > 127) continue;
    numbers.push(n);
    n = 0;
    unit = 1;
  }
  return unit === 1 ? numbers : undefined;
}

function readCards(numbers: readonly number[]): number[] | undefined {
  const cards: number[] = [];
  let id = 0;
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i] as number;
    id += Math.floor(n / 4);
    let count = (n % 4) + 1;
    if (count === 4) {
      i += 1;
      count += numbers[i] ?? Number.POSITIVE_INFINITY;
    }
    if (cards.length + count > 1000) return undefined;
    for (let k = 0; k < count; k++) cards.push(id);
  }
  return cards;
}

/** The deck behind a code, its cards in ascending order. Throws a `UsageError` for what is no deck code. */
export function decodeDeck(code: string): Deck {
  const match = typeof code === 'string' ? /^([a-z][a-z-]{0,39})\.([\w-]{0,400})([\w-])$/.exec(code) : null;
  const [, hero = '', text = '', check] = match ?? [];
  const bytes = match && checkLetter(`${hero}.${text}`) === check ? fromText(text) : undefined;
  const numbers = bytes && readNumbers(bytes);
  const cards = numbers && readCards(numbers);
  if (cards === undefined || encodeDeck({ hero, cards }) !== code)
    throw new UsageError('BAD_DECK_CODE', 'this is no deck code');
  return { hero, cards };
}
