// How two parties that do not trust each other come to a seed: what is permitted at each step, and what is not.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { randomSeed, UsageError } from 'holmgang';
import {
  awaitedParties,
  closeExchange,
  commitmentTo,
  commitToSeed,
  deriveSeed,
  type ExchangeStep,
  fairSeed,
  openExchange,
  revealSecret,
} from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { isDeepFrozen } from '../kernel/json.js';
import { rule } from '../rule.js';
import { committed, MATCH, revealed, secretOf, taken } from './fair-seeds.js';

const opened = openExchange(MATCH, ['anna', 'björn']);
const ofAnna = commitmentTo(MATCH, 'anna', secretOf('anna'));
const ofBjörn = commitmentTo(MATCH, 'björn', secretOf('björn'));
const one = taken(commitToSeed(opened, 'anna', ofAnna));
const both = committed();

/** Expects that a step is refused with this code by this clause, and names the party. */
function expectRefused(step: ExchangeStep, code: string, clause: string, party = 'anna'): void {
  expect(step).toEqual({ ok: false, rejection: { code, rule: clause, detail: { party } } });
}

describe('an exchange', () => {
  it('is between 2 to 16 parties, each named once', () => {
    expect(opened).toEqual({
      match: MATCH,
      closed: false,
      parties: [
        { party: 'anna', commitment: null, secret: null },
        { party: 'björn', commitment: null, secret: null },
      ],
    });
    const many = Array.from({ length: 17 }, (_, i) => `p${i}`);
    expect(openExchange('m', many.slice(0, 16)).parties).toHaveLength(16);
    for (const [match, parties] of [
      ['m', ['a']],
      ['m', []],
      ['m', many],
      ['m', ['a', 'a']],
      ['m', ['a', '']],
      ['', ['a', 'b']],
      ['m', ['a', 'x'.repeat(201)]],
      [5, ['a', 'b']],
      ['m', ['a', null]],
    ] as const) {
      expect(() => openExchange(match as string, parties as string[])).toThrow(/^BAD_EXCHANGE/);
    }
  });

  it('is plain data that can be stored between any two steps, and never changes itself', () => {
    const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));
    for (const exchange of [opened, one, both, revealed(), closeExchange(one)]) {
      expect(stored(exchange)).toEqual(exchange);
      expect(isDeepFrozen(exchange)).toBe(true);
    }
    expect(taken(commitToSeed(stored(one), 'björn', ofBjörn))).toEqual(both);
    expect(one.parties[1]?.commitment).toBeNull();
  });
});

describe('a commitment', () => {
  rule('K-FAIR-01', 'is taken once from each party', () => {
    expect(both.parties.map(({ commitment }) => commitment)).toEqual([ofAnna, ofBjörn]);
    expectRefused(commitToSeed(one, 'anna', ofAnna), 'ALREADY_COMMITTED', 'K-FAIR-01');
    expectRefused(commitToSeed(one, 'anna', ofBjörn), 'ALREADY_COMMITTED', 'K-FAIR-01');
    expectRefused(commitToSeed(both, 'anna', 'ab'.repeat(32)), 'ALREADY_COMMITTED', 'K-FAIR-01');
    for (const stranger of ['loki', '', 'toString', '__proto__'])
      expectRefused(commitToSeed(opened, stranger, ofAnna), 'UNKNOWN_PARTY', 'K-FAIR-01', stranger);
    for (const stranger of ['loki', 'Anna'])
      expectRefused(revealSecret(both, stranger, secretOf('anna')), 'UNKNOWN_PARTY', 'K-FAIR-01', stranger);
  });

  rule('K-FAIR-01', 'is a SHA-256 digest, and nothing else', () => {
    for (const bad of [
      '',
      'ab',
      ofAnna.toUpperCase(),
      `${ofAnna}0`,
      `${ofAnna}\n`,
      secretOf('anna'),
      null,
      5,
      [ofAnna],
    ]) {
      expectRefused(commitToSeed(opened, 'anna', bad as string), 'BAD_COMMITMENT', 'K-FAIR-01');
    }
  });

  rule('K-FAIR-01', 'binds match, party and secret', () => {
    const secret = secretOf('anna');
    const others = [
      commitmentTo('other', 'anna', secret),
      commitmentTo(MATCH, 'björn', secret),
      commitmentTo(MATCH, 'anna', secretOf('björn')),
      commitmentTo(`${MATCH}anna`, '', secret),
      commitmentTo(MATCH.slice(0, -1), `${MATCH.slice(-1)}anna`, secret),
    ];
    expect(new Set([ofAnna, ...others]).size).toBe(6);
    for (const bad of [
      '',
      'ab',
      secret.toUpperCase(),
      secret.slice(1),
      `${secret}\n`,
      'ab'.repeat(65),
      'xy'.repeat(16),
    ]) {
      expect(() => commitmentTo(MATCH, 'anna', bad)).toThrow(/^BAD_SECRET/);
    }
    expect(commitmentTo(MATCH, 'anna', randomSeed())).toMatch(/^[0-9a-f]{64}$/);
  });

  rule('K-FAIR-02', 'of another cannot be taken over', () => {
    expectRefused(commitToSeed(one, 'björn', ofAnna), 'COPIED_COMMITMENT', 'K-FAIR-02', 'björn');
    expect(commitToSeed(one, 'björn', ofBjörn).ok).toBe(true);
  });
});

describe('a reveal', () => {
  rule('K-FAIR-03', 'comes only when all have committed', () => {
    for (const early of [opened, one]) {
      for (const party of ['anna', 'björn'])
        expectRefused(revealSecret(early, party, secretOf(party)), 'TOO_EARLY', 'K-FAIR-03', party);
    }
    const three = openExchange(MATCH, ['anna', 'björn', 'server']);
    const two = taken(commitToSeed(taken(commitToSeed(three, 'anna', ofAnna)), 'björn', ofBjörn));
    expectRefused(revealSecret(two, 'anna', secretOf('anna')), 'TOO_EARLY', 'K-FAIR-03');
    expect(revealSecret(both, 'björn', secretOf('björn')).ok).toBe(true);
  });

  rule('K-FAIR-04', 'is of what this party committed to, for this match', () => {
    expect(taken(revealSecret(both, 'anna', secretOf('anna'))).parties[0]?.secret).toBe(secretOf('anna'));
    const altered = `b${secretOf('anna').slice(1)}`;
    expectRefused(revealSecret(both, 'anna', altered), 'WRONG_REVEAL', 'K-FAIR-04');
    expectRefused(revealSecret(both, 'anna', secretOf('björn')), 'WRONG_REVEAL', 'K-FAIR-04');
    expectRefused(revealSecret(both, 'anna', `${secretOf('anna')}a1`), 'WRONG_REVEAL', 'K-FAIR-04');
    for (const bad of ['', 'a1', ofAnna.slice(1), secretOf('anna').toUpperCase(), null, 7]) {
      expectRefused(revealSecret(both, 'anna', bad as string), 'BAD_SECRET', 'K-FAIR-04');
    }
  });

  rule('K-FAIR-04', 'cannot be replayed from another match, or from another party', () => {
    const elsewhere = commitmentTo('cup 7, round 1', 'anna', secretOf('anna'));
    const replayed = taken(commitToSeed(taken(commitToSeed(opened, 'anna', elsewhere)), 'björn', ofBjörn));
    expectRefused(revealSecret(replayed, 'anna', secretOf('anna')), 'WRONG_REVEAL', 'K-FAIR-04');
    const borrowed = commitmentTo(MATCH, 'anna', secretOf('server'));
    const posing = taken(commitToSeed(taken(commitToSeed(opened, 'anna', ofAnna)), 'björn', borrowed));
    expectRefused(revealSecret(posing, 'björn', secretOf('server')), 'WRONG_REVEAL', 'K-FAIR-04', 'björn');
  });

  rule('K-FAIR-04', 'comes once', () => {
    const first = taken(revealSecret(both, 'anna', secretOf('anna')));
    expectRefused(revealSecret(first, 'anna', secretOf('anna')), 'ALREADY_REVEALED', 'K-FAIR-04');
    expectRefused(revealSecret(revealed(), 'anna', secretOf('björn')), 'ALREADY_REVEALED', 'K-FAIR-04');
  });
});

describe('the end of an exchange', () => {
  rule('K-FAIR-05', 'lets nothing more in', () => {
    for (const [exchange, party] of [
      [opened, 'anna'],
      [one, 'björn'],
    ] as const) {
      const own = commitmentTo(MATCH, party, secretOf(party));
      expectRefused(commitToSeed(closeExchange(exchange), party, own), 'TOO_LATE', 'K-FAIR-05', party);
      expect(commitToSeed(exchange, party, own).ok).toBe(true);
    }
    expectRefused(revealSecret(closeExchange(both), 'anna', secretOf('anna')), 'TOO_LATE', 'K-FAIR-05');
  });

  rule('K-FAIR-05', 'names who is missing, and gives no seed without them', () => {
    expect(awaitedParties(opened)).toEqual(['anna', 'björn']);
    expect(awaitedParties(one)).toEqual(['björn']);
    expect(awaitedParties(both)).toEqual(['anna', 'björn']);
    const half = taken(revealSecret(both, 'björn', secretOf('björn')));
    expect(awaitedParties(half)).toEqual(['anna']);
    expect(awaitedParties(revealed())).toEqual([]);
    for (const [exchange, missing] of [
      [opened, 'anna, björn'],
      [one, 'björn'],
      [half, 'anna'],
      [closeExchange(half), 'anna'],
    ] as const) {
      expect(() => fairSeed(exchange)).toThrow(UsageError);
      expect(() => fairSeed(exchange)).toThrow(
        `MISSING_REVEAL: there is no seed without ${missing} [K-FAIR-05]`,
      );
    }
    expect(fairSeed(closeExchange(revealed())).seed).toBe(fairSeed(revealed()).seed);
  });
});

describe('a fair seed', () => {
  const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  const secrets = fc.array(hex(32), { minLength: 2, maxLength: 4 });
  const seedOf = (match: string, list: readonly string[]) =>
    deriveSeed({ match, parties: list.map((secret, i) => ({ party: `p${i}`, commitment: '', secret })) });

  rule('K-FAIR-06', 'depends on the match and on every secret', () => {
    fc.assert(
      fc.property(secrets, fc.nat(), fc.nat(31), fc.string(), (list, at, digit, match) => {
        const changed = list.map((secret, i) => {
          if (i !== at % list.length) return secret;
          const other = secret[digit] === '0' ? '1' : '0';
          return secret.slice(0, digit) + other + secret.slice(digit + 1);
        });
        expect(seedOf(match, changed)).not.toBe(seedOf(match, list));
        expect(seedOf(`${match}.`, list)).not.toBe(seedOf(match, list));
        expect(seedOf(match, list)).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });

  rule('K-FAIR-06', 'does not depend on who commits or reveals first', () => {
    const parties = ['anna', 'björn', 'server'];
    const { seed } = fairSeed(revealed(parties));
    const order = fc.shuffledSubarray(parties, { minLength: 3 });
    fc.assert(
      fc.property(order, order, (commits, reveals) => {
        let exchange = openExchange(MATCH, parties);
        for (const party of commits)
          exchange = taken(commitToSeed(exchange, party, commitmentTo(MATCH, party, secretOf(party))));
        for (const party of reveals) exchange = taken(revealSecret(exchange, party, secretOf(party)));
        expect(fairSeed(exchange).seed).toBe(seed);
      }),
    );
  });

  rule(['K-FAIR-01', 'K-FAIR-06'], 'is SHA-256 over a label and JSON, as documented', () => {
    const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    const [anna, björn] = [secretOf('anna'), secretOf('björn')];
    expect(ofAnna).toBe(sha256(`holmgang fair commitment 1 ["${MATCH}","anna","${anna}"]`));
    const { seed, fair } = fairSeed(revealed());
    expect(seed).toBe(sha256(`holmgang fair seed 1 ["${MATCH}",[["anna","${anna}"],["björn","${björn}"]]]`));
    expect(ofBjörn).toBe('80f8a71c9349efd2bd910eb8226a93a4af0b72e5ceeb758d14f10d4ecf2d8a84');
    expect(seed).toBe('fdd6cc7237cb196c1eb4b3a804e6386d5cbb99b4527d15c3fc8f0ab684ca95b8');
    expect(fair).toEqual({
      match: MATCH,
      parties: [
        { party: 'anna', commitment: ofAnna, secret: anna },
        { party: 'björn', commitment: ofBjörn, secret: björn },
      ],
    });
  });
});
