// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { RagnarokPokerClause } from '../../../rulesets/ragnarok-poker/clauses.js';
import {
  BIG_BLIND,
  COMMUNITY_CARDS,
  HOLE_CARDS,
  MAX_MANA,
  SPELL_HAND_LIMIT,
} from '../../../rulesets/ragnarok-poker/numbers.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import {
  integer,
  listOf,
  nullOr,
  oneOf,
  pairOf,
  problem,
  recordOf,
  type Shape,
  text,
} from '../../kernel/shape.js';
import { census } from '../../kernel/zones.js';
import { findHero } from '../ragnarok/heroes.js';
import { nextToAct } from './betting.js';
import { DECK_SIZE } from './cards.js';
import { findSpell, type RagnarokPokerRules } from './rules.js';
import { elementShape, halves, heroShape, kingShape, MOST, statusesShape } from './setup-options.js';
import type { RagnarokPokerState } from './state.js';

const count = /* @__PURE__ */ integer(0, Number.MAX_SAFE_INTEGER);

/** The form of a fighter. */
function fighterShape(flag: Shape, card: Shape, hp: Shape): Shape {
  const spell = integer(0, 99_999);
  const spells = listOf(spell, 0, 100);
  return recordOf({
    hero: heroShape,
    heroClass: nullOr(text(20)),
    element: elementShape,
    king: kingShape,
    hp,
    maxHp: hp,
    baseMaxHp: hp,
    armor: hp,
    stamina: count,
    committed: hp,
    betThisRound: hp,
    allIn: flag,
    folded: flag,
    hole: listOf(card, 0, HOLE_CARDS),
    peeked: pairOf(flag),
    rejected: listOf(card, 0, HOLE_CARDS),
    swap: nullOr(listOf(integer(0, SPELL_HAND_LIMIT - 1), 0, SPELL_HAND_LIMIT)),
    statuses: statusesShape,
    mana: integer(0, MAX_MANA),
    powerUsed: flag,
    foldFree: flag,
    spells,
    spellDeck: spells,
    spellHand: listOf(spell, 0, SPELL_HAND_LIMIT),
    spellsUsed: spells,
  });
}

/** The form of the game's own fields. */
export function stateShape(): Readonly<Record<string, Shape>> {
  const seat = oneOf(0, 1);
  const flag = oneOf(true, false);
  const card = integer(0, DECK_SIZE - 1);
  const hp = halves(0, 2 * MOST);
  return {
    pending: listOf(oneOf(), 0, 0),
    hand: count,
    smallBlind: seat,
    toAct: nullOr(seat),
    betToMatch: hp,
    lastRaise: hp,
    acted: pairOf(flag),
    revealed: flag,
    deck: listOf(card, 0, DECK_SIZE),
    community: listOf(card, 0, COMMUNITY_CARDS),
    fighters: pairOf(fighterShape(flag, card, hp)),
  };
}

type Note = (path: string, rule: RagnarokPokerClause | RagnarokClause, message: string) => void;

/** How many community cards lie open in a round. @rule RP-PH-05 */
const OPEN: Readonly<Record<string, number>> = { preflop: 0, faith: 3, foresight: 4, destiny: 5 };

/** @rule RP-FGT-01 RP-FGT-04 RP-SPL-02 */
function noteFighter(state: RagnarokPokerState, of: Seat, rules: RagnarokPokerRules, note: Note): void {
  const fighter = state.fighters[of];
  const path = `fighters.${of}`;
  if (fighter.hp > fighter.maxHp || fighter.baseMaxHp > fighter.maxHp || fighter.baseMaxHp === 0) {
    note(`${path}.hp`, 'RP-FGT-01', 'more HP than the maximum');
  }
  const heroClass = (fighter.hero === null ? undefined : findHero(fighter.hero)?.class) ?? null;
  if (fighter.heroClass !== heroClass) note(`${path}.heroClass`, 'RP-SPL-03', 'a hero has one class');
  const { spellDeck, spellHand, spellsUsed } = fighter;
  const all = census(spellDeck, spellHand, spellsUsed);
  const isWhole = all.length === fighter.spells.length && all.every((id, i) => id === fighter.spells[i]);
  if (!isWhole) note(`${path}.spells`, 'RP-SPL-02', 'a spell is missing, or in two places');
  if (fighter.spells.some((id) => findSpell(id, rules) === undefined)) {
    note(`${path}.spells`, 'RP-SPL-02', 'no such combat spell');
  }
  if (fighter.betThisRound > fighter.committed) {
    note(`${path}.betThisRound`, 'RP-BET-02', 'a bet is committed HP');
  }
  if (state.result !== null) return;
  if (fighter.hp === 0 && !fighter.allIn) note(`${path}.hp`, 'RP-RES-07', 'without HP it is out');
  if (fighter.folded) note(`${path}.folded`, 'RP-BET-07', 'a fold ends the hand');
  if (fighter.swap !== null && state.phase !== 'mulligan') {
    note(`${path}.swap`, 'RP-PH-02', 'the mulligan is over');
  }
}

/** @rule RP-HND-01 RP-HND-02 RP-PH-04 RP-PH-05 */
function noteCards(state: RagnarokPokerState, { options }: RagnarokPokerRules, note: Note): void {
  const { deck, community, fighters, phase, hand } = state;
  const all = [...deck, ...community, ...fighters.flatMap(({ hole, rejected }) => [...hole, ...rejected])];
  if (new Set(all).size < all.length) note('deck', 'RP-HND-01', 'a card is in two places');
  const [a, b] = fighters;
  const isDealt = a.hole.length > 0;
  const wanted = isDealt ? HOLE_CARDS : 0;
  if (a.hole.length !== wanted || b.hole.length !== wanted) {
    note('fighters', 'RP-HND-02', 'both have two hole cards, or nobody');
  }
  const isEarly = options.mulliganOf === 'holeCards';
  if (hand === 0 && isDealt !== isEarly)
    note('fighters', 'RP-PH-02', 'a mulligan of cards that are not there');
  if ((a.rejected.length > 0 || b.rejected.length > 0) && !(isEarly && hand === 1)) {
    note('fighters', 'RP-PH-02', 'nobody has given up hole cards');
  }
  // Before a mulligan of hole cards the deck also holds what could replace them.
  const reserve = hand === 0 ? 2 * HOLE_CARDS : 0;
  const left = isDealt ? COMMUNITY_CARDS - community.length + reserve : 0;
  if (deck.length !== left) note('deck', 'RP-HND-01', 'too many or too few cards to come');
  if ([1, 2].includes(community.length) || (community.length > 0 && !isDealt)) {
    note('community', 'RP-HND-02', 'first come three cards');
  }
  const open = OPEN[phase];
  const isOpen = open === undefined ? community.length === 0 || phase === 'over' : community.length === open;
  if (!isOpen || (open !== undefined && !isDealt)) {
    note('community', 'RP-PH-05', `not the cards of ${phase}`);
  }
}

/** @rule RP-BET-02 RP-BET-12 RP-BET-13 RP-BET-14 */
function noteBets(state: RagnarokPokerState, note: Note): void {
  const { phase, fighters, betToMatch, toAct, acted } = state;
  const isRound = OPEN[phase] !== undefined;
  if (betToMatch !== Math.max(fighters[0].betThisRound, fighters[1].betThisRound)) {
    note('betToMatch', 'RP-BET-05', 'the bet to match is the larger bet');
  }
  const committed = fighters[0].committed + fighters[1].committed;
  if (isRound && (committed === 0 || nextToAct(state, toAct ?? 0) !== toAct)) {
    note('toAct', 'RP-BET-12', 'this seat has nothing to do');
  }
  if (isRound) return;
  const isQuiet = committed === 0 && betToMatch === 0 && !acted[0] && !acted[1];
  const isNobody = fighters.every(({ allIn }) => !allIn);
  if (!isQuiet || !isNobody) note('fighters', 'RP-PH-04', 'nothing is in the pot yet');
  if ((phase === 'spellPet') !== (toAct !== null)) note('toAct', 'RP-PH-03', 'one after the other');
}

/** Phases run by themselves but for these. @rule RP-PH-01 RP-PH-02 */
function notePhase(state: RagnarokPokerState, { options }: RagnarokPokerRules, note: Note): void {
  const { phase, hand, fighters, lastRaise, betToMatch } = state;
  const isMulligan = phase === 'mulligan';
  const isKnown =
    isMulligan || phase === 'spellPet' ? options.spells || isMulligan : OPEN[phase] !== undefined;
  if (!isKnown || (phase === 'preflop' && !options.preflopBetting)) {
    note('phase', 'RP-PH-01', `nobody waits in ${phase}`);
  }
  if (isMulligan !== (hand === 0)) note('hand', 'RP-PH-02', 'hands begin after the mulligan');
  if (hand > options.maxHands) note('hand', 'RP-RES-08', 'too many hands');
  if (state.revealed) note('revealed', 'RP-RES-02', 'hands are shown at the end of a hand');
  if (lastRaise > Math.max(betToMatch, BIG_BLIND)) note('lastRaise', 'RP-BET-04', 'more than was bet');
  if (!isMulligan) return;
  const size = (of: Seat) =>
    options.mulliganOf === 'holeCards' ? fighters[of].hole.length : fighters[of].spellHand.length;
  const waits = SEATS.some((of) => fighters[of].swap === null && size(of) > 0);
  if (options.mulliganOf === 'none' || !waits) note('phase', 'RP-PH-02', 'nobody has anything to replace');
  for (const of of SEATS) {
    const { swap } = fighters[of];
    const isGood = swap === null || swap.every((place, i) => place < size(of) && place > (swap[i - 1] ?? -1));
    if (!isGood) note(`fighters.${of}.swap`, 'RP-PH-02', 'no such places in the hand');
  }
}

/** Every end has its cause. Those outside the game are the kernel's. @rule RP-RES-07 RP-RES-08 X-ST-04 */
function noteResult({ result, fighters }: RagnarokPokerState, note: Note): void {
  if (result === null || result.rule.startsWith('K-')) return;
  const { reason, rule, winner, scores } = result;
  const fallen = SEATS.filter((of) => fighters[of].hp === 0);
  const isSplit = winner === null && scores[0] === 0.5 && scores[1] === 0.5;
  const isRight =
    (reason === 'standOff' && rule === 'RP-RES-08' && fallen.length === 0 && isSplit) ||
    (reason === 'bothEliminated' && rule === 'X-ST-04' && fallen.length === 2 && isSplit) ||
    (reason === 'eliminated' &&
      rule === 'RP-RES-07' &&
      fallen.length === 1 &&
      winner !== null &&
      fallen[0] !== winner &&
      scores[winner] === 1);
  if (!isRight) note('result', 'RP-RES-08', `no combat ends like this: ${reason}`);
}

/** What no combat can come to. @rule RP-FGT-04 RP-HND-01 */
export function invariants(state: RagnarokPokerState, rules: RagnarokPokerRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) => problems.push(problem(path, 'BAD_POSITION', message, rule));
  for (const of of SEATS) noteFighter(state, of, rules, note);
  noteCards(state, rules, note);
  if (state.result === null) {
    notePhase(state, rules, note);
    noteBets(state, note);
  }
  noteResult(state, note);
  return problems;
}
