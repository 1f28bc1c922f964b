// Card sets of other people: every word is held to the vocabulary, and every problem is listed.

import type { Ability, Card, CardSet, Effect } from '../../../rulesets/badass-tcg/types.js';
import type { Problem } from '../../kernel/errors.js';
import {
  integer,
  listOf,
  nullOr,
  oneOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  taggedBy,
  text,
} from '../../kernel/shape.js';
import { KEYWORDS } from './keywords.js';
import { COLORS } from './mana.js';
import { nounsOf } from './rules.js';

const flag = oneOf(true, false);
const amount = integer(0, 1000);
const keywords = listOf(oneOf(...KEYWORDS), 0, 20);
const name = text(64, 1);

function matching(pattern: RegExp, what: string): Shape {
  return (value, path, problems) => {
    if (typeof value === 'string' && value.length <= 40 && pattern.test(value)) return;
    problems.push(problem(path, 'BAD_TEXT', `expected ${what}`));
  };
}

const GROUPS = '(?:all|my|other\\.my)\\.[A-Za-z]+';

/** A printed cost, generic mana first: `2RR`, `UU`, `7`. @rule BT-MAN-04 */
const cost = matching(/^\d{0,2}[WUBRGC]{0,20}$/, 'a cost like 2RR');
const made = matching(/^(?:any|[WUBRGC]{1,20}|[WUBRGC](?:\/[WUBRGC])+)$/, 'mana like GG, R/W or any');
const who = oneOf('me', 'opp', 'host', 'each.player', 'player');
const permanents = 'creature|creature\\.my|creature\\.opp|enchantment|self|host';
const what = matching(new RegExp(`^(?:${permanents}|${GROUPS})$`), 'permanents');
const creatures = matching(
  new RegExp(`^(?:creature|creature\\.my|creature\\.opp|self|host|${GROUPS})$`),
  'creatures',
);
const fighter = oneOf('creature', 'creature.my', 'creature.opp', 'self', 'host');
const harmed = matching(
  new RegExp(
    `^(?:any|player|me|opp|each\\.player|creature|creature\\.my|creature\\.opp|self|host|${GROUPS})$`,
  ),
  'what can be dealt damage',
);
const group = matching(new RegExp(`^(?:host|${GROUPS})$`), 'a group, or host');

const forPlayers = { who, n: amount };
const forObjects = { to: what };

const condition = recordOf({ of: oneOf('energy', 'lifeGained'), least: amount });

/** Every effect of the vocabulary with its parts. */
const effectShape: Shape = taggedBy('op', {
  dmg: { n: amount, to: harmed },
  gainLife: forPlayers,
  loseLife: forPlayers,
  draw: forPlayers,
  mill: forPlayers,
  poison: forPlayers,
  discard: { ...forPlayers, how: oneOf('choose', 'random') },
  scry: { n: amount },
  energy: { n: amount },
  fetchGenerator: { n: integer(1, 1000) },
  extraGenerator: { n: amount },
  destroy: forObjects,
  exile: forObjects,
  bounce: forObjects,
  tap: forObjects,
  untap: forObjects,
  sacrifice: { who, type: name, n: integer(1, 1000) },
  counter: {},
  counterUnless: { n: amount },
  pump: { to: creatures, power: integer(-1000, 1000), toughness: integer(-1000, 1000), keywords },
  grow: { to: creatures, n: amount },
  token: { who, name, n: integer(0, 100) },
  mana: { mana: made },
  recover: { to: oneOf('hand', 'battlefield') },
  fight: { a: fighter, b: fighter },
  fog: {},
  win: {},
  // The words behind a condition are looked at one level down, so that nothing goes on for ever.
  if: { when: condition, effects: (value, path, problems) => innerEffects(value, path, problems) },
});

function innerEffects(value: unknown, path: string, problems: Problem[]): void {
  listOf(effectShape, 1, 10)(value, path, problems);
  if (Array.isArray(value) && value.some((each) => (each as { op?: unknown } | null)?.op === 'if')) {
    problems.push(problem(path, 'BAD_VALUE', 'a condition inside a condition'));
  }
}

const effects = listOf(effectShape, 1, 10);
const kinds = oneOf('creature', 'instant', 'sorcery', 'enchantment', 'generator');

const abilityShape = taggedBy('kind', {
  triggered: {
    on: oneOf(
      'enter',
      'die',
      'die(my.creature)',
      'attack',
      'hitPlayer',
      'upkeep',
      'upkeep(host)',
      'resourceGain',
      'endStep',
      'gainLife(me)',
      'faceup',
      'cast',
    ),
    kinds: listOf(kinds, 0, 5),
    effects,
  },
  activated: {
    cost: recordOf({ mana: cost, tap: flag, energy: amount, sacrifice: flag }),
    special: flag,
    effects,
  },
  static: {
    of: group,
    power: integer(-1000, 1000),
    toughness: integer(-1000, 1000),
    keywords,
    cannot: listOf(oneOf('attack', 'block', 'untap'), 0, 3),
  },
});

const subtypes = listOf(name, 0, 10);

/** Every field of a card. @rule BT-ZON-07 */
const cardShape = recordOf({
  id: name,
  name,
  kind: kinds,
  cost: nullOr(cost),
  subtypes,
  power: integer(0, 1000),
  toughness: integer(0, 1000),
  keywords,
  toxic: integer(0, 100),
  legendary: flag,
  ultimate: flag,
  basic: flag,
  attach: oneOf('creature', 'player', null),
  entersTapped: flag,
  veil: nullOr(cost),
  spell: listOf(effectShape, 0, 10),
  abilities: listOf(abilityShape, 0, 20),
  rarity: oneOf('C', 'U', 'R', 'M', 'L'),
});

const counts: Shape = (value, path, problems) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(problem(path, 'BAD_OBJECT', 'expected an object: how many of each card'));
    return;
  }
  for (const [key, n] of Object.entries(value)) integer(1, 499)(n, `${path}.${key}`, problems);
};

const deckShape = recordOf({ name, cards: counts, sideboard: counts, commander: nullOr(name) });

/** The form of a set. */
const setShape: Shape = recordOf({
  name,
  cards: listOf(cardShape, 1, 2000),
  tokens: listOf(
    recordOf({
      name,
      color: oneOf(...COLORS),
      subtypes,
      power: integer(0, 1000),
      toughness: integer(1, 1000),
      keywords,
    }),
    0,
    200,
  ),
  decks: listOf(deckShape, 0, 100),
});

type Note = (path: string, code: string, rule: string, message: string) => void;

/** What would ask somebody, or uses a target: it has no place where nothing can wait. */
const ASKING: readonly Effect['op'][] = ['discard', 'scry', 'sacrifice', 'fetchGenerator', 'counterUnless'];

function flat(list: readonly Effect[]): readonly Effect[] {
  return list.flatMap((effect) => (effect.op === 'if' ? [effect, ...flat(effect.effects)] : [effect]));
}

/** What an ability's or spell's words must keep to together. @rule BT-MAN-07 BT-SPC-01 */
function noteEffects(
  list: readonly Effect[],
  path: string,
  isNow: boolean,
  tokens: ReadonlySet<string>,
  note: Note,
) {
  const all = flat(list);
  const nouns = list.flatMap(nounsOf);
  if (nouns.length > 2) note(path, 'TOO_MANY_TARGETS', 'BT-PLY-07', 'at most two targets');
  for (const effect of all) {
    if (effect.op === 'token' && !tokens.has(effect.name)) {
      note(path, 'UNKNOWN_TOKEN', 'BT-TOK-01', `the set has no token ${effect.name}`);
    }
    const isChosen = effect.op === 'mana' && (effect.mana === 'any' || effect.mana.includes('/'));
    if (isChosen && !isNow) note(path, 'MANA_CHOICE', 'BT-MAN-07', 'only mana abilities choose their mana');
    if (isNow && (ASKING.includes(effect.op) || effect.op === 'win')) {
      note(path, 'NOT_IMMEDIATE', 'BT-SPC-01', `${effect.op} cannot happen without the stack`);
    }
  }
  if (isNow && all.some(({ op }) => op === 'if'))
    note(path, 'NOT_IMMEDIATE', 'BT-SPC-01', 'no conditions here');
}

function noteAbility(
  ability: Ability,
  path: string,
  card: Card,
  tokens: ReadonlySet<string>,
  note: Note,
): void {
  const isAboutHost =
    ability.kind === 'static'
      ? ability.of === 'host'
      : ability.kind === 'triggered' && ability.on === 'upkeep(host)';
  if (isAboutHost && card.attach === null)
    note(path, 'NO_HOST', 'BT-ENC-01', 'only attached enchantments have a host');
  if (ability.kind === 'static') {
    if (ability.of !== 'host' && ability.cannot.length > 0) {
      note(path, 'NO_HOST', 'BT-ENC-01', 'only a host is kept from something');
    }
    return;
  }
  const targets = ability.effects.flatMap(nounsOf);
  const makes = ability.effects.filter(({ op }) => op === 'mana').length;
  const isMana = ability.kind === 'activated' && !ability.special && makes > 0 && targets.length === 0;
  const isNow = isMana || (ability.kind === 'activated' && ability.special);
  noteEffects(ability.effects, path, isNow, tokens, note);
  if (isMana && makes > 1) note(path, 'MANA_CHOICE', 'BT-MAN-07', 'a mana ability makes mana once');
  if (ability.kind !== 'activated') return;
  if (ability.special && (targets.length > 0 || ability.cost.sacrifice)) {
    note(path, 'NOT_IMMEDIATE', 'BT-SPC-01', 'a special action has no targets and no sacrifice');
  }
  const { mana, tap, energy, sacrifice } = ability.cost;
  if (mana === '' && !tap && energy === 0 && !sacrifice) {
    note(path, 'FREE_ABILITY', 'BT-WIN-09', 'an ability without a cost could be used for ever');
  }
}

/** What a card's fields must keep to together. @rule BT-ZON-07 BT-FDN-02 BT-ENC-01 */
function noteCard(card: Card, path: string, tokens: ReadonlySet<string>, note: Note): void {
  const isSpell = card.kind === 'instant' || card.kind === 'sorcery';
  if ((card.kind === 'generator') !== (card.cost === null)) {
    note(`${path}.cost`, 'BAD_COST', 'BT-ZON-07', 'every card but a generator has a mana cost');
  }
  if (isSpell !== card.spell.length > 0 || (isSpell && card.abilities.length > 0)) {
    note(`${path}.spell`, 'BAD_CARD', 'BT-ZON-07', 'instants and sorceries have an effect, others abilities');
  }
  const isCreature = card.kind === 'creature';
  if (isCreature && card.toughness < 1)
    note(`${path}.toughness`, 'BAD_CARD', 'BT-SBA-02', 'it would die at once');
  const hasFigures = card.power > 0 || card.toughness > 0 || card.toxic > 0 || card.veil !== null;
  if (!isCreature && hasFigures) note(path, 'BAD_CARD', 'BT-ZON-07', 'only creatures have figures and Veil');
  if (card.attach !== null && card.kind !== 'enchantment') {
    note(`${path}.attach`, 'BAD_CARD', 'BT-ENC-01', 'only enchantments are attached');
  }
  if (card.basic && card.kind !== 'generator') note(`${path}.basic`, 'BAD_CARD', 'BT-FMT-05', 'no generator');
  noteEffects(card.spell, `${path}.spell`, false, tokens, note);
  for (const [i, ability] of card.abilities.entries()) {
    noteAbility(ability, `${path}.abilities.${i}`, card, tokens, note);
  }
}

/** Everything that is wrong with a set from outside. @rule BT-ZON-07 BT-CFG-02 */
export function setProblems(set: unknown, isAccelerated: boolean): readonly Problem[] {
  const problems = problemsOf(setShape, set);
  if (problems.length > 0) return problems;
  const { cards, tokens, decks } = set as CardSet;
  const note: Note = (path, code, rule, message) => problems.push(problem(path, code, message, rule));
  const names = new Set(tokens.map((token) => token.name));
  for (const [i, card] of cards.entries()) noteCard(card, `cards.${i}`, names, note);
  const words = [...cards.map(({ id }) => id), ...cards.map((card) => card.name), ...names];
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) note('cards', 'DUPLICATE_NAME', 'BT-FMT-01', `${twice} is named twice`);
  const ids = new Set(cards.map(({ id }) => id));
  decks.forEach((deck, i) => {
    const held = [...Object.keys(deck.cards), ...Object.keys(deck.sideboard)];
    for (const id of held) {
      if (!ids.has(id)) note(`decks.${i}`, 'UNKNOWN_CARD', 'BT-FMT-08', `the set has no card ${id}`);
    }
  });
  if (decks.length === 0) note('decks', 'NO_DECK', 'BT-SET-01', 'a set has at least one deck');
  for (const color of isAccelerated ? COLORS : []) {
    const isBasic = ({ basic, abilities }: Card) =>
      basic &&
      abilities.some(
        (each) => each.kind === 'activated' && each.effects.some((e) => e.op === 'mana' && e.mana === color),
      );
    if (!cards.some(isBasic)) note('cards', 'NO_BASIC', 'BT-CFG-02', `no basic generator makes ${color}`);
  }
  return problems;
}
