/** What becomes of cited identifiers: a ruling when they lead to the work, a trap when to another, an open question otherwise. */
import { describe, expect, it } from 'vitest';
import { citedByline } from '../../../src/compare/reference/authors.ts';
import { citedIdentifiers, compareIdentifiers, judgeIdentifiers, unreadIdentifiers } from '../../../src/compare/reference/identifiers.ts';
import { citedTitles } from '../../../src/compare/reference/title.ts';
import { compareUrl } from '../../../src/compare/reference/url.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Asked, Coverage, Lookup, LookupResult, Source } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const source = (id: string, fields: CslItem, sameAs: readonly string[] = []): Source => ({
  id,
  adapter: 'test',
  fields,
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs,
  snapshot: null,
});
const cite = (fields: CslItem): Reference => referenceOf({ fields });
const asked = (query: string, covers: Coverage, lookup: Lookup, adapter = 'registry'): Asked => ({
  adapter,
  question: 'identifier',
  query,
  covers,
  lookup,
  snapshots: [],
});

const TITLE = 'On the walking of small bears';
const OTHER = 'A survey of municipal water prices';
const AUTHORS = [{ family: 'Quill', given: 'Ada' }];
const DOI = '10.5555/bears.1';
const work = source('test:work', { title: TITLE, author: AUTHORS, DOI });
const other = source('test:other', { title: OTHER, author: [{ family: 'Lund' }], DOI: '10.5555/water.9' });

function judge(fields: CslItem, candidates: Source[][], rows: Asked[]) {
  const reference = cite({ title: TITLE, author: AUTHORS, ...fields });
  const result: LookupResult = {
    asked: rows,
    candidates: candidates.map((sources) => ({ id: sources[0]?.id ?? '', sources, likeness: 1 })),
  };
  const identifiers = judgeIdentifiers(reference, result, citedTitles(reference.fields), citedByline(reference));
  const against = candidates[0] ?? [];
  return {
    outcomes: identifiers.map(({ outcome }) => outcome),
    identifiers,
    unread: unreadIdentifiers(reference, result, identifiers),
    doi: compareIdentifiers(citedIdentifiers(reference), identifiers, against).label,
    url: compareUrl(reference, identifiers, against).label,
  };
}

describe('a cited identifier', () => {
  it('is of the cited work where its title stands there in other signs, and the people are the same', () => {
    const chinese = source('test:han', { title: '小熊行走之研究', author: AUTHORS, DOI });
    expect(judge({ DOI }, [[chinese]], [])).toMatchObject({ outcomes: ['same'], doi: 'match' });
    const others = source('test:han', { title: '小熊行走之研究', author: [{ family: 'Lund', given: 'Eva' }], DOI });
    expect(judge({ DOI }, [[others]], [])).toMatchObject({ outcomes: ['elsewhere'] });
  });

  it('is the same when a record of the work bears it, however it is written', () => {
    for (const doi of [DOI, DOI.toUpperCase(), `https://doi.org/${DOI}`]) {
      expect(judge({ DOI: doi }, [[work]], [])).toMatchObject({ outcomes: ['same'], doi: 'match' });
    }
  });

  it('is elsewhere when its record is another work', () => {
    const rows = [asked('10.5555/water.9', 'authoritative', { kind: 'found', sources: [other] })];
    const judged = judge({ DOI: '10.5555/water.9' }, [[work]], rows);
    expect(judged).toMatchObject({ outcomes: ['elsewhere'], doi: 'not_match' });
    expect(judged.identifiers[0]).toMatchObject({ source: 'test:other' });
    expect(judged.identifiers[0]?.why).toContain(OTHER);
  });

  it('is held against nothing where running text gives no title and one word before the link', () => {
    const rows = [asked('10.5555/water.9', 'authoritative', { kind: 'found', sources: [other] })];
    const judgedAs = (fields: CslItem): readonly string[] => {
      const reference = referenceOf({ origin: 'text', fields: { DOI: '10.5555/water.9', ...fields } });
      const result: LookupResult = { asked: rows, candidates: [] };
      return judgeIdentifiers(reference, result, citedTitles(reference.fields), citedByline(reference)).map(({ outcome }) => outcome);
    };
    expect(judgedAs({ author: [{ family: 'UAI' }] })).toEqual(['unconfirmed']);
    expect(judgedAs({ author: [{ given: 'ACM', family: 'SOSR' }] })).toEqual(['unconfirmed']);
    expect(judgedAs({ author: AUTHORS })).toEqual(['elsewhere']);
    expect(judgedAs({ author: [{ family: 'Ng' }], 'et-al': true })).toEqual(['elsewhere']);
    expect(judgedAs({ author: [{ family: 'VOLE' }], 'et-al': true })).toEqual(['elsewhere']);
    expect(judgedAs({ author: [{ family: 'UAI' }], title: TITLE })).toEqual(['elsewhere']);
  });

  it('is an open question while nobody tells of what work it is, and vouches for nothing', () => {
    const bare = source('test:bare', { DOI: '10.5555/told.1' });
    const rows = [asked('10.5555/told.1', 'authoritative', { kind: 'found', sources: [bare] })];
    const judged = judge({ DOI: '10.5555/told.1' }, [[work], [bare]], rows);
    expect(judged).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown', unread: [{ adapter: 'registry', why: null }] });
    const down = [asked('10.5555/told.1', 'broad', { kind: 'unavailable', why: 'malformed' }, 'first'), ...rows];
    expect(judge({ DOI: '10.5555/told.1' }, [[work]], down).unread).toEqual([
      { adapter: 'first', why: 'malformed' },
      { adapter: 'registry', why: null },
    ]);
    const told = [...down.slice(0, 1), asked('10.5555/told.1', 'authoritative', { kind: 'found', sources: [work] })];
    expect(judge({ DOI: '10.5555/told.1' }, [[work]], told).unread).toEqual([]);
  });

  it('is neither here nor there when it is of a part of a work, or an address whose page bears another title', () => {
    const part = source('test:part', { title: 'Additional file 1', DOI: '10.5555/bears.1.s1', genre: 'component' });
    const rows = [asked('10.5555/bears.1.s1', 'authoritative', { kind: 'found', sources: [part] })];
    expect(judge({ DOI: '10.5555/bears.1.s1' }, [[work]], rows)).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown', unread: [] });
    const url = 'https://www.example.org/bears';
    const page = {
      ...source('web:page', { title: 'Before you continue', URL: url }),
      page: { state: 'alive' as const, url, says: 'there' },
    };
    const read = [asked(url, 'no', { kind: 'found', sources: [page] })];
    expect(judge({ URL: url }, [[work], [page]], read)).toMatchObject({ outcomes: ['unconfirmed'], url: 'unknown' });
  });

  it('is found under the version it was asked for', () => {
    const paper = source('arxiv:2101.00001v1', { title: TITLE, author: AUTHORS, arxiv: '2101.00001' });
    const rows = [asked('2101.00001v1', 'authoritative', { kind: 'found', sources: [paper] })];
    expect(judge({ arxiv: 'arXiv:2101.00001v1' }, [[paper]], rows).outcomes).toEqual(['same']);
    expect(judge({ arxiv: '2101.00001v1' }, [[work]], [asked('2101.00001v1', 'authoritative', { kind: 'absent' })]).outcomes).toEqual([
      'unregistered',
    ]);
  });

  it('is the same when its record is the work under a title that slipped, or a second registration', () => {
    const slipped = source('test:slip', { title: 'On the walking of some small bears', author: AUTHORS, DOI: '10.5555/second' });
    const rows = [asked('10.5555/second', 'authoritative', { kind: 'found', sources: [slipped] })];
    expect(judge({ DOI: '10.5555/second' }, [[work]], rows)).toMatchObject({ outcomes: ['same'], doi: 'match' });
  });

  it('is unregistered only when its home registry says so, and nobody who might know was silent', () => {
    const absent: Lookup = { kind: 'absent' };
    const down: Lookup = { kind: 'unavailable', why: 'timeout' };
    const doi = '10.5555/none';
    expect(judge({ DOI: doi }, [[work]], [asked(doi, 'authoritative', absent)])).toMatchObject({
      outcomes: ['unregistered'],
      doi: 'not_match',
    });
    expect(judge({ DOI: doi }, [[work]], [asked(doi, 'broad', absent)])).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
    expect(judge({ DOI: doi }, [[work]], [asked(doi, 'authoritative', down)])).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
    expect(judge({ DOI: doi }, [[work]], [asked(doi, 'authoritative', absent), asked(doi, 'broad', down, 'second')])).toMatchObject({
      outcomes: ['unconfirmed'],
    });
    expect(judge({ DOI: doi }, [[work]], [])).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
  });

  it('may be denied by a collection of all works if it is the DOI of a publication, not a preprint or a PubMed number', () => {
    const holds: Asked = {
      adapter: 'index',
      question: 'work',
      query: TITLE,
      covers: 'authoritative',
      lookup: { kind: 'found', sources: [work] },
      snapshots: [],
    };
    const lacks = (query: string): Asked => asked(query, 'no', { kind: 'absent' }, 'index');
    expect(judge({ DOI: '10.5555/none' }, [[work]], [holds, lacks('10.5555/none')]).outcomes).toEqual(['unregistered']);
    expect(judge({ arxiv: '2101.00001' }, [[work]], [holds, lacks('2101.00001')]).outcomes).toEqual(['unconfirmed']);
    expect(judge({ PMID: '12345' }, [[work]], [holds, lacks('12345')]).outcomes).toEqual(['unconfirmed']);
  });

  it('is malformed when no such identifier can be', () => {
    expect(judge({ DOI: '10.x' }, [[work]], [])).toMatchObject({ outcomes: ['malformed'], doi: 'unknown' });
  });

  it('agrees in part when one of two leads to the work and one does not', () => {
    const rows = [asked('10.5555/water.9', 'authoritative', { kind: 'found', sources: [other] })];
    const withPmid = source('test:work', { title: TITLE, author: AUTHORS, PMID: '77' });
    expect(judge({ DOI: '10.5555/water.9', PMID: '77' }, [[withPmid]], rows).doi).toBe('partial');
  });

  it('counts under the identifiers a record states for its other versions', () => {
    const linked = source('test:linked', { title: TITLE, author: AUTHORS }, [`doi:${DOI}`]);
    expect(judge({ DOI }, [[linked]], [])).toMatchObject({ outcomes: ['same'], doi: 'match' });
  });
});

describe('a cited address', () => {
  const page = source('test:page', { title: TITLE, author: AUTHORS, URL: 'http://www.example.org/bears/' });

  it('agrees in canonical form', () => {
    expect(judge({ URL: 'https://example.org/bears' }, [[page]], []).url).toBe('match');
  });

  it('says nothing when it differs', () => {
    expect(judge({ URL: 'https://example.org/other' }, [[page]], []).url).toBe('unknown');
  });

  it('is judged as the identifier it holds', () => {
    expect(judge({ URL: `https://doi.org/${DOI}` }, [[work]], []).url).toBe('match');
    const rows = [asked('10.5555/water.9', 'authoritative', { kind: 'found', sources: [other] })];
    expect(judge({ URL: 'https://doi.org/10.5555/water.9' }, [[work]], rows).url).toBe('not_match');
  });
});

describe('a collection that holds all there is', () => {
  const holder = [
    { ...asked(TITLE, 'authoritative', { kind: 'found', sources: [work] }, 'local'), question: 'work' as const },
    asked('10.5555/bears.2', 'broad', { kind: 'absent' }, 'local'),
  ];
  it('denies a DOI, but not where its record of the work has other numbers and no DOI', () => {
    const bare = source('test:bare', { title: TITLE, author: AUTHORS });
    const numbered = source('test:numbered', { title: TITLE, author: AUTHORS, PMID: '123' });
    const elsewhere = source('test:elsewhere', { title: OTHER, PMID: '124' });
    expect(judge({ DOI: '10.5555/bears.2' }, [[work]], holder)).toMatchObject({ outcomes: ['unregistered'], doi: 'not_match' });
    expect(judge({ DOI: '10.5555/bears.2' }, [[bare]], holder)).toMatchObject({ outcomes: ['unregistered'], doi: 'not_match' });
    expect(judge({ DOI: '10.5555/bears.2' }, [[numbered]], holder)).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
    expect(judge({ DOI: '10.5555/bears.2' }, [[elsewhere]], holder)).toMatchObject({ outcomes: ['unregistered'] });
  });
  it('denies none where it holds the preprint alone, and a volume of a journal is cited', () => {
    const preprint = source('test:preprint', {
      type: 'article',
      title: TITLE,
      author: AUTHORS,
      'container-title': 'arXiv',
      arxiv: '1901.00001',
    });
    const published = { DOI: '10.5555/bears.2', 'container-title': 'Journal of Bears', volume: '7' };
    expect(judge(published, [[preprint]], holder)).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
    expect(judge({ DOI: '10.5555/bears.2' }, [[preprint]], holder)).toMatchObject({ outcomes: ['unregistered'] });
  });
  it('denies none that is made of the cited place, unless its record of the work states another', () => {
    const bare = source('test:bare', { title: TITLE, author: AUTHORS });
    const place = { volume: '39', page: '783-791', issued: { 'date-parts': [[1985]] } };
    for (const DOI of ['10.5555/j.1558-5646.1985.tb00420.x', '10.5555/0022(1985)39[783:bears]'])
      expect(judge({ ...place, DOI }, [[bare]], holder), DOI).toMatchObject({ outcomes: ['unconfirmed'], doi: 'unknown' });
    for (const DOI of ['10.5555/1985.45678', '10.5555/j.1558-5647.1985.tb00420.x'])
      expect(
        judge(
          { ...place, DOI },
          [[bare]],
          [holder[0], asked(DOI, 'broad', { kind: 'absent' }, 'local')].flatMap((row) => row ?? []),
        ),
        DOI,
      ).toMatchObject({
        outcomes: ['unregistered'],
      });
    const stated = source('test:stated', { title: TITLE, author: AUTHORS, DOI: '10.5555/j.1558-5646.1985.tb00421.x' });
    const DOI = '10.5555/j.1558-5646.1985.tb00420.x';
    expect(
      judge(
        { ...place, DOI },
        [[stated]],
        [holder[0], asked(DOI, 'broad', { kind: 'absent' }, 'local')].flatMap((row) => row ?? []),
      ),
    ).toMatchObject({
      outcomes: ['unregistered'],
    });
  });
  it('is not heard against the home registry of the DOI', () => {
    const numbered = source('test:numbered', { title: TITLE, author: AUTHORS, PMID: '123' });
    const home = asked('10.5555/bears.2', 'authoritative', { kind: 'absent' }, 'agency');
    expect(judge({ DOI: '10.5555/bears.2' }, [[numbered]], [home])).toMatchObject({ outcomes: ['unregistered'], doi: 'not_match' });
  });
});

describe('a DOI made of the number of a series', () => {
  it('is that of the record that states the number', () => {
    const rfc = source('test:rfc', { title: `RFC 9999 ${TITLE}`, author: AUTHORS });
    const absent = asked('10.17487/rfc9999', 'authoritative', { kind: 'absent' });
    expect(judge({ DOI: '10.17487/rfc9999' }, [[rfc]], [absent])).toMatchObject({ outcomes: ['same'], doi: 'match' });
    expect(judge({ DOI: '10.17487/rfc9998' }, [[rfc]], [])).toMatchObject({ outcomes: ['unconfirmed'] });
  });
});
