// Every card is cast, every ability activated, every trigger fired. One row for each card: what it is played with, and what comes of it.
import { type Ability, houseSet } from 'holmgang/badass-tcg';
import { describe, expect, it } from 'vitest';
import { cardIn, GAME, idOf, isThere, Match, named, namesIn, on, type Scene } from './arrange.js';

const RICH = 'WWWWWWWWUUUUUUUUBBBBBBBBRRRRRRRRGGGGGGGGCCCCCCCC';

/** What was seen to happen: a card cast, an ability activated, a trigger fired. */
const seen = new Set<string>();

function watch(match: Match): void {
  for (const event of match.events) {
    if (event.type === 'spellCast' || event.type === 'generatorPlayed') seen.add(`${event.ref} played`);
    if (event.type === 'abilityActivated' || event.type === 'triggered' || event.type === 'specialAction') {
      seen.add(`${event.ref} ${event.ability}`);
    }
    // Mana abilities are not told by name: whoever tapped for mana says so.
  }
}

/** Answers whatever is asked, first answer first, until the stack is empty. */
function finish(match: Match): Match {
  for (let i = 0; i < 60 && match.state.result === null; i++) {
    if (match.state.pending.length > 0) match.choose();
    else if (match.state.stack.length > 0) match.pass();
    else break;
  }
  return match;
}

const SCENE: Scene = {
  own: {
    board: ['Temple Guardian', 'Bramble Wolf', 'Spark Tinker'],
    energy: 20,
    pool: RICH,
    discard: ['Iron Golem'],
    deck: ['Ember Vent', 'Tidal Well', 'Jolt', 'Jolt', 'Jolt', 'Jolt', 'Jolt', 'Jolt'],
  },
  foe: { board: ['Elder Oak', 'War Drums', 'Crypt Rat'], hand: ['Jolt', 'Jolt', 'Jolt'], pool: RICH },
};

/** A match in which a card of the hand was played, whatever it is. */
function played(id: string): Match {
  const card = GAME.rules.cards.find((each) => each.id === id);
  if (card === undefined) throw new Error(id);
  const match = new Match({ ...SCENE, own: { ...SCENE.own, hand: [card.name] } });
  if (card.kind === 'generator')
    return match.do({ type: 'playGenerator', seat: 0, card: cardIn(match.state, 0, card.name) });
  if (card.spell.nouns.includes('spell')) {
    match.pass().cast('Jolt', ['seat0'], 1);
    match.cast(card.name, [match.state.stack[0]?.id ?? -1], 0);
  } else {
    const [first] = GAME.legalActions(match.state, 0).filter(
      (action) => action.type === 'cast' && action.faceDown === undefined && action.pay === undefined,
    );
    if (first === undefined) throw new Error(`${card.name} cannot be cast`);
    match.do(first);
  }
  return finish(match);
}

describe('every card of the house set', () => {
  it.each(houseSet.cards)('$id $name is played, and goes where its kind goes', ({ id, name, kind }) => {
    const match = played(id);
    watch(match);
    expect(seen).toContain(`${id} played`);
    const isSpell = kind === 'instant' || kind === 'sorcery';
    if (isSpell) expect(namesIn(match.state, 0, 'discard')).toContain(name);
    else expect(isThere(match.state, name)).toBe(true);
    expect(GAME.check(match.state)).toEqual([]);
  });

  const veiled = houseSet.cards.filter(({ veil }) => veil !== null);

  it.each(veiled)('$id $name is cast face down and turned up', ({ name }) => {
    const match = new Match({ ...SCENE, own: { ...SCENE.own, hand: [name] } });
    match
      .do({ type: 'cast', seat: 0, card: cardIn(match.state, 0, name), targets: [], faceDown: true })
      .settle();
    finish(match.do({ type: 'turnFaceUp', seat: 0, permanent: idOf(match.state, name) }));
    expect(on(match.state, name).faceDown).toBe(false);
    watch(match);
  });

  const activated = houseSet.cards.flatMap((card) =>
    card.abilities.flatMap((ability, index) =>
      ability.kind === 'activated' ? [{ ...card, ability, index }] : [],
    ),
  );

  it.each(activated)('$id $name is activated ($index)', ({ id, name, ability, index }) => {
    const match = new Match({ ...SCENE, own: { ...SCENE.own, board: [...(SCENE.own?.board ?? []), name] } });
    const permanent = match.state.battlefield.filter(({ def }) => def === named(name).index).at(-1)?.id ?? -1;
    const [action] = GAME.legalActions(match.state, 0).filter((each) => {
      return 'permanent' in each && each.permanent === permanent && 'index' in each && each.index === index;
    });
    if (action === undefined) throw new Error(`${name} has nothing to activate`);
    finish(match.do(action));
    watch(match);
    if (action.type === 'tapForMana') {
      expect(match.told('manaAdded')).toHaveLength(1);
      seen.add(`${id} ${index}`);
    }
    expect(ability.cost.tap ? on(match.state, name).tapped : true).toBe(true);
    expect(GAME.check(match.state)).toEqual([]);
  });

  /** What makes each trigger fire, with the card on the battlefield of seat 0. */
  const fire: Readonly<Record<string, (match: Match, name: string) => Match>> = {
    enter: (match) => match,
    die: (match, name) => match.resolve('Grim Edict', [idOf(match.state, name)]),
    'die(my.creature)': (match) => match.resolve('Grim Edict', [idOf(match.state, 'Bramble Wolf')]),
    attack: (match, name) => match.attack(name),
    hitPlayer: (match, name) => match.attack(name).block().passBoth(),
    upkeep: (match) => match.to('upkeep', 7),
    'upkeep(host)': (match) => match.to('upkeep', 6),
    resourceGain: (match) => match.to('resource', 7),
    endStep: (match) => match.to('end'),
    cast: (match) => match.resolve('Jolt', ['seat1']),
    'gainLife(me)': (match) => match.resolve('Healing Light'),
    faceup: (match) => match,
  };

  const triggered = houseSet.cards.flatMap((card) =>
    card.abilities.flatMap((ability: Ability, index) =>
      ability.kind === 'triggered' ? [{ ...card, ability, index }] : [],
    ),
  );

  it.each(triggered)('$id $name triggers ($index)', ({ id, name, ability, index, attach }) => {
    const host = attach === 'player' ? { on: 'seat1' } : attach === 'creature' ? { on: 'Bramble Wolf' } : {};
    const own = {
      ...SCENE.own,
      hand: ['Grim Edict', 'Jolt', 'Healing Light'],
      board: ['Bramble Wolf', { name, ...host }],
    };
    const foe = { ...SCENE.foe, board: [] };
    const isOnTheWay = ability.on === 'enter' || ability.on === 'faceup';
    const match = isOnTheWay ? played(id) : new Match({ own, foe });
    finish((fire[ability.on] as (typeof fire)[string])(match, name));
    watch(match);
    expect(seen).toContain(`${id} ${index}`);
  });

  it('has nothing left that was not seen', () => {
    const all = houseSet.cards.flatMap((card) => [
      `${card.id} played`,
      ...card.abilities.flatMap((ability, index) =>
        ability.kind === 'static' ? [] : [`${card.id} ${index}`],
      ),
    ]);
    expect(all.filter((each) => !seen.has(each))).toEqual([]);
    expect(all.length).toBe(132 + activated.length + triggered.length);
  });
});

/** What single cards come to, where a card has more than one part or a part of its own. */
describe('what cards do', () => {
  const rich = (hand: readonly string[], more: Partial<Scene> = {}): Match =>
    new Match({ ...SCENE, ...more, own: { ...SCENE.own, hand, ...more.own } });

  it.each([
    ['Overcharge', ['seat1'], { energy: [22, 0], life: [20, 19] }],
    ['Drain Essence', [], { energy: [20, 0], life: [23, 17] }],
    ['Mutual Ruin', [], { energy: [20, 0], life: [16, 16] }],
    ['Healing Light', [], { energy: [20, 0], life: [24, 20] }],
    ['Fireball', ['seat1'], { energy: [20, 0], life: [20, 16] }],
  ] as const)('%s', (name, targets, expected) => {
    const match = rich([name]);
    finish(match.cast(name, targets));
    expect(match.state.players.map(({ energy }) => energy)).toEqual(expected.energy);
    expect(match.state.players.map(({ life }) => life)).toEqual(expected.life);
  });

  it('Dread Whisper lets the other choose two cards', () => {
    const match = rich(['Dread Whisper']).cast('Dread Whisper').passBoth();
    expect(match.state.pending).toEqual([{ kind: 'discard', seat: 1 }]);
    match.choose().choose();
    expect([match.state.players[1].hand.length, match.state.players[1].discard.length]).toEqual([1, 2]);
    const few = rich(['Dread Whisper'], { foe: { hand: ['Jolt'] } })
      .cast('Dread Whisper')
      .passBoth();
    expect([few.state.pending, few.state.players[1].hand]).toEqual([[], []]);
  });

  it('Grand Design draws four, then one is discarded', () => {
    const match = rich(['Grand Design']).cast('Grand Design').passBoth();
    expect(match.state.players[0].hand).toHaveLength(4);
    match.choose();
    expect([match.state.players[0].hand.length, namesIn(match.state, 0, 'discard').length]).toEqual([3, 3]);
  });

  it('Glimpse Beyond looks at two, in both orders', () => {
    const deck = ['Jolt', 'Fireball', 'Bramble Wolf'];
    const keep = rich(['Glimpse Beyond'], { own: { deck } }).cast('Glimpse Beyond').passBoth();
    const [top = -1, second = -1] = keep.state.players[0].deck;
    expect(GAME.view(keep.state, 0).players[0].deck).toEqual([top, second, null]);
    expect(GAME.view(keep.state, 1).players[0].deck).toEqual([null, null, null]);
    keep.choose('done');
    expect(keep.state.pending).toEqual([{ kind: 'scryTop', seat: 0 }]);
    keep.choose(second);
    expect(namesIn(keep.state, 0, 'hand')).toEqual(['Fireball']);
    expect(GAME.view(keep.state, 0).players[0].deck).toEqual([top, null]);
    const away = rich(['Glimpse Beyond'], { own: { deck } }).cast('Glimpse Beyond').passBoth();
    const cards = away.state.players[0].deck;
    away.choose(cards[1] ?? -1).choose(cards[0] ?? -1);
    expect([namesIn(away.state, 0, 'hand'), namesIn(away.state, 0, 'deck')]).toEqual([
      ['Bramble Wolf'],
      ['Fireball', 'Jolt'],
    ]);
  });

  it('Final Toll takes a creature of each, chosen the active player first, together', () => {
    const match = rich(['Final Toll']).cast('Final Toll').passBoth();
    expect(match.state.pending).toEqual([{ kind: 'sacrifice', seat: 0 }]);
    match.choose(idOf(match.state, 'Bramble Wolf'));
    expect([match.state.pending, isThere(match.state, 'Bramble Wolf')]).toEqual([
      [{ kind: 'sacrifice', seat: 1 }],
      true,
    ]);
    match.choose(idOf(match.state, 'Crypt Rat'));
    expect([
      isThere(match.state, 'Bramble Wolf'),
      isThere(match.state, 'Crypt Rat'),
      isThere(match.state, 'Elder Oak'),
    ]).toEqual([false, false, true]);
  });

  it('Raise the Fallen shows what it brings back, and Dark Resurrection brings it into play', () => {
    const match = rich(['Raise the Fallen']);
    finish(match.cast('Raise the Fallen', [cardIn(match.state, 0, 'Iron Golem', 'discard')]));
    expect(namesIn(match.state, 0, 'hand')).toEqual(['Iron Golem']);
    expect(GAME.view(match.state, 1).players[0].hand).toEqual(match.state.players[0].hand);
    const dark = rich(['Dark Resurrection']);
    finish(dark.cast('Dark Resurrection', [cardIn(dark.state, 0, 'Iron Golem', 'discard')]));
    expect(isThere(dark.state, 'Iron Golem')).toBe(true);
  });

  it('Wild Clash: each deals damage equal to its power', () => {
    const match = rich(['Wild Clash']);
    finish(match.cast('Wild Clash', [idOf(match.state, 'Bramble Wolf'), idOf(match.state, 'Elder Oak')]));
    expect([isThere(match.state, 'Bramble Wolf'), on(match.state, 'Elder Oak').damage]).toEqual([false, 2]);
  });

  it('Denial Clause asks once, on resolution', () => {
    for (const answer of ['yes', 'no']) {
      const match = rich(['Denial Clause'], { foe: { hand: ['Jolt'], pool: 'RCC' } })
        .pass()
        .cast('Jolt', ['seat0'], 1);
      match.cast('Denial Clause', [match.state.stack[0]?.id ?? -1], 0).passBoth();
      expect(match.state.pending).toEqual([{ kind: 'pay', seat: 1 }]);
      finish(match.choose(answer));
      expect([match.life(0), match.told('countered').length]).toEqual(answer === 'yes' ? [18, 0] : [20, 1]);
    }
  });

  it('Frost Lock taps its host and keeps it tapped', () => {
    const match = rich(['Frost Lock']);
    finish(match.cast('Frost Lock', [idOf(match.state, 'Elder Oak')]));
    expect(on(match.state, 'Elder Oak').tapped).toBe(true);
    expect(on(match.to('upkeep', 6).state, 'Elder Oak').tapped).toBe(true);
  });

  it('Thicket Haze prevents combat damage for the rest of the turn', () => {
    const match = rich(['Thicket Haze']).resolve('Thicket Haze').attack('Bramble Wolf').block().to('main2');
    expect(match.life(1)).toBe(20);
    expect(match.to('upkeep', 6).state.fog).toBe(false);
  });

  it('Charge Beetle grows for good', () => {
    const match = rich([], { own: { board: ['Charge Beetle'] } });
    match.do(match.activating('Charge Beetle', 1)).settle();
    expect(match.figures('Charge Beetle')).toBe('3/4');
    expect(match.to('main1', 7).figures('Charge Beetle')).toBe('3/4');
  });
});
