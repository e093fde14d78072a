/** What others published about a cited work is told with its place, as context: from the work's record, a list, or titles that were found. */
import { describe, expect, it } from 'vitest';
import type { Related, Source } from '../../../src/model/source.ts';
import { WORK, warningsOf } from './matched-work.ts';

const comment: Related = { relation: 'comment', doi: '10.5555/comment', from: 'crossref' };
const told = (more: Parameters<typeof warningsOf>[0]) => warningsOf(more).filter(({ kind }) => kind === 'discussed');

describe('a discussed work', () => {
  it('is told with what was said, where, and who says so, as an information', () => {
    expect(told({ work: { related: [comment] } })).toEqual([
      {
        kind: 'discussed',
        rule: 'warn/discussed',
        severity: 'info',
        of: ['ref:1'],
        says: 'Published about the cited work: a comment: doi:10.5555/comment.',
        evidence: ['doi:10.5555/comment (crossref)'],
      },
    ]);
  });

  it('is told in an order that does not hang on who was asked first: replications, comments, replies, reviews', () => {
    const related: Related[] = [
      { relation: 'review', doi: '10.5555/r1', from: 'crossref' },
      { relation: 'review', doi: '10.5555/r2', from: 'crossref' },
      { relation: 'reply', pmid: '77', title: 'J Examples. 2012;1:1', date: '2012', from: 'pubmed' },
      { relation: 'replication', doi: '10.5555/again', title: 'Once more', date: '2019', outcome: 'failed', from: 'list.csv' },
    ];
    const says = told({ work: { related } })[0]?.says ?? '';
    expect(says).toBe(
      'Published about the cited work: a replication: “Once more” (doi:10.5555/again, 2019, failed); a reply: “J Examples. 2012;1:1” (PMID 77); 2 reviews: doi:10.5555/r1; doi:10.5555/r2.',
    );
    expect(told({ work: { related: [...related].reverse() } })[0]?.says).toContain('a replication: “Once more”');
  });

  it('is told once of what a record and a list both know, and of what only the list knows', () => {
    const [warning] = told({ work: { related: [comment] }, related: [{ ...comment, doi: '10.5555/COMMENT', from: 'list' }] });
    expect(warning?.evidence).toEqual(['doi:10.5555/comment (crossref)']);
    expect(told({ related: [comment] })).toHaveLength(1);
    expect(told({ related: [] })).toEqual([]);
    expect(told({ related: null })).toEqual([]);
  });

  it('names three of many', () => {
    const reviews = Array.from({ length: 9 }, (_, i): Related => ({ relation: 'review', doi: `10.5555/r${i}`, from: 'crossref' }));
    const [warning] = told({ work: { related: reviews } });
    expect(warning?.says).toContain('9 reviews: doi:10.5555/r0; doi:10.5555/r1; doi:10.5555/r2 and 6 more.');
    expect(warning?.evidence).toHaveLength(9);
  });

  it('that is itself a reply is told so', () => {
    expect(told({ work: { related: [{ relation: 'replies-to', doi: '10.5555/parent', from: 'crossref' }] } })[0]?.says).toBe(
      'The cited work is itself a reply to doi:10.5555/parent.',
    );
  });

  it('is not one for its data, its newer version, or a comment that is the work cited', () => {
    expect(told({ work: { related: [{ relation: 'supplement', doi: '10.5555/data', from: 'datacite' }] } })).toEqual([]);
    expect(told({ work: { related: [{ relation: 'comment', doi: '10.5555/WORK', from: 'crossref' }] } })).toEqual([]);
  });

  it('is told of no reference that was matched to no work', () => {
    expect(told({ outcome: 'fake', work: { related: [comment] } })).toEqual([]);
    expect(told({ outcome: 'unknown', related: [comment] })).toEqual([]);
  });

  it('by titles tells a reply and a replication from a comment', () => {
    const other = (title: string, n: number): Source => ({ ...WORK, id: `local:${n}`, fields: { title, DOI: `10.5555/o${n}` } });
    const [warning] = told({
      others: [
        other('Reply to: A slow theory of growing glass corals', 1),
        other('Replication of “A slow theory of growing glass corals”', 2),
      ],
    });
    expect(warning?.says).toMatch(/^Published about the cited work: a replication: “Replication.+\(doi:10\.5555\/o2\); a reply: “Reply/);
    expect(warning?.evidence).toEqual(['local:2', 'local:1']);
  });
});
