// Each player brings a hero and a deck. Decks are shuffled, opening hands drawn and, once both have had their mulligan, the first
// turn begins.

import { COIN, HEALTH, OPENING_HANDS } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { Deck } from '../../../rulesets/ragnarok-standard/types.js';
import type { Move, NewCore, WaitingPhase } from '../../kernel/definition.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import { reject } from '../../kernel/rejection.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { integer, isPlain, listOf, oneOf, problem, problemsOf, recordOf, text } from '../../kernel/shape.js';
import type { Mulligan } from './actions.js';
import { doNext, makeTask } from './agenda.js';
import { deckProblems, decodeDeck } from './decks.js';
import { drawCards } from './drawing.js';
import { shuffleIn } from './keywords/resource.js';
import { cardOf, heroOf, type RagnarokStandardRules } from './rules.js';
import type { HandCard, OwnedPlayer, RagnarokStandardState } from './state.js';
import type { RagnarokStandardContext, RagnarokStandardSetup, RagnarokStandardTypes } from './types.js';
import { handCard } from './zones.js';

/** A deck by name or code, or as it is. Throws a `UsageError` for what is none. */
function deckFrom(given: Deck | string, { set }: RagnarokStandardRules): Deck {
  if (typeof given !== 'string') return given;
  return set.decks.find(({ name }) => name === given) ?? decodeDeck(given);
}

const deckForm = /* @__PURE__ */ recordOf({
  hero: /* @__PURE__ */ text(40, 1),
  cards: /* @__PURE__ */ listOf(/* @__PURE__ */ integer(0, 1e6), 0, 1000),
});

/** The demo decks that are legal under the ruleset. @rule RS-SET-09 */
function demoDecks(rules: RagnarokStandardRules): readonly Deck[] {
  return rules.set.decks.filter(({ hero, cards }) => deckProblems(hero, cards, rules).length === 0);
}

function withoutName({ name: _, ...rest }: Record<string, unknown>): unknown {
  return rest;
}

/** What is wrong with the deck of one seat. @rule RS-DCK-01 RS-HER-10 */
function seatProblems(given: unknown, rules: RagnarokStandardRules): readonly Problem[] {
  if (given === null) {
    if (demoDecks(rules).length > 0) return [];
    return [problem('', 'UNKNOWN_DECK', 'no demo deck fits this ruleset: bring one')];
  }
  try {
    const deck = typeof given === 'string' ? deckFrom(given, rules) : given;
    // A demo deck may be handed over as it is, with its name.
    const problems = problemsOf(deckForm, isPlain(deck) ? withoutName(deck) : deck);
    return problems.length > 0 ? problems : deckProblems((deck as Deck).hero, (deck as Deck).cards, rules);
  } catch (error) {
    return [problem('', 'UNKNOWN_DECK', error instanceof UsageError ? 'no such deck' : 'unreadable')];
  }
}

/** Everything that is wrong with setup options from outside. */
export function checkSetup(
  { decks, firstPlayer, ...rest }: Readonly<Record<string, unknown>>,
  rules: RagnarokStandardRules,
): readonly Problem[] {
  const problems = Object.keys(rest).map((key) =>
    problem(key, 'UNKNOWN_OPTION', 'ragnarok-standard has no such option'),
  );
  if (firstPlayer !== undefined) {
    const found = problemsOf(oneOf(0, 1), firstPlayer);
    problems.push(...found.map((each) => ({ ...each, path: 'firstPlayer' })));
  }
  if (decks !== undefined && (!Array.isArray(decks) || decks.length !== 2))
    return [...problems, problem('decks', 'BAD_LIST', 'expected a deck for each seat')];
  for (const seat of SEATS) {
    for (const found of seatProblems((decks as readonly unknown[] | undefined)?.[seat] ?? null, rules)) {
      const path = ['decks', seat, found.path].filter((part) => part !== '').join('.');
      problems.push({ ...found, path });
    }
  }
  return problems;
}

/** A player before the first turn. @rule RS-SET-01 RS-MAN-01 */
function newPlayer({ hero: slug, cards }: Deck, age: number, ctx: RagnarokStandardContext): OwnedPlayer {
  const { hero } = heroOf(ctx.rules, slug);
  const sorted = [...cards].sort((a, b) => a - b);
  return {
    hero: {
      slug,
      cardId: null,
      class: hero.class,
      element: hero.element,
      age,
      health: HEALTH,
      maxHealth: HEALTH,
      armor: 0,
      attackThisTurn: 0,
      attacksUsed: 0,
      frozen: null,
      powerUsed: false,
      upgradeUsed: false,
      statuses: [],
    },
    weapon: null,
    mana: 0,
    crystals: 0,
    overloadNext: 0,
    locked: 0,
    deck: ctx.chance.shuffle(sorted.map((id) => cardOf(ctx.rules, id).fresh)),
    hand: [],
    board: [],
    secrets: [],
    graveyard: [],
    corpses: 0,
    fatigue: 0,
    cardsPlayedThisTurn: 0,
    mulligan: null,
    mulliganDone: false,
  };
}

/** Deals. RULING(RG-S05): both may bring the same hero. RULING(RG-S11): who begins is left to chance unless it is named. @rule RS-SET-02 RS-SET-03 RS-SET-09 RS-HER-10 */
export function deal(
  { decks, firstPlayer }: RagnarokStandardSetup,
  core: NewCore,
  ctx: RagnarokStandardContext,
): RagnarokStandardState {
  const { chance, rules, events } = ctx;
  const brought = SEATS.map((seat) => {
    const given = decks?.[seat] ?? null;
    return given === null ? chance.pick(demoDecks(rules)) : deckFrom(given, rules);
  }) as unknown as readonly [Deck, Deck];
  const first = firstPlayer ?? chance.pick(SEATS);
  const age = (seat: Seat) => (seat === first ? 0 : 1);
  const players: RagnarokStandardState['players'] = [
    newPlayer(brought[0], age(0), ctx),
    newPlayer(brought[1], age(1), ctx),
  ];
  events?.push({ type: 'gameStarted', heroes: [brought[0].hero, brought[1].hero] });
  events?.push({ type: 'firstPlayer', seat: first });
  for (const seat of SEATS) events?.push({ type: 'deckShuffled', seat });
  const state: RagnarokStandardState = {
    ...core,
    phase: 'mulligan',
    pending: [],
    turn: 0,
    active: first,
    players,
    nextEntity: 2,
    agenda: [],
    queue: [],
    fallen: [],
    chain: 0,
  };
  for (const [i, seat] of [first, otherSeat(first)].entries()) {
    const size = Math.min(OPENING_HANDS[i] ?? 0, state.players[seat].deck.length);
    drawCards(state, seat, size, ctx);
  }
  if (rules.options.mulligan === 'none') beginMatch(state, ctx);
  return state;
}

/** The Coin for the second player, and the first turn. @rule RS-SET-04 RS-SET-07 RS-SET-08 */
function beginMatch(state: RagnarokStandardState, ctx: RagnarokStandardContext): void {
  const second = otherSeat(state.active);
  for (const seat of SEATS) {
    state.players[seat].mulligan = null;
    state.players[seat].mulliganDone = true;
  }
  state.players[second].hand.push(handCard(COIN, 'public'));
  ctx.events?.push({ type: 'coinGiven', seat: second });
  state.phase = 'resolve';
  doNext(state, makeTask('startTurn', state.active));
}

/** Draws the replacements first, then shuffles what was rejected into the deck. RULING(RG-S12) @rule RS-SET-05 RS-SET-06 */
function replaceCards(state: RagnarokStandardState, seat: Seat, ctx: RagnarokStandardContext): void {
  const player = state.players[seat];
  const chosen = [...(player.mulligan ?? [])].sort((a, b) => a - b);
  const rejected = chosen.map((place) => player.hand[place] as HandCard);
  ctx.events?.push({ type: 'mulliganed', seat, count: chosen.length });
  for (const place of chosen) {
    const card = player.deck.length > 0 ? drawReplacement(state, seat, ctx) : undefined;
    if (card !== undefined) player.hand[place] = card;
    else rejected.splice(rejected.indexOf(player.hand[place] as HandCard), 1);
  }
  for (const card of rejected) shuffleIn(state, seat, card, ctx);
}

function drawReplacement(
  state: RagnarokStandardState,
  seat: Seat,
  ctx: RagnarokStandardContext,
): HandCard | undefined {
  ctx.chance.unseen();
  const card = state.players[seat].deck.shift();
  if (card === undefined) return undefined;
  ctx.events?.push({ type: 'cardDrawn', seat, cardId: card.cardId });
  return handCard(card.cardId, 'nobody', card.spent);
}

/** Both choose, unseen by the other; nothing happens before both have. RULING(RG-S24) @rule RS-SET-05 RS-SET-08 */
export const mulliganPhase: WaitingPhase<RagnarokStandardTypes> = {
  deciders: ({ players }) => SEATS.filter((seat) => !players[seat].mulliganDone),
  moves: ['mulligan'],
};

/** Replacing any of the drawn cards, once. @rule RS-SET-05 RS-SET-06 RS-HID-04 */
export const mulligan: Move<RagnarokStandardTypes, Mulligan> = {
  fields: { replace: listOf(integer(0, 99), 0, 10) },

  check({ players }, { seat, replace }) {
    const { hand } = players[seat];
    const isSound = new Set(replace).size === replace.length && replace.every((i) => i < hand.length);
    return isSound ? undefined : reject('BAD_INDEX', 'RS-SET-05', { replace: replace.map(String) });
  },

  options({ players }, seat, _rules, options) {
    const { length } = players[seat].hand;
    for (let bits = 0; bits < 1 << length; bits++) {
      if (!options.next()) continue;
      const replace = Array.from({ length }, (_, i) => i).filter((i) => (bits >> i) % 2 === 1);
      options.push({ type: 'mulligan', seat, replace });
    }
  },

  apply(state, { seat, replace }, ctx) {
    const player = state.players[seat];
    player.mulligan = [...replace].sort((a, b) => a - b);
    player.mulliganDone = true;
    if (!state.players[otherSeat(seat)].mulliganDone) return 'mulligan';
    if (state.viewer !== null) ctx.chance.unseen();
    for (const each of SEATS) replaceCards(state, each, ctx);
    beginMatch(state, ctx);
    return 'resolve';
  },
};
