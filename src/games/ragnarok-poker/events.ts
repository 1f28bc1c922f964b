import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { HeroClass, KingEffect, StatusType } from '../../../rulesets/ragnarok/types.js';
import type { RagnarokPokerClause } from '../../../rulesets/ragnarok-poker/clauses.js';
import type { HandRank } from '../../../rulesets/ragnarok-poker/types.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Seat, Viewer } from '../../kernel/seat.js';

/** Everything that can happen in a match. */
export type RagnarokPokerEvent = RagnarokPokerOwnEvent | MatchEvent;

/** The rounds that reveal community cards. */
export type Street = 'faith' | 'foresight' | 'destiny';

/** A hand as it is shown. */
export interface ShownHand {
  /** The hole cards. */
  readonly hole: readonly number[];
  /** The five cards that count. */
  readonly best: readonly number[];
  /** The place of its rank. */
  readonly rank: HandRank;
  /** The Norse name of its rank. */
  readonly name: string;
}

/** Something that happened to a fighter. */
export interface Told<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** Whom it is about. */
  readonly seat: Seat;
}

/** Something that changed a figure of a fighter. */
export interface Changed<Type extends string> extends Told<Type> {
  /** By how much. */
  readonly amount: number;
  /** What it is now. */
  readonly total: number;
}

/** What happens in the game itself. Amounts are HP unless a name says otherwise. */
export type RagnarokPokerOwnEvent =
  | { readonly type: 'combatStarted'; readonly smallBlind: Seat }
  | Changed<'elementalBonus'>
  | (Told<'passiveTriggered'> & { readonly king: string; readonly effect: KingEffect['op'] })
  | Changed<'firstStruck'>
  | (Told<'mulliganed'> & { readonly count: number })
  | (Told<'spellsDrawn'> & { readonly spells: readonly (number | null)[] })
  | (Told<'spellBurned'> & { readonly spell: number })
  | {
      readonly type: 'handStarted';
      readonly hand: number;
      readonly smallBlind: Seat;
      readonly mana: number;
    }
  | (Told<'statusTicked'> & { readonly status: StatusType; readonly amount: number })
  | (Told<'statusApplied'> & {
      readonly status: StatusType;
      readonly duration: number;
      readonly value: number;
    })
  | (Told<'statusEnded'> & { readonly status: StatusType })
  | (Told<'spellCast'> & { readonly spell: number; readonly mana: number })
  | (Told<'powerUsed'> & { readonly heroClass: HeroClass; readonly mana: number })
  | Told<'readied'>
  | (Told<'damaged'> & {
      readonly amount: number;
      readonly shielded: number;
      readonly armored: number;
      readonly total: number;
    })
  | Changed<'healed'>
  | Changed<'hpPaid'>
  | Changed<'hpRaised'>
  | Changed<'armorChanged'>
  | Changed<'staminaChanged'>
  | (Told<'peeked'> & { readonly places: readonly number[]; readonly cards: readonly (number | null)[] })
  | Told<'foldFreed'>
  | (Told<'forcedBetPosted'> & {
      readonly blind: 'small' | 'big';
      readonly ante: number;
      readonly amount: number;
    })
  | (Told<'holeDealt'> & {
      readonly cards: readonly (number | null)[];
      /** Which of them the other fighter sees. */
      readonly seen: readonly [boolean, boolean];
    })
  | { readonly type: 'communityRevealed'; readonly street: Street; readonly cards: readonly number[] }
  | (Told<'attacked'> & { readonly amount: number })
  | (Told<'counterAttacked'> & { readonly call: number; readonly raiseBy: number })
  | (Told<'engaged'> & { readonly amount: number })
  | Told<'defended'>
  | Told<'braced'>
  | Told<'allIn'>
  | (Told<'excessReturned'> & { readonly amount: number })
  | { readonly type: 'showdown'; readonly hands: readonly [ShownHand, ShownHand] }
  | (Told<'handWon'> & { readonly folded: boolean })
  | { readonly type: 'handTied' }
  | Changed<'hpRecovered'>
  | Changed<'hpLost'>
  | (Told<'armorAbsorbed'> & { readonly amount: number })
  | Told<'eliminated'>
  | { readonly type: 'standOff' }
  | Changed<'bonusEnded'>
  | { readonly type: 'combatOver'; readonly winner: Seat | null; readonly reason: string };

const EVENT_RULES: Readonly<Record<RagnarokPokerOwnEvent['type'], RagnarokPokerClause | RagnarokClause>> = {
  combatStarted: 'RP-BLD-04',
  elementalBonus: 'X-EL-08',
  passiveTriggered: 'RP-PH-07',
  firstStruck: 'RP-PH-07',
  mulliganed: 'RP-PH-02',
  spellsDrawn: 'RP-SPL-02',
  spellBurned: 'RP-SPL-02',
  handStarted: 'RP-PH-06',
  statusTicked: 'X-ST-02',
  statusApplied: 'X-ST-10',
  statusEnded: 'X-ST-04',
  spellCast: 'RP-PH-03',
  powerUsed: 'RP-SPL-03',
  readied: 'RP-PH-03',
  damaged: 'X-ST-05',
  healed: 'RP-PH-03',
  hpPaid: 'RP-PH-03',
  hpRaised: 'RP-PH-07',
  armorChanged: 'RP-FGT-01',
  staminaChanged: 'RP-BET-08',
  peeked: 'RP-PH-03',
  foldFreed: 'RP-PH-03',
  forcedBetPosted: 'RP-BLD-01',
  holeDealt: 'RP-HND-02',
  communityRevealed: 'RP-PH-05',
  attacked: 'RP-BET-03',
  counterAttacked: 'RP-BET-04',
  engaged: 'RP-BET-05',
  defended: 'RP-BET-06',
  braced: 'RP-BET-07',
  allIn: 'RP-RES-07',
  excessReturned: 'RP-RES-01',
  showdown: 'RP-RES-02',
  handWon: 'RP-RES-02',
  handTied: 'RP-RES-05',
  hpRecovered: 'RP-RES-03',
  hpLost: 'RP-RES-04',
  armorAbsorbed: 'RP-FLD-04',
  eliminated: 'RP-RES-07',
  standOff: 'RP-RES-08',
  bonusEnded: 'X-EL-07',
  combatOver: 'RP-RES-08',
};

/** The clause behind an event. */
export function ruleOf(event: RagnarokPokerEvent): RagnarokPokerClause | RagnarokClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}

/** What a viewer learns of an event: hole cards and drawn spells are their owner's; a peek shows to the one who looks. */
export function viewEvent(event: RagnarokPokerOwnEvent, viewer: Viewer): RagnarokPokerOwnEvent {
  if (!('seat' in event) || event.seat === viewer) return event;
  const isOther = viewer !== 'spectator';
  if (event.type === 'spellsDrawn') return { ...event, spells: event.spells.map(() => null) };
  if (event.type === 'peeked') return { ...event, cards: event.cards.map(() => null) };
  if (event.type !== 'holeDealt') return event;
  return { ...event, cards: event.cards.map((card, i) => (isOther && event.seen[i] ? card : null)) };
}
