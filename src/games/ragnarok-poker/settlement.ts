// What a hand costs, as pure functions. RULING(RG-P11): HP were paid when they were committed, so what armor absorbs is a refund.

/** A fighter at the end of a hand. */
export interface Stake {
  /** What is left of its HP. */
  readonly hp: number;
  /** Its maximum. */
  readonly maxHp: number;
  /** Its HP in the pot. */
  readonly committed: number;
  /** Its armor. */
  readonly armor: number;
}

/** What a fighter comes out of a hand with. */
export interface Settled {
  /** Its HP afterwards. */
  readonly hp: number;
  /** Its armor afterwards. */
  readonly armor: number;
  /** HP that nobody had matched, given back before anything else. */
  readonly excess: number;
  /** What it recovered of its own. */
  readonly recovered: number;
  /** What it lost, before armor. */
  readonly lost: number;
  /** What armor gave back. */
  readonly absorbed: number;
}

/** How a hand is settled, where rulesets differ. */
export interface SettlementRules {
  /** Whether unmatched HP go back. RULING(RG-P10) */
  readonly returnsExcess?: boolean;
  /** Whether armor absorbs. RULING(RG-P11) */
  readonly armorAbsorbs?: boolean;
  /** What the loser loses on top: percent of what it committed. RULING(RG-P13) */
  readonly extraPercent?: number;
  /** What the loser loses on top, in HP. RULING(RG-X02) */
  readonly extra?: number;
}

/** The winner takes back exactly its own, never above its maximum. @rule RP-RES-03 RP-FLD-02 RP-RES-05 */
function recover({ hp, maxHp, committed, armor }: Stake, excess: number): Settled {
  const recovered = committed - excess;
  return { hp: Math.min(maxHp, hp + committed), armor, excess, recovered, lost: 0, absorbed: 0 };
}

/** The loser gets nothing back but what armor absorbs. @rule RP-RES-04 RP-FLD-01 RP-FLD-04 RP-RES-06 */
function lose(stake: Stake, excess: number, rules: SettlementRules): Settled {
  const { armorAbsorbs = true, extraPercent = 0, extra = 0 } = rules;
  const committed = stake.committed - excess;
  const more = Math.floor((committed * 2 * extraPercent) / 100) / 2 + extra;
  const lost = Math.min(committed + more, stake.hp + stake.committed);
  const absorbed = armorAbsorbs ? Math.min(stake.armor, lost) : 0;
  const hp = Math.min(stake.maxHp, stake.hp + stake.committed - lost + absorbed);
  return { hp, armor: stake.armor - absorbed, excess, recovered: 0, lost, absorbed };
}

/**
 * Settles a showdown between two fighters; nobody wins a tie.
 * @example
 * ```ts
 * import { resolveShowdown } from 'holmgang/ragnarok-poker';
 * const player = { hp: 70, maxHp: 100, committed: 30, armor: 0 };
 * const opponent = { hp: 80, maxHp: 100, committed: 20, armor: 0 };
 * console.log(resolveShowdown([player, opponent], 0).map(({ hp }) => hp)); // [ 100, 80 ]
 * ```
 * @rule RP-RES-01 RP-RES-03 RP-RES-04 RP-RES-05 RP-RES-10
 */
export function resolveShowdown(
  stakes: readonly [Stake, Stake],
  winner: 0 | 1 | null,
  rules: SettlementRules = {},
): [Settled, Settled] {
  const { returnsExcess = true } = rules;
  const matched = Math.min(stakes[0].committed, stakes[1].committed);
  const settle = (seat: 0 | 1) => {
    const excess = returnsExcess ? stakes[seat].committed - matched : 0;
    return winner === null || winner === seat
      ? recover(stakes[seat], excess)
      : lose(stakes[seat], excess, rules);
  };
  return [settle(0), settle(1)];
}

/**
 * Settles a fold. Stamina is not its business.
 * @example
 * ```ts
 * import { resolveFold } from 'holmgang/ragnarok-poker';
 * const folder = { hp: 80, maxHp: 100, committed: 20, armor: 0 };
 * const other = { hp: 90, maxHp: 100, committed: 10, armor: 0 };
 * console.log(resolveFold([folder, other], 0).map(({ hp }) => hp)); // [ 80, 100 ]
 * ```
 * @rule RP-FLD-01 RP-FLD-02 RP-FLD-04 RP-FLD-05
 */
export function resolveFold(
  stakes: readonly [Stake, Stake],
  folder: 0 | 1,
  rules: Pick<SettlementRules, 'extra'> = {},
): [Settled, Settled] {
  const settle = (seat: 0 | 1) => (seat === folder ? lose(stakes[seat], 0, rules) : recover(stakes[seat], 0));
  return [settle(0), settle(1)];
}
