// House set: the demo decks. A card is written by its id, with its number behind it where there is more than one.

import type { Deck } from './types.js';

function cardsOf(list: string): Readonly<Record<string, number>> {
  const entries = list.split(' ').map((entry) => entry.split('x') as [string, string?]);
  return Object.fromEntries(entries.map(([id, n = '1']) => [id, Number(n)]));
}

/** The demo decks of the house set. */
export const decks: readonly Deck[] = /* @__PURE__ */ (() => [
  {
    name: 'Ember Legion',
    cards: cardsOf(
      'L01x10 L05x10 L06x4 R01x3 R02x3 R11x4 R12x4 R18x2 R10 R05x2 W01x4 W03x3 W04x2 W06 W10 W14x2 X01x4',
    ),
    sideboard: {},
    commander: null,
  },
  {
    name: 'Midnight Tide',
    cards: cardsOf(
      'L02x10 L04x10 L07x4 U09x4 U10x2 U11x2 U12x3 U13x2 U03x2 U04x2 U08 U18x2 B02x3 B03x2 B05x2 B10x3 B12x2 X05x3 N14',
    ),
    sideboard: {},
    commander: null,
  },
  {
    name: 'Rot Garden',
    cards: cardsOf(
      'L03x10 L04x10 L08x4 G01x4 G07x3 G08x3 G09x2 G14x2 G16 G19x2 B06x4 B15x3 B09 B10x3 X02x4 N12x2 G10x2',
    ),
    sideboard: {},
    commander: null,
  },
  {
    name: "Seraxa's Concord",
    cards: cardsOf(
      'X06 L03x12 L05x12 L02x11 U02 U03 U04 U05 U06 U07 U08 U09 U10 U11 U12 U13 U14 U16 U17 U18 G01 G02 G03 G04 G05 G06 G07 G10 G11 G12 G13 G14 G15 G16 G17 G18 G19 W01 W02 W03 W04 W05 W06 W07 W08 W09 W10 W11 W12 W13 W14 W15 W17 W18 W19 X04 N04 N05 N09 N10 N11 N14 N15 L09 L10 L11 L13 L14',
    ),
    sideboard: {},
    commander: 'X06',
  },
])();
