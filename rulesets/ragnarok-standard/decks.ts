import type { DemoDeck } from './types.js';

const deck = (name: string, hero: string, twice: readonly number[], once: readonly number[]): DemoDeck => ({
  name,
  hero,
  cards: [...twice, ...twice, ...once].sort((a, b) => a - b),
});

/** Eight decks to begin with: cards that are in it twice, then those once. */
export const houseDecks: readonly DemoDeck[] = /* @__PURE__ */ (() => [
  deck(
    'Ember Mage',
    'gullveig',
    [6001, 6002, 6003, 6004, 6005, 6006, 6007, 6008, 1009, 1016, 2001, 2010, 4503, 1035],
    [20010, 20001],
  ),
  deck(
    'Iron Warrior',
    'thor',
    [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 1001, 1017, 1025, 2009, 4506],
    [20011, 20002, 4303, 4301],
  ),
  deck(
    'Pack Hunter',
    'skadi',
    [7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008, 1002, 1005, 2014, 1019, 1034, 2008],
    [20012, 4308],
  ),
  deck(
    'Wild Ramp Druid',
    'demeter',
    [8301, 8302, 8303, 8304, 8305, 8306, 8307, 8308, 1029, 2011, 3001, 3004, 1034, 2013],
    [20016, 4304],
  ),
  deck(
    'Storm Shaman',
    'njord',
    [8501, 8502, 8503, 8504, 8505, 8506, 8507, 8508, 1014, 1015, 1030, 2006, 3008, 1007],
    [20018, 20025],
  ),
  deck(
    'Barrow Necromancer',
    'persephone',
    [4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 1006, 1012, 1020, 2015, 3005, 1001],
    [20003, 20021],
  ),
  deck(
    'Ash Demon Hunter',
    'surtr',
    [8601, 8602, 8603, 8604, 8605, 8606, 8607, 8608, 1008, 1028, 1002, 20027, 2002, 1031],
    [20019, 4301],
  ),
  deck(
    'Highlander Priest',
    'baldur',
    [],
    [
      8001, 8002, 8003, 8004, 8005, 8006, 8007, 8008, 20013, 4306, 4307, 1001, 1011, 1013, 1016, 1018, 1021,
      1022, 1025, 2001, 2002, 2004, 2007, 2012, 3006, 4303, 4501, 4502, 4508, 20022,
    ],
  ),
])();
