import type { KernelClause } from '../kernel/clauses.js';
import { canonicalJson, hexOf } from '../kernel/digest.js';
import { UsageError } from '../kernel/errors.js';
import { sha256 } from '../kernel/hash.js';
import { type Rejection, reject } from '../kernel/rejection.js';
import { freeze } from '../kernel/share.js';
import type { FairParty, FairSeed } from './record.js';

// A seed that no party can choose: first all commit to a secret, then all reveal it, and the seed follows from all secrets.
// The exchange is plain data, so that it can be stored and sent; each step returns a new one, or says why not.

/** A party's place in an exchange. */
export interface ExchangeParty {
  /** Who it is. */
  readonly party: string;
  /** What it committed to, if it has. */
  readonly commitment: string | null;
  /** What it revealed, if it has. */
  readonly secret: string | null;
}

/** An exchange of secrets, as far as it has come. */
export interface SeedExchange {
  /** The match it is for; commitments for another match are worth nothing here. */
  readonly match: string;
  /** Everybody who has a part in it. */
  readonly parties: readonly ExchangeParty[];
  /** Whether time is up. */
  readonly closed: boolean;
}

/** Why a step of an exchange is refused. */
export type ExchangeCode =
  | 'UNKNOWN_PARTY'
  | 'BAD_COMMITMENT'
  | 'ALREADY_COMMITTED'
  | 'COPIED_COMMITMENT'
  | 'TOO_EARLY'
  | 'BAD_SECRET'
  | 'WRONG_REVEAL'
  | 'ALREADY_REVEALED'
  | 'TOO_LATE';

/** What came of a step. */
export type ExchangeStep =
  | { readonly ok: true; readonly exchange: SeedExchange }
  | { readonly ok: false; readonly rejection: Rejection<ExchangeCode, KernelClause> };

const DIGEST = /^[0-9a-f]{64}$/;
/** 16 to 64 bytes in hexadecimal: what `randomSeed` makes, or longer. */
const SECRET = /^(?:[0-9a-f]{2}){16,64}$/;
const MAX_NAME = 200;

function hashOf(label: string, value: unknown): string {
  return hexOf(sha256(`${label} ${canonicalJson(value)}`));
}

/**
 * What a party publishes before anyone reveals. Its secret comes from `randomSeed()` and stays with it until then.
 * @rule K-FAIR-01
 */
export function commitmentTo(match: string, party: string, secret: string): string {
  if (!SECRET.test(secret)) {
    throw new UsageError(
      'BAD_SECRET',
      'a secret is 32 to 128 lower-case hexadecimal digits, as randomSeed makes',
    );
  }
  return hashOf('holmgang fair commitment 1', [match, party, secret]);
}

/** Opens an exchange for one match: two players, and a server if it should have a part in the seed too. */
export function openExchange(match: string, parties: readonly string[]): SeedExchange {
  const names = [match, ...parties];
  const areNames = names.every(
    (name) => typeof name === 'string' && name.length > 0 && name.length <= MAX_NAME,
  );
  if (!areNames || parties.length < 2 || parties.length > 16 || new Set(parties).size !== parties.length) {
    throw new UsageError('BAD_EXCHANGE', 'an exchange has a match and 2 to 16 parties, each named once');
  }
  return freeze({
    match,
    parties: parties.map((party) => ({ party, commitment: null, secret: null })),
    closed: false,
  });
}

function refused(code: ExchangeCode, rule: KernelClause, party: string): ExchangeStep {
  return { ok: false, rejection: reject(code, rule, { party: String(party) }) };
}

function withParty(exchange: SeedExchange, changed: ExchangeParty): ExchangeStep {
  const parties = exchange.parties.map((other) => (other.party === changed.party ? changed : other));
  return { ok: true, exchange: freeze({ ...exchange, parties }) };
}

/** Takes a party's commitment. @rule K-FAIR-01 K-FAIR-02 K-FAIR-05 */
export function commitToSeed(exchange: SeedExchange, party: string, commitment: string): ExchangeStep {
  const own = exchange.parties.find((candidate) => candidate.party === party);
  if (own === undefined) return refused('UNKNOWN_PARTY', 'K-FAIR-01', party);
  if (exchange.closed) return refused('TOO_LATE', 'K-FAIR-05', party);
  if (own.commitment !== null) return refused('ALREADY_COMMITTED', 'K-FAIR-01', party);
  if (typeof commitment !== 'string' || !DIGEST.test(commitment))
    return refused('BAD_COMMITMENT', 'K-FAIR-01', party);
  if (exchange.parties.some((other) => other.commitment === commitment)) {
    return refused('COPIED_COMMITMENT', 'K-FAIR-02', party);
  }
  return withParty(exchange, { ...own, commitment });
}

/** Takes a party's secret. @rule K-FAIR-03 K-FAIR-04 K-FAIR-05 */
export function revealSecret(exchange: SeedExchange, party: string, secret: string): ExchangeStep {
  const own = exchange.parties.find((candidate) => candidate.party === party);
  if (own === undefined) return refused('UNKNOWN_PARTY', 'K-FAIR-01', party);
  if (exchange.closed) return refused('TOO_LATE', 'K-FAIR-05', party);
  if (exchange.parties.some(({ commitment }) => commitment === null)) {
    return refused('TOO_EARLY', 'K-FAIR-03', party);
  }
  if (own.secret !== null) return refused('ALREADY_REVEALED', 'K-FAIR-04', party);
  if (typeof secret !== 'string' || !SECRET.test(secret)) return refused('BAD_SECRET', 'K-FAIR-04', party);
  if (commitmentTo(exchange.match, party, secret) !== own.commitment) {
    return refused('WRONG_REVEAL', 'K-FAIR-04', party);
  }
  return withParty(exchange, { ...own, secret });
}

/** Time is up: whoever has not revealed by now has failed to. @rule K-FAIR-05 */
export function closeExchange(exchange: SeedExchange): SeedExchange {
  return freeze({ ...exchange, closed: true });
}

/** Who still has to commit, or, once all have, to reveal. @rule K-FAIR-05 */
export function awaitedParties({ parties }: SeedExchange): readonly string[] {
  const uncommitted = parties.filter(({ commitment }) => commitment === null);
  const awaited = uncommitted.length > 0 ? uncommitted : parties.filter(({ secret }) => secret === null);
  return awaited.map(({ party }) => party);
}

/** The seed that follows from an exchange's secrets: SHA-256 over match, parties and secrets. @rule K-FAIR-06 */
export function deriveSeed({ match, parties }: FairSeed): string {
  const secrets = parties.map(({ party, secret }) => [party, secret]);
  return hashOf('holmgang fair seed 1', [match, secrets]);
}

function isComplete(party: ExchangeParty): party is FairParty {
  return party.commitment !== null && party.secret !== null;
}

/**
 * The seed of a finished exchange, and the proof of it for the record.
 * @rule K-FAIR-05 K-FAIR-06
 */
export function fairSeed(exchange: SeedExchange): { readonly seed: string; readonly fair: FairSeed } {
  const parties = exchange.parties.filter(isComplete);
  if (parties.length < exchange.parties.length) {
    const names = awaitedParties(exchange).join(', ');
    throw new UsageError('MISSING_REVEAL', `there is no seed without ${names} [K-FAIR-05]`);
  }
  const fair = freeze({ match: exchange.match, parties });
  return { seed: deriveSeed(fair), fair };
}

/** The first party whose commitment and secret do not belong together. @rule K-FAIR-04 */
export function wrongReveal({ match, parties }: FairSeed): FairParty | undefined {
  return parties.find(
    ({ party, commitment, secret }) =>
      !SECRET.test(secret) || commitmentTo(match, party, secret) !== commitment,
  );
}
