import { createChance, type Seat } from 'holmgang';
import { advanceDuel, duel, startDuel } from '../duel/holmgang.js';
import type { DuelEvent, DuelState } from '../duel/holmgang-types.js';
import type { DuelAction, Match } from '../duel/match.js';
import { type Pass, type Replay, type Task, timed, timedThirds } from '../measure.js';
import { serve } from './serve.js';

type Start = readonly [match: Match, state: DuelState];

const startsOf = (matches: readonly Match[]): Start[] => matches.map((match) => [match, startDuel(match)]);

function applied(state: DuelState, action: DuelAction): DuelState {
  const outcome = duel.apply(state, action);
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  return outcome.state;
}

/** Plays every match, one state after the other. */
function replay(starts: readonly Start[], step: (state: DuelState, action: DuelAction) => DuelState): Pass {
  return () => {
    let count = 0;
    for (const [{ actions }, start] of starts) {
      let state = start;
      for (const action of actions) state = step(state, action);
      count += actions.length;
    }
    return count;
  };
}

/** Plays every match in place. */
function advance(starts: readonly Start[]): Pass {
  return () => {
    let count = 0;
    for (const [match, start] of starts) {
      advanceDuel(start, match);
      count += match.actions.length;
    }
    return count;
  };
}

function advanceWithEvents(starts: readonly Start[]): Pass {
  return () => {
    let count = 0;
    for (const [{ actions }, start] of starts) {
      const state = duel.clone(start);
      for (const action of actions) {
        const events: DuelEvent[] = [];
        duel.advance(state, action, events);
      }
      count += actions.length;
    }
    return count;
  };
}

/** Random matches from start to end: what a bot does most. */
function playout(starts: readonly Start[]): Pass {
  const chance = createChance('bench playout');
  return () => {
    let count = 0;
    for (const [, start] of starts) {
      const state = duel.clone(start);
      for (let seat = duel.deciders(state)[0]; seat !== undefined; seat = duel.deciders(state)[0]) {
        duel.advance(state, duel.sampleLegal(state, seat, chance));
        count++;
      }
    }
    return count;
  };
}

interface Position {
  readonly state: DuelState;
  readonly seat: Seat;
  /** What was played here. */
  readonly action: DuelAction;
}

/** Every third position of the matches, frozen as they come from `apply`, or as copies to play on. */
function positionsOf(matches: readonly Match[], kind: 'frozen' | 'owned'): Position[] {
  const positions: Position[] = [];
  for (const [{ actions }, start] of startsOf(matches)) {
    let state = start;
    for (const [i, action] of actions.entries()) {
      const seen = kind === 'frozen' ? state : duel.clone(state);
      if (i % 3 === 0) positions.push({ state: seen, seat: action.seat, action });
      state = applied(state, action);
    }
  }
  return positions;
}

/** Asks something in every position. */
function ask(
  matches: readonly Match[],
  kind: 'frozen' | 'owned',
  question: (position: Position) => unknown,
): Task {
  return timed(() => {
    const positions = positionsOf(matches, kind);
    let answers = 0;
    return () => {
      for (const position of positions) if (question(position) !== null) answers++;
      return answers > 0 ? positions.length : 0;
    };
  });
}

/** Does what a frontend does, so that everything has seen frozen states before. */
function pollute(matches: readonly Match[]): void {
  const chance = createChance('bench pollution');
  const end = performance.now() + 300;
  do {
    for (const { state, seat, action } of positionsOf(matches, 'frozen')) {
      duel.legalActions(state, seat);
      duel.sampleLegal(state, seat, chance);
      duel.validate(state, action);
      duel.view(state, seat);
      duel.reducer(state, action);
    }
  } while (performance.now() < end);
}

function thirds(matches: readonly Match[], isInPlace: boolean): Task {
  return timedThirds(() =>
    startsOf(matches).map(([{ actions }, start]): Replay => {
      let state = start;
      const begin = () => {
        state = isInPlace ? duel.clone(start) : start;
      };
      const play = (from: number, to: number) => {
        if (isInPlace) for (let i = from; i < to; i++) duel.advance(state, actions[i]!);
        else for (let i = from; i < to; i++) state = applied(state, actions[i]!);
      };
      return { length: actions.length, begin, play };
    }),
  );
}

serve(({ ordinary, long }) => {
  const chance = createChance('bench');
  return {
    apply: timed(() => replay(startsOf(ordinary), applied)),
    reducer: timed(() => replay(startsOf(ordinary), duel.reducer)),
    advance: timed(() => advance(startsOf(ordinary))),
    advanceWithEvents: timed(() => advanceWithEvents(startsOf(ordinary))),
    advancePolluted: timed(() => {
      pollute(ordinary);
      return advance(startsOf(ordinary));
    }),
    playout: timed(() => playout(startsOf(ordinary))),
    clone: ask(ordinary, 'owned', ({ state }) => duel.clone(state)),
    cloneFrozen: ask(ordinary, 'frozen', ({ state }) => duel.clone(state)),
    legalActions: ask(ordinary, 'owned', ({ state, seat }) => duel.legalActions(state, seat)),
    legalActionsFrozen: ask(ordinary, 'frozen', ({ state, seat }) => duel.legalActions(state, seat)),
    countLegal: ask(ordinary, 'owned', ({ state, seat }) => duel.countLegal(state, seat)),
    sampleLegal: ask(ordinary, 'owned', ({ state, seat }) => duel.sampleLegal(state, seat, chance)),
    validate: ask(ordinary, 'frozen', ({ state, action }) => duel.validate(state, action)),
    view: ask(ordinary, 'frozen', ({ state, seat }) => duel.view(state, seat)),
    determinize: ask(ordinary, 'frozen', ({ state, seat }) =>
      duel.determinize(duel.view(state, seat), chance),
    ),
    applyThirds: thirds(long, false),
    advanceThirds: thirds(long, true),
  };
});
