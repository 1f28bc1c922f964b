import type { Core, Decision, GameTypes, GeneratorState, Result, Seat } from 'holmgang';

// A duel with small decks, made to use everything that the kernel offers. Both fighters secretly pick a card; the
// stronger one may strike, harder blows being less sure; who was hit hard buries a card face down; the defender then
// draws or breathes. Cards are instances with random ids; `cards` tells each one's power.

/** One value for each seat. */
export type Pair<T> = [T, T];

type DuelPhase = 'clash' | 'reveal' | 'strike' | 'judge' | 'regroup' | 'roundEnd' | 'refill' | 'over';

/** The table, generic in what a hidden card and a hidden commitment look like. */
interface Table<Card, Committed> {
  phase: DuelPhase;
  round: number;
  life: Pair<number>;
  stamina: Pair<number>;
  saluted: Pair<boolean>;
  attacker: Seat | null;
  /** The power of each card instance. */
  cards: Card[];
  hands: Pair<Card[]>;
  decks: Pair<Card[]>;
  buried: Pair<Card[]>;
  discards: Pair<number[]>;
  committed: Pair<Committed>;
}

export interface DuelState extends Core<GeneratorState, Decision[]>, Table<number, number | null> {
  phase: DuelPhase;
}

export interface DuelView extends Core, Table<number | null, number | 'hidden' | null> {
  phase: DuelPhase;
}

export type DuelAction =
  | { readonly type: 'commit'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'strike'; readonly seat: Seat; readonly force: number }
  | { readonly type: 'hold'; readonly seat: Seat }
  | { readonly type: 'bury'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'breathe'; readonly seat: Seat }
  | { readonly type: 'salute'; readonly seat: Seat };

export type DuelEvent =
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'cardCommitted'; readonly seat: Seat; readonly card: number | null }
  | {
      readonly type: 'clashRevealed';
      readonly cards: readonly [number, number];
      readonly attacker: Seat | null;
    }
  | { readonly type: 'struck'; readonly seat: Seat; readonly force: number; readonly hit: boolean }
  | { readonly type: 'held'; readonly seat: Seat }
  | { readonly type: 'cardBuried'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'breathed'; readonly seat: Seat }
  | { readonly type: 'saluted'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'matchEnded'; readonly result: Result };

export interface DuelOptions {
  /** How many cards each deck has, from 3 to 6. */
  readonly size?: number;
}

export interface DuelRules {
  readonly deck: readonly number[];
  readonly life: number;
  readonly stamina: number;
  /** In how many of 100 cases a strike hits, by force. */
  readonly hit: readonly number[];
}

type DuelCode = 'CARD_NOT_IN_HAND' | 'NOT_ENOUGH_STAMINA' | 'DECK_EMPTY' | 'ALREADY_SALUTED';

type DuelClause =
  | 'DU-CLA-01'
  | 'DU-STR-01'
  | 'DU-BUR-01'
  | 'DU-DRW-01'
  | 'DU-SAL-01'
  | 'DU-END-01'
  | 'DU-END-02';

export interface DuelTypes extends GameTypes {
  state: DuelState;
  view: DuelView;
  action: DuelAction;
  event: DuelEvent;
  options: DuelOptions;
  rules: DuelRules;
  code: DuelCode;
  clause: DuelClause;
}
