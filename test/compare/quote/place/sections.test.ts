import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedSpans, partSpans, partsCited, sectionAt, sectionsOf } from '../../../../src/compare/quote/place/sections.ts';

const shown = (text: string, cited: string): string[] =>
  partSpans(text, sectionsOf(text), partsCited(cited)).map(({ start, end }) => text.slice(start, end).trim());

const REGULATION = `Article 1
Scope

1. Small harbours.

2. Large harbours.

3. A third paragraph that is much longer than any heading of an article could be.

Article 2
Fees

1. Paid in May.

2. Paid in June.

Article 3
Term

1. It ends in July.

2. It ends in August.

Annex I

1. A list.
`;

describe('partsCited', () => {
  it.each([
    ['§ 4.2(b)', [['section', '4.2', ['b']]]],
    [
      'Art. 12 Abs. 1',
      [
        ['article', '12', []],
        ['item', '1', []],
      ],
    ],
    [
      'paragraph 2 of Article 7',
      [
        ['article', '7', []],
        ['item', '2', []],
      ],
    ],
    [
      'ch. 3, bk. II',
      [
        ['book', 'ii', []],
        ['chapter', '3', []],
      ],
    ],
    ['Part III.B', [['part', 'iii', ['b']]]],
    ['§ 12 II', [['section', '12', ['ii']]]],
    [
      '§ 6 Abs. 2 S. 1',
      [
        ['section', '6', []],
        ['item', '2', []],
      ],
    ],
    ['under section 4', [['section', '4', []]]],
    ['app. C', [['annex', 'c', []]]],
    ['chapter seven', [['chapter', 'seven', []]]],
    ['глава 4', [['chapter', '4', []]]],
    ['12', [['', '12', []]]],
  ])('reads %s', (cited, parts) => {
    expect(partsCited(cited).map(({ family, number, inner }) => [family, number, inner])).toEqual(parts);
  });

  it.each(['emphasis added', 'Discussion', '12 angry men', '117:4–8'])('reads no part in %s', (cited) =>
    expect(partsCited(cited)).toEqual([]),
  );

  it('keeps the end of a range', () => expect(partsCited('§§ 4–6')[0]).toMatchObject({ number: '4', to: '6' }));
});

describe('partSpans', () => {
  it('takes an article with its paragraphs, and not a paragraph that bears its number', () => {
    expect(shown(REGULATION, 'Art. 3')).toEqual(['Article 3\nTerm\n\n1. It ends in July.\n\n2. It ends in August.']);
    expect(shown(REGULATION, 'Article 3(2)')).toEqual(['2. It ends in August.']);
    expect(shown(REGULATION, 'paragraph 1 of Article 2')).toEqual(['1. Paid in May.']);
    expect(shown(REGULATION, 'Art. 2.2')).toEqual(['2. Paid in June.']);
  });

  it('takes the wider part where the text does not show the narrower one', () => {
    expect(shown(REGULATION, 'Art. 2 Abs. 9')).toEqual(['Article 2\nFees\n\n1. Paid in May.\n\n2. Paid in June.']);
    expect(shown(REGULATION, 'Schedule 2')).toEqual([]);
  });

  it.each(['chapter 2', 'ch. II', 'Chapter Two', 'Kap. 2'])('finds CHAPTER II as %s', (cited) => {
    for (const heading of ['CHAPTER II', 'Chapter 2', 'Chapter Two'])
      expect(shown(`Chapter 1\nfirst\n${heading}\nsecond\nChapter 3\nthird`, cited)).toEqual([`${heading}\nsecond`]);
  });

  it('takes every part of one number, or those of the wider part that is named', () => {
    const novel = 'BOOK I\n\nChapter 1\n\na\n\nChapter 2\n\nb\n\nBOOK II\n\nChapter 1\n\nc\n\nChapter 2\n\nd';
    expect(shown(novel, 'ch. 2')).toEqual(['Chapter 2\n\nb', 'Chapter 2\n\nd']);
    expect(shown(novel, 'bk. 2, ch. 1')).toEqual(['Chapter 1\n\nc']);
    expect(shown(novel, 'Book I')).toEqual(['BOOK I\n\nChapter 1\n\na\n\nChapter 2\n\nb']);
  });

  it('finds headings in Roman figures that count on, with letters below them', () => {
    const text = 'I. FEES\n\nA. When\n\nIn May.\n\nB. How\n\nIn cash.\n\nII. TERM\n\nA. When\n\nIn July.\n\nC. Smith wrote this.';
    expect(shown(text, 'Part I.B')).toEqual(['B. How\n\nIn cash.']);
    expect(shown(text, 'section II')).toEqual(['II. TERM\n\nA. When\n\nIn July.\n\nC. Smith wrote this.']);
  });

  it('ends a clause in running text where the next wider number begins', () => {
    const run = 'The parties agree. 4.1 Scope. All data. 4.2 Notice. Without delay. 5.1 Costs. Each its own.';
    expect(shown(run, 'cl. 4.2')).toEqual(['4.2 Notice. Without delay.']);
  });

  it('gives stretches of the text alone, whatever is cited', () => {
    const piece = fc.constantFrom('Article ', 'II', '2', '\n', '(b)', '. ', 'Chapter two', ' of ', '4.2', 'x', '§ ', 'Annex C', '\n1. ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.array(piece, { maxLength: 6 }), (text, cited) => {
        const whole = text.join('');
        for (const { start, end } of partSpans(whole, sectionsOf(whole), partsCited(cited.join('')))) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(whole.length);
        }
      }),
    );
  });
});

describe('namedSpans', () => {
  const paper = '# Tides\n\n## Methods\n\nWe sailed.\n\n### Ships\n\nTwo.\n\n## Results\n\nWe sank.\n';
  const named = (cited: string): string[] =>
    namedSpans(paper, sectionsOf(paper), cited).map(({ start, end }) => paper.slice(start, end).trim());

  it.each(['Methods', 'the “Methods” section', 'in the Methods section', 'section “Methods”', 'under Methods'])(
    'finds %s with what is below it',
    (cited) => expect(named(cited)).toEqual(['## Methods\n\nWe sailed.\n\n### Ships\n\nTwo.']),
  );

  it('claims nothing about a heading that is not there', () => expect(named('Discussion')).toEqual([]));

  it('claims no end of a heading whose level is not shown', () => {
    const bare = [{ label: '', title: 'Methods', start: 2, marked: true, family: '', level: 0 }];
    expect(namedSpans('a\nMethods\nb\nResults\nc', bare, 'Methods')).toEqual([{ start: 2, end: 21 }]);
  });
});

describe('sectionsOf', () => {
  it('takes no initial of an author for a number, however long the line is', () => {
    const entry = `L. Chen, L. Yu, X. Li and Z. Tian. ${'Value of radiomics and clinical features in predicting outcomes. '.repeat(5)}`;
    expect(sectionsOf(`Heading\n\n${entry}\n\nC. E. Shannon. ${entry}`)).toEqual([]);
    expect(sectionsOf(`Part IV. ${entry}`)).toMatchObject([{ label: 'iv', family: 'part', marked: true }]);
  });

  it('takes no word for a number but behind what a part is called', () => {
    expect(sectionsOf('A Service Agreement\nTwo parties agree\nChapter Two\nAppendix A')).toMatchObject([
      { label: 'two', family: 'chapter' },
      { label: 'a', family: 'annex' },
    ]);
  });
});

describe('sectionAt', () => {
  it('names the section in which an offset lies', () => {
    const text = 'Lead.\n2.1 The fee is due in May.\nNow.\n## Final words\nNothing.';
    const sections = sectionsOf(text);
    expect(sectionAt(sections, text.indexOf('Now'))).toBe('§ 2.1 “The fee is due in May.”');
    expect(sectionAt(sections, text.indexOf('Nothing'))).toBe('“Final words”');
    expect(sectionAt(sections, 0)).toBeNull();
  });
});
