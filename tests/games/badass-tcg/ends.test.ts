// Chapter 13: state checks and the end.
import { createChance } from 'holmgang';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, isThere, Match, namesIn, variant } from './arrange.js';

const LORD = 'Kharzog, Emberlord';

rule(
  'BT-SBA-01',
  'checks run together and repeat until nothing changes; then triggers go on the stack',
  () => {
    // The banner holds the rat up; the enchantment on the wolf falls with it.
    const match = new Match({
      own: {
        hand: ['Natural Reclaim'],
        pool: 'GG',
        board: ['Holy Banner', 'Crypt Rat', { name: 'Frost Lock', on: 'Crypt Rat' }],
      },
      foe: { board: [{ name: 'Withering Curse', on: 'Crypt Rat' }].slice(0, 0) },
    });
    const state = structuredClone(match.state);
    const rat = state.battlefield.find(({ id }) => id === idOf(state, 'Crypt Rat'));
    if (rat) rat.damage = 1;
    const hurt = new Match(state);
    hurt.cast('Natural Reclaim', [idOf(state, 'Holy Banner')]).passBoth();
    expect(['Holy Banner', 'Crypt Rat', 'Frost Lock'].map((name) => isThere(hurt.state, name))).toEqual([
      false,
      false,
      false,
    ]);
    expect([hurt.state.stack.length, hurt.holder]).toEqual([1, 0]);
    expect(hurt.settle().life(1)).toBe(19);
  },
);

rule(
  'BT-SBA-02',
  'a creature with toughness 0 or less goes to the discard pile, without being destroyed',
  () => {
    const match = new Match({
      own: { hand: ['Withering Curse'], pool: 'BB' },
      foe: { board: ['Bramble Wolf'] },
    });
    match.resolve('Withering Curse', [idOf(match.state, 'Bramble Wolf')]);
    expect(namesIn(match.state, 1, 'discard')).toEqual(['Bramble Wolf']);
    expect(match.told('destroyed')).toEqual([]);
  },
);

rule('BT-SBA-03', 'lethal or deathtouch damage destroys', () => {
  const match = new Match({
    own: { hand: ['Firestorm'], pool: 'RRRRR', board: ['Elder Oak', 'Bramble Wolf'] },
  }).resolve('Firestorm');
  expect([
    isThere(match.state, 'Elder Oak'),
    isThere(match.state, 'Bramble Wolf'),
    match.told('destroyed').length,
  ]).toEqual([true, false, 1]);
});

rule('BT-SBA-05', 'of two legendary permanents with the same name one player keeps one', () => {
  const match = new Match({ own: { board: [LORD], hand: [LORD], pool: 'RRRR' }, foe: { board: [LORD] } });
  match.cast(LORD).passBoth();
  expect(match.state.pending).toEqual([{ kind: 'legend', seat: 0 }]);
  const [old, , fresh] = match.state.battlefield.map(({ id }) => id);
  expect(match.state.choice?.objects).toEqual([old, fresh]);
  match.choose(fresh);
  expect(match.state.battlefield.map(({ id }) => id)).not.toContain(old);
  expect([match.state.battlefield.length, namesIn(match.state, 0, 'discard')]).toEqual([2, [LORD]]);
  const lax = new Match(
    { own: { board: [LORD], hand: [LORD], pool: 'RRRR' } },
    variant({ legendRule: false }),
  );
  expect(lax.resolve(LORD).state.battlefield).toHaveLength(2);
});

rule('BT-WIN-01', 'a player with no life left loses', () => {
  const match = new Match({ own: { hand: ['Jolt'], pool: 'R' }, foe: { life: 2 } }).resolve('Jolt', [
    'seat1',
  ]);
  expect(match.state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'life', rule: 'BT-WIN-01' });
  expect(match.told('playerLost')).toEqual([{ type: 'playerLost', seat: 1, reason: 'life' }]);
  expect(
    new Match({ own: { hand: ['Jolt'], pool: 'R' }, foe: { life: 3 } }).resolve('Jolt', ['seat1']).state
      .result,
  ).toBe(null);
});

rule(
  'BT-WIN-02',
  'whoever had to draw from an empty deck loses at the next check; an empty deck alone is harmless',
  () => {
    const match = new Match({ foe: { deck: ['Jolt'] } }).to('main1', 6);
    expect([match.state.result, match.state.players[1].deck]).toEqual([null, []]);
    const draw = new Match({ foe: { deck: [] } }).to('end');
    expect(draw.state.result).toBe(null);
    draw.passBoth().passBoth();
    expect(draw.state.result).toMatchObject({ winner: 0, reason: 'deck', rule: 'BT-WIN-02' });
    expect(draw.told('drawFailed')).toHaveLength(1);
    const milled = new Match({
      own: { hand: ['Memory Drain'], pool: 'UU' },
      foe: { deck: ['Jolt'] },
    }).resolve('Memory Drain');
    expect([milled.state.result, milled.state.players[1].deck.length]).toEqual([null, 0]);
  },
);

rule('BT-WIN-03', 'ten poison counters are fatal', () => {
  const rite = (poison: number, game = GAME) =>
    new Match({ own: { hand: ['Venomous Rite'], pool: 'BB' }, foe: { poison } }, game).resolve(
      'Venomous Rite',
    );
  expect([rite(7).state.result, rite(8).state.result?.reason, rite(8).state.result?.rule]).toEqual([
    null,
    'poison',
    'BT-WIN-03',
  ]);
  expect(rite(1, variant({ poisonToLose: 3 })).state.result?.winner).toBe(0);
});

rule('BT-WIN-04', 'an ultimate card wins at once', () => {
  const match = new Match({ own: { board: ['Crown of Ages'], life: 40 } }).to('end');
  expect(match.state.result).toBe(null);
  match.passBoth();
  expect(match.state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'ultimate', rule: 'BT-WIN-04' });
  expect(new Match({ own: { board: ['Crown of Ages'], life: 39 } }).to('end').settle().state.result).toBe(
    null,
  );
});

rule('BT-WIN-06', 'who loses in the same check, draws, unless the active player is to lose', () => {
  const scene = { own: { hand: ['Mutual Ruin'], pool: 'BR', life: 4 }, foe: { life: 3 } };
  const match = new Match(scene).resolve('Mutual Ruin');
  expect(match.state.result).toEqual({
    winner: null,
    scores: [0.5, 0.5],
    reason: 'simultaneous',
    rule: 'BT-WIN-06',
  });
  expect(match.told('playerLost')).toHaveLength(2);
  const hard = new Match(scene, variant({ simultaneousLoss: 'activeLoses' })).resolve('Mutual Ruin');
  expect(hard.state.result).toEqual({ winner: 1, scores: [0, 1], reason: 'simultaneous', rule: 'BT-WIN-06' });
  // Different reasons in one check are a draw as well.
  const mixed = new Match({
    own: { hand: ['Mutual Ruin'], pool: 'BR', life: 4 },
    foe: { life: 9, poison: 9 },
  });
  expect(mixed.resolve('Mutual Ruin').state.result).toMatchObject({ winner: 1, reason: 'life' });
});

rule('BT-WIN-07', 'a player concedes at any time', () => {
  const match = new Match({ own: { hand: ['Jolt'], pool: 'R' } }).cast('Jolt', ['seat1']);
  for (const seat of [0, 1] as const) {
    const over = GAME.reducer(match.state, GAME.actions.concede(seat));
    expect(over.result).toMatchObject({ winner: seat === 0 ? 1 : 0, reason: 'conceded' });
  }
});

rule('BT-WIN-08', 'after the end every action is refused', () => {
  const match = new Match({ own: { hand: ['Jolt', 'Jolt'], pool: 'RR' }, foe: { life: 2 } });
  const again = match.casting('Jolt', ['seat0']);
  match.resolve('Jolt', ['seat1']);
  expect(match.refusal({ ...again, card: cardIn(match.state, 0, 'Jolt') } as never)).toBe(
    'GAME_OVER BT-WIN-08',
  );
  expect(match.refusal({ type: 'pass', seat: 0 })).toBe('GAME_OVER BT-WIN-08');
  expect([GAME.deciders(match.state), GAME.legalActions(match.state, 0)]).toEqual([[], []]);
});

rule('BT-WIN-09', 'random matches end before the decks can be drawn twice over', () => {
  for (let i = 0; i < 6; i++) {
    const chance = createChance(`bound ${i}`);
    const state = GAME.clone(
      GAME.setup({ seed: `bound ${i}`, decks: [{ cards: { L01: 60 } }, { cards: { L02: 60 } }] }),
    );
    while (state.result === null)
      GAME.advance(state, GAME.sampleLegal(state, GAME.deciders(state)[0] as 0 | 1, chance));
    expect(state.turn).toBeLessThanOrEqual(2 * 60 + 2);
    expect(state.result?.reason).toBe('deck');
  }
});
