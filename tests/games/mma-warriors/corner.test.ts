import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, CORNERS, DRICUS, GAME, hit, idsOf, kinds, playing, told, variant } from './arrange.js';

rule('MW-COR-01', 'Master Coach raises three stats of the active fighter by 1 and draws a card', () => {
  const { before, state, events } = hit('master_coach', { own: { stamina: 10, deck: ['uppercut'] } });
  expect(state.seats[0].fighter).toMatchObject({
    striking: 9,
    grappling: 8,
    defense: 8,
    stamina: 10,
    maxStamina: 40,
  });
  expect(idsOf(state, state.seats[0].hand)).toEqual(['block', 'uppercut']);
  expect(kinds(events)).toEqual(['cardPlayed', 'statsRaised', 'cardDrawn']);
  expect(state.seats[1]).toEqual(before.seats[1]);
});

rule('MW-COR-02', 'its draw is a smart one', () => {
  const own = { hand: ['max_holloway', 'ilia_topuria'], deck: ['alex_pereira', 'uppercut', 'clinch'] };
  const { state, events } = hit('master_coach', { own });
  expect(idsOf(state, state.seats[0].hand).at(-1)).toBe('uppercut');
  expect(idsOf(state, state.seats[0].deck)).toEqual(['clinch', 'alex_pereira']);
  expect(kinds(events)).toContain('smartDraw');
});

rule('MW-COR-02', 'its draw from an empty deck loses, unless the ruleset is milder (A49)', () => {
  const lost = hit('master_coach', { own: { deck: [] } });
  expect(lost.state.result).toMatchObject({ winner: 1, reason: 'Deck Out', rule: 'MW-WIN-03' });
  expect(kinds(lost.events)).toEqual(['cardPlayed', 'statsRaised', 'drawFailed', 'matchEnded']);
  const mild = variant({ deckOut: { effectDraw: 'noCard' } });
  const { state, events } = hit('master_coach', { own: { deck: [] } }, [], mild);
  expect(state).toMatchObject({ result: null, phase: 'main' });
  expect(told(events, 'drawFailed')).toEqual([{ type: 'drawFailed', seat: 0, reason: 'emptyDeck' }]);
});

rule('MW-COR-03', 'Intense Training adds 3 to the striking bonus, until the next strike', () => {
  const { state, events } = hit('intense_training', { own: { hand: ['quick_jab'] } });
  expect(state.seats[0].fighter).toMatchObject({ striking: 8, strikingBonus: 3 });
  expect(told(events, 'bonusGained')).toEqual([{ type: 'bonusGained', seat: 0, total: 3 }]);
  const struck = act(state, playing(state, 'quick_jab'));
  expect(told(struck.events, 'damageDealt')).toMatchObject([{ amount: 3 + 8 + 3 - 7 }]);
  expect(struck.state.seats[0].fighter?.strikingBonus).toBe(0);
});

rule('MW-COR-03', 'it lasts over turns', () => {
  let { state } = hit('intense_training');
  state = act(state, GAME.actions.endTurn(0)).state;
  state = act(state, GAME.actions.skipDraw(1)).state;
  if (state.phase === 'main') state = act(state, GAME.actions.endTurn(1)).state;
  expect(state).toMatchObject({ activeSeat: 0, turn: 5 });
  expect(state.seats[0].fighter?.strikingBonus).toBe(3);
});

rule('MW-COR-04', 'two of them add up to 6, unless the ruleset refreshes (A04)', () => {
  expect(hit('intense_training', { own: { bonus: 3 } }).state.seats[0].fighter?.strikingBonus).toBe(6);
  const refresh = variant({ intenseTraining: { stacking: 'refresh' } });
  expect(
    hit('intense_training', { own: { bonus: 3 } }, [], refresh).state.seats[0].fighter?.strikingBonus,
  ).toBe(3);
});

rule('MW-COR-05', 'Ringside Medic restores 10 stamina up to the printed value and cures no Bleed', () => {
  for (const [before, after] of [
    [1, 11],
    [30, 40],
    [35, 40],
  ] as const) {
    const { state, events } = hit('ringside_medic', { own: { stamina: before, bleed: 2 } });
    expect(state.seats[0].fighter).toMatchObject({ stamina: after, bleed: 2 });
    expect(told(events, 'healed')).toEqual([{ type: 'healed', seat: 0, amount: after - before }]);
  }
});

rule('MW-COR-06', 'the medic may come to a fresh fighter', () => {
  const { state, events } = hit('ringside_medic');
  expect(state.seats[0].fighter?.stamina).toBe(40);
  expect(told(events, 'healed')).toEqual([{ type: 'healed', seat: 0, amount: 0 }]);
});

rule.each(CORNERS)('MW-COR-07', '$id changes no position, status or defence card', ({ id }) => {
  for (const advantage of [null, 0, 1] as const) {
    const own = { bleed: 2, defence: ['parry'] };
    const { state } = hit(id, { advantage, own, foe: { staggered: true, bleed: 1, defence: ['block'] } });
    expect(state.advantage).toBe(advantage);
    expect(state.seats[0].fighter?.bleed).toBe(2);
    expect(idsOf(state, state.seats[0].defence)).toEqual(['parry']);
    expect(idsOf(state, state.seats[1].defence)).toEqual(['block']);
    expect(state.seats[1]).toMatchObject({ staggered: true, fighter: { bleed: 1 } });
  }
});

rule(
  'MW-CAP-01',
  'healing never lifts stamina above the printed value, and a position with more is refused',
  () => {
    for (const stamina of [31, 39, 40]) {
      expect(hit('ringside_medic', { own: { stamina } }).state.seats[0].fighter?.stamina).toBe(40);
    }
    const state = arrange();
    const fighter = { ...state.seats[0].fighter, stamina: 41 };
    const problems = GAME.check({ ...state, seats: [{ ...state.seats[0], fighter }, state.seats[1]] });
    expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-CAP-01']);
  },
);

rule('MW-CAP-02', 'stats have no upper limit', () => {
  let state = arrange({
    sides: [{ coached: 1, hand: ['master_coach', 'master_coach', 'master_coach', 'block'] }, {}],
  });
  for (let i = 0; i < 3; i++) state = act(state, playing(state, 'master_coach')).state;
  expect(state.seats[0].fighter).toMatchObject({ striking: 12, grappling: 11, defense: 11 });
});

rule('MW-CAP-03', 'formulas use the coached stats', () => {
  const struck = hit('head_kick', { own: { coached: 3 }, foe: { coached: 1 } });
  expect(told(struck.events, 'damageDealt')).toMatchObject([{ amount: 10 + 11 - 8 }]);
  const { events } = hit('clinch', { own: { coached: 2 } }, [99]);
  expect(told(events, 'takedownRolled')[0]?.chance).toBe(90);
});

rule('MW-CAP-04', 'coaching lasts while the fighter is in play, and goes with it', () => {
  const own = { coached: 4, stamina: 4, hand: ['max_holloway'] };
  const fallen = hit('quick_jab', { own, foe: { defence: ['slip_counter'] } });
  expect(idsOf(fallen.state, fallen.state.seats[0].knockedOut)).toEqual([DRICUS]);
  const [action] = GAME.legalActions(fallen.state, 0);
  const { state } = act(fallen.state, action as never);
  expect(state.seats[0].fighter).toMatchObject({ striking: 9, grappling: 6, defense: 7 });
});
