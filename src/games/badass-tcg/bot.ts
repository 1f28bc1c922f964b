// A bot that plays on curve: a generator each turn, then the dearest thing it can pay for; it keeps instants for the other's turn and
// counters what is worth a counter. It sees what its seat sees, and no more.

import { standardRuleset } from '../../../rulesets/badass-tcg/index.js';
import type { Bot } from '../../kernel/bot.js';
import { UsageError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import type { BadassTcgAction, Cast, TapForMana } from './actions.js';
import { chosenAttackers, chosenBlock } from './bot-combat.js';
import { worthOf, worthOfSpell, worthOfTarget } from './bot-values.js';
import { type BadassTcgGame, bindBadassTcg } from './game.js';
import { FLASH } from './keywords.js';
import { COLORS, totalOf } from './mana.js';
import { FACE_DOWN_COST, isMainTime, taxOf } from './phases/casting.js';
import { type ManaSource, manaSources, payableWith } from './queries.js';
import { type CompiledCard, faceOf, findCard } from './rules.js';
import type { BadassTcgView, Target } from './state.js';
import { findPermanent, targetsFor } from './targets.js';

export { badassTcgInsight } from './insight.js';

/** Something that the bot could do, and what it thinks of it. */
interface Plan {
  readonly value: number;
  readonly taps: readonly TapForMana[];
  readonly action: BadassTcgAction;
}

interface Table {
  readonly game: BadassTcgGame;
  readonly view: BadassTcgView;
  readonly seat: Seat;
  readonly sources: readonly ManaSource[];
}

function bestTargets(
  { game, view, seat }: Table,
  face: CompiledCard,
  ability: number,
): readonly Target[] | undefined {
  const { nouns } = ability < 0 ? face.spell : (face.abilities[ability]?.program ?? face.spell);
  const targets: Target[] = [];
  for (const noun of nouns) {
    let best: Target | undefined;
    let most = 0;
    for (const target of targetsFor(view, noun, seat, game.rules)) {
      const isFight = noun === 'creature.my' && nouns.length === 2;
      const it = isFight ? findPermanent(view, target) : undefined;
      const value = it ? it.power : worthOfTarget(view, seat, face, ability, target, game.rules);
      if (value <= most) continue;
      most = value;
      best = target;
    }
    if (best === undefined) return undefined;
    targets.push(best);
  }
  return targets;
}

/** Whether a card waits for the other's turn. */
function isHeld({ view, seat }: Table, face: CompiledCard): boolean {
  const isQuick = face.kind === 'instant' || (face.keywords & FLASH) !== 0;
  return isQuick && view.active === seat && view.players[seat].hand.length < 7 && face.spell.nouns.length > 0;
}

/** How much a board sweep would hurt the other more. */
function sweepValue({ game, view, seat }: Table): number {
  let value = 0;
  for (const it of view.battlefield) {
    if (faceOf(it, game.rules).kind !== 'creature') continue;
    value += (it.controller === seat ? -1 : 1) * worthOf(it, game.rules);
  }
  return value - 3;
}

function castValue(table: Table, face: CompiledCard, targets: readonly Target[]): number {
  const { view, seat, game } = table;
  const base = 1 + totalOf(face.cost);
  const sweeps = face.spell.operations.some(({ effect }) => {
    return effect !== null && 'to' in effect && effect.to === 'all.creature';
  });
  if (sweeps) return sweepValue(table);
  const isFog = face.spell.operations.some(({ effect }) => effect?.op === 'fog');
  if (isFog) return view.combat !== null && view.active !== seat && view.combat.attackers.length > 1 ? 3 : -1;
  const worth = targets.map((target) => worthOfTarget(view, seat, face, -1, target, game.rules));
  return worth.length === 0 ? base : Math.min(...worth) - base / 4;
}

/** Casting a card, if its time has come and it can be paid. */
function planCast(table: Table, card: number, face: CompiledCard): Plan | undefined {
  const { game, view, seat, sources } = table;
  const isMain = isMainTime(view, seat);
  const isQuick = face.kind === 'instant' || (face.keywords & FLASH) !== 0;
  if (!isQuick && !isMain) return undefined;
  if (isHeld(table, face)) return undefined;
  const top = view.stack[view.stack.length - 1];
  // Answers to a spell wait for a spell; other instants for an empty stack.
  const isAnswer = face.spell.nouns.includes('spell');
  if (isAnswer ? !top || top.controller === seat || worthOfSpell(top, game.rules) < 2 : top !== undefined) {
    return undefined;
  }
  if (isQuick && !isAnswer && !isMain && view.step !== 'end' && view.step !== 'attackers') return undefined;
  const targets = bestTargets(table, face, -1);
  if (targets === undefined) return undefined;
  const extra = taxOf(view, seat, card, game.rules);
  const taps = payableWith(view, seat, face.cost, extra, game.rules, sources);
  if (taps === undefined) return undefined;
  const action: Cast = { type: 'cast', seat, card, targets };
  return { value: castValue(table, face, targets), taps, action };
}

/** Casting a card face down, where it is too dear face up. */
function planVeil(table: Table, card: number): Plan | undefined {
  const { game, view, seat, sources } = table;
  if (!isMainTime(view, seat) || !game.rules.options.faceDown) return undefined;
  const taps = payableWith(
    view,
    seat,
    FACE_DOWN_COST,
    taxOf(view, seat, card, game.rules),
    game.rules,
    sources,
  );
  if (taps === undefined) return undefined;
  return { value: 2.5, taps, action: { type: 'cast', seat, card, targets: [], faceDown: true } };
}

function planHand(table: Table): readonly Plan[] {
  const { game, view, seat } = table;
  const { hand, command } = view.players[seat];
  const plans: (Plan | undefined)[] = [];
  for (const card of [...hand, ...command]) {
    const face = findCard(view, card, game.rules);
    if (card === null || face === undefined || face.kind === 'generator') continue;
    plans.push(planCast(table, card, face));
    if (face.veil !== null) plans.push(planVeil(table, card));
  }
  return plans.filter((plan) => plan !== undefined);
}

/** Abilities are used in the own second main phase, and at the other's end step. */
function planAbilities(table: Table): readonly Plan[] {
  const { game, view, seat, sources } = table;
  const isTime = view.active === seat ? view.step === 'main2' : view.step === 'end';
  if (!isTime || view.stack.length > 0) return [];
  const plans: Plan[] = [];
  for (const action of game.legalActions(view, seat)) {
    if (action.type !== 'activate' || action.sacrifice !== undefined || action.pay !== undefined) continue;
    const it = findPermanent(view, action.permanent);
    if (it === undefined) continue;
    const face = faceOf(it, game.rules);
    const worth = action.targets.map((target) => {
      return worthOfTarget(view, seat, face, action.index, target, game.rules);
    });
    // A self-pump is for combat only.
    const isPump = face.abilities[action.index]?.program.operations.some(
      ({ effect }) => effect?.op === 'pump',
    );
    plans.push({ value: isPump ? -1 : Math.min(1, ...worth), taps: [], action });
  }
  for (const it of view.battlefield) {
    const veil = it.controller === seat && it.faceDown ? game.rules.cards[it.def as number]?.veil : undefined;
    const taps = veil ? payableWith(view, seat, veil, 0, game.rules, sources) : undefined;
    if (taps) plans.push({ value: 4, taps, action: { type: 'turnFaceUp', seat, permanent: it.id } });
  }
  return plans;
}

/** The generator of the hand that makes what the hand needs most. */
function chooseGenerator({ game, view, seat }: Table): BadassTcgAction | undefined {
  const plays = game.legalActions(view, seat).filter(({ type }) => type === 'playGenerator');
  const made = COLORS.map(
    (_, i) =>
      manaSources(view, seat, game.rules).filter(({ ways }) => ways.some((way) => (way[i] as number) > 0))
        .length,
  );
  let best = plays[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const face = play.type === 'playGenerator' ? findCard(view, play.card, game.rules) : undefined;
    const lacks = (face?.identity ?? []).map((color) => -(made[COLORS.indexOf(color)] as number));
    const value = Math.max(-99, ...lacks) + (face?.entersTapped ? 0.5 : 0);
    if (value <= most) continue;
    most = value;
    best = play;
  }
  return best;
}

function withPriority(table: Table): BadassTcgAction {
  const { game, view, seat } = table;
  const pass: BadassTcgAction = { type: 'pass', seat };
  const top = view.stack[view.stack.length - 1];
  if (top !== undefined && top.controller === seat) return pass;
  const generator = isMainTime(view, seat) ? chooseGenerator(table) : undefined;
  if (generator !== undefined) return generator;
  const special = game.legalActions(view, seat).find(({ type }) => type === 'special');
  if (special !== undefined && view.step === 'main2') return special;
  let best: Plan | undefined;
  for (const plan of [...planHand(table), ...planAbilities(table)]) {
    if (plan.value > (best?.value ?? 0)) best = plan;
  }
  return best?.taps[0] ?? best?.action ?? pass;
}

/** Answers a question: what is worth least goes, what is worth most comes. */
function chooseAnswer({ game, view, seat }: Table): BadassTcgAction {
  const legal = game.legalActions(view, seat);
  const kind = view.pending[0]?.kind;
  const worth = (action: BadassTcgAction): number => {
    if (action.type !== 'choose') return 0;
    const { choice } = action;
    const face = typeof choice === 'number' ? findCard(view, choice, game.rules) : undefined;
    const it = typeof choice === 'number' ? findPermanent(view, choice) : undefined;
    const value = it ? worthOf(it, game.rules) : face ? 1 + totalOf(face.cost) : 0;
    if (kind === 'discard' || kind === 'sacrifice' || kind === 'bottom') return -value;
    if (kind === 'scry') return choice === 'done' ? 5 : value;
    if (kind === 'targets') {
      const item = view.stack[view.stack.length - 1];
      const source = item === undefined ? undefined : game.rules.cards[item.def as number];
      return source && item
        ? worthOfTarget(view, seat, source, item.ability, choice as Target, game.rules)
        : 0;
    }
    if (choice === 'yes') return 10;
    return choice === 'done' ? -1 : value;
  };
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

/** Keeps a hand with some generators, but not only those. */
function keeps({ game, view, seat }: Table): boolean {
  const { hand } = view.players[seat];
  const generators = hand.filter((card) => findCard(view, card, game.rules)?.kind === 'generator').length;
  return hand.length < 6 || (generators >= 2 && generators <= hand.length - 2);
}

/** The colour of most of the own cards. */
function favourite({ game, view, seat }: Table): BadassTcgAction {
  const count = (color: (typeof COLORS)[number]) =>
    view.lists[seat].filter((def) => game.rules.cards[def]?.colors.includes(color)).length;
  const legal = game.legalActions(view, seat);
  const worth = (action: BadassTcgAction) => (action.type === 'chooseColor' ? count(action.color) : 0);
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

function declare(table: Table): BadassTcgAction {
  const { game, view, seat } = table;
  const legal = game.legalActions(view, seat);
  const end: BadassTcgAction = { type: 'endDeclaration', seat };
  if (view.phase === 'blockers') {
    const possible = legal.filter((action) => action.type === 'declareBlocker');
    return chosenBlock(view, seat, possible, game.rules) ?? end;
  }
  const possible = legal.filter((action) => action.type === 'declareAttacker');
  const named = view.combat?.attackers ?? [];
  const able = [...named, ...possible.map(({ attacker }) => attacker)];
  const chosen = chosenAttackers(view, seat, able, game.rules);
  return possible.find(({ attacker }) => chosen.includes(attacker)) ?? end;
}

/** Kills what it can, the smallest first, and sends the rest through. */
function divide({ game, view, seat }: Table): BadassTcgAction {
  const legal = game.legalActions(view, seat).filter((action) => action.type === 'assignDamageTo');
  const toPlayer = legal.find(({ target }) => typeof target === 'string');
  return toPlayer ?? (legal[0] as BadassTcgAction);
}

function decide(table: Table): BadassTcgAction {
  const { view, seat } = table;
  if (view.pending.length > 0) return chooseAnswer(table);
  switch (view.phase) {
    case 'color':
      return favourite(table);
    case 'mulligan':
      return { type: keeps(table) ? 'keep' : 'mulligan', seat };
    case 'attackers':
    case 'blockers':
      return declare(table);
    case 'assign':
      return divide(table);
    default:
      return withPriority(table);
  }
}

/**
 * A bot that plays on curve, attacks when that pays or wins the race, blocks where the exchange is good, and holds instants for the
 * other's turn.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { badassTcg } from 'holmgang/badass-tcg';
 * import { createBadassTcgBot } from 'holmgang/badass-tcg/bot';
 * const bot = createBadassTcgBot();
 * const state = badassTcg.setup({ seed: 'docs' });
 * const view = badassTcg.view(state, state.active);
 * console.log(bot.choose(view, state.active, { chance: createChance('bot') }).type); // keep
 * ```
 */
export function createBadassTcgBot(
  game: BadassTcgGame = bindBadassTcg(standardRuleset),
): Bot<BadassTcgView, BadassTcgAction> {
  return {
    name: 'badass-tcg-bot',
    choose(view, seat) {
      if (!game.deciders(view).includes(seat)) {
        throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
      }
      return decide({ game, view, seat, sources: manaSources(view, seat, game.rules) });
    },
  };
}
