// Finds where the code cites clauses: in doc tags, rejections, results, and comments that say what a clause means.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One place that cites a clause. */
export interface Citation {
  readonly clause: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  readonly kind: 'tag' | 'rejection' | 'result' | 'comment' | 'code';
}

const ID = /\b[A-Z]+-[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g;

function kindOf(line: string): Citation['kind'] {
  if (line.includes('@rule')) return 'tag';
  if (line.includes('reject(')) return 'rejection';
  if (/\b(win|draw|bothLose)\(/.test(line)) return 'result';
  return /^\s*(\/\/|\*|\/\*)/.test(line) || line.includes('// ') ? 'comment' : 'code';
}

/** Every source file below a folder, with its path from the root. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Every citation in a text whose id begins like one of the rule texts' ids (`BJ-`, `K-`). */
export function citationsIn(file: string, content: string, prefixes: ReadonlySet<string>): Citation[] {
  const citations: Citation[] = [];
  content.split('\n').forEach((text, i) => {
    for (const [clause] of text.matchAll(ID)) {
      if (!prefixes.has(clause.slice(0, clause.indexOf('-')))) continue;
      citations.push({ clause, file, line: i + 1, kind: kindOf(text) });
    }
  });
  return citations;
}

/** Every citation in the code. Generated lists of ids are left aside, and so is the command line: it tells of rules, and decides none. */
export function codeCitations(root: string, prefixes: ReadonlySet<string>): Citation[] {
  return ['src', 'rulesets']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => !file.endsWith('clauses.ts') && !file.startsWith('src/cli/'))
    .flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8'), prefixes));
}
