import type { AnyGame, AnyView } from '../kernel/any-game.js';
import type { Viewer } from '../kernel/seat.js';
import type { StoryLine } from './exhibit.js';
import { clean, ends, type Ink, widthOf, wrap } from './ink.js';
import type { Sitting } from './table.js';

/** Lines of a story for a terminal: what happened, and the clause behind it at the right. */
export function formatStory(story: readonly StoryLine[], ink: Ink, width: number): string[] {
  return story.flatMap(({ kind, text, rule }) => {
    const plain = clean(text);
    const told =
      kind === 'heading' ? ink.cyan(ink.bold(plain)) : kind === 'end' ? ink.bold(plain) : `  ${plain}`;
    return ends(told, rule === null ? '' : ink.dim(rule), width);
  });
}

/** `bjj · standard@1`. */
export function titleOf({ ruleset }: Pick<AnyGame, 'ruleset'>): string {
  return `${ruleset.game} · ${ruleset.name}@${ruleset.version}`;
}

/** A view as lines that fit. */
export function boardLines(
  { screen }: Sitting,
  view: AnyView,
  viewer: Viewer | null,
  { ink, columns }: { readonly ink: Ink; readonly columns: number },
): string[] {
  return screen(view, viewer, ink).flatMap((line) =>
    widthOf(line) <= columns ? [line] : wrap(line, columns, '  '),
  );
}
