// Chapter 14: the order of effects, where it can be seen: in the events, and where an earlier effect feeds a later one.
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { AR, BC, exchange, IP, kinds, LI, PB, technique, variant } from './arrange.js';
import { everyEncounter } from './encounters.js';

/** Control that does all that a win can do, and ends in Mount, where two tokens clear. */
const all = technique('all', {
  category: 'control',
  tokenReward: AR,
  tokenRemove: PB,
  transition: { position: 'mount', role: 'top' },
  ibjjfPoints: 4,
  pointsLabel: 'mount',
});
const game = variant({}, [all, technique('strip', { tokenRemove: LI })]);
const swept = { game, choices: ['all', 'snap_down'] } as const;

rule('BJ-ORD-01', 'a dominant win goes through every step in its place', () => {
  const { events, after } = exchange({ ...swept, control: [0, 1], tokens: [[BC], [LI, PB]], lead: 4 });
  expect(kinds(events)).toEqual([
    'committed',
    'revealed',
    'diceRolled',
    'exchangeScored',
    'controlShifted',
    'tokenGained reward',
    'tokenLost strip',
    'tokenLost dominant',
    'positionChanged',
    'tokenLost autoClear',
    'pointsScored',
    'turnAdvanced',
  ]);
  expect(after.tokens).toEqual([[AR], []]);
});

rule('BJ-ORD-01', 'no exchange anywhere leaves that order', () => {
  const steps = [
    ['committed'],
    ['revealed'],
    ['diceRolled'],
    ['exchangeScored'],
    ['stalemate', 'submissionLocked', 'controlShifted'],
    ['tokenGained reward', 'tokenGained bonus', 'rewardWasted held', 'rewardWasted full'],
    ['tokenLost strip'],
    ['tokenLost dominant'],
    ['positionChanged'],
    ['tokenLost autoClear'],
    [
      'pointsScored',
      'advantageScored minor',
      'advantageScored nonTransition',
      'advantageScored nearSubmission',
    ],
    ['turnAdvanced', 'matchEnded'],
  ];
  everyEncounter(({ events }) => {
    const order = kinds(events).map((kind) => steps.findIndex((step) => step.includes(kind)));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

rule('BJ-ORD-01', 'a stalemate goes straight to the end check', () => {
  const { events } = exchange({ ...swept, control: [0, 1], tokens: [[BC], [LI, PB]], lead: 0 });
  expect(kinds(events).slice(4)).toEqual(['stalemate', 'turnAdvanced']);
  const last = exchange({ ...swept, turn: 20, points: [1, 0], lead: 0 });
  expect(kinds(last.events).slice(4)).toEqual(['stalemate', 'matchEnded']);
});

rule('BJ-ORD-01', 'a submission ends the match before any other step', () => {
  const { events } = exchange({
    tokens: [[PB], [LI, IP]],
    choices: ['standing_guillotine', 'grip_strip'],
    lead: 4,
  });
  expect(kinds(events).slice(4)).toEqual(['submissionLocked', 'matchEnded']);
});

rule('BJ-ORD-01', 'B08: the strip comes before the dominant loss, so that both take a token', () => {
  // The other way round the loss would take leg_isolated and leave the strip nothing.
  const { after } = exchange({
    game,
    tokens: [[], [LI, PB]],
    choices: ['strip', 'single_leg'],
    lead: 4,
    picks: [0],
  });
  expect(after.tokens[1]).toEqual([]);
});

rule('BJ-ORD-01', 'B08: the dominant loss comes before auto-clear, so that it takes the oldest', () => {
  // The other way round auto-clear would take balance_compromised, and the loss posture_broken.
  const scene = { at: ['open_guard', 'top'], choices: ['disengage', 'dlr_hook'], lead: 4 } as const;
  const { after, effects } = exchange({ ...scene, tokens: [[], [BC, PB]], picks: [0] });
  expect(after.tokens[1]).toEqual([PB]);
  expect(kinds(effects)).toEqual(['tokenGained bonus', 'tokenLost dominant', 'positionChanged']);
});

rule('BJ-ORD-01', 'B13: auto-clear takes a bonus token that was just earned', () => {
  const scene = { at: ['open_guard', 'top'], choices: ['disengage', 'dlr_hook'], lead: 4 } as const;
  const { after, effects } = exchange({ ...scene, picks: [4] });
  expect(effects).toEqual([
    { type: 'tokenGained', seat: 0, token: BC, why: 'bonus' },
    { type: 'positionChanged', from: 'open_guard', to: 'standing', roles: ['neutral', 'neutral'] },
    { type: 'tokenLost', seat: 0, token: BC, why: 'autoClear' },
  ]);
  expect(after.tokens).toEqual([[], []]);
});

rule('BJ-ORD-01', 'B08: what auto-clear is about to free makes no room for a reward', () => {
  const { after, effects } = exchange({ ...swept, tokens: [[BC, IP], []], lead: 2 });
  expect(effects).toContainEqual({ type: 'rewardWasted', seat: 0, token: AR, why: 'full' });
  expect(after.tokens[0]).toEqual([IP]);
});

rule('BJ-ORD-01', 'the end is checked after the points of the exchange, and no turn follows', () => {
  const { events, after } = exchange({ ...swept, points: [8, 0], lead: 2 });
  expect(kinds(events).slice(-3)).toEqual(['positionChanged', 'pointsScored', 'matchEnded']);
  expect(after).toMatchObject({ turn: 1, position: 'mount', points: [12, 0], phase: 'over' });
});

rule('BJ-ORD-01', 'the bonus token is drawn before the coin is thrown', () => {
  const { after } = exchange({ turn: 20, choices: ['snap_down', 'snap_down'], lead: 4, picks: [3, 1] });
  expect(after.tokens[0]).toEqual([LI]);
  expect(after.result).toMatchObject({ winner: 1, reason: 'referee' });
});
