import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterRecords, describe as describeRecord, sameWork } from '../../src/lookup/cluster.ts';
import { sourceOf } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';

const work = (title: string, families: readonly string[], year: number, rest: CslItem = {}): CslItem => ({
  title,
  author: families.map((family) => ({ family })),
  issued: { 'date-parts': [[year]] },
  ...rest,
});
const same = (a: CslItem, b: CslItem): boolean => sameWork(describeRecord(sourceOf(a, 'a')), describeRecord(sourceOf(b, 'b')));

const TITLE = 'Sorting barley by the light of the moon';

describe('sameWork', () => {
  it('joins preprint and published version, with or without a shared identifier', () => {
    const preprint = work(TITLE, ['Harrow', 'Quill'], 2010, { type: 'article', arxiv: '1001.0001' });
    const paper = work(TITLE, ['Harrow', 'Quill'], 2012, { type: 'article-journal', DOI: '10.5555/barley' });
    expect(same(preprint, paper)).toBe(true);
    expect(same(preprint, work('Barley sorted at night', ['Harrow', 'Quill'], 2012, { DOI: '10.48550/arXiv.1001.0001' }))).toBe(true);
  });

  it('joins a title with and without its subtitle, and with a slip of the pen', () => {
    expect(same(work(`${TITLE}: a field study`, ['Harrow'], 2010), work(TITLE, ['Harrow'], 2010))).toBe(true);
    expect(same(work(TITLE.replace('barley', 'barly'), ['Harrow'], 2010), work(TITLE, ['Harrow'], 2010))).toBe(true);
  });

  it('joins versions of one deposit, however much the title changed', () => {
    const version = (title: string, number: number): CslItem => work(title, ['Harrow'], 2010, { DOI: `10.5555/deposit/v${number}` });
    expect(same(version(TITLE, 1), version('Barley sorted at night', 2))).toBe(true);
  });

  it('keeps one title by other people apart', () => {
    expect(
      same(
        work('An introduction to hidden Markov models', ['Rabiner', 'Juang'], 1986),
        work('An introduction to hidden Markov models', ['Schuster-Böckler', 'Bateman'], 2007),
      ),
    ).toBe(false);
  });

  it('keeps titles of one group apart when a word differs, or goes on without a colon', () => {
    expect(same(work('Sleep of winter barley in mice', ['Harrow'], 2010), work('Sleep of winter barley in rats', ['Harrow'], 2010))).toBe(
      false,
    );
    expect(
      same(work('Sorting barley by moonlight', ['Harrow'], 2010), work('Sorting barley by moonlight for brewers', ['Harrow'], 2010)),
    ).toBe(false);
  });

  it('keeps comments, corrections, reviews and notices apart from their parents', () => {
    const parent = work(TITLE, ['Harrow'], 2010);
    for (const about of [
      `${TITLE}: comment`,
      `${TITLE}: Reply`,
      `Correction to: ${TITLE}`,
      `Retraction: ${TITLE}`,
      `Comment on "${TITLE}"`,
    ])
      expect(same(parent, work(about, ['Harrow'], 2011))).toBe(false);
    expect(same({ ...parent, type: 'book' }, work(TITLE, ['Harrow'], 2011, { type: 'review-book' }))).toBe(false);
  });

  it('keeps part I and part II, and a chapter and its book, apart', () => {
    expect(same(work(`${TITLE}, part I`, ['Harrow'], 2010), work(`${TITLE}, part II`, ['Harrow'], 2010))).toBe(false);
    const chapter = work(TITLE, ['Harrow'], 2010, { type: 'chapter', 'container-title': 'Barley' });
    expect(same(chapter, work(TITLE, ['Harrow'], 2010, { type: 'book' }))).toBe(false);
  });

  it('does not let an identifier typed wrong glue two works together', () => {
    const a = work(TITLE, ['Harrow'], 2010, { DOI: '10.5555/x' });
    expect(same(a, work('Copper roofs of the northern towns', ['Quill'], 1999, { DOI: '10.5555/x' }))).toBe(false);
  });

  it('lets years lie apart for books but not for articles', () => {
    const reprint = (type: string): boolean => same(work(TITLE, ['Harrow'], 1960, { type }), work(TITLE, ['Harrow'], 1999, { type }));
    expect(reprint('book')).toBe(true);
    expect(reprint('article-journal')).toBe(false);
  });

  it('needs more than a title where authors are missing', () => {
    const untold = { title: TITLE, issued: { 'date-parts': [[2010]] } };
    expect(same(untold, { ...untold })).toBe(true);
    expect(same({ ...untold, DOI: '10.5555/a' }, { ...untold, DOI: '10.5555/b' })).toBe(false);
    expect(same({ ...untold, type: 'book' }, { ...untold, type: 'article-journal' })).toBe(false);
  });

  it('takes the same people in another order as the same, one of them alone not', () => {
    expect(same(work(TITLE, ['Harrow', 'Quill'], 2010), work(TITLE, ['Quill', 'Harrow'], 2010))).toBe(true);
    expect(same(work(TITLE, ['Harrow', 'Quill', 'Roe'], 2010), work(TITLE, ['Roe'], 2011))).toBe(false);
  });

  it('keeps datasets and chapters with registrations of their own apart', () => {
    const one = (type: string, venue: string, DOI: string): CslItem =>
      work(TITLE, ['Harrow'], 2010, { type, DOI, 'container-title': venue });
    expect(same(one('dataset', 'V', '10.5555/a'), one('dataset', 'V', '10.5555/b'))).toBe(false);
    expect(same(one('dataset', 'V', '10.5555/a'), one('article-journal', 'V', '10.5555/b'))).toBe(false);
    expect(same(one('chapter', 'First book', '10.5555/a'), one('chapter', 'Second book', '10.5555/b'))).toBe(false);
    expect(same(one('article-journal', 'J', '10.5555/a'), one('article', 'arXiv', '10.5555/b'))).toBe(true);
  });

  it('is symmetric', () => {
    const item = fc.record({
      title: fc.constantFrom(TITLE, `${TITLE}: a study`, 'Editorial', `Comment on ${TITLE}`, `${TITLE} II`),
      author: fc.subarray([{ family: 'Harrow' }, { family: 'Quill' }, { family: 'Roe' }]),
      issued: fc.integer({ min: 2000, max: 2010 }).map((year) => ({ 'date-parts': [[year]] })),
      type: fc.constantFrom('book', 'chapter', 'article-journal', 'review'),
      DOI: fc.constantFrom('10.5555/a', '10.5555/b'),
    });
    fc.assert(fc.property(item, item, (a, b) => same(a, b) === same(b, a)));
  });
});

describe('clusterRecords', () => {
  it('joins through any record of a group and keeps the order of first appearance', () => {
    const records = [
      work('Copper roofs of the northern towns', ['Quill'], 2001),
      work(TITLE, ['Harrow'], 2010),
      work('Barley at night', ['Harrow'], 2012, { DOI: '10.5555/barley' }),
      work(TITLE, ['Harrow'], 2012, { DOI: '10.5555/barley' }),
    ].map((item) => describeRecord(sourceOf(item, 'a')));
    expect(clusterRecords(records).map((group) => group.map(({ source }) => source.fields.title))).toEqual([
      ['Copper roofs of the northern towns'],
      [TITLE, TITLE, 'Barley at night'],
    ]);
  });
});
