import { describe, expect, it } from 'vitest';
import { type CitedPlace, placeIn, shownPlaces } from '../../../src/compare/quote/place.ts';

const at = (text: string, cited: CitedPlace): string | null => {
  const place = placeIn(text, shownPlaces(text), cited);
  if (place === undefined) return null;
  const texts = place.spans.map(({ start, end }) => text.slice(start, end));
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? null;
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
    const counted = (text: string, value: string) => placeIn(text, shownPlaces(text), { kind: 'page', value })?.counted;
    expect(counted('one\ftwo', '2')).toBe(true);
    expect(counted('Page 1\none\nPage 2\ntwo', '2')).toBe(false);
  });

  it("prefers the reader's pages, and their printed labels", () => {
    const pages = [
      { number: 1, start: 0, label: '45' },
      { number: 2, start: 4, label: '46' },
    ];
    expect(placeIn('one two', shownPlaces('one two', pages), { kind: 'page', value: '46' })?.spans).toEqual([{ start: 4, end: 7 }]);
    expect(placeIn('one two', shownPlaces('one two', pages), { kind: 'page', value: '3' })).toBeUndefined();
    expect(placeIn('one two', shownPlaces('one two', pages), { kind: 'page', value: '45', to: '6' })?.spans).toEqual([
      { start: 0, end: 7 },
    ]);
  });

  it('finds numbered paragraphs, lines and times', () => {
    expect(at('[11] One.\n[12] Two.\n[13] Three.', { kind: 'paragraph', value: '12' })?.trim()).toBe('[12] Two.');
    expect(at('a\nb\nc\nd', { kind: 'line', value: '2', to: '3' })).toBe('b\nc\n');
    const talk = '00:00 hello\n00:10 first\n00:20 second\n00:30 third\n00:40 last';
    expect(at(talk, { kind: 'time', value: '00:22' })).toBe('00:10 first\n00:20 second\n00:30 third\n');
  });

  it('tells pages whose numbers stand at their feet, and none where head and foot cannot be told apart', () => {
    const foot = 'one\n\nPage 1 of 3\n\ntwo\n\nPage 2 of 3\n\nthree\n\nPage 3 of 3\n';
    expect(at(foot, { kind: 'page', value: '2' })?.trim()).toBe('two\n\nPage 2 of 3');
    expect(at('one\n\n– 45 –\n\ntwo\n\n– 46 –\n\nthree\n\n– 47 –\n', { kind: 'page', value: '46' })?.trim()).toBe('two\n\n– 46 –');
    expect(at('## Page 7\n\nseven\n\n## Page 8\n\neight', { kind: 'page', value: '7' })?.trim()).toMatch(/^seven/);
    expect(at('[45] one [46] two [47] three', { kind: 'page', value: '46' })?.trim()).toBe('two [47]');
    const either = `${'long before '.repeat(9)}\nPage 1\n${'between '.repeat(9)}\nPage 2\nbehind`;
    expect(at(either, { kind: 'page', value: '1' })).toBeNull();
  });

  const JUDGMENT = Array.from({ length: 6 }, (_, i) => `${i + 1}. Paragraph number ${i + 1} of the court.`).join('\n\n');

  it('takes numbers for those of paragraphs only where they count on through most of a text', () => {
    expect(at(JUDGMENT, { kind: 'paragraph', value: '4' })?.trim()).toBe('4. Paragraph number 4 of the court.');
    expect(at(JUDGMENT.replace(/^(\d)\./gm, '($1)'), { kind: 'paragraph', value: '4' })?.trim()).toBe(
      '(4) Paragraph number 4 of the court.',
    );
    expect(at(JUDGMENT.replace(/^(\d)\./gm, '$1  '), { kind: 'paragraph', value: '4' })?.trim()).toBe(
      '4   Paragraph number 4 of the court.',
    );
    const listed = `${'Words of a page. '.repeat(30)}\n1. bread\n2. milk\n3. salt\n${'More words. '.repeat(30)}`;
    expect(at(listed, { kind: 'paragraph', value: '2' })).toBeNull();
  });

  it('reads places with the words that a citation says of them', () => {
    const cited = (kind: CitedPlace['kind'], words: string): CitedPlace => ({ kind, value: words, raw: words, words });
    const pages = 'one\ftwo\fthree';
    expect(at(pages, cited('section', '§ 4, p. 2'))).toBe('two\f');
    expect(at(pages, cited('section', 'pág. 2'))).toBe('two\f');
    expect(at(CONTRACT, cited('section', 'the “Final words” section'))).toContain('Nothing follows.');
    expect(at(CONTRACT, cited('paragraph', 'para. 2.1'))).toContain('due in May');
    const talk = '00:00 hello\n00:10 first\n00:20 second\n00:30 third\n00:40 last';
    for (const words of ['0m22s', '22s', 't=22s', '0 min 22 sec']) expect(at(talk, cited('section', words))).toContain('00:20 second');
  });

  it.each<[string, string, CitedPlace, boolean]>([
    ['a section by “s.”', JUDGMENT, { kind: 'page', value: '4', raw: 's. 4' }, true],
    ['a page by “s.”, where no section is shown', 'one\ftwo', { kind: 'page', value: '2', raw: 's. 2' }, false],
    ['a paragraph by “at”', JUDGMENT, { kind: 'page', value: '4', raw: 'at 4' }, false],
    ['a page by “at”', 'one\ftwo', { kind: 'page', value: '2', raw: 'at 2' }, true],
    ['a page of a volume', 'one\ftwo\fthree', { kind: 'time', value: '4:2', raw: '4:2' }, false],
    ['a number of what is not said', JUDGMENT, { kind: 'section', value: 'no. 4', raw: 'no. 4' }, false],
  ])('knows how sure it is of %s', (_, text, cited, sure) => {
    const found = placeIn(text, shownPlaces(text), cited);
    expect(found?.sure).toBe(sure);
  });

  it('takes “S. 2” behind a part of a law for no page', () =>
    expect(at('one\ftwo', { kind: 'section', value: '12', raw: '§ 12', words: '§ 12 S. 2' })).toBeNull());

  it('takes a time for that of any recording of a transcript', () => {
    const two = '00:00 a\n00:10 b\n00:20 c\n00:30 d\n00:00 e\n00:10 f\n00:20 g\n00:30 h\n';
    const spans = placeIn(two, shownPlaces(two), { kind: 'time', value: '00:12' })?.spans.map(({ start, end }) => two.slice(start, end));
    expect(spans).toEqual(['00:00 a\n00:10 b\n00:20 c\n', '00:00 e\n00:10 f\n00:20 g\n']);
  });

  it('tells no place by a number that comes again and again', () => {
    const lists = Array.from({ length: 13 }, (_, i) => `1. First of list ${i}.\n2. Second of list ${i}.\n`).join('');
    expect(at(lists, { kind: 'section', value: '1' })).toBeNull();
    expect(at(lists.slice(0, lists.length / 2), { kind: 'section', value: '1' })).not.toBeNull();
  });

  it('counts lines with and without those that are empty', () => {
    const poem = 'one\ntwo\n\nthree\nfour';
    const spans = placeIn(poem, shownPlaces(poem), { kind: 'line', value: '3' })?.spans.map(({ start, end }) => poem.slice(start, end));
    expect(spans).toEqual(['\n', 'three\n']);
  });
});
