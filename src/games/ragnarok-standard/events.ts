import type { RagnarokClause } from '../../../rulesets/ragnarok/clauses.js';
import type { StatusType } from '../../../rulesets/ragnarok/types.js';
import type { RagnarokStandardClause } from '../../../rulesets/ragnarok-standard/clauses.js';
import type { CardClass, Gift } from '../../../rulesets/ragnarok-standard/types.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Seat, Viewer } from '../../kernel/seat.js';

/** Everything that can happen in a match. */
export type RagnarokStandardEvent = RagnarokStandardOwnEvent | MatchEvent;

/** Something that happened to a player. */
export interface Told<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** Whom it is about. */
  readonly seat: Seat;
}

/** Something that happened to a character: a hero (0 and 1, its seat) or an entity. */
export interface Befell<Type extends string> {
  /** What it was. */
  readonly type: Type;
  /** To whom. */
  readonly target: number;
}

/** A text that runs. */
export interface Ran<Type extends string> extends Told<Type> {
  /** Its bearer. */
  readonly entity: number;
  /** The card it stands on; null for a hero's. */
  readonly cardId: number | null;
}

/** A minion that came into play, went out of it or was changed. */
export interface Moved<Type extends string> extends Told<Type> {
  readonly entity: number;
  readonly cardId: number;
}

/** A card that not everybody may see. */
export interface Held<Type extends string> extends Told<Type> {
  readonly cardId: number | null;
}

// One member for each type, so that every type can be told from the others.
type EachTold<K> = K extends string ? Told<K> : never;
type EachBefell<K> = K extends string ? Befell<K> : never;
type EachRan<K> = K extends string ? Ran<K> : never;
type EachMoved<K> = K extends string ? Moved<K> : never;
type EachHeld<K> = K extends string ? Held<K> : never;

/** What happens in the game itself. */
export type RagnarokStandardOwnEvent =
  | { readonly type: 'gameStarted'; readonly heroes: readonly [string, string] }
  | EachTold<'firstPlayer' | 'deckShuffled' | 'coinGiven' | 'weaponUpgradeUsed'>
  | (EachTold<'mulliganed'> & { readonly count: number })
  | (EachTold<'turnStarted' | 'turnEnded'> & { readonly turn: number })
  | EachHeld<'cardDrawn' | 'cardAdded' | 'discoverChosen' | 'traded'>
  | (EachTold<'cardBurned' | 'cardDiscarded' | 'echoed' | 'spellCast' | 'spellCountered' | 'summonFailed'> & {
      readonly cardId: number;
    })
  | (EachTold<'corrupted' | 'costChanged' | 'cardRevealed'> & {
      readonly hand: number;
      readonly cardId: number;
    })
  | (EachTold<
      'fatigue' | 'overloaded' | 'crystalsLocked' | 'lifesteal' | 'heroAttackGained' | 'corpsesSpent'
    > & {
      readonly amount: number;
    })
  | (EachTold<'crystalGained'> & { readonly crystals: number })
  | (EachTold<'manaRefreshed' | 'manaGained'> & { readonly mana: number })
  | (EachTold<'armorChanged'> & { readonly armor: number })
  | (EachTold<'statusTicked'> & { readonly status: StatusType; readonly amount: number })
  | (EachTold<'statusApplied'> & {
      readonly status: StatusType;
      readonly duration: number;
      readonly value: number;
    })
  | (EachTold<'statusEnded'> & { readonly status: StatusType })
  | (EachHeld<'cardPlayed'> & {
      readonly hand: number;
      readonly cost: number;
      readonly target: number | null;
    })
  | (EachHeld<'secretPlayed'> & { readonly entity: number; readonly class: CardClass })
  | EachMoved<
      'secretTriggered' | 'attached' | 'bounced' | 'resurrected' | 'reborn' | 'minionDied' | 'awakened'
    >
  | (EachMoved<'minionSummoned' | 'appendageSummoned'> & { readonly position: number })
  | (EachMoved<'transformed'> & { readonly target: number })
  | EachRan<
      | 'battlecry'
      | 'deathrattle'
      | 'combo'
      | 'outcast'
      | 'inspire'
      | 'frenzy'
      | 'spellburst'
      | 'overkill'
      | 'triggered'
    >
  | (EachTold<'attackDeclared' | 'attackCancelled'> & {
      readonly attacker: number;
      readonly defender: number;
    })
  | (EachTold<'elementalBonus' | 'controlChanged'> & { readonly entity: number })
  | (EachBefell<'damaged'> & { readonly amount: number; readonly shielded: number; readonly armored: number })
  | (EachBefell<'healed'> & { readonly amount: number })
  | (EachBefell<'buffed'> & { readonly attack: number; readonly health: number })
  | (EachBefell<'keywordGained'> & { readonly keyword: Gift })
  | EachBefell<'shieldBroken' | 'poisonKilled' | 'frozen' | 'thawed' | 'silenced' | 'stealthLost'>
  | (EachRan<'weaponEquipped'> & { readonly attack: number; readonly durability: number })
  | EachRan<'weaponBroken'>
  | (EachTold<'heroPowerUsed'> & { readonly target: number | null })
  | (EachTold<'heroReplaced'> & { readonly cardId: number; readonly hero: string })
  | (EachTold<'discoverOffered' | 'adaptOffered'> & { readonly options: readonly (number | string)[] | null })
  | (EachTold<'adaptChosen'> & { readonly key: string })
  | { readonly type: 'gameOver'; readonly winner: Seat | null; readonly reason: string };

const EVENT_RULES: Readonly<
  Record<RagnarokStandardOwnEvent['type'], RagnarokStandardClause | RagnarokClause>
> = {
  gameStarted: 'RS-SET-01',
  firstPlayer: 'RS-SET-02',
  deckShuffled: 'RS-SET-02',
  mulliganed: 'RS-SET-05',
  coinGiven: 'RS-SET-04',
  turnStarted: 'RS-TRN-01',
  turnEnded: 'RS-TRN-04',
  cardDrawn: 'RS-TRN-01',
  cardAdded: 'RS-HID-01',
  cardBurned: 'RS-LIM-05',
  cardDiscarded: 'RS-HID-01',
  cardRevealed: 'RS-HID-01',
  costChanged: 'RS-MAN-04',
  fatigue: 'RS-LIM-06',
  crystalGained: 'RS-MAN-02',
  manaRefreshed: 'RS-MAN-03',
  manaGained: 'RS-MAN-05',
  overloaded: 'RS-KW-OVERLOAD',
  crystalsLocked: 'RS-KW-OVERLOAD',
  thawed: 'RS-KW-FREEZE',
  statusTicked: 'X-ST-02',
  statusApplied: 'X-ST-10',
  statusEnded: 'X-ST-04',
  cardPlayed: 'RS-TRN-03',
  spellCast: 'RS-ORD-02',
  spellCountered: 'RS-ORD-02',
  secretPlayed: 'RS-KW-SECRET',
  secretTriggered: 'RS-KW-SECRET',
  minionSummoned: 'RS-ORD-01',
  summonFailed: 'RS-LIM-03',
  appendageSummoned: 'RS-KW-COLOSSAL',
  attached: 'RS-KW-MAGNETIC',
  battlecry: 'RS-KW-BATTLECRY',
  deathrattle: 'RS-KW-DEATHRATTLE',
  combo: 'RS-KW-COMBO',
  outcast: 'RS-KW-OUTCAST',
  inspire: 'RS-KW-INSPIRE',
  frenzy: 'RS-KW-FRENZY',
  spellburst: 'RS-KW-SPELLBURST',
  overkill: 'RS-KW-OVERKILL',
  triggered: 'RS-ORD-05',
  corrupted: 'RS-KW-CORRUPT',
  echoed: 'RS-KW-ECHO',
  traded: 'RS-KW-TRADEABLE',
  attackDeclared: 'RS-ORD-03',
  attackCancelled: 'RS-ORD-03',
  elementalBonus: 'X-EL-06',
  damaged: 'RS-ATK-09',
  shieldBroken: 'RS-KW-DIVINE-SHIELD',
  healed: 'RS-KW-LIFESTEAL',
  armorChanged: 'RS-ATK-12',
  lifesteal: 'RS-KW-LIFESTEAL',
  poisonKilled: 'RS-KW-POISONOUS',
  frozen: 'RS-KW-FREEZE',
  silenced: 'RS-KW-SILENCE',
  buffed: 'RS-CRD-02',
  keywordGained: 'RS-CRD-02',
  stealthLost: 'RS-KW-STEALTH',
  transformed: 'RS-ORD-05',
  bounced: 'RS-LIM-04',
  controlChanged: 'RS-ATK-01',
  resurrected: 'RS-ORD-04',
  reborn: 'RS-KW-REBORN',
  minionDied: 'RS-ORD-04',
  corpsesSpent: 'RS-ORD-04',
  heroAttackGained: 'RS-ATK-07',
  weaponEquipped: 'RS-CRD-04',
  weaponBroken: 'RS-ATK-08',
  heroPowerUsed: 'RS-HER-05',
  weaponUpgradeUsed: 'RS-HER-06',
  heroReplaced: 'RS-CRD-05',
  discoverOffered: 'RS-KW-DISCOVER',
  discoverChosen: 'RS-KW-DISCOVER',
  adaptOffered: 'RS-KW-ADAPT',
  adaptChosen: 'RS-KW-ADAPT',
  awakened: 'RS-KW-DORMANT',
  gameOver: 'RS-END-01',
};

/** The clause behind an event. */
export function ruleOf(event: RagnarokStandardEvent): RagnarokStandardClause | RagnarokClause | KernelClause {
  return isMatchEvent(event) ? MATCH_EVENT_RULES[event.type] : EVENT_RULES[event.type];
}

/** What a viewer learns of an event. A card that came to a hand unseen is its owner's. @rule RS-HID-01 RS-HID-03 RS-HID-04 */
export function viewEvent(
  event: RagnarokStandardOwnEvent,
  viewer: Viewer,
): RagnarokStandardOwnEvent | undefined {
  if (!('seat' in event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'cardDrawn':
    case 'discoverChosen':
    case 'traded':
    case 'secretPlayed':
      return { ...event, cardId: null };
    case 'discoverOffered':
    case 'adaptOffered':
      return { ...event, options: null };
    case 'corrupted':
    case 'costChanged':
    case 'cardRevealed':
      return undefined;
    default:
      return event;
  }
}
