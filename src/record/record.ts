import type { AnyAction } from '../kernel/any-game.js';
import type { Problem } from '../kernel/errors.js';
import { isSeed, type Seed } from '../kernel/generator.js';
import type { Result } from '../kernel/result.js';
import {
  integer,
  isPlain,
  listOf,
  nullOr,
  oneOf,
  pairOf,
  problem,
  recordOf,
  type Shape,
  text,
} from '../kernel/shape.js';
import { readPlain } from './plain.js';

// A record is a match in plain JSON: what it follows from (ruleset, seed, setup, actions), and what it came to, in
// fingerprints. Whoever has the ruleset can play it again and see that it is the same match.

/** The format of records. */
export const RECORD_FORMAT = 'holmgang-record-1';

/** The whole state is digested after every so many actions. @rule K-REC-06 */
export const CHECKPOINT = 256;

const MAX_ACTIONS = 1_000_000;

/** One party to a fair seed: what it committed to, and the secret it revealed. */
export interface FairParty {
  /** Who it is. */
  readonly party: string;
  /** What it committed to before anyone revealed. */
  readonly commitment: string;
  /** What it revealed. */
  readonly secret: string;
}

/** How a seed came about between parties that do not trust each other. */
export interface FairSeed {
  /** The match it was made for. */
  readonly match: string;
  /** Everybody who had a part in it. */
  readonly parties: readonly FairParty[];
}

/** A match, recorded. */
export interface MatchRecord<A extends AnyAction = AnyAction> {
  /** The format of the record. */
  readonly format: typeof RECORD_FORMAT;
  /** The version of the package that recorded it; verification does not depend on it. */
  readonly package: string;
  /** The game. */
  readonly game: string;
  /** The exact ruleset. */
  readonly ruleset: { readonly name: string; readonly version: number; readonly digest: string };
  /** The seed of all chance in the match. */
  readonly seed: Seed;
  /** How the seed was agreed on, or null if it was simply given. */
  readonly fair: FairSeed | null;
  /** The setup options, without the seed. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** All actions in order, an arbiter's among them. */
  readonly actions: readonly A[];
  /** A link for the opening and for each action, 32 bits each. */
  readonly chain: readonly number[];
  /** The digest of the state after every 256th action. */
  readonly checkpoints: readonly string[];
  /** The digest of the last state. */
  readonly state: string;
  /** How the match ended, or null while it runs. */
  readonly result: Result | null;
  /** SHA-256 over all of it. */
  readonly seal: string;
}

/** What a match follows from before its first action: what the chain opens with. */
export interface Origin {
  readonly format: string;
  readonly package: string;
  readonly game: string;
  readonly ruleset: MatchRecord['ruleset'];
  readonly seed: Seed;
  readonly fair: FairSeed | null;
  readonly setup: MatchRecord['setup'];
}

/** The origin of a record, field by field, so that nothing else gets into the chain. */
export function originOf({ format, package: version, game, ruleset, seed, fair, setup }: Origin): Origin {
  return { format, package: version, game, ruleset, seed, fair, setup };
}

/** What the seal is taken over beside chain and actions. */
export function outcomeOf({
  checkpoints,
  state,
  result,
}: Pick<MatchRecord, 'checkpoints' | 'state' | 'result'>) {
  return { checkpoints, state, result };
}

function hex(digits: number): Shape {
  const pattern = new RegExp(`^[0-9a-f]{${digits}}$`);
  return (value, path, problems) => {
    if (typeof value === 'string' && pattern.test(value)) return;
    problems.push(problem(path, 'BAD_HEX', `expected ${digits} hexadecimal digits`, 'K-REC-01'));
  };
}

/** Any object. */
export const objectShape: Shape = (value, path, problems) => {
  if (!isPlain(value)) problems.push(problem(path, 'BAD_OBJECT', 'expected an object', 'K-REC-01'));
};

/** The game judges the options; but a seed among them would be one too many. */
const setup: Shape = (value, path, problems) => {
  objectShape(value, path, problems);
  if (isPlain(value) && Object.hasOwn(value, 'seed'))
    problems.push(problem(`${path}.seed`, 'UNKNOWN_FIELD', 'the seed has its own place', 'K-REC-01'));
};

/** Only what every game's actions share; the game judges the rest when the action's turn comes. */
const action: Shape = (value, path, problems) => {
  if (isPlain(value) && Object.hasOwn(value, 'type') && typeof value.type === 'string') return;
  problems.push(problem(path, 'BAD_ACTION', 'expected an action: an object with a type', 'K-REC-01'));
};

const seed: Shape = (value, path, problems) => {
  if (!isSeed(value))
    problems.push(problem(path, 'BAD_SEED', 'expected a text or four uint32 words', 'K-REC-01'));
};

/** The form of a link. */
export const linkShape: Shape = integer(0, 0xffffffff);

/** The form of a ruleset's name, version and digest. */
export const rulesetShape: Shape = recordOf({ name: text(64), version: integer(1, 1e6), digest: hex(64) });

/** The form of a result. */
export const resultShape: Shape = recordOf({
  winner: oneOf(0, 1, null),
  scores: pairOf(oneOf(0, 0.5, 1)),
  reason: text(64),
  rule: text(64),
});

const name: Shape = (value, path, problems) => {
  text(200)(value, path, problems);
  if (value === '') problems.push(problem(path, 'BAD_TEXT', 'expected a name', 'K-FAIR-01'));
};

const parties = listOf(recordOf({ party: name, commitment: hex(64), secret: text(128) }), 2, 16);

/** Whoever stood here twice would have chosen the seed alone. @rule K-FAIR-01 */
const distinctParties: Shape = (value, path, problems) => {
  const before = problems.length;
  parties(value, path, problems);
  if (problems.length > before) return;
  const names = (value as readonly FairParty[]).map(({ party }) => party);
  if (new Set(names).size < names.length)
    problems.push(problem(path, 'SAME_PARTY', 'a party stands here twice', 'K-FAIR-01'));
};

const fairShape = recordOf({ match: name, parties: distinctParties });

const originFields = {
  format: oneOf(RECORD_FORMAT),
  package: text(64),
  game: text(64),
  ruleset: rulesetShape,
  seed,
  fair: nullOr(fairShape),
  setup,
};

/** The form of what a match follows from before its first action. */
export const originShape: Shape = recordOf(originFields);

const recordShape = recordOf({
  ...originFields,
  actions: listOf(action, 0, MAX_ACTIONS),
  chain: listOf(linkShape, 1, MAX_ACTIONS + 1),
  checkpoints: listOf(hex(64), 0, MAX_ACTIONS / CHECKPOINT),
  state: hex(64),
  result: nullOr(resultShape),
  seal: hex(64),
});

/** Lists whose lengths depend on each other. */
const wholeShape: Shape = (value, path, problems) => {
  recordShape(value, path, problems);
  if (problems.length > 0) return;
  const { actions, chain, checkpoints } = value as MatchRecord;
  if (chain.length !== actions.length + 1) {
    problems.push(problem('chain', 'BAD_LIST', `expected ${actions.length + 1} links`, 'K-REC-01'));
  }
  const expected = Math.floor(actions.length / CHECKPOINT);
  if (checkpoints.length !== expected) {
    problems.push(problem('checkpoints', 'BAD_LIST', `expected ${expected} digests`, 'K-REC-01'));
  }
};

/** A copy of a record from outside, or everything that is wrong with its form. @rule K-REC-01 */
export function readRecord(
  value: unknown,
): { readonly record: MatchRecord } | { readonly record: undefined; readonly problems: readonly Problem[] } {
  const { value: copy, problems } = readPlain(wholeShape, value);
  return problems.length > 0 ? { record: undefined, problems } : { record: copy as MatchRecord };
}
