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

function generatorShape(): Shape {
  const int32 = integer(-0x80000000, 0x7fffffff);
  return taggedBy('kind', {
    chacha8: { key: listOf(int32, 8, 8), next: integer(0, Number.MAX_SAFE_INTEGER) },
    sfc32: { a: int32, b: int32, c: int32, d: int32 },
  });
}

/** The form of the fields that the kernel keeps in every state. */
function coreShape({ ruleset, phases }: Pick<Definition<GameTypes>, 'ruleset' | 'phases'>) {
  const { game, name, version, digest } = ruleset;
  const seatOrNone = oneOf(0, 1, null);
  return {
    ruleset: recordOf({
      game: oneOf(game),
      name: oneOf(name),
      version: oneOf(version),
      digest: oneOf(digest),
    }),
    viewer: oneOf(null),
    rng: generatorShape(),
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
  const shape = stateShape(definition);
  return (state) => {
    const problems = problemsOf(shape, state);
    return problems.length > 0 ? problems : soundnessProblems(definition, state as T['state']);
  };
}

/** The form of a state; some of the kernel's fields may have another one where a game is played inside another. */
export function stateShape(
  definition: Pick<Definition<GameTypes>, 'ruleset' | 'phases' | 'shape'>,
  core: Readonly<Record<string, Shape>> = {},
): Shape {
  return recordOf({ ...coreShape(definition), ...definition.shape, ...core });
}

/** What is wrong with a state of the right form. */
export function soundnessProblems<T extends GameTypes>(
  { phases, invariants, rules }: Definition<T>,
  state: T['state'],
): readonly Problem[] {
  const phase = (phases as Readonly<Record<string, object>>)[state.phase] ?? {};
  const isWaiting = state.pending.length > 0 || !('enter' in phase);
  return [...coreProblems(state, isWaiting), ...invariants(state, rules)];
}

/** The fields of each kind of action of a game, without those of match moves. */
export function actionKinds<T extends GameTypes>({
  moves,
}: Definition<T>): Readonly<Record<string, Readonly<Record<string, Shape>>>> {
  const kinds: Record<string, Readonly<Record<string, Shape>>> = {};
  for (const [type, { fields }] of Object.entries<{ fields: Readonly<Record<string, Shape>> }>(moves)) {
    kinds[type] = { seat: oneOf(0, 1), ...fields };
  }
  return kinds;
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
  const shape = taggedBy('type', { ...matchMoveFields(), ...actionKinds(definition) });

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
