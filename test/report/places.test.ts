/** Lines of findings: those of the file that was given, or none. */
import { describe, expect, it } from 'vitest';
import { fileNamed, lineWords, placesOf, placeWords, sarifRegion } from '../../src/report/places.ts';

describe('placesOf', () => {
  it('counts lines of a text that is the file, and tells none of one that was made of it', () => {
    expect(placesOf({ text: 'a\nbc' })(3)).toEqual({ line: 2, column: 2 });
    expect(placesOf({ text: 'a\nbc', remade: true })(3)).toBeUndefined();
  });

  it('says a line where one is known, and invents none', () => {
    const at = { line: 3, column: 4 };
    expect([placeWords('a.md', at), placeWords('a.html', undefined)]).toEqual(['a.md:3:4', 'a.html']);
    expect([lineWords(at), lineWords(undefined)]).toEqual(['line 3', '']);
    expect(sarifRegion(at, { line: 3, column: 9 }, 'words')).toEqual({
      region: { startLine: 3, startColumn: 4, endLine: 3, endColumn: 9, snippet: { text: 'words' } },
    });
    expect(sarifRegion(undefined, undefined, 'words')).toEqual({});
  });
});

describe('fileNamed', () => {
  it.each([
    ['paper.md', null, 'paper.md'],
    ['a/paper.md', 'refs.bib', 'a/refs.bib'],
    ['a/b/paper.md', '../refs.bib', 'a/refs.bib'],
    ['a/paper.md', '../lit/refs.bib', 'lit/refs.bib'],
    ['a/b/paper.md', '../../refs.bib', 'refs.bib'],
    ['C:\\a\\paper.md', '../refs.bib', 'C:\\refs.bib'],
    ['paper.md', '../refs.bib', '../refs.bib'],
    ['../paper.md', '../refs.bib', '../../refs.bib'],
  ])('beside %s %s is %s', (document, file, name) => expect(fileNamed(document, file)).toBe(name));
});
