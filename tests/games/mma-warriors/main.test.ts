import fc from 'fast-check';
import { arbState } from 'holmgang/testing';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  CARDS,
  GAME,
  idsOf,
  inHand,
  kinds,
  MAX,
  playing,
  refusal,
  told,
  variant,
} from './arrange.js';

const { deploy, endTurn, playCard } = GAME.actions;

rule('MW-MAI-01', 'any number of cards is played, in any order', () => {
  for (const order of [
    ['block', 'quick_jab', 'intense_training'],
    ['intense_training', 'quick_jab', 'block'],
  ]) {
    let state = arrange({ sides: [{ hand: ['quick_jab', 'intense_training', 'block', 'parry'] }, {}] });
    for (const id of order) state = act(state, playing(state, id)).state;
    expect(idsOf(state, state.seats[0].hand)).toEqual(['parry']);
    expect(idsOf(state, state.seats[0].discard)).toEqual(order);
    expect(state.phase).toBe('main');
  }
});

rule('MW-MAI-02', 'a card needs energy for its cost', () => {
  for (const { id, cost, kind } of CARDS) {
    if (kind === 'fighter') continue;
    const scene = (energy: number) => ({ advantage: 0, sides: [{ hand: [id], energy }, {}] }) as const;
    const enough = arrange(scene(cost));
    const short = arrange(scene(cost - 1));
    expect(refusal(enough, playing(enough, id))).toBeNull();
    expect(refusal(short, playing(short, id))).toBe('NOT_ENOUGH_ENERGY MW-MAI-02');
    expect(GAME.legalActions(short, 0)).toEqual([{ type: 'endTurn', seat: 0 }]);
    expect(GAME.validate(short, playing(short, id))?.detail).toEqual({ card: id, cost, energy: cost - 1 });
  }
});

const waiting = variant({ ko: { emptyHandCheck: 'afterDraw' } });

rule('MW-MAI-02', 'a card needs an own active fighter', () => {
  const hand = ['block', 'quick_jab', 'ringside_medic', 'max_holloway'];
  const state = arrange({ sides: [{ fighter: null, hand, knockouts: 1 }, {}] }, waiting);
  for (const id of hand.slice(0, 3)) {
    expect(refusal(state, playing(state, id), waiting)).toBe('NO_ACTIVE_FIGHTER MW-MAI-02');
  }
});

rule('MW-MAI-03', 'attacks need somebody to attack, other cards do not', () => {
  const hand = ['quick_jab', 'clinch', 'armbar', 'block', 'ringside_medic'];
  const foe = { fighter: null, knockouts: 1, hand: ['max_holloway'] };
  const state = arrange({ sides: [{ hand }, foe] }, waiting);
  for (const id of ['quick_jab', 'clinch', 'armbar']) {
    expect(refusal(state, playing(state, id), waiting)).toBe('NO_TARGET MW-MAI-03');
  }
  for (const id of ['block', 'ringside_medic'])
    expect(refusal(state, playing(state, id), waiting)).toBeNull();
});

rule('MW-MAI-04', 'a card is paid at once and goes to the discard pile', () => {
  const state = arrange({ sides: [{ hand: ['head_kick', 'block'], energy: 9 }, {}] });
  const card = inHand(state, 0, 'head_kick');
  const { state: after, events } = act(state, playing(state, 'head_kick'));
  expect(after.seats[0]).toMatchObject({ energy: 5, discard: [card] });
  expect(after.seats[0].hand).not.toContain(card);
  expect(events[0]).toEqual({ type: 'cardPlayed', seat: 0, cardId: card, ref: 'head_kick', cost: 4 });
});

rule('MW-MAI-04', 'only a card of the own hand is played', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, { hand: ['parry'] }] });
  for (const card of [state.seats[0].deck[0], state.seats[1].hand[0]]) {
    expect(refusal(state, playCard(0, { card: card as number }))).toBe('CARD_NOT_IN_HAND MW-MAI-04');
  }
});

rule('MW-MAI-05', 'an illegal play changes nothing', () => {
  const state = arrange({ sides: [{ hand: ['armbar', 'ground_and_pound', 'block'], energy: 1 }, {}] });
  for (const id of ['armbar', 'ground_and_pound']) {
    const applied = GAME.apply(state, playing(state, id), undefined);
    expect(applied.ok).toBe(false);
    expect(GAME.reducer(state, playing(state, id))).toBe(state);
  }
});

rule('MW-MAI-06', 'a fighter is deployed free of cost where there is none', () => {
  const state = arrange(
    { sides: [{ fighter: null, knockouts: 1, hand: ['max_holloway', 'block'], energy: 3 }, {}] },
    waiting,
  );
  const card = inHand(state, 0, 'max_holloway');
  const { state: after, events } = act(state, deploy(0, { card }), [], waiting);
  expect(after.seats[0]).toMatchObject({ energy: 3, fighter: { card, stamina: 45 } });
  expect(kinds(events)).toEqual(['fighterDeployed']);
  expect(refusal(state, deploy(0, { card: inHand(state, 0, 'block') }), waiting)).toBe(
    'NOT_A_FIGHTER MW-MAI-06',
  );
  expect(refusal(state, deploy(0, { card: state.seats[0].deck[0] as number }), waiting)).toBe(
    'CARD_NOT_IN_HAND MW-MAI-06',
  );
  expect(refusal(state, deploy(1, { card }), waiting)).toBe('NOT_YOUR_TURN MW-MAI-09');
});

rule('MW-MAI-06', 'a fighter is not played like a technique', () => {
  const state = arrange({ sides: [{ hand: ['max_holloway', 'block'] }, {}] });
  expect(refusal(state, playing(state, 'max_holloway'))).toBe('WRONG_CARD_KIND MW-MAI-06');
});

rule('MW-MAI-07', 'a living fighter is not swapped', () => {
  const state = arrange({ sides: [{ hand: ['max_holloway', 'block'], stamina: 1 }, {}] });
  const action = deploy(0, { card: inHand(state, 0, 'max_holloway') });
  expect(refusal(state, action)).toBe('FIGHTER_ALREADY_ACTIVE MW-MAI-07');
  expect(GAME.legalActions(state, 0).map(({ type }) => type)).toEqual(['playCard', 'endTurn']);
});

rule('MW-MAI-08', 'a turn ends when the seat ends it', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, {}] });
  const { state: after, events } = act(state, endTurn(0));
  expect(after.activeSeat).toBe(1);
  expect(told(events, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, auto: false }]);
});

rule.each([
  { name: 'with an empty hand', hand: ['block'], energy: 16 },
  { name: 'without energy', hand: ['block', 'parry'], energy: 1 },
  { name: 'with submissions on the feet', hand: ['block', 'armbar', 'ground_and_pound'], energy: 16 },
  { name: 'with fighters only', hand: ['block', 'max_holloway'], energy: 16 },
])('MW-MAI-08', 'it ends by itself $name', ({ hand, energy }) => {
  const state = arrange({ sides: [{ hand, energy }, { hand: ['block'] }] });
  const { state: after, events } = act(state, playing(state, 'block'));
  expect(after).toMatchObject({ activeSeat: 1, phase: 'draw' });
  expect(told(events, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, auto: true }]);
  const slow = variant({ main: { autoEnd: false } });
  const waits = act(arrange({ sides: [{ hand, energy }, {}] }, slow), playing(state, 'block'), [], slow);
  expect(waits.state).toMatchObject({ activeSeat: 0, phase: 'main' });
});

rule('MW-MAI-08', 'it ends by itself right after the draw, too', () => {
  const state = arrange({
    phase: 'draw',
    sides: [{ hand: ['armbar'], deck: ['kimura', 'block'] }, { hand: ['block'] }],
  });
  expect(act(state, GAME.actions.draw(0)).state.activeSeat).toBe(1);
  expect(act(state, GAME.actions.skipDraw(0)).state.activeSeat).toBe(1);
});

rule('MW-MAI-09', 'nothing is done in the turn of the other seat', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, { hand: ['parry', 'max_holloway'] }] });
  for (const action of [
    playCard(1, { card: inHand(state, 1, 'parry') }),
    deploy(1, { card: inHand(state, 1, 'max_holloway') }),
    endTurn(1),
    GAME.actions.draw(1),
    GAME.actions.skipDraw(1),
  ]) {
    expect(refusal(state, action)).toBe('NOT_YOUR_TURN MW-MAI-09');
  }
  expect(GAME.legalActions(state, 1)).toEqual([]);
});

rule('MW-MAI-09', 'only a replacement is chosen in the turn of the other seat', () => {
  fc.assert(
    fc.property(arbState(GAME, { maxActions: 300 }), (state) => {
      for (const { type, seat } of [...GAME.legalActions(state, 0), ...GAME.legalActions(state, 1)] as {
        type: string;
        seat: 0 | 1;
      }[]) {
        const isOwn = seat === state.activeSeat || state.turn === 0;
        expect(isOwn || type === 'chooseReplacement').toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

rule(
  ['MW-MAI-02', 'MW-MAI-04', 'MW-MAI-06', 'MW-STR-07', 'MW-SUB-01'],
  'a refusal tells what it is about',
  () => {
    const state = arrange({ sides: [{ hand: ['kimura', 'ground_and_pound', MAX], deck: ['block'] }, {}] });
    const play = (card: number) => GAME.validate(state, { type: 'playCard', seat: 0, card });
    const [top = 0] = state.seats[0].deck;
    expect(play(top)).toEqual({ code: 'CARD_NOT_IN_HAND', rule: 'MW-MAI-04', detail: { card: top } });
    expect(play(inHand(state, 0, 'kimura'))).toMatchObject({
      code: 'NEEDS_GROUND',
      detail: { card: 'kimura' },
    });
    expect(play(inHand(state, 0, 'ground_and_pound'))).toMatchObject({
      code: 'NEEDS_ADVANTAGE',
      rule: 'MW-STR-07',
    });
    expect(play(inHand(state, 0, MAX))).toMatchObject({ code: 'WRONG_CARD_KIND', detail: { card: MAX } });
    const deployed = GAME.validate(state, { type: 'deploy', seat: 0, card: inHand(state, 0, 'kimura') });
    expect(deployed).toMatchObject({ code: 'NOT_A_FIGHTER', detail: { card: inHand(state, 0, 'kimura') } });
  },
);

rule(['MW-RES-06', 'MW-DRW-03'], 'events tell where a fighter came from and why a card was given up', () => {
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' }, hand: { overflow: 'chooseDiscard' } });
  const out = arrange({ sides: [{ fighter: null, knockouts: 1, hand: [MAX, 'block'] }, {}] }, patient);
  const card = inHand(out, 0, MAX);
  expect(act(out, { type: 'deploy', seat: 0, card }, [], patient).events).toEqual([
    { type: 'fighterDeployed', seat: 0, cardId: card, fighterId: MAX, from: 'hand' },
  ]);
  const pairs = ['kimura', 'armbar', 'block', 'parry', 'clinch'].flatMap((id) => [id, id]);
  const pending = [{ kind: 'discard', seat: 0 }] as const;
  const full = arrange({ phase: 'settle', pending, sides: [{ hand: pairs, drawn: 'suplex' }, {}] }, patient);
  const given = inHand(full, 0, 'parry');
  const drawn = full.seats[0].drawnCard;
  expect(act(full, { type: 'chooseDiscard', seat: 0, card: given }, [], patient).events).toEqual([
    { type: 'cardDiscarded', seat: 0, cardId: given, ref: 'parry', why: 'overflow' },
    { type: 'cardDrawn', seat: 0, cardId: drawn },
  ]);
});
