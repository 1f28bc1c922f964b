// The types of the counting game.
import type { Core, Decision, GameTypes, GeneratorState, Seat } from 'holmgang';

export type Phase = 'deal' | 'opening' | 'reveal' | 'count' | 'settle' | 'over';

interface Table<Pick, Card> {
  phase: Phase;
  goal: number;
  total: number;
  turn: Seat;
  /** What each seat picked in secret, until both have. */
  picks: [Pick | null, Pick | null];
  deck: Card[];
  drawn: number[];
  cheers: [number, number];
}

export type CountingState = Core<GeneratorState, Decision[]> & Table<number, number>;
export type CountingView = Core & Table<number | 'hidden', number | null>;

export type CountingAction =
  | { readonly type: 'pick'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'add'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'roll'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'cheer'; readonly seat: Seat };

export type CountingEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'picked'; readonly seat: Seat; readonly number: number | 'hidden' }
  | { readonly type: 'revealed'; readonly picks: readonly [number, number] }
  | { readonly type: 'added'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'turnPassed'; readonly to: Seat }
  | { readonly type: 'cheered'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winner: Seat | null };

export interface CountingTypes extends GameTypes {
  state: CountingState;
  view: CountingView;
  action: CountingAction;
  event: CountingEvent;
  options: { readonly goal?: number };
  rules: { readonly cards: readonly number[]; readonly mostAdded: number };
  code: 'TOO_MUCH' | 'DECK_EMPTY' | 'HOARSE' | 'OVER_AND_OUT' | 'NOT_NOW';
  clause: 'CT-ADD-01' | 'CT-DRW-01' | 'CT-CHR-01' | 'CT-TRN-01' | 'CT-WIN-01';
}
