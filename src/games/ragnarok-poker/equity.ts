// How good a hand is against everything the other fighter can hold and everything that can still come.

import { COMMUNITY_CARDS } from '../../../rulesets/ragnarok-poker/numbers.js';
import { type Chance, createChance } from '../../kernel/chance.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { cardsWithout } from './cards.js';
import { LOWER_BITS, strengthOfBits, UPPER_BITS } from './hands.js';
import type { RagnarokPokerView } from './state.js';

/** How often a hand wins, ties and loses. */
export interface Equity {
  /** Won cases. */
  readonly wins: number;
  /** Tied cases. */
  readonly ties: number;
  /** Lost cases. */
  readonly losses: number;
  /** The share of won cases, and of half the tied ones. */
  readonly share: number;
  /** Whether these are all cases there are, or a sample. */
  readonly exact: boolean;
}

/** A count that goes on. */
interface Count {
  wins: number;
  ties: number;
  losses: number;
}

const lowerOf = (card: number): number => LOWER_BITS[card] as number;
const upperOf = (card: number): number => UPPER_BITS[card] as number;

function lower(cards: readonly number[]): number {
  return cards.reduce((all, card) => (all + lowerOf(card)) | 0, 0);
}

function upper(cards: readonly number[]): number {
  return cards.reduce((all, card) => (all + upperOf(card)) | 0, 0);
}

/** Compares the own hand with one of the other's on a whole board. */
function compare(count: Count, own: number, foe: number): void {
  if (own > foe) count.wins++;
  else if (own < foe) count.losses++;
  else count.ties++;
}

/** Every hand of the other on a whole board. `seen` are its cards that are known. */
function againstAll(
  count: Count,
  hole: readonly number[],
  board: readonly number[],
  seen: readonly number[],
  unseen: readonly number[],
): void {
  const [boardLower, boardUpper] = [lower(board), upper(board)];
  const own = strengthOfBits((boardLower + lower(hole)) | 0, (boardUpper + upper(hole)) | 0);
  const [foeLower, foeUpper] = [(boardLower + lower(seen)) | 0, (boardUpper + upper(seen)) | 0];
  if (seen.length === 2) {
    compare(count, own, strengthOfBits(foeLower, foeUpper));
    return;
  }
  for (let i = 0; i < unseen.length; i++) {
    const first = unseen[i] as number;
    const [oneLower, oneUpper] = [(foeLower + lowerOf(first)) | 0, (foeUpper + upperOf(first)) | 0];
    if (seen.length === 1) {
      compare(count, own, strengthOfBits(oneLower, oneUpper));
      continue;
    }
    for (let j = i + 1; j < unseen.length; j++) {
      const second = unseen[j] as number;
      compare(count, own, strengthOfBits((oneLower + lowerOf(second)) | 0, (oneUpper + upperOf(second)) | 0));
    }
  }
}

/** So many cards at random, none twice. */
function some(unseen: readonly number[], size: number, chance: Chance): number[] {
  const left = [...unseen];
  return Array.from({ length: size }, () => left.splice(chance.int(left.length), 1)[0] as number);
}

/**
 * How often a seat's hand wins, from what that seat sees: all cases from Foresight on, before that a sample. Null before the
 * hole cards are dealt.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { createRagnarokPoker, equity } from 'holmgang/ragnarok-poker';
 * const game = createRagnarokPoker('vanilla');
 * const view = game.view(game.setup({ seed: 'docs' }), 0);
 * const { share = 0, exact } = equity(view, 0, { chance: createChance('docs'), samples: 100 }) ?? {};
 * console.log(share > 0 && share < 1, exact); // true false
 * ```
 */
export function equity(
  view: RagnarokPokerView,
  seat: Seat,
  {
    chance = createChance('equity'),
    samples = 400,
  }: { readonly chance?: Chance; readonly samples?: number } = {},
): Equity | null {
  const { hole } = view.fighters[seat];
  const own = hole.filter((card) => card !== null);
  if (own.length < 2) return null;
  const { community } = view;
  const seen = view.fighters[otherSeat(seat)].hole.filter((card) => card !== null);
  const unseen = cardsWithout([...own, ...community, ...seen, ...view.fighters[seat].rejected]);
  const count: Count = { wins: 0, ties: 0, losses: 0 };
  const missing = COMMUNITY_CARDS - community.length;
  if (missing === 0) againstAll(count, own, community, seen, unseen);
  else if (missing === 1) {
    for (const card of unseen) {
      const rest = unseen.filter((other) => other !== card);
      againstAll(count, own, [...community, card], seen, rest);
    }
  } else {
    for (let i = 0; i < samples; i++) {
      const drawn = some(unseen, missing + 2 - seen.length, chance);
      const board = [...community, ...drawn.slice(0, missing)];
      againstAll(count, own, board, [...seen, ...drawn.slice(missing)], []);
    }
  }
  const { wins, ties, losses } = count;
  return { wins, ties, losses, share: (wins + ties / 2) / (wins + ties + losses), exact: missing <= 1 };
}
