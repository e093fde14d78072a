import { describe, expect, it } from 'vitest';
import { prepareSource } from '../../src/quotes.ts';
import { type HandedSource, sourceShelf } from '../../src/server/source-shelf.ts';

const handed = (name: string, text: string): HandedSource => ({ name, hash: text, bytes: async () => new TextEncoder().encode(text) });
const read = async ({ name, bytes }: HandedSource) => prepareSource({ id: name, text: new TextDecoder().decode(await bytes()) });

describe('the shelf of sources', () => {
  it('reads a source once, also when several want it at once, and anew under another name', async () => {
    const made: string[] = [];
    const shelf = sourceShelf(async (source) => {
      made.push(source.name);
      return read(source);
    });
    const [a, b] = await Promise.all([shelf.take(handed('a.txt', 'one')), shelf.take(handed('a.txt', 'one'))]);
    expect(a).toBe(b);
    expect(await shelf.take(handed('a.txt', 'one'))).toBe(a);
    await shelf.take(handed('b.txt', 'one'));
    expect(made).toEqual(['a.txt', 'b.txt']);
  });

  it('puts away what has lain longest when there is too much', async () => {
    const made: string[] = [];
    const shelf = sourceShelf(async (source) => {
      made.push(source.name);
      return read(source);
    }, 10);
    const [a, b, c] = [handed('a', '12345'), handed('b', '1234'), handed('c', '123456')];
    for (const one of [a, b, a, c, a, b]) await shelf.take(one);
    expect(made).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('keeps nothing of a source that could not be read', async () => {
    let tries = 0;
    const shelf = sourceShelf(async (source) => {
      tries += 1;
      if (tries === 1) throw new Error('damaged');
      return read(source);
    });
    await expect(shelf.take(handed('a', 'text'))).rejects.toThrow('damaged');
    expect((await shelf.take(handed('a', 'text'))).id).toBe('a');
  });
});
