// What the tests of this game share: positions made by hand out of card names, and short ways to play on from them.
import type { Chance, Problem, Rejection, Seat } from 'holmgang';
import {
  type BadassTcgAction,
  type BadassTcgEvent,
  type BadassTcgGame,
  type BadassTcgOptions,
  type BadassTcgState,
  badassTcg,
  type CompiledCard,
  createBadassTcg,
  type Permanent,
  type Step,
  type Target,
} from 'holmgang/badass-tcg';
import { refresh } from '../../../src/games/badass-tcg/continuous.js';

export const GAME = badassTcg;

const variants = new Map<string, BadassTcgGame>();

/** The game with some options of its own. */
export function variant(options: Partial<BadassTcgOptions>): BadassTcgGame {
  const key = JSON.stringify(options);
  const game = variants.get(key) ?? createBadassTcg({ name: 'variant', version: 1, options });
  variants.set(key, game);
  return game;
}

/** A permanent of a position. */
export interface Piece {
  readonly name: string;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly counters?: number;
  /** The name of its host, or a player. */
  readonly on?: string;
}

/** One side of a position. */
interface Side {
  readonly hand?: readonly string[];
  readonly board?: readonly (string | Piece)[];
  /** The top card first; left out, ten Magma Brutes. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly exile?: readonly string[];
  readonly command?: readonly string[];
  /** Mana, by letters. */
  readonly pool?: string;
  readonly life?: number;
  readonly energy?: number;
  readonly poison?: number;
  readonly casts?: number;
}

/** A position: by default the first main phase of seat 0, in turn 5. */
export interface Scene {
  readonly step?: Step;
  readonly active?: Seat;
  readonly turn?: number;
  readonly own?: Side;
  readonly foe?: Side;
}

const FILLER: readonly string[] = Array.from({ length: 10 }, () => 'Magma Brute');

/** A card or token by its name. */
export function named(name: string, game: BadassTcgGame = GAME): CompiledCard {
  const card = game.rules.cards.find((each) => each.name === name);
  if (card === undefined) throw new Error(`there is no card ${name}`);
  return card;
}

type Draft = BadassTcgState;

function place(
  state: Draft,
  piece: string | Piece,
  owner: Seat,
  card: number | null,
  game: BadassTcgGame,
): void {
  const {
    name,
    tapped = false,
    sick = false,
    faceDown = false,
    damage = 0,
    counters = 0,
    on,
  } = typeof piece === 'string' ? { name: piece } : piece;
  const host = on === 'seat0' || on === 'seat1' ? on : on === undefined ? null : idOf(state, on, game);
  state.battlefield.push({
    id: state.nextId++,
    card,
    def: named(name, game).index,
    owner,
    controller: owner,
    tapped,
    damage,
    deathtouched: false,
    enteredTurn: sick ? state.turn : 0,
    counters,
    attachedTo: host,
    faceDown,
    power: 0,
    toughness: 0,
    keywords: 0,
    tempPower: 0,
    tempToughness: 0,
    tempKeywords: 0,
  });
}

function fillSide(state: Draft, seat: Seat, side: Side, game: BadassTcgGame): void {
  const player = state.players[seat];
  const add = (name: string): number => {
    const def = named(name, game).index;
    state.lists[seat].push(def);
    return state.cards.push(def) - 1;
  };
  player.hand = (side.hand ?? []).map(add);
  player.deck = (side.deck ?? FILLER).map(add);
  player.discard = (side.discard ?? []).map(add);
  player.exile = (side.exile ?? []).map(add);
  player.command = (side.command ?? []).map(add);
  player.commander = player.command[0] ?? null;
  for (const piece of side.board ?? []) {
    const { name } = typeof piece === 'string' ? { name: piece } : piece;
    place(state, piece, seat, named(name, game).isToken ? null : add(name), game);
  }
  player.pool = ['W', 'U', 'B', 'R', 'G', 'C'].map((letter) => (side.pool ?? '').split(letter).length - 1);
  player.life = side.life ?? game.rules.life;
  player.energy = side.energy ?? 0;
  player.poison = side.poison ?? 0;
  player.commanderCasts = side.casts ?? 0;
  player.kept = true;
  state.lists[seat].sort((a, b) => a - b);
}

/** Makes a position in which the active player has priority. */
export function arrange(scene: Scene = {}, game: BadassTcgGame = GAME): BadassTcgState {
  const { step = 'main1', active = 0, turn = 5, own = {}, foe = {} } = scene;
  const state = structuredClone(game.setup({ seed: 'arranged' })) as Draft;
  state.cards = [];
  state.lists = [[], []];
  state.battlefield = [];
  state.nextId = 1000;
  state.turn = turn;
  state.active = active;
  state.step = step;
  state.phase = 'priority';
  state.priority = active;
  state.pending = [];
  state.choice = null;
  fillSide(state, 0, own, game);
  fillSide(state, 1, foe, game);
  if (game.rules.options.config === 'accelerated') for (const player of state.players) player.color = 'R';
  refresh(state, game.rules);
  const problems: readonly Problem[] = game.check(state);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return game.clone(state);
}

/** The first permanent with this name. */
export function on(state: BadassTcgState, name: string, game: BadassTcgGame = GAME): Permanent<number> {
  const it = state.battlefield.find(({ def }) => game.rules.cards[def]?.name === name);
  if (it === undefined) throw new Error(`no ${name} is on the battlefield`);
  return it;
}

/** Its number. */
export function idOf(state: BadassTcgState, name: string, game: BadassTcgGame = GAME): number {
  return on(state, name, game).id;
}

/** Whether something with this name is on the battlefield. */
export function isThere(state: BadassTcgState, name: string, game: BadassTcgGame = GAME): boolean {
  return state.battlefield.some(({ def }) => game.rules.cards[def]?.name === name);
}

/** The first card in a zone with this name. */
export function cardIn(
  state: BadassTcgState,
  seat: Seat,
  name: string,
  zone: 'hand' | 'discard' | 'command' | 'deck' | 'exile' = 'hand',
): number {
  const card = state.players[seat][zone].find(
    (each) => GAME.rules.cards[state.cards[each] ?? -1]?.name === name,
  );
  if (card === undefined) throw new Error(`seat ${seat} has no ${name} in ${zone}`);
  return card;
}

/** The names of the cards in a zone. */
export function namesIn(
  state: BadassTcgState,
  seat: Seat,
  zone: 'hand' | 'discard' | 'command' | 'deck' | 'exile',
): readonly string[] {
  return state.players[seat][zone].map((card) => GAME.rules.cards[state.cards[card] ?? -1]?.name ?? '?');
}

/** A match in the middle of being played, and everything that happened. */
export class Match {
  state: BadassTcgState;
  readonly game: BadassTcgGame;
  readonly events: BadassTcgEvent[] = [];

  constructor(scene: Scene | BadassTcgState = {}, game: BadassTcgGame = GAME) {
    this.game = game;
    this.state = 'ruleset' in scene ? scene : arrange(scene, game);
  }

  /** Plays an action that must be legal. */
  do(action: BadassTcgAction, chance?: Chance): this {
    const applied = this.game.apply(this.state, action, chance);
    if (!applied.ok) {
      const { code, rule } = applied.rejection;
      throw new Error(`${code} [${rule}] for ${JSON.stringify(action)} in ${this.state.step}`);
    }
    this.state = applied.state;
    this.events.push(...applied.events);
    return this;
  }

  /** Why an action is refused, as code and clause; null if it is not. */
  refusal(action: BadassTcgAction): string | null {
    const rejection: Rejection | undefined = this.game.validate(this.state, action);
    return rejection === undefined ? null : `${rejection.code} ${rejection.rule}`;
  }

  /** An action that casts a card of the hand by name. */
  casting(name: string, targets: readonly Target[] = [], seat: Seat = this.holder): BadassTcgAction {
    return { type: 'cast', seat, card: cardIn(this.state, seat, name), targets };
  }

  cast(name: string, targets: readonly Target[] = [], seat: Seat = this.holder): this {
    return this.do(this.casting(name, targets, seat));
  }

  /** Casts and lets it resolve, with whatever it triggers. */
  resolve(name: string, targets: readonly Target[] = [], seat: Seat = this.holder): this {
    return this.cast(name, targets, seat).settle();
  }

  activating(
    name: string,
    index: number,
    targets: readonly Target[] = [],
    sacrifice?: number,
  ): BadassTcgAction {
    const { id, controller: seat } = on(this.state, name, this.game);
    const gift = sacrifice === undefined ? {} : { sacrifice };
    return { type: 'activate', seat, permanent: id, index, targets, ...gift };
  }

  tap(name: string, index = 0, color?: 'W' | 'U' | 'B' | 'R' | 'G' | 'C'): BadassTcgAction {
    const { id, controller: seat } = on(this.state, name, this.game);
    return { type: 'tapForMana', seat, permanent: id, index, ...(color ? { color } : {}) };
  }

  get holder(): Seat {
    return this.game.deciders(this.state)[0] as Seat;
  }

  pass(): this {
    return this.do({ type: 'pass', seat: this.holder });
  }

  /** Both pass. */
  passBoth(): this {
    return this.pass().pass();
  }

  /** The first answer to whatever is asked. */
  choose(choice?: number | string): this {
    const [first] = this.game.legalActions(this.state, this.holder);
    if (choice !== undefined) return this.do({ type: 'choose', seat: this.holder, choice });
    return this.do(first as BadassTcgAction);
  }

  /** Passes until the stack is empty; questions are left open. */
  settle(): this {
    while (this.state.stack.length > 0 && this.state.pending.length === 0 && this.state.result === null)
      this.pass();
    return this;
  }

  /** Passes, and declares nobody, until a step begins. */
  to(step: Step, turn?: number): this {
    for (let i = 0; i < 500 && this.state.result === null; i++) {
      if (this.state.step === step && (turn === undefined || this.state.turn === turn)) return this;
      const [action] = this.game.legalActions(this.state, this.holder).filter(({ type }) => {
        return type === 'pass' || type === 'endDeclaration' || type === 'choose';
      });
      this.do(action as BadassTcgAction);
    }
    throw new Error(`never came to ${step}`);
  }

  /** To the declaration of attackers, which are declared. */
  attack(...names: readonly string[]): this {
    this.to('attackers');
    const attackers = names.map((name) => idOf(this.state, name, this.game));
    return this.do({ type: 'declareAttackers', seat: this.state.active, attackers });
  }

  /** To the declaration of blockers, which are declared: blocker and attacker by name. */
  block(...pairs: readonly (readonly [string, string])[]): this {
    this.to('blockers');
    const blocks = pairs.map(([blocker, attacker]) => ({
      blocker: idOf(this.state, blocker, this.game),
      attacker: idOf(this.state, attacker, this.game),
    }));
    return this.do({ type: 'declareBlockers', seat: this.state.active === 0 ? 1 : 0, blocks });
  }

  /** The events of one type. */
  told<T extends BadassTcgEvent['type']>(type: T): readonly Extract<BadassTcgEvent, { readonly type: T }>[] {
    return this.events.filter(
      (event): event is Extract<BadassTcgEvent, { readonly type: T }> => event.type === type,
    );
  }

  life(seat: Seat): number {
    return this.state.players[seat].life;
  }

  /** Power and toughness, as text. */
  figures(name: string): string {
    const { power, toughness } = on(this.state, name, this.game);
    return `${power}/${toughness}`;
  }
}
