import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  entry: {
    index: 'src/index.ts',
    bjj: 'src/games/bjj/index.ts',
    'bjj/bot': 'src/games/bjj/bot.ts',
    games: 'src/games/all.ts',
    bots: 'src/bots/index.ts',
    simulate: 'src/simulate/index.ts',
    'simulate/worker': 'src/simulate/worker.ts',
    record: 'src/record/index.ts',
    'mma-warriors': 'src/games/mma-warriors/index.ts',
    'mma-warriors/bot': 'src/games/mma-warriors/bot.ts',
    'ragnarok-poker': 'src/games/ragnarok-poker/index.ts',
    'ragnarok-chess': 'src/games/ragnarok-chess/index.ts',
    'ragnarok-poker/bot': 'src/games/ragnarok-poker/bot.ts',
    'ragnarok-chess/bot': 'src/games/ragnarok-chess/bot.ts',
    'mma-ccg': 'src/games/mma-ccg/index.ts',
    'mma-ccg/bot': 'src/games/mma-ccg/bot.ts',
    'ragnarok-standard': 'src/games/ragnarok-standard/index.ts',
    'ragnarok-standard/bot': 'src/games/ragnarok-standard/bot.ts',
    'badass-tcg': 'src/games/badass-tcg/index.ts',
    'badass-tcg/bot': 'src/games/badass-tcg/bot.ts',
    'badass-tcg/engine': 'src/games/badass-tcg/engine.ts',
    'badass-tcg/house': 'src/games/badass-tcg/house.ts',
    testing: 'src/testing/index.ts',
  },
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  sourcemap: false,
  external: ['fast-check'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
};

// The two builds run at the same time, so each cleans only its own files.
export default defineConfig([
  {
    ...shared,
    format: 'esm',
    clean: ['!**/*.cjs', '!**/*.d.cts'],
    entry: { ...(shared.entry as Record<string, string>), cli: 'src/cli/holmgang.ts' },
    dts: { ...(shared.dts as object), entry: shared.entry as Record<string, string> },
  },
  // @noble/hashes is ESM only: a CommonJS build has to carry it.
  { ...shared, format: 'cjs', shims: true, clean: ['!**/*.js', '!**/*.d.ts'], noExternal: ['@noble/hashes'] },
]);
