import type { Definition, GameTypes } from './definition.js';
import { type Problem, UsageError } from './errors.js';
import type { Core } from './game.js';
import { isArbiterMove, MATCH_MOVE_SHAPES, MATCH_REASON_RULES, type MatchMove } from './match-moves.js';
import type { Seat } from './seat.js';
import {
  integer,
  listOf,
  nullOr,
  oneOf,
  pairOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  taggedBy,
  text,
} from './shape.js';

// What comes from outside: actions from the network, and positions made by hand.

const int32 = integer(-0x80000000, 0x7fffffff);

const generator = taggedBy('kind', {
  chacha8: recordOf({
    kind: oneOf('chacha8'),
    key: listOf(int32, 8, 8),
    next: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  sfc32: recordOf({ kind: oneOf('sfc32'), a: int32, b: int32, c: int32, d: int32 }),
});

const resultShape = recordOf({
  winner: oneOf(0, 1, null),
  scores: pairOf(oneOf(0, 0.5, 1)),
  reason: text(64),
  rule: text(64),
});

/** Everything that is wrong with a position: the kernel's part, the game's shape, then what the game never lets happen. */
export function createCheck<T extends GameTypes>(
  definition: Definition<T>,
): (state: unknown) => readonly Problem[] {
  const { game, name, version, digest } = definition.ruleset;
  const phases: Readonly<Record<string, object>> = definition.phases;
  const shape = recordOf({
    ruleset: recordOf({
      game: oneOf(game),
      name: oneOf(name),
      version: oneOf(version),
      digest: oneOf(digest),
    }),
    viewer: oneOf(null),
    rng: generator,
    phase: oneOf(...Object.keys(phases), 'over'),
    pending: listOf(() => {}, 0, 0),
    drawOffer: oneOf(0, 1, null),
    result: nullOr(resultShape),
    ...definition.shape,
  });
  return (state) => {
    const problems = problemsOf(shape, state);
    if (problems.length > 0) return problems;
    const sound = state as T['state'];
    const isWaiting = sound.pending.length > 0 || !('enter' in (phases[sound.phase] ?? {}));
    return [...coreProblems(sound, isWaiting), ...definition.invariants(sound, definition.rules)];
  };
}

function coreProblems(state: Core, isWaiting: boolean): Problem[] {
  const problems: Problem[] = [];
  if (!isWaiting)
    problems.push(problem('phase', 'BAD_PHASE', 'this phase never waits by itself', 'K-TRN-04'));
  if ((state.result !== null) !== (state.phase === 'over')) {
    problems.push(problem('phase', 'BAD_PHASE', 'a match is over exactly when it has a result', 'K-END-01'));
  }
  if (state.result !== null && state.pending.length > 0) {
    problems.push(problem('pending', 'BAD_PENDING', 'nothing is decided after the end', 'K-END-01'));
  }
  if (state.result !== null) {
    const { reason, rule } = state.result;
    if (rule.startsWith('K-') && MATCH_REASON_RULES[reason] !== rule) {
      problems.push(
        problem('result.reason', 'BAD_REASON', `${reason} is not decided by ${rule}`, 'K-RES-01'),
      );
    }
    const [a, b] = state.result.scores;
    const winner = a > b ? 0 : b > a ? 1 : null;
    if (winner !== state.result.winner || ![0, 1].includes(a + b)) {
      problems.push(problem('result.scores', 'BAD_SCORES', 'the scores do not fit the winner', 'K-RES-01'));
    }
  }
  return problems;
}

/** Reads actions: judges their form, and who may send them. @rule K-ACT-01 K-ACT-02 K-ARB-04 */
export function createParser<T extends GameTypes>(definition: Definition<T>) {
  const shapes: Record<string, Shape> = { ...MATCH_MOVE_SHAPES };
  for (const [type, move] of Object.entries<{ fields: Readonly<Record<string, Shape>> }>(definition.moves)) {
    shapes[type] = recordOf({ type: oneOf(type), seat: oneOf(0, 1), ...move.fields });
  }
  const shape = taggedBy('type', shapes);

  function shapeProblems(action: unknown): readonly Problem[] {
    return problemsOf(shape, action);
  }

  function parseAction(json: unknown, actor: Seat | 'arbiter'): T['action'] | MatchMove {
    const problems = shapeProblems(json);
    if (problems.length > 0)
      throw new UsageError('BAD_ACTION', `no action of ${definition.id} [K-ACT-01]`, problems);
    const action = json as T['action'] | MatchMove;
    if (isArbiterMove(action)) {
      if (actor !== 'arbiter')
        throw new UsageError('ARBITER_ONLY', `seat ${actor} cannot ${action.type} [K-ARB-04]`);
    } else if (action.seat !== actor) {
      throw new UsageError('NOT_YOUR_SEAT', `${actor} cannot act for seat ${action.seat} [K-ACT-02]`);
    }
    return { ...action };
  }

  return { shapeProblems, parseAction };
}
