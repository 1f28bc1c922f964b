// `npm start`: plays one match of each game between its bots and tells it.

import { parseArgs } from 'node:util';
import { randomSeed } from '../kernel/generator.js';
import type { Exhibit } from './exhibit.js';
import { printStory } from './print.js';
import { badassTcgExhibit } from './stories/badass-tcg.js';
import { bjjExhibit } from './stories/bjj.js';
import { mmaCcgExhibit } from './stories/mma-ccg.js';
import { mmaWarriorsExhibit } from './stories/mma-warriors.js';
import { ragnarokChessExhibit } from './stories/ragnarok-chess.js';
import { ragnarokPokerExhibit } from './stories/ragnarok-poker.js';
import { ragnarokStandardExhibit } from './stories/ragnarok-standard.js';

const EXHIBITS: readonly Exhibit[] = [
  bjjExhibit,
  mmaWarriorsExhibit,
  ragnarokPokerExhibit,
  mmaCcgExhibit,
  ragnarokStandardExhibit,
  badassTcgExhibit,
  ragnarokChessExhibit,
];

const HELP = `Plays one match of each game between its bots and prints it as a story.

  npm start -- [options]

  --game <name>      only this game (${EXHIBITS.map(({ id }) => id).join(', ')})
  --ruleset <name>   the ruleset to play by; each game's first one if left out
  --seed <text>      the seed to grow the match from; a random one if left out
  --json             prints seed, actions, result and digests as JSON
  --help             prints this`;

function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        ruleset: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function main(): void {
  const { game, ruleset, seed = randomSeed(), json, help } = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }
  const chosen = EXHIBITS.filter(({ id }) => game === undefined || id === game);
  if (chosen.length === 0) fail(`There is no game ${game}.`);
  const shows = chosen.map((exhibit) => {
    const name = ruleset ?? exhibit.rulesets[0];
    if (name === undefined || !exhibit.rulesets.includes(name)) {
      fail(`${exhibit.id} has no ruleset ${name}, only ${exhibit.rulesets.join(', ')}.`);
    }
    return exhibit.show(name, seed);
  });
  const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  if (json)
    console.log(
      JSON.stringify(
        shows.map(({ story: _, ...rest }) => rest),
        null,
        2,
      ),
    );
  else for (const shown of shows) console.log(printStory(shown, colour));
  if (shows.some(({ digest, replayedDigest }) => digest !== replayedDigest)) process.exitCode = 1;
}

main();
