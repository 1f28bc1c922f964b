import { cloneDuel, duel, duelDefinition } from '../../toys/duel/definition.js';
import { type Defect, moved, moves, phases, ruled, wrapped } from './variants.js';

// How states follow from each other.

let setups = 0;

export const PLAYING_DEFECTS: readonly Defect[] = [
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'a clone shares a list',
    'read only property',
    () => ruled({ clone: (state) => ({ ...cloneDuel(state), stamina: state.stamina }) }),
  ],
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'a rule asks whether anybody listens',
    'without listeners advance reaches another state',
    () =>
      moved({
        hold: {
          ...moves.hold,
          apply: (state, action, ctx) => {
            if (ctx.events === undefined) state.stamina[action.seat] = 0;
            return moves.hold.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'apply shares nothing',
    'it.cards did not change, but is not shared',
    () =>
      wrapped({
        apply: (state, action, chance) => {
          const applied = duel.apply(state, action, chance);
          const cards = applied.ok ? (Object.freeze([...applied.state.cards]) as number[]) : [];
          return applied.ok ? { ...applied, state: Object.freeze({ ...applied.state, cards }) } : applied;
        },
      }),
  ],
  [
    'simultaneous decisions commute',
    'who commits first is tired',
    'matters: stamina',
    () =>
      moved({
        commit: {
          ...moves.commit,
          apply: (state, action, ctx) => {
            const isFirst = state.committed[0] === null && state.committed[1] === null;
            if (isFirst) state.stamina[action.seat] = Math.max(0, state.stamina[action.seat] - 1);
            return moves.commit.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'states, actions and events survive JSON and play on alike',
    'a state holds undefined',
    'attacker is undefined',
    () =>
      ruled({
        phases: {
          ...phases,
          roundEnd: {
            enter: (state, ctx) => {
              const next = 'enter' in phases.roundEnd ? phases.roundEnd.enter(state, ctx) : 'refill';
              state.attacker = undefined as unknown as null;
              return next;
            },
          },
        },
      }),
  ],
  [
    'the same seed and actions give the same states, events and digests',
    'a rule remembers former matches',
    'differs the second time',
    () =>
      ruled({
        setup: (options, core, ctx) => {
          const state = duelDefinition.setup(options, core, ctx);
          state.life = [4, 3 + (setups++ % 2)];
          return state;
        },
      }),
  ],
  [
    'the same seed and actions give the same states, events and digests',
    'the digest depends on the order of keys',
    'the digest knows key order',
    () => wrapped({ digest: (state) => JSON.stringify(state) }),
  ],
  [
    'a record replays to the same end, and states do not outgrow their bound',
    'setup and start disagree',
    'a replay ends elsewhere',
    () => wrapped({ setup: (options) => duel.setup({ ...options, seed: `${options.seed}!` }) }),
  ],
  [
    'a record replays to the same end, and states do not outgrow their bound',
    'an event holds a part of the state',
    'events change after they were told',
    () =>
      moved({
        commit: {
          ...moves.commit,
          apply: (state, action, ctx) => {
            const next = moves.commit.apply(state, action, ctx);
            ctx.events?.push({ type: 'clashRevealed', cards: state.life, attacker: null });
            return next;
          },
        },
      }),
  ],
  [
    'a record replays to the same end, and states do not outgrow their bound',
    'a state outgrows its bound',
    'characters exceeds 100',
    () => duel,
    { maxStateSize: 100 },
  ],
];
