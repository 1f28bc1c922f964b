// The tree of a search: what has been tried, how often it could have been, and how it came out. A node is what a player knows
// to have happened since the search began; chance and hidden cards differ each time it is passed.

import type { Chance } from '../kernel/chance.js';
import type { Seat } from '../kernel/seat.js';

/** One choice of one seat at a node. */
export interface Edge<A> {
  /** An action that stands for it. */
  readonly action: A;
  /** What it amounts to. */
  readonly label: string;
  /** Who chooses it. */
  readonly seat: Seat;
  /** How often it was made. */
  visits: number;
  /** How often it could have been made. */
  chances: number;
  /** What all its visits came to for its seat. */
  total: number;
}

/** What is known of one point of the tree. */
export interface Node<A> {
  /** The choices of each seat, by label. */
  readonly choices: readonly [Map<string, Edge<A>>, Map<string, Edge<A>>];
  /** What follows, by the labels of what was chosen. */
  readonly children: Map<string, Node<A>>;
}

/** A node of which nothing is known. */
export function emptyNode<A>(): Node<A> {
  return { choices: [new Map(), new Map()], children: new Map() };
}

/** The node that follows on what was chosen. */
export function childOf<A>(
  node: Node<A>,
  label: string,
): { readonly child: Node<A>; readonly isNew: boolean } {
  const known = node.children.get(label);
  if (known !== undefined) return { child: known, isNew: false };
  const child = emptyNode<A>();
  node.children.set(label, child);
  return { child, isNew: true };
}

/** What an action amounts to, by its fields. */
export function labelOf(action: object): string {
  let label = '';
  for (const [field, value] of Object.entries(action)) {
    if (field !== 'seat') label += typeof value === 'object' ? `${JSON.stringify(value)},` : `${value},`;
  }
  return label;
}

/** The upper end of what a choice may be worth: how it went, and more the less it was tried of the times it could be. */
function promise<A>(edge: Edge<A>, exploration: number): number {
  return edge.total / edge.visits + exploration * Math.sqrt(Math.log(edge.chances) / edge.visits);
}

/** One of the legal actions: one that was never tried, else the most promising. Returns its edge with the action as it is now. */
export function chooseEdge<A>(
  node: Node<A>,
  seat: Seat,
  legal: readonly A[],
  label: (action: A) => string,
  exploration: number,
  chance: Chance,
): { readonly edge: Edge<A>; readonly action: A } {
  const known = node.choices[seat];
  let best: Edge<A> | undefined;
  let bestAction: A | undefined;
  let bestPromise = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (const action of legal) {
    const name = label(action);
    let edge = known.get(name);
    if (edge === undefined) {
      edge = { action, label: name, seat, visits: 0, chances: 0, total: 0 };
      known.set(name, edge);
    }
    edge.chances++;
    if (edge.visits === 0) {
      // Each of those never tried is equally likely.
      untried++;
      if (chance.int(untried) === 0) {
        best = edge;
        bestAction = action;
      }
    } else if (untried === 0) {
      const value = promise(edge, exploration);
      if (value > bestPromise) {
        bestPromise = value;
        best = edge;
        bestAction = action;
      }
    }
  }
  return { edge: best as Edge<A>, action: bestAction as A };
}
