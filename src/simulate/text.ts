import type { Line, Report } from './report.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Columns as wide as they need be; the first to the left, numbers to the right. */
function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number)))
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

const HEAD = ['won', 'drawn', 'lost', 'rate', '95 % interval'] as const;

function cells({ wins, draws, losses, rate, low, high }: Line): string[] {
  return [`${wins}`, `${draws}`, `${losses}`, percent(rate), `${percent(low)} – ${percent(high)}`];
}

/** How many of a long list are shown. */
const MOST_ROWS = 15;

/** A report for a terminal. */
export function formatReport(report: Report): string {
  const { ruleset, seed, matches, bots, seats, decided, endings, lengths, remarks, faults, faultNotes } =
    report;
  const parts = [
    `${ruleset.game}, ruleset ${ruleset.name}@${ruleset.version}: ${matches} matches, seed ${JSON.stringify(seed)}`,
    textTable(
      ['bot', ...HEAD],
      bots.map((line) => [line.name, ...cells(line)]),
    ),
    `of the decided matches ${bots[0]?.name} won ${percent(decided.rate)} (${percent(decided.low)} – ${percent(decided.high)})`,
    textTable(
      ['seat', ...HEAD],
      seats.map((line) => [line.name, ...cells(line)]),
    ),
    textTable(
      ['ending', 'clause', 'matches', 'share'],
      endings.map((ending) => [
        ending.reason,
        ending.rule,
        `${ending.matches}`,
        percent(ending.matches / matches),
      ]),
    ),
    `actions: least ${lengths.least}, median ${lengths.median}, mean ${lengths.mean.toFixed(1)}, 95 % within ${lengths.p95}, most ${lengths.most}`,
  ];
  for (const [about, lines] of Object.entries(remarks)) {
    const shown = lines.slice(0, MOST_ROWS).map((line) => [line.name, `${line.times}`, ...cells(line)]);
    parts.push(textTable([about, 'times', ...HEAD], shown));
    if (lines.length > MOST_ROWS) parts.push(`and ${lines.length - MOST_ROWS} more`);
  }
  if (faults > 0) {
    parts.push(
      [
        `${faults} matches lost by failure:`,
        ...faultNotes.map(({ seed: s, message }) => `  ${s}: ${message}`),
      ].join('\n'),
    );
  }
  return `${parts.join('\n\n')}\n`;
}
