// The command at a real terminal: a pseudo-terminal of 80×24 with a program at the keys.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROSTER } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';
import { hasTable } from '../../src/cli/tables/index.js';
import { COMMAND, hasPython, root, tellSkipped } from './terminal.js';

const GAMES = ROSTER.map(({ id }) => id);
const folder = mkdtempSync(join(tmpdir(), 'holmgang-pty-'));

/** What is typed first; after that, anything that is offered. */
interface Keys {
  readonly lines?: readonly string[];
  readonly patience?: number;
}

function atTerminal(words: readonly string[], keys: Keys = {}, env: Record<string, string> = {}) {
  const file = join(folder, `${words.join('-')}.json`);
  const { lines = [], patience = 300 } = keys;
  writeFileSync(file, JSON.stringify({ choices: 7, patience, lines, seconds: 110 }));
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...inherited } = process.env;
  const ran = spawnSync(
    'python3',
    [`${root}tests/cli/pty_player.py`, file, process.execPath, ...COMMAND, ...words],
    { cwd: root, encoding: 'utf8', env: { ...inherited, TERM: 'xterm-256color', ...env } },
  );
  return {
    code: ran.status,
    shown: ran.stdout,
    plain: stripVTControlCharacters(ran.stdout),
    err: ran.stderr,
  };
}

if (!hasPython) tellSkipped('play at a pseudo-terminal');

describe.skipIf(!hasPython)('at a terminal', () => {
  it.each(GAMES)(
    'a match of %s is played from the first prompt to the result',
    (game) => {
      const { code, plain, shown, err } = atTerminal(['play', game, '--seed', 't', '--bot', 'random']);
      expect([code, err]).toEqual([0, '']);
      expect(shown).toContain('\u001b[');
      if (hasTable(game)) expect(plain).toMatch(/wins|draw|Draw|Nobody/);
    },
    120_000,
  );

  it('colours go away when NO_COLOR says so', () => {
    expect(atTerminal(['games']).shown).toContain('\u001b[1m');
    expect(atTerminal(['games'], {}, { NO_COLOR: '1' }).shown).not.toContain('\u001b');
  });

  it('two people take turns behind a curtain', () => {
    const { code, plain } = atTerminal(['play', 'bjj', '--seed', 't', '--hot-seat'], { patience: 3 });
    expect(code).toBe(0);
    expect(plain).toContain('Only Red looks now: press Enter.');
  });

  it('Ctrl+C leaves with 130', () => {
    expect(atTerminal(['play', 'bjj', '--seed', 't'], { lines: ['\u0003'] }).code).toBe(130);
  });
});
