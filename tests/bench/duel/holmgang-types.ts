import type { Core, Decision, GameTypes, GeneratorState, Result, Seat } from 'holmgang';
import type { Card, DuelAction, Limits, Opening, Pair, Side } from './match.js';

type DuelPhase = 'turnStart' | 'main' | 'deaths' | 'ending' | 'over';

/** The table, generic in what a hidden card looks like. */
interface Table<Hidden> {
  phase: DuelPhase;
  turn: number;
  /** The last turn. */
  turns: number;
  active: Seat;
  /** Which card each instance is; the lower half belongs to seat 0. Never changes. */
  kinds: readonly Hidden[];
  sides: Pair<Side<Hidden>>;
}

export interface DuelState extends Core<GeneratorState, Decision[]>, Table<number> {
  phase: DuelPhase;
}

export interface DuelView extends Core, Table<number | null> {
  phase: DuelPhase;
}

export type DuelEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'unitPlayed'; readonly seat: Seat; readonly card: number; readonly kind: number }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly unit: number;
      readonly target: number | 'hero';
      readonly damage: number;
    }
  | { readonly type: 'heroHit'; readonly seat: Seat; readonly damage: number }
  | { readonly type: 'unitDied'; readonly seat: Seat; readonly unit: number }
  | { readonly type: 'matchEnded'; readonly result: Result };

export interface DuelRules {
  readonly cards: readonly Card[];
  readonly limits: Limits;
}

export interface DuelTypes extends GameTypes {
  state: DuelState;
  view: DuelView;
  action: DuelAction;
  event: DuelEvent;
  options: Opening;
  rules: DuelRules;
  code: 'NOT_IN_HAND' | 'NOT_ENOUGH_MANA' | 'BOARD_FULL' | 'NO_SUCH_UNIT' | 'NOT_READY' | 'NO_SUCH_TARGET';
  clause: 'DUEL-PLA-01' | 'DUEL-ATT-01' | 'DUEL-DRA-01' | 'DUEL-END-01' | 'DUEL-END-02';
}
