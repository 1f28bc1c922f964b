// A bot that plays on curve, trades sensibly and finds lethal. It imagines what it cannot see, tries every action on the imagined
// table, and takes what leaves it best; before that it looks whether this turn can win.

import { rulebookRuleset } from '../../../rulesets/ragnarok-standard/index.js';
import type { Bot } from '../../kernel/bot.js';
import type { Chance } from '../../kernel/chance.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { RagnarokStandardAction } from './actions.js';
import { bindRagnarokStandard, type RagnarokStandardGame } from './game.js';
import { has } from './keywords/persistent.js';
import { cardOf } from './rules.js';
import type { RagnarokStandardState, RagnarokStandardView } from './state.js';
import { leadOf } from './worth.js';

export { ragnarokStandardInsight } from './worth.js';

type State = RagnarokStandardState;
type Action = RagnarokStandardAction;

/** How many tables are looked at in the search for a win in this turn. */
const LETHAL_NODES = 400;
/** No more actions of one turn are tried in a row for it. */
const LETHAL_DEPTH = 9;
/** A win, in points. */
const WIN = 10_000;

/** How good a table is for a seat. */
function evaluate(state: State, seat: Seat): number {
  if (state.result !== null) return state.result.winner === seat ? WIN : -WIN;
  return leadOf(state, seat);
}

/** Whether an action can bring a win nearer: it strikes the hero, or clears the way to it. */
function isAggressive(state: State, seat: Seat, action: Action): boolean {
  const foe = otherSeat(seat);
  switch (action.type) {
    case 'attack':
      return action.defender === foe || state.players[foe].board.some((minion) => has(minion, 'Taunt'));
    case 'playCard':
      return (action.position ?? 0) === 0;
    case 'heroPower':
    case 'weaponUpgrade':
    case 'choose':
      return true;
    default:
      return false;
  }
}

/** Looks for a row of actions that wins in this turn, on one imagined table; the first of them. */
class Lethal {
  #nodes = 0;
  readonly #game: RagnarokStandardGame;
  readonly #seat: Seat;

  constructor(game: RagnarokStandardGame, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
  }

  find(state: State, depth = 0): Action | undefined {
    const foe = otherSeat(this.#seat);
    const life = (table: State) => table.players[foe].hero.health + table.players[foe].hero.armor;
    const tries = this.#game
      .legalActions(state, this.#seat)
      .filter((action) => isAggressive(state, this.#seat, action))
      .map((action) => {
        const table = this.#game.clone(state);
        this.#game.advance(table, action);
        this.#nodes += 1;
        return { action, table };
      })
      .sort((a, b) => life(a.table) - life(b.table));
    for (const { action, table } of tries) {
      if (table.result !== null ? table.result.winner === this.#seat : this.#goesOn(table, depth))
        return action;
    }
    return undefined;
  }

  #goesOn(table: State, depth: number): boolean {
    const isOpen = depth < LETHAL_DEPTH && this.#nodes < LETHAL_NODES;
    const isMine = this.#game.deciders(table).includes(this.#seat);
    return isOpen && isMine && this.find(table, depth + 1) !== undefined;
  }
}

/** Damage that could be dealt in this turn if nothing stood in the way: a rough bound. */
function reach(state: State, seat: Seat, game: RagnarokStandardGame): number {
  const { board, hand, mana, hero, weapon } = state.players[seat];
  let sum = hero.attackThisTurn + (weapon?.attack ?? 0) + 2;
  for (const minion of board) sum += minion.attack * (has(minion, 'Windfury') ? 2 : 1) + 2;
  for (const { cardId } of hand) {
    const { card } = cardOf(game.rules, cardId);
    if (card.cost <= mana) sum += card.type === 'Spell' ? 6 : card.attack;
  }
  return 1.5 * sum;
}

/** Keeps what can be played early. */
function chooseMulligan(game: RagnarokStandardGame, view: RagnarokStandardView, seat: Seat): Action {
  const replace = view.players[seat].hand.flatMap((card, i) =>
    card !== null && cardOf(game.rules, card.cardId).card.cost > 3 ? [i] : [],
  );
  return game.actions.mulligan(seat, { replace });
}

/** The action after which a table is best; ending the turn is measured by the table as it is. */
function bestAction(game: RagnarokStandardGame, state: State, seat: Seat, chance: Chance): Action {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of game.legalActions(state, seat)) {
    const table = game.clone(state);
    if (action.type !== 'endTurn') game.advance(table, action);
    // Mana that stays unused is lost: among equals something is done.
    const spent = state.players[seat].mana - table.players[seat].mana;
    const value = evaluate(table, seat) + spent * 1.1 + chance.int(1000) / 1e6;
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best ?? game.actions.endTurn(seat);
}

/** What the bot does with any decision of its seat. */
export function chooseAction(
  game: RagnarokStandardGame,
  view: RagnarokStandardView,
  seat: Seat,
  chance: Chance,
): Action {
  if (!game.deciders(view).includes(seat)) {
    throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
  }
  if (view.phase === 'mulligan') return chooseMulligan(game, view, seat);
  const imagined = game.determinize(view, chance);
  const { hero } = view.players[otherSeat(seat)];
  if (reach(imagined, seat, game) >= hero.health + hero.armor) {
    const winning = new Lethal(game, seat).find(imagined);
    if (winning !== undefined) return winning;
  }
  return bestAction(game, imagined, seat, chance);
}

/**
 * A bot that plays on curve, trades sensibly and finds lethal.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { ragnarokStandard } from 'holmgang/ragnarok-standard';
 * import { createRagnarokStandardBot } from 'holmgang/ragnarok-standard/bot';
 * const bot = createRagnarokStandardBot();
 * const view = ragnarokStandard.view(ragnarokStandard.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // mulligan
 * ```
 */
export function createRagnarokStandardBot(
  game: RagnarokStandardGame = bindRagnarokStandard(rulebookRuleset),
): Bot<RagnarokStandardView, Action> {
  return {
    name: 'ragnarok-standard-bot',
    choose: (view, seat, { chance }) => chooseAction(game, view, seat, chance),
  };
}
