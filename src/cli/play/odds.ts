import type { AnyAction, AnyState } from '../../kernel/any-game.js';
import { addFractions, type Fraction, formatFraction, fractionToNumber } from '../../kernel/fraction.js';
import type { Seat } from '../../kernel/seat.js';
import { clean, wrap } from '../ink.js';
import type { Sitting } from '../table.js';

const MOST_OUTCOMES = 12;

/** How an action can turn out, as far as its player can know: the likeliest first. */
export function oddsLines(
  { game, tell }: Sitting,
  state: AnyState,
  action: AnyAction,
  seat: Seat,
  width: number,
): string[] {
  if (game.deciders(state).length === 2)
    return ['Both choose at the same time: how it turns out depends on the other choice, too.'];
  const odds = game.odds(game.view(state, seat), action);
  if (odds === undefined) return ['It cannot be reckoned: too much can happen, or something hidden decides.'];
  const outcomes = new Map<string, Fraction>();
  for (const { probability, events } of odds) {
    const told = game.viewEvents(events, seat).flatMap((event) => tell(event));
    const text = told.map((line) => clean(line.text)).join(' ') || 'Nothing to be seen.';
    const before = outcomes.get(text);
    outcomes.set(text, before === undefined ? probability : addFractions(before, probability));
  }
  const sorted = [...outcomes].sort(([, a], [, b]) => fractionToNumber(b) - fractionToNumber(a));
  const lines = sorted.slice(0, MOST_OUTCOMES).flatMap(([text, probability]) => {
    const percent = `${(100 * fractionToNumber(probability)).toFixed(1)} %`;
    return wrap(`${percent.padStart(7)}  ${formatFraction(probability)}: ${text}`, width, '         ');
  });
  const left = sorted.length - MOST_OUTCOMES;
  return left > 0 ? [...lines, `         and ${left} other outcomes`] : lines;
}
