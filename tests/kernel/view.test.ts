import { createChance, defineGame, enumerate, InvariantError, type Viewer } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { actions, type CountingView, counting, definition } from './counting-game.js';
import { branchesOf, isDeepFrozen } from './json.js';
import { accepted, countingAt, opening, pendingBonus, play } from './playing.js';

const picked = play(opening(), actions.pick(0, { number: 2 }));

describe('view', () => {
  it('says whose it is and hides the generator', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(counting.view(picked, viewer)).toMatchObject({
        viewer,
        rng: 'hidden',
        ruleset: counting.ruleset,
      });
    }
  });

  it('shows a seat its own secrets and hides the rest', () => {
    const picks = (viewer: Viewer): unknown => counting.view(picked, viewer).picks;
    expect(picks(0)).toEqual([2, null]);
    expect(picks(1)).toEqual(['hidden', null]);
    expect(picks('spectator')).toEqual(['hidden', null]);
    expect(counting.view(picked, 0).deck).toEqual([null, null, null, null]);
  });

  it('tells of the decisions of others only what is to be decided, and by whom', () => {
    const pending = [{ kind: 'bonus', seat: 0 as const, secret: 42 }];
    const state = { ...counting.setup({ seed: 'secret' }), pending };
    expect(counting.view(state, 0).pending).toEqual(pending);
    expect(counting.view(state, 1).pending).toEqual([{ kind: 'bonus', seat: 0 }]);
    expect(counting.view(state, 'spectator').pending).toEqual([{ kind: 'bonus', seat: 0 }]);
  });

  it('of a frozen state is frozen and may share with it', () => {
    const view = counting.view(picked, 0);
    expect(isDeepFrozen(view)).toBe(true);
    expect(view.cheers).toBe(picked.cheers);
  });

  it('of an owned state shares nothing with it that can change, and is its own', () => {
    const owned = counting.clone(pendingBonus());
    const view = counting.view(owned, 0);
    const before = JSON.stringify(view);
    const mutable = new Set(branchesOf(owned).filter((branch) => !Object.isFrozen(branch)));
    expect(branchesOf(view).filter((branch) => mutable.has(branch))).toEqual([]);
    counting.advance(owned, actions.bonus(owned.turn, { amount: 1 }));
    owned.cheers[0] = 2;
    expect(JSON.stringify(view)).toBe(before);
    expect(branchesOf(owned).filter((branch) => branch === view)).toEqual([]);
  });
});

describe('viewEvents', () => {
  const { events } = accepted(counting.apply(opening(), actions.pick(0, { number: 3 })));

  it('tells each viewer what it may know, in order, and leaves out what it may not', () => {
    expect(counting.viewEvents(events, 0)).toEqual([{ type: 'picked', seat: 0, number: 3 }]);
    expect(counting.viewEvents(events, 1)).toEqual([{ type: 'picked', seat: 0, number: 'hidden' }]);
    expect(counting.viewEvents(counting.start({ seed: '' }).events, 0)).toEqual([]);
  });

  it('never asks a game about events of the match', () => {
    const strict = defineGame({
      ...definition,
      viewEvent: (event, viewer) => {
        if (!['picked', 'ended', 'added'].includes(event.type)) throw new InvariantError(event.type);
        return definition.viewEvent?.(event, viewer);
      },
    });
    const ended = accepted(strict.apply(opening(), actions.timeout(0))).events;
    expect(strict.viewEvents(ended, 'spectator')).toEqual(ended);
  });

  it('returns the list itself where all events are public', () => {
    const { viewEvent: _, ...open } = definition;
    expect(defineGame(open).viewEvents(events, 1)).toBe(events);
  });
});

describe('viewAction', () => {
  const pick = actions.pick(0, { number: 1 });

  it('hides what an action says, not whose it is', () => {
    expect(counting.viewAction(pick, 0)).toBe(pick);
    expect(counting.viewAction(pick, 1)).toEqual({ type: 'pick', seat: 0, hidden: true });
  });

  it('shows match moves to all, and everything where nothing is secret', () => {
    const concede = actions.concede(0);
    expect(counting.viewAction(concede, 'spectator')).toBe(concede);
    const strict = defineGame({ ...definition, viewAction: () => expect.fail('asked') });
    expect(strict.viewAction(concede, 1)).toBe(concede);
    const { viewAction: _, ...open } = definition;
    expect(defineGame(open).viewAction(pick, 1)).toBe(pick);
  });
});

describe('determinize', () => {
  const view = counting.view(picked, 1);

  it('makes an owned full state that the viewer cannot tell from the true one', () => {
    const imagined = counting.determinize(view, createChance('bot'));
    expect(imagined.viewer).toBeNull();
    expect(counting.check(imagined)).toEqual([]);
    expect(counting.view(imagined, 1)).toEqual(view);
    expect(branchesOf({ ...imagined, ruleset: null }).some(Object.isFrozen)).toBe(false);
    counting.advance(imagined, actions.pick(1, { number: 1 }));
    expect(imagined.phase).toBe('count');
  });

  it('draws from a fresh fast generator, another one each time', () => {
    const chance = createChance('bot');
    const [one, two] = [counting.determinize(view, chance), counting.determinize(view, chance)];
    expect(one.rng.kind).toBe('sfc32');
    expect(one.rng).not.toEqual(two.rng);
  });

  it('reaches every consistent world', () => {
    const worlds = enumerate((chance) => {
      const { picks, deck } = counting.determinize(view, chance);
      return `${picks[0]} ${deck}`;
    });
    expect(new Set(worlds?.map(({ value }) => value)).size).toBe(3 * 24);
    expect(worlds?.map(({ value }) => value)).toContain(`2 ${picked.deck}`);
  });
});

describe('a view, as a type', () => {
  it('is the wider one: every state can stand for a view', () => {
    const view: CountingView = countingAt(0);
    expect(counting.deciders(view)).toEqual([0]);
  });
});
