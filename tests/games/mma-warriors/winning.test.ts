import { SEATS } from 'holmgang';
import type { MmaWarriorsGame, MmaWarriorsState } from 'holmgang/mma-warriors';
import { createMmaWarriors, isExhausted } from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  arrange,
  CARDS,
  GAME,
  hit,
  ISLAM,
  kinds,
  MAX,
  playing,
  refusal,
  type Scene,
  TOM,
  told,
  variant,
} from './arrange.js';

const { endTurn, draw, skipDraw } = GAME.actions;

rule('MW-WIN-01', 'health 0 gives the other seat the win', () => {
  const { state } = hit('head_kick', { foe: { stamina: 1, knockouts: 4, hand: [MAX] } });
  expect(GAME.result(state)).toEqual({
    winner: 0,
    scores: [1, 0],
    reason: 'Health depleted',
    rule: 'MW-WIN-01',
  });
});

rule('MW-WIN-02', 'a knockout without a fighter in hand gives the other seat the win', () => {
  const { state } = hit('head_kick', { foe: { stamina: 1 } });
  expect(GAME.result(state)).toEqual({
    winner: 0,
    scores: [1, 0],
    reason: 'No fighters in hand',
    rule: 'MW-WIN-02',
  });
  expect(hit('head_kick', { foe: { stamina: 1, hand: [MAX] } }).state.result).toBeNull();
});

rule('MW-WIN-03', 'a draw from an empty deck gives the other seat the win', () => {
  const { state } = act(arrange({ phase: 'draw', sides: [{ deck: [], hand: ['block'] }, {}] }), draw(0));
  expect(GAME.result(state)).toEqual({ winner: 1, scores: [0, 1], reason: 'Deck Out', rule: 'MW-WIN-03' });
});

rule('MW-WIN-04', 'after the end nothing is legal and nothing changes', () => {
  const { before, state } = hit('head_kick', { foe: { stamina: 1 } });
  expect(GAME.deciders(state)).toEqual([]);
  for (const seat of SEATS) expect(GAME.legalActions(state, seat)).toEqual([]);
  for (const action of [playing(before, 'block'), endTurn(0), draw(1)]) {
    expect(refusal(state, action)).toBe('GAME_OVER MW-WIN-04');
    expect(GAME.reducer(state, action)).toBe(state);
  }
  expect(refusal(state, GAME.actions.concede(0))).toBe('GAME_OVER K-END-01');
});

rule('MW-WIN-05', 'results have these reasons and clauses, and no others', () => {
  const { state } = hit('head_kick', { foe: { stamina: 1 } });
  const check = (result: object) => GAME.check({ ...state, result: { ...state.result, ...result } });
  expect(check({})).toEqual([]);
  for (const wrong of [
    { reason: 'Boredom' },
    { rule: 'MW-WIN-01' },
    { reason: 'toString' },
    { winner: null, scores: [0.5, 0.5] },
    { reason: 'Exhausted', rule: 'MW-WIN-06' },
    { reason: 'Exhausted', rule: 'MW-WIN-06', winner: null, scores: [0, 0] },
  ]) {
    expect(check(wrong).map(({ rule: clause }) => clause)).toEqual(['MW-WIN-05']);
  }
});

rule('MW-WIN-05', 'results fit the position that they end', () => {
  const ended = (game: MmaWarriorsGame, scene: Scene, result: object) =>
    game.check({ ...arrange(scene, game), phase: 'over', result }).map(({ rule: clause }) => clause);
  const loss = (reason: string, number: number) => ({
    winner: 1,
    scores: [0, 1],
    reason,
    rule: `MW-WIN-0${number}`,
  });
  const tie = (reason: string) => ({ winner: null, scores: [0.5, 0.5], reason, rule: 'MW-WIN-06' });
  const no = ['MW-WIN-05'];
  const harsh = variant({ draw: { onlyFighters: 'deckOut' } });
  const barred = { hand: [MAX, ALEX], deck: [ISLAM] };
  const rows: readonly (readonly [MmaWarriorsGame, Scene, object, readonly string[]])[] = [
    [GAME, {}, loss('Health depleted', 1), no],
    [GAME, {}, loss('No fighters in hand', 2), no],
    [GAME, {}, loss('Deck Out', 3), no],
    [GAME, { sides: [{ deck: [] }, {}] }, loss('Deck Out', 3), []],
    [GAME, { sides: [barred, {}] }, loss('Deck Out', 3), no],
    [harsh, { sides: [barred, {}] }, loss('Deck Out', 3), []],
    [harsh, { sides: [{ ...barred, hand: [MAX] }, {}] }, loss('Deck Out', 3), no],
    [GAME, {}, tie('Exhausted'), no],
    [GAME, bare([[], []]), tie('Exhausted'), []],
    [playOn, bare([[], []]), tie('Exhausted'), no],
    [GAME, { quietTurns: 9 }, tie('Stalled'), no],
    [tournament, { quietTurns: 7 }, tie('Stalled'), no],
    [tournament, { quietTurns: 8, sides: [{ fighter: TOM }, { fighter: TOM }] }, tie('Stalled'), []],
    [tournament, { quietTurns: 8, sides: [{ knockouts: 1 }, {}] }, tie('Stalled'), no],
    [tournament, { quietTurns: 8, sides: [{ knockouts: 1 }, {}] }, loss('Stalled', 6), []],
    [tournament, { quietTurns: 8, sides: [{}, { knockouts: 1 }] }, loss('Stalled', 6), no],
  ];
  for (const [game, scene, result, clauses] of rows) expect(ended(game, scene, result)).toEqual(clauses);
});

// --- exhausted positions ---------------------------------------------------------------------------------------------

/** Nothing but fighters in both decks, and these hands. */
function bare(hands: readonly [readonly string[], readonly string[]], more: Scene = {}): Scene {
  const [own, foe] = hands;
  return {
    ...more,
    sides: [
      { hand: own, deck: [ISLAM, TOM], ...more.sides?.[0] },
      { hand: foe, deck: [ISLAM], fighter: 'ilia_topuria', ...more.sides?.[1] },
    ],
  };
}

const playOn = variant({ deadPosition: 'playOn' });

rule('MW-WIN-06', 'a position that is exhausted by a card is a draw at once', () => {
  const state = arrange(bare([['quick_jab', 'armbar'], ['kimura']], { advantage: 1 }));
  expect(isExhausted(state)).toBe(false);
  const { state: after, events } = act(state, playing(state, 'quick_jab'));
  expect(after.result).toEqual({ winner: null, scores: [0.5, 0.5], reason: 'Exhausted', rule: 'MW-WIN-06' });
  expect(kinds(events).at(-1)).toBe('matchEnded');
  const on = act(
    arrange(bare([['quick_jab', 'armbar'], ['kimura']], { advantage: 1 }), playOn),
    playing(state, 'quick_jab'),
    [],
    playOn,
  );
  expect(on.state).toMatchObject({ result: null, activeSeat: 1, phase: 'draw' });
  expect(isExhausted(on.state, playOn.rules)).toBe(true);
});

rule('MW-WIN-06', 'so is one that is exhausted when the bleeding stops', () => {
  const sides = [{ bleed: 0 }, { bleed: 1 }] as const;
  const state = arrange(bare([['armbar'], ['kimura']], { sides }));
  expect(isExhausted(state)).toBe(false);
  const { state: after, events } = act(state, endTurn(0));
  expect(told(events, 'bleedTicked')).toHaveLength(1);
  expect(after.result).toMatchObject({ winner: null, reason: 'Exhausted' });
});

const OTHERS = CARDS.filter(({ kind }) => kind !== 'fighter');

rule.each(OTHERS)(
  'MW-WIN-06',
  'with $id left anywhere, a position is exhausted exactly if it can never be played',
  ({ id, kind }) => {
    for (const advantage of [null, 0, 1] as const) {
      for (const seat of SEATS) {
        for (const place of ['hand', 'deck'] as const) {
          const sides = [
            { hand: [], deck: [ISLAM] },
            { hand: [], deck: [ISLAM] },
          ] as [object, object];
          sides[seat] = place === 'hand' ? { hand: [id], deck: [ISLAM] } : { hand: [], deck: [ISLAM, id] };
          const state = arrange({ advantage, sides });
          const isDead =
            kind === 'submission'
              ? advantage === null
              : id === 'ground_and_pound'
                ? advantage !== seat
                : false;
          expect(isExhausted(state)).toBe(isDead);
          for (const viewer of [0, 1, 'spectator'] as const)
            expect(isExhausted(GAME.view(state, viewer))).toBe(isDead);
        }
      }
    }
  },
);

/** Everything that can follow within so many actions. */
function explore(
  game: MmaWarriorsGame,
  state: MmaWarriorsState,
  depth: number,
  see: (state: MmaWarriorsState) => void,
): void {
  see(state);
  if (depth === 0) return;
  for (const seat of game.deciders(state)) {
    for (const action of game.legalActions(state, seat)) {
      const next = game.reducer(state, action as never);
      expect(next).not.toBe(state);
      explore(game, next, depth - 1, see);
    }
  }
}

const matters = ({ advantage, seats }: MmaWarriorsState) => [
  advantage,
  ...seats.map(({ health, fighter }) => [health, fighter]),
];

rule.each([
  { name: 'empty hands', scene: bare([[], []]) },
  {
    name: 'submissions on the feet',
    scene: bare([
      ['armbar', 'kimura', MAX],
      ['kimura', ALEX],
    ]),
  },
  { name: 'Ground and Pound on the wrong side', scene: bare([['ground_and_pound'], []], { advantage: 1 }) },
  {
    name: 'submissions in the deck',
    scene: bare([[], []], { sides: [{ deck: ['armbar', 'kimura', ISLAM] }, {}] }),
  },
  { name: 'a staggered seat', scene: bare([['armbar'], [ALEX]], { sides: [{}, { staggered: true }] }) },
])('MW-WIN-06', 'from an exhausted position nothing changes any more: $name', ({ scene }) => {
  const state = arrange({ phase: 'draw', ...scene }, playOn);
  expect(isExhausted(state, playOn.rules)).toBe(true);
  const expected = matters(state);
  let seen = 0;
  explore(playOn, state, 10, (next) => {
    seen++;
    if (next.result?.reason === 'Deck Out') return;
    expect(matters(next)).toEqual(expected);
    expect(isExhausted(next, playOn.rules) || next.result !== null).toBe(true);
  });
  expect(seen).toBeGreaterThan(20);
});

rule(
  ['MW-WIN-06', 'MW-STA-11'],
  'what the last tick of Bleed in a skipped turn exhausts ends at once',
  () => {
    const scene = bare([[], []], { sides: [{}, { staggered: true, bleed: 1, stamina: 3 }] });
    const { state, events } = act(arrange(scene, GAME), endTurn(0));
    expect(kinds(events).slice(-4)).toEqual(['bleedTicked', 'damageDealt', 'turnSkipped', 'matchEnded']);
    expect(state).toMatchObject({ activeSeat: 1, turn: 4, result: { winner: null, reason: 'Exhausted' } });
    expect(act(arrange(scene, playOn), endTurn(0), [], playOn).state).toMatchObject({
      activeSeat: 0,
      turn: 5,
    });
  },
);

rule('MW-WIN-06', 'an open choice keeps a match alive', () => {
  const pairs = ['kimura', 'armbar', 'guillotine_choke', 'triangle_choke', 'darce_choke'].flatMap((id) => [
    id,
    id,
  ]);
  const choosing = variant({ hand: { overflow: 'chooseDiscard' } });
  const scene = bare([pairs, []], { sides: [{ drawn: 'rear_naked_choke' }, {}] });
  const pending = [{ kind: 'discard', seat: 0 }] as const;
  const open = arrange({ ...scene, phase: 'settle', pending }, choosing);
  expect(isExhausted(open, choosing.rules)).toBe(false);
  const [give] = choosing.legalActions(open, 0);
  expect(act(open, give as never, [], choosing).state.result?.reason).toBe('Exhausted');
});

rule('MW-WIN-06', 'a full hand that must draw all the same is not exhausted', () => {
  const pairs = ['kimura', 'armbar', 'guillotine_choke', 'triangle_choke', 'darce_choke'].flatMap((id) => [
    id,
    id,
  ]);
  const scene = bare([pairs, pairs], {
    sides: [{ deck: ['rear_naked_choke'] }, { deck: ['rear_naked_choke'] }],
  });
  const dead = (skip: 'always' | 'whenFull' | 'never') => {
    const game = variant({ draw: { skip } });
    return isExhausted(arrange(scene, game), game.rules);
  };
  expect((['always', 'whenFull', 'never'] as const).map(dead)).toEqual([true, true, false]);
});

rule('MW-WIN-04', 'the last event tells who won and why', () => {
  const { events, state } = hit('quick_jab', { foe: { stamina: 1, hand: ['block'] } });
  expect(events.at(-1)).toEqual({ type: 'matchEnded', winner: 0, reason: 'No fighters in hand' });
  expect(state.result).toMatchObject({ winner: 0, reason: 'No fighters in hand' });
});

rule('MW-WIN-06', 'a seat without a fighter is not exhausted yet', () => {
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
  const state = arrange(
    bare([[MAX], []], { phase: 'draw', sides: [{ fighter: null, knockouts: 1 }, {}] }),
    patient,
  );
  expect(isExhausted(state, patient.rules)).toBe(false);
});

rule('MW-WIN-06', 'a defence card does not count while another one waits and none may follow', () => {
  const strict = variant({ defence: { slot: 'forbidden' } });
  const waiting = { sides: [{ defence: ['block'] }, {}] } as const;
  expect(isExhausted(arrange(bare([['parry'], []], waiting), strict), strict.rules)).toBe(true);
  expect(isExhausted(arrange(bare([['parry'], []]), strict), strict.rules)).toBe(false);
  expect(isExhausted(arrange(bare([['parry'], []], waiting)), GAME.rules)).toBe(false);
});

rule('MW-WIN-06', 'where draws are forced, a deck that can still be drawn from keeps a match alive', () => {
  const forced = variant({ draw: { skip: 'never' } });
  const open = arrange(bare([[MAX], [ALEX]], { phase: 'draw' }), forced);
  expect(isExhausted(open, forced.rules)).toBe(false);
  const two = arrange(
    bare(
      [
        [MAX, ALEX],
        [MAX, ALEX],
      ],
      { phase: 'draw' },
    ),
    forced,
  );
  expect(isExhausted(two, forced.rules)).toBe(true);
  expect(isExhausted(forced.view(two, 0), forced.rules)).toBe(false);
  const harsh = variant({ draw: { skip: 'never', onlyFighters: 'deckOut' } });
  expect(
    isExhausted(
      arrange(
        bare([
          [MAX, ALEX],
          [MAX, ALEX],
        ]),
        harsh,
      ),
      harsh.rules,
    ),
  ).toBe(false);
  const empty = arrange(
    bare(
      [
        [MAX, ALEX],
        [MAX, ALEX],
      ],
      { sides: [{ deck: [] }, {}] },
    ),
    forced,
  );
  expect(isExhausted(empty, forced.rules)).toBe(false);
  const full = variant({ draw: { skip: 'whenFull' } });
  const subs = ['guillotine_choke', 'kimura', 'armbar', 'triangle_choke', 'darce_choke'];
  const ten = [...subs, ...subs];
  expect(isExhausted(arrange(bare([ten, ten]), full), full.rules)).toBe(true);
  expect(isExhausted(arrange(bare([ten, ten.slice(1)]), full), full.rules)).toBe(false);
});

// --- stalling --------------------------------------------------------------------------------------------------------

const tournament = createMmaWarriors('tournament');

/** Both idle until the match is over; how many turns pass. */
function idle(scene: Scene, game: MmaWarriorsGame, limit = 40): MmaWarriorsState {
  let state = arrange({ phase: 'draw', ...scene }, game);
  for (let i = 0; i < limit && state.result === null; i++) {
    state = act(state, skipDraw(state.activeSeat), [], game).state;
    if (state.phase === 'main') state = act(state, endTurn(state.activeSeat), [], game).state;
  }
  return state;
}

rule('MW-WIN-06', 'under a stall limit the match ends after so many turns without a card', () => {
  const sides = [{ hand: ['block'] }, { hand: ['block'] }] as const;
  const state = idle({ sides }, tournament);
  expect(state).toMatchObject({ quietTurns: 8, turn: 3 + 7 });
  expect(state.result).toMatchObject({ winner: 0, reason: 'Stalled', rule: 'MW-WIN-06' });
  expect(idle({ sides }, GAME).result).toBeNull();
});

rule('MW-WIN-06', 'a played card begins the count anew, a deployed fighter does not', () => {
  const state = arrange({ quietTurns: 8, sides: [{ hand: ['block', 'parry'] }, {}] }, tournament);
  const played = act(state, playing(state, 'block'), [], tournament).state;
  expect(played.quietTurns).toBe(0);
  expect(act(played, endTurn(0), [], tournament).state).toMatchObject({ result: null, quietTurns: 1 });
  const patient = variant({ ko: { emptyHandCheck: 'afterDraw' }, stall: { limit: 8 } });
  const out = arrange(
    { quietTurns: 8, sides: [{ fighter: null, knockouts: 1, hand: [MAX, 'block'] }, {}] },
    patient,
  );
  const [deployed] = patient.legalActions(out, 0);
  expect(act(out, deployed as never, [], patient).state.quietTurns).toBe(8);
});

rule('MW-WIN-06', 'higher health wins, then higher stamina, else it is a draw', () => {
  const end = (own: object, foe: object) =>
    idle(
      {
        sides: [
          { hand: ['block'], ...own },
          { hand: ['block'], ...foe },
        ],
      },
      tournament,
    ).result;
  expect(end({ knockouts: 1 }, { stamina: 1 })).toMatchObject({ winner: 1, scores: [0, 1] });
  expect(end({ stamina: 1 }, { knockouts: 1 })).toMatchObject({ winner: 0, scores: [1, 0] });
  expect(end({ stamina: 9 }, { stamina: 10 })).toMatchObject({ winner: 1 });
  expect(end({ stamina: 9 }, { stamina: 9 })).toMatchObject({
    winner: null,
    scores: [0.5, 0.5],
    reason: 'Stalled',
  });
});
