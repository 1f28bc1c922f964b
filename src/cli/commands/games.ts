import { ROSTER } from '../../simulate/roster.js';
import { grid } from '../ink.js';
import type { Terminal } from '../terminal.js';

/** `holmgang games`: every game with its rulesets and bots. */
export function games(terminal: Terminal, { json = false }: { readonly json?: boolean }): number {
  const { ink, out } = terminal;
  const list = ROSTER.map(({ id, editions, bots }) => ({
    game: id,
    rulesets: editions.rulesets.map(({ name, version, digest }) => ({ name, version, digest })),
    bots: Object.keys(bots).map((level) => `own:${level}`),
  }));
  if (json) {
    out(JSON.stringify(list, null, 2));
    return 0;
  }
  for (const { game, rulesets, bots } of list) {
    out(ink.bold(game));
    const rows = rulesets.map(({ name, version, digest }) => [
      `  ${name}@${version}`,
      ink.dim(digest.slice(0, 12)),
    ]);
    out(...grid(rows), `  ${ink.dim('bots')} ${['random', 'greedy', 'search', ...bots].join(', ')}`, '');
  }
  return 0;
}
