import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Modes: `test` (the default), `explore` (fresh seeds, more runs) and `deep` (only the slow suites).
 * Tests read the mode from `process.env.TEST_MODE`.
 */
export default defineConfig(({ mode }) => ({
  root: fromRoot('.'),
  resolve: {
    alias: [
      { find: /^holmgang$/, replacement: fromRoot('src/index.ts') },
      { find: /^holmgang\/bjj$/, replacement: fromRoot('src/games/bjj/index.ts') },
      { find: /^holmgang\/bjj\/bot$/, replacement: fromRoot('src/games/bjj/bot.ts') },
      { find: /^holmgang\/testing$/, replacement: fromRoot('src/testing/index.ts') },
    ],
  },
  test: {
    environment: 'node',
    pool: 'threads',
    env: { TEST_MODE: mode },
    setupFiles: ['tests/setup.ts'],
    include: [mode === 'deep' ? 'tests/**/*.deep.test.ts' : 'tests/**/*.test.ts'],
    exclude: mode === 'deep' ? [] : ['tests/**/*.deep.test.ts'],
    passWithNoTests: mode === 'deep',
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts', 'rulesets/**/*.ts'], reportsDirectory: 'coverage' },
  },
}));
