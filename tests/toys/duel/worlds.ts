import { SEATS, type Seat } from 'holmgang';
import type { DuelState, DuelView, Pair } from './types.js';

// Lists every state that fits a view by filling one hidden place after the other, knowing nothing of the determinizer.

interface Place {
  readonly seat: Seat;
  put(world: DuelState, card: number): void;
}

function hiddenPlaces(view: DuelView): Place[] {
  const places: Place[] = [];
  for (const zone of ['hands', 'decks', 'buried'] as const) {
    for (const seat of SEATS) {
      for (const [i, card] of view[zone][seat].entries()) {
        const put = (world: DuelState, dealt: number) => {
          world[zone][seat][i] = dealt;
        };
        if (card === null) places.push({ seat, put });
      }
    }
  }
  for (const seat of SEATS) {
    const put = (world: DuelState, dealt: number) => {
      world.committed[seat] = dealt;
    };
    if (view.committed[seat] === 'hidden') places.push({ seat, put });
  }
  return places;
}

/** How many cards of each power a seat has that the viewer does not know. */
function unknownPowers(view: DuelView): Pair<number[]> {
  const size = view.cards.length / 2;
  const counts: Pair<number[]> = [[], []];
  for (const seat of SEATS) {
    const known = [...view.hands[seat], ...view.buried[seat], ...view.discards[seat], view.committed[seat]]
      .filter((card) => typeof card === 'number')
      .map((card) => view.cards[card]);
    for (const power of [1, 2, 3]) {
      const all = Array.from({ length: size }, (_, i) => (i % 3) + 1).filter((one) => one === power).length;
      counts[seat][power] = all - known.filter((one) => one === power).length;
    }
  }
  return counts;
}

/** Every state that fits a view, or undefined where there are more than a few thousand. */
export function worldsOfDuel(view: DuelView): readonly DuelState[] | undefined {
  const places = hiddenPlaces(view);
  if (places.length > 5) return undefined;
  const counts = unknownPowers(view);
  const seen = [...view.hands, ...view.buried, ...view.discards, view.committed].flat();
  const free = view.cards.map((_, card) => card).filter((card) => !seen.includes(card));
  const worlds: DuelState[] = [];
  const world = { ...structuredClone(view), viewer: null } as unknown as DuelState;
  const fill = (index: number, left: readonly number[]): void => {
    const place = places[index];
    if (place === undefined) {
      worlds.push(structuredClone(world));
      return;
    }
    for (const card of left) {
      for (const power of [1, 2, 3]) {
        const available = counts[place.seat][power] ?? 0;
        if (available === 0) continue;
        counts[place.seat][power] = available - 1;
        place.put(world, card);
        world.cards[card] = power;
        fill(
          index + 1,
          left.filter((other) => other !== card),
        );
        counts[place.seat][power] = available;
      }
    }
  };
  fill(0, free);
  return worlds;
}
