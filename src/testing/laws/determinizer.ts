import { canonicalJson } from '../../kernel/digest.js';
import { enumerate, type Outcome } from '../../kernel/enumerate.js';
import { addFractions, formatFraction, fraction } from '../../kernel/fraction.js';
import { isEqual } from '../../kernel/share.js';
import { type Exam, type LawText, VIEWERS } from '../exam.js';
import { notJson, show } from '../plain.js';
import type { State, View } from '../subject.js';

const LIMIT = 5_000;

/** An imagined state looks like the true one to its viewer, and has nothing else from it. */
export const imaginedLooksTrue: LawText = {
  name: 'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
  needs: () => ['views', 'checks', 'generators', 'plays'],
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(6)) {
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        const view = game.view(state, viewer);
        const text = JSON.stringify(view);
        const imagined = game.determinize(view, exam.chance);
        exam.equal(game.view(imagined, viewer), view, 'views', () => 'the imagined state looks different');
        exam.require(JSON.stringify(view) === text, () => 'determinize changes the view');
        const flaw = notJson(imagined) ?? game.check(imagined)[0];
        exam.count('checks');
        exam.require(flaw === undefined, () => `the imagined state cannot occur: ${show(flaw)}`);
        hasOwnGenerator(exam, state, imagined, view);
        playsOn(exam, imagined);
        exam.require(JSON.stringify(view) === text, () => 'playing on an imagined state changes the view');
      }
    }
  },
};

function hasOwnGenerator(exam: Exam, state: State, imagined: State, view: View): void {
  const again = exam.game.determinize(view, exam.chance);
  exam.count('generators');
  exam.require(!isEqual(imagined.rng, state.rng), () => 'the imagined state has the true generator');
  exam.require(!isEqual(imagined.rng, again.rng), () => 'two imagined states have the same generator');
}

/** An imagined state is its owner's to play on in place. */
function playsOn(exam: Exam, imagined: State): void {
  const { game, chance } = exam;
  if (imagined.result !== null) return;
  const copy = game.clone(imagined);
  const action = game.sampleLegal(imagined, chance.pick(game.deciders(imagined)), chance);
  game.advance(imagined, action);
  const applied = game.apply(copy, action);
  if (applied.ok)
    exam.equal(imagined, applied.state, 'plays', () => 'an imagined state plays on differently');
}

/** The determinizer is honest: what can be, may be imagined, and nothing else. */
export const reachesEveryWorld: LawText = {
  name: 'imagination reaches every world that fits a view, the true one included, and no other',
  world: 'small',
  needs: ({ smallWorlds }) => ['told', ...(smallWorlds !== 'never' && smallWorlds?.worlds ? ['listed'] : [])],
  applies: ({ smallWorlds }) => smallWorlds !== 'never',
  examine(_match, exam) {
    const { game } = exam;
    for (const { state } of exam.positions(3)) {
      for (const viewer of VIEWERS) {
        exam.about(viewer);
        const view = game.view(state, viewer);
        const outcomes = enumerate((chance) => game.determinize(view, chance), LIMIT);
        if (outcomes === undefined) exam.count('untellable');
        else compareWorlds(exam, state, view, outcomes);
      }
    }
  },
};

/** A world is a state without its generator. */
function worldOf(state: State): string {
  return canonicalJson({ ...state, rng: null });
}

function compareWorlds(exam: Exam, state: State, view: View, outcomes: readonly Outcome<State>[]): void {
  let sum = fraction(0);
  const worlds = new Map<string, State>();
  for (const { probability, value } of outcomes) {
    exam.require(probability.numerator > 0n, () => 'a world has no probability');
    sum = addFractions(sum, probability);
    worlds.set(worldOf(value), value);
  }
  exam.require(formatFraction(sum) === '1', () => `the probabilities add up to ${formatFraction(sum)}`);
  const viewer = view.viewer ?? 'spectator';
  for (const world of worlds.values()) {
    exam.equal(exam.game.view(world, viewer), view, 'told', () => 'an imagined world looks different');
  }
  exam.require(worlds.has(worldOf(state)), () => `the true world is not among ${worlds.size} imagined ones`);
  const { smallWorlds } = exam.options;
  const expected = smallWorlds !== 'never' ? smallWorlds?.worlds?.(view) : undefined;
  if (expected === undefined) return;
  const texts = new Set(expected.map(worldOf));
  const missing = [...texts].find((text) => !worlds.has(text));
  exam.require(missing === undefined, () => `this world is never imagined: ${missing}`);
  exam.equal(worlds.size, texts.size, 'listed', () => 'too many worlds are imagined');
}
