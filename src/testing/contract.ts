import fc from 'fast-check';
import type { Core, Decision, Game } from '../kernel/game.js';
import type { GeneratorState } from '../kernel/generator.js';
import { arbPlan } from './arbitraries.js';
import { Finding, reportOf } from './broken-law.js';
import { Exam, type LawText } from './exam.js';
import { LAWS } from './laws/index.js';
import { type AnyMatch, type MatchPlan, playMatch, StuckMatch } from './match.js';
import type { AnyGame, AnyOptions, ContractOptions } from './subject.js';

const DEFAULT_RUNS = 24;
const MAX_SHRINKS = 150;

/** A promise that every game keeps. */
export interface Law {
  /** The promise, as a sentence. */
  readonly name: string;
  /** Throws a `BrokenLaw` unless the game keeps it. */
  run(): void;
}

/**
 * The laws of the contract for a game, for any test runner. Each looks at many matches, counts what it compares, and
 * does not hold if it found nothing to compare.
 * @example
 * ```ts
 * import { bjj } from 'holmgang/bjj';
 * import { contract } from 'holmgang/testing';
 * const laws = contract(bjj, { maxActions: 1000, scramble: (state) => state });
 * for (const law of laws) console.log(law.name); // in a test file: it(law.name, law.run)
 * ```
 */
export function contract<
  S extends V & Core<GeneratorState, Decision[]>,
  V extends Core,
  A extends { readonly type: string },
  E extends { readonly type: string },
  O,
>(game: Game<S, V, A, E, O>, options: ContractOptions<S, V, A, E, O>): readonly Law[] {
  const anyGame = game as unknown as AnyGame;
  const anyOptions = options as unknown as AnyOptions;
  const seed = options.seed ?? fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 0x7fffffff);
  const matches = createMatches(anyGame, anyOptions);
  return LAWS.filter((law) => law.applies?.(anyOptions) ?? true).map((law) => ({
    name: law.name,
    run: () => runLaw(law, anyGame, anyOptions, seed, matches),
  }));
}

type Matches = (plan: MatchPlan<object>, isKept: boolean) => AnyMatch;

/** Plays each plan once for all laws, which are given the same plans because they share fast-check's seed. */
function createMatches(game: AnyGame, options: AnyOptions): Matches {
  const played = new Map<string, AnyMatch>();
  return (plan, isKept) => {
    const key = JSON.stringify(plan);
    const match = played.get(key) ?? playMatch(game, plan, options);
    if (isKept) played.set(key, match);
    return match;
  };
}

function runLaw(law: LawText, game: AnyGame, options: AnyOptions, seed: number, matches: Matches): void {
  const exam = new Exam(game, options);
  const small = options.smallWorlds === 'never' ? undefined : options.smallWorlds?.setups;
  const setups = (law.world === 'small' ? small : undefined) ?? options.setups ?? fc.constant({});
  const plans = fc.limitShrink(arbPlan(setups, options.maxActions), MAX_SHRINKS);
  // Shrinking plays many matches that nobody looks at again.
  let hasFailed = false;
  const property = fc.property(plans, (plan) => {
    try {
      exam.open(matches(plan, !hasFailed));
      law.examine(exam.match, exam);
    } catch (error) {
      hasFailed = true;
      throw findingOf(error, exam);
    }
  });
  const details = fc.check(property, { seed, numRuns: options.runs ?? DEFAULT_RUNS });
  if (details.failed) {
    throw reportOf(game, law.name, details.errorInstance, { seed, path: details.counterexamplePath });
  }
  options.counted?.(law.name, Object.fromEntries(exam.tally));
  for (const what of law.needs(options)) {
    if ((exam.tally.get(what) ?? 0) > 0) continue;
    const told = JSON.stringify(Object.fromEntries(exam.tally));
    throw reportOf(game, law.name, new Error(`nothing to compare: ${what} (${told})`), { seed, path: null });
  }
}

function findingOf(error: unknown, exam: Exam): unknown {
  if (error instanceof Finding) return error;
  if (!(error instanceof StuckMatch)) return exam.finding(`it throws ${String(error)}`, error);
  const match = error.matchSoFar();
  const where = { match, index: match.actions.length, viewer: undefined };
  return new Finding(error.message, where, { cause: error.cause });
}
