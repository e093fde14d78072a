/** The syntax of .bib files, before anything is interpreted. */
import { describe, expect, it } from 'vitest';
import { scanBibtex } from '../../../src/read/bibtex/scan.ts';

describe('scanBibtex', () => {
  it('gives types and names in lower case, values as written', () => {
    const { entries } = scanBibtex('@ARTICLE{k, Title = {A {B} \\"o}, YEAR = 2000 }');
    expect(entries[0]).toMatchObject({ type: 'article', key: 'k' });
    expect(entries[0]?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['title', 'A {B} \\"o'],
      ['year', '2000'],
    ]);
  });

  it('keeps quotes inside braces inside a quoted value', () => {
    expect(scanBibtex('@misc{k, title = "the {"}x{"} sign"}').entries[0]?.fields[0]?.value).toBe('the {"}x{"} sign');
  });

  it('stops a value at the next line that begins like an entry', () => {
    const { entries, skipped } = scanBibtex('@misc{a, note = {x\n  @book{b, title = {y}}');
    expect(entries.map(({ key }) => key)).toEqual(['b']);
    expect(skipped).toHaveLength(1);
  });

  it('does not take a mail address for an entry', () => {
    expect(scanBibtex('write to me@home.org {x}\n@misc{a, note={me@home}}').entries.map(({ key }) => key)).toEqual(['a']);
  });

  it('stays linear on many broken heads', () => {
    expect(scanBibtex('@a{x,t={\n'.repeat(20_000)).entries).toHaveLength(0);
    expect(scanBibtex('@comment{'.repeat(20_000)).entries).toHaveLength(0);
    expect(scanBibtex(`@a{x,${'t={{},\n'.repeat(20_000)}`).entries.length).toBeLessThan(2);
  });
});
