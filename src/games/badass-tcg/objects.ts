// How cards and objects change zones. Whatever does is a new object, which nothing remembers.

import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { drawTop } from '../../kernel/zones.js';
import { refresh } from './continuous.js';
import { faceOf } from './rules.js';
import type { BadassTcgState, BadassTcgView, Limbo, Permanent, Player, StackItem, Target } from './state.js';
import { findPermanent } from './targets.js';
import { collectTriggers } from './triggers.js';
import type { BadassTcgContext } from './types.js';

/** What is hidden from whoever asks decides what follows: no odds can be told. */
export function lookAt(ref: unknown, { chance }: BadassTcgContext): void {
  if (typeof ref === 'string') chance.unseen();
}

/** As `lookAt`, of what a hand holds. */
export function lookIntoHand(view: BadassTcgView, seat: Seat, { chance }: BadassTcgContext): void {
  if (view.viewer !== null && view.viewer !== seat) chance.unseen();
}

/** Where a card can go. */
export type Destination = Limbo['to'];

/** Whose card it is. */
export function ownerOf(state: Pick<BadassTcgView, 'players' | 'lists'>, card: number): Seat {
  const [first, second] = state.lists;
  if (card < first.length) return 0;
  if (card < first.length + second.length) return 1;
  // The starting generators of Accelerated come after both decks.
  return card === first.length + second.length ? 0 : 1;
}

/** A card in hand that everybody has seen stays known until it may have gone. */
function reveal(player: Player<number, never>, card: number): void {
  player.revealed.push(card);
}

/** Takes a card out of a list. */
export function take(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

/** The clause for all: what leaves a discard pile is no longer the card that somebody targeted. @rule BT-ZON-04 */
export function takeFromDiscard(state: BadassTcgState, player: Player<number, never>, card: number): void {
  take(player.discard, card);
  for (const item of state.stack) {
    for (let i = 0; i < item.targets.length; i++) if (item.targets[i] === card) item.targets[i] = null;
  }
}

/** Puts a card into its owner's zone. @rule BT-ZON-03 */
function deliver(state: BadassTcgState, card: number, to: Destination): void {
  const player = state.players[ownerOf(state, card)];
  player[to].push(card);
  if (to === 'hand') reveal(player, card);
  if (to === 'deck') player.knownBottom += 1;
}

/** Moves a card that is in no zone any more; a commander waits for its owner's word. @rule BT-ZON-03 BT-CMD-06 */
export function putCard(
  state: BadassTcgState,
  card: number,
  to: Destination,
  triggers: StackItem<number>[] = [],
): void {
  if (state.players[ownerOf(state, card)].commander === card) state.limbo.push({ card, to, triggers });
  else {
    deliver(state, card, to);
    for (const trigger of triggers) state.triggers.push(trigger);
  }
}

/** How something enters. */
export interface Entrance {
  readonly owner: Seat;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly attachedTo?: Target | null;
}

/** Puts a new object onto the battlefield. @rule BT-ZON-04 BT-ZON-05 */
export function enter(
  state: BadassTcgState,
  card: number | null,
  def: number,
  { owner, tapped = false, faceDown = false, attachedTo = null }: Entrance,
  ctx: BadassTcgContext,
): Permanent<number> {
  const face = faceOf({ def, faceDown }, ctx.rules);
  const it: Permanent<number> = {
    id: state.nextId++,
    card,
    def,
    owner,
    controller: owner,
    tapped: tapped || (face.entersTapped && !faceDown),
    damage: 0,
    deathtouched: false,
    enteredTurn: state.turn,
    counters: 0,
    attachedTo,
    faceDown,
    power: 0,
    toughness: 0,
    keywords: 0,
    tempPower: 0,
    tempToughness: 0,
    tempKeywords: 0,
  };
  state.battlefield.push(it);
  if (face.isStatic || face.kind === 'creature') refresh(state, ctx.rules);
  if (card === null) ctx.events?.push({ type: 'tokenCreated', seat: owner, object: it.id, ref: face.id });
  else {
    const ref = ctx.rules.cards[def]?.id ?? null;
    ctx.events?.push({ type: 'entered', seat: owner, card, ref, object: it.id, faceDown });
  }
  if (attachedTo !== null) ctx.events?.push({ type: 'attached', object: it.id, to: attachedTo });
  collectTriggers(state, it, 'enter', ctx.rules, state.triggers);
  return it;
}

/** What triggers because a permanent dies: its own abilities, and those that watch its controller's creatures. */
function deathTriggers(
  state: BadassTcgState,
  dying: Permanent<number>,
  ctx: BadassTcgContext,
): StackItem<number>[] {
  const triggers: StackItem<number>[] = [];
  const isCreature = faceOf(dying, ctx.rules).kind === 'creature';
  for (const it of state.battlefield) {
    if (it === dying) collectTriggers(state, it, 'die', ctx.rules, triggers);
    if (isCreature && it.controller === dying.controller) {
      collectTriggers(state, it, 'die(my.creature)', ctx.rules, triggers);
    }
  }
  return triggers;
}

/** Who leaves the battlefield is out of combat. @rule BT-CMB-17 */
function leaveCombat(state: BadassTcgState, id: number): void {
  const { combat } = state;
  if (combat === null) return;
  take(combat.attackers, id);
  combat.blocks = combat.blocks.filter(({ blocker, attacker }) => blocker !== id && attacker !== id);
}

/** Abilities of what leaves keep what it was. RULING(Q30) @rule BT-PLY-10 */
function rememberSource(items: readonly StackItem<number>[], it: Permanent<number>): void {
  for (const item of items) if (item.source === it.id) item.keywords = it.keywords;
}

/**
 * Permanents leave the battlefield together, so that each sees the others go. Tokens cease to exist.
 * @rule BT-ZON-03 BT-ZON-04 BT-TOK-01 BT-FDN-04
 */
export function leave(
  state: BadassTcgState,
  leaving: readonly Permanent<number>[],
  to: Destination,
  ctx: BadassTcgContext,
): void {
  if (leaving.length === 0) return;
  const deaths = to === 'discard' ? leaving.map((it) => deathTriggers(state, it, ctx)) : [];
  leaving.forEach((it, i) => {
    lookAt(it.def, ctx);
    state.battlefield.splice(state.battlefield.indexOf(it), 1);
    leaveCombat(state, it.id);
    rememberSource(state.stack, it);
    rememberSource(state.triggers, it);
    const { owner: seat, card, id: object } = it;
    const ref = ctx.rules.cards[it.def]?.id ?? '';
    ctx.events?.push({ type: 'left', seat, card, ref, object, to });
    const triggers = deaths[i] ?? [];
    if (card === null) for (const trigger of triggers) state.triggers.push(trigger);
    else putCard(state, card, to, triggers);
  });
  refresh(state, ctx.rules);
}

/** Puts creatures and enchantments to death by an effect or by damage. */
export function destroy(
  state: BadassTcgState,
  doomed: readonly Permanent<number>[],
  ctx: BadassTcgContext,
): void {
  for (const it of doomed) ctx.events?.push({ type: 'destroyed', object: it.id });
  leave(state, doomed, 'discard', ctx);
}

/** A player draws; from an empty deck the draw fails. RULING(Q19) @rule BT-TRN-05 BT-WIN-02 */
export function draw(state: BadassTcgState, seat: Seat, n: number, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  for (let i = 0; i < n; i++) {
    const card = drawTop(player.deck, ctx.chance);
    if (card === undefined) {
      player.drewFromEmpty = true;
      ctx.events?.push({ type: 'drawFailed', seat });
      return;
    }
    player.hand.push(card);
    player.knownTop = Math.max(0, player.knownTop - 1);
    player.knownBottom = Math.min(player.knownBottom, player.deck.length);
    ctx.events?.push({ type: 'drew', seat, card, ref: refOf(state, card, ctx) });
  }
}

/** A card's id in the set. */
export function refOf(state: BadassTcgState, card: number, { rules }: BadassTcgContext): string {
  return rules.cards[state.cards[card] as number]?.id ?? '';
}

/** Takes the top cards of a deck into the discard pile; from an empty one nothing. */
export function mill(state: BadassTcgState, seat: Seat, n: number, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  for (let i = 0; i < n && player.deck.length > 0; i++) {
    const card = drawTop(player.deck, ctx.chance) as number;
    player.knownTop = Math.max(0, player.knownTop - 1);
    player.knownBottom = Math.min(player.knownBottom, player.deck.length);
    ctx.events?.push({ type: 'milled', seat, card, ref: refOf(state, card, ctx) });
    putCard(state, card, 'discard');
  }
}

/** Discards a card of the hand. */
export function discardCard(state: BadassTcgState, seat: Seat, card: number, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  take(player.hand, card);
  take(player.revealed, card);
  ctx.events?.push({ type: 'discarded', seat, card, ref: refOf(state, card, ctx) });
  putCard(state, card, 'discard');
}

/** Shuffles a deck: nobody knows its order any more. @rule BT-SET-01 */
export function shuffleDeck(state: BadassTcgState, seat: Seat, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  ctx.chance.shuffle(player.deck);
  player.knownTop = 0;
  player.knownBottom = 0;
  ctx.events?.push({ type: 'shuffled', seat });
}

/** Taps a permanent. */
export function tap(it: Permanent<number>, ctx: BadassTcgContext): void {
  if (it.tapped) return;
  it.tapped = true;
  ctx.events?.push({ type: 'tapped', object: it.id });
}

/** Untaps a permanent. */
export function untap(it: Permanent<number>, ctx: BadassTcgContext): void {
  if (!it.tapped) return;
  it.tapped = false;
  ctx.events?.push({ type: 'untapped', object: it.id });
}

/** The players, the active one first. */
export function inTurnOrder(state: BadassTcgView): readonly Seat[] {
  return state.active === 0 ? SEATS : [state.active, otherSeat(state.active)];
}

/** Sacrifices permanents that are still there, together. */
export function sacrifice(state: BadassTcgState, ids: readonly number[], ctx: BadassTcgContext): void {
  const given = ids.map((id) => findPermanent(state, id)).filter((it) => it !== undefined);
  for (const it of given) ctx.events?.push({ type: 'sacrificed', seat: it.controller, object: it.id });
  leave(state, given, 'discard', ctx);
}
