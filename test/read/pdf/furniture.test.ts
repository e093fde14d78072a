import { describe, expect, it } from 'vitest';
import { clearFurniture } from '../../../src/read/pdf/furniture.ts';
import type { Stretch } from '../../../src/read/pdf/lines.ts';

type Row = readonly [text: string, y: number, font?: string, size?: number];
const pages = (all: readonly (readonly Row[])[]) =>
  all.map((rows, at) => ({
    number: at + 1,
    width: 600,
    height: 800,
    stretches: rows.map(([text, y, font = 'plain', size = 10]): Stretch => {
      const right = 72 + text.length * 5;
      return { pieces: [{ text, x: 72, right, y, size, font, spaced: false }], x: 72, right, y, size, font };
    }),
  }));
const left = (all: readonly (readonly Row[])[]): string[][] =>
  clearFurniture(pages(all)).pages.map((page) => page.stretches.map((stretch) => stretch.pieces.map((piece) => piece.text).join(' ')));
/** A page's text: lines so far apart, none like another. */
const filled = (page: number, from: number, step: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => [
    `text ${'abcdefghijklmnopqrstuvwxyz'[n]} of ${'one two six ten'.split(' ')[page]} goes on`,
    from + n * step,
  ]);

describe('the number at the foot of the first page', () => {
  it('is taken away though it is larger than most print, which is that of notes', () => {
    const notes = (page: number): Row[] =>
      Array.from({ length: 30 }, (_, n) => [
        `${page}${'abcdefghij'[n % 10]} a note of many words that fills its whole line ${n}`,
        300 + n * 10,
        'plain',
        8,
      ]);
    const all = [0, 1, 2, 3].map((page): Row[] => [...filled(page, 80, 12, 10), ...notes(page), [String(page + 1), 640]]);
    expect(
      left(all)
        .map((page) => page.at(-1)?.length ?? 0)
        .every((length) => length > 2),
    ).toBe(true);
  });
});

describe('what is no furniture', () => {
  it('the first line of a double-spaced page stands no further apart than all others', () => {
    const all = [0, 1, 2, 3].map((page) => filled(page, 80, 24, 26));
    expect(left(all).map((page) => page.length)).toEqual([26, 26, 26, 26]);
  });

  it('an entry of a list with white between its entries, at the same height on every page', () => {
    const entry = (page: number, n: number): Row => [
      `${'Abcdefghij'[page]}lder, ${'KLMNOPQRST'[n]}. A work. A Press, ${1950 + page * 17 + n * 3}.`,
      80 + n * 26,
    ];
    const all = [0, 1, 2, 3].map((page) => Array.from({ length: 10 }, (_, n) => entry(page, n)));
    expect(left(all).map((page) => page.length)).toEqual([10, 10, 10, 10]);
  });

  it('the heading of a chapter in large print, though each chapter has one page', () => {
    const all = [0, 1, 2, 3].map((page): Row[] => [[`Chapter ${page + 1}`, 60, 'bold', 16], ...filled(page, 90, 12, 20)]);
    expect(left(all).map((page) => page[0])).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3', 'Chapter 4']);
  });

  it('marks that end a sentence on a line of their own, at one height on two pages by chance', () => {
    const last = ['[45, 28].', '[20, 40].', '2014).', '2016).'];
    const all = last.map((text, page): Row[] => [...filled(page, 80, 24, 25), [text, 680]]);
    expect(left(all).map((page) => page.at(-1))).toEqual(last);
  });

  it('the titles of the slides of a list, each with its number', () => {
    const head = ['References i', 'References ii', 'References iii', 'References (4/5)'];
    const all = head.map((text, page): Row[] => [[text, 60, 'bold', 11], ...filled(page, 100, 12, 20)]);
    expect(left(all).map((page) => page[0])).toEqual(head);
  });

  it('the heading of the list, where headers stand', () => {
    const head = ['1 Section', '2 Section', '3 Section', 'References'];
    const all = head.map((text, page): Row[] => [[text, 60], ...filled(page, 90, 12, 20)]);
    expect(left(all).map((page) => page[0])).toEqual([
      'text a of one goes on',
      'text a of two goes on',
      'text a of six goes on',
      'References',
    ]);
  });

  it('the heading of the list at its first page, though its later pages repeat it above', () => {
    const all = ['A title', 'References', 'References', 'References'].map((text, page): Row[] => [[text, 60], ...filled(page, 90, 12, 20)]);
    expect(left(all).map((page) => page.includes('References'))).toEqual([false, true, false, false]);
  });
});

describe('what is furniture', () => {
  it('the number of a page in brackets at the foot, be it as near as a line of the text', () => {
    const all = [0, 1, 2, 3].map((page): Row[] => [...filled(page, 80, 24, 25), [`[${page + 7}].`, 680]]);
    expect(left(all).map((page) => page.length)).toEqual([25, 25, 25, 25]);
  });

  it('a header in another face whose words change from page to page', () => {
    const all = ['Of reefs', 'Of glass', 'Of slow growth', 'Of lagoons'].map((text, page): Row[] => [
      [text, 60, 'slanted'],
      ...filled(page, 90, 12, 20),
    ]);
    expect(
      left(all)
        .flat()
        .some((text) => text.startsWith('Of ')),
    ).toBe(false);
  });

  it('a header in the face of the text that bears the number of its page, in a double-spaced copy too', () => {
    const all = ['On reefs', 'The glass', 'More growth', 'At last'].map((text, page): Row[] => [
      [`${text} ${page + 31}`, 40],
      ...filled(page, 90, 24, 20),
    ]);
    const cleared = clearFurniture(pages(all));
    expect(cleared.pages.map((page) => page.stretches.length)).toEqual([20, 20, 20, 20]);
    expect([...cleared.labels]).toEqual([
      [1, '31'],
      [2, '32'],
      [3, '33'],
      [4, '34'],
    ]);
  });
});

describe('the name of a list that goes on, with the number of its page', () => {
  /** A row of two stretches, as running heads have them at both ends. */
  const headed = (first: string, second: string) => {
    const [page] = pages([[...filled(1, 90, 12, 20)]]);
    const part = (text: string, x: number): Stretch => {
      const right = x + text.length * 5;
      return { pieces: [{ text, x, right, y: 60, size: 10, font: 'plain', spaced: false }], x, right, y: 60, size: 10, font: 'plain' };
    };
    return page === undefined ? [] : [{ ...page, stretches: [part(first, 72), part(second, 300), ...page.stretches] }];
  };
  const top = (first: string, second: string): string[] =>
    (clearFurniture(headed(first, second)).pages[0]?.stretches ?? []).map(({ pieces: [piece] }) => piece?.text ?? '');

  it('is furniture though no other page bears it', () => {
    expect(top('18', 'BIBLIOGRAPHY')).not.toContain('BIBLIOGRAPHY');
    expect(top('BIBLIOGRAPHY', '19')).not.toContain('BIBLIOGRAPHY');
  });

  it('is text where another word stands there, or no number', () => {
    expect(top('Corals', '19')).toContain('Corals');
    expect(top('Chapter', 'References')).toContain('References');
  });
});

describe('running heads of short papers', () => {
  const two = (first: string, second: string) =>
    left([
      [[first, 60, 'plain', 8], ...filled(0, 90, 12, 20)],
      [[second, 60, 'plain', 8], ...filled(1, 90, 12, 20)],
    ]);
  it('are told on two pages by their numbers', () => {
    expect(two('Slow growth 211', '212 Reef Letters').map((page) => page.length)).toEqual([20, 20]);
  });
  it('are not told on two pages by their place alone', () => {
    expect(two('Slow growth', 'Reef Letters').map((page) => page.length)).toEqual([21, 21]);
  });
  it('may bear the name of the list, where they count on', () => {
    const heads = ['1 Of reefs', '2 Of reefs', 'Lagoons 3', '4 Bibliography'];
    const all = heads.map((text, page): Row[] => [[text, 60, 'plain', 9], ...filled(page, 90, 12, 20)]);
    expect(left(all).map((page) => page.length)).toEqual([20, 20, 20, 20]);
  });
});

describe('notes of one line at the foot of every page', () => {
  it('stay, by a mark or as a sentence under a number', () => {
    const mark = [0, 1, 2].map((page): Row[] => [
      ...filled(page, 90, 12, 20),
      [`* ${'Marsh Reed Hill'.split(' ')[page]}, Phil. Mag., vol. 12, p. 4 (1898).`, 700, 'plain', 7],
    ]);
    expect(left(mark).map((page) => page.length)).toEqual([21, 21, 21]);
  });
});
