import { describe, expect, it } from 'vitest';
import { type CitedPlace, placeIn, printedPages, sectionAt, sectionsOf } from '../../src/compare/place.ts';

const at = (text: string, cited: CitedPlace): string | null => {
  const place = placeIn(
    text,
    () => sectionsOf(text),
    () => printedPages(text),
    cited,
  );
  return place === undefined ? null : text.slice(place.span.start, place.span.end);
};
const section = (value: string, to?: string): CitedPlace => ({ kind: 'section', value, ...(to === undefined ? {} : { to }) });

const CONTRACT = `Contents
1. Scope
2. Fees
3. Term

1. Scope
1.1 It covers all goods.
1.2 It covers these services:
1. repairs
2. advice
2. Fees
2.1 The fee is due in May.
12 Months later it doubles.
2.2 Late fees: (a) five euros; (b) ten euros; (c) none.
3. Term
It ends in June.
## Final words
Nothing follows.
`;

describe('placeIn', () => {
  it('finds a numbered section up to the next of its level', () => {
    expect(at(CONTRACT, section('2.1'))).toBe('2.1 The fee is due in May.\n12 Months later it doubles.\n');
    expect(at(CONTRACT, section('2'))).toContain('(c) none.');
    expect(at(CONTRACT, section('2'))).not.toContain('It ends in June');
    expect(at(CONTRACT, section('3'))).toContain('It ends in June');
  });

  it('does not end a section at a list within it', () => expect(at(CONTRACT, section('1'))).toContain('2. advice'));

  it('finds a clause within a clause', () => expect(at(CONTRACT, section('2.2(b)'))).toBe('(b) ten euros; '));

  it('takes a range whole', () => expect(at(CONTRACT, section('2.1', '2.2'))).toContain('(c) none.'));

  it('finds a section by its heading', () => expect(at(CONTRACT, section('Final words'))).toContain('Nothing follows.'));

  it('finds clauses in running text', () => {
    const run = 'The parties agree. 4.1 Scope. All data. 4.2 Notice. Without delay. 4.3 Costs. Each its own.';
    expect(at(run, section('4.2'))).toBe('4.2 Notice. Without delay. ');
  });

  it.each<[string, CitedPlace]>([
    ['a number that is not there', section('9')],
    ['a page of a text without pages', { kind: 'page', value: '3' }],
    ['a paragraph without numbers', { kind: 'paragraph', value: '4' }],
    ['a line behind the end', { kind: 'line', value: '4000' }],
    ['a time in a text without stamps', { kind: 'time', value: '01:00' }],
  ])('claims nothing about %s', (_, cited) => expect(at(CONTRACT, cited)).toBeNull());

  it('finds pages by breaks, by printed numbers and by star pages', () => {
    expect(at('one\ftwo\fthree', { kind: 'page', value: '2' })).toBe('two\f');
    expect(at('Page 7\nseven\n- Page 8 -\neight', { kind: 'page', value: '7' })?.trim()).toMatch(/^seven/);
    expect(at('start *534 middle *535 end', { kind: 'page', value: '534' })).toBe('*534 middle ');
  });

  it('reads the pages that a transcript marks, and those that are numbered at their edges', () => {
    expect(at('[p. 12]\ntwelve\f[p. 13] thirteen [p. 14] more', { kind: 'page', value: '13' })?.trim()).toBe('thirteen [p. 14]');
    expect(at('so [p. 12] and [p. 40] cite', { kind: 'page', value: '12' })).toBeNull();
    const paper = ['211\none', 'two\n212', 'Ng et al. 213\nthree', 'four'].join('\f');
    expect(at(paper, { kind: 'page', value: '213' })?.trim()).toBe('Ng et al. 213\nthree');
    expect(at('1\fa\f9\fb', { kind: 'page', value: '3' })?.trim()).toBe('9');
  });

  it('says when a page was counted off', () => {
    const counted = (text: string, value: string) =>
      placeIn(
        text,
        () => [],
        () => printedPages(text),
        { kind: 'page', value },
      )?.counted;
    expect(counted('one\ftwo', '2')).toBe(true);
    expect(counted('Page 1\none\nPage 2\ntwo', '2')).toBe(false);
  });

  it("prefers the reader's pages, and their printed labels", () => {
    const pages = [
      { number: 1, start: 0, label: '45' },
      { number: 2, start: 4, label: '46' },
    ];
    expect(
      placeIn(
        'one two',
        () => [],
        () => pages,
        { kind: 'page', value: '46' },
      )?.span,
    ).toEqual({ start: 4, end: 7 });
    expect(
      placeIn(
        'one two',
        () => [],
        () => pages,
        { kind: 'page', value: '3' },
      ),
    ).toBeUndefined();
    expect(
      placeIn(
        'one two',
        () => [],
        () => pages,
        { kind: 'page', value: '45', to: '6' },
      )?.span,
    ).toEqual({ start: 0, end: 7 });
  });

  it('finds numbered paragraphs, lines and times', () => {
    expect(at('[11] One.\n[12] Two.\n[13] Three.', { kind: 'paragraph', value: '12' })?.trim()).toBe('[12] Two.');
    expect(at('a\nb\nc\nd', { kind: 'line', value: '2', to: '3' })).toBe('b\nc\n');
    const talk = '00:00 hello\n00:10 first\n00:20 second\n00:30 third\n00:40 last';
    expect(at(talk, { kind: 'time', value: '00:22' })).toBe('00:10 first\n00:20 second\n00:30 third\n');
  });
});

describe('sectionsOf', () => {
  it('takes no initial of an author for a number, however long the line is', () => {
    const entry = `L. Chen, L. Yu, X. Li and Z. Tian. ${'Value of radiomics and clinical features in predicting outcomes. '.repeat(5)}`;
    expect(sectionsOf(`Heading\n\n${entry}\n\nC. E. Shannon. ${entry}`)).toEqual([]);
    expect(sectionsOf(`Part IV. ${entry}`)).toMatchObject([{ label: 'iv', marked: true }]);
  });
});

describe('sectionAt', () => {
  it('names the section in which an offset lies', () => {
    const sections = sectionsOf(CONTRACT);
    expect(sectionAt(sections, CONTRACT.indexOf('due in May'))).toBe('§ 2.1 “The fee is due in May.”');
    expect(sectionAt(sections, CONTRACT.indexOf('Nothing follows'))).toBe('“Final words”');
    expect(sectionAt([], 5)).toBeNull();
  });
});
