// A second opinion on MMA CCG, written from rules.md and rulings.md alone: it reads the card tables as they are printed, runs the
// printed texts, and tells a whole match as one story that stops wherever somebody must decide. Nothing is shuffled in it, and a
// card at random is the oldest.

import { readFileSync } from 'node:fs';
import type { Seat } from 'holmgang';
import type { MmaCcgOptions, MmaCcgState, Position } from 'holmgang/mma-ccg';

/** A card as rules.md prints it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly unique: boolean;
  readonly type: 'maneuver' | 'referee' | 'counter' | 'routine';
  readonly req: string | null;
  readonly tags: readonly string[];
  readonly t: number;
  readonly s: number;
  readonly vp: number;
  readonly text: string;
  readonly cost: number;
  readonly when: string | null;
  readonly flags: readonly string[];
  readonly vs: string;
  readonly timing: string | null;
  readonly limit: string | null;
}

const PAGE = readFileSync(new URL('../../rulesets/mma-ccg/rules.md', import.meta.url), 'utf8').split('\n');

/** Something between bars of a table, with `/` for the bars inside. */
const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll('\\|', '/')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));

/** The operations of a text; semicolons inside of braces do not part them. */
const opsOf = (text: string): readonly string[] =>
  text
    .split(/;(?![^{]*\})/)
    .map((op) => op.trim())
    .filter((op) => op !== '' && op !== '—');

type Kind = readonly [Row['type'], string];

/** What stands in the columns after id and name, by the first letter of the id. */
const KINDS: Readonly<Record<string, Kind>> = {
  m: ['maneuver', 'req tags t s vp text'],
  r: ['referee', 'req vp text'],
  k: ['counter', 'req vs t s vp text'],
  q: ['routine', 'timing vs limit vp text'],
  e: ['routine', 'timing vs limit vp text'],
};

function rowOf(line: string): Row {
  const cells = cellsOf(line);
  const [id = '', title = ''] = cells;
  const [type, order] = KINDS[id[0] ?? ''] as Kind;
  const cell = (column: string) => {
    const at = order.split(' ').indexOf(column);
    return at < 0 ? '' : (cells[at + 2] as string).replace('—', '');
  };
  const ops = opsOf(cell('text'));
  const after = (start: string) => ops.find((op) => op.startsWith(start))?.slice(start.length) ?? null;
  const isFlag = (op: string) => op === 'nohand' || op === 'noflip';
  return {
    id,
    name: title.replace(' ★', ''),
    unique: title.includes('★'),
    type,
    req: cell('req') === 'any' || type === 'routine' ? null : cell('req'),
    tags: cell('tags') === '' ? [] : cell('tags').split(' '),
    t: Number(cell('t')),
    s: Number(cell('s')),
    vp: Number(cell('vp')),
    text: ops.filter((op) => !isFlag(op) && !/^(only if|cost) /.test(op)).join(';'),
    cost: Number(after('cost discard(')?.[0] ?? 0),
    when: after('only if '),
    flags: ops.filter(isFlag),
    vs: cell('vs'),
    timing: cell('timing') || null,
    limit: cell('limit') || null,
  };
}

/** The card tables of rules.md. */
export const TABLE: Readonly<Record<string, Row>> = Object.fromEntries(
  PAGE.filter((line) => /^\| [mrkqe]\d\d \|/.test(line)).map((line) => [rowOf(line).id, rowOf(line)]),
);

/** A theme deck of rules.md by its title. */
export function printedDeck(title: string): { stamina: readonly string[]; routines: readonly string[] } {
  const at = PAGE.findIndex((line) => line.startsWith(`**${title}**`));
  const counted = [...(PAGE[at] ?? '').matchAll(/(\d)× [^(]*\((\w+)\)/g)];
  const stamina = counted.flatMap(([, count, id]) => Array<string>(Number(count)).fill(id as string));
  return {
    stamina,
    routines: [...(PAGE[at + 1] ?? '').matchAll(/\((\w+)\)/g)].map(([, id]) => id as string),
  };
}

/** Whether a card is in one of the classes between the bars. */
function isIn({ type, tags, name, t }: Row, classes: string): boolean {
  return classes.split('/').some((each) => {
    const [is = '', most] = each.split(' T<=');
    if (most !== undefined && t > Number(most)) return false;
    return is === 'any' || is === type || is === name || tags.includes(is);
  });
}

/** Any action of the game. */
export interface Act {
  readonly type: string;
  readonly seat: Seat;
  readonly card?: number;
  readonly costCards?: readonly number[];
  readonly cards?: readonly number[];
  readonly n?: number;
  readonly position?: Position;
  readonly done?: true;
  readonly regroupDiscard?: number;
  readonly regroup?: true;
  readonly kind?: string;
}

/** What somebody is asked, and why an answer to it is refused. */
export interface Asked {
  readonly who: readonly Seat[];
  readonly what: 'cut' | 'mulligan' | 'chooseRoutines' | 'main' | 'response' | 'choice' | 'recover';
  refuse(act: Act): string | null;
}

/** A story with questions in it. */
type Story<T = void> = Generator<Asked, T, Act>;

interface Side {
  t: number;
  deck: number[];
  hand: number[];
  cage: number[];
  corner: number[];
  exhausted: number[];
  routines: number[];
  used: number[];
}

interface Announced {
  readonly card: number;
  readonly seat: Seat;
  readonly position: string;
  t: number;
  s: number;
  readonly flags: string[];
  countered: boolean;
  wins: boolean;
}

/** Thrown where the match ends. */
class End extends Error {}

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const count = (...given: readonly unknown[]): number => given.filter((each) => each !== undefined).length;

/** A match as the oracle tells it. */
export class Oracle {
  readonly sides: readonly [Side, Side];
  position = 'S';
  round = 1;
  active: Seat;
  result: readonly [Seat | null, string] | null = null;
  asked: Asked | null = null;
  private readonly first: Seat;
  private readonly story: Story;
  private announced: Announced | null = null;
  private bonuses: { seat: Seat; of: string; t: number; s: number; flag: string }[] = [];
  private cardsPlayed = 0;
  private routineUsed = false;
  private endsTurn = false;
  private isRecovery = false;

  constructor(
    state: MmaCcgState,
    private readonly options: MmaCcgOptions,
    private readonly row: (card: number) => Row,
  ) {
    this.first = state.firstPlayer;
    this.active = this.first;
    const side = (seat: Seat): Side => {
      const { hand, deck, routineDeck } = state.seats[seat];
      const piles = { hand: [], cage: [], corner: [], exhausted: [], used: [] };
      return {
        ...structuredClone(piles),
        t: options.startingToughness,
        deck: [...hand, ...deck],
        routines: [...routineDeck],
      };
    };
    this.sides = [side(0), side(1)];
    this.story = this.match();
    this.hear(this.story.next());
  }

  /** Goes on with an answer. */
  answer(act: Act): void {
    this.hear(this.story.next(act));
  }

  /** Why an action is refused now; null if it is not. */
  refuse(act: Act): string | null {
    const { asked, options } = this;
    const { type, seat } = act;
    if (asked === null) return 'GAME_OVER';
    const isRoutine = type === 'useRoutine' || type === 'chooseRoutines' || act.kind === 'endorse';
    if (isRoutine && options.mode === 'basic') return 'ROUTINES_DISABLED';
    if (type === 'cut' && !options.allowCut) return 'OPTION_DISABLED';
    if (type === 'cut' || type === 'mulligan' || type === 'chooseRoutines') {
      return asked.what === type && asked.who.includes(seat) ? asked.refuse(act) : 'WRONG_PHASE';
    }
    const isAsked = asked.who.includes(seat);
    if (type === 'recover') {
      if (!this.isRecovery) return 'WRONG_PHASE';
      return asked.what === 'recover' && isAsked ? asked.refuse(act) : 'NOT_YOUR_TURN';
    }
    if (type === 'choose') {
      if (asked.what !== 'choice') return 'WRONG_TIMING';
      return isAsked ? asked.refuse(act) : 'NOT_YOUR_CHOICE';
    }
    if ((type === 'playCard' || type === 'endTurn') && seat !== this.active) return 'NOT_YOUR_TURN';
    const when = { playCard: 'main', endTurn: 'main', counter: 'response', decline: 'response' }[type];
    const isTime = when === undefined ? /main|response/.test(asked.what) : asked.what === when;
    return isTime && isAsked ? asked.refuse(act) : 'WRONG_TIMING';
  }

  private hear(next: IteratorResult<Asked, void>): void {
    this.asked = next.done === true ? null : next.value;
  }

  /** Victory Points in play. */
  private points(seat: Seat): number {
    const rows = this.sides[seat].cage.map(this.row);
    return rows
      .filter(({ type }) => this.options.routineVP || type !== 'routine')
      .reduce((sum, { vp }) => sum + vp, 0);
  }

  private end(winner: Seat | null, why: string): never {
    this.result = [winner, why];
    throw new End();
  }

  /** Everybody loses so much Toughness at the same time. */
  private hurt(seats: readonly Seat[], n: number): void {
    for (const seat of seats) this.sides[seat].t -= n;
    const out = ([0, 1] as const).filter((seat) => this.sides[seat].t <= 0);
    if (out.length === 1) this.end(other(out[0] as Seat), 'knockout');
    if (out.length === 0) return;
    const { simultaneousKO } = this.options;
    if (simultaneousKO === 'draw') this.end(null, 'draw');
    this.end(simultaneousKO === 'activeWins' ? this.active : other(this.active), 'knockout');
  }

  private heal(seat: Seat, n: number): void {
    this.sides[seat].t = Math.min(this.options.startingToughness, this.sides[seat].t + n);
  }

  private draw(seat: Seat, n: number): void {
    for (let i = 0; i < n; i++) {
      const card = this.sides[seat].deck.shift();
      if (card !== undefined) this.sides[seat].hand.push(card);
      else if (this.options.emptyDeckDraw === 'loseToughness1') this.hurt([seat], 1);
    }
  }

  /** Moves these cards of a pile to another, in the order of the pile. */
  private move(cards: readonly number[], from: number[], to: number[]): void {
    const moved = from.filter((card) => cards.includes(card));
    from.splice(0, from.length, ...from.filter((card) => !moved.includes(card)));
    to.push(...moved);
  }

  private holds(seat: Seat, condition: string): boolean {
    return condition.split('&').every((part) => {
      const [, subject = '', relation, n] = /^(.*?)([<>]=)(\d+)$/.exec(part.trim()) ?? [];
      const value = this.valueOf(seat, subject);
      return relation === '<=' ? value <= Number(n) : value >= Number(n);
    });
  }

  private valueOf(seat: Seat, subject: string): number {
    const foe = other(seat);
    const [, who, of = ''] = /^cage\((me|opp),(.*)\)$/.exec(subject) ?? [];
    if (who !== undefined) {
      return this.sides[who === 'me' ? seat : foe].cage.filter((card) => isIn(this.row(card), of)).length;
    }
    switch (subject) {
      case 'oppT':
        return this.sides[foe].t;
      case 'oppDeck':
        return this.sides[foe].deck.length;
      case 'vp':
        return this.points(seat) - this.points(foe);
      case 'played':
        // Only Maneuvers ask for it, which count themselves among the announced.
        return this.cardsPlayed - 1;
      default:
        throw new Error(`no such condition: ${subject}`);
    }
  }

  /** Lets a seat choose cards of a pile, one after the other. */
  private *choose(seat: Seat, pile: readonly number[], least: number, most: number): Story<number[]> {
    const chosen: number[] = [];
    while (chosen.length < most) {
      const act = yield {
        who: [seat],
        what: 'choice',
        refuse({ card, position, done }) {
          if (count(card, position, done) !== 1 || position !== undefined) return 'BAD_CHOICE';
          if (card === undefined) return chosen.length >= least ? null : 'BAD_CHOICE';
          return pile.includes(card) && !chosen.includes(card) ? null : 'BAD_CHOICE';
        },
      };
      if (act.card === undefined) break;
      chosen.push(act.card);
    }
    return chosen;
  }

  private *discard(seat: Seat, n: number): Story {
    const { hand, corner } = this.sides[seat];
    const cards = hand.length > n ? yield* this.choose(seat, hand, n, n) : [...hand];
    this.move(cards, hand, corner);
  }

  private *takeBack(seat: Seat, n: number, of: string, to: 'deck' | 'hand'): Story {
    const side = this.sides[seat];
    const pile = side.corner.filter((card) => isIn(this.row(card), of));
    const cards = yield* this.choose(seat, pile, 0, Math.min(n, pile.length));
    this.move(cards, side.corner, side[to]);
  }

  private *text(seat: Seat, text: string, own: Announced | null): Story {
    for (const op of opsOf(text)) {
      const [, when, does = '', otherwise = ''] = /^if\((.*)\)\{(.*?)\}(?:else\{(.*)\})?$/.exec(op) ?? [];
      if (when !== undefined) yield* this.text(seat, this.holds(seat, when) ? does : otherwise, own);
      else yield* this.perform(seat, op, own);
    }
  }

  private *perform(seat: Seat, op: string, own: Announced | null): Story {
    const [, name = '', list = ''] = /^(\w+)(?:\((.*)\))?$/.exec(op) ?? [];
    const [first = '', second = '', third = '', flag = ''] = list.split(',');
    const whom = first === 'opp' ? other(seat) : seat;
    switch (name) {
      case 'pos':
        this.position = first;
        return;
      case 'posChoice':
        yield* this.choosePosition(seat, first.split('/'));
        return;
      case 'draw':
        return this.draw(whom, Number(second));
      case 'discard':
        if (third === 'choose') yield* this.discard(whom, Number(second));
        else
          this.move(
            this.sides[whom].hand.slice(0, Number(second)),
            this.sides[whom].hand,
            this.sides[whom].corner,
          );
        return;
      case 'heal':
        return this.heal(seat, Number(first));
      case 'hurt':
        return this.hurt([0, 1], Number(second));
      case 'recycle':
        return yield* this.takeBack(seat, Number(first), 'any', 'deck');
      case 'regain':
        return yield* this.takeBack(seat, Number(first), second, 'hand');
      case 'next':
        this.bonuses.push({ seat, of: first, t: Number(second), s: Number(third), flag });
        return;
      default:
        this.change(seat, name, Number(first), Number(second), own);
    }
  }

  /** What bears on the announced card, or on the turn and the match. */
  private change(seat: Seat, name: string, t: number, s: number, own: Announced | null): void {
    const target = this.announced;
    if (name === 'self' && own !== null) own.t += t;
    else if (name === 'reduce' && target !== null) {
      target.t -= t;
      target.s -= s;
    } else if (name === 'counterIt' && target !== null) target.countered = true;
    else if (name === 'endTurn') this.endsTurn = true;
    else if (name !== 'win') throw new Error(`no such operation: ${name}`);
    else if (own !== null && this.options.winTextTiming === 'afterDamage') own.wins = true;
    else this.end(seat, 'card');
  }

  private *choosePosition(seat: Seat, among: readonly string[]): Story {
    const act = yield {
      who: [seat],
      what: 'choice',
      refuse: ({ card, position, done }) =>
        count(card, position, done) === 1 && among.includes(position ?? '') ? null : 'BAD_CHOICE',
    };
    this.position = act.position as string;
  }

  /** Deals the damage of a card; whether an overturned Counter stops it. */
  private damage({ card, seat, position, t, s, flags }: Announced): boolean {
    const victim = other(seat);
    const { deck, corner } = this.sides[victim];
    const { overturnPosition } = this.options;
    if (t > 0) this.hurt([victim], t);
    for (let i = 0; i < s; i++) {
      const top = deck.shift();
      if (top === undefined) {
        this.hurt([victim], 1);
        continue;
      }
      corner.push(top);
      const { type, vs, req } = this.row(top);
      const where = overturnPosition === 'current' ? this.position : position;
      const fits = req === null || overturnPosition === 'ignore' || req === where;
      if (type === 'counter' && fits && !flags.includes('noflip') && isIn(this.row(card), vs)) return true;
    }
    return false;
  }

  private announce({ seat, card = -1, costCards = [] }: Act): Announced {
    const row = this.row(card);
    const { hand, corner } = this.sides[seat];
    this.move([card], hand, []);
    this.move(costCards, hand, corner);
    const announced = { card, seat, position: this.position, t: row.t, s: row.s, flags: [...row.flags] };
    const isMeant = (bonus: { seat: Seat; of: string }) => bonus.seat === seat && isIn(row, bonus.of);
    for (const { t, s, flag } of this.bonuses.filter(isMeant)) {
      announced.t += t;
      announced.s += s;
      announced.flags.push(flag);
    }
    this.bonuses = this.bonuses.filter((bonus) => !isMeant(bonus));
    return { ...announced, countered: false, wins: false };
  }

  private *useRoutine({ seat, card = -1 }: Act): Story {
    const { text, limit } = this.row(card);
    const side = this.sides[seat];
    yield* this.text(seat, text, null);
    if (limit === 'exhaust') this.move([card], side.cage, side.exhausted);
    else side.used.push(card);
  }

  private refusePlay({ type, seat, card = -1, costCards }: Act): string | null {
    const { hand } = this.sides[seat];
    if (!hand.includes(card)) return 'NOT_IN_HAND';
    const { type: kind, req, when, cost, vs } = this.row(card);
    const target = type === 'counter' ? this.announced : null;
    if (target === null && kind === 'counter') return 'WRONG_TYPE';
    if (target !== null && kind !== 'counter') return 'NOT_A_COUNTER';
    if (req !== null && req !== (target?.position ?? this.position)) return 'WRONG_POSITION';
    if (when !== null && !this.holds(seat, when)) return 'CONDITION_NOT_MET';
    if (target !== null && !isIn(this.row(target.card), vs)) return 'NOT_APPLICABLE';
    if (target?.flags.includes('nohand')) return 'CANNOT_BE_COUNTERED';
    if (cost === 0) return costCards === undefined ? null : 'CANNOT_PAY_COST';
    const paid = new Set((costCards ?? []).filter((each) => each !== card && hand.includes(each)));
    return paid.size === cost && costCards?.length === cost ? null : 'CANNOT_PAY_COST';
  }

  private refuseRoutine({ seat, card = -1 }: Act, time: 'main' | 'response'): string | null {
    const { cage, used } = this.sides[seat];
    const row = this.row(card);
    if (!cage.includes(card) || row.type !== 'routine') return 'NOT_IN_PLAY';
    if (row.timing !== time) return 'WRONG_TIMING';
    const target = this.announced;
    if (target !== null && !isIn(this.row(target.card), row.vs)) return 'NOT_APPLICABLE';
    if (used.includes(card)) return 'ALREADY_USED';
    const isSafe = target?.flags.includes('nohand') && row.text === 'counterIt';
    return isSafe ? 'CANNOT_BE_COUNTERED' : null;
  }

  private mayRegroup(): boolean {
    return this.cardsPlayed === 0 && (this.options.regroupAfterRoutine === 'allowed' || !this.routineUsed);
  }

  private refuseEnd({ seat, regroupDiscard, regroup }: Act): string | null {
    const { hand } = this.sides[seat];
    if (count(regroupDiscard, regroup) === 0) return null;
    if (!this.mayRegroup()) return 'REGROUP_NOT_ALLOWED';
    if (regroup) {
      const isFree = hand.length === 0 && this.options.regroupEmptyHand === 'drawOnly';
      return isFree && regroupDiscard === undefined ? null : 'REGROUP_NEEDS_DISCARD';
    }
    if (hand.length < this.options.regroup.discard) return 'REGROUP_NEEDS_DISCARD';
    return hand.includes(regroupDiscard as number) ? null : 'NOT_IN_HAND';
  }

  /** Whether `autoPass` ends the Main Step here. */
  private isIdle(seat: Seat): boolean {
    const { hand, cage } = this.sides[seat];
    const { regroup, regroupEmptyHand } = this.options;
    const isFree = hand.length === 0 && regroupEmptyHand === 'drawOnly';
    if (this.mayRegroup() && (isFree || hand.length >= regroup.discard)) return false;
    if (cage.some((card) => this.refuseRoutine({ type: '', seat, card }, 'main') === null)) return false;
    return !hand.some((card) => {
      const others = hand.filter((each) => each !== card).slice(0, this.row(card).cost);
      const costCards = others.length > 0 ? { costCards: others } : {};
      return this.refusePlay({ type: 'playCard', seat, card, ...costCards }) === null;
    });
  }

  private *turn(seat: Seat): Story {
    this.active = seat;
    this.cardsPlayed = 0;
    this.routineUsed = false;
    this.endsTurn = false;
    this.draw(seat, 1);
    while (!(this.options.autoPass && this.isIdle(seat)) && !(yield* this.mainAction(seat)));
    this.bonuses = [];
    const { handLimit } = this.options;
    const excess = this.sides[seat].hand.length - (handLimit ?? Number.POSITIVE_INFINITY);
    if (excess > 0) yield* this.discard(seat, excess);
  }

  /** One thing in the Main Step; whether it ends the turn. */
  private *mainAction(seat: Seat): Story<boolean> {
    const act = yield {
      who: [seat],
      what: 'main',
      refuse: (each) => {
        if (each.type === 'playCard') return this.refusePlay(each);
        return each.type === 'useRoutine' ? this.refuseRoutine(each, 'main') : this.refuseEnd(each);
      },
    };
    if (act.type === 'playCard') return yield* this.playCard(act);
    if (act.type === 'endTurn') {
      yield* this.pass(act);
      return true;
    }
    this.routineUsed = true;
    yield* this.useRoutine(act);
    return this.endsTurn;
  }

  private *pass({ seat, regroupDiscard, regroup }: Act): Story {
    const { hand, corner } = this.sides[seat];
    const amounts = this.options.regroup;
    if (regroupDiscard !== undefined) {
      this.move([regroupDiscard], hand, corner);
      yield* this.discard(seat, amounts.discard - 1);
    }
    if (count(regroupDiscard, regroup) > 0) this.draw(seat, amounts.draw);
  }

  private *playCard(act: Act): Story<boolean> {
    const { seat } = act;
    const play = this.announce(act);
    this.cardsPlayed++;
    this.announced = play;
    const isCountered = yield* this.window(other(seat), play);
    this.announced = null;
    if (isCountered) return true;
    this.sides[seat].cage.push(play.card);
    yield* this.text(seat, this.row(play.card).text, play);
    const isStopped = this.damage(play);
    if (play.wins && !isStopped) this.end(seat, 'card');
    return isStopped || this.endsTurn;
  }

  /** The opponent's response; whether it counters the card. */
  private *window(seat: Seat, play: Announced): Story<boolean> {
    const pile = this.sides[play.seat][this.options.counteredFromHandTo];
    for (;;) {
      const act = yield {
        who: [seat],
        what: 'response',
        refuse: (each) => {
          if (each.type === 'counter') return this.refusePlay(each);
          return each.type === 'useRoutine' ? this.refuseRoutine(each, 'response') : null;
        },
      };
      if (act.type === 'decline') return false;
      if (act.type === 'counter') {
        yield* this.counter(act, play, pile);
        return true;
      }
      yield* this.useRoutine(act);
      if (play.countered) pile.push(play.card);
      if (play.countered || this.options.responsesPerCard === 1) return play.countered;
    }
  }

  private *counter(act: Act, target: Announced, pile: number[]): Story {
    const answer = this.announce(act);
    pile.push(target.card);
    this.sides[act.seat].cage.push(answer.card);
    if (this.options.counterFromHandEffects === 'none') return;
    yield* this.text(act.seat, this.row(answer.card).text, answer);
    this.damage(answer);
  }

  /** Asks both, in either order, for one answer each. */
  private *both(
    what: 'cut' | 'mulligan' | 'chooseRoutines',
    refuse: Asked['refuse'],
    then: (act: Act) => void,
  ): Story {
    const first = yield { who: [0, 1], what, refuse };
    then(first);
    then(yield { who: [other(first.seat)], what, refuse });
  }

  /** Asks both for some cards of a pile. */
  private *sets(
    what: 'mulligan' | 'chooseRoutines',
    pile: 'hand' | 'routines',
    most: number,
    then: (act: Act) => void,
  ): Story {
    const refuse = ({ seat, cards = [] }: Act): string | null => {
      if (cards.length > most) return 'TOO_MANY_CARDS';
      const isOwn = cards.every((card) => this.sides[seat][pile].includes(card));
      if (!isOwn) return pile === 'hand' ? 'NOT_IN_HAND' : 'NOT_IN_ROUTINE_DECK';
      return new Set(cards).size < cards.length ? 'BAD_VALUE' : null;
    };
    yield* this.both(what, refuse, then);
  }

  private *opening(): Story {
    const { allowCut, openingHand, mulliganMax, mode, routinesInPlayMax } = this.options;
    const isCut = ({ n = -1 }: Act) => (n >= 0 && n < 50 ? null : 'BAD_VALUE');
    const cut = ({ seat, n = 0 }: Act) => {
      const { deck } = this.sides[other(seat)];
      deck.push(...deck.splice(0, n));
    };
    if (allowCut) yield* this.both('cut', isCut, cut);
    for (const seat of [0, 1] as const) this.draw(seat, openingHand);
    const most = Math.min(mulliganMax, openingHand);
    const mulligan = ({ seat, cards = [] }: Act) => {
      const aside: number[] = [];
      this.move(cards, this.sides[seat].hand, aside);
      this.draw(seat, aside.length);
      this.sides[seat].deck.push(...aside);
    };
    if (most > 0) yield* this.sets('mulligan', 'hand', most, mulligan);
    if (mode === 'basic') return;
    const picks: Act[] = [];
    yield* this.sets('chooseRoutines', 'routines', routinesInPlayMax, (act) => picks.push(act));
    for (const { seat, cards = [] } of picks)
      this.move(cards, this.sides[seat].routines, this.sides[seat].cage);
  }

  private *recover(seat: Seat): Story {
    const { recovery } = this.options;
    const { cage } = this.sides[seat];
    const isThere = (card: number) => cage.includes(card) && this.row(card).timing === 'recovery';
    const act = yield {
      who: [seat],
      what: 'recover',
      refuse: ({ kind, card = -1 }) => (kind !== 'endorse' || isThere(card) ? null : 'NO_ENDORSEMENT'),
    };
    if (act.kind === 'heal') this.heal(seat, recovery.heal);
    if (act.kind === 'draw') this.draw(seat, recovery.draw);
    if (act.kind === 'shuffle') yield* this.takeBack(seat, recovery.shuffle, 'any', 'deck');
    if (act.kind === 'endorse') yield* this.useRoutine(act);
  }

  private *rounds(): Story {
    const { rounds, turnsPerRound } = this.options;
    for (; ; this.round++) {
      const starter = this.round % 2 === 1 ? this.first : other(this.first);
      for (const side of this.sides) side.used = [];
      for (let turn = 0; turn < 2 * turnsPerRound; turn++) {
        yield* this.turn(turn % 2 === 0 ? starter : other(starter));
      }
      if (this.round === rounds) return;
      this.position = 'S';
      this.isRecovery = true;
      yield* this.recover(starter);
      yield* this.recover(other(starter));
      this.isRecovery = false;
    }
  }

  private *match(): Story {
    try {
      yield* this.opening();
      yield* this.rounds();
      const lead = this.points(0) - this.points(1) || this.sides[0].t - this.sides[1].t;
      if (lead === 0) this.end(null, 'draw');
      this.end(lead > 0 ? 0 : 1, 'decision');
    } catch (error) {
      if (!(error instanceof End)) throw error;
    }
  }
}
