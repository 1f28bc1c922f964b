import { defineGame, type GameOf } from 'holmgang';
import type { ContractOptions } from 'holmgang/testing';
import { duel, duelDefinition } from '../../toys/duel/definition.js';
import type {
  DuelAction,
  DuelEvent,
  DuelOptions,
  DuelState,
  DuelTypes,
  DuelView,
} from '../../toys/duel/types.js';

// Duels with one thing wrong.

type Duel = GameOf<DuelTypes>;
type Definition = typeof duelDefinition;

/** Contract options that a variant changes. */
export type Changes = Partial<ContractOptions<DuelState, DuelView, DuelAction, DuelEvent, DuelOptions>>;

/** A law, what is wrong, how the law tells it, and a duel with exactly that defect. */
export type Defect = readonly [
  law: string,
  defect: string,
  symptom: string,
  game: () => Duel,
  changes?: Changes,
];

export const { moves, phases } = duelDefinition;

/** The duel with other rules. */
export const ruled = (parts: Partial<Definition>): Duel => defineGame({ ...duelDefinition, ...parts });

/** The duel with other moves. */
export const moved = (parts: Partial<Definition['moves']>): Duel => ruled({ moves: { ...moves, ...parts } });

/** The duel with other functions around the same rules. */
export const wrapped = (parts: Partial<Duel>): Duel => ({ ...duel, ...parts });
