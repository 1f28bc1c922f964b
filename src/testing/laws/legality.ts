import { enumerate } from '../../kernel/enumerate.js';
import { formatFraction } from '../../kernel/fraction.js';
import { isMatchMove } from '../../kernel/match-moves.js';
import { SEATS, type Seat } from '../../kernel/seat.js';
import { isEqual } from '../../kernel/share.js';
import type { Exam, LawText } from '../exam.js';
import { jsonCopy, show } from '../plain.js';
import {
  extendedActions,
  hostileValues,
  legalPool,
  matchPool,
  mutatedActions,
  usageCode,
} from '../probes.js';
import type { Action, State } from '../subject.js';

/** The canonical list is complete, and only declared actions lie outside it. */
export const listedAndAccepted: LawText = {
  name: 'what is listed is accepted, and beyond it only what is declared',
  needs: ({ extended }) => ['listed', 'refused', ...(extended ? ['extended'] : [])],
  examine(_match, exam) {
    for (const { state } of exam.positions(6)) {
      const pool = legalPool(exam, state);
      for (const seat of SEATS) acceptsListed(exam, state, seat);
      const tried = mutatedActions(exam, [...pool, ...matchPool(exam)], 24);
      for (const action of tried) refusesUnlisted(exam, state, action, pool);
    }
  },
};

function acceptsListed(exam: Exam, state: State, seat: Seat): void {
  const { game } = exam;
  exam.about(seat);
  const listed = game.legalActions(state, seat);
  const texts = new Set(listed.map((action) => JSON.stringify(action)));
  exam.require(texts.size === listed.length, () => `an action is listed twice among ${show(listed)}`);
  for (const action of listed) {
    exam.require(action.seat === seat, () => `an action of the other seat is listed: ${show(action)}`);
    exam.equal(
      game.validate(state, action) ?? null,
      null,
      'listed',
      () => `${show(action)} is listed but refused`,
    );
    exam.equal(game.parseAction(jsonCopy(action), seat), action, 'parsed');
  }
  for (const action of extendedActions(exam, state, seat)) {
    exam.require(
      !listed.some((other) => isEqual(other, action)),
      () => `${show(action)} is listed, not extended`,
    );
    exam.equal(
      game.validate(state, action) ?? null,
      null,
      'extended',
      () => `${show(action)} is declared but refused`,
    );
  }
}

function refusesUnlisted(exam: Exam, state: State, action: Action, pool: readonly Action[]): void {
  if (isMatchMove(action)) return;
  if (exam.game.validate(state, action) !== undefined) {
    exam.count('refused');
    return;
  }
  const isKnown = pool.some((other) => isEqual(other, action)) || exam.options.isExtended?.(state, action);
  exam.require(isKnown === true, () => `${show(action)} is accepted, but neither listed nor declared`);
}

/** Counting and sampling are shortcuts, not other rules. */
export const countAndSample: LawText = {
  name: 'counts and samples agree with the list',
  needs: () => ['count', 'sample'],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(8)) {
      for (const seat of SEATS) {
        exam.about(seat);
        const listed = game.legalActions(state, seat);
        exam.equal(game.countLegal(state, seat), listed.length, 'count');
        if (listed.length > 0) isUniform(exam, state, seat, listed);
      }
    }
  },
};

function isUniform(exam: Exam, state: State, seat: Seat, listed: readonly Action[]): void {
  const outcomes = enumerate((chance) => exam.game.sampleLegal(state, seat, chance), 100_000);
  exam.require(outcomes !== undefined, () => 'a sample asks for more than a choice among the listed');
  const counts = new Map(listed.map((action) => [JSON.stringify(action), 0n]));
  const common = (outcomes ?? []).reduce((product, { probability }) => {
    return product % probability.denominator === 0n ? product : product * probability.denominator;
  }, 1n);
  for (const { probability, value } of outcomes ?? []) {
    const text = JSON.stringify(value);
    const share = counts.get(text);
    exam.require(
      share !== undefined,
      () => `${text} is sampled with ${formatFraction(probability)}, but not listed`,
    );
    counts.set(text, (share ?? 0n) + (probability.numerator * common) / probability.denominator);
  }
  for (const [text, share] of counts) {
    exam.count('sample');
    exam.require(
      share * BigInt(listed.length) === common,
      () => `${text} is sampled ${share} times in ${common}`,
    );
  }
}

/** Nobody is asked who cannot answer. */
export const decidersCanAct: LawText = {
  name: 'whoever must decide can act, nobody else is asked, and nobody is once the match is over',
  needs: ({ simultaneous }) => ['decider', 'idle', 'over', ...(simultaneous ? [] : ['both'])],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(12)) {
      const deciders = game.deciders(state);
      exam.equal(deciders.length === 0, game.result(state) !== undefined, state.result ? 'over' : 'on');
      exam.equal([...new Set(deciders)].sort(), [...deciders], 'order', () => 'deciders are out of order');
      if (deciders.length === 2) {
        exam.count('both');
        exam.require(exam.options.simultaneous !== 'never', () => 'both seats decide, which never happens');
      }
      for (const seat of SEATS) {
        exam.about(seat);
        const isDecider = deciders.includes(seat);
        exam.equal(game.legalActions(state, seat).length > 0, isDecider, isDecider ? 'decider' : 'idle');
        if (isDecider) continue;
        exam.equal(
          usageCode(() => game.sampleLegal(state, seat, exam.chance)),
          'NOTHING_LEGAL',
          'no sample',
        );
      }
    }
  },
};

/** What is refused leaves no trace. */
export const refusalsChangeNothing: LawText = {
  name: 'a refused action changes nothing',
  needs: () => ['refused', 'hostile'],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(6)) {
      const digest = game.digest(state);
      const pool = matchPool(exam);
      const tries = [...pool.slice(0, 10), ...mutatedActions(exam, pool, 10)];
      for (const action of tries) refusesCleanly(exam, state, action, 'refused');
      for (const value of hostileValues(exam, pool, 6))
        refusesCleanly(exam, state, value as Action, 'hostile');
      exam.equal(game.digest(state), digest, 'digest', () => 'a refusal has changed the state');
    }
  },
};

function refusesCleanly(exam: Exam, state: State, action: Action, what: string): void {
  const { game } = exam;
  const rejection = game.validate(state, action);
  if (rejection === undefined) return;
  const applied = game.apply(state, action);
  exam.require(!applied.ok, () => `apply accepts what validate refuses: ${show(action)}`);
  if (!applied.ok)
    exam.equal(applied.rejection, rejection, what, () => `apply and validate disagree on ${show(action)}`);
  exam.require(
    game.reducer(state, action) === state,
    () => `the reducer makes a new state of ${show(action)}`,
  );
  const reduce = game.createReducer(state);
  exam.require(
    reduce(undefined, action) === state,
    () => `a created reducer loses its start on ${show(action)}`,
  );
}
