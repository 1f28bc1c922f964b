// The AI of the rulebook. It looks after a tired fighter first, now and then calls on its corner, and otherwise plays any
// technique that it can; after each card it may stop. It sees what its seat sees, and no more.

import { digitalRuleset } from '../../../rulesets/mma-warriors/index.js';
import { HAND_LIMIT } from '../../../rulesets/mma-warriors/numbers.js';
import type { Card } from '../../../rulesets/mma-warriors/types.js';
import type { Bot } from '../../kernel/bot.js';
import type { Chance } from '../../kernel/chance.js';
import { UsageError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import type { MmaWarriorsAction, PlayCard } from './actions.js';
import { automaticChoice } from './choices.js';
import { bindMmaWarriors, type MmaWarriorsGame } from './game.js';
import { cardOf } from './rules.js';
import type { MmaWarriorsView } from './state.js';

export { mmaWarriorsInsight } from './insight.js';

/** How often, in percent, the AI goes on after a card. @rule MW-AI-05 */
const GO_ON = 70;

/** How often, in percent, the AI plays a corner card that it can pay. @rule MW-AI-03 */
const CORNER = 30;

interface Playable {
  readonly action: PlayCard;
  readonly card: Card;
}

/** Draws, unless the hand is full or the deck empty. RULING(A75): it does not lose on purpose. @rule MW-AI-07 */
function chooseDraw(game: MmaWarriorsGame, view: MmaWarriorsView, seat: Seat): MmaWarriorsAction {
  const { hand, deck } = view.seats[seat];
  const isPointless = deck.length === 0 && !game.rules.options.ai.drawsFromEmptyDeck;
  const skips = game.legalActions(view, seat).filter(({ type }) => type === 'skipDraw');
  const [skip] = hand.length >= HAND_LIMIT || isPointless ? skips : [];
  return skip ?? game.actions.draw(seat);
}

/** Whether the AI stops after a card. RULING(A60): the chance after a corner card may differ. @rule MW-AI-05 */
function stops(game: MmaWarriorsGame, view: MmaWarriorsView, seat: Seat, chance: Chance): boolean {
  // The turn counts as quiet until a card is played.
  if (view.quietTurns > 0) return false;
  const { energy, discard } = view.seats[seat];
  if (energy === 0) return true;
  const last = discard[discard.length - 1];
  const isCorner = last !== undefined && cardOf(view, last, game.rules).kind === 'corner';
  return !chance.percent(isCorner ? game.rules.options.ai.continueAfterCorner : GO_ON);
}

/** The medic for a tired fighter, else perhaps the first corner card. @rule MW-AI-02 MW-AI-03 */
function chooseCorner(
  game: MmaWarriorsGame,
  view: MmaWarriorsView,
  seat: Seat,
  corners: readonly Playable[],
  chance: Chance,
): PlayCard | undefined {
  const { fighter, energy } = view.seats[seat];
  const isTired = fighter !== null && 10 * fighter.stamina < 4 * fighter.maxStamina;
  const medic = isTired ? corners.find(({ card }) => card.trait === 'medic') : undefined;
  if (medic !== undefined) return medic.action;
  const [first] = corners;
  if (first === undefined || energy < game.rules.options.ai.cornerMinEnergy) return undefined;
  return chance.percent(CORNER) ? first.action : undefined;
}

/** One step of the main phase. @rule MW-AI-01 MW-AI-04 MW-AI-06 */
function chooseCard(
  game: MmaWarriorsGame,
  view: MmaWarriorsView,
  seat: Seat,
  chance: Chance,
): MmaWarriorsAction {
  const legal = game.legalActions(view, seat);
  const deployed = legal.find(({ type }) => type === 'deploy');
  if (deployed !== undefined) return deployed;
  if (stops(game, view, seat, chance)) return game.actions.endTurn(seat);
  const playable = legal
    .filter((action) => action.type === 'playCard')
    .map((action) => ({ action, card: cardOf(view, action.card, game.rules) }));
  const corners = playable.filter(({ card }) => card.kind === 'corner');
  const techniques = playable.filter(({ card }) => card.kind !== 'corner');
  const corner = chooseCorner(game, view, seat, corners, chance);
  if (corner !== undefined) return corner;
  return techniques.length > 0 ? chance.pick(techniques).action : game.actions.endTurn(seat);
}

/** What the AI does with any decision of its seat. @rule MW-AI-01 MW-AI-08 */
export function chooseAction(
  game: MmaWarriorsGame,
  view: MmaWarriorsView,
  seat: Seat,
  chance: Chance,
): MmaWarriorsAction {
  if (!game.deciders(view).includes(seat)) {
    throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
  }
  const card = automaticChoice(view, game.rules);
  const answers = view.pending.length > 0 ? game.legalActions(view, seat) : [];
  const answer = answers.find((action) => 'card' in action && action.card === card);
  if (answer !== undefined) return answer;
  return view.phase === 'draw' ? chooseDraw(game, view, seat) : chooseCard(game, view, seat, chance);
}

/**
 * A bot of the rulebook's kind. It never draws with a full hand, so two of them can stand still for ever, though nothing is
 * exhausted: such a match needs a ruleset with a `stall.limit` (`tournament`), a draw offer or an arbiter. RULING(A77)
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { mmaWarriors } from 'holmgang/mma-warriors';
 * import { createMmaWarriorsBot } from 'holmgang/mma-warriors/bot';
 * const bot = createMmaWarriorsBot();
 * const view = mmaWarriors.view(mmaWarriors.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // deployOpening
 * ```
 */
export function createMmaWarriorsBot(
  game: MmaWarriorsGame = bindMmaWarriors(digitalRuleset),
): Bot<MmaWarriorsView, MmaWarriorsAction> {
  return {
    name: 'mma-warriors-ai',
    choose: (view, seat, { chance }) => chooseAction(game, view, seat, chance),
  };
}
