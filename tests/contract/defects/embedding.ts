import { defineGame, type Embedded } from 'holmgang';
import type { DuelTypes } from '../../toys/duel/types.js';
import { embeddedDuel, type feud, feudOf } from '../../toys/feud/definition.js';

// Feuds that seat somebody wrongly at the duel inside.

/** A law, what is wrong, how the law tells it, and a feud with exactly that defect. */
export type EmbeddingDefect = readonly [
  law: string,
  defect: string,
  symptom: string,
  game: () => typeof feud,
];

const seated = (parts: Partial<Embedded<DuelTypes>>) => () =>
  defineGame(feudOf({ ...embeddedDuel, ...parts }));

export const EMBEDDING_DEFECTS: readonly EmbeddingDefect[] = [
  [
    'a viewer does not notice when all that is hidden is dealt anew',
    'a viewer sees what the other seat of the duel sees',
    'the view tells what is hidden',
    seated({ view: (table, viewer) => embeddedDuel.view(table, viewer, 0) }),
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'a viewer is told what the other seat of the duel learns',
    'other events after',
    seated({ viewEvent: (event, viewer) => embeddedDuel.viewEvent(event, viewer, 0) }),
  ],
  [
    'what is listed is accepted, and beyond it only what is declared',
    'one acts for the other seat of the duel',
    'is accepted',
    seated({
      refuse: (view, _seat, action) => embeddedDuel.refuse(view, action.seat, action, 0),
    }),
  ],
  [
    'whoever must decide can act, nobody else is asked, and nobody is once the match is over',
    'the wrong one is asked to decide',
    'the match is stuck',
    seated({ deciders: (view) => embeddedDuel.deciders(view, 0) }),
  ],
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'the duel is imagined over again from the start',
    'the imagined state looks different',
    seated({
      determinize: (view, chance) => {
        const table = embeddedDuel.determinize(view, chance);
        return { ...table, life: [4, 4] };
      },
    }),
  ],
];
