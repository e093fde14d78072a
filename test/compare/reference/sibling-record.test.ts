/** The identifier of a sibling of the cited work is told from a slip in the title. */
import { describe, expect, it } from 'vitest';
import { citedByline } from '../../../src/compare/reference/authors.ts';
import { citedIdentifiers, judgeIdentifiers } from '../../../src/compare/reference/identifiers.ts';
import { citedTitles } from '../../../src/compare/reference/title.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { referenceOf } from './make.ts';

const author = [
  { family: 'Quill', given: 'Ada' },
  { family: 'Rook', given: 'Ben' },
];
const of = (fields: CslItem, year: number): CslItem => ({ type: 'article-journal', author, ...fields, issued: { 'date-parts': [[year]] } });
const TITLE = 'Mastering the walking of small bears with maps and compass';
const work = of({ title: TITLE, 'container-title': 'Ursine Letters', volume: '12', page: '101-109', DOI: '10.5555/bears.1' }, 2016);
const DOI = '10.5555/bears.2';

function outcome(cited: CslItem, ...records: CslItem[]): string | undefined {
  const reference = referenceOf({ fields: { ...cited, DOI } });
  const candidates = records.map((fields, at) => ({
    id: String(at),
    sources: [sourceOf({ id: String(at), ...fields }, 'held')],
    likeness: 1,
  }));
  const result = { asked: [], candidates };
  const all = judgeIdentifiers(reference, result, citedTitles(reference.fields), citedByline(reference));
  expect(citedIdentifiers(reference)).toHaveLength(all.length);
  return all[0]?.outcome;
}

describe('the DOI of a work of a title near the cited one', () => {
  const sequel = of({ title: `${TITLE}: Reply`, 'container-title': 'Ursine Letters', volume: '19', page: '7-9', DOI }, 2020);

  it('is of a sibling at another place of the journal, of other years, under another number, or by other people', () => {
    expect(outcome(work, work, sequel)).toBe('elsewhere');
    const { page: _p, volume: _v, ...placeless } = sequel;
    expect(outcome(work, work, { ...placeless, 'container-title': 'Archives of Fur' })).toBe('elsewhere');
    const outlook = (span: string, doi: string): CslItem =>
      of({ type: 'report', title: `Ursine outlook for the forests of ${span}`, DOI: doi }, 2022);
    const next = outlook('2022-2031', '10.5555/o.1');
    expect(outcome(next, next, outlook('2021-2030', DOI))).toBe('elsewhere');
    const others = of({ title: `${TITLE} in spring`, 'container-title': 'Fur', author: [{ family: 'Stark', given: 'Cleo' }], DOI }, 2016);
    expect(outcome(work, work, others)).toBe('elsewhere');
    const rfc = (title: string, number: string, doi: string): CslItem => of({ type: 'report', title, number, DOI: doi }, 2022);
    const [one, two] = [
      rfc('Walking semantics of the bears', 'RFC 9110', '10.17487/RFC9110'),
      rfc('Walking caching of the bears', 'RFC 9111', DOI),
    ];
    expect(outcome(one, one, two)).toBe('elsewhere');
  });

  it('is of what others wrote about the cited book under its title, where the book is at hand', () => {
    const { type: _t, ...book } = of({ title: TITLE, publisher: 'Den Press' }, 2006);
    const held = { ...book, type: 'book' };
    const review = of({ title: TITLE, 'container-title': 'Fur', page: '9', author: [{ family: 'Stark', given: 'Cleo' }], DOI }, 2007);
    expect(outcome(held, held, review)).toBe('elsewhere');
    expect(outcome(held, review)).toBe('same');
    expect(outcome({ ...held, 'container-title': 'Fur' }, held, review)).toBe('same');
    expect(outcome(held, held, { ...review, author })).toBe('same');
  });

  it('is of a sibling where a parser took the year off the cited title', () => {
    const trends = (year: number, doi: string): CslItem =>
      of({ type: 'report', title: `Ursine and social outlook: Trends ${year}`, DOI: doi }, year);
    const [now, next] = [trends(2022, '10.5555/t.1'), trends(2023, DOI)];
    expect(outcome({ ...now, title: 'Ursine and social outlook: Trends' }, now, next)).toBe('elsewhere');
  });

  it('is of the work where no record bears the cited title, or only its preprint or another printing is meant', () => {
    expect(outcome(work, sequel)).toBe('same');
    expect(outcome(work, work, { ...work, DOI })).toBe('same');
    expect(outcome(work, work, { ...sequel, type: 'article', 'container-title': 'arXiv' })).toBe('same');
    const slipped = of({ title: TITLE.replace('maps', 'map'), DOI }, 2016);
    expect(outcome(work, work, slipped)).toBe('same');
  });
});
