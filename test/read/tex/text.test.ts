/** LaTeX as readable text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closing, plainUrl } from '../../../src/read/tex/brackets.ts';
import { texText } from '../../../src/read/tex/text.ts';

describe('texText', () => {
  it.each([
    ['G{\\"o}del, {\\"O}zg\\"ur', 'Gödel, Özgür'],
    ['Erd{\\H u}s and \\H{o}', 'Erdűs and ő'],
    ["\\v{c}\\'{\\i}\\c c\\k{a}\\r{u}", 'číçąů'],
    ['\\o\\O{} \\ss{} \\aa \\L\\"{\\i}', 'øØ ß åŁï'],
    ['A {DNA} \\emph{study \\textbf{of}} \\textsc{X}', 'A DNA study of X'],
    ['1--2 --- 3\\textendash 4', '1–2 — 3–4'],
    ["``double'' and `single' don't", "“double” and ‘single' don't"],
    ['a~b\\ c\\,d\\&e\\%f\\_g\\#h\\$i', 'a b c d&e%f_g#h$i'],
    ['{\\apj}, \\prl, 12 and \\aap', 'The Astrophysical Journal, Physical Review Letters, 12 and Astronomy & Astrophysics'],
    ['H$_2$O at $10^{-3}$ for $\\alpha$-helix, $x \\leq y$', 'H₂O at 10⁻³ for α-helix, x ≤ y'],
    ['$\\mathcal{N}=4$ and \\(\\mathbb{R}^d\\)', 'N=4 and Rd'],
    ['\\href{https://example.org/a_b}{words} \\url{http://x.org/~y}', 'words http://x.org/~y'],
    ['\\bibinfo {author} {\\bibfnamefont {S.~W.}\\ \\bibnamefont {Roe}}', 'S. W. Roe'],
    ['\\enquote{quoted {X}} end', '“quoted X” end'],
    ['\\textcolor{red}{red} \\input{/etc/passwd}\\def\\a#1{\\a\\a}text', 'red text'],
    ['\\noopsort{1973b}1981', '1981'],
    ['\\^{}\\~{} \\textasciitilde', '^~ ~'],
    ['unbalanced {\\v{Z} and }} $5', 'unbalanced Ž and $5'],
    ['\\constructor \\toString x', 'x'],
    ["The \\TeX{}book, a \\TeXnician's \\MF\\slash\\MP\\emdash guide", "The TeXbook, a TeXnician's Metafont/MetaPost—guide"],
    ['plain', 'plain'],
  ])('reads %s', (source, text) => {
    expect(texText(source)).toBe(text);
  });

  it('never throws and never leaves double spaces', () => {
    const piece = fc.constantFrom(
      '\\',
      '{',
      '}',
      '$',
      '"',
      'a',
      ' ',
      '\\v',
      '\\href',
      '\\frac',
      '^',
      '_',
      '~',
      '%',
      '[',
      ']',
      '-',
      "'",
      '\n',
      '\\def\\x',
      '\\(',
      '\\verb|',
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => !/\s\s/.test(texText(pieces.join('')))));
  });

  it('stays linear on hostile nesting', () => {
    for (const pump of ["\\'{", '\\href{', '$\\frac', '{', '$^{', '\\(', '\\newcommand{', '\\verb|', '\\\\[1em', '['])
      texText(pump.repeat(5_000));
    expect(texText('{'.repeat(100_000))).toBe('');
  });
});

describe('closing and plainUrl', () => {
  it('finds the brace that closes', () => {
    expect(closing('{a{b}\\}c}d', 0, '{', '}', 100)).toBe(8);
    expect(closing('{a', 0, '{', '}', 100)).toBe(-1);
    expect(closing('[{]}]', 0, '[', ']', 100)).toBe(4);
  });

  it('removes the escapes of addresses', () => {
    expect(plainUrl('http://x.org/a\\_b\\%20c')).toBe('http://x.org/a_b%20c');
    expect(plainUrl('\\doibase 10.1000/x')).toBe('https://doi.org/10.1000/x');
  });
});
