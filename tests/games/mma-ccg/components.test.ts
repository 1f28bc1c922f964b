// Chapters 1 and 2: components, zones, and deck construction.
import { createChance, SEATS, UsageError } from 'holmgang';
import { createMmaCcg, type Deck, deckProblems, mmaCcg, mmaCcgRulesets } from 'holmgang/mma-ccg';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  act,
  arrange,
  CARDS,
  counterWith,
  deckWith,
  find,
  GAME,
  idsOf,
  kinds,
  land,
  told,
} from './arrange.js';

/** The codes of what is wrong with a setup. */
function codes(decks: unknown): string[] {
  try {
    GAME.setup({ seed: 'x', decks } as never);
    return [];
  } catch (error) {
    return (error as UsageError).problems.map(({ code }) => code);
  }
}

const sound = deckWith([]);
const withCards = (stamina: readonly string[], routines: readonly string[] = []) =>
  deckProblems({ stamina, routines }, GAME.rules).map(({ code, rule: id }) => `${code} ${id}`);

rule('MC-CMP-01', 'a match has exactly two decks', () => {
  expect(codes([sound])).toEqual(['BAD_PLAYER_COUNT']);
  expect(codes([sound, sound, sound])).toEqual(['BAD_PLAYER_COUNT']);
  expect(codes([sound, sound])).toEqual([]);
});

rule(['MC-CMP-02', 'MC-CMP-03'], 'every card has one type, and Endorsements are Routines', () => {
  expect(CARDS).toHaveLength(90);
  const count = (type: string) => CARDS.filter((card) => card.type === type).length;
  expect(['maneuver', 'referee', 'counter', 'routine'].map(count)).toEqual([50, 8, 18, 14]);
  for (const { type, endorsement, timing, limit, vs, t, s, vp, name } of CARDS) {
    expect(name).not.toBe('');
    expect(Number.isInteger(vp) && t >= 0 && s >= 0).toBe(true);
    expect(endorsement && type !== 'routine').toBe(false);
    expect(endorsement).toBe(timing === 'recovery');
    expect(limit !== null).toBe(type === 'routine');
    expect(vs.length > 0).toBe(type === 'counter' || timing === 'response');
  }
  expect(CARDS.some(({ vp }) => vp < 0)).toBe(true);
});

rule(
  ['MC-CMP-04', 'MC-CMP-08', 'MC-CMP-09', 'MC-CMP-10'],
  'in random matches the fight has one position, and every card lies in one zone of its owner',
  () => {
    const chance = createChance('zones');
    for (let i = 0; i < 6; i++) {
      const state = GAME.clone(GAME.setup({ seed: `zones ${i}` }));
      const positions = new Set<string>();
      while (state.result === null) {
        GAME.advance(state, GAME.sampleLegal(state, GAME.deciders(state)[0]!, chance));
        positions.add(state.position);
        for (const seat of SEATS) {
          const { deck, hand, cage, corner, exhausted, routineDeck } = state.seats[seat];
          const all = [...deck, ...hand, ...cage, ...corner, ...exhausted, ...routineDeck];
          if (state.play?.seat === seat && !cage.includes(state.play.card)) all.push(state.play.card);
          const own = (card: number) => (card < 100 ? Math.floor(card / 50) : Math.floor((card - 100) / 5));
          expect(new Set(all).size).toBe(55);
          expect(all.every((card) => own(card) === seat)).toBe(true);
        }
      }
      expect([...positions].every((each) => 'SCG'.includes(each))).toBe(true);
    }
  },
);

rule(
  ['MC-CMP-05', 'MC-CMP-06'],
  'landed cards are public in the Cage; discarded, countered and overturned ones in the Corner',
  () => {
    const state = arrange({
      sides: [{ hand: ['m05', 'm01'] }, { hand: ['k03', 'm02'], top: ['m33', 'm33'] }],
    });
    const { state: after } = land(state, 'm05');
    const seen = GAME.view(after, 1);
    expect(seen.seats[0].cage.map((card) => CARDS[seen.cards[card] as number]?.id)).toEqual(['m05']);
    expect(idsOf(after, after.seats[1].corner)).toEqual(['m33', 'm33']);
    const countered = counterWith(after, 'm01', 'k03').state;
    expect(idsOf(countered, countered.seats[0].corner)).toContain('m01');
    const thrown = act(arrange({ sides: [{ hand: ['m01'] }, {}] }), {
      type: 'endTurn',
      seat: 0,
      regroupDiscard: find(arrange({ sides: [{ hand: ['m01'] }, {}] }), 0, 'm01'),
    }).state;
    expect(idsOf(thrown, thrown.seats[0].corner)).toEqual(['m01']);
  },
);

rule('MC-CMP-07', 'an exhausted card is in no other zone and never returns', () => {
  const state = arrange({ sides: [{ routines: ['q05'] }, {}] });
  const card = find(state, 0, 'q05', 'cage');
  const { state: after, events } = act(state, { type: 'useRoutine', seat: 0, card });
  expect(after.seats[0].exhausted).toEqual([card]);
  expect(after.seats[0].cage).not.toContain(card);
  expect(told(events, 'exhausted')).toEqual([{ type: 'exhausted', player: 0, card, ref: 'q05' }]);
  expect(GAME.validate(after, { type: 'useRoutine', seat: 0, card })?.code).toBe('NOT_IN_PLAY');
});

rule('MC-CMP-08', 'drawing and overturning both take the top card', () => {
  const state = arrange({
    sides: [{ hand: ['m01'], top: ['m33', 'm24'] }, { top: ['m29', 'm30', 'm31'] }],
  });
  const hit = land(state, 'm01').state;
  expect(idsOf(hit, hit.seats[1].corner)).toEqual(['m29', 'm30']);
  const passed = act(hit, { type: 'endTurn', seat: 0 }).state;
  expect(idsOf(passed, passed.seats[1].hand)).toEqual(['m31']);
  expect(GAME.view(passed, 1).seats[1].deck.every((card) => card === null)).toBe(true);
});

rule('MC-DECK-01', 'a Stamina Deck has exactly 50 cards', () => {
  expect(withCards(sound.stamina)).toEqual([]);
  expect(withCards(sound.stamina.slice(1))).toEqual(['DECK_SIZE MC-DECK-01']);
  expect(withCards([...sound.stamina, 'm50'])).toEqual(['DECK_SIZE MC-DECK-01']);
});

rule('MC-DECK-02', 'a Routine Deck has at most 5 cards', () => {
  const five = ['q01', 'q02', 'q03', 'q04', 'q05'];
  expect(withCards(sound.stamina, five)).toEqual([]);
  expect(withCards(sound.stamina, [...five, 'q06'])).toEqual(['ROUTINE_DECK_SIZE MC-DECK-02']);
});

const swap = (...ids: readonly string[]) => deckWith(ids).stamina;

rule(
  ['MC-DECK-03', 'MC-DECK-06'],
  'at most 3 copies of a card that is not unique, by name, in either deck',
  () => {
    const rest = sound.stamina.filter((id) => id !== 'm06').slice(0, 46);
    expect(withCards([...rest.slice(0, 46), 'm06', 'm06', 'm06', 'm07'])).toEqual([]);
    expect(withCards([...rest.slice(0, 46), 'm06', 'm06', 'm06', 'm06'])).toEqual([
      'TOO_MANY_COPIES MC-DECK-03',
    ]);
    expect(withCards(sound.stamina, ['q01', 'q01', 'q01'])).toEqual([]);
    expect(withCards(sound.stamina, ['q01', 'q01', 'q01', 'q01'])).toEqual(['TOO_MANY_COPIES MC-DECK-03']);
    const twin = createMmaCcg({
      name: 'twin',
      version: 1,
      cards: [{ id: 'x1', name: 'Leg Kick', type: 'maneuver' }],
    });
    const stamina = [...rest.slice(0, 46), 'm06', 'm06', 'm06', 'x1'];
    expect(deckProblems({ stamina, routines: [] }, twin.rules).map(({ code }) => code)).toEqual([
      'TOO_MANY_COPIES',
    ]);
  },
);

rule('MC-DECK-04', 'at most 1 copy of a unique card, which is not also reported as too many', () => {
  expect(withCards(swap('m10'))).toEqual([]);
  expect(withCards(swap('m10', 'm10'))).toEqual(['UNIQUE_LIMIT MC-DECK-04']);
  expect(withCards(swap('m10', 'm10', 'm10', 'm10'))).toEqual(['UNIQUE_LIMIT MC-DECK-04']);
});

rule('MC-DECK-05', 'Routines and other cards stay apart', () => {
  expect(withCards(swap('q01'))).toEqual(['WRONG_DECK MC-DECK-05']);
  expect(withCards(sound.stamina, ['m01', 'k01'])).toEqual([
    'WRONG_DECK MC-DECK-05',
    'WRONG_DECK MC-DECK-05',
  ]);
  expect(withCards(swap('zz'))).toEqual(['UNKNOWN_CARD MC-DECK-05']);
});

rule('MC-DECK-07', 'a match with illegal decks is not made, and every problem is reported', () => {
  const bad: Deck = {
    stamina: [...swap('m10', 'm10', 'q01').slice(1), 'm23', 'm23', 'm40'],
    routines: ['m01'],
  };
  expect(codes([bad, { ...sound, routines: ['q01', 'q02', 'q03', 'q04', 'q05', 'q06'] }]).sort()).toEqual(
    ['DECK_SIZE', 'ROUTINE_DECK_SIZE', 'UNIQUE_LIMIT', 'WRONG_DECK', 'WRONG_DECK'].sort(),
  );
  expect(codes(['nobody', 7])).toEqual(['UNKNOWN_DECK', 'BAD_OBJECT']);
  expect(codes([sound, { stamina: [1], routines: [] }])).toEqual(['BAD_TEXT']);
  expect(() => createMmaCcg({ name: 'x', version: 1, decks: { mine: bad } })).toThrow(UsageError);
});

rule('MC-DECK-08', 'the theme decks are legal, and each has its starter four', () => {
  const names = Object.keys(GAME.rules.decks);
  expect(names).toEqual(['muay-thai-contender', 'mat-technician']);
  for (const name of names) {
    const deck = GAME.rules.decks[name]!;
    expect(deckProblems(deck, GAME.rules)).toEqual([]);
    expect([deck.stamina.length, deck.routines.length]).toEqual([50, 5]);
  }
  expect(GAME.rules.decks['mat-technician']!.routines).toEqual(['q03', 'q07', 'q08', 'e02', 'e05']);
  expect(mmaCcg.ruleset.digest).toBe(mmaCcgRulesets.standard.digest);
  expect(kinds(GAME.start({ seed: 'x' }).events).filter((kind) => kind === 'shuffled')).toHaveLength(2);
});
