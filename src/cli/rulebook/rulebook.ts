// The written rules as they lie in the package: clauses, rulings and options, and where each clause is decided and tested.

import { existsSync, readFileSync } from 'node:fs';

/** A numbered clause. */
export interface RuleClause {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** A row of a rulings page: what was unclear and how it was decided, or an option with its values. */
export interface Ruling {
  readonly id: string;
  readonly cells: readonly { readonly title: string; readonly text: string }[];
}

/** The rules of one game, or of all. */
export interface Rulebook {
  /** The folder it lies in. */
  readonly name: string;
  readonly title: string;
  readonly clauses: readonly RuleClause[];
  readonly rulings: readonly Ruling[];
}

/** Where a clause is decided in the code and tested, as `file:line` and what stands there. */
export interface Cited {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const here = import.meta.url;
/** Sources lie three folders deep, the built package one. */
const ROOT = new URL(here.endsWith('.ts') ? '../../../' : '../', here);

/** The rulebooks that a game's rules consist of: its own, that of its family, and the one of every match. */
function foldersOf(game: string): string[] {
  const family = game.startsWith('ragnarok-') ? ['ragnarok'] : [];
  return [game, ...family, 'kernel'];
}

function read(folder: string, file: string): string {
  const path = new URL(`rulesets/${folder}/${file}`, ROOT);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const CLAUSE = /^- \*\*([A-Z]+-[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*)\*\* (.*)$/;

/** The clauses of a rule text, in its order. */
function readClauses(markdown: string): RuleClause[] {
  const clauses: { id: string; chapter: string; text: string }[] = [];
  let chapter = '';
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const [, id, text] = CLAUSE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) {
      clauses.push({ id, chapter, text });
      isOpen = true;
    } else if (isOpen && line.startsWith('  ')) {
      const last = clauses[clauses.length - 1] as { text: string };
      last.text += ` ${line.trim()}`;
    } else {
      isOpen = false;
      if (line.startsWith('#')) chapter = line.replace(/^#+ */, '');
    }
  }
  return clauses;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));

/** The rows of all tables whose first cell is a name. */
function readRulings(markdown: string): Ruling[] {
  const rulings: Ruling[] = [];
  let head: readonly string[] = [];
  let before = '';
  for (const line of markdown.split('\n')) {
    if (/^\|[\s:|-]+$/.test(line)) head = cellsOf(before);
    else if (line.startsWith('|') && head.length > 0) {
      const [first = '', ...cells] = cellsOf(line);
      rulings.push({
        id: first.replace(/[*`]/g, ''),
        cells: cells.map((text, i) => ({ title: head[i + 1] ?? '', text })),
      });
    } else if (!line.startsWith('|')) head = [];
    before = line;
  }
  return rulings;
}

/** The rulebooks that hold in a game, its own first. */
export function rulebooksOf(game: string): Rulebook[] {
  return foldersOf(game)
    .map((name) => ({ name, rules: read(name, 'rules.md'), rulings: read(name, 'rulings.md') }))
    .filter(({ rules }) => rules !== '')
    .map(({ name, rules, rulings }) => ({
      name,
      title: /^# (.*)$/m.exec(rules)?.[1] ?? name,
      clauses: readClauses(rules),
      rulings: readRulings(rulings),
    }));
}

/** Where clauses are decided and tested: a file that the build writes; null where there is none. */
export function readCitations(
  file: URL = new URL('dist/citations.json', ROOT),
): Readonly<Record<string, Cited>> | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Cited>) : null;
}
