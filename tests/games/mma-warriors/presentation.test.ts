import { formatDescription, SEATS } from 'holmgang';
import {
  advantageBadge,
  COLOURS,
  colourClass,
  endScreen,
  type MmaWarriorsEvent,
  mmaWarriorsEnglish,
  replacementDialogue,
  staminaBar,
  strikingLabel,
  styleLabel,
} from 'holmgang/mma-warriors';
import { expect } from 'vitest';
import { rule } from '../../rule.js';
import { ALEX, arrange, GAME, hit, inHand, MAX, told } from './arrange.js';

const text = (description: Parameters<typeof formatDescription>[1]) =>
  formatDescription(mmaWarriorsEnglish, description);

rule('MW-PRE-01', 'a style is labelled by its bare name', () => {
  for (const style of ['Striker', 'Grappler', 'Balanced'] as const)
    expect(text(styleLabel(style))).toBe(style);
});

rule('MW-PRE-02', 'Striking is shown with its bonus in gold beside it', () => {
  const plain = strikingLabel({ striking: 10, strikingBonus: 0 });
  expect([text(plain.label), plain.bonusColour]).toEqual(['10', null]);
  const trained = strikingLabel({ striking: 10, strikingBonus: 3 });
  expect([text(trained.label), trained.bonusColour]).toEqual(['10 +3', 'gold']);
});

rule('MW-PRE-03', 'the seat on top has a badge with a star, the other has none', () => {
  for (const advantage of [null, 0, 1] as const) {
    const state = arrange({ advantage });
    for (const seat of SEATS) {
      const badge = advantageBadge(state, seat);
      expect(badge && text(badge)).toBe(advantage === seat ? '⭐ ADVANTAGE' : null);
    }
  }
});

rule('MW-PRE-04', 'damage is red, healing green, everything else yellow', () => {
  const { events } = hit('quick_jab', { advantage: 0, foe: { defence: ['parry'] } });
  expect(events.map((event) => [event.type, COLOURS[colourClass(event)]])).toEqual([
    ['cardPlayed', 'yellow'],
    ['defenceUsed', 'yellow'],
    ['counterHit', 'red'],
    ['damageDealt', 'red'],
    ['damageDealt', 'red'],
    ['advantageLost', 'yellow'],
    ['backToStanding', 'yellow'],
  ]);
  const [healed] = told(hit('ringside_medic').events, 'healed');
  expect(colourClass(healed as MmaWarriorsEvent)).toBe('heal');
  expect(COLOURS.heal).toBe('green');
  for (const type of ['bleedTicked', 'bleedApplied', 'knockedOut', 'healthLost']) {
    expect(colourClass({ type } as MmaWarriorsEvent)).toBe('damage');
  }
  expect(colourClass({ type: 'toString' } as never)).toBe('info');
});

rule('MW-PRE-04', 'the stamina bar shows what is left of how much, from red to green', () => {
  const bar = (stamina: number) => staminaBar({ stamina, maxStamina: 40 });
  expect(text(bar(10).label)).toBe('10 / 40');
  expect([0, 10, 20, 40].map((stamina) => [bar(stamina).share, bar(stamina).hue])).toEqual([
    [0, 0],
    [0.25, 30],
    [0.5, 60],
    [1, 120],
  ]);
});

rule('MW-PRE-05', 'damage events carry the final amount', () => {
  const { events, state } = hit('head_kick', { own: { bonus: 3 }, foe: { defence: ['block'] } });
  expect(told(events, 'damageDealt')).toEqual([
    { type: 'damageDealt', seat: 1, amount: 9, source: 'head_kick', staminaBefore: 38, staminaAfter: 29 },
  ]);
  expect(state.seats[1].fighter?.stamina).toBe(29);
});

rule('MW-PRE-06', 'the dialogue lists every fighter of the hand, each marked', () => {
  const { state } = hit('head_kick', { foe: { stamina: 1, hand: [MAX, 'block', ALEX] } });
  const dialogue = replacementDialogue(GAME.view(state, 1), 1, GAME.rules);
  expect(dialogue && text(dialogue.title)).toBe('Select Replacement Fighter');
  expect(dialogue?.choices.map(({ card, label }) => [card, text(label)])).toEqual([
    [inHand(state, 1, MAX), 'Max Holloway (Hand)'],
    [inHand(state, 1, ALEX), 'Alex Pereira (Hand)'],
  ]);
  expect(replacementDialogue(state, 0, GAME.rules)).toBeNull();
  expect(replacementDialogue(arrange(), 0, GAME.rules)).toBeNull();
  expect(replacementDialogue(GAME.setup({ seed: 'x' }), 0, GAME.rules)).toBeNull();
});

rule(
  ['MW-PRE-07', 'MW-WIN-05'],
  'the end screen has a title with its sign on both sides, a sentence that ends in the reason, and a button',
  () => {
    const { result } = hit('head_kick', { foe: { stamina: 1 } }).state;
    const [won, lost] = SEATS.map((seat) => endScreen(result!, seat));
    expect(text(won!.title)).toMatch(/^🏆 .* 🏆$/u);
    expect(text(lost!.title)).toMatch(/^💀 .* 💀$/u);
    for (const screen of [won!, lost!]) {
      expect(text(screen.sentence)).toMatch(/No fighters in hand$/);
      expect(text(screen.button)).toBe('Play Again');
    }
    expect([won!.colour, lost!.colour]).toEqual([null, 'red']);
    const drawn = endScreen({ winner: null, scores: [0.5, 0.5], reason: 'Exhausted', rule: 'MW-WIN-06' }, 0);
    expect(text(drawn.sentence)).toMatch(/Exhausted$/);
    expect(drawn.colour).toBeNull();
  },
);
