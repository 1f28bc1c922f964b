import { type MatchMove, MATCH_MOVE_CREATORS as make } from '../../kernel/match-moves.js';
import { bothLose, draw, type Result, win } from '../../kernel/result.js';
import { otherSeat, SEATS } from '../../kernel/seat.js';
import type { Exam, LawText } from '../exam.js';
import { show } from '../plain.js';
import { usageCode } from '../probes.js';
import type { Action, State } from '../subject.js';

/** Match moves that end a match, and how. */
const ENDINGS: readonly (readonly [MatchMove, Result])[] = [
  ...SEATS.flatMap((seat): (readonly [MatchMove, Result])[] => [
    [make.concede(seat), win(otherSeat(seat), 'conceded', 'K-CON-01')],
    [make.timeout(seat), win(otherSeat(seat), 'timeout', 'K-ARB-01')],
    [make.disqualify(seat), win(otherSeat(seat), 'disqualified', 'K-ARB-02')],
    [make.adjudicate({ winner: seat }), win(seat, 'adjudicated', 'K-ARB-03')],
  ]),
  [make.disqualify('both'), bothLose('disqualified', 'K-ARB-02')],
  [make.adjudicate({ winner: null }), draw('adjudicated', 'K-ARB-03')],
];

/** Every match move, for both seats. */
export const MATCH_MOVES = [
  ...ENDINGS.map(([move]) => move),
  ...SEATS.flatMap((seat) => [make.offerDraw(seat), make.acceptDraw(seat), make.declineDraw(seat)]),
] as unknown as readonly Action[];

/** A match can always end outside its game. */
export const matchMoves: LawText = {
  name: 'match moves are possible at any time, never listed, and end a match as their clauses say',
  needs: () => ['endings', 'offers', 'arbiter'],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(3)) {
      if (state.result !== null) continue;
      const types = new Set(MATCH_MOVES.map(({ type }) => type));
      const listed = SEATS.flatMap((seat) => game.legalActions(state, seat)).find(({ type }) =>
        types.has(type),
      );
      exam.require(listed === undefined, () => `a match move is listed: ${show(listed)}`);
      for (const [move, result] of ENDINGS) endsAs(exam, state, move as unknown as Action, result);
      for (const seat of SEATS) draws(exam, { ...state, drawOffer: null }, seat);
    }
    parsesMatchMoves(exam);
  },
};

function made(exam: Exam, state: State, move: unknown): State {
  const applied = exam.game.apply(state, move as Action);
  if (!applied.ok) throw exam.finding(`${show(move)} is refused with ${applied.rejection.code}`);
  return applied.state;
}

function endsAs(exam: Exam, state: State, move: Action, result: Result): void {
  const ended = made(exam, state, move);
  exam.equal(ended.result, result, 'endings', () => `another result of ${show(move)}`);
  exam.equal(exam.game.check(ended), [], 'endings', () => `a state that cannot occur after ${show(move)}`);
  exam.equal({ ...ended.rng }, { ...state.rng }, 'endings', () => `${show(move)} uses chance`);
}

function draws(exam: Exam, state: State, seat: 0 | 1): void {
  const { game } = exam;
  const other = otherSeat(seat);
  exam.about(seat);
  const code = (from: State, move: unknown) => game.validate(from, move as Action)?.code;
  exam.equal(code(state, make.acceptDraw(other)), 'NO_DRAW_OFFER', 'offers');
  const offered = made(exam, state, make.offerDraw(seat));
  exam.equal(offered.drawOffer, seat, 'offers');
  for (const who of SEATS) exam.equal(code(offered, make.offerDraw(who)), 'DRAW_ALREADY_OFFERED', 'offers');
  exam.equal(code(offered, make.acceptDraw(seat)), 'NO_DRAW_OFFER', 'offers');
  exam.equal(made(exam, offered, make.acceptDraw(other)).result, draw('agreement', 'K-DRW-02'), 'offers');
  exam.equal(
    made(exam, offered, make.declineDraw(other)),
    state,
    'offers',
    () => 'a declined offer leaves traces',
  );
  for (const who of SEATS) {
    const [action] = game.legalActions(offered, who);
    if (action === undefined) continue;
    const { drawOffer, result } = made(exam, offered, action);
    if (result === null)
      exam.equal(drawOffer, who === seat ? seat : null, 'offers', () => 'an offer stands or lapses wrongly');
  }
}

function parsesMatchMoves(exam: Exam): void {
  const { game } = exam;
  for (const move of MATCH_MOVES) {
    const isArbiters = 'by' in move;
    const allowed = isArbiters ? 'arbiter' : move.seat;
    exam.equal(game.parseAction({ ...move }, allowed), move, isArbiters ? 'arbiter' : 'seat');
    const forbidden = isArbiters ? (move.seat === 1 ? 1 : 0) : otherSeat(move.seat);
    const expected = isArbiters ? 'ARBITER_ONLY' : 'NOT_YOUR_SEAT';
    exam.equal(
      usageCode(() => game.parseAction({ ...move }, forbidden)),
      expected,
      isArbiters ? 'arbiter' : 'seat',
    );
  }
}
