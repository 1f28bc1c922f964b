import {
  type Core,
  cloneGenerator,
  type Decision,
  type Definition,
  defineGame,
  digestOf,
  finish,
  type GameTypes,
  type GeneratorState,
  integer,
  oneOf,
  onlySeat,
  otherSeat,
  problem,
  type Result,
  reject,
  type Seat,
  win,
} from 'holmgang';

// Nim with one heap and no chance: take one to three, whoever takes the last one wins. Hides nothing.

interface NimFields {
  phase: 'take' | 'over';
  heap: number;
  turn: Seat;
}

interface NimState extends Core<GeneratorState, Decision[]>, NimFields {
  phase: 'take' | 'over';
}

interface NimView extends Core, NimFields {
  phase: 'take' | 'over';
}

interface NimTypes extends GameTypes {
  state: NimState;
  view: NimView;
  action: { readonly type: 'take'; readonly seat: Seat; readonly count: number };
  event:
    | { readonly type: 'taken'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'matchEnded'; readonly result: Result };
  options: object;
  rules: { readonly heap: number };
  code: 'HEAP_TOO_SMALL';
  clause: 'NI-TAK-01' | 'NI-END-01';
}

const rules = { heap: 12 };

const nimDefinition: Definition<NimTypes> = {
  id: 'nim',
  ruleset: Object.freeze({ game: 'nim', name: 'toy', version: 1, digest: digestOf(rules) }),
  rules,
  phases: { take: { deciders: (view) => onlySeat(view.turn), moves: ['take'] } },
  moves: {
    take: {
      fields: { count: integer(1, 3) },
      check: (view, { count }) => {
        return count <= view.heap ? undefined : reject('HEAP_TOO_SMALL', 'NI-TAK-01', { heap: view.heap });
      },
      options(view, seat, _rules, options) {
        for (let count = 1; count <= Math.min(3, view.heap); count++) {
          if (options.next()) options.push({ type: 'take', seat, count });
        }
      },
      apply(state, { seat, count }, ctx) {
        state.heap -= count;
        state.turn = otherSeat(seat);
        ctx.events?.push({ type: 'taken', seat, count });
        return state.heap === 0 ? finish(state, win(seat, 'lastTaken', 'NI-END-01')) : 'take';
      },
    },
  },
  checkOptions: (options) =>
    Object.keys(options).map((name) => problem(name, 'UNKNOWN_FIELD', 'no such option')),
  setup: (_options, core, ctx) => ({ ...core, phase: 'take', heap: ctx.rules.heap, turn: 0 }),
  ended: (result) => ({ type: 'matchEnded', result }),
  clone: (state) => ({ ...state, rng: cloneGenerator(state.rng), pending: [...state.pending] }),
  view: (state, _viewer, core) => ({ ...core, phase: state.phase, heap: state.heap, turn: state.turn }),
  determinize: (view, rng) => ({ ...view, viewer: null, rng, pending: [...view.pending] }),
  shape: { heap: integer(0, rules.heap), turn: oneOf(0, 1) },
  invariants: (state) => {
    const isEmpty = state.heap === 0 && state.result === null;
    return isEmpty ? [problem('heap', 'BAD_HEAP', 'an empty heap ends the match', 'NI-END-01')] : [];
  },
};

export const nim = defineGame(nimDefinition);
