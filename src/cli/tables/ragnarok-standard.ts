// ragnarok-standard at the table: heroes, boards and the hand, minions by name with Attack and Health.

import {
  type Deck,
  decodeDeck,
  explainHand,
  type HeroInPlay,
  heroAttack,
  keywordsOf,
  type Minion,
  powerText,
  type RagnarokStandardAction,
  type RagnarokStandardEvent,
  type RagnarokStandardGame,
  type RagnarokStandardView,
  ragnarokStandardEnglish,
  textOf,
  validateDeck,
} from '../../games/ragnarok-standard/index.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import { SEAT_NAMES } from '../seats.js';
import { createRagnarokStandardTeller } from '../stories/ragnarok-standard.js';
import { createTable, type DeckVerdict } from '../table.js';

type SeenMinion = Readonly<Minion>;

function cardOf(id: number | null | undefined, game: RagnarokStandardGame) {
  return id === null || id === undefined ? undefined : game.rules.byId[id]?.card;
}

function heroName(hero: Readonly<HeroInPlay>, game: RagnarokStandardGame): string {
  return cardOf(hero.cardId, game)?.name ?? game.rules.heroes.get(hero.slug)?.hero.name ?? hero.slug;
}

function marks({ keywords, frozen, dormant, silenced }: SeenMinion): string {
  const told = [
    ...keywords,
    frozen === null ? '' : 'frozen',
    dormant > 0 ? 'asleep' : '',
    silenced ? 'silenced' : '',
  ];
  const text = told.filter((part) => part !== '').join(' ');
  return text === '' ? '' : ` ${text}`;
}

function minionText(minion: SeenMinion, game: RagnarokStandardGame): string {
  const { cardId, attack, health } = minion;
  return unbroken(`${cardOf(cardId, game)?.name ?? '?'} ${attack}/${health}${marks(minion)}`);
}

function row(view: RagnarokStandardView, seat: Seat, game: RagnarokStandardGame, ink: Ink): string[] {
  const { hero, weapon, mana, crystals, deck, hand, secrets } = view.players[seat];
  const armor = hero.armor > 0 ? `+${hero.armor}` : '';
  return [
    (seat === 0 ? ink.cyan : ink.red)(SEAT_NAMES[seat]),
    heroName(hero, game),
    `${hero.health}${armor}`,
    String(heroAttack(view, seat)),
    `${mana}/${crystals}`,
    String(hand.length),
    String(deck.length),
    String(secrets.length),
    weapon === null ? '' : `${weapon.attack}/${weapon.durability}`,
  ];
}

function handText(view: RagnarokStandardView, seat: Seat, game: RagnarokStandardGame): string {
  const cards = explainHand(game, view, seat).map(
    ({ cardId, cost }) => `${unbroken(cardOf(cardId, game)?.name ?? '?')}\u00a0(${cost})`,
  );
  return cards.join(', ') || '–';
}

function screen(
  view: RagnarokStandardView,
  viewer: Viewer | null,
  game: RagnarokStandardGame,
  ink: Ink,
): string[] {
  const head = ['', 'hero', 'health', 'attack', 'mana', 'hand', 'deck', 'secrets', 'weapon'];
  const boards = SEATS.map((seat) => {
    const minions = view.players[seat].board.map((minion) => minionText(minion, game));
    return `${SEAT_NAMES[seat]}'s board: ${minions.join(', ') || '–'}`;
  });
  const shown = viewer === 0 || viewer === 1 ? [viewer] : viewer === null ? SEATS : [];
  return [
    `turn ${view.turn}, ${SEAT_NAMES[view.active]} to act`,
    ...grid([head.map((title) => ink.dim(title)), ...SEATS.map((seat) => row(view, seat, game, ink))]),
    ...boards,
    ...shown.map((seat) => `${ink.bold(`${SEAT_NAMES[seat]}'s hand:`)} ${handText(view, seat, game)}`),
  ];
}

function characterName(view: RagnarokStandardView, id: number, game: RagnarokStandardGame): string {
  if (id === 0 || id === 1) return `${SEAT_NAMES[id]}'s hero`;
  for (const seat of SEATS) {
    const minion = view.players[seat].board.find((one) => one.id === id);
    if (minion !== undefined)
      return `${SEAT_NAMES[seat]}'s ${cardOf(minion.cardId, game)?.name} ${minion.attack}/${minion.health}`;
  }
  return `character ${id}`;
}

function cardText(id: number, game: RagnarokStandardGame): string {
  const card = cardOf(id, game);
  if (card === undefined) return 'a card';
  const figures =
    card.type === 'Minion' || card.type === 'Weapon' ? `${card.attack}/${card.health}` : card.type;
  const told = [figures, keywordsOf(card), textOf(card.text)].filter((part) => part !== '');
  return `${card.name} (${told.join('; ')})`;
}

type Play = Extract<RagnarokStandardAction, { readonly type: 'playCard' }>;

function callPlay(action: Play, view: RagnarokStandardView, game: RagnarokStandardGame): string {
  const { seat, hand, target, position, option, attachTo } = action;
  const card = view.players[seat].hand[hand];
  const where = [
    target === null ? '' : `on ${characterName(view, target, game)}`,
    position === null ? '' : `at place ${position + 1}`,
    option === null ? '' : `choice ${option + 1}`,
    attachTo === null ? '' : `attached to ${characterName(view, attachTo, game)}`,
  ];
  const how = where.filter((part) => part !== '').join(', ');
  const isPlain = target === null && attachTo === null;
  const name = card ? (isPlain ? cardText(card.cardId, game) : cardOf(card.cardId, game)?.name) : 'a card';
  return `play ${name}${how === '' ? '' : ` ${how}`}`;
}

function callChoice(option: number, view: RagnarokStandardView, game: RagnarokStandardGame): string {
  const offered = view.pending[0]?.options;
  const chosen = Array.isArray(offered) ? offered[option] : undefined;
  if (typeof chosen === 'number') return `take ${cardText(chosen, game)}`;
  return chosen === undefined ? `choice ${option + 1}` : `adapt: ${chosen}`;
}

function call(
  action: RagnarokStandardAction,
  view: RagnarokStandardView,
  game: RagnarokStandardGame,
): string | undefined {
  switch (action.type) {
    case 'mulligan': {
      const { hand } = view.players[action.seat];
      const names = action.replace.map((at) => cardOf(hand[at]?.cardId, game)?.name ?? '?');
      return names.length === 0 ? 'keep all cards' : `replace ${names.join(', ')}`;
    }
    case 'playCard':
      return callPlay(action, view, game);
    case 'attack':
      return `attack ${characterName(view, action.defender, game)} with ${characterName(view, action.attacker, game)}`;
    case 'heroPower': {
      const power = game.rules.heroes.get(view.players[action.seat].hero.slug)?.hero.power;
      const on = action.target === null ? '' : ` on ${characterName(view, action.target, game)}`;
      return power === undefined ? `use the Hero Power${on}` : `${power.name}${on} (${powerText(power.ops)})`;
    }
    case 'weaponUpgrade':
      return "take up the hero's own weapon";
    case 'trade':
      return `trade ${cardOf(view.players[action.seat].hand[action.hand]?.cardId, game)?.name ?? 'a card'}`;
    case 'choose':
      return callChoice(action.option, view, game);
    case 'endTurn':
      return 'end the turn';
    default:
      return undefined;
  }
}

/** The cards as they are, and attacks on the other hero. */
function wishes(view: RagnarokStandardView, seat: Seat): RagnarokStandardAction[] {
  const plays = view.players[seat].hand.map(
    (_, hand): RagnarokStandardAction => ({
      type: 'playCard',
      seat,
      hand,
      target: null,
      position: null,
      option: null,
      attachTo: null,
    }),
  );
  const attackers = [seat as number, ...view.players[seat].board.map(({ id }) => id)];
  const attacks = attackers.map(
    (attacker): RagnarokStandardAction => ({ type: 'attack', seat, attacker, defender: otherSeat(seat) }),
  );
  return [
    ...plays,
    ...attacks,
    { type: 'heroPower', seat, target: null },
    { type: 'weaponUpgrade', seat },
    { type: 'endTurn', seat },
  ];
}

function readDeck(deck: unknown, game: RagnarokStandardGame): Deck | undefined {
  if (typeof deck === 'string') {
    return game.rules.set.decks.find(({ name }) => name === deck) ?? decodeDeck(deck);
  }
  const { hero, cards } = (deck ?? {}) as { hero?: unknown; cards?: unknown };
  const isSound = typeof hero === 'string' && Array.isArray(cards) && cards.every(Number.isSafeInteger);
  return isSound ? { hero, cards: cards as number[] } : undefined;
}

function judgeDeck(deck: unknown, game: RagnarokStandardGame): DeckVerdict {
  const read = readDeck(deck, game);
  if (read === undefined)
    throw new UsageError(
      'BAD_DECK',
      'a deck is { "hero", "cards": [ids] }, a deck code or the name of a demo deck',
    );
  const { hero, cards } = read;
  return { summary: `${hero}, ${cards.length} cards`, problems: validateDeck(hero, cards, game.rules) };
}

/** How ragnarok-standard is shown. */
export const ragnarokStandardTable = createTable<
  RagnarokStandardGame,
  RagnarokStandardView,
  RagnarokStandardAction,
  RagnarokStandardEvent
>('ragnarok-standard', ragnarokStandardEnglish, (game) => ({
  ...createRagnarokStandardTeller(game),
  screen: (view, viewer, ink) => screen(view, viewer, game, ink),
  call: (action, view) => call(action, view, game),
  wishes: (view, seat) => wishes(view, seat),
  judgeDeck: (deck) => judgeDeck(deck, game),
}));
