// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import { ELEMENTS } from '../../../rulesets/ragnarok/elements.js';
import { STATUS_TYPES } from '../../../rulesets/ragnarok/statuses.js';
import type { RagnarokStandardClause } from '../../../rulesets/ragnarok-standard/clauses.js';
import { BOARD_LIMIT, MAX_MANA, SECRET_LIMIT } from '../../../rulesets/ragnarok-standard/numbers.js';
import type { Problem } from '../../kernel/errors.js';
import type { Result } from '../../kernel/result.js';
import { otherSeat, SEATS, type Seat } from '../../kernel/seat.js';
import { integer, listOf, nullOr, oneOf, pairOf, problem, recordOf, type Shape } from '../../kernel/shape.js';
import { isEqual } from '../../kernel/share.js';
import { refresh } from './auras.js';
import { cardOf, GIFTS, type RagnarokStandardRules } from './rules.js';
import { cloneState, type OwnedPlayer, type RagnarokStandardState } from './state.js';
import type { RagnarokStandardReason } from './types.js';

const BIG = 1e9;
const seat = oneOf(0, 1);
const flag = oneOf(true, false);
const count = integer(0, BIG);
const signed = integer(-BIG / 10, BIG / 10);
const ref = integer(-1, BIG);
const gift = oneOf(...GIFTS);
const gifts = listOf(gift, 0, GIFTS.length);
const freezeMark = nullOr(recordOf({ served: flag }));
const classes = oneOf(
  'Neutral',
  'Mage',
  'Warrior',
  'Priest',
  'Rogue',
  'Paladin',
  'Hunter',
  'Druid',
  'Warlock',
  'Shaman',
  'Demon Hunter',
  'Death Knight',
  'Necromancer',
);

/** The id of a card of the ruleset. */
function cardShape({ byId }: RagnarokStandardRules, orNone = false): Shape {
  return (value, path, problems) => {
    const isKnown = typeof value === 'number' && Number.isInteger(value) && byId[value] !== undefined;
    if (!isKnown && !(orNone && value === -1))
      problems.push(problem(path, 'BAD_CARD', 'there is no such card'));
  };
}

function minionShape(card: Shape, sequences: Shape): Shape {
  return recordOf({
    id: count,
    cardId: card,
    attack: count,
    health: signed,
    maxHealth: signed,
    keywords: gifts,
    own: gifts,
    brief: listOf(recordOf({ keyword: gift, until: oneOf('endOfTurn', 0, 1) }), 0, 1000),
    attackBonus: signed,
    healthBonus: count,
    turnAttack: signed,
    turnHealth: count,
    auraAttack: signed,
    auraHealth: count,
    surging: flag,
    attached: listOf(card, 0, 1000),
    rattles: listOf(sequences, 0, 1000),
    attacksUsed: count,
    sick: flag,
    frozen: freezeMark,
    dormant: integer(0, 2),
    frenzySpent: flag,
    spent: flag,
    silenced: flag,
    doomed: flag,
  });
}

const heroShape = (slug: Shape, card: Shape): Shape =>
  recordOf({
    slug,
    cardId: nullOr(card),
    class: classes,
    element: oneOf(...ELEMENTS.map(({ name }) => name)),
    age: count,
    health: signed,
    maxHealth: integer(1, BIG),
    armor: count,
    attackThisTurn: signed,
    attacksUsed: count,
    frozen: freezeMark,
    powerUsed: flag,
    upgradeUsed: flag,
    statuses: listOf(
      recordOf({ type: oneOf(...STATUS_TYPES), duration: count, value: count }),
      0,
      STATUS_TYPES.length,
    ),
  });

function playerShape(rules: RagnarokStandardRules, sequences: Shape): Shape {
  const card = cardShape(rules);
  const slug = oneOf(...rules.heroes.keys());
  const held = {
    cardId: card,
    costDelta: signed,
    echoCopy: flag,
    spent: flag,
    shown: oneOf('public', 'foe', 'nobody'),
  };
  const cause = oneOf('died', 'cast', 'burned', 'discarded', 'broken', 'secret');
  return recordOf({
    hero: heroShape(slug, card),
    weapon: nullOr(
      recordOf({
        id: count,
        cardId: nullOr(card),
        upgradeOf: nullOr(slug),
        attack: signed,
        durability: integer(0, BIG),
      }),
    ),
    mana: integer(0, MAX_MANA),
    crystals: integer(0, MAX_MANA),
    overloadNext: count,
    locked: count,
    deck: listOf(recordOf({ cardId: card, spent: flag }), 0, 2000),
    hand: listOf(recordOf(held), 0, 20),
    board: listOf(minionShape(card, sequences), 0, BOARD_LIMIT),
    secrets: listOf(recordOf({ id: count, cardId: card, class: classes }), 0, SECRET_LIMIT),
    graveyard: listOf(recordOf({ cardId: card, cause, count: integer(1, BIG) }), 0, 10_000),
    corpses: count,
    fatigue: count,
    cardsPlayedThisTurn: count,
    mulligan: nullOr(listOf(integer(0, 9), 0, 10)),
    mulliganDone: flag,
  });
}

const STEPS = [
  'ops',
  'drain',
  'deaths',
  'reborn',
  'mourn',
  'bury',
  'secrets',
  'spellText',
  'spellDone',
  'summoned',
  'finishPlay',
  'blows',
  'wear',
  'surgeEnds',
  'afterPower',
  'fillWeapon',
  'endTurn',
  'startTurn',
  'ticks',
  'wake',
  'startTexts',
  'turnDraw',
  'turnMana',
  'turnReady',
  'begin',
];

function taskShape(rules: RagnarokStandardRules): Shape {
  return recordOf({
    step: oneOf(...STEPS),
    seat,
    self: ref,
    card: integer(-1, 30_000),
    seq: integer(-1, Math.max(rules.sequences.length, 32)),
    at: integer(-1, BIG),
    target: ref,
    it: ref,
    itCard: ref,
    option: integer(-2, 99),
    source: oneOf('spell', 'power', 'text'),
  });
}

/** One of the cards or keys on offer. */
function offerShape({ byId, adapt }: RagnarokStandardRules): Shape {
  return (value, path, problems) => {
    const isCard = typeof value === 'number' && Number.isInteger(value) && byId[value] !== undefined;
    if (!isCard && !adapt.some(({ key }) => key === value))
      problems.push(problem(path, 'BAD_OFFER', 'this is not on offer'));
  };
}

/** The form of the game's own fields. */
export function stateShape(rules: RagnarokStandardRules): Readonly<Record<string, Shape>> {
  const sequence = integer(0, rules.sequences.length - 1);
  const task = taskShape(rules);
  const decision = recordOf({
    kind: oneOf('discover', 'adapt'),
    seat,
    options: listOf(offerShape(rules), 1, 3),
    targets: listOf(count, 0, 2 * BOARD_LIMIT),
    seq: sequence,
    at: integer(0, 100),
  });
  const fallen = recordOf({
    id: count,
    seat,
    cardId: cardShape(rules, true),
    isMinion: flag,
    texts: listOf(cardShape(rules), 0, 1000),
    rattles: listOf(sequence, 0, 1000),
    keywords: gifts,
    left: ref,
    right: ref,
    place: integer(0, BOARD_LIMIT),
  });
  return {
    pending: listOf(decision, 0, 20),
    turn: count,
    active: seat,
    players: pairOf(playerShape(rules, sequence)),
    nextEntity: integer(2, BIG),
    agenda: listOf(task, 0, 10_000),
    queue: listOf(task, 0, 10_000),
    fallen: listOf(fallen, 0, 1000),
    chain: count,
  };
}

type Note = (path: string, rule: RagnarokStandardClause, message: string) => void;

/** Hero, weapon and secrets are what they say. @rule RS-CRD-05 RS-HER-09 RS-KW-SECRET */
function noteHero(player: OwnedPlayer, path: string, rules: RagnarokStandardRules, note: Note): void {
  const { hero, weapon, secrets } = player;
  const known = rules.heroes.get(hero.slug)?.hero;
  if (known?.element !== hero.element) note(`${path}.hero`, 'RS-HER-09', 'this is not its element');
  if (hero.cardId === null && known?.class !== hero.class)
    note(`${path}.hero`, 'RS-HER-02', 'this is not its class');
  if (hero.cardId !== null && cardOf(rules, hero.cardId).card.type !== 'Hero Card')
    note(`${path}.hero`, 'RS-CRD-05', 'this is no hero card');
  if (hero.health > hero.maxHealth) note(`${path}.hero`, 'RS-SET-01', 'more Health than its maximum');
  if (new Set(hero.statuses.map(({ type }) => type)).size < hero.statuses.length)
    note(`${path}.hero`, 'RS-HER-08', 'a status is there twice');
  if (weapon !== null && (weapon.cardId === null) === (weapon.upgradeOf === null))
    note(`${path}.weapon`, 'RS-CRD-04', 'a weapon is a card or an upgrade');
  if (weapon?.cardId && cardOf(rules, weapon.cardId).card.type !== 'Weapon')
    note(`${path}.weapon`, 'RS-CRD-04', 'this is no weapon');
  const isSecret = secrets.every(
    ({ cardId, class: owner }) =>
      cardOf(rules, cardId).script.secret >= 0 && cardOf(rules, cardId).card.class === owner,
  );
  if (!isSecret || new Set(secrets.map(({ cardId }) => cardId)).size < secrets.length)
    note(`${path}.secrets`, 'RS-KW-SECRET', 'these are no different secrets');
}

/** Hand and board are within their bounds. @rule RS-LIM-04 RS-CRD-02 */
function noteCards(
  state: RagnarokStandardState,
  player: OwnedPlayer,
  path: string,
  rules: RagnarokStandardRules,
  note: Note,
): void {
  const isIdle = state.agenda.length === 0 && state.pending.length === 0 && state.result === null;
  if (player.hand.length > rules.options.handLimit)
    note(`${path}.hand`, 'RS-LIM-04', 'the hand holds too many cards');
  for (const minion of player.board) {
    const at = `${path}.board`;
    if (cardOf(rules, minion.cardId).card.type !== 'Minion') note(at, 'RS-CRD-02', 'this is no minion');
    if (minion.health > minion.maxHealth) note(at, 'RS-CRD-02', 'more Health than its maximum');
    if (isIdle && (minion.health <= 0 || minion.doomed)) note(at, 'RS-ORD-04', 'a dead minion is in play');
  }
  const { mulligan, mulliganDone, hand } = player;
  const isMulligan = state.phase === 'mulligan';
  if (mulligan !== null && ((!isMulligan && state.result === null) || mulligan.some((i) => i >= hand.length)))
    note(`${path}.mulligan`, 'RS-SET-05', 'nothing can be replaced like this');
  if (isMulligan && (mulligan !== null) !== mulliganDone)
    note(`${path}.mulligan`, 'RS-SET-05', 'chosen and not chosen');
}

/** Every entity has a number of its own. @rule RS-ORD-05 */
function noteEntities(state: RagnarokStandardState, note: Note): void {
  const ids = state.players.flatMap(({ board, weapon, secrets }) => [
    ...board.map(({ id }) => id),
    ...secrets.map(({ id }) => id),
    ...(weapon === null ? [] : [weapon.id]),
  ]);
  const isSound = ids.every((id) => id >= 2 && id < state.nextEntity);
  if (!isSound || new Set(ids).size < ids.length)
    note('players', 'RS-ORD-05', 'entities are numbered in order of play');
}

/** Figures and keywords are what everything in play comes to. @rule RS-ORD-11 */
function noteAuras(state: RagnarokStandardState, rules: RagnarokStandardRules, note: Note): void {
  const anew = cloneState(state);
  refresh(anew, rules);
  for (const of of SEATS) {
    if (!isEqual(anew.players[of].board, state.players[of].board))
      note(`players.${of}.board`, 'RS-ORD-11', 'the figures are not what cards, bonuses and auras come to');
  }
}

/** Something is going on exactly when there is something to do. @rule RS-TRN-03 RS-SET-08 */
function notePhase(state: RagnarokStandardState, note: Note): void {
  const { phase, agenda, queue, fallen, pending, result, players } = state;
  if (result !== null) return;
  const isBusy = agenda.length > 0 || queue.length > 0 || fallen.length > 0;
  if (phase !== 'resolve' && (isBusy || pending.length > 0))
    note('agenda', 'RS-TRN-03', 'something is still to be resolved');
  if (phase === 'mulligan' && players.every(({ mulliganDone }) => mulliganDone))
    note('phase', 'RS-SET-08', 'both mulligans are done');
}

const REASONS: Readonly<Record<RagnarokStandardReason, RagnarokStandardClause>> = {
  heroDeath: 'RS-END-01',
  doubleKo: 'RS-END-02',
  turnLimit: 'RS-END-05',
};

function fitsPosition(state: RagnarokStandardState, { winner, reason }: Result): boolean {
  const isDown = (of: Seat) => state.players[of].hero.health <= 0;
  if (reason === 'heroDeath') return winner !== null && isDown(otherSeat(winner)) && !isDown(winner);
  if (reason === 'doubleKo') return winner === null && isDown(0) && isDown(1);
  return winner === null;
}

/** Every end has its clause and its cause. Those outside the game are the kernel's. @rule RS-END-01 RS-END-02 RS-END-05 */
function noteResult(state: RagnarokStandardState, note: Note): void {
  const { result, agenda, pending } = state;
  if (result === null) {
    const isOver = state.players.some(({ hero }) => hero.health <= 0);
    if (isOver && agenda.length === 0 && pending.length === 0)
      note('players', 'RS-END-01', 'without Health the match is over');
    return;
  }
  if (result.rule.startsWith('K-')) return;
  const isKnown =
    Object.hasOwn(REASONS, result.reason) && REASONS[result.reason as RagnarokStandardReason] === result.rule;
  if (!isKnown || !fitsPosition(state, result))
    note('result', 'RS-END-04', `no match ends like this: ${result.reason}`);
}

/** What no match can come to. @rule RS-LIM-01 RS-LIM-04 RS-ORD-11 */
export function invariants(state: RagnarokStandardState, rules: RagnarokStandardRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) => problems.push(problem(path, 'BAD_POSITION', message, rule));
  for (const of of SEATS) {
    noteHero(state.players[of], `players.${of}`, rules, note);
    noteCards(state, state.players[of], `players.${of}`, rules, note);
  }
  noteEntities(state, note);
  notePhase(state, note);
  noteResult(state, note);
  if (problems.length === 0) noteAuras(state, rules, note);
  return problems;
}
