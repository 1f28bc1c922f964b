import { formatDescription, KERNEL_ENGLISH } from 'holmgang';
import { describe, expect, it } from 'vitest';
import { actions, type CountingState, counting } from './counting-game.js';
import { type Action, accepted, conceded, countingAt, opening, pendingBonus, play } from './playing.js';

const offered = play(opening(), actions.offerDraw(1));
const moves: readonly [CountingState, Action][] = [
  [opening(), actions.concede(0)],
  [opening(), actions.offerDraw(0)],
  [offered, actions.acceptDraw(0)],
  [offered, actions.declineDraw(0)],
  [opening(), actions.timeout(0)],
  [opening(), actions.disqualify('both')],
  [opening(), actions.adjudicate({ winner: null })],
];

/** The English text; a description without a text would show its key. */
function english(subject: Parameters<typeof counting.describe>[0]): string {
  return formatDescription(KERNEL_ENGLISH, counting.describe(subject));
}

describe('the English texts of the kernel', () => {
  it.each(moves)('tell match moves, their events and results', (state, action) => {
    const { events, state: next } = accepted(counting.apply(state, action));
    const subjects = [action, events[0]!, ...(next.result ? [next.result] : [])];
    for (const subject of subjects) expect(english(subject)).not.toMatch(/[{}]|kernel\./);
  });

  it.each<[CountingState, unknown]>([
    [opening(), { type: 'nap' }],
    [{} as CountingState, actions.roll(0)],
    [countingAt(0), actions.roll(1)],
    [opening(), actions.roll(0)],
    [pendingBonus(), actions.roll(0)],
    [conceded(), actions.roll(0)],
    [offered, actions.offerDraw(0)],
    [opening(), actions.acceptDraw(0)],
  ])('tell why an action is refused', (state, action) => {
    const rejection = counting.validate(state, action as Action);
    expect(rejection && english(rejection)).toMatch(/^[^{}]*\.$/);
    expect(rejection && english(rejection)).not.toMatch(/kernel\./);
  });

  it('have a full stop each and no key that nothing uses by another name', () => {
    for (const [key, text] of Object.entries(KERNEL_ENGLISH)) {
      expect(key).toMatch(/^kernel\.(action|event|rejection|result)\.\w+(\.both|\.draw)?$/);
      expect(text).toMatch(/\.$/);
    }
  });
});
