/** What notices in a dump say about works is given with the works: from either side, across additions, never about the notice itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addToIndex, buildIndex } from '../../../src/holdings.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { HeldItem } from '../../../src/model/source.ts';
import { cleanNotice, cleanRelated, withHistory } from '../../../src/store/index/notices.ts';
import { openIndex } from '../../../src/store/index/read.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const on = (year: number, month: number, day: number) => ({ 'date-parts': [[year, month, day]] });
const work = (n: number, more: object = {}) => ({
  DOI: `10.5555/Work.${n}`,
  prefix: '10.5555',
  type: 'journal-article',
  title: [`Sorting the barley of district number ${n}`],
  author: [{ family: 'Harrow', given: 'Ada' }],
  'container-title': ['Journal of Examples'],
  issued: { 'date-parts': [[2015]] },
  'published-print': { 'date-parts': [[2016]] },
  ...more,
});
const notice = (n: number, type: string, about: string, date: ReturnType<typeof on>) => ({
  ...work(n),
  DOI: `10.5555/notice.${n}`,
  title: [`Retraction: Sorting the barley of district number ${n}`],
  'update-to': [{ DOI: about, type, updated: date }],
});
const file = (name: string, works: readonly object[]): string => {
  const path = join(folder, name);
  writeFileSync(path, works.map((one) => JSON.stringify(one)).join('\n'));
  return path;
};

describe('notices in an index', () => {
  it('are told with the work, whether the work or only the notice tells of them', async () => {
    const out = join(folder, 'works.idx');
    const from = file('works.jsonl', [
      work(1),
      work(2, { 'updated-by': [{ DOI: '10.5555/Notice.2', type: 'retraction', updated: on(2018, 3, 4) }] }),
      work(3),
      notice(1, 'retraction', '10.5555/WORK.1', on(2019, 5, 6)),
    ]);
    expect(await buildIndex({ from: [from], out })).toMatchObject({ records: 4, notices: 1 });
    const index = openIndex(out);
    const [first] = index.byIdentifier('doi', '10.5555/work.1');
    const retracted = { kind: 'retracted', date: '2019-05-06', doi: '10.5555/notice.1', from: 'crossref' };
    expect(first?.notices).toEqual([retracted]);
    expect(index.search({ title: 'Sorting the barley of district number 1' }, 5)[0]?.notices).toEqual([retracted]);
    expect(index.byIdentifier('doi', '10.5555/work.2')[0]?.notices).toMatchObject([{ kind: 'retracted', date: '2018-03-04' }]);
    expect(index.byIdentifier('doi', '10.5555/work.3')[0]?.notices).toBeUndefined();
    // The notice is one, and has no history of its own.
    const [itself] = index.byIdentifier('doi', '10.5555/notice.1');
    expect(sourceOf(itself ?? {}, 'l')).toMatchObject({ isNotice: true, notices: [] });
    const source = sourceOf(first ?? {}, 'l');
    expect(source).toMatchObject({ notices: [retracted], years: [2015, 2016] });
    expect(Object.keys(source.fields)).not.toContain('notices');
    index.close();

    const added = file('later.jsonl', [
      { ...notice(3, 'expression_of_concern', '10.5555/work.3', on(2020, 1, 2)), title: ['Expression of concern: Sorting the barley'] },
      { ...notice(4, 'reinstatement', '10.5555/work.1', on(2021, 1, 2)), title: ['Retraction withdrawn: Sorting the barley'] },
    ]);
    await addToIndex({ from: [added], out });
    const both = openIndex(out);
    expect(both.manifest.notices).toBe(3);
    expect(both.byIdentifier('doi', '10.5555/work.3')[0]?.notices).toMatchObject([{ kind: 'expression-of-concern' }]);
    expect(both.byIdentifier('doi', '10.5555/work.1')[0]?.notices?.map(({ kind }) => kind)).toEqual(['retracted', 'reinstated']);
    both.close();
  });

  it('cost nothing where there are none', async () => {
    const out = join(folder, 'plain.idx');
    const manifest = await buildIndex({ from: [file('plain.jsonl', [work(1)])], out });
    expect(manifest.notices).toBeUndefined();
    const item: HeldItem = { title: 'A', DOI: '10.5555/a' };
    expect(withHistory(item, [])).toBe(item);
  });

  it('are believed only in their own shape', () => {
    expect(cleanNotice({ kind: 'fraudulent', from: 'x' })).toBeNull();
    expect(cleanNotice({ kind: 'retracted', date: 'last May', doi: 3 })).toEqual({ kind: 'retracted', from: 'index' });
    expect(cleanNotice('retracted')).toBeNull();
  });

  it('are about every version of a deposit', () => {
    const notice: HeldItem = {
      'notice-about': [{ about: '10.21203/rs.3.rs-12345/v1', kind: 'retracted', doi: '10.21203/rs.3.rs-12345/v3', from: 'crossref' }],
    };
    expect(withHistory({ DOI: '10.21203/RS.3.RS-12345/v2' }, [notice]).notices).toHaveLength(1);
    expect(withHistory({ DOI: '10.21203/rs.3.rs-1234/v2' }, [notice]).notices).toBeUndefined();
  });

  it('say nothing twice, and nothing about other works', () => {
    const about = { about: '10.5555/A', kind: 'retracted', doi: '10.5555/n', from: 'crossref' } as const;
    const told = withHistory({ DOI: '10.5555/a', notices: [{ kind: 'retracted', doi: '10.5555/N', from: 'crossref' }] }, [
      { 'notice-about': [about, { ...about, about: '10.5555/b', kind: 'corrected' }] },
    ]);
    expect(told.notices).toHaveLength(1);
  });
});

describe('comments, replies and reviews in an index', () => {
  const saying = (n: number, relation: string, about: string, title: string) => ({
    ...work(n),
    DOI: `10.5555/said.${n}`,
    title: [title],
    relation: { [relation]: [{ id: about, 'id-type': 'doi' }] },
  });

  it('are told with the work, from whichever side, each once', async () => {
    const out = join(folder, 'said.idx');
    const from = file('said.jsonl', [
      { ...work(31), relation: { 'has-comment': [{ id: '10.5555/said.1', 'id-type': 'doi' }] } },
      work(32),
      saying(1, 'is-comment-on', '10.5555/WORK.31', 'Barley, and how to sort it'),
      saying(2, 'is-reply-to', '10.5555/work.31', 'Sorting again'),
      saying(3, 'is-comment-on', '10.5555/work.31', 'Sorting barley does not replicate'),
      saying(4, 'is-based-on', '10.5555/work.32', 'More barley'),
    ]);
    expect(await buildIndex({ from: [from], out })).toMatchObject({ notices: 3 });
    const index = openIndex(out);
    const [held] = index.byIdentifier('doi', '10.5555/work.31');
    expect(held?.related).toEqual([
      { relation: 'comment', doi: '10.5555/said.1', from: 'crossref' },
      { relation: 'reply', doi: '10.5555/said.2', title: 'Sorting again', date: '2015', from: 'crossref' },
      { relation: 'replication', doi: '10.5555/said.3', title: 'Sorting barley does not replicate', date: '2015', from: 'crossref' },
    ]);
    const source = sourceOf(held ?? {}, 'l');
    expect(source.related).toHaveLength(3);
    expect(source.fields).not.toHaveProperty('related');
    expect(index.byIdentifier('doi', '10.5555/work.32')[0]?.related).toBeUndefined();
    expect(index.byIdentifier('doi', '10.5555/said.2')[0]?.related).toMatchObject([{ relation: 'replies-to' }]);
    index.close();
  });

  it('are found by the PubMed number of the work where no DOI is stated', () => {
    const about = { PMID: '123', title: 'T' };
    const comment: HeldItem = { PMID: '9', title: 'On T', related: [{ relation: 'comments-on', pmid: '123', from: 'pubmed' }] };
    expect(withHistory(about, [comment]).related).toEqual([{ relation: 'comment', pmid: '9', title: 'On T', from: 'pubmed' }]);
    expect(withHistory({ PMID: '124' }, [comment]).related).toBeUndefined();
  });

  it('of unknown shape are read as far as they are any', () => {
    expect(cleanRelated('x')).toEqual([]);
    expect(cleanRelated([{ relation: 'comment' }, { relation: 'friend', doi: '10.5555/a' }, null, 7])).toEqual([]);
    expect(cleanRelated([{ relation: 'comment', doi: '10.5555/a', date: 'soon', from: 3 }])).toEqual([
      { relation: 'comment', doi: '10.5555/a', from: 'index' },
    ]);
  });
});
