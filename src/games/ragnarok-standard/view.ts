// A seat sees its own hand, which cards are in its deck but not their order, and everything on the table. Of the other side it sees
// how many cards there are, those it has been shown, and the classes of secrets.

import type { MaskedCore } from '../../kernel/definition.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import type { HandCard, RagnarokStandardState, RagnarokStandardView, SeenPlayer, Task } from './state.js';

type SeenCard = SeenPlayer['hand'][number];

/** A card of a hand. The owner is not told who has looked at it. RULING(RG-S23) @rule RS-HID-01 */
function seenCard(card: HandCard, seat: Seat, viewer: Viewer): SeenCard {
  const { cardId, costDelta, echoCopy, spent, shown } = card;
  if (seat === viewer)
    return shown === 'public' ? card : { cardId, costDelta, echoCopy, spent, shown: 'hidden' };
  if (shown === 'public') return card;
  return shown === 'foe' && viewer !== 'spectator' ? card : null;
}

/** A deck: its owner knows what is in it. @rule RS-HID-02 */
function seenDeck(deck: RagnarokStandardState['players'][number]['deck'], isOwn: boolean) {
  if (!isOwn) return deck.map(() => null);
  return [...deck].sort((a, b) => a.cardId - b.cardId || Number(a.spent) - Number(b.spent));
}

function seenPlayer(state: RagnarokStandardState, seat: Seat, viewer: Viewer): SeenPlayer {
  const player = state.players[seat];
  const isOwn = seat === viewer;
  const hand = player.hand.map((card) => seenCard(card, seat, viewer));
  const deck = seenDeck(player.deck, isOwn);
  if (isOwn) return { ...player, hand, deck };
  // RS-HID-03: of a secret its class is seen.
  const secrets = player.secrets.map((secret) => ({
    id: secret.id,
    cardId: 'hidden' as const,
    class: secret.class,
  }));
  const mulligan = player.mulligan === null ? null : ('hidden' as const);
  return { ...player, hand, deck, secrets, mulligan };
}

/** A secret that is being cast is not seen either; it is no `spell` by its source. @rule RS-HID-03 */
function seenTask(task: Task, viewer: Viewer): RagnarokStandardView['agenda'][number] {
  const isHidden = task.step === 'spellText' && task.seat !== viewer && task.source !== 'spell';
  return isHidden ? { ...task, card: 'hidden' } : task;
}

/** What a viewer may see. @rule RS-HID-01 RS-HID-02 RS-HID-03 RS-HID-04 */
export function viewState(
  state: RagnarokStandardState,
  viewer: Viewer,
  core: MaskedCore,
): RagnarokStandardView {
  const pending = state.pending.map((decision) =>
    decision.seat === viewer ? decision : { ...decision, options: 'hidden' as const },
  );
  const [first, second] = SEATS.map((seat) => seenPlayer(state, seat, viewer));
  return {
    ...core,
    phase: state.phase,
    pending,
    turn: state.turn,
    active: state.active,
    players: [first as SeenPlayer, second as SeenPlayer],
    nextEntity: state.nextEntity,
    agenda: state.agenda.map((task) => seenTask(task, viewer)),
    queue: state.queue,
    fallen: state.fallen,
    chain: state.chain,
  };
}
