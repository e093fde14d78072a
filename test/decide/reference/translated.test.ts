/** References that say their title is a translation, and what follows where no record bears it. */
import { describe, expect, it } from 'vitest';
import { isTranslated } from '../../../src/decide/reference/translated.ts';
import { referenceOf } from '../../compare/reference/make.ts';

const translated = (title: string, behind = ''): boolean =>
  isTranslated(referenceOf({ raw: `Quill, A. (2012). ${title}. Journal of Reefs, 4, 32–45.${behind}`, fields: { title }, origin: 'line' }));

describe('a title that is a translation', () => {
  it.each([
    'Factors of slow growth of corals [in Chinese]',
    'Factors of slow growth of corals (in Russian with English abstract)',
    '[Factors of slow growth of corals]',
    'Zhongguo shanhu [Factors of slow growth of corals]',
    'Zum Wachstum der Korallen [Factors of slow growth of corals]',
    'Factors of slow growth of corals [Article in German]',
    'Factors of slow growth of corals [In Chinese.]',
  ])('says so: %s', (title) => expect(translated(title)).toBe(true));
  it('says so at the end of the reference', () => {
    expect(translated('Factors of slow growth of corals', ' In Japanese.')).toBe(true);
    expect(translated('Factors of slow growth of corals', ' (in Japanese)')).toBe(true);
  });
  it.each([
    'Factors of slow growth of corals',
    'Slow growth in German reefs',
    'Factors of slow growth [Unpublished doctoral thesis at Reef]',
    'Growth of corals [Data set of the reef]',
    'Corals of the [outer] reef',
  ])('but not here: %s', (title) => expect(translated(title)).toBe(false));
  it('has a title to speak of', () => expect(isTranslated(referenceOf({ raw: 'Quill (in Chinese)' }))).toBe(false));
});
