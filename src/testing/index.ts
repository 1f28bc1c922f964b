export { type ArbMatchOptions, arbMatch, arbMutatedAction, arbPlan, arbState } from './arbitraries.js';
export { BrokenLaw } from './broken-law.js';
export { contract, type Law } from './contract.js';
export { arbHostile } from './hostile.js';
export {
  type Choice,
  type Match,
  type MatchPlan,
  type PlayOptions,
  playMatch,
  type Step,
  StuckMatch,
} from './match.js';
export type { ContractOptions, SmallWorlds } from './subject.js';
