// Writes the trace page of one rule text: each clause with the code that decides it and the tests that hold it, and each
// file with the clauses it cites; and the rule text itself with links to that page.
import type { Citation } from './citations.js';
import type { Clause } from './clauses.js';
import type { RuleTest } from './report.js';

/** Everything known about one rule text. */
export interface Trace {
  readonly game: string;
  readonly clauses: readonly Clause[];
  readonly citations: readonly Citation[];
  readonly tests: readonly RuleTest[];
  readonly untestable: Readonly<Record<string, string>>;
}

const anchor = (id: string) => id.toLowerCase();

/** A link to a line. Entry files of the API docs have pages of their own there, without lines. */
function link(file: string, line: number): string {
  const isEntry = /(^src\/index|\/index|\/bot)\.ts$/.test(file);
  return `[${file}:${line}](../../${file}${isEntry ? '' : `#L${line}`})`;
}

/** Tests declared in one place, a table's rows for example, are one entry. */
function testLines(tests: readonly RuleTest[]): string[] {
  const places = new Map(tests.map((test) => [`${test.file}:${test.line}`, test]));
  return [...places.values()].map(
    ({ file, line, name }) => `- ${name.replace(/([<>|*_`])/g, '\\$1')} (${link(file, line)})`,
  );
}

function clauseSection({ id, text }: Clause, { game, citations, tests, untestable }: Trace): string[] {
  const code = citations.filter(({ clause }) => clause === id);
  const held = tests.filter((test) => test.clauses.includes(id));
  const reason = untestable[id];
  return [
    `### ${id}`,
    '',
    `${text.replace(/\s+/g, ' ')} ([rules](../rules/${game}.md))`,
    '',
    'Code:',
    '',
    ...code.map(({ file, line, kind }) => `- ${link(file, line)} (${kind})`),
    '',
    reason ? `Not testable: ${reason}` : 'Tests:',
    '',
    ...(reason ? [] : testLines(held)),
    '',
  ];
}

/** The page in Markdown. */
export function tracePage(trace: Trace): string {
  const { game, clauses, citations, tests } = trace;
  const files = [...new Set([...citations, ...tests].map(({ file }) => file))].sort();
  const back = files.map((file) => {
    const cited = new Set([
      ...citations.filter((citation) => citation.file === file).map(({ clause }) => clause),
      ...tests.filter((test) => test.file === file).flatMap((test) => test.clauses),
    ]);
    const ids = clauses.map(({ id }) => id).filter((id) => cited.has(id));
    return `| [${file}](../../${file}) | ${ids.map((id) => `[${id}](#${anchor(id)})`).join(' ')} |`;
  });
  return [
    `# Trace: ${game}`,
    '',
    `${clauses.length} clauses, ${tests.length} rule tests.`,
    '',
    '## From the rule to its code and tests',
    '',
    ...clauses.flatMap((clause) => clauseSection(clause, trace)),
    '## From the file to its rules',
    '',
    '| file | clauses |',
    '|---|---|',
    ...back,
    '',
  ].join('\n');
}

/** Links between rule texts and rulings, which lie beside each other in the docs: `../bjj/rules.md` becomes `bjj.md`. */
function relinked(game: string, markdown: string): string {
  return markdown.replace(
    /\]\((?:\.\.\/([a-z-]+)\/)?(rules|rulings)\.md\)/g,
    (_, other: string | undefined, text: string) =>
      `](${other ?? game}${text === 'rulings' ? '-rulings' : ''}.md)`,
  );
}

/** The rulings on a rule text, as a page beside it. */
export function rulingsPage(game: string, markdown: string): string {
  return relinked(game, markdown);
}

/** A rule text in which each clause has an anchor and links to its trace. */
export function rulesPage(game: string, markdown: string): string {
  return relinked(game, markdown).replace(
    /^- \*\*([A-Z]+-[A-Z]+-[A-Z0-9-]+)\*\*/gm,
    (_, id: string) => `- <a id="${anchor(id)}"></a>[**${id}**](../trace/${game}.md#${anchor(id)})`,
  );
}
