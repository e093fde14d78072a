/** Formats by the names of files and by the types that servers send. */
import { describe, expect, it } from 'vitest';
import { byName, byType, MEDIA, mayBeProject } from '../../src/read/media.ts';

it.each([
  ['a.PDF', MEDIA.pdf],
  ['talk.ppsx', MEDIA.pptx],
  ['list.v2.xlsx', MEDIA.xlsx],
  ['savedrecs.ciw', MEDIA.wos],
  ['constructor', undefined],
  ['a.constructor', undefined],
  ['a', undefined],
])('%s', (name, type) => {
  expect(byName(name)).toBe(type);
});

it('knows types with what stands behind them', () => {
  expect(byType('text/HTML; charset=utf-8')).toBe(MEDIA.html);
  expect(byType('text/csv')).toBe(MEDIA.csv);
  expect(byType('application/x-unknown')).toBeUndefined();
});

describe('mayBeProject', () => {
  it.each(['_quarto.yml', 'a/_toc.yaml', 'a\\mkdocs.yml', 'SUMMARY.md', 'book/myst.yml', '_bookdown.yml'])('%s', (name) =>
    expect(mayBeProject(name)).toBe(true),
  );
  it.each(['quarto.yml', 'summary.txt', 'my_toc.yml', 'refs.yml', 'a/SUMMARY.md/b.md'])('not %s', (name) =>
    expect(mayBeProject(name)).toBe(false),
  );
});
