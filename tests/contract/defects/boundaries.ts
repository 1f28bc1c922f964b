import { draw, finish, SEATS, win } from 'holmgang';
import { duel, duelDefinition } from '../../toys/duel/definition.js';
import type { DuelAction, DuelState } from '../../toys/duel/types.js';
import { type Defect, moved, moves, phases, ruled, wrapped } from './variants.js';

// Positions, ends, match moves, strangers and descriptions.

export const BOUNDARIES_DEFECTS: readonly Defect[] = [
  [
    'check accepts every state that occurs and refuses spoilt ones',
    'a shape lets everything pass',
    'check accepts a spoilt state: stamina',
    () => ruled({ shape: { ...duelDefinition.shape, stamina: () => {} } }),
  ],
  [
    'check accepts every state that occurs and refuses spoilt ones',
    'an invariant is too strict',
    'a state that occurs is refused',
    () =>
      wrapped({
        check: (state) => {
          const isTired = (state as DuelState).stamina?.[0] === 0;
          return isTired
            ? [{ path: 'stamina', code: 'TIRED', message: 'too tired', rule: null }]
            : duel.check(state);
        },
      }),
  ],
  [
    'what is conserved never changes',
    'a buried card is lost',
    'what is conserved has changed: owners',
    () =>
      moved({
        bury: {
          ...moves.bury,
          apply: (state, action, ctx) => {
            const next = moves.bury.apply(state, action, ctx);
            state.buried[action.seat].pop();
            return next;
          },
        },
      }),
  ],
  [
    'after the end nothing is legal, no match move either',
    'one can concede after the end',
    'after the end {"type":"concede"',
    () =>
      wrapped({
        validate: (state, action) => (action.type === 'concede' ? undefined : duel.validate(state, action)),
      }),
  ],
  [
    'matches of progress-making players end within the declared bound, with a sound result',
    'matches go on for longer than declared',
    'no end after 6 actions',
    () => duel,
    { maxActions: 6 },
  ],
  [
    'matches of progress-making players end within the declared bound, with a sound result',
    'the scores do not fit the winner',
    'the scores do not fit the winner: {',
    () =>
      ruled({
        phases: {
          ...phases,
          judge: {
            enter: (state) => {
              const loser = SEATS.find((seat) => state.life[seat] === 0);
              if (loser === undefined) return 'regroup';
              return finish(state, { ...win(loser, 'knockout', 'DU-END-01'), winner: loser === 0 ? 1 : 0 });
            },
          },
        },
      }),
  ],
  [
    'match moves are possible at any time, never listed, and end a match as their clauses say',
    'whoever concedes draws',
    'another result of {"type":"concede"',
    () =>
      wrapped({
        apply: (state, action, chance) => {
          const applied = duel.apply(state, action, chance);
          if (!applied.ok || action.type !== 'concede') return applied;
          return { ...applied, state: { ...applied.state, result: draw('conceded', 'K-CON-01') } };
        },
      }),
  ],
  [
    'match moves are possible at any time, never listed, and end a match as their clauses say',
    'a seat may adjudicate',
    'undefined ≠ ARBITER_ONLY',
    () =>
      wrapped({
        parseAction: (json, actor) => {
          const { type } = json as { type: string };
          return duel.parseAction(json, type === 'adjudicate' ? 'arbiter' : actor);
        },
      }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'parseAction believes what it is sent',
    'parseAction takes',
    () => wrapped({ parseAction: (json) => json as DuelAction }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'validate looks before it checks',
    'it throws',
    () =>
      wrapped({
        validate: (state, action) =>
          action.type === ('dance' as string) ? undefined : duel.validate(state, action),
      }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'unknown options pass',
    'setup takes',
    () => ruled({ checkOptions: () => [] }),
  ],
  [
    'every event, action, refusal and result has a description, and nobody is told less of one’s own action',
    'a refusal is described as something else',
    'is described as oops',
    () =>
      wrapped({
        describe: (subject) => ('code' in subject ? { key: 'oops', values: {} } : duel.describe(subject)),
      }),
  ],
  [
    'every event, action, refusal and result has a description, and nobody is told less of one’s own action',
    'the actor does not see its own action',
    'the actor sees another action',
    () => ruled({ viewAction: ({ type, seat }) => ({ type, seat, hidden: true }) }),
  ],
];
