import type { Line, RemarkLine, Report } from './report.js';

// A report as one HTML file that needs nothing beside it: tables with bars, and a histogram drawn as SVG.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2530; --paper: #fff; --faint: #667085; --bar: #2f6fb3; --line: #d5dae1; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14181d; --faint: #98a2b3; --bar: #6aa7e8; --line: #343b45; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--faint); font-weight: 600; }
svg { display: block; width: 100%; height: auto; } rect.bar { fill: var(--bar); } line { stroke: var(--ink); } text { fill: var(--faint); font-size: 11px; }
.wrap { overflow-x: auto; } p.small { color: var(--faint); }`;

/** A rate as a bar with its interval. */
function bar({ rate, low, high }: Line): string {
  const x = (share: number) => (100 * share).toFixed(2);
  return (
    `<svg viewBox="0 0 100 8" style="width:10rem" role="img" aria-label="${percent(rate)}"><rect class="bar" width="${x(rate)}" height="8" opacity=".45"/>` +
    `<line x1="${x(low)}" x2="${x(high)}" y1="4" y2="4" stroke-width="1.5"/></svg>`
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="wrap"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

const HEAD = ['won', 'drawn', 'lost', 'rate', '95 % interval', ''];

function cells(line: Line): string[] {
  const { wins, draws, losses, rate, low, high } = line;
  return [`${wins}`, `${draws}`, `${losses}`, percent(rate), `${percent(low)} – ${percent(high)}`, bar(line)];
}

/** The lengths of matches, in at most 60 columns. */
function histogram({ histogram: counts, least, most }: Report['lengths']): string {
  const width = Math.max(1, Math.ceil((most - least + 1) / 60));
  const columns = Array.from({ length: Math.floor((most - least) / width) + 1 }, () => 0);
  for (const [length, count] of counts) {
    const column = Math.floor((length - least) / width);
    columns[column] = (columns[column] ?? 0) + count;
  }
  const highest = Math.max(1, ...columns);
  const step = 600 / columns.length;
  const bars = columns.map((count, i) => {
    const height = (120 * count) / highest;
    const from = least + i * width;
    const title = `${from}${width > 1 ? `–${from + width - 1}` : ''} actions: ${count}`;
    return `<rect class="bar" x="${(i * step).toFixed(1)}" y="${(130 - height).toFixed(1)}" width="${(step * 0.9).toFixed(1)}" height="${height.toFixed(1)}"><title>${title}</title></rect>`;
  });
  return `<svg viewBox="0 0 600 150" role="img" aria-label="How many actions matches took">${bars.join('')}<text x="0" y="146">${least}</text><text x="600" y="146" text-anchor="end">${most} actions</text></svg>`;
}

function remarkRows(lines: readonly RemarkLine[]): string[][] {
  return lines.map((line) => [escapeHtml(line.name), `${line.times}`, ...cells(line)]);
}

/** A report as a self-contained HTML page. */
export function reportPage(report: Report): string {
  const { ruleset, seed, matches, bots, seats, endings, lengths, remarks, decided, faults, faultNotes } =
    report;
  const title = `${ruleset.game}: ${bots.map(({ name }) => name).join(' against ')}`;
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="small">${matches} matches by ${escapeHtml(ruleset.name)}@${ruleset.version}, seed ${escapeHtml(JSON.stringify(seed))}</p>`,
    '<h2>Bots</h2>',
    table(
      ['bot', ...HEAD],
      bots.map((line) => [escapeHtml(line.name), ...cells(line)]),
    ),
    `<p class="small">Of the decided matches ${escapeHtml(bots[0]?.name ?? '')} won ${percent(decided.rate)} (${percent(decided.low)} – ${percent(decided.high)}).</p>`,
    '<h2>Seats</h2>',
    table(
      ['seat', ...HEAD],
      seats.map((line) => [line.name, ...cells(line)]),
    ),
    '<h2>Endings</h2>',
    table(
      ['ending', 'clause', 'matches', 'share'],
      endings.map((ending) => [
        escapeHtml(ending.reason),
        ending.rule,
        `${ending.matches}`,
        percent(ending.matches / matches),
      ]),
    ),
    '<h2>Length</h2>',
    histogram(lengths),
    `<p class="small">Median ${lengths.median}, mean ${lengths.mean.toFixed(1)}, 95 % within ${lengths.p95} actions.</p>`,
  ];
  for (const [about, lines] of Object.entries(remarks)) {
    parts.push(
      `<h2>By ${escapeHtml(about)}</h2>`,
      table([escapeHtml(about), 'times', ...HEAD], remarkRows(lines)),
    );
  }
  if (faults > 0) {
    const notes = faultNotes.map(
      ({ seed: s, message }) => `<li>${escapeHtml(s)}: ${escapeHtml(message)}</li>`,
    );
    parts.push(`<h2>Failures</h2><p>${faults} matches were lost by failure.</p><ul>${notes.join('')}</ul>`);
  }
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style>\n<body>${parts.join('\n')}</body></html>\n`;
}
