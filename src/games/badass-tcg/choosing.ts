// What players are asked while an effect resolves, and what their answers do: discards, sacrifices, looks at the deck, searches.

import type { Effect } from '../../../rulesets/badass-tcg/types.js';
import type { Seat } from '../../kernel/seat.js';
import { ask } from './asking.js';
import { discardCard, lookIntoHand, putCard, sacrifice, take } from './objects.js';
import { type BadassTcgRules, faceOf, findCard } from './rules.js';
import type { BadassTcgState, BadassTcgView } from './state.js';
import type { BadassTcgContext } from './types.js';

type Giving = Extract<Effect, { op: 'discard' | 'sacrifice' }>;

/** The permanents of one kind or subtype that a player controls. */
function permanentsOf(
  view: BadassTcgView,
  seat: Seat,
  type: string,
  rules: BadassTcgRules,
): readonly number[] {
  const ids: number[] = [];
  for (const it of view.battlefield) {
    if (it.controller !== seat) continue;
    const { kind, subtypes } = faceOf(it, rules);
    if (kind === type || subtypes.includes(type)) ids.push(it.id);
  }
  return ids;
}

/** A player discards: whoever has no more than that loses all, without a choice. */
function askToDiscard(
  state: BadassTcgState,
  seat: Seat,
  { n, how }: Extract<Giving, { op: 'discard' }>,
  ctx: BadassTcgContext,
): void {
  const { hand } = state.players[seat];
  if (how === 'choose' && hand.length > n) {
    ask(state, 'discard', seat, n);
    return;
  }
  lookIntoHand(state, seat, ctx);
  for (let i = 0; i < n && hand.length > 0; i++) {
    const at = how === 'random' ? ctx.chance.int(hand.length) : 0;
    discardCard(state, seat, hand[at] as number, ctx);
  }
}

function askToSacrifice(
  state: BadassTcgState,
  seat: Seat,
  { n, type }: Extract<Giving, { op: 'sacrifice' }>,
  ctx: BadassTcgContext,
): void {
  const own = permanentsOf(state, seat, type, ctx.rules);
  if (own.length > n) ask(state, 'sacrifice', seat, n, own);
  else state.picked.push(...own);
}

/** Asks the players one after the other, the active one first; what is sacrificed goes together at the end. True if somebody is asked. */
export function askEach(
  state: BadassTcgState,
  seats: readonly Seat[],
  effect: Giving,
  ctx: BadassTcgContext,
): boolean {
  while (state.asked < seats.length) {
    const seat = seats[state.asked++] as Seat;
    if (effect.op === 'discard') askToDiscard(state, seat, effect, ctx);
    else askToSacrifice(state, seat, effect, ctx);
    if (state.pending.length > 0) return true;
  }
  if (effect.op === 'sacrifice') sacrifice(state, state.picked, ctx);
  state.asked = 0;
  state.picked = [];
  return false;
}

/** Looks at the top cards of the own deck. @rule BT-SET-04 */
export function beginScry(state: BadassTcgState, seat: Seat, n: number, ctx: BadassTcgContext): void {
  const player = state.players[seat];
  const count = Math.min(n, player.deck.length);
  if (count === 0) return;
  ctx.chance.unseen();
  ctx.events?.push({ type: 'scried', seat, count });
  player.knownTop = Math.max(player.knownTop, count);
  ask(state, 'scry', seat, count);
}

/** Puts a looked-at card, or one of the hand, at the bottom. */
export function toBottom(state: BadassTcgState, seat: Seat, card: number, from: 'deck' | 'hand'): void {
  const player = state.players[seat];
  take(player[from], card);
  player.deck.push(card);
  if (from === 'deck') player.knownTop -= 1;
  player.knownBottom = Math.min(player.knownBottom + 1, player.deck.length);
}

/** The basic generators left in the own deck, by name, in the order of the set: its list without what lies elsewhere. */
export function searchNames(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly string[] {
  const left = new Map<number, number>();
  for (const def of view.lists[seat]) {
    if (rules.cards[def]?.basic) left.set(def, (left.get(def) ?? 0) + 1);
  }
  const deckSize = view.lists[seat].length;
  const from = seat === 0 ? 0 : view.lists[0].length;
  const inDeck = new Set(view.players[seat].deck);
  for (let card = from; card < from + deckSize; card++) {
    const found = findCard(view, card, rules);
    if (found?.basic && !inDeck.has(card)) left.set(found.index, (left.get(found.index) ?? 0) - 1);
  }
  return [...left].flatMap(([def, count]) => (count > 0 ? [rules.cards[def]?.name ?? ''] : [])).sort();
}

/** Moves a commander that waited between two zones. @rule BT-CMD-06 */
export function settleCommander(state: BadassTcgState, toCommand: boolean, ctx: BadassTcgContext): void {
  const entry = state.limbo.shift();
  if (entry === undefined) return;
  const owner = state.players[0].commander === entry.card ? 0 : 1;
  const player = state.players[owner];
  if (toCommand) {
    player.command.push(entry.card);
    return;
  }
  const { commander } = player;
  player.commander = null;
  putCard(state, entry.card, entry.to, entry.triggers);
  player.commander = commander;
  lookIntoHand(state, owner, ctx);
}
