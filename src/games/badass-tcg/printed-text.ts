// A card's words in the notation of the tables, written back from the data.

import type { Ability, AbilityCost, Card, Condition, Effect } from '../../../rulesets/badass-tcg/types.js';
import { assertNever } from '../../kernel/errors.js';

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const figures = (power: number, toughness: number) => `${signed(power)}/${signed(toughness)}`;

function conditionText({ of, least }: Condition): string {
  return of === 'energy' ? `energy>=${least}` : `life>=start+${least}`;
}

function effectText(effect: Effect): string {
  const { op } = effect;
  switch (op) {
    case 'dmg':
      return `dmg(${effect.n},${effect.to})`;
    case 'gainLife':
    case 'loseLife':
    case 'draw':
    case 'mill':
    case 'poison':
      return `${op}(${effect.who},${effect.n})`;
    case 'discard':
      return `discard(${effect.who},${effect.n},${effect.how})`;
    case 'scry':
    case 'energy':
    case 'fetchGenerator':
    case 'extraGenerator':
      return `${op}(${effect.n})`;
    case 'destroy':
    case 'exile':
    case 'bounce':
    case 'tap':
    case 'untap':
      return `${op}(${effect.to})`;
    case 'sacrifice':
      return `sacrifice(${effect.who},${effect.type},${effect.n})`;
    case 'counter':
      return 'counter(spell)';
    case 'counterUnless':
      return `counterUnless(spell,${effect.n})`;
    case 'pump':
      return `pump(${[effect.to, figures(effect.power, effect.toughness), ...effect.keywords].join(',')})`;
    case 'grow':
      return `grow(${effect.to},${effect.n})`;
    case 'token':
      return `token(${effect.who},${effect.name},${effect.n})`;
    case 'mana':
      return `mana(${effect.mana})`;
    case 'recover':
      return `recover(card.my.creature,${effect.to})`;
    case 'fight':
      return `fight(${effect.a},${effect.b})`;
    case 'fog':
    case 'win':
      return op;
    case 'if':
      return `if(${conditionText(effect.when)}) ${effectsText(effect.effects)}`;
    default:
      return assertNever(effect);
  }
}

function effectsText(effects: readonly Effect[]): string {
  return effects.map(effectText).join('; ');
}

function costText({ mana, tap, energy, sacrifice }: AbilityCost): string {
  const parts = [
    mana,
    tap ? 'T' : '',
    energy > 0 ? `E${energy}` : '',
    sacrifice ? 'sac other.my.creature' : '',
  ];
  return `{${parts.filter((part) => part !== '').join(',')}}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function abilityText(ability: Ability): string {
  switch (ability.kind) {
    case 'triggered': {
      const cast = `cast(my.${ability.kinds.map(capital).join('|')})`;
      return `on ${ability.on === 'cast' ? cast : ability.on}: ${effectsText(ability.effects)}`;
    }
    case 'activated':
      return `${ability.special ? 'special ' : ''}${costText(ability.cost)}: ${effectsText(ability.effects)}`;
    case 'static': {
      const { of, power, toughness, keywords, cannot } = ability;
      if (cannot.length > 0)
        return cannot[0] === 'untap' ? 'noUntap(host)' : `cannot(host,${cannot.join('+')})`;
      const words = [of, figures(power, toughness), ...keywords].join(',');
      return of === 'host' ? `buff(${words})` : `static: anthem(${words})`;
    }
  }
}

/**
 * What a card says, in the notation of the rules' vocabulary.
 * @example
 * ```ts
 * import { houseSet, printedText } from 'holmgang/badass-tcg';
 * const tinker = houseSet.cards.find(({ name }) => name === 'Spark Tinker');
 * console.log(tinker && printedText(tinker)); // on enter: energy(2) ‖ {E2}: dmg(1,any)
 * ```
 */
export function printedText(card: Card): string {
  const { attach, entersTapped, veil, spell, abilities } = card;
  const lines = [
    ...(entersTapped ? ['enters tapped'] : []),
    ...(veil === null ? [] : [`veil {${veil}}`]),
    ...(spell.length > 0 ? [effectsText(spell)] : []),
    ...abilities.map(abilityText),
  ];
  return (attach === null ? '' : `attach(${attach}): `) + lines.join(' ‖ ');
}
