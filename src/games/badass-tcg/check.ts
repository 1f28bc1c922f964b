// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import type { BadassTcgClause } from '../../../rulesets/badass-tcg/clauses.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { integer, listOf, nullOr, oneOf, pairOf, problem, recordOf, type Shape } from '../../kernel/shape.js';
import { census } from '../../kernel/zones.js';
import { dueAttackers } from './combat.js';
import { refresh } from './continuous.js';
import { COLORS, totalOf } from './mana.js';
import { ownerOf } from './objects.js';
import { targetShape } from './phases/assign.js';
import { choose } from './phases/choices.js';
import { type BadassTcgRules, faceOf, findCard } from './rules.js';
import { type BadassTcgState, cloneState, FIRST_OBJECT } from './state.js';
import { doomed, lossOf, outcomeOf, rivals } from './state-checks.js';
import { findPermanent } from './targets.js';

const seat = oneOf(0, 1);
const flag = oneOf(true, false);
const count = integer(0, Number.MAX_SAFE_INTEGER);
const figure = integer(-1_000_000, 1_000_000);
const card = integer(0, FIRST_OBJECT - 1);
const object = integer(FIRST_OBJECT, Number.MAX_SAFE_INTEGER);
const pile = listOf(card, 0, FIRST_OBJECT);
const objects = listOf(object, 0, 10_000);
const bits = integer(0, (1 << 14) - 1);

function itemShape(def: Shape): Shape {
  return recordOf({
    id: object,
    kind: oneOf('spell', 'activated', 'triggered'),
    source: nullOr(object),
    card: nullOr(card),
    def,
    ability: integer(-1, 99),
    controller: seat,
    targets: listOf(nullOr(targetShape), 0, 100),
    faceDown: flag,
    host: nullOr(targetShape),
    keywords: bits,
  });
}

function permanentShape(def: Shape): Shape {
  return recordOf({
    id: object,
    card: nullOr(card),
    def,
    owner: seat,
    controller: seat,
    tapped: flag,
    damage: count,
    deathtouched: flag,
    enteredTurn: count,
    counters: count,
    attachedTo: nullOr(targetShape),
    faceDown: flag,
    power: figure,
    toughness: figure,
    keywords: bits,
    tempPower: figure,
    tempToughness: figure,
    tempKeywords: bits,
  });
}

const combatShape = recordOf({
  attackers: objects,
  blocks: listOf(recordOf({ blocker: object, attacker: object }), 0, 10_000),
  blocked: objects,
  struck: objects,
  assigned: listOf(recordOf({ attacker: object, target: targetShape, n: integer(1, 1_000_000) }), 0, 10_000),
});

const playerShape = recordOf({
  life: figure,
  energy: count,
  poison: count,
  pool: listOf(count, 6, 6),
  deck: pile,
  hand: pile,
  discard: pile,
  exile: pile,
  command: pile,
  knownTop: integer(0, FIRST_OBJECT),
  knownBottom: integer(0, FIRST_OBJECT),
  revealed: pile,
  generatorPlays: count,
  generatorAllowance: count,
  drewFromEmpty: flag,
  mulligans: count,
  kept: flag,
  commander: nullOr(card),
  commanderCasts: count,
  commanderDamage: pairOf(count),
  color: oneOf(...COLORS, null),
});

const DECISIONS = [
  'discard',
  'sacrifice',
  'scry',
  'scryTop',
  'bottom',
  'legend',
  'pay',
  'triggerOrder',
  'targets',
  'search',
  'commanderZone',
  'mana',
] as const;

const STEPS = [
  'setup',
  'untap',
  'upkeep',
  'draw',
  'resource',
  'main1',
  'beginCombat',
  'attackers',
  'blockers',
  'firstStrike',
  'damage',
  'main2',
  'end',
  'cleanup',
] as const;

/** The form of the game's own fields. */
export function stateShape({ cards }: BadassTcgRules): Readonly<Record<string, Shape>> {
  const def = integer(0, cards.length - 1);
  const item = itemShape(def);
  return {
    pending: listOf(recordOf({ kind: oneOf(...DECISIONS), seat }), 0, 1),
    turn: count,
    active: seat,
    step: oneOf(...STEPS),
    priority: nullOr(seat),
    passes: integer(0, 2),
    stack: listOf(item, 0, 10_000),
    battlefield: listOf(permanentShape(def), 0, 10_000),
    players: pairOf(playerShape),
    combat: nullOr(combatShape),
    triggers: listOf(item, 0, 10_000),
    limbo: listOf(
      recordOf({
        card,
        to: oneOf('discard', 'exile', 'hand', 'deck'),
        triggers: listOf(item, 0, 1000),
      }),
      0,
      2,
    ),
    choice: nullOr(recordOf({ n: count, at: count, objects: listOf(count, 0, 10_000) })),
    cursor: nullOr(count),
    asked: integer(0, 2),
    picked: listOf(count, 0, 10_000),
    fog: flag,
    nextId: object,
    cards: listOf(def, 0, FIRST_OBJECT),
    lists: pairOf(listOf(def, 0, FIRST_OBJECT)),
  };
}

type Note = (path: string, rule: BadassTcgClause, message: string) => void;

/** Every card lies in one place, on its owner's side, and together they are the decks. @rule BT-ZON-06 BT-ZON-03 */
function noteCards(state: BadassTcgState, note: Note): void {
  const { players, cards, lists, battlefield, stack, limbo } = state;
  const inPlay = battlefield.flatMap((it) => (it.card === null ? [] : [it.card]));
  const spells = stack.flatMap((it) => (it.kind === 'spell' && it.card !== null ? [it.card] : []));
  const piles = players.flatMap(({ deck, hand, discard, exile, command }) => [
    deck,
    hand,
    discard,
    exile,
    command,
  ]);
  const all = census(
    ...piles,
    inPlay,
    spells,
    limbo.map((entry) => entry.card),
  );
  if (all.length !== cards.length || all.some((each, i) => each !== i)) {
    note('cards', 'BT-ZON-06', 'a card is missing, or in two places');
    return;
  }
  for (const of of SEATS) {
    const { deck, hand, discard, exile, command } = players[of];
    if ([deck, hand, discard, exile, command].flat().some((each) => ownerOf(state, each) !== of)) {
      note(`players.${of}`, 'BT-ZON-03', 'a card lies on the wrong side');
    }
    const from = of === 0 ? 0 : lists[0].length;
    const held = census(cards.slice(from, from + lists[of].length));
    if (held.some((def, i) => def !== lists[of][i])) note(`lists.${of}`, 'BT-ZON-06', 'this is not the deck');
  }
}

/** Objects have numbers of their own, in the order in which they came. @rule BT-ZON-04 BT-ZON-05 */
function noteObjects(state: BadassTcgState, rules: BadassTcgRules, note: Note): void {
  const { battlefield, stack, triggers, nextId } = state;
  const ids = [...battlefield, ...stack, ...triggers].map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => id >= nextId)) {
    note('nextId', 'BT-ZON-04', 'two objects have the same number, or one that is yet to come');
  }
  battlefield.forEach((it, i) => {
    const path = `battlefield.${i}`;
    const before = battlefield[i - 1];
    if (before !== undefined && before.id > it.id) note(path, 'BT-ZON-04', 'out of order');
    const printed = rules.cards[it.def];
    const isRight = it.card === null ? printed?.isToken : state.cards[it.card] === it.def;
    if (!isRight) note(path, 'BT-ZON-05', 'this is another card');
    if (printed?.kind === 'instant' || printed?.kind === 'sorcery') note(path, 'BT-ZON-05', 'no permanent');
    if (it.faceDown && !printed?.veil) note(path, 'BT-FDN-02', 'this card cannot lie face down');
    if (it.owner !== it.controller || (it.card !== null && ownerOf(state, it.card) !== it.owner)) {
      note(path, 'BT-ZON-03', 'under the wrong control');
    }
    if ((printed?.attach === 'player') !== (typeof it.attachedTo === 'string')) {
      note(path, 'BT-ENC-01', 'attached to what it cannot be attached to');
    }
    if ((printed?.attach ?? null) !== null && it.attachedTo === null)
      note(path, 'BT-ENC-01', 'without a host');
  });
  const fresh = cloneState(state);
  refresh(fresh, rules);
  const isOff = fresh.battlefield.some((it, i) => {
    const old = battlefield[i];
    return it.power !== old?.power || it.toughness !== old.toughness || it.keywords !== old.keywords;
  });
  if (isOff) note('battlefield', 'BT-ENC-04', 'the figures are not those of the cards');
}

/** What lies on the stack, or is on its way there. @rule BT-STK-01 */
function noteStack(state: BadassTcgState, rules: BadassTcgRules, note: Note): void {
  const limbo = state.limbo.flatMap(({ triggers }) => triggers);
  for (const it of [...state.stack, ...state.triggers, ...limbo]) {
    const printed = rules.cards[it.def];
    const ability = printed?.abilities[it.ability];
    const isSpell = it.kind === 'spell';
    const isRight = isSpell
      ? it.card !== null &&
        state.cards[it.card] === it.def &&
        it.ability === -1 &&
        printed?.kind !== 'generator'
      : ability !== undefined && ability.kind === it.kind && it.source !== null;
    if (!isRight || (it.faceDown && (!isSpell || !printed?.veil))) {
      note('stack', 'BT-STK-01', 'this is no spell or ability');
      continue;
    }
    const program = isSpell ? faceOf(it, rules).spell : ability?.program;
    if (it.targets.length > (program?.nouns.length ?? 0)) note('stack', 'BT-PLY-07', 'too many targets');
  }
  const limboCards = state.limbo.some(
    ({ card: each }) => !state.players.some(({ commander }) => commander === each),
  );
  if (limboCards) note('limbo', 'BT-CMD-06', 'only commanders wait between zones');
}

/** What is known and what was revealed is there. @rule BT-ZON-02 BT-FDN-04 */
function notePlayer(state: BadassTcgState, of: Seat, rules: BadassTcgRules, note: Note): void {
  const { hand, deck, revealed, knownTop, knownBottom, commander, color, command } = state.players[of];
  const path = `players.${of}`;
  if (revealed.some((each) => !hand.includes(each)) || new Set(revealed).size < revealed.length) {
    note(`${path}.revealed`, 'BT-ZON-02', 'what was revealed is not in the hand');
  }
  if (Math.max(knownTop, knownBottom) > deck.length)
    note(`${path}.knownTop`, 'BT-ZON-02', 'more than there are');
  const isCommander = rules.options.format === 'commander';
  const printed = findCard(state, commander, rules);
  if (isCommander !== (commander !== null) || (commander !== null && !printed?.legendary)) {
    note(`${path}.commander`, 'BT-CMD-01', 'no commander');
  }
  if (command.some((each) => each !== commander)) note(`${path}.command`, 'BT-CMD-01', 'only the commander');
  if (
    (rules.options.config === 'balanced' || state.phase === 'color') &&
    color !== null &&
    isDecided(state)
  ) {
    note(`${path}.color`, 'BT-CFG-02', 'a colour out of season');
  }
  if (rules.options.config === 'accelerated' && color === null && state.turn > 0) {
    note(`${path}.color`, 'BT-CFG-02', 'no colour was chosen');
  }
}

function isDecided({ phase, players }: BadassTcgState): boolean {
  return phase !== 'color' || players.every(({ color }) => color !== null);
}

/** Who fights is there, and nothing blocks twice. @rule BT-CMB-07 BT-CMB-17 */
function noteCombat(state: BadassTcgState, note: Note): void {
  const { combat, step, active, phase } = state;
  const isOn = step === 'attackers' || step === 'blockers' || step === 'firstStrike' || step === 'damage';
  if (isOn !== (combat !== null)) note('combat', 'BT-TRN-08', 'combat has its steps');
  if (phase === 'assign' && dueAttackers(state).length === 0) note('phase', 'BT-CMB-12', 'nothing to divide');
  if ((phase === 'attackers' || phase === 'blockers') && step !== phase)
    note('phase', 'BT-TRN-08', 'another step');
  if (phase === 'assign' && step !== 'firstStrike' && step !== 'damage')
    note('phase', 'BT-TRN-08', 'another step');
  if (combat === null) return;
  const { attackers, blocks } = combat;
  const isThere = (id: number, own: boolean) => {
    const it = findPermanent(state, id);
    return it !== undefined && (it.controller === active) === own;
  };
  const isSound =
    attackers.every((id, i) => isThere(id, true) && attackers.indexOf(id) === i) &&
    blocks.every(({ blocker, attacker }, i) => {
      const isFirst = blocks.findIndex((each) => each.blocker === blocker) === i;
      return isFirst && isThere(blocker, false) && attackers.includes(attacker);
    });
  if (!isSound) note('combat', 'BT-CMB-07', 'somebody fights who is not there, or twice');
}

/** One player holds priority, or one question is open. @rule BT-STK-02 BT-STK-14 */
function noteDecider(state: BadassTcgState, rules: BadassTcgRules, note: Note): void {
  const { pending, choice, phase, priority, cursor, stack, result, turn, step } = state;
  const [decision] = pending;
  if (result === null && (decision === undefined) !== (choice === null)) {
    note('choice', 'BT-STK-14', 'a question without its matter, or the reverse');
    return;
  }
  if (decision === undefined && phase === 'priority' && priority === null) {
    note('priority', 'BT-STK-02', 'nobody has priority');
  }
  if (cursor !== null && (stack.length === 0 || (result === null && phase !== 'resolve'))) {
    note('cursor', 'BT-STK-05', 'nothing resolves');
  }
  if (phase === 'resolve' && stack.length === 0) note('phase', 'BT-STK-05', 'nothing resolves');
  const isSetup = ['color', 'deal', 'mulligan', 'start'].includes(phase);
  if (result === null && (isSetup !== (step === 'setup') || isSetup !== (turn === 0))) {
    note('step', 'BT-TRN-01', 'turns begin after setup');
  }
  if (result === null && !isSetup && !rules.steps.includes(step)) note('step', 'BT-TRN-01', 'no such step');
  if (decision === undefined || result !== null) return;
  // A question that has no answer cannot be open.
  let answers = 0;
  const options = { count: 0, actions: [], next: () => answers++ < 0, push: () => {} };
  choose.options?.(state, decision.seat, rules, options as never);
  if (answers === 0) note('pending', 'BT-STK-14', 'there is nothing to choose from');
}

/** Nothing stays that a state check takes away, and every end has its cause. @rule BT-SBA-01 BT-WIN-08 BT-MAN-05 */
function noteEnd(state: BadassTcgState, rules: BadassTcgRules, note: Note): void {
  const { result, phase, pending } = state;
  const isQuiet = phase === 'priority' && pending.length === 0 && result === null;
  if (
    isQuiet &&
    (doomed(state, rules).length > 0 || rivals(state, rules).length > 0 || state.triggers.length > 0)
  ) {
    note('battlefield', 'BT-SBA-01', 'what a state check takes away is still there');
  }
  if (isQuiet && outcomeOf(state, rules) !== undefined) note('result', 'BT-WIN-01', 'somebody has lost');
  if (state.step === 'setup' && state.players.some(({ pool }) => totalOf(pool) > 0)) {
    note('players', 'BT-SET-05', 'mana before the first turn');
  }
  if (result === null || result.rule.startsWith('K-')) return;
  const due = outcomeOf(state, rules);
  const { winner, reason, rule } = result;
  const isUltimate = reason === 'ultimate' && rule === 'BT-WIN-04' && winner !== null;
  const isDue = due?.winner === winner && due?.reason === reason && due?.rule === rule;
  if (!isUltimate && !isDue) note('result', 'BT-WIN-01', `no match ends like this: ${reason}`);
  if (winner !== null && !isUltimate && lossOf(state, winner === 0 ? 1 : 0, rules) === undefined) {
    note('result', 'BT-WIN-01', 'nobody has lost');
  }
}

/** What no match can come to. @rule BT-ZON-06 BT-SBA-01 */
export function invariants(state: BadassTcgState, rules: BadassTcgRules): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (path, rule, message) => problems.push(problem(path, 'BAD_POSITION', message, rule));
  noteCards(state, note);
  if (problems.length > 0) return problems;
  noteObjects(state, rules, note);
  noteStack(state, rules, note);
  if (problems.length > 0) return problems;
  for (const of of SEATS) notePlayer(state, of, rules, note);
  noteCombat(state, note);
  if (problems.length > 0) return problems;
  noteDecider(state, rules, note);
  noteEnd(state, rules, note);
  return problems;
}
