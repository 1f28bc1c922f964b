// What reacts to what happens. Reactions to damage, healing and summoning wait in the queue until the running text has done all its
// operations; other triggers run at their place in the order of resolution.

import { LONGEST_CHAIN } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { Seat } from '../../kernel/seat.js';
import { doNext, drainNext, NONE, textTask } from './agenda.js';
import { eachScript } from './auras.js';
import { mayRage } from './keywords/triggered.js';
import { cardOf, heroOf, type RagnarokStandardRules, sequenceOf } from './rules.js';
import type { RagnarokStandardState, Task } from './state.js';
import { AT, type Script } from './texts.js';
import type { RagnarokStandardContext } from './types.js';
import { isHero, minionOf } from './zones.js';

/** What happened, for the texts that wait for it. */
export interface Happening {
  /** When it is, as a number. */
  readonly moment: number;
  /** The entity it is about. */
  readonly it: number;
  /** Its card. */
  readonly itCard: number;
  /** An entity that does not react to itself. */
  readonly but: number;
}

/** Something without anybody that it is about. */
export function moment(at: number, it: number = NONE, itCard: number = NONE, but: number = NONE): Happening {
  return { moment: at, it, itCard, but };
}

function pushRuns(
  script: Script,
  seat: Seat,
  self: number,
  cardId: number,
  { moment: at, it, itCard }: Happening,
  tasks: Task[],
): void {
  if ((script.mask & (1 << at)) === 0) return;
  for (const seq of script.runs[at] ?? []) tasks.push(textTask(seat, self, cardId, seq, it, itCard));
}

/** The texts of one player's hero, weapon and minions that wait for something. */
export function collect(
  state: RagnarokStandardState,
  seat: Seat,
  happening: Happening,
  rules: RagnarokStandardRules,
  tasks: Task[],
): void {
  const { hero, weapon, board } = state.players[seat];
  pushRuns(heroOf(rules, hero.slug).passive, seat, seat, 0, happening, tasks);
  if (weapon !== null && weapon.cardId !== null)
    pushRuns(cardOf(rules, weapon.cardId).script, seat, weapon.id, weapon.cardId, happening, tasks);
  for (const minion of board) {
    if (minion.dormant > 0 || minion.id === happening.but) continue;
    eachScript(minion, rules, (script, cardId) =>
      pushRuns(script, seat, minion.id, cardId, happening, tasks),
    );
  }
}

/** How old a text is: its bearer's entity; a hero's passive has its own age. @rule RS-ORD-05 */
function ageOf(state: RagnarokStandardState, { self }: Task): number {
  return isHero(self) ? state.players[self].hero.age : self;
}

/** Puts simultaneous texts into order of play, never by side. @rule RS-ORD-05 */
export function inOrderOfPlay(state: RagnarokStandardState, tasks: Task[]): Task[] {
  return tasks.length < 2 ? tasks : tasks.sort((a, b) => ageOf(state, a) - ageOf(state, b));
}

/** The texts of one player that wait for something, in order of play. */
export function textsAt(
  state: RagnarokStandardState,
  seat: Seat,
  happening: Happening,
  rules: RagnarokStandardRules,
): Task[] {
  const tasks: Task[] = [];
  collect(state, seat, happening, rules, tasks);
  return inOrderOfPlay(state, tasks);
}

/** Lets a player's texts react as soon as the running text has ended. @rule RS-ORD-08 */
export function raise(
  state: RagnarokStandardState,
  seat: Seat,
  happening: Happening,
  rules: RagnarokStandardRules,
): void {
  collect(state, seat, happening, rules, state.queue);
}

/** Lets one minion react, with the texts that it has. */
export function raiseOwn(
  state: RagnarokStandardState,
  seat: Seat,
  self: number,
  at: number,
  rules: RagnarokStandardRules,
): void {
  const minion = minionOf(state, self);
  if (minion === undefined || minion.dormant > 0) return;
  eachScript(minion, rules, (script, cardId) =>
    pushRuns(script, seat, self, cardId, moment(at), state.queue),
  );
}

/** In one moment of damage: reactions to hurt heroes, then to healing, then Overkill, then Frenzy. RULING(RG-S25) */
const RANKS: Readonly<Record<number, number>> = /* @__PURE__ */ (() => ({
  [AT.myHeroDamaged]: 0,
  [AT.myHeal]: 1,
  [AT.overkill]: 2,
  [AT.frenzy]: 3,
}))();

/** Puts what was raised in one moment, from a place of the queue on, into order. RULING(RG-S25) @rule RS-ORD-05 RS-ORD-08 */
export function orderRaised(state: RagnarokStandardState, from: number, rules: RagnarokStandardRules): void {
  if (state.queue.length - from < 2) return;
  const rank = ({ seq }: Task) => RANKS[sequenceOf(rules, seq).moment] ?? 4;
  const raised = state.queue.splice(from);
  raised.sort((a, b) => rank(a) - rank(b) || ageOf(state, a) - ageOf(state, b));
  state.queue.push(...raised);
}

/** Whether the bearer is still there with this text. @rule RS-ORD-08 */
function isStillThere(state: RagnarokStandardState, task: Task, rules: RagnarokStandardRules): boolean {
  const { self, seat, card, seq } = task;
  if (isHero(self))
    return heroOf(rules, state.players[seat].hero.slug).passive.runs.some((list) => list.includes(seq));
  if (state.players[seat].weapon?.id === self) return true;
  const minion = minionOf(state, self);
  if (minion === undefined || minion.dormant > 0) return false;
  // RS-KW-FRENZY: only what survived.
  if (sequenceOf(rules, seq).moment === AT.frenzy && !mayRage(minion)) return false;
  return (!minion.silenced && minion.cardId === card) || minion.attached.includes(card);
}

const NAMES: Readonly<Record<number, 'inspire' | 'frenzy' | 'spellburst' | 'overkill'>> =
  /* @__PURE__ */ (() => ({
    [AT.inspire]: 'inspire' as const,
    [AT.frenzy]: 'frenzy' as const,
    [AT.spellburst]: 'spellburst' as const,
    [AT.overkill]: 'overkill' as const,
  }))();

/** Uses up what works once. @rule RS-KW-FRENZY RS-KW-SPELLBURST */
function useUp(state: RagnarokStandardState, self: number, at: number): void {
  const minion = at === AT.frenzy || at === AT.spellburst ? minionOf(state, self) : undefined;
  if (minion === undefined) return;
  if (at === AT.frenzy) minion.frenzySpent = true;
  else minion.spent = true;
}

/** Begins a text that reacts or was triggered; false if it no longer can. A chain ends some time. RULING(RG-S21) @rule RS-ORD-08 RS-ORD-10 */
export function begin(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): boolean {
  if (state.chain >= LONGEST_CHAIN || !isStillThere(state, task, ctx.rules)) return false;
  state.chain += 1;
  const { seat, self, card, seq } = task;
  const at = sequenceOf(ctx.rules, seq).moment;
  useUp(state, self, at);
  ctx.events?.push({
    type: NAMES[at] ?? 'triggered',
    seat,
    entity: self,
    cardId: card === 0 ? null : card,
  });
  return true;
}

/** Runs the first reaction of the queue, then the rest. @rule RS-ORD-08 */
export function drain(state: RagnarokStandardState, ctx: RagnarokStandardContext): void {
  const task = state.queue.shift();
  if (task === undefined) return;
  drainNext(state);
  if (begin(state, task, ctx)) doNext(state, task);
}
