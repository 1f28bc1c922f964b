// `npm run golden`: writes the golden matches of every ruleset that has none. What is there is never written again, unless it
// is asked for by name: `npm run golden -- --rewrite bjj`. After a ruleset's first publication, that would be a lie.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatRecord } from 'holmgang/record';
import { folderOf } from './folders.js';
import { GALLERIES } from './galleries.js';
import { goldenMatches } from './play.js';

function main(): void {
  const { values } = parseArgs({ options: { rewrite: { type: 'string', multiple: true, default: [] } } });
  for (const gallery of GALLERIES) {
    for (const ref of gallery.editions.rulesets) {
      const folder = folderOf(ref);
      if (existsSync(folder) && !values.rewrite.includes(ref.game)) continue;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const matches = goldenMatches(gallery, ref);
      for (const { name, record } of matches)
        writeFileSync(join(folder, `${name}.txt`), formatRecord(record));
      console.log(`${ref.game} ${ref.name}@${ref.version}: ${matches.length} matches`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
