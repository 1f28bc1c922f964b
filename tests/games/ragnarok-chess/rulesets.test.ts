// Rulesets by name and by hand, and positions that cannot be.
import { UsageError } from 'holmgang';
import {
  createRagnarokChess,
  DEFAULT_OPTIONS,
  digestRuleset,
  type RagnarokChessOptions,
  type RagnarokChessState,
  ragnarokChess,
  ragnarokChessRulesets,
} from 'holmgang/ragnarok-chess';
import { describe, expect, it } from 'vitest';
import { at, play } from './arrange.js';

/** What a ruleset chooses differently. */
const DIFFERENCES: Readonly<Record<string, Partial<RagnarokChessOptions>>> = {
  rulebook: {},
  vanilla: { spells: false, kingPassives: false, elementBonus: 'off' },
  upstream: {
    pawnCapture: 'diagonal',
    pawnDoubleStep: true,
    kingsMayAttack: true,
    staminaCap: 'maxHp',
    staminaPerHand: 1,
    callNeedsStamina: true,
    laterRoundsFirst: 'smallBlind',
    uncalledExcess: 'kept',
    statusTick: 'perPhase',
    dealHoleCards: 'beforeSpellPet',
    elementSide: 'both',
    stalemate: 'loss',
    firstStrike: 15,
  },
  chesslike: { pawnCapture: 'diagonal', kingsMayAttack: true, promotion: 'choice' },
  'one-hand': { combatLength: 'singleHand' },
};

describe('the rulesets', () => {
  it.each(Object.entries(ragnarokChessRulesets))(
    '%s has its digest, its options and its game',
    (name, ruleset) => {
      expect(ruleset.digest).toBe(digestRuleset(ruleset));
      expect(ruleset.options).toEqual({ ...DEFAULT_OPTIONS, ...DIFFERENCES[name] });
      const game = createRagnarokChess(name as keyof typeof ragnarokChessRulesets);
      expect(game.ruleset).toEqual({ game: 'ragnarok-chess', name, version: 1, digest: ruleset.digest });
      expect(game.rules.poker.definition.rules.options).toMatchObject(ruleset.options);
      expect(createRagnarokChess(`${name as 'rulebook'}@1`).ruleset).toEqual(game.ruleset);
    },
  );

  it('can be made by hand, with every option checked', () => {
    const own = createRagnarokChess({ name: 'own', version: 3, options: { noProgressPlies: 7 } });
    expect(own.rules.options).toEqual({ ...DEFAULT_OPTIONS, noProgressPlies: 7 });
    expect(
      createRagnarokChess({
        name: 'own',
        version: 3,
        digest: own.ruleset.digest,
        options: { noProgressPlies: 7 },
      }).ruleset,
    ).toEqual(own.ruleset);
    const bad: Partial<Record<keyof RagnarokChessOptions, unknown>> = {
      firstSide: 2,
      kingsMayAttack: 1,
      pawnCapture: 'sideways',
      pawnDoubleStep: null,
      promotion: 'king',
      majorVsPawn: 'draw',
      staminaCap: 10,
      checkRule: 'lax',
      bareKing: 'wins',
      stalemate: 'win',
      repetition: 1,
      noProgressPlies: 0,
      ante: -1,
      combatLength: 'long',
    };
    for (const [key, value] of Object.entries(bad)) {
      try {
        createRagnarokChess({ name: 'bad', version: 1, options: { [key]: value } });
        expect.fail(`${key} can be ${String(value)}`);
      } catch (error) {
        expect((error as UsageError).problems.map(({ path }) => path)).toEqual([`options.${key}`]);
      }
    }
    for (const input of [
      { name: '', version: 1 },
      { name: 'x', version: 0 },
      { name: 'x', version: 1, cards: [] },
      { name: 'x', version: 1, digest: 'none' },
      { name: 'x', version: 1, options: { unknown: 1 } },
      'nothing',
      null,
      {
        get name() {
          throw new Error('no');
        },
      },
    ]) {
      expect(() => createRagnarokChess(input as never)).toThrow(UsageError);
    }
  });
});

describe('a position that cannot be', () => {
  const state = ragnarokChess.setup({ seed: 'sound' });
  const mated = play(at('k4/5/5/1Q3/5/5/2K2 w 0 0'), 'b4b6').state;
  const fighting = play(at('2k2/5/5/R3r/5/5/2K2 w 0 0'), 'a4e4').state;
  type Change = (copy: RagnarokChessState) => void;
  const changes: readonly (readonly [string, RagnarokChessState, Change])[] = [
    ['two pieces with one number', state, ({ board }) => Object.assign(board[0] ?? {}, { id: 1 })],
    ['a hero in another’s slot', state, ({ board }) => Object.assign(board[0] ?? {}, { hero: 'odin' })],
    [
      'an element that is not the hero’s',
      state,
      ({ board }) => Object.assign(board[0] ?? {}, { element: 'Earth' }),
    ],
    ['a quarter of a HP', state, ({ board }) => Object.assign(board[0] ?? {}, { hp: 99.75 })],
    ['no HP', state, ({ board }) => Object.assign(board[0] ?? {}, { hp: 0 })],
    ['no king', state, ({ board }) => board.splice(2, 1, null)],
    ['a bad army', state, (copy) => Object.assign(copy.armies[0], { queen: 'thor' })],
    ['nobody to fight', state, (copy) => Object.assign(copy, { phase: 'combat' })],
    ['a fight in another phase', fighting, (copy) => Object.assign(copy, { phase: 'move' })],
    ['a fighter that stands elsewhere', fighting, ({ combat }) => Object.assign(combat ?? {}, { from: 2 })],
    [
      'a fighter that is somebody else',
      fighting,
      ({ combat }) => Object.assign(combat ?? {}, { defender: 0 }),
    ],
    ['a fight out of turn', fighting, (copy) => Object.assign(copy, { toMove: 1 })],
    [
      'a fight that is over',
      fighting,
      ({ combat }) =>
        Object.assign(combat?.poker ?? {}, {
          phase: 'over',
          result: { winner: 0, scores: [1, 0], reason: 'eliminated', rule: 'RP-RES-07' },
        }),
    ],
    [
      'a fight with too many HP',
      fighting,
      ({ combat }) => Object.assign(combat?.poker.fighters[0] ?? {}, { hp: 1000 }),
    ],
    ['nowhere to go', mated, (copy) => Object.assign(copy, { phase: 'move', result: null })],
    ['too many plies without progress', state, (copy) => Object.assign(copy, { sinceProgress: 100 })],
  ];

  it.each(changes)('has %s', (_what, sound, change) => {
    const copy = structuredClone(sound) as RagnarokChessState;
    expect(ragnarokChess.check(copy)).toEqual([]);
    change(copy);
    expect(ragnarokChess.check(copy)).not.toEqual([]);
  });
});
