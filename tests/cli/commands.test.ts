import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bjj } from 'holmgang/bjj';
import { mmaCcg } from 'holmgang/mma-ccg';
import { parseRecord, record, redact } from 'holmgang/record';
import { ROSTER } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';
import { hasTable } from '../../src/cli/tables/index.js';
import { declaredTests } from '../trace/cited.js';
import { cli, cliProcess } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'holmgang-cli-'));
const file = (name: string): string => join(folder, name);
const GAMES = ROSTER.map(({ id }) => id);

function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].length));
}

describe('holmgang', () => {
  it('lists its commands on 80 columns', async () => {
    const { code, out } = await cli(['--help']);
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
    for (const name of [
      'play',
      'watch',
      'simulate',
      'verify',
      'replay',
      'rules',
      'games',
      'deck',
      'bot-host',
    ])
      expect(out).toContain(`  ${name}`);
    expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['fly']],
    ['an unknown option', ['games', '--fly']],
    ['a missing argument', ['verify']],
    ['an unknown game', ['watch', 'tennis']],
    ['an unknown ruleset', ['watch', 'bjj', '--ruleset', 'lax']],
    ['an unknown bot', ['watch', 'bjj', '--bots', 'own', 'deep-blue']],
    ['one bot', ['simulate', 'bjj', '--bots', 'own']],
    ['a number that is none', ['simulate', 'bjj', '--matches', 'many']],
    ['no matches', ['simulate', 'bjj', '--matches', '0']],
    ['a missing file', ['replay', file('nowhere')]],
    ['bad setup', ['watch', 'bjj', '--setup', '[1']],
    ['a seed in the setup', ['watch', 'bjj', '--setup', '{"seed":"x"}']],
    ['a third seat', ['play', 'bjj', '--seat', '2']],
    ['no game to play', ['play']],
    ['a deck for no game', ['deck', 'check', file('nowhere')]],
  ])('answers %s with 2 and a message beside the output', async (_, words) => {
    const { code, out, err } = await cli(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toBe('');
  });

  it('takes part of a game’s name where it fits one game only', async () => {
    expect((await cli(['rules', 'warriors', 'MW-WIN-01'])).code).toBe(0);
    expect((await cli(['rules', ''])).code).toBe(2);
  });
});

describe('games', () => {
  it('lists every game with its rulesets and bots, also as JSON', async () => {
    const { out } = await cli(['games']);
    for (const { id, editions } of ROSTER) {
      expect(out).toContain(id);
      for (const { name, version } of editions.rulesets) expect(out).toContain(`${name}@${version}`);
    }
    const list = JSON.parse((await cli(['games', '--json'])).out);
    expect(list.map(({ game }: { game: string }) => game)).toEqual(GAMES);
  });
});

describe('rules', () => {
  it('shows a clause with its rulings', async () => {
    const { code, out } = await cli(['rules', 'bjj', 'bj-ctl-04']);
    expect(code).toBe(0);
    expect(out).toContain('both sides never hold pips at once');
    expect(out).toContain('B01');
  });

  it('finds words in clauses, rulings and options', async () => {
    const { out } = await cli(['rules', 'bjj', 'onFull', 'oldest']);
    expect(out).toContain('tokens.onFull');
    expect(widest(out)).toBeLessThanOrEqual(80);
    const found = JSON.parse((await cli(['rules', 'bjj', 'pips', '--json'])).out);
    expect(found.clauses.length).toBeGreaterThan(3);
    expect(found.rulings.length).toBeGreaterThan(1);
  });

  it('knows what holds in every match, under every game', async () => {
    for (const game of [...GAMES, 'kernel'])
      expect((await cli(['rules', game, 'K-CON-01'])).out).toContain('K-CON-01');
  });

  it('says no where nothing is found', async () => {
    expect((await cli(['rules', 'bjj', 'basketball'])).code).toBe(1);
    expect((await cli(['rules', 'bjj', 'BJ-WIN-99'])).code).toBe(1);
  });

  it.each(GAMES)('lists the contents of %s', async (game) => {
    const { code, out } = await cli(['rules', game]);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(10);
  });

  it('knows from the sources where a clause is tested', () => {
    const tests = declaredTests(
      "rule('A-B-01', 'it holds', () => {});\nrule.each([[1], [2]])(['A-B-01', 'A-B-02'], 'rows too', () => {});",
    );
    expect(tests).toEqual([
      { clauses: ['A-B-01'], name: 'it holds', line: 1 },
      { clauses: ['A-B-01', 'A-B-02'], name: 'rows too', line: 2 },
    ]);
  });
});

describe('watch', () => {
  it.each(GAMES)('tells a match of %s on 80 columns, in words', async (game) => {
    const saved = file(`${game}.holmgang`);
    const words = ['watch', game, '--seed', 'a', '--bots', 'random', 'random', '--max-actions', '400'];
    const { code, out } = await cli([...words, '--save', saved]);
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
    if (hasTable(game)) expect(out).not.toMatch(/undefined|\[object|NaN|\b(event|action|result)\.[a-z]+/);
    expect((await cli(['verify', saved])).code).toBe(0);
  });

  it('gives the match as JSON', async () => {
    const { out } = await cli(['watch', 'bjj', '--seed', 'a', '--json']);
    const { record: kept, result, fault } = JSON.parse(out);
    expect([kept.game, kept.result, fault]).toEqual(['bjj', result, null]);
  });

  it('says 1 where a bot was disqualified', async () => {
    const bot = file('cheat.mjs');
    writeFileSync(
      bot,
      "export const createBot = () => ({ name: 'cheat', choose: () => ({ type: 'win' }) });",
    );
    const { code, out } = await cli(['watch', 'bjj', '--bots', bot, 'own']);
    expect(code).toBe(1);
    expect(out).toContain('Blue is out: cheat chose what is no action of its seat');
  });
});

describe('simulate', () => {
  it('counts matches, as text, JSON and a page', async () => {
    const page = file('report.html');
    const words = ['simulate', 'bjj', '--matches', '6', '--workers', '1', '--seed', 's'];
    const { code, out } = await cli([...words, '--html', page]);
    expect(code).toBe(0);
    expect(out).toContain('bjj, ruleset standard@1: 6 matches');
    expect(readFileSync(page, 'utf8')).toContain('<!doctype html>');
    expect(JSON.parse((await cli([...words, '--json'])).out).matches).toBe(6);
  });
});

describe('verify', () => {
  const match = record(bjj, { seed: 'cli' });
  match.apply(bjj.actions.offerDraw(0));
  match.apply(bjj.actions.acceptDraw(1));
  const kept = match.toRecord();
  writeFileSync(file('good.json'), JSON.stringify(kept));
  writeFileSync(file('forged.json'), JSON.stringify({ ...kept, seed: 'another' }));
  writeFileSync(file('garbage.json'), '{"format":1');
  writeFileSync(file('seen.json'), JSON.stringify(redact(kept, bjj, 1)));
  writeFileSync(file('hostile.json'), JSON.stringify({ ...kept, game: '\u001b[2Jbjj' }));

  it('says yes, or where not', async () => {
    expect((await cli(['verify', file('good.json'), file('seen.json')])).code).toBe(0);
    const { code, out } = await cli(['verify', file('good.json'), file('forged.json')]);
    expect(code).toBe(1);
    expect(out).toMatch(/✔ .*good\.json: bjj standard@1, 2 actions, 0\.5-0\.5, agreement \[K-DRW-02\]/);
    expect(out).toMatch(/✘ .*forged\.json: .*\[K-REC-0\d\]/);
  });

  it('tells of every file, also where one cannot be read', async () => {
    const { code, out } = await cli(['verify', file('nowhere'), file('garbage.json'), file('good.json')]);
    expect(code).toBe(2);
    expect(out.split('\n').map((line) => line[0])).toEqual(['✘', '✘', '✔']);
  });

  it('gives verdicts as JSON', async () => {
    const { code, out } = await cli(['verify', '--json', file('forged.json'), file('good.json')]);
    expect(code).toBe(1);
    expect(JSON.parse(out).map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true]);
  });

  it('lets no record speak to the terminal', async () => {
    const { code, out } = await cli(['verify', file('hostile.json')]);
    expect(code).toBe(1);
    expect(out).not.toContain('\u001b');
  });
});

describe('replay', () => {
  const saved = file('replay.holmgang');

  it('tells a match, or shows a ply to whoever may see it', async () => {
    await cli(['watch', 'mma-warriors', '--seed', 'r', '--save', saved]);
    const { length } = parseRecord(readFileSync(saved, 'utf8')).actions;
    const whole = await cli(['replay', saved]);
    expect(whole.out).toContain(`${length} plies`);
    const blue = await cli(['replay', saved, '--ply', '3', '--view', '0']);
    expect(blue.out).toContain('Hand:');
    const spectator = await cli(['replay', saved, '--ply', '3', '--view', 'spectator']);
    expect(spectator.out).not.toContain('Hand:');
    expect((await cli(['replay', saved, '--ply', '99999'])).code).toBe(2);
    expect((await cli(['replay', saved, '--view', '3'])).code).toBe(2);
  });

  it('gives plies as JSON, with a seat’s view for a seat', async () => {
    const { view, ply } = JSON.parse(
      (await cli(['replay', saved, '--ply', '2', '--view', '1', '--json'])).out,
    );
    expect([ply, view.viewer, view.rng]).toEqual([2, 1, 'hidden']);
    const plies = JSON.parse((await cli(['replay', saved, '--json'])).out);
    expect(plies[0].action).toBeNull();
  });
});

describe('deck check', () => {
  const check = async (name: string, deck: unknown, ...words: readonly string[]) => {
    writeFileSync(file(name), JSON.stringify(deck));
    return cli(['deck', 'check', file(name), ...words]);
  };

  it('lists everything that is wrong with a deck, with the clauses', async () => {
    const { code, out } = await check('bad.json', {
      game: 'mma-ccg',
      deck: { stamina: ['nobody'], routines: [] },
    });
    expect(code).toBe(1);
    expect(out).toContain('[MC-DECK-01]');
    expect(out).toContain('[MC-DECK-05]');
  });

  it('says yes to a deck of the set, also as JSON', async () => {
    const name = Object.keys(mmaCcg.rules.decks)[0];
    expect((await check('good.json', { game: 'mma-ccg', deck: name })).code).toBe(0);
    const { out } = await check('raw.json', mmaCcg.rules.decks[name ?? ''], '--game', 'mma-ccg', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, problems: [] });
  });

  it.each([
    ['no game', { deck: {} }],
    ['a game without decks', { game: 'bjj', deck: {} }],
    ['a game that is no text', { game: 7, deck: {} }],
    ['an unknown ruleset', { game: 'mma-ccg', ruleset: 'none', deck: {} }],
  ])('answers %s with 2', async (_, deck) => {
    expect((await check('odd.json', deck)).code).toBe(2);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['numbers', { stamina: [1], routines: 2 }],
    ['a wrong name', 'no such deck'],
    ['strange keys', JSON.parse('{"__proto__":{"stamina":[]}}')],
  ])('answers a deck that is %s with problems or 2, never with a crash', async (_, deck) => {
    for (const game of ROSTER.map(({ id }) => id))
      expect([1, 2]).toContain((await check('strange.json', { game, deck })).code);
  });
});

describe('the process', () => {
  it('prints no colours where nobody sees them, and colours where they are wanted', () => {
    const plain = cliProcess(['games']);
    expect([plain.code, plain.out.includes('\u001b')]).toEqual([0, false]);
    expect(cliProcess(['games'], { env: { FORCE_COLOR: '1' } }).out).toContain('\u001b[1m');
    expect(cliProcess(['games'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).out).not.toContain('\u001b');
    expect(cliProcess(['games', '--no-color'], { env: { FORCE_COLOR: '1' } }).out).not.toContain('\u001b');
  });

  it('reads a record from its standard input, and leaves with its code', () => {
    const match = record(bjj, { seed: 'pipe' });
    match.apply(bjj.actions.concede(1));
    const input = JSON.stringify(match.toRecord());
    expect(cliProcess(['verify', '-'], { input }).code).toBe(0);
    expect(cliProcess(['verify', '-'], { input: input.replace('pipe', 'Pipe') }).code).toBe(1);
    expect(cliProcess(['verify']).code).toBe(2);
  });

  it('plays by lines from a pipe, and says 1 where they end too soon', () => {
    const done = cliProcess(['play', 'bjj', '--seed', 'pipe'], { input: '1\nwhy\n?\nconcede\n' });
    expect(done.code).toBe(0);
    expect(done.out).toContain('Red wins: the other has conceded.');
    expect(cliProcess(['play', 'bjj', '--seed', 'pipe'], { input: '1\n' }).code).toBe(1);
  });
});
