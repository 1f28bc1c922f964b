// Plays the matches of the corpus: the game's bots, random players, and matches that end outside the game.
import {
  type AnyAction,
  type AnyGame,
  type AnyState,
  createChance,
  type MatchMove,
  type RulesetRef,
  type Seat,
} from 'holmgang';
import { type MatchRecord, type Recorder, record } from 'holmgang/record';
import type { AnyBot, Gallery } from './galleries.js';

/** A match of the corpus, and what its file is called. */
export interface Golden {
  readonly name: string;
  readonly record: MatchRecord;
}

/** Longer matches are of little use as golden ones: the players agree to a draw. */
const MAX_ACTIONS = 300;
/** Where an ending is looked for, it may take longer. */
const MAX_SEARCHED = 1000;
/** So many matches, whatever they come to. */
const AS_THEY_COME = 16;
const MAX_TRIES = 20_000;

type AnyRecorder = Recorder<AnyState, AnyAction, unknown>;
type Choose = (state: AnyState, seat: Seat) => AnyAction;

function start(game: AnyGame, seed: string, setup: object): AnyRecorder {
  return record(game as never, { ...setup, seed } as never) as unknown as AnyRecorder;
}

function randomPlayers(game: AnyGame, seed: string): Choose {
  const chance = createChance(`${seed}, players`);
  return (state, seat) => game.sampleLegal(state, seat, chance);
}

/** A state is also a view, and here nobody minds who sees what. */
function botPlayers(bots: readonly AnyBot[], seed: string): Choose {
  const chance = createChance(`${seed}, bots`);
  const seated = [chance.pick(bots), chance.pick(bots)] as const;
  return (state, seat) => seated[seat].choose(state as never, seat, { chance });
}

interface Played {
  readonly actions: readonly AnyAction[];
  /** How it ended. */
  readonly reason: string;
}

/** Plays in place until the end, or so many actions: nearly all matches are only looked at for how they end. */
function play(game: AnyGame, seed: string, setup: object, choose: Choose, limit: number): Played {
  const state = game.clone(game.setup({ ...setup, seed }));
  const actions: AnyAction[] = [];
  while (state.result === null && actions.length < limit) {
    const [seat] = game.deciders(state);
    const action = choose(state, seat as Seat);
    game.advance(state, action);
    actions.push(action);
  }
  if (state.result !== null) return { actions, reason: state.result.reason };
  return limit < MAX_ACTIONS
    ? { actions, reason: 'unfinished' }
    : { actions: [...actions, ...AGREEMENT], reason: 'agreement' };
}

/** Records a match that was played. */
function recorded(game: AnyGame, seed: string, setup: object, actions: readonly AnyAction[]): MatchRecord {
  const match = start(game, seed, setup);
  for (const action of actions) {
    const applied = match.apply(action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.rejection.code}`);
  }
  return match.toRecord();
}

const AGREEMENT: readonly MatchMove[] = [
  { type: 'offerDraw', seat: 0 },
  { type: 'acceptDraw', seat: 1 },
];

const fileName = (text: string): string => text.replace(/\W+/g, '-').toLowerCase();

/** Match moves that end a match, one way for each line; the last match is left unfinished. */
const CLOSINGS: readonly (readonly MatchMove[])[] = [
  [{ type: 'concede', seat: 1 }],
  AGREEMENT,
  [
    { type: 'offerDraw', seat: 1 },
    { type: 'declineDraw', seat: 0 },
    { type: 'timeout', seat: 0, by: 'arbiter' },
  ],
  [{ type: 'disqualify', seat: 1, by: 'arbiter' }],
  [{ type: 'disqualify', seat: 'both', by: 'arbiter' }],
  [{ type: 'adjudicate', winner: 0, by: 'arbiter' }],
  [{ type: 'adjudicate', winner: null, by: 'arbiter' }],
  [],
];

/** The number of closings: matches that a closing would come too late for are passed over. */
function closedMatches(game: AnyGame, label: string): Golden[] {
  const setup = {};
  const closed: Golden[] = [];
  for (let i = 0; closed.length < CLOSINGS.length && i < MAX_TRIES; i++) {
    const seed = `${label} closed ${i}`;
    const { actions, reason } = play(game, seed, setup, randomPlayers(game, seed), 2 + closed.length);
    if (reason !== 'unfinished') continue;
    const kept = recorded(game, seed, setup, [
      ...actions,
      ...(CLOSINGS[closed.length] as readonly MatchMove[]),
    ]);
    closed.push({
      name: fileName(`closed-${closed.length + 1}-${kept.result?.reason ?? 'unfinished'}`),
      record: kept,
    });
  }
  return closed;
}

/** Some matches as they come, and for every ending that they do not reach the first one that does. */
export function goldenMatches(gallery: Gallery, ref: RulesetRef): Golden[] {
  const game = gallery.editions.bind(ref);
  const bots = gallery.bots(ref);
  const label = `golden ${ref.game} ${ref.name}@${ref.version}`;
  const missing = new Set(gallery.endings(ref));
  const setups = gallery.setups?.(ref) ?? [{}];
  const kinds = ['random', ...Object.keys(bots)];
  const golden: Golden[] = [];
  for (let i = 0; i < MAX_TRIES; i++) {
    if (i >= AS_THEY_COME && missing.size === 0) break;
    const kind = kinds[i % kinds.length] as string;
    const seed = `${label} ${i}`;
    const setup = setups[i % setups.length] ?? {};
    const players = bots[kind];
    const choose = players ? botPlayers(players, seed) : randomPlayers(game, seed);
    const { actions, reason } = play(
      game,
      seed,
      setup,
      choose,
      i < AS_THEY_COME ? MAX_ACTIONS : MAX_SEARCHED,
    );
    const isNew = missing.delete(reason);
    if (i >= AS_THEY_COME && !isNew) continue;
    golden.push({
      name: fileName(`${kind}-${i + 1}-${reason}`),
      record: recorded(game, seed, setup, actions),
    });
  }
  if (missing.size > 0) throw new Error(`${label}: no match ends by ${[...missing].join(', ')}`);
  return [...golden, ...closedMatches(game, label)];
}
