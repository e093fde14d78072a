/** .bib files as documents: places, inheritance, broken entries, and what hostile files cost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBibtex } from '../../src/read/bibtex.ts';

const read = (text: string) => {
  const { entries = [], skipped = [] } = readBibtex(text);
  return { entries, skipped, keys: entries.map((entry) => entry.key) };
};
const first = (text: string) => read(text).entries[0]?.fields;

describe('readBibtex', () => {
  it('gives every entry its exact place and raw text', () => {
    const text = 'stray words\n@article{one,\n  title = {A},\n}\n\n@book( two , title = "B" )\n';
    const { entries } = read(text);
    expect(entries.map(({ key, raw }) => [key, raw])).toEqual([
      ['one', '@article{one,\n  title = {A},\n}'],
      ['two', '@book( two , title = "B" )'],
    ]);
    for (const entry of entries) expect(text.slice(entry.span.start, entry.span.end)).toBe(entry.raw);
  });

  it('says where each value stands, without delimiters, in the raw text', () => {
    const entry = read('@article{a, Title = {On {DNA}}, year = 1999,\n doi="10.1000/x", author={Roe, Ann}}').entries[0];
    const at = (variable: string) => entry?.fieldSpans?.[variable]?.map((span) => entry.raw.slice(span.start, span.end));
    expect(at('title')).toEqual(['On {DNA}']);
    expect(at('issued')).toEqual(['1999']);
    expect(at('DOI')).toEqual(['10.1000/x']);
    expect(at('author')).toEqual(['Roe, Ann']);
  });

  it('joins macros and pieces, and knows the months', () => {
    const text = '@string{jx = "Journal of X"}\n@article{a, journal = jx # " and " # {Y}, month = "12~" # jan, year = 2001}';
    expect(first(text)).toMatchObject({ 'container-title': 'Journal of X and Y', issued: { 'date-parts': [[2001, 1, 12]] } });
  });

  it('takes settings of a style for no work', () => {
    const text =
      '@IEEEtranBSTCTL{IEEEexample:BSTcontrol, CTLuse_url = "yes"}\n@control{REVTEX41Control}\n@control{apsrev41Control, pages="0"}\n@book{b, title={Book}}';
    expect(read(text).keys).toEqual(['b']);
  });
  it('takes from crossref and xdata what the child lacks', () => {
    const text = `@inproceedings{p, crossref={c}, title={Paper}, author={Ann Roe}, pages={1--2}}
@proceedings{c, title={Proc of C}, year={2010}, publisher={Pub}, editor={Bo Poe}, url={https://example.org/c}}
@xdata{x, publisher={XPub}, location={Bonn}}
@book{b, xdata={x}, title={Book}}`;
    const { entries, keys } = read(text);
    expect(keys).toEqual(['p', 'c', 'b']);
    expect(entries[0]?.fields).toMatchObject({
      title: 'Paper',
      'container-title': 'Proc of C',
      publisher: 'Pub',
      issued: { 'date-parts': [[2010]] },
    });
    expect(entries[0]?.fields.URL).toBeUndefined();
    expect(entries[2]?.fields).toMatchObject({ publisher: 'XPub', 'publisher-place': 'Bonn' });
  });

  it('ends on rings of parents and of macros', () => {
    expect(read('@inbook{a, crossref={b}, title={T}}\n@inbook{b, crossref={a}}\n@misc{c, crossref={c}}').keys).toEqual(['a', 'b', 'c']);
    expect(first('@string{a = b}\n@string{b = a}\n@misc{x, title = a}')?.title).toBe('b');
  });

  it('refuses a macro bomb and reads the rest', () => {
    let text = '@string{a0 = "lol"}\n';
    for (let n = 1; n < 10; n++)
      text += `@string{a${n} = ${Array(10)
        .fill(`a${n - 1}`)
        .join(' # ')}}\n`;
    const { keys, skipped } = read(`${text}@misc{x, title = a9}\n@misc{y, title = {fine}}\n`);
    expect(keys).toEqual(expect.arrayContaining(['y']));
    expect(skipped.some(({ why }) => why.includes('expands without bound'))).toBe(true);
  });

  it('skips one broken entry and says which line', () => {
    const { keys, skipped } = read('@article{x, title = {never closed, author = "A\n@book{y, title={z}}\n@misc{\n@book{z, title={w}}');
    expect(keys).toEqual(['y', 'z']);
    expect(skipped[0]?.why).toMatch(/^line 1: /);
    expect(skipped).toHaveLength(2);
  });

  it('mends a lost brace at the next field', () => {
    const { entries } = read(
      '@article{x,\n  title = {Structure with {Alpha},\n  author = {Ann Roe and Zo{\\"{e Poe},\n  year = {2021}\n}\n@misc{y,title={T}}',
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]?.fields).toMatchObject({ title: 'Structure with Alpha', issued: { 'date-parts': [[2021]] } });
  });

  it('reads on without commas, without a last brace, with comments between fields', () => {
    expect(first('@article{x\n title={T}\n % a note\n year={2000}\n volume = 7')).toMatchObject({
      title: 'T',
      volume: '7',
      issued: { 'date-parts': [[2000]] },
    });
  });

  it('passes over @comment with whole entries in it', () => {
    expect(read('@comment{@article{old, title={O}}}\n@article{new, title={N}}\n@Comment{jabref-meta: x;}').keys).toEqual(['new']);
    expect(read('@comment{ never closed\n@article{new, title={N}}').keys).toEqual(['new']);
  });

  it('keeps keys unique and safe', () => {
    expect(read('@misc{__proto__,title={p}} @misc{x,title={1}} @misc{x,title={2}} @misc{,title={3}} @misc{title={4}}').keys).toEqual([
      '__proto__',
      'x',
      'x (2)',
      'entry-4',
      'entry-5',
    ]);
  });

  it('never throws, keeps spans in order and inside, whatever the text', () => {
    const piece = fc.constantFrom(
      '@article{',
      '@string{',
      'a',
      ',',
      '=',
      '{',
      '}',
      '"',
      '#',
      '\n',
      '\\',
      '%',
      '@comment{',
      'title',
      ' ',
      '(',
      ')',
      '$',
      'and',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const entry of read(text).entries) {
          expect(entry.span.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(entry.span.start, entry.span.end)).toBe(entry.raw);
          last = entry.span.end;
        }
      }),
    );
  });

  it('reads deep braces and long lists whole', () => {
    const deep = `@misc{x, title = {${'{'.repeat(50_000)}x${'}'.repeat(50_000)}}}`;
    expect(first(deep)?.title).toBe('x');
    expect(first(`@misc{x, author = {${Array(5_000).fill('Doe, J').join(' and ')}}}`)?.author).toHaveLength(5_000);
  });
});
