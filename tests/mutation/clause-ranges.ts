// Which lines decide which clause: the declaration under a `@rule` tag, and the statement under a comment that cites one.
import ts from 'typescript';

/** Lines of a file that decide clauses; first and last line counted from 1. */
export interface ClauseRange {
  readonly clauses: readonly string[];
  readonly first: number;
  readonly last: number;
}

const ID = /\b[A-Z]+-[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g;

/** The ranges of a source text. */
export function clauseRanges(source: string): ClauseRange[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2022, true);
  const ranges: ClauseRange[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
    const clauses = comments.flatMap(({ pos, end, kind }) => {
      const text = source.slice(pos, end);
      const cited =
        kind === ts.SyntaxKind.SingleLineCommentTrivia
          ? text
          : text.slice(Math.max(0, text.indexOf('@rule')));
      return cited.includes('@rule') || kind === ts.SyntaxKind.SingleLineCommentTrivia
        ? (cited.match(ID) ?? [])
        : [];
    });
    const decides = ts.isStatement(node) || ts.isClassElement(node) || ts.isObjectLiteralElementLike(node);
    if (decides && clauses.length > 0) {
      ranges.push({
        clauses: [...new Set(clauses)],
        first: lineOf(node.getStart()),
        last: lineOf(node.getEnd()),
      });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return ranges;
}
