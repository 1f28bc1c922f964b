// The phases and moves of the counting game.
import {
  type Context,
  type Definition,
  draw,
  drawTop,
  finish,
  integer,
  onlySeat,
  otherSeat,
  reject,
  SEATS,
  win,
} from 'holmgang';
import type { CountingState, CountingTypes, Phase } from './counting-types.js';

export const phases: Definition<CountingTypes>['phases'] = {
  deal: {
    enter: (state, { events }) => {
      events?.push({ type: 'dealt' });
      return state.goal === 0 ? finish(state, draw('nothingToCount', 'CT-WIN-01')) : 'opening';
    },
  },
  opening: {
    deciders: (view) => SEATS.filter((seat) => view.picks[seat] === null),
    moves: ['pick', 'cheer'],
  },
  reveal: {
    enter: (state, { events }) => {
      const [a, b] = state.picks;
      if (a === null || b === null) return 'opening';
      events?.push({ type: 'revealed', picks: [a, b] });
      state.picks = [null, null];
      state.turn = b > a ? 1 : 0;
      return 'count';
    },
  },
  count: { deciders: (view) => onlySeat(view.turn), moves: ['add', 'roll', 'draw', 'cheer'] },
  settle: {
    enter: (state, { events }) => {
      if (state.total >= state.goal) return finish(state, win(state.turn, 'goal', 'CT-WIN-01'));
      state.turn = otherSeat(state.turn);
      events?.push({ type: 'turnPassed', to: state.turn });
      return 'count';
    },
  },
};

function gain(state: CountingState, amount: number, { events }: Context<CountingTypes>): Phase {
  state.total += amount;
  events?.push({ type: 'added', seat: state.turn, amount });
  if (state.total === 5) state.pending.push({ kind: 'bonus', seat: state.turn });
  return 'settle';
}

export const moves: Definition<CountingTypes>['moves'] = {
  pick: {
    fields: { number: integer(1, 3) },
    check: () => undefined,
    options: (_view, seat, _rules, options) => {
      for (const number of [1, 2, 3]) if (options.next()) options.push({ type: 'pick', seat, number });
    },
    apply: (state, { seat, number }, { events }) => {
      state.picks[seat] = number;
      events?.push({ type: 'picked', seat, number });
      return 'reveal';
    },
  },
  add: {
    fields: { amount: integer(1, 9) },
    check: (_view, { amount }, { mostAdded }) =>
      amount > mostAdded ? reject('TOO_MUCH', 'CT-ADD-01', { amount }) : undefined,
    options: (_view, seat, { mostAdded }, options) => {
      for (let amount = 1; amount <= mostAdded; amount++) {
        if (options.next()) options.push({ type: 'add', seat, amount });
      }
    },
    apply: (state, { amount }, ctx) => gain(state, amount, ctx),
  },
  roll: {
    fields: {},
    check: () => undefined,
    options: (_view, seat, _rules, options) => {
      if (options.next()) options.push({ type: 'roll', seat });
    },
    apply: (state, _action, ctx) => gain(state, 1 + ctx.chance.int(3), ctx),
  },
  draw: {
    fields: {},
    check: (view) => (view.deck.length === 0 ? reject('DECK_EMPTY', 'CT-DRW-01') : undefined),
    options: (view, seat, _rules, options) => {
      if (view.deck.length > 0 && options.next()) options.push({ type: 'draw', seat });
    },
    apply: (state, _action, ctx) => {
      const card = drawTop(state.deck, ctx.chance) ?? 0;
      state.drawn.push(card);
      return gain(state, card, ctx);
    },
  },
  bonus: {
    fields: { amount: integer(0, 1) },
    check: () => undefined,
    options: (_view, seat, _rules, options) => {
      for (const amount of [0, 1]) if (options.next()) options.push({ type: 'bonus', seat, amount });
    },
    apply: (state, { amount }, { events }) => {
      state.pending.shift();
      state.total += amount;
      events?.push({ type: 'added', seat: state.turn, amount });
      return state.phase;
    },
  },
  cheer: {
    fields: {},
    offTurn: true,
    check: (view, { seat }) => (view.cheers[seat] === 2 ? reject('HOARSE', 'CT-CHR-01') : undefined),
    apply: (state, { seat }, { events }) => {
      state.cheers[seat] += 1;
      events?.push({ type: 'cheered', seat });
      return state.phase;
    },
  },
};
