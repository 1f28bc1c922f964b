import {
  buff,
  cardsOf,
  cast,
  endTurn,
  friends,
  heal,
  mana,
  minion,
  others,
  rnd,
  spell,
  weapon,
} from '../notation.js';
import type { Card } from '../types.js';

// One pure call around the table lets bundlers drop it where nothing uses it.
/** What cannot be collected: The Coin, what cards summon, appendages, corrupted cards, small weapons. */
export const tokens: readonly Card[] = /* @__PURE__ */ (() => [
  ...cardsOf('Neutral', [
    spell(9000, 'The Coin', 'T', 0, [], cast(mana(1))),
    minion(9007, 'Sea Toad', 'T', 1, 0, 1, 'Beast', ['Taunt']),
    minion(9012, 'Spore', 'T', 1, 1, 1),
    minion(9101, 'Kraken Arm', 'T', 3, 2, 3, 'Beast', ['Taunt']),
    minion(9102, 'Bone Hand', 'T', 2, 2, 2, 'Undead', ['Rush']),
    minion(9103, 'Serpent Coil', 'T', 4, 3, 5, 'Beast', ['Taunt']),
    minion(9201, 'Rune Devourer, Corrupted', 'T', 5, 7, 7, null, ['Taunt']),
    minion(9202, 'Grudge Carrier, Corrupted', 'T', 3, 4, 4, 'Undead', ['Rush', 'Reborn']),
    minion(9204, 'Hati, Corrupted', 'T', 4, 6, 5, 'Beast', ['Rush']),
    weapon(9300, 'Thrown Knife', 'T', 1, 1, 2),
    weapon(9301, 'Lesser Ring', 'T', 1, 1, 2),
  ]),
  ...cardsOf('Hunter', [minion(9001, 'Grey Wolf', 'T', 1, 1, 1, 'Beast')]),
  ...cardsOf('Warlock', [
    minion(9002, 'Shade Imp', 'T', 1, 1, 1, 'Demon'),
    minion(9203, 'Sated Fiend, Corrupted', 'T', 5, 6, 6, 'Demon', ['Lifesteal']),
  ]),
  ...cardsOf('Paladin', [
    minion(9003, 'Levy Spearman', 'T', 1, 1, 1),
    minion(9004, 'Oathkeeper', 'T', 1, 2, 1, null, ['Taunt']),
  ]),
  ...cardsOf('Druid', [
    minion(9005, 'Sprout', 'T', 1, 2, 2),
    minion(9009, 'Thorn Hedge', 'T', 1, 0, 2, null, ['Taunt']),
  ]),
  ...cardsOf('Death Knight', [
    minion(9006, 'Brood Ghoul', 'T', 1, 1, 1, 'Undead'),
    minion(9008, 'Drowned Oarsman', 'T', 2, 2, 2, 'Undead', ['Taunt']),
    minion(9104, 'Oar Bank', 'T', 2, 2, 3, 'Undead', ['Reborn']),
  ]),
  ...cardsOf('Shaman', [
    minion(9010, 'Tide Totem', 'T', 1, 0, 2, 'Totem', [], endTurn(heal(rnd(friends()), 1))),
    minion(9011, 'Gale Totem', 'T', 1, 0, 2, 'Totem', [], endTurn(buff(rnd(others()), 1, 0))),
  ]),
])();
