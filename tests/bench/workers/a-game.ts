import { type AnyAction, type AnyGame, type AnyState, createChance, type Seat } from 'holmgang';
import { type MatchRecord, record, verify } from 'holmgang/record';
import { type Pass, type Task, timed } from '../measure.js';

// The figures of a real game on its default ruleset, in random matches.

interface Step {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly action: AnyAction;
}

const MATCHES = 40;

/** What can be measured of any game. `worthOdds` says which steps have odds worth the name. */
export function gameTasks(
  game: AnyGame,
  worthOdds: (step: Step) => boolean = () => true,
): Readonly<Record<string, Task>> {
  /** Random matches, step by step, frozen. */
  function matches(): Step[][] {
    const chance = createChance(`bench ${game.id}`);
    return Array.from({ length: MATCHES }, (_, i) => {
      const steps: Step[] = [];
      let state = game.setup({ seed: `bench ${i}` });
      for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
        const action = game.sampleLegal(state, seat, chance);
        steps.push({ state, seat, action });
        state = game.reducer(state, action);
      }
      return steps;
    });
  }

  function applied(state: AnyState, action: AnyAction): AnyState {
    const outcome = game.apply(state, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    return outcome.state;
  }

  function replayed(isInPlace: boolean): Pass {
    const starts = matches().map((steps) => ({
      start: steps[0]!.state,
      actions: steps.map(({ action }) => action),
    }));
    return () => {
      let count = 0;
      for (const { start, actions } of starts) {
        let state = isInPlace ? game.clone(start) : start;
        for (const action of actions) {
          if (isInPlace) game.advance(state, action);
          else state = applied(state, action);
        }
        count += actions.length;
      }
      return count;
    };
  }

  function ask(question: (step: Step) => unknown): Pass {
    const steps = matches()
      .flat()
      .map(({ state, seat, action }) => ({ state: game.clone(state), seat, action }));
    let answers = 0;
    return () => {
      for (const step of steps) if (question(step) !== null) answers++;
      return answers > 0 ? steps.length : 0;
    };
  }

  function odds(): Pass {
    const steps = matches().flat().filter(worthOdds);
    return () => {
      for (const { state, action } of steps) game.odds(state, action);
      return steps.length;
    };
  }

  function wholeMatch(): Pass {
    const chance = createChance('bench match');
    const starts = matches().map((steps) => steps[0]!.state);
    return () => {
      for (const start of starts) {
        const state = game.clone(start);
        for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
          game.advance(state, game.sampleLegal(state, seat, chance));
        }
      }
      return starts.length;
    };
  }

  function records(): MatchRecord[] {
    return matches().map((steps, i) => {
      const match = record(game as never, { seed: `bench ${i}` } as never);
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
        if (!verify(kept, game).ok) throw new Error('a sound record was refused');
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
        const state = game.clone(game.setup({ seed }));
        for (const action of actions) game.advance(state, action);
        count += actions.length;
      }
      return count;
    };
  }

  const chance = createChance('bench');
  return {
    setup: timed(() => {
      let next = 0;
      return () => {
        for (let i = 0; i < 100; i++) game.setup({ seed: `setup ${next++}` });
        return 100;
      };
    }),
    advance: timed(() => replayed(true)),
    apply: timed(() => replayed(false)),
    sampleLegal: timed(() => ask(({ state, seat }) => game.sampleLegal(state, seat, chance))),
    legalActions: timed(() => ask(({ state, seat }) => game.legalActions(state, seat))),
    odds: timed(odds),
    match: timed(wholeMatch),
    verify: timed(verified),
    fromSeed: timed(playedFromSeed),
  };
}
