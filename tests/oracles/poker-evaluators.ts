// Two evaluators of other people, to which ours must agree. Theirs give better hands lower numbers.
import { createRequire } from 'node:module';
import { getCardCode, evaluate as pokertools } from '@pokertools/evaluator';
import { createChance } from 'holmgang';
import { evaluate, formatCard } from 'holmgang/ragnarok-poker';

type Phe = typeof import('phe');
const phe = createRequire(import.meta.url)('phe') as Phe;

const CARDS = Array.from({ length: 52 }, (_, card) => card);
const POKERTOOLS = CARDS.map((card) => getCardCode(formatCard(card)));
const PHE = CARDS.map((card) => phe.cardCode(formatCard(card).charAt(0), formatCard(card).charAt(1)));

/** The evaluators of other people, on our cards; here, too, the better the higher. */
export const OTHERS: Readonly<Record<string, (cards: readonly number[]) => number>> = {
  '@pokertools/evaluator': (cards) => -pokertools(cards.map((card) => POKERTOOLS[card] as number)),
  phe: (cards) => -phe.evaluateCardCodes(cards.map((card) => PHE[card] as number)),
};

/**
 * Evaluates random hands of seven cards both ways, and counts where the orders differ: the same strength must always be the same
 * strength, and a higher one always higher.
 */
export function differences(
  other: (cards: readonly number[]) => number,
  count: number,
  seed: string,
): { readonly differing: number; readonly strengths: number } {
  const chance = createChance(seed);
  const deck = [...CARDS];
  const theirs = new Map<number, number>();
  let differing = 0;
  for (let n = 0; n < count; n++) {
    for (let i = 0; i < 7; i++) {
      const j = i + chance.int(52 - i);
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
    const hand = deck.slice(0, 7);
    const [own, found] = [evaluate(hand), other(hand)];
    const before = theirs.get(own);
    if (before === undefined) theirs.set(own, found);
    else if (before !== found) differing++;
  }
  const sorted = [...theirs].sort(([a], [b]) => a - b);
  for (const [i, [, strength]] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next !== undefined && next[1] <= strength) differing++;
  }
  return { differing, strengths: theirs.size };
}
