// Laws that hold in every position that random players come to, and of any minion with any two or three keywords.
import fc from 'fast-check';
import { createChance } from 'holmgang';
import {
  deathList,
  explainHand,
  type Gift,
  heroAttack,
  houseSet,
  type Keyword,
  type RagnarokStandardState,
} from 'holmgang/ragnarok-standard';
import { expect } from 'vitest';
import { refresh } from '../../../src/games/ragnarok-standard/auras.js';
import { rule } from '../../rule.js';
import {
  arrange,
  at,
  attack,
  attackRefusal,
  boardOf,
  GAME,
  lives,
  made,
  minion,
  passRound,
  play,
  playRefusal,
  withCards,
} from './arrange.js';

/** A random match in place, looked at after every action. */
function walk(seed: string, look: (state: RagnarokStandardState) => void): void {
  const chance = createChance(seed);
  const state = GAME.clone(GAME.setup({ seed }));
  for (let i = 0; i < 400 && state.result === null; i++) {
    const [seat] = GAME.deciders(state);
    GAME.advance(state, GAME.sampleLegal(state, seat!, chance));
    look(state);
  }
}

rule(
  ['RS-ORD-11', 'RS-LIM-01', 'RS-LIM-04', 'RS-MAN-02'],
  'auras are what adding them up anew gives, and all bounds hold, after every action',
  () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        walk(seed, (state) => {
          const anew = GAME.clone(state);
          for (const { board } of anew.players)
            for (const each of board) Object.assign(each, { auraAttack: 0, auraHealth: each.auraHealth });
          refresh(anew, GAME.rules);
          expect(anew.players).toEqual(state.players);
          for (const { board, hand, mana, crystals, secrets } of state.players) {
            expect(board.length).toBeLessThanOrEqual(7);
            expect(hand.length).toBeLessThanOrEqual(10);
            expect(Math.max(mana, crystals)).toBeLessThanOrEqual(10);
            expect(new Set(secrets.map(({ cardId }) => cardId)).size).toBe(secrets.length);
            if (state.pending.length === 0 && state.result === null)
              for (const { health } of board) expect(health).toBeGreaterThan(0);
          }
        });
      }),
      { numRuns: 12 },
    );
  },
);

const GIVEN: readonly Gift[] = [
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
const some = fc.uniqueArray(fc.constantFrom(...GIVEN), { minLength: 2, maxLength: 3 });

rule(
  ['RS-KW-CHARGE', 'RS-KW-RUSH', 'RS-KW-WINDFURY'],
  'any two or three keywords: when a fresh minion may attack, and how often',
  () => {
    fc.assert(
      fc.property(some, fc.boolean(), (own, atHero) => {
        const state = arrange([
          { board: [{ cardId: 1034, own, sick: true }] },
          { board: [{ cardId: 1034, own: [], healthBonus: 90, health: 96 }] },
        ]);
        const defender = atHero ? 1 : at(state, 1);
        const isAble = own.includes('Charge') || (own.includes('Rush') && !atHero);
        const expected = isAble
          ? null
          : own.includes('Rush')
            ? 'RUSH_MINIONS_ONLY RS-ATK-03'
            : 'SUMMONING_SICK RS-ATK-01';
        expect(attackRefusal(state, at(state, 0), defender)).toBe(expected);
        if (!isAble) return;
        const once = attack(state, at(state, 0), defender).state;
        if (boardOf(once, 0).length === 0 || minion(once, once.players[0].board[0]!.id).id !== at(state, 0))
          return;
        const left =
          boardOf(once, 1).length === 0 && !atHero ? null : attackRefusal(once, at(state, 0), defender);
        if (own.includes('Windfury')) expect(left).toBe(null);
        else if (left !== null) expect(left).toBe('NO_ATTACKS_LEFT RS-ATK-05');
      }),
    );
  },
);

rule(
  ['RS-KW-DIVINE-SHIELD', 'RS-KW-LIFESTEAL', 'RS-KW-POISONOUS', 'RS-KW-REBORN', 'RS-KW-STEALTH'],
  'any two or three keywords on attacker and defender: what one attack comes to',
  () => {
    fc.assert(
      fc.property(some, some, (mine, theirs) => {
        const foe = theirs.filter((keyword) => keyword !== 'Stealth');
        const state = arrange([
          { health: 10, board: [{ cardId: 1034, own: mine }] },
          { health: 10, board: [{ cardId: 1034, own: foe }] },
        ]);
        const after = attack(state, at(state, 0), at(state, 1)).state;
        const dealt = foe.includes('Divine Shield') ? 0 : 5;
        const taken = mine.includes('Divine Shield') ? 0 : 5;
        expect(lives(after)).toEqual([
          10 + (mine.includes('Lifesteal') ? dealt : 0),
          10 + (foe.includes('Lifesteal') ? taken : 0),
        ]);
        const dies = (amount: number, poison: boolean) => amount > 0 && poison;
        const check = (seat: 0 | 1, amount: number, poison: boolean, own: readonly Gift[]) => {
          const [left] = after.players[seat].board;
          if (!dies(amount, poison)) {
            expect([left?.id, left?.health]).toEqual([at(state, seat), 6 - amount]);
            const kept = own.filter((k) => k !== 'Divine Shield' && k !== 'Stealth');
            expect(left?.keywords).toEqual(kept);
          } else if (own.includes('Reborn')) expect([left?.health, left?.keywords]).toEqual([1, ['Taunt']]);
          else expect(left).toBe(undefined);
        };
        check(0, taken, foe.includes('Poisonous'), mine);
        check(1, dealt, mine.includes('Poisonous'), foe);
      }),
    );
  },
);

const ALL: readonly Keyword[] = [
  'Battlecry',
  'Deathrattle',
  'Combo',
  'Inspire',
  'Frenzy',
  'Spellburst',
  'Overkill',
  'Outcast',
  ...GIVEN,
  'Overload',
  'Spell Damage',
  'Echo',
  'Tradeable',
  'Dormant',
  'Colossal',
  'Corrupt',
  'Magnetic',
];
const TEXTS: Partial<
  Record<
    Keyword,
    'battlecry' | 'deathrattle' | 'combo' | 'inspire' | 'frenzy' | 'spellburst' | 'overkill' | 'outcast'
  >
> = {
  Battlecry: 'battlecry',
  Deathrattle: 'deathrattle',
  Combo: 'combo',
  Inspire: 'inspire',
  Frenzy: 'frenzy',
  Spellburst: 'spellburst',
  Overkill: 'overkill',
  Outcast: 'outcast',
};

function minionWith(keywords: readonly Keyword[]) {
  const has = (keyword: Keyword) => keywords.includes(keyword);
  return made({
    id: 1990,
    cost: 2,
    attack: 2,
    health: 3,
    tribe: 'Mech',
    keywords,
    overload: has('Overload') ? 1 : 0,
    spellDamage: has('Spell Damage') ? 1 : 0,
    appendages: has('Colossal') ? 1 : 0,
    appendage: has('Colossal') ? 9001 : 0,
    corrupted: has('Corrupt') ? 9201 : 0,
    text: keywords.flatMap((keyword) =>
      TEXTS[keyword] ? [{ when: TEXTS[keyword], ops: [{ op: 'armor' as const, n: 1 }] }] : [],
    ),
  });
}

rule(
  [
    'RS-KW-BATTLECRY',
    'RS-KW-COMBO',
    'RS-KW-OUTCAST',
    'RS-KW-OVERLOAD',
    'RS-KW-ECHO',
    'RS-KW-COLOSSAL',
    'RS-KW-DORMANT',
  ],
  'any two or three keywords printed on one minion: what playing it comes to',
  () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 0, max: 1 }),
        fc.boolean(),
        (keywords, played, isOuter) => {
          const has = (keyword: Keyword) => keywords.includes(keyword);
          const game = withCards([minionWith(keywords)]);
          const hand = isOuter ? [1990, 1001] : [1001, 1990, 1001];
          const state = arrange([{ hand, played }, {}], game);
          const { state: after } = play(state, { hand: isOuter ? 0 : 1 }, [], game);
          const { hero, board, overloadNext, hand: left } = after.players[0];
          const armor =
            Number(has('Battlecry')) + Number(has('Combo') && played > 0) + Number(has('Outcast') && isOuter);
          expect([hero.armor, overloadNext]).toEqual([armor, Number(has('Overload'))]);
          expect(board.map(({ cardId }) => cardId)).toEqual(has('Colossal') ? [1990, 9001] : [1990]);
          expect(board[0]?.dormant).toBe(has('Dormant') ? 2 : 0);
          expect(left.some(({ cardId, echoCopy }) => cardId === 1990 && echoCopy)).toBe(has('Echo'));
          // Two rounds on, whatever is there plays on soundly.
          expect(game.check(passRound(after, game).state)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  },
);

rule('RS-MAN-04', 'a hand explains what it costs and why it cannot be played', () => {
  const state = arrange([{ hand: [3002, 1007, 6001], mana: 2, board: [1007, 1007], died: [1008, 1008] }, {}]);
  expect(explainHand(GAME, state, 0).map(({ cost, refusal }) => [cost, refusal?.code ?? null])).toEqual([
    [8, 'NOT_ENOUGH_MANA'],
    [2, null],
    [1, 'NEEDS_TARGET'],
  ]);
  expect(explainHand(GAME, GAME.view(state, 1), 0)).toEqual([]);
  expect([
    deathList(state, 0),
    heroAttack(arrange([{ weapon: 5002 }, {}]), 0),
    playRefusal(state, { hand: 1 }),
  ]).toEqual([[1008, 1008], 3, null]);
  for (const hostile of [null, {}, { ruleset: { game: 'bjj' } }])
    expect(() => heroAttack(hostile as never, 0)).toThrow('FOREIGN_STATE');
  expect(() => heroAttack(state, 2 as never)).toThrow('NO_SUCH_SEAT');
  expect(houseSet.cards.length).toBe(219);
});
