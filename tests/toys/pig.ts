import {
  type Core,
  cloneGenerator,
  type Decision,
  defineGame,
  digestOf,
  type Editions,
  editionsOf,
  finish,
  type GameOf,
  type GameTypes,
  type GeneratorState,
  integer,
  oneOf,
  onlySeat,
  otherSeat,
  pairOf,
  problem,
  type Result,
  type Seat,
  win,
} from 'holmgang';

// Pig: roll as often as you dare, or hold and keep the sum; a one loses it. Whoever holds 30 or more wins. Its ruleset has two
// versions: in the first, published by mistake, a one lost the sum but not the turn. The fix stands behind an option that the
// first version sets, so that matches of both are still played as they were.

interface PigFields {
  phase: 'turn' | 'over';
  turn: Seat;
  /** What the turn has brought so far. */
  sum: number;
  kept: [number, number];
}

interface PigState extends Core<GeneratorState, Decision[]>, PigFields {
  phase: 'turn' | 'over';
}

interface PigView extends Core, PigFields {
  phase: 'turn' | 'over';
}

interface PigRules {
  readonly goal: number;
  /** Whether a one passes the turn on. */
  readonly onePasses: boolean;
}

interface PigTypes extends GameTypes {
  state: PigState;
  view: PigView;
  action: { readonly type: 'roll'; readonly seat: Seat } | { readonly type: 'hold'; readonly seat: Seat };
  event:
    | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
    | { readonly type: 'held'; readonly seat: Seat; readonly sum: number }
    | { readonly type: 'matchEnded'; readonly result: Result };
  options: object;
  rules: PigRules;
  code: never;
  clause: 'PG-WIN-01';
}

type PigGame = GameOf<PigTypes>;

interface PigRuleset {
  readonly name: string;
  readonly version: number;
  readonly digest: string;
  readonly rules: PigRules;
}

/** Binds pig to a ruleset. */
export function bindPig({ name, version, digest, rules }: PigRuleset): PigGame {
  return defineGame<PigTypes>({
    id: 'pig',
    ruleset: Object.freeze({ game: 'pig', name, version, digest }),
    rules,
    phases: { turn: { deciders: (view) => onlySeat(view.turn), moves: ['roll', 'hold'] } },
    moves: {
      roll: {
        fields: {},
        check: () => undefined,
        options(_view, seat, _rules, options) {
          if (options.next()) options.push({ type: 'roll', seat });
        },
        apply(state, { seat }, ctx) {
          const die = 1 + ctx.chance.int(6);
          ctx.events?.push({ type: 'rolled', seat, die });
          state.sum = die === 1 ? 0 : Math.min(state.sum + die, ctx.rules.goal);
          if (die === 1 && ctx.rules.onePasses) state.turn = otherSeat(seat);
          return 'turn';
        },
      },
      hold: {
        fields: {},
        check: () => undefined,
        options(_view, seat, _rules, options) {
          if (options.next()) options.push({ type: 'hold', seat });
        },
        apply(state, { seat }, ctx) {
          ctx.events?.push({ type: 'held', seat, sum: state.sum });
          state.kept[seat] += state.sum;
          state.sum = 0;
          state.turn = otherSeat(seat);
          return state.kept[seat] < ctx.rules.goal
            ? 'turn'
            : finish(state, win(seat, 'goalReached', 'PG-WIN-01'));
        },
      },
    },
    checkOptions: (given) => Object.keys(given).map((key) => problem(key, 'UNKNOWN_FIELD', 'no such option')),
    setup: (_options, core) => ({ ...core, phase: 'turn', turn: 0, sum: 0, kept: [0, 0] }),
    ended: (result) => ({ type: 'matchEnded', result }),
    clone: (state) => ({
      ...state,
      rng: cloneGenerator(state.rng),
      pending: [...state.pending],
      kept: [state.kept[0], state.kept[1]],
    }),
    view: (state, _viewer, core) => ({
      ...core,
      phase: state.phase,
      turn: state.turn,
      sum: state.sum,
      kept: state.kept,
    }),
    determinize: (view, rng) => ({
      ...view,
      viewer: null,
      rng,
      pending: [...view.pending],
      kept: [view.kept[0], view.kept[1]],
    }),
    shape: { turn: oneOf(0, 1), sum: integer(0, rules.goal), kept: pairOf(integer(0, 2 * rules.goal)) },
    invariants: () => [],
  });
}

function ruleset(version: number, rules: PigRules): PigRuleset {
  return { name: 'house', version, digest: digestOf(rules), rules };
}

/** Both versions of the one ruleset of pig. */
export const PIG_VERSIONS = [
  ruleset(1, { goal: 30, onePasses: false }),
  ruleset(2, { goal: 30, onePasses: true }),
] as const;

/** The same as editions. */
export const pigEditions: Editions<PigGame> = editionsOf('pig', PIG_VERSIONS, bindPig);
