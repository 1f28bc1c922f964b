import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createChance, randomSeed } from 'holmgang';
import { bjj } from 'holmgang/bjj';
import { createRandomBot } from 'holmgang/bots';
import { allEditions } from 'holmgang/games';
import { createRegistry, parseRecord, verify } from 'holmgang/record';
import { ROSTER } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';
import { Channel } from '../../src/cli/bot-host/channel.js';
import { Client } from '../../src/cli/bot-host/client.js';
import { type HostedMatch, host } from '../../src/cli/bot-host/host.js';
import { MOST_BYTES, PROTOCOL, readAnswer, readReady } from '../../src/cli/bot-host/protocol.js';
import { type OpenGame, open } from '../../src/cli/table.js';
import { COMMAND, cli, cliProcess, hasPython, root, tellSkipped } from './terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'holmgang-host-'));
const file = (name: string): string => join(folder, name);
const registry = createRegistry(...allEditions);
const READY = JSON.stringify({ type: 'ready', protocol: PROTOCOL });

interface Heard {
  readonly type: string;
  readonly id: number;
  readonly seat: 0 | 1;
  readonly view: { readonly viewer: unknown; readonly rng: unknown };
  readonly legal: readonly object[];
  readonly [field: string]: unknown;
}

/** What a bot does with each message: what it writes, or nothing. */
type Script = (message: Heard, heard: readonly Heard[]) => string | Buffer | null;

/** A session with a bot in this process, against a random one. */
async function session(
  game: OpenGame,
  script: Script,
  { seed = 'session', milliseconds = 2000, seat = 0, matches = 1 } = {},
): Promise<{ played: HostedMatch[]; heard: Heard[] }> {
  const [toBot, fromBot] = [new PassThrough(), new PassThrough()];
  const heard: Heard[] = [];
  let unfinished = '';
  toBot.on('data', (chunk: Buffer) => {
    const lines = (unfinished + chunk.toString()).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Heard;
      heard.push(message);
      const answer = script(message, heard);
      if (answer !== null && !fromBot.destroyed) fromBot.write(answer);
    }
  });
  const client = new Client(new Channel(fromBot, toBot), game, milliseconds);
  const pair = [client, createRandomBot(game)] as const;
  const options = { matches, seed, setup: {}, milliseconds, maxActions: 5000 };
  const played = await host(game, seat === 0 ? pair : [pair[1], pair[0]], options);
  return { played, heard };
}

/** Answers every question with any legal action, until a number of questions is reached: then says something else. */
function until(questions: number, line: (message: Heard) => string | Buffer | null): Script {
  const chance = createChance('obedient');
  let left = questions;
  return (message) => {
    if (message.type === 'hello') return `${READY}\n`;
    if (message.type !== 'choose') return null;
    left -= 1;
    if (left < 0) return line(message);
    return `${JSON.stringify({ id: message.id, index: chance.int(message.legal.length) })}\n`;
  };
}

const obedient = (): Script => until(Number.POSITIVE_INFINITY, () => null);
const GAMES = ROSTER.map(({ id, editions }) => {
  const [first] = editions.rulesets;
  if (first === undefined) throw new Error(`${id} has no ruleset`);
  return { id, game: open(editions.bind(first)) };
});

describe('a bot behind lines', () => {
  it.each(GAMES)('plays $id to the end from its view, from both seats', async ({ game }) => {
    const { played, heard } = await session(game, obedient(), { matches: 2, seed: 'the seed of this match' });
    expect(played.map(({ fault }) => fault)).toEqual([null, null]);
    expect(heard.filter(({ type }) => type === 'match').map(({ seat }) => seat)).toEqual([0, 1]);
    const types = heard.map(({ type }) => type);
    expect([types[0], types[types.length - 1]]).toEqual(['hello', 'bye']);
    for (const { record } of played) expect(verify(record, game).ok).toBe(true);
  });

  it.each(GAMES)('of $id is told nothing but its own view', async ({ game }) => {
    const seed = randomSeed();
    const { played, heard } = await session(game, obedient(), { seed, seat: 1 });
    const questions = heard.filter(({ type }) => type === 'choose');
    expect(questions.length).toBeGreaterThan(0);
    expect(JSON.stringify(heard)).not.toContain(seed);
    let state = game.setup({ seed });
    const views = new Set<string>();
    for (const action of played[0]?.record.actions ?? []) {
      views.add(JSON.stringify(game.view(state, 1)));
      state = game.reducer(state, action);
    }
    for (const { view } of questions) {
      expect([view.viewer, view.rng]).toEqual([1, 'hidden']);
      expect(views.has(JSON.stringify(view))).toBe(true);
    }
    const events = heard
      .filter(({ type }) => type === 'events')
      .flatMap((message) => message.events as object[]);
    const film = new Set<string>();
    let again = game.start({ seed });
    const remember = () => {
      for (const event of game.viewEvents(again.events, 1)) film.add(JSON.stringify(event));
    };
    remember();
    for (const action of played[0]?.record.actions ?? []) {
      const applied = game.apply(again.state, action);
      if (!applied.ok) throw new Error(applied.rejection.code);
      again = applied;
      remember();
    }
    for (const event of events) expect(film.has(JSON.stringify(event))).toBe(true);
  });
});

const BJJ = open(bjj);
const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

const HOSTILE: readonly (readonly [string, (message: Heard) => string | Buffer | null, string])[] = [
  ['garbage', () => 'hello?\n', 'threw'],
  ['an empty line', () => '\n', 'threw'],
  ['no object', () => '[]\n', 'threw'],
  ['null', () => 'null\n', 'threw'],
  ['deep nesting', () => `${'['.repeat(60_000)}\n`, 'threw'],
  ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x0a]), 'threw'],
  ['a line that is too long', ({ id }) => json({ id, index: 0, type: 'x'.repeat(MOST_BYTES) }), 'threw'],
  ['a line without end', () => Buffer.alloc(4 * MOST_BYTES, 120), 'threw'],
  ['another id', ({ id }) => json({ id: id + 1, index: 0 }), 'threw'],
  ['an id as text', ({ id }) => json({ id: String(id), index: 0 }), 'threw'],
  ['no answer in the answer', ({ id }) => json({ id }), 'threw'],
  ['two answers in one', ({ id, legal }) => json({ id, index: 0, action: legal[0] }), 'threw'],
  ['an index that is none', ({ id }) => json({ id, index: 1e9 }), 'threw'],
  ['an index of nothing', ({ id }) => json({ id, index: null }), 'threw'],
  ['an index below all', ({ id }) => json({ id, index: -1 }), 'threw'],
  ['half an index', ({ id }) => json({ id, index: 0.5 }), 'threw'],
  ['an index by name', ({ id }) => json({ id, index: 'length' }), 'threw'],
  ['an unknown field', ({ id }) => json({ id, index: 0, hint: 1 }), 'threw'],
  ['a prototype', ({ id }) => `{"id":${id},"index":0,"__proto__":{}}\n`, 'threw'],
  ['another type', ({ id }) => json({ type: 'ready', id, index: 0 }), 'threw'],
  [
    'two lines',
    ({ id }) => `${JSON.stringify({ id, index: 0 })}\n${JSON.stringify({ id: id + 1, index: 0 })}\n`,
    'threw',
  ],
  ['silence', () => null, 'tooSlow'],
  ['half a line', () => '{"id":', 'tooSlow'],
  ['no action', ({ id }) => json({ id, action: 7 }), 'badAction'],
  ['an unknown action', ({ id }) => json({ id, action: { type: 'win', seat: 0 } }), 'badAction'],
  ['another player’s action', ({ id, legal }) => json({ id, action: { ...legal[0], seat: 1 } }), 'badAction'],
  [
    'an arbiter’s action',
    ({ id }) => json({ id, action: { type: 'disqualify', seat: 1, by: 'arbiter' } }),
    'badAction',
  ],
  ['an action too much', ({ id, legal }) => json({ id, action: { ...legal[0], x: 1 } }), 'badAction'],
  ['an illegal action', ({ id }) => json({ id, action: { type: 'acceptDraw', seat: 0 } }), 'illegal'],
];

describe('a hostile bot', () => {
  it.each(HOSTILE)('that answers with %s has lost, by the rules', async (_, line, kind) => {
    const { played, heard } = await session(BJJ, until(3, line), {
      milliseconds: kind === 'tooSlow' ? 60 : 5000,
    });
    const [match] = played;
    expect(match?.fault).toMatchObject({ seat: 0, kind });
    expect(match?.result).toMatchObject({ winner: 1, reason: 'disqualified', rule: 'K-ARB-02' });
    expect(match !== undefined && verify(match.record, BJJ).ok).toBe(true);
    expect(heard[heard.length - 2]).toMatchObject({ type: 'end', fault: { kind } });
  });

  it.each([
    ['garbage', 'yes\n'],
    ['another protocol', json({ type: 'ready', protocol: 'holmgang-bot-0' })],
    ['a name that is too long', json({ type: 'ready', protocol: PROTOCOL, name: 'x'.repeat(100) })],
    ['a name that is none', json({ type: 'ready', protocol: PROTOCOL, name: 7 })],
    ['two answers', `${READY}\n${READY}\n`],
    ['nothing', null],
  ])('that greets with %s has lost, too', async (_, greeting) => {
    const { played } = await session(BJJ, ({ type }) => (type === 'hello' ? greeting : null), {
      milliseconds: 300,
    });
    expect(played[0]?.fault?.seat).toBe(0);
    expect(played[0]?.result.rule).toBe('K-ARB-02');
  });

  it('plays no second match', async () => {
    const { played } = await session(
      BJJ,
      until(2, () => 'no\n'),
      { matches: 5 },
    );
    expect(played.length).toBe(1);
  });
});

/** A line that somebody bad might send: random bytes, broken or twisted answers. */
function hostileLine(message: Heard, chance: ReturnType<typeof createChance>): Buffer {
  const [first] = message.legal;
  const good = JSON.stringify(
    chance.int(2) === 0 ? { id: message.id, index: 0 } : { type: 'choice', id: message.id, action: first },
  );
  const bytes = Buffer.from(good);
  switch (chance.int(6)) {
    case 0:
      return Buffer.from(Array.from({ length: 1 + chance.int(60) }, () => chance.int(256)));
    case 1:
      bytes[chance.int(bytes.length)] = chance.int(256);
      return bytes;
    case 2:
      return bytes.subarray(0, chance.int(bytes.length));
    case 3:
      return Buffer.from(
        good.replace(/\d+/g, () => chance.pick(['-1', '1e999', '0.5', '9007199254740993', '""', 'null'])),
      );
    case 4:
      return Buffer.from(
        good.replace(/"\w+"/, () => chance.pick(['"__proto__"', '"constructor"', '"seat"', '{}', '[]'])),
      );
    default:
      return Buffer.from(
        JSON.stringify({ ...JSON.parse(good), [chance.pick(['seat', 'rng', 'state', 'x'])]: 1 }),
      );
  }
}

describe('10,000 hostile lines', () => {
  it('crash nothing, hang nothing, and win nothing: each ends its match, or is a legal answer after all', async () => {
    const chance = createChance('fuzz');
    let lines = 0;
    let legal = 0;
    while (lines < 10_000) {
      const script: Script = (message) => {
        if (message.type === 'hello') return `${READY}\n`;
        if (message.type !== 'choose') return null;
        lines += 1;
        return Buffer.concat([hostileLine(message, chance), Buffer.from('\n')]);
      };
      const before = lines;
      const { played, heard } = await session(BJJ, script, { seed: `fuzz ${lines}`, milliseconds: 20_000 });
      const [match] = played;
      expect(match?.fault === null || match?.fault.seat === 0).toBe(true);
      if (match?.fault != null) expect(match.result).toMatchObject({ winner: 1, rule: 'K-ARB-02' });
      legal += lines - before - 1;
      expect(JSON.stringify(heard)).not.toContain('"key"');
    }
    expect(legal).toBeLessThan(2000);
  });

  it('are read without a crash, and never taken for more than they are', () => {
    const chance = createChance('reading');
    const legal = BJJ.legalActions(BJJ.setup({ seed: 'r' }), 0);
    const question = { id: 1, legal } as unknown as Heard;
    for (let i = 0; i < 10_000; i++) {
      const line = hostileLine(question, chance).toString('latin1');
      try {
        const answer = readAnswer(line, 1, legal);
        if (typeof answer !== 'object' || answer === null) continue;
        expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
      } catch (error) {
        expect((error as Error).name).toBe('protocol error');
      }
      expect(() => readReady(line)).toThrow();
    }
  });
});

describe('bot-host as a process', () => {
  const bot = (name: string, body: string): string => {
    const path = file(`${name}.cjs`);
    writeFileSync(path, body);
    return `"${process.execPath}" "${path}"`;
  };
  const silent = bot('silent', 'setInterval(() => {}, 1000);');
  const flood = bot(
    'flood',
    "const line = 'x'.repeat(50) + '\\n'; setInterval(() => process.stdout.write(line.repeat(1000)), 1);",
  );
  const early = bot(
    'early',
    `process.stdin.once('data', () => { console.log('${READY}'); process.exit(0); });`,
  );
  const good = bot(
    'good',
    `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      if (message.type === 'hello') console.log('${READY}');
      if (message.type === 'choose') console.log(JSON.stringify({ id: message.id, index: 0 }));
      if (message.type === 'bye') process.exit(0);
    });`,
  );

  it.each([
    ['silence', silent],
    ['a flood', flood],
    ['an early end', early],
    ['a command that does not exist', 'no-such-command-at-all 2>/dev/null'],
  ])('survives %s and says 1', async (_, command) => {
    const saved = file('hostile.holmgang');
    const { code, out } = await cli([
      'bot-host',
      'bjj',
      '--exec',
      command,
      '--time',
      '1500',
      '--save',
      saved,
    ]);
    expect(code).toBe(1);
    expect(out).toContain('disqualified [K-ARB-02]');
    expect(verify(parseRecord(readFileSync(saved, 'utf8')), registry).ok).toBe(true);
  });

  it('lets two programs play several matches, and tells what came of them as JSON', async () => {
    const words = [
      'bot-host',
      'bjj',
      '--exec',
      good,
      '--exec',
      good,
      '--matches',
      '2',
      '--json',
      '--seed',
      's',
    ];
    const { code, out } = await cli(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(2);
    expect((await cli([...words.slice(0, 6), '--exec', good])).code).toBe(2);
  });

  it('speaks the protocol on its own input and output, and ends when those end', () => {
    const { code, out, err } = cliProcess(['bot-host', 'bjj', '--seed', 'io'], { input: `${READY}\n` });
    expect(code).toBe(1);
    const [hello] = out.split('\n').map((line) => (line === '' ? null : JSON.parse(line)));
    expect(hello).toMatchObject({ type: 'hello', protocol: PROTOCOL });
    expect(out).not.toContain('"io"');
    expect(err).toContain('disqualified');
  });

  it('does not wait for a program that answers without reading, and never leaves', async () => {
    const words = ['bot-host', 'mma-warriors', '--matches', '50', '--time', '1000'];
    const child = spawn(process.execPath, [...COMMAND, ...words], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.write(`${READY}\n`);
    let id = 0;
    const timer = setInterval(() => {
      id += 1;
      child.stdin.write(`${JSON.stringify({ id, index: 0 })}\n`);
    }, 20);
    child.stdin.on('error', () => {});
    const [code] = await once(child, 'exit');
    clearInterval(timer);
    expect(code).toBe(1);
  });
});

if (!hasPython) tellSkipped('the example of the guide');

describe.skipIf(!hasPython)('the example of the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/bot-host.md'), 'utf8');
  const code = /^```python\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';
  writeFileSync(file('bot.py'), code);

  it.each(GAMES)('is about 30 lines of Python, and plays $id', async ({ id }) => {
    expect(code.split('\n').length).toBeLessThanOrEqual(34);
    const words = ['bot-host', id, '--exec', `python3 ${file('bot.py')} 2>/dev/null`, '--against', 'random'];
    const { code: exit, out } = await cli([...words, '--matches', '2', '--seed', 'py']);
    expect(out).toContain('python against random');
    expect(exit).toBe(0);
  });
});
