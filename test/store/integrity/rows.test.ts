import { describe, expect, it } from 'vitest';
import { listDate, listLine, noticeLine, retractionWatchRow, timeline } from '../../../src/store/integrity/rows.ts';

describe('retractionWatchRow', () => {
  const row = (fields: Record<string, string>) => retractionWatchRow((column) => fields[column] ?? '', 'list');

  it('reads what befell the original paper', () => {
    expect(
      row({
        OriginalPaperDOI: '10.1000/ABC',
        OriginalPaperPubMedID: '12345',
        RetractionDOI: '10.1000/notice',
        RetractionDate: '9/27/2023 0:00',
        RetractionNature: 'Retraction',
        Reason: '+Error in Data;+Retract and Replace;',
      }),
    ).toEqual({
      doi: '10.1000/abc',
      pmid: '12345',
      notices: [
        { kind: 'retracted', date: '2023-09-27', doi: '10.1000/notice', from: 'list', reason: 'Error in Data; Retract and Replace' },
      ],
    });
  });

  it('leads to the notice by its PubMed number where its DOI is unavailable', () => {
    const [notice] =
      row({ OriginalPaperDOI: '10.1000/abc', RetractionDOI: 'Unavailable', RetractionPubMedID: '77', RetractionNature: 'Retraction' })
        ?.notices ?? [];
    expect(notice).toEqual({ kind: 'retracted', url: 'https://pubmed.ncbi.nlm.nih.gov/77/', from: 'list' });
  });

  it.each([
    ['Expression of concern', 'expression-of-concern'],
    ['Correction', 'corrected'],
    ['Reinstatement', 'reinstated'],
  ])('knows %s for %s', (nature, kind) =>
    expect(row({ OriginalPaperDOI: '10.1000/abc', RetractionNature: nature })?.notices[0]?.kind).toBe(kind),
  );

  it('passes over rows without a work, and words it does not know', () => {
    expect(row({ OriginalPaperDOI: 'unavailable', OriginalPaperPubMedID: '0', RetractionNature: 'Retraction' })).toBeNull();
    expect(row({ OriginalPaperDOI: '10.1000/abc', RetractionNature: 'Not a retraction' })).toBeNull();
    expect(row({})).toBeNull();
  });
});

describe('noticeLine', () => {
  it('reads one or several natures', () => {
    expect(noticeLine({ doi: '10.1000/ABC', nature: 'Retraction', date: '2020-01-02', notice: '10.1000/n' }, 'l')).toEqual({
      doi: '10.1000/abc',
      pmid: null,
      notices: [{ kind: 'retracted', date: '2020-01-02', doi: '10.1000/n', from: 'l' }],
    });
    expect(noticeLine({ doi: '10.1000/abc', nature: ['Correction', 'Retraction', 'Else'], date: '2020' }, 'l')?.notices).toEqual([
      { kind: 'corrected', from: 'l' },
      { kind: 'retracted', from: 'l' },
    ]);
    for (const value of [{}, { doi: 7, nature: 'Retraction' }, { doi: '10.1000/abc' }, { doi: '10.1000/abc', nature: [7] }])
      expect(noticeLine(value, 'l')).toBeNull();
  });
});

describe('listLine', () => {
  it('reads journals, publishers and hijacked journals', () => {
    expect(listLine({ list: 'L', title: 'Journal of X', issn: '03785955', version: '2024-01' })).toEqual({
      list: 'L 2024-01',
      entry: 'Journal of X',
      kind: 'journal',
      titles: ['Journal of X'],
      issns: ['0378-5955'],
      hosts: [],
      honest: [],
    });
    expect(listLine({ list: 'L', title: 'T', issn: ['0378-5955', 'none', '00280836', '0378-5955'] })?.issns).toEqual([
      '0378-5955',
      '0028-0836',
    ]);
    expect(listLine({ list: 'L', kind: 'publishers', name: 'House' })).toMatchObject({ kind: 'publisher' });
    expect(
      listLine({
        list: 'L',
        kind: 'hijacked',
        hijacked: 'Ayer',
        hijackedurl: 'http://www.false.example/x',
        althijackedurl: 'nonsense',
        authenticurl: 'http://true.example/',
      }),
    ).toMatchObject({ kind: 'hijacked', hosts: ['false.example'] });
    for (const value of [{}, { list: 'L' }, { list: 'L', kind: 'metrics', name: 'Index' }, { title: 'T' }])
      expect(listLine(value)).toBeNull();
  });
});

describe('listDate', () => {
  it.each([
    ['9/27/2023 0:00', '2023-09-27'],
    ['2023-09-27', '2023-09-27'],
    ['2023', '2023'],
    ['27/9/2023', '2023'],
    ['soon', undefined],
    ['', undefined],
  ])('%s is %s', (text, date) => expect(listDate(text)).toBe(date));
});

describe('timeline', () => {
  it('goes by date, and by the way of things without one', () => {
    const from = 'l';
    expect(
      timeline([
        { kind: 'reinstated', from },
        { kind: 'retracted', date: '2020-03', from },
        { kind: 'retracted', from },
        { kind: 'corrected', date: '2019', from },
      ]).map(({ kind, date }) => [kind, date]),
    ).toEqual([
      ['corrected', '2019'],
      ['retracted', '2020-03'],
      ['retracted', undefined],
      ['reinstated', undefined],
    ]);
  });
});
