/** Ids of combat spells, which belong into the spell decks of Poker Combat and into no Standard deck. @rule RS-DCK-05 */
export const COMBAT_ONLY: readonly number[] = [
  4401, 4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 4912, 4913, 4914, 4915, 4916, 5901,
  6901, 7901, 8091, 8191, 8291, 8391, 8491,
];
