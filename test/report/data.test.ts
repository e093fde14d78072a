import { describe, expect, it } from 'vitest';
import { reportsIn } from '../../src/audit/verify-report.ts';
import { errorLine, json, jsonLine, jsonl } from '../../src/report/data.ts';
import { savedReports } from '../../src/report/saved.ts';
import { ALL, finding, MINOR, NO_MATCH, report } from './make.ts';

describe('jsonLine', () => {
  it('has the keys of the batch contract, in order', () => {
    const line = JSON.parse(jsonLine(finding(MINOR)));
    expect(Object.keys(line)).toEqual(['type', 'key', 'raw', 'class', 'rule', 'coverage', 'components', 'source', 'warnings', 'p_valid']);
    expect(Object.keys(line.components)).toEqual(['title', 'authors', 'venue', 'date', 'url', 'doi']);
    expect(line.components.date).toEqual({ label: 'partial', cited: '2015', found: '2016', score: 0.4 });
    expect(line).toMatchObject({ type: 'reference', key: '9', class: 'exist_minor', coverage: 'complete', p_valid: 0.5 });
    expect(line.source).toMatchObject({ id: 'index:9', DOI: '10.5555/boats.90' });
  });

  it('says what was cited where nothing was found to compare it with', () => {
    const one = finding(NO_MATCH);
    const none = { label: 'unknown', cited: null, found: null, score: null, source: null, why: 'no record' } as const;
    const components = { title: none, authors: none, venue: none, date: none, url: none, doi: none };
    const cited = (fields: typeof one.reference.fields): unknown[] =>
      Object.values(
        JSON.parse(jsonLine({ ...one, reference: { ...one.reference, fields }, verdict: { ...one.verdict, components } })).components,
      ).map((part) => (part as { cited: unknown }).cited);
    const author = [{ given: 'Ada', 'non-dropping-particle': 'van', family: 'Dam' }, { literal: 'The Reef Society' }];
    expect(cited({ ...one.reference.fields, author })).toEqual([
      'Seeding of clouds in cortical weather',
      'Ada van Dam, The Reef Society',
      'Nature Meteorology',
      '2024',
      null,
      '10.5555/none.0999',
    ]);
    expect(cited({ type: 'document' })).toEqual([null, null, null, null, null, null]);
  });

  it('names no source when none was chosen, though one was near', () => {
    expect(JSON.parse(jsonLine(finding(NO_MATCH))).source).toBeNull();
  });
});

describe('errorLine', () => {
  it('says code and message under the id', () => {
    expect(JSON.parse(errorLine('7', { code: 'bad-line', message: 'no JSON' }))).toEqual({
      id: '7',
      error: { code: 'bad-line', message: 'no JSON' },
    });
  });
});

describe('json', () => {
  it('gives back the report', () => {
    const made = report(ALL);
    expect(JSON.parse(json([made]))).toEqual(JSON.parse(JSON.stringify(made)));
  });
  it('names what could not be read behind the reports, and is read back so', () => {
    const unread = [
      { name: 'broken.pdf', why: 'is no PDF', code: 'encrypted-input' },
      { name: 'gone.pdf', why: 'is not there' },
    ];
    const made = JSON.parse(json([report(ALL)], { unread }));
    expect(made.slice(1)).toEqual([
      { schema: 'stet-unread/1', document: { name: 'broken.pdf' }, error: { code: 'encrypted-input', message: 'is no PDF' } },
      { schema: 'stet-unread/1', document: { name: 'gone.pdf' }, error: { code: 'unreadable-input', message: 'is not there' } },
    ]);
    expect(savedReports(made)).toMatchObject({ reports: [{ schema: 'stet-report/1' }], unread: [unread[0], { name: 'gone.pdf' }] });
    expect(reportsIn(JSON.stringify(made))).toHaveLength(1);
    expect(JSON.parse(json([], { unread }))).toHaveLength(2);
    expect(
      jsonl([], { unread })
        .split('\n')
        .slice(0, 2)
        .map((line) => JSON.parse(line).id),
    ).toEqual(['broken.pdf', 'gone.pdf']);
  });
});
