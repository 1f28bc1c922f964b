// The English texts: whatever happens, is tried, is refused or ends a match has one, every name in it gets filled in, and
// no text is there for nothing. Hundreds of matches are played at random, with options that make the rare things happen.

import {
  type Chance,
  createChance,
  type Description,
  formatDescription,
  type Rejection,
  type Result,
  type Seat,
} from 'holmgang';
import {
  type BjjAction,
  type BjjEvent,
  type BjjGame,
  type BjjRulesetInput,
  type BjjState,
  bjjEnglish,
  createBjj,
  ruleOf,
} from 'holmgang/bjj';
import { beforeAll, describe, expect, it } from 'vitest';
import { rule } from '../../rule.js';

type Subject = Parameters<BjjGame['describe']>[0];
type AnyEvent = ReturnType<BjjGame['start']>['events'][number];

const MATCH_EVENTS = [
  'conceded',
  'drawOffered',
  'drawAccepted',
  'drawDeclined',
  'timedOut',
  'disqualified',
  'adjudicated',
];

/** Everything that came up, by key, with one text for each set of names that it had values for. */
const seen = new Map<string, Description[]>();
const clauses = new Map<string, Set<string>>();

function note(game: BjjGame, subject: Subject): void {
  const description = game.describe(subject);
  const list = seen.get(description.key) ?? [];
  const names = Object.keys(description.values).sort().join();
  if (list.every(({ values }) => Object.keys(values).sort().join() !== names)) list.push(description);
  seen.set(description.key, list);
}

function noteEvent(game: BjjGame, event: AnyEvent): void {
  note(game, event);
  if (MATCH_EVENTS.includes(event.type)) return;
  const why = 'why' in event ? ` ${String(event.why)}` : '';
  const rules = clauses.get(event.type + why) ?? new Set();
  clauses.set(event.type + why, rules.add(ruleOf(event as BjjEvent)));
}

/** Tries an action and notes what comes of it; the state that follows. */
function attempt(game: BjjGame, state: BjjState, action: BjjAction): BjjState {
  const applied = game.apply(state, action);
  if (!applied.ok) {
    note(game, applied.rejection);
    return state;
  }
  note(game, action);
  note(game, game.viewAction(action, 'spectator'));
  for (const event of applied.events) noteEvent(game, event);
  if (applied.state.result !== null) note(game, applied.state.result);
  return applied.state;
}

/** Something that is often not allowed. */
function mischief(game: BjjGame, state: BjjState, chance: Chance): BjjAction {
  const seat = chance.int(2) as Seat;
  const technique = chance.pick(game.rules.set.techniques);
  const { actions } = game;
  return chance.pick<BjjAction>([
    actions.commit(seat, { category: technique.category, techniqueId: technique.id }),
    actions.commit(seat, {
      category: chance.pick(['attack', 'control', 'defense', 'sweep'] as const),
      techniqueId: technique.id,
    }),
    actions.commit(seat, { category: 'attack', techniqueId: 'moonsault' }),
    actions.retract(seat),
    actions.acceptDraw(seat),
    { type: 'commit', seat, category: 'attack' } as unknown as BjjAction,
    ...(chance.int(8) === 0 ? [actions.offerDraw(seat), actions.declineDraw(seat)] : []),
    ...(state.result === null ? [] : [actions.concede(seat), actions.offerDraw(seat)]),
  ]);
}

function playMatch(game: BjjGame, seed: string): void {
  const chance = createChance(seed);
  const start = game.start({ seed });
  for (const event of start.events) noteEvent(game, event);
  let state = start.state;
  while (state.result === null) {
    if (chance.int(4) === 0) state = attempt(game, state, mischief(game, state, chance));
    else state = attempt(game, state, game.sampleLegal(state, chance.pick(game.deciders(state)), chance));
  }
  for (let i = 0; i < 6; i++) attempt(game, state, mischief(game, state, chance));
}

/** Options under which everything happens that happens at all. */
const RULESETS: readonly BjjRulesetInput[] = [
  { name: 'usual', version: 1 },
  {
    name: 'lively',
    version: 1,
    options: {
      tokens: { onFull: 'replaceOldest', consumeRequired: true },
      control: { resetOnTransition: true },
      risk: { penalty: 'advantageToOpponent' },
      commit: { revisable: true },
    },
  },
  { name: 'brief', version: 1, options: { limits: { turns: 1 }, commit: { revisable: true } } },
  { name: 'drawn', version: 1, options: { limits: { turns: 1 }, tie: 'draw', die: 'none' } },
  {
    name: 'long',
    version: 1,
    options: { limits: { turns: 40, points: 6 }, transition: { minTier: 'major' } },
  },
];

/** Match moves end matches, so each gets one of its own. */
function playMatchMoves(game: BjjGame): void {
  const { actions } = game;
  const lines: readonly (readonly BjjAction[])[] = [
    [actions.concede(0)],
    [
      actions.offerDraw(0),
      actions.offerDraw(1),
      actions.declineDraw(1),
      actions.offerDraw(1),
      actions.acceptDraw(0),
    ],
    [actions.timeout(1)],
    [actions.disqualify(0)],
    [actions.disqualify('both')],
    [actions.adjudicate({ winner: 1 }), actions.concede(0)],
    [actions.adjudicate({ winner: null })],
  ];
  for (const line of lines) {
    let state = game.setup({ seed: 'match moves' });
    for (const action of line) state = attempt(game, state, action);
  }
  const foreign = createBjj('no-dice').setup({ seed: 'foreign' });
  attempt(game, foreign, actions.concede(1));
}

beforeAll(() => {
  for (const ruleset of RULESETS) {
    const game = createBjj(ruleset);
    for (let i = 0; i < 80; i++) playMatch(game, `${ruleset.name} ${i}`);
    playMatchMoves(game);
  }
});

/** What the kernel can refuse in other games, but never in this one. */
const NEVER_HERE = ['NOT_YOUR_TURN', 'WRONG_PHASE', 'CHOICE_PENDING', 'GAME_OVER'].map(
  (code) => `kernel.rejection.${code}`,
);

describe('the English texts', () => {
  it('are there for everything that came up', () => {
    expect([...seen.keys()].filter((key) => !Object.hasOwn(bjjEnglish, key))).toEqual([]);
  });

  it('are there for nothing else', () => {
    const unused = Object.keys(bjjEnglish).filter((key) => !seen.has(key) && !NEVER_HERE.includes(key));
    expect(unused).toEqual([]);
    expect([...seen.keys()].filter((key) => NEVER_HERE.includes(key))).toEqual([]);
  });

  it('get all their names filled in', () => {
    const open: string[] = [];
    for (const description of [...seen.values()].flat()) {
      const text = formatDescription(bjjEnglish, description);
      if (/[{}]|undefined|NaN|\[object/.test(text)) open.push(`${description.key}: ${text}`);
      expect(text).toMatch(/^\S.*\.$/);
    }
    expect(open).toEqual([]);
  });

  it('tell different things differently', () => {
    const texts = Object.entries(bjjEnglish).filter(([key]) => key.startsWith('bjj.event.'));
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });

  it('say what happened', () => {
    const game = createBjj('standard');
    const say = (subject: Subject) => formatDescription(bjjEnglish, game.describe(subject));
    const gained = { type: 'tokenGained', seat: 1, token: 'arm_isolated', why: 'bonus' } as const;
    expect(say(gained)).toBe('Seat 1 gains arm_isolated (bonus).');
    expect(say({ type: 'turnAdvanced', turn: 7 })).toBe('Turn 7.');
    const commit = game.actions.commit(0, { category: 'attack', techniqueId: 'armbar' });
    expect(say(commit)).toBe('Seat 0 commits armbar (attack).');
    const refused: Rejection = {
      code: 'MISSING_TOKENS',
      rule: 'BJ-TEC-03',
      detail: { techniqueId: 'x', missing: ['arm_isolated', 'leg_isolated'] },
    };
    expect(say(refused)).toBe('x needs arm_isolated, leg_isolated.');
    const result: Result = { winner: 1, scores: [0, 1], reason: 'points', rule: 'BJ-WIN-02' };
    expect(say(result)).toBe('Seat 1 wins on points.');
  });
});

describe('what came up', () => {
  it('is every kind of event, with every reason', () => {
    expect([...clauses.keys()].sort()).toEqual([
      'advantageScored minor',
      'advantageScored nearSubmission',
      'advantageScored nonTransition',
      'advantageScored riskyLoss',
      'committed',
      'controlShifted',
      'diceRolled',
      'exchangeScored',
      'matchEnded',
      'matchStarted',
      'pointsScored',
      'positionChanged',
      'retracted',
      'revealed',
      'rewardWasted full',
      'rewardWasted held',
      'stalemate',
      'submissionLocked',
      'tokenGained bonus',
      'tokenGained reward',
      'tokenLost autoClear',
      'tokenLost dominant',
      'tokenLost replaced',
      'tokenLost spent',
      'tokenLost strip',
      'turnAdvanced',
    ]);
  });

  it('is every result of the game, and every refusal', () => {
    const of = (kind: string) =>
      [...seen.keys()].filter((key) => key.startsWith(`bjj.${kind}.`)).map((key) => key.split('.')[2]);
    expect(of('result').sort()).toEqual([
      'draw',
      'points',
      'referee',
      'submission',
      'time_advantages',
      'time_points',
    ]);
    expect(of('rejection').sort()).toEqual([
      'ALREADY_COMMITTED',
      'MATCH_OVER',
      'MISSING_TOKENS',
      'NOT_ALLOWED',
      'NOT_AVAILABLE_HERE',
      'NOT_COMMITTED',
      'UNKNOWN_TECHNIQUE',
      'WRONG_CATEGORY',
    ]);
  });

  rule(
    ['BJ-SET-01', 'BJ-TRN-01', 'BJ-TRN-03', 'BJ-SCO-05', 'BJ-TIE-02', 'BJ-SUB-01', 'BJ-CTL-03', 'BJ-TOK-03'],
    'ruleOf names the clause of each event',
    () => {
      const told = Object.fromEntries(
        [...clauses].sort().map(([event, rules]) => [event, [...rules].join()]),
      );
      expect(told).toEqual({
        'advantageScored minor': 'BJ-PTS-04',
        'advantageScored nearSubmission': 'BJ-SUB-02',
        'advantageScored nonTransition': 'BJ-ADV-01',
        'advantageScored riskyLoss': 'BJ-ADV-02',
        committed: 'BJ-TRN-01',
        controlShifted: 'BJ-CTL-03',
        diceRolled: 'BJ-SCO-05',
        exchangeScored: 'BJ-TIE-02',
        matchEnded: 'BJ-WIN-05',
        matchStarted: 'BJ-SET-01',
        pointsScored: 'BJ-PTS-01',
        positionChanged: 'BJ-SET-04',
        retracted: 'BJ-TRN-02',
        revealed: 'BJ-TRN-03',
        'rewardWasted full': 'BJ-TOK-03',
        'rewardWasted held': 'BJ-TOK-03',
        stalemate: 'BJ-TIE-03',
        submissionLocked: 'BJ-SUB-01',
        'tokenGained bonus': 'BJ-TOK-04',
        'tokenGained reward': 'BJ-TOK-03',
        'tokenLost autoClear': 'BJ-TOK-07',
        'tokenLost dominant': 'BJ-TOK-06',
        'tokenLost replaced': 'BJ-TOK-03',
        'tokenLost spent': 'BJ-TOK-11',
        'tokenLost strip': 'BJ-TOK-05',
        turnAdvanced: 'BJ-TRN-05',
      });
    },
  );
});
