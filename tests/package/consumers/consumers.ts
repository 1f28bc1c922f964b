// `npm run consumers`: packs the package and uses it as its users do, in blank projects: ESM and CommonJS, on several versions of
// Node, on Bun and Deno, with several compilers, and bundled in a browser. Needs the registry; a browser is looked for.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = join(root, 'tests/package/consumers');
const place = mkdtempSync(join(tmpdir(), 'holmgang-consumers-'));
const project = join(place, 'project');
const { exports: entryPoints } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ENTRIES: readonly string[] = Object.keys(entryPoints)
  .filter((path) => !path.endsWith('.json'))
  .map((path) => `holmgang${path.slice(1)}`);

function run(command: string, args: readonly string[], cwd = project): string {
  const env = { ...process.env, ENTRIES: JSON.stringify(ENTRIES), NO_COLOR: '1' };
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

const failures: string[] = [];
const said = new Set<string>();

/** Runs one check; what it prints about the state must be the same in all that print it. */
async function check(name: string, body: () => string | Promise<string>): Promise<void> {
  try {
    const text = await body();
    const [, state] = /state (\w{64})/.exec(text) ?? [];
    if (state !== undefined) said.add(state);
    console.log(`✔ ${name}${text === '' ? '' : `: ${text.split('\n').at(-1)}`}`);
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    failures.push(name);
    console.log(`✘ ${name}\n${message}\n${stdout}\n${stderr}`);
  }
}

/** Installs a package of which only a program is wanted, apart from the project, and finds the program. */
function program(spec: string, bin: string): string {
  const folder = join(place, spec.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  // Some of these packages fetch their program from the registry when they are installed, which newer versions of npm want to be told.
  const allowScripts = { [spec.replace(/@.*/, '')]: true };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', spec], folder);
  return join(folder, 'node_modules/.bin', bin);
}

function installProject(): void {
  mkdirSync(project);
  const tarball = run('npm', ['pack', '--silent', '--pack-destination', place], root)
    .split('\n')
    .at(-1) as string;
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', [
    'install',
    '--silent',
    '--no-audit',
    '--no-fund',
    join(place, tarball),
    'fast-check@4',
    '@types/node@20',
    'vite@8',
  ]);
  for (const file of ['use.mjs', 'use.cjs', 'types.ts', 'page.html', 'page.mjs'])
    cpSync(join(sources, file), join(project, file));
}

async function runtimes(): Promise<void> {
  await check('this Node, ESM', () => run(process.execPath, ['use.mjs']));
  await check('this Node, CommonJS', () => run(process.execPath, ['use.cjs']));
  for (const version of ['20', '22', '24']) {
    const node = program(`node@${version}`, 'node');
    await check(`Node ${run(node, ['--version'])}, ESM`, () => run(node, ['use.mjs']));
    await check(`Node ${version}, CommonJS`, () => run(node, ['use.cjs']));
  }
  const bun = program('bun', 'bun');
  await check('Bun, ESM', () => run(bun, ['use.mjs']));
  await check('Bun, CommonJS', () => run(bun, ['use.cjs']));
  const deno = program('deno', 'deno');
  await check('Deno', () =>
    run(deno, ['run', '--allow-env', '--allow-read', '--allow-sys', '--node-modules-dir=manual', 'use.mjs']),
  );
}

async function compilers(): Promise<void> {
  const settings = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    types: ['node'],
  };
  for (const version of ['5.9', '6.0', '7']) {
    const tsc = program(`typescript@${version}`, 'tsc');
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const config = { compilerOptions: { ...settings, module, moduleResolution }, files: ['types.ts'] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
      await check(`TypeScript ${version}, ${moduleResolution}`, () => run(tsc, ['-p', '.']));
    }
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function browser(): Promise<void> {
  const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
  const build = { build: { outDir: 'site', target: 'es2022', rolldownOptions: { input: 'page.html' } } };
  writeFileSync(join(project, 'vite.config.js'), `export default ${JSON.stringify(build)}`);
  await check('Vite', () => run('npx', ['vite', 'build', '--logLevel', 'error']));
  if (chromium === undefined) {
    console.log('– skipped: a page in Chromium (there is none on this machine)');
    return;
  }
  const server = createServer((request, response) => {
    const file = join(project, 'site', new URL(request.url ?? '/', 'http://x').pathname);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(existsSync(file) && extname(file) !== '' ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  await check('a page in Chromium', async () => {
    const { execFile } = await import('node:child_process');
    const args = [
      ...flags.split(' '),
      `--user-data-dir=${join(place, 'chromium')}`,
      '--virtual-time-budget=20000',
      '--dump-dom',
      `http://127.0.0.1:${port}/page.html`,
    ];
    const dom = await new Promise<string>((resolve, reject) => {
      execFile(chromium, args, { timeout: 60_000 }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });
    const [, text] = /<pre id="said">(.*?)<\/pre>/.exec(dom) ?? [];
    if (!text?.includes('state')) throw new Error(`the page says: ${text}`);
    return text;
  });
  server.close();
}

/** What one entry of the package brings into a bundle, as text. */
function bundled(entry: string, name: string): string {
  const file = join(project, 'shaken.mjs');
  writeFileSync(file, `import { ${name} } from '${entry}';\nglobalThis.kept = ${name};\n`);
  const esbuild = join(root, 'node_modules/.bin/esbuild');
  return run(esbuild, [
    file,
    '--bundle',
    '--format=esm',
    '--minify',
    '--platform=neutral',
    '--log-level=error',
  ]);
}

/** Words that only a game's own code or data holds. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  bjj: ['collar_tie'],
  mmaWarriors: ['Health depleted'],
  mmaCcg: ['mma-ccg'],
  ragnarokPoker: ['ragnarok-poker'],
  ragnarokChess: ['ragnarok-chess'],
  ragnarokStandard: ['ragnarok-standard'],
  badassTcg: ['badass-tcg'],
};
/** The one game that has another inside. */
const GUESTS: Readonly<Record<string, string>> = { ragnarokChess: 'ragnarokPoker' };
const IMMER = 'enableMapSet';

async function treeShaking(): Promise<void> {
  for (const [entry, name] of [
    ['holmgang/bjj', 'bjj'],
    ['holmgang/mma-warriors', 'mmaWarriors'],
    ['holmgang/mma-ccg', 'mmaCcg'],
    ['holmgang/ragnarok-poker', 'ragnarokPoker'],
    ['holmgang/ragnarok-chess', 'ragnarokChess'],
    ['holmgang/ragnarok-standard', 'ragnarokStandard'],
    ['holmgang/badass-tcg', 'badassTcg'],
    ['holmgang/bots', 'createRandomBot'],
    ['holmgang', 'createChance'],
  ] as const) {
    await check(`${name} alone brings in no other game, no bot and no immer`, () => {
      const code = bundled(entry, name);
      const strangers = Object.entries(MARKS).filter(([game]) => game !== name && game !== GUESTS[name]);
      const found = [...strangers.flatMap(([, marks]) => marks), IMMER, 'hard:85'].filter((mark) =>
        code.includes(mark),
      );
      if (found.length > 0) throw new Error(`found ${found.join(', ')}`);
      return `${(code.length / 1024).toFixed(1)} KiB minified`;
    });
  }
}

try {
  installProject();
  await runtimes();
  await compilers();
  await treeShaking();
  await browser();
  if (said.size > 1) failures.push(`the same match came to different states: ${[...said].join(', ')}`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`\n${failures.length} failed: ${failures.join('; ')}`);
  process.exitCode = 1;
} else console.log('\nThe package works for its users.');
