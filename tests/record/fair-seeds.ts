// Exchanges of secrets, played through.
import {
  commitmentTo,
  commitToSeed,
  type ExchangeStep,
  type FairSeed,
  fairSeed,
  type MatchRecord,
  openExchange,
  record,
  revealSecret,
  type SeedExchange,
} from 'holmgang/record';
import { expect } from 'vitest';
import { duel } from '../toys/duel/definition.js';

/** The secret of each party, known here and nowhere else. */
const SECRETS: Readonly<Record<string, string>> = {
  anna: 'a1'.repeat(16),
  björn: 'b2'.repeat(32),
  server: 'c3'.repeat(64),
};

export const MATCH = 'cup 7, round 2';

/** The exchange after a step that must be permitted. */
export function taken(step: ExchangeStep): SeedExchange {
  if (!step.ok) expect.fail(`refused: ${step.rejection.code}`);
  return step.exchange;
}

export function secretOf(party: string): string {
  return SECRETS[party] ?? expect.fail(`${party} has no secret`);
}

/** An exchange in which everybody has committed. */
export function committed(parties: readonly string[] = ['anna', 'björn'], match = MATCH): SeedExchange {
  return parties.reduce(
    (exchange, party) => taken(commitToSeed(exchange, party, commitmentTo(match, party, secretOf(party)))),
    openExchange(match, parties),
  );
}

/** An exchange in which everybody has revealed. */
export function revealed(parties?: readonly string[], match = MATCH): SeedExchange {
  const exchange = committed(parties, match);
  return exchange.parties.reduce(
    (sofar, { party }) => taken(revealSecret(sofar, party, secretOf(party))),
    exchange,
  );
}

/** A match on a fair seed. */
export function fairRecord(parties?: readonly string[]): MatchRecord & { readonly fair: FairSeed } {
  const { seed, fair } = fairSeed(revealed(parties));
  const match = record(duel, { seed, size: 4 }, fair);
  const [commit] = duel.legalActions(match.state, 0);
  if (commit) match.apply(commit);
  return { ...match.toRecord(), fair };
}
