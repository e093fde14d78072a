import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const WORK = {
  title: 'On hedges and walls',
  'container-title': 'Journal of Hedges',
  author: [
    { family: 'Quill', given: 'Anna' },
    { family: 'Rook', given: 'K.' },
  ],
  issued: { 'date-parts': [[1999]] },
};

describe('a record of a reference manager on one line', () => {
  it.each([
    ['EndNote', '%0 Journal Article %A Quill, Anna %A Rook, K. %T On hedges and walls %J Journal of Hedges %D 1999'],
    ['RIS', 'TY  - JOUR AU  - Quill, Anna AU  - Rook, K. TI  - On hedges and walls JO  - Journal of Hedges PY  - 1999 ER  -'],
    ['RIS, its blanks lost', 'TY - JOUR AU - Quill, Anna AU - Rook, K. TI - On hedges and walls JO - Journal of Hedges PY - 1999 ER -'],
    [
      'BibTeX',
      '@article{quill99, author = {Quill, Anna and Rook, K.}, title = {On hedges and walls}, journal = {Journal of Hedges}, year = {1999}}',
    ],
  ])('is read by its tags: %s', (_, print) => {
    const { fields, spans } = parseReference(print);
    expect(fields).toMatchObject(WORK);
    expect(print.slice(spans.title?.[0]?.start, spans.title?.[0]?.end)).toBe(WORK.title);
  });

  it('is none without a title and two more parts', () => {
    const print = 'Quill, A. (1999). AB - CD and TI - EF: pairs of letters. Journal of Hedges, 3, 1–9.';
    expect(parseReference(print).fields.author?.[0]?.family).toBe('Quill');
    expect(parseReference(print).fields.issued?.['date-parts']?.[0]?.[0]).toBe(1999);
  });
});
