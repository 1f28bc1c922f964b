// `npm run trace`: every clause has code that decides it and a test that ran and asserted; every cited id exists.
// Writes docs/trace/<game>.md, and the rules with an anchor at each clause into docs/rules/<game>.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Citation, codeCitations } from './citations.js';
import { type Clause, ruleTexts } from './clauses.js';
import { rulesPage, rulingsPage, tracePage } from './pages.js';
import { type RuleTest, ruleTests } from './report.js';
import { UNTESTABLE } from './untestable.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that keeps the trace from being complete. */
export function gaps(
  clauses: readonly Clause[],
  citations: readonly Citation[],
  tests: readonly RuleTest[],
  untestable: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const counted = tests.filter(({ passed, assertions }) => passed && assertions > 0);
  const unknownInCode = citations.filter(({ clause }) => !known.has(clause));
  const unknownInTests = tests.flatMap(({ file, clauses: ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ file, id })),
  );
  return [
    ...unknownInCode.map(({ clause, file, line }) => `${file}:${line} cites ${clause}, which is no clause`),
    ...unknownInTests.map(({ file, id }) => `${file} cites ${id}, which is no clause`),
    ...clauses
      .filter(({ id }) => !citations.some(({ clause }) => clause === id))
      .map(({ id }) => `${id} is decided nowhere`),
    ...clauses
      .filter(({ id }) => untestable[id] === undefined && !counted.some((test) => test.clauses.includes(id)))
      .map(({ id }) => `${id} has no test that ran, passed and asserted something`),
    ...Object.keys(untestable)
      .filter((id) => !known.has(id) || counted.some((test) => test.clauses.includes(id)))
      .map((id) => `${id} is listed as not testable, but is no clause or has a test`),
  ];
}

function main(): void {
  const texts = ruleTexts();
  const clauses = texts.flatMap((text) => text.clauses);
  const prefixes = new Set(clauses.map(({ id }) => id.slice(0, id.indexOf('-'))));
  const citations = codeCitations(root, prefixes);
  const tests = ruleTests(root);
  for (const folder of ['docs/trace', 'docs/rules']) mkdirSync(join(root, folder), { recursive: true });
  for (const { game, clauses: own } of texts) {
    const ids = new Set(own.map(({ id }) => id));
    const held = tests.filter((test) => test.clauses.some((id) => ids.has(id)));
    const cited = citations.filter(({ clause }) => ids.has(clause));
    const page = tracePage({ game, clauses: own, citations: cited, tests: held, untestable: UNTESTABLE });
    writeFileSync(join(root, 'docs/trace', `${game}.md`), page);
    const rules = readFileSync(join(root, 'rulesets', game, 'rules.md'), 'utf8');
    writeFileSync(join(root, 'docs/rules', `${game}.md`), rulesPage(game, rules));
    const rulings = join(root, 'rulesets', game, 'rulings.md');
    if (existsSync(rulings)) {
      const page = rulingsPage(game, readFileSync(rulings, 'utf8'));
      writeFileSync(join(root, 'docs/rules', `${game}-rulings.md`), page);
    }
    console.log(`${game}: ${own.length} clauses, ${cited.length} citations, ${held.length} rule tests`);
  }
  const missing = gaps(clauses, citations, tests, UNTESTABLE);
  for (const gap of missing) console.error(`  ✘ ${gap}`);
  console.log(
    missing.length === 0 ? 'Every clause is decided in code and held by a test.' : `${missing.length} gaps.`,
  );
  if (missing.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
