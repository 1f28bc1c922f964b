import type { AnyAction, AnyGame } from '../kernel/any-game.js';
import { UsageError } from '../kernel/errors.js';
import type { Applied, Game } from '../kernel/game.js';
import type { Seed } from '../kernel/generator.js';
import type { Seat } from '../kernel/seat.js';
import { copyPlain, freeze } from '../kernel/share.js';
import { Chain } from './chain.js';
import { PACKAGE_VERSION } from './package-version.js';
import { readPlain } from './plain.js';
import {
  CHECKPOINT,
  type FairSeed,
  type MatchRecord,
  type Origin,
  originOf,
  originShape,
  outcomeOf,
  RECORD_FORMAT,
} from './record.js';
import { followRecord } from './replay.js';
import { unsound } from './verdict.js';
import { refuteSeed } from './verify.js';

/** A match that is recorded while it is played. */
export interface Recorder<S, A extends AnyAction, E> {
  /** The state now, frozen. */
  readonly state: S;
  /** What happened last: by the last action, or before the first decision. */
  readonly events: readonly E[];
  /** How many actions have been made. */
  readonly ply: number;
  /** Makes an action, and records it; what is refused changes nothing. */
  apply(action: A): Applied<S, E>;
  /** The same for an action that came from outside. Throws a `UsageError` if this actor cannot have sent it. */
  receive(json: unknown, actor: Seat | 'arbiter'): Applied<S, E>;
  /** The record up to here. */
  toRecord(): MatchRecord<A>;
}

/** What has been recorded so far. */
interface Tape<S, A, E> {
  readonly origin: Origin;
  readonly chain: Chain;
  readonly actions: A[];
  readonly links: number[];
  readonly checkpoints: string[];
  state: S;
  events: readonly E[];
}

function recorderOf<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  tape: Tape<S, A, E>,
): Recorder<S, A, E> {
  function apply(action: A): Applied<S, E> {
    const applied = game.apply(tape.state, action);
    if (!applied.ok) return applied;
    tape.state = applied.state;
    tape.events = applied.events;
    tape.actions.push(freeze(copyPlain(action)));
    tape.chain.add(action, applied.events);
    tape.links.push(tape.chain.link);
    if (tape.actions.length % CHECKPOINT === 0) tape.checkpoints.push(game.digest(tape.state));
    return applied;
  }

  function toRecord(): MatchRecord<A> {
    const { format, package: version, game: id, ruleset, seed, fair, setup } = tape.origin;
    const result = game.result(tape.state) ?? null;
    const outcome = outcomeOf({ checkpoints: [...tape.checkpoints], state: game.digest(tape.state), result });
    return freeze({
      format: format as typeof RECORD_FORMAT,
      package: version,
      game: id,
      ruleset,
      seed,
      fair,
      setup,
      actions: [...tape.actions],
      chain: [...tape.links],
      ...outcome,
      seal: tape.chain.seal(outcome),
    });
  }

  return {
    get state() {
      return tape.state;
    },
    get events() {
      return tape.events;
    },
    get ply() {
      return tape.actions.length;
    },
    apply,
    receive: (json, actor) => apply(game.parseAction(json, actor)),
    toRecord,
  };
}

/** What a match follows from, in the form that records have. Throws a `UsageError` if it has another. */
function readOrigin(origin: Origin): Origin {
  const { value, problems } = readPlain(originShape, origin);
  if (problems.length > 0)
    throw new UsageError('BAD_OPTIONS', 'the match cannot be recorded like this', problems);
  const read = value as Origin;
  const wrong = refuteSeed(read);
  if (wrong) throw unsound(wrong);
  return freeze(read);
}

/**
 * Starts a match and records it as it is played. A seed that was agreed on fairly brings its proof along.
 * @example
 * ```ts
 * import { record } from 'holmgang/record';
 * import { bjj } from 'holmgang/bjj';
 * const match = record(bjj, { seed: 'docs' });
 * const refused = match.apply(bjj.actions.acceptDraw(0));
 * console.log(refused.ok, match.ply); // false 0
 * match.apply(bjj.actions.concede(0));
 * console.log(match.toRecord().result?.winner); // 1
 * ```
 */
export function record<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  options: O & { readonly seed: Seed },
  fair: FairSeed | null = null,
): Recorder<S, A, E> {
  const { state, events } = game.start(options);
  const { seed, ...setup } = options as Readonly<Record<string, unknown>> & { readonly seed: Seed };
  const { name, version, digest } = game.ruleset;
  const origin = readOrigin({
    format: RECORD_FORMAT,
    package: PACKAGE_VERSION,
    game: game.id,
    ruleset: { name, version, digest },
    seed,
    fair,
    setup,
  });
  const chain = new Chain(origin, events);
  return recorderOf(game, {
    origin,
    chain,
    actions: [],
    links: [chain.link],
    checkpoints: [],
    state,
    events,
  });
}

/**
 * Takes a recorded match up again where it stopped, or after fewer of its actions, and records on. The record is compared
 * on the way; throws a `UsageError` if it is not sound up to there.
 */
export function resume<S extends V, V, A extends AnyAction, E, O>(
  record: MatchRecord,
  game: Game<S, V, A, E, O>,
  at?: number,
): Recorder<S, A, E> {
  const following = followRecord(game as unknown as AnyGame, record);
  const kept = following.record;
  const ply = at ?? kept.actions.length;
  const { state, events } = following.at(ply) as unknown as { state: S; events: readonly E[] };
  return recorderOf(game, {
    origin: freeze(originOf(kept)),
    chain: following.chain,
    actions: kept.actions.slice(0, ply).map((action) => freeze(action as A)),
    links: kept.chain.slice(0, ply + 1),
    checkpoints: kept.checkpoints.slice(0, Math.floor(ply / CHECKPOINT)),
    state,
    events,
  });
}
