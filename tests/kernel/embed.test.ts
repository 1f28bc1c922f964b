import {
  cloneGenerator,
  createChance,
  embed,
  type GeneratorState,
  isMatchMove,
  type Rejection,
  SEATS,
  type Seat,
  scriptedChance,
  seatAt,
  UsageError,
} from 'holmgang';
import { describe, expect, it } from 'vitest';
import { rule } from '../rule.js';
import { duel, duelDefinition } from '../toys/duel/definition.js';
import type { DuelAction, DuelState } from '../toys/duel/types.js';
import { feud } from '../toys/feud/definition.js';
import type { FeudAction, FeudEvent, FeudState } from '../toys/feud/types.js';

/** A feud in which this seat has just challenged the other. */
function challengedBy(seat: Seat, seed = 'embedded'): FeudState {
  const start = feud.setup({ seed });
  const rested = seat === 0 ? start : feud.reducer(start, feud.actions.rest(0));
  return feud.reducer(rested, feud.actions.challenge(seat));
}

const tableOf = (state: FeudState): DuelState => state.duel?.table as unknown as DuelState;

/** The duel inside as a match of its own. */
function asMatch(state: FeudState): DuelState {
  const rng: GeneratorState = cloneGenerator(state.rng);
  return { ...structuredClone(tableOf(state)), rng } as DuelState;
}

function fight(seat: Seat, action: DuelAction): FeudAction {
  return { type: 'fight', seat, action };
}

const isDuelEvent = (event: { readonly type: string }): event is Extract<FeudEvent, { type: 'duelEvent' }> =>
  event.type === 'duelEvent';

describe('a game inside a move', () => {
  rule('K-EMB-01', 'decides, lists and plays as it does alone, until both are over', () => {
    for (const challenger of SEATS) {
      const chance = createChance(`challenge of ${challenger}`);
      let state = challengedBy(challenger);
      let alone = asMatch(state);
      while (state.duel !== null) {
        expect([...feud.deciders(state)].sort()).toEqual(
          duel
            .deciders(alone)
            .map((seat) => seatAt(challenger, seat))
            .sort(),
        );
        const seat = chance.pick(feud.deciders(state));
        const listed = feud.legalActions(state, seat);
        const own = duel.legalActions(alone, seatAt(challenger, seat));
        expect(listed).toEqual(own.map((action) => ({ type: 'fight', seat, action })));
        expect(feud.countLegal(state, seat)).toBe(own.length);
        const index = chance.int(listed.length);
        expect(feud.sampleLegal(state, seat, scriptedChance([index]))).toEqual(listed[index]);
        const outer = feud.apply(state, listed[index] as FeudAction);
        const inner = duel.apply(alone, own[index] as DuelAction);
        if (!outer.ok || !inner.ok) throw new Error('a listed action is refused');
        expect(outer.events.filter(isDuelEvent).map(({ event }) => event)).toEqual(inner.events);
        expect(outer.state.rng).toEqual(inner.state.rng);
        if (outer.state.duel !== null) {
          expect({ ...tableOf(outer.state), rng: inner.state.rng }).toEqual(inner.state);
        }
        state = outer.state;
        alone = inner.state;
      }
      expect(alone.result).not.toBeNull();
    }
  });

  rule('K-EMB-01', 'refuses with its own code and clause', () => {
    for (const challenger of SEATS) {
      const state = challengedBy(challenger);
      for (const seat of SEATS) {
        const inner = seatAt(challenger, seat);
        const foreign = tableOf(state).hands[inner === 0 ? 1 : 0][0] as number;
        const refused = (action: DuelAction) => feud.validate(state, fight(seat, action)) as Rejection;
        expect(refused({ type: 'commit', seat: inner, card: foreign })).toEqual(
          duel.validate(asMatch(state), { type: 'commit', seat: inner, card: foreign }),
        );
        expect(refused({ type: 'hold', seat: inner })).toMatchObject({
          code: 'WRONG_PHASE',
          rule: 'K-TRN-02',
        });
        const card = tableOf(state).hands[inner][0] as number;
        const after = feud.reducer(state, fight(seat, { type: 'commit', seat: inner, card }));
        expect(feud.validate(after, fight(seat, { type: 'commit', seat: inner, card }))).toMatchObject({
          code: 'NOT_YOUR_TURN',
          detail: { seat: inner },
        });
      }
    }
  });

  rule('K-EMB-01', 'has its actions read to the last field, its positions checked, and its odds told', () => {
    const state = challengedBy(1);
    const [seat] = feud.deciders(state) as [Seat];
    const [action] = feud.legalActions(state, seat) as [FeudAction];
    expect(feud.parseAction(JSON.parse(JSON.stringify(action)), seat)).toEqual(action);
    for (const spoilt of [{ type: 'commit', seat: 0 }, { type: 'dance', seat: 0 }, null, []]) {
      expect(() => feud.parseAction({ type: 'fight', seat, action: spoilt }, seat)).toThrow(UsageError);
    }
    const wrong = structuredClone(state) as FeudState;
    tableOf(wrong).life[0] = 0;
    expect(feud.check(state)).toEqual([]);
    expect(feud.check(wrong)).toMatchObject([{ path: 'duel.table.life', rule: 'DU-END-01' }]);
    expect(feud.check({ ...state, duel: { challenger: 1, table: asMatch(state) } })).toMatchObject([
      { path: 'duel.table.rng' },
    ]);
    expect(feud.odds(feud.view(state, seat), action)).toHaveLength(1);
  });

  rule('K-EMB-02', 'seats whoever began it first, and nobody acts for the other', () => {
    for (const challenger of SEATS) {
      const state = challengedBy(challenger);
      expect(state.duel?.challenger).toBe(challenger);
      for (const seat of SEATS) {
        const other = seatAt(challenger, seat) === 0 ? 1 : 0;
        const [card] = tableOf(state).hands[other] as [number];
        const action = fight(seat, { type: 'commit', seat: other, card });
        expect(feud.validate(state, action)).toEqual({
          code: 'NOT_YOUR_SEAT',
          rule: 'K-EMB-02',
          detail: { seat },
        });
        expect(feud.reducer(state, action)).toBe(state);
      }
    }
  });

  rule('K-EMB-03', 'draws from the chance of the match, and keeps no generator', () => {
    const before = feud.setup({ seed: 'embedded' });
    const state = challengedBy(0);
    expect(tableOf(state).rng).toBeNull();
    expect(feud.view(state, 0).duel?.table.rng).toBeNull();
    expect(state.rng).not.toEqual(before.rng);
    const script = scriptedChance([...Array(5 + 2 + 2).fill(0)]);
    expect(feud.apply(before, feud.actions.challenge(0), script).ok).toBe(true);
    script.assertExhausted();
    expect(cloneGenerator(null as unknown as GeneratorState)).toBeNull();
  });

  rule('K-EMB-04', 'shows each viewer what its seat there may see', () => {
    for (const challenger of SEATS) {
      const state = challengedBy(challenger);
      const alone = asMatch(state);
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const inner = viewer === 'spectator' ? viewer : seatAt(challenger, viewer);
        const seen = feud.view(state, viewer).duel?.table;
        expect({ ...seen, rng: 'hidden' }).toEqual(duel.view(alone, inner));
      }
      const actor = challenger;
      const [card] = tableOf(state).hands[0] as [number];
      const action = fight(actor, { type: 'commit', seat: 0, card });
      const other = actor === 0 ? 1 : 0;
      expect(feud.viewAction(action, actor)).toEqual(action);
      expect(feud.viewAction(action, other)).toEqual({ type: 'fight', seat: actor, hidden: true });
      const applied = feud.apply(state, action);
      if (!applied.ok) throw new Error('a commitment is refused');
      const told = (viewer: Seat) => feud.viewEvents(applied.events, viewer)[0];
      expect(told(actor)).toEqual({
        type: 'duelEvent',
        challenger,
        event: { type: 'cardCommitted', seat: 0, card },
      });
      expect(told(other)).toEqual({
        type: 'duelEvent',
        challenger,
        event: { type: 'cardCommitted', seat: 0, card: null },
      });
    }
  });

  rule('K-EMB-05', 'knows no match move, and its end is not that of the match', () => {
    const state = challengedBy(0);
    const concession = { type: 'fight', seat: 0, action: { type: 'concede', seat: 0 } };
    expect(feud.validate(state, concession as never)?.code).toBe('BAD_ACTION');
    const types = SEATS.flatMap((seat) => feud.legalActions(state, seat)).filter(
      (action) => action.type === 'fight' && isMatchMove(action.action),
    );
    expect(types).toEqual([]);
    expect(feud.reducer(state, feud.actions.concede(0)).result).toMatchObject({ winner: 1 });
    expect(feud.reducer(state, feud.actions.offerDraw(1)).duel?.table.drawOffer).toBeNull();

    const chance = createChance('to the end');
    let played = state;
    while (played.duel !== null) {
      const seat = chance.pick(feud.deciders(played));
      played = feud.reducer(played, feud.sampleLegal(played, seat, chance));
    }
    expect(played.result).toBeNull();
    expect(played.phase).toBe('year');
  });

  it('asks nothing of a definition that hides nothing', () => {
    const { viewEvent, viewAction, foreseeable, ...rest } = duelDefinition;
    const open = embed(rest);
    const event = { type: 'cardDrawn', seat: 0, card: 1 } as const;
    const action = { type: 'commit', seat: 0, card: 1 } as const;
    expect(open.viewEvent(event, 1, 0)).toBe(event);
    expect(open.viewAction(action, 1, 0)).toBe(action);
    expect([viewEvent, viewAction, foreseeable].every((each) => each !== undefined)).toBe(true);
  });
});
