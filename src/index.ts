export type { AnyAction, AnyEvent, AnyGame, AnyState, AnyView } from './kernel/any-game.js';
export type { Bot, BotContext } from './kernel/bot.js';
export { type Chance, createChance, type ScriptedChance, scriptedChance } from './kernel/chance.js';
export type { KernelClause } from './kernel/clauses.js';
export { defineGame, type GameOf } from './kernel/define-game.js';
export type {
  AutomaticPhase,
  Context,
  Definition,
  GameTypes,
  MaskedCore,
  Move,
  NewCore,
  PhaseOf,
  Refusals,
  RejectionOf,
  WaitingPhase,
} from './kernel/definition.js';
export { type Catalogue, type Description, formatDescription } from './kernel/describe.js';
export { canonicalJson, digestOf } from './kernel/digest.js';
export { applyPatches, edit, patchesBetween, type StatePatch } from './kernel/edit.js';
export { type Editions, editionsOf, findRuleset } from './kernel/editions.js';
export {
  type Embedded,
  embed,
  type InnerState,
  type InnerView,
  seatAt,
  type Teller,
} from './kernel/embed.js';
export { KERNEL_ENGLISH, withKernelTexts } from './kernel/english.js';
export { enumerate, type Outcome } from './kernel/enumerate.js';
export { assertNever, InvariantError, type Problem, UsageError } from './kernel/errors.js';
export { finish } from './kernel/flow.js';
export {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from './kernel/fraction.js';
export type {
  Applied,
  Core,
  Creators,
  Decision,
  Game,
  HiddenAction,
  Odds,
  RulesetRef,
} from './kernel/game.js';
export {
  type ChaCha8State,
  cloneGenerator,
  type GeneratorState,
  randomSeed,
  type Seed,
  type Sfc32State,
} from './kernel/generator.js';
export {
  type ArbiterMove,
  isMatchEvent,
  isMatchMove,
  MATCH_EVENT_RULES,
  type MatchEvent,
  type MatchMove,
  type MatchReason,
  type SeatMove,
} from './kernel/match-moves.js';
export { Options } from './kernel/options.js';
export { type Detail, type Rejection, reject } from './kernel/rejection.js';
export { bothLose, draw, type Result, win } from './kernel/result.js';
export { NO_SEATS, onlySeat, otherSeat, SEATS, type Seat, type Viewer } from './kernel/seat.js';
export {
  integer,
  listOf,
  nullOr,
  oneOf,
  optional,
  pairOf,
  problem,
  problemsOf,
  recordOf,
  type Shape,
  taggedBy,
  text,
} from './kernel/shape.js';
export { freeze, isEqual, share } from './kernel/share.js';
export { census, drawTop, moveCard } from './kernel/zones.js';
