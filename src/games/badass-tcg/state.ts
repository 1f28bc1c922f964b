import type { Immutable } from 'immer';
import type { Color } from '../../../rulesets/badass-tcg/types.js';
import type { Core, Decision } from '../../kernel/game.js';
import { cloneGenerator, type GeneratorState } from '../../kernel/generator.js';
import type { Seat } from '../../kernel/seat.js';

// A match is two players with their zones, the battlefield and the stack. A card is a number below 1000, dealt at random at the
// start; what card it is, `cards` tells: an index into the cards of the rules. Whatever comes onto the battlefield or the stack is
// a new object with a number of its own, from 1000 up: so nothing remembers what it was before.

/** The number of the first object. */
export const FIRST_OBJECT = 1000;

/** A turn's steps, and the two parts of setup. */
export type Step =
  | 'setup'
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'resource'
  | 'main1'
  | 'beginCombat'
  | 'attackers'
  | 'blockers'
  | 'firstStrike'
  | 'damage'
  | 'main2'
  | 'end'
  | 'cleanup';

/** `color`, `mulligan`, `priority`, `attackers`, `blockers` and `assign` wait; the other phases run by themselves. */
export type BadassTcgPhase =
  | 'color'
  | 'deal'
  | 'mulligan'
  | 'start'
  | 'begin'
  | 'gain'
  | 'next'
  | 'checks'
  | 'triggers'
  | 'priority'
  | 'resolve'
  | 'attackers'
  | 'blockers'
  | 'strike'
  | 'assign'
  | 'cleanup'
  | 'over';

/** Something that can be targeted: a permanent, a spell or a card by its number, or a player. */
export type Target = number | 'seat0' | 'seat1';

/** A permanent. Its figures are as they stand, with everything that works on it. @rule BT-ZON-03 BT-ZON-05 */
export interface Permanent<Ref> {
  /** Its number, which grows with the time it entered. */
  id: number;
  /** Its card; null for a token. */
  card: Ref | null;
  /** What it is. */
  def: Ref;
  /** Whose card it is. */
  owner: Seat;
  /** Who controls it. */
  controller: Seat;
  /** Whether it is tapped. */
  tapped: boolean;
  /** Marked damage. */
  damage: number;
  /** Whether some of that damage was deathtouch. */
  deathtouched: boolean;
  /** In which turn it entered; 0 during setup. */
  enteredTurn: number;
  /** +1/+1 counters. */
  counters: number;
  /** What it is attached to. */
  attachedTo: Target | null;
  /** Whether it lies face down. */
  faceDown: boolean;
  /** Its power as it stands. */
  power: number;
  /** Its toughness as it stands. */
  toughness: number;
  /** Its keywords and restrictions as they stand, as bits. */
  keywords: number;
  /** What is added to its power until end of turn. */
  tempPower: number;
  /** What is added to its toughness until end of turn. */
  tempToughness: number;
  /** Keywords until end of turn. */
  tempKeywords: number;
}

/** A spell or ability on the stack, or a triggered ability on its way there. @rule BT-STK-01 */
export interface StackItem<Ref> {
  /** Its number. */
  id: number;
  /** What it is. */
  kind: 'spell' | 'activated' | 'triggered';
  /** The permanent an ability comes from; null for a spell. */
  source: number | null;
  /** The spell's card, or that of the ability's source; null for a token's ability. */
  card: Ref | null;
  /** What the spell or the source is. */
  def: Ref;
  /** Which of the abilities; −1 for a spell. */
  ability: number;
  /** Who controls it. */
  controller: Seat;
  /** What was chosen, in the order of the text; null where it has gone. */
  targets: (Target | null)[];
  /** Whether it is a spell cast face down. */
  faceDown: boolean;
  /** What the source is attached to. */
  host: Target | null;
  /** The source's keywords, as last seen. */
  keywords: number;
}

/** One blocker and the attacker it blocks. */
export interface Block {
  blocker: number;
  attacker: number;
}

/** A part of an attacker's damage. */
export interface AssignedDamage {
  attacker: number;
  target: Target;
  n: number;
}

/** A combat. */
export interface Combat {
  /** Attackers, in the order of the battlefield. */
  attackers: number[];
  /** Blockers, in the order of the battlefield. */
  blocks: Block[];
  /** Attackers that were blocked, whatever became of the blockers. */
  blocked: number[];
  /** Who dealt damage in the first of two damage steps. */
  struck: number[];
  /** Damage that was assigned and is not yet dealt. */
  assigned: AssignedDamage[];
}

/** A commander between two zones: its owner is asked where it goes. */
export interface Limbo {
  card: number;
  to: 'discard' | 'exile' | 'hand' | 'deck';
  /** What triggers if it does die. */
  triggers: StackItem<number>[];
}

/** What a pending choice is about; all of it is public. */
export interface Choice {
  /** How many are still to be chosen, or are looked at. */
  n: number;
  /** How many are in their place already. */
  at: number;
  /** What there is to choose from, or was chosen already. */
  objects: number[];
}

/** One player; generic in what a hidden card and a secret colour look like. */
export interface Player<Card, Secret> {
  life: number;
  energy: number;
  poison: number;
  /** Mana: W, U, B, R, G, colourless. */
  pool: number[];
  /** The top card first. */
  deck: Card[];
  /** The oldest card first. */
  hand: Card[];
  /** The oldest card first. */
  discard: number[];
  exile: number[];
  command: number[];
  /** How many cards at the top of the deck its owner knows. */
  knownTop: number;
  /** How many at the bottom. */
  knownBottom: number;
  /** Cards in hand that the other player has seen. */
  revealed: number[];
  /** Generators played this turn. */
  generatorPlays: number;
  /** How many may be. */
  generatorAllowance: number;
  /** Whether a draw failed. */
  drewFromEmpty: boolean;
  mulligans: number;
  /** Whether the opening hand was kept. */
  kept: boolean;
  /** The commander's card. */
  commander: number | null;
  /** How often it was cast from the command zone. */
  commanderCasts: number;
  /** Damage taken of the commander of seat 0, and of seat 1. */
  commanderDamage: [number, number];
  /** The colour of the starting generator. */
  color: Color | Secret | null;
}

/** What has to be decided in the middle of things. @rule BT-STK-14 */
export type DecisionKind =
  | 'discard'
  | 'sacrifice'
  | 'scry'
  | 'scryTop'
  | 'bottom'
  | 'legend'
  | 'pay'
  | 'triggerOrder'
  | 'targets'
  | 'search'
  | 'commanderZone'
  | 'mana';

/** A choice that comes before anything else; what it is about, `choice` tells. */
export interface BadassTcgDecision extends Decision {
  readonly kind: DecisionKind;
}

/** The table; generic in what is hidden: cards in lists, single cards, and secret colours. */
export interface BadassTcgTable<Rng, Card, Ref, Secret> extends Core<Rng, BadassTcgDecision[]> {
  phase: BadassTcgPhase;
  /** Counts the turns of both players from 1; 0 during setup. */
  turn: number;
  /** Whose turn it is; during setup, whose will be the first. */
  active: Seat;
  step: Step;
  /** Who has priority, or will have it next; null where nobody gets it. */
  priority: Seat | null;
  /** Passes in succession. */
  passes: number;
  /** The last item is the top. */
  stack: StackItem<Ref>[];
  /** Oldest first. */
  battlefield: Permanent<Ref>[];
  players: [Player<Card, Secret>, Player<Card, Secret>];
  combat: Combat | null;
  /** Triggered abilities that wait for the stack. */
  triggers: StackItem<number>[];
  /** Commanders between two zones. */
  limbo: Limbo[];
  /** What the pending decision is about. */
  choice: Choice | null;
  /** Where the top item's resolution stands; null while nothing resolves. */
  cursor: number | null;
  /** In an effect on both players: how many have been asked, and what they gave. */
  asked: number;
  picked: number[];
  /** Whether no combat damage is dealt this turn. */
  fog: boolean;
  /** The number of the next object. */
  nextId: number;
  /** What each card is. */
  cards: Card[];
  /** What each deck holds, which both players know. */
  lists: [number[], number[]];
}

/** A match, with everything in it. */
export type BadassTcgState = BadassTcgTable<GeneratorState, number, number, never>;

/** A match as somebody may see it. */
export type BadassTcgView = Immutable<
  BadassTcgTable<GeneratorState | 'hidden', number | null, number | 'hidden', 'hidden'>
>;

/** One player as somebody may see it. */
export type PlayerView = BadassTcgView['players'][number];

/** A permanent as somebody may see it. */
export type PermanentView = BadassTcgView['battlefield'][number];

/** A stack item as somebody may see it. */
export type StackItemView = BadassTcgView['stack'][number];

function clonePermanent(it: Permanent<number>): Permanent<number> {
  return {
    id: it.id,
    card: it.card,
    def: it.def,
    owner: it.owner,
    controller: it.controller,
    tapped: it.tapped,
    damage: it.damage,
    deathtouched: it.deathtouched,
    enteredTurn: it.enteredTurn,
    counters: it.counters,
    attachedTo: it.attachedTo,
    faceDown: it.faceDown,
    power: it.power,
    toughness: it.toughness,
    keywords: it.keywords,
    tempPower: it.tempPower,
    tempToughness: it.tempToughness,
    tempKeywords: it.tempKeywords,
  };
}

/** An owned copy of a stack item. */
function cloneItem(it: StackItem<number>): StackItem<number> {
  return {
    id: it.id,
    kind: it.kind,
    source: it.source,
    card: it.card,
    def: it.def,
    ability: it.ability,
    controller: it.controller,
    targets: [...it.targets],
    faceDown: it.faceDown,
    host: it.host,
    keywords: it.keywords,
  };
}

function clonePlayer(it: Player<number, never>): Player<number, never> {
  return {
    life: it.life,
    energy: it.energy,
    poison: it.poison,
    pool: [...it.pool],
    deck: [...it.deck],
    hand: [...it.hand],
    discard: [...it.discard],
    exile: [...it.exile],
    command: [...it.command],
    knownTop: it.knownTop,
    knownBottom: it.knownBottom,
    revealed: [...it.revealed],
    generatorPlays: it.generatorPlays,
    generatorAllowance: it.generatorAllowance,
    drewFromEmpty: it.drewFromEmpty,
    mulligans: it.mulligans,
    kept: it.kept,
    commander: it.commander,
    commanderCasts: it.commanderCasts,
    commanderDamage: [it.commanderDamage[0], it.commanderDamage[1]],
    color: it.color,
  };
}

function cloneCombat(it: Combat): Combat {
  return {
    attackers: [...it.attackers],
    blocks: it.blocks.map(({ blocker, attacker }) => ({ blocker, attacker })),
    blocked: [...it.blocked],
    struck: [...it.struck],
    assigned: it.assigned.map(({ attacker, target, n }) => ({ attacker, target, n })),
  };
}

function cloneLimbo({ card, to, triggers }: Limbo): Limbo {
  return { card, to, triggers: triggers.map(cloneItem) };
}

/** An owned copy. What the cards are never changes, nor do decisions, so they are shared. */
export function cloneState(state: BadassTcgState): BadassTcgState {
  const { choice } = state;
  return {
    ruleset: state.ruleset,
    viewer: state.viewer,
    rng: cloneGenerator(state.rng),
    phase: state.phase,
    pending: [...state.pending],
    drawOffer: state.drawOffer,
    result: state.result,
    turn: state.turn,
    active: state.active,
    step: state.step,
    priority: state.priority,
    passes: state.passes,
    stack: state.stack.map(cloneItem),
    battlefield: state.battlefield.map(clonePermanent),
    players: [clonePlayer(state.players[0]), clonePlayer(state.players[1])],
    combat: state.combat === null ? null : cloneCombat(state.combat),
    triggers: state.triggers.map(cloneItem),
    limbo: state.limbo.map(cloneLimbo),
    choice: choice === null ? null : { n: choice.n, at: choice.at, objects: [...choice.objects] },
    cursor: state.cursor,
    asked: state.asked,
    picked: [...state.picked],
    fog: state.fog,
    nextId: state.nextId,
    cards: state.cards,
    lists: state.lists,
  };
}
