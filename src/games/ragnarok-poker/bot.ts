// A bot that knows the odds. It counts how often its hand wins against everything that the other can hold: all cases on Foresight and
// Destiny, a sample before; then it takes what promises the best balance of HP, its stamina included. It sees what its seat sees.

import { rulebookRuleset } from '../../../rulesets/ragnarok-poker/index.js';
import type { CombatOp } from '../../../rulesets/ragnarok-poker/types.js';
import type { Bot } from '../../kernel/bot.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import { hasStatus, tickOf } from '../ragnarok/statuses.js';
import type { RagnarokPokerAction } from './actions.js';
import { engagement, pot } from './betting.js';
import { equity } from './equity.js';
import { bindRagnarokPoker, type RagnarokPokerGame } from './game.js';
import { braceCost, findSpell, powerOf, staminaCost } from './rules.js';
import type { RagnarokPokerView } from './state.js';

export { ragnarokPokerInsight } from './insight.js';

/** What one stamina is worth, in HP. */
const STAMINA_WORTH = 0.6;

/** How much worse the own hand is among those that still call a bet. */
const CALLED_BY_BETTER = 0.08;

/** What a part of a spell is worth now, in HP. */
function worthOfOp(op: CombatOp, view: RagnarokPokerView, seat: Seat): number {
  const own = view.fighters[seat];
  const foe = view.fighters[otherSeat(seat)];
  switch (op.op) {
    case 'dmg':
      return Math.min(op.n, foe.hp);
    case 'heal':
      return Math.min(op.n, own.maxHp - own.hp);
    case 'armor':
      return 0.9 * op.n;
    case 'sta':
      return STAMINA_WORTH * op.n;
    case 'foeSta':
      return -STAMINA_WORTH * op.n;
    case 'peek':
      return 3 * Math.min(op.n, own.peeked.filter((isSeen) => !isSeen).length);
    case 'draw':
      return 1.5 * Math.min(op.n, own.spellDeck.length);
    case 'pay':
      return own.hp > 4 * op.n ? -0.5 * op.n : -op.n;
    case 'foldFree':
      return own.foldFree ? 0 : 0.3;
    case 'status': {
      const bearer = op.on === 'me' ? own : foe;
      if (hasStatus(bearer.statuses, op.status)) return 0;
      if (op.status === 'blessed' && own.hp === own.maxHp) return 0;
      const isTicking = op.status === 'poisoned' || op.status === 'burning' || op.status === 'blessed';
      if (isTicking) return op.duration * tickOf(op.status as 'burning', bearer.maxHp) * 0.8;
      return op.status === 'shielded' ? 0.9 * op.value : 2;
    }
  }
}

const worthOf = (effect: readonly CombatOp[], view: RagnarokPokerView, seat: Seat): number =>
  effect.reduce((sum, op) => sum + worthOfOp(op, view, seat), 0);

/** Of what can be cast the most worth for its mana; nothing that is worth nothing. */
function chooseSpell(game: RagnarokPokerGame, view: RagnarokPokerView, seat: Seat): RagnarokPokerAction {
  const { rules } = game;
  let best: RagnarokPokerAction = game.actions.ready(seat);
  let bestWorth = 0.5;
  for (const action of game.legalActions(view, seat)) {
    let worth = 0;
    if (action.type === 'combatPower') {
      worth = worthOf(powerOf(view.fighters[seat].heroClass, rules) ?? [], view, seat) / 2;
    } else if (action.type === 'castSpell') {
      const spell = findSpell(view.fighters[seat].spellHand[action.hand] ?? 0, rules);
      worth = spell === undefined ? 0 : worthOf(spell.effect, view, seat) / spell.mana;
    }
    if (worth > bestWorth) [best, bestWorth] = [action, worth];
  }
  return best;
}

/** Dear spells wait too long in the hand. */
function chooseMulligan(game: RagnarokPokerGame, view: RagnarokPokerView, seat: Seat): RagnarokPokerAction {
  if (game.rules.options.mulliganOf === 'holeCards') return game.actions.mulligan(seat, { replace: [] });
  const { spellHand } = view.fighters[seat];
  const isDear = (id: number | null) => (id === null ? 0 : (findSpell(id, game.rules)?.mana ?? 0)) > 2;
  const replace = spellHand.map((id, place) => (isDear(id) ? place : -1)).filter((place) => place >= 0);
  return game.actions.mulligan(seat, { replace });
}

/** The balance of HP that an action promises, for a hand that wins in so many cases. */
function promise(
  game: RagnarokPokerGame,
  view: RagnarokPokerView,
  action: RagnarokPokerAction,
  seat: Seat,
  share: number,
): number {
  const own = view.fighters[seat];
  const foe = view.fighters[otherSeat(seat)];
  const owed = engagement(view, seat, game.rules);
  const balance = (stake: number, wins: number) => (2 * wins - 1) * stake;
  if (action.type === 'brace') {
    const armored = Math.min(own.armor, own.committed);
    return armored - own.committed - STAMINA_WORTH * braceCost(own.stamina, own.foldFree);
  }
  if (action.type === 'defend') return balance(Math.min(own.committed, foe.committed), share) + STAMINA_WORTH;
  if (action.type === 'engage') return balance(Math.min(own.committed + owed, foe.committed), share);
  if (action.type !== 'attack' && action.type !== 'counterAttack') return Number.NEGATIVE_INFINITY;
  const bet = action.type === 'attack' ? action.amount : action.raiseBy;
  const folds = Math.min(0.5, (0.4 * bet) / (bet + pot(view)));
  const matched = Math.min(own.committed + owed + bet, foe.committed + foe.hp);
  const called = balance(matched, share - CALLED_BY_BETTER * (1 + (2 * bet) / own.maxHp));
  const price = STAMINA_WORTH * staminaCost(bet, game.rules.options.hpPerStamina);
  return folds * foe.committed + (1 - folds) * called - price;
}

/** What can be chosen of a bot. */
export interface RagnarokPokerBotOptions {
  /** How many cases it looks at before Foresight. */
  readonly samples?: number;
}

/**
 * A bot that plays by exact equity, pot and stamina.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { ragnarokPoker } from 'holmgang/ragnarok-poker';
 * import { createRagnarokPokerBot } from 'holmgang/ragnarok-poker/bot';
 * const bot = createRagnarokPokerBot();
 * const view = ragnarokPoker.view(ragnarokPoker.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // mulligan
 * ```
 */
export function createRagnarokPokerBot(
  game: RagnarokPokerGame = bindRagnarokPoker(rulebookRuleset),
  { samples = 150 }: RagnarokPokerBotOptions = {},
): Bot<RagnarokPokerView, RagnarokPokerAction> {
  return {
    name: 'ragnarok-poker-odds',
    choose(view, seat, { chance }) {
      if (!game.deciders(view).includes(seat)) {
        throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
      }
      if (view.phase === 'mulligan') return chooseMulligan(game, view, seat);
      if (view.phase === 'spellPet') return chooseSpell(game, view, seat);
      const share = equity(view, seat, { chance, samples })?.share ?? 0.5;
      const legal = game.legalActions(view, seat);
      const promises = legal.map((action) => promise(game, view, action, seat, share));
      return legal[promises.indexOf(Math.max(...promises))] as RagnarokPokerAction;
    },
  };
}
