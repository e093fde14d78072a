import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  'Doe, B. (2000). On fences. Journal of Hedges, 4, 2-8.',
  'Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.',
  'Poe, C., & Moe, D. (2004). On ditches. Journal of Hedges, 8, 3-7.',
  'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.',
  'Roe, A. (2014a). On gates. Journal of Hedges, 7, 1-9.',
];
/** What is cited behind the first four marks. */
function further(...paragraphs: readonly string[]): (string | undefined)[][] {
  const first = 'Fences stand (Doe, 2000), and walls (Poe & Moe, 2001).';
  const document = blocksOf([
    ['paragraph', first],
    ...paragraphs.map((words) => ['paragraph', words] as const),
    ['heading', 'References', { level: 1 }],
    ...LIST.map((entry) => ['reference', entry] as const),
  ]);
  const { citations, references } = extract(document);
  return citations.slice(2).map(({ label, to, locator }) => [label, references.find(({ id }) => id === to)?.fields.title, locator]);
}
const ROE = ['Roe 1999', 'On hedges', undefined];

describe('the author named before, with another year', () => {
  it.each([
    ['Das zeigt Roe (1999), und ders. (2014a) sagt es noch einmal.', 'ders. 2014a', 'On gates', undefined],
    ['Das zeigt Roe (1999). Ders. 2014a sagt es noch einmal.', 'Ders. 2014a', 'On gates', undefined],
    ['So it is (Roe, 1999). Id. (2014a, p. 5) says so again.', 'Id. 2014a', 'On gates', 'p. 5'],
    ['So it is (Roe, 1999). Idem (2014a) says so again.', 'Idem 2014a', 'On gates', undefined],
  ])('%s', (text, ...mark) => {
    expect(further(text)).toEqual([ROE, mark]);
  });

  it('may be several', () => {
    expect(further('Poe und Moe (2001) sehen das so; dies. (2004) sehen es anders.').at(-1)).toEqual([
      'dies. 2004',
      'On ditches',
      undefined,
    ]);
  });

  it('is nothing where that author has no such work, in another paragraph, or without its stop', () => {
    expect(further('Das zeigt Roe (1999), und ders. (2001) sagt es noch einmal.')).toEqual([ROE]);
    expect(further('Das zeigt Roe (1999).', 'Ders. (2014a) sagt es noch einmal.')).toEqual([ROE]);
    expect(further('Das zeigt Roe (1999), als dies 2014 geschah.')).toEqual([ROE]);
  });
});
