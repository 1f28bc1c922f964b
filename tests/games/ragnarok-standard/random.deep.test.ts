// 100,000 random actions under every ruleset, with heroes and decks of every kind: no invariant breaks, and every match ends.
import { createChance } from 'holmgang';
import {
  createRagnarokStandard,
  houseSet,
  type RagnarokStandardRulesetName,
  ragnarokStandardRulesets,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { rule } from '../../rule.js';

const ACTIONS = 25_000;

/** A random legal deck. */
function randomDeck(seed: string) {
  const chance = createChance(seed);
  const hero = chance.pick(houseSet.heroes);
  const pool = houseSet.cards
    .filter(({ rarity, class: owner }) => rarity !== 'Token' && (owner === 'Neutral' || owner === hero.class))
    .flatMap(({ id, rarity }) => (rarity === 'Legendary' ? [id] : [id, id]));
  return { hero: hero.slug, cards: chance.shuffle(pool).slice(0, 30) };
}

rule.each(Object.keys(ragnarokStandardRulesets) as RagnarokStandardRulesetName[])(
  ['RS-LIM-01', 'RS-ORD-04', 'RS-END-01'],
  'random matches under %s break no invariant and end',
  (name) => {
    const game = createRagnarokStandard(name);
    let actions = 0;
    for (let match = 0; actions < ACTIONS; match++) {
      const seed = `${name} ${match}`;
      const chance = createChance(seed);
      const decks = [randomDeck(`${seed} 0`), randomDeck(`${seed} 1`)] as const;
      const state = game.clone(game.setup({ seed, decks }));
      for (let i = 0; state.result === null; i++) {
        const action = game.sampleLegal(state, chance.pick(game.deciders(state)), chance);
        expect(game.validate(state, action)).toBe(undefined);
        game.advance(state, action);
        expect(game.check(state)).toEqual([]);
        expect(i).toBeLessThan(1500);
        actions++;
      }
    }
    expect(actions).toBeGreaterThanOrEqual(ACTIONS);
  },
  3_600_000,
);
