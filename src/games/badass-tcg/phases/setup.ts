// Before the first turn: Accelerated players choose a colour in secret, both draw a hand, and each may change it.

import type { Color } from '../../../../rulesets/badass-tcg/types.js';
import type { AutomaticPhase, Move, WaitingPhase } from '../../../kernel/definition.js';
import { reject } from '../../../kernel/rejection.js';
import { onlySeat, otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { oneOf } from '../../../kernel/shape.js';
import type { ChooseColor, Keep, Mulligan } from '../actions.js';
import { ask } from '../asking.js';
import { beginScry } from '../choosing.js';
import { COLORS, MANA } from '../mana.js';
import { draw, enter, shuffleDeck, take } from '../objects.js';
import type { BadassTcgRules } from '../rules.js';
import type { BadassTcgPhase, BadassTcgState, BadassTcgView } from '../state.js';
import type { BadassTcgContext, BadassTcgTypes } from '../types.js';

/** The basic generator of a colour; −1 if the set has none. */
function basicOf(color: Color, { cards }: BadassTcgRules): number {
  const at = MANA.indexOf(color);
  return cards.findIndex(
    ({ basic, abilities }) => basic && abilities.some(({ mana }) => mana[0]?.[at] === 1),
  );
}

/** The colours that a seat can choose. RULING(Q6): out of its deck only what it holds. @rule BT-CFG-02 */
function colorsFor(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly Color[] {
  if (rules.options.acceleratedStart === 'extra') return COLORS;
  const held = COLORS.filter((color) => view.lists[seat].includes(basicOf(color, rules)));
  return held.length > 0 ? held : COLORS;
}

function isToChoose(view: BadassTcgView, seat: Seat): boolean {
  return view.players[seat].color === null;
}

/** Both choose at the same time, in secret. @rule BT-CFG-04 BT-CFG-05 */
export const colorPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => SEATS.filter((seat) => isToChoose(view, seat)),
  moves: ['chooseColor'],
};

/** Chooses a colour. @rule BT-CFG-02 BT-CFG-04 */
export const chooseColor: Move<BadassTcgTypes, ChooseColor> = {
  fields: { color: oneOf(...COLORS) },
  check(view, { seat, color }, rules) {
    if (colorsFor(view, seat, rules).includes(color)) return undefined;
    return reject('BAD_CHOICE', 'BT-CFG-02', { color });
  },
  options(view, seat, rules, options) {
    for (const color of colorsFor(view, seat, rules)) {
      if (options.next()) options.push({ type: 'chooseColor', seat, color });
    }
  },
  apply(state, { seat, color }, ctx) {
    state.players[seat].color = color;
    if (SEATS.some((each) => isToChoose(state, each))) return 'color';
    const [{ color: first }, { color: second }] = state.players;
    // In a view the other's colour is hidden until now.
    for (const each of [first, second]) if ((each as string) === 'hidden') ctx.chance.unseen();
    ctx.events?.push({ type: 'colorsRevealed', colors: [first as Color, second as Color] });
    return 'deal';
  },
};

/** The starting generator: one more card, or one out of the deck. RULING(Q6) @rule BT-CFG-02 BT-CFG-03 BT-PLY-03 BT-ZON-06 */
function startGenerator(state: BadassTcgState, seat: Seat, ctx: BadassTcgContext): void {
  const { color, deck } = state.players[seat];
  const def = basicOf(color as Color, ctx.rules);
  if (ctx.rules.options.acceleratedStart === 'extra') {
    state.cards = [...state.cards, def];
    enter(state, state.cards.length - 1, def, { owner: seat }, ctx);
    return;
  }
  ctx.chance.unseen();
  const card = deck.find((each) => state.cards[each] === def);
  if (card === undefined) return;
  take(deck, card);
  enter(state, card, def, { owner: seat }, ctx);
  shuffleDeck(state, seat, ctx);
}

/** Opening hands. @rule BT-SET-02 */
export const dealPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    const { options, openingHand } = ctx.rules;
    if (options.config === 'accelerated') for (const seat of SEATS) startGenerator(state, seat, ctx);
    for (const seat of SEATS) draw(state, seat, openingHand, ctx);
    if (options.mulligan !== 'none') return 'mulligan';
    for (const player of state.players) player.kept = true;
    return 'start';
  },
};

/** Who has yet to keep, the first player first. */
function keeper(view: BadassTcgView): Seat {
  return view.players[view.active].kept ? otherSeat(view.active) : view.active;
}

/** The first player decides, and once they have kept the other. @rule BT-SET-03 */
export const mulliganPhase: WaitingPhase<BadassTcgTypes> = {
  deciders: (view) => onlySeat(keeper(view)),
  moves: ['mulligan', 'keep'],
};

function canMulligan(view: BadassTcgView, seat: Seat, { openingHand, options }: BadassTcgRules): boolean {
  const { hand, mulligans } = view.players[seat];
  return hand.length > 0 && (options.mulligan === 'paris' || mulligans < openingHand);
}

/** Shuffles the hand back and draws one card fewer; after the London way a full hand. RULING(Q5) @rule BT-SET-03 */
export const mulligan: Move<BadassTcgTypes, Mulligan> = {
  fields: {},
  check(view, { seat }, rules) {
    return canMulligan(view, seat, rules) ? undefined : reject('MULLIGAN_LIMIT', 'BT-SET-03');
  },
  options(view, seat, rules, options) {
    if (canMulligan(view, seat, rules) && options.next()) options.push({ type: 'mulligan', seat });
  },
  apply(state, { seat }, ctx) {
    const player = state.players[seat];
    player.mulligans += 1;
    player.deck.push(...player.hand);
    player.hand = [];
    shuffleDeck(state, seat, ctx);
    const { openingHand, options } = ctx.rules;
    const count = options.mulligan === 'london' ? openingHand : openingHand - player.mulligans;
    ctx.events?.push({ type: 'mulliganed', seat, count });
    draw(state, seat, count, ctx);
    return 'mulligan';
  },
};

/** Whoever took a mulligan looks at the top card. RULING(Q5) @rule BT-SET-04 */
export function scryAfterMulligan(state: BadassTcgState, seat: Seat, ctx: BadassTcgContext): void {
  if (state.players[seat].mulligans > 0 && ctx.rules.options.mulliganScry) beginScry(state, seat, 1, ctx);
}

/** Keeps the hand. @rule BT-SET-03 BT-SET-04 */
export const keep: Move<BadassTcgTypes, Keep> = {
  fields: {},
  check: () => undefined,
  options(_view, seat, _rules, options) {
    if (options.next()) options.push({ type: 'keep', seat });
  },
  apply(state, { seat }, ctx): BadassTcgPhase {
    const player = state.players[seat];
    player.kept = true;
    ctx.events?.push({ type: 'kept', seat, count: player.hand.length });
    const toBottom = ctx.rules.options.mulligan === 'london' ? player.mulligans : 0;
    if (toBottom > 0) ask(state, 'bottom', seat, toBottom);
    else scryAfterMulligan(state, seat, ctx);
    return SEATS.every((each) => state.players[each].kept) ? 'start' : 'mulligan';
  },
};

/** The first turn begins. */
export const startPhase: AutomaticPhase<BadassTcgTypes> = {
  enter(state, ctx) {
    state.turn = 1;
    state.step = ctx.rules.steps[0] as BadassTcgState['step'];
    ctx.events?.push({ type: 'turnStarted', seat: state.active, turn: 1 });
    return 'begin';
  },
};
