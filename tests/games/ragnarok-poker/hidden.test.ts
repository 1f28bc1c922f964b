import { createChance, enumerate, formatDescription } from 'holmgang';
import {
  equity,
  formatCard,
  knownHand,
  parseCards,
  potOdds,
  type RagnarokPokerEvent,
  type RagnarokPokerState,
  ragnarokPokerEnglish,
  ruleOf,
  stakes,
} from 'holmgang/ragnarok-poker';
import { createRagnarokPokerBot, ragnarokPokerInsight } from 'holmgang/ragnarok-poker/bot';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';
import {
  attack,
  brace,
  changed,
  counterAttack,
  defend,
  engage,
  GAME,
  plain,
  play,
  randomMatch,
  round,
  start,
  status,
  toBetting,
  told,
  VANILLA,
  variant,
  WIN,
} from './arrange.js';

const river = (cards: readonly [string, string, string] = WIN) =>
  play(VANILLA, round(VANILLA, [{}, {}], cards), [engage(0), defend(1), defend(1), defend(0)]).state;

describe('views', () => {
  rule(['RP-HND-02', 'RP-FLD-05'], 'show the own hole cards and nobody else’s', () => {
    const state = round(VANILLA);
    const [own, other] = [VANILLA.view(state, 0), VANILLA.view(state, 'spectator')];
    expect(own.fighters.map(({ hole }) => hole)).toEqual([parseCards('As Ah'), [null, null]]);
    expect(other.fighters.map(({ hole }) => hole)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(own.deck).toEqual([null, null]);
    expect(own.community).toEqual(parseCards('Ac Kd 8h'));
  });

  rule('RP-SPL-02', 'show the own spell hand, and which spells everybody brought', () => {
    const state = GAME.setup({ seed: 'spells' });
    const view = GAME.view(state, 0);
    expect(view.fighters[0].spellHand).toEqual(state.fighters[0].spellHand);
    expect(view.fighters[1].spellHand).toEqual([null, null, null]);
    expect(new Set(view.fighters[0].spellDeck)).toEqual(new Set([null]));
    expect(view.fighters[1].spells).toEqual(state.fighters[1].spells);
  });

  it('show hole cards and drawn spells to their owner in events', () => {
    const game = variant({ mulliganOf: 'none' });
    const { events } = game.start({ seed: 'x' });
    const seen = game.viewEvents(events, 1);
    expect(told(seen, 'spellsDrawn').map(({ spells }) => spells.includes(null))).toEqual([true, false]);
    const dealt = told(start(VANILLA).events, 'holeDealt');
    const views = told(VANILLA.viewEvents(start(VANILLA).events, 0), 'holeDealt');
    expect(views.map(({ cards }) => cards)).toEqual([dealt[0]?.cards, [null, null]]);
  });
});

describe('imagined states', () => {
  rule('RP-HND-01', 'reach every hand of the other, each equally likely', () => {
    const view = VANILLA.view(river(), 0);
    const outcomes = enumerate((chance) => VANILLA.determinize(view, chance).fighters[1].hole.join());
    expect(outcomes).toHaveLength(45 * 44);
    expect(new Set(outcomes?.map(({ value }) => value)).size).toBe(45 * 44);
    expect(outcomes?.map(({ value }) => value)).toContain(parseCards('7c 2d').join());
  });

  rule('RP-SPL-02', 'hold the spells that are left, in any order', () => {
    const { state } = start(GAME, [{}, { spellDeck: [4901, 4902, 4902, 4903, 4904] }]);
    const view = GAME.view(state, 0);
    for (let i = 0; i < 20; i++) {
      const { spellHand, spellDeck } = GAME.determinize(view, createChance(`spells ${i}`)).fighters[1];
      expect([spellHand.length, spellDeck.length]).toEqual([3, 2]);
      expect([...spellHand, ...spellDeck].sort()).toEqual([4901, 4902, 4902, 4903, 4904]);
    }
    const seen = GAME.determinize(GAME.view(state, 1), createChance('own')).fighters[1];
    expect(seen.spellHand).toEqual(state.fighters[1].spellHand);
  });

  it('keep in mind what was given up', () => {
    const game = plain({ mulliganOf: 'holeCards' });
    const { state } = start(game);
    const after = play(game, state, [
      game.actions.mulligan(0, { replace: [0, 1] }),
      game.actions.mulligan(1, { replace: [1] }),
    ]).state;
    const view = game.view(after, 0);
    expect(view.fighters.map(({ rejected }) => rejected)).toEqual([state.fighters[0].hole, [null]]);
    for (let i = 0; i < 20; i++) {
      const imagined = game.determinize(view, createChance(`rejected ${i}`));
      const others = [...imagined.deck, ...imagined.community, ...imagined.fighters[1].hole];
      for (const card of state.fighters[0].hole) expect(others).not.toContain(card);
      expect(game.check(imagined)).toEqual([]);
    }
  });
});

describe('odds', () => {
  it('are told where nothing hidden decides, and not where cards are turned up', () => {
    const state = round(VANILLA);
    expect(VANILLA.odds(state, counterAttack(0, { raiseBy: 10 }))).toHaveLength(1);
    expect(VANILLA.odds(VANILLA.view(state, 0), counterAttack(0, { raiseBy: 10 }))).toHaveLength(1);
    const called = play(VANILLA, state, [engage(0)]).state;
    expect(VANILLA.odds(called, defend(1))).toBeUndefined();
    const all = changed(VANILLA, river(), ({ fighters }) => {
      fighters[1].hp = 10;
    });
    const bet = play(VANILLA, all, [attack(1, { amount: 10 })]).state;
    const [outcome] = VANILLA.odds(bet, engage(0)) ?? [];
    expect(outcome?.state.result).toMatchObject({ winner: 0 });
    expect(VANILLA.odds(VANILLA.view(bet, 0), engage(0))).toBeUndefined();
  });
});

describe('check', () => {
  const sound = round(VANILLA);
  const spoil = (change: (copy: RagnarokPokerState) => void, state = sound, game = VANILLA) => {
    const copy = structuredClone(state) as RagnarokPokerState;
    change(copy);
    return game.check(copy).map(({ path }) => path);
  };
  const [a, b] = [0, 1] as const;

  it.each<[string, (copy: RagnarokPokerState) => void, string]>([
    [
      'more HP than the maximum',
      ({ fighters }) => {
        fighters[a].hp = 101;
      },
      'fighters.0.hp',
    ],
    [
      'a maximum below the base',
      ({ fighters }) => {
        fighters[b].baseMaxHp = 101;
      },
      'fighters.1.hp',
    ],
    [
      'no base',
      ({ fighters }) => {
        fighters[b].baseMaxHp = 0;
      },
      'fighters.1.hp',
    ],
    [
      'quarters of HP',
      ({ fighters }) => {
        fighters[a].hp = 50.25;
      },
      'fighters.0.hp',
    ],
    [
      'negative armor',
      ({ fighters }) => {
        fighters[a].armor = -1;
      },
      'fighters.0.armor',
    ],
    [
      'half a stamina',
      ({ fighters }) => {
        fighters[a].stamina = 0.5;
      },
      'fighters.0.stamina',
    ],
    [
      'a bet beyond what is committed',
      ({ fighters }) => {
        fighters[a].betThisRound = 6;
      },
      'fighters.0.betThisRound',
    ],
    [
      'no HP without all-in',
      ({ fighters }) => {
        fighters[a].hp = 0;
      },
      'fighters.0.hp',
    ],
    [
      'a fold in the middle',
      ({ fighters }) => {
        fighters[a].folded = true;
      },
      'fighters.0.folded',
    ],
    [
      'a late mulligan',
      ({ fighters }) => {
        fighters[a].swap = [];
      },
      'fighters.0.swap',
    ],
    [
      'the class of another hero',
      ({ fighters }) => {
        fighters[a].heroClass = 'Mage';
      },
      'fighters.0.heroClass',
    ],
    ['spells from nowhere', ({ fighters }) => void fighters[a].spellHand.push(4901), 'fighters.0.spells'],
    [
      'unknown spells',
      ({ fighters }) => {
        fighters[a].spells = [1];
        fighters[a].spellDeck = [1];
      },
      'fighters.0.spells',
    ],
    [
      'a status twice',
      ({ fighters }) => void fighters[a].statuses.push(status('cursed'), status('cursed')),
      'fighters.0.statuses',
    ],
    [
      'too much mana',
      ({ fighters }) => {
        fighters[a].mana = 11;
      },
      'fighters.0.mana',
    ],
    [
      'a card in two places',
      (copy) => {
        copy.deck[0] = copy.community[0] ?? 0;
      },
      'deck',
    ],
    ['a missing hole card', ({ fighters }) => void fighters[b].hole.pop(), 'fighters'],
    ['too few cards to come', (copy) => void copy.deck.pop(), 'deck'],
    ['two community cards', (copy) => void copy.deck.push(copy.community.pop() ?? 0), 'community'],
    [
      'the cards of another round',
      (copy) => {
        copy.phase = 'foresight';
      },
      'community',
    ],
    [
      'another bet to match',
      (copy) => {
        copy.betToMatch = 20;
      },
      'betToMatch',
    ],
    [
      'the wrong turn',
      (copy) => {
        copy.toAct = null;
      },
      'toAct',
    ],
    [
      'an answer from who is all-in',
      ({ fighters }) => {
        fighters[a].allIn = true;
      },
      'toAct',
    ],
    [
      'shown hands in the middle',
      (copy) => {
        copy.revealed = true;
      },
      'revealed',
    ],
    [
      'a hand beyond the last',
      (copy) => {
        copy.hand = 101;
      },
      'hand',
    ],
    [
      'no hand at all',
      (copy) => {
        copy.hand = 0;
      },
      'hand',
    ],
    [
      'a raise beyond the bets',
      (copy) => {
        copy.lastRaise = 11;
      },
      'lastRaise',
    ],
    [
      'a phase that the ruleset has not',
      (copy) => {
        copy.phase = 'preflop';
      },
      'phase',
    ],
    [
      'a phase that runs by itself',
      (copy) => {
        copy.phase = 'reveal';
      },
      'phase',
    ],
  ])('refuses %s', (_, change, path) => {
    expect(spoil(change)).toContain(path);
  });

  it('refuses a pot before the deal, and anybody all-in', () => {
    const { state } = start(GAME);
    for (const change of [
      ({ fighters }: RagnarokPokerState) => {
        fighters[a].committed = 1;
      },
      ({ fighters }: RagnarokPokerState) => {
        fighters[a].allIn = true;
      },
      (copy: RagnarokPokerState) => {
        copy.acted[0] = true;
      },
    ]) {
      expect(spoil(change, state, GAME)).toContain('fighters');
    }
    expect(
      spoil(
        (copy) => {
          copy.toAct = null;
        },
        state,
        GAME,
      ),
    ).toEqual(['toAct']);
  });

  it('refuses a mulligan of hole cards without the cards that could replace them', () => {
    const game = plain({ mulliganOf: 'holeCards' });
    const state = game.setup({ seed: 'x' });
    expect([state.phase, state.deck.length, game.check(state)]).toEqual(['mulligan', 9, []]);
    expect(spoil((copy) => void copy.deck.splice(5), state, game)).toEqual(['deck']);
    const unseen = (copy: RagnarokPokerState) => {
      copy.deck = [];
      for (const fighter of copy.fighters) fighter.hole = [];
    };
    expect(spoil(unseen, state, game)).toContain('fighters');
    expect(
      spoil(({ fighters }) => void fighters[a].rejected.push(fighters[a].hole.pop() ?? 0), state, game),
    ).toContain('fighters');
    const more = sound.fighters.flatMap(({ hole }) => hole.map((card) => (card + 4) % 52));
    expect(spoil((copy) => void copy.deck.push(...more))).toContain('deck');
  });

  it('refuses a mulligan that is none', () => {
    const state = GAME.setup({ seed: 'x' });
    const set = (swap: number[] | null) => (copy: RagnarokPokerState) => {
      copy.fighters[0].swap = swap;
    };
    expect(spoil(set([0, 2]), state, GAME)).toEqual([]);
    expect(spoil(set([2, 0]), state, GAME)).toEqual(['fighters.0.swap']);
    expect(spoil(set([1, 1]), state, GAME)).toEqual(['fighters.0.swap']);
    expect(spoil(set([3]), state, GAME)).toEqual(['fighters.0.swap']);
    const both = (copy: RagnarokPokerState) => {
      for (const fighter of copy.fighters) fighter.swap = [];
    };
    expect(spoil(both, state, GAME)).toEqual(['phase']);
    expect(
      spoil(
        (copy) => {
          copy.hand = 1;
        },
        state,
        GAME,
      ),
    ).toEqual(['hand']);
  });

  it('refuses ends without a cause', () => {
    const over = play(VANILLA, round(VANILLA, [{}, { hp: 40 }]), [
      counterAttack(0, { raiseBy: 30 }),
      engage(1),
    ]).state;
    expect(VANILLA.check(over)).toEqual([]);
    const result = over.result;
    if (result === null) throw new Error('not over');
    for (const wrong of [
      { ...result, winner: 1 as const, scores: [0, 1] as const },
      { ...result, reason: 'standOff' },
      { ...result, rule: 'RP-RES-08' },
      { winner: null, scores: [0.5, 0.5] as const, reason: 'bothEliminated', rule: 'X-ST-04' },
      { winner: null, scores: [0.5, 0.5] as const, reason: 'standOff', rule: 'RP-RES-08' },
    ]) {
      expect(
        spoil((copy) => {
          copy.result = wrong;
        }, over),
      ).toEqual(['result']);
    }
    expect(
      spoil((copy) => {
        copy.fighters[1].hp = 1;
      }, over),
    ).toEqual(['result']);
  });
});

describe('queries', () => {
  rule('RP-HR-03', 'name the own hand, as far as it is seen', () => {
    const state = river(['As Ah', '7c 2d', 'Ac Kd 8h 5s 3c']);
    const own = knownHand(VANILLA.view(state, 0), 0);
    expect(own?.rank.name).toBe("Thor's Hammer");
    expect(own?.best.map(formatCard)).toEqual(['As', 'Ah', 'Ac', 'Kd', '8h']);
    expect(knownHand(VANILLA.view(state, 0), 1)).toBeNull();
    expect(knownHand(start(GAME).state, 0)).toBeNull();
  });

  rule('RP-RES-04', 'tell what a lost hand would cost', () => {
    const state = changed(VANILLA, round(VANILLA), ({ fighters }) => {
      fighters[0].armor = 2;
      fighters[1].armor = 20;
    });
    expect(stakes(state, 0)).toEqual({ own: 3.5, other: 0 });
    expect(stakes(state, 1)).toEqual({ own: 0, other: 3.5 });
  });

  it('tell the price of a call', () => {
    const state = round(VANILLA);
    expect(potOdds(state, 0, VANILLA.rules)).toMatchObject({ call: 5, pot: 16 });
    expect(potOdds(state, 1, VANILLA.rules)).toBeNull();
    const bet = play(VANILLA, river(), [attack(1, { amount: 21 })]).state;
    expect(potOdds(bet, 0, VANILLA.rules)?.odds).toEqual({ numerator: 1n, denominator: 3n });
  });

  it('count every case from Foresight on', () => {
    // Only a two with a four beats three aces on this board.
    const last = equity(VANILLA.view(river(), 0), 0);
    expect(last).toMatchObject({ wins: 974, ties: 0, losses: 16, exact: true });
    const low = equity(VANILLA.view(river(['7c 2d', 'As Ah', 'Ac Kd 8h 5s 3c']), 0), 0);
    expect([low?.wins, low?.ties, low?.losses].reduce((sum = 0, n = 0) => sum + n, 0)).toBe(990);
    expect(low?.share).toBeLessThan(0.2);
    const turn = play(VANILLA, round(VANILLA), [engage(0), defend(1)]).state;
    const found = equity(VANILLA.view(turn, 0), 0);
    expect((found?.wins ?? 0) + (found?.ties ?? 0) + (found?.losses ?? 0)).toBe(46 * 990);
    expect(found?.exact).toBe(true);
    expect(equity(start(GAME).state, 0)).toBeNull();
    expect(equity(VANILLA.view(turn, 0), 1)).toBeNull();
  });

  it('count all boards and hands alike, with what a peek showed', () => {
    const all = equity(river(['7c 2d', 'As Ah', 'Ac Kd 8h 5s 3c']), 0);
    expect(all).toMatchObject({ wins: 0, ties: 0, losses: 1, share: 0 });
    const half = changed(VANILLA, river(['7c 2d', 'As Ah', 'Ac Kd 8h 5s 3c']), ({ fighters }) => {
      fighters[0].peeked = [true, false];
    });
    const found = equity(VANILLA.view(half, 0), 0);
    expect((found?.wins ?? 0) + (found?.ties ?? 0) + (found?.losses ?? 0)).toBe(44);
    const faith = equity(VANILLA.view(round(VANILLA), 0), 0, { chance: createChance('s'), samples: 50 });
    expect((faith?.wins ?? 0) + (faith?.ties ?? 0) + (faith?.losses ?? 0)).toBe(50);
    expect(faith).toMatchObject({ exact: false });
    expect(faith?.share).toBeGreaterThan(0.7);
  });
});

describe('the bot', () => {
  const bot = createRagnarokPokerBot(VANILLA);
  const choose = (state: RagnarokPokerState, seat: 0 | 1, game = VANILLA, player = bot) =>
    player.choose(game.view(state, seat), seat, { chance: createChance('bot') });

  it('never folds the best hand and does not pay for a hopeless one', () => {
    const bet = play(VANILLA, river(['7c 2d', 'As Ah', 'Ac Kd 8h 5s 3c']), [attack(1, { amount: 60 })]).state;
    expect(choose(bet, 0)).toEqual(brace(0));
    const good = play(VANILLA, river(['As Ah', '7c 2d', 'Ac Kd 8h 5s 3c']), [
      attack(1, { amount: 60 }),
    ]).state;
    expect(['engage', 'counterAttack']).toContain(choose(good, 0).type);
    expect(choose(play(VANILLA, river(), [defend(1)]).state, 0).type).toBe('attack');
  });

  it('checks what it can have for nothing', () => {
    const state = river(['As Ah', '7c 2d', 'Ac Kd 8h 5s 3c']);
    expect(choose(state, 1)).toEqual(defend(1));
  });

  it('uses what it has before the deal, and plays whole combats on every ruleset', () => {
    for (const game of [
      GAME,
      VANILLA,
      variant({ mulliganOf: 'holeCards', dealHoleCards: 'beforeSpellPet' }),
    ]) {
      const player = createRagnarokPokerBot(game, { samples: 20 });
      let state = game.setup({ seed: 'bots' });
      const spells: string[] = [];
      while (state.result === null) {
        const seat = game.deciders(state)[0] ?? 0;
        const action = choose(state, seat, game, player);
        if (action.type === 'castSpell') spells.push(action.type);
        state = play(game, state, [action]).state;
      }
      expect(spells.length > 0).toBe(game !== VANILLA);
    }
    expect(() => choose(river(), 0)).toThrow('NOTHING_LEGAL');
    expect(bot.name).toBe('ragnarok-poker-odds');
  });

  it('beats a player without a plan', () => {
    const chance = createChance('plan');
    let won = 0;
    for (let i = 0; i < 60; i++) {
      let state = VANILLA.setup({ seed: `plan ${i}` });
      const own = i % 2 === 0 ? 0 : 1;
      while (state.result === null) {
        const seat = state.toAct ?? 0;
        const action =
          seat === own
            ? bot.choose(VANILLA.view(state, seat), seat, { chance })
            : VANILLA.sampleLegal(state, seat, chance);
        state = play(VANILLA, state, [action]).state;
      }
      if (state.result.winner === own) won++;
    }
    expect(won).toBeGreaterThan(45);
  });

  it('knows how well a seat stands', () => {
    const state = round(VANILLA, [{ hp: 80 }, { hp: 20 }]);
    const [own, other] = [ragnarokPokerInsight.evaluate(state, 0), ragnarokPokerInsight.evaluate(state, 1)];
    expect(own).toBeGreaterThan(0.6);
    expect(own + other).toBeCloseTo(1);
    const spells = GAME.setup({ seed: 'label' });
    const first = spells.fighters[0].spellHand[0];
    expect(ragnarokPokerInsight.label?.(spells, GAME.actions.castSpell(0, { hand: 0 }))).toBe(
      `cast ${first}`,
    );
    expect(ragnarokPokerInsight.label?.(spells, brace(0))).toBe(JSON.stringify(brace(0)));
  });
});

describe('the texts', () => {
  it('say everything, with a clause behind each event', () => {
    const games = [GAME, variant({ firstStrike: 15, statusTick: 'perPhase' })];
    const seen = new Set<string>();
    for (const game of games) {
      for (let i = 0; i < 12; i++) {
        const pair = [
          { hero: 'loki', king: 'ginnungagap', element: 'Fire', spellDeck: [4905, 4909, 4906, 4907, 8191] },
          { hero: 'hel', element: 'Earth', armor: 3, spellDeck: [8491, 4904, 4910, 4911] },
        ] as const;
        const { events } = randomMatch(game, pair, `text ${i}`);
        for (const event of events.flat()) {
          seen.add(event.type);
          const { key } = game.describe(event);
          expect(Object.hasOwn(ragnarokPokerEnglish, key), key).toBe(true);
          const text = formatDescription(ragnarokPokerEnglish, game.describe(event as RagnarokPokerEvent));
          expect(text).not.toMatch(/[{}]|undefined/);
          expect(ruleOf(event)).toMatch(/^(RP|X)-/);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(ruleOf({ type: 'conceded', seat: 0 })).toBe('K-CON-01');
  });

  it('have a word for every refusal and every action', () => {
    const state = toBetting(VANILLA, start(VANILLA).state);
    for (const action of [brace(0), engage(1), GAME.actions.ready(0)]) {
      const rejection = VANILLA.validate(state, action);
      for (const subject of rejection ? [rejection, action] : [action]) {
        expect(Object.hasOwn(ragnarokPokerEnglish, VANILLA.describe(subject).key)).toBe(true);
      }
    }
  });
});
