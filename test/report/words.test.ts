import { describe, expect, it } from 'vitest';
import { checkedWords, coverageWords, PART_WORDS, partName } from '../../src/report/words.ts';
import { MINOR, report, VERIFIED } from './make.ts';

describe('what was checked, as the last line of progress', () => {
  it('counts what is there', () => {
    expect(checkedWords(report([VERIFIED]), 1.26)).toBe('1 reference checked in 1.3 s');
    expect(checkedWords(report([VERIFIED, MINOR]), 0)).toBe('2 references checked in 0.0 s');
  });

  it('says that it was stopped, so that nobody takes the count for the whole', () => {
    expect(checkedWords(report([VERIFIED], { interrupted: true }), 2)).toBe(
      '1 reference checked in 2.0 s; stopped there, what follows was not checked',
    );
  });
});

describe('coverage in words', () => {
  it('does not call the source without a record that the record is from', () => {
    const [finding] = report([{ ...MINOR, coverage: { kind: 'complete', absent: ['index', 'crossref'], missing: [] } }]).references;
    if (finding === undefined) throw new Error('no finding was made');
    expect(coverageWords(finding)).toBe('complete; without a matching record: crossref');
    const fake = { ...finding, verdict: { ...finding.verdict, outcome: 'fake' as const } };
    expect(coverageWords(fake)).toBe('complete; without a matching record: index, crossref');
  });
});

describe('a compared part', () => {
  const named = (cited: string | null, found: string | null = null) => partName(PART_WORDS, 'doi', { cited, found });
  it('is called a DOI only where it is one', () => {
    expect([named('10.1234/abc'), named('https://doi.org/10.1234/abc'), named(null, '10.1234/abc')]).toEqual(['DOI', 'DOI', 'DOI']);
    expect([named('410 U.S. 113', '410 U.S. 113'), named('1706.03762'), named('978-3-16-148410-0'), named(null)]).toEqual(
      Array.from({ length: 4 }, () => 'identifier'),
    );
    expect(partName(PART_WORDS, 'date', { cited: '2001', found: '2002' })).toBe('year');
  });
});
