/** A newer version is told where a registry relates one, never where it is the version that was cited. */
import { describe, expect, it } from 'vitest';
import type { Related } from '../../../src/model/source.ts';
import { warningsOf } from './matched-work.ts';

const next: Related = { relation: 'new-version', doi: '10.5555/work.v2', from: 'datacite' };
const told = (more: Parameters<typeof warningsOf>[0]) => warningsOf(more).filter(({ kind }) => kind === 'newer_version');

describe('a newer version', () => {
  it('is told with its place, as an information', () => {
    expect(told({ work: { related: [next] } })).toMatchObject([
      {
        rule: 'warn/newer-version',
        severity: 'info',
        says: 'Registered of the cited work: a newer version doi:10.5555/work.v2.',
        evidence: ['doi:10.5555/work.v2 (datacite)'],
      },
    ]);
    const again: Related = { relation: 'republication', pmid: '7', title: 'J Examples. 2019;1:1', date: '2019', from: 'pubmed' };
    expect(told({ work: { related: [again] } })[0]?.says).toContain('it was published again as “J Examples. 2019;1:1” (PMID 7).');
  });

  it('is not told of the version that was cited, nor of a work that was not matched', () => {
    expect(told({ cited: { DOI: '10.5555/WORK.V2' }, work: { related: [next] } })).toEqual([]);
    expect(told({ outcome: 'fake', work: { related: [next] } })).toEqual([]);
    expect(told({ work: { related: [{ ...next, relation: 'supplement' }] } })).toEqual([]);
  });

  it('leaves a preprint that was published to the rule about preprints', () => {
    const notices = [{ kind: 'superseded-preprint', doi: '10.5555/paper', from: 'crossref' }] as const;
    const kinds = warningsOf({ notices, work: { related: [next] } }).map(({ kind }) => kind);
    expect(kinds).toEqual(['superseded_preprint']);
  });
});
