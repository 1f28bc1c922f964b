import { defineGame } from 'holmgang';
import { duel, duelDefinition } from '../../toys/duel/definition.js';
import { viewDuel } from '../../toys/duel/secrets.js';
import type { DuelTypes } from '../../toys/duel/types.js';
import { type Defect, moved, moves, ruled, wrapped } from './variants.js';

// What views and events tell.

export const SECRECY_DEFECTS: readonly Defect[] = [
  [
    'no legal list, count, refusal or decider tells what is hidden',
    'an option depends on the top of the deck',
    'legal: ',
    () =>
      moved({
        draw: {
          ...moves.draw,
          options: (view, seat, rules, options) => {
            const [top] = view.decks[seat];
            if (typeof top !== 'number' || view.cards[top] !== 1)
              moves.draw.options?.(view, seat, rules, options);
          },
        },
      }),
  ],
  [
    'no legal list, count, refusal or decider tells what is hidden',
    'the detail of a refusal depends on the other hand',
    'detail.cards',
    () =>
      ruled({
        refusals: {
          wrongPhase: (view, action) => ({
            code: 'DECK_EMPTY',
            rule: 'DU-DRW-01',
            detail: { cards: view.hands[action.seat === 0 ? 1 : 0].join() },
          }),
        },
      }),
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'events are shown to everybody',
    'other events after',
    () => {
      const { viewEvent: _, ...open } = duelDefinition;
      return defineGame<DuelTypes>(open);
    },
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'a commitment shows',
    'committed.',
    () =>
      ruled({
        view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), committed: state.committed }),
      }),
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'a rule acts on a hidden card',
    'saluted.',
    () =>
      moved({
        breathe: {
          ...moves.breathe,
          apply: (state, action, ctx) => {
            const [top] = state.decks[action.seat];
            if (top !== undefined && state.cards[top] === 3) state.saluted[action.seat] = true;
            return moves.breathe.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'a viewer does not notice when all that is hidden is dealt anew',
    'a view tells the power of every card',
    'the view tells what is hidden: cards.',
    () =>
      ruled({ view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), cards: state.cards }) }),
  ],
  [
    'a viewer does not notice when all that is hidden is dealt anew',
    'the scramble does nothing',
    'nothing to compare: changed',
    () => duel,
    { scramble: (state) => state },
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'the generator shows',
    '≠ hidden',
    () => ruled({ view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), rng: state.rng }) }),
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'a check needs what a view does not have',
    'another verdict on {"type":"draw"',
    () =>
      moved({
        draw: {
          ...moves.draw,
          check: (view, action, rules) => {
            return view.decks[action.seat].includes(null)
              ? { code: 'DECK_EMPTY', rule: 'DU-DRW-01', detail: {} }
              : moves.draw.check(view, action, rules);
          },
        },
      }),
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'a view answers the other seat',
    'gets an answer: it: undefined ≠ NOT_YOUR_VIEW',
    () => wrapped({ countLegal: (state, seat) => duel.countLegal({ ...state, viewer: seat }, seat) }),
  ],
];
