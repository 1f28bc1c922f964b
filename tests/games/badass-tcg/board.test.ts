// Chapter 11: enchantments, tokens, face-down cards, special actions.
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { cardIn, GAME, idOf, isThere, Match, namesIn, on, variant } from './arrange.js';

const DOWN = { name: 'Veiled Raider', faceDown: true };

rule('BT-ENC-01', 'enchantments stay and work continuously, on everything or on their host', () => {
  const match = new Match({
    own: { hand: ['Bramble Wolf', 'Hide of the Colossus'], pool: 'GGGGG', board: ['Holy Banner'] },
    foe: { board: ['Magma Brute'] },
  });
  match.resolve('Bramble Wolf');
  expect([match.figures('Bramble Wolf'), match.figures('Magma Brute')]).toEqual(['3/3', '3/3']);
  match.resolve('Hide of the Colossus', [idOf(match.state, 'Bramble Wolf')]);
  expect(match.figures('Bramble Wolf')).toBe('5/5');
  match.to('main1', 7);
  expect(match.figures('Bramble Wolf')).toBe('5/5');
  const captain = new Match({
    own: { board: ['Captain of the Line', 'Dawn Squire', 'Iron Golem'] },
    foe: { board: ['Shield Initiate'] },
  });
  expect(
    ['Captain of the Line', 'Dawn Squire', 'Iron Golem', 'Shield Initiate'].map((name) =>
      captain.figures(name),
    ),
  ).toEqual(['2/2', '3/2', '4/4', '1/3']);
});

rule('BT-ENC-02', 'an attached enchantment targets its host when cast, and is lost if that is gone', () => {
  const match = new Match({
    own: { hand: ['Wings of Mist'], pool: 'UU', board: ['Bramble Wolf'] },
    foe: { hand: ['Undertow'], pool: 'U' },
  });
  expect(match.refusal(match.casting('Wings of Mist', []))).toBe('ILLEGAL_TARGET BT-PLY-07');
  const wolf = idOf(match.state, 'Bramble Wolf');
  match.cast('Wings of Mist', [wolf]).pass().cast('Undertow', [wolf], 1).settle();
  expect([isThere(match.state, 'Wings of Mist'), namesIn(match.state, 0, 'discard')]).toEqual([
    false,
    ['Wings of Mist'],
  ]);
  const fine = new Match({
    own: { hand: ['Wings of Mist', 'Festering Pact'], pool: 'UUBBB', board: ['Bramble Wolf'] },
  });
  fine.resolve('Wings of Mist', [idOf(fine.state, 'Bramble Wolf')]).resolve('Festering Pact', ['seat1']);
  expect(on(fine.state, 'Wings of Mist').attachedTo).toBe(idOf(fine.state, 'Bramble Wolf'));
  fine.to('upkeep', 6).settle();
  expect(fine.life(1)).toBe(19);
  expect(fine.to('main1', 7).life(1)).toBe(19);
});

rule(['BT-ENC-03', 'BT-SBA-04'], "an enchantment whose host is gone goes to its owner's discard pile", () => {
  const match = new Match({
    own: { hand: ['Grim Edict'], pool: 'BBB' },
    foe: { board: ['Bramble Wolf', { name: 'Wings of Mist', on: 'Bramble Wolf' }] },
  });
  match.resolve('Grim Edict', [idOf(match.state, 'Bramble Wolf')]);
  expect(namesIn(match.state, 1, 'discard')).toEqual(['Bramble Wolf', 'Wings of Mist']);
});

rule('BT-ENC-04', 'bonuses of several sources add up', () => {
  const board = [
    'Bramble Wolf',
    'Holy Banner',
    'War Drums',
    { name: 'Wings of Mist', on: 'Bramble Wolf' },
    { name: 'Withering Curse', on: 'Bramble Wolf' },
  ];
  const match = new Match({ own: { board, hand: ["Giant's Vigor"], pool: 'G' } });
  expect(match.figures('Bramble Wolf')).toBe('3/2');
  expect(match.resolve("Giant's Vigor", [idOf(match.state, 'Bramble Wolf')]).figures('Bramble Wolf')).toBe(
    '6/5',
  );
});

rule('BT-TOK-01', 'tokens are permanents without a card, and cease to exist outside the battlefield', () => {
  const match = new Match({ own: { hand: ['Muster', 'Undertow'], pool: 'WWWU' } }).resolve('Muster');
  expect(match.state.battlefield.map(({ card, power, toughness }) => [card, power, toughness])).toEqual([
    [null, 1, 1],
    [null, 1, 1],
  ]);
  match.resolve('Undertow', [match.state.battlefield[0]?.id ?? -1]);
  expect([match.state.battlefield.length, namesIn(match.state, 0, 'hand')]).toEqual([1, []]);
  const die = new Match({ own: { board: ['Soul Battery', 'Soldier'], hand: ['Jolt'], pool: 'R' } });
  die.resolve('Jolt', [idOf(die.state, 'Soldier')]);
  expect([die.state.players[0].energy, namesIn(die.state, 0, 'discard')]).toEqual([1, ['Jolt']]);
});

rule('BT-FDN-01', 'turning a card face up is a special action: nothing goes on the stack', () => {
  const match = new Match({ own: { board: [{ name: 'Shrouded Colossus', faceDown: true }], pool: 'CCCCC' } });
  match.do({ type: 'turnFaceUp', seat: 0, permanent: idOf(match.state, 'Shrouded Colossus') });
  expect([match.state.stack, match.holder, match.figures('Shrouded Colossus')]).toEqual([[], 0, '7/7']);
});

rule('BT-FDN-02', 'a card with Veil may be cast face down for 3, as a nameless 2/2 without abilities', () => {
  const match = new Match({
    own: { hand: ['Veiled Trickster', 'Tide Scholar'], pool: 'CCCUUU' },
    foe: { board: ['Cloud Serpent'] },
  });
  const down = { ...match.casting('Veiled Trickster'), faceDown: true } as const;
  expect(GAME.legalActions(match.state, 0)).toContainEqual(down);
  expect(match.refusal({ ...match.casting('Tide Scholar'), faceDown: true } as never)).toBe(
    'WRONG_TYPE BT-FDN-02',
  );
  match.do(down as never).settle();
  expect(on(match.state, 'Veiled Trickster')).toMatchObject({
    power: 2,
    toughness: 2,
    keywords: 0,
    faceDown: true,
  });
  expect(match.state.players[0].pool.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(match.refusal({ ...match.casting('Tide Scholar') })).toBe(null);
  // Creature timing, and not at all where the ruleset has no face-down cards.
  const late = new Match({ step: 'end', own: { hand: ['Veiled Trickster'], pool: 'CCC' } });
  expect(late.refusal({ ...late.casting('Veiled Trickster'), faceDown: true } as never)).toBe(
    'WRONG_TIMING BT-PLY-04',
  );
  const open = new Match({ own: { hand: ['Veiled Trickster'], pool: 'CCC' } }, variant({ faceDown: false }));
  expect(open.refusal({ ...open.casting('Veiled Trickster'), faceDown: true } as never)).toBe(
    'OPTION_DISABLED BT-FDN-02',
  );
  const poor = new Match({ own: { hand: ['Veiled Trickster'], pool: 'CC' } });
  expect(poor.refusal({ ...poor.casting('Veiled Trickster'), faceDown: true } as never)).toBe(
    'CANNOT_PAY BT-MAN-04',
  );
});

rule(
  'BT-FDN-03',
  'its controller turns it up for the Veil cost; damage, counters and tapping stay, and "faceup" abilities trigger',
  () => {
    const piece = { ...DOWN, damage: 1, counters: 1, tapped: true };
    const match = new Match({ active: 1, own: { board: [piece, 'Iron Golem'], pool: 'RCC' } }).pass();
    const id = idOf(match.state, 'Veiled Raider');
    expect(match.refusal({ type: 'turnFaceUp', seat: 0, permanent: idOf(match.state, 'Iron Golem') })).toBe(
      'NOT_FACE_DOWN BT-FDN-03',
    );
    match.do({ type: 'turnFaceUp', seat: 0, permanent: id }).choose('seat1').settle();
    expect(on(match.state, 'Veiled Raider')).toMatchObject({
      id,
      damage: 1,
      counters: 1,
      tapped: true,
      faceDown: false,
      power: 5,
      toughness: 4,
    });
    expect(match.life(1)).toBe(18);
    const poor = new Match({
      own: { board: [DOWN], pool: 'CCC' },
      foe: { board: [{ name: 'Veiled Ghoul', faceDown: true }] },
    });
    expect(poor.refusal({ type: 'turnFaceUp', seat: 0, permanent: idOf(poor.state, 'Veiled Raider') })).toBe(
      'CANNOT_PAY BT-MAN-04',
    );
    expect(poor.refusal({ type: 'turnFaceUp', seat: 0, permanent: idOf(poor.state, 'Veiled Ghoul') })).toBe(
      'NOT_CONTROLLER BT-FDN-03',
    );
  },
);

rule('BT-FDN-04', 'only its controller sees what lies face down, until it leaves or the match ends', () => {
  const match = new Match({
    own: { hand: ['Veiled Raider'], pool: 'CCC' },
    foe: { hand: ['Undertow'], pool: 'U' },
  });
  const cast = { ...match.casting('Veiled Raider'), faceDown: true } as never;
  expect(GAME.viewAction(cast, 1)).toEqual({ type: 'cast', seat: 0, hidden: true });
  match.do(cast);
  const card = match.state.stack[0]?.card ?? -1;
  expect(GAME.view(match.state, 1).stack[0]).toMatchObject({ card: 'hidden', def: 'hidden' });
  match.settle();
  for (const viewer of [1, 'spectator'] as const) {
    const view = GAME.view(match.state, viewer);
    expect([view.battlefield[0]?.def, view.battlefield[0]?.card, view.cards[card]]).toEqual([
      'hidden',
      'hidden',
      null,
    ]);
    for (const event of GAME.viewEvents(match.events, viewer)) {
      if (event.type === 'spellCast' || event.type === 'entered')
        expect([event.card, event.ref]).toEqual([null, null]);
    }
  }
  expect(GAME.view(match.state, 0).battlefield[0]?.def).toBe(match.state.battlefield[0]?.def);
  const over = GAME.reducer(match.state, GAME.actions.concede(0));
  expect(GAME.view(over, 1).battlefield[0]?.card).toBe(card);
  match
    .pass()
    .cast('Undertow', [match.state.battlefield[0]?.id ?? -1], 1)
    .settle();
  expect(match.told('left').at(-2)).toMatchObject({ card, ref: 'R09', to: 'hand' });
  // The other has seen the card, and still knows it in the hand.
  expect(GAME.view(match.state, 1).players[0].hand).toEqual([card]);
});

rule('BT-FDN-04', 'a face-down card that dies has no abilities, and is shown', () => {
  const match = new Match({
    own: { hand: ['Jolt'], pool: 'R' },
    foe: { board: [{ name: 'Veiled Ghoul', faceDown: true }] },
  });
  match.resolve('Jolt', [match.state.battlefield[0]?.id ?? -1]);
  expect(namesIn(match.state, 1, 'discard')).toEqual(['Veiled Ghoul']);
});

rule(
  'BT-SPC-01',
  'abilities marked special need no stack: Overload Switch untaps the generators of its player',
  () => {
    const tapped = (name: string) => ({ name, tapped: true });
    const match = new Match({
      own: { board: ['Overload Switch', tapped('Ember Vent'), tapped('Iron Golem')], energy: 4 },
      foe: { board: [tapped('Tidal Well')] },
    });
    match.do({ type: 'special', seat: 0, permanent: idOf(match.state, 'Overload Switch'), index: 0 });
    expect(
      ['Overload Switch', 'Ember Vent', 'Iron Golem', 'Tidal Well'].map(
        (name) => on(match.state, name).tapped,
      ),
    ).toEqual([true, false, true, true]);
    expect([match.state.stack, match.state.players[0].energy, match.holder]).toEqual([[], 0, 0]);
    expect(
      match.refusal({ type: 'special', seat: 0, permanent: idOf(match.state, 'Overload Switch'), index: 0 }),
    ).toBe('ALREADY_TAPPED BT-PLY-11');
    const poor = new Match({ active: 1, own: { board: ['Overload Switch'], energy: 3 } });
    const action = {
      type: 'special',
      seat: 0,
      permanent: idOf(poor.state, 'Overload Switch'),
      index: 0,
    } as const;
    expect(poor.refusal(action)).toBe('NO_PRIORITY BT-STK-14');
    expect(poor.pass().refusal(action)).toBe('CANNOT_PAY BT-ENE-04');
    expect(cardIn(poor.state, 0, 'Magma Brute', 'deck')).toBeGreaterThanOrEqual(0);
  },
);
