import fc from 'fast-check';

const SEED = 20260101;

// A fixed seed keeps every run the same; exploring takes a fresh one, which fast-check prints when a law fails. Mutants are
// many, so nobody looks for the smallest way in which they fail.
if (process.env.MUTATION_GAME) fc.configureGlobal({ seed: SEED, numRuns: 100, endOnFailure: true });
else if (process.env.TEST_MODE === 'explore') fc.configureGlobal({ numRuns: 500 });
else fc.configureGlobal({ seed: SEED, numRuns: 100 });
