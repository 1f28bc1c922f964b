// Finds the examples of the README and of the API docs: fences marked `ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../trace/citations.js';

/** An example, and what it says it prints. */
export interface Example {
  /** Where it stands. */
  readonly place: string;
  readonly code: string;
  /** The ending of a file with it: `ts`, or `tsx` for components, which are run elsewhere. */
  readonly ending: 'ts' | 'tsx';
  /** The comment behind each `console.log(…);`, in order; undefined where there is none. */
  readonly printed: readonly (string | undefined)[];
}

function example(place: string, ending: Example['ending'], code: string): Example {
  const logs = [...code.matchAll(/^\s*console\.log\(.*\);(?: \/\/ (.*))?$/gm)];
  return { place, ending, code, printed: logs.map((match) => match[1]) };
}

function fences(place: string, markdown: string): Example[] {
  return [...markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((match, i) =>
    example(`${place} ${i + 1}`, match[1] as Example['ending'], match[2] as string),
  );
}

/** All examples of the project. */
export function examples(root: string): Example[] {
  const sources = sourceFiles(root, 'src').flatMap((file) => {
    const comments = [...readFileSync(join(root, file), 'utf8').matchAll(/\/\*\*[\s\S]*?\*\//g)];
    const unwrapped = comments.map(([comment]) => comment.replace(/^ *\*( |$)/gm, '')).join('\n');
    return fences(file, unwrapped);
  });
  const guides = readdirSync(join(root, 'docs/guides')).map((file) => `docs/guides/${file}`);
  const pages = ['README.md', ...guides].flatMap((file) =>
    fences(file, readFileSync(join(root, file), 'utf8')),
  );
  return [...pages, ...sources];
}
