import fc from 'fast-check';
import {
  bestFive,
  compareHands,
  evaluate,
  formatCard,
  HAND_RANKS,
  handRank,
  nameHand,
  parseCards,
  rankOf,
} from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { differences, OTHERS } from '../../oracles/poker-evaluators.js';
import { rule } from '../../rule.js';

const letters = (cards: readonly number[]) => cards.map(formatCard).join(' ');
const best = (text: string) => letters(bestFive(parseCards(text)));

const arbHand = (size: number) =>
  fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, card) => card),
    { minLength: size, maxLength: size },
  );

/** Group sizes and values of five cards by plain counting, as people do. */
function countedFive(cards: readonly number[]): number[] {
  const values = cards.map((card) => card >> 2).sort((a, b) => b - a);
  const size = (value: number) => values.filter((other) => other === value).length;
  const groups = [...new Set(values)].sort((a, b) => size(b) - size(a) || b - a);
  const shape = groups.map(size).join('');
  const isFlush = new Set(cards.map((card) => card & 3)).size === 1;
  const [high = 0, second = 0] = groups;
  const isWheel = groups.join() === '12,3,2,1,0';
  const isStraight = shape === '11111' && (isWheel || high - (groups[4] ?? 0) === 4);
  const top = isWheel ? second : high;
  if (isStraight && isFlush) return [top === 12 ? 10 : 9, top];
  if (shape === '41') return [8, ...groups];
  if (shape === '32') return [7, ...groups];
  if (isFlush) return [6, ...groups];
  if (isStraight) return [5, top];
  return [{ 311: 4, 221: 3, 2111: 2 }[shape] ?? 1, ...groups];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return Math.sign((a[i] ?? 0) - (b[i] ?? 0));
  }
  return 0;
}

/** The best of all 21 choices. */
function countedSeven(cards: readonly number[]): number[] {
  let top: number[] = [0];
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) {
      const five = countedFive(cards.filter((_, k) => k !== i && k !== j));
      if (compareLists(five, top) > 0) top = five;
    }
  }
  return top;
}

describe('hand ranks', () => {
  rule('RP-HR-01', 'of all 2,598,960 hands of five cards each rank has its known share', () => {
    const counts = Array<number>(11).fill(0);
    const hand = [0, 0, 0, 0, 0];
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 51; d++)
            for (let e = d + 1; e < 52; e++) {
              hand[0] = a;
              hand[1] = b;
              hand[2] = c;
              hand[3] = d;
              hand[4] = e;
              const rank = evaluate(hand) >> 26;
              counts[rank] = (counts[rank] ?? 0) + 1;
            }
    expect(counts.slice(1)).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]);
  });

  rule.each([
    ['As Kd 9h 4c 2s', 1, 'High Card', 'High Card', 100],
    ['As Ad 9h 4c 2s', 2, 'Rune Mark', 'One Pair', 105],
    ['As Ad 9h 9c 2s', 3, 'Dual Runes', 'Two Pair', 110],
    ['As Ah Ad 9c 2s', 4, "Thor's Hammer", 'Three of a Kind', 115],
    ['6s 5d 4h 3c 2s', 5, "Fate's Path", 'Straight', 120],
    ['As Ks 9s 4s 2s', 6, "Odin's Eye", 'Flush', 130],
    ['As Ah Ad 9s 9c', 7, "Valhalla's Blessing", 'Full House', 140],
    ['As Ah Ad Ac 9s', 8, 'Godly Power', 'Four of a Kind', 160],
    ['9s 8s 7s 6s 5s', 9, 'Divine Alignment', 'Straight Flush', 180],
    ['As Ks Qs Js Ts', 10, 'RAGNAROK', 'Royal Flush', 200],
  ] as const)(['RP-HR-01', 'RP-HR-02'], '%s', ([text, rank, name, poker, percent]) => {
    const cards = parseCards(text);
    expect(nameHand(cards)).toEqual({ rank, name, poker, percent });
    expect(handRank(cards)).toBe(rank);
    expect(HAND_RANKS[rank - 1]).toBe(rankOf(evaluate(cards)));
    expect(letters(bestFive(cards))).toBe(text);
  });

  rule('RP-HR-02', 'the multipliers grow from 1.0 to 2.0', () => {
    expect(HAND_RANKS.map(({ percent }) => percent / 100)).toEqual([
      1, 1.05, 1.1, 1.15, 1.2, 1.3, 1.4, 1.6, 1.8, 2,
    ]);
  });

  rule('RP-HR-03', 'of seven cards the best five count, as brute force finds them', () => {
    fc.assert(
      fc.property(arbHand(7), (cards) => {
        const five = bestFive(cards);
        expect(evaluate(five)).toBe(evaluate(cards));
        expect(new Set(five).size).toBe(5);
        expect(five.every((card) => cards.includes(card))).toBe(true);
        expect(countedFive(five)).toEqual(countedSeven(cards));
        expect(handRank(cards)).toBe(countedSeven(cards)[0]);
      }),
      { numRuns: 300 },
    );
  });

  rule.each([
    ['Ah 2d 3s 4c 5s Jd 5h', '5s 4c 3s 2d Ah'],
    ['Ah Ad 2c 2d Kc Ks 9h', 'Ah Ad Ks Kc 9h'],
    ['Ah Ad Ac Kd Kc Ks 9h', 'Ah Ad Ac Ks Kd'],
    ['As 2s 3s 4s 5s 6d 7c', '5s 4s 3s 2s As'],
    ['Ah 5d 4d 3c 2c 9d 9c', '5d 4d 3c 2c Ah'],
    ['Ks Kd Kh Kc As Ad Ah', 'Ks Kh Kd Kc As'],
    ['As Qs Ts 8s 6s 4s 2s', 'As Qs Ts 8s 6s'],
    ['As Ks Qs Js 9d 8d 7d', 'As Ks Qs Js 9d'],
    ['As 9s 8d 7c 6h 5h', '9s 8d 7c 6h 5h'],
    ['5s 4s 3s 2s Ks', 'Ks 5s 4s 3s 2s'],
  ] as const)(['RP-HR-03', 'RP-HR-05'], 'of %s count %s', ([cards, five]) => {
    expect(best(cards)).toBe(five);
  });

  rule('RP-HR-04', 'comparing is a total order, the same as counting', () => {
    fc.assert(
      fc.property(arbHand(7), arbHand(7), arbHand(7), (a, b, c) => {
        expect(compareHands(a, b)).toBe(compareLists(countedSeven(a), countedSeven(b)));
        expect(compareHands(a, b) + compareHands(b, a)).toBe(0);
        expect(compareHands(a, a)).toBe(0);
        if (compareHands(a, b) >= 0 && compareHands(b, c) >= 0)
          expect(compareHands(a, c)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  rule.each([
    ['the rank first', '2s 2d 3h 4c 5s', 'As Kd Qh Jc 9s'],
    ['then the larger group', 'Ks Kd Kh 2c 2s', 'Qs Qd Qh Ac As'],
    ['then the smaller group', 'Ks Kd 3h 3c 2s', 'Kh Kc 2h 2d As'],
    ['then kickers', 'As Ad Kh 9c 3s', 'Ah Ac Kd 9h 2s'],
    ['a kicker beside four of a kind', '9s 9d 9h 9c As', '9s 9d 9h 9c Ks'],
    ['the second card of a flush', 'As Js 9s 4s 2s', 'Ah Th 9h 8h 7h'],
    ['a kicker beside two pairs', 'As Ad Kh Kc 3s', 'Ah Ac Kd Ks 2s'],
    ['kickers beside three of a kind', '7s 7d 7h Ac 3s', '7s 7d 7h Kc Qs'],
  ] as const)('RP-HR-04', '%s', ([, better, worse]) => {
    expect(compareHands(parseCards(better), parseCards(worse))).toBe(1);
    expect(compareHands(parseCards(worse), parseCards(better))).toBe(-1);
  });

  rule('RP-HR-04', 'suits never matter', () => {
    fc.assert(
      fc.property(arbHand(7), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (cards, suits) => {
        const others = cards.map((card) => (card & ~3) | (suits[card & 3] ?? 0));
        expect(evaluate(others)).toBe(evaluate(cards));
      }),
    );
  });

  rule('RP-HR-05', 'an ace is high, and low only in a five-high straight', () => {
    expect(handRank(parseCards('As Kd Qh Jc Ts'))).toBe(5);
    expect(handRank(parseCards('As 2d 3h 4c 5s'))).toBe(5);
    expect(handRank(parseCards('Ks As 2d 3h 4c'))).toBe(1);
    expect(handRank(parseCards('Qs Ks As 2d 3h'))).toBe(1);
    expect(compareHands(parseCards('6s 5d 4h 3c 2s'), parseCards('As 2d 3h 4c 5s'))).toBe(1);
    expect(handRank(parseCards('As 2s 3s 4s 5s'))).toBe(9);
  });

  rule('RP-HR-06', 'equal values tie, whatever the suits and the other two cards', () => {
    expect(compareHands(parseCards('As Kd Qh Jc 9s 3d 2c'), parseCards('Ad Kh Qc Js 9d 4h 2s'))).toBe(0);
    expect(compareHands(parseCards('As Ks Qs Js Ts 3d 2c'), parseCards('As Ks Qs Js Ts 4d 4c'))).toBe(0);
  });

  it.each([
    ['four cards', [0, 1, 2, 3]],
    ['eight cards', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['a card twice', [0, 1, 2, 3, 3]],
    ['no such card', [0, 1, 2, 3, 52]],
    ['a negative card', [0, 1, 2, 3, -1]],
    ['half a card', [0, 1, 2, 3, 4.5]],
  ])('%s are no hand', (_, cards) => {
    expect(() => evaluate(cards)).toThrow('BAD_CARDS');
  });

  it('letters that are no card are refused', () => {
    expect(() => parseCards('As 1d')).toThrow('BAD_CARDS');
    expect(() => parseCards('Ax')).toThrow('BAD_CARDS');
    expect(parseCards('2c 2d 2h 2s As')).toEqual([0, 1, 2, 3, 51]);
  });
});

describe('other evaluators', () => {
  for (const [name, evaluator] of Object.entries(OTHERS)) {
    rule(['RP-HR-03', 'RP-HR-04'], `${name} orders 100,000 random hands of seven cards alike`, () => {
      const { differing, strengths } = differences(evaluator, 100_000, name);
      expect(differing).toBe(0);
      expect(strengths).toBeGreaterThan(4000);
    });
  }
});
