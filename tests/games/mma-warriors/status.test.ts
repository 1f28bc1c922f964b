import type { MmaWarriorsGame, MmaWarriorsState } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, DRICUS, GAME, hit, inHand, kinds, MAX, type Side, told, variant } from './arrange.js';

const { endTurn, skipDraw, chooseReplacement } = GAME.actions;

/** Seat 0 ends its turn; seat 1 is as given. */
function pass(foe: Side, game: MmaWarriorsGame = GAME, own: Side = {}) {
  const state = arrange(
    {
      sides: [
        { hand: ['block'], ...own },
        { hand: ['block'], ...foe },
      ],
    },
    game,
  );
  return act(state, endTurn(0), [], game);
}

/** The active seat does nothing with its turn. */
function idle(state: MmaWarriorsState, game: MmaWarriorsGame = GAME) {
  const seat = state.activeSeat;
  return act(act(state, skipDraw(seat), [], game).state, endTurn(seat), [], game);
}

rule('MW-STA-01', 'Bleed lies on the fighter: it goes with it, and the seat does not bleed on', () => {
  const { state } = hit('cutting_elbow', { foe: { stamina: 1, hand: [MAX] } });
  const { state: after } = act(state, chooseReplacement(1, { card: inHand(state, 1, MAX) }));
  expect(after.seats[1].fighter).toMatchObject({ bleed: 0, stamina: 45 });
});

rule(
  ['MW-STA-02', 'MW-STA-03', 'MW-STA-07'],
  'a fighter bleeds 2 at the start of two own turns, announced with the turns left',
  () => {
    const first = pass({ bleed: 2 });
    expect(first.state.seats[1].fighter).toMatchObject({ stamina: 36, bleed: 1 });
    expect(told(first.events, 'bleedTicked')).toEqual([
      { type: 'bleedTicked', seat: 1, amount: 2, turnsLeft: 1 },
    ]);
    const between = idle(first.state);
    expect(between.state.seats[1].fighter).toMatchObject({ stamina: 36, bleed: 1 });
    const second = idle(between.state);
    expect(second.state.seats[1].fighter).toMatchObject({ stamina: 34, bleed: 0 });
    expect(told(second.events, 'bleedTicked')).toEqual([
      { type: 'bleedTicked', seat: 1, amount: 2, turnsLeft: 0 },
    ]);
    const third = idle(idle(second.state).state);
    expect(third.state.seats[1].fighter).toMatchObject({ stamina: 34, bleed: 0 });
    expect(told(third.events, 'bleedTicked')).toEqual([]);
  },
);

rule('MW-STA-02', 'the ruleset may let it tick in every turn, the active seat first (A18)', () => {
  const game = variant({ bleed: { tickOn: 'everyTurn' } });
  const { state, events } = pass({ bleed: 2 }, game, { bleed: 2 });
  expect(told(events, 'bleedTicked').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(state.seats.map(({ fighter }) => fighter?.bleed)).toEqual([1, 1]);
});

rule('MW-STA-04', 'a new cut sets the counter back to 2', () => {
  expect(hit('cutting_elbow', { foe: { bleed: 1 } }).state.seats[1].fighter?.bleed).toBe(2);
  expect(hit('cutting_elbow', { foe: { bleed: 2 } }).state.seats[1].fighter?.bleed).toBe(2);
  const stack = variant({ bleed: { reapply: 'stack' } });
  expect(hit('cutting_elbow', { foe: { bleed: 1 } }, [], stack).state.seats[1].fighter?.bleed).toBe(3);
});

rule('MW-STA-05', 'Bleed ignores Defense and defence cards, and may knock out', () => {
  expect(pass({ bleed: 1, coached: 4, defence: ['block'] }).state.seats[1].fighter?.stamina).toBe(36);
  const out = pass({ bleed: 1, stamina: 2, hand: [MAX] });
  expect(told(out.events, 'knockedOut')).toEqual([
    { type: 'knockedOut', seat: 1, fighterId: 'tom_aspinall' },
  ]);
  expect(out.state.pending).toEqual([{ kind: 'replacement', seat: 1 }]);
});

rule('MW-STA-06', 'a replacement enters without Bleed, and the turn goes on with the draw', () => {
  const out = pass({ bleed: 2, stamina: 1, hand: [MAX, 'block'] });
  const { state } = act(out.state, chooseReplacement(1, { card: inHand(out.state, 1, MAX) }));
  expect(state.seats[1].fighter?.bleed).toBe(0);
  expect(state).toMatchObject({ phase: 'draw', activeSeat: 1 });
});

rule('MW-STA-08', 'Stagger lies on the seat; a second one adds nothing', () => {
  const { state } = hit('spinning_back_fist', { foe: { staggered: true, hand: ['block'] } });
  expect(state.seats[1].staggered).toBe(true);
  const skipped = act(state, endTurn(0));
  expect(told(skipped.events, 'turnSkipped').map(({ seat }) => seat)).toEqual([1]);
  const again = idle(skipped.state);
  expect(again.state).toMatchObject({ activeSeat: 1, phase: 'draw' });
});

rule('MW-STA-08', 'a knockout leaves the stagger, unless the ruleset says otherwise (A22, A25)', () => {
  const foe = { stamina: 1, hand: [MAX] };
  expect(hit('spinning_back_fist', { foe }).state.seats[1].staggered).toBe(true);
  expect(hit('head_kick', { foe: { ...foe, staggered: true } }).state.seats[1].staggered).toBe(true);
  const game = variant({ stagger: { survivesKo: false } });
  expect(hit('spinning_back_fist', { foe }, [], game).state.seats[1].staggered).toBe(false);
});

rule('MW-STA-09', 'a staggered seat skips its next turn, and only that', () => {
  const { state, events } = pass({ staggered: true });
  expect(kinds(events)).toEqual([
    'turnEnded',
    'turnStarted',
    'turnSkipped',
    'turnEnded',
    'turnStarted',
    'energyGained',
  ]);
  expect(state).toMatchObject({ activeSeat: 0, phase: 'draw' });
  expect(state.seats[1].staggered).toBe(false);
});

rule('MW-STA-10', 'a skipped turn has no energy, draw, main phase or discard', () => {
  const before = arrange({ sides: [{ hand: ['block'] }, { staggered: true, energy: 3, hand: ['block'] }] });
  const { state } = act(before, endTurn(0));
  const { ownTurns, staggered, ...rest } = state.seats[1];
  expect({ ownTurns, staggered }).toEqual({ ownTurns: 2, staggered: false });
  expect(rest).toEqual({ ...before.seats[1], ownTurns: undefined, staggered: undefined });
});

rule('MW-STA-10', 'a skipped turn leaves a hand beyond the limit as it is, until the next own turn', () => {
  const game = variant({ setup: { openingOthers: 12 } });
  const hand = ['kimura', 'armbar', 'block', 'parry', 'clinch', 'suplex'].flatMap((id) => [id, id]);
  const { state, events } = pass({ staggered: true, hand }, game);
  expect(state.seats[1].hand).toHaveLength(12);
  expect(kinds(events)).not.toContain('cardDiscarded');
  const next = idle(idle(state, game).state, game);
  expect(next.state.seats[1].hand).toHaveLength(10);
});

rule('MW-STA-11', 'Bleed ticks in a skipped turn, unless the ruleset says otherwise (A23)', () => {
  expect(pass({ staggered: true, bleed: 2 }).state.seats[1].fighter).toMatchObject({ stamina: 36, bleed: 1 });
  const game = variant({ stagger: { bleedTicks: false } });
  expect(pass({ staggered: true, bleed: 2 }, game).state.seats[1].fighter).toMatchObject({
    stamina: 38,
    bleed: 2,
  });
});

rule('MW-STA-12', 'a knockout in a skipped turn asks for a replacement, then the turn is skipped', () => {
  for (const game of [GAME, variant({ stagger: { survivesKo: false } })]) {
    const out = pass({ staggered: true, bleed: 2, stamina: 1, hand: [MAX, 'block'] }, game);
    expect(out.state.pending).toEqual([{ kind: 'replacement', seat: 1 }]);
    expect(kinds(out.events)).not.toContain('turnSkipped');
    const { state, events } = act(
      out.state,
      chooseReplacement(1, { card: inHand(out.state, 1, MAX) }),
      [],
      game,
    );
    expect(kinds(events).slice(0, 3)).toEqual(['fighterDeployed', 'turnSkipped', 'turnEnded']);
    expect(state).toMatchObject({ activeSeat: 0, phase: 'draw' });
    expect(state.seats[0].fighter?.card).toBe(out.state.seats[0].fighter?.card);
  }
  expect(DRICUS).toBe('dricus_du_plessis');
});
