// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import type { MmaWarriorsClause } from '../../../rulesets/mma-warriors/clauses.js';
import {
  BLEED_TURNS,
  DECK_SIZE,
  FIGHTER_LIMIT,
  HAND_LIMIT,
  HEALTH,
  KNOCKOUT_COST,
  MAX_ENERGY,
  TRAINING_BONUS,
} from '../../../rulesets/mma-warriors/numbers.js';
import type { Trait } from '../../../rulesets/mma-warriors/types.js';
import type { Problem } from '../../kernel/errors.js';
import type { Result } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { integer, listOf, nullOr, oneOf, pairOf, problem, recordOf, type Shape } from '../../kernel/shape.js';
import { census } from '../../kernel/zones.js';
import { exhaustion, stalling } from './exhaustion.js';
import { countFighters } from './hand.js';
import { cardOf, isFighter, type MmaWarriorsRules } from './rules.js';
import type { MmaWarriorsState } from './state.js';
import type { MmaWarriorsReason } from './types.js';

const seat = oneOf(0, 1);
const flag = oneOf(true, false);
const count = integer(0, Number.MAX_SAFE_INTEGER);
const figure = integer(0, 100);
const card = integer(0, 2 * DECK_SIZE - 1);
const pile = listOf(card, 0, DECK_SIZE);

const fighterShape = recordOf({
  card,
  style: oneOf('Striker', 'Grappler', 'Balanced'),
  striking: figure,
  grappling: figure,
  defense: figure,
  stamina: figure,
  maxStamina: figure,
  strikingBonus: figure,
  bleed: figure,
});

const seatShape = recordOf({
  auto: flag,
  health: integer(0, HEALTH),
  energy: integer(0, MAX_ENERGY),
  ownTurns: count,
  energyTurns: count,
  staggered: flag,
  defence: pile,
  deck: pile,
  hand: pile,
  drawnCard: nullOr(card),
  discard: pile,
  knockedOut: pile,
  fighter: nullOr(fighterShape),
});

/** The form of the game's own fields. */
export function stateShape({ cards }: MmaWarriorsRules): Readonly<Record<string, Shape>> {
  const kind = oneOf('opening', 'replacement', 'discard');
  return {
    pending: listOf(recordOf({ kind, seat }), 0, 2),
    turn: count,
    activeSeat: seat,
    advantage: nullOr(seat),
    quietTurns: count,
    cards: listOf(integer(0, cards.length - 1), 2 * DECK_SIZE, 2 * DECK_SIZE),
    seats: pairOf(seatShape),
  };
}

type Note = (path: string, rule: MmaWarriorsClause, message: string) => void;

/** Every card of a seat lies in one place, and together they are the deck. @rule MW-CMP-01 MW-CMP-05 */
function notePiles(state: MmaWarriorsState, of: Seat, { deck }: MmaWarriorsRules, note: Note): void {
  const { fighter, ...side } = state.seats[of];
  const drawn = side.drawnCard === null ? [] : [side.drawnCard];
  const active = fighter === null ? [] : [fighter.card];
  const all = census(side.deck, side.hand, side.discard, side.knockedOut, active, drawn);
  if (all.length !== DECK_SIZE || all.some((each, i) => each !== DECK_SIZE * of + i)) {
    note(`seats.${of}`, 'MW-CMP-01', 'a card is missing or twice there');
  }
  const printed = census(state.cards.slice(DECK_SIZE * of, DECK_SIZE * (of + 1)));
  if (printed.some((index, i) => index !== deck[i])) note('cards', 'MW-CMP-05', 'this is not the deck');
}

/** @rule MW-RES-04 MW-RES-05 MW-KO-09 MW-DEF-12 MW-TRN-03 */
function noteSeat(state: MmaWarriorsState, of: Seat, rules: MmaWarriorsRules, note: Note): void {
  const { setup, defence } = rules.options;
  const { hand, discard, knockedOut, health, ownTurns, energyTurns, defence: waiting } = state.seats[of];
  const path = `seats.${of}`;
  if (hand.length > Math.max(HAND_LIMIT, setup.openingFighters + setup.openingOthers)) {
    note(`${path}.hand`, 'MW-RES-04', 'too many cards');
  }
  if (countFighters(state, of, rules) > (state.turn === 0 ? setup.openingFighters : FIGHTER_LIMIT)) {
    note(`${path}.hand`, 'MW-RES-05', 'too many fighters');
  }
  if (knockedOut.some((each) => !isFighter(state, each, rules))) {
    note(`${path}.knockedOut`, 'MW-KO-02', 'no fighter');
  }
  if (health !== HEALTH - KNOCKOUT_COST * knockedOut.length) {
    note(`${path}.health`, 'MW-KO-09', 'does not fit the knockouts');
  }
  const isWaiting = (each: number) => discard.includes(each) && cardOf(state, each, rules).kind === 'defence';
  if (!waiting.every(isWaiting) || new Set(waiting).size < waiting.length) {
    note(`${path}.defence`, 'MW-DEF-01', 'no played defence card');
  }
  if (waiting.length > 1 && defence.slot !== 'queue') note(`${path}.defence`, 'MW-DEF-12', 'two cards wait');
  if (energyTurns > ownTurns) note(`${path}.energyTurns`, 'MW-TRN-03', 'more than turns');
}

/** How many cards of a deck have a trait. */
function copiesOf(trait: Trait, { cards }: MmaWarriorsRules): number {
  return cards.reduce((sum, each) => sum + (each.trait === trait ? each.copies : 0), 0);
}

/** A fighter is its card, coached the same in three stats, and has no more from other cards than one deck can give. @rule MW-FTR-01 MW-CAP-01 MW-COR-01 MW-COR-03 MW-KO-01 MW-STA-04 */
function noteFighter(state: MmaWarriorsState, of: Seat, rules: MmaWarriorsRules, note: Note): void {
  const { fighter } = state.seats[of];
  if (fighter === null) return;
  const path = `seats.${of}.fighter`;
  const { intenseTraining, bleed } = rules.options;
  const printed = cardOf(state, fighter.card, rules);
  const coached = fighter.striking - printed.striking;
  const isPrinted =
    printed.kind === 'fighter' &&
    fighter.style === printed.style &&
    fighter.maxStamina === printed.stamina &&
    coached >= 0 &&
    coached === fighter.grappling - printed.grappling &&
    coached === fighter.defense - printed.defense;
  if (!isPrinted) note(path, 'MW-FTR-01', 'not as printed');
  else if (coached > copiesOf('coach', rules)) note(path, 'MW-COR-01', 'coached too often');
  if (fighter.stamina > fighter.maxStamina) note(`${path}.stamina`, 'MW-CAP-01', 'more than printed');
  if (fighter.stamina === 0 && state.result === null) note(`${path}.stamina`, 'MW-KO-01', 'knocked out');
  const trainings = intenseTraining.stacking === 'add' ? copiesOf('training', rules) : 1;
  if (fighter.strikingBonus > TRAINING_BONUS * trainings || fighter.strikingBonus % TRAINING_BONUS > 0) {
    note(`${path}.strikingBonus`, 'MW-COR-03', 'no training gives this');
  }
  const cuts = bleed.reapply === 'stack' ? copiesOf('bleed', rules) : 1;
  if (fighter.bleed > BLEED_TURNS * cuts) note(`${path}.bleed`, 'MW-STA-04', 'no cut gives this');
}

/** Whoever must choose has something to choose from, and nobody else is without a fighter. @rule MW-SET-04 MW-KO-05 MW-DRW-03 */
function noteChoices(state: MmaWarriorsState, rules: MmaWarriorsRules, note: Note): void {
  const { ko, hand: handOptions } = rules.options;
  state.pending.forEach(({ kind, seat: of }, i) => {
    const { fighter, hand, auto, drawnCard } = state.seats[of];
    const isDiscard = kind === 'discard';
    const isSound = isDiscard
      ? handOptions.overflow === 'chooseDiscard' && state.phase === 'settle' && hand.length >= HAND_LIMIT
      : (kind === 'opening') === (state.phase === 'setup') &&
        fighter === null &&
        countFighters(state, of, rules) > 0;
    const isInTime = ['setup', 'skip', 'ready', 'settle'].includes(state.phase);
    if (!isSound || !isInTime || (isDiscard && drawnCard === null) || (i === 0 && auto)) {
      note(`pending.${i}`, 'MW-KO-06', 'no such choice here');
    }
  });
  if (new Set(state.pending.map(({ seat: of }) => of)).size < state.pending.length) {
    note('pending', 'MW-KO-06', 'a seat has two choices');
  }
  for (const of of SEATS) {
    const isDiscarding = state.pending.some((each) => each.seat === of && each.kind === 'discard');
    if (state.seats[of].drawnCard !== null && !isDiscarding) {
      note(`seats.${of}.drawnCard`, 'MW-DRW-03', 'nothing makes room for it');
    }
    const isExcused = state.pending.some((each) => each.seat === of) || ko.emptyHandCheck === 'afterDraw';
    if (state.seats[of].fighter === null && !isExcused)
      note(`seats.${of}.fighter`, 'MW-KO-05', 'nobody fights');
  }
}

/** Turns alternate, from the first seat on. @rule MW-TRN-02 MW-TRN-03 MW-SET-08 MW-WIN-06 */
function noteTurns(state: MmaWarriorsState, { options }: MmaWarriorsRules, note: Note): void {
  const { turn, activeSeat, seats, phase, result, quietTurns } = state;
  const { firstSeat } = options.setup;
  if (seats[0].ownTurns + seats[1].ownTurns !== turn) {
    note('turn', 'MW-TRN-03', 'the turns do not add up');
  } else if (seats[activeSeat].ownTurns !== Math.ceil(turn / 2)) {
    note('activeSeat', 'MW-TRN-02', 'not its turn');
  }
  // The first seat has the turns with odd numbers, and waits for its first one during setup.
  const isFirst = turn === 0 || turn % 2 === 1;
  if (firstSeat !== 'random' && isFirst !== (activeSeat === firstSeat)) {
    note('activeSeat', 'MW-SET-08', `seat ${firstSeat} takes the first turn`);
  }
  if (result === null && (turn === 0) !== (phase === 'setup')) {
    note('turn', 'MW-TRN-03', 'no turn in setup');
  }
  if (quietTurns > turn) note('quietTurns', 'MW-WIN-06', 'more than turns');
}

/** Whether a seat can have lost in this way. */
function hasLost(state: MmaWarriorsState, of: Seat, reason: string, rules: MmaWarriorsRules): boolean {
  const { health, fighter, deck } = state.seats[of];
  const fighters = countFighters(state, of, rules);
  if (reason === 'Health depleted') return health === 0;
  if (reason === 'No fighters in hand') return fighter === null && fighters === 0;
  if (deck.length === 0) return true;
  const isBarred = fighters >= FIGHTER_LIMIT && deck.every((each) => isFighter(state, each, rules));
  return isBarred && rules.options.draw.onlyFighters === 'deckOut';
}

const REASONS: Readonly<Record<MmaWarriorsReason, MmaWarriorsClause>> = {
  'Health depleted': 'MW-WIN-01',
  'No fighters in hand': 'MW-WIN-02',
  'Deck Out': 'MW-WIN-03',
  Exhausted: 'MW-WIN-06',
  Stalled: 'MW-WIN-06',
};

function fitsPosition(state: MmaWarriorsState, result: Result, rules: MmaWarriorsRules): boolean {
  const { reason, winner, scores } = result;
  if (reason === 'Exhausted' || reason === 'Stalled') {
    const due = reason === 'Stalled' ? stalling(state, rules) : exhaustion(state, rules);
    return due !== null && due.winner === winner && due.scores.every((each, i) => each === scores[i]);
  }
  return winner !== null && hasLost(state, otherSeat(winner), reason, rules);
}

/** Every end has its clause and its cause. Those outside the game are the kernel's. @rule MW-WIN-05 MW-WIN-06 MW-KO-03 */
function noteResult(state: MmaWarriorsState, rules: MmaWarriorsRules, note: Note): void {
  const { result } = state;
  const reason = result?.reason;
  for (const of of SEATS) {
    const isLost = reason === 'Health depleted' && result?.winner === otherSeat(of);
    if (state.seats[of].health === 0 && !isLost) {
      note(`seats.${of}.health`, 'MW-KO-03', 'the match is over');
    }
  }
  if (result === null || result.rule.startsWith('K-')) return;
  const isKnown =
    Object.hasOwn(REASONS, result.reason) && REASONS[result.reason as MmaWarriorsReason] === result.rule;
  if (!isKnown || !fitsPosition(state, result, rules)) {
    note('result', 'MW-WIN-05', `no match ends so: ${result.reason}`);
  }
}

/** What no match can come to. @rule MW-CMP-01 MW-RES-05 MW-KO-06 */
export function invariants(state: MmaWarriorsState, rules: MmaWarriorsRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) => problems.push(problem(path, 'BAD_POSITION', message, rule));
  for (const of of SEATS) {
    notePiles(state, of, rules, note);
    noteSeat(state, of, rules, note);
    noteFighter(state, of, rules, note);
  }
  noteTurns(state, rules, note);
  if (state.result === null) noteChoices(state, rules, note);
  noteResult(state, rules, note);
  return problems;
}
