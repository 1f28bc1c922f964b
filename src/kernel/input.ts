import type { KernelClause } from './clauses.js';
import type { Definition, GameTypes } from './definition.js';
import { type Problem, UsageError } from './errors.js';
import type { Core } from './game.js';
import { isArbiterMove, isMatchReason, type MatchMove, matchMoveFields } from './match-moves.js';
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

/** The form of the fields that the kernel keeps in every state. */
function coreShape({ ruleset, phases }: Pick<Definition<GameTypes>, 'ruleset' | 'phases'>) {
  const { game, name, version, digest } = ruleset;
  const int32 = integer(-0x80000000, 0x7fffffff);
  const seatOrNone = oneOf(0, 1, null);
  return {
    ruleset: recordOf({
      game: oneOf(game),
      name: oneOf(name),
      version: oneOf(version),
      digest: oneOf(digest),
    }),
    viewer: oneOf(null),
    rng: taggedBy('kind', {
      chacha8: { key: listOf(int32, 8, 8), next: integer(0, Number.MAX_SAFE_INTEGER) },
      sfc32: { a: int32, b: int32, c: int32, d: int32 },
    }),
    phase: oneOf(...Object.keys(phases), 'over'),
    pending: listOf(() => {}, 0, 0),
    drawOffer: seatOrNone,
    result: nullOr(
      recordOf({ winner: seatOrNone, scores: pairOf(oneOf(0, 0.5, 1)), reason: text(64), rule: text(64) }),
    ),
  };
}

/** Everything that is wrong with a position: the kernel's part, the game's shape, then what the game never lets happen. */
export function createCheck<T extends GameTypes>(
  definition: Definition<T>,
): (state: unknown) => readonly Problem[] {
  const phases: Readonly<Record<string, object>> = definition.phases;
  const shape = recordOf({ ...coreShape(definition), ...definition.shape });
  return (state) => {
    const problems = problemsOf(shape, state);
    if (problems.length > 0) return problems;
    const sound = state as T['state'];
    const isWaiting = sound.pending.length > 0 || !('enter' in (phases[sound.phase] ?? {}));
    return [...coreProblems(sound, isWaiting), ...definition.invariants(sound, definition.rules)];
  };
}

function coreProblems({ phase, pending, result }: Core, isWaiting: boolean): Problem[] {
  const problems: Problem[] = [];
  const note = (path: string, code: string, rule: KernelClause, message: string) =>
    problems.push(problem(path, code, message, rule));
  if (!isWaiting) note('phase', 'BAD_PHASE', 'K-TRN-04', 'this phase never waits by itself');
  if ((result !== null) !== (phase === 'over')) {
    note('phase', 'BAD_PHASE', 'K-END-01', 'a match is over exactly when it has a result');
  }
  if (result === null) return problems;
  if (pending.length > 0) note('pending', 'BAD_PENDING', 'K-END-01', 'nothing is decided after the end');
  const { reason, rule, winner } = result;
  if (rule.startsWith('K-') && !isMatchReason(reason, rule)) {
    note('result.reason', 'BAD_REASON', 'K-RES-01', `${reason} is not decided by ${rule}`);
  }
  const [a, b] = result.scores;
  if ((a > b ? 0 : b > a ? 1 : null) !== winner || ![0, 1].includes(a + b)) {
    note('result.scores', 'BAD_SCORES', 'K-RES-01', 'the scores do not fit the winner');
  }
  return problems;
}

/** Reads actions: judges their form, and who may send them. @rule K-ACT-01 K-ACT-02 K-ARB-04 */
export function createParser<T extends GameTypes>(definition: Definition<T>) {
  const kinds: Record<string, Readonly<Record<string, Shape>>> = { ...matchMoveFields() };
  for (const [type, { fields }] of Object.entries<{ fields: Readonly<Record<string, Shape>> }>(
    definition.moves,
  )) {
    kinds[type] = { seat: oneOf(0, 1), ...fields };
  }
  const shape = taggedBy('type', kinds);

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
