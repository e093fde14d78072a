/** What is told of volume, issue, pages and edition, and of which records: only those of the printing that is cited. */
import { describe, expect, it } from 'vitest';
import { compareDetails } from '../../../src/compare/reference/details.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { COMPONENTS, type Label, type ReferenceEvidence } from '../../../src/model/evidence.ts';
import type { Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const WORK: CslItem = {
  type: 'article-journal',
  title: 'A slow theory of growing glass corals',
  'container-title': 'Journal of Invented Reefs',
  volume: '21',
  issue: '4',
  page: '133–141',
};
const source = (fields: CslItem = {}, more: Partial<Source> = {}): Source => ({
  id: `test:${fields.volume ?? ''}/${fields.page ?? ''}`,
  adapter: 'test',
  fields: { ...WORK, ...fields },
  titles: [],
  years: [2010],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
  ...more,
});
const cited = (fields: CslItem, more: Partial<Reference> = {}): Reference =>
  referenceOf({ fields: { ...WORK, issued: { 'date-parts': [[2010]] }, ...fields }, ...more });

/** Labels of a candidate that is the cited work; `led`: by an identifier. */
const evidence = (title: Label = 'match', authors: Label = 'match', led = false): Pick<ReferenceEvidence, 'components' | 'certain'> => ({
  certain: title === 'match',
  components: Object.fromEntries(
    COMPONENTS.map((name) => {
      const label = name === 'title' ? title : name === 'authors' ? authors : name === 'doi' && led ? 'match' : 'unknown';
      return [name, { label, cited: null, found: null, score: null, source: null, why: '' }];
    }),
  ) as ReferenceEvidence['components'],
});

const told = (
  reference: Reference,
  sources: readonly Source[] = [source()],
  of: Pick<ReferenceEvidence, 'components' | 'certain'> = evidence(),
): readonly string[] => compareDetails(reference, of, sources, sources).map(({ field, cited, found }) => `${field} ${cited} ${found}`);

describe('a detail that every record of the printing has otherwise', () => {
  it.each([
    [{ volume: '12' }, 'volume 12 21'],
    [{ page: '33-41' }, 'page 33-41 133–141'],
    [{ issue: '2' }, 'issue 2 4'],
  ] as const)('%j is told', (fields, says) => expect(told(cited(fields))).toEqual([says]));

  it('names the records that say so', () => {
    const records = [source(), source({ page: '133-41' })];
    expect(compareDetails(cited({ volume: '12' }), evidence(), records, records)).toEqual([
      { field: 'volume', cited: '12', found: '21', sources: records.map(({ id }) => id) },
    ]);
  });
});

describe('nothing is told', () => {
  it('of what agrees', () => expect(told(cited({}))).toEqual([]));
  it('where one record has the cited value, of whatever printing', () => {
    expect(told(cited({ volume: '12' }), [source(), source({ volume: '12' }, { years: [1999] })])).toEqual([]);
  });
  it('where the records of the printing do not agree with each other', () => {
    expect(told(cited({ volume: '12' }), [source(), source({ volume: '22' })])).toEqual([]);
  });
  it.each([
    ['of another year', source({}, { years: [2011] })],
    ['of another journal', source({ 'container-title': 'Annals of Lost Property' })],
    ['of a preprint', source({ 'container-title': 'arXiv', type: 'article', arxiv: '1001.00001' })],
    ['of a notice about it', source({}, { isNotice: true })],
    ['of a book', source({ type: 'book' })],
  ])('by a record %s', (_, record) => expect(told(cited({ volume: '12' }), [record])).toEqual([]));
  it.each([
    ['not_match', 'match'],
    ['match', 'weak'],
    ['match', 'not_match'],
    ['unknown', 'match'],
  ] as const)('where the title is %s and the authors are %s', (title, authors) =>
    expect(told(cited({ volume: '12' }), [source()], evidence(title, authors))).toEqual([]),
  );
  it('of an issue where volume or page differ as well', () => {
    expect(told(cited({ issue: '2', volume: '12' }))).toEqual(['volume 12 21']);
  });
  it('of pages where the issue differs as well, unless an identifier leads to the record', () => {
    const column = cited({ issue: '2', page: '70-75' });
    expect(told(column)).toEqual([]);
    expect(told(column, [source()], evidence('match', 'match', true))).toEqual(['page 70-75 133–141']);
  });
  it('where the journal counts its issues through and is cited by that number', () => {
    expect(told(cited({ volume: '191' }), [source({ volume: '15', issue: '191' })])).toEqual([]);
  });
  it('where proceedings are counted with their front matter and without', () => {
    const paper = { type: 'paper-conference' };
    const { volume: _, issue: __, ...rest } = WORK;
    const record = source({ ...paper, page: '9597–9608' });
    const proceedings = { ...record, fields: { ...rest, ...paper, page: '9597–9608' } };
    expect(told(cited({ page: '9593-9604' }), [proceedings])).toEqual([]);
    expect(told(cited({ page: '1038-1039' }), [proceedings])).toEqual(['page 1038-1039 9597–9608']);
  });
});

describe('a title that agrees in part', () => {
  it('needs the volume or the page of the record', () => {
    expect(told(cited({ page: '33-41' }), [source()], evidence('partial'))).toEqual(['page 33-41 133–141']);
    expect(told(cited({ page: '33-41', volume: '12' }), [source()], evidence('partial'))).toEqual([]);
  });
});

describe('a printed reference', () => {
  const printed = (raw: string, fields: CslItem): Reference => cited(fields, { raw, origin: 'list', confidence: 0.9 });
  it('is told of what stands in it', () => {
    const raw = 'Roe A. A slow theory of growing glass corals. Journal of Invented Reefs. 2010;12(4):133-41.';
    expect(told(printed(raw, { volume: '12', page: '133-41' }))).toEqual(['volume 12 21']);
  });
  it.each([
    ['the parser took another number', '21', 'Journal of Invented Reefs, 12 May 2010, vol. 21, 133-141.'],
    ['the recorded number is broken in two', '213', 'Journal of Invented Reefs. 2010;2 13:133-41. Suppl 12.'],
    ['the number read stands nowhere', '21', 'Journal of Invented Reefs. 2010:133-41.'],
  ])('is not told of where %s', (_, volume, raw) => {
    expect(told(printed(raw, { volume: '12', page: '133-41' }), [source({ volume })])).toEqual([]);
  });
  it('in letters that are not certain is not told of', () => {
    expect(told(cited({ volume: '12' }, { letters: 'recognised' }))).toEqual([]);
  });
});

describe('an edition', () => {
  const book = { ...WORK, type: 'book', ISBN: '978-0-00-000000-2', edition: '3' };
  it('is told where the ISBN cited is that of the record', () => {
    expect(told(cited({ edition: '2nd ed.', ISBN: '9780000000002' }), [source(book)])).toEqual(['edition 2nd ed. 3']);
    expect(told(cited({ edition: '2nd ed.' }), [source(book)])).toEqual([]);
  });
});

describe('a title too short to be certain', () => {
  const all = (title: string): Pick<ReferenceEvidence, 'components' | 'certain'> => ({
    certain: false,
    components: Object.fromEntries(
      COMPONENTS.map((name) => [
        name,
        {
          label: name === 'url' || name === 'doi' ? 'unknown' : 'match',
          cited: name === 'title' ? title : null,
          found: null,
          score: null,
          source: null,
          why: '',
        },
      ]),
    ) as ReferenceEvidence['components'],
  });
  const PEOPLE = [{ family: 'Quill' }, { family: 'Rook' }];
  const told = (title: string, author: CslItem['author'] = PEOPLE): readonly string[] => {
    const record = source({ title });
    return compareDetails(cited({ title, author, volume: '17', page: '310–332', issue: '2' }), all(title), [record], [record]).map(
      ({ field }) => field,
    );
  };
  it('is sure enough where people, journal and year agree as well', () => {
    expect(told('Growing slow corals')).toEqual(['volume']);
    expect(told('Introduction')).toEqual([]);
    expect(told('Growing slow corals', [{ family: 'Quill' }])).toEqual([]);
    expect(told('Growing slow glass corals', [{ family: 'Quill' }])).toEqual(['volume']);
  });
});
