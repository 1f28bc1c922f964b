// How a table shows a match: labels, badges, colours, dialogues and the end screen, as message keys with their values. Texts
// stand in the catalogue, so that others can translate them.

import type { Style } from '../../../rulesets/mma-warriors/types.js';
import type { Description } from '../../kernel/describe.js';
import type { Result } from '../../kernel/result.js';
import type { Seat } from '../../kernel/seat.js';
import type { MmaWarriorsEvent } from './events.js';
import { cardOf, isFighter, type MmaWarriorsRules } from './rules.js';
import type { Fighter, MmaWarriorsView } from './state.js';

function message(name: string, values: Description['values'] = {}): Description {
  return { key: `mma-warriors.${name}`, values };
}

/** The style, as the bare word. @rule MW-PRE-01 */
export function styleLabel(style: Style): Description {
  return message(`style.${style}`);
}

/** Striking, and beside it in gold what the next strike has on top. @rule MW-PRE-02 */
export function strikingLabel({ striking, strikingBonus }: Pick<Fighter, 'striking' | 'strikingBonus'>): {
  readonly label: Description;
  readonly bonusColour: 'gold' | null;
} {
  if (strikingBonus === 0) return { label: message('striking', { striking }), bonusColour: null };
  const label = message('strikingWithBonus', { striking, bonus: strikingBonus });
  return { label, bonusColour: 'gold' };
}

/** The badge of the seat on top; null for the other. @rule MW-PRE-03 */
export function advantageBadge(view: MmaWarriorsView, seat: Seat): Description | null {
  return view.advantage === seat ? message('advantageBadge') : null;
}

/** What an event means to the eye. */
export type ColourClass = 'damage' | 'heal' | 'info';

/** The colour of each class. @rule MW-PRE-04 */
export const COLOURS: Readonly<Record<ColourClass, string>> = /* @__PURE__ */ Object.freeze({
  damage: 'red',
  heal: 'green',
  info: 'yellow',
});

const CLASSES: Readonly<Record<string, ColourClass>> = {
  damageDealt: 'damage',
  counterHit: 'damage',
  bleedTicked: 'damage',
  bleedApplied: 'damage',
  knockedOut: 'damage',
  healthLost: 'damage',
  healed: 'heal',
};

/** The colour class of an event. @rule MW-PRE-04 */
export function colourClass({ type }: MmaWarriorsEvent): ColourClass {
  return Object.hasOwn(CLASSES, type) ? (CLASSES[type] as ColourClass) : 'info';
}

/** The stamina bar: what is left, of how much, and a hue from red (0) to green (120). @rule MW-PRE-04 */
export function staminaBar({ stamina, maxStamina }: Pick<Fighter, 'stamina' | 'maxStamina'>): {
  readonly label: Description;
  readonly share: number;
  readonly hue: number;
} {
  const share = stamina / maxStamina;
  return { label: message('stamina', { stamina, maxStamina }), share, hue: Math.round(120 * share) };
}

/** The dialogue of a seat that must replace its fighter; null if it need not. @rule MW-PRE-06 */
export function replacementDialogue(
  view: MmaWarriorsView,
  seat: Seat,
  rules: MmaWarriorsRules,
): { readonly title: Description; readonly choices: readonly { card: number; label: Description }[] } | null {
  const [decision] = view.pending;
  if (decision?.kind !== 'replacement' || decision.seat !== seat) return null;
  const cards = view.seats[seat].hand.filter((card) => card !== null && isFighter(view, card, rules));
  const choices = cards.map((card) => {
    const { name } = cardOf(view, card as number, rules);
    return { card: card as number, label: message('replacementChoice', { name }) };
  });
  return { title: message('replacementTitle'), choices };
}

/** The end screen of a seat. @rule MW-PRE-07 MW-WIN-05 */
export function endScreen(
  { winner, reason }: Result,
  seat: Seat,
): {
  readonly title: Description;
  readonly sentence: Description;
  readonly button: Description;
  readonly colour: string | null;
} {
  const outcome = winner === null ? 'draw' : winner === seat ? 'victory' : 'defeat';
  return {
    title: message(`end.${outcome}.title`),
    sentence: message(`end.${outcome}.sentence`, { reason }),
    button: message('end.button'),
    colour: outcome === 'defeat' ? 'red' : null,
  };
}
