import { createChance } from 'holmgang';
import { ROSTER } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';
import { PlayedMatch } from '../../src/cli/play/match.js';
import { undoObstacle } from '../../src/cli/play/undo.js';
import { open } from '../../src/cli/table.js';
import { tableOf } from '../../src/cli/tables/index.js';
import type { AnyAction } from '../../src/kernel/any-game.js';
import { isEqual } from '../../src/kernel/share.js';
import { cli } from './terminal.js';

const GAMES = ROSTER.map(({ id, editions }) => {
  const [first] = editions.rulesets;
  if (first === undefined) throw new Error(`${id} has no ruleset`);
  return { id, game: open(editions.bind(first)) };
});

/** How many actions of each game are looked at, and how many other worlds each is tried in. */
const ACTIONS = 120;
const WORLDS = 12;

describe('undo', () => {
  it.each(GAMES)('of $id takes back only what its player could foresee, whatever is hidden', ({ game }) => {
    const chance = createChance(`undo ${game.id}`);
    let actions = 0;
    for (let match = 0; actions < ACTIONS; match++) {
      let state = game.setup({ seed: `undo ${match}` });
      for (let ply = 0; ply < 120 && game.result(state) === undefined; ply++) {
        const seat = chance.pick(game.deciders(state));
        const action = game.sampleLegal(state, seat, chance);
        const applied = game.apply(state, action);
        if (!applied.ok) throw new Error(applied.rejection.code);
        actions += 1;
        const before = state;
        state = applied.state;
        if (undoObstacle(game, { before, action, after: state }, seat) !== null) continue;
        const seen = game.view(state, seat);
        expect(isEqual(before.rng, state.rng)).toBe(true);
        for (let world = 0; world < WORLDS; world++) {
          const other = game.determinize(game.view(before, seat), chance);
          game.advance(other, action);
          expect(isEqual(game.view(other, seat), seen), JSON.stringify(action)).toBe(true);
        }
      }
    }
  });

  it('refuses after chance, after the other player, and of what was said', () => {
    const warriors = GAMES.find(({ id }) => id === 'mma-warriors');
    if (warriors === undefined) throw new Error('no mma-warriors');
    const { game } = warriors;
    const before = game.setup({ seed: 'undo' });
    const offer = { type: 'offerDraw', seat: 0 } as AnyAction;
    const offered = game.apply(before, offer);
    if (!offered.ok) throw new Error('no draw can be offered');
    const said = { before, action: offer, after: offered.state };
    expect(undoObstacle(game, said, 0)).toContain('said');
    const [first] = game.legalActions(before, 0);
    const made = game.apply(before, first as AnyAction);
    if (!made.ok) throw new Error('not legal');
    const step = { before, action: first as AnyAction, after: made.state };
    expect(undoObstacle(game, step, 1)).toContain('other player');
    const rolled = { ...step, after: { ...made.state, rng: game.setup({ seed: 'other' }).rng } };
    expect(undoObstacle(game, rolled, 0)).toContain('chance');
  });

  it('brings back record and state as they were', () => {
    const warriors = GAMES.find(({ id }) => id === 'mma-warriors');
    if (warriors === undefined) throw new Error('no mma-warriors');
    const { game } = warriors;
    const match = new PlayedMatch([tableOf(game), tableOf(game)], [null, null], { seed: 'back', setup: {} });
    const chance = createChance('back');
    let undone = 0;
    while (match.result === undefined && match.ply < 300) {
      const seat = match.decider ?? 0;
      const before = match.toRecord();
      const action = game.sampleLegal(match.state, seat, chance);
      expect(match.act(action)).toBeNull();
      if (match.undo(seat) !== null) continue;
      undone += 1;
      expect(match.toRecord()).toEqual(before);
      expect(match.act(action)).toBeNull();
    }
    expect(undone).toBeGreaterThan(0);
  });

  it('is told to whoever asks for it', async () => {
    const answers = ['undo', 'quit'];
    const { out } = await cli(['play', 'bjj', '--seed', 'u'], () => answers.shift() ?? null);
    expect(out).toContain('That cannot be taken back: there is nothing to take back.');
  });
});
