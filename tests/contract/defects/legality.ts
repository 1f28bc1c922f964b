import { duel } from '../../toys/duel/definition.js';
import type { DuelView } from '../../toys/duel/types.js';
import { type Defect, moved, moves, wrapped } from './variants.js';

// What is legal, and what a refusal leaves behind.

export const LEGALITY_DEFECTS: readonly Defect[] = [
  [
    'what is listed is accepted, and beyond it only what is declared',
    'a legal action is not listed',
    'is accepted, but neither listed nor declared',
    () =>
      moved({
        commit: {
          ...moves.commit,
          options: (view, seat, rules, options) => {
            const [first] = view.hands[seat];
            const fewer: DuelView = { ...view, hands: [[first ?? null], [first ?? null]] };
            moves.commit.options?.(fewer, seat, rules, options);
          },
        },
      }),
  ],
  [
    'what is listed is accepted, and beyond it only what is declared',
    'a check forgets a condition',
    '"type":"strike"',
    () => moved({ strike: { ...moves.strike, check: () => undefined } }),
  ],
  [
    'what is listed is accepted, and beyond it only what is declared',
    'an option is listed that is refused',
    'WRONG_PHASE for {"type":"hold"',
    () =>
      moved({
        breathe: {
          ...moves.breathe,
          options: (_view, seat, _rules, options) => {
            if (options.next()) options.push({ type: 'breathe', seat });
            if (options.next()) options.push({ type: 'hold', seat } as never);
          },
        },
      }),
  ],
  [
    'counts and samples agree with the list',
    'a count misses one',
    'count: it: 2 ≠ 3',
    () => wrapped({ countLegal: (state, seat) => Math.min(2, duel.countLegal(state, seat)) }),
  ],
  [
    'counts and samples agree with the list',
    'a sample prefers the first action',
    'is sampled 2 times in',
    () =>
      wrapped({
        sampleLegal: (state, seat, chance) => {
          const listed = duel.legalActions(state, seat);
          return (
            listed[Math.max(0, chance.int(listed.length + 1) - 1)] ?? duel.sampleLegal(state, seat, chance)
          );
        },
      }),
  ],
  [
    'whoever must decide can act, nobody else is asked, and nobody is once the match is over',
    'a seat has actions though nobody waits for it',
    'idle: it: true ≠ false',
    () =>
      wrapped({
        legalActions: (state, seat) => {
          const listed = duel.legalActions(state, seat);
          const isFree = state.phase === 'clash' && !state.saluted[seat];
          return isFree ? [...listed, { type: 'salute', seat }] : listed;
        },
      }),
  ],
  [
    'a refused action changes nothing',
    'the reducer copies',
    'the reducer makes a new state',
    () =>
      wrapped({
        reducer: (state, action) => {
          const next = duel.reducer(state, action);
          return next === state ? { ...state } : next;
        },
      }),
  ],
];
