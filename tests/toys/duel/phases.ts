import {
  type Definition,
  draw,
  finish,
  NO_SEATS,
  onlySeat,
  otherSeat,
  SEATS,
  type Seat,
  win,
} from 'holmgang';
import { drawCard } from './moves.js';
import type { DuelState, DuelTypes } from './types.js';

type Phases = Definition<DuelTypes>['phases'];

const clash: Phases['clash'] = {
  deciders(view) {
    const [first, second] = view.committed;
    if (first === null && second === null) return SEATS;
    return onlySeat(first === null ? 0 : 1);
  },
  moves: ['commit', 'salute'],
};

const reveal: Phases['reveal'] = {
  enter(state, ctx) {
    const [first, second] = state.committed as [number, number];
    state.discards[0].push(first);
    state.discards[1].push(second);
    state.committed = [null, null];
    state.attacker = attackerOf(state, first, second);
    ctx.events?.push({ type: 'clashRevealed', cards: [first, second], attacker: state.attacker });
    return state.attacker === null ? 'roundEnd' : 'strike';
  },
};

function attackerOf(state: DuelState, first: number, second: number): Seat | null {
  const difference = (state.cards[first] ?? 0) - (state.cards[second] ?? 0);
  return difference > 0 ? 0 : difference < 0 ? 1 : null;
}

const strike: Phases['strike'] = {
  deciders: (view) => (view.attacker === null ? NO_SEATS : onlySeat(view.attacker)),
  moves: ['strike', 'hold'],
};

/** Knockouts are looked for after every blow. */
const judge: Phases['judge'] = {
  enter(state) {
    for (const seat of SEATS) {
      if (state.life[seat] === 0) return finish(state, win(otherSeat(seat), 'knockout', 'DU-END-01'));
    }
    return 'regroup';
  },
};

const regroup: Phases['regroup'] = {
  deciders: (view) => (view.attacker === null ? NO_SEATS : onlySeat(otherSeat(view.attacker))),
  moves: ['draw', 'breathe'],
};

const roundEnd: Phases['roundEnd'] = {
  enter(state, ctx) {
    ctx.events?.push({ type: 'roundEnded', round: state.round });
    state.round += 1;
    state.attacker = null;
    return 'refill';
  },
};

/** Whoever has no card left draws one; whoever cannot ends the match. */
const refill: Phases['refill'] = {
  enter(state, ctx) {
    for (const seat of SEATS) if (state.hands[seat].length === 0) drawCard(state, seat, ctx);
    if (state.hands[0].length > 0 && state.hands[1].length > 0) return 'clash';
    const lead = state.life[0] - state.life[1];
    if (lead === 0) return finish(state, draw('exhausted', 'DU-END-02'));
    return finish(state, win(lead > 0 ? 0 : 1, 'exhausted', 'DU-END-02'));
  },
};

export const duelPhases: Phases = { clash, reveal, strike, judge, regroup, roundEnd, refill };
