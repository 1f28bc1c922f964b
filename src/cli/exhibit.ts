import type { Bot } from '../kernel/bot.js';
import { createChance } from '../kernel/chance.js';
import type { Game, RulesetRef } from '../kernel/game.js';
import type { Result } from '../kernel/result.js';

/** One line of a story, with the clause behind it. */
export interface StoryLine {
  readonly kind: 'heading' | 'line' | 'end';
  readonly text: string;
  readonly rule: string | null;
}

/** A match that was played for show, and the proof that it can be played again. */
export interface Shown {
  readonly ruleset: RulesetRef;
  readonly seed: string;
  readonly bots: readonly [string, string];
  readonly actions: readonly unknown[];
  readonly story: readonly StoryLine[];
  readonly result: Result;
  readonly digest: string;
  readonly replayedDigest: string;
}

/** A game with all it takes to show a match of it. */
export interface Exhibit {
  readonly id: string;
  readonly rulesets: readonly string[];
  /** Plays one match between the game's bots on a ruleset. */
  show(ruleset: string, seed: string): Shown;
}

interface Act<S extends V, V, A extends { readonly type: string }, E> {
  readonly game: Game<S, V, A, E, object>;
  readonly bots: readonly [Bot<V, A>, Bot<V, A>];
  tell(event: E): readonly StoryLine[];
  tellResult(result: Result): StoryLine;
}

/** Plays a match between two bots that see only their own views, tells it, and plays it again from seed and actions. */
export function showMatch<S extends V, V, A extends { readonly type: string }, E>(
  { game, bots, tell, tellResult }: Act<S, V, A, E>,
  seed: string,
): Shown {
  const chances = [createChance(`${seed}, bot 0`), createChance(`${seed}, bot 1`)] as const;
  const started = game.start({ seed });
  const story = started.events.flatMap((event) => tell(event));
  const actions: A[] = [];
  let state = started.state;
  for (let result = game.result(state); result === undefined; result = game.result(state)) {
    for (const seat of game.deciders(state)) {
      const action = bots[seat].choose(game.view(state, seat), seat, { chance: chances[seat] });
      const applied = game.apply(state, action);
      if (!applied.ok)
        throw new Error(`${bots[seat].name} tried ${JSON.stringify(action)}: ${applied.rejection.code}`);
      actions.push(action);
      story.push(...applied.events.flatMap((event) => tell(event)));
      state = applied.state;
    }
  }
  const result = game.result(state) as Result;
  story.push(tellResult(result));
  const replayed = actions.reduce<S>((before, action) => game.reducer(before, action), game.setup({ seed }));
  return {
    ruleset: game.ruleset,
    seed,
    bots: [bots[0].name, bots[1].name],
    actions,
    story,
    result,
    digest: game.digest(state),
    replayedDigest: game.digest(replayed),
  };
}
