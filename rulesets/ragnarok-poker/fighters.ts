/** A hero with a spell deck, ready to fight. */
export interface DemoFighter {
  /** The hero. */
  readonly hero: string;
  /** Its spells. */
  readonly spellDeck: readonly number[];
}

/** So many copies of each spell. */
const twice = (...ids: readonly number[]): number[] => ids.flatMap((id) => [id, id]);

// One pure call around the table lets bundlers drop it where nothing uses it.
/** Fighters of the set `house-1`: a queen, a rook, a bishop and a knight. Where nobody says otherwise, the first meets the second. */
export const DEMO_FIGHTERS: readonly DemoFighter[] = /* @__PURE__ */ (() => [
  {
    hero: 'odin',
    spellDeck: [...twice(4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 6901), 4912],
  },
  { hero: 'thor', spellDeck: twice(4901, 4902, 4903, 4906, 4909, 5901, 4912) },
  { hero: 'baldur', spellDeck: twice(4901, 4902, 4910, 4906, 8091, 4903) },
  { hero: 'loki', spellDeck: twice(4903, 4905, 4907, 4909, 4911, 8191) },
])();
