import type { Game, LongFormMove, Move, State } from 'boardgame.io';

import bgioClient = require('boardgame.io/client');
import bgioCore = require('boardgame.io/core');
import bgioInternal = require('boardgame.io/internal');

import type { Seat } from 'holmgang';
import {
  CARDS,
  type DuelAction,
  type Final,
  LIMITS,
  type Match,
  type Opening,
  type Side,
  type Unit,
} from './match.js';

// The duel for boardgame.io, as its documentation advises: moves change an Immer draft or return INVALID_MOVE, the
// framework turns the turns, `endIf` tells the end.

const { INVALID_MOVE, TurnOrder } = bgioCore;

export interface Table {
  kinds: number[];
  sides: [Side, Side];
}

interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

const seatOf = (playerID: string): Seat => (playerID === '0' ? 0 : 1);
const otherOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

function newSide(deck: readonly number[], hero: number): Side {
  const { openingHand } = LIMITS;
  const hand = deck.slice(0, openingHand);
  return { hero, mana: 0, maxMana: 0, deck: deck.slice(openingHand), hand, board: [], discard: [] };
}

function drawCard(side: Side): void {
  if (side.deck.length === 0) {
    side.deck = side.discard;
    side.discard = [];
  }
  const card = side.deck.shift();
  if (card === undefined) return;
  if (side.hand.length < LIMITS.hand) side.hand.push(card);
  else side.discard.push(card);
}

function bury(side: Side): void {
  for (let i = side.board.length - 1; i >= 0; i--) {
    const unit = side.board[i]!;
    if (unit.health > 0) continue;
    side.board.splice(i, 1);
    side.discard.push(unit.id);
  }
}

function findUnit(side: Side, id: number): Unit | undefined {
  return side.board.find((unit) => unit.id === id);
}

const play: Move<Table> = ({ G, playerID }, card: number) => {
  const seat = seatOf(playerID);
  const side = G.sides[seat];
  const index = side.hand.indexOf(card);
  const printed = CARDS[G.kinds[card] ?? -1];
  if (index < 0 || printed === undefined) return INVALID_MOVE;
  if (side.board.length >= LIMITS.board || side.mana < printed.cost) return INVALID_MOVE;
  side.mana -= printed.cost;
  side.hand.splice(index, 1);
  side.board.push({ id: card, attack: printed.attack, health: printed.health, ready: false });
  for (let i = 0; i < printed.draws; i++) drawCard(side);
  G.sides[otherOf(seat)].hero -= printed.strikes;
  return undefined;
};

const attack: Move<Table> = ({ G, playerID }, id: number, target: number | 'hero') => {
  const seat = seatOf(playerID);
  const side = G.sides[seat];
  const enemySide = G.sides[otherOf(seat)];
  const unit = findUnit(side, id);
  if (unit === undefined || !unit.ready) return INVALID_MOVE;
  if (target === 'hero') {
    unit.ready = false;
    enemySide.hero -= unit.attack;
    return undefined;
  }
  const enemy = findUnit(enemySide, target);
  if (enemy === undefined) return INVALID_MOVE;
  unit.ready = false;
  enemy.health -= unit.attack;
  unit.health -= enemy.attack;
  bury(side);
  bury(enemySide);
  return undefined;
};

const draw: Move<Table> = ({ G, playerID }) => {
  const side = G.sides[seatOf(playerID)];
  if (side.mana < LIMITS.drawCost) return INVALID_MOVE;
  side.mana -= LIMITS.drawCost;
  drawCard(side);
  return undefined;
};

const endTurn: LongFormMove<Table> = { move: ({ events }) => events.endTurn() };

export interface Settings {
  /** boardgame.io keeps what it needs to take moves back unless it is told not to. */
  readonly undo: boolean;
}

export function createBoardgameDuel(opening: Opening, { undo }: Settings): Game<Table> {
  const { kinds, decks, hero, turns } = opening;
  return {
    name: 'duel',
    disableUndo: !undo,
    setup: () => ({ kinds: [...kinds], sides: [newSide(decks[0], hero), newSide(decks[1], hero)] }),
    moves: { play, attack, draw, endTurn },
    turn: {
      order: TurnOrder.DEFAULT,
      onBegin: ({ G, ctx }) => {
        const side = G.sides[seatOf(ctx.currentPlayer)];
        side.maxMana = Math.min(LIMITS.mana, side.maxMana + 1);
        side.mana = side.maxMana;
        for (const unit of side.board) unit.ready = true;
        drawCard(side);
      },
    },
    endIf: ({ G, ctx }): Outcome | undefined => {
      const [first, second] = G.sides;
      if (first.hero <= 0) return { winner: 1, reason: 'hero' };
      if (second.hero <= 0) return { winner: 0, reason: 'hero' };
      if (ctx.turn <= turns) return undefined;
      const lead = first.hero - second.hero;
      return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, reason: 'turns' };
    },
  };
}

export type BoardgameClient = ReturnType<typeof bgioClient.Client<Table>>;

/** A single-player client without its debug panel, ready for moves. */
export function startClient(game: Game<Table>): BoardgameClient {
  const client = bgioClient.Client<Table>({ game, debug: false });
  client.start();
  return client;
}

/** Makes one move through the client's own interface. */
export function dispatch({ moves }: BoardgameClient, action: DuelAction): void {
  switch (action.type) {
    case 'play':
      moves.play!(action.card);
      return;
    case 'attack':
      moves.attack!(action.unit, action.target);
      return;
    case 'draw':
      moves.draw!();
      return;
    case 'endTurn':
      moves.endTurn!();
  }
}

type Reducer = ReturnType<typeof bgioInternal.CreateGameReducer>;
type ReducerAction = Parameters<Reducer>[1];

/** The bare reducer with its first state. */
export function startReducer(game: Game<Table>): { reducer: Reducer; start: State<Table> } {
  const processed = bgioInternal.ProcessGameConfig(game);
  return {
    reducer: bgioInternal.CreateGameReducer({ game: processed }),
    start: bgioInternal.InitializeGame({ game: processed }) as State<Table>,
  };
}

/** The action that the client would dispatch. */
export function toReducerAction(action: DuelAction): ReducerAction {
  const args =
    action.type === 'play' ? [action.card] : action.type === 'attack' ? [action.unit, action.target] : [];
  return {
    type: 'MAKE_MOVE',
    payload: { type: action.type, args, playerID: String(action.seat) },
  };
}

export function playClient(match: Match, settings: Settings): State<Table> {
  const client = startClient(createBoardgameDuel(match, settings));
  for (const action of match.actions) dispatch(client, action);
  client.stop();
  return client.store.getState();
}

export function finalOfBoardgame({ G, ctx }: Pick<State<Table>, 'G' | 'ctx'>): Final {
  const { winner = null, reason = '' }: Partial<Outcome> = ctx.gameover ?? {};
  return { turn: ctx.turn, sides: G.sides, winner, reason };
}
