// Matches to record: random ones of every game and ruleset, and ways to tell what became of a forgery.
import {
  type AnyAction,
  type AnyEvent,
  type AnyGame,
  type AnyState,
  type AnyView,
  createChance,
  type Game,
  type MatchMove,
} from 'holmgang';
import { bjj, createBjj } from 'holmgang/bjj';
import { type MatchRecord, type Recorder, type Refuted, record, type Verdict, verify } from 'holmgang/record';
import { expect } from 'vitest';
import { duel } from '../toys/duel/definition.js';
import { feud } from '../toys/feud/definition.js';
import { nim } from '../toys/nim.js';

/** A game, as far as all agree, with what recording needs. */
export type OpenGame = Game<AnyState, AnyView, AnyAction, AnyEvent, object>;

export type OpenRecorder = Recorder<AnyState, AnyAction, AnyEvent>;

/** The game under its loosest type. */
export function open(game: AnyGame): OpenGame {
  return game as unknown as OpenGame;
}

/** A kind of match: a game on a ruleset, and how it is set up. */
export interface Kind {
  readonly name: string;
  readonly game: OpenGame;
  readonly setup: object;
}

export const NIM: Kind = { name: 'nim', game: open(nim), setup: {} };
export const DUEL: Kind = { name: 'duel', game: open(duel), setup: {} };
export const SMALL_DUEL: Kind = { name: 'small duel', game: open(duel), setup: { size: 3 } };
export const BJJ: Kind = { name: 'bjj standard', game: open(bjj), setup: {} };

export const KINDS: readonly Kind[] = [
  NIM,
  DUEL,
  SMALL_DUEL,
  { name: 'feud, with duels inside', game: open(feud), setup: {} },
  BJJ,
  { name: 'bjj strict-transitions', game: open(createBjj('strict-transitions')), setup: {} },
  { name: 'bjj no-dice', game: open(createBjj('no-dice')), setup: {} },
  { name: 'bjj tournament', game: open(createBjj('tournament')), setup: {} },
];

/** A match of random legal actions, up to its end or so many actions. */
export function played({ game, setup }: Kind, seed: string, maxActions = 10_000): OpenRecorder {
  const chance = createChance(`players of ${seed}`);
  const match = record(game, { ...setup, seed });
  while (match.ply < maxActions) {
    const deciders = game.deciders(match.state);
    if (deciders.length === 0) break;
    const applied = match.apply(game.sampleLegal(match.state, chance.pick(deciders), chance));
    if (!applied.ok) expect.fail(`refused what it offers: ${JSON.stringify(applied.rejection)}`);
  }
  return match;
}

/** The record of a whole random match. */
export function recorded(kind: Kind, seed: string, maxActions?: number): MatchRecord {
  return played(kind, seed, maxActions).toRecord();
}

/** Draws offered and declined, over and over; the one move of the game in between makes checkpoints differ. */
export function longNim(actions: number): OpenRecorder {
  const match = record(open(nim), { seed: 'long' });
  while (match.ply < actions) {
    if (match.ply === 300) make(match, { type: 'take', seat: 0, count: 1 });
    else if (match.state.drawOffer === null) make(match, { type: 'offerDraw', seat: 0 });
    else make(match, { type: 'declineDraw', seat: 1 });
  }
  return match;
}

/** Makes an action that must be legal. */
export function make(match: OpenRecorder, action: AnyAction & Readonly<Record<string, unknown>>): void {
  const applied = match.apply(action);
  if (!applied.ok) expect.fail(`refused: ${JSON.stringify(applied.rejection)}`);
}

/** Every way in which a match ends outside its game. */
export const ENDINGS: readonly (readonly MatchMove[])[] = [
  [{ type: 'concede', seat: 0 }],
  [{ type: 'concede', seat: 1 }],
  [
    { type: 'offerDraw', seat: 0 },
    { type: 'acceptDraw', seat: 1 },
  ],
  [
    { type: 'offerDraw', seat: 1 },
    { type: 'declineDraw', seat: 0 },
    { type: 'offerDraw', seat: 0 },
    { type: 'acceptDraw', seat: 1 },
  ],
  [{ type: 'timeout', seat: 0, by: 'arbiter' }],
  [{ type: 'timeout', seat: 1, by: 'arbiter' }],
  [{ type: 'disqualify', seat: 0, by: 'arbiter' }],
  [{ type: 'disqualify', seat: 1, by: 'arbiter' }],
  [{ type: 'disqualify', seat: 'both', by: 'arbiter' }],
  [{ type: 'adjudicate', winner: 0, by: 'arbiter' }],
  [{ type: 'adjudicate', winner: 1, by: 'arbiter' }],
  [{ type: 'adjudicate', winner: null, by: 'arbiter' }],
];

/** A verdict that must be a refusal. */
export function refusal(verdict: Verdict): Refuted {
  if (verdict.ok) expect.fail('the record was accepted');
  return verdict;
}

/** Expects that a record is refused with this code by this clause, at this action. */
export function expectRefuted(
  value: unknown,
  game: AnyGame,
  code: Refuted['code'],
  rule: string,
  action: number | null = null,
): Refuted {
  const verdict = refusal(verify(value, game));
  expect({ code: verdict.code, rule: verdict.rule, action: verdict.action }).toEqual({ code, rule, action });
  expect(verdict.message).not.toBe('');
  return verdict;
}

/** Another text of the same length in hexadecimal. */
export function otherHex(hex: string): string {
  return (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
}
