/** What looks like a citation of a document and cites nothing. */
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/extract/pair/marks.ts';
import { sourceNames } from '../../../src/extract/pair/sources.ts';
import { citingMarks, explains, isOwnPlace } from '../../../src/extract/quotes/cites-nothing.ts';

const mark = (label: string, more: Partial<Mark> = {}): Mark => ({ start: 0, end: label.length, label, source: -1, ...more });
const names = sourceNames([{ id: 'badger.txt', text: 'Badgers dig.' }], true);

describe('what cites nothing', () => {
  it.each([
    ['It may also be nought, where no vole is left in any of the fields.', true],
    ['Roe, A. (2009). Voles of the northern fields and what they eat.', false],
    ['Ibid., where the same is said of voles and of the fields that they dig.', false],
    ['Voles, p. 9.', false],
  ])('tells a note that explains: %s', (words, expected) => {
    expect(explains(words, names)).toBe(expected);
  });

  it('tells a section of the text itself by its name', () => {
    expect(isOwnPlace(mark('(see Section 5.4)', { back: 'place' }))).toBe(true);
    expect(isOwnPlace(mark('(p. 9)', { back: 'place' }))).toBe(false);
    expect(isOwnPlace(mark('(see Section 5.4)'))).toBe(false);
  });

  it('leaves out empty brackets where nothing is cited in brackets, and loosens words where none of them is a source', () => {
    const empty = mark('[ , ]', { malformed: true });
    const [cuba, key, year] = [mark('[Cuba]'), mark('[pubkey1]'), mark('[Roe 2009]')];
    expect(citingMarks([empty, cuba], false)).toEqual([{ ...cuba, loose: true }]);
    expect(citingMarks([empty, mark('[1]', { source: 0 })], false)).toHaveLength(2);
    expect(citingMarks([key, year], false)).toEqual([{ ...key, loose: true }, year]);
    const known = mark('[Vole]', { source: 0 });
    expect(citingMarks([key, known], false)).toEqual([key, known]);
    expect(citingMarks([empty, key], true)).toEqual([key]);
  });

  it('looks at a long label in one go', () => {
    const long = mark(`${'[a'.repeat(200_000)}x`);
    expect(citingMarks([long], false)).toEqual([long]);
  });
});
