import type { AnyAction } from '../kernel/any-game.js';
import { patchesBetween, type StatePatch } from '../kernel/edit.js';
import type { Game, HiddenAction } from '../kernel/game.js';
import type { Result } from '../kernel/result.js';
import type { Viewer } from '../kernel/seat.js';
import {
  integer,
  isPlain,
  listOf,
  nullOr,
  oneOf,
  problem,
  recordOf,
  type Shape,
  text,
} from '../kernel/shape.js';
import { copyPlain, freeze } from '../kernel/share.js';
import { fingerprint } from './fingerprint.js';
import { readPlain } from './plain.js';
import { linkShape, type MatchRecord, objectShape, resultShape, rulesetShape } from './record.js';
import { replay } from './replay.js';
import { type Refuted, refute } from './verdict.js';

// A match as one viewer saw it: the first view, and then for each action what was seen of it, what happened, and what changed
// in view. Nothing that could tell more goes in: no seed, no setup, no link of the full record.

/** The format of redacted records. */
export const REDACTED_FORMAT = 'holmgang-redacted-1';

/** One action as a viewer saw it. */
export interface SeenPly<A, E> {
  /** What was seen of the action. */
  readonly action: A | HiddenAction;
  /** What was seen to happen. */
  readonly events: readonly E[];
  /** What changed in view; `applyPatches` makes the next view of it. */
  readonly changes: readonly StatePatch[];
}

/** A recorded match as one viewer saw it. */
export interface RedactedRecord<V, A, E> {
  /** The format. */
  readonly format: typeof REDACTED_FORMAT;
  /** The game. */
  readonly game: string;
  /** The exact ruleset. */
  readonly ruleset: MatchRecord['ruleset'];
  /** Whose eyes it was seen with. */
  readonly viewer: Viewer;
  /** What was seen to happen before the first decision. */
  readonly opening: readonly E[];
  /** The first view. */
  readonly view: V;
  /** What was seen of each action. */
  readonly plies: readonly SeenPly<A, E>[];
  /** A link for the opening, for each action and for the result, over what was seen. */
  readonly chain: readonly number[];
  /** How the match ended, or null while it runs. */
  readonly result: Result | null;
}

/** The links over what was seen, and over the result. */
function chainOf({
  opening,
  view,
  plies,
  result,
  ...head
}: Omit<RedactedRecord<unknown, unknown, unknown>, 'chain'>) {
  let link = fingerprint(0, [head, opening, view]);
  const chain = [link >>> 0];
  for (const seen of [...plies, result]) {
    link = fingerprint(link, seen);
    chain.push(link >>> 0);
  }
  return chain;
}

/**
 * The match as one seat or a spectator saw it, and nothing more. The record must be sound: `verify` it first.
 * @rule K-REC-09
 * @example
 * ```ts
 * import { record, redact } from 'holmgang/record';
 * import { bjj } from 'holmgang/bjj';
 * const match = record(bjj, { seed: 'docs' });
 * const [secret] = bjj.legalActions(match.state, 0);
 * if (secret) match.apply(secret);
 * const seen = redact(match.toRecord(), bjj, 1);
 * console.log(seen.plies[0]?.action); // { type: 'commit', seat: 0, hidden: true }
 * ```
 */
export function redact<S extends V, V extends object, A extends AnyAction, E, O>(
  record: MatchRecord,
  game: Game<S, V, A, E, O>,
  viewer: Viewer,
): RedactedRecord<V, A, E> {
  const film = replay(record, game);
  const opening = film.viewEvents(0, viewer);
  const first = film.view(0, viewer);
  const plies: SeenPly<A, E>[] = [];
  let before = first;
  for (let ply = 1; ply <= film.length; ply++) {
    const view = film.view(ply, viewer);
    plies.push({
      action: game.viewAction(film.at(ply).action as A, viewer),
      events: film.viewEvents(ply, viewer),
      changes: patchesBetween(before, view),
    });
    before = view;
  }
  const result = game.result(film.at(film.length).state) ?? null;
  const { name, version, digest } = record.ruleset;
  const ruleset = { name, version, digest };
  const seen = {
    format: REDACTED_FORMAT,
    game: game.id,
    ruleset,
    viewer,
    opening,
    view: first,
    plies,
    result,
  } as const;
  return freeze(copyPlain({ ...seen, chain: chainOf(seen) }));
}

const MAX_PLIES = 1_000_000;

const step: Shape = (value, path, problems) =>
  (typeof value === 'string' ? text(1024) : integer(0, 0xffffffff))(value, path, problems);

const bareChange = recordOf({ op: oneOf('add', 'remove', 'replace'), path: listOf(step, 0, 64) });

const change: Shape = (value, path, problems) => {
  const { value: _, ...bare } = isPlain(value) ? value : {};
  bareChange(bare, path, problems);
};

const redactedFields = recordOf({
  format: oneOf(REDACTED_FORMAT),
  game: text(64),
  ruleset: rulesetShape,
  viewer: oneOf(0, 1, 'spectator'),
  opening: listOf(objectShape, 0, MAX_PLIES),
  view: objectShape,
  plies: listOf(
    recordOf({
      action: objectShape,
      events: listOf(objectShape, 0, MAX_PLIES),
      changes: listOf(change, 0, MAX_PLIES),
    }),
    0,
    MAX_PLIES,
  ),
  chain: listOf(linkShape, 2, MAX_PLIES + 2),
  result: nullOr(resultShape),
});

const redactedShape: Shape = (value, path, problems) => {
  redactedFields(value, path, problems);
  if (problems.length > 0) return;
  const { plies, chain } = value as RedactedRecord<unknown, unknown, unknown>;
  if (chain.length !== plies.length + 2)
    problems.push(problem('chain', 'BAD_LIST', `expected ${plies.length + 2} links`, 'K-REC-01'));
};

/** What can be said against a redacted record without the full one: its form, its viewer, its chain. @rule K-REC-09 K-REC-01 */
export function checkRedacted(redacted: unknown): Refuted | undefined {
  const { value, problems } = readPlain(redactedShape, redacted);
  if (problems.length > 0)
    return refute('BAD_RECORD', 'K-REC-01', 'this is no redacted record', { problems });
  const { chain, ...seen } = value as RedactedRecord<{ viewer?: unknown }, unknown, unknown>;
  if (seen.view.viewer !== seen.viewer) {
    return refute('BAD_RECORD', 'K-REC-09', 'the first view is not this viewer’s', {
      expected: seen.viewer,
      found: seen.view.viewer ?? null,
    });
  }
  const expected = chainOf(seen);
  const index = expected.findIndex((own, i) => own !== chain[i]);
  if (index < 0) return undefined;
  const isPly = index > 0 && index <= seen.plies.length;
  return refute('LINK_DIFFERS', 'K-REC-09', 'what was seen is not what was recorded', {
    ...(isPly ? { action: index - 1 } : {}),
    expected: expected[index],
    found: chain[index],
  });
}
