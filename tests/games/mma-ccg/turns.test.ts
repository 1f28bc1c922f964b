// Chapters 4 to 6: rounds, turns and Regroup.
import { createChance, otherSeat, type Seat } from 'holmgang';
import { createMmaCcg, type MmaCcgEvent, type MmaCcgState } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  counterWith,
  find,
  GAME,
  idsOf,
  kinds,
  land,
  passUntil,
  refusal,
  told,
  using,
  variant,
} from './arrange.js';

const { endTurn } = GAME.actions;
const over = (state: MmaCcgState) => state.result !== null;

/** Who takes the turns of a match in which everybody passes. */
function turnsOf(events: readonly MmaCcgEvent[]): readonly Seat[] {
  return told(events, 'turnStarted').map(({ player }) => player);
}

const alternating = (first: Seat, n: number) =>
  Array.from({ length: n }, (_, i) => (i % 2 === 0 ? first : otherSeat(first)));

rule(
  ['MC-RND-01', 'MC-RND-02', 'MC-RND-03', 'MC-RND-04', 'MC-WIN-11'],
  'three rounds (five in a title fight) of five turns each; even rounds begin with the other player (Q1)',
  () => {
    for (const name of ['standard', 'title-fight'] as const) {
      const game = createMmaCcg(name);
      const { state: first, events } = game.start({ seed: 'rounds' });
      const p = first.firstPlayer;
      const o = otherSeat(p);
      const played = passUntil(first, over, game);
      const rounds = name === 'standard' ? [p, o, p] : [p, o, p, o, p];
      expect(turnsOf([...events, ...played.events])).toEqual(rounds.flatMap((seat) => alternating(seat, 10)));
      expect(told(played.events, 'roundStarted').map(({ n, starter }) => [n, starter])).toEqual(
        rounds.map((seat, i) => [i + 1, seat]),
      );
      expect(told(played.events, 'turnEnded')).toHaveLength(10 * rounds.length);
      const turns = turnsOf(played.events);
      // The last turn of a round and the first of the next are the same player's.
      expect(turns[9]).toBe(turns[10]);
    }
  },
);

rule(
  ['MC-RND-05', 'MC-RND-06'],
  'a round ends with stand-up, then Recovery, then the next round begins Standing',
  () => {
    const state = arrange({
      active: 1,
      position: 'G',
      sides: [{ turnsTaken: 5 }, { turnsTaken: 4 }],
    });
    const { state: after, events } = act(state, endTurn(1));
    expect(kinds(events)).toEqual(['turnEnded', 'stoodUp']);
    expect([after.phase, after.position, after.round]).toEqual(['recovery', 'S', 1]);
    const next = passUntil(after, ({ phase }) => phase === 'main');
    expect(kinds(next.events)).toEqual([
      'recoveryChosen',
      'recoveryChosen',
      'roundStarted',
      'turnStarted',
      'drew',
    ]);
    expect([next.state.round, next.state.position, next.state.active]).toEqual([2, 'S', 1]);
  },
);

rule('MC-RND-07', 'after the last round there is no stand-up and no Recovery (Q22)', () => {
  const state = arrange({
    active: 1,
    round: 3,
    position: 'G',
    sides: [{ turnsTaken: 5 }, { turnsTaken: 4, cage: ['m01'] }],
  });
  const { state: after, events } = act(state, endTurn(1));
  expect(kinds(events)).toEqual(['turnEnded', 'scored', 'gameOver']);
  expect([after.position, after.result?.reason]).toEqual(['G', 'decision']);
});

rule(['MC-RND-08', 'MC-TRN-06'], 'a countered card ends the turn, and the turn counts', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, { hand: ['k01'] }] });
  const { state: after, events } = counterWith(state, 'm01', 'k01');
  expect(after.seats[0].turnsTaken).toBe(state.seats[0].turnsTaken + 1);
  expect(after.active).toBe(1);
  expect(told(events, 'turnEnded')).toEqual([{ type: 'turnEnded', player: 0, reason: 'countered' }]);
});

rule('MC-RND-09', 'all piles, Toughness and exhausted cards carry over to the next round', () => {
  const state = arrange({
    active: 1,
    sides: [
      { turnsTaken: 5, hand: ['m01'], cage: ['m02'], corner: ['m03'], toughness: 7, routines: ['q05'] },
      { turnsTaken: 4, toughness: 9 },
    ],
  });
  const next = passUntil(act(state, endTurn(1)).state, ({ phase }) => phase === 'main').state;
  for (const pile of ['hand', 'cage', 'corner', 'deck', 'exhausted'] as const) {
    expect(next.seats[0][pile]).toEqual(state.seats[0][pile]);
  }
  expect([next.seats[0].toughness, next.seats[1].toughness]).toEqual([7, 9]);
});

rule(['MC-TRN-01', 'MC-TRN-02'], 'a turn is draw, main, end; the active player draws one card', () => {
  const state = arrange({ sides: [{}, { hand: ['m01'], top: ['m33'] }] });
  const { state: after, events } = act(state, endTurn(0));
  expect(kinds(events)).toEqual(['turnEnded', 'turnStarted', 'drew']);
  expect(idsOf(after, after.seats[1].hand)).toEqual(['m01', 'm33']);
  expect(after.seats[1].deck).toHaveLength(state.seats[1].deck.length - 1);
  expect(GAME.viewEvents(events, 0).at(-1)).toEqual({ type: 'drew', player: 1, card: null });
});

rule('MC-TRN-03', 'an empty deck draws nothing and does no harm, unless it costs Toughness (Q10)', () => {
  const scene = { sides: [{}, { deck: [], hand: ['m01'] }] } as const;
  const state = arrange(scene);
  const { state: after } = act(state, endTurn(0));
  expect([after.seats[1].hand, after.seats[1].toughness]).toEqual([state.seats[1].hand, 30]);
  const harsh = variant({ emptyDeckDraw: 'loseToughness1' });
  const hurt = act(arrange(scene, harsh), endTurn(0), harsh);
  expect(hurt.state.seats[1].toughness).toBe(29);
  expect(told(hurt.events, 'toughnessChanged')).toEqual([
    { type: 'toughnessChanged', player: 1, from: 30, to: 29, cause: 'emptyDeck' },
  ]);
  const last = arrange({ sides: [{}, { deck: [], toughness: 1 }] }, harsh);
  expect(act(last, endTurn(0), harsh).state.result).toMatchObject({ winner: 0, reason: 'knockout' });
});

rule(
  ['MC-TRN-04', 'MC-TRN-05', 'MC-PLY-07'],
  'any number of cards and Routines in any order, each with a window',
  () => {
    const hand = ['m46', 'm46', 'm46', 'm47', 'm47', 'm47', 'r05'];
    let state = arrange({ sides: [{ hand, routines: ['q05', 'q02'], toughness: 5 }, {}] });
    state = act(state, using(state, 0, 'q02')).state;
    for (const id of hand.slice(0, 6)) {
      const { state: after, events } = land(state, id);
      expect(kinds(events)[0]).toBe('cardAnnounced');
      expect(after.active).toBe(0);
      state = after.pending.length > 0 ? act(after, { type: 'choose', seat: 0, done: true }).state : after;
    }
    state = act(state, using(state, 0, 'q05')).state;
    const last = land(state, 'r05').state;
    expect(last.seats[0].cage).toHaveLength(7);
    expect(last.seats[0].toughness).toBe(5 + 9 + 4);
  },
);

rule('MC-TRN-07', 'an applicable Counter that is overturned ends the turn', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, { top: ['m33', 'k01'] }] });
  const { state: after, events } = land(state, 'm01');
  expect(told(events, 'turnEnded')[0]?.reason).toBe('overturned');
  expect(after.active).toBe(1);
});

rule('MC-TRN-08', 'the active player may pass at any time in the Main Step while nothing is pending', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, { hand: ['k01'] }] });
  expect(refusal(state, endTurn(0))).toBeNull();
  expect(refusal(state, endTurn(1))).toBe('NOT_YOUR_TURN MC-TRN-08');
  const announced = act(state, { type: 'playCard', seat: 0, card: find(state, 0, 'm01') }).state;
  expect(refusal(announced, endTurn(0))).toBe('WRONG_TIMING MC-TRN-08');
});

rule(
  'MC-TRN-09',
  'with nothing to play the player still passes, unless turns end by themselves (Q12)',
  () => {
    const scene = { sides: [{ hand: ['m01', 'k01'] }, { hand: ['k01', 'm29'], top: ['m29'] }] } as const;
    const state = land(arrange(scene), 'm01').state;
    expect(GAME.legalActions(state, 0)).toEqual([endTurn(0)]);
    const auto = variant({ autoPass: true });
    const passed = land(arrange(scene, auto), 'm01', [], auto);
    expect(told(passed.events, 'turnEnded')).toEqual([{ type: 'turnEnded', player: 0, reason: 'pass' }]);
    // Regroup is still possible, so seat 1 is asked.
    expect([passed.state.active, passed.state.phase]).toEqual([1, 'main']);
    const playable = land(arrange({ sides: [{ hand: ['m01', 'm02'] }, {}] }, auto), 'm01', [], auto);
    expect(playable.state.active).toBe(0);
    const routine = land(
      arrange({ sides: [{ hand: ['m01'], routines: ['q05'] }, {}] }, auto),
      'm01',
      [],
      auto,
    );
    expect(routine.state.active).toBe(0);
    const costly = land(arrange({ sides: [{ hand: ['m01', 'm08'] }, {}] }, auto), 'm01', [], auto);
    expect(costly.state.active).toBe(1);
    const empty = variant({ autoPass: true, regroupEmptyHand: 'drawOnly' });
    expect(act(arrange({ sides: [{}, { deck: [] }] }, empty), endTurn(0), empty).state.active).toBe(1);
    expect(act(arrange({ sides: [{}, { deck: [] }] }, auto), endTurn(0), auto).state.active).toBe(0);
  },
);

rule('MC-TRN-10', 'a hand has no limit, unless the ruleset sets one (Q11)', () => {
  const hand = ['m01', 'm02', 'm03', 'm04', 'm05', 'm17', 'm18', 'm29', 'm30', 'm31'];
  const scene = { sides: [{ hand: [...hand, ...hand] }, {}] } as const;
  expect(act(arrange(scene), endTurn(0)).state.seats[0].hand).toHaveLength(20);
  const game = variant({ handLimit: 18 });
  const state = act(arrange(scene, game), endTurn(0), game).state;
  expect(state.pending).toMatchObject([{ kind: 'discard', seat: 0, least: 2, most: 2 }]);
  expect(state.seats[0].turnsTaken).toBe(1);
  const [a, b] = state.seats[0].hand as [number, number];
  const { state: after, events } = act(
    state,
    [game.actions.choose(0, { card: b }), game.actions.choose(0, { card: a })],
    game,
  );
  expect(told(events, 'discarded').map(({ card }) => card)).toEqual([a, b]);
  expect([after.seats[0].hand.length, after.active]).toEqual([18, 1]);
  const none = variant({ handLimit: 0 });
  expect(act(arrange(scene, none), endTurn(0), none).state.seats[0].hand).toEqual([]);
});

rule('MC-TRN-11', 'bonuses for the next card vanish when the turn ends', () => {
  const state = arrange({ sides: [{ hand: ['m12', 'm01'], routines: ['q02'] }, {}] });
  const ready = land(act(state, using(state, 0, 'q02')).state, 'm12').state;
  // One-Two Setup has used the bonus of the Routine up, and leaves its own.
  expect(ready.nextMods).toMatchObject([{ seat: 0, t: 1, s: 1 }]);
  expect(act(ready, endTurn(0)).state.nextMods).toEqual([]);
});

rule('MC-TRN-12', 'a card that ends the turn does so after its damage', () => {
  const game = variant({}, [
    {
      id: 'x1',
      name: 'Last Word',
      type: 'maneuver',
      t: 2,
      s: 1,
      text: [{ op: 'endTurn' }, { op: 'heal', n: 1 }],
    },
  ]);
  const state = arrange({ sides: [{ hand: ['x1'], toughness: 9 }, {}] }, game);
  const { events, state: after } = land(state, 'x1', [], game);
  expect(kinds(events).slice(2, 6)).toEqual([
    'toughnessChanged',
    'toughnessChanged',
    'overturned',
    'turnEnded',
  ]);
  expect(told(events, 'turnEnded')[0]?.reason).toBe('effect');
  expect([after.active, after.seats[0].toughness]).toEqual([1, 10]);
  const doctor = arrange({ sides: [{ hand: ['r05'], toughness: 9 }, {}] });
  expect(land(doctor, 'r05').state).toMatchObject({ active: 1, endsTurn: false });
});

const passing = (state: MmaCcgState, id: string) => endTurn(0, { regroupDiscard: find(state, 0, id) });

rule(
  ['MC-RGP-01', 'MC-RGP-07'],
  'Regroup discards one card, draws two, and is the last thing of the turn',
  () => {
    const state = arrange({ sides: [{ hand: ['m01', 'm02'], top: ['m33', 'm24', 'm35'] }, {}] });
    const { state: after, events } = act(state, passing(state, 'm01'));
    expect(idsOf(after, after.seats[0].hand)).toEqual(['m02', 'm33', 'm24']);
    expect(idsOf(after, after.seats[0].corner)).toEqual(['m01']);
    expect(kinds(events)).toEqual([
      'discarded',
      'drew',
      'drew',
      'regrouped',
      'turnEnded',
      'turnStarted',
      'drew',
    ]);
    expect(after.active).toBe(1);
    const played = land(state, 'm01').state;
    expect(refusal(played, passing(played, 'm02'))).toBe('REGROUP_NOT_ALLOWED MC-RGP-01');
    expect(refusal(state, endTurn(0, { regroupDiscard: 99 }))).toBe('NOT_IN_HAND MC-RGP-01');
  },
);

rule('MC-RGP-02', 'Regroup is optional', () => {
  const state = arrange({ sides: [{ hand: ['m01'] }, {}] });
  expect(GAME.legalActions(state, 0)).toContainEqual(endTurn(0));
  expect(kinds(act(state, endTurn(0)).events)).not.toContain('regrouped');
});

rule('MC-RGP-03', 'a card that was countered was played (Q13)', () => {
  // Its turn is over anyway; a card countered with the turn going on does not exist, so the count is what tells.
  const state = arrange({ cardsPlayed: 1, sides: [{ hand: ['m01'] }, {}] });
  expect(refusal(state, passing(state, 'm01'))).toBe('REGROUP_NOT_ALLOWED MC-RGP-01');
  expect(GAME.legalActions(state, 0).filter(({ type }) => type === 'endTurn')).toEqual([endTurn(0)]);
});

rule('MC-RGP-04', 'a Routine does not forbid Regroup, unless the ruleset says so (Q13)', () => {
  const scene = { sides: [{ hand: ['m01'], routines: ['q05'] }, {}] } as const;
  const state = act(arrange(scene), using(arrange(scene), 0, 'q05')).state;
  expect(refusal(state, passing(state, 'm01'))).toBeNull();
  const strict = variant({ regroupAfterRoutine: 'forbidden' });
  const used = act(arrange(scene, strict), using(arrange(scene, strict), 0, 'q05'), strict).state;
  expect(refusal(used, passing(used, 'm01'), strict)).toBe('REGROUP_NOT_ALLOWED MC-RGP-01');
});

rule('MC-RGP-05', 'an empty hand cannot Regroup, unless the ruleset lets it draw only (Q13)', () => {
  const scene = { sides: [{ top: ['m33', 'm24'] }, {}] } as const;
  const state = arrange(scene);
  expect(refusal(state, endTurn(0, { regroupDiscard: 3 }))).toBe('REGROUP_NEEDS_DISCARD MC-RGP-05');
  expect(refusal(state, endTurn(0, { regroup: true }))).toBe('REGROUP_NEEDS_DISCARD MC-RGP-05');
  const game = variant({ regroupEmptyHand: 'drawOnly' });
  const free = arrange(scene, game);
  expect(game.legalActions(free, 0)).toContainEqual(endTurn(0, { regroup: true }));
  const { state: after } = act(free, endTurn(0, { regroup: true }), game);
  expect(idsOf(after, after.seats[0].hand)).toEqual(['m33', 'm24']);
  const held = arrange({ sides: [{ hand: ['m01'] }, {}] }, game);
  expect(refusal(held, endTurn(0, { regroup: true }), game)).toBe('REGROUP_NEEDS_DISCARD MC-RGP-05');
});

rule('MC-RGP-06', 'Regroup draws what is there', () => {
  const state = arrange({ sides: [{ hand: ['m01'], deck: ['m33'] }, {}] });
  const { state: after } = act(state, passing(state, 'm01'));
  expect(idsOf(after, after.seats[0].hand)).toEqual(['m33']);
});

rule('MC-RGP-01', 'a ruleset may ask for more discards, the others one by one', () => {
  const game = variant({ regroup: { discard: 2, draw: 1 } });
  const state = arrange({ sides: [{ hand: ['m01', 'm02', 'm03'], top: ['m33'] }, {}] }, game);
  const asked = act(state, passing(state, 'm01'), game).state;
  expect(asked.pending).toMatchObject([{ kind: 'discard', least: 1, most: 1 }]);
  const { state: after } = act(asked, game.actions.choose(0, { card: find(asked, 0, 'm03') }), game);
  expect(idsOf(after, after.seats[0].hand)).toEqual(['m02', 'm33']);
  const short = arrange({ sides: [{ hand: ['m01'] }, {}] }, game);
  expect(refusal(short, passing(short, 'm01'), game)).toBe('REGROUP_NEEDS_DISCARD MC-RGP-05');
});

rule(
  'MC-WIN-11',
  'random matches end within 30 turns and 1,000 actions, title fights within 50 turns',
  () => {
    const chance = createChance('bound');
    for (const [name, bound] of [
      ['standard', 30],
      ['basic', 30],
      ['title-fight', 50],
    ] as const) {
      const game = createMmaCcg(name);
      for (let i = 0; i < 20; i++) {
        const state = game.clone(game.setup({ seed: `bound ${i}` }));
        const events: MmaCcgEvent[] = [];
        let n = 0;
        for (; state.result === null; n++) {
          game.advance(state, game.sampleLegal(state, game.deciders(state)[0]!, chance), events);
        }
        expect(n).toBeLessThan(1000);
        expect(told(events, 'turnStarted').length).toBeLessThanOrEqual(bound);
      }
    }
  },
);

rule(
  'MC-RGP-05',
  'a hand with fewer cards than Regroup discards is offered none, and autoPass knows it',
  () => {
    const game = variant({ regroup: { discard: 2, draw: 3 }, handLimit: 1 });
    const state = arrange({ sides: [{ hand: ['k01'] }, {}] }, game);
    expect(game.legalActions(state, 0)).toEqual([endTurn(0)]);
    const auto = variant({ regroup: { discard: 2, draw: 3 }, autoPass: true });
    const idle = arrange({ sides: [{}, { top: ['k01'] }] }, auto);
    expect(act(idle, endTurn(0), auto).state.active).toBe(0);
    const two = arrange({ sides: [{ hand: ['k01', 'k02'] }, {}] }, game);
    expect(act(two, endTurn(0), game).state.pending).toMatchObject([{ kind: 'discard', least: 1 }]);
  },
);
