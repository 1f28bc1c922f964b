// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
import type { Problem } from '../../kernel/errors.js';
import type { Result } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
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
import { candidates } from './choices.js';
import { COPY_LIMIT, ROUTINE_LIMIT } from './decks.js';
import type { MmaCcgRules } from './rules.js';
import { victoryPoints } from './scoring.js';
import { DECK_SIZE, type MmaCcgState } from './state.js';

const seat = oneOf(0, 1);
const flag = oneOf(true, false);
const figure = integer(-10_000, 10_000);
const count = integer(0, 10_000);
const position = oneOf('S', 'C', 'G');
const card = integer(0, 2 * (DECK_SIZE + ROUTINE_LIMIT) - 1);
const pile = listOf(card, 0, DECK_SIZE + ROUTINE_LIMIT);

/** The form of a list of classes. */
export function filterShape(): Shape {
  return listOf(recordOf({ is: text(64, 1), maxT: nullOr(integer(0, 100)) }), 0, 20);
}

/** The form of the game's own fields. @rule MC-CMP-04 */
export function stateShape({ cards, options }: MmaCcgRules): Readonly<Record<string, Shape>> {
  const filter = filterShape();
  const damage = { t: figure, s: figure };
  const kind = oneOf('mulligan', 'discard', 'recycle', 'regain', 'position');
  const among = listOf(position, 0, 3);
  const seatShape = recordOf({
    toughness: integer(-10_000, options.startingToughness),
    deck: pile,
    hand: pile,
    cage: pile,
    corner: pile,
    exhausted: pile,
    routineDeck: pile,
    picks: pile,
    done: flag,
    returned: pile,
    regained: pile,
    turnsTaken: integer(0, options.turnsPerRound),
    usedRoutines: pile,
  });
  return {
    pending: listOf(recordOf({ kind, seat, least: count, most: count, chosen: pile, filter, among }), 0, 2),
    round: integer(1, options.rounds),
    position,
    firstPlayer: seat,
    active: seat,
    cardsPlayed: count,
    routineUsed: flag,
    endsTurn: flag,
    ending: oneOf('pass', 'countered', 'overturned', 'effect', null),
    nextMods: listOf(recordOf({ seat, filter, ...damage, flag: oneOf('nohand', 'noflip', null) }), 0, 1000),
    play: nullOr(
      recordOf({
        card,
        seat,
        position,
        ...damage,
        nohand: flag,
        noflip: flag,
        responses: count,
        countered: flag,
        wins: flag,
      }),
    ),
    text: nullOr(recordOf({ card, seat, at: count, next: oneOf('damage', 'window', 'main', 'recovered') })),
    cards: listOf(integer(0, cards.length - 1), 2 * DECK_SIZE, 2 * (DECK_SIZE + ROUTINE_LIMIT)),
    seats: pairOf(seatShape),
  };
}

type Note = (path: string, rule: MmaCcgClause, message: string) => void;

/** The card that waits for a response lies in no pile of its owner. @rule MC-PLY-06 */
function waiting({ play, phase, text: running, seats }: MmaCcgState, of: Seat): readonly number[] {
  if (play === null || play.seat !== of) return [];
  const isLanded = running !== null && running.next === 'damage';
  // A match that ended otherwise leaves it where it was.
  return isLanded || (phase === 'over' && seats[of].cage.includes(play.card)) ? [] : [play.card];
}

function pilesOf(state: MmaCcgState, of: Seat): readonly (readonly number[])[] {
  const { deck, hand, cage, corner, exhausted, routineDeck } = state.seats[of];
  return [deck, hand, cage, corner, exhausted, routineDeck, waiting(state, of)];
}

/** Every card of a seat lies in one place, and together they are a legal deck. @rule MC-CMP-09 MC-CMP-10 MC-DECK-03 MC-DECK-04 MC-DECK-05 */
function notePiles(state: MmaCcgState, of: Seat, rules: MmaCcgRules, note: Note): void {
  const side = state.seats[of];
  const path = `seats.${of}`;
  const all = census(...pilesOf(state, of));
  const routines = all.length - DECK_SIZE;
  const total = state.cards.length - 2 * DECK_SIZE;
  const from = 2 * DECK_SIZE + (of === 1 ? total - routines : 0);
  const isOwn = (each: number, i: number) =>
    each === (i < DECK_SIZE ? DECK_SIZE * of + i : from + i - DECK_SIZE);
  if (routines < 0 || routines > ROUTINE_LIMIT || !all.every(isOwn)) {
    note(path, 'MC-CMP-09', 'a card is missing, or in two places');
    return;
  }
  const isRoutine = (each: number) => rules.cards[state.cards[each] as number]?.type === 'routine';
  if (all.some((each) => isRoutine(each) !== each >= 2 * DECK_SIZE)) {
    note('cards', 'MC-DECK-05', 'a card is in the wrong deck');
  }
  const stray = [side.deck, side.hand, side.corner].some((zone) => zone.some(isRoutine));
  if (stray || !side.routineDeck.every(isRoutine)) note(path, 'MC-RTN-03', 'a Routine is out of place');
  noteCopies(all, state, rules, note);
}

function noteCopies(all: readonly number[], { cards }: MmaCcgState, rules: MmaCcgRules, note: Note): void {
  const found = all.flatMap((each) => rules.cards[cards[each] as number] ?? []);
  for (const { name, type } of found) {
    const same = found.filter(
      (each) => each.name === name && (each.type === 'routine') === (type === 'routine'),
    );
    const isUnique = same.some(({ unique }) => unique);
    if (same.length <= (isUnique ? 1 : COPY_LIMIT)) continue;
    note('cards', isUnique ? 'MC-DECK-04' : 'MC-DECK-03', `too many of ${name}`);
    return;
  }
}

/** What is remembered of cards fits where they lie. @rule MC-SET-10 MC-RTN-02 MC-SET-12 */
function noteMemory(state: MmaCcgState, of: Seat, { options }: MmaCcgRules, note: Note): void {
  const { returned, regained, hand, deck, picks, routineDeck, usedRoutines, cage } = state.seats[of];
  const path = `seats.${of}`;
  const isSet = [returned, regained, picks, usedRoutines].every((list) => new Set(list).size === list.length);
  if (!isSet) note(path, 'MC-CMP-09', 'a card is named twice');
  if (!returned.every((each) => deck.includes(each) || hand.includes(each))) {
    note(`${path}.returned`, 'MC-CMP-09', 'lies elsewhere');
  }
  if (!regained.every((each) => hand.includes(each) && returned.includes(each))) {
    note(`${path}.regained`, 'MC-CMP-09', 'lies elsewhere');
  }
  const isPicking = state.phase === 'routines' || state.phase === 'over';
  if (!picks.every((each) => routineDeck.includes(each)) || (picks.length > 0 && !isPicking)) {
    note(`${path}.picks`, 'MC-SET-10', 'these cannot be picked');
  }
  if (picks.length > options.routinesInPlayMax) note(`${path}.picks`, 'MC-SET-09', 'too many picks');
  if (options.mode === 'basic' && routineDeck.length > 0) {
    note(`${path}.routineDeck`, 'MC-SET-12', 'the basic game has no Routines');
  }
  if (!usedRoutines.every((each) => cage.includes(each))) {
    note(`${path}.usedRoutines`, 'MC-RTN-02', 'a used Routine is not in play');
  }
}

/** Turns alternate from the one who begins the round. @rule MC-RND-02 MC-RND-03 */
function noteTurns(state: MmaCcgState, rules: MmaCcgRules, note: Note): void {
  const { seats, active, round, firstPlayer, phase, result } = state;
  const starter = round % 2 === 1 ? firstPlayer : otherSeat(firstPlayer);
  const ahead = seats[starter].turnsTaken - seats[otherSeat(starter)].turnsTaken;
  if (ahead < 0 || ahead > 1) note('seats', 'MC-RND-02', 'turns do not alternate');
  if (result !== null || phase === 'cut' || phase === 'mulligan' || phase === 'routines') return;
  const isBetween = phase === 'recovery' || phase === 'recovered' || state.text?.next === 'recovered';
  const isFull = SEATS.every((each) => seats[each].turnsTaken === rules.options.turnsPerRound);
  if (isBetween ? !isFull : isFull || active !== (ahead === 1 ? otherSeat(starter) : starter)) {
    note('active', 'MC-RND-02', 'it is the turn of the other player');
  }
  if (isBetween && state.position !== 'S') note('position', 'MC-RND-06', 'the fight is stood up first');
}

/** A card waits exactly in its window, and a text runs exactly while somebody must choose in it. @rule MC-PLY-06 MC-PLY-08 */
function noteFlow(state: MmaCcgState, rules: MmaCcgRules, note: Note): void {
  const { phase, play, text: running, pending, active, ending, seats } = state;
  if ((running !== null) !== (phase === 'resolve')) note('text', 'MC-RES-02', 'no text runs now');
  const hasPlay = phase === 'response' || running?.next === 'damage' || running?.next === 'window';
  if ((play !== null) !== hasPlay) note('play', 'MC-PLY-06', 'no card waits now');
  if (play !== null && phase === 'response' && play.seat !== active) {
    note('play', 'MC-PLY-01', 'this card was not played by the active player');
  }
  if (running !== null) {
    const { card: its, seat: of, at, next } = running;
    const isInCage = seats[of].cage.includes(its);
    const steps = rules.steps[state.cards[its] as number];
    if (!isInCage || steps === undefined || at > steps.length)
      note('text', 'MC-PLY-10', 'this text cannot run');
    if (next === 'damage' && (play?.card !== its || play.seat !== of)) {
      note('play', 'MC-PLY-10', 'another card is on its way');
    }
  }
  if ((ending !== null) !== (phase === 'regroup' || phase === 'turnOver')) {
    note('ending', 'MC-TRN-01', 'the turn is not ending');
  }
  const isBothAsked =
    phase === 'cut' || phase === 'routines' || phase === 'recovery' || phase === 'recovered';
  if (seats[0].done && seats[1].done && phase !== 'recovered' && running?.next !== 'recovered') {
    note('seats', 'MC-REC-03', 'both are done already');
  }
  if (!isBothAsked && running?.next !== 'recovered' && (seats[0].done || seats[1].done)) {
    note('seats', 'MC-REC-03', 'nothing is asked of both now');
  }
  if (pending.length === 0 && phase === 'response' && play === null)
    note('play', 'MC-PLY-06', 'no card waits');
}

/** Whoever must choose has something to choose from. @rule MC-RES-02 MC-SET-06 */
function noteChoices(state: MmaCcgState, rules: MmaCcgRules, note: Note): void {
  const { pending, phase } = state;
  if (pending.length > 1 && !pending.every(({ kind }) => kind === 'mulligan')) {
    note('pending', 'MC-RES-02', 'one choice at a time');
  }
  pending.forEach((decision, i) => {
    const { kind, least, most, chosen, among, filter } = decision;
    const path = `pending.${i}`;
    if ((kind === 'mulligan') !== (phase === 'mulligan')) note(path, 'MC-SET-06', 'not at this time');
    if (kind === 'position') {
      if (among.length === 0 || chosen.length > 0) note(path, 'MC-RES-02', 'there is no position to choose');
      return;
    }
    const cards = candidates(state, decision, rules);
    const isSound =
      chosen.length < most + (kind === 'mulligan' ? 1 : 0) &&
      most <= cards.length &&
      least <= most &&
      new Set(chosen).size === chosen.length &&
      chosen.every((each) => cards.includes(each)) &&
      among.length === 0 &&
      filter.length > 0;
    if (!isSound) note(path, 'MC-RES-02', 'there is no such choice');
    if (most > Math.max(least, cards.length)) note(path, 'MC-RES-02', 'too many cards may be chosen');
  });
}

const REASONS: Readonly<Record<string, string>> = {
  knockout: 'MC-WIN-01 MC-WIN-08',
  card: 'MC-WIN-02',
  decision: 'MC-WIN-04 MC-WIN-06',
  draw: 'MC-WIN-07 MC-WIN-08',
};

function fitsResult(state: MmaCcgState, { reason, rule, winner }: Result, rules: MmaCcgRules): boolean {
  if (!Object.hasOwn(REASONS, reason) || !REASONS[reason]?.split(' ').includes(rule)) return false;
  const [a, b] = state.seats.map(({ toughness }) => toughness) as [number, number];
  const vp = SEATS.map((each) => victoryPoints(state, each, rules)) as [number, number];
  const better = (first: number, second: number) => (first > second ? 0 : first < second ? 1 : null);
  switch (rule) {
    case 'MC-WIN-01':
      return winner !== null && state.seats[otherSeat(winner)].toughness <= 0;
    case 'MC-WIN-08':
      return a <= 0 && b <= 0;
    case 'MC-WIN-02':
      return winner !== null;
    case 'MC-WIN-04':
      return winner !== null && winner === better(...vp);
    default:
      return better(...vp) === null && winner === better(a, b);
  }
}

/** Every end has its clause and its cause. Those outside the game are the kernel's. @rule MC-WIN-01 MC-WIN-04 MC-WIN-07 */
function noteResult(state: MmaCcgState, rules: MmaCcgRules, note: Note): void {
  const { result, seats } = state;
  if (result === null) {
    for (const of of SEATS) {
      if (seats[of].toughness <= 0) note(`seats.${of}.toughness`, 'MC-WIN-01', 'is knocked out');
    }
  } else if (!result.rule.startsWith('K-') && !fitsResult(state, result, rules)) {
    note('result', 'MC-WIN-10', `no match ends like this: ${result.reason}`);
  }
}

/** What no match can come to. @rule MC-CMP-09 MC-CMP-10 */
export function invariants(state: MmaCcgState, rules: MmaCcgRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) => problems.push(problem(path, 'BAD_POSITION', message, rule));
  for (const of of SEATS) {
    notePiles(state, of, rules, note);
    noteMemory(state, of, rules, note);
  }
  const lying = SEATS.flatMap((of) => pilesOf(state, of).flat());
  if (lying.length !== state.cards.length) note('cards', 'MC-CMP-09', 'a card is nowhere');
  if (problems.length > 0) return problems;
  noteTurns(state, rules, note);
  if (state.result === null) {
    noteFlow(state, rules, note);
    noteChoices(state, rules, note);
  }
  noteResult(state, rules, note);
  return problems;
}
