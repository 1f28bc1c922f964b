import fc from 'fast-check';

// A fixed seed keeps every run the same; exploring takes a fresh one, which fast-check prints when a law fails.
fc.configureGlobal(process.env.TEST_MODE === 'explore' ? { numRuns: 500 } : { seed: 20260101, numRuns: 100 });
