/** Years: any slot of any record will do, and what cannot speak against a year does not. */
import { describe, expect, it } from 'vitest';
import { compareDate, postedYear } from '../../../src/compare/reference/date.ts';
import { printedText } from '../../../src/compare/reference/printed.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const source = (fields: CslItem, ...years: number[]): Source => ({
  id: 'test:1',
  adapter: 'test',
  fields,
  titles: [],
  years,
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});
const judge = (year: number | null, fields: CslItem, ...records: Source[]): string =>
  compareDate(referenceOf({ fields: year === null ? fields : { ...fields, issued: { 'date-parts': [[year]] } } }), records).label;

const article: CslItem = { type: 'article-journal', 'container-title': 'Nature' };
const preprint: CslItem = { type: 'article', 'container-title': 'arXiv', arxiv: '1706.03762' };

describe('the date component', () => {
  it('matches any year that any record holds', () => {
    expect(judge(2016, article, source(article, 2016, 2017))).toBe('match');
    expect(judge(2017, article, source(preprint, 2015), source(article, 2017))).toBe('match');
  });

  it('lets a year pass between online and print, meeting and proceedings', () => {
    expect(judge(2018, article, source(article, 2017))).toBe('match');
    expect(judge(2016, article, source(article, 2017))).toBe('match');
  });

  it('does not match another year', () => {
    expect(judge(2010, article, source(article, 2017))).toBe('not_match');
    expect(judge(2033, article, source(article, 2022))).toBe('not_match');
  });

  it('does not let a preprint speak against the year of publication, nor the other way about', () => {
    expect(judge(2020, article, source(preprint, 2017))).toBe('unknown');
    expect(judge(1990, article, source(preprint, 2000))).toBe('unknown');
    expect(judge(2033, article, source(preprint, 2017))).toBe('not_match');
    expect(judge(2018, { ...preprint, arxiv: '1512.03762' }, source(article, 2020))).toBe('unknown');
    expect(judge(2023, preprint, source(article, 2020))).toBe('not_match');
  });

  it('knows a preprint by its repository as printed, wherever the parser left it', () => {
    const told = (raw: string, fields: CslItem, ...records: Source[]): string => {
      const reference = referenceOf({ raw, fields: { ...fields, issued: { 'date-parts': [[2019]] } }, origin: 'line', confidence: 0.4 });
      return compareDate(reference, records, printedText(reference)).label;
    };
    expect(told('Quill A (2019). Bells. arXiv.', {}, source(preprint, 2016))).toBe('not_match');
    expect(
      told('Quill A (2019). Bells. Harbour Review 3.', { 'container-title': 'Harbour Review', volume: '3' }, source(preprint, 2016)),
    ).toBe('unknown');
    expect(told('Quill A (2019). Bells.', {}, source(preprint, 2016))).toBe('unknown');
  });

  it('holds a year against the journal’s own at the journal’s own volume and page, though a meeting’s record stands beside it', () => {
    const meeting: CslItem = {
      type: 'paper-conference',
      issued: { 'date-parts': [[1998]] },
      'container-title': 'Proceedings of the Conference on Bells',
    };
    const place: CslItem = { type: 'article-journal', 'container-title': 'Harbour Review', volume: '81', page: '1247-1252' };
    expect(judge(2001, place, source(meeting, 1998), source(place, 1998))).toBe('not_match');
    expect(judge(2001, place, source(meeting, 1998))).toBe('unknown');
  });

  it('lets a preprint be cited by the year of a later version, which its repository itself gives', () => {
    expect(judge(2020, preprint, source(preprint, 2017))).toBe('unknown');
    expect(judge(2025, preprint, source(preprint, 2017))).toBe('not_match');
    expect(judge(2025, article, source(article, 2017))).toBe('not_match');
  });

  it('leaves the year open where a later edition is cited', () => {
    const book = { type: 'book', title: 'Hedges' };
    expect(judge(2022, { ...book, edition: '2' }, source({ type: 'document', title: 'Hedges' }, 2019))).toBe('unknown');
    expect(judge(2022, book, source({ type: 'report', title: 'Hedges' }, 2019))).toBe('not_match');
  });

  it('leaves editions and reprints of books open', () => {
    expect(judge(1977, { type: 'book' }, source({ type: 'book' }, 1953))).toBe('unknown');
  });

  it('compares nothing with nothing', () => {
    expect(judge(null, article, source(article, 2017))).toBe('unknown');
    expect(judge(2017, article, source(article))).toBe('unknown');
    expect(judge(2017, article)).toBe('unknown');
  });

  it('holds theses, reports and pages to their year, and only what is brought out anew to none', () => {
    const of = (type: string, more: CslItem = {}): string => judge(2010, { type }, source({ type, ...more }, 2017));
    expect(['thesis', 'report', 'webpage', 'document'].map((type) => of(type))).toEqual(Array(4).fill('not_match'));
    expect(['book', 'software'].map((type) => of(type))).toEqual(['unknown', 'unknown']);
    const program = referenceOf({ canonical: 'software', fields: { issued: { 'date-parts': [[2010]] } } });
    expect(compareDate(program, [source({ type: 'document' }, 2017)]).label).toBe('unknown');
    expect(of('document', { publisher: 'A press' })).toBe('unknown');
    expect(of('document', { publisher: 'An office', URL: 'https://example.org/' })).toBe('not_match');
  });

  it('takes the year in which a preprint was posted from its number, where the preprint is cited', () => {
    expect(judge(2017, preprint, source(article, 2002))).toBe('match');
    expect(judge(2018, preprint, source(article, 2002))).toBe('match');
    expect(judge(2017, { ...preprint, 'container-title': 'Nature' }, source(article, 2002))).toBe('not_match');
    expect(judge(1998, { type: 'article', arxiv: 'hep-th/9711200' }, source(article, 1985))).toBe('match');
    expect([
      postedYear('2301.00001'),
      postedYear('math.GT/0309136'),
      postedYear('cs/9901001'),
      postedYear('10.1000/x'),
      postedYear(undefined),
    ]).toEqual([2023, 2003, 1999, null, null]);
  });

  it('looks again for the year as printed where what was read stands in the title or the venue', () => {
    const read = (raw: string, year: number, title: string, ...years: number[]): string => {
      const reference = referenceOf({ raw, fields: { issued: { 'date-parts': [[year]] } }, origin: 'list', confidence: 0.4 });
      return compareDate(reference, [source({ ...article, title }, ...years)], printedText(reference)).label;
    };
    const survey = 'World harbour surveys 1981';
    expect(read(`Ingle R. ${survey}. Nature; 2021.`, 1981, survey, 2021)).toBe('match');
    expect(read(`Ingle R. ${survey}. Nature; 2011.`, 1981, survey, 2021)).toBe('not_match');
    expect(read('Ingle R. Harbour surveys. Nature; 1981. Reprinted 2021.', 1981, 'Harbour surveys', 2021)).toBe('not_match');
    expect(read(`Ingle R. ${survey}. Nature 1981-2021. https://doi.org/10.1000/2021`, 1981, survey, 2021)).toBe('not_match');
  });

  it('takes no page of a supplement for the year', () => {
    const read = (raw: string): string => {
      const reference = referenceOf({ raw, fields: { issued: { 'date-parts': [[1776]] } }, origin: 'list', confidence: 0.4 });
      return compareDate(reference, [source({ ...article, title: 'Bells' }, 2004)], printedText(reference)).label;
    };
    expect(read('J. Quill, “Bells,” Chest, vol. 126, pp. S1770–S1776, 2004.')).toBe('match');
    expect(read('J. Quill, “Bells,” Chest, 1776, reprinted 2004.')).toBe('not_match');
    expect(read('J. Quill, “Bells,” Chest, vol. 126, pp. S1770–S1776, 2011.')).toBe('not_match');
  });

  it('takes no page of the record for the year', () => {
    const read = (raw: string): string => {
      const reference = referenceOf({ raw, fields: { issued: { 'date-parts': [[1730]] } }, origin: 'list', confidence: 0.4 });
      return compareDate(reference, [source({ ...article, title: 'Bells', page: '1730-1738' }, 2013)], printedText(reference)).label;
    };
    expect(read('J. Quill, “Bells,” IEEE Trans. on Bells, 60(4), 1730, 2013')).toBe('match');
    expect(read('J. Quill, “Bells,” IEEE Trans. on Bells, 60(4), 1730, 2003')).toBe('not_match');
  });

  it('lets no preprint be cited before it was posted', () => {
    expect(judge(2013, preprint, source(preprint, 2017))).toBe('not_match');
    expect(judge(2013, preprint, source(article, 2017))).toBe('not_match');
    expect(judge(2013, { type: 'article', 'container-title': 'arXiv' }, source(article, 2017))).toBe('unknown');
  });

  it('leaves open the year of a work that goes on', () => {
    const year = (raw: string): string => {
      const reference = referenceOf({ origin: 'line', confidence: 0.9, raw, fields: { ...article, issued: { 'date-parts': [[2000]] } } });
      return compareDate(reference, [source(article, 2021)], printedText(reference)).label;
    };
    expect(year('Quill A. Bears. In: Bearpedia [Internet]. 2000-. [Updated 2016 Jun 12].')).toBe('unknown');
    expect(year('Quill A. Bears. Bearpedia. 2000–present.')).toBe('unknown');
    expect(year('Quill A. Bears. Nature. 2000;12:20-30.')).toBe('not_match');
  });
  it('takes the year of the record’s own place, where several places are cited', () => {
    const place: CslItem = { ...article, volume: '64', page: '138' };
    const year = (raw: string): string => {
      const reference = referenceOf({ origin: 'line', confidence: 0.9, raw, fields: { ...article, issued: { 'date-parts': [[1990]] } } });
      return compareDate(reference, [source(place, 1986)], printedText(reference)).label;
    };
    expect(year('Quill A. Bears. Bear Synth. Coll. Vol. 7, 1990, 345; 1986, 64, 138.')).toBe('match');
    expect(year('Quill A. Bears. Bear Synth. Coll. Vol. 7, 1990, 345; 1986, 63, 138.')).toBe('not_match');
    expect(year('Quill A. Bears. Bear Synth. 1990;64:138.')).toBe('not_match');
  });
});

it('leaves the year of a later version of a preprint open', () => {
  const of = (raw: string): string => {
    const fields: CslItem = { ...preprint, issued: { 'date-parts': [[2023]] } };
    return compareDate(referenceOf({ raw, fields }), [source(preprint, 2017)]).label;
  };
  expect(of('Quill, A. (2023). On walls (arXiv:1706.03762v7). arXiv.')).toBe('unknown');
  expect(of('Quill, A. (2023). On walls (arXiv:1706.03762v1). arXiv.')).toBe('not_match');
  expect(of('Quill, A. (2023). On walls (arXiv:1706.03762). arXiv.')).toBe('unknown');
});

it('excuses the year of a book by its editions, and not that of an article under its title', () => {
  const book: CslItem = { type: 'book', title: 'On walls', publisher: 'Rook' };
  expect(judge(1977, { type: 'book', publisher: 'Rook' }, source(book, 1997))).toBe('unknown');
  expect(judge(1977, { ...article, volume: '84', page: '191-215' }, source(book, 1997))).toBe('not_match');
});
