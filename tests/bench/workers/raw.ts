import { play, playRaw, setup } from '../duel/raw.js';
import { timed, timedThirds } from '../measure.js';
import { serve } from './serve.js';

serve(({ ordinary, long }) => ({
  play: timed(() => () => {
    let count = 0;
    for (const match of ordinary) {
      playRaw(match);
      count += match.actions.length;
    }
    return count;
  }),
  thirds: timedThirds(() =>
    long.map((match) => {
      let table = setup(match);
      return {
        length: match.actions.length,
        begin: () => {
          table = setup(match);
        },
        play: (from, to) => {
          for (let i = from; i < to; i++) play(table, match.actions[i]!);
        },
      };
    }),
  ),
}));
