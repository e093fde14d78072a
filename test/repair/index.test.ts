import { describe, expect, it } from 'vitest';
import type { Reference } from '../../src/model/cited.ts';
import { COMPONENTS, type Component, type ComponentEvidence, type Label } from '../../src/model/evidence.ts';
import type { Source } from '../../src/model/source.ts';
import type { ReferenceVerdict } from '../../src/model/verdict.ts';
import { repairReference } from '../../src/repair/index.ts';

const reference: Reference = {
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 1 },
  raw: 'x',
  fields: {},
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
};
const source: Source = {
  id: 'index:a',
  adapter: 'index',
  fields: {},
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
};

const verdict = (labels: Partial<Record<Component, Label>>, outcome: ReferenceVerdict['outcome'] = 'exist_minor'): ReferenceVerdict => ({
  kind: 'reference',
  of: 'ref:1',
  outcome,
  rule: 'ref/minor-a',
  says: '',
  rawOutcome: outcome,
  coverage: { kind: 'none', absent: [], missing: [] },
  components: Object.fromEntries(
    COMPONENTS.map((name): [Component, ComponentEvidence] => [
      name,
      { label: labels[name] ?? 'unknown', cited: `cited ${name}`, found: `found ${name}`, score: 0.5, source: 'index:a', why: 'differs' },
    ]),
  ) as Record<Component, ComponentEvidence>,
  identifiers: [],
  source: 'index:a',
  candidates: [],
  pValid: 0.8,
});

describe('repairReference', () => {
  it('corrects each field that differs, from the record, in order', () => {
    const edits = repairReference(reference, verdict({ title: 'match', authors: 'match', date: 'not_match', doi: 'partial' }), [source]);
    expect(edits.map(({ field, cited, replacement, grade }) => [field, cited, replacement, grade])).toEqual([
      ['issued', 'cited date', 'found date', 'work'],
      ['DOI', 'cited doi', 'found doi', 'work'],
    ]);
  });
  it('suggests nothing where the record is not certainly the work meant', () => {
    expect(repairReference(reference, verdict({ title: 'partial', authors: 'match', date: 'not_match' }), [source])).toEqual([]);
    expect(repairReference(reference, verdict({ title: 'match', authors: 'match', date: 'not_match' }), [])).toEqual([]);
    for (const outcome of ['exist', 'fake', 'unknown', 'unsure'] as const)
      expect(repairReference(reference, verdict({ title: 'match', authors: 'match', date: 'not_match' }, outcome), [source])).toEqual([]);
  });
  it('takes details that differ from their record, also where nothing else does', () => {
    const details = [{ field: 'volume', cited: '12', found: '21', sources: ['index:a'] }] as const;
    const edits = (outcome: ReferenceVerdict['outcome'], sources: readonly Source[]) =>
      repairReference(reference, { ...verdict({ title: 'match', authors: 'match' }, outcome), details }, sources).map(
        ({ field, cited, replacement, grade }) => [field, cited, replacement, grade],
      );
    expect(edits('exist', [source])).toEqual([['volume', '12', '21', 'work']]);
    expect(edits('exist_minor', [source])).toEqual([['volume', '12', '21', 'work']]);
    expect(edits('exist', [])).toEqual([]);
    expect(edits('unsure', [source])).toEqual([]);
  });
  it('takes a cited identifier that belongs to the record as grade enough', () => {
    const with_id = {
      ...verdict({ title: 'partial', authors: 'match' }),
      identifiers: [{ identifier: '10.5555/a', scheme: 'doi', outcome: 'same', why: '' }],
    } as const;
    expect(repairReference(reference, with_id, [source])).toMatchObject([{ field: 'title', grade: 'identifier' }]);
  });
});
