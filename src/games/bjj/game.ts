// The whole game, bound to a ruleset.

import type { BjjRuleset } from '../../../rulesets/bjj/index.js';
import { defineGame, type GameOf } from '../../kernel/define-game.js';
import { reject } from '../../kernel/rejection.js';
import { problem } from '../../kernel/shape.js';
import { freeze } from '../../kernel/share.js';
import { invariants, stateShape } from './check.js';
import { choosing, commit, retract } from './phases/choosing.js';
import { endCheck } from './phases/end-check.js';
import { exchange } from './phases/exchange.js';
import { type BjjRules, compileRules } from './rules.js';
import { cloneState } from './state.js';
import { rolesWith } from './transition.js';
import type { BjjTypes } from './types.js';
import { determinizeView, isForeseeable, viewMove, viewState } from './view.js';

/** The game with the rules it is bound to, for whoever wants to look something up. */
export interface BjjGame extends GameOf<BjjTypes> {
  /** Options, positions and techniques. */
  readonly rules: BjjRules;
}

/**
 * Binds the game to a ruleset that is known to be sound.
 * @rule BJ-SET-01 BJ-WIN-04 BJ-TRN-01
 */
export function bindBjj({ name, version, digest, options, set }: BjjRuleset): BjjGame {
  const rules = compileRules(freeze(options), freeze(set));
  const game = defineGame<BjjTypes>({
    id: 'bjj',
    ruleset: Object.freeze({ game: 'bjj', name, version, digest }),
    rules,
    phases: { choosing, exchange, endCheck },
    moves: { commit, retract },
    refusals: {
      over: () => reject('MATCH_OVER', 'BJ-WIN-04'),
      notYourTurn: (_, { seat }) => reject('ALREADY_COMMITTED', 'BJ-TRN-01', { seat }),
    },
    checkOptions: (given) =>
      Object.keys(given).map((key) => problem(key, 'UNKNOWN_OPTION', 'bjj has no such option')),
    // BJ-SET-01: turn 1, standing, both neutral, nothing gathered. RULING(B04): a ruleset may start elsewhere.
    setup(_, core, ctx) {
      const { position, role } = options.start;
      ctx.events?.push({ type: 'matchStarted', position, roles: rolesWith(0, role) });
      return {
        phase: 'choosing',
        turn: 1,
        position,
        roles: rolesWith(0, role),
        points: [0, 0],
        advantages: [0, 0],
        control: [0, 0],
        tokens: [[], []],
        committed: [null, null],
        last: null,
        ...core,
      };
    },
    ended: ({ winner, reason }) => ({ type: 'matchEnded', winner, reason }),
    clone: cloneState,
    view: viewState,
    viewAction: viewMove,
    determinize: determinizeView,
    foreseeable: isForeseeable,
    shape: stateShape(rules),
    invariants,
  });
  return Object.freeze({ ...game, rules });
}
