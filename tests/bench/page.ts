import { cpus } from 'node:os';
import type { Aim, Table } from './report.js';

const ESC = '\u001b[';

/** Tables for the terminal; colours only where somebody looks. */
export function terminalText(tables: readonly Table[], aims: readonly Aim[], hasColours: boolean): string {
  const paint = (code: string, text: string) => (hasColours ? `${ESC}${code}m${text}${ESC}0m` : text);
  const lines: string[] = [];
  for (const { title, head, rows } of tables) {
    const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('`', '')));
    const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
    const line = (row: readonly string[]) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ');
    const [first = [], ...rest] = all;
    lines.push('', paint('1', title), paint('2', line(first)), ...rest.map(line));
  }
  lines.push('', paint('1', 'Aims'));
  for (const { text, isMet } of aims) {
    lines.push(`${isMet ? paint('32', 'met   ') : paint('31', 'missed')} ${text.replaceAll('`', '')}`);
  }
  return lines.join('\n');
}

/** What was counted and how often. */
export interface Setting {
  readonly rounds: number;
  readonly matches: number;
  readonly actions: number;
}

function markdownTable({ title, head, rows }: Table): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [`## ${title}`, '', line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The page docs/bench.md. */
export function markdownPage(tables: readonly Table[], aims: readonly Aim[], setting: Setting): string {
  const { rounds, matches, actions } = setting;
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  return `# Benchmark

Written by \`npm run bench -- --write\`; do not edit.

One small card duel (decks of 60 to 75 cards, hands, boards of up to seven units, mana) is written three times: on this
kernel, for boardgame.io 0.50.2 as its documentation advises, and by hand as a mutable loop without framework. All
replay the same ${matches} matches with ${actions} actions, and before anything is timed they must come to the same final
states. The sources are in \`tests/bench/duel\`.

- Machine: ${processor}, ${process.platform} ${process.arch}, Node ${process.versions.node}.
- Every figure comes from a fresh process; ${rounds} rounds go through all tasks one after the other. Shown are medians over the
  rounds, in brackets the least and the greatest. Ratios are formed within a round.
- The clock is processor time, garbage collection on other cores included. Bundled by esbuild as for a release, with
  \`NODE_ENV=production\`; boardgame.io runs without its debug panel.
- Noise: differences within the brackets mean nothing. Absolute figures hold for this machine only; ratios travel better.

${tables.map(markdownTable).join('\n\n')}

## Aims

${aims.map(({ text, isMet }) => `- ${isMet ? 'met' : '**missed**'}: ${text}`).join('\n')}
`;
}
