// The death step: who has fallen leaves together; then, oldest first, come Deathrattle, Reborn, and what waits for a death. It is
// repeated until nobody dies, and only then it is judged whether a hero has fallen.

import { finish } from '../../kernel/flow.js';
import { draw, win } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { beginNext, deathsNext, doNext, drainNext, makeTask, NONE, textsNext, textTask } from './agenda.js';
import { refresh } from './auras.js';
import { withoutReborn } from './keywords/persistent.js';
import { cardOf } from './rules.js';
import { secretsNext } from './secrets.js';
import type { Fallen, Minion, RagnarokStandardState, Task } from './state.js';
import { summon } from './summoning.js';
import { AT } from './texts.js';
import { collect, inOrderOfPlay, moment } from './triggers.js';
import type { RagnarokStandardContext } from './types.js';
import { toGraveyard } from './zones.js';

function isFalling({ health, doomed }: Minion): boolean {
  return health <= 0 || doomed;
}

function fallenMinion(seat: Seat, board: readonly Minion[], place: number): Fallen {
  const minion = board[place] as Minion;
  return {
    id: minion.id,
    seat,
    cardId: minion.cardId,
    isMinion: true,
    texts: minion.silenced ? minion.attached : [minion.cardId, ...minion.attached],
    rattles: minion.rattles,
    keywords: minion.keywords,
    left: board[place - 1]?.id ?? NONE,
    right: board[place + 1]?.id ?? NONE,
    place,
  };
}

/** Takes a weapon out of play; its text comes afterwards. @rule RS-CRD-04 RS-ATK-08 */
export function breakWeapon(
  state: RagnarokStandardState,
  seat: Seat,
  ctx: RagnarokStandardContext,
): Fallen | undefined {
  const player = state.players[seat];
  const { weapon } = player;
  if (weapon === null) return undefined;
  const { id, cardId } = weapon;
  player.weapon = null;
  if (cardId !== null) toGraveyard(state, seat, cardId, 'broken');
  ctx.events?.push({ type: 'weaponBroken', seat, entity: id, cardId });
  const texts = cardId === null ? [] : [cardId];
  const fallen = { id, seat, cardId: cardId ?? NONE, isMinion: false, texts, rattles: [], keywords: [] };
  return { ...fallen, left: NONE, right: NONE, place: 0 };
}

/** Takes everybody who falls out of play, oldest first. A minion counts as a corpse of its controller. @rule RS-ORD-04 */
function takeFallen(state: RagnarokStandardState, ctx: RagnarokStandardContext): Fallen[] {
  const fallen: Fallen[] = [];
  for (const seat of SEATS) {
    const player = state.players[seat];
    const { board, weapon } = player;
    const count = fallen.length;
    for (let place = 0; place < board.length; place++) {
      if (isFalling(board[place] as Minion)) fallen.push(fallenMinion(seat, board, place));
    }
    if (fallen.length > count) player.board = board.filter((minion) => !isFalling(minion));
    if (weapon === null || weapon.durability > 0) continue;
    const broken = breakWeapon(state, seat, ctx);
    if (broken !== undefined) fallen.push(broken);
  }
  fallen.sort((a, b) => a.id - b.id);
  for (const { id, seat, cardId, isMinion } of fallen) {
    if (!isMinion) continue;
    state.players[seat].corpses += 1;
    toGraveyard(state, seat, cardId, 'died');
    ctx.events?.push({ type: 'minionDied', seat, entity: id, cardId });
  }
  return fallen;
}

/** The Deathrattles of what fell: printed, attached, given. @rule RS-KW-DEATHRATTLE */
export function deathrattlesOf(
  { id, seat, texts, rattles, cardId }: Fallen,
  ctx: RagnarokStandardContext,
): Task[] {
  const printed = texts.flatMap((text) =>
    (cardOf(ctx.rules, text).script.runs[AT.deathrattle] ?? []).map((seq) => textTask(seat, id, text, seq)),
  );
  return [...printed, ...rattles.map((seq) => textTask(seat, id, Math.max(0, cardId), seq))];
}

/** One round of the death step. @rule RS-ORD-04 RS-END-01 */
export function deaths(state: RagnarokStandardState, ctx: RagnarokStandardContext): void {
  const fallen = takeFallen(state, ctx);
  if (fallen.length === 0) {
    judge(state);
    return;
  }
  refresh(state, ctx.rules);
  state.fallen.push(...fallen);
  deathsNext(state);
  for (let i = fallen.length - 1; i >= 0; i--) {
    const each = fallen[i] as Fallen;
    const { id, seat, keywords, isMinion } = each;
    doNext(state, makeTask('bury', seat, id));
    if (isMinion) doNext(state, makeTask('mourn', seat, id));
    if (keywords.includes('Reborn')) doNext(state, makeTask('reborn', seat, id));
    textsNext(state, deathrattlesOf(each, ctx));
  }
}

function fallenOf(state: RagnarokStandardState, { self }: Task): Fallen | undefined {
  return state.fallen.find(({ id }) => id === self);
}

/** Where a minion stood: between the neighbours that are still there. RULING(RG-K07) */
function placeOf(state: RagnarokStandardState, { seat, left, right, place }: Fallen): number {
  const { board } = state.players[seat];
  const at = board.findIndex(({ id }) => id === left);
  if (at >= 0) return at + 1;
  const next = board.findIndex(({ id }) => id === right);
  return next >= 0 ? next : Math.min(place, board.length);
}

/** Brings a minion back with 1 Health, without enchantments and without Reborn. @rule RS-KW-REBORN */
export function rebear(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const fallen = fallenOf(state, task);
  if (fallen === undefined) return;
  const { seat, cardId } = fallen;
  drainNext(state);
  const minion = summon(state, seat, cardId, placeOf(state, fallen), ctx, (fresh) => {
    fresh.health = 1;
    fresh.own = withoutReborn(fresh.own);
    fresh.keywords = fresh.own;
  });
  if (minion === undefined) return;
  ctx.events?.push({ type: 'reborn', seat, entity: minion.id, cardId });
}

/** Runs what waits for a death: texts in order of play, then secrets. @rule RS-ORD-04 RS-ORD-05 */
export function mourn(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const fallen = fallenOf(state, task);
  if (fallen === undefined) return;
  const { id, seat, cardId } = fallen;
  secretsNext(state, seat, AT['secret.myMinionDies'], id, cardId);
  const tasks: Task[] = [];
  for (const side of SEATS) {
    const own = side === seat ? AT.myMinionDies : AT.foeMinionDies;
    for (const at of [own, AT.anyMinionDies]) collect(state, side, moment(at, id, cardId), ctx.rules, tasks);
  }
  beginNext(state, inOrderOfPlay(state, tasks));
}

/** Forgets what fell when everything that it set off is done. */
export function bury(state: RagnarokStandardState, { self }: Task): void {
  state.fallen = state.fallen.filter(({ id }) => id !== self);
}

/** A hero without Health has lost; both at once draw. @rule RS-END-01 RS-END-02 */
function judge(state: RagnarokStandardState): void {
  const [a, b] = state.players;
  const down = [a.hero.health <= 0, b.hero.health <= 0];
  if (down[0] && down[1]) finish(state, draw('doubleKo', 'RS-END-02'));
  else if (down[0] || down[1]) finish(state, win(otherSeat(down[0] ? 0 : 1), 'heroDeath', 'RS-END-01'));
}
