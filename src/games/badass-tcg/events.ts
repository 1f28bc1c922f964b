import type { BadassTcgClause } from '../../../rulesets/badass-tcg/clauses.js';
import type { Color } from '../../../rulesets/badass-tcg/types.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Result } from '../../kernel/result.js';
import type { Seat, Viewer } from '../../kernel/seat.js';
import type { Block, Step, Target } from './state.js';
import type { BadassTcgReason } from './types.js';

/** Everything that can happen in a match. */
export type BadassTcgEvent = BadassTcgOwnEvent | MatchEvent;

/** Something that happened to a player. */
export interface Told<Type extends string> {
  readonly type: Type;
  /** Whom it is about. */
  readonly seat: Seat;
}

/** Something that happened to a card; null where the viewer may not know which. */
export interface ToldCard<Type extends string> extends Told<Type> {
  readonly card: number | null;
  /** The id of the card in the set. */
  readonly ref: string | null;
}

/** Something that happened to an object on the battlefield or the stack. */
export interface ToldObject<Type extends string> {
  readonly type: Type;
  readonly object: number;
}

/** A spell or ability that was put on the stack. */
export interface ToldAbility<Type extends string> extends Told<Type> {
  /** The permanent it comes from. */
  readonly source: number;
  /** What that is. */
  readonly ref: string;
  readonly ability: number;
  /** Its number on the stack. */
  readonly item: number;
  readonly targets: readonly (Target | null)[];
}

/** What happens in the game itself. `ref` is a card's id in the set, or a token's name. */
export type BadassTcgOwnEvent =
  | { readonly type: 'gameStarted'; readonly first: Seat }
  | Told<'shuffled'>
  | ToldCard<'drew'>
  | Told<'drawFailed'>
  | (Told<'mulliganed'> & { readonly count: number })
  | (Told<'kept'> & { readonly count: number })
  | ToldCard<'searched'>
  | { readonly type: 'colorsRevealed'; readonly colors: readonly [Color, Color] }
  | (Told<'turnStarted'> & { readonly turn: number })
  | (Told<'stepStarted'> & { readonly step: Step })
  | ToldObject<'untapped'>
  | ToldObject<'tapped'>
  | (Told<'manaAdded'> & { readonly mana: string })
  | (Told<'manaLost'> & { readonly mana: string })
  | (Told<'manaSpent'> & { readonly mana: string })
  | (Told<'energyChanged'> & { readonly by: number; readonly total: number })
  | (ToldCard<'generatorPlayed'> & { readonly object: number })
  | (ToldCard<'spellCast'> & {
      readonly item: number;
      readonly faceDown: boolean;
      readonly targets: readonly Target[];
    })
  | ToldAbility<'abilityActivated'>
  | ToldAbility<'triggered'>
  | Told<'priority'>
  | Told<'passed'>
  | (Told<'resolved'> & { readonly item: number })
  | (Told<'fizzled'> & { readonly item: number })
  | (Told<'countered'> & { readonly item: number })
  | (ToldCard<'entered'> & { readonly object: number; readonly faceDown: boolean })
  | (ToldCard<'left'> & { readonly object: number; readonly to: string })
  | (Told<'tokenCreated'> & { readonly object: number; readonly ref: string })
  | (ToldObject<'attached'> & { readonly to: Target })
  | (Told<'attackersDeclared'> & { readonly attackers: readonly number[] })
  | (Told<'blockersDeclared'> & { readonly blocks: readonly Readonly<Block>[] })
  | {
      readonly type: 'damageDealt';
      readonly source: number | null;
      readonly target: Target;
      readonly n: number;
      readonly combat: boolean;
      readonly lethal: boolean;
    }
  | (Told<'lifeChanged'> & { readonly by: number; readonly total: number })
  | (Told<'poisonChanged'> & { readonly by: number; readonly total: number })
  | (Told<'commanderDamage'> & { readonly of: Seat; readonly total: number })
  | ToldObject<'destroyed'>
  | ToldObject<'exiled'>
  | ToldObject<'bounced'>
  | ToldCard<'discarded'>
  | ToldCard<'milled'>
  | (Told<'sacrificed'> & { readonly object: number })
  | (ToldObject<'pumped'> & { readonly power: number; readonly toughness: number })
  | ToldObject<'effectEnded'>
  | (ToldCard<'turnedFaceUp'> & { readonly object: number })
  | (Told<'specialAction'> & { readonly source: number; readonly ref: string; readonly ability: number })
  | (Told<'scried'> & { readonly count: number })
  | (Told<'playerLost'> & { readonly reason: BadassTcgReason })
  | { readonly type: 'gameOver'; readonly result: Result };

const EVENT_RULES: Readonly<Record<BadassTcgOwnEvent['type'], BadassTcgClause>> = {
  gameStarted: 'BT-SET-01',
  shuffled: 'BT-SET-01',
  drew: 'BT-TRN-05',
  drawFailed: 'BT-WIN-02',
  mulliganed: 'BT-SET-03',
  kept: 'BT-SET-03',
  searched: 'BT-PLY-03',
  colorsRevealed: 'BT-CFG-04',
  turnStarted: 'BT-TRN-01',
  stepStarted: 'BT-TRN-02',
  untapped: 'BT-TRN-03',
  tapped: 'BT-ZON-05',
  manaAdded: 'BT-MAN-02',
  manaLost: 'BT-MAN-05',
  manaSpent: 'BT-MAN-08',
  energyChanged: 'BT-ENE-01',
  generatorPlayed: 'BT-PLY-01',
  spellCast: 'BT-PLY-06',
  abilityActivated: 'BT-PLY-10',
  triggered: 'BT-STK-11',
  priority: 'BT-STK-02',
  passed: 'BT-STK-04',
  resolved: 'BT-STK-05',
  fizzled: 'BT-PLY-08',
  countered: 'BT-STK-09',
  entered: 'BT-ZON-05',
  left: 'BT-ZON-03',
  tokenCreated: 'BT-TOK-01',
  attached: 'BT-ENC-02',
  attackersDeclared: 'BT-CMB-05',
  blockersDeclared: 'BT-CMB-07',
  damageDealt: 'BT-CMB-09',
  lifeChanged: 'BT-WIN-01',
  poisonChanged: 'BT-WIN-03',
  commanderDamage: 'BT-CMD-07',
  destroyed: 'BT-SBA-03',
  exiled: 'BT-ZON-02',
  bounced: 'BT-ZON-03',
  discarded: 'BT-TRN-13',
  milled: 'BT-ZON-02',
  sacrificed: 'BT-ZON-03',
  pumped: 'BT-TRN-12',
  effectEnded: 'BT-TRN-12',
  turnedFaceUp: 'BT-FDN-03',
  specialAction: 'BT-SPC-01',
  scried: 'BT-SET-04',
  playerLost: 'BT-WIN-01',
  gameOver: 'BT-WIN-08',
};

/** The clause behind an event. */
export function ruleOf(event: BadassTcgEvent): BadassTcgClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}

/** What a viewer learns of an event: drawn cards and cards cast face down are their player's. @rule BT-FDN-04 */
export function viewEvent(event: BadassTcgOwnEvent, viewer: Viewer): BadassTcgOwnEvent {
  const isMasked =
    event.type === 'drew' || ((event.type === 'spellCast' || event.type === 'entered') && event.faceDown);
  return isMasked && event.seat !== viewer ? { ...event, card: null, ref: null } : event;
}
