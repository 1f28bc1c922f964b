import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { act, arrange, GAME, idsOf, kinds, playing, refusal, told, variant } from './arrange.js';

const { draw, skipDraw, endTurn } = GAME.actions;

const TEN = [
  'quick_jab',
  'teep_kick',
  'leg_kick',
  'body_shot',
  'power_cross',
  'uppercut',
  'heavy_hook',
  'head_kick',
  'block',
  'parry',
] as const;

rule('MW-DRW-01', 'the active seat draws one card, and main follows', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: ['block'], deck: ['uppercut', 'clinch'] }, {}] });
  const { state: after, events } = act(state, draw(0));
  expect(idsOf(after, after.seats[0].hand)).toEqual(['block', 'uppercut']);
  expect(idsOf(after, after.seats[0].deck)).toEqual(['clinch']);
  expect(after.phase).toBe('main');
  expect(events).toEqual([{ type: 'cardDrawn', seat: 0, cardId: state.seats[0].deck[0] }]);
});

rule('MW-DRW-01', 'or skips the draw, and main follows', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: ['block'] }, {}] });
  const { state: after, events } = act(state, skipDraw(0));
  expect(after.seats).toEqual(state.seats);
  expect(after.phase).toBe('main');
  expect(kinds(events)).toEqual(['drawSkipped']);
});

rule('MW-DRW-02', 'the first turn of each seat has a draw phase', () => {
  const start = GAME.setup({ seed: 'first draw', autoSeats: [0, 1] });
  expect(start).toMatchObject({ phase: 'draw', turn: 1 });
  const second = act(act(start, draw(0)).state, endTurn(0)).state;
  expect(second).toMatchObject({ phase: 'draw', turn: 2, activeSeat: 1 });
  expect(act(second, draw(1)).state.seats[1].hand).toHaveLength(5);
});

rule(
  'MW-DRW-03',
  'with 10 cards in hand the oldest one is discarded, and the drawn one is the newest',
  () => {
    const state = arrange({ phase: 'draw', sides: [{ hand: TEN, deck: ['suplex', 'clinch'] }, {}] });
    const { state: after, events } = act(state, draw(0));
    expect(idsOf(after, after.seats[0].hand)).toEqual([...TEN.slice(1), 'suplex']);
    expect(after.seats[0].discard.at(-1)).toBe(state.seats[0].hand[0]);
    expect(events).toMatchObject([
      { type: 'cardDiscarded', ref: 'quick_jab', why: 'overflow' },
      { type: 'cardDrawn', cardId: state.seats[0].deck[0] },
    ]);
  },
);

rule('MW-DRW-03', 'with 9 cards nothing is discarded', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: TEN.slice(1), deck: ['suplex'] }, {}] });
  const { state: after, events } = act(state, draw(0));
  expect(after.seats[0].hand).toHaveLength(10);
  expect(told(events, 'cardDiscarded')).toEqual([]);
});

const choosing = variant({ hand: { overflow: 'chooseDiscard' } });

rule('MW-DRW-03', 'the ruleset may let a manual seat choose what to give up (A46)', () => {
  const scene = { phase: 'draw', sides: [{ hand: TEN, deck: ['suplex'] }, {}] } as const;
  const state = arrange(scene, choosing);
  const drawn = act(state, draw(0), [], choosing);
  expect(kinds(drawn.events)).toEqual(['discardNeeded']);
  expect(drawn.state.pending).toEqual([{ kind: 'discard', seat: 0 }]);
  expect(drawn.state.seats[0].drawnCard).toBe(state.seats[0].deck[0]);
  expect(choosing.legalActions(drawn.state, 0)).toHaveLength(10);
  const { chooseDiscard } = choosing.actions;
  const waiting = state.seats[0].deck[0] as number;
  expect(refusal(drawn.state, chooseDiscard(0, { card: waiting }), choosing)).toBe(
    'CARD_NOT_IN_HAND MW-DRW-03',
  );
  expect(refusal(drawn.state, chooseDiscard(1, { card: waiting }), choosing)).toBe('NOT_PENDING MW-KO-06');
  expect(refusal(drawn.state, endTurn(0), choosing)).toBe('PENDING_CHOICE MW-KO-06');
  const chosen = act(drawn.state, chooseDiscard(0, { card: state.seats[0].hand[4] as number }), [], choosing);
  expect(kinds(chosen.events)).toEqual(['cardDiscarded', 'cardDrawn']);
  const hand = TEN.filter((id) => id !== 'power_cross');
  expect(idsOf(chosen.state, chosen.state.seats[0].hand)).toEqual([...hand, 'suplex']);
  expect(chosen.state).toMatchObject({ phase: 'main', pending: [] });
  expect(chosen.state.seats[0].drawnCard).toBeNull();
});

rule(
  ['MW-DRW-03', 'MW-COR-02'],
  'Master Coach with a hand beyond the limit asks for a discard, and for no replacement',
  () => {
    const game = variant({
      hand: { overflow: 'chooseDiscard' },
      setup: { openingOthers: 12, autoSeats: [] },
    });
    const pairs = ['kimura', 'armbar', 'block', 'parry', 'clinch'].flatMap((id) => [id, id]);
    const state = arrange({ sides: [{ hand: ['master_coach', ...pairs], deck: ['suplex'] }, {}] }, game);
    const { events } = act(state, playing(state, 'master_coach'), [], game);
    expect(kinds(events)).toEqual(['cardPlayed', 'statsRaised', 'discardNeeded']);
  },
);

rule('MW-DRW-03', 'an automatic seat gives up its oldest card in any ruleset', () => {
  const scene = { phase: 'draw', sides: [{ hand: TEN, deck: ['suplex'], auto: true }, {}] } as const;
  const { state, events } = act(arrange(scene, choosing), draw(0), [], choosing);
  expect(kinds(events)).toEqual(['cardDiscarded', 'cardDrawn']);
  expect(idsOf(state, state.seats[0].hand)).toEqual([...TEN.slice(1), 'suplex']);
});

rule('MW-DRW-03', 'choosing a discard that nobody asks for is refused', () => {
  const state = arrange({ sides: [{ hand: ['block'] }, {}] }, choosing);
  const action = choosing.actions.chooseDiscard(0, { card: state.seats[0].hand[0] as number });
  expect(refusal(state, action, choosing)).toBe('NOT_PENDING MW-KO-06');
});

rule('MW-DRW-04', 'a draw may be skipped with any hand', () => {
  for (const size of [0, 1, 9, 10]) {
    const state = arrange({ phase: 'draw', sides: [{ hand: TEN.slice(0, size) }, {}] });
    expect(refusal(state, skipDraw(0))).toBeNull();
  }
});

rule('MW-DRW-04', 'the ruleset may allow it only with a full hand, or never (A45)', () => {
  for (const [skip, size, expected] of [
    ['whenFull', 10, null],
    ['whenFull', 9, 'SKIP_NOT_ALLOWED MW-DRW-04'],
    ['never', 10, 'SKIP_NOT_ALLOWED MW-DRW-04'],
  ] as const) {
    const game = variant({ draw: { skip } });
    const state = arrange({ phase: 'draw', sides: [{ hand: TEN.slice(0, size) }, {}] }, game);
    expect(refusal(state, skipDraw(0), game)).toBe(expected);
    expect(game.countLegal(state, 0)).toBe(expected === null ? 2 : 1);
  }
});

rule('MW-DRW-05', 'drawing from an empty deck loses, skipping does not', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: ['block'], deck: [] }, {}] });
  const { state: after, events } = act(state, draw(0));
  expect(after.result).toEqual({ winner: 1, scores: [0, 1], reason: 'Deck Out', rule: 'MW-WIN-03' });
  expect(kinds(events)).toEqual(['drawFailed', 'matchEnded']);
  expect(act(state, skipDraw(0)).state.result).toBeNull();
  const mild = variant({ deckOut: { effectDraw: 'noCard' } });
  const scene = arrange({ phase: 'draw', sides: [{ hand: ['block'], deck: [] }, {}] }, mild);
  expect(act(scene, draw(0), [], mild).state.result?.reason).toBe('Deck Out');
});

rule('MW-DRW-06', 'there is one draw in a draw phase', () => {
  const state = arrange({ phase: 'draw', sides: [{ hand: ['block'] }, {}] });
  const { state: after } = act(state, draw(0));
  expect(refusal(after, draw(0))).toBe('WRONG_PHASE MW-TRN-01');
});
