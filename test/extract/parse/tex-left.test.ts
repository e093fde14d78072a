import { describe, expect, it } from 'vitest';
import { texLeft } from '../../../src/extract/parse/tex-left.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (text: string): string => {
  let [out, at] = ['', 0];
  for (const { start, end, means } of texLeft(text)) {
    out += text.slice(at, start) + means;
    at = end;
  }
  return out + text.slice(at);
};

describe('what TeX left', () => {
  it.each([
    ["Erd{\\H{o}}s, P. and R{\\'e}nyi, A.", 'Erdős, P. and Rényi, A.'],
    ['{\\"U}nal and M{\\"{u}}ller and Kr\\"atzig', 'Ünal and Müller and Krätzig'],
    ["\\v{S}ime\\v{c}ek, Ho\\v{r}ava, Mart\\'{\\i}nez", 'Šimeček, Hořava, Martínez'],
    ['{\\L}ukasiewicz, S{\\o}rensen, Gro{\\ss}', 'Łukasiewicz, Sørensen, Groß'],
    ['{\\em Petals} and \\textit{Gardens}, \\textbf{38}', 'Petals and Gardens, 38'],
    ['Theory \\& Practice, 20\\%', 'Theory & Practice, 20%'],
    ['M.~Roe, vol.~12', 'M. Roe, vol. 12'],
    ['\\newblock On {DNA} of \\emph{Hedera~helix}', 'On DNA of Hedera helix'],
    ['{\\TeX} and \\LaTeX{} by hand', 'TeX and LaTeX by hand'],
    ['10\\penalty0 (5):\\penalty0 12', '10(5):12'],
    ['C. Roe, \\"An empirical study\\", in Petals', 'C. Roe, "An empirical study", in Petals'],
    ['{\\em F{\\"u}nf}', 'Fünf'],
  ])('is undone: %s', (printed, meant) => {
    expect(read(printed)).toBe(meant);
  });

  it.each([
    'Roe, A. C:\\path and \\foo',
    'A set {a, b} of things',
    'title = {On hedges}, year = {1999}',
    'http://example.org/~jim/a_b.pdf',
    'Fe(CN)6 {not closed',
    'about ~100 people',
  ])('is nothing else: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it('tells fields by where they stand in the print', () => {
    const raw = 'M{\\"o}hn, P. (1999). On hedges. {\\em J. Gard. Res.}, \\textbf{12}, 3--9.';
    const { fields, spans } = parseReference(raw);
    expect(fields).toMatchObject({
      author: [{ family: 'Möhn', given: 'P.' }],
      'container-title': 'J. Gard. Res.',
      volume: '12',
      page: '3-9',
    });
    expect(spans.volume?.map(({ start, end }) => raw.slice(start, end))).toEqual(['12']);
  });
});
