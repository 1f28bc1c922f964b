// What the contract suite must know of the secrets of a combat, played alone or inside another game.
import { type Chance, SEATS, type Seat, type Viewer } from 'holmgang';
import {
  betRange,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerState,
} from 'holmgang/ragnarok-poker';

/** Deals everything anew that a viewer cannot see: cards, spells, and what somebody wants to replace. */
export function scramble(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  viewer: Viewer,
  chance: Chance,
): RagnarokPokerState {
  const copy = structuredClone(state) as RagnarokPokerState;
  const hidden: { readonly list: number[]; readonly place: number }[] = [];
  const hide = (list: number[], isHidden: (place: number) => boolean) =>
    list.forEach((_, place) => {
      if (isHidden(place)) hidden.push({ list, place });
    });
  hide(copy.deck, () => true);
  for (const seat of SEATS) {
    const { hole, rejected } = copy.fighters[seat];
    if (seat === viewer) continue;
    const looker = viewer === 'spectator' ? null : copy.fighters[viewer];
    hide(hole, (place) => !copy.revealed && looker?.peeked[place] !== true);
    hide(rejected, () => true);
  }
  const own =
    viewer === 'spectator' ? [] : [...copy.fighters[viewer].hole, ...copy.fighters[viewer].rejected];
  const known = new Set<number>([...copy.community, ...own]);
  for (const { hole } of copy.fighters) {
    for (const [place, card] of hole.entries()) {
      if (!hidden.some((each) => each.list === hole && each.place === place)) known.add(card);
    }
  }
  const pool = chance.shuffle(
    Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card)),
  );
  for (const { list, place } of hidden) list[place] = pool.pop() ?? 0;
  for (const seat of SEATS) {
    const fighter = copy.fighters[seat];
    const isOwn = seat === viewer;
    const all = chance.shuffle([...fighter.spellDeck, ...(isOwn ? [] : fighter.spellHand)]);
    if (!isOwn) fighter.spellHand = all.splice(0, fighter.spellHand.length);
    fighter.spellDeck = all;
    if (isOwn || fighter.swap === null) continue;
    const size =
      game.rules.options.mulliganOf === 'holeCards' ? fighter.hole.length : fighter.spellHand.length;
    fighter.swap = Array.from({ length: size }, (_, place) => place).filter(() => chance.percent(50));
  }
  return { ...copy, rng: chance.fork() };
}

/** What shows a viewer cards that it did not know. */
export function discloses(events: readonly RagnarokPokerEvent[], viewer: Viewer): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'communityRevealed':
      case 'showdown':
      case 'spellBurned':
        return true;
      case 'spellsDrawn':
      case 'peeked':
        return event.seat === viewer;
      case 'mulliganed':
      case 'spellCast':
        return event.seat !== viewer;
      default:
        return false;
    }
  });
}

/** Legal amounts outside the list, and places in another order. */
export function extended(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  seat: Seat,
  chance: Chance,
): RagnarokPokerAction[] {
  const listed = game.legalActions(state, seat);
  const isNew = (action: RagnarokPokerAction) =>
    !listed.some((other) => JSON.stringify(other) === JSON.stringify(action));
  if (state.phase === 'mulligan' && listed.length > 2) {
    return [{ type: 'mulligan' as const, seat, replace: [1, 0] }].filter(isNew);
  }
  const range = listed.some(({ type }) => type === 'brace') ? betRange(state, seat, game.rules) : null;
  if (range === null) return [];
  const { type, min, max, step } = range;
  const amount = min + step * chance.int(Math.floor((max - min) / step) + 1);
  const action: RagnarokPokerAction =
    type === 'attack' ? { type, seat, amount } : { type, seat, raiseBy: amount };
  return amount >= 10 ? [action].filter(isNew) : [];
}

/** What may be legal beyond the list: amounts in the range, and any order of places. */
export function isExtended(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  action: RagnarokPokerAction,
): boolean {
  if (action.type === 'mulligan') return new Set(action.replace).size === action.replace.length;
  if (action.type !== 'attack' && action.type !== 'counterAttack') return false;
  const range = betRange(state, action.seat, game.rules);
  const amount = action.type === 'attack' ? action.amount : action.raiseBy;
  return range?.type === action.type && amount >= range.min && amount <= range.max;
}
