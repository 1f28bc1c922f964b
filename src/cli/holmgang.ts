#!/usr/bin/env node
import { run } from './program.js';
import { processTerminal } from './terminal.js';

// Whoever reads our output may leave before its end (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const words = process.argv.slice(2);
process.exitCode = await run(words, processTerminal(process, !words.includes('--no-color')));
