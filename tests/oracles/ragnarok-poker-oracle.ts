// A second reading of the rules of Ragnarok Poker Combat, written from the clauses alone. It shares no code and no data with the library,
// counts in half points, ranks hands by trying all choices of five, and is told by the caller what chance did: which cards were dealt,
// what a peek saw, how spells were shuffled, what a king picked. Everything else it works out.

export type Seat = 0 | 1;
export type Both<T> = [T, T];

/** What chance did in one action. */
export interface Luck {
  /** Hole cards, in the order in which they were dealt. */
  readonly holes: number[][];
  /** Community cards, street by street. */
  readonly boards: number[][];
  /** Places that peeks saw. */
  readonly peeks: number[][];
  /** What each spell deck was after a mulligan, and the spells drawn on the way. */
  readonly swapped: Both<{ deck: number[]; hand: number[] } | null>;
  /** Which of the three things of Ginnungagap a seat got. */
  readonly picks: ('armor' | 'sta' | 'tempHp')[];
}

interface Mark {
  turns: number;
  value: number;
}

/** A fighter; everything in HP is in half points. */
export interface Side {
  hp: number;
  max: number;
  base: number;
  armor: number;
  stamina: number;
  committed: number;
  bet: number;
  allIn: boolean;
  hole: number[];
  seen: Both<boolean>;
  marks: Record<string, Mark>;
  mana: number;
  powerUsed: boolean;
  foldFree: boolean;
  deck: number[];
  spells: number[];
  used: number[];
}

export interface Model {
  phase: string;
  hand: number;
  smallBlind: Seat;
  toAct: Seat | null;
  betToMatch: number;
  community: number[];
  sides: Both<Side>;
  result: null | { winner: Seat | null; reason: string };
}

/** What somebody is and stays. */
export interface Nature {
  readonly element: string;
  readonly heroClass: string | null;
  readonly king: string | null;
}

export interface Options {
  readonly ante: number;
  readonly mulliganOf: string;
  readonly dealHoleCards: string;
  readonly combatLength: string;
  readonly maxHands: number;
  readonly preflopBetting: boolean;
  readonly firstSmallBlind: string;
  readonly blindRotation: string;
  readonly laterRoundsFirst: string;
  readonly minRaise: string;
  readonly betStep: number;
  readonly hpPerStamina: number;
  readonly staminaPerHand: number;
  readonly callNeedsStamina: boolean;
  readonly uncalledExcess: string;
  readonly armorAbsorbs: string;
  readonly damageMode: string;
  readonly spells: boolean;
  readonly firstStrike: number;
  readonly elementBonus: string;
  readonly elementSide: string;
  readonly statusTick: string;
  readonly kingPassives: boolean;
}

/** id: class, rarity, mana, effect. */
export const SPELLS: Readonly<Record<number, readonly [string, string, number, string]>> = {
  4901: ['NEU', 'C', 1, 'heal 4'],
  4902: ['NEU', 'C', 1, 'armor 3'],
  4903: ['NEU', 'C', 1, 'sta 2'],
  4904: ['NEU', 'C', 2, 'dmg 4'],
  4905: ['NEU', 'R', 2, 'peek 1'],
  4906: ['NEU', 'C', 2, 'me shielded 0 6'],
  4907: ['NEU', 'C', 2, 'foe poisoned 3 0'],
  4908: ['NEU', 'R', 3, 'foe frozen 1 0'],
  4909: ['NEU', 'C', 1, 'foldFree; heal 1'],
  4910: ['NEU', 'C', 2, 'me blessed 3 0'],
  4911: ['NEU', 'R', 2, 'foe cursed 2 0'],
  4912: ['NEU', 'R', 2, 'me enraged 2 0; sta 1'],
  4913: ['NEU', 'C', 1, 'armor 2; sta 1'],
  4914: ['NEU', 'C', 2, 'heal 3; sta 1'],
  4915: ['NEU', 'C', 3, 'dmg 6'],
  4916: ['NEU', 'R', 2, 'foe burning 2 0'],
  4401: ['Necromancer', 'R', 2, 'pay 4; draw 2'],
  5901: ['Warrior', 'C', 2, 'armor 6'],
  6901: ['Mage', 'R', 3, 'dmg 5; foe burning 1 0'],
  7901: ['Hunter', 'C', 2, 'peek 1; sta 1'],
  8091: ['Priest', 'C', 2, 'heal 6'],
  8191: ['Rogue', 'E', 4, 'peek 2'],
  8291: ['Paladin', 'C', 2, 'armor 3; heal 2'],
  8391: ['Druid', 'C', 2, 'sta 2; heal 2'],
  8491: ['Warlock', 'R', 1, 'pay 5; sta 4'],
};

export const POWERS: Readonly<Record<string, string>> = {
  Mage: 'dmg 2',
  Warlock: 'pay 2; sta 2',
  Necromancer: 'heal 2',
  Warrior: 'armor 2',
  Paladin: 'me shielded 0 2',
  Priest: 'heal 2',
  Druid: 'sta 1; heal 1',
  Rogue: 'peek 1',
  Hunter: 'dmg 2',
};

const BEATS: Readonly<Record<string, string>> = {
  Fire: 'Earth',
  Earth: 'Wind',
  Wind: 'Water',
  Water: 'Fire',
  Holy: 'Shadow',
  Shadow: 'Holy',
};

/** What the multiplier of a rank adds, in percent. */
const EXTRA = [0, 0, 5, 10, 15, 20, 30, 40, 60, 80, 100];

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const SEATS: Both<Seat> = [0, 1];

/** The worth of five cards, as a list that is compared from the left: rank, then values. */
function worthOfFive(cards: readonly number[]): number[] {
  const values = cards.map((card) => Math.floor(card / 4) + 2).sort((a, b) => b - a);
  const isFlush = cards.every((card) => card % 4 === (cards[0] as number) % 4);
  const groups = [...new Set(values)]
    .map((value) => [values.filter((each) => each === value).length, value] as const)
    .sort(([m, a], [n, b]) => n - m || b - a);
  const shape = groups.map(([size]) => size).join('');
  const run = values.join() === '14,5,4,3,2' ? [5, 4, 3, 2, 1] : values;
  const isStraight = shape === '11111' && (run[0] as number) - (run[4] as number) === 4;
  const order = groups.map(([, value]) => value);
  if (isStraight && isFlush) return [run[0] === 14 ? 10 : 9, run[0] as number];
  if (shape === '41') return [8, ...order];
  if (shape === '32') return [7, ...order];
  if (isFlush) return [6, ...order];
  if (isStraight) return [5, run[0] as number];
  if (shape === '311') return [4, ...order];
  if (shape === '221') return [3, ...order];
  return [shape === '2111' ? 2 : 1, ...order];
}

function compareWorth(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** The worth of the best five of seven cards: two are left out, in every way. */
export function worth(cards: readonly number[]): number[] {
  let best: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) {
      const five = worthOfFive(cards.filter((_, k) => k !== i && k !== j));
      if (compareWorth(five, best) > 0) best = five;
    }
  }
  return best;
}

/** Three, five or two percent of a maximum in half points, down to whole HP, at least one. */
const share = (max: number, percent: number): number => 2 * Math.max(1, Math.floor((max * percent) / 200));

const STREETS = ['faith', 'foresight', 'destiny'] as const;
const ROUNDS: readonly string[] = ['preflop', ...STREETS];

export interface Act {
  readonly type: string;
  readonly seat: Seat;
  readonly [key: string]: unknown;
}

/** The second engine. */
export class Oracle {
  readonly m: Model;
  private waiting: Seat[] = [];
  private lastRaise = 0;
  private choices: Both<number[] | null> = [null, null];
  private luck: Luck;

  constructor(
    sides: Both<Side>,
    private readonly natures: Both<Nature>,
    private readonly o: Options,
    luck: Luck,
  ) {
    this.luck = luck;
    const smallBlind = o.firstSmallBlind === 'attacker' ? 0 : 1;
    const start = {
      phase: 'mulligan',
      hand: 0,
      smallBlind,
      toAct: null,
      betToMatch: 0,
      community: [],
    } as const;
    this.m = { ...start, community: [], sides, result: null };
    this.meet();
  }

  // --- before the first hand ---------------------------------------------------------------------------------------------------

  private hasEdge(seat: Seat): boolean {
    const { elementBonus, elementSide } = this.o;
    if (elementBonus === 'off' || (seat === 1 && elementSide !== 'both')) return false;
    return BEATS[this.natures[seat].element] === this.natures[other(seat)].element;
  }

  private meet(): void {
    const { o, m } = this;
    for (const seat of SEATS) if (this.hasEdge(seat)) this.top(seat, 4);
    for (const seat of SEATS) if (o.kingPassives) this.king(seat);
    const defender = m.sides[1];
    if (o.firstStrike > 0 && defender.hp > 2) defender.hp = Math.max(2, defender.hp - 2 * o.firstStrike);
    for (const side of m.sides) for (let i = 0; i < 3; i++) this.draw(side);
    if (o.mulliganOf === 'holeCards') this.deal();
    if (SEATS.every((seat) => this.swappable(seat) === 0)) this.beginHand();
  }

  private top(seat: Seat, halves: number): void {
    this.m.sides[seat].hp += halves;
    this.m.sides[seat].max += halves;
  }

  private king(seat: Seat): void {
    const own = this.m.sides[seat];
    const foe = this.m.sides[other(seat)];
    const isAttacker = seat === 0;
    const name = this.natures[seat].king;
    if (name === 'ymir' && isAttacker) foe.stamina = Math.max(0, foe.stamina - 1);
    if (name === 'buri' && !isAttacker) own.armor += 8;
    if (name === 'surtr-king' && isAttacker) this.mark(foe, 'burning', 1, 0);
    if (name === 'borr') own.armor += 4;
    if (name === 'blainn' && !isAttacker) own.stamina += 2;
    if (name !== 'ginnungagap') return;
    const pick = this.luck.picks.shift();
    if (pick === 'armor') own.armor += 6;
    if (pick === 'sta') own.stamina += 2;
    if (pick === 'tempHp') this.top(seat, 8);
    if (pick === undefined) throw new Error('the king picked nothing');
  }

  private swappable(seat: Seat): number {
    const { hole, spells } = this.m.sides[seat];
    if (this.o.mulliganOf === 'none') return 0;
    return this.o.mulliganOf === 'holeCards' ? hole.length : spells.length;
  }

  private swap(): void {
    for (const seat of SEATS) {
      const chosen = this.choices[seat];
      if (chosen === null) continue;
      const side = this.m.sides[seat];
      if (this.o.mulliganOf === 'holeCards') {
        const dealt = this.luck.holes.shift() as number[];
        const isRight = dealt.every((card, i) => (card === side.hole[i]) !== chosen.includes(i));
        if (!isRight) throw new Error('other hole cards than wanted were replaced');
        side.hole = dealt;
      } else this.swapSpells(side, chosen, this.luck.swapped[seat] as { deck: number[]; hand: number[] });
    }
  }

  /** Replacements are drawn before what was given up goes back, so the top of the deck comes first. */
  private swapSpells(side: Side, chosen: readonly number[], after: { deck: number[]; hand: number[] }): void {
    const kept = side.spells.filter((_, place) => !chosen.includes(place));
    const fresh = side.deck.slice(0, chosen.length);
    const sorted = (...lists: number[][]) =>
      lists
        .flat()
        .sort((a, b) => a - b)
        .join();
    const isWhole = sorted(after.deck, after.hand) === sorted(side.deck, side.spells);
    const starts = [...kept, ...fresh].join() === after.hand.slice(0, kept.length + fresh.length).join();
    if (!isWhole || !starts || after.hand.length !== side.spells.length)
      throw new Error('a strange mulligan');
    side.spells = [...after.hand];
    side.deck = [...after.deck];
  }

  // --- a hand -------------------------------------------------------------------------------------------------------------------

  private draw(side: Side): void {
    const spell = side.deck.shift();
    if (spell === undefined) return;
    if (side.spells.length < 9) side.spells.push(spell);
    else side.used.push(spell);
  }

  private deal(): void {
    for (const side of this.m.sides) side.hole = this.luck.holes.shift() as number[];
  }

  private mark(side: Side, type: string, turns: number, value: number): void {
    const old = side.marks[type] ?? { turns: 0, value: 0 };
    side.marks[type] = { turns: Math.max(old.turns, turns), value: Math.max(old.value, value) };
  }

  private wear(side: Side, type: string): void {
    const mark = side.marks[type];
    if (mark === undefined) return;
    mark.turns--;
    if (mark.turns === 0) delete side.marks[type];
  }

  private hurt(side: Side, halves: number): void {
    let left = halves;
    const shield = side.marks.shielded;
    if (shield !== undefined) {
      const taken = Math.min(left, shield.value);
      shield.value -= taken;
      left -= taken;
      if (shield.value === 0) delete side.marks.shielded;
    }
    const taken = Math.min(left, side.armor);
    side.armor -= taken;
    side.hp = Math.max(0, side.hp - (left - taken));
  }

  private mend(side: Side, halves: number): void {
    side.hp = Math.min(side.max, side.hp + halves);
  }

  private harm(): void {
    for (const [type, percent] of [
      ['poisoned', 3],
      ['burning', 5],
    ] as const) {
      for (const side of this.m.sides) {
        if (side.marks[type] === undefined) continue;
        this.hurt(side, share(side.max, percent));
        this.wear(side, type);
      }
    }
  }

  private bless(): void {
    for (const side of this.m.sides) {
      if (side.marks.blessed === undefined) continue;
      this.mend(side, share(side.max, 2));
      this.wear(side, 'blessed');
    }
  }

  private beginHand(): void {
    const { m, o } = this;
    m.hand++;
    if (m.hand > 1) {
      if (o.blindRotation === 'alternate') m.smallBlind = other(m.smallBlind);
      for (const side of m.sides) Object.assign(side, { hole: [], seen: [false, false] });
    }
    m.community = [];
    for (const side of m.sides) Object.assign(side, { allIn: false, powerUsed: false });
    this.harm();
    if (this.judge()) return;
    this.bless();
    for (const side of m.sides) {
      side.mana = o.spells ? Math.min(10, m.hand) : 0;
      if (m.hand === 1) continue;
      side.stamina += o.staminaPerHand;
      this.draw(side);
    }
    if (o.dealHoleCards === 'beforeSpellPet' && m.sides[0].hole.length === 0) this.deal();
    if (o.spells) Object.assign(m, { phase: 'spellPet', toAct: m.smallBlind });
    else this.post();
  }

  private commit(side: Side, halves: number): void {
    side.hp -= halves;
    side.committed += halves;
    if (side.hp === 0) side.allIn = true;
  }

  private post(): void {
    const { m, o } = this;
    for (const [seat, blind] of [
      [m.smallBlind, 10],
      [other(m.smallBlind), 20],
    ] as const) {
      const side = m.sides[seat];
      this.commit(side, Math.min(side.hp, 2 * o.ante));
      side.bet = Math.min(side.hp, blind);
      this.commit(side, side.bet);
    }
    m.betToMatch = Math.max(m.sides[0].bet, m.sides[1].bet);
    if (m.sides[0].hole.length === 0) this.deal();
    if (o.preflopBetting) this.open('preflop', m.smallBlind);
    else this.street();
  }

  private street(): void {
    const { m, o } = this;
    if (m.community.length === 5) {
      this.showdown();
      return;
    }
    const index = [0, 3, 4].indexOf(m.community.length);
    if (o.statusTick === 'perPhase') {
      this.harm();
      for (const side of m.sides) if (side.hp === 0) side.allIn = true;
      this.bless();
    }
    m.community.push(...(this.luck.boards.shift() as number[]));
    const isSmallFirst = (index === 0 && !o.preflopBetting) || o.laterRoundsFirst === 'smallBlind';
    this.open(STREETS[index] as string, isSmallFirst ? m.smallBlind : other(m.smallBlind));
  }

  private open(round: string, first: Seat): void {
    this.m.phase = round;
    this.waiting = [first, other(first)];
    this.next();
  }

  private owes(seat: Seat): number {
    return Math.max(0, this.m.betToMatch - this.m.sides[seat].bet);
  }

  /** Gives the turn to the next who has something to say, or closes the round. */
  private next(): void {
    const { m } = this;
    if (m.sides.some(({ allIn }) => allIn)) {
      this.waiting = SEATS.filter((seat) => !m.sides[seat].allIn && this.owes(seat) > 0);
    }
    m.toAct = this.waiting[0] ?? null;
    if (m.toAct !== null) return;
    this.close();
    this.street();
  }

  private close(): void {
    this.m.betToMatch = 0;
    this.m.toAct = null;
    this.lastRaise = 0;
    this.waiting = [];
    for (const side of this.m.sides) side.bet = 0;
  }

  // --- the end of a hand --------------------------------------------------------------------------------------------------------

  private refund(side: Side, halves: number): void {
    side.committed -= halves;
    this.mend(side, halves);
  }

  /** The loser's part: what it had in the pot, and what options add, armor first. */
  private lose(seat: Seat, extra: number, armor: boolean): void {
    const side = this.m.sides[seat];
    const more = Math.min(
      side.hp,
      extra + (this.o.elementBonus === 'healthAndDamage' && this.hasEdge(other(seat)) ? 4 : 0),
    );
    side.hp -= more;
    const absorbed = armor ? Math.min(side.armor, side.committed + more) : 0;
    side.armor -= absorbed;
    side.committed = 0;
    this.mend(side, absorbed);
  }

  private showdown(): void {
    const { m, o } = this;
    const [a, b] = m.sides;
    if (o.uncalledExcess === 'returned') {
      const matched = Math.min(a.committed, b.committed);
      for (const side of m.sides) this.refund(side, side.committed - matched);
    }
    const worths = SEATS.map((seat) => worth([...m.sides[seat].hole, ...m.community])) as Both<number[]>;
    const order = compareWorth(worths[0], worths[1]);
    if (order === 0) for (const side of m.sides) this.refund(side, side.committed);
    else {
      const winner: Seat = order > 0 ? 0 : 1;
      const loser = other(winner);
      this.refund(m.sides[winner], m.sides[winner].committed);
      const percent = o.damageMode === 'multiplier' ? (EXTRA[worths[winner][0] as number] as number) : 0;
      const extra = Math.floor((m.sides[loser].committed * percent) / 100);
      this.lose(loser, extra, o.armorAbsorbs === 'allLosses');
    }
    this.endHand();
  }

  private fold(seat: Seat): void {
    const side = this.m.sides[seat];
    if (!side.foldFree) side.stamina = Math.max(0, side.stamina - 1);
    side.foldFree = false;
    this.close();
    const winner = this.m.sides[other(seat)];
    this.refund(winner, winner.committed);
    this.lose(seat, 0, true);
    this.endHand();
  }

  private endHand(): void {
    const { m, o } = this;
    for (const side of m.sides) for (const type of ['frozen', 'cursed', 'enraged']) this.wear(side, type);
    if (this.judge()) return;
    if (o.combatLength === 'toDeath' && m.hand < o.maxHands) this.beginHand();
    else this.finish(null, 'standOff');
  }

  private judge(): boolean {
    const dead = SEATS.filter((seat) => this.m.sides[seat].hp === 0);
    if (dead.length === 0) return false;
    if (dead.length === 2) this.finish(null, 'bothEliminated');
    else this.finish(other(dead[0] as Seat), 'eliminated');
    return true;
  }

  private finish(winner: Seat | null, reason: string): void {
    const { m } = this;
    Object.assign(m, { phase: 'over', toAct: null, result: { winner, reason } });
    for (const side of m.sides) {
      Object.assign(side, { max: side.base, hp: Math.min(side.hp, side.base), armor: 0, marks: {}, mana: 0 });
    }
  }

  // --- spells -------------------------------------------------------------------------------------------------------------------

  private cast(seat: Seat, effect: string): void {
    const own = this.m.sides[seat];
    const foe = this.m.sides[other(seat)];
    const cursed = (n: number) => (own.marks.cursed === undefined ? n : Math.max(1, Math.floor(n * 0.75)));
    const enraged = (n: number) =>
      own.marks.enraged === undefined ? n : Math.max(n + 1, Math.floor(n * 1.25));
    for (const op of effect.split('; ')) {
      const [name, x, y, z] = op.split(' ') as [string, string, string, string];
      const n = Number(x);
      if (name === 'heal') this.mend(own, 2 * cursed(n));
      if (name === 'armor') own.armor += 2 * n;
      if (name === 'sta') own.stamina += n;
      if (name === 'dmg') this.hurt(foe, 2 * enraged(cursed(n)));
      if (name === 'me') this.mark(own, x, Number(y), 2 * Number(z));
      if (name === 'foe') this.mark(foe, x, Number(y), 2 * Number(z));
      if (name === 'foldFree') own.foldFree = true;
      if (name === 'draw') for (let i = 0; i < n; i++) this.draw(own);
      if (name === 'pay') own.hp -= 2 * n;
      if (name === 'peek') this.peek(own, n);
    }
  }

  private peek(own: Side, n: number): void {
    const hidden = [0, 1].filter((place) => !own.seen[place as Seat]);
    const count = Math.min(n, hidden.length);
    if (count === 0) return;
    const places = this.luck.peeks.shift() as number[];
    if (places.length !== count || !places.every((place) => hidden.includes(place)))
      throw new Error('a strange peek');
    for (const place of places) own.seen[place as Seat] = true;
  }

  private unable(seat: Seat, mana: number, effect: string): string | null {
    const side = this.m.sides[seat];
    if (side.mana < mana) return 'NOT_ENOUGH_MANA';
    if (side.marks.frozen !== undefined) return 'FROZEN';
    const price = Number(/pay (\d+)/.exec(effect)?.[1] ?? 0);
    return price > 0 && side.hp - 2 * price <= 0 ? 'WOULD_DIE' : null;
  }

  // --- what is legal, and what it does ------------------------------------------------------------------------------------------

  /** Why an action is refused, in the order of the spec's table; null if it is legal. */
  refuse(action: Act): string | null {
    const { m } = this;
    const { seat, type } = action;
    const side = m.sides[seat];
    if (m.result !== null) return 'GAME_OVER';
    const phases =
      type === 'mulligan'
        ? ['mulligan']
        : ['castSpell', 'combatPower', 'ready'].includes(type)
          ? ['spellPet']
          : ROUNDS;
    if (!phases.includes(m.phase)) return 'WRONG_PHASE';
    if (type === 'mulligan') return this.refuseMulligan(seat, action.replace as number[]);
    if (m.toAct !== seat) return 'NOT_YOUR_TURN';
    switch (type) {
      case 'castSpell': {
        const spell = SPELLS[side.spells[action.hand as number] ?? 0];
        return spell === undefined ? 'BAD_INDEX' : this.unable(seat, spell[2], spell[3]);
      }
      case 'combatPower': {
        if (side.powerUsed) return 'POWER_USED';
        const effect = POWERS[this.natures[seat].heroClass ?? ''];
        return effect === undefined ? 'NO_POWER' : this.unable(seat, 2, effect);
      }
      case 'attack':
        return m.betToMatch > 0 ? 'BET_OUTSTANDING' : this.refuseBet(seat, 2 * (action.amount as number));
      case 'counterAttack':
        return m.betToMatch === 0 ? 'NOTHING_TO_RAISE' : this.refuseBet(seat, 2 * (action.raiseBy as number));
      case 'engage':
        return this.owes(seat) === 0 ? 'NOTHING_TO_CALL' : null;
      case 'defend':
        return this.owes(seat) > 0 ? 'MUST_CALL_OR_FOLD' : null;
      default:
        return null;
    }
  }

  private refuseMulligan(seat: Seat, replace: readonly number[]): string | null {
    const size = this.swappable(seat);
    if (this.choices[seat] !== null || size === 0) return 'ALREADY_DONE';
    const isGood = new Set(replace).size === replace.length && replace.every((place) => place < size);
    return isGood ? null : 'BAD_INDEX';
  }

  private refuseBet(seat: Seat, halves: number): string | null {
    const { o, m } = this;
    const side = m.sides[seat];
    const able = side.hp - this.owes(seat);
    const least = o.minRaise === 'lastRaise' ? Math.max(20, this.lastRaise) : 20;
    const isEverything = halves === able;
    if (halves < least && !isEverything) return 'BELOW_MINIMUM';
    if (halves % (2 * o.betStep) !== 0 && !isEverything) return 'NOT_WHOLE';
    if (halves > able || able <= 0) return 'NOT_ENOUGH_HP';
    if (this.price(halves) > side.stamina) return 'NOT_ENOUGH_STAMINA';
    if (m.sides[other(seat)].allIn) return 'OPPONENT_ALL_IN';
    return side.marks.frozen === undefined ? null : 'FROZEN';
  }

  /** One stamina for each started 10 HP. */
  private price(halves: number): number {
    const unit = 2 * this.o.hpPerStamina;
    return Math.floor(halves / unit) + (halves % unit > 0 ? 1 : 0);
  }

  play(action: Act, luck: Luck): void {
    this.luck = luck;
    const { m } = this;
    const { seat, type } = action;
    const side = m.sides[seat];
    if (type === 'mulligan') {
      this.choices[seat] = action.replace as number[];
      if (SEATS.some((each) => this.choices[each] === null && this.swappable(each) > 0)) return;
      this.swap();
      this.beginHand();
    } else if (m.phase === 'spellPet') this.prepareHand(action);
    else if (type === 'brace') this.fold(seat);
    else {
      const owed = this.owes(seat);
      if (type === 'defend') side.stamina++;
      else if (type === 'engage') this.call(seat, owed);
      else this.bet(seat, owed, 2 * ((action.amount ?? action.raiseBy) as number));
      this.waiting = this.waiting.filter((each) => each !== seat);
      this.next();
    }
  }

  private prepareHand({ seat, type, hand }: Act): void {
    const { m } = this;
    const side = m.sides[seat];
    if (type === 'ready') {
      if (seat === m.smallBlind) m.toAct = other(seat);
      else this.post();
      return;
    }
    if (type === 'castSpell') {
      const [id] = side.spells.splice(hand as number, 1);
      side.used.push(id as number);
      const [, , mana, effect] = SPELLS[id as number] as (typeof SPELLS)[number];
      side.mana -= mana;
      this.cast(seat, effect);
    } else {
      side.powerUsed = true;
      side.mana -= 2;
      this.cast(seat, POWERS[this.natures[seat].heroClass as string] as string);
    }
    this.judge();
  }

  private call(seat: Seat, owed: number): void {
    const side = this.m.sides[seat];
    const bound = this.o.callNeedsStamina ? 2 * this.o.hpPerStamina * side.stamina : owed;
    const paid = Math.min(owed, side.hp, bound);
    side.bet += paid;
    this.commit(side, paid);
    if (paid < owed) side.allIn = true;
  }

  private bet(seat: Seat, owed: number, halves: number): void {
    const side = this.m.sides[seat];
    side.stamina -= this.price(halves);
    side.bet += owed + halves;
    this.m.betToMatch = side.bet;
    this.lastRaise = halves;
    this.commit(side, owed + halves);
    this.waiting = [other(seat)];
  }
}
