// A view is filled up from the cards that it does not show, each order of them equally likely; so are the spells.

import type { Chance } from '../../kernel/chance.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS } from '../../kernel/seat.js';
import { cardsWithout } from './cards.js';
import type { RagnarokPokerRules } from './rules.js';
import { cloneState, type RagnarokPokerState, type RagnarokPokerView } from './state.js';

type Side = RagnarokPokerView['fighters'][number];

/** Takes the place of hidden cards, one by one. */
function filled(cards: readonly (number | null)[], pool: number[], chance: Chance): number[] {
  return cards.map((card) => {
    if (card !== null) return card;
    const index = chance.int(pool.length);
    const drawn = pool[index] as number;
    pool[index] = pool[pool.length - 1] as number;
    pool.pop();
    return drawn;
  });
}

/** The spells of a fighter that a view does not show. */
function unseenSpells({ spells, spellHand, spellsUsed }: Side): number[] {
  const unseen = [...spells];
  for (const spell of [...spellsUsed, ...spellHand]) {
    const index = spell === null ? -1 : unseen.indexOf(spell);
    if (index >= 0) unseen.splice(index, 1);
  }
  return unseen;
}

/** Any choice of places. */
function somePlaces(size: number, chance: Chance): number[] {
  return Array.from({ length: size }, (_, place) => place).filter(() => chance.int(2) === 0);
}

/** A state that fits the view. */
export function determinizeView(
  view: RagnarokPokerView,
  rng: GeneratorState,
  chance: Chance,
  { options }: RagnarokPokerRules,
): RagnarokPokerState {
  const state = cloneState({ ...view, rng, viewer: null } as unknown as RagnarokPokerState);
  const [a, b] = view.fighters;
  const pool = cardsWithout([...view.community, ...a.hole, ...a.rejected, ...b.hole, ...b.rejected]);
  for (const seat of SEATS) {
    const seen = view.fighters[seat];
    const fighter = state.fighters[seat];
    fighter.hole = filled(seen.hole, pool, chance);
    fighter.rejected = filled(seen.rejected, pool, chance);
    const spells = unseenSpells(seen);
    fighter.spellHand = filled(seen.spellHand, spells, chance);
    fighter.spellDeck = filled(seen.spellDeck, spells, chance);
    if (seen.swap !== 'hidden') continue;
    const own = options.mulliganOf === 'holeCards' ? fighter.hole : fighter.spellHand;
    fighter.swap = somePlaces(own.length, chance);
  }
  state.deck = filled(view.deck, pool, chance);
  return state;
}
