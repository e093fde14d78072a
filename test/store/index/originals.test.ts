/** A book is found by its author where its title is in another language; papers, other people and titles in the same language are not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/holdings.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { BibliographicIndex } from '../../../src/model/ports.ts';
import { openIndex } from '../../../src/store/index/read.ts';

const book = (id: string, title: string, given: string, year: number, type = 'book'): CslItem => ({
  id,
  type,
  title,
  author: [{ family: 'Quill', given }],
  issued: { 'date-parts': [[year]] },
});
const HELD = [
  book('walls', 'Mauern und Strafen', 'Ida', 1975),
  book('gates', 'The gates of the town', 'Ida', 1980),
  book('other', 'Türme und Strafen', 'Otto', 1975),
  { ...book('letters', 'Стены и мосты', '', 1866), author: [{ family: 'Достоевский', given: 'Фёдор' }] },
  book('paper', 'Über Mauern und Tore', 'Ida', 1976, 'article-journal'),
];
const folder = mkdtempSync(join(tmpdir(), 'stet-originals-'));
let index: BibliographicIndex;
beforeAll(async () => {
  writeFileSync(join(folder, 'held.jsonl'), HELD.map((one) => JSON.stringify(one)).join('\n'));
  await buildIndex({ from: [join(folder, 'held.jsonl')], out: join(folder, 'held') });
  index = openIndex(join(folder, 'held'));
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

const found = (fields: Partial<CslItem>): readonly (string | undefined)[] =>
  index
    .search(
      {
        type: 'book',
        title: 'Vigilar y castigar',
        author: [{ family: 'Quill', given: 'I.' }],
        issued: { 'date-parts': [[2002]] },
        ...fields,
      },
      16,
    )
    .map(({ id }) => id);

describe('a book under a title in another language', () => {
  it('brings the books of its author in others, whatever their year', () => {
    expect(found({})).toEqual(expect.arrayContaining(['walls', 'gates']));
  });

  it('brings none by others, no papers, and none in its own language', () => {
    expect(found({})).not.toContain('other');
    expect(found({})).not.toContain('paper');
    expect(found({ title: 'A harbour and the sea' })).not.toContain('gates');
    expect(found({ title: 'A harbour and the sea' })).toContain('walls');
  });

  it('is found by its author in whatever letters the name is written', () => {
    for (const family of ['Dostojewski', 'Dostoyevsky', 'Dostoïevski'])
      expect(found({ title: 'Mauern und Brücken', author: [{ family, given: 'F.' }] }), family).toContain('letters');
  });

  it('is not looked for where a paper is cited, or nobody', () => {
    expect(found({ type: 'article-journal' })).toEqual([]);
    expect(found({ volume: '3', 'container-title': 'Paredes' })).toEqual([]);
    expect(found({ author: [{ literal: 'Quill Society' }] })).toEqual([]);
  });
});
