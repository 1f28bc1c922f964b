// Plays the matches of the corpus: the game's bots, random players, and matches that end outside the game.
import {
  type AnyAction,
  type AnyGame,
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

const MAX_ACTIONS = 20_000;
/** So many matches of each kind, whatever they come to. */
const OF_EACH_KIND = 8;
const MAX_TRIES = 20_000;

type AnyRecorder = Recorder<Parameters<AnyGame['view']>[0], AnyAction, unknown>;
type Choose = (match: AnyRecorder, seat: Seat) => AnyAction;

function start(game: AnyGame, seed: string): AnyRecorder {
  return record(game as never, { seed } as never) as unknown as AnyRecorder;
}

function randomPlayers(game: AnyGame, seed: string): Choose {
  const chance = createChance(`${seed}, players`);
  return (match, seat) => game.sampleLegal(match.state, seat, chance);
}

function botPlayers(game: AnyGame, bots: readonly AnyBot[], seed: string): Choose {
  const chance = createChance(`${seed}, bots`);
  const seated = [chance.pick(bots), chance.pick(bots)] as const;
  return (match, seat) => seated[seat].choose(game.view(match.state, seat) as never, seat, { chance });
}

/** Plays until the end, or so many actions. */
function play(game: AnyGame, match: AnyRecorder, choose: Choose, limit = MAX_ACTIONS): AnyRecorder {
  while (game.result(match.state) === undefined && match.ply < limit) {
    const [seat] = game.deciders(match.state);
    const action = choose(match, seat as Seat);
    const applied = match.apply(action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.rejection.code}`);
  }
  return match;
}

/** Match moves that end a match, one way for each line; the last match is left unfinished. */
const CLOSINGS: readonly (readonly MatchMove[])[] = [
  [{ type: 'concede', seat: 1 }],
  [
    { type: 'offerDraw', seat: 0 },
    { type: 'acceptDraw', seat: 1 },
  ],
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
  const closed: Golden[] = [];
  for (let i = 0; closed.length < CLOSINGS.length && i < MAX_TRIES; i++) {
    const seed = `${label} closed ${i}`;
    const match = play(game, start(game, seed), randomPlayers(game, seed), 2 + closed.length);
    if (game.result(match.state) !== undefined) continue;
    for (const move of CLOSINGS[closed.length] as readonly MatchMove[]) match.apply(move);
    const kept = match.toRecord();
    closed.push({ name: `closed-${closed.length + 1}-${kept.result?.reason ?? 'unfinished'}`, record: kept });
  }
  return closed;
}

/** Some matches as they come, and for every ending that they do not reach the first one that does. */
export function goldenMatches(gallery: Gallery, ref: RulesetRef): Golden[] {
  const game = gallery.editions.bind(ref);
  const bots = gallery.bots(ref);
  const label = `golden ${ref.game} ${ref.name}@${ref.version}`;
  const missing = new Set(gallery.endings(ref));
  const golden: Golden[] = [];
  const kinds = bots.length > 0 ? (['bots', 'random'] as const) : (['random', 'random'] as const);
  for (let i = 0; i < MAX_TRIES; i++) {
    const asTheyCome = i < 2 * OF_EACH_KIND;
    if (!asTheyCome && missing.size === 0) break;
    const kind = kinds[i % 2] as 'bots' | 'random';
    const seed = `${label} ${i}`;
    const choose = kind === 'bots' ? botPlayers(game, bots, seed) : randomPlayers(game, seed);
    const match = play(game, start(game, seed), choose).toRecord();
    const reason = match.result?.reason ?? 'unfinished';
    const isNew = missing.delete(reason);
    if (asTheyCome || isNew) golden.push({ name: `${kind}-${i + 1}-${reason}`, record: match });
  }
  if (missing.size > 0) throw new Error(`${label}: no match ends by ${[...missing].join(', ')}`);
  return [...golden, ...closedMatches(game, label)];
}
