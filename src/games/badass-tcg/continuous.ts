// What works continuously: power, toughness and keywords as they stand. They are worked out anew whenever something changes on the
// battlefield, and kept with each permanent, so that nothing else has to look at the whole board.

import type { CompiledGroup } from './rules.js';
import { type BadassTcgRules, type CompiledAbility, type CompiledCard, faceOf } from './rules.js';
import type { BadassTcgState, Permanent, PermanentView, Target } from './state.js';

/** A permanent as far as a group asks. */
type Member = Pick<PermanentView, 'id' | 'controller'>;

/** Whether a permanent belongs to a group, seen from a source and its controller. */
export function isInGroup(
  { mine, other, type }: CompiledGroup,
  source: number | null,
  controller: number,
  member: Member,
  face: CompiledCard,
): boolean {
  if (mine && member.controller !== controller) return false;
  if (other && member.id === source) return false;
  return face.kind === type || face.subtypes.includes(type);
}

interface Source {
  readonly id: number;
  readonly controller: number;
  readonly host: Target | null;
  readonly abilities: readonly CompiledAbility[];
}

/** Everything on the battlefield that has static abilities. @rule BT-ENC-01 */
function sourcesOf(state: BadassTcgState, rules: BadassTcgRules): Source[] {
  const sources: Source[] = [];
  for (const it of state.battlefield) {
    const face = faceOf(it, rules);
    if (!face.isStatic) continue;
    const { id, controller, attachedTo: host } = it;
    sources.push({ id, controller, host, abilities: face.abilities });
  }
  return sources;
}

/** A creature's figures: printed, counters, until end of turn, and all static bonuses together. @rule BT-ENC-04 BT-KEY-15 BT-PLY-12 */
function refreshOne(it: Permanent<number>, face: CompiledCard, sources: readonly Source[]): void {
  let power = face.power + it.counters + it.tempPower;
  let toughness = face.toughness + it.counters + it.tempToughness;
  let keywords = face.keywords | it.tempKeywords;
  for (const source of sources) {
    for (const ability of source.abilities) {
      if (ability.kind !== 'static') continue;
      const applies =
        ability.group === null
          ? source.host === it.id
          : isInGroup(ability.group, source.id, source.controller, it, face);
      if (!applies) continue;
      power += ability.power;
      toughness += ability.toughness;
      keywords |= ability.keywords;
    }
  }
  it.power = power;
  it.toughness = toughness;
  it.keywords = keywords;
}

/** Works out all figures anew. */
export function refresh(state: BadassTcgState, rules: BadassTcgRules): void {
  const sources = sourcesOf(state, rules);
  for (const it of state.battlefield) {
    const face = faceOf(it, rules);
    if (face.kind === 'creature') refreshOne(it, face, sources);
  }
}
