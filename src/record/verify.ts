import type { AnyEvent, AnyGame, AnyState } from '../kernel/any-game.js';
import { UsageError } from '../kernel/errors.js';
import { isEqual } from '../kernel/share.js';
import { Chain } from './chain.js';
import { deriveSeed, wrongReveal } from './fair.js';
import { CHECKPOINT, type MatchRecord, originOf, outcomeOf, readRecord } from './record.js';
import { createRegistry, type Registry } from './registry.js';
import { type Refuted, refute, refuteAction, type Verdict } from './verdict.js';

// Plays a recorded match again, in place, and compares as it goes. The first thing that is not as recorded is the answer.

/** A copy of a record, or what is to be said against it before a single action is played. @rule K-REC-01 */
export function soundForm(value: unknown): Refuted | MatchRecord {
  const read = readRecord(value);
  if (read.record) return refuteSeed(read.record) ?? read.record;
  return refute('BAD_RECORD', 'K-REC-01', 'this is no record', { problems: read.problems });
}

/** Whether a seed follows from the exchange that comes with it. @rule K-FAIR-04 K-FAIR-06 */
export function refuteSeed({ seed, fair }: Pick<MatchRecord, 'seed' | 'fair'>): Refuted | undefined {
  if (fair === null) return undefined;
  const liar = wrongReveal(fair);
  if (liar) {
    const message = `${liar.party} did not commit to the secret that it revealed`;
    return refute('WRONG_REVEAL', 'K-FAIR-04', message, { expected: liar.commitment, found: liar.secret });
  }
  const expected = deriveSeed(fair);
  if (seed === expected) return undefined;
  return refute('SEED_DIFFERS', 'K-FAIR-06', 'the seed does not follow from the secrets', {
    expected,
    found: seed,
  });
}

/** A recorded match at its start, or why it has none. @rule K-REC-03 */
export function openMatch(game: AnyGame, record: MatchRecord): Refuted | Opening {
  try {
    const { state, events } = game.start({ ...record.setup, seed: record.seed });
    const chain = new Chain(originOf(record), events);
    const found = record.chain[0];
    if (chain.link === found) return { state, events, chain };
    const message = 'the match does not open as recorded: something before the first action was changed';
    return refute('OPENING_DIFFERS', 'K-REC-03', message, { expected: chain.link, found });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { problems } = error;
    return refute('BAD_SETUP', 'K-REC-03', `the match cannot be set up: ${error.message}`, { problems });
  }
}

/** The start of a recorded match. */
export interface Opening {
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
  readonly chain: Chain;
}

/** Why an action's link is not the recorded one. @rule K-REC-05 */
export function refuteLink(
  { actions, chain }: MatchRecord,
  index: number,
  expected: number,
): Refuted | undefined {
  const found = chain[index + 1];
  if (found === expected) return undefined;
  const type = actions[index]?.type;
  const message = `action ${index} (${type}), or what came of it, is not what was recorded`;
  return refute('LINK_DIFFERS', 'K-REC-05', message, { action: index, expected, found });
}

/** Why the state after so many actions is not the recorded one. @rule K-REC-06 */
function refuteState(plies: number, expected: string, found: string | undefined): Refuted | undefined {
  if (found === expected) return undefined;
  const message = `the state after ${plies} actions is not the recorded one`;
  return refute('STATE_DIFFERS', 'K-REC-06', message, { expected, found });
}

/** Why the state at a checkpoint is not the recorded one. @rule K-REC-06 */
export function refuteCheckpoint(
  game: AnyGame,
  state: AnyState,
  record: MatchRecord,
  plies: number,
): Refuted | undefined {
  if (plies % CHECKPOINT !== 0) return undefined;
  return refuteState(plies, game.digest(state), record.checkpoints[plies / CHECKPOINT - 1]);
}

/** Plays all actions on an owned state. @rule K-REC-04 */
function refuteActions(
  game: AnyGame,
  state: AnyState,
  chain: Chain,
  record: MatchRecord,
): Refuted | undefined {
  const { actions } = record;
  const events: AnyEvent[] = [];
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as MatchRecord['actions'][number];
    const rejection = game.validate(state, action);
    if (rejection) return refuteAction(i, action, rejection);
    events.length = 0;
    game.advance(state, action, events);
    chain.add(action, events);
    const wrong = refuteLink(record, i, chain.link) ?? refuteCheckpoint(game, state, record, i + 1);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Compares what the match came to. @rule K-REC-07 K-REC-08 */
function refuteOutcome(
  game: AnyGame,
  state: AnyState,
  chain: Chain,
  record: MatchRecord,
): Refuted | undefined {
  const expected = state.result;
  if (!isEqual(expected, record.result)) {
    const message = expected ? 'the result is not what the match came to' : 'the match is not over';
    return refute('RESULT_DIFFERS', 'K-REC-07', message, { expected, found: record.result });
  }
  const wrongState = refuteState(record.actions.length, game.digest(state), record.state);
  if (wrongState) return wrongState;
  const seal = chain.seal(outcomeOf(record));
  if (seal === record.seal) return undefined;
  return refute('SEAL_DIFFERS', 'K-REC-08', 'the seal is not that of this record', {
    expected: seal,
    found: record.seal,
  });
}

function isGame(games: Registry | AnyGame): games is AnyGame {
  return 'ruleset' in games;
}

/**
 * Whether a record tells a match that was played by its ruleset, action for action; if not, the first place where it does
 * not, what was expected there and what was found. Takes anything for a record, and never throws because of it.
 * @rule K-REC-02
 * @example
 * ```ts
 * import { record, verify } from 'holmgang/record';
 * import { bjj } from 'holmgang/bjj';
 * const match = record(bjj, { seed: 'docs' });
 * match.apply(bjj.actions.concede(0));
 * const kept = match.toRecord();
 * console.log(verify(kept, bjj).ok); // true
 * const forged = { ...kept, result: { ...kept.result, winner: 0, scores: [1, 0] } };
 * const verdict = verify(forged, bjj);
 * console.log(verdict.ok ? 'sound' : verdict.code); // RESULT_DIFFERS
 * ```
 */
export function verify(record: unknown, games: Registry | AnyGame): Verdict {
  const sound = soundForm(record);
  if ('ok' in sound) return sound;
  const game = (isGame(games) ? createRegistry(games) : games).find(sound);
  if ('ok' in game) return game;
  const opening = openMatch(game, sound);
  if ('ok' in opening) return opening;
  const state = game.clone(opening.state);
  return (
    refuteActions(game, state, opening.chain, sound) ??
    refuteOutcome(game, state, opening.chain, sound) ?? {
      ok: true,
      ruleset: game.ruleset,
      plies: sound.actions.length,
      result: state.result,
    }
  );
}
