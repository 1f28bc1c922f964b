import type {
  Core,
  Decision,
  GameTypes,
  GeneratorState,
  InnerState,
  InnerView,
  Result,
  Seat,
} from 'holmgang';
import type { DuelAction, DuelEvent, DuelTypes } from '../duel/types.js';

// A feud between two houses, made of duels: in turn each rests or challenges the other. A duel won is a point, two points win
// the feud; so do more points when the year is over. The challenger has the first seat of the duel.

type FeudPhase = 'year' | 'duel' | 'aftermath' | 'over';

/** The outer table, generic in what the inner one looks like. */
interface Table<Duel> {
  phase: FeudPhase;
  turn: Seat;
  /** How many turns are left. */
  left: number;
  points: [number, number];
  duel: { challenger: Seat; table: Duel } | null;
}

export interface FeudState extends Core<GeneratorState, Decision[]>, Table<InnerState<DuelTypes>> {
  phase: FeudPhase;
}

export interface FeudView extends Core, Table<InnerView<DuelTypes>> {
  phase: FeudPhase;
}

export type FeudAction =
  | { readonly type: 'rest'; readonly seat: Seat }
  | { readonly type: 'challenge'; readonly seat: Seat }
  | { readonly type: 'fight'; readonly seat: Seat; readonly action: DuelAction };

export type FeudEvent =
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly seat: Seat }
  | { readonly type: 'duelEvent'; readonly challenger: Seat; readonly event: DuelEvent }
  | { readonly type: 'duelEnded'; readonly winner: Seat | null }
  | { readonly type: 'matchEnded'; readonly result: Result };

export interface FeudTypes extends GameTypes {
  state: FeudState;
  view: FeudView;
  action: FeudAction;
  event: FeudEvent;
  options: object;
  rules: { readonly turns: number };
  code: 'NO_DUEL' | 'DUEL_IN_PROGRESS';
  clause: 'FE-YEA-01' | 'FE-DUE-01' | 'FE-END-01' | 'FE-END-02';
}
