/** Which of a folder are documents, what they are called, what is too large. Dropping a folder is tried in a real browser elsewhere. */
import { describe, expect, it } from 'vitest';
import { chosenFolder, documentsOf, KINDS, makesBatch, reasonOf, tooLarge } from '../../../src/web/app/given-files.ts';

const file = (name: string, size = 1): File => new File(['x'.repeat(size)], name);
const lying = (...paths: string[]): { file: File; path: string }[] =>
  paths.map((path) => ({ file: file(path.split('/').at(-1) ?? ''), path }));

describe('a folder that was given', () => {
  it('yields its documents and archives in order, nothing hidden and no pictures', () => {
    const found = documentsOf(
      lying('p/b.pdf', 'p/A.PDF', 'p/.DS_Store', 'p/~$b.docx', 'p/.git/x.txt', 'p/photo.png', '__MACOSX/b.pdf', 'p/more.zip', 'p/README'),
    );
    expect(found.map(({ name }) => name)).toEqual(['A.PDF', 'b.pdf', 'more.zip']);
  });

  it('calls two of one name by their folders, and keeps what is in them', async () => {
    const found = documentsOf([
      { file: new File(['one'], 'paper.pdf'), path: '12/paper.pdf' },
      { file: new File(['two'], 'paper.pdf'), path: '13/paper.pdf' },
    ]);
    expect(found.map(({ name }) => name)).toEqual(['12 › paper.pdf', '13 › paper.pdf']);
    expect(await found[1]?.text()).toBe('two');
  });

  it('says where papers and lists lie that may name each other, whatever they are written in', () => {
    const found = documentsOf(lying('p/paper.Rmd', 'p/lit/works.yml', 'p/figures.pdf'));
    expect(found.map(({ name }) => name)).toEqual(['figures.pdf', 'p › lit › works.yml', 'p › paper.Rmd']);
  });

  it('gives slides, and no sheets, which are mostly data', () => {
    expect(chosenFolder([file('a.pptx'), file('b.csv'), file('c.xlsx')]).map(({ name }) => name)).toEqual(['a.pptx']);
    expect(KINDS.split(',')).toEqual(expect.arrayContaining(['.csv', '.xlsx']));
  });

  it('is known by its paths, or by the names alone where a browser tells no paths', () => {
    expect(chosenFolder([file('a.pdf'), file('b.txt'), file('c.png')]).map(({ name }) => name)).toEqual(['a.pdf', 'b.txt']);
  });
});

describe('what was given', () => {
  it('makes a batch when it is several files or an archive', () => {
    expect([[file('a.pdf')], [file('a.ZIP')], [file('a.pdf'), file('b.pdf')]].map(makesBatch)).toEqual([false, true, true]);
    expect(KINDS.split(',')).toContain('.zip');
  });

  it('is too large by the limit of a document, four times that for an archive', () => {
    expect(tooLarge([file('a.pdf', 10), file('b.zip', 40)], 10)).toBeNull();
    expect(tooLarge([file('a.pdf', 10), file('b.pdf', 11)], 10)).toMatchObject({ file: { name: 'b.pdf' }, most: 10 });
    expect(tooLarge([file('b.zip', 41)], 10)?.most).toBe(40);
  });

  it('and was not taken is told with its reason, which does not say the name again', () => {
    expect(reasonOf({ name: 'a.txt', detail: 'papers.zip/a.txt: more than 10 bytes.' })).toBe('More than 10 bytes.');
    expect(reasonOf({ name: 'a.txt', detail: 'This is too much.' })).toBe('This is too much.');
    expect(reasonOf({ name: 'a.png', detail: 'a.png is a picture (PNG).' })).toBe('is a picture (PNG).');
  });
});
