/** Details cited otherwise are one warning with both values and the records that say so. */
import { describe, expect, it } from 'vitest';
import { decideReference } from '../../../src/decide/index.ts';
import {
  COMPONENTS,
  type ComponentEvidence,
  type DetailEvidence,
  type Label,
  type ReferenceEvidence,
} from '../../../src/model/evidence.ts';
import { referenceOf } from '../../compare/reference/make.ts';
import { WORK, warningsOf } from './matched-work.ts';

const VOLUME: DetailEvidence = { field: 'volume', cited: '12', found: '21', sources: [WORK.id] };
const PAGES: DetailEvidence = { field: 'page', cited: '33-41', found: '133–141', sources: [WORK.id, 'pubmed:1'] };
const told = (details?: readonly DetailEvidence[]) =>
  warningsOf(details === undefined ? {} : { details }).filter(({ kind }) => kind === 'details_differ');

describe('details that differ', () => {
  it('are told with both values and their record', () => {
    expect(told([VOLUME])).toEqual([
      {
        kind: 'details_differ',
        rule: 'warn/details-differ',
        severity: 'warning',
        of: ['ref:1'],
        says: `Cited otherwise than recorded: volume 12 (recorded: 21). So recorded by ${WORK.id}.`,
        evidence: [WORK.id],
      },
    ]);
  });
  it('are one warning, each record named once', () => {
    expect(told([VOLUME, PAGES])).toMatchObject([
      {
        says: `Cited otherwise than recorded: volume 12 (recorded: 21); pages 33-41 (recorded: 133–141). So recorded by ${WORK.id}, pubmed:1.`,
        evidence: [WORK.id, 'pubmed:1'],
      },
    ]);
  });
  it('are no warning where there are none', () => {
    expect(told()).toEqual([]);
    expect(told([])).toEqual([]);
  });
});

describe('the verdict', () => {
  const reference = referenceOf({ fields: { title: 'A slow theory of growing glass corals', author: [{ family: 'Roe' }], volume: '12' } });
  const decided = (title: Label, authors: Label, certain = true) => {
    const one = (label: Label): ComponentEvidence => ({ label, cited: 'x', found: 'x', score: null, source: WORK.id, why: '' });
    const components = Object.fromEntries(
      COMPONENTS.map((name) => [name, one(name === 'title' ? title : name === 'authors' ? authors : 'unknown')]),
    ) as ReferenceEvidence['components'];
    const evidence: ReferenceEvidence = { cluster: WORK.id, components, anchor: 'title', score: 1, certain, details: [VOLUME] };
    const asked = [
      { adapter: 'all', question: 'work', query: '', covers: 'authoritative', lookup: { kind: 'found', sources: [WORK] }, snapshots: [] },
    ] as const;
    return decideReference(reference, { evidence: [evidence], identifiers: [] }, { asked, candidates: [] });
  };
  it('keeps its class and carries the details', () => {
    expect(decided('match', 'match')).toMatchObject({ outcome: 'exist', details: [VOLUME] });
    expect(decided('match', 'partial')).toMatchObject({ outcome: 'unsure', details: [VOLUME] });
  });
  it('of no work carries none', () => {
    const verdict = decided('match', 'not_match');
    expect(verdict.outcome).toBe('fake');
    expect(verdict).not.toHaveProperty('details');
  });
});
