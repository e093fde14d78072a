/** Titles of East Asia in Latin letters, told by their syllables. */
import { describe, expect, it } from 'vitest';
import { looksRomanized } from '../../../src/decide/reference/romanized.ts';

describe('a title in Latin letters', () => {
  it.each([
    'Nihongo no keigo shiyō ni kansuru shakaigengogakuteki kenkyū',
    'Zhongguo nongcun tudi liuzhuan de yingxiang yinsu fenxi',
    'Lun xiandai hanyu cihui de fazhan [On the development of modern Chinese vocabulary]',
    'Meiji ishin to kindai Nihon no seiji',
  ])('is Chinese or Japanese: %s', (title) => expect(looksRomanized(title)).toBe(true));
  it.each([
    'A sociolinguistic study of honorific use in Japanese',
    'On the origin of species by means of natural selection',
    'La casa de la luna y de la rosa',
    'Una nota de la vida',
    'Deep learning',
    'Uma nova visita a uma ilha',
    'Il mare e la luna: una vita a Venezia',
    'Modernité et la ville',
    'Nihongo',
    '',
  ])('is another language or too short to tell: %s', (title) => expect(looksRomanized(title)).toBe(false));
  it('costs no more than its length', () => {
    const started = performance.now();
    looksRomanized(`no ni ${'nana'.repeat(80)}x ga wo`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
