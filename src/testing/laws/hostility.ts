import type { Seat } from '../../kernel/seat.js';
import type { Exam, LawText } from '../exam.js';
import { show } from '../plain.js';
import { hostileValues, legalPool, usageCode } from '../probes.js';
import type { Action, State } from '../subject.js';

/** Whatever a stranger sends is refused with a code, and nothing breaks. */
export const hostileInput: LawText = {
  name: 'hostile actions, states and options are refused with a code and never crash',
  needs: () => ['actions', 'states', 'options'],
  examine(_match, exam) {
    for (const { state, step } of exam.positions(4)) {
      const pool = legalPool(exam, state);
      for (const value of hostileValues(exam, pool, 12)) refusesAction(exam, state, value);
      if (step) for (const foreign of foreignStates(exam, state)) refusesState(exam, foreign, step.action);
    }
    for (const value of hostileValues(exam, [], 6)) refusesOptions(exam, value);
  },
};

function refusesAction(exam: Exam, state: State, value: unknown): void {
  const { game } = exam;
  exam.count('actions');
  for (const actor of [0, 1, 'arbiter'] as const) {
    const code = usageCode(() => game.parseAction(value, actor));
    exam.require(code !== undefined && code !== '', () => `parseAction takes ${show(value)}`);
  }
  const action = value as Action;
  const rejection = game.validate(state, action);
  exam.require(!!rejection?.code && !!rejection.rule, () => `no code or clause against ${show(value)}`);
  exam.require(!game.apply(state, action).ok, () => `apply takes ${show(value)}`);
  exam.require(game.reducer(state, action) === state, () => `the reducer takes ${show(value)}`);
}

/** Things that are no state of the game; `isCertain` where even `validate`, which trusts more, must see it. */
function foreignStates(exam: Exam, state: State): readonly { value: unknown; isCertain: boolean }[] {
  const { game, chance } = exam;
  const key = chance.pick(Object.keys(state));
  const { [key]: _, ...truncated } = { ...state } as Record<string, unknown>;
  const ruleset = {
    ...state.ruleset,
    digest: state.ruleset.digest.replace(/./, (c) => (c === '0' ? '1' : '0')),
  };
  const certain = [null, undefined, 7, 'state', [], {}, { ruleset: null }, { ...state, ruleset }];
  return [
    ...certain.map((value) => ({ value, isCertain: true })),
    ...[truncated, { ruleset: state.ruleset }, game.view(state, chance.int(2) as Seat)].map((value) => {
      return { value, isCertain: false };
    }),
  ];
}

function refusesState(exam: Exam, foreign: { value: unknown; isCertain: boolean }, action: Action): void {
  const { game } = exam;
  const state = foreign.value as State;
  exam.count('states');
  const applied = game.apply(state, action);
  exam.require(!applied.ok, () => `apply plays on ${show(state)}`);
  if (!applied.ok) exam.require(applied.rejection.code !== '', () => `no code against ${show(state)}`);
  exam.require(game.reducer(state, action) === state, () => `the reducer plays on ${show(state)}`);
  const seen = usageCode(() => game.validate(state, action));
  if (!foreign.isCertain) return;
  exam.require(
    seen === undefined && !!game.validate(state, action)?.code,
    () => `validate takes ${show(state)}`,
  );
  for (const ask of [
    () => game.deciders(state),
    () => game.legalActions(state, 0),
    () => game.view(state, 0),
  ]) {
    exam.require(!!usageCode(ask), () => `a question about ${show(state)} is answered`);
  }
}

function refusesOptions(exam: Exam, value: unknown): void {
  const { game } = exam;
  const tries = [value, { seed: value }, { seed: 'a seed', noSuchOption: value }];
  for (const options of tries) {
    if (typeof value === 'string' && options !== value) continue;
    exam.count('options');
    const code = usageCode(() => game.setup(options as { seed: string }));
    exam.require(!!code, () => `setup takes ${show(options)}`);
  }
}
