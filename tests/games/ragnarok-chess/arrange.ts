// Positions, moves and combats for tests.
import { createChance, type Rejection, type Seat } from 'holmgang';
import {
  createRagnarokChess,
  formatMove,
  type Piece,
  parseMove,
  type RagnarokChessAction,
  type RagnarokChessEvent,
  type RagnarokChessGame,
  type RagnarokChessSetup,
  type RagnarokChessState,
  ragnarokChess,
} from 'holmgang/ragnarok-chess';
import { expect } from 'vitest';

/** What came of something. */
export interface Played {
  readonly state: RagnarokChessState;
  readonly events: readonly RagnarokChessEvent[];
}

/** The game under some options of its own. */
export function under(
  options: NonNullable<Exclude<Parameters<typeof createRagnarokChess>[0], string | undefined>['options']>,
): RagnarokChessGame {
  return createRagnarokChess({ name: 'custom', version: 1, options });
}

/** A match that begins from a position. */
export function at(
  position: string,
  game: RagnarokChessGame = ragnarokChess,
  setup: Omit<RagnarokChessSetup, 'position'> = {},
): RagnarokChessState {
  return game.setup({ ...setup, position, seed: 'arranged' });
}

/** The move of the seat whose turn it is. */
export function moveOf(state: RagnarokChessState, text: string): RagnarokChessAction {
  return { type: 'move', seat: state.toMove, ...parseMove(text) };
}

/** Makes moves, which must be legal. */
export function play(
  state: RagnarokChessState,
  moves: string,
  game: RagnarokChessGame = ragnarokChess,
): Played {
  let played: Played = { state, events: [] };
  for (const text of moves.split(' ')) {
    const applied = game.apply(played.state, moveOf(played.state, text));
    if (!applied.ok) expect.fail(`${text} is refused: ${JSON.stringify(applied.rejection)}`);
    played = applied;
  }
  return played;
}

/** Why a move is refused. */
export function refusal(
  state: RagnarokChessState,
  text: string,
  game: RagnarokChessGame = ragnarokChess,
): Rejection | undefined {
  return game.validate(state, moveOf(state, text));
}

/** Where a piece can go, by the names of squares. */
export function goals(
  state: RagnarokChessState,
  from: string,
  game: RagnarokChessGame = ragnarokChess,
): string {
  const moves = game
    .legalActions(state, state.toMove)
    .flatMap((action) => (action.type === 'move' ? [formatMove(action)] : []));
  const own = moves.filter((move) => move.startsWith(from)).map((move) => move.slice(2));
  return [...new Set(own)].sort().join(' ');
}

/** What stands on a square. */
export function pieceOn(state: RagnarokChessState, square: string): Piece | null {
  return state.board[parseMove(square + square).from] ?? null;
}

/** How a combat ended. */
export type Outcome = 'attacker' | 'defender' | 'standOff' | 'both';

function outcomeOf(events: readonly RagnarokChessEvent[], attacker: Seat): Outcome | null {
  for (const event of events) {
    if (event.type !== 'combatEnded') continue;
    if (event.standOff) return 'standOff';
    if (event.winner === null) return 'both';
    return event.winner === attacker ? 'attacker' : 'defender';
  }
  return null;
}

/** Plays a combat on with random players, again and again, until it ends as wanted; the last step is what is returned. */
export function fight(
  state: RagnarokChessState,
  wanted: Outcome,
  game: RagnarokChessGame = ragnarokChess,
): Played & {
  readonly before: RagnarokChessState;
  readonly action: RagnarokChessAction;
  readonly seed: string;
} {
  for (let i = 0; i < 3000; i++) {
    const chance = createChance(`fight ${i}`);
    let before = state;
    while (before.combat !== null) {
      const seat = chance.pick(game.deciders(before));
      const action = game.sampleLegal(before, seat, chance);
      const seed = `step ${i} ${before.combat.poker.hand} ${chance.int(1_000_000)}`;
      const applied = game.apply(before, action, createChance(seed));
      if (!applied.ok) expect.fail(`a combat refuses ${JSON.stringify(action)}`);
      const outcome = outcomeOf(applied.events, before.toMove);
      if (outcome === wanted) return { state: applied.state, events: applied.events, before, action, seed };
      if (outcome !== null) break;
      before = applied.state;
    }
  }
  return expect.fail(`no combat ends as wanted: ${wanted}`);
}

/** The events of one kind. */
export function told<T extends RagnarokChessEvent['type']>(
  events: readonly RagnarokChessEvent[],
  type: T,
): readonly Extract<RagnarokChessEvent, { type: T }>[] {
  return events.filter((event): event is Extract<RagnarokChessEvent, { type: T }> => event.type === type);
}

/** Matches of random players, every state handed over. */
export function watch(
  game: RagnarokChessGame,
  matches: number,
  look: (
    before: RagnarokChessState,
    action: RagnarokChessAction,
    after: RagnarokChessState,
    events: readonly RagnarokChessEvent[],
  ) => void,
): void {
  for (let i = 0; i < matches; i++) {
    const chance = createChance(`watched ${i}`);
    const state = game.clone(game.setup({ seed: `watched ${i}` }));
    while (state.result === null) {
      const before = game.clone(state);
      const events: RagnarokChessEvent[] = [];
      const action = game.sampleLegal(state, chance.pick(game.deciders(state)), chance);
      game.advance(state, action, events);
      look(before, action, state, events);
    }
  }
}
