/** Edited books whose names are taken for collections or for editors by a labelling of words alone. */
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
  it('is no journal, and has its editors’ names as they are', () => {
    expect(read('Adler, S. L. Phys Rev 1962, 126, 413.')).toMatchObject({ title: undefined, container: 'Phys Rev' });
    expect(read('Smith, John, ed. The Walls of Oslo. Oslo: Reef Press, 1990.')).toMatchObject({
      title: 'The Walls of Oslo',
      editor: ['Smith'],
    });
  });
});
