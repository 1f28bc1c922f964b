/** Everything that a ruleset of the game can choose; `rulings.md` tells what each option decides. */
export interface RagnarokStandardOptions {
  /** RG-S01: how many cards a hand holds. */
  readonly handLimit: number;
  /** RG-S02: when frozen characters thaw. */
  readonly freezeThaw: 'afterMissedTurn' | 'endOfTurn' | 'literal';
  /** RG-S03: what a Weapon Upgrade costs. */
  readonly weaponUpgradeCost: number;
  /** RG-S09: how large a deck is. */
  readonly deckSize: number;
  /** RG-S09: whether a deck may be smaller. */
  readonly deckSizeMode: 'exact' | 'max';
  /** RG-S12: whether there is a mulligan. */
  readonly mulligan: 'any' | 'none';
  /** RG-S13: whether a turn begins with the draw, or with the mana as in the genre. */
  readonly turnStartOrder: 'rulebook' | 'hearthstone';
  /** RG-S16: what a draw from an empty deck costs. */
  readonly fatigue: 'incremental' | 'flat' | 'none';
  /** RG-S19: after how many turns of both players a match is drawn; null for never. */
  readonly turnLimit: number | null;
  /** RG-K02: whether Spellburst works once per card or once per time in play. */
  readonly spellburst: 'perInstance' | 'perSummon';
  /** RG-K03: on whose turns Overkill works. */
  readonly overkillTurn: 'own' | 'any';
  /** RG-K04: whether dealing damage ends Stealth too. */
  readonly stealthBreak: 'attack' | 'attackOrDamage';
  /** RG-X01: what an elemental advantage is worth. */
  readonly elementBonus: 'perAttack' | 'onSummon' | 'off';
}

/** The options of the ruleset `rulebook`. */
export const DEFAULT_OPTIONS: RagnarokStandardOptions = {
  handLimit: 10,
  freezeThaw: 'afterMissedTurn',
  weaponUpgradeCost: 5,
  deckSize: 30,
  deckSizeMode: 'exact',
  mulligan: 'any',
  turnStartOrder: 'rulebook',
  fatigue: 'incremental',
  turnLimit: null,
  spellburst: 'perInstance',
  overkillTurn: 'own',
  stealthBreak: 'attack',
  elementBonus: 'perAttack',
};
