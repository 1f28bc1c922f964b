// A combat can be played inside another game: it asks for nothing but the chance it is handed.
import { createChance, Options, type Seat } from 'holmgang';
import type { RagnarokPokerMove, RagnarokPokerOwnEvent, RagnarokPokerSetup } from 'holmgang/ragnarok-poker';
import { describe, expect, it } from 'vitest';
import { ragnarokPokerRulesets } from '../../../rulesets/ragnarok-poker/index.js';
import { pokerDefinition } from '../../../src/games/ragnarok-poker/game.js';
import { resolveRuleset } from '../../../src/games/ragnarok-poker/ruleset.js';
import { embed } from '../../../src/kernel/embed.js';

const wrap = (event: RagnarokPokerOwnEvent) => ({ combatEvent: event });

/** Plays a combat at a table without a generator. */
function combat(
  name: keyof typeof ragnarokPokerRulesets,
  setup: RagnarokPokerSetup,
  first: Seat,
  seed: string,
) {
  const poker = embed(pokerDefinition(ragnarokPokerRulesets[name]));
  const chance = createChance(seed);
  const events: { combatEvent: RagnarokPokerOwnEvent }[] = [];
  const table = poker.start(setup, { chance, events }, wrap);
  while (table.result === null) {
    const seat = chance.pick(poker.deciders(table, first));
    const options = new Options<RagnarokPokerMove>('all');
    poker.collect(table, seat, options, (action) => action, first);
    const action = chance.pick(options.actions);
    expect(poker.refuse(table, seat, action, first)).toBeUndefined();
    poker.apply(table, action, { chance, events }, wrap);
    expect(poker.problems(table, 'combat')).toEqual([]);
  }
  return { poker, table, events };
}

describe('a combat inside another game', () => {
  it.each(Object.keys(ragnarokPokerRulesets) as (keyof typeof ragnarokPokerRulesets)[])(
    'is played to its end without a generator, under %s',
    (name) => {
      const fighters = [
        { hero: 'loki', hp: 62.5, stamina: 7, king: 'ginnungagap', spellDeck: [4905, 4909, 8191] },
        { hero: 'baldur', hp: 80, stamina: 12, king: 'buri' },
      ] as const;
      for (let i = 0; i < 5; i++) {
        const { table, events } = combat(name, { fighters }, 1, `combat ${i}`);
        expect(table.rng).toBeNull();
        expect(table.phase).toBe('over');
        expect(events.at(-1)?.combatEvent.type).toBe('combatOver');
        for (const { armor, statuses, maxHp, baseMaxHp, committed } of table.fighters) {
          expect([armor, statuses, maxHp - baseMaxHp, committed]).toEqual([0, [], 0, 0]);
        }
      }
    },
  );

  it('hides from each outer seat what the other one holds', () => {
    const poker = embed(pokerDefinition(resolveRuleset('vanilla')));
    const table = poker.start({}, { chance: createChance('hidden'), events: undefined }, wrap);
    const view = poker.view(table, 1, 1);
    expect(view.fighters[0].hole).toEqual(table.fighters[0].hole);
    expect(view.fighters[1].hole).toEqual([null, null]);
    const imagined = poker.determinize(view, createChance('imagined'));
    expect(poker.view(imagined, 1, 1)).toEqual(view);
    expect(imagined.rng).toBeNull();
  });
});
