import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACKAGE_VERSION } from '../../src/record/package-version.js';

describe('the version that records name', () => {
  it('is that of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(PACKAGE_VERSION).toBe(version);
  });
});
