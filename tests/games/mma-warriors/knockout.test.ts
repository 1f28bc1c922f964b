import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  ALEX,
  act,
  arrange,
  DRICUS,
  GAME,
  hit,
  idsOf,
  inHand,
  kinds,
  MAX,
  playing,
  refusal,
  TOM,
  told,
  variant,
} from './arrange.js';

const { chooseReplacement, endTurn, skipDraw, draw } = GAME.actions;

rule('MW-KO-01', 'stamina 0 is a knockout, 1 is not; overkill is lost', () => {
  const kick = (stamina: number) => hit('head_kick', { foe: { stamina, hand: [MAX] } });
  expect(kinds(kick(12).events)).not.toContain('knockedOut');
  expect(kick(12).state.seats[1].fighter?.stamina).toBe(1);
  for (const stamina of [11, 2]) {
    const { state, events } = kick(stamina);
    expect(told(events, 'knockedOut')).toEqual([{ type: 'knockedOut', seat: 1, fighterId: TOM }]);
    expect(state.seats[1]).toMatchObject({ fighter: null, health: 80 });
  }
});

rule('MW-KO-01', 'a running match with a fighter without stamina is refused', () => {
  const state = arrange();
  const fighter = { ...state.seats[0].fighter, stamina: 0 };
  const problems = GAME.check({ ...state, seats: [{ ...state.seats[0], fighter }, state.seats[1]] });
  expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-KO-01']);
});

rule('MW-KO-02', 'the fighter is out for good, 20 health are lost, both stand up, then a replacement', () => {
  const { state, events } = hit('armbar', { advantage: 0, foe: { stamina: 1, hand: [MAX] } });
  expect(kinds(events)).toEqual([
    'cardPlayed',
    'damageDealt',
    'knockedOut',
    'healthLost',
    'advantageLost',
    'backToStanding',
    'replacementNeeded',
  ]);
  expect(idsOf(state, state.seats[1].knockedOut)).toEqual([TOM]);
  expect(told(events, 'healthLost')).toEqual([{ type: 'healthLost', seat: 1, amount: 20, total: 80 }]);
});

rule('MW-KO-02', 'a waiting defence card stays, unless the ruleset clears that of the fallen (A40)', () => {
  const own = { defence: ['parry'] };
  const foe = { stamina: 1, hand: [MAX], defence: ['slip_counter'] };
  // Bleed knocks out without using the card.
  const scene = {
    sides: [
      { ...own, hand: ['block'] },
      { ...foe, bleed: 1 },
    ],
  } as const;
  const kept = act(arrange(scene), endTurn(0)).state;
  expect(idsOf(kept, kept.seats[1].defence)).toEqual(['slip_counter']);
  const game = variant({ ko: { clearsDefence: true } });
  const cleared = act(arrange(scene, game), endTurn(0), [], game);
  expect(cleared.state.seats[1].defence).toEqual([]);
  expect(idsOf(cleared.state, cleared.state.seats[0].defence)).toEqual(['parry']);
  expect(told(cleared.events, 'defenceCleared')).toEqual([
    { type: 'defenceCleared', seat: 1, kind: 'slip_counter' },
  ]);
});

rule(['MW-KO-03', 'MW-KO-09'], 'the fifth knockout ends the match, fighters in hand or not', () => {
  for (const hand of [[MAX], []]) {
    const { state } = hit('head_kick', { foe: { stamina: 1, knockouts: 4, hand } });
    expect(state.result).toEqual({ winner: 0, scores: [1, 0], reason: 'Health depleted', rule: 'MW-WIN-01' });
    expect(state.seats[1].health).toBe(0);
  }
  const fourth = hit('head_kick', { foe: { stamina: 1, knockouts: 3, hand: [MAX] } });
  expect(fourth.state.result).toBeNull();
});

rule('MW-KO-09', 'health that does not fit the knockouts is refused', () => {
  const state = arrange();
  const problems = GAME.check({ ...state, seats: [{ ...state.seats[0], health: 80 }, state.seats[1]] });
  expect(problems.map(({ rule: clause }) => clause)).toEqual(['MW-KO-09']);
});

rule('MW-KO-04', 'without a fighter in hand the seat loses at once; those in the deck do not count', () => {
  const { state, events } = hit('head_kick', { foe: { stamina: 1, hand: ['block'], deck: [MAX, ALEX] } });
  expect(state.result).toEqual({
    winner: 0,
    scores: [1, 0],
    reason: 'No fighters in hand',
    rule: 'MW-WIN-02',
  });
  expect(kinds(events).slice(-2)).toEqual(['healthLost', 'matchEnded']);
  expect(hit('head_kick', { foe: { stamina: 1, hand: [MAX], deck: [] } }).state.result).toBeNull();
});

const patient = variant({ ko: { emptyHandCheck: 'afterDraw' } });
const bleeding = (deck: readonly string[], hand: readonly string[] = ['block']) =>
  act(
    arrange({ sides: [{ hand: ['block'] }, { stamina: 1, bleed: 1, hand, deck }] }, patient),
    endTurn(0),
    [],
    patient,
  );

rule('MW-KO-04', 'the ruleset may wait for the draw after a Bleed knockout (A41)', () => {
  const waiting = bleeding([MAX, 'uppercut']);
  expect(waiting.state).toMatchObject({ phase: 'draw', activeSeat: 1, result: null, pending: [] });
  const saved = act(waiting.state, draw(1), [], patient);
  expect(saved.state).toMatchObject({ phase: 'main', result: null });
  expect(patient.legalActions(saved.state, 1).map(({ type }) => type)).toEqual(['deploy']);
  const lost = { winner: 0, reason: 'No fighters in hand', rule: 'MW-WIN-02' };
  expect(act(bleeding(['uppercut', MAX]).state, draw(1), [], patient).state.result).toMatchObject(lost);
  expect(act(waiting.state, skipDraw(1), [], patient).state.result).toMatchObject(lost);
});

rule('MW-KO-05', 'whoever drew a fighter in need must send it in before the turn can end (A76)', () => {
  const { state } = act(bleeding([MAX, 'uppercut']).state, draw(1), [], patient);
  expect(refusal(state, endTurn(1), patient)).toBe('NO_ACTIVE_FIGHTER MW-KO-05');
  const [deployed] = patient.legalActions(state, 1);
  const { state: after } = act(state, deployed as never, [], patient);
  expect(refusal(after, endTurn(1), patient)).toBeNull();
});

rule('MW-KO-04', 'but not in a skipped turn, nor for a knockout by a card', () => {
  const foe = { stamina: 1, bleed: 1, staggered: true, hand: ['block'] };
  const skipped = act(arrange({ sides: [{ hand: ['block'] }, foe] }, patient), endTurn(0), [], patient);
  expect(skipped.state.result).toMatchObject({ winner: 0, reason: 'No fighters in hand' });
  expect(hit('head_kick', { foe: { stamina: 1 } }, [], patient).state.result).toMatchObject({ winner: 0 });
});

rule('MW-KO-05', 'the seat chooses any fighter of its hand, who enters fresh and free of cost', () => {
  const foe = { stamina: 1, energy: 2, hand: [MAX, 'block', ALEX] };
  const { state } = hit('head_kick', { foe });
  expect(GAME.deciders(state)).toEqual([1]);
  const choices = [MAX, ALEX].map((id) => chooseReplacement(1, { card: inHand(state, 1, id) }));
  expect(GAME.legalActions(state, 1)).toEqual(choices);
  for (const [i, stamina] of [45, 34].entries()) {
    const { state: after } = act(state, choices[i]!);
    expect(after.seats[1]).toMatchObject({ energy: 2, fighter: { stamina, maxStamina: stamina } });
  }
  expect(refusal(state, chooseReplacement(1, { card: inHand(state, 1, 'block') }))).toBe(
    'NOT_A_FIGHTER MW-KO-05',
  );
  expect(refusal(state, chooseReplacement(1, { card: state.seats[1].deck[0] as number }))).toBe(
    'CARD_NOT_IN_HAND MW-KO-05',
  );
});

rule('MW-KO-05', 'a position in which nobody fights, or nobody can be chosen, is refused', () => {
  const state = arrange({ sides: [{ hand: [MAX] }, {}] });
  const [own, foe] = state.seats;
  const idle = { ...own, fighter: null, hand: [], deck: [...own.deck, ...own.hand, own.fighter!.card] };
  expect(GAME.check({ ...state, seats: [idle, foe] }).map(({ rule: clause }) => clause)).toEqual([
    'MW-KO-05',
  ]);
  const pending = [{ kind: 'replacement', seat: 0 }];
  expect(GAME.check({ ...state, phase: 'settle', pending }).map(({ rule: clause }) => clause)).toEqual([
    'MW-KO-06',
  ]);
});

rule('MW-KO-06', 'until the choice is made nobody can do anything else, but may concede', () => {
  const { state } = hit('head_kick', { own: { hand: ['quick_jab'] }, foe: { stamina: 1, hand: [MAX] } });
  expect(GAME.legalActions(state, 0)).toEqual([]);
  for (const action of [playing(state, 'block'), endTurn(0), draw(1), skipDraw(0)]) {
    expect(refusal(state, action)).toBe('PENDING_CHOICE MW-KO-06');
  }
  expect(refusal(state, chooseReplacement(0, { card: inHand(state, 1, MAX) }))).toBe('NOT_PENDING MW-KO-06');
  expect(refusal(state, GAME.actions.concede(0))).toBeNull();
  expect(refusal(arrange(), chooseReplacement(0, { card: 0 }))).toBe('NOT_PENDING MW-KO-06');
});

rule('MW-KO-07', 'an automatic seat takes the first fighter of its hand', () => {
  const foe = { stamina: 1, auto: true, hand: ['block', ALEX, MAX] };
  const { state, events } = hit('head_kick', { foe });
  expect(state.pending).toEqual([]);
  expect(told(events, 'fighterDeployed')).toMatchObject([{ seat: 1, fighterId: ALEX, from: 'replacement' }]);
  expect(kinds(events)).not.toContain('replacementNeeded');
});

rule('MW-KO-08', 'after the replacement the turn goes on, and the attacker may attack again', () => {
  const first = hit('head_kick', { own: { hand: ['quick_jab'] }, foe: { stamina: 1, hand: [MAX] } });
  const replaced = act(first.state, chooseReplacement(1, { card: inHand(first.state, 1, MAX) }));
  expect(replaced.state).toMatchObject({ activeSeat: 0, phase: 'main' });
  expect(refusal(replaced.state, playing(replaced.state, 'quick_jab'))).toBeNull();
});

const both = {
  own: { stamina: 4, hand: [MAX] },
  foe: { stamina: 1, defence: ['slip_counter'], hand: [ALEX] },
};

rule('MW-KO-10', "both fall: the attacker's side is judged first, and replaces first", () => {
  const { state, events } = hit('quick_jab', both);
  expect(told(events, 'knockedOut').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(state.pending.map(({ seat }) => seat)).toEqual([0, 1]);
  const first = act(state, chooseReplacement(0, { card: inHand(state, 0, MAX) }));
  expect(first.state.pending).toEqual([{ kind: 'replacement', seat: 1 }]);
  const second = act(first.state, chooseReplacement(1, { card: inHand(first.state, 1, ALEX) }));
  expect(second.state).toMatchObject({ pending: [], activeSeat: 0, phase: 'main' });
});

rule('MW-KO-10', 'both at 20 health, or both without fighters: the attacker loses', () => {
  const poor = { own: { ...both.own, knockouts: 4 }, foe: { ...both.foe, knockouts: 4 } };
  expect(hit('quick_jab', poor).state.result).toMatchObject({ winner: 1, reason: 'Health depleted' });
  const bare = { own: { stamina: 4 }, foe: { stamina: 1, defence: ['slip_counter'] } };
  expect(hit('quick_jab', bare).state.result).toMatchObject({ winner: 1, reason: 'No fighters in hand' });
  const only = { own: both.own, foe: { stamina: 1, defence: ['slip_counter'] } };
  const { state } = hit('quick_jab', only);
  expect(state.result).toMatchObject({ winner: 0, reason: 'No fighters in hand' });
  expect(state.seats.map(({ health }) => health)).toEqual([80, 80]);
});

rule(
  'MW-KO-10',
  "the ruleset may judge the defender first (A15); the attacker's seat still replaces first",
  () => {
    const game = variant({ counter: { koOrder: 'defenderFirst' } });
    const poor = { own: { ...both.own, knockouts: 4 }, foe: { ...both.foe, knockouts: 4 } };
    expect(hit('quick_jab', poor, [], game).state.result).toMatchObject({
      winner: 0,
      reason: 'Health depleted',
    });
    const { state, events } = hit('quick_jab', both, [], game);
    expect(told(events, 'knockedOut').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(state.pending.map(({ seat }) => seat)).toEqual([0, 1]);
  },
);

rule(['MW-KO-10', 'MW-KO-07'], 'an automatic attacker has replaced before a manual defender is asked', () => {
  const { state, events } = hit('quick_jab', { ...both, own: { ...both.own, auto: true } });
  expect(state.pending).toEqual([{ kind: 'replacement', seat: 1 }]);
  expect(events.slice(-2)).toMatchObject([
    { type: 'fighterDeployed', seat: 0 },
    { type: 'replacementNeeded', seat: 1 },
  ]);
});

rule(['MW-KO-10', 'MW-KO-07'], 'an automatic defender waits for a manual attacker to choose', () => {
  const { state } = hit('quick_jab', { ...both, foe: { ...both.foe, auto: true } });
  expect(state.pending.map(({ seat }) => seat)).toEqual([0, 1]);
  const { state: after, events } = act(state, chooseReplacement(0, { card: inHand(state, 0, MAX) }));
  expect(told(events, 'fighterDeployed').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(after.pending).toEqual([]);
  expect(idsOf(after, after.seats[0].knockedOut)).toEqual([DRICUS]);
});
