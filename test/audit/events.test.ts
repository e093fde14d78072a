import { describe, expect, it } from 'vitest';
import { eventsOf, eventsOfList } from '../../src/audit/events.ts';
import { COMPONENTS, type Component, type ComponentEvidence } from '../../src/model/evidence.ts';
import type { ReferenceFinding } from '../../src/model/report.ts';

const nothing: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };
const components = Object.fromEntries(COMPONENTS.map((name) => [name, nothing])) as Record<Component, ComponentEvidence>;

const finding: ReferenceFinding = {
  reference: {
    id: 'ref:1',
    key: '7',
    span: { start: 0, end: 10 },
    raw: 'Smith 2020. A title.',
    fields: { title: 'A title', DOI: '10.5555/other' },
    fieldSpans: {},
    route: 'formal',
    routeWhy: 'has a title',
    origin: 'list',
    confidence: 1,
  },
  asked: [
    {
      adapter: 'index',
      question: 'identifier',
      query: '10.5555/other',
      covers: 'authoritative',
      lookup: { kind: 'absent' },
      snapshots: [],
    },
    {
      adapter: 'crossref',
      question: 'work',
      query: 'A title',
      covers: 'broad',
      lookup: { kind: 'unavailable', why: 'rate-limited' },
      snapshots: [],
    },
  ],
  sources: [
    {
      id: 'index:a',
      adapter: 'index',
      fields: { title: 'Another title', DOI: '10.5555/a' },
      titles: [],
      years: [2020],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    },
  ],
  verdict: {
    kind: 'reference',
    of: 'ref:1',
    outcome: 'exist',
    rule: 'ref/exist-a',
    says: 'The authors and the title match.',
    rawOutcome: 'exist',
    coverage: { kind: 'none', absent: [], missing: [] },
    components,
    identifiers: [{ identifier: '10.5555/other', scheme: 'doi', outcome: 'elsewhere', source: 'index:a', why: 'another title' }],
    source: 'index:a',
    candidates: [],
    pValid: 0.9,
  },
  warnings: [
    {
      kind: 'retracted',
      rule: 'notice/retracted',
      severity: 'error',
      of: ['ref:1'],
      says: 'Retracted.',
      notice: { kind: 'retracted', from: 'list 2026-01', date: '2021-03-02' },
      evidence: [],
    },
    { kind: 'corrected', rule: 'notice/corrected', severity: 'info', of: ['ref:1'], says: 'Corrected.', evidence: [] },
  ],
};

describe('eventsOf', () => {
  it("writes a finding down in the seeds' names, in the order of the pipeline", () => {
    const events = eventsOf(finding);
    expect(events.map(({ ev }) => ev)).toEqual([
      'reference_extracted',
      'asked',
      'asked',
      'title_mismatch',
      'compared',
      'classified',
      'verified',
      'retracted',
      'warned',
    ]);
    expect(events[2]).toMatchObject({ outcome: 'unavailable', why: 'rate-limited' });
    expect(events[3]).toMatchObject({ doi: '10.5555/other', attributed: 'A title', actual: 'Another title' });
    // How alike the two titles are, whatever the record that was compared says.
    expect(events[3]).toMatchObject({ conf: 0.54 });
    expect(events[7]).toMatchObject({ source: 'list 2026-01', date: '2021-03-02', doi: '10.5555/a' });
  });
  it('calls an unregistered DOI a crossref_miss, and says nothing of one that could not be asked', () => {
    const of = (outcome: 'unregistered' | 'unconfirmed') =>
      eventsOf({
        ...finding,
        verdict: { ...finding.verdict, identifiers: [{ identifier: '10.5555/x', scheme: 'doi', outcome, why: '' }] },
      }).map(({ ev }) => ev);
    expect(of('unregistered')).toContain('crossref_miss');
    expect(of('unconfirmed')).not.toContain('crossref_miss');
  });
});

describe('eventsOfList', () => {
  it('keeps the share and the names of a concentrated cohort', () => {
    expect(
      eventsOfList([
        { kind: 'cohort_concentrated', rule: 'list/cohort', severity: 'info', of: [], says: '', evidence: ['Smith'], share: 0.55 },
      ]),
    ).toEqual([{ ev: 'cohort_concentrated', share: 0.55, authors: ['Smith'] }]);
  });
});
