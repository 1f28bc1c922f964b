// badass-tcg at the table: life and mana of both, the battlefield, the stack, and what is asked.

import {
  type BadassTcgAction,
  type BadassTcgEvent,
  type BadassTcgGame,
  type BadassTcgView,
  badassTcgEnglish,
  type DeckInput,
  judgeDeck as judge,
  keywordsOf,
  type PermanentView,
  printedText,
  type Target,
} from '../../games/badass-tcg/index.js';
import { SEATS, type Seat, type Viewer } from '../../kernel/seat.js';
import { grid, type Ink, unbroken } from '../ink.js';
import { createBadassTcgTeller, DUELLISTS } from '../stories/badass-tcg.js';
import { createTable, type DeckVerdict } from '../table.js';

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
const COLOURS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

type Ref = number | null | 'hidden' | undefined;

function defOf(def: Ref, game: BadassTcgGame) {
  return typeof def === 'number' ? game.rules.cards[def] : undefined;
}

function cardName(view: BadassTcgView, card: number | null, game: BadassTcgGame): string {
  return defOf(card === null ? null : view.cards[card], game)?.name ?? 'a card';
}

function manaText(counts: readonly number[]): string {
  const generic = counts[6] ?? 0;
  const letters = MANA.map((letter, i) => letter.repeat(counts[i] ?? 0)).join('');
  return `${generic > 0 ? generic : ''}${letters}` || '0';
}

function permanentText(it: PermanentView, game: BadassTcgGame): string {
  const def = defOf(it.def, game);
  const name = it.faceDown ? 'face-down creature' : (def?.name ?? '?');
  const isCreature = it.faceDown || def?.kind === 'creature';
  const marks = [
    isCreature ? `${it.power}/${it.toughness - it.damage}` : '',
    it.tapped ? 'tapped' : '',
    ...(isCreature ? keywordsOf(it) : []),
  ];
  return unbroken([name, ...marks].filter((part) => part !== '').join(' '));
}

/** Permanents that look alike are told once, with their number. */
function fieldText(view: BadassTcgView, seat: Seat, game: BadassTcgGame): string {
  const counts = new Map<string, number>();
  for (const it of view.battlefield) {
    if (it.controller !== seat) continue;
    const text = permanentText(it, game);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const told = [...counts].map(([text, n]) => (n === 1 ? text : `${n}\u00a0×\u00a0${text}`));
  return `${DUELLISTS[seat]}: ${told.join(', ') || '–'}`;
}

function row(view: BadassTcgView, seat: Seat, ink: Ink): string[] {
  const { life, energy, poison, hand, deck, discard, exile, pool } = view.players[seat];
  const counts = [life, energy, poison, hand.length, deck.length, discard.length, exile.length];
  return [(seat === 0 ? ink.cyan : ink.red)(DUELLISTS[seat]), ...counts.map(String), manaText(pool)];
}

function objectName(view: BadassTcgView, target: Target | null, game: BadassTcgGame): string {
  if (target === null) return 'nothing';
  if (target === 'seat0' || target === 'seat1') return DUELLISTS[target === 'seat0' ? 0 : 1];
  const permanent = view.battlefield.find(({ id }) => id === target);
  if (permanent !== undefined) {
    const owner = DUELLISTS[permanent.controller];
    return `${owner}'s ${permanentText(permanent, game)}`;
  }
  const item = view.stack.find(({ id }) => id === target);
  if (item !== undefined)
    return item.faceDown ? 'a face-down spell' : (defOf(item.def, game)?.name ?? 'a spell');
  return cardName(view, target, game);
}

function handText(view: BadassTcgView, seat: Seat, game: BadassTcgGame): string {
  const names = view.players[seat].hand.map((card) => {
    const def = defOf(card === null ? null : view.cards[card], game);
    if (def === undefined) return '?';
    return unbroken(def.kind === 'generator' ? def.name : `${def.name} (${manaText(def.cost)})`);
  });
  return names.join(', ') || '–';
}

function screen(view: BadassTcgView, viewer: Viewer | null, game: BadassTcgGame, ink: Ink): string[] {
  const head = ['', 'life', 'energy', 'poison', 'hand', 'deck', 'discard', 'exile', 'mana'];
  const stack = view.stack.map((item) => {
    const targets = item.targets.map((target) => objectName(view, target, game)).join(', ');
    return `${objectName(view, item.id, game)}${targets === '' ? '' : ` at ${targets}`}`;
  });
  const shown = viewer === 0 || viewer === 1 ? [viewer] : viewer === null ? SEATS : [];
  const { combat } = view;
  return [
    `turn ${view.turn} of ${DUELLISTS[view.active]}, ${ink.bold(view.step)}`,
    ...grid([head.map((title) => ink.dim(title)), ...SEATS.map((seat) => row(view, seat, ink))]),
    ...SEATS.map((seat) => fieldText(view, seat, game)),
    ...(combat !== null && combat.attackers.length > 0
      ? [`Attackers: ${combat.attackers.map((id) => objectName(view, id, game)).join(', ')}`]
      : []),
    ...(stack.length > 0 ? [`Stack, the top last: ${stack.join(' | ')}`] : []),
    ...shown.map((seat) => `${ink.bold(`${DUELLISTS[seat]}'s hand:`)} ${handText(view, seat, game)}`),
  ];
}

function at(view: BadassTcgView, targets: readonly Target[], game: BadassTcgGame): string {
  return targets.length === 0
    ? ''
    : ` at ${targets.map((target) => objectName(view, target, game)).join(', ')}`;
}

function printed(view: BadassTcgView, card: number, game: BadassTcgGame): string {
  const def = defOf(view.cards[card], game);
  const source = game.rules.set.cards.find(({ id }) => id === def?.id);
  if (def === undefined || source === undefined) return cardName(view, card, game);
  const figures = def.kind === 'creature' ? `${def.power}/${def.toughness} ` : '';
  const text = printedText(source);
  return `${def.name} [${manaText(def.cost)}] ${figures}${source.keywords.join(' ')}${text === '' ? '' : ` ${text}`}`.trim();
}

const STEPS = { attackers: 'attackers', blockers: 'blockers' } as const;

function callCombat(action: BadassTcgAction, view: BadassTcgView, game: BadassTcgGame): string | undefined {
  const name = (target: Target) => objectName(view, target, game);
  switch (action.type) {
    case 'declareAttacker':
      return `attack with ${name(action.attacker)}`;
    case 'declareAttackers':
      return action.attackers.length === 0
        ? 'do not attack'
        : `attack with ${action.attackers.map(name).join(', ')}`;
    case 'declareBlocker':
      return `block ${name(action.attacker)} with ${name(action.blocker)}`;
    case 'declareBlockers':
      return action.blocks.length === 0
        ? 'do not block'
        : `block with ${action.blocks.map(({ blocker }) => name(blocker)).join(', ')}`;
    case 'endDeclaration':
      return view.phase === STEPS.attackers ? 'no more attackers' : 'no more blockers';
    case 'assignDamage':
      return `damage of ${name(action.attacker)}: ${action.assignment.map(({ target, n }) => `${n} to ${name(target)}`).join(', ')}`;
    case 'assignDamageTo':
      return `${action.n} damage of ${name(action.attacker)} to ${name(action.target)}`;
    default:
      return undefined;
  }
}

function call(action: BadassTcgAction, view: BadassTcgView, game: BadassTcgGame): string | undefined {
  const name = (target: Target) => objectName(view, target, game);
  switch (action.type) {
    case 'chooseColor':
      return `choose ${COLOURS[action.color]}`;
    case 'mulligan':
      return 'take a mulligan';
    case 'keep':
      return 'keep the hand';
    case 'playGenerator':
      return `play ${cardName(view, action.card, game)}`;
    case 'cast': {
      if (action.faceDown === true) return `cast ${cardName(view, action.card, game)} face down`;
      const isPlain = action.targets.length === 0;
      return `cast ${isPlain ? printed(view, action.card, game) : cardName(view, action.card, game)}${at(view, action.targets, game)}`;
    }
    case 'tapForMana': {
      const sacrifice = action.sacrifice === undefined ? '' : `, sacrificing ${name(action.sacrifice)}`;
      return `${action.color ?? 'mana'} from ${name(action.permanent)}${sacrifice}`;
    }
    case 'activate': {
      const sacrifice = action.sacrifice === undefined ? '' : `, sacrificing ${name(action.sacrifice)}`;
      return `ability ${action.index + 1} of ${name(action.permanent)}${at(view, action.targets, game)}${sacrifice}`;
    }
    case 'special':
      return `special action of ${name(action.permanent)}`;
    case 'turnFaceUp':
      return `turn ${name(action.permanent)} face up`;
    case 'pass':
      return 'pass';
    case 'choose':
      return typeof action.choice === 'number' ? `choose ${name(action.choice)}` : action.choice;
    default:
      return callCombat(action, view, game);
  }
}

function wishes(view: BadassTcgView, seat: Seat, game: BadassTcgGame): BadassTcgAction[] {
  const cards = new Map(
    view.players[seat].hand.map((card) => [card === null ? null : view.cards[card], card]),
  );
  const plays = [...cards].flatMap(([def, card]): BadassTcgAction[] => {
    if (card === null) return [];
    const isGenerator = defOf(def, game)?.kind === 'generator';
    return [isGenerator ? { type: 'playGenerator', seat, card } : { type: 'cast', seat, card, targets: [] }];
  });
  return [...plays, { type: 'pass', seat }];
}

function judgeDeck(deck: unknown, game: BadassTcgGame): DeckVerdict {
  const { list, problems, warnings } = judge(deck as DeckInput, game.rules);
  const warned = warnings.map(({ message }) => `, ${message}`).join('');
  return { summary: `${list.length} cards${warned}`, problems };
}

/** How badass-tcg is shown. */
export const badassTcgTable = createTable<BadassTcgGame, BadassTcgView, BadassTcgAction, BadassTcgEvent>(
  'badass-tcg',
  badassTcgEnglish,
  (game) => ({
    ...createBadassTcgTeller(game),
    seats: DUELLISTS,
    screen: (view, viewer, ink) => screen(view, viewer, game, ink),
    call: (action, view) => call(action, view, game),
    wishes: (view, seat) => wishes(view, seat, game),
    judgeDeck: (deck) => judgeDeck(deck, game),
  }),
);
