import { allEditions } from 'holmgang/games';
import { createRegistry, verify } from 'holmgang/record';
import { expect, it } from 'vitest';
import { KINDS, recorded } from './matches.js';

const MATCHES = 10_000;

it(`raises no false alarm in ${MATCHES} random matches`, () => {
  const registry = createRegistry(...allEditions);
  const kinds = KINDS.filter(({ game }) => game.id === 'bjj');
  let verified = 0;
  for (let i = 0; i < MATCHES; i++) {
    const kind = kinds[i % kinds.length] as (typeof kinds)[number];
    const kept = JSON.parse(JSON.stringify(recorded(kind, `deep ${i}`)));
    const verdict = verify(kept, registry);
    if (!verdict.ok) expect.fail(`match ${i}: ${verdict.message}`);
    verified += 1;
  }
  expect(verified).toBe(MATCHES);
}, 300_000);
