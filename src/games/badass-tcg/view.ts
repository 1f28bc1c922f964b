// What is hidden: the other hand but for cards that were seen, the order of both decks but for what their owner has looked at, what
// lies face down on the other side, and a colour until both are chosen.

import type { MaskedCore } from '../../kernel/definition.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import type {
  BadassTcgState,
  BadassTcgView,
  Permanent,
  PermanentView,
  Player,
  PlayerView,
  StackItem,
  StackItemView,
} from './state.js';

/** Whether a viewer may look at a face-down object. @rule BT-FDN-04 */
function isMasked(
  { faceDown, controller }: { faceDown: boolean; controller: Seat },
  viewer: Viewer,
  isOver: boolean,
) {
  return faceDown && controller !== viewer && !isOver;
}

/** What its owner knows of a deck: the cards that were looked at. */
function knownOf({ deck, knownTop, knownBottom }: Player<number, never>): readonly number[] {
  return [...deck.slice(0, knownTop), ...deck.slice(Math.max(knownTop, deck.length - knownBottom))];
}

/** What the cards are that a viewer can see. @rule BT-ZON-02 BT-FDN-04 */
function seenCards(state: BadassTcgState, viewer: Viewer): (number | null)[] {
  const seen = Array<number | null>(state.cards.length).fill(null);
  const show = (card: number | null) => {
    if (card !== null) seen[card] = state.cards[card] as number;
  };
  const isOver = state.result !== null;
  for (const seat of SEATS) {
    const player = state.players[seat];
    for (const pile of [player.discard, player.exile, player.command, player.revealed]) pile.forEach(show);
    show(player.commander);
    if (seat !== viewer) continue;
    player.hand.forEach(show);
    knownOf(player).forEach(show);
  }
  for (const { card } of state.limbo) show(card);
  for (const it of state.battlefield) if (!isMasked(it, viewer, isOver)) show(it.card);
  for (const it of state.stack) if (it.kind === 'spell' && !isMasked(it, viewer, isOver)) show(it.card);
  return seen;
}

/** A hand from the other side: first what was seen, then the rest, whatever its order. */
function seenHand({ hand, revealed }: Player<number, never>): (number | null)[] {
  const known = hand.filter((card) => revealed.includes(card)).sort((a, b) => a - b);
  return [...known, ...Array<null>(hand.length - known.length).fill(null)];
}

function seenPlayer(player: Player<number, never>, isOwn: boolean, isSecret: boolean): PlayerView {
  const { deck, color } = player;
  const revealed = [...player.revealed].sort((a, b) => a - b);
  if (isOwn) {
    const known = new Set(knownOf(player));
    return { ...player, revealed, deck: deck.map((card) => (known.has(card) ? card : null)) };
  }
  const hidden = isSecret && color !== null ? 'hidden' : color;
  const hand = seenHand(player);
  return { ...player, revealed, deck: deck.map(() => null), hand, color: hidden };
}

function seenPermanent(it: Permanent<number>, viewer: Viewer, isOver: boolean): PermanentView {
  return isMasked(it, viewer, isOver) ? { ...it, card: 'hidden', def: 'hidden' } : it;
}

function seenItem(it: StackItem<number>, viewer: Viewer, isOver: boolean): StackItemView {
  return isMasked(it, viewer, isOver) ? { ...it, card: 'hidden', def: 'hidden' } : it;
}

/** What a viewer may see. @rule BT-ZON-02 BT-CFG-04 BT-FDN-04 */
export function viewState(state: BadassTcgState, viewer: Viewer, core: MaskedCore): BadassTcgView {
  const isSecret = state.phase === 'color';
  const isOver = state.result !== null;
  return {
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    step: state.step,
    priority: state.priority,
    passes: state.passes,
    stack: state.stack.map((it) => seenItem(it, viewer, isOver)),
    battlefield: state.battlefield.map((it) => seenPermanent(it, viewer, isOver)),
    players: [
      seenPlayer(state.players[0], viewer === 0, isSecret),
      seenPlayer(state.players[1], viewer === 1, isSecret),
    ],
    combat: state.combat,
    triggers: state.triggers,
    limbo: state.limbo,
    choice: state.choice,
    cursor: state.cursor,
    asked: state.asked,
    picked: state.picked,
    fog: state.fog,
    nextId: state.nextId,
    cards: seenCards(state, viewer),
    lists: state.lists,
    ...core,
    pending: state.pending,
  };
}
