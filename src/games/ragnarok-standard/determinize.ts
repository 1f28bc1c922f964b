// A view is filled up again. What is in the owner's own deck is known, but for its order. Of the other side nobody knows the deck it
// was built from: hidden cards are drawn from all that its class could hold, in two copies (one of a Legendary card) less those that
// were seen; now and then from all of it, because cards can be discovered. So every hand and deck that can be has a chance.

import type { Card, CardClass } from '../../../rulesets/ragnarok-standard/types.js';
import type { Chance } from '../../kernel/chance.js';
import type { GeneratorState } from '../../kernel/generator.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { discoverable } from './choices.js';
import { cardOf, type DeckCard, type RagnarokStandardRules, sequenceOf } from './rules.js';
import type {
  HandCard,
  RagnarokStandardDecision,
  RagnarokStandardState,
  RagnarokStandardView,
  Secret,
  SeenPlayer,
  Shown,
  Task,
} from './state.js';
import { cloneState } from './state.js';

/** One hidden card in so many may be any card, also a third copy. */
const ANY_CARD = 12;
/** One hidden card in so many has a changed cost, where texts can change it. */
const CHANGED_COST = 10;
/** No text of a match changes a cost by more. */
const MOST_CHANGED = 10;

/** Every collectible card that a class can hold. RULING(RG-K09) */
function poolOf(heroClass: CardClass, { set }: RagnarokStandardRules): readonly Card[] {
  return set.cards.filter(
    (card) => card.rarity !== 'Token' && (card.class === heroClass || card.class === 'Neutral'),
  );
}

/** The copies that a deck of this class can hold, less those that lie open. */
function bagOf(player: SeenPlayer, pool: readonly Card[]): number[] {
  const seen: number[] = [
    ...player.graveyard.flatMap(({ cardId, count }) => Array<number>(count).fill(cardId)),
    ...player.board.map(({ cardId }) => cardId),
    ...player.hand.flatMap((card) => (card === null ? [] : [card.cardId])),
  ];
  const bag = pool.flatMap(({ id, rarity }) => (rarity === 'Legendary' ? [id] : [id, id]));
  for (const id of seen) {
    const at = bag.indexOf(id);
    if (at >= 0) bag.splice(at, 1);
  }
  return bag;
}

/** Draws hidden cards of one player. */
interface Dealer {
  next(): number;
}

function dealerFor(player: SeenPlayer, rules: RagnarokStandardRules, chance: Chance): Dealer {
  const pool = poolOf(player.hero.class, rules);
  const bag = bagOf(player, pool);
  const any = pool.length > 0 ? pool.map(({ id }) => id) : [rules.set.cards[0]?.id ?? 0];
  return {
    next() {
      if (bag.length === 0 || chance.int(ANY_CARD) === 0) return chance.pick(any);
      return bag.splice(chance.int(bag.length), 1)[0] as number;
    },
  };
}

/** A card may have been corrupted in hand, where it can be. */
function perhapsCorrupted(id: number, rules: RagnarokStandardRules, chance: Chance): number {
  const { corrupted } = cardOf(rules, id).card;
  return corrupted > 0 && chance.int(2) === 0 ? corrupted : id;
}

/** What texts may have taken off a hidden card's cost. */
function imaginedDelta({ hasDiscounts }: RagnarokStandardRules, chance: Chance): number {
  if (!hasDiscounts || chance.int(CHANGED_COST) > 0) return 0;
  let delta = -1;
  while (delta > -MOST_CHANGED && chance.int(3) === 0) delta -= 1;
  return delta;
}

/** Whom a card may have been shown to, as far as that is not public. */
function imaginedShown({ hasReveals }: RagnarokStandardRules, chance: Chance): Shown {
  return hasReveals && chance.int(4) === 0 ? 'foe' : 'nobody';
}

function dealHand(
  view: RagnarokStandardView,
  seat: Seat,
  dealer: Dealer,
  rules: RagnarokStandardRules,
  chance: Chance,
): HandCard[] {
  return view.players[seat].hand.map((card): HandCard => {
    if (card !== null) {
      const shown = card.shown === 'hidden' ? imaginedShown(rules, chance) : card.shown;
      return { ...card, shown };
    }
    const cardId = perhapsCorrupted(dealer.next(), rules, chance);
    // Only a spectator cannot tell whether the other player has seen it.
    const shown = view.viewer === 'spectator' ? imaginedShown(rules, chance) : 'nobody';
    return { cardId, costDelta: imaginedDelta(rules, chance), echoCopy: false, spent: false, shown };
  });
}

/** The own deck is put into a new order, the other one is dealt. @rule RS-HID-02 */
function dealDeck(
  { deck }: SeenPlayer,
  dealer: Dealer,
  rules: RagnarokStandardRules,
  chance: Chance,
): DeckCard[] {
  return chance.shuffle(deck.map((card) => card ?? cardOf(rules, dealer.next()).fresh));
}

/** Secrets of the class, no two alike. @rule RS-HID-03 RS-KW-SECRET */
function dealSecrets({ secrets }: SeenPlayer, rules: RagnarokStandardRules, chance: Chance): Secret[] {
  const taken: number[] = secrets.flatMap(({ cardId }) => (cardId === 'hidden' ? [] : [cardId]));
  return secrets.map((secret) => {
    const cardId =
      secret.cardId === 'hidden' ? imaginedSecret(secret.class, taken, rules, chance) : secret.cardId;
    taken.push(cardId);
    return { id: secret.id, cardId, class: secret.class };
  });
}

function imaginedSecret(
  owner: CardClass,
  taken: readonly number[],
  rules: RagnarokStandardRules,
  chance: Chance,
): number {
  const pool = rules.set.cards.filter(
    ({ id, class: cardClass }) =>
      cardClass === owner && !taken.includes(id) && cardOf(rules, id).script.secret >= 0,
  );
  return chance.pick(pool).id;
}

/** What may be on offer. @rule RS-HID-04 */
function imaginedOffer(
  view: RagnarokStandardView,
  decision: RagnarokStandardView['pending'][number],
  rules: RagnarokStandardRules,
  chance: Chance,
): readonly (number | string)[] {
  const { kind, seat, seq, at, options } = decision;
  if (options !== 'hidden') return options;
  const { steps, card } = sequenceOf(rules, seq);
  const pool =
    kind === 'adapt'
      ? rules.adapt.map(({ key }) => key)
      : discoverable(view.players[seat].hero.class, steps[at]?.filters ?? [], card, rules);
  return chance.shuffle([...pool]).slice(0, 3);
}

/** What may be replaced in the mulligan. */
function imaginedMulligan({ mulligan, hand }: SeenPlayer, chance: Chance): readonly number[] | null {
  if (mulligan !== 'hidden') return mulligan === null ? null : [...mulligan];
  return hand.map((_, i) => i).filter(() => chance.int(2) === 0);
}

/** A state that fits the view. */
export function determinizeView(
  view: RagnarokStandardView,
  rng: GeneratorState,
  chance: Chance,
  rules: RagnarokStandardRules,
): RagnarokStandardState {
  const state = cloneState({ ...view, rng, viewer: null } as unknown as RagnarokStandardState);
  for (const seat of SEATS) {
    const seen = view.players[seat];
    const player = state.players[seat];
    const dealer = dealerFor(seen, rules, chance);
    player.hand = dealHand(view, seat, dealer, rules, chance);
    player.deck = dealDeck(seen, dealer, rules, chance);
    player.secrets = dealSecrets(seen, rules, chance);
    player.mulligan = imaginedMulligan(seen, chance);
  }
  state.pending = view.pending.map(
    (decision): RagnarokStandardDecision => ({
      ...decision,
      options: imaginedOffer(view, decision, rules, chance),
    }),
  );
  state.agenda = view.agenda.map((task): Task => {
    if (task.card !== 'hidden') return task as Task;
    const { hero, secrets } = state.players[task.seat];
    const taken = secrets.map(({ cardId }) => cardId);
    return { ...task, card: imaginedSecret(hero.class, taken, rules, chance) };
  });
  return state;
}
