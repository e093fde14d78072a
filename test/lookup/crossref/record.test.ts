import { describe, expect, it } from 'vitest';
import { CrossrefWork, crossrefSource, noticesOf } from '../../../src/lookup/crossref/record.ts';

const parse = (fields: object) => CrossrefWork.parse({ DOI: '10.5555/Work', title: ['A title'], ...fields });
const source = (fields: object) => crossrefSource(parse(fields));
const update = (DOI: string, type: string, from: string, ...date: number[]) => ({
  DOI,
  type,
  source: from,
  updated: { 'date-parts': [date] },
});

describe('records of what is no work', () => {
  const read = (fields: object) => crossrefSource(CrossrefWork.parse({ DOI: '10.5555/a', ...fields }));

  it('say nothing of what a deleted DOI named', () => {
    const deleted = read({ title: ['Deleted DOI'], 'container-title': ['CrossRef Listing of Deleted DOIs'] });
    expect(deleted?.fields).toEqual({ DOI: '10.5555/a', URL: 'https://doi.org/10.5555/a' });
    expect(read({ title: ['Deleted DOIs and what became of them'] })?.fields.title).toBe('Deleted DOIs and what became of them');
  });

  it('are marked as parts where they are figures, tables and files', () => {
    expect(read({ type: 'component', title: ['Table S1'] })?.fields.genre).toBe('component');
    expect(read({ type: 'journal-article', title: ['A title'] })?.fields.genre).toBeUndefined();
  });

  it('tell what a notice says of which work', () => {
    const notice = read({
      title: ['Retraction: A title'],
      'update-to': [{ DOI: '10.5555/W', type: 'retraction', source: 'publisher', updated: { 'date-parts': [[2020, 4, 1]] } }],
    });
    expect(notice?.says).toEqual([{ about: '10.5555/w', kind: 'retracted', date: '2020-04-01', doi: '10.5555/a', from: 'crossref' }]);
    expect(read({ title: ['A title'] })).not.toHaveProperty('says');
  });
});

describe('crossrefSource', () => {
  it('maps every part', () => {
    expect(
      source({
        type: 'journal-article',
        title: ['Effects of <i>E. coli</i> &amp; H<sub>2</sub>O'],
        subtitle: ['A trial'],
        'short-title': ['Effects'],
        author: [
          { family: 'van den Berg', given: 'Anna', ORCID: 'http://orcid.org/0000-0002-1825-0097' },
          { name: 'The Trial Group' },
          { family: 'CastaÃ±o', given: 'J' },
          {},
        ],
        'container-title': ['Journal of Things'],
        'short-container-title': ['J. Things'],
        publisher: 'House',
        volume: '3',
        issue: '1',
        'article-number': 'e12',
        ISSN: ['0378-5955', '1234-5678'],
        'published-print': { 'date-parts': [[2017, 1]] },
        'published-online': { 'date-parts': [[2016, 11, 2]] },
        issued: { 'date-parts': [[2016, 11, 2]] },
        created: { 'date-parts': [[2020]] },
      }),
    ).toEqual({
      id: 'crossref:10.5555/work',
      adapter: 'crossref',
      fields: {
        type: 'article-journal',
        title: 'Effects of E. coli & H2O: A trial',
        author: [
          { family: 'van den Berg', given: 'Anna', ORCID: '0000-0002-1825-0097' },
          { literal: 'The Trial Group' },
          { family: 'Castaño', given: 'J' },
        ],
        'container-title': 'Journal of Things',
        'container-title-short': 'J. Things',
        publisher: 'House',
        volume: '3',
        issue: '1',
        page: 'e12',
        ISSN: '0378-5955',
        DOI: '10.5555/work',
        URL: 'https://doi.org/10.5555/work',
        issued: { 'date-parts': [[2016, 11, 2]] },
      },
      titles: ['Effects of E. coli & H2O', 'Effects'],
      years: [2016, 2017],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    });
  });

  it('takes the day of deposit for a year only when there is no other', () => {
    expect(source({ created: { 'date-parts': [[2020]] }, issued: { 'date-parts': [[null]] } })?.years).toEqual([2020]);
  });

  it('puts the book of a chapter before its series', () => {
    expect(source({ type: 'book-chapter', 'container-title': ['Lecture Notes', 'The Book'] })?.fields).toMatchObject({
      'container-title': 'The Book',
      'collection-title': 'Lecture Notes',
    });
  });

  it('knows other versions and what a preprint became', () => {
    const held = source({
      type: 'posted-content',
      relation: {
        'is-preprint-of': [{ 'id-type': 'doi', id: '10.5555/Final' }],
        'has-review': [{ 'id-type': 'doi', id: '10.5555/review' }],
      },
      'update-to': [update('10.5555/v1', 'new_version', 'publisher', 2020)],
    });
    expect(held).toMatchObject({
      sameAs: ['doi:10.5555/final', 'doi:10.5555/v1'],
      notices: [{ kind: 'superseded-preprint', doi: '10.5555/final', from: 'crossref' }],
    });
    expect(held?.isNotice).toBeUndefined();
  });

  it('keeps a leading RETRACTED in the title, where it was read', () => {
    expect(source({ title: ['RETRACTED: A title'] })?.fields.title).toBe('RETRACTED: A title');
  });
});

describe('noticesOf', () => {
  it('reads updated-by as what befell the work, in order of time', () => {
    const work = parse({
      'updated-by': [
        update('10.5555/R', 'retraction', 'retraction-watch', 2010, 2, 6),
        update('10.5555/c', 'correction', 'publisher', 2004, 3, 6),
        update('10.5555/e', 'expression_of_concern', 'publisher', 2005),
        update('10.5555/x', 'new_version', 'publisher', 2011),
      ],
    });
    expect(noticesOf(work)).toEqual({
      isNotice: false,
      notices: [
        { kind: 'corrected', date: '2004-03-06', doi: '10.5555/c', from: 'crossref' },
        { kind: 'expression-of-concern', date: '2005', doi: '10.5555/e', from: 'crossref' },
        { kind: 'retracted', date: '2010-02-06', doi: '10.5555/r', from: 'crossref (retraction watch)' },
      ],
    });
  });

  it('reads update-to as the mark of a notice, which is not itself retracted', () => {
    expect(
      noticesOf(parse({ title: ['Retraction: A title'], 'update-to': [update('10.5555/paper', 'retraction', 'publisher', 2010)] })),
    ).toEqual({ isNotice: true, notices: [] });
  });

  it('reads what a record says that it does to itself as what befell it, but of a notice', () => {
    const itself = { DOI: '10.5555/self', 'update-to': [update('10.5555/SELF', 'expression_of_concern', 'publisher', 2010)] };
    expect(noticesOf(parse({ title: ['A title'], ...itself }))).toEqual({
      isNotice: false,
      notices: [{ kind: 'expression-of-concern', date: '2010', doi: '10.5555/self', from: 'crossref' }],
    });
    expect(noticesOf(parse({ title: ['Expression of Concern: A title'], ...itself })).notices).toEqual([]);
  });

  it('lets Retraction Watch decide when a publisher deposited both ways on both', () => {
    const paper = parse({
      title: ['A title'],
      'update-to': [update('10.5555/notice', 'retraction', 'publisher', 2020, 5, 22)],
      'updated-by': [
        update('10.5555/notice', 'retraction', 'retraction-watch', 2020, 6, 5),
        update('10.5555/letter', 'retraction', 'publisher', 2020, 5, 22),
      ],
    });
    expect(noticesOf(paper)).toEqual({
      isNotice: false,
      notices: [{ kind: 'retracted', date: '2020-06-05', doi: '10.5555/notice', from: 'crossref (retraction watch)' }],
    });
    const notice = parse({
      DOI: '10.5555/notice',
      title: ['A title'],
      'update-to': [update('10.5555/work', 'retraction', 'retraction-watch', 2020, 6, 5)],
      'updated-by': [update('10.5555/work', 'retraction', 'publisher', 2020, 5, 22)],
    });
    expect(noticesOf(notice)).toEqual({ isNotice: true, notices: [] });
  });

  it('lets the title decide when nobody else does', () => {
    const both = {
      'update-to': [update('10.5555/other', 'erratum', 'publisher', 2020)],
      'updated-by': [update('10.5555/other', 'erratum', 'publisher', 2020)],
    };
    expect(noticesOf(parse({ title: ['Erratum to: A title'], ...both }))).toEqual({ isNotice: true, notices: [] });
    expect(noticesOf(parse({ title: ['A title'], ...both }))).toMatchObject({ isNotice: false, notices: [{ kind: 'corrected' }] });
    expect(
      noticesOf(parse({ title: ['RETRACTED: A title'], 'update-to': [update('10.5555/other', 'retraction', 'publisher', 2020)] })).isNotice,
    ).toBe(false);
  });

  it('takes “Retracted: …” for the notice where the journal signs it', () => {
    const signed = {
      title: ['Retracted: A title'],
      'container-title': ['Town Medicine'],
      'update-to': [update('10.5555/other', 'retraction', 'publisher', 2023)],
    };
    expect(noticesOf(parse({ ...signed, author: [{ name: 'Town Medicine' }] })).isNotice).toBe(true);
    expect(noticesOf(parse({ ...signed, author: [{ family: 'Quill', given: 'Ida' }] })).isNotice).toBe(false);
  });

  it('takes an update of the work by itself for the work', () => {
    const own = [update('10.5555/work', 'partial_retraction', 'publisher', 2022, 12, 1)];
    expect(noticesOf(parse({ 'update-to': own, 'updated-by': own }))).toEqual({
      isNotice: false,
      notices: [{ kind: 'corrected', date: '2022-12-01', doi: '10.5555/work', from: 'crossref', reason: 'partial retraction' }],
    });
  });
});
