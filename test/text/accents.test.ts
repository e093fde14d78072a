import { describe, expect, it } from 'vitest';
import { accentChanges } from '../../src/text/accents.ts';

const mended = (text: string): string => {
  let out = '';
  let from = 0;
  for (const { at, length, to } of accentChanges(text)) {
    out += text.slice(from, at) + to;
    from = at + length;
  }
  return out + text.slice(from);
};

describe('accents printed beside their letter', () => {
  it.each([
    ['A. R´enyi', 'A. Rényi'],
    ['B. B ¨unz', 'B. Bünz'],
    ['K. G ¨odel and P. Erd ˝os', 'K. Gödel and P. Erdős'],
    ['na¨ıve Bayes', 'naïve Bayes'],
    ['and ¨Unal', 'and Ünal'],
    ['BICKEL, B., B ¨ ACHER, M.', 'BICKEL, B., BÄCHER, M.'],
    ['DANJOU, S. AND K ¨ OHLER, P.', 'DANJOU, S. AND KÖHLER, P.'],
    ['SMITH AND ¨ OZTEK, B. ¨ OZAL', 'SMITH AND ÖZTEK, B. ÖZAL'],
    ['J. M ¨ ULLER-GR ¨ OSS', 'J. MÜLLER-GRÖSS'],
    ['Lo`eve', 'Loève'],
    ['Benoˆıt and Beno^ıt', 'Benoît and Benoît'],
    ['Fran¸cois', 'François'],
    ['S˜ao Paulo', 'São Paulo'],
    ['Dvoˇr´ak', 'Dvořák'],
  ])('%s', (printed, meant) => {
    expect(mended(printed)).toBe(meant);
  });

  it.each([
    'plain text',
    'x ^ 2',
    'x ^ y',
    '3. ^ Gupta, A.',
    '^ a b Gupta, A.',
    '10 ˚C',
    'f ˜ g',
    'a `quoted` word'.replaceAll('`', '"'),
    '´',
  ])('leaves alone: %s', (text) => {
    expect(mended(text)).toBe(text);
  });
});
