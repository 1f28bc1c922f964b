// ragnarok-poker at the table: both fighters with what they can bet, the cards that lie open, and bets by what they cost.

import {
  betRange,
  COMBAT_POWERS,
  COMBAT_SPELLS,
  type CombatOp,
  formatCard,
  knownHand,
  pot,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerMove,
  type RagnarokPokerRules,
  type RagnarokPokerView,
  ragnarokPokerEnglish,
  toCall,
} from '../../games/ragnarok-poker/index.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import type { SeatNames } from '../seats.js';
import { createRagnarokPokerTeller, namesIn } from '../stories/ragnarok-poker.js';
import { createTable } from '../table.js';

/** What of a combat is drawn; a combat inside another game has as much. */
export type CombatView = Omit<RagnarokPokerView, 'rng'>;

const whole = (view: CombatView): RagnarokPokerView => view as RagnarokPokerView;

function letters(cards: readonly (number | null)[]): string {
  return cards.map((card) => (card === null ? '??' : formatCard(card))).join(' ');
}

function spellOf(id: number | null) {
  return COMBAT_SPELLS.find((spell) => spell.id === id);
}

function effectText(effect: readonly CombatOp[]): string {
  const texts = effect.map((one) => {
    if (one.op === 'foldFree') return 'free Brace';
    if (one.op === 'status') return `${one.on === 'me' ? 'you' : 'foe'} ${one.status}`;
    return `${one.op} ${one.n}`;
  });
  return texts.join(', ');
}

function fighterRow(view: CombatView, seat: Seat, names: SeatNames, ink: Ink): string[] {
  const { element, hp, maxHp, armor, stamina, mana, committed, hole, statuses, allIn, folded } =
    view.fighters[seat];
  const marks = [...statuses.map(({ type }) => type), allIn ? 'all-in' : '', folded ? 'folded' : ''];
  return [
    (seat === 0 ? ink.cyan : ink.red)(names[seat]),
    element,
    `${hp}/${maxHp}`,
    String(armor),
    String(stamina),
    String(mana),
    String(committed),
    letters(hole),
    marks.filter((mark) => mark !== '').join(' '),
  ];
}

function spellLine(view: CombatView, viewer: Viewer | null): string[] {
  if (viewer !== 0 && viewer !== 1) return [];
  const names = view.fighters[viewer].spellHand.map((id) => spellOf(id)?.name ?? '?');
  return names.length === 0 ? [] : [`Spells: ${names.map(unbroken).join(', ')}`];
}

function ownHand(view: CombatView, viewer: Viewer | null): string {
  if ((viewer !== 0 && viewer !== 1) || view.community.length < 3) return '';
  const known = knownHand(whole(view), viewer);
  return known === null ? '' : `   you have ${known.rank.name}`;
}

/** A combat as lines. */
export function combatLines(view: CombatView, viewer: Viewer | null, names: SeatNames, ink: Ink): string[] {
  const head = ['', 'element', 'HP', 'armor', 'stamina', 'mana', 'in pot', 'cards', ''].map((title) =>
    ink.dim(title),
  );
  return [
    `hand ${view.hand}, ${view.phase}, ${pot(whole(view))} in the pot`,
    ...grid([head, ...SEATS.map((seat) => fighterRow(view, seat, names, ink))]),
    `Board: ${letters(view.community) || '–'}${ownHand(view, viewer)}`,
    ...spellLine(view, viewer),
  ];
}

/** A card that could be replaced: a hole card, or a spell where those are not dealt yet. */
function cardAt({ hole, spellHand }: CombatView['fighters'][number], at: number): string {
  return hole.length > 0 ? letters([hole[at] ?? null]) : (spellOf(spellHand[at] ?? null)?.name ?? 'a spell');
}

/** What an action of a combat is called. */
export function callInCombat(action: RagnarokPokerMove, view: CombatView): string {
  const fighter = view.fighters[action.seat];
  const owed = toCall(whole(view), action.seat);
  switch (action.type) {
    case 'mulligan':
      return action.replace.length === 0
        ? 'keep your cards'
        : `replace ${action.replace.map((at) => cardAt(fighter, at)).join(', ')}`;
    case 'castSpell': {
      const spell = spellOf(fighter.spellHand[action.hand] ?? null);
      return spell === undefined
        ? `cast spell ${action.hand}`
        : `cast ${spell.name} (${spell.mana} mana: ${effectText(spell.effect)})`;
    }
    case 'combatPower': {
      const power = COMBAT_POWERS.find((one) => one.class === fighter.heroClass);
      return `use the power of a ${fighter.heroClass} (${effectText(power?.effect ?? [])})`;
    }
    case 'ready':
      return 'ready';
    case 'attack':
      return `attack with ${action.amount} HP (bet)`;
    case 'counterAttack':
      return `counter: ${owed} HP and ${action.raiseBy} more (raise)`;
    case 'engage':
      return `engage for ${owed} HP (call)`;
    case 'defend':
      return 'defend (check)';
    case 'brace':
      return 'brace (fold)';
  }
}

/** What somebody might want to do in a combat. */
export function combatWishes(view: CombatView, seat: Seat, rules: RagnarokPokerRules): RagnarokPokerMove[] {
  const range = betRange(whole(view), seat, rules);
  const amount = range?.min ?? 5;
  const spells = view.fighters[seat].spellHand.map((_, hand) => ({ type: 'castSpell' as const, seat, hand }));
  return [
    ...spells,
    { type: 'combatPower', seat },
    { type: 'ready', seat },
    { type: 'attack', seat, amount },
    { type: 'counterAttack', seat, raiseBy: amount },
    { type: 'engage', seat },
    { type: 'defend', seat },
    { type: 'brace', seat },
  ];
}

const MOVES: ReadonlySet<string> = new Set([
  'mulligan',
  'castSpell',
  'combatPower',
  'ready',
  'attack',
  'counterAttack',
  'engage',
  'defend',
  'brace',
]);

/** Whether an action is one of the game, and none about the match. */
export function isCombatMove(action: { readonly type: string }): action is RagnarokPokerMove {
  return MOVES.has(action.type);
}

/** How ragnarok-poker is shown. */
export const ragnarokPokerTable = createTable<
  RagnarokPokerGame,
  RagnarokPokerView,
  RagnarokPokerAction,
  RagnarokPokerEvent
>('ragnarok-poker', ragnarokPokerEnglish, (game, setup) => {
  const seats = namesIn(game, setup);
  return {
    ...createRagnarokPokerTeller(game, seats),
    seats,
    screen: (view, viewer, ink) => combatLines(view, viewer, seats, ink),
    call: (action, view) => (isCombatMove(action) ? callInCombat(action, view) : undefined),
    wishes: (view, seat) => combatWishes(view, seat, game.rules),
  };
});
