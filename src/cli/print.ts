import type { Shown } from './exhibit.js';

type Style = (text: string) => string;

/** Colours for a terminal; none where nobody would see them. */
function styles(colour: boolean): Record<'bold' | 'dim' | 'green' | 'red' | 'cyan', Style> {
  const style =
    (open: number, close: number): Style =>
    (text) =>
      colour ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    green: style(32, 39),
    red: style(31, 39),
    cyan: style(36, 39),
  };
}

const RULE_COLUMN = 92;

/** A match as a readable story: what happened, and the clause behind it at the right. */
export function printStory(shown: Shown, colour: boolean): string {
  const { bold, dim, green, red, cyan } = styles(colour);
  const { ruleset, seed, bots, story, digest, replayedDigest, actions } = shown;
  const lines = [
    bold(`${ruleset.game} · ruleset ${ruleset.name}@${ruleset.version}`) +
      dim(`  (${ruleset.digest.slice(0, 12)})`),
    `seat 0 ${bots[0]}, seat 1 ${bots[1]}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  for (const { kind, text, rule } of story) {
    if (kind === 'heading') lines.push('');
    const indented = kind === 'line' ? `  ${text}` : text;
    const gap = ' '.repeat(Math.max(2, RULE_COLUMN - indented.length));
    const told = kind === 'heading' ? cyan(bold(indented)) : kind === 'end' ? bold(indented) : indented;
    if (kind === 'end') lines.push('');
    lines.push(rule === null ? told : `${told}${gap}${dim(rule)}`);
  }
  const same = digest === replayedDigest;
  lines.push(
    '',
    `${actions.length} actions. Digest of the final state, and of the same match played again from seed and actions:`,
    `  ${digest}`,
    `  ${replayedDigest}  ${same ? green('✔ the same') : red('✘ not the same')}`,
    '',
  );
  return lines.join('\n');
}
