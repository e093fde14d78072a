/** Titles that a labelling of words alone takes for collections, for names or for notes. */
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/parse.ts';

const read = (raw: string) => {
  const { title, type, author, editor, volume } = parseReference(raw).fields;
  const named = (names: typeof author) => names?.map(({ family }) => family);
  return { title, type, author: named(author), editor: named(editor), volume, container: parseReference(raw).fields['container-title'] };
};

describe('an edited book', () => {
  it('is cited itself where nothing is in it, whatever its volume', () => {
    expect(read('Kusuoka, Shigeo and Akira Yamasue eds. (2006) Advances in Mathematical Economics, Vol. 8, New York: Springer.')).toEqual({
      title: 'Advances in Mathematical Economics',
      type: 'book',
      editor: ['Kusuoka', 'Yamasue'],
      volume: '8',
    });
  });
  it('has a title in front of those who edited it', () => {
    expect(read('The ACS Style Guide, ed. A. M. Coghill and L. R. Garson, Oxford University Press, Oxford, 3rd edn., 2006.')).toMatchObject(
      {
        title: 'The ACS Style Guide',
        editor: ['Coghill', 'Garson'],
        author: undefined,
      },
    );
  });
  it('may be by one who bears a single name', () => {
    expect(read('Aristotle. De Anima. Ed. by Robert Drew Hicks. Cambridge: Cambridge University Press, 1907.')).toMatchObject({
      title: 'De Anima',
      author: ['Aristotle'],
      editor: ['Hicks'],
    });
  });
  it('holds what is cited where "In" leads to it', () => {
    const { title, container } = read(
      'Salam, A.: In: Svartholm, N. (ed.) Elementary Particle Theory, vol. 367. Almquist and Wiksells, Stockholm (1969)',
    );
    expect([title, container]).toEqual([undefined, 'Elementary Particle Theory']);
  });
  it('is none where an office is all that stands in front', () => {
    expect(read('慰謝料請求事件[Z]. 仙台地方裁判所 第1民事部, 2011. Available from: JSTOR.').title).toBeUndefined();
  });
  it('is no journal, and has its editors’ names as they are', () => {
    expect(read('Adler, S. L. Phys Rev 1962, 126, 413.')).toMatchObject({ title: undefined, container: 'Phys Rev' });
    expect(read('Smith, John, ed. The Walls of Oslo. Oslo: Reef Press, 1990.')).toMatchObject({
      title: 'The Walls of Oslo',
      editor: ['Smith'],
    });
  });
});

describe('a title that was taken for something else', () => {
  it.each([
    ['The Oxford Dictionary of Quotations (1999), 5th edn., ed. E. Knowles (Oxford).', 'The Oxford Dictionary of Quotations', ['Knowles']],
    [
      'The Oxford Guide to Style (2002), ed. and comp. R. M. Ritter (Oxford, UK: Oxford University Press).',
      'The Oxford Guide to Style',
      ['Ritter'],
    ],
  ])('stands before the year and the editors: %s', (raw, title, editor) => {
    expect(read(raw)).toMatchObject({ title, editor });
  });
  it('is a word between an author and a publisher', () => {
    expect(read('Kurlansky, Mark. Salt. Walker, 2002.')).toMatchObject({ title: 'Salt', author: ['Kurlansky'] });
    expect(parseReference('Kurlansky, Mark. Salt. Walker, 2002.').fields).toMatchObject({ publisher: 'Walker' });
  });
  it('is what stands behind the year, unless it says what became of the work', () => {
    const head = 'Johnson, Kyle, Mark Baker & Ian Roberts. 1989.';
    expect(read(`${head} Passive arguments raised.`).title).toBe('Passive arguments raised');
    expect(read(`${head} Unpublished manuscript, Oslo.`).title).not.toBe('Unpublished manuscript, Oslo');
  });
});

describe('a title in front of which the last author ends at a colon', () => {
  it('does not begin with the family name', () => {
    for (const raw of [
      'Anil L. Jain, Richard C. Dubes: Algorithms for clustering data. Englewood Cliffs, N.J.: Prentice Hall (1988).',
      'A. L. Jain, R. C. Dubes: Algorithms for clustering data. Prentice Hall, 1988.',
    ])
      expect(read(raw)).toMatchObject({ title: 'Algorithms for clustering data', author: ['Jain', 'Dubes'] });
  });
  it('keeps its first word where the names are turned about', () => {
    expect(read('Jain, A. L., Dubes, R. C. Plants: A review of hedges. Garden Letters 3 (2001) 1-9.').title).toBe(
      'Plants: A review of hedges',
    );
  });
});
