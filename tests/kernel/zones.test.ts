import fc from 'fast-check';
import { census, createChance, drawTop, enumerate, InvariantError, moveCard } from 'holmgang';
import { describe, expect, it } from 'vitest';

describe('drawTop', () => {
  it('takes the first card of the deck', () => {
    const deck = [7, 8, 9];
    expect(drawTop(deck, createChance(''))).toBe(7);
    expect(deck).toEqual([8, 9]);
  });

  it('takes nothing from an empty deck', () => {
    const deck: number[] = [];
    expect(drawTop(deck, createChance(''))).toBeUndefined();
    expect(deck).toEqual([]);
  });

  it('ends all odds, unless the deck is empty', () => {
    expect(enumerate((chance) => drawTop([1, 2], chance))).toBeUndefined();
    expect(enumerate((chance) => drawTop([], chance))).toHaveLength(1);
  });
});

describe('moveCard', () => {
  it('moves a card to the end of the other zone', () => {
    const [hand, pile] = [[4, 5, 6], [1]];
    moveCard(5, hand, pile);
    expect(hand).toEqual([4, 6]);
    expect(pile).toEqual([1, 5]);
  });

  it('refuses a card that is not there, and changes nothing', () => {
    const [hand, pile] = [[4], [1]];
    expect(() => moveCard(1, hand, pile)).toThrow(InvariantError);
    expect([hand, pile]).toEqual([[4], [1]]);
  });
});

describe('census', () => {
  it('counts every card once, in ascending order of number', () => {
    expect(census([10, 2], [], [9, 1])).toEqual([1, 2, 9, 10]);
    expect(census()).toEqual([]);
  });

  it('is conserved by moving and drawing', () => {
    const zones = fc.uniqueArray(fc.nat({ max: 99 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(zones, fc.array(fc.nat()), (deck, choices) => {
        const before = census(deck);
        const [hand, pile]: [number[], number[]] = [[], []];
        for (const choice of choices) {
          const top = choice % 2 === 0 ? drawTop(deck, createChance('')) : undefined;
          if (top !== undefined) hand.push(top);
          const card = hand[choice % Math.max(1, hand.length)];
          if (card !== undefined && choice % 3 === 0) moveCard(card, hand, pile);
          expect(census(deck, hand, pile)).toEqual(before);
        }
      }),
    );
  });

  it('leaves the zones as they are', () => {
    const zone = [3, 1, 2];
    census(zone);
    expect(zone).toEqual([3, 1, 2]);
  });
});
