// Where the golden matches of a ruleset are: tests/golden/<game>/<ruleset>@<version>/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RulesetRef } from 'holmgang';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The folder of a ruleset. */
export function folderOf({ game, name, version }: RulesetRef): string {
  return join(root, game, `${name}@${version}`);
}

/** The golden matches of a ruleset, by file name. */
export function goldenTexts(ref: RulesetRef): ReadonlyMap<string, string> {
  const folder = folderOf(ref);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Every folder there is, as game and edition: `bjj/standard@1`. */
export function goldenFolders(): string[] {
  const games = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name }) => readdirSync(join(root, name)).map((edition) => `${name}/${edition}`));
}
