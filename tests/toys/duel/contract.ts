import fc from 'fast-check';
import { type Chance, type MatchMove, SEATS, type Seat, type Viewer } from 'holmgang';
import type { ContractOptions } from 'holmgang/testing';
import { conservedDuel } from './definition.js';
import type { DuelAction, DuelOptions, DuelState, DuelView } from './types.js';
import { worldsOfDuel } from './worlds.js';

/** Re-deals, in a copy, everything that is hidden from a viewer; knows nothing of `viewDuel`. */
function scrambleDuel(state: DuelState, viewer: Viewer, chance: Chance): DuelState {
  const copy = structuredClone(state) as DuelState;
  const places: { zone: (number | null)[]; index: number; seat: Seat }[] = [];
  for (const seat of SEATS) {
    const zones =
      seat === viewer ? [copy.decks[seat]] : [copy.decks[seat], copy.hands[seat], copy.buried[seat]];
    for (const zone of zones) for (const index of zone.keys()) places.push({ zone, index, seat });
    if (seat !== viewer && copy.committed[seat] !== null)
      places.push({ zone: copy.committed, index: seat, seat });
  }
  const ids = places.map(({ zone, index }) => zone[index] ?? 0);
  const powers = SEATS.map((seat) => {
    return chance.shuffle(
      ids.filter((_, i) => places[i]?.seat === seat).map((card) => state.cards[card] ?? 0),
    );
  });
  chance.shuffle(ids);
  places.forEach(({ zone, index, seat }, i) => {
    const card = ids[i] ?? 0;
    zone[index] = card;
    copy.cards[card] = powers[seat]?.pop() ?? 0;
  });
  return copy;
}

/** Whether events show a viewer a card that was hidden from it. */
function disclosesDuel(events: readonly { type: string }[], viewer: Viewer): boolean {
  return events.some((event) => {
    if (event.type === 'clashRevealed') return true;
    return event.type === 'cardDrawn' && (event as unknown as { seat: Seat }).seat === viewer;
  });
}

/** Blows between the lightest and the heaviest, and a salute at any time of the clash. */
function extendedDuel(state: DuelState, seat: Seat): readonly DuelAction[] {
  if (state.pending.length > 0) return [];
  if (state.phase === 'clash') return state.saluted[seat] ? [] : [{ type: 'salute', seat }];
  if (state.phase !== 'strike' || state.attacker !== seat) return [];
  const forces = Array.from({ length: Math.max(0, state.stamina[seat] - 2) }, (_, i) => i + 2);
  return forces.map((force) => ({ type: 'strike', seat, force }));
}

/** A player who wants an end strikes whenever it can. */
function progressDuel(
  _view: DuelView,
  _seat: Seat,
  legal: readonly (DuelAction | MatchMove)[],
  chance: Chance,
): DuelAction | MatchMove {
  const blows = legal.filter(({ type }) => type === 'strike');
  return chance.pick(blows.length > 0 ? blows : legal);
}

/** What the contract suite is told about the duel. */
export const duelContract = {
  setups: fc.record(
    { size: fc.integer({ min: 3, max: 6 }) },
    { requiredKeys: [] },
  ) as fc.Arbitrary<DuelOptions>,
  maxActions: 40,
  progress: progressDuel,
  scramble: scrambleDuel,
  extended: extendedDuel,
  conserved: conservedDuel,
  discloses: disclosesDuel,
  smallWorlds: { setups: fc.constant({ size: 3 }), worlds: worldsOfDuel },
  maxStateSize: 1200,
} satisfies ContractOptions<
  DuelState,
  DuelView,
  DuelAction | MatchMove,
  { readonly type: string },
  DuelOptions
>;
