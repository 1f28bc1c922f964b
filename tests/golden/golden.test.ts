import { createRegistry, parseRecord, verify } from 'holmgang/record';
import { describe, expect, it } from 'vitest';
import { bindPig, PIG_VERSIONS } from '../toys/pig.js';
import { goldenFolders, goldenTexts } from './folders.js';
import { GALLERIES, MATCH_ENDINGS, WITHOUT_GALLERY } from './galleries.js';

// Matches that were recorded once, by every version of every ruleset, are still the same matches. `npm run golden` writes
// those of a new ruleset.

const registry = createRegistry(...GALLERIES.map(({ editions }) => editions));
const rulesets = GALLERIES.flatMap((gallery) => gallery.editions.rulesets.map((ref) => ({ gallery, ref })));

describe('the golden corpus', () => {
  it('has a place for every game of the package', () => {
    expect(WITHOUT_GALLERY).toEqual([]);
  });

  it('has a folder for every version of every ruleset, and no other', () => {
    const expected = rulesets.map(({ ref }) => `${ref.game}/${ref.name}@${ref.version}`);
    expect(goldenFolders().sort()).toEqual(expected.sort());
  });

  describe.for(rulesets)('$ref.game $ref.name@$ref.version', ({ gallery, ref }) => {
    const records = [...goldenTexts(ref)].map(([file, text]) => ({ file, record: parseRecord(text) }));

    it('holds at least 20 matches', () => {
      expect(records.length).toBeGreaterThanOrEqual(20);
    });

    it('holds every ending', () => {
      const reached = new Set(records.map(({ record }) => record.result?.reason ?? 'unfinished'));
      expect([...reached].sort()).toEqual([...gallery.endings(ref), ...MATCH_ENDINGS, 'unfinished'].sort());
    });

    it('verifies, match by match', () => {
      for (const { file, record } of records) {
        const verdict = verify(record, registry);
        expect(verdict, file).toMatchObject({ ok: true, ruleset: ref });
      }
    });
  });
});

describe('a fix of logic behind an option', () => {
  it('would break recorded matches if the published version itself were changed', () => {
    const [published, fixed] = PIG_VERSIONS;
    const changedInPlace = bindPig({ ...published, rules: fixed.rules });
    const verdicts = [...goldenTexts(changedInPlace.ruleset).values()].map((text) =>
      verify(parseRecord(text), changedInPlace),
    );
    const broken = verdicts.filter((verdict) => !verdict.ok);
    expect(broken.length).toBeGreaterThan(10);
    // The turn has passed on, and the next roll of the old match comes from the wrong seat.
    expect(new Set(broken.map(({ code, rule }) => `${code} ${rule}`))).toEqual(
      new Set(['ILLEGAL_ACTION K-TRN-01']),
    );
  });
});
