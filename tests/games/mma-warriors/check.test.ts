// Positions made by hand: what could have come about is accepted, what breaks a clause is refused by it.
import { createMmaWarriors, type Fighter, type MmaWarriorsState } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { arrange, CARDS, GAME, variant } from './arrange.js';

type Draft = { -readonly [K in keyof MmaWarriorsState]: MmaWarriorsState[K] };

/** The clauses that a changed position is refused by. */
function broken(state: MmaWarriorsState, change: (draft: Draft) => void, game = GAME): readonly string[] {
  const draft = structuredClone(state) as Draft;
  change(draft);
  return game.check(draft).map(({ rule: clause }) => clause ?? '');
}

rule('MW-KO-03', 'nobody plays on without health', () => {
  const state = arrange({ sides: [{ knockouts: 4 }, {}] });
  expect(GAME.check(state)).toEqual([]);
  const fall = (draft: Draft) => {
    const [own] = draft.seats;
    const at = own.deck.findIndex((card) => CARDS[draft.cards[card] ?? -1]?.kind === 'fighter');
    own.knockedOut.push(...own.deck.splice(at, 1));
    own.health = 0;
  };
  expect(broken(state, fall)).toEqual(['MW-KO-03']);
  const end = (winner: 0 | 1) => (draft: Draft) => {
    fall(draft);
    const scores: [number, number] = winner === 0 ? [1, 0] : [0, 1];
    Object.assign(draft, {
      phase: 'over',
      result: { winner, scores, reason: 'Health depleted', rule: 'MW-WIN-01' },
    });
  };
  expect(broken(state, end(1))).toEqual([]);
  expect(broken(state, end(0))).toEqual(['MW-KO-03', 'MW-WIN-05']);
});

rule(['MW-COR-01', 'MW-COR-03', 'MW-STA-04'], 'no fighter has more from its cards than a deck holds', () => {
  const state = arrange();
  const own = (change: (fighter: Fighter) => void) => (draft: Draft) =>
    change(draft.seats[0].fighter as Fighter);
  const coach = (times: number) =>
    own((fighter) => {
      for (const stat of ['striking', 'grappling', 'defense'] as const) fighter[stat] += times;
    });
  const train = (bonus: number) =>
    own((fighter) => {
      fighter.strikingBonus = bonus;
    });
  const cut = (turns: number) =>
    own((fighter) => {
      fighter.bleed = turns;
    });
  expect([4, 5].map((times) => broken(state, coach(times)))).toEqual([[], ['MW-COR-01']]);
  expect([12, 15, 4].map((bonus) => broken(state, train(bonus)).length)).toEqual([0, 1, 1]);
  expect([2, 3].map((turns) => broken(state, cut(turns)))).toEqual([[], ['MW-STA-04']]);
  const other = variant({ intenseTraining: { stacking: 'refresh' }, bleed: { reapply: 'stack' } });
  const scene = arrange({}, other);
  expect([3, 6].map((bonus) => broken(scene, train(bonus), other))).toEqual([[], ['MW-COR-03']]);
  expect([4, 5].map((turns) => broken(scene, cut(turns), other))).toEqual([[], ['MW-STA-04']]);
});

rule(['MW-TRN-02', 'MW-TRN-03', 'MW-SET-08'], 'turns alternate from the first seat on', () => {
  const turns = (own: number, foe: number, active: 0 | 1) => (draft: Draft) => {
    draft.turn = own + foe;
    draft.activeSeat = active;
    draft.quietTurns = 0;
    [own, foe].forEach((count, seat) => {
      Object.assign(draft.seats[seat] as object, { ownTurns: count, energyTurns: count });
    });
  };
  const state = arrange();
  expect(broken(state, turns(3, 2, 0))).toEqual([]);
  expect(broken(state, turns(3, 3, 1))).toEqual([]);
  expect(broken(state, turns(3, 2, 1))).toEqual(['MW-TRN-02', 'MW-SET-08']);
  expect(broken(state, turns(3, 3, 0))).toEqual(['MW-SET-08']);
  expect(broken(state, turns(5, 0, 0))).toEqual(['MW-TRN-02']);
  expect(broken(state, turns(2, 3, 1))).toEqual(['MW-SET-08']);
  expect(broken(state, turns(0, 0, 0))).toEqual(['MW-TRN-03']);
  const open = createMmaWarriors('tournament');
  const drawn = arrange({}, open);
  expect(broken(drawn, turns(2, 3, 1), open)).toEqual([]);
  expect(broken(drawn, turns(2, 3, 0), open)).toEqual(['MW-TRN-02']);
});

rule('MW-WIN-06', 'there are no more quiet turns than turns', () => {
  const quiet = (quietTurns: number) => (draft: Draft) => Object.assign(draft, { quietTurns });
  expect([3, 4].map((count) => broken(arrange(), quiet(count)))).toEqual([[], ['MW-WIN-06']]);
});
