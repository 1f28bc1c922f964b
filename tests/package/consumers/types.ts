// What users rely on the types for. Compiled in a blank project, never run.
import { assertNever, type Game, type Rejection } from 'holmgang';
import { type BjjAction, type BjjEvent, type BjjState, type BjjView, bjj, createBjj } from 'holmgang/bjj';
import { createRandomBot, createSearchBot, match } from 'holmgang/bots';
import { mmaWarriors } from 'holmgang/mma-warriors';
import { record, verify } from 'holmgang/record';

const state: BjjState = bjj.setup({ seed: 'types' });
const view: BjjView = bjj.view(state, 0);
const action = bjj.actions.commit(0, { category: 'control', techniqueId: 'collar_tie' });
const type: 'commit' = action.type;
const refused: Rejection | undefined = bjj.validate(view, action);

// A view is never a state, and no other game's state is.
// @ts-expect-error
bjj.apply(view, action);
// @ts-expect-error
bjj.digest(view);
// @ts-expect-error
bjj.deciders(mmaWarriors.setup({ seed: 'types' }));
// @ts-expect-error
bjj.actions.commit(0, { category: 'control' });
// @ts-expect-error
bjj.actions.commit(2, { category: 'control', techniqueId: 'collar_tie' });
// @ts-expect-error
bjj.actions.fly(0);
// @ts-expect-error
createBjj({ name: 'mine', version: 1, options: { die: 'd20' } });
// @ts-expect-error
createBjj('sumo');

/** Every action, and every event, can be told apart without a cast. */
function seatOf(some: BjjAction): number | 'both' | null {
  switch (some.type) {
    case 'commit':
      return some.techniqueId.length > 0 ? some.seat : null;
    case 'retract':
    case 'concede':
    case 'offerDraw':
    case 'acceptDraw':
    case 'declineDraw':
    case 'timeout':
    case 'disqualify':
      return some.seat;
    case 'adjudicate':
      return some.winner;
    default:
      return assertNever(some);
  }
}

function turnOf(event: BjjEvent): number | undefined {
  return event.type === 'turnAdvanced' ? event.turn : undefined;
}

const bot = createRandomBot(bjj);
const played: Promise<{ readonly record: { readonly actions: readonly BjjAction[] } }> = match(
  bjj,
  [bot, createSearchBot(bjj, { iterations: 10 })],
  { seed: 'types' },
);
const verdict: boolean = verify(record(bjj, { seed: 'types' }).toRecord(), bjj).ok;

/** Code for any game. */
function firstMove<S extends V, V, A extends { readonly type: string }, E, O>(
  game: Game<S, V, A, E, O>,
  now: S,
): A | undefined {
  return game.legalActions(now, 0)[0];
}

export const used = [
  type,
  refused,
  seatOf,
  turnOf,
  played,
  verdict,
  firstMove(bjj, state),
  firstMove(mmaWarriors, mmaWarriors.setup({ seed: 'x' })),
];
