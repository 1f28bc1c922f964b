import { duel } from '../../toys/duel/definition.js';
import { determinizeDuel } from '../../toys/duel/secrets.js';
import { type Defect, moved, moves, ruled, wrapped } from './variants.js';

// Determinizers and odds.

export const IMAGINATION_DEFECTS: readonly Defect[] = [
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'every imagined state has the same generator',
    'two imagined states have the same generator',
    () =>
      ruled({
        determinize: (view, _rng, chance, rules) => {
          return determinizeDuel(view, { kind: 'sfc32', a: 1, b: 2, c: 3, d: 4 }, chance, rules);
        },
      }),
  ],
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'the determinizer forgets a commitment',
    'the imagined state looks different',
    () =>
      ruled({
        determinize: (view, rng, chance, rules) => {
          return { ...determinizeDuel(view, rng, chance, rules), committed: [null, null] };
        },
      }),
  ],
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'the determinizer shares a list with the view',
    'read only property',
    () =>
      ruled({
        determinize: (view, rng, chance, rules) => {
          return { ...determinizeDuel(view, rng, chance, rules), stamina: view.stamina };
        },
      }),
  ],
  [
    'imagination reaches every world that fits a view, the true one included, and no other',
    'the determinizer does not shuffle',
    'the true world is not among',
    () =>
      ruled({
        determinize: (view, rng, chance, rules) => {
          const orderly = {
            int: (n: number) => chance.int(n),
            percent: (p: number) => chance.percent(p),
            pick: <T>(list: readonly T[]) => chance.pick(list),
            shuffle: <T>(list: T[]) => list,
            fork: () => chance.fork(),
            unseen: () => chance.unseen(),
          };
          return determinizeDuel(view, rng, orderly, rules);
        },
      }),
  ],
  [
    'odds add up to one and contain what happens',
    'a draw does not say that something unseen decides',
    'what the seat sees of {"type":"draw"',
    () =>
      moved({
        draw: {
          ...moves.draw,
          apply: (state, { seat }, ctx) => {
            const card = state.decks[seat].shift() ?? 0;
            state.hands[seat].push(card);
            ctx.events?.push({ type: 'cardDrawn', seat, card });
            return 'roundEnd';
          },
        },
      }),
  ],
  [
    'odds add up to one and contain what happens',
    'an outcome is missing',
    'add up to',
    () => wrapped({ odds: (state, actions) => duel.odds(state, actions)?.slice(0, 1) }),
  ],
  [
    'odds add up to one and contain what happens',
    'no odds are ever told',
    'nothing to compare: told',
    () => wrapped({ odds: () => undefined }),
  ],
];
