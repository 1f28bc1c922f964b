import {
  COMBAT_SPELLS,
  formatCard,
  knownHand,
  pot,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerView,
  ragnarokPokerEnglish,
} from '../../games/ragnarok-poker/index.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { SEAT_NAMES } from '../seats.js';
import { createRagnarokPokerTeller } from '../stories/ragnarok-poker.js';
import { createTable } from '../table.js';

const letters = (cards: readonly (number | null)[]): string =>
  cards.map((card) => (card === null ? '??' : formatCard(card))).join(' ');

const spellName = (id: number | null | undefined): string =>
  COMBAT_SPELLS.find((spell) => spell.id === id)?.name ?? '??';

/** One fighter: its figures, then its cards. */
function fighterLines(view: RagnarokPokerView, seat: Seat): string[] {
  const { hp, maxHp, armor, stamina, mana, committed, element, hole, spellHand, statuses } =
    view.fighters[seat];
  const ails = statuses.map(({ type, duration, value }) => ` · ${type} ${duration || value}`).join('');
  const hand = knownHand(view, seat);
  return [
    `${(SEAT_NAMES[seat] as string).padEnd(5)} ${hp}/${maxHp} HP · ${stamina} stamina · ${armor} armor · ${element}${ails}`,
    `      ${committed} in the pot · cards ${letters(hole) || '–'}${hand === null ? '' : ` (${hand.rank.name})`}`,
    `      ${mana} mana · spells: ${spellHand.map(spellName).join(', ') || '–'}`,
  ];
}

/** Poker Combat as it is shown to people. */
export const ragnarokPokerTable = createTable<
  RagnarokPokerGame,
  RagnarokPokerView,
  RagnarokPokerAction,
  RagnarokPokerEvent
>('ragnarok-poker', ragnarokPokerEnglish, (game) => ({
  ...createRagnarokPokerTeller(game),
  screen: (view, _viewer, ink) => [
    ink.bold(`Hand ${view.hand} · ${view.phase} · pot ${pot(view)} · to match ${view.betToMatch}`),
    `Board ${letters(view.community) || '–'}`,
    ...SEATS.flatMap((seat) => fighterLines(view, seat)),
  ],
  call(action, view) {
    if (action.type === 'castSpell')
      return `casts ${spellName(view.fighters[action.seat].spellHand[action.hand])}`;
    if (action.type !== 'mulligan') return undefined;
    const { hole, spellHand } = view.fighters[action.seat];
    const isOfHoles = game.rules.options.mulliganOf === 'holeCards';
    const named = action.replace.map((place) =>
      isOfHoles ? letters([hole[place] ?? null]) : spellName(spellHand[place]),
    );
    return named.length === 0 ? 'keeps its cards' : `replaces ${named.join(', ')}`;
  },
}));
