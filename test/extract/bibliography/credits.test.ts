/** Works named one by one behind a word. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const WORKS = ['hedges', 'fences', 'walls'].map(
  (what, n) => `Roe A, Doe B. On ${what} of the north. J Gardens. 200${n};${n + 3}(2):1${n}-2${n}.`,
);
const SAID = 'Hedges grow by a third in ten years where nobody cuts them.';
const cards = (sources: readonly string[], more: readonly (readonly ['heading' | 'paragraph', string])[] = []) =>
  extract(
    blocksOf([
      ...sources.flatMap((source, n) => [
        ['heading', `Card ${n + 1}`] as const,
        ['paragraph', SAID] as const,
        ['paragraph', source] as const,
      ]),
      ...more,
    ]),
  ).references.map(({ raw }) => raw);

describe('credited works', () => {
  it.each(['Source: ', 'Quelle: ', 'Fuente: ', '出典：'])('behind “%s” are entries', (word) => {
    expect(cards(WORKS.map((work) => `${word}${work}`))).toEqual(WORKS);
  });
  it('are none where no work is credited', () => {
    expect(cards(['Source: own survey, 2016.', 'Source: the Reef Society.', 'Source: Ada Roe, 2019.'])).toEqual([]);
  });
  it('give way to a list', () => {
    const list = WORKS.map((work) => ['paragraph', work.replace('On', 'More on')] as const);
    expect(
      cards(
        WORKS.map((work) => `Source: ${work}`),
        [['heading', 'References'], ...list],
      ),
    ).toEqual(list.map(([, work]) => work));
  });
});
