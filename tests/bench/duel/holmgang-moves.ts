import {
  type Context,
  type Definition,
  draw as drawn,
  drawTop,
  finish,
  InvariantError,
  integer,
  onlySeat,
  otherSeat,
  reject,
  type Seat,
  type Shape,
  win,
} from 'holmgang';
import type { DuelState, DuelTypes } from './holmgang-types.js';
import type { Side, Unit } from './match.js';

// The rules of the duel, as a game on this kernel is written: what permits a move and what it does stand together.

type Moves = Definition<DuelTypes>['moves'];
type Phases = Definition<DuelTypes>['phases'];
type Ctx = Context<DuelTypes>;

const instance = integer(0, 149);
const target: Shape = (value, path, problems) => {
  if (value !== 'hero') instance(value, path, problems);
};

function findUnit(side: Side<number | null>, id: number): Unit | undefined {
  for (const unit of side.board) if (unit.id === id) return unit;
  return undefined;
}

/** As `findUnit`, for moves that are known to be legal; apart from it, so that it never sees frozen lists. */
function unitOf(side: Side, id: number): Unit {
  for (const unit of side.board) if (unit.id === id) return unit;
  throw new InvariantError(`no unit ${id}`);
}

function drawCard(state: DuelState, seat: Seat, ctx: Ctx): void {
  const side = state.sides[seat];
  if (side.deck.length === 0) {
    side.deck = side.discard;
    side.discard = [];
  }
  const card = drawTop(side.deck, ctx.chance);
  if (card === undefined) return;
  if (side.hand.length < ctx.rules.limits.hand) {
    side.hand.push(card);
    ctx.events?.push({ type: 'cardDrawn', seat, card });
  } else {
    side.discard.push(card);
    ctx.events?.push({ type: 'cardDiscarded', seat, card });
  }
}

function hitHero(state: DuelState, seat: Seat, damage: number, ctx: Ctx): void {
  state.sides[seat].hero -= damage;
  ctx.events?.push({ type: 'heroHit', seat, damage });
}

const play: Moves['play'] = {
  fields: { card: instance },
  check(view, { seat, card }, { cards, limits }) {
    const side = view.sides[seat];
    const printed = cards[view.kinds[card] ?? -1];
    if (printed === undefined || !side.hand.includes(card))
      return reject('NOT_IN_HAND', 'DUEL-PLA-01', { card });
    if (side.board.length >= limits.board) return reject('BOARD_FULL', 'DUEL-PLA-01');
    if (side.mana < printed.cost) return reject('NOT_ENOUGH_MANA', 'DUEL-PLA-01', { mana: side.mana });
    return undefined;
  },
  options(view, seat, { cards, limits }, options) {
    const { hand, board, mana } = view.sides[seat];
    if (board.length >= limits.board) return;
    for (const card of hand) {
      if (card === null) continue;
      const printed = cards[view.kinds[card] ?? -1];
      if (printed === undefined || printed.cost > mana) continue;
      if (options.next()) options.push({ type: 'play', seat, card });
    }
  },
  apply(state, { seat, card }, ctx) {
    const side = state.sides[seat];
    const kind = state.kinds[card] as number;
    const { cost, attack, health, draws, strikes } = ctx.rules.cards[kind]!;
    side.mana -= cost;
    side.hand.splice(side.hand.indexOf(card), 1);
    side.board.push({ id: card, attack, health, ready: false });
    ctx.events?.push({ type: 'unitPlayed', seat, card, kind });
    for (let i = 0; i < draws; i++) drawCard(state, seat, ctx);
    if (strikes === 0) return 'main';
    hitHero(state, otherSeat(seat), strikes, ctx);
    return 'ending';
  },
};

const attack: Moves['attack'] = {
  fields: { unit: instance, target },
  check(view, action) {
    const unit = findUnit(view.sides[action.seat], action.unit);
    if (unit === undefined) return reject('NO_SUCH_UNIT', 'DUEL-ATT-01', { unit: action.unit });
    if (!unit.ready) return reject('NOT_READY', 'DUEL-ATT-01', { unit: action.unit });
    if (action.target === 'hero' || findUnit(view.sides[otherSeat(action.seat)], action.target))
      return undefined;
    return reject('NO_SUCH_TARGET', 'DUEL-ATT-01', { target: action.target });
  },
  options(view, seat, _rules, options) {
    const enemies = view.sides[otherSeat(seat)].board;
    for (const { id, ready } of view.sides[seat].board) {
      if (!ready) continue;
      if (options.next()) options.push({ type: 'attack', seat, unit: id, target: 'hero' });
      for (const enemy of enemies) {
        if (options.next()) options.push({ type: 'attack', seat, unit: id, target: enemy.id });
      }
    }
  },
  apply(state, action, ctx) {
    const { seat } = action;
    const defender = otherSeat(seat);
    const unit = unitOf(state.sides[seat], action.unit);
    unit.ready = false;
    ctx.events?.push({ type: 'attacked', seat, unit: unit.id, target: action.target, damage: unit.attack });
    if (action.target === 'hero') {
      hitHero(state, defender, unit.attack, ctx);
      return 'ending';
    }
    const enemy = unitOf(state.sides[defender], action.target);
    enemy.health -= unit.attack;
    unit.health -= enemy.attack;
    return 'deaths';
  },
};

const draw: Moves['draw'] = {
  fields: {},
  check(view, { seat }, { limits }) {
    const { mana } = view.sides[seat];
    return mana < limits.drawCost ? reject('NOT_ENOUGH_MANA', 'DUEL-DRA-01', { mana }) : undefined;
  },
  options(view, seat, { limits }, options) {
    if (view.sides[seat].mana >= limits.drawCost && options.next()) options.push({ type: 'draw', seat });
  },
  apply(state, { seat }, ctx) {
    state.sides[seat].mana -= ctx.rules.limits.drawCost;
    drawCard(state, seat, ctx);
    return 'main';
  },
};

const endTurn: Moves['endTurn'] = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'endTurn', seat });
  },
  apply: () => 'turnStart',
};

export const moves: Moves = { play, attack, draw, endTurn };

const turnStart: Phases['turnStart'] = {
  enter(state, ctx) {
    state.turn += 1;
    state.active = otherSeat(state.active);
    const side = state.sides[state.active];
    side.maxMana = Math.min(ctx.rules.limits.mana, side.maxMana + 1);
    side.mana = side.maxMana;
    for (const unit of side.board) unit.ready = true;
    ctx.events?.push({ type: 'turnStarted', seat: state.active, turn: state.turn });
    drawCard(state, state.active, ctx);
    return 'ending';
  },
};

function bury(side: Side, seat: Seat, ctx: Ctx): void {
  for (let i = side.board.length - 1; i >= 0; i--) {
    const unit = side.board[i]!;
    if (unit.health > 0) continue;
    side.board.splice(i, 1);
    side.discard.push(unit.id);
    ctx.events?.push({ type: 'unitDied', seat, unit: unit.id });
  }
}

/** Follows every fight between units. */
const deaths: Phases['deaths'] = {
  enter(state, ctx) {
    bury(state.sides[0], 0, ctx);
    bury(state.sides[1], 1, ctx);
    return 'main';
  },
};

/** Follows whatever can end the match. */
const ending: Phases['ending'] = {
  enter(state) {
    const [first, second] = state.sides;
    if (first.hero <= 0) return finish(state, win(1, 'hero', 'DUEL-END-01'));
    if (second.hero <= 0) return finish(state, win(0, 'hero', 'DUEL-END-01'));
    if (state.turn <= state.turns) return 'main';
    const lead = first.hero - second.hero;
    if (lead === 0) return finish(state, drawn('turns', 'DUEL-END-02'));
    return finish(state, win(lead > 0 ? 0 : 1, 'turns', 'DUEL-END-02'));
  },
};

const main: Phases['main'] = {
  deciders: (view) => onlySeat(view.active),
  moves: ['play', 'attack', 'draw', 'endTurn'],
};

export const phases: Phases = { turnStart, deaths, ending, main };
