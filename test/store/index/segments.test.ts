import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addToIndex, buildIndex } from '../../../src/store/index/build.ts';
import { openIndex } from '../../../src/store/index/read.ts';
import { additionsOf, nextAddition } from '../../../src/store/index/segments.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-segments-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let files = 0;
const lines = (...items: readonly object[]): string => {
  files += 1;
  const path = join(dir, `records-${files}.jsonl`);
  writeFileSync(path, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return path;
};
const WORK = {
  id: 'w',
  type: 'article-journal',
  title: 'A made-up study of barley',
  DOI: '10.5555/barley',
  issued: { 'date-parts': [[2019]] },
};

describe('additions to an index', () => {
  it('are read with it; a newer record of the same identifier stands in for the older one', async () => {
    const out = join(dir, 'works');
    await buildIndex({
      from: [lines(WORK, { id: 'c', type: 'book', title: 'A book about copper' })],
      out,
      declareComplete: true,
      scope: 'to 2025',
    });
    const newer = { ...WORK, title: 'A made-up study of barley (corrected)', issued: { 'date-parts': [[2020]] } };
    const addition = await addToIndex({
      from: [lines(newer, { id: 'g', type: 'book', title: 'A book about granite' })],
      out,
      scope: 'to 2026',
    });
    expect(addition).toMatchObject({ records: 2, name: 'works' });
    await addToIndex({ from: [lines({ id: 'x', type: 'book', title: 'A book about willows' })], out });
    const index = openIndex(out);
    expect(index.manifest).toMatchObject({ name: 'works', records: 5, complete: true, scope: 'to 2026' });
    expect(index.manifest.sources).toHaveLength(3);
    expect(index.byIdentifier('doi', '10.5555/BARLEY')).toEqual([newer]);
    expect(index.byTitle(WORK.title)).toEqual([]);
    expect(index.search({ title: 'a made up study of barly' }, 5).map(({ title }) => title)).toEqual([newer.title]);
    expect(index.search({ title: 'a book about copper' }, 5)[0]?.title).toBe('A book about copper');
    expect(index.search({ title: 'a book about willows' }, 5)[0]?.title).toBe('A book about willows');
    index.close();
  });

  it('hide nothing that is another record of the work: a preprint beside the journal version', async () => {
    const out = join(dir, 'versions');
    await buildIndex({ from: [lines(WORK)], out });
    const preprint = { id: 'arxiv:2001.00001', type: 'article', title: WORK.title, arxiv: '2001.00001', DOI: WORK.DOI };
    await addToIndex({ from: [lines(preprint)], out });
    const index = openIndex(out);
    expect(index.byIdentifier('doi', WORK.DOI).map(({ id }) => id)).toEqual(['w', 'arxiv:2001.00001']);
    index.close();
  });

  it('are not read with an index that was built anew, and are taken away by building it', async () => {
    const out = join(dir, 'anew');
    await buildIndex({ from: [lines(WORK)], out });
    await addToIndex({ from: [lines({ title: 'Only added' })], out });
    const [path = ''] = additionsOf(out);
    expect(path).toBe(`${out}.add-0001`);
    expect(nextAddition(out)).toBe(`${out}.add-0002`);
    await buildIndex({ from: [lines({ title: 'Something else' })], out: join(dir, 'other') });
    const { copyFileSync } = await import('node:fs');
    copyFileSync(path, join(dir, 'other.add-0001'));
    const other = openIndex(join(dir, 'other'));
    expect(other.byTitle('Only added')).toEqual([]);
    other.close();
    await buildIndex({ from: [lines(WORK)], out });
    expect(existsSync(path)).toBe(false);
  });

  it('need an index to be added to', async () => {
    await expect(addToIndex({ from: [lines(WORK)], out: join(dir, 'nothing') })).rejects.toMatchObject({ code: 'not-found' });
  });
});
