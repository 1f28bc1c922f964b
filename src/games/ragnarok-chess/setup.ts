// Both armies stand on their two near rows, the one turned round to the other. A match can also begin from a position, with the same
// heroes wherever their pieces stand.

import { PIECE_HP, START_POSITION } from '../../../rulesets/ragnarok-chess/pieces.js';
import type { Army } from '../../../rulesets/ragnarok-chess/types.js';
import type { AutomaticPhase, NewCore } from '../../kernel/definition.js';
import { type Problem, UsageError } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/seat.js';
import { problem } from '../../kernel/shape.js';
import { elementOfPiece } from '../ragnarok/heroes.js';
import { type ArmySetup, armyOf, heroOf, isArmyName, validateArmy } from './army.js';
import { boardProblems } from './check.js';
import { type NotedPosition, parsePosition } from './notation.js';
import { judge } from './results.js';
import type { RagnarokChessRules } from './rules.js';
import type { Piece, RagnarokChessState } from './state.js';
import type { RagnarokChessContext, RagnarokChessSetup, RagnarokChessTypes } from './types.js';

/** The pieces of a position, numbered from the first square on. @rule RC-PCE-01 RC-STA-01 X-EL-08 */
function place({ board }: NotedPosition, armies: readonly [Army, Army]): (Piece | null)[] {
  let next = 0;
  return board.map((noted) => {
    if (noted === null) return null;
    const { owner, type, hp, stamina } = noted;
    const hero = heroOf(armies[owner], type);
    return { id: next++, owner, type, hero, element: elementOfPiece(hero), hp, maxHp: PIECE_HP, stamina };
  });
}

function armyProblems(armies: unknown): readonly Problem[] {
  if (!Array.isArray(armies) || armies.length !== 2) {
    return [problem('armies', 'BAD_LIST', 'expected one army for each seat')];
  }
  return armies.flatMap((army: unknown, seat) => {
    const problems = isArmyName(army) ? [] : validateArmy(army);
    return problems.map((found) => ({
      ...found,
      path: [`armies.${seat}`, found.path].filter(Boolean).join('.'),
    }));
  });
}

function positionProblems(text: unknown, rules: RagnarokChessRules): readonly Problem[] {
  try {
    const board = place(parsePosition(text as string), rules.armies);
    return boardProblems(board, rules, 'position');
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [problem('position', error.code, error.message)];
  }
}

/** Everything that is wrong with setup options from outside. */
export function checkSetup(
  options: Readonly<Record<string, unknown>>,
  rules: RagnarokChessRules,
): readonly Problem[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (key !== 'armies' && key !== 'position') return [problem(key, 'UNKNOWN_OPTION', 'no such option')];
    if (value === undefined) return [];
    return key === 'armies' ? armyProblems(value) : positionProblems(value, rules);
  });
}

/** Sets the pieces up. @rule RC-BRD-02 RC-BRD-03 RC-BRD-04 RC-TRN-01 RC-PCE-01 RC-STA-01 */
export function setUp(
  { armies: given, position }: RagnarokChessSetup,
  core: NewCore,
  { rules }: RagnarokChessContext,
): RagnarokChessState {
  const own = (seat: Seat): Army => (given ? armyOf(given[seat] as ArmySetup) : rules.armies[seat]);
  const armies: [Army, Army] = [own(0), own(1)];
  const noted = parsePosition(position ?? START_POSITION);
  return {
    phase: 'start',
    board: place(noted, armies),
    // RULING(RG-C03): seat 0 begins, unless the ruleset or the position says otherwise.
    toMove: position === undefined ? rules.options.firstSide : noted.toMove,
    ply: noted.ply,
    sinceProgress: noted.sinceProgress,
    positions: [],
    armies,
    combat: null,
    ...core,
  };
}

/** A position can be over before anybody has moved. */
export const start: AutomaticPhase<RagnarokChessTypes> = { enter: (state, ctx) => judge(state, ctx) };
