// `npm run mutation -- <game>`: changes the rules of a game in small ways, one at a time, and looks whether a test that
// cites the clause notices. Writes docs/mutation/<game>.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Findings,
  findingsOf,
  linesDeciding,
  type StrykerReport,
  unheldClauses,
  withOwnKills,
} from './findings.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files without rules in them: texts, and re-exports. */
const WITHOUT_RULES = ['english', 'index', 'types'];

interface Excuse {
  readonly key: string;
  readonly reason: string;
  readonly equivalent: boolean;
}

function excusesFor(game: string): readonly Excuse[] {
  const path = join(root, 'tests/mutation', `${game}.survivors.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Excuse[]) : [];
}

const folderOf = (game: string) => (game === 'kernel' ? 'src/kernel' : `src/games/${game}`);

function runStryker(game: string, mutate: readonly string[], flags: readonly string[]): StrykerReport {
  const command = [
    'stryker',
    'run',
    'tests/mutation/stryker.config.json',
    '--mutate',
    mutate.join(','),
    ...flags,
  ];
  const env = { ...process.env, MUTATION_GAME: game };
  const run = spawnSync('npx', command, { cwd: root, stdio: 'inherit', env });
  if (run.status !== 0) process.exit(run.status ?? 1);
  return JSON.parse(readFileSync(join(root, 'reports/mutation/mutation.json'), 'utf8')) as StrykerReport;
}

/**
 * First every mutant, each until one test notices it. Then, for clauses whose own tests were never the first to notice, the
 * mutants of their code once more with all tests.
 */
function mutate(game: string): Findings {
  const folder = folderOf(game);
  const all = [`${folder}/**/*.ts`, ...WITHOUT_RULES.map((name) => `!${folder}/${name}.ts`)];
  const report = runStryker(game, all, []);
  const first = findingsOf(report);
  const unheld = unheldClauses(first);
  if (unheld.length === 0) return first;
  console.log(`Once more, with all tests, for ${unheld.join(', ')}.`);
  const lines = linesDeciding(report, new Set(unheld));
  return withOwnKills(first, findingsOf(runStryker(game, lines, ['--disableBail'])), unheld);
}

function page(
  game: string,
  { total, killed, survivors, clauses }: Findings,
  excuses: readonly Excuse[],
): string {
  const reasons = new Map(excuses.map((excuse) => [excuse.key, excuse]));
  const rows = [...clauses].sort(([a], [b]) => (a < b ? -1 : 1));
  const cell = (text: string) => text.replace(/\|/g, '\\|');
  return [
    `# Mutation: ${game}`,
    '',
    `${killed} of ${total} mutants killed (${((100 * killed) / total).toFixed(1)} %). Made by \`npm run mutation -- ${game}\`.`,
    '',
    '## By clause',
    '',
    '| clause | mutants in its code | killed | killed by a test that cites it |',
    '|---|---|---|---|',
    ...rows.map(
      ([id, s]) =>
        `| ${id} | ${s.mutants} | ${s.killed} | ${s.killedByOwnTests}${s.killedByOwnTests === 0 ? ' ✘' : ''} |`,
    ),
    '',
    '## Survivors',
    '',
    '| place | change | why it survives |',
    '|---|---|---|',
    ...survivors.map(({ key, place }) => {
      const excuse = reasons.get(key);
      const reason = excuse
        ? `${excuse.equivalent ? 'equivalent: ' : ''}${excuse.reason}`
        : '✘ no reason known';
      return `| ${place} | \`${cell(key.slice(key.indexOf('|') + 2))}\` | ${reason} |`;
    }),
    '',
  ].join('\n');
}

function main(): void {
  const [game = 'bjj'] = process.argv.slice(2);
  const findings = mutate(game);
  const excuses = excusesFor(game);
  mkdirSync(join(root, 'docs/mutation'), { recursive: true });
  writeFileSync(join(root, 'reports/mutation', `${game}.json`), JSON.stringify(findings.survivors, null, 2));
  writeFileSync(join(root, 'docs/mutation', `${game}.md`), page(game, findings, excuses));
  const known = new Set(excuses.map(({ key }) => key));
  const unheld = unheldClauses(findings);
  const unexplained = findings.survivors.filter(({ key }) => !known.has(key));
  console.log(
    `${findings.killed} of ${findings.total} mutants killed; ${unexplained.length} survivors without a reason.`,
  );
  for (const { place, key } of unexplained) console.log(`  ${place}  ${key.slice(key.indexOf('|') + 2)}`);
  if (unheld.length > 0)
    console.log(`Clauses whose own tests kill none of their mutants: ${unheld.join(', ')}`);
}

main();
