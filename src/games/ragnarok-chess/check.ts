// What a position must keep to. It need not have come about in play: whatever the rules could go on from is accepted.

import type { RagnarokChessClause } from '../../../rulesets/ragnarok-chess/clauses.js';
import { PIECE_HP } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { PieceType } from '../../../rulesets/ragnarok-chess/types.js';
import type { Problem } from '../../kernel/errors.js';
import { SEATS } from '../../kernel/seat.js';
import {
  integer,
  listOf,
  nullOr,
  oneOf,
  pairOf,
  problem,
  recordOf,
  type Shape,
  text,
} from '../../kernel/shape.js';
import { elementOfPiece } from '../ragnarok/heroes.js';
import { heroOf, validateArmy } from './army.js';
import { SQUARES } from './mailbox.js';
import { farRow } from './movement.js';
import { attackKindOf } from './phases/move.js';
import { countMoves } from './results.js';
import type { RagnarokChessRules } from './rules.js';
import type { Piece, RagnarokChessState } from './state.js';

/** No army has ever more pieces. @rule RC-BRD-02 */
const MOST_PIECES = 10;

const seat = oneOf(0, 1);
const count = integer(0, Number.MAX_SAFE_INTEGER);
const square = integer(0, SQUARES - 1);
const id = integer(0, 2 * MOST_PIECES - 1);
const name = text(64);

/** HP are multiples of one half, and nobody lives without. */
const hp: Shape = (value, path, problems) => {
  const doubled = typeof value === 'number' ? value * 2 : value;
  const found: Problem[] = [];
  integer(1, 2 * PIECE_HP)(doubled, path, found);
  if (found.length > 0) problems.push(problem(path, 'BAD_HP', `expected 0.5 to ${PIECE_HP} HP`));
};

const pieceShape = recordOf({
  id,
  owner: seat,
  type: oneOf('king', 'queen', 'rook', 'bishop', 'knight', 'pawn'),
  hero: nullOr(name),
  element: name,
  hp,
  maxHp: oneOf(PIECE_HP),
  stamina: integer(0, 1e9),
});

/** An army is looked at as at setup. */
const armyShape: Shape = (value, path, problems) => {
  const deck = listOf(integer(0, 1e6), 0, 100);
  const decks = recordOf({ queen: deck, rook: deck, bishop: deck, knight: deck });
  recordOf({ king: name, queen: name, rook: name, bishop: name, knight: name, decks })(value, path, problems);
  for (const found of validateArmy(value)) problems.push({ ...found, path: `${path}.${found.path}` });
};

/** The form of the game's own fields. */
export function stateShape({ poker }: RagnarokChessRules): Readonly<Record<string, Shape>> {
  return {
    board: listOf(nullOr(pieceShape), SQUARES, SQUARES),
    toMove: seat,
    ply: count,
    sinceProgress: count,
    positions: listOf(text(400), 0, 1e5),
    armies: pairOf(armyShape),
    combat: nullOr(recordOf({ attacker: id, defender: id, from: square, to: square, poker: poker.shape })),
  };
}

/** A king each, no more pieces than an army has, and no pawn where it should have become something else. @rule RC-BRD-02 RC-BRD-04 RC-MOV-09 */
export function boardProblems(
  board: readonly (Readonly<Piece> | null)[],
  { options }: RagnarokChessRules,
  path: string,
): Problem[] {
  const problems: Problem[] = [];
  const note = (rule: RagnarokChessClause, message: string) =>
    problems.push(problem(path, 'BAD_BOARD', message, rule));
  for (const owner of SEATS) {
    const own = board.filter((piece) => piece?.owner === owner);
    const kings = own.filter((piece) => piece?.type === 'king').length;
    if (kings !== 1) note('RC-BRD-02', `seat ${owner} has ${kings} kings`);
    if (own.length > MOST_PIECES) note('RC-BRD-02', `seat ${owner} has too many pieces`);
  }
  board.forEach((piece, i) => {
    if (piece === null) return;
    if (!(piece.hp > 0 && piece.hp <= piece.maxHp)) note('RC-PCE-01', `a piece with ${piece.hp} HP`);
    const isThere = piece.type === 'pawn' && Math.floor(i / 5) === farRow(piece.owner);
    if (isThere && options.promotion !== 'none') note('RC-MOV-09', 'a pawn in the far row');
  });
  return problems;
}

/** Pieces have the heroes of their army, and numbers of their own. @rule RC-ARM-01 X-EL-08 */
function identityProblems({ board, armies }: RagnarokChessState): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  board.forEach((piece, i) => {
    if (piece === null) return;
    const hero = heroOf(armies[piece.owner], piece.type);
    const isItself = piece.hero === hero && piece.element === elementOfPiece(hero) && !seen.has(piece.id);
    if (!isItself)
      problems.push(problem(`board.${i}`, 'BAD_PIECE', 'this is not the piece it should be', 'RC-ARM-01'));
    seen.add(piece.id);
  });
  return problems;
}

function isFight(attacker: PieceType, defender: PieceType, rules: RagnarokChessRules): boolean {
  return attackKindOf(attacker, defender, rules) === 'poker';
}

/** Two pieces fight exactly in the phase for it. @rule RC-CMB-03 RC-CMB-09 */
function combatProblems(state: RagnarokChessState, rules: RagnarokChessRules): Problem[] {
  const { combat, board, toMove, phase } = state;
  if (combat === null) {
    return phase === 'combat' ? [problem('combat', 'BAD_COMBAT', 'nobody fights', 'RC-CMB-09')] : [];
  }
  const attacker = board[combat.from];
  const defender = board[combat.to];
  const isSound =
    (phase === 'combat' || phase === 'over') &&
    attacker?.id === combat.attacker &&
    defender?.id === combat.defender &&
    attacker.owner === toMove &&
    defender.owner !== toMove &&
    isFight(attacker.type, defender.type, rules) &&
    combat.poker.result === null;
  const problems = isSound ? [] : [problem('combat', 'BAD_COMBAT', 'no such combat', 'RC-CMB-03')];
  return [...problems, ...rules.poker.problems(combat.poker, 'combat.poker')];
}

/** Whoever is to move can. @rule RC-CHK-03 RC-WIN-04 RC-WIN-05 */
function turnProblems(state: RagnarokChessState, rules: RagnarokChessRules): Problem[] {
  const { phase, sinceProgress } = state;
  const { noProgressPlies } = rules.options;
  if (phase === 'move' && countMoves(state, rules) === 0) {
    return [problem('board', 'BAD_BOARD', 'the side to move has no move', 'RC-CHK-03')];
  }
  if (phase === 'over' || noProgressPlies === null || sinceProgress < noProgressPlies) return [];
  return [problem('sinceProgress', 'BAD_COUNT', 'the match is drawn', 'RC-WIN-05')];
}

/** What is wrong with a state of the right shape. */
export function invariants(state: RagnarokChessState, rules: RagnarokChessRules): readonly Problem[] {
  const problems = [...identityProblems(state), ...combatProblems(state, rules)];
  if (state.phase === 'over') return problems;
  problems.push(...boardProblems(state.board, rules, 'board'));
  return problems.length > 0 ? problems : turnProblems(state, rules);
}
