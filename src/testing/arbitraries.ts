import fc from 'fast-check';
import { createChance } from '../kernel/chance.js';
import type { Core, Decision, Game } from '../kernel/game.js';
import type { GeneratorState } from '../kernel/generator.js';
import { SEATS } from '../kernel/seat.js';
import { type Choice, type Match, type MatchPlan, type PlayOptions, playMatch } from './match.js';
import { mutateAction } from './mutate.js';
import type { Action, AnyGame } from './subject.js';

/** After so many free choices a match is played on by its players, or stops. */
const MAX_CHOICES = 40;

/** Options of the arbitraries of matches and states. */
export interface ArbMatchOptions<S, V, A, O> extends PlayOptions<S, V, A> {
  /** Setup options to try; without them every match has the defaults. */
  readonly setups?: fc.Arbitrary<O>;
}

const arbChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.oneof(
    { withCrossShrink: true },
    { weight: 12, arbitrary: fc.constant('listed' as const) },
    { weight: 3, arbitrary: fc.constant('extended' as const) },
    { weight: 1, arbitrary: fc.constant('offerDraw' as const) },
  ),
  pick: fc.nat(),
});

/** What a match can follow from. Shrinks to short matches of first choices. */
export function arbPlan<O>(setups: fc.Arbitrary<O>, maxActions = MAX_CHOICES): fc.Arbitrary<MatchPlan<O>> {
  return fc.record({
    seed: fc.nat().map(String),
    setup: setups,
    choices: fc.array(arbChoice, { maxLength: Math.min(MAX_CHOICES, maxActions), size: 'max' }),
    onward: fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.nat().map(String) },
    ),
  });
}

/**
 * Matches of a game, some cut short, most played to their end.
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { bjj } from 'holmgang/bjj';
 * import { arbMatch } from 'holmgang/testing';
 * fc.assert(fc.property(arbMatch(bjj), ({ states }) => states.every((state) => bjj.check(state).length === 0)));
 * ```
 */
export function arbMatch<
  S extends V & Core<GeneratorState, Decision[]>,
  V extends Core,
  A extends { readonly type: string },
  E extends { readonly type: string },
  O,
>(game: Game<S, V, A, E, O>, options: ArbMatchOptions<S, V, A, O> = {}): fc.Arbitrary<Match<S, A, E, O>> {
  const setups = options.setups ?? fc.constant({} as O);
  return arbPlan(setups, options.maxActions).map((plan) => playMatch(game, plan, options));
}

/** States that occur in matches of a game. */
export function arbState<
  S extends V & Core<GeneratorState, Decision[]>,
  V extends Core,
  A extends { readonly type: string },
  E extends { readonly type: string },
  O,
>(game: Game<S, V, A, E, O>, options: ArbMatchOptions<S, V, A, O> = {}): fc.Arbitrary<S> {
  return fc.tuple(arbMatch(game, options), fc.nat()).map(([{ states }, back]) => {
    return states[states.length - 1 - (back % states.length)] as S;
  });
}

/** Actions that are one change away from a legal one; few of them are legal. The state must not be over. */
export function arbMutatedAction<
  S extends V & Core<GeneratorState, Decision[]>,
  V extends Core,
  A extends { readonly type: string },
  E extends { readonly type: string },
  O,
>(game: Game<S, V, A, E, O>, state: S): fc.Arbitrary<A> {
  const pool = SEATS.flatMap((seat) => (game as unknown as AnyGame).legalActions(state, seat));
  return fc.tuple(fc.constantFrom<Action[]>(...pool), fc.nat()).map(([action, seed]) => {
    return mutateAction(action, pool, createChance(`mutation ${seed}`)) as unknown as A;
  });
}
