/** One of the two players. */
export type Seat = 0 | 1;

/** Whoever looks at a match: a player, or somebody who sees only what both players see. */
export type Viewer = Seat | 'spectator';

/** Both seats, in the order in which everything simultaneous is settled. */
export const SEATS: readonly Seat[] = /* @__PURE__ */ Object.freeze([0, 1] as const);

const ONLY: readonly (readonly Seat[])[] = /* @__PURE__ */ Object.freeze([
  /* @__PURE__ */ Object.freeze([0] as const),
  /* @__PURE__ */ Object.freeze([1] as const),
]);

/** Nobody, as a list of deciders. */
export const NO_SEATS: readonly Seat[] = /* @__PURE__ */ Object.freeze([]);

/** The seat across the table. */
export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** A list of deciders with this seat alone, without allocating one. */
export function onlySeat(seat: Seat): readonly Seat[] {
  return ONLY[seat] ?? NO_SEATS;
}

/** Whether an unknown value is a seat. */
export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1;
}

/** Whether an unknown value is somebody who may look at a match. */
export function isViewer(value: unknown): value is Viewer {
  return isSeat(value) || value === 'spectator';
}
