import type { Army, ArmyName } from './types.js';

const twice = (...ids: readonly number[]): number[] => ids.flatMap((id) => [id, id]);

// One pure call around the table lets bundlers drop it where nothing uses it.
/** The armies that come with the game, of the set `house-1`. */
export const ARMIES: Readonly<Record<ArmyName, Army>> = /* @__PURE__ */ (() => {
  const mage = [...twice(4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911), 4912, 6901, 6901];
  const warrior = twice(4901, 4902, 4903, 4906, 4909, 4912, 5901);
  const rogue = twice(4903, 4905, 4907, 4909, 4911, 8191);
  return {
    aesir: {
      king: 'ymir',
      queen: 'odin',
      rook: 'thor',
      bishop: 'baldur',
      knight: 'loki',
      decks: {
        queen: mage,
        rook: warrior,
        bishop: twice(4901, 4902, 4903, 4906, 4910, 8091),
        knight: rogue,
      },
    },
    olympus: {
      king: 'borr',
      queen: 'zeus',
      rook: 'ares',
      bishop: 'apollo',
      knight: 'artemis',
      decks: {
        queen: mage,
        rook: warrior,
        bishop: twice(4901, 4902, 4903, 4906, 4910, 8091),
        knight: twice(4903, 4905, 4907, 4909, 4911, 7901),
      },
    },
    underworld: {
      king: 'blainn',
      queen: 'hades',
      rook: 'tyr',
      bishop: 'demeter',
      knight: 'nyx',
      decks: {
        queen: twice(4901, 4902, 4903, 4904, 4905, 4906, 4907, 4908, 4909, 4910, 4911, 8491),
        rook: warrior,
        bishop: twice(4901, 4902, 4903, 4906, 4910, 8391),
        knight: rogue,
      },
    },
  };
})();
