import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauseFiles, clausesOf } from '../trace/clauses.js';

const fromRoot = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const files = [...clauseFiles()];

/** The ids in a generated union type. */
function idsOf(content: string): string[] {
  return [...content.matchAll(/^ {2}\| '(.*)'/gm)].map((match) => match[1] as string);
}

describe('the clause unions', () => {
  it('exist for the kernel and for bjj', () => {
    const paths = files.map(([path]) => path);
    expect(paths).toContain('src/kernel/clauses.ts');
    expect(paths).toContain('rulesets/bjj/clauses.ts');
  });

  it.each(files)('%s is what `npm run clauses` makes of its rules', (path, content) => {
    expect(readFileSync(fromRoot(path), 'utf8')).toBe(content);
  });

  it.each(files)('%s has well-formed ids, all with one prefix', (_, content) => {
    const ids = idsOf(content);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(/^[A-Z]+-[A-Z]+-[A-Z0-9-]+$/);
    expect(new Set(ids.map((id) => id.split('-')[0])).size).toBe(1);
  });

  it('hold no id twice, in one text or in two', () => {
    const ids = files.flatMap(([, content]) => idsOf(content));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('miss no clause that begins a list item of a rule text in bold', () => {
    for (const [path, content] of files) {
      const rules =
        path === 'src/kernel/clauses.ts'
          ? 'rulesets/kernel/rules.md'
          : path.replace('clauses.ts', 'rules.md');
      const bold = [...readFileSync(fromRoot(rules), 'utf8').matchAll(/^\s*[-*]\s+\*\*([^*\s]+)\*\*/gm)];
      const named = bold.map((match) => match[1] as string).filter((id) => /^[A-Z]+-[A-Z]+-/.test(id));
      expect(idsOf(content)).toEqual(named);
    }
  });
});

describe('clausesOf', () => {
  it('reads list items that begin with an id in bold, in their order', () => {
    expect(clausesOf('- **B-X-02** two\n- **B-X-01** one\n- see **B-X-03**\n**B-X-04** no item')).toEqual([
      'B-X-02',
      'B-X-01',
    ]);
  });
});
