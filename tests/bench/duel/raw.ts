import type { Seat } from 'holmgang';
import { CARDS, type DuelAction, type Final, LIMITS, type Match, type Opening, type Side } from './match.js';

// The duel by hand: one mutable object, one switch, no checks, no events, no copies. Nothing can be much faster.

interface Table {
  kinds: readonly number[];
  turns: number;
  turn: number;
  active: Seat;
  sides: [Side, Side];
  winner: Seat | null;
  reason: string;
}

function newSide(deck: readonly number[], hero: number): Side {
  const { openingHand } = LIMITS;
  const hand = deck.slice(0, openingHand);
  return { hero, mana: 0, maxMana: 0, deck: deck.slice(openingHand), hand, board: [], discard: [] };
}

export function setup({ kinds, decks, hero, turns }: Opening): Table {
  const sides: [Side, Side] = [newSide(decks[0], hero), newSide(decks[1], hero)];
  const table: Table = { kinds, turns, turn: 0, active: 1, sides, winner: null, reason: '' };
  startTurn(table);
  return table;
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

function startTurn(table: Table): void {
  table.turn += 1;
  table.active = table.active === 0 ? 1 : 0;
  const side = table.sides[table.active];
  if (side.maxMana < LIMITS.mana) side.maxMana += 1;
  side.mana = side.maxMana;
  for (const unit of side.board) unit.ready = true;
  drawCard(side);
  if (table.turn > table.turns) {
    const lead = table.sides[0].hero - table.sides[1].hero;
    table.winner = lead === 0 ? null : lead > 0 ? 0 : 1;
    table.reason = 'turns';
  }
}

function bury(side: Side): void {
  for (let i = side.board.length - 1; i >= 0; i--) {
    const unit = side.board[i]!;
    if (unit.health > 0) continue;
    side.board.splice(i, 1);
    side.discard.push(unit.id);
  }
}

function hitHero(table: Table, seat: Seat, damage: number): void {
  table.sides[seat].hero -= damage;
  if (table.sides[seat].hero > 0) return;
  table.winner = seat === 0 ? 1 : 0;
  table.reason = 'hero';
}

function unitOf(side: Side, id: number): Side['board'][number] {
  for (const unit of side.board) if (unit.id === id) return unit;
  throw new Error(`no unit ${id}`);
}

export function play(table: Table, action: DuelAction): void {
  const side = table.sides[action.seat];
  const enemySeat = action.seat === 0 ? 1 : 0;
  switch (action.type) {
    case 'play': {
      const card = CARDS[table.kinds[action.card]!]!;
      side.mana -= card.cost;
      side.hand.splice(side.hand.indexOf(action.card), 1);
      side.board.push({ id: action.card, attack: card.attack, health: card.health, ready: false });
      for (let i = 0; i < card.draws; i++) drawCard(side);
      if (card.strikes > 0) hitHero(table, enemySeat, card.strikes);
      return;
    }
    case 'attack': {
      const unit = unitOf(side, action.unit);
      unit.ready = false;
      if (action.target === 'hero') {
        hitHero(table, enemySeat, unit.attack);
        return;
      }
      const enemy = table.sides[enemySeat];
      const target = unitOf(enemy, action.target);
      target.health -= unit.attack;
      unit.health -= target.attack;
      bury(side);
      bury(enemy);
      return;
    }
    case 'draw':
      side.mana -= LIMITS.drawCost;
      drawCard(side);
      return;
    case 'endTurn':
      startTurn(table);
  }
}

/** Plays a whole match. */
export function playRaw(match: Match): Table {
  const table = setup(match);
  for (const action of match.actions) play(table, action);
  return table;
}

export function finalOfRaw({ turn, sides, winner, reason }: Table): Final {
  return { turn, sides, winner, reason };
}
