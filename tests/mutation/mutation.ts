// `npm run mutation -- <game>`: changes the rules of a game in small ways, one at a time, and looks whether a test that
// cites the clause notices. Writes docs/mutation/<game>.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Findings, findingsOf, type StrykerReport } from './findings.js';

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

function runStryker(game: string): void {
  const folder = game === 'kernel' ? 'src/kernel' : `src/games/${game}`;
  const mutate = [`${folder}/**/*.ts`, ...WITHOUT_RULES.map((name) => `!${folder}/${name}.ts`)].join(',');
  const run = spawnSync('npx', ['stryker', 'run', 'tests/mutation/stryker.config.json', '--mutate', mutate], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GAME: game },
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
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
  const [game = 'bjj', ...flags] = process.argv.slice(2);
  if (!flags.includes('--report-only')) runStryker(game);
  const report = JSON.parse(
    readFileSync(join(root, 'reports/mutation/mutation.json'), 'utf8'),
  ) as StrykerReport;
  const findings = findingsOf(report);
  const excuses = excusesFor(game);
  mkdirSync(join(root, 'docs/mutation'), { recursive: true });
  writeFileSync(join(root, 'docs/mutation', `${game}.md`), page(game, findings, excuses));
  const known = new Set(excuses.map(({ key }) => key));
  const unheld = [...findings.clauses].filter(([, score]) => score.killedByOwnTests === 0).map(([id]) => id);
  const unexplained = findings.survivors.filter(({ key }) => !known.has(key));
  console.log(
    `${findings.killed} of ${findings.total} mutants killed; ${unexplained.length} survivors without a reason.`,
  );
  for (const { place, key } of unexplained) console.log(`  ${place}  ${key.slice(key.indexOf('|') + 2)}`);
  if (unheld.length > 0)
    console.log(`Clauses whose own tests kill none of their mutants: ${unheld.join(', ')}`);
}

main();
