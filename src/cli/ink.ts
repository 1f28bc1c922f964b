import { stripVTControlCharacters } from 'node:util';
import picocolors from 'picocolors';

/** Colours for a terminal; they leave texts as they are where nobody would see them. */
export type Ink = ReturnType<typeof picocolors.createColors>;

/** Ink that colours, or does not. */
export function inkFor(colour: boolean): Ink {
  return picocolors.createColors(colour);
}

/** Where colours go: to a terminal, unless it or its user asks for none. */
export function wantsColour(
  isTty: boolean,
  { NO_COLOR, FORCE_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isTty && TERM !== 'dumb';
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** A text from outside without anything that a terminal would act upon. */
export function clean(text: string): string {
  return stripVTControlCharacters(text).replace(/\p{Cc}/gu, '·');
}

/** A text with spaces behind it, so wide at least. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A text with no more than so many columns. Cuts plain texts only: a coloured one could lose its end mark. */
export function cutTo(text: string, width: number): string {
  const signs = [...text];
  return signs.length <= width ? text : `${signs.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Breaks a text into lines between words; all lines after the first begin with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const [lead = ''] = /^ */.exec(text) ?? [];
  const [first = '', ...words] = text.slice(lead.length).split(/ +/);
  const lines: string[] = [];
  let line = lead + first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

/** A name that is not broken between lines. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** Two texts at the ends of a line; below each other where they do not fit. */
export function ends(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right);
  if (gap >= 2) return [left + ' '.repeat(gap) + right];
  const lines = wrap(left, width, '    ');
  const last = lines[lines.length - 1] as string;
  const room = width - widthOf(last) - widthOf(right);
  if (room >= 2) return [...lines.slice(0, -1), last + ' '.repeat(room) + right];
  return [...lines, ' '.repeat(Math.max(0, width - widthOf(right))) + right];
}

/** Entries side by side, in columns of one width, read downwards. */
export function inColumns(entries: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...entries.map(widthOf)) + 2;
  const columns = Math.max(1, Math.min(entries.length, Math.floor((width + 2) / widest)));
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => entries[column * rows + row] ?? '')
      .map((entry) => padTo(entry, widest))
      .join('')
      .trimEnd(),
  );
}

/** Columns as wide as they need be. */
export function grid(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, i) => padTo(cell, widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
}
