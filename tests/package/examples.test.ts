import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import ts from 'typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from './examples.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'reports/examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const found = examples(root).map((example, i) => {
  const file = join(folder, `${i}-${example.place.replace(/\W+/g, '-')}.${example.ending}`);
  writeFileSync(file, example.code);
  return { ...example, file };
});

describe('the examples', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are found: the README has one, and the API docs have some', () => {
    expect(found.filter(({ place }) => place.startsWith('README')).length).toBe(1);
    expect(found.length).toBeGreaterThanOrEqual(7);
  });

  it('compile', () => {
    const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, include: [], files: ['src/index.ts'] },
      ts.sys,
      root,
    );
    const program = ts.createProgram(
      found.map(({ file }) => file),
      options,
    );
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    expect(problems).toEqual([]);
    expect(found.every(({ file }) => program.getSourceFile(file) !== undefined)).toBe(true);
  });

  it.each(found.filter(({ ending }) => ending === 'ts'))(
    '$place runs and prints what it says',
    async ({ file, printed }) => {
      const lines: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
        lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
      });
      await import(pathToFileURL(file).href);
      expect(lines.length).toBeGreaterThanOrEqual(printed.length);
      printed.forEach((text, i) => {
        if (text !== undefined) expect(lines[i]?.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
      });
    },
  );
});
