import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Mutation tests run the rule tests of one game, and nothing slower: a mutant should fall to those that cite its clause. */
const mutated = process.env.MUTATION_GAME;
const mutationFolder = mutated === 'kernel' ? 'kernel' : `games/${mutated}`;

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
      { find: /^holmgang\/bots$/, replacement: fromRoot('src/bots/index.ts') },
      { find: /^holmgang\/simulate$/, replacement: fromRoot('src/simulate/index.ts') },
      { find: /^holmgang\/games$/, replacement: fromRoot('src/games/all.ts') },
      { find: /^holmgang\/record$/, replacement: fromRoot('src/record/index.ts') },
      { find: /^holmgang\/mma-warriors$/, replacement: fromRoot('src/games/mma-warriors/index.ts') },
      { find: /^holmgang\/mma-warriors\/bot$/, replacement: fromRoot('src/games/mma-warriors/bot.ts') },
      { find: /^holmgang\/ragnarok-poker$/, replacement: fromRoot('src/games/ragnarok-poker/index.ts') },
      { find: /^holmgang\/ragnarok-chess$/, replacement: fromRoot('src/games/ragnarok-chess/index.ts') },
      { find: /^holmgang\/ragnarok-poker\/bot$/, replacement: fromRoot('src/games/ragnarok-poker/bot.ts') },
      { find: /^holmgang\/ragnarok-chess\/bot$/, replacement: fromRoot('src/games/ragnarok-chess/bot.ts') },
      { find: /^holmgang\/mma-ccg$/, replacement: fromRoot('src/games/mma-ccg/index.ts') },
      { find: /^holmgang\/mma-ccg\/bot$/, replacement: fromRoot('src/games/mma-ccg/bot.ts') },
      {
        find: /^holmgang\/ragnarok-standard$/,
        replacement: fromRoot('src/games/ragnarok-standard/index.ts'),
      },
      {
        find: /^holmgang\/ragnarok-standard\/bot$/,
        replacement: fromRoot('src/games/ragnarok-standard/bot.ts'),
      },
      { find: /^holmgang\/badass-tcg$/, replacement: fromRoot('src/games/badass-tcg/index.ts') },
      { find: /^holmgang\/badass-tcg\/bot$/, replacement: fromRoot('src/games/badass-tcg/bot.ts') },
      { find: /^holmgang\/badass-tcg\/engine$/, replacement: fromRoot('src/games/badass-tcg/engine.ts') },
      { find: /^holmgang\/badass-tcg\/house$/, replacement: fromRoot('src/games/badass-tcg/house.ts') },
      { find: /^holmgang\/testing$/, replacement: fromRoot('src/testing/index.ts') },
    ],
  },
  test: {
    environment: 'node',
    pool: 'threads',
    env: { TEST_MODE: mode },
    setupFiles: ['tests/setup.ts'],
    include: [
      mutated
        ? `tests/${mutationFolder}/**/*.test.ts`
        : mode === 'deep'
          ? 'tests/**/*.deep.test.ts'
          : 'tests/**/*.test.ts',
    ],
    exclude: mode === 'deep' ? [] : ['tests/**/*.deep.test.ts'],
    passWithNoTests: mode === 'deep',
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts', 'rulesets/**/*.ts'], reportsDirectory: 'coverage' },
  },
}));
