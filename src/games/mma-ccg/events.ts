import type { MmaCcgClause } from '../../../rulesets/mma-ccg/clauses.js';
import type { Flag, Position } from '../../../rulesets/mma-ccg/types.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Result } from '../../kernel/result.js';
import type { Seat, Viewer } from '../../kernel/seat.js';
import type { RecoveryKind } from './actions.js';
import type { TurnEnd } from './state.js';

/** Everything that can happen in a match. */
export type MmaCcgEvent = MmaCcgOwnEvent | MatchEvent;

/** What changed a Toughness. */
export type ToughnessCause = 'toughnessDamage' | 'staminaDamage' | 'text' | 'recovery' | 'emptyDeck';

/** Something that happened to a player. */
export interface Told<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** Whom it is about. */
  readonly player: Seat;
}

/** Something that happened to a card for all to see. */
export interface ToldOfCard<Type extends string> extends Told<Type> {
  /** The card. */
  readonly card: number;
  /** Its id in the ruleset. */
  readonly ref: string;
}

/** What happens in the game itself. */
export type MmaCcgOwnEvent =
  | Told<'firstPlayer'>
  | Told<'shuffled'>
  | (Told<'cut'> & { readonly n: number })
  | (Told<'drew'> & { readonly card: number | null })
  | (Told<'mulliganed'> & { readonly count: number })
  | { readonly type: 'routinesRevealed'; readonly p0: readonly number[]; readonly p1: readonly number[] }
  | { readonly type: 'roundStarted'; readonly n: number; readonly starter: Seat }
  | (Told<'turnStarted'> & { readonly n: number })
  | (ToldOfCard<'cardAnnounced'> & { readonly pos: Position })
  | (Told<'costPaid'> & { readonly cards: readonly number[] })
  | (ToldOfCard<'counterPlayed'> & { readonly target: number })
  | ToldOfCard<'cardCountered'>
  | ToldOfCard<'cardLanded'>
  | {
      readonly type: 'positionChanged';
      readonly from: Position;
      readonly to: Position;
      readonly cause: 'text';
    }
  | (Told<'toughnessChanged'> & {
      readonly from: number;
      readonly to: number;
      readonly cause: ToughnessCause;
    })
  | (ToldOfCard<'overturned'> & { readonly index: number; readonly of: number })
  | (ToldOfCard<'counterOverturned'> & { readonly stopped: number; readonly remaining: number })
  | Told<'staminaRedirected'>
  | ToldOfCard<'discarded'>
  | ToldOfCard<'milled'>
  | (Told<'recycled'> & { readonly count: number })
  | ToldOfCard<'regained'>
  | ToldOfCard<'exhausted'>
  | ToldOfCard<'routineUsed'>
  | (Told<'modifierAdded'> & { readonly t: number; readonly s: number; readonly flag: Flag | null })
  | (Told<'modifierConsumed'> & {
      readonly card: number;
      readonly t: number;
      readonly s: number;
      readonly flag: Flag | null;
    })
  | Told<'regrouped'>
  | (Told<'turnEnded'> & { readonly reason: TurnEnd })
  | { readonly type: 'stoodUp'; readonly from: Position }
  | (Told<'recoveryChosen'> & { readonly kind: RecoveryKind })
  | {
      readonly type: 'scored';
      readonly vp: readonly [number, number];
      readonly toughness: readonly [number, number];
    }
  | { readonly type: 'gameOver'; readonly result: Result };

const EVENT_RULES: Readonly<Record<MmaCcgOwnEvent['type'], MmaCcgClause>> = {
  firstPlayer: 'MC-SET-03',
  shuffled: 'MC-SET-04',
  cut: 'MC-SET-04',
  drew: 'MC-TRN-02',
  mulliganed: 'MC-SET-08',
  routinesRevealed: 'MC-SET-10',
  roundStarted: 'MC-RND-03',
  turnStarted: 'MC-RND-02',
  cardAnnounced: 'MC-PLY-06',
  costPaid: 'MC-PLY-04',
  counterPlayed: 'MC-CTR-01',
  cardCountered: 'MC-PLY-09',
  cardLanded: 'MC-PLY-10',
  positionChanged: 'MC-RES-12',
  toughnessChanged: 'MC-RES-03',
  overturned: 'MC-RES-04',
  counterOverturned: 'MC-RES-05',
  staminaRedirected: 'MC-RES-08',
  discarded: 'MC-CMP-06',
  milled: 'MC-RES-13',
  recycled: 'MC-REC-04',
  regained: 'MC-RES-02',
  exhausted: 'MC-CMP-07',
  routineUsed: 'MC-RTN-01',
  modifierAdded: 'MC-TRN-11',
  modifierConsumed: 'MC-RES-11',
  regrouped: 'MC-RGP-01',
  turnEnded: 'MC-TRN-01',
  stoodUp: 'MC-RND-06',
  recoveryChosen: 'MC-REC-03',
  scored: 'MC-WIN-05',
  gameOver: 'MC-WIN-10',
};

/** The clause behind an event. */
export function ruleOf(event: MmaCcgEvent): MmaCcgClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}

/** What a viewer learns of an event: drawn cards are their owner's. */
export function viewEvent(event: MmaCcgOwnEvent, viewer: Viewer): MmaCcgOwnEvent {
  return event.type === 'drew' && event.player !== viewer ? { ...event, card: null } : event;
}
