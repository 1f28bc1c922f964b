// Most windows of priority are empty: nothing could be done in them with all mana in the world that is there. This policy passes them
// over. It looks at a view and nothing else, and the rules know nothing of it.

import type { Seat } from '../../kernel/seat.js';
import type { BadassTcgAction } from './actions.js';
import type { BadassTcgGame } from './game.js';
import { FLASH } from './keywords.js';
import { totalOf } from './mana.js';
import { FACE_DOWN_COST, isMainTime, taxOf } from './phases/casting.js';
import { manaSources, payableWith } from './queries.js';
import { faceOf, findCard } from './rules.js';
import type { BadassTcgView, Step } from './state.js';
import { countTargets } from './targets.js';

/** Where a player wants to be asked though nothing is on the stack. */
export interface AutoPassStops {
  /** Steps of the own turn. */
  readonly own: readonly Step[];
  /** Steps of the other's turn. */
  readonly other: readonly Step[];
  /** Whether the other's spells and abilities stop it. */
  readonly stack: boolean;
  /** Whether it stops at these places even if nothing could be done. */
  readonly always: boolean;
}

/** The own main phases, the other's attack and end step, and whatever the other puts on the stack. */
export const DEFAULT_STOPS: AutoPassStops = {
  own: ['main1', 'main2'],
  other: ['attackers', 'end'],
  stack: true,
  always: false,
};

/** Whether a hand card or commander could be cast now, with all mana that could be made. */
function couldCast(game: BadassTcgGame, view: BadassTcgView, seat: Seat): boolean {
  const { rules } = game;
  const { hand, command } = view.players[seat];
  const sources = manaSources(view, seat, rules);
  const isMain = isMainTime(view, seat);
  return [...hand, ...command].some((card) => {
    const face = findCard(view, card, rules);
    if (face === undefined || card === null || face.kind === 'generator') return false;
    const extra = taxOf(view, seat, card, rules);
    const isVeiled = face.veil !== null && rules.options.faceDown && isMain;
    if (isVeiled && payableWith(view, seat, FACE_DOWN_COST, extra, rules, sources)) return true;
    if (!isMain && face.kind !== 'instant' && !(face.keywords & FLASH)) return false;
    if (face.spell.nouns.some((noun) => countTargets(view, noun, seat, rules) === 0)) return false;
    return payableWith(view, seat, face.cost, extra, rules, sources) !== undefined;
  });
}

/** Whether a permanent offers something that mana could buy now. */
function couldActivate(game: BadassTcgGame, view: BadassTcgView, seat: Seat): boolean {
  const { rules } = game;
  const sources = manaSources(view, seat, rules);
  return view.battlefield.some((it) => {
    if (it.controller !== seat) return false;
    const veil = it.faceDown ? rules.cards[it.def as number]?.veil : null;
    if (veil && payableWith(view, seat, veil, 0, rules, sources)) return true;
    return faceOf(it, rules).abilities.some(({ kind, mana, cost, energy, tap }) => {
      if (kind !== 'activated' || mana.length > 0 || (tap && it.tapped)) return false;
      if (energy > view.players[seat].energy || totalOf(cost) === 0) return false;
      return payableWith(view, seat, cost, 0, rules, sources) !== undefined;
    });
  });
}

/** Whether anything but mana and passing is possible now, or would be with all mana that could be made. */
function couldAct(game: BadassTcgGame, view: BadassTcgView, seat: Seat): boolean {
  const isReal = ({ type }: BadassTcgAction) => type !== 'pass' && type !== 'tapForMana';
  return (
    couldCast(game, view, seat) ||
    couldActivate(game, view, seat) ||
    game.legalActions(view, seat).some(isReal)
  );
}

/**
 * What a player can be spared: the pass that follows where nothing of interest can be done, the only answer to a question, a
 * declaration of nobody where nobody can be declared. Undefined where the player should decide.
 * @example
 * ```ts
 * import { autoPass, badassTcg } from 'holmgang/badass-tcg';
 * let state = badassTcg.setup({ seed: 'docs' });
 * for (const seat of [state.active, state.active === 0 ? 1 : 0] as const) {
 *   state = badassTcg.reducer(state, badassTcg.actions.keep(seat));
 * }
 * console.log(state.step, autoPass(badassTcg, badassTcg.view(state, state.active), state.active)?.type); // upkeep pass
 * ```
 */
export function autoPass(
  game: BadassTcgGame,
  view: BadassTcgView,
  seat: Seat,
  stops: AutoPassStops = DEFAULT_STOPS,
): BadassTcgAction | undefined {
  if (!game.deciders(view).includes(seat)) return undefined;
  const isPriority = view.phase === 'priority' && view.pending.length === 0;
  if (!isPriority) return game.countLegal(view, seat) === 1 ? game.legalActions(view, seat)[0] : undefined;
  const top = view.stack[view.stack.length - 1];
  const steps = view.active === seat ? stops.own : stops.other;
  const isStop = top === undefined ? steps.includes(view.step) : stops.stack && top.controller !== seat;
  if (isStop && (stops.always || couldAct(game, view, seat))) return undefined;
  return { type: 'pass', seat };
}
