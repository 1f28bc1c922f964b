// Writes the trace page of one rule text: each clause with the code that decides it and the tests that hold it, and each
// file with the clauses it cites.
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
const link = (file: string, line: number) => `[${file}:${line}](../../${file}#L${line})`;
const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();

/** Tests of one name, a table's rows for example, are one entry. */
function testCell(tests: readonly RuleTest[]): string {
  const places = new Map(tests.map(({ file, line, name }) => [`${file}:${line}`, { file, line, name }]));
  return [...places.values()]
    .map(({ file, line, name }) => `${cell(name)} (${link(file, line)})`)
    .join('<br>');
}

/** The page in Markdown. */
export function tracePage({ game, clauses, citations, tests, untestable }: Trace): string {
  const rows = clauses.map(({ id, text }) => {
    const code = citations.filter((citation) => citation.clause === id);
    const held = tests.filter((test) => test.clauses.includes(id));
    const places = code.map(({ file, line, kind }) => `${link(file, line)} ${kind}`).join('<br>');
    const reason = untestable[id];
    return `| <a id="${anchor(id)}"></a>**${id}** | ${cell(text)} | ${places} | ${reason ? `not testable: ${reason}` : testCell(held)} |`;
  });
  const files = [...new Set([...citations, ...tests].map(({ file }) => file))].sort();
  const back = files.map((file) => {
    const cited = [
      ...citations.filter((citation) => citation.file === file).map(({ clause }) => clause),
      ...tests.filter((test) => test.file === file).flatMap((test) => test.clauses),
    ];
    const ids = clauses.map(({ id }) => id).filter((id) => cited.includes(id));
    return `| [${file}](../../${file}) | ${ids.map((id) => `[${id}](#${anchor(id)})`).join(' ')} |`;
  });
  return [
    `# Trace: ${game}`,
    '',
    `${clauses.length} clauses of [rulesets/${game}/rules.md](../../rulesets/${game}/rules.md), ${tests.length} rule tests.`,
    '',
    '## From the rule to its code and tests',
    '',
    '| clause | text | code | tests |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## From the file to its rules',
    '',
    '| file | clauses |',
    '|---|---|',
    ...back,
    '',
  ].join('\n');
}

/** A rule text with an anchor at each clause and a link to its trace. */
export function rulesPage(game: string, markdown: string): string {
  return markdown.replace(
    /^- \*\*([A-Z]+-[A-Z]+-[A-Z0-9-]+)\*\*/gm,
    (_, id: string) => `- <a id="${anchor(id)}"></a>[**${id}**](../trace/${game}.md#${anchor(id)})`,
  );
}
