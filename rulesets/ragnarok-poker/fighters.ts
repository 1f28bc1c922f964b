/** A hero with a spell deck, ready to fight. */
export interface DemoFighter {
  /** The hero. */
  readonly hero: string;
  /** Its spells. */
  readonly spellDeck: readonly number[];
}

/** Two copies of each spell, and perhaps one of another. */
function demo(
  lines: readonly (readonly [hero: string, twice: readonly number[], once?: number])[],
): DemoFighter[] {
  return lines.map(([hero, twice, once]) => {
    const pairs = twice.flatMap((id) => [id, id]);
    return { hero, spellDeck: once === undefined ? pairs : [...pairs, once] };
  });
}

// One pure call makes the table, so that bundlers drop it where nothing uses it.
/** Fighters of the set `house-1`: a queen, a rook, a bishop and a knight. Where nobody says otherwise, the first meets the second. */
export const DEMO_FIGHTERS: readonly DemoFighter[] = /* @__PURE__ */ demo([
  ['odin', [4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 6901], 4912],
  ['thor', [4901, 4902, 4903, 4906, 4909, 5901, 4912]],
  ['baldur', [4901, 4902, 4910, 4906, 8091, 4903]],
  ['loki', [4903, 4905, 4907, 4909, 4911, 8191]],
]);
