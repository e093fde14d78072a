/** The log as a person reads it: every line is there, under the citation it is about. */
import { describe, expect, it } from 'vitest';
import { traceOf } from '../../../src/web/app/trace-steps.ts';

const line = (i: number, fields: object): string => JSON.stringify({ v: 1, i, ts: '2026-01-02T03:04:05.678Z', ...fields });
const LOG = [
  line(0, { ev: 'run_started', name: 'paper.pdf', engine: 'stet 0.1.0' }),
  line(1, { ev: 'reference_extracted', ref: 'a', key: '1', route: 'formal', raw: 'Lehmann 2001' }),
  line(2, { ev: 'asked', ref: 'a', adapter: 'crossref', question: 'identifier', query: '10.5555/a', outcome: 'absent', covers: 'broad' }),
  line(3, { ev: 'crossref_miss', ref: 'a', doi: '10.5555/a' }),
  line(4, { ev: 'classified', ref: 'a', class: 'fake', rule: 'ref/fake-a', coverage: 'complete' }),
  line(5, { ev: 'reference_extracted', ref: 'b', key: '2', route: 'formal', raw: 'Yamada 2019' }),
  line(6, { ev: 'title_mismatch', ref: 'b', doi: '10.5555/b', attributed: 'x', actual: 'y', conf: 0.43 }),
  line(7, { ev: 'verified', ref: 'b', source: 'index:1', doi: '10.5555/c', conf: 0.9 }),
  line(8, { ev: 'classified', ref: 'b', class: 'exist', rule: 'ref/exist-a', coverage: '' }),
  line(9, { ev: 'never_heard_of', ref: 'b', odd: { deep: 1 } }),
  'torn {',
  line(11, { ev: 'merkle_commit', size: 11, root: 'ab', prior: '' }),
];

describe('traceOf', () => {
  const trace = traceOf(LOG);

  it('puts each line once, under its citation or under the run', () => {
    const shown = [...trace.citations.flatMap(({ steps }) => steps), ...trace.whole].map(({ i }) => i).sort((a, b) => a - b);
    expect(shown).toEqual(LOG.map((_, i) => i));
    expect(trace.citations.map(({ n, key, outcome }) => [n, key, outcome])).toEqual([
      [1, '1', 'fake'],
      [2, '2', 'exist'],
    ]);
  });

  it("keeps the seed's names beside words", () => {
    expect(trace.citations[0]?.steps.map(({ ev }) => ev)).toEqual(['reference_extracted', 'asked', 'crossref_miss', 'classified']);
    expect(trace.citations[0]?.steps[2]?.says).toBe('10.5555/a is unknown to its registry');
    expect(trace.citations[1]?.steps[1]?.says).toContain('43 %');
  });

  it('orders what was compared as every card does', () => {
    const labels = { authors: 'match', date: 'match', doi: 'not_match', title: 'match', url: 'unknown', venue: 'partial' };
    const [traced] = traceOf([LOG[1] ?? '', line(2, { ev: 'compared', ref: 'a', source: 'index:1', labels })]).citations;
    expect(traced?.steps[1]?.says).toContain('title match, authors match, venue partly, year match, identifier differs');
  });

  it('does not call verified and nothing more what was retracted', () => {
    const told = traceOf([...LOG, line(12, { ev: 'retracted', ref: 'b', doi: '10.5555/c', source: 'a list', date: '2021-03-02' })]);
    expect(told.citations.map(({ outcome, notice }) => [outcome, notice])).toEqual([
      ['fake', ''],
      ['exist', 'retracted'],
    ]);
  });

  it('shows what it does not know, and what cannot be read, as it stands', () => {
    expect(trace.citations[1]?.steps.at(-1)?.says).toBe('odd {"deep":1}');
    expect(trace.whole.find(({ i }) => i === 10)).toMatchObject({ ev: '?', says: 'torn {' });
  });
});
