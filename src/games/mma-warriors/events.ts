import type { MmaWarriorsClause } from '../../../rulesets/mma-warriors/clauses.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Seat, Viewer } from '../../kernel/seat.js';

/** Everything that can happen in a match. */
export type MmaWarriorsEvent = MmaWarriorsOwnEvent | MatchEvent;

/** Why a card was discarded unplayed. */
export type DiscardReason = 'overflow' | 'endPhase';

/** Why a draw gave no card. */
export type DrawFailure = 'onlyFighters' | 'emptyDeck';

/** Where a fighter came from, or rather why. */
export type Deployment = 'opening' | 'replacement' | 'hand';

/** Something that happened to a seat. */
export interface Told<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** Whom it is about. */
  readonly seat: Seat;
}

/** What happens in the game itself. A `cardId` is the number of a card in the match; `ref`, `kind` and `fighterId` are its id in the ruleset. */
export type MmaWarriorsOwnEvent =
  | { readonly type: 'matchStarted'; readonly firstSeat: Seat }
  | (Told<'fighterDeployed'> & {
      readonly cardId: number;
      readonly fighterId: string;
      readonly from: Deployment;
    })
  | (Told<'turnStarted'> & { readonly turn: number })
  | (Told<'energyGained'> & { readonly amount: number; readonly total: number })
  | Told<'bonusReset'>
  | (Told<'bleedTicked'> & { readonly amount: number; readonly turnsLeft: number })
  | Told<'turnSkipped'>
  | (Told<'cardDrawn'> & { readonly cardId: number | null })
  | Told<'smartDraw'>
  | (Told<'drawFailed'> & { readonly reason: DrawFailure })
  | Told<'drawSkipped'>
  | Told<'discardNeeded'>
  | (Told<'cardDiscarded'> & { readonly cardId: number; readonly ref: string; readonly why: DiscardReason })
  | (Told<'cardPlayed'> & { readonly cardId: number; readonly ref: string; readonly cost: number })
  | (Told<'defenceSet'> & { readonly kind: string; readonly reduction: number })
  | (Told<'defenceReplaced'> & { readonly kind: string })
  | (Told<'defenceUsed'> & { readonly kind: string; readonly reduction: number })
  | (Told<'defenceCleared'> & { readonly kind: string })
  | (Told<'counterHit'> & { readonly amount: number })
  | (Told<'damageDealt'> & {
      readonly amount: number;
      /** The id of the card, `counter` or `bleed`. */
      readonly source: string;
      readonly staminaBefore: number;
      readonly staminaAfter: number;
    })
  | (Told<'healed'> & { readonly amount: number })
  | Told<'statsRaised'>
  | (Told<'bonusGained'> & { readonly total: number })
  | (Told<'takedownRolled'> & {
      /** In percent; null at the table. */
      readonly chance: number | null;
      /** 0 to 99; null at the table. */
      readonly roll: number | null;
      readonly attackerDice: readonly number[];
      readonly defenderDice: readonly number[];
      /** Scores, or at the table dice and Grappling together; the attacker's first. */
      readonly totals: readonly [number, number];
      readonly success: boolean;
    })
  | Told<'takedownStuffed'>
  | Told<'advantageGained'>
  | Told<'advantageLost'>
  | { readonly type: 'backToStanding' }
  | (Told<'bleedApplied'> & { readonly turns: number })
  | Told<'staggered'>
  | (Told<'knockedOut'> & { readonly fighterId: string })
  | (Told<'healthLost'> & { readonly amount: number; readonly total: number })
  | Told<'replacementNeeded'>
  | (Told<'turnEnded'> & { readonly auto: boolean })
  | { readonly type: 'matchEnded'; readonly winner: Seat | null; readonly reason: string };

const EVENT_RULES: Readonly<Record<MmaWarriorsOwnEvent['type'], MmaWarriorsClause>> = {
  matchStarted: 'MW-SET-07',
  fighterDeployed: 'MW-RES-06',
  turnStarted: 'MW-TRN-03',
  energyGained: 'MW-ENE-02',
  bonusReset: 'MW-STR-10',
  bleedTicked: 'MW-STA-07',
  turnSkipped: 'MW-STA-09',
  cardDrawn: 'MW-DRW-01',
  smartDraw: 'MW-HND-01',
  drawFailed: 'MW-HND-03',
  drawSkipped: 'MW-DRW-04',
  discardNeeded: 'MW-DRW-03',
  cardDiscarded: 'MW-DRW-03',
  cardPlayed: 'MW-MAI-04',
  defenceSet: 'MW-DEF-01',
  defenceReplaced: 'MW-DEF-12',
  defenceUsed: 'MW-DEF-08',
  defenceCleared: 'MW-TKD-07',
  counterHit: 'MW-DEF-06',
  damageDealt: 'MW-PRE-05',
  healed: 'MW-COR-05',
  statsRaised: 'MW-COR-01',
  bonusGained: 'MW-COR-03',
  takedownRolled: 'MW-TKD-05',
  takedownStuffed: 'MW-TKD-11',
  advantageGained: 'MW-TKD-08',
  advantageLost: 'MW-POS-04',
  backToStanding: 'MW-POS-05',
  bleedApplied: 'MW-STR-11',
  staggered: 'MW-STR-12',
  knockedOut: 'MW-KO-01',
  healthLost: 'MW-KO-02',
  replacementNeeded: 'MW-KO-05',
  turnEnded: 'MW-MAI-08',
  matchEnded: 'MW-WIN-04',
};

/** The clause behind an event. */
export function ruleOf(event: MmaWarriorsEvent): MmaWarriorsClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}

/** What a viewer learns of an event: drawn cards are their owner's, and so is that a fighter was passed over. */
export function viewEvent(event: MmaWarriorsOwnEvent, viewer: Viewer): MmaWarriorsOwnEvent | undefined {
  if (event.type === 'cardDrawn' && event.seat !== viewer) return { ...event, cardId: null };
  return event.type === 'smartDraw' && event.seat !== viewer ? undefined : event;
}
