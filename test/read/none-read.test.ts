/** Files of references of which nothing, or not all, could be read. */
import { describe, expect, it } from 'vitest';
import { readBibtex } from '../../src/read/bibtex.ts';
import { atNoCost, somethingRead } from '../../src/read/none-read.ts';
import { readTagged } from '../../src/read/ris.ts';
import { MEDIA } from '../../src/read/sniff.ts';

const bibtex = (text: string) => () => somethingRead(MEDIA.bibtex, readBibtex(text), 'refs.bib');
const ris = (text: string) => () => somethingRead(MEDIA.ris, readTagged(text, MEDIA.ris), 'refs.ris');

describe('somethingRead', () => {
  it('refuses a file whose every entry is broken, with the first reason and where it stands', () => {
    expect(bibtex('\n@article{a, title={Foo\n')).toThrow(
      'refs.bib: its only entry could not be read; entry @article{a, …}: line 2: a value that begins with { is never closed.',
    );
    expect(bibtex('@article{a, title={Foo\n@book{b}\n')).toThrow(
      'refs.bib: none of its 2 entries could be read; entry @article{a, …}: line 1',
    );
    expect(ris('TY  - JOUR\nER  - \n')).toThrow('refs.ris: its only entry could not be read; record 1: it has no fields.');
  });

  it('refuses a file that is something else under the name of one', () => {
    expect(bibtex('Not found. The requested page does not exist.')).toThrow(/^refs\.bib is to hold BibTeX entries, but no @article/);
    expect(ris('Not found.')).toThrow(/^refs\.ris is to hold RIS records/);
  });

  it('lets one good entry among broken ones stand, and a file of comments and macros be what it is', () => {
    expect(bibtex('@article{a, title={Foo\n@book{b, title={Bar}}\n')).not.toThrow();
    for (const text of ['% nothing yet\n', '@string{jx = "Journal of X"}\n', '@comment{jabref-meta: x}', '@preamble{"x"}'])
      expect(bibtex(text)).not.toThrow();
    expect(() => somethingRead(MEDIA.markdown, { text: 'words', blocks: [] }, 'a.md')).not.toThrow();
  });
});

describe('atNoCost', () => {
  it('keeps the rows and takes away that they cost references', () => {
    expect(atNoCost([{ what: 'IEEEabrv.bib', why: 'no such file', references: true }])).toEqual([
      { what: 'IEEEabrv.bib', why: 'no such file' },
    ]);
  });
});
