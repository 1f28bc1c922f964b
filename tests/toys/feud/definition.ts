import {
  cloneGenerator,
  type Definition,
  defineGame,
  digestOf,
  draw,
  type Embedded,
  embed,
  finish,
  integer,
  nullOr,
  oneOf,
  onlySeat,
  otherSeat,
  type Problem,
  pairOf,
  problem,
  recordOf,
  reject,
  type Seat,
  seatAt,
  win,
} from 'holmgang';
import { duelDefinition } from '../duel/definition.js';
import type { DuelAction, DuelEvent, DuelTypes } from '../duel/types.js';
import type { FeudEvent, FeudState, FeudTypes, FeudView } from './types.js';

type Feud = Definition<FeudTypes>;

const rules = { turns: 3 };

/** An event says who has challenged, because that is all that viewers of events have to go by. */
const tellAs =
  (challenger: Seat) =>
  (event: DuelEvent): FeudEvent => ({ type: 'duelEvent', challenger, event });

/** Who has the first seat of the duel; without a duel it does not matter. */
const firstOf = (view: FeudView): Seat => view.duel?.challenger ?? 0;

function phases(duel: Embedded<DuelTypes>): Feud['phases'] {
  return {
    year: { deciders: (view) => onlySeat(view.turn), moves: ['rest', 'challenge'] },
    duel: {
      deciders: (view) => (view.duel === null ? [] : duel.deciders(view.duel.table, view.duel.challenger)),
      moves: ['fight'],
    },
    aftermath: {
      enter(state, ctx) {
        if (state.duel !== null) {
          const { challenger, table } = state.duel;
          const inner = table.result?.winner ?? null;
          const winner = inner === null ? null : seatAt(challenger, inner);
          if (winner !== null) state.points[winner] += 1;
          state.duel = null;
          ctx.events?.push({ type: 'duelEnded', winner });
          if (winner !== null && state.points[winner] === 2)
            return finish(state, win(winner, 'feudWon', 'FE-END-01'));
        }
        state.left -= 1;
        state.turn = otherSeat(state.turn);
        if (state.left > 0) return 'year';
        const [a, b] = state.points;
        if (a === b) return finish(state, draw('yearOver', 'FE-END-02'));
        return finish(state, win(a > b ? 0 : 1, 'yearOver', 'FE-END-02'));
      },
    },
  };
}

function moves(duel: Embedded<DuelTypes>): Feud['moves'] {
  return {
    rest: {
      fields: {},
      check: () => undefined,
      options(_view, seat, _rules, options) {
        if (options.next()) options.push({ type: 'rest', seat });
      },
      apply(_state, { seat }, ctx) {
        ctx.events?.push({ type: 'rested', seat });
        return 'aftermath';
      },
    },
    challenge: {
      fields: {},
      check: () => undefined,
      options(_view, seat, _rules, options) {
        if (options.next()) options.push({ type: 'challenge', seat });
      },
      apply(state, { seat }, ctx) {
        ctx.events?.push({ type: 'challenged', seat });
        state.duel = { challenger: seat, table: duel.start({ size: 3 }, ctx, tellAs(seat)) };
        return 'duel';
      },
    },
    fight: {
      fields: { action: duel.actionShape },
      // What is untimely in the duel, the duel says itself.
      offTurn: true,
      check(view, { seat, action }) {
        if (view.duel === null) return reject('NO_DUEL', 'FE-DUE-01');
        return duel.refuse(view.duel.table, seat, action, view.duel.challenger) as ReturnType<
          Feud['moves']['fight']['check']
        >;
      },
      options(view, seat, _rules, options) {
        if (view.duel === null) return;
        const wrap = (action: DuelAction) => ({ type: 'fight', seat, action }) as const;
        duel.collect(view.duel.table, seat, options, wrap, view.duel.challenger);
      },
      apply(state, { action }, ctx) {
        if (state.duel === null) return 'year';
        duel.apply(state.duel.table, action, ctx, tellAs(state.duel.challenger));
        return state.duel.table.result === null ? 'duel' : 'aftermath';
      },
    },
  };
}

function cloneFeud(state: FeudState, duel: Embedded<DuelTypes>): FeudState {
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [],
    drawOffer: state.drawOffer,
    result: state.result,
    turn: state.turn,
    left: state.left,
    points: [...state.points],
    duel:
      state.duel === null ? null : { challenger: state.duel.challenger, table: duel.clone(state.duel.table) },
  };
}

function invariants(state: FeudState, duel: Embedded<DuelTypes>): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (path: string, message: string) => problems.push(problem(path, 'BAD_FEUD', message));
  if (state.result === null) {
    if ((state.phase === 'duel') !== (state.duel !== null)) note('duel', 'not in this phase');
    if (state.left === 0) note('left', 'the year is over');
    if (state.points.includes(2)) note('points', 'the feud is over');
    if (state.duel !== null && state.duel.table.result !== null) note('duel', 'the duel is over');
  }
  if (state.duel !== null) problems.push(...duel.problems(state.duel.table, 'duel.table'));
  return problems;
}

/** The feud around a duel; variants with a planted defect embed another one. */
export function feudOf(duel: Embedded<DuelTypes>): Feud {
  return {
    id: 'feud',
    ruleset: Object.freeze({ game: 'feud', name: 'toy', version: 1, digest: digestOf(rules) }),
    rules,
    phases: phases(duel),
    moves: moves(duel),
    refusals: {
      wrongPhase: (view, { type }) =>
        type === 'fight'
          ? reject('NO_DUEL', 'FE-DUE-01')
          : reject('DUEL_IN_PROGRESS', 'FE-YEA-01', { challenger: firstOf(view) }),
    },
    checkOptions: (options) =>
      Object.keys(options).map((name) => problem(name, 'UNKNOWN_FIELD', 'no such option')),
    setup: (_options, core) => ({
      ...core,
      phase: 'year',
      turn: 0,
      left: rules.turns,
      points: [0, 0],
      duel: null,
    }),
    ended: (result) => ({ type: 'matchEnded', result }),
    clone: (state) => cloneFeud(state, duel),
    view: (state, viewer, core) => ({
      ...core,
      phase: state.phase,
      turn: state.turn,
      left: state.left,
      points: state.points,
      duel: state.duel && {
        challenger: state.duel.challenger,
        table: duel.view(state.duel.table, viewer, state.duel.challenger),
      },
    }),
    viewEvent(outer, viewer) {
      if (outer.type !== 'duelEvent') return outer;
      const event = duel.viewEvent(outer.event, viewer, outer.challenger);
      return event && { ...outer, event };
    },
    viewAction(outer, viewer) {
      if (outer.type !== 'fight') return outer;
      // Who sits where, the two seats of the action say: its own, and that at the inner table.
      const seen = duel.viewAction(outer.action, viewer, seatAt(outer.seat, outer.action.seat));
      return 'hidden' in seen
        ? { type: 'fight', seat: outer.seat, hidden: true }
        : { ...outer, action: seen };
    },
    determinize: (view, rng, chance) => ({
      ...view,
      viewer: null,
      rng,
      pending: [],
      points: [...view.points],
      duel: view.duel && {
        challenger: view.duel.challenger,
        table: duel.determinize(view.duel.table, chance),
      },
    }),
    foreseeable(view, actions) {
      const inner = actions.flatMap((action) => (action.type === 'fight' ? [action.action] : []));
      return view.duel === null
        ? !actions.some(({ type }) => type === 'challenge')
        : duel.foreseeable(view.duel.table, inner);
    },
    shape: {
      turn: oneOf(0, 1),
      left: integer(0, rules.turns),
      points: pairOf(integer(0, 2)),
      duel: nullOr(recordOf({ challenger: oneOf(0, 1), table: duel.shape })),
    },
    invariants: (state) => invariants(state, duel),
  };
}

export const embeddedDuel = embed(duelDefinition);

export const feud = defineGame(feudOf(embeddedDuel));
