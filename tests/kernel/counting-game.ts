// A game small enough to see through: both seats pick a number in secret, the higher one begins (seat 0 on a tie), then
// they add to a total in turn. Who brings it to the goal wins. Whoever makes it exactly 5 chooses a bonus at once.
import {
  census,
  cloneGenerator,
  type Definition,
  defineGame,
  digestOf,
  integer,
  listOf,
  nullOr,
  oneOf,
  pairOf,
  problem,
  recordOf,
  type Seat,
} from 'holmgang';
import { moves, phases } from './counting-moves.js';
import type { CountingTypes, CountingView } from './counting-types.js';

export type {
  CountingAction,
  CountingEvent,
  CountingState,
  CountingTypes,
  CountingView,
} from './counting-types.js';

const rules = { cards: [1, 2, 3, 4], mostAdded: 2 };

export const definition: Definition<CountingTypes> = {
  id: 'counting',
  ruleset: { game: 'counting', name: 'test', version: 1, digest: digestOf(rules) },
  rules,
  phases,
  decisions: { bonus: ['bonus'] },
  moves,
  checkOptions: ({ goal = 10, ...others }) => [
    ...(Number.isInteger(goal) && (goal as number) >= 0
      ? []
      : [problem('goal', 'BAD_GOAL', 'expected a whole number')]),
    ...Object.keys(others).map((key) => problem(key, 'UNKNOWN_OPTION', 'no such option')),
  ],
  setup: ({ goal = 10 }, core, ctx) => ({
    ...core,
    phase: 'deal',
    goal,
    total: 0,
    turn: 0,
    picks: [null, null],
    deck: ctx.chance.shuffle([...ctx.rules.cards]),
    drawn: [],
    cheers: [0, 0],
  }),
  ended: ({ winner }) => ({ type: 'ended', winner }),
  clone: (state) => ({
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: state.rng === ('hidden' as never) ? state.rng : cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    goal: state.goal,
    total: state.total,
    turn: state.turn,
    picks: [state.picks[0], state.picks[1]],
    deck: [...state.deck],
    drawn: [...state.drawn],
    cheers: [state.cheers[0], state.cheers[1]],
  }),
  view: (state, viewer, core) => ({
    ...core,
    phase: state.phase,
    goal: state.goal,
    total: state.total,
    turn: state.turn,
    picks: [0, 1].map((seat) => {
      const pick = state.picks[seat as Seat];
      return pick === null || seat === viewer ? pick : 'hidden';
    }) as CountingView['picks'],
    deck: state.deck.map(() => null),
    drawn: state.drawn,
    cheers: state.cheers,
  }),
  viewEvent: (event, viewer) => {
    switch (event.type) {
      case 'picked':
        return event.seat === viewer ? event : { ...event, number: 'hidden' };
      case 'dealt':
        return undefined;
      case 'revealed':
      case 'added':
      case 'turnPassed':
      case 'cheered':
      case 'ended':
        return event;
    }
  },
  viewAction: (action, viewer) => {
    if (action.type !== 'pick' || action.seat === viewer) return action;
    return { type: 'pick', seat: action.seat, hidden: true };
  },
  determinize: (view, rng, chance, { cards }) => {
    const imagined = (pick: number | 'hidden' | null): number | null =>
      pick === 'hidden' ? 1 + chance.int(3) : pick;
    return {
      ...view,
      viewer: null,
      rng,
      pending: [...view.pending],
      picks: [imagined(view.picks[0]), imagined(view.picks[1])],
      deck: chance.shuffle(cards.filter((card) => !view.drawn.includes(card))),
      drawn: [...view.drawn],
      cheers: [view.cheers[0], view.cheers[1]],
    };
  },
  shape: {
    pending: listOf(recordOf({ kind: oneOf('bonus'), seat: oneOf(0, 1) }), 0, 1),
    goal: integer(0, 1000),
    total: integer(0, 1010),
    turn: oneOf(0, 1),
    picks: pairOf(nullOr(integer(1, 3))),
    deck: listOf(integer(1, 4), 0, 4),
    drawn: listOf(integer(1, 4), 0, 4),
    cheers: pairOf(integer(0, 2)),
  },
  invariants: ({ deck, drawn }) =>
    census(deck, drawn).join() === '1,2,3,4'
      ? []
      : [problem('deck', 'CARDS_LOST', 'every card is there once')],
};

export const counting = defineGame(definition);
export const { actions } = counting;
