import { createChance, SEATS } from 'holmgang';
import {
  createMmaWarriors,
  digestRuleset,
  type MmaWarriorsRulesetName,
  mmaWarriorsRulesets,
} from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import {
  CARDS,
  CORNERS,
  DEFENCES,
  FIGHTERS,
  GAME,
  idsOf,
  printed,
  STRIKES,
  SUBMISSIONS,
  TAKEDOWNS,
} from './arrange.js';

const state = GAME.setup({ seed: 'components' });

/** Every card of a seat. */
function all(seat: 0 | 1): readonly string[] {
  return idsOf(
    state,
    Array.from({ length: 75 }, (_, i) => 75 * seat + i),
  );
}

const count = (seat: 0 | 1, id: string) => all(seat).filter((each) => each === id).length;

rule('MW-CMP-01', 'a deck has 75 cards', () => {
  expect(GAME.rules.deck).toHaveLength(75);
  for (const seat of SEATS) {
    const { deck, hand, fighter } = state.seats[seat];
    expect(deck.length + hand.length + (fighter ? 1 : 0)).toBe(75);
  }
});

rule('MW-CMP-01', 'a position with a card missing or twice is refused', () => {
  const seats = structuredClone(state.seats);
  seats[0].deck.pop();
  expect(GAME.check({ ...state, seats }).map(({ rule: clause }) => clause)).toContain('MW-CMP-01');
  seats[0].deck.push(seats[0].deck[0] as number);
  expect(GAME.check({ ...state, seats }).map(({ rule: clause }) => clause)).toContain('MW-CMP-01');
});

rule('MW-CMP-02', 'each of 15 fighters is in it once', () => {
  expect(FIGHTERS).toHaveLength(15);
  for (const seat of SEATS) for (const { id } of FIGHTERS) expect(count(seat, id)).toBe(1);
});

rule('MW-CMP-03', 'each of 24 techniques is in it twice', () => {
  const techniques = [...STRIKES, ...TAKEDOWNS, ...SUBMISSIONS, ...DEFENCES];
  expect(techniques).toHaveLength(24);
  for (const seat of SEATS) for (const { id } of techniques) expect(count(seat, id)).toBe(2);
});

rule('MW-CMP-04', 'each of 3 corner cards is in it four times', () => {
  expect(CORNERS).toHaveLength(3);
  for (const seat of SEATS) for (const { id } of CORNERS) expect(count(seat, id)).toBe(4);
});

rule('MW-CMP-05', 'both seats have the same cards, under every ruleset', () => {
  expect([...all(0)].sort()).toEqual([...all(1)].sort());
  for (const { cards } of Object.values(mmaWarriorsRulesets)) expect(cards).toBe(CARDS);
});

rule('MW-CMP-05', 'another deck is refused', () => {
  const cards = [...state.cards];
  cards[3] = cards[4] === cards[3] ? (cards[3] as number) + 1 : (cards[4] as number);
  expect(GAME.check({ ...state, cards }).map(({ rule: clause }) => clause)).toContain('MW-CMP-05');
});

rule('MW-CMP-06', 'the techniques are 11 strikes, 4 takedowns, 6 submissions and 3 defence cards', () => {
  expect([STRIKES, TAKEDOWNS, SUBMISSIONS, DEFENCES].map(({ length }) => length)).toEqual([11, 4, 6, 3]);
});

rule('MW-CMP-07', 'the costs add up to those of the tables', () => {
  const sum = (cards: readonly { cost: number }[]) => cards.reduce((total, { cost }) => total + cost, 0);
  expect([STRIKES, TAKEDOWNS, SUBMISSIONS, DEFENCES, CORNERS].map(sum)).toEqual([29, 11, 23, 5, 7]);
  expect(CARDS.reduce((total, { cost, copies }) => total + cost * copies, 0)).toBe(164);
});

const STRIKE_ROWS = [
  ['quick_jab', 1, 3, 'none'],
  ['teep_kick', 1, 3, 'none'],
  ['leg_kick', 2, 4, 'none'],
  ['body_shot', 2, 4, 'none'],
  ['power_cross', 3, 6, 'none'],
  ['cutting_elbow', 3, 5, 'bleed'],
  ['uppercut', 3, 6, 'none'],
  ['heavy_hook', 4, 8, 'none'],
  ['spinning_back_fist', 4, 7, 'stagger'],
  ['head_kick', 4, 10, 'none'],
  ['ground_and_pound', 2, 6, 'ground'],
] as const;

rule.each(STRIKE_ROWS)('MW-CMP-07', 'the strike %s is as printed', ([id, cost, damage, trait]) => {
  expect(printed(id)).toMatchObject({ kind: 'strike', cost, damage, trait });
});

const OTHER_ROWS = [
  ['clinch', { cost: 2, bonus: 2, damage: 1 }],
  ['single_leg_takedown', { cost: 2, bonus: 2, damage: 2 }],
  ['double_leg_takedown', { cost: 3, bonus: 3, damage: 3 }],
  ['suplex', { cost: 4, bonus: 4, damage: 5 }],
  ['guillotine_choke', { cost: 3, damage: 10 }],
  ['kimura', { cost: 3, damage: 11 }],
  ['armbar', { cost: 4, damage: 12 }],
  ['triangle_choke', { cost: 4, damage: 13 }],
  ['darce_choke', { cost: 4, damage: 14 }],
  ['rear_naked_choke', { cost: 5, damage: 15 }],
  ['block', { cost: 1, reduction: 5, counter: 0, counterScales: false }],
  ['parry', { cost: 2, reduction: 3, counter: 3, counterScales: true }],
  ['slip_counter', { cost: 2, reduction: 8, counter: 4, counterScales: false }],
  ['master_coach', { cost: 3, trait: 'coach' }],
  ['intense_training', { cost: 2, trait: 'training' }],
  ['ringside_medic', { cost: 2, trait: 'medic' }],
] as const;

rule.each(OTHER_ROWS)('MW-CMP-07', 'the card %s is as printed', ([id, figures]) => {
  expect(printed(id)).toMatchObject(figures);
});

const FIGHTER_ROWS = [
  ['islam_makhachev', 'Grappler', 6, 10, 8, 40],
  ['alex_pereira', 'Striker', 10, 4, 6, 34],
  ['alexander_volkanovski', 'Balanced', 8, 8, 9, 42],
  ['ilia_topuria', 'Balanced', 9, 7, 7, 38],
  ['merab_dvalishvili', 'Grappler', 6, 9, 7, 45],
  ['charles_oliveira', 'Grappler', 7, 10, 6, 36],
  ['max_holloway', 'Striker', 9, 6, 7, 45],
  ['belal_muhammad', 'Grappler', 6, 9, 8, 42],
  ['khamzat_chimaev', 'Grappler', 8, 9, 7, 38],
  ['alexandre_pantoja', 'Grappler', 6, 9, 7, 38],
  ['jack_della_maddalena', 'Striker', 9, 5, 6, 35],
  ['tom_aspinall', 'Balanced', 9, 7, 7, 38],
  ['dricus_du_plessis', 'Balanced', 8, 7, 7, 40],
  ['magomed_ankalaev', 'Balanced', 7, 8, 8, 40],
  ['arman_tsarukyan', 'Balanced', 7, 8, 7, 38],
] as const;

rule.each(FIGHTER_ROWS)(
  ['MW-CMP-07', 'MW-FTR-01'],
  'the fighter %s is as printed',
  ([id, style, striking, grappling, defense, stamina]) => {
    expect(printed(id)).toMatchObject({
      kind: 'fighter',
      style,
      striking,
      grappling,
      defense,
      stamina,
      cost: 0,
    });
  },
);

rule('MW-CMP-05', 'the digest of each ruleset is that of its options and cards', () => {
  const names = Object.keys(mmaWarriorsRulesets) as MmaWarriorsRulesetName[];
  expect(names).toHaveLength(6);
  for (const name of names) {
    const { digest, options, cards } = mmaWarriorsRulesets[name];
    expect(digestRuleset(options, cards)).toBe(digest);
    expect(createMmaWarriors(name).ruleset).toEqual({ game: 'mma-warriors', name, version: 1, digest });
  }
  expect(new Set(names.map((name) => mmaWarriorsRulesets[name].digest)).size).toBe(6);
});

rule('MW-CMP-01', 'matches of all rulesets keep 75 cards a side to their end', () => {
  for (const name of Object.keys(mmaWarriorsRulesets) as MmaWarriorsRulesetName[]) {
    const game = createMmaWarriors(name);
    const chance = createChance(name);
    const played = game.clone(game.setup({ seed: name }));
    for (let i = 0; i < 300 && played.result === null; i++) {
      game.advance(played, game.sampleLegal(played, game.deciders(played)[0] as 0 | 1, chance));
      expect(game.check(played)).toEqual([]);
    }
  }
});
