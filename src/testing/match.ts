import { type Chance, createChance } from '../kernel/chance.js';
import type { Core, Decision, Game } from '../kernel/game.js';
import type { GeneratorState, Seed } from '../kernel/generator.js';
import { otherSeat, type Seat } from '../kernel/seat.js';
import type { Action, AnyGame, Event, State, View } from './subject.js';

/** One decision of an imagined player: what kind of action, and which one of those that are possible. */
export interface Choice {
  /** A listed action, an extended one, or an offer of a draw; where there is none of the kind, a listed action. */
  readonly kind: 'listed' | 'extended' | 'offerDraw';
  /** Counts round and round through the deciders and their actions. */
  readonly pick: number;
}

/** Everything that a match follows from. */
export interface MatchPlan<O> {
  /** The seed of the match. */
  readonly seed: Seed;
  /** Its setup options. */
  readonly setup: O;
  /** What the players choose, until the list or the match ends. */
  readonly choices: readonly Choice[];
  /** Seeds whoever plays on when the choices are used up; null stops there. */
  readonly onward: string | null;
}

/** How a match is played where its plan does not say. */
export interface PlayOptions<S, V, A> {
  /** Stops a match that plays on after its choices. */
  readonly maxActions?: number;
  /** How players choose who play on; without it, any legal action, each equally likely. */
  progress?(view: V, seat: Seat, legal: readonly A[], chance: Chance): A;
  /** Legal actions outside the canonical list. */
  extended?(state: S, seat: Seat, chance: Chance): readonly A[];
}

/** One action of a match, and what came of it. */
export interface Step<S, A, E> {
  /** The state before. */
  readonly before: S;
  /** What was done. */
  readonly action: A;
  /** What happened. */
  readonly events: readonly E[];
  /** The state after. */
  readonly after: S;
}

/** A match that was played. */
export interface Match<S, A, E, O> {
  /** What it follows from. */
  readonly plan: MatchPlan<O>;
  /** What happened before the first decision. */
  readonly opening: readonly E[];
  /** All states, from the first to the last: one more than actions. */
  readonly states: readonly S[];
  /** All actions. */
  readonly actions: readonly A[];
  /** All actions with what came of them. */
  readonly steps: readonly Step<S, A, E>[];
}

/** A match of any game. */
export type AnyMatch = Match<State, Action, Event, object>;

const DEFAULT_MAX_ACTIONS = 1000;

/** Plays a match as its plan says. Throws if the game refuses what it lists itself. */
export function playMatch<
  S extends V & Core<GeneratorState, Decision[]>,
  V extends Core,
  A extends { readonly type: string },
  E extends { readonly type: string },
  O,
>(game: Game<S, V, A, E, O>, plan: MatchPlan<O>, options: PlayOptions<S, V, A> = {}): Match<S, A, E, O> {
  const anyGame = game as unknown as AnyGame;
  const anyOptions = options as unknown as PlayOptions<State, View, Action>;
  return play(anyGame, plan as MatchPlan<object>, anyOptions) as unknown as Match<S, A, E, O>;
}

/** A match that could not be played to its end: the game refused what it offers, or threw. */
export class StuckMatch extends Error {
  readonly #match: AnyMatch;

  /** Makes the error. */
  constructor(message: string, match: AnyMatch, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StuckMatch';
    this.#match = match;
  }

  /**
   * The match so far.
   * @internal
   */
  matchSoFar(): AnyMatch {
    return this.#match;
  }
}

function play(game: AnyGame, plan: MatchPlan<object>, options: PlayOptions<State, View, Action>): AnyMatch {
  const opening = game.start({ ...plan.setup, seed: plan.seed });
  const steps: Step<State, Action, Event>[] = [];
  const chance = createChance(`onward ${plan.onward}`);
  const told = (): AnyMatch => ({
    plan,
    opening: opening.events,
    states: [opening.state, ...steps.map((step) => step.after)],
    actions: steps.map((step) => step.action),
    steps,
  });
  try {
    for (let state = opening.state; game.deciders(state).length > 0; ) {
      const choice = plan.choices[steps.length];
      const isPlayedOn = plan.onward !== null && steps.length < (options.maxActions ?? DEFAULT_MAX_ACTIONS);
      if (choice === undefined && !isPlayedOn) break;
      const action = choice ? choose(game, state, choice, options) : progress(game, state, chance, options);
      const applied = game.apply(state, action);
      if (!applied.ok)
        throw new Error(`${applied.rejection.code} for ${JSON.stringify(action)}, which it offers`);
      steps.push({ before: state, action, events: applied.events, after: applied.state });
      state = applied.state;
    }
  } catch (error) {
    throw new StuckMatch(`the match is stuck: ${String(error)}`, told(), { cause: error });
  }
  return told();
}

function choose(
  game: AnyGame,
  state: State,
  { kind, pick }: Choice,
  options: PlayOptions<State, View, Action>,
): Action {
  const deciders = game.deciders(state);
  const seat = at(deciders, pick);
  const rest = Math.floor(pick / deciders.length);
  if (kind === 'offerDraw' && state.drawOffer === null) return { type: 'offerDraw', seat };
  if (kind === 'extended' && options.extended) {
    const chance = createChance(`extended ${pick}`);
    const actions = [
      ...options.extended(state, seat, chance),
      ...options.extended(state, otherSeat(seat), chance),
    ];
    if (actions.length > 0) return at(actions, rest);
  }
  return at(game.legalActions(state, seat), rest);
}

function progress(
  game: AnyGame,
  state: State,
  chance: Chance,
  options: PlayOptions<State, View, Action>,
): Action {
  const seat = chance.pick(game.deciders(state));
  if (options.progress === undefined) return game.sampleLegal(state, seat, chance);
  return options.progress(game.view(state, seat), seat, game.legalActions(state, seat), chance);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('a decider has nothing to choose from');
  return found;
}
