/** What was pasted, and sizes as people say them. */
import { describe, expect, it } from 'vitest';
import { requestOf, sizeOf } from '../../../src/web/app/giving.ts';

describe('requestOf', () => {
  it('knows identifiers, addresses and BibTeX from text', () => {
    expect(requestOf(' 10.5555/abc(1) ')).toEqual({ identifier: 'doi:10.5555/abc(1)' });
    expect(requestOf('https://doi.org/10.5555/abc')).toEqual({ identifier: 'doi:10.5555/abc' });
    expect(requestOf('DOI:10.5555/abc')).toEqual({ identifier: 'doi:10.5555/abc' });
    expect(requestOf('arXiv:2205.14135')).toEqual({ identifier: 'arXiv:2205.14135' });
    expect(requestOf('isbn: 9780306406157')).toEqual({ identifier: 'isbn:9780306406157' });
    expect(requestOf('https://example.org/paper.pdf')).toEqual({ url: 'https://example.org/paper.pdf' });
    expect(requestOf('@article{a, title={B}}')).toMatchObject({ name: 'pasted.bib' });
    expect(requestOf('A. Author. A title. 2020.')).toEqual({ text: 'A. Author. A title. 2020.', name: 'pasted text' });
    expect(requestOf('10.5555/abc and more words')).toMatchObject({ name: 'pasted text' });
  });
});

describe('sizeOf', () => {
  it('is short', () => {
    expect([1, 2048, 52_428_800].map(sizeOf)).toEqual(['1 kB', '2 kB', '50 MB']);
  });
});
