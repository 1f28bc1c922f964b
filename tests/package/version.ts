// Writes the version of package.json where records take it from. Part of `npm run version`.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../src/record/package-version.ts', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
writeFileSync(file, readFileSync(file, 'utf8').replace(/'.*'/, `'${version}'`));
