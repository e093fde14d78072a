import { describe, expect, it } from 'vitest';
import { lawsAtHand } from '../../../src/extract/at-hand/laws.ts';

const PROVISIONS = 'Article 1 Reefs\n\nA reef is kept.\n\nArticle 2 Birds\n\nBirds fold.\n\nArticle 3 Fees\n\nFees fall due.\n';
const RKPR = { id: 'rkpr.txt', text: PROVISIONS };
const GERMAN = { id: 'rifg_2005.md', text: `# Gesetz über Riffe (Riffgesetz - RifG)\n\n### § 1\n\nA.\n\n### § 2\n\nB.\n\n### § 3\n\nC.\n` };
const ROE = { id: 'roe-act-2000.txt', text: 'Chapter one.' };
const ALL = [RKPR, GERMAN, ROE];
const marks = (text: string, sources = ALL) =>
  lawsAtHand(text, sources).map(({ label, source, locator, named }) => [label, source, locator, named ?? false]);

describe('provisions of acts at hand', () => {
  it('are read with the name of their act on either side', () => {
    expect(marks('Under Article 2(1)(c) of the RKPR it folds.')).toEqual([
      ['Article 2(1)(c) of the RKPR', 'rkpr.txt', 'Article 2(1)(c)', true],
    ]);
    expect(marks('So § 3 Nr. 1 RifG, und so section 4(2) of the Roe Act 2000.')).toEqual([
      ['§ 3 Nr. 1 RifG', 'rifg_2005.md', '§ 3 Nr. 1', true],
      ['section 4(2) of the Roe Act 2000', 'roe-act-2000.txt', 'section 4(2)', true],
    ]);
    expect(marks('See RKPR, Article 2.')).toEqual([['RKPR, Article 2', 'rkpr.txt', 'Article 2', true]]);
  });

  it('have no place where several are named, or the preamble is', () => {
    expect(
      marks('Articles 1 and 2 of the RKPR; Article 1(1) and (2) of the RKPR; recital 4 of the RKPR.').map(([, , place]) => place),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('are of the act named last where they point back to it', () => {
    expect(marks('Article 1 of the RKPR was clear. So is Article 2 of that regulation.').map(([label]) => label)).toEqual([
      'Article 1 of the RKPR',
      'Article 2 of that regulation',
    ]);
    expect(marks('Article 1 of the RKPR repeals Regulation No 7/1990. Article 2 of that regulation was long.')).toHaveLength(1);
  });

  it('are cited for words where the sentence says so, and else named', () => {
    expect(marks('“A reef is kept” (Article 1 of the RKPR).')[0]?.[3]).toBe(false);
    expect(marks('Article 1 of the RKPR provides that “a reef is kept”.')[0]?.[3]).toBe(false);
    expect(marks('Article 1 of the RKPR was held to forbid a “mere wall”.')[0]?.[3]).toBe(true);
  });

  it('are none of an act that nobody named, or of a text that is no act', () => {
    expect(marks('Article 2 says so. The RKPR says so. Article 2 of the other Act.')).toEqual([]);
    expect(marks('Section 2 of the WHO.', [{ id: 'who.txt', text: 'A report on walls.' }])).toEqual([]);
  });
});
