// A modest player of our own; the rulebook has none. It weighs every legal action by what its view shows: damage and Victory Points
// of its cards, the position that its hand wants, wins within reach; it answers what hurts, and keeps its Counters from small things.

import { standard } from '../../../rulesets/mma-ccg/index.js';
import type { Card, Effect, Position } from '../../../rulesets/mma-ccg/types.js';
import type { Bot } from '../../kernel/bot.js';
import type { Chance } from '../../kernel/chance.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { MmaCcgAction } from './actions.js';
import { allHold } from './classes.js';
import { bindMmaCcg, type MmaCcgGame } from './game.js';
import { cardOf, findCard, type MmaCcgRules } from './rules.js';
import type { MmaCcgView } from './state.js';

export { mmaCcgInsight } from './insight.js';

/** What a decision is worth that ends the match in the own favour. */
const VICTORY = 1000;

/** What the bot looks at. */
interface Situation {
  readonly view: MmaCcgView;
  readonly seat: Seat;
  readonly rules: MmaCcgRules;
}

/** How much each position suits the cards of the own hand. */
function suits({ view, seat, rules }: Situation, position: Position): number {
  let worth = 0;
  for (const card of view.seats[seat].hand) {
    const found = findCard(view, card, rules);
    if (found === undefined || found.type === 'counter' || found.type === 'routine') continue;
    if (found.req === position) worth += 1 + found.t + found.s / 3;
  }
  return worth;
}

/** What moving the fight is worth. */
function worthOfMove(situation: Situation, to: Position): number {
  return (suits(situation, to) - suits(situation, situation.view.position)) / 2;
}

/** What a text is worth to its user. */
function worthOfText(situation: Situation, text: readonly Effect[]): number {
  return text.reduce((sum, effect) => sum + worthOfEffect(situation, effect), 0);
}

function worthOfEffect(situation: Situation, effect: Effect): number {
  const { view, seat, rules } = situation;
  const side = 'who' in effect && effect.who === 'opp' ? -1 : 1;
  switch (effect.op) {
    case 'win':
      return VICTORY;
    case 'if': {
      const isMet = allHold(view, seat, effect.when, rules);
      return worthOfText(situation, isMet ? effect.does : effect.otherwise);
    }
    case 'draw':
      return side * 1.5 * effect.n;
    case 'discard':
    case 'mill':
    case 'hurt':
      return effect.op === 'hurt' && effect.who === 'both' ? lead(situation) : -side * 1.5 * effect.n;
    case 'heal':
      return Math.min(effect.n, rules.options.startingToughness - view.seats[seat].toughness);
    case 'recycle':
      return (
        Math.min(effect.n, view.seats[seat].corner.length) * (view.seats[seat].deck.length < 15 ? 1 : 0.3)
      );
    case 'regain':
      return view.seats[seat].corner.length > 0 ? 1.5 * effect.n : 0;
    case 'next':
      return effect.t + effect.s / 2 + (effect.flag === null ? 0.2 : 0.6);
    case 'self':
      return effect.t + effect.s / 2;
    case 'pos':
      return worthOfMove(situation, effect.to);
    case 'posChoice':
      return Math.max(...effect.among.map((to) => worthOfMove(situation, to)));
    case 'endTurn':
      return -2;
    default:
      return 0;
  }
}

function lead({ view, seat }: Situation): number {
  return Math.sign(view.seats[seat].toughness - view.seats[otherSeat(seat)].toughness);
}

/** What a card's damage is worth against a player. */
function worthOfDamage(view: MmaCcgView, victim: Seat, t: number, s: number): number {
  const { toughness, deck } = view.seats[victim];
  const redirected = Math.max(0, s - deck.length);
  const lost = Math.max(0, t) + redirected;
  return lost >= toughness ? VICTORY : lost + (Math.max(0, s) - redirected) * (deck.length < 15 ? 0.8 : 0.5);
}

/** What playing a card is worth. */
function worthOfCard(situation: Situation, card: Card): number {
  const { view, seat } = situation;
  const damage = worthOfDamage(view, otherSeat(seat), card.t, card.s);
  return damage + card.vp + worthOfText(situation, card.text) - 1.5 * card.cost;
}

/** What it is worth that the announced card does not happen. */
function worthOfAnswer(situation: Situation): number {
  const { view, seat, rules } = situation;
  const { play } = view;
  if (play === null) return 0;
  const foe: Situation = { ...situation, seat: otherSeat(seat) };
  const found = cardOf(view, play.card, rules);
  const text = worthOfText({ ...foe, view }, found.text);
  // A countered card does not score, and its player's turn is over.
  return worthOfDamage(view, seat, play.t, play.s) + found.vp + text + 1;
}

/** How gladly a card is kept in the hand. */
function worthOfKeeping(situation: Situation, card: number): number {
  const found = cardOf(situation.view, card, situation.rules);
  if (found.type === 'counter') return 3;
  const isUsable = found.req === null || found.req === situation.view.position;
  return found.t + found.s / 2 + found.vp + (isUsable ? 1.5 : 0) + (found.text.length > 0 ? 0.5 : 0);
}

/** What a choice of one more card is worth: the least useful goes, the most useful comes. */
function worthOfChoice(
  situation: Situation,
  action: Extract<MmaCcgAction, { readonly type: 'choose' }>,
): number {
  const [decision] = situation.view.pending;
  if (action.position !== undefined) return worthOfMove(situation, action.position);
  if (action.card === undefined || decision === undefined) return 0;
  const worth = worthOfKeeping(situation, action.card);
  return decision.kind === 'discard' ? -worth : worth;
}

function worthOfRecovery(
  situation: Situation,
  { kind, card }: Extract<MmaCcgAction, { readonly type: 'recover' }>,
): number {
  const { view, seat, rules } = situation;
  const { recovery } = rules.options;
  const { deck, corner, toughness } = view.seats[seat];
  if (card !== undefined) return worthOfText(situation, cardOf(view, card, rules).text) + 0.5;
  if (kind === 'draw') return 1.5 * Math.min(recovery.draw, deck.length);
  if (kind === 'heal') return Math.min(recovery.heal, rules.options.startingToughness - toughness);
  return kind === 'shuffle' ? Math.min(recovery.shuffle, corner.length) * (deck.length < 12 ? 1.2 : 0.4) : 0;
}

/** What an action is worth; passing and declining are worth nothing. */
function worthOf(situation: Situation, action: MmaCcgAction): number {
  const { view, rules } = situation;
  switch (action.type) {
    case 'setAside':
      return 2 - worthOfKeeping(situation, action.card);
    case 'pickRoutine':
      return 1;
    case 'playCard':
      return worthOfCard(situation, cardOf(view, action.card, rules)) + 0.3;
    case 'counter': {
      const card = cardOf(view, action.card, rules);
      return worthOfAnswer(situation) + worthOfCard(situation, card) / 2 - 3.5;
    }
    case 'useRoutine': {
      const { text, limit } = cardOf(view, action.card, rules);
      const isAnswer = view.play !== null;
      const worth = isAnswer ? worthOfAnswer(situation) / 2 : worthOfText(situation, text);
      return worth - (limit === 'exhaust' ? 2 : 0.5);
    }
    case 'endTurn':
      return action.regroupDiscard === undefined
        ? 0
        : 2 - worthOfKeeping(situation, action.regroupDiscard) / 10;
    case 'choose':
      return worthOfChoice(situation, action);
    case 'recover':
      return worthOfRecovery(situation, action);
    default:
      return 0;
  }
}

/** The best legal action by the bot's lights; among equals, any. */
export function chooseAction(game: MmaCcgGame, view: MmaCcgView, seat: Seat, chance: Chance): MmaCcgAction {
  const legal = game.legalActions(view, seat);
  const situation: Situation = { view, seat, rules: game.rules };
  let best: MmaCcgAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = worthOf(situation, action);
    if (worth > most) {
      best = [];
      most = worth;
    }
    if (worth === most) best.push(action);
  }
  if (best.length === 0) throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
  return chance.pick(best);
}

/**
 * A bot that plays for damage and points, by what it sees.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { mmaCcg } from 'holmgang/mma-ccg';
 * import { createMmaCcgBot } from 'holmgang/mma-ccg/bot';
 * const bot = createMmaCcgBot();
 * const view = mmaCcg.view(mmaCcg.setup({ seed: 'docs' }), 0);
 * console.log(mmaCcg.validate(view, bot.choose(view, 0, { chance: createChance('bot') }))); // undefined
 * ```
 */
export function createMmaCcgBot(game: MmaCcgGame = bindMmaCcg(standard)): Bot<MmaCcgView, MmaCcgAction> {
  return {
    name: 'mma-ccg-bot',
    choose: (view, seat, { chance }) => chooseAction(game, view, seat, chance),
  };
}
