// A second opinion on MMA Warriors, written from rules.md and rulings.md alone: its own card tables, its own list of what is
// legal, and its own account of every action from the payment to the next decision. Chance is told to it.

import type { Seat } from 'holmgang';
import type { MmaWarriorsAction, MmaWarriorsOptions, MmaWarriorsState } from 'holmgang/mma-warriors';

type Two<T> = [T, T];

interface Corner {
  readonly kind: 'corner';
  readonly cost: number;
}
type Entry =
  | { kind: 'fighter'; cost: 0; style: string; figures: readonly [number, number, number, number] }
  | { kind: 'strike'; cost: number; damage: number }
  | { kind: 'takedown'; cost: number; bonus: number; damage: number }
  | { kind: 'submission'; cost: number; damage: number }
  | { kind: 'defence'; cost: number; reduction: number }
  | Corner;

const fighter = (style: string, ...figures: [number, number, number, number]): Entry => ({
  kind: 'fighter',
  cost: 0,
  style,
  figures,
});
const strike = (cost: number, damage: number): Entry => ({ kind: 'strike', cost, damage });
const takedown = (cost: number, bonus: number, damage: number): Entry => ({
  kind: 'takedown',
  cost,
  bonus,
  damage,
});
const submission = (cost: number, damage: number): Entry => ({ kind: 'submission', cost, damage });
const defence = (cost: number, reduction: number): Entry => ({ kind: 'defence', cost, reduction });
const corner = (cost: number): Entry => ({ kind: 'corner', cost });

/** The tables at the end of rules.md. */
export const TABLES: Readonly<Record<string, Entry>> = {
  islam_makhachev: fighter('Grappler', 6, 10, 8, 40),
  alex_pereira: fighter('Striker', 10, 4, 6, 34),
  alexander_volkanovski: fighter('Balanced', 8, 8, 9, 42),
  ilia_topuria: fighter('Balanced', 9, 7, 7, 38),
  merab_dvalishvili: fighter('Grappler', 6, 9, 7, 45),
  charles_oliveira: fighter('Grappler', 7, 10, 6, 36),
  max_holloway: fighter('Striker', 9, 6, 7, 45),
  belal_muhammad: fighter('Grappler', 6, 9, 8, 42),
  khamzat_chimaev: fighter('Grappler', 8, 9, 7, 38),
  alexandre_pantoja: fighter('Grappler', 6, 9, 7, 38),
  jack_della_maddalena: fighter('Striker', 9, 5, 6, 35),
  tom_aspinall: fighter('Balanced', 9, 7, 7, 38),
  dricus_du_plessis: fighter('Balanced', 8, 7, 7, 40),
  magomed_ankalaev: fighter('Balanced', 7, 8, 8, 40),
  arman_tsarukyan: fighter('Balanced', 7, 8, 7, 38),
  quick_jab: strike(1, 3),
  teep_kick: strike(1, 3),
  leg_kick: strike(2, 4),
  body_shot: strike(2, 4),
  power_cross: strike(3, 6),
  cutting_elbow: strike(3, 5),
  uppercut: strike(3, 6),
  heavy_hook: strike(4, 8),
  spinning_back_fist: strike(4, 7),
  head_kick: strike(4, 10),
  ground_and_pound: strike(2, 6),
  clinch: takedown(2, 2, 1),
  single_leg_takedown: takedown(2, 2, 2),
  double_leg_takedown: takedown(3, 3, 3),
  suplex: takedown(4, 4, 5),
  guillotine_choke: submission(3, 10),
  kimura: submission(3, 11),
  armbar: submission(4, 12),
  triangle_choke: submission(4, 13),
  darce_choke: submission(4, 14),
  rear_naked_choke: submission(5, 15),
  block: defence(1, 5),
  parry: defence(2, 3),
  slip_counter: defence(2, 8),
  master_coach: corner(3),
  intense_training: corner(2),
  ringside_medic: corner(2),
};

interface Sheet {
  card: number;
  style: string;
  striking: number;
  grappling: number;
  defense: number;
  stamina: number;
  maxStamina: number;
  bonus: number;
  bleed: number;
}

interface Side {
  auto: boolean;
  health: number;
  energy: number;
  ownTurns: number;
  energyTurns: number;
  staggered: boolean;
  defence: number[];
  deck: number[];
  hand: number[];
  drawn: number | null;
  discard: number[];
  knockedOut: number[];
  fighter: Sheet | null;
}

/** The whole table, with the cards by name. */
export interface Model {
  stage: string;
  turn: number;
  active: Seat;
  advantage: Seat | null;
  quietTurns: number;
  pending: { kind: string; seat: Seat }[];
  over: { winner: Seat | null; reason: string } | null;
  seats: Two<Side>;
  readonly names: readonly string[];
}

/** What chance said during one action. */
export interface Luck {
  readonly roll: number | null;
  /** The attacker's dice first. */
  readonly dice: readonly [readonly number[], readonly number[]];
  /** The decks afterwards, for rulesets that shuffle one. */
  readonly decks: readonly [readonly number[], readonly number[]];
}

const BOTH = [0, 1] as const;
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

function sideOf(state: MmaWarriorsState, seat: Seat): Side {
  const { fighter: active, drawnCard, defence: waiting, ...side } = state.seats[seat];
  const { auto, health, energy, ownTurns, energyTurns, staggered } = side;
  const { deck, hand, discard, knockedOut } = side;
  const figures = { auto, health, energy, ownTurns, energyTurns, staggered };
  const piles = { deck: [...deck], hand: [...hand], discard: [...discard], knockedOut: [...knockedOut] };
  const sheet = active && (({ strikingBonus, ...rest }) => ({ ...rest, bonus: strikingBonus }))(active);
  return { ...figures, ...piles, drawn: drawnCard, defence: [...waiting], fighter: sheet };
}

/** A state of the library as a model. */
export function modelOf(state: MmaWarriorsState, names: readonly string[]): Model {
  const { phase, turn, activeSeat, advantage, quietTurns, pending, result } = state;
  return {
    stage: phase,
    turn,
    active: activeSeat,
    advantage,
    quietTurns,
    pending: pending.map(({ kind, seat }) => ({ kind, seat })),
    over: result && { winner: result.winner, reason: result.reason },
    seats: [sideOf(state, 0), sideOf(state, 1)],
    names: state.cards.map((index) => names[index] ?? '?'),
  };
}

/** Plays on one model under one set of options. */
export class Oracle {
  readonly m: Model;
  readonly o: MmaWarriorsOptions;

  constructor(model: Model, options: MmaWarriorsOptions) {
    this.m = model;
    this.o = options;
  }

  // --- looking ---------------------------------------------------------------------------------------------------------

  private name(card: number): string {
    return this.m.names[card] as string;
  }

  private entry(card: number): Entry {
    return TABLES[this.name(card)] as Entry;
  }

  private fighters(cards: readonly number[]): number[] {
    return cards.filter((card) => this.entry(card).kind === 'fighter');
  }

  private sheet(seat: Seat): Sheet {
    const { fighter: active } = this.m.seats[seat];
    if (active === null) throw new Error('nobody fights');
    return active;
  }

  /** Chapter 8, and what other chapters ask of a card. */
  private mayPlay(seat: Seat, card: number): boolean {
    const { m, o } = this;
    const side = m.seats[seat];
    const { kind, cost } = this.entry(card);
    if (kind === 'fighter' || side.fighter === null || side.energy < cost) return false;
    const isAttack = kind !== 'corner' && kind !== 'defence';
    if (isAttack && m.seats[other(seat)].fighter === null) return false;
    if (kind === 'submission') return m.advantage !== null;
    if (this.name(card) === 'ground_and_pound') return m.advantage === seat;
    return !(kind === 'defence' && o.defence.slot === 'forbidden' && side.defence.length > 0);
  }

  /** Everything legal, as the actions of the library, for whoever must act. */
  legal(): MmaWarriorsAction[] {
    const { m, o } = this;
    if (m.over !== null) return [];
    const [asked] = m.pending;
    if (asked !== undefined) {
      const { seat, kind } = asked;
      const { hand } = m.seats[seat];
      if (kind === 'discard') return hand.map((card) => ({ type: 'chooseDiscard', seat, card }));
      const type = kind === 'opening' ? 'deployOpening' : 'chooseReplacement';
      return this.fighters(hand).map((card) => ({ type, seat, card }));
    }
    const seat = m.active;
    const { hand, fighter: active } = m.seats[seat];
    if (m.stage === 'draw') {
      const skips = o.draw.skip === 'always' || (o.draw.skip === 'whenFull' && hand.length >= 10);
      return skips
        ? [
            { type: 'draw', seat },
            { type: 'skipDraw', seat },
          ]
        : [{ type: 'draw', seat }];
    }
    if (active === null) return this.fighters(hand).map((card) => ({ type: 'deploy', seat, card }));
    const plays = hand.filter((card) => this.mayPlay(seat, card));
    return [
      ...plays.map((card): MmaWarriorsAction => ({ type: 'playCard', seat, card })),
      { type: 'endTurn', seat },
    ];
  }

  /** Note A50: nothing in any hand or deck can ever be played again. */
  private isDead(): boolean {
    const { m, o } = this;
    if (o.deadPosition === 'playOn') return false;
    return BOTH.every((seat) => {
      const { fighter: active, hand, deck, defence: waiting } = m.seats[seat];
      if (active === null || active.bleed > 0) return false;
      const lives = [...hand, ...deck].some((card) => {
        const { kind } = this.entry(card);
        if (kind === 'fighter') return false;
        if (kind === 'submission') return m.advantage !== null;
        if (kind === 'defence') return o.defence.slot !== 'forbidden' || waiting.length === 0;
        return this.name(card) !== 'ground_and_pound' || m.advantage === seat;
      });
      if (lives) return false;
      if (o.draw.skip === 'always' || (o.draw.skip === 'whenFull' && hand.length >= 10)) return true;
      const failsForGood =
        this.fighters(hand).length >= 2 &&
        deck.length > 0 &&
        this.fighters(deck).length === deck.length &&
        o.draw.onlyFighters === 'noCard';
      return failsForGood;
    });
  }

  // --- parts -----------------------------------------------------------------------------------------------------------

  private end(winner: Seat | null, reason: string): void {
    this.m.over = { winner, reason };
  }

  private enter(seat: Seat, card: number): void {
    const side = this.m.seats[seat];
    const found = this.entry(card);
    if (found.kind !== 'fighter') throw new Error('no fighter');
    const [striking, grappling, defense, stamina] = found.figures;
    side.hand = side.hand.filter((each) => each !== card);
    const fresh = { stamina, maxStamina: stamina, bonus: 0, bleed: 0 };
    side.fighter = { card, style: found.style, striking, grappling, defense, ...fresh };
  }

  private throwAway(seat: Seat, card: number): void {
    const side = this.m.seats[seat];
    side.hand = side.hand.filter((each) => each !== card);
    side.discard.push(card);
  }

  /** Chapter 18. */
  private draw(seat: Seat, isEffect: boolean, luck: Luck): void {
    const { m, o } = this;
    const side = m.seats[seat];
    const [top] = side.deck;
    if (top === undefined) {
      if (!isEffect || o.deckOut.effectDraw === 'lose') this.end(other(seat), 'Deck Out');
      return;
    }
    const isBarred = this.fighters([top]).length === 1 && this.fighters(side.hand).length >= 2;
    const drawn = isBarred ? side.deck.find((card) => this.entry(card).kind !== 'fighter') : top;
    if (drawn === undefined) {
      if (o.draw.onlyFighters === 'deckOut') this.end(other(seat), 'Deck Out');
      return;
    }
    side.deck = side.deck.filter((card) => card !== drawn);
    if (isBarred && o.draw.smartReturn === 'bottom') side.deck = [...side.deck.slice(1), top];
    if (isBarred && o.draw.smartReturn === 'shuffle') {
      const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
      if (sorted(luck.decks[seat]) !== sorted(side.deck)) throw new Error('the shuffle changes the deck');
      side.deck = [...luck.decks[seat]];
    }
    if (side.hand.length >= 10 && o.hand.overflow === 'chooseDiscard' && !side.auto) {
      side.drawn = drawn;
      m.pending.push({ kind: 'discard', seat });
      return;
    }
    if (side.hand.length >= 10) this.throwAway(seat, side.hand[0] as number);
    side.hand.push(drawn);
  }

  /** Chapter 16. */
  private knockouts(waitsForDraw: Seat | null): void {
    const { m, o } = this;
    const order = [m.active, other(m.active)];
    const fallen: Seat[] = [];
    for (const seat of o.counter.koOrder === 'attackerFirst' ? order : [...order].reverse()) {
      const side = m.seats[seat];
      if (side.fighter === null || side.fighter.stamina > 0) continue;
      side.knockedOut.push(side.fighter.card);
      side.fighter = null;
      side.health -= 20;
      m.advantage = null;
      if (o.ko.clearsDefence) side.defence = [];
      if (!o.stagger.survivesKo) side.staggered = false;
      if (this.fighters(side.hand).length > 0) fallen.push(seat);
      if (side.health === 0) this.end(other(seat), 'Health depleted');
      else if (!fallen.includes(seat) && waitsForDraw !== seat) this.end(other(seat), 'No fighters in hand');
      if (m.over !== null) return;
    }
    for (const seat of order) if (fallen.includes(seat)) m.pending.push({ kind: 'replacement', seat });
    this.answerForAutomatic();
  }

  private answerForAutomatic(): void {
    const { m } = this;
    for (let next = m.pending[0]; next !== undefined && m.seats[next.seat].auto; next = m.pending[0]) {
      m.pending.shift();
      const bench = this.fighters(m.seats[next.seat].hand);
      const power = (card: number) => {
        const found = this.entry(card);
        return found.kind === 'fighter'
          ? found.figures[0] + found.figures[1] + found.figures[2] + found.figures[3] / 10
          : 0;
      };
      const most = Math.max(...bench.map(power));
      const card = next.kind === 'opening' ? bench.find((each) => power(each) === most) : bench[0];
      this.enter(next.seat, card as number);
    }
  }

  private hurt(seat: Seat, amount: number): void {
    const target = this.sheet(seat);
    target.stamina = Math.max(0, target.stamina - amount);
  }

  /** Chapters 9, 11 and 12. */
  private attack(seat: Seat, card: number): void {
    const { m, o } = this;
    const foe = other(seat);
    const [own, theirs] = [this.sheet(seat), this.sheet(foe)];
    const found = this.entry(card);
    const id = this.name(card);
    if (found.kind !== 'strike' && found.kind !== 'submission') throw new Error('no attack');
    let [least, raw] = [found.damage, found.damage];
    if (found.kind === 'strike') {
      raw += own.striking + own.bonus - theirs.defense + (own.style === 'Striker' ? 2 : 0);
      if (id === 'ground_and_pound') raw += 3 + Math.floor(own.grappling / 4);
    } else {
      const round = { floor: Math.floor, nearest: Math.round, ceil: Math.ceil }[o.submission.bottomRounding];
      if (m.advantage === foe) least = round((found.damage * 6) / 10);
      raw = least + own.grappling + (own.style === 'Grappler' ? 2 : 0) - theirs.grappling;
    }
    const [waiting] = m.seats[foe].defence;
    const guard = waiting === undefined ? undefined : this.entry(waiting);
    const reduction = guard?.kind === 'defence' ? guard.reduction : 0;
    const reduced =
      o.damage.floorOrder === 'floorThenDefence'
        ? Math.max(least, raw) - reduction
        : Math.max(least, raw - reduction);
    const damage = Math.max(o.damage.finalMinimum, reduced);
    m.seats[foe].defence = m.seats[foe].defence.slice(1);
    const kind = waiting === undefined ? '' : this.name(waiting);
    if (kind === 'parry') this.hurt(seat, 3 + Math.floor(theirs.striking / 4));
    if (kind === 'slip_counter') this.hurt(seat, 4);
    if (own.stamina > 0 || o.counter.onKo === 'attackLands') this.hurt(foe, damage);
    if (found.kind === 'submission') return;
    if (waiting === undefined && id === 'cutting_elbow')
      theirs.bleed = o.bleed.reapply === 'stack' ? theirs.bleed + 2 : 2;
    if (waiting === undefined && id === 'spinning_back_fist') m.seats[foe].staggered = true;
    own.bonus = 0;
    if (id !== 'ground_and_pound') m.advantage = null;
  }

  /** Chapters 10 and 22: whether the takedown succeeds. */
  private succeeds(seat: Seat, bonus: number, luck: Luck): boolean {
    const { o } = this;
    const [own, theirs] = [this.sheet(seat), this.sheet(other(seat))];
    const withBonus = own.grappling + bonus + (own.style === 'Grappler' ? 2 : 0);
    if (o.takedown.resolution === 'percent') {
      const share = theirs.stamina / theirs.maxStamina;
      const penalty = [0.7, 0.5, 0.3].filter((edge) => share < edge - 1e-9).length;
      const chance = 50 + 10 * (withBonus - (theirs.grappling - penalty));
      if (luck.roll === null) throw new Error('nothing was rolled');
      return luck.roll < Math.min(90, Math.max(10, chance));
    }
    const score = o.physical.includeBonuses ? withBonus : own.grappling;
    const [mine, yours] = luck.dice;
    const isTie = score === theirs.grappling;
    const wanted = (sheet: Sheet) =>
      o.takedown.resolution === 'opposedD10'
        ? sheet.stamina / sheet.maxStamina < 0.5
          ? 2
          : 1
        : isTie
          ? 1
          : 0;
    if (mine.length !== wanted(own) || yours.length !== wanted(theirs)) throw new Error('wrong dice');
    if (mine.length === 0) return score > theirs.grappling;
    return score + Math.min(...mine) > theirs.grappling + Math.min(...yours);
  }

  private takeDown(seat: Seat, card: number, luck: Luck): void {
    const { m, o } = this;
    const foe = other(seat);
    const found = this.entry(card);
    if (found.kind !== 'takedown') throw new Error('no takedown');
    m.seats[foe].defence = [];
    if (this.succeeds(seat, found.bonus, luck)) {
      m.advantage = seat;
      const lead = Math.floor(this.sheet(seat).grappling / 3) - Math.floor(this.sheet(foe).grappling / 3);
      this.hurt(foe, Math.max(found.damage, found.damage + lead));
    } else if (o.takedown.onStuffed === 'defenderGainsAdvantage') m.advantage = foe;
    else if (o.takedown.onStuffed === 'attackerLosesAdvantage' && m.advantage === seat) m.advantage = null;
  }

  /** Chapter 13. */
  private help(seat: Seat, id: string, luck: Luck): void {
    const { o } = this;
    const own = this.sheet(seat);
    if (id === 'master_coach') {
      own.striking++;
      own.grappling++;
      own.defense++;
      this.draw(seat, true, luck);
    } else if (id === 'intense_training') {
      own.bonus = o.intenseTraining.stacking === 'add' ? own.bonus + 3 : 3;
    } else own.stamina = Math.min(own.maxStamina, own.stamina + 10);
  }

  private playCard(seat: Seat, card: number, luck: Luck): void {
    const { m, o } = this;
    const side = m.seats[seat];
    const { kind, cost } = this.entry(card);
    side.energy -= cost;
    this.throwAway(seat, card);
    m.quietTurns = 0;
    if (kind === 'strike' || kind === 'submission') this.attack(seat, card);
    else if (kind === 'takedown') this.takeDown(seat, card, luck);
    else if (kind === 'defence') side.defence = o.defence.slot === 'queue' ? [...side.defence, card] : [card];
    else this.help(seat, this.name(card), luck);
    if (m.over === null) this.knockouts(null);
  }

  // --- turns -----------------------------------------------------------------------------------------------------------

  private bleed(seat: Seat): void {
    const { fighter: active } = this.m.seats[seat];
    if (active === null || active.bleed === 0) return;
    active.bleed--;
    this.hurt(seat, 2);
  }

  /** Chapters 6 and 15. */
  private beginTurn(): void {
    const { m, o } = this;
    const seat = m.active;
    const side = m.seats[seat];
    m.turn++;
    m.quietTurns++;
    side.ownTurns++;
    const skips = side.staggered;
    side.staggered = false;
    if (!skips || o.stagger.energyGain) {
      const first = m.turn % 2 === 0 && o.energy.secondSeatFirstTurn === 'plusGain' ? 10 : 8;
      const gained = o.energy.model === 'bank' && side.energyTurns > 0 ? side.energy + 2 : null;
      side.energy = Math.min(16, gained ?? first + 2 * side.energyTurns);
      side.energyTurns++;
    }
    if (o.intenseTraining.expiry === 'ownEnergyPhase' && side.fighter !== null) side.fighter.bonus = 0;
    if (!skips || o.stagger.bleedTicks) {
      this.bleed(seat);
      if (o.bleed.tickOn === 'everyTurn') this.bleed(other(seat));
      this.knockouts(o.ko.emptyHandCheck === 'afterDraw' && !skips ? seat : null);
    }
    m.stage = skips ? 'skip' : 'ready';
  }

  private pass(): void {
    const { m, o } = this;
    if (o.stall.limit !== null && m.quietTurns >= o.stall.limit) {
      const rank = ({ health, fighter: active }: Side) => 1000 * health + (active?.stamina ?? 0);
      const [a, b] = [rank(m.seats[0]), rank(m.seats[1])];
      this.end(a === b ? null : a > b ? 0 : 1, 'Stalled');
      return;
    }
    m.active = other(m.active);
    m.stage = 'energy';
  }

  private endTurn(): void {
    const { m, o } = this;
    const side = m.seats[m.active];
    while (side.hand.length > 10)
      this.throwAway(m.active, (o.hand.endDiscard === 'newest' ? side.hand.at(-1) : side.hand[0]) as number);
    this.pass();
  }

  /** After the draw and after each card. */
  private settle(): void {
    const { m, o } = this;
    const { hand, fighter: active } = m.seats[m.active];
    const bench = this.fighters(hand).length;
    const goesOn = active === null || hand.some((card) => this.mayPlay(m.active, card));
    if (active === null && bench === 0) this.end(other(m.active), 'No fighters in hand');
    else if (this.isDead()) this.end(null, 'Exhausted');
    else if (o.main.autoEnd && !goesOn) this.endTurn();
    else m.stage = 'main';
  }

  /** Whatever happens by itself. */
  private goOn(): void {
    const { m } = this;
    while (m.over === null && m.pending.length === 0 && m.stage !== 'draw' && m.stage !== 'main') {
      if (m.stage === 'setup' || m.stage === 'energy') this.beginTurn();
      else if (m.stage === 'settle') this.settle();
      else if (this.isDead()) this.end(null, 'Exhausted');
      else if (m.stage === 'skip') this.pass();
      else m.stage = 'draw';
    }
    if (m.over === null) return;
    m.stage = 'over';
    m.pending = [];
  }

  /** Plays a legal action. */
  play(action: MmaWarriorsAction, luck: Luck): void {
    const { m } = this;
    switch (action.type) {
      case 'deployOpening':
      case 'chooseReplacement':
        m.pending.shift();
        this.enter(action.seat, action.card);
        this.answerForAutomatic();
        break;
      case 'chooseDiscard': {
        m.pending.shift();
        const side = m.seats[action.seat];
        this.throwAway(action.seat, action.card);
        if (side.drawn !== null) side.hand.push(side.drawn);
        side.drawn = null;
        break;
      }
      case 'draw':
        m.stage = 'settle';
        this.draw(action.seat, false, luck);
        break;
      case 'skipDraw':
        m.stage = 'settle';
        break;
      case 'deploy':
        m.stage = 'settle';
        this.enter(action.seat, action.card);
        break;
      case 'playCard':
        m.stage = 'settle';
        this.playCard(action.seat, action.card, luck);
        break;
      case 'endTurn':
        this.endTurn();
        break;
      default:
        throw new Error(`no move of the game: ${action.type}`);
    }
    this.goOn();
  }
}
