// A bot that looks some moves ahead. A combat is a bet: it expects to win it as often as HP and stamina say, and goes on from either
// outcome. In a combat it leaves the cards to the bot of Poker Combat. It sees what its seat sees.

import type { RagnarokChessRuleset } from '../../../rulesets/ragnarok-chess/index.js';
import { rulebookRuleset } from '../../../rulesets/ragnarok-chess/index.js';
import type { Bot } from '../../kernel/bot.js';
import type { Chance } from '../../kernel/chance.js';
import { seatAt } from '../../kernel/embed.js';
import { UsageError } from '../../kernel/errors.js';
import { otherSeat, type Seat } from '../../kernel/seat.js';
import type { RagnarokPokerMove } from '../ragnarok-poker/actions.js';
import { createRagnarokPokerBot } from '../ragnarok-poker/bot.js';
import { bindRagnarokPoker } from '../ragnarok-poker/game.js';
import type { RagnarokPokerView } from '../ragnarok-poker/state.js';
import type { MoveAction, RagnarokChessAction } from './actions.js';
import { bindRagnarokChess, type RagnarokChessGame } from './game.js';
import {
  CELL_OF,
  createMailbox,
  EMPTY,
  fillMailbox,
  fromOf,
  KING,
  type Mailbox,
  make,
  PAWN,
  rowOf,
  TYPES,
  toOf,
  unmake,
} from './mailbox.js';
import { generate, isChecked, MOST_MOVES } from './movement.js';
import { attackKindOf } from './phases/move.js';
import type { RagnarokChessRules } from './rules.js';
import type { RagnarokChessView } from './state.js';
import { chanceToWin, soundness, WORTH } from './worth.js';

export { ragnarokChessInsight } from './worth.js';

/** What a bot can be told. */
export interface RagnarokChessBotOptions {
  /** How many moves it looks ahead, from 1. */
  readonly depth?: number;
  /** How many hands of the other it imagines in a combat, before the last cards are out. */
  readonly samples?: number;
}

const MATE = 10_000;

/** What a winner has left of its HP, on average. */
const LEFT_AFTER_COMBAT = 0.75;

/** A search of one position. */
class Search {
  readonly #rules: RagnarokChessRules;
  readonly #mailbox: Mailbox = createMailbox();
  readonly #list: Int32Array;
  readonly #hp = new Float64Array(128);
  readonly #stamina = new Float64Array(128);

  constructor(rules: RagnarokChessRules, depth: number) {
    this.#rules = rules;
    this.#list = new Int32Array(MOST_MOVES * (depth + 2));
  }

  /** Sets the position up. */
  open({ board }: RagnarokChessView): void {
    fillMailbox(this.#mailbox, board);
    board.forEach((piece, square) => {
      const cell = CELL_OF[square] as number;
      this.#hp[cell] = piece?.hp ?? 0;
      this.#stamina[cell] = piece?.stamina ?? 0;
    });
  }

  /** What the board is worth to a seat. */
  #worth(seat: Seat): number {
    const { cells } = this.#mailbox;
    let sum = 0;
    for (const cell of CELL_OF) {
      const code = cells[cell] as number;
      if (code === EMPTY) continue;
      const kind = code & 7;
      const owner = (code >> 3) - 1;
      let worth = WORTH[TYPES[kind] as (typeof TYPES)[number]];
      if (kind === PAWN) worth += 0.08 * (owner === 0 ? rowOf(cell) : 6 - rowOf(cell)) ** 1.5;
      else worth *= soundness(this.#hp[cell] as number);
      sum += owner === seat ? worth : -worth;
    }
    return sum;
  }

  /** Moves a piece with what it has, and returns how to take that back. */
  #carry(from: number, to: number, left: number): () => void {
    const [hp, stamina] = [this.#hp, this.#stamina];
    const before = [hp[from], hp[to], stamina[from], stamina[to]] as [number, number, number, number];
    hp[to] = before[0] * left;
    stamina[to] = before[2];
    return () => {
      [hp[from], hp[to], stamina[from], stamina[to]] = before;
    };
  }

  /** What a fight promises: going on from a victory as from a defeat, each as likely as it is. */
  #fight(move: number, seat: Seat, depth: number, start: number): number {
    const { cells } = this.#mailbox;
    const [from, to] = [fromOf(move), toOf(move)];
    const figures = (cell: number) => ({
      hp: this.#hp[cell] as number,
      stamina: this.#stamina[cell] as number,
    });
    const share = chanceToWin(figures(from), figures(to));
    const back = this.#carry(from, to, LEFT_AFTER_COMBAT);
    const taken = make(this.#mailbox, move);
    const won = -this.#look(otherSeat(seat), depth - 1, -MATE, MATE, start);
    unmake(this.#mailbox, move, taken);
    back();
    const code = cells[from] as number;
    cells[from] = EMPTY;
    const lost = -this.#look(otherSeat(seat), depth - 1, -MATE, MATE, start);
    cells[from] = code;
    return share * won + (1 - share) * lost;
  }

  /** What a move promises its maker. */
  promise(move: number, seat: Seat, depth: number, alpha: number, beta: number, start: number): number {
    const { cells } = this.#mailbox;
    const [from, to] = [fromOf(move), toOf(move)];
    const target = cells[to] as number;
    if (target !== EMPTY) {
      if ((target & 7) === KING) return MATE - 10 + depth;
      const typeOf = (code: number) => TYPES[code & 7] as (typeof TYPES)[number];
      const kind = attackKindOf(typeOf(cells[from] as number), typeOf(target), this.#rules);
      if (kind === 'poker') return this.#fight(move, seat, depth, start);
    }
    const back = this.#carry(from, to, 1);
    const taken = make(this.#mailbox, move);
    const value = -this.#look(otherSeat(seat), depth - 1, -beta, -alpha, start);
    unmake(this.#mailbox, move, taken);
    back();
    return value;
  }

  /** The moves of a position, captures first. */
  moves(seat: Seat, start: number): number {
    const list = this.#list;
    const end = generate(this.#mailbox, seat, this.#rules.movement, list, start);
    let next = start;
    for (let i = start; i < end; i++) {
      const move = list[i] as number;
      if (this.#mailbox.cells[toOf(move)] === EMPTY) continue;
      list[i] = list[next] as number;
      list[next++] = move;
    }
    return end;
  }

  /** A move of the list. */
  at(index: number): number {
    return this.#list[index] as number;
  }

  #look(seat: Seat, depth: number, alpha: number, beta: number, start: number): number {
    if (depth === 0) return this.#worth(seat);
    const end = this.moves(seat, start);
    if (end === start) {
      const isMate = isChecked(this.#mailbox, seat, this.#rules.movement);
      return isMate || this.#rules.options.stalemate === 'loss' ? 10 - MATE - depth : 0;
    }
    let best = -MATE;
    let floor = alpha;
    for (let i = start; i < end; i++) {
      const value = this.promise(this.at(i), seat, depth, floor, beta, end);
      if (value > best) best = value;
      if (best > floor) floor = best;
      if (floor >= beta) break;
    }
    return best;
  }
}

/** The most promising move; of those that promise nearly the same, any. */
function chooseMove(
  game: RagnarokChessGame,
  view: RagnarokChessView,
  seat: Seat,
  depth: number,
  chance: Chance,
): MoveAction {
  const legal = game.legalActions(view, seat) as readonly MoveAction[];
  const search = new Search(game.rules, depth);
  search.open(view);
  const end = search.moves(seat, 0);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = legal[0] as MoveAction;
  for (let i = 0; i < end; i++) {
    const move = search.at(i);
    const value = search.promise(move, seat, depth, -MATE, MATE, end) + chance.int(100) / 1000;
    if (value <= best) continue;
    best = value;
    chosen = legal.find((action) => isThis(action, move)) ?? chosen;
  }
  return chosen;
}

function isThis({ from, to, promoteTo }: MoveAction, move: number): boolean {
  if (CELL_OF[from] !== fromOf(move) || CELL_OF[to] !== toOf(move)) return false;
  return promoteTo === undefined || TYPES[move >> 14] === promoteTo;
}

/** Poker on the combats' own rules. */
function pokerOf({ rules }: RagnarokChessGame): ReturnType<typeof bindRagnarokPoker> {
  const { ruleset, rules: own } = rules.poker.definition;
  return bindRagnarokPoker({ ...own, ...ruleset });
}

/**
 * A bot that looks ahead on the board and knows the odds in combats.
 * @example
 * ```ts
 * import { createChance } from 'holmgang';
 * import { ragnarokChess } from 'holmgang/ragnarok-chess';
 * import { createRagnarokChessBot } from 'holmgang/ragnarok-chess/bot';
 * const bot = createRagnarokChessBot();
 * const view = ragnarokChess.view(ragnarokChess.setup({ seed: 'docs' }), 0);
 * console.log(bot.choose(view, 0, { chance: createChance('bot') }).type); // move
 * ```
 */
export function createRagnarokChessBot(
  game: RagnarokChessGame = bindRagnarokChess(rulebookRuleset satisfies RagnarokChessRuleset),
  { depth = 3, samples = 100 }: RagnarokChessBotOptions = {},
): Bot<RagnarokChessView, RagnarokChessAction> {
  const poker = createRagnarokPokerBot(pokerOf(game), { samples });
  return {
    name: `ragnarok-chess-${depth}`,
    choose(view, seat, { chance }) {
      if (!game.deciders(view).includes(seat)) {
        throw new UsageError('NOTHING_LEGAL', `seat ${seat} has nothing to decide`);
      }
      const { combat, toMove } = view;
      if (combat === null) return chooseMove(game, view, seat, depth, chance);
      const inner = { ...combat.poker, rng: 'hidden' } as unknown as RagnarokPokerView;
      const action = poker.choose(inner, seatAt(toMove, seat), { chance });
      return { type: 'combat', seat, action: action as RagnarokPokerMove };
    },
  };
}
