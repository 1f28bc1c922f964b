// A record that carries the exchange of secrets behind its seed.
import {
  commitmentTo,
  deriveSeed,
  type FairSeed,
  formatRecord,
  type MatchRecord,
  parseRecord,
  verify,
} from 'holmgang/record';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { duel } from '../toys/duel/definition.js';
import { fairRecord, secretOf } from './fair-seeds.js';
import { expectRefuted, otherHex } from './matches.js';

const kept = fairRecord();
const [anna, björn] = kept.fair.parties as [FairSeed['parties'][number], FairSeed['parties'][number]];

function withParties(...parties: FairSeed['parties']): MatchRecord {
  return { ...kept, fair: { ...kept.fair, parties } };
}

describe('a record on a fair seed', () => {
  rule(['K-FAIR-04', 'K-FAIR-06'], 'verifies, with two parties or with a server too', () => {
    for (const record of [kept, fairRecord(['anna', 'björn', 'server'])]) {
      expect(verify(record, duel)).toMatchObject({ ok: true });
      expect(record.seed).toBe(deriveSeed(record.fair));
      expect(verify(parseRecord(formatRecord(record)), duel)).toMatchObject({ ok: true });
    }
  });

  rule('K-FAIR-04', 'is refused with an altered secret or commitment', () => {
    for (const liar of [
      { ...björn, secret: otherHex(björn.secret) },
      { ...björn, secret: '' },
      { ...björn, secret: björn.secret.toUpperCase() },
      { ...björn, secret: anna.secret },
      { ...björn, commitment: otherHex(björn.commitment) },
      { ...björn, commitment: anna.commitment },
    ]) {
      const verdict = expectRefuted(withParties(anna, liar), duel, 'WRONG_REVEAL', 'K-FAIR-04');
      expect(verdict).toMatchObject({ expected: liar.commitment, found: liar.secret });
      expect(verdict.message).toContain('björn');
    }
  });

  rule('K-FAIR-04', 'is refused with commitments for another match, or of other parties', () => {
    const moved = { ...kept, fair: { ...kept.fair, match: 'cup 7, round 3' } };
    expectRefuted(moved, duel, 'WRONG_REVEAL', 'K-FAIR-04');
    const renamed = withParties({ ...anna, party: 'björn' }, { ...björn, party: 'anna' });
    expectRefuted(renamed, duel, 'WRONG_REVEAL', 'K-FAIR-04');
    expectRefuted(withParties(anna, { ...björn, party: 'loki' }), duel, 'WRONG_REVEAL', 'K-FAIR-04');
  });

  rule('K-FAIR-06', 'is refused if the seed does not follow from the secrets', () => {
    const verdict = expectRefuted({ ...kept, seed: 'chosen' }, duel, 'SEED_DIFFERS', 'K-FAIR-06');
    expect(verdict).toMatchObject({ expected: kept.seed, found: 'chosen' });
    expectRefuted({ ...kept, seed: [1, 2, 3, 4] }, duel, 'SEED_DIFFERS', 'K-FAIR-06');
    expectRefuted(withParties(björn, anna), duel, 'SEED_DIFFERS', 'K-FAIR-06');
    const secret = secretOf('server');
    const server = { party: 'server', commitment: commitmentTo(kept.fair.match, 'server', secret), secret };
    expectRefuted(withParties(anna, björn, server), duel, 'SEED_DIFFERS', 'K-FAIR-06');
    expectRefuted(withParties(anna, server), duel, 'SEED_DIFFERS', 'K-FAIR-06');
  });

  rule('K-FAIR-01', 'is refused if one party stands there for two, though all its secrets fit', () => {
    const fair = { ...kept.fair, parties: [anna, anna] };
    const { problems } = expectRefuted(
      { ...kept, fair, seed: deriveSeed(fair) },
      duel,
      'BAD_RECORD',
      'K-REC-01',
    );
    expect(problems).toMatchObject([{ path: 'fair.parties', code: 'SAME_PARTY', rule: 'K-FAIR-01' }]);
  });

  rule('K-REC-01', 'is refused with too few or too many parties, or nameless ones', () => {
    const crowd = Array.from({ length: 17 }, (_, i) => ({ ...anna, party: `p${i}` }));
    for (const [record, path] of [
      [withParties(anna), 'fair.parties'],
      [withParties(), 'fair.parties'],
      [withParties(...crowd), 'fair.parties'],
      [withParties(anna, { ...björn, party: '' }), 'fair.parties.1.party'],
      [{ ...kept, fair: { ...kept.fair, match: '' } }, 'fair.match'],
      [{ ...kept, fair: { ...kept.fair, closed: true } }, 'fair.closed'],
    ] as const) {
      expect(expectRefuted(record, duel, 'BAD_RECORD', 'K-REC-01').problems).toMatchObject([{ path }]);
    }
  });

  rule('K-REC-03', 'is refused if the exchange was taken away', () => {
    expectRefuted({ ...kept, fair: null }, duel, 'OPENING_DIFFERS', 'K-REC-03');
  });
});
