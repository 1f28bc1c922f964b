// Chapters 2 and 12, decks: configurations, formats, validators.
import { UsageError } from 'holmgang';
import {
  type BadassTcgGame,
  createBadassTcg,
  type DeckInput,
  judgeDeck,
  keywordsOf,
} from 'holmgang/badass-tcg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { GAME, Match, named, variant } from './arrange.js';

const QUICK = createBadassTcg('quick');
const TOURNAMENT = createBadassTcg('tournament');
const COMMANDER = createBadassTcg('commander');
const ACCELERATED = createBadassTcg('accelerated');

/** The codes of what is wrong with a deck. */
function wrong(
  deck: DeckInput,
  game: BadassTcgGame = GAME,
  ...validators: ('pauper' | 'mythic' | 'monocolor' | 'rainbow')[]
) {
  return judgeDeck(deck, game.rules, validators).problems.map(
    ({ code, rule: clause }) => `${code} ${clause}`,
  );
}

const vents = (n: number, more: Record<string, number> = {}) => ({ cards: { L01: n, ...more } });

rule('BT-CFG-01', 'Balanced starts without generators, with 20 life and a hand of at most 7', () => {
  const { players, battlefield } = GAME.setup({ seed: 'a' });
  expect(players.map(({ life }) => life)).toEqual([20, 20]);
  expect(battlefield).toEqual([]);
  expect([GAME.rules.maxHand, GAME.rules.options.config]).toEqual([7, 'balanced']);
});

rule(
  ['BT-CFG-02', 'BT-CFG-03', 'BT-CFG-04'],
  'Accelerated players choose a colour in secret and start with its generator',
  () => {
    let state = ACCELERATED.setup({ seed: 'a' });
    expect(state.players.map(({ life, hand }) => [life, hand.length])).toEqual([
      [15, 0],
      [15, 0],
    ]);
    expect(ACCELERATED.deciders(state)).toEqual([0, 1]);
    state = ACCELERATED.reducer(state, ACCELERATED.actions.chooseColor(0, { color: 'G' }));
    expect(ACCELERATED.view(state, 1).players[0].color).toBe('hidden');
    expect(ACCELERATED.view(state, 0).players[0].color).toBe('G');
    expect(ACCELERATED.viewAction(ACCELERATED.actions.chooseColor(0, { color: 'G' }), 1)).toEqual({
      type: 'chooseColor',
      seat: 0,
      hidden: true,
    });
    expect(ACCELERATED.validate(state, ACCELERATED.actions.chooseColor(0, { color: 'R' }))?.code).toBe(
      'WRONG_PHASE',
    );
    const applied = ACCELERATED.apply(state, ACCELERATED.actions.chooseColor(1, { color: 'U' }));
    if (!applied.ok) throw new Error(applied.rejection.code);
    expect(applied.events).toContainEqual({ type: 'colorsRevealed', colors: ['G', 'U'] });
    expect(ACCELERATED.view(applied.state, 1).players[0].color).toBe('G');
    const { battlefield, players, cards } = applied.state;
    expect(
      battlefield.map(({ def, tapped, controller }) => [
        ACCELERATED.rules.cards[def]?.name,
        tapped,
        controller,
      ]),
    ).toEqual([
      ['Wild Grove', false, 0],
      ['Tidal Well', false, 1],
    ]);
    expect(
      players.map(({ hand, deck, generatorPlays }) => [hand.length, deck.length, generatorPlays]),
    ).toEqual([
      [5, 55, 0],
      [5, 55, 0],
    ]);
    expect(cards).toHaveLength(122);
    expect(ACCELERATED.rules.maxHand).toBe(5);
  },
);

rule('BT-CFG-04', 'whoever chooses second cannot foresee the colour of the other', () => {
  const state = ACCELERATED.reducer(
    ACCELERATED.setup({ seed: 'a' }),
    ACCELERATED.actions.chooseColor(0, { color: 'G' }),
  );
  const action = ACCELERATED.actions.chooseColor(1, { color: 'U' });
  expect(ACCELERATED.odds(ACCELERATED.view(state, 1), action)).toBe(undefined);
});

rule('BT-CFG-03', 'with acceleratedStart: fromDeck the generator comes out of the deck', () => {
  const game = variant({ config: 'accelerated', acceleratedStart: 'fromDeck' });
  let state = game.setup({ seed: 'a' });
  // Ember Legion holds Ember Vents and Sunlit Fields, Midnight Tide Tidal Wells and Grave Mires.
  expect(game.legalActions(state, 0)).toHaveLength(2);
  expect(game.validate(state, game.actions.chooseColor(0, { color: 'G' }))?.code).toBe('BAD_CHOICE');
  state = game.reducer(
    game.reducer(state, game.actions.chooseColor(0, { color: 'R' })),
    game.actions.chooseColor(1, { color: 'B' }),
  );
  expect(state.battlefield.map(({ def }) => game.rules.cards[def]?.name)).toEqual([
    'Ember Vent',
    'Grave Mire',
  ]);
  expect(state.players.map(({ deck }) => deck.length)).toEqual([54, 54]);
  expect(state.cards).toHaveLength(120);
});

rule('BT-CFG-05', 'one configuration holds for both players', () => {
  for (const game of [GAME, ACCELERATED]) {
    const [first, second] = game.setup({ seed: 'same' }).players;
    expect([first.life, first.color]).toEqual([second.life, second.color]);
  }
});

rule('BT-FMT-01', 'Standard asks for at least 60 cards and at most 4 copies', () => {
  expect(wrong(vents(60))).toEqual([]);
  expect(wrong(vents(59))).toEqual(['DECK_SIZE BT-FMT-01']);
  expect(wrong(vents(200))).toEqual([]);
  expect(wrong(vents(56, { R11: 4 }))).toEqual([]);
  expect(wrong(vents(55, { R11: 5 }))).toEqual(['TOO_MANY_COPIES BT-FMT-01']);
  expect(wrong(vents(54, { R11: 3, Jolt: 3 }))).toEqual(['TOO_MANY_COPIES BT-FMT-01']);
  expect(wrong({ ...vents(57, { R11: 3 }), sideboard: { R11: 2 } })).toEqual(['TOO_MANY_COPIES BT-FMT-01']);
});

rule('BT-FMT-02', 'Quick asks for 40 to 60 cards and at most 3 copies', () => {
  expect(wrong(vents(40), QUICK)).toEqual([]);
  expect(wrong(vents(39), QUICK)).toEqual(['DECK_SIZE BT-FMT-02']);
  expect(wrong(vents(61), QUICK)).toEqual(['DECK_SIZE BT-FMT-02']);
  expect(wrong(vents(37, { R11: 3 }), QUICK)).toEqual([]);
  expect(wrong(vents(36, { R11: 4 }), QUICK)).toEqual(['TOO_MANY_COPIES BT-FMT-02']);
  expect(QUICK.rules.decks.flatMap((deck) => wrong(deck, QUICK))).toEqual([]);
});

rule('BT-FMT-03', 'Tournament asks for 60 to 80 cards and at most 4 copies', () => {
  expect([wrong(vents(60), TOURNAMENT), wrong(vents(80), TOURNAMENT)]).toEqual([[], []]);
  expect(wrong(vents(59), TOURNAMENT)).toEqual(['DECK_SIZE BT-FMT-03']);
  expect(wrong(vents(81), TOURNAMENT)).toEqual(['DECK_SIZE BT-FMT-03']);
  expect(wrong(vents(60, { R11: 5 }), TOURNAMENT)).toEqual(['TOO_MANY_COPIES BT-FMT-03']);
});

rule('BT-FMT-04', 'a sideboard has up to 15 cards, in Quick none, and no card of it is in the match', () => {
  const deck = (n: number) => ({ ...vents(60), sideboard: { L02: n } });
  expect([wrong(deck(15)), wrong(deck(15), TOURNAMENT)]).toEqual([[], []]);
  expect(wrong(deck(16))).toEqual(['SIDEBOARD_SIZE BT-FMT-04']);
  expect(wrong({ ...vents(40), sideboard: { L02: 1 } }, QUICK)).toEqual(['SIDEBOARD_SIZE BT-FMT-04']);
  const { cards, lists } = GAME.setup({ seed: 'a', decks: [deck(15), deck(15)] });
  expect([cards.length, lists[0].length]).toEqual([120, 60]);
});

rule('BT-FMT-05', 'basic generators are exempt from the copy limit', () => {
  expect(wrong(vents(10, { L02: 50 }))).toEqual([]);
  expect(wrong(vents(50, { L06: 10 }))).toEqual(['TOO_MANY_COPIES BT-FMT-01']);
  expect(wrong(vents(10, { L02: 50 }), variant({ basicGeneratorsUnlimited: false }))).toEqual([
    'TOO_MANY_COPIES BT-FMT-01',
    'TOO_MANY_COPIES BT-FMT-01',
  ]);
});

rule('BT-FMT-06', 'fewer than 40 % generators is warned of, enforced or ignored', () => {
  const commons = Object.fromEntries(
    ['R01', 'R02', 'R03', 'R04', 'R11', 'R13', 'R14', 'R15', 'W01'].map((id) => [id, 4]),
  );
  const enough = vents(24, commons);
  const short = vents(23, { ...commons, W02: 1 });
  const verdict = judgeDeck(short, GAME.rules);
  expect([verdict.problems, verdict.warnings.map(({ code }) => code)]).toEqual([[], ['GENERATOR_RATIO']]);
  expect(judgeDeck(enough, GAME.rules).warnings).toEqual([]);
  expect(wrong(short, variant({ generatorRatio: 'enforce' }))).toEqual(['GENERATOR_RATIO BT-FMT-06']);
  expect(judgeDeck(short, variant({ generatorRatio: 'off' }).rules).warnings).toEqual([]);
});

rule('BT-FMT-07', 'the optional validators hold a deck to commons, five mythics, one colour or all', () => {
  const plain = vents(56, { R11: 4 });
  expect(wrong(plain, GAME, 'pauper', 'mythic', 'monocolor')).toEqual([]);
  expect(wrong(vents(56, { R12: 1, R09: 3 }), GAME, 'pauper')).toEqual(['NOT_PAUPER BT-FMT-07']);
  const mythics = { N14: 4, N15: 2 };
  expect(wrong(vents(56, mythics), GAME, 'mythic')).toEqual(['TOO_MANY_MYTHICS BT-FMT-07']);
  expect(wrong(vents(56, { N14: 4, N15: 1 }), GAME, 'mythic')).toEqual([]);
  expect(wrong(vents(56, { R11: 2, W01: 2 }), GAME, 'monocolor')).toEqual(['NOT_MONOCOLOR BT-FMT-07']);
  expect(wrong(plain, GAME, 'rainbow')).toEqual(['NOT_RAINBOW BT-FMT-07']);
  expect(wrong(vents(56, { R11: 1, W01: 1, U01: 1, G01: 1, B01: 1 }), GAME, 'rainbow')).toEqual([]);
  expect(() => GAME.setup({ seed: 'a', validators: ['pauper'] })).toThrow('only commons');
});

rule('BT-FMT-08', 'tokens and unknown cards cannot be in a deck, and every problem is listed', () => {
  expect(wrong(vents(60, { Goblin: 1 }))).toEqual(['NOT_A_CARD BT-FMT-08']);
  expect(wrong(vents(60, { nothing: 1 }))).toEqual(['UNKNOWN_CARD BT-FMT-08']);
  try {
    GAME.setup({ seed: 'a', decks: [vents(59, { Goblin: 1 }), 'no such deck'] });
    expect.unreachable();
  } catch (error) {
    const { problems } = error as UsageError;
    expect(error).toBeInstanceOf(UsageError);
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'decks.0.cards.Goblin NOT_A_CARD',
      'decks.0.cards DECK_SIZE',
      'decks.1 UNKNOWN_DECK',
    ]);
  }
});

const SERAXA = { X06: 1, L03: 33, L05: 33, L02: 33 };

rule('BT-CMD-01', 'a commander is one legendary creature of the deck, and starts in the command zone', () => {
  const deck = (commander: string | null, more = {}) => ({ cards: { ...SERAXA, ...more }, commander });
  expect(wrong(deck('X06'), COMMANDER)).toEqual([]);
  expect(wrong(deck('Seraxa, Triune Warden'), COMMANDER)).toEqual([]);
  expect(wrong(deck(null), COMMANDER)).toEqual(['BAD_COMMANDER BT-CMD-01']);
  expect(wrong(deck('L03'), COMMANDER)).toEqual(['BAD_COMMANDER BT-CMD-01']);
  expect(wrong({ cards: { ...SERAXA, L02: 32, W01: 1 }, commander: 'W01' }, COMMANDER)).toEqual([
    'BAD_COMMANDER BT-CMD-01',
  ]);
  expect(wrong({ cards: { L03: 100 }, commander: 'X06' }, COMMANDER)).toEqual(['BAD_COMMANDER BT-CMD-01']);
  expect(wrong({ ...vents(60), commander: 'R10' })).toEqual(['BAD_COMMANDER BT-CMD-01']);
  const { players, cards } = COMMANDER.setup({ seed: 'a' });
  for (const { command, commander, deck: rest, hand } of players) {
    expect(command).toEqual([commander]);
    expect(COMMANDER.rules.cards[cards[commander ?? -1] ?? -1]?.name).toBe('Seraxa, Triune Warden');
    expect(rest.length + hand.length).toBe(99);
  }
});

rule('BT-CMD-02', 'a Commander deck has exactly 100 cards, one of each but basic generators', () => {
  expect(wrong({ cards: { ...SERAXA, L02: 32 }, commander: 'X06' }, COMMANDER)).toEqual([
    'DECK_SIZE BT-CMD-02',
  ]);
  expect(wrong({ cards: { ...SERAXA, L02: 34 }, commander: 'X06' }, COMMANDER)).toEqual([
    'DECK_SIZE BT-CMD-02',
  ]);
  expect(wrong({ cards: { ...SERAXA, L02: 31, W01: 2 }, commander: 'X06' }, COMMANDER)).toEqual([
    'TOO_MANY_COPIES BT-CMD-02',
  ]);
  const short = createBadassTcg({
    name: 'short',
    version: 1,
    options: { format: 'commander', commanderDeckSize: 60 },
  });
  expect(wrong({ cards: { X06: 1, L03: 59 }, commander: 'X06' }, short)).toEqual([]);
  expect(wrong({ cards: SERAXA, commander: 'X06' }, short)).toEqual(['DECK_SIZE BT-CMD-02']);
  expect(short.setup({ seed: 'a' }).lists[0]).toHaveLength(60);
});

rule(
  'BT-CMD-03',
  'all cards stay inside the colour identity of the commander; any counts as colourless',
  () => {
    const deck = (id: string) => ({ cards: { ...SERAXA, L02: 32, [id]: 1 }, commander: 'X06' });
    expect([
      wrong(deck('N11'), COMMANDER),
      wrong(deck('L14'), COMMANDER),
      wrong(deck('X04'), COMMANDER),
    ]).toEqual([[], [], []]);
    expect(wrong(deck('R01'), COMMANDER)).toEqual(['COLOR_IDENTITY BT-CMD-03']);
    // A twin generator has both colours of its text.
    expect(wrong(deck('L07'), COMMANDER)).toEqual(['COLOR_IDENTITY BT-CMD-03']);
    expect(named('Pyre Dragon').identity).toEqual(['R']);
    expect(named('Mana Prism').identity).toEqual([]);
  },
);

rule('BT-CMD-04', 'Commander has 40 life, and the rest of Balanced', () => {
  const { players } = COMMANDER.setup({ seed: 'a' });
  expect(players.map(({ life, hand }) => [life, hand.length])).toEqual([
    [40, 7],
    [40, 7],
  ]);
  expect(COMMANDER.rules.maxHand).toBe(7);
  const other = createBadassTcg({
    name: 'x',
    version: 1,
    options: { format: 'commander', commanderLife: 30 },
  });
  expect(other.setup({ seed: 'a' }).players[0].life).toBe(30);
});

rule('BT-CMD-05', 'a commander is cast for 2 more each time: 4, 6, 8 above its colours', () => {
  for (const [casts, generic] of [
    [0, 1],
    [1, 3],
    [2, 5],
  ] as const) {
    // Seraxa costs 1GWU.
    const own = { command: ['Seraxa, Triune Warden'], casts };
    const short = new Match(
      { own: { ...own, pool: `GWU${'C'.repeat(generic - 1)}` }, foe: { command: ['Seraxa, Triune Warden'] } },
      COMMANDER,
    );
    const [card = -1] = short.state.players[0].command;
    const action = { type: 'cast', seat: 0, card, targets: [] } as const;
    expect(short.refusal(action)).toBe('CANNOT_PAY BT-MAN-04');
    const match = new Match(
      { own: { ...own, pool: `GWU${'C'.repeat(generic)}` }, foe: { command: ['Seraxa, Triune Warden'] } },
      COMMANDER,
    );
    match.do(action);
    expect(match.state.players[0].commanderCasts).toBe(casts + 1);
    expect(match.state.players[0].pool).toEqual([0, 0, 0, 0, 0, 0]);
  }
});

rule('BT-CMD-06', 'whatever would happen to a commander, its owner may put it into the command zone', () => {
  const scene = () => ({
    own: { command: ['Seraxa, Triune Warden'], pool: 'GWUCGWUCBBBWWWWR' },
    foe: { command: ['Seraxa, Triune Warden'], hand: ['Grim Edict', 'Banish', 'Undertow'], pool: 'BBBWWWWU' },
  });
  for (const [spell, zone] of [
    ['Grim Edict', 'discard'],
    ['Banish', 'exile'],
    ['Undertow', 'hand'],
  ] as const) {
    for (const answer of ['yes', 'no']) {
      const match = new Match(scene(), COMMANDER);
      match.do({ type: 'cast', seat: 0, card: match.state.players[0].commander ?? -1, targets: [] }).settle();
      const target = match.state.battlefield[0]?.id ?? -1;
      match.pass().cast(spell, [target], 1).pass().pass();
      expect(match.state.pending).toEqual([{ kind: 'commanderZone', seat: 0 }]);
      match.choose(answer);
      const { commander } = match.state.players[0];
      expect(match.state.players[0][answer === 'yes' ? 'command' : zone]).toContain(commander);
    }
  }
});

rule('BT-CMD-07', '21 damage of the same commander are fatal, over all zone changes', () => {
  const own = { command: ['Seraxa, Triune Warden'] };
  const game = COMMANDER;
  const match = new Match({ own: { ...own, pool: 'GWUC' }, foe: own }, game);
  match.do({ type: 'cast', seat: 0, card: match.state.players[0].commander ?? -1, targets: [] }).settle();
  match.to('main1', 7).attack('Seraxa, Triune Warden').block();
  match.to('main2');
  expect(match.state.players[1].commanderDamage).toEqual([4, 0]);
  const almost = structuredClone(match.state);
  almost.players[1].commanderDamage = [17, 0];
  const end = new Match(almost, game).to('main1', 9).attack('Seraxa, Triune Warden').block();
  end.passBoth();
  expect(end.state.result).toMatchObject({ winner: 0, reason: 'commander', rule: 'BT-WIN-05' });
  const other = structuredClone(match.state);
  other.players[1].commanderDamage = [16, 0];
  const on = new Match(other, game).to('main1', 9).attack('Seraxa, Triune Warden').block().passBoth();
  expect([on.state.result, on.state.players[1].commanderDamage]).toEqual([null, [20, 0]]);
});

rule(['BT-CMD-07', 'BT-WIN-05'], 'damage outside combat counts unless the ruleset says otherwise', () => {
  const vharn = { cards: { X07: 1, L01: 50, L04: 49 }, commander: 'X07' };
  expect(wrong(vharn, COMMANDER)).toEqual([]);
  const combat = createBadassTcg({
    name: 'c',
    version: 1,
    options: { format: 'commander', commanderDamage: 'combat' },
  });
  for (const [game, expected] of [
    [COMMANDER, 2],
    [combat, 0],
  ] as const) {
    const own = { command: ['Vharn, Twin-Fire'], board: ['Crypt Rat'], pool: 'BRCC' };
    const match = new Match({ own, foe: { command: ['Vharn, Twin-Fire'] } }, game);
    match.do({ type: 'cast', seat: 0, card: match.state.players[0].commander ?? -1, targets: [] }).settle();
    const rat = match.state.battlefield.find(({ def }) => game.rules.cards[def]?.name === 'Crypt Rat');
    match.do(match.activating('Vharn, Twin-Fire', 0, ['seat1'], rat?.id)).settle();
    expect(match.state.players[1].commanderDamage[0]).toBe(expected);
    expect(match.life(1)).toBe(37);
  }
});

rule('BT-MAN-10', 'the colour themes guide the cards: red has haste, black has no counters', () => {
  const of = (color: 'R' | 'B' | 'U') =>
    GAME.rules.cards.filter(({ colors, isToken }) => colors.includes(color) && !isToken);
  expect(of('R').some((card) => keywordsOf(card).includes('haste'))).toBe(true);
  const counters = ({ spell }: (typeof GAME.rules.cards)[number]) => spell.nouns.includes('spell');
  expect([of('U').some(counters), of('B').some(counters)]).toEqual([true, false]);
});
