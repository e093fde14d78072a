/**
 * Text is read to its end, whatever it is, and every pattern of the sources is looked at. That time grows with the text and no faster is
 * counted in steps by test/linear-steps.test.ts, and timed by `npx tsx bench/linear.ts` and `npx tsx scripts/check-regex.ts --pumps`: a
 * busy machine must not turn a test red.
 */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stale } from '../scripts/regex/bounded.ts';
import { literalsOf } from '../scripts/regex/collect.ts';
import { ENTRY_POINTS } from '../scripts/regex/entry-points.ts';
import { PUMPS } from '../scripts/regex/pumps.ts';
import { idle, linearBecause, unlimited } from '../scripts/regex/reasons.ts';

const literals = literalsOf(resolve(import.meta.dirname, '../src'));
const different = [...new Map(literals.map((literal) => [`/${literal.source}/${literal.flags}${literal.all}`, literal])).values()];

describe('every regular expression of the sources', () => {
  it('is found, with its constant parts put together', () => {
    expect(literals.length).toBeGreaterThan(1500);
    for (const { source, flags } of different) expect(() => new RegExp(source, flags)).not.toThrow();
    expect(literals.filter(({ open }) => open).length).toBeLessThan(20);
  });

  it('has no reason kept for a pattern that is gone', () => {
    expect(stale(literals)).toEqual([]);
    expect(idle(literals)).toEqual([]);
  });

  it('counts repeats without a limit, wherever they stand', () => {
    expect(['a*', 'a+b{2,}', '[*+]{1,3}', String.raw`\*\+\[a+`, String.raw`[\]+]{0,9}x{2}`, '(?:a{1,3}){2,5}'].map(unlimited)).toEqual([
      1, 2, 0, 1, 0, 0,
    ]);
    expect(linearBecause({ file: 'a.ts', source: '(?:a{1,3}){2,5}' })).not.toBeNull();
    expect(linearBecause({ file: 'a.ts', source: 'a+b+' })).toBeNull();
  });
});

describe('every entry point', () => {
  /** Enough that what takes time without end is not through before the limit of the test. */
  const SIZE = 3000;

  it.each(Object.entries(ENTRY_POINTS))('%s reads hostile text to its end', async (_, entry) => {
    for (const pump of PUMPS) expect(await entry(pump.repeat(Math.ceil(SIZE / pump.length)))).toBeDefined();
  });
});
