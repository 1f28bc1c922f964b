// What players want to know before they act: which mana they could make, and what they could pay with it.

import type { Seat } from '../../kernel/seat.js';
import type { TapForMana } from './actions.js';
import { canPay, MANA, totalOf } from './mana.js';
import { isSick } from './phases/attack.js';
import { type BadassTcgRules, faceOf } from './rules.js';
import type { BadassTcgView } from './state.js';

/** A mana ability that could be used now, for nothing but a tap. */
export interface ManaSource {
  readonly permanent: number;
  readonly index: number;
  /** What it can make, one of these; each counts W, U, B, R, G, colourless. */
  readonly ways: readonly (readonly number[])[];
}

/** The mana abilities that a player could use now by tapping alone. @rule BT-MAN-07 */
export function manaSources(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly ManaSource[] {
  const { manaModel, summoningSickness } = rules.options;
  const sources: ManaSource[] = [];
  for (const it of view.battlefield) {
    if (it.controller !== seat || it.tapped) continue;
    const face = faceOf(it, rules);
    if (face.kind === 'generator' && manaModel === 'refresh') continue;
    if (summoningSickness === 'attackAndTap' && isSick(view, it, rules)) continue;
    const index = face.abilities.findIndex(
      ({ mana, tap, energy, sacrifice, cost }) =>
        mana.length > 0 && tap && energy === 0 && !sacrifice && totalOf(cost) === 0,
    );
    const ability = face.abilities[index];
    if (ability !== undefined) sources.push({ permanent: it.id, index, ways: ability.mana });
  }
  // Whatever makes only one kind of mana is used first.
  return sources.sort((a, b) => a.ways.length - b.ways.length);
}

function tapping(seat: Seat, { permanent, index, ways }: ManaSource, way: readonly number[]): TapForMana {
  const color = MANA[way.findIndex((n) => n > 0)];
  const named = ways.length > 1 && color !== undefined ? { color } : {};
  return { type: 'tapForMana', seat, permanent, index, ...named };
}

/**
 * What to tap so that a cost can be paid, with what is in the pool already; undefined if there is not enough. The answer is a plan,
 * not the only one.
 * @example
 * ```ts
 * import { badassTcg, payableWith } from 'holmgang/badass-tcg';
 * const view = badassTcg.view(badassTcg.setup({ seed: 'docs' }), 0);
 * console.log(payableWith(view, 0, [0, 0, 0, 1, 0, 0, 0], 0, badassTcg.rules)); // undefined
 * ```
 */
export function payableWith(
  view: BadassTcgView,
  seat: Seat,
  cost: readonly number[],
  extra: number,
  rules: BadassTcgRules,
  sources: readonly ManaSource[] = manaSources(view, seat, rules),
): readonly TapForMana[] | undefined {
  const pool = [...view.players[seat].pool];
  const left = [...sources];
  const taps: TapForMana[] = [];
  const use = (at: number, way: readonly number[]) => {
    const [source] = left.splice(at, 1);
    if (source !== undefined) taps.push(tapping(seat, source, way));
    way.forEach((n, i) => {
      pool[i] = (pool[i] as number) + n;
    });
  };
  for (let i = 0; i < 6; i++) {
    while ((pool[i] as number) < (cost[i] as number)) {
      const at = left.findIndex(({ ways }) => ways.some((way) => (way[i] as number) > 0));
      const way = left[at]?.ways.find((each) => (each[i] as number) > 0);
      if (way === undefined) return undefined;
      use(at, way);
    }
  }
  while (!canPay(pool, cost, extra)) {
    const way = left[0]?.ways[0];
    if (way === undefined) return undefined;
    use(0, way);
  }
  return taps;
}
