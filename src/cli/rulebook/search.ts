import { type Ink, wrap } from '../ink.js';
import type { Terminal } from '../terminal.js';
import {
  type Cited,
  type Rulebook,
  type RuleClause,
  type Ruling,
  readCitations,
  rulebooksOf,
} from './rulebook.js';

/** A clause with all that belongs to it. */
interface FoundClause extends RuleClause {
  readonly rulebook: string;
  readonly rulings: readonly Ruling[];
  readonly cited: Cited | null;
}

/** What a search found. */
export interface Findings {
  /** Clauses of this very name, with everything about them. */
  readonly exact: readonly FoundClause[];
  /** Clauses that have all the words. */
  readonly clauses: readonly (RuleClause & { readonly rulebook: string })[];
  /** Rulings and options that have all the words. */
  readonly rulings: readonly (Ruling & { readonly rulebook: string })[];
}

const plain = (text: string): string => text.replace(/\*\*|`/g, '');

function mentions(text: string, id: string): boolean {
  return new RegExp(`(?<![A-Z0-9-])${id}(?![A-Z0-9-])`).test(text);
}

/** The rulings that a clause names, or that name it. */
function rulingsFor({ id, text }: RuleClause, { rulings }: Rulebook): Ruling[] {
  return rulings.filter((ruling) => {
    if (/^[A-Z]+-?[A-Z]*\d+$/.test(ruling.id) && mentions(text, ruling.id)) return true;
    return ruling.cells.some((cell) => mentions(cell.text, id));
  });
}

/** Searches rulebooks for a clause, a ruling or words. */
export function search(
  rulebooks: readonly Rulebook[],
  query: string,
  citations: Readonly<Record<string, Cited>> | null,
): Findings {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const exact = rulebooks.flatMap((rulebook) =>
    rulebook.clauses
      .filter(({ id }) => id === query.trim().toUpperCase())
      .map((clause) => ({
        ...clause,
        rulebook: rulebook.name,
        rulings: rulingsFor(clause, rulebook),
        cited: citations?.[clause.id] ?? null,
      })),
  );
  if (exact.length > 0) return { exact, clauses: [], rulings: [] };
  return {
    exact,
    clauses: rulebooks.flatMap(({ name, clauses }) =>
      clauses
        .filter(({ id, text, chapter }) => has(`${id} ${chapter} ${text}`))
        .map((clause) => ({ ...clause, rulebook: name })),
    ),
    rulings: rulebooks.flatMap(({ name, rulings }) =>
      rulings
        .filter(({ id, cells }) => has(`${id} ${cells.map(({ text }) => text).join(' ')}`))
        .map((ruling) => ({ ...ruling, rulebook: name })),
    ),
  };
}

function paragraph(label: string, text: string, width: number): string[] {
  return wrap(`${label}${plain(text)}`, width, '  ');
}

function rulingLines({ id, cells }: Ruling, ink: Ink, width: number): string[] {
  return [
    ink.bold(id),
    ...cells
      .filter(({ text }) => text !== '' && text !== '-')
      .flatMap(({ title, text }) => wrap(`  ${ink.dim(title)} ${plain(text)}`, width, '    ')),
  ];
}

function exactLines(found: FoundClause, ink: Ink, width: number): string[] {
  const { id, chapter, rulebook, text, rulings, cited } = found;
  const lines = [`${ink.bold(id)}  ${ink.dim(`${rulebook}, ${chapter}`)}`, ...paragraph('', text, width)];
  for (const ruling of rulings) lines.push('', ...rulingLines(ruling, ink, width));
  if (cited === null) return lines;
  lines.push('', ink.dim('decided in'), ...cited.code.map((place) => `  ${place}`));
  lines.push(ink.dim('tested in'), ...cited.tests.flatMap((place) => wrap(`  ${place}`, width, '    ')));
  return lines;
}

/** What was found, for people. */
export function findingLines({ exact, clauses, rulings }: Findings, ink: Ink, width: number): string[] {
  if (exact.length > 0) return exact.flatMap((found) => exactLines(found, ink, width));
  const lines = clauses.flatMap(({ id, text }) => paragraph(`${ink.bold(id)} `, text, width));
  if (rulings.length > 0 && clauses.length > 0) lines.push('');
  return [...lines, ...rulings.flatMap((ruling) => rulingLines(ruling, ink, width))];
}

/** The chapters of rulebooks, with their first clauses. */
export function contents(rulebooks: readonly Rulebook[], ink: Ink): string[] {
  return rulebooks.flatMap(({ title, clauses }) => {
    const chapters = new Map<string, RuleClause[]>();
    for (const clause of clauses)
      chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
    return [
      ink.bold(title),
      ...[...chapters].map(([chapter, list]) => {
        const [first, last] = [list[0]?.id, list[list.length - 1]?.id];
        return `  ${chapter}  ${ink.dim(first === last ? `${first}` : `${first} … ${last}`)}`;
      }),
    ];
  });
}

/** Looks a clause or words up in the middle of something else. */
export function consultRules({ ink, columns }: Terminal, game: string, words: string): readonly string[] {
  const rulebooks = rulebooksOf(game);
  if (words.trim() === '') return contents(rulebooks, ink);
  const lines = findingLines(search(rulebooks, words, readCitations()), ink, columns);
  return lines.length > 0 ? lines : [`Nothing in the rules of ${game} has ${words}.`];
}
