// Information-set Monte Carlo tree search. Each iteration imagines a full state that fits the view, walks down the tree by what
// has gone well and been tried little, plays on at random from its edge, and remembers how it came out. Where both seats choose at
// the same time, each chooses without knowing the other's choice.

import type { AnyAction } from '../kernel/any-game.js';
import type { Bot } from '../kernel/bot.js';
import type { Chance } from '../kernel/chance.js';
import { UsageError } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import type { Insight } from '../kernel/insight.js';
import { SEATS, type Seat } from '../kernel/seat.js';
import { scoreOf } from './score.js';
import { childOf, chooseEdge, type Edge, emptyNode, labelOf, type Node } from './tree.js';

/** How long and how far a search looks. */
export interface SearchOptions<V, A> {
  /** How many imagined matches it plays for a choice; 1,000 if left out and no time is given. */
  readonly iterations?: number;
  /** How long it may think about a choice; the iterations then depend on the machine. */
  readonly milliseconds?: number;
  /** How much it prefers what it has tried little; 0.7 if left out. */
  readonly exploration?: number;
  /** How many actions it plays on beyond its tree before it judges; until the end, but at most 2,000, if left out. */
  readonly playout?: number;
  /** What is known of the game beyond its rules. */
  readonly insight?: Insight<V, A>;
}

/** What a search found about one choice. */
export interface SearchedChoice<A> {
  /** The action. */
  readonly action: A;
  /** How often it was tried. */
  readonly visits: number;
  /** What it was worth, from 0 to 1. */
  readonly score: number;
}

/** What a search found. */
export interface SearchReport<A> {
  /** The choice that was tried most. */
  readonly action: A;
  /** How many imagined matches were played. */
  readonly iterations: number;
  /** All choices, the most tried first. */
  readonly choices: readonly SearchedChoice<A>[];
  /** How play is expected to go on, beginning with the choice. */
  readonly line: readonly A[];
}

interface Plan<V, A> {
  readonly iterations: number;
  readonly milliseconds: number | undefined;
  readonly exploration: number;
  readonly playout: number;
  readonly insight: Insight<V, A> | undefined;
}

const DEFAULT_ITERATIONS = 1000;
const LONGEST_PLAYOUT = 2000;

function planOf<V, A>(options: SearchOptions<V, A>): Plan<V, A> {
  const { milliseconds, insight, exploration = 0.7, playout = LONGEST_PLAYOUT } = options;
  const iterations =
    options.iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  for (const [name, value] of Object.entries({ iterations, milliseconds, exploration, playout })) {
    if (value !== undefined && !(value >= 0))
      throw new UsageError('BAD_OPTIONS', `${name} is a number, not negative`);
  }
  return { iterations, milliseconds, exploration, playout, insight };
}

/** Plays on at random, and judges what comes of it. */
function playOut<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  { playout, insight }: Plan<V, A>,
  chance: Chance,
): readonly [number, number] {
  for (let i = 0; i < playout; i++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    game.advance(state, game.sampleLegal(state, seat, chance));
  }
  return [scoreOf(game, state, 0, insight), scoreOf(game, state, 1, insight)];
}

/** One imagined match, down the tree and beyond. */
function iterate<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  root: Node<A>,
  state: S,
  plan: Plan<V, A>,
  chance: Chance,
): void {
  const path: Edge<A>[] = [];
  const label = plan.insight?.label;
  const name = label === undefined ? labelOf : (action: A) => label(state, action);
  let node = root;
  for (let isNew = false; !isNew; ) {
    const seats = game.deciders(state);
    if (seats.length === 0) break;
    let joint = '';
    const chosen: A[] = [];
    for (const seat of seats) {
      const legal = game.legalActions(state, seat);
      const { edge, action } = chooseEdge(node, seat, legal, name, plan.exploration, chance);
      path.push(edge);
      chosen.push(action);
      joint += `${seat}${edge.label};`;
    }
    for (const action of chosen) game.advance(state, action);
    const next = childOf(node, joint);
    node = next.child;
    isNew = next.isNew;
  }
  const scores = playOut(game, state, plan, chance);
  for (const edge of path) {
    edge.visits++;
    edge.total += scores[edge.seat];
  }
}

function mostTried<A>(edges: Iterable<Edge<A>>): Edge<A>[] {
  return [...edges]
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits);
}

/** The most tried choices, one after the other, as far as the tree was passed more than once. */
function lineFrom<A>(root: Node<A>): readonly A[] {
  const line: A[] = [];
  for (let node: Node<A> | undefined = root; node !== undefined; ) {
    let joint = '';
    for (const seat of SEATS) {
      const [best] = mostTried(node.choices[seat].values());
      if (best === undefined) continue;
      line.push(best.action);
      joint += `${seat}${best.label};`;
    }
    node = joint === '' ? undefined : node.children.get(joint);
  }
  return line;
}

/**
 * Thinks about a choice from a view alone.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { bjj } from 'holmgang/bjj';
 * import { search } from 'holmgang/bots';
 * const view = bjj.view(bjj.setup({ seed: 'docs' }), 0);
 * const found = search(bjj, view, 0, createChance('thinker'), { iterations: 200 });
 * console.log(found.iterations, found.line[0] === found.action); // 200 true
 * ```
 */
export function search<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  view: V,
  seat: Seat,
  chance: Chance,
  options: SearchOptions<V, A> = {},
): SearchReport<A> {
  const plan = planOf(options);
  if (!game.deciders(view).includes(seat))
    throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
  const root = emptyNode<A>();
  const { milliseconds } = plan;
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  let iterations = 0;
  // At least one, so that there is something to answer.
  do {
    iterate(game, root, game.determinize(view, chance), plan, chance);
    iterations++;
  } while (iterations < plan.iterations && performance.now() < end);
  const choices = mostTried(root.choices[seat].values());
  const action = (choices[0] as Edge<A>).action;
  const line = lineFrom(root);
  return {
    action,
    iterations,
    choices: choices.map(({ action: tried, visits, total }) => ({
      action: tried,
      visits,
      score: total / visits,
    })),
    // Where both choose at once, the own choice is told first.
    line: line.includes(action) ? [action, ...line.filter((other) => other !== action)] : [action],
  };
}

/**
 * A bot that searches: it plays many imagined matches for every choice, and knows of a game no more than its rules, unless
 * it is given an insight.
 */
export function createSearchBot<S extends V, V, A extends AnyAction, E, O>(
  game: Game<S, V, A, E, O>,
  options: SearchOptions<V, A> = {},
): Bot<V, A> {
  const { iterations, milliseconds } = planOf(options);
  const effort = milliseconds === undefined ? `${iterations}` : `${milliseconds} ms`;
  return {
    name: `search (${effort})`,
    choose(view, seat, { chance }) {
      const legal = game.countLegal(view, seat);
      if (legal === 1) return game.legalActions(view, seat)[0] as A;
      return search(game, view, seat, chance, options).action;
    },
  };
}
