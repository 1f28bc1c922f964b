// Texts made ready to run. Every list of operations of a set gets a number; what waits in a state names it by that number. All
// operations have one form, so that the interpreter reads them fast.

import type {
  Amount,
  Condition,
  Filter,
  Gift,
  OnEvent,
  Op,
  OpName,
  Ops,
  SecretEvent,
  Selector,
  Text,
  Trigger,
} from '../../../rulesets/ragnarok-standard/types.js';

/** Everything that can set a text off, in one list; `my…` and `foe…` are events, `secret…` those of secrets. */
const MOMENTS = [
  'cast',
  'battlecry',
  'deathrattle',
  'combo',
  'outcast',
  'inspire',
  'frenzy',
  'spellburst',
  'overkill',
  'awaken',
  'startTurn',
  'endTurn',
  'power',
  'mySpell',
  'myMinionSummoned',
  'myMinionDies',
  'foeMinionDies',
  'anyMinionDies',
  'myHeroDamaged',
  'myHeroAttacks',
  'myHeal',
  'myPower',
  'secret.foeAttacksHero',
  'secret.foeAttacksMinion',
  'secret.foePlaysMinion',
  'secret.foeCastsSpell',
  'secret.myMinionDies',
  'part',
] as const satisfies readonly (Trigger | OnEvent | `secret.${SecretEvent}` | 'part')[];

/** What sets a text off; `part` is a list inside another one. */
export type Moment = (typeof MOMENTS)[number];

/** The moments as numbers. */
export const AT = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ MOMENTS.map((moment, i) => [moment, i]),
) as Readonly<Record<Moment, number>>;

/** An operation in the one form; what it does not use is empty. */
export interface Step {
  readonly op: OpName;
  readonly at: Selector;
  readonly n: Amount | 'full';
  readonly attack: number;
  readonly health: number;
  readonly card: number;
  readonly word: string;
  readonly filters: readonly Filter[];
  readonly condition: Condition;
  /** Lists inside it, by number; −1 for none. */
  readonly first: number;
  readonly second: number;
}

/** A list of operations. */
export interface Sequence {
  /** Its number. */
  readonly id: number;
  /** What sets it off. */
  readonly moment: number;
  /** The card it is printed on; 0 for a hero's or an adapt bonus. */
  readonly card: number;
  readonly steps: readonly Step[];
  /** Whether a target may be asked for in it. */
  readonly asks: boolean;
  /** Whether it is to be chosen between two texts in it. */
  readonly chooses: boolean;
}

/** An aura. */
export interface Aura {
  readonly at: Selector;
  readonly attack: number;
  readonly health: number;
  readonly keyword: Gift | null;
  /** Whether it gives a keyword by a condition on Attack. */
  readonly looksAtAttack: boolean;
}

/** Everything that one card's or hero's text says. */
export interface Script {
  /** One bit for each moment at which something runs. */
  readonly mask: number;
  /** The lists that run, by moment. */
  readonly runs: readonly (readonly number[])[];
  readonly auras: readonly Aura[];
  readonly spellDamage: number;
  readonly handCosts: readonly { readonly filters: readonly Filter[]; readonly n: number }[];
  readonly selfCosts: readonly ('others' | 'minions')[];
  /** The hero whose passive and element a hero card takes. */
  readonly heroRef: string | null;
  /** The moment of a secret; −1 for none. */
  readonly secret: number;
  readonly asks: boolean;
  readonly chooses: boolean;
}

const NOBODY: Selector = /* @__PURE__ */ Object.freeze({ who: 'self', kind: null, filters: [], random: 0 });
const NEVER: Condition = /* @__PURE__ */ Object.freeze({ is: 'weapon' });
const NONE: readonly number[] = /* @__PURE__ */ Object.freeze([]);

/** Numbers the lists of operations of a set, in the order in which it is given them. */
export class Texts {
  /** All lists, by number. */
  readonly sequences: Sequence[] = [];

  /** Takes a list in, and what is inside it before it. */
  add(ops: Ops, moment: Moment, card: number): number {
    const steps = ops.map((op) => this.#step(op, card));
    const inner = steps.flatMap(({ first, second }) =>
      [first, second].filter((id) => id >= 0).map((id) => this.sequences[id] as Sequence),
    );
    const id = this.sequences.length;
    this.sequences.push({
      id,
      moment: AT[moment],
      card,
      steps,
      asks: steps.some(({ at }) => at.kind !== null) || inner.some(({ asks }) => asks),
      chooses: ops.some(({ op }) => op === 'choose'),
    });
    return id;
  }

  #step(op: Op, card: number): Step {
    const inside = (ops: Ops) => this.add(ops, 'part', card);
    const step = {
      op: op.op,
      at: 'at' in op ? op.at : NOBODY,
      n: 'n' in op ? op.n : 0,
      attack: 'attack' in op ? op.attack : 0,
      health: 'health' in op ? op.health : 0,
      card: 'card' in op ? op.card : 0,
      word: '',
      filters: 'filters' in op ? op.filters : [],
      condition: NEVER,
      first: -1,
      second: -1,
    };
    switch (op.op) {
      case 'give':
      case 'giveTurn':
      case 'giveNext':
        return { ...step, word: op.keyword };
      case 'status':
        return { ...step, word: op.status, attack: op.duration, health: op.value };
      case 'addRattle': {
        return { ...step, first: this.add(op.ops, 'deathrattle', card) };
      }
      case 'spend':
        return { ...step, first: inside(op.ops) };
      case 'if':
        return { ...step, condition: op.condition, first: inside(op.ops), second: inside(op.otherwise) };
      case 'choose':
        return { ...step, first: inside(op.first), second: inside(op.second) };
      default:
        return step;
    }
  }

  /** Makes a whole text ready. */
  script(text: readonly Text[], card: number, spellDamage = 0): Script {
    const runs: number[][] = MOMENTS.map(() => []);
    for (const clause of text) {
      if (!('ops' in clause)) continue;
      const moment = momentOf(clause);
      runs[AT[moment]]?.push(this.add(clause.ops, moment, card));
    }
    const ran = runs.flat().map((id) => this.sequences[id] as Sequence);
    const secret = ran.find(({ moment }) => moment >= AT['secret.foeAttacksHero'])?.moment;
    return {
      mask: runs.reduce((mask, { length }, i) => (length > 0 ? mask | (1 << i) : mask), 0),
      runs: runs.map((list) => (list.length > 0 ? list : NONE)),
      ...staticsOf(text, spellDamage),
      secret: secret ?? -1,
      asks: ran.some(({ asks }) => asks),
      chooses: ran.some(({ chooses }) => chooses),
    };
  }
}

function momentOf(clause: Extract<Text, { readonly ops: Ops }>): Moment {
  if (clause.when === 'on') return clause.event;
  return clause.when === 'secret' ? `secret.${clause.event}` : clause.when;
}

/** What a text says without ever running. */
function staticsOf(text: readonly Text[], printed: number) {
  const auras: Aura[] = [];
  const handCosts: { filters: readonly Filter[]; n: number }[] = [];
  const selfCosts: ('others' | 'minions')[] = [];
  let spellDamage = printed;
  let heroRef: string | null = null;
  for (const clause of text) {
    if (clause.when === 'aura') auras.push({ ...clause, keyword: null, looksAtAttack: false });
    if (clause.when === 'auraKw') {
      const looksAtAttack = clause.at.filters.some(({ by }) => by === 'atkMin' || by === 'atkMax');
      auras.push({ at: clause.at, attack: 0, health: 0, keyword: clause.keyword, looksAtAttack });
    }
    if (clause.when === 'handCost') handCosts.push({ filters: clause.filters, n: clause.n });
    if (clause.when === 'selfCost') selfCosts.push(clause.per);
    if (clause.when === 'spellDamage') spellDamage += clause.n;
    if (clause.when === 'heroRef') heroRef = clause.slug;
  }
  return { auras, handCosts, selfCosts, spellDamage, heroRef };
}
