import { createChance, type Seat } from 'holmgang';
import { type BjjAction, type BjjState, bjj } from 'holmgang/bjj';
import { type MatchRecord, record, verify } from 'holmgang/record';
import { type Pass, timed } from '../measure.js';
import { serve } from './serve.js';

// The figures of a real game: bjj on its standard ruleset, in random matches.

interface Step {
  readonly state: BjjState;
  readonly seat: Seat;
  readonly action: BjjAction;
}

/** Random matches, step by step, frozen. */
function matches(): Step[][] {
  const chance = createChance('bench bjj');
  return Array.from({ length: 40 }, (_, i) => {
    const steps: Step[] = [];
    let state = bjj.setup({ seed: `bench ${i}` });
    for (let seat = bjj.deciders(state)[0]; seat !== undefined; seat = bjj.deciders(state)[0]) {
      const action = bjj.sampleLegal(state, seat, chance);
      steps.push({ state, seat, action });
      state = bjj.reducer(state, action);
    }
    return steps;
  });
}

function replayed(isInPlace: boolean): Pass {
  const starts = matches().map((steps) => ({
    start: steps[0]!.state,
    actions: steps.map(({ action }) => action),
  }));
  return () => {
    let count = 0;
    for (const { start, actions } of starts) {
      let state = isInPlace ? bjj.clone(start) : start;
      for (const action of actions) {
        if (isInPlace) bjj.advance(state, action);
        else state = applied(state, action);
      }
      count += actions.length;
    }
    return count;
  };
}

function applied(state: BjjState, action: BjjAction): BjjState {
  const outcome = bjj.apply(state, action);
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  return outcome.state;
}

function ask(kind: 'frozen' | 'owned', question: (step: Step) => unknown): Pass {
  const steps = matches()
    .flat()
    .map(({ state, seat, action }) => ({ state: kind === 'owned' ? bjj.clone(state) : state, seat, action }));
  let answers = 0;
  return () => {
    for (const step of steps) if (question(step) !== null) answers++;
    return answers > 0 ? steps.length : 0;
  };
}

/** Only commitments that bring an exchange about have odds worth the name. */
function odds(): Pass {
  const steps = matches()
    .flat()
    .filter(({ state, seat }) => state.committed[seat === 0 ? 1 : 0] !== null);
  return () => {
    for (const { state, action } of steps) bjj.odds(state, action);
    return steps.length;
  };
}

function wholeMatch(): Pass {
  const chance = createChance('bench match');
  const starts = matches().map((steps) => steps[0]!.state);
  return () => {
    for (const start of starts) {
      const state = bjj.clone(start);
      for (let seat = bjj.deciders(state)[0]; seat !== undefined; seat = bjj.deciders(state)[0]) {
        bjj.advance(state, bjj.sampleLegal(state, seat, chance));
      }
    }
    return starts.length;
  };
}

function records(): MatchRecord[] {
  return matches().map((steps, i) => {
    const match = record(bjj, { seed: `bench ${i}` });
    for (const { action } of steps) match.apply(action);
    // As it comes out of a file.
    return JSON.parse(JSON.stringify(match.toRecord())) as MatchRecord;
  });
}

/** Verifies whole records, setup and final digest included, per action. */
function verified(): Pass {
  const list = records();
  return () => {
    let count = 0;
    for (const kept of list) {
      if (!verify(kept, bjj).ok) throw new Error('a sound record was refused');
      count += kept.actions.length;
    }
    return count;
  };
}

/** The same matches from seed to end without comparing anything, per action. */
function playedFromSeed(): Pass {
  const list = records();
  return () => {
    let count = 0;
    for (const { seed, actions } of list) {
      const state = bjj.clone(bjj.setup({ seed }));
      for (const action of actions) bjj.advance(state, action as BjjAction);
      count += actions.length;
    }
    return count;
  };
}

serve(() => {
  const chance = createChance('bench');
  return {
    setup: timed(() => {
      let next = 0;
      return () => {
        for (let i = 0; i < 100; i++) bjj.setup({ seed: `setup ${next++}` });
        return 100;
      };
    }),
    advance: timed(() => replayed(true)),
    apply: timed(() => replayed(false)),
    sampleLegal: timed(() => ask('owned', ({ state, seat }) => bjj.sampleLegal(state, seat, chance))),
    legalActions: timed(() => ask('owned', ({ state, seat }) => bjj.legalActions(state, seat))),
    odds: timed(odds),
    match: timed(wholeMatch),
    verify: timed(verified),
    fromSeed: timed(playedFromSeed),
  };
});
