import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allIdentifierKeys,
  authorYearKeys,
  authorYearWordKeys,
  droppedLetters,
  findingWords,
  firstPage,
  hashKey,
  identifierKeys,
  nameKeys,
  plainTitle,
  spellable,
  titleKey,
  titlesOf,
  volumePageKey,
  wordPairs,
  yearOf,
} from '../../src/text/keys.ts'; // prettier-ignore

describe('hashKey', () => {
  it('gives whole numbers of 48 bits, the same each time', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const hash = hashKey(key);
        return Number.isSafeInteger(hash) && hash >= 0 && hash < 2 ** 48 && hash === hashKey(key);
      }),
    );
  });

  it('spreads keys that are alike over all 256 blocks, without two falling together', () => {
    const hashes = Array.from({ length: 60_000 }, (_, i) => hashKey(`doi:10.5555/made.${i}`));
    expect(new Set(hashes).size).toBe(hashes.length);
    const blocks = new Uint32Array(256);
    for (const hash of hashes) blocks[Math.floor(hash / 2 ** 40)] = (blocks[Math.floor(hash / 2 ** 40)] ?? 0) + 1;
    expect(Math.min(...blocks)).toBeGreaterThan(150);
    expect(Math.max(...blocks)).toBeLessThan(330);
  });
});

describe('identifierKeys', () => {
  it('gives one key for every way to write an identifier', () => {
    for (const form of ['10.5555/ABC.1', 'https://doi.org/10.5555/abc.1', 'doi:10.5555/abc.1'])
      expect(identifierKeys('doi', form)).toEqual(['doi:10.5555/abc.1']);
    expect(identifierKeys('url', 'http://dx.doi.org/10.5555/abc.1')).toEqual(['doi:10.5555/abc.1']);
    for (const [scheme, form] of [
      ['arxiv', '2101.00001v3'],
      ['url', 'https://arxiv.org/pdf/2101.00001v2'],
      ['doi', '10.48550/arXiv.2101.00001'],
    ] as const)
      expect(identifierKeys(scheme, form)).toEqual(['arxiv:2101.00001']);
    expect(identifierKeys('url', 'https://pubmed.ncbi.nlm.nih.gov/12345/')).toEqual(['pmid:12345']);
    expect(identifierKeys('url', 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC123456/')).toEqual(['pmcid:PMC123456']);
    expect(identifierKeys('isbn', '3-16-148410-X')).toEqual(identifierKeys('isbn', '978-3-16-148410-0'));
    expect(identifierKeys('isbn', '9783161484100, 3-16-148410-X')).toEqual(['isbn:9783161484100', 'isbn:9783161484100']);
    expect(identifierKeys('url', 'http://www.example.org/a/')).toEqual(identifierKeys('url', 'https://example.org/a'));
  });

  it('joins an Anthology page with the DOI that ends in its number', () => {
    const page = identifierKeys('url', 'https://www.aclweb.org/anthology/X00-0000');
    expect(page).toEqual(['acl:x00-0000']);
    expect(identifierKeys('url', 'https://aclanthology.org/X00-0000.pdf')).toEqual(page);
    expect(identifierKeys('doi', '10.18653/v1/X00-0000')).toEqual(['doi:10.18653/v1/x00-0000', ...page]);
  });

  it('gives none for what is no identifier', () => {
    expect([
      ...identifierKeys('doi', 'none'),
      ...identifierKeys('arxiv', '9913.1'),
      ...identifierKeys('isbn', '123'),
      ...identifierKeys('url', 'in press'),
    ]).toEqual([]);
  });
});

describe('title keys', () => {
  it('are blind to the marks of HTML and TeX, not to words', () => {
    expect(titleKey('The <i>Barley</i> &amp; the {M}oon')).toBe(titleKey('The Barley & the Moon'));
    expect(plainTitle('a < b and c > d')).toBe('a < b and c > d');
    expect(titlesOf({ title: 'Barley', 'title-short': 'BARLEY', 'original-title': 'Gerste' })).toEqual(['barley', 'gerste']);
    expect(titlesOf({ title: '?!' })).toEqual([]);
  });

  it('leave out words that find nothing, and pair letters of unspaced scripts', () => {
    expect(findingWords(titleKey('The barley of the moon and the barley'))).toEqual(['barley', 'moon']);
    expect(findingWords(titleKey('深度学习'))).toEqual(['深度', '度学', '学习']);
    expect(findingWords('')).toEqual([]);
    expect(wordPairs(['a1', 'b2', 'c3'])).toEqual(['a1 b2', 'b2 c3']);
    expect(wordPairs(['a1'])).toEqual([]);
  });

  it('share a dropped-letter form whenever one slip parts two words', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(11), fc.constantFrom('drop', 'swap', 'change', 'add'), (right, place, slip) => {
        const at = place % (right.length - 1);
        const wrong = {
          drop: right.slice(0, at) + right.slice(at + 1),
          swap: right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2),
          change: `${right.slice(0, at)}q${right.slice(at + 1)}`,
          add: `${right.slice(0, at)}q${right.slice(at)}`,
        }[slip];
        const forms = new Set([right, ...droppedLetters(right)]);
        return [wrong, ...droppedLetters(wrong)].some((form) => forms.has(form));
      }),
    );
    expect([spellable('barley'), spellable('oats'), spellable('h2so4x')]).toEqual([true, false, false]);
  });
});

describe('people, years and places', () => {
  it('file a person under the last word of the name, and the first when it is long', () => {
    expect(nameKeys({ family: 'García Márquez', given: 'G.' })).toEqual(['marquez', 'garcia']);
    expect(nameKeys({ family: 'van den Oord' })).toEqual(['oord']);
    expect(nameKeys({ literal: 'Hull' })).toEqual(['hull']);
    expect(nameKeys({ given: '' })).toEqual([]);
    expect(nameKeys({ family: 'Kolmogoroff' })).toEqual(['kolmogoroff', 'kolmogorov']);
    expect(nameKeys({ family: 'Kolmogorov' })).toEqual(['kolmogorov']);
    const item = { author: [{ family: 'Hull' }, { family: 'Quill' }] };
    expect(authorYearKeys(item, 1999)).toEqual(['fy:hull|1999']);
    expect(authorYearKeys({ editor: [{ family: 'Roe' }] }, 1999)).toEqual(['fy:roe|1999']);
    expect(authorYearWordKeys(item, 1999, 'the barley moon')).toEqual(['fyw:hull|1999|barley']);
    expect([...authorYearKeys({}, 1), ...authorYearWordKeys(item, 1, '')]).toEqual([]);
  });

  it('read first pages and volumes through their spellings', () => {
    expect([
      firstPage('1124–1131'),
      firstPage('e0123456'),
      firstPage('e123456'),
      firstPage('pp. 7'),
      firstPage('??–??'),
      firstPage(undefined),
    ]).toEqual(['1124', 'e123456', 'e123456', '7', null, null]);
    expect(volumePageKey({ volume: 'Vol. 12', page: '0034-40' })).toBe('vp:12|34');
    expect(volumePageKey({ volume: '12' })).toBeNull();
  });

  it('take the year from parts or print', () => {
    expect([
      yearOf({ issued: { 'date-parts': [[1987, 3]] } }),
      yearOf({ issued: { raw: 'Spring 1987' } }),
      yearOf({ issued: { raw: 'n.d.' } }),
      yearOf({}),
    ]).toEqual([1987, 1987, null, null]);
  });

  it('gather every identifier of an item once', () => {
    expect(allIdentifierKeys({ DOI: '10.5555/a', URL: 'https://doi.org/10.5555/A', PMID: '7' })).toEqual(['doi:10.5555/a', 'pmid:7']);
  });
});
