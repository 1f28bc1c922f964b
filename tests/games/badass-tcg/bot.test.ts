// The bot, and the policy that passes empty windows.
import { createChance, type Seat } from 'holmgang';
import {
  autoPass,
  type BadassTcgState,
  createBadassTcg,
  DEFAULT_STOPS,
  payableWith,
} from 'holmgang/badass-tcg';
import { createBadassTcgBot } from 'holmgang/badass-tcg/bot';
import { describe, expect, it } from 'vitest';
import { GAME, idOf, Match } from './arrange.js';

const bot = createBadassTcgBot();
const CHANCE = { chance: createChance('bot') };
const chosen = (state: BadassTcgState, seat: Seat = GAME.deciders(state)[0] as Seat) =>
  bot.choose(GAME.view(state, seat), seat, CHANCE);

describe('the bot', () => {
  it('plays a generator, then taps for the dearest thing that it can pay, and casts it', () => {
    const match = new Match({
      own: { hand: ['Ember Vent', 'Magma Brute', 'Cinder Recruit'], board: ['Ember Vent', 'Ember Vent'] },
    });
    const types: string[] = [];
    while (match.state.stack.length === 0) {
      const action = chosen(match.state);
      types.push(action.type);
      match.do(action);
    }
    expect(types).toEqual(['playGenerator', 'tapForMana', 'tapForMana', 'tapForMana', 'cast']);
    expect(GAME.rules.cards[match.state.stack[0]?.def ?? -1]?.name).toBe('Magma Brute');
  });

  it('holds an instant for the other turn, and counters what is worth it', () => {
    const match = new Match({
      own: { hand: ['Scorching Volley'], board: ['Ember Vent', 'Ember Vent'] },
      foe: { board: ['Bramble Wolf'] },
    });
    expect(chosen(match.state).type).toBe('pass');
    const other = new Match({
      active: 1,
      step: 'end',
      own: { hand: ['Scorching Volley'], board: ['Ember Vent', 'Ember Vent'] },
      foe: { board: ['Bramble Wolf'] },
    }).pass();
    expect(chosen(other.state).type).toBe('tapForMana');
    const counter = new Match({
      active: 1,
      own: { hand: ['Counterspell'], board: ['Tidal Well', 'Tidal Well'] },
      foe: { hand: ['Iron Golem', 'Jolt'], pool: 'CCCCR' },
    });
    expect(chosen(new Match(counter.state).cast('Iron Golem').pass().state).type).toBe('tapForMana');
    expect(chosen(new Match(counter.state).cast('Jolt', ['seat0']).pass().state).type).toBe('pass');
  });

  it('attacks when that wins, not into a wall, and blocks where the exchange is good', () => {
    const open = new Match({ own: { board: ['Iron Golem'] }, foe: { life: 4 } }).to('attackers');
    expect(chosen(open.state)).toEqual({
      type: 'declareAttacker',
      seat: 0,
      attacker: idOf(open.state, 'Iron Golem'),
    });
    const wall = new Match({ own: { board: ['Bramble Wolf'] }, foe: { board: ['Elder Oak'] } }).to(
      'attackers',
    );
    expect(chosen(wall.state).type).toBe('endDeclaration');
    const block = new Match({ own: { board: ['Bramble Wolf'] }, foe: { board: ['Elder Oak'] } })
      .attack('Bramble Wolf')
      .to('blockers');
    expect(chosen(block.state).type).toBe('declareBlocker');
    const chump = new Match({ own: { board: ['Abyss Leviathan'] }, foe: { board: ['Crypt Rat'] } })
      .attack('Abyss Leviathan')
      .to('blockers');
    expect(chosen(chump.state).type).toBe('endDeclaration');
    const must = new Match({ own: { board: ['Abyss Leviathan'] }, foe: { board: ['Crypt Rat'], life: 5 } })
      .attack('Abyss Leviathan')
      .to('blockers');
    expect(chosen(must.state).type).toBe('declareBlocker');
  });

  it.each(['standard', 'accelerated', 'commander'] as const)(
    'plays whole matches legally and beats random players: %s',
    (name) => {
      const game = createBadassTcg(name);
      const own = createBadassTcgBot(game);
      const chance = createChance(name);
      let wins = 0;
      for (let i = 0; i < 4; i++) {
        const state = game.clone(game.setup({ seed: `${name} ${i}` }));
        const me = (i % 2) as Seat;
        while (state.result === null) {
          const [seat] = game.deciders(state) as readonly [Seat];
          const action =
            seat === me
              ? own.choose(game.view(state, seat), seat, { chance })
              : game.sampleLegal(state, seat, chance);
          if (seat === me) expect(game.validate(state, action)).toBe(undefined);
          game.advance(state, action);
        }
        if (state.result.winner === me) wins++;
      }
      expect(wins).toBeGreaterThanOrEqual(3);
    },
  );

  it('has nothing to say where nobody asks it', () => {
    expect(() => chosen(new Match().state, 1)).toThrow('NOTHING_LEGAL');
  });
});

describe('autoPass', () => {
  const auto = (match: Match, seat: Seat, stops = DEFAULT_STOPS) =>
    autoPass(GAME, GAME.view(match.state, seat), seat, stops)?.type;

  it('passes where nothing could be done with all mana in the world', () => {
    expect(auto(new Match(), 0)).toBe('pass');
    expect(auto(new Match({ own: { hand: ['Jolt'] } }), 0)).toBe('pass');
    expect(auto(new Match({ own: { hand: ['Jolt'], board: ['Ember Vent'] } }), 0)).toBe(undefined);
    expect(auto(new Match({ own: { hand: ['Ember Vent'] } }), 0)).toBe(undefined);
    expect(auto(new Match({ step: 'upkeep', own: { hand: ['Jolt'], board: ['Ember Vent'] } }), 0)).toBe(
      'pass',
    );
    expect(
      auto(
        new Match({
          own: {
            board: [{ name: 'Veiled Raider', faceDown: true }, 'Ember Vent', 'Ember Vent', 'Ember Vent'],
          },
        }),
        0,
      ),
    ).toBe(undefined);
    expect(auto(new Match({ own: { board: ['Pyre Dragon', 'Ember Vent'] } }), 0)).toBe(undefined);
  });

  it('stops for the other’s spells, and where it is told to', () => {
    const match = new Match({
      own: { hand: ['Jolt'], pool: 'R' },
      foe: { hand: ['Healing Light'], board: ['Sunlit Field'] },
    });
    match.cast('Jolt', ['seat1']);
    expect(auto(match, 0)).toBe('pass');
    expect(auto(match.pass(), 1)).toBe(undefined);
    expect(auto(match, 1, { ...DEFAULT_STOPS, stack: false })).toBe('pass');
    expect(auto(new Match({ step: 'draw' }), 0, { ...DEFAULT_STOPS, own: ['draw'], always: true })).toBe(
      undefined,
    );
    expect(auto(new Match(), 1)).toBe(undefined);
  });

  it('declares nobody where nobody can be declared, and answers what has one answer', () => {
    expect(auto(new Match().to('attackers'), 0)).toBe('endDeclaration');
    expect(auto(new Match({ own: { board: ['Iron Golem'] } }).to('attackers'), 0)).toBe(undefined);
  });

  it('spares most windows of a match between bots', () => {
    let windows = 0;
    let spared = 0;
    const state = GAME.clone(GAME.setup({ seed: 'windows' }));
    while (state.result === null) {
      const [seat] = GAME.deciders(state) as readonly [Seat];
      const view = GAME.view(state, seat);
      if (state.phase === 'priority') {
        windows++;
        if (autoPass(GAME, view, seat)) spared++;
      }
      GAME.advance(state, bot.choose(view, seat, CHANCE));
    }
    expect(spared / windows).toBeGreaterThan(0.5);
  });
});

describe('payableWith', () => {
  it('plans taps that pay, the least flexible sources first', () => {
    const match = new Match({
      own: { board: ['Sunforge', 'Ember Vent', 'Mana Prism'], hand: ['Stormblade Duo'] },
    });
    const taps = payableWith(GAME.view(match.state, 0), 0, [1, 0, 0, 1, 0, 0, 1], 0, GAME.rules);
    expect(taps).toHaveLength(3);
    for (const tap of taps ?? []) match.do(tap);
    expect(match.refusal(match.casting('Stormblade Duo'))).toBe(null);
    expect(payableWith(GAME.view(match.state, 0), 0, [0, 0, 0, 0, 5, 0, 0], 0, GAME.rules)).toBe(undefined);
  });
});
