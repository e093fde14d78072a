/** A recorded title sought in print by its words, where the parser stopped within it. */
import { describe, expect, it } from 'vitest';
import { wordedTitle } from '../../../../src/compare/reference/printed/words.ts';
import { printedText } from '../../../../src/compare/reference/printed.ts';
import { titleReadings } from '../../../../src/compare/reference/title/form.ts';
import type { Source } from '../../../../src/model/source.ts';
import { referenceOf } from '../make.ts';

const label = (raw: string, cited: string, title: string): string => {
  const source: Source = {
    id: 'test:1',
    adapter: 'test',
    fields: { title },
    titles: [],
    years: [],
    authorsComplete: true,
    notices: [],
    sameAs: [],
    snapshot: null,
  };
  const printed = printedText(referenceOf({ raw, fields: { title: cited }, origin: 'list', confidence: 0.4 }));
  const first = { label: 'partial', cited, found: title, score: 0.9, source: 'test:1', why: 'title cut short' } as const;
  return wordedTitle(printed, source, titleReadings(title), first).label;
};

describe('the words of a recorded title', () => {
  const cut = 'Minutes of the general meeting of ringers';
  const title = `${cut}, 15 August 2000, Oxford, England`;
  it('stand in print, where a date was said otherwise', () => {
    expect(label(`Quill S (2001) ${cut}, August 15, 2000, Oxford, England. Bells 22: 106.`, cut, title)).toBe('match');
    expect(
      label(
        'Quill S. All about your bells, 2nd Edition, revised and updated. 2021.',
        'All about your bells',
        'All about Your Bells, Second Edition, revised and updated',
      ),
    ).toBe('match');
  });
  it('do not where the date is another, or what was read is no piece of it', () => {
    expect(label(`Quill S (2001) ${cut}, August 16, 2000, Oxford, England. Bells 22: 106.`, cut, title)).toBe('partial');
    expect(label(`Quill S (2001) ${cut}, August 15, 2000, Oxford, England. Bells 22: 106.`, 'Minutes of the special meeting', title)).toBe(
      'partial',
    );
    expect(label(`Quill S (2001) ${cut}, August 15, 2000, Oxford. Bells 22: 106.`, cut, `${cut}, 15 August 2000, Oxford-`)).toBe('partial');
    expect(label(`Quill S (2001) ${cut}. Bells 22: 106.`, cut, title)).toBe('partial');
  });
});
