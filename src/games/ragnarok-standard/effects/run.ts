// The interpreter of texts. Operations run from left to right; one that leads to other texts or to a choice leaves the rest of its
// list on the agenda and steps aside.

import type { OpName } from '../../../../rulesets/ragnarok-standard/types.js';
import { doNext, goingOn, makeTask, NONE } from '../agenda.js';
import { refresh } from '../auras.js';
import { offerAdapt, offerDiscover } from '../choices.js';
import { sequenceOf } from '../rules.js';
import { COUNTERED } from '../secrets.js';
import type { RagnarokStandardState, Task } from '../state.js';
import { AT, type Step } from '../texts.js';
import type { RagnarokStandardContext } from '../types.js';
import { holds } from './conditions.js';
import * as characters from './on-characters.js';
import * as players from './on-players.js';

/** Texts that are told when they begin, and not by what set them off. */
const TOLD: Readonly<Record<number, 'battlecry' | 'deathrattle' | 'combo' | 'outcast'>> =
  /* @__PURE__ */ (() => ({
    [AT.battlecry]: 'battlecry' as const,
    [AT.deathrattle]: 'deathrattle' as const,
    [AT.combo]: 'combo' as const,
    [AT.outcast]: 'outcast' as const,
  }))();

/** Runs a text from where its task stands. */
export function runText(state: RagnarokStandardState, task: Task, ctx: RagnarokStandardContext): void {
  const { steps, moment } = sequenceOf(ctx.rules, task.seq);
  const told = task.at === 0 ? TOLD[moment] : undefined;
  if (told !== undefined) {
    ctx.events?.push({
      type: told,
      seat: task.seat,
      entity: task.self,
      cardId: task.card > 0 ? task.card : null,
    });
  }
  for (let at = task.at; at < steps.length; at++) {
    const step = steps[at] as Step;
    const { op } = step;
    if (isLeading(op)) {
      if (at + 1 < steps.length) doNext(state, goingOn(task, task.seq, at + 1));
      LEAD[op](state, task, step, at, ctx);
      return;
    }
    RUN[op](state, task, step, ctx);
    if (CHANGING.includes(op)) refresh(state, ctx.rules);
  }
}

/** Operations that lead to other texts or to a choice. */
type Leading = 'if' | 'spend' | 'choose' | 'discover' | 'adapt' | 'equip';

type Lead = (
  state: RagnarokStandardState,
  task: Task,
  step: Step,
  at: number,
  ctx: RagnarokStandardContext,
) => void;

/** Goes on with one of two texts. */
const branch: Lead = (state, task, step, _at, ctx) => {
  const isTrue = holds(state, task, step.condition, ctx.rules);
  doNext(state, goingOn(task, isTrue ? step.first : step.second, 0));
};

/** Goes on if there are enough corpses to pay with. */
const spend: Lead = (state, task, step, _at, ctx) => {
  const { seat } = task;
  const player = state.players[seat];
  const amount = Number(step.n);
  if (player.corpses < amount) return;
  player.corpses -= amount;
  ctx.events?.push({ type: 'corpsesSpent', seat, amount });
  doNext(state, goingOn(task, step.first, 0));
};

/** What leads elsewhere; every such operation has an entry, or this does not compile. */
const LEAD: Readonly<Record<Leading, Lead>> = {
  if: branch,
  spend,
  choose: (state, task, { first, second }) =>
    doNext(state, goingOn(task, task.option === 1 ? second : first, 0)),
  discover: offerDiscover,
  adapt: (state, task, step, at, ctx) =>
    offerAdapt(state, task, characters.select(state, task, step, ctx), at, ctx),
  equip: (state, { seat }, { card }) => doNext(state, makeTask('fillWeapon', seat, NONE, card)),
};

function isLeading(op: OpName): op is Leading {
  return Object.hasOwn(LEAD, op);
}

/** A spell that waits to be resolved has no effect. @rule RS-ORD-02 */
function counter(state: RagnarokStandardState): void {
  const { agenda } = state;
  const at = agenda.findIndex(({ step }) => step === 'spellText');
  if (at >= 0) agenda[at] = { ...(agenda[at] as Task), option: COUNTERED };
}

type Run = (state: RagnarokStandardState, task: Task, step: Step, ctx: RagnarokStandardContext) => void;

/** What is done on the spot; every such operation has an entry, or this does not compile. */
const RUN: Readonly<Record<Exclude<OpName, Leading>, Run>> = {
  dmg: characters.dmg,
  split: characters.split,
  heal: characters.heal,
  buff: characters.buff,
  buffTurn: characters.buff,
  give: characters.give,
  giveTurn: characters.give,
  giveNext: characters.give,
  destroy: characters.destroy,
  silence: characters.silenceAll,
  freeze: characters.freezeAll,
  bounce: characters.bounce,
  steal: characters.steal,
  transform: characters.transform,
  status: characters.status,
  addRattle: characters.addRattle,
  counter,
  summon: players.summon,
  revive: players.revive,
  resurrect: players.resurrect,
  draw: players.draw,
  foeDraw: players.foeDraw,
  add: players.add,
  armor: players.armor,
  heroAtk: players.heroAtk,
  weaponAtk: players.weaponAtk,
  mana: players.mana,
  crystal: players.crystal,
  cost: players.cost,
  discard: players.discard,
  reveal: players.reveal,
};

/** Operations that can change what auras come to. @rule RS-ORD-11 */
const CHANGING: readonly OpName[] = [
  'dmg',
  'split',
  'heal',
  'buff',
  'buffTurn',
  'give',
  'giveTurn',
  'giveNext',
  'silence',
  'bounce',
  'steal',
  'transform',
];
