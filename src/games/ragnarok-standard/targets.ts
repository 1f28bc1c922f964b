// Whom a text is about, and what may be chosen as a target.

import type { Selector, TargetKind } from '../../../rulesets/ragnarok-standard/types.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { fits } from './filters.js';
import { isHiddenFrom } from './keywords/persistent.js';
import type { RagnarokStandardRules } from './rules.js';
import type { RagnarokStandardView, Task } from './state.js';
import { isHero, seenMinion, sideOf } from './zones.js';

/** Whether a character fits all conditions of a selector; of a hero only `damaged` can be asked. */
function fitsAll(
  view: RagnarokStandardView,
  ref: number,
  { filters }: Selector,
  rules: RagnarokStandardRules,
): boolean {
  if (filters.length === 0) return true;
  if (isHero(ref)) {
    const { health, maxHealth } = view.players[ref].hero;
    return filters.every(({ by }) => by === 'damaged' && health < maxHealth);
  }
  const minion = seenMinion(view, ref);
  if (minion === undefined) return false;
  for (const filter of filters) if (!fits(minion, filter, rules)) return false;
  return true;
}

function pushMinions(view: RagnarokStandardView, seat: Seat, but: number, refs: number[]): void {
  for (const { id, dormant } of view.players[seat].board) if (dormant === 0 && id !== but) refs.push(id);
}

/** A character that is still in play and awake. */
function pushOne(view: RagnarokStandardView, ref: number, refs: number[]): void {
  if (isHero(ref) || seenMinion(view, ref)?.dormant === 0) refs.push(ref);
}

/** The minions next to the target, the left one first. */
function pushNeighbours(view: RagnarokStandardView, target: number, refs: number[]): void {
  const seat = isHero(target) ? undefined : sideOf(view, target);
  if (seat === undefined) return;
  const { board } = view.players[seat];
  const place = board.findIndex(({ id }) => id === target);
  for (const at of [place - 1, place + 1]) {
    const minion = board[at];
    if (minion !== undefined && minion.dormant === 0) refs.push(minion.id);
  }
}

/** The group a selector names, in order of the board: my side first, minions before the hero. RULING(RG-S27) */
function groupOf(view: RagnarokStandardView, task: Task, { who }: Selector): number[] {
  const refs: number[] = [];
  const { seat, self } = task;
  const foe = otherSeat(seat);
  switch (who) {
    case 'T':
      pushOne(view, task.target, refs);
      break;
    case 'adjT':
      pushNeighbours(view, task.target, refs);
      break;
    case 'self':
      pushOne(view, self, refs);
      break;
    case 'it':
      pushOne(view, task.it, refs);
      break;
    case 'hero':
      refs.push(seat);
      break;
    case 'foeHero':
      refs.push(foe);
      break;
    case 'friends':
      pushMinions(view, seat, -1, refs);
      break;
    case 'others':
      pushMinions(view, seat, self, refs);
      break;
    case 'foes':
      pushMinions(view, foe, -1, refs);
      break;
    case 'allFriends':
      pushMinions(view, seat, -1, refs);
      refs.push(seat);
      break;
    case 'allFoes':
      pushMinions(view, foe, -1, refs);
      refs.push(foe);
      break;
    case 'allMinions':
    case 'allOthers':
      pushMinions(view, seat, who === 'allOthers' ? self : -1, refs);
      pushMinions(view, foe, who === 'allOthers' ? self : -1, refs);
      break;
    case 'everyone':
      pushMinions(view, seat, -1, refs);
      refs.push(seat);
      pushMinions(view, foe, -1, refs);
      refs.push(foe);
      break;
    case 'hand':
      break;
  }
  return refs;
}

/** All characters that a selector names, before anything is left to chance. Dormant minions are in none. @rule RS-KW-DORMANT */
export function selectAll(
  view: RagnarokStandardView,
  task: Task,
  selector: Selector,
  rules: RagnarokStandardRules,
): number[] {
  const refs = groupOf(view, task, selector);
  return selector.filters.length === 0 ? refs : refs.filter((ref) => fitsAll(view, ref, selector, rules));
}

const MINIONS_ONLY: Readonly<Record<TargetKind, boolean>> = {
  any: false,
  friendly: false,
  enemy: false,
  anyMinion: true,
  friendlyMinion: true,
  enemyMinion: true,
};

/** Whether a character may be chosen where this selector asks for a target. @rule RS-TGT-01 RS-KW-STEALTH RS-KW-DORMANT */
export function isLegalTarget(
  view: RagnarokStandardView,
  seat: Seat,
  ref: number,
  selector: Selector,
  rules: RagnarokStandardRules,
): boolean {
  const kind = selector.kind ?? 'any';
  const side = sideOf(view, ref);
  if (side === undefined) return false;
  if ((kind === 'friendly' || kind === 'friendlyMinion') && side !== seat) return false;
  if ((kind === 'enemy' || kind === 'enemyMinion') && side === seat) return false;
  if (isHero(ref)) return !MINIONS_ONLY[kind] && fitsAll(view, ref, selector, rules);
  const minion = seenMinion(view, ref);
  if (minion === undefined || minion.dormant > 0 || isHiddenFrom(minion, side !== seat)) return false;
  return fitsAll(view, ref, selector, rules);
}

/** Every character, in order: heroes, then minions of seat 0, then of seat 1. */
function eachCharacter(view: RagnarokStandardView, visit: (ref: number) => void): void {
  for (const seat of SEATS) visit(seat);
  for (const seat of SEATS) for (const { id } of view.players[seat].board) visit(id);
}

/** Every character that fits all selectors which ask for a target. @rule RS-TGT-01 */
export function legalTargets(
  view: RagnarokStandardView,
  seat: Seat,
  asked: readonly Selector[],
  rules: RagnarokStandardRules,
): number[] {
  const targets: number[] = [];
  eachCharacter(view, (ref) => {
    for (const selector of asked) if (!isLegalTarget(view, seat, ref, selector, rules)) return;
    targets.push(ref);
  });
  return targets;
}
