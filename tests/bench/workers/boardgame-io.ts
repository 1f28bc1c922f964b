import type { State } from 'boardgame.io';
import {
  createBoardgameDuel,
  dispatch,
  playClient,
  type Settings,
  startClient,
  startReducer,
  type Table,
  toReducerAction,
} from '../duel/boardgame-io.js';
import type { Match } from '../duel/match.js';
import { type Task, timed, timedThirds } from '../measure.js';
import { serve } from './serve.js';

/** Every match through a client of its own. */
function clientTask(matches: readonly Match[], settings: Settings): Task {
  return timed(() => () => {
    let count = 0;
    for (const match of matches) {
      playClient(match, settings);
      count += match.actions.length;
    }
    return count;
  });
}

/** Every match through the bare reducer, actions and first state being there already. */
function reducerTask(matches: readonly Match[], settings: Settings): Task {
  return timed(() => {
    const replays = matches.map((match) => ({
      ...startReducer(createBoardgameDuel(match, settings)),
      actions: match.actions.map(toReducerAction),
    }));
    return () => {
      let count = 0;
      for (const { reducer, start, actions } of replays) {
        let state = start;
        for (const action of actions) state = reducer(state, action) as State<Table>;
        count += actions.length;
      }
      return count;
    };
  });
}

serve(({ ordinary, long }) => ({
  client: clientTask(ordinary, { undo: true }),
  clientWithoutUndo: clientTask(ordinary, { undo: false }),
  reducer: reducerTask(ordinary, { undo: true }),
  reducerWithoutUndo: reducerTask(ordinary, { undo: false }),
  thirds: timedThirds(() =>
    long.map((match) => {
      const begin = () => startClient(createBoardgameDuel(match, { undo: true }));
      let client = begin();
      return {
        length: match.actions.length,
        begin: () => {
          client.stop();
          client = begin();
        },
        play: (from, to) => {
          for (let i = from; i < to; i++) dispatch(client, match.actions[i]!);
        },
      };
    }),
  ),
}));
