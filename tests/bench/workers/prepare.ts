import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createChance } from 'holmgang';
import {
  createBoardgameDuel,
  finalOfBoardgame,
  playClient,
  startReducer,
  toReducerAction,
} from '../duel/boardgame-io.js';
import { advanceDuel, duel, finalOfDuel, startDuel } from '../duel/holmgang.js';
import { type DuelAction, type Final, type Match, type Opening, shuffledOpening } from '../duel/match.js';
import { finalOfRaw, playRaw } from '../duel/raw.js';

// Plays the matches that everybody will replay, and makes sure that all versions of the duel come to the same end.

function randomMatch(opening: Opening, seed: string): Match {
  const chance = createChance(seed);
  const actions: DuelAction[] = [];
  const state = duel.clone(startDuel(opening));
  for (let seat = duel.deciders(state)[0]; seat !== undefined; seat = duel.deciders(state)[0]) {
    const action = duel.sampleLegal(state, seat, chance) as DuelAction;
    actions.push(action);
    duel.advance(state, action);
  }
  return { ...opening, actions };
}

/** The same match by every way that will be timed. */
function finals(match: Match): Readonly<Record<string, Final>> {
  const start = startDuel(match);
  let applied = start;
  let reduced = start;
  for (const action of match.actions) {
    const outcome = duel.apply(applied, action);
    if (!outcome.ok) throw new Error(`apply refuses ${JSON.stringify(action)}: ${outcome.rejection.code}`);
    applied = outcome.state;
    reduced = duel.reducer(reduced, action);
  }
  const { reducer, start: first } = startReducer(createBoardgameDuel(match, { undo: true }));
  let boardgame: Parameters<typeof finalOfBoardgame>[0] = first;
  for (const action of match.actions) boardgame = reducer(boardgame as typeof first, toReducerAction(action));
  return {
    raw: finalOfRaw(playRaw(match)),
    advance: finalOfDuel(advanceDuel(start, match)),
    apply: finalOfDuel(applied),
    reducer: finalOfDuel(reduced),
    'boardgame.io client': finalOfBoardgame(playClient(match, { undo: true })),
    'boardgame.io client, undo off': finalOfBoardgame(playClient(match, { undo: false })),
    'boardgame.io reducer': finalOfBoardgame(boardgame),
  };
}

function assertAgreement(match: Match): void {
  const { raw, ...others } = finals(match);
  for (const [name, final] of Object.entries(others)) {
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(final)), JSON.parse(JSON.stringify(raw)))) continue;
    throw new Error(`${name} ends differently:\n${JSON.stringify(final)}\n${JSON.stringify(raw)}`);
  }
}

const [file = ''] = process.argv.slice(2);
const SIZES = [60, 63, 66, 69, 72, 75];
const ordinary = SIZES.flatMap((size) =>
  ['a', 'b'].map((name) => {
    const seed = `match ${size} ${name}`;
    return randomMatch(shuffledOpening(seed, size, 30, 200), seed);
  }),
);
// Heroes that nobody can bring down: these matches go on to the last turn.
const long = [60, 75].map((size) => {
  return randomMatch(shuffledOpening(`long ${size}`, size, 1_000_000, 400), `long ${size}`);
});
for (const match of [...ordinary, ...long]) assertAgreement(match);
writeFileSync(file, JSON.stringify({ ordinary, long }));
const count = (matches: readonly Match[]) => matches.reduce((sum, { actions }) => sum + actions.length, 0);
console.log(
  JSON.stringify({
    ordinary: { matches: ordinary.length, actions: count(ordinary) },
    long: { matches: long.length, actions: count(long) },
  }),
);
