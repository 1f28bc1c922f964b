// Reads the clauses of each rules.md, and writes their ids as union types: rulesets/<game>/clauses.ts, and
// src/kernel/clauses.ts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A numbered clause and what it says. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** The clauses of a rule text, in its order: a clause is a list item that begins with its id in bold. */
export function readClauses(markdown: string): Clause[] {
  const item = /^- \*\*([A-Z]+-[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*)\*\* (.*(?:\n {2}.*)*)/gm;
  return [...markdown.matchAll(item)].map(([, id = '', text = '']) => ({ id, text }));
}

/** The ids alone. */
export function clausesOf(markdown: string): string[] {
  return readClauses(markdown).map(({ id }) => id);
}

/** Every rule text of the project with its clauses. */
export function ruleTexts(): { readonly game: string; readonly clauses: readonly Clause[] }[] {
  return readdirSync(join(root, 'rulesets'))
    .sort()
    .map((game) => ({ game, path: join(root, 'rulesets', game, 'rules.md') }))
    .filter(({ path }) => existsSync(path))
    .map(({ game, path }) => ({ game, clauses: readClauses(readFileSync(path, 'utf8')) }));
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The generated files, by path from the project's root. */
export function clauseFiles(): Map<string, string> {
  return new Map(
    ruleTexts().map(({ game, clauses }) => [
      game === 'kernel' ? 'src/kernel/clauses.ts' : `rulesets/${game}/clauses.ts`,
      [
        `// Made from rulesets/${game}/rules.md by \`npm run clauses\`.`,
        '',
        `/** The numbered clauses of the ${game} rules. */`,
        `export type ${pascal(game)}Clause =`,
        `${clauses.map(({ id }) => `  | '${id}'`).join('\n')};`,
        '',
      ].join('\n'),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of clauseFiles()) {
    writeFileSync(join(root, path), content);
    console.log(path);
  }
}
