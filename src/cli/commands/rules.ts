import { readCitations, rulebooksOf } from '../rulebook/rulebook.js';
import { contents, findingLines, search } from '../rulebook/search.js';
import { entryOf } from '../tables/index.js';
import type { Terminal } from '../terminal.js';

/** `holmgang rules`: the contents of a rulebook, a clause with its rulings, code and tests, or all clauses with some words. */
export function rules(
  { ink, columns, out, err }: Terminal,
  game: string,
  words: readonly string[],
  { json = false }: { readonly json?: boolean },
): number {
  const rulebooks = game === 'kernel' ? rulebooksOf(game).slice(0, 1) : rulebooksOf(entryOf(game).id);
  const query = words.join(' ').trim();
  if (query === '') {
    out(...(json ? [JSON.stringify(rulebooks, null, 2)] : contents(rulebooks, ink)));
    return 0;
  }
  const found = search(rulebooks, query, readCitations());
  const isEmpty = found.exact.length + found.clauses.length + found.rulings.length === 0;
  if (json) out(JSON.stringify(found, null, 2));
  else if (isEmpty) err(`Nothing in the rules of ${game} has ${query}.`);
  else out(...findingLines(found, ink, columns));
  return isEmpty ? 1 : 0;
}
