// Part of `npm run build`: writes dist/citations.json, in which `holmgang rules` finds where a clause is decided and tested.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeCitations, sourceFiles } from './citations.js';
import { ruleTexts } from './clauses.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A rule test as it is declared. */
interface Declared {
  readonly clauses: readonly string[];
  readonly name: string;
  readonly line: number;
}

const RULE =
  /\brule(?:\.each\([\s\S]*?\))?\(\s*(\[[^\]]*\]|'[^']*')\s*,\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

/** The rule tests of a source text. */
export function declaredTests(content: string): Declared[] {
  return [...content.matchAll(RULE)].map((found) => {
    const [whole, clauses = '', name = ''] = found;
    const at = found.index + whole.length - name.length;
    return {
      clauses: [...clauses.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
      name: name.slice(1, -1).replace(/\\(.)/g, '$1'),
      line: content.slice(0, at).split('\n').length,
    };
  });
}

/** Where each clause is decided and tested. */
export function citedPlaces(): Record<string, { code: string[]; tests: string[] }> {
  const clauses = ruleTexts().flatMap((text) => text.clauses);
  const places = Object.fromEntries(
    clauses.map(({ id }) => [id, { code: [] as string[], tests: [] as string[] }]),
  );
  const prefixes = new Set(clauses.map(({ id }) => id.slice(0, id.indexOf('-'))));
  for (const { clause, file, line } of codeCitations(root, prefixes)) {
    const place = `${file}:${line}`;
    if (!places[clause]?.code.includes(place)) places[clause]?.code.push(place);
  }
  for (const file of sourceFiles(root, 'tests')) {
    for (const { clauses: ids, name, line } of declaredTests(readFileSync(join(root, file), 'utf8')))
      for (const id of ids) places[id]?.tests.push(`${file}:${line} ${name}`);
  }
  return places;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'dist/citations.json'), JSON.stringify(citedPlaces()));
