import { describe, expect, it } from 'vitest';
import { authorMarks } from '../../../src/extract/citations/author.ts';
import { unindented } from '../../../src/extract/citations/unindented.ts';

describe('marks that the end of a line breaks before one that is indented', () => {
  it.each(['(Silva et al.,\n    2021)', '(Silva\n  et al., 2021)', '(Okafor &\n\tBrandt, 2019)', 'Okafor and\n      Brandt (2019)'])(
    '%j',
    (mark) => {
      const text = `- One thing\n  is so ${mark}.\n- Another.`;
      expect(authorMarks(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([mark]);
    },
  );

  it('keeps every place', () => {
    const text = 'a\n  b\n\t\tc\n\n   d\n e';
    const words = unindented(text, (flat) => [...flat.matchAll(/\w/g)].map(({ index }) => ({ span: { start: index, end: index + 1 } })));
    expect(words.map(({ span }) => text.slice(span.start, span.end))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
