// `npm run mutation -- <game> [--whole]`: changes the rules of a game in small ways, one at a time, and looks whether a test
// that cites the clause notices. Large games are sampled unless `--whole` is given. Writes docs/mutation/<game>.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceFiles } from '../trace/citations.js';
import {
  type Findings,
  findingsOf,
  linesDeciding,
  type StrykerReport,
  unheldClauses,
  withOwnKills,
} from './findings.js';
import { type Sample, sampleOf } from './sample.js';

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

function runStryker(mutate: readonly string[], env: Record<string, string>, flags: string[] = []) {
  const config = 'tests/mutation/stryker.config.json';
  const command = ['stryker', 'run', config, '--mutate', mutate.join(','), ...flags];
  const run = spawnSync('npx', command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (run.status !== 0) process.exit(run.status ?? 1);
  return JSON.parse(readFileSync(join(root, 'reports/mutation/mutation.json'), 'utf8')) as StrykerReport;
}

/** The files of a game that hold rules. */
function filesOf(game: string): string[] {
  const folder = folderOf(game);
  const skipped = new Set(WITHOUT_RULES.map((name) => `${folder}/${name}.ts`));
  return sourceFiles(root, folder).filter((file) => !skipped.has(file));
}

/**
 * First every mutant of the sample, each until one test notices it. Then, for clauses whose own tests were never the first
 * to notice, the mutants of their code once more, with the tests of these clauses alone and all of them.
 */
function mutate(game: string, sample: Sample): Findings {
  const report = runStryker(sample.mutate, { MUTATION_GAME: game });
  const first = findingsOf(report);
  const unheld = unheldClauses(first);
  if (unheld.length === 0) return first;
  console.log(`Once more, with their own tests, for ${unheld.join(', ')}.`);
  const lines = linesDeciding(report, new Set(unheld));
  const env = { MUTATION_GAME: game, MUTATION_CLAUSES: unheld.join(',') };
  return withOwnKills(first, findingsOf(runStryker(lines, env, ['--disableBail'])), unheld);
}

function page(
  game: string,
  { total, killed, survivors, clauses }: Findings,
  excuses: readonly Excuse[],
  sample: Sample,
): string {
  const reasons = new Map(excuses.map((excuse) => [excuse.key, excuse]));
  const rows = [...clauses].sort(([a], [b]) => (a < b ? -1 : 1));
  const cell = (text: string) => text.replace(/\|/g, '\\|');
  return [
    `# Mutation: ${game}`,
    '',
    `${killed} of ${total} mutants killed (${((100 * killed) / total).toFixed(1)} %). Made by \`npm run mutation -- ${game}\`.`,
    ...(sample.chosen < sample.total
      ? [
          '',
          `A sample: ${sample.chosen} of ${sample.total} mutants, on lines drawn at random with a fixed seed.`,
        ]
      : []),
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

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { whole: { type: 'boolean', default: false } },
  });
  const [game = 'bjj'] = positionals;
  const sample = await sampleOf(filesOf(game), values.whole);
  console.log(`${sample.chosen} of ${sample.total} mutants of ${game} are tried.`);
  const findings = mutate(game, sample);
  const excuses = excusesFor(game);
  mkdirSync(join(root, 'docs/mutation'), { recursive: true });
  writeFileSync(join(root, 'reports/mutation', `${game}.json`), JSON.stringify(findings.survivors, null, 2));
  writeFileSync(join(root, 'docs/mutation', `${game}.md`), page(game, findings, excuses, sample));
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

await main();
