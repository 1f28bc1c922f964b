import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChance } from 'holmgang';
import { allEditions } from 'holmgang/games';
import { createRegistry, parseRecord, verify } from 'holmgang/record';
import { ROSTER } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';
import { COMMANDS, menuLines, readCommand } from '../../src/cli/play/menu.js';
import { hasTable } from '../../src/cli/tables/index.js';
import { type Answers, cli } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'holmgang-play-'));
const file = (name: string): string => join(folder, name);
const GAMES = ROSTER.map(({ id }) => id);
const registry = createRegistry(...allEditions);

/** Somebody who makes any choice that is offered, and gives up after so many. */
function anyChoice(seed: string, patience: number): Answers {
  const chance = createChance(seed);
  let left = patience;
  return (question) => {
    left -= 1;
    if (question.includes('press Enter')) return '';
    if (left < 0) return 'concede';
    const [, most = '1'] = /\(1-?(\d*),/.exec(question) ?? [];
    return String(1 + chance.int(Number(most || 1)));
  };
}

/** Answers one after the other. */
function script(...lines: readonly string[]): Answers {
  const left = [...lines];
  return () => left.shift() ?? null;
}

/** Games without a table of their own are told in the bare words of the kernel. */
function expectReadable(out: string, game: string): void {
  if (!hasTable(game)) return;
  for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  expect(out).not.toMatch(/undefined|\[object|NaN|\b(event|action|result|rejection)\.[a-zA-Z]+/);
}

describe('play', () => {
  it.each(GAMES)('goes from the first to the last choice of a match of %s', async (game) => {
    const saved = file(`${game}.holmgang`);
    const words = ['play', game, '--seed', 'p', '--bot', 'random', '--save', saved];
    const { code, out, err } = await cli(words, anyChoice('person', 600));
    expect([code, err]).toEqual([0, '']);
    expectReadable(out, game);
    expect(verify(parseRecord(readFileSync(saved, 'utf8')), registry).ok).toBe(true);
  });

  it.each(GAMES)('lets two people play %s, and shows nobody the other’s side', async (game) => {
    const { code, out } = await cli(['play', game, '--hot-seat', '--seed', 'h'], anyChoice('two', 60));
    expect(code).toBe(0);
    expectReadable(out, game);
  });

  it.each(GAMES)(
    'says in %s what is not possible and why, what can come of a choice, and what the rules say',
    async (game) => {
      const { out } = await cli(
        ['play', game, '--seed', 'w'],
        script(
          'why',
          'odds 1',
          'odds 999',
          'board',
          'log',
          'more',
          'rules K-CON-01',
          'help',
          '1',
          'why',
          'quit',
        ),
      );
      expectReadable(out, game);
      expect(out).toContain('K-CON-01');
      for (const name of Object.keys(COMMANDS)) expect(out).toContain(`  ${name}`);
    },
  );

  it('refuses what is illegal with its clause, and changes nothing', async () => {
    const { out, code } = await cli(
      ['play', 'bjj', '--seed', 'x'],
      script(
        '/commit category=attack techniqueId=armbar',
        '/commit category=attack',
        '/commit category',
        '99',
        'jump',
        '/acceptDraw',
        '',
        'quit',
      ),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\[BJ-TEC-0\d\]/);
    expect(out).toContain('[K-ACT-01]');
    expect(out).toContain('[K-DRW-02]');
    expect(out).toContain('there are the choices 1 to 12');
    expect(out).toContain('there is no command jump');
    expect(out.match(/your choice/g)?.length).toBe(8);
  });

  it('makes an action that was typed as records write it', async () => {
    const saved = file('typed.holmgang');
    const typed = script('/commit category=control techniqueId=collar_tie', 'quit');
    await cli(['play', 'bjj', '--seed', 'x', '--save', saved], typed);
    expect(readFileSync(saved, 'utf8')).toContain('0 commit category=control techniqueId=collar_tie');
  });

  it('goes on where a match was saved, as if it had never stopped', async () => {
    const words = ['play', 'mma-warriors', '--seed', 'go', '--bot', 'own'];
    const [whole, part] = [file('whole.json'), file('part.json')];
    const choices = ['1', '1', '1', '1', '1', '1', '1', '1'];
    await cli([...words, '--save', whole], script(...choices, 'quit'));
    await cli(words, script(...choices.slice(0, 3), `save ${part}`, 'quit'));
    const resumed = await cli(['play', '--resume', part], script(...choices.slice(3), 'quit'));
    expect(resumed.code).toBe(0);
    expect(readFileSync(part, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });

  it('goes on with no match that is forged, over, or another game’s', async () => {
    const saved = file('over.json');
    await cli(['play', 'bjj', '--seed', 'o', '--save', saved], script('concede'));
    expect((await cli(['play', '--resume', saved])).err).toContain('MATCH_OVER');
    const forged = file('forged.json');
    await cli(['play', 'bjj', '--seed', 'o', '--save', forged], script('1', 'quit'));
    expect((await cli(['play', 'mma-warriors', '--resume', forged])).err).toContain('UNKNOWN_GAME');
    writeFileSync(forged, readFileSync(forged, 'utf8').replace('"seed":"o"', '"seed":"p"'));
    expect((await cli(['play', '--resume', forged])).err).toMatch(/^[A-Z_]+: .*\[K-REC-\d+\]/);
  });

  it('offers, accepts and gives up', async () => {
    const draw = await cli(['play', 'bjj', '--seed', 'd', '--hot-seat'], script('offer', '1', '', 'accept'));
    expect(draw.out).toContain('offers a draw');
    expect(draw.out).toContain('A draw by agreement.');
    const conceded = await cli(['play', 'bjj', '--seed', 'd'], script('concede'));
    expect(conceded.out).toContain('Red wins: the other has conceded.');
  });

  it('says where it cannot write', async () => {
    const nowhere = file('no/such/folder');
    const { out } = await cli(['play', 'bjj', '--seed', 'd'], script(`save ${nowhere}`, 'quit'));
    expect(out).toContain(`cannot write ${nowhere}`);
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('the menu', () => {
  it('stands in as many columns as fit, and shows first what fits', () => {
    const labels = Array.from({ length: 30 }, (_, i) => `choice ${i}`);
    expect(menuLines(labels, 80, 99).lines.length).toBeLessThan(10);
    const { lines, left } = menuLines(labels, 80, 4);
    expect(lines.length).toBe(3);
    expect(left).toBeGreaterThan(0);
    expect(lines.join(' ')).toContain(' 1  choice 0');
  });

  it('cuts a choice that is too long', () => {
    const { lines } = menuLines(['x'.repeat(200)], 80, 9);
    expect(lines).toHaveLength(1);
    expect([...(lines[0] as string)].length).toBe(80);
  });

  it('understands numbers, words and actions', () => {
    expect(readCommand(' 2 ', 3, 0)).toEqual({ kind: 'choice', index: 1 });
    expect(readCommand('0', 3, 0).kind).toBe('unknown');
    expect(readCommand('U', 3, 0)).toEqual({ kind: 'command', name: 'undo', rest: '' });
    expect(readCommand('save a b', 3, 0)).toEqual({ kind: 'command', name: 'save', rest: 'a b' });
    expect(readCommand('/bet amount=3', 3, 1)).toEqual({
      kind: 'action',
      action: { type: 'bet', seat: 1, amount: 3 },
    });
    expect(readCommand('/bet seat=0', 3, 1).kind).toBe('unknown');
  });
});
