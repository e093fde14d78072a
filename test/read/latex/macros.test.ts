import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cites } from '../../../src/read/latex/cite.ts';
import { withCitingWrittenOut, withoutFalse } from '../../../src/read/latex/macros.ts';

describe('withoutFalse', () => {
  it.each([
    ['a \\iffalse b \\fi c', 'a  c'],
    ['a \\iffalse b \\else d\\fi c', 'a  d c'],
    ['a \\iffalse \\ifx x y\\else z\\fi b \\fi c', 'a  c'],
    ['\\newif\\ifdraft \\iffalse \\ifdraft x\\fi y\\fi z', '\\newif\\ifdraft  z'],
    ['\\ifnum 1 \\iffalse b\\fi d\\fi c', '\\ifnum 1  d\\fi c'],
    ['\\iffalse a\\else b \\iffalse c\\fi d\\fi e', ' b  d e'],
    ['a \\iffalse never ended', 'a \\iffalse never ended'],
    ['a \\iff b, \\ifthenelse{x}{y}{z}', 'a \\iff b, \\ifthenelse{x}{y}{z}'],
    ['\\iffalse \\ifthenelse{x}{y}{z} \\fi c', ' c'],
  ])('reads %s', (source, kept) => expect(withoutFalse(source)).toBe(kept));
});

describe('withCitingWrittenOut', () => {
  const out = (source: string) => withCitingWrittenOut(source, cites).trim();
  it.each([
    ['\\newcommand{\\see}[1]{\\cite{#1}} \\see{a}.', '\\cite{a}.'],
    ['\\newcommand\\see[2][p. 1]{(see \\cite[#1]{#2})} \\see{a} \\see[p. 5]{b}', '(see \\cite[p. 1]{a}) (see \\cite[p. 5]{b})'],
    ['\\def\\see#1{\\citep{#1}}\\see {a,b}', '\\citep{a,b}'],
    ['\\let\\old\\cite \\old[5]{a} \\older', '\\cite[5]{a} \\older'],
    ['\\let\\old=\\citep \\old{a}', '\\citep{a}'],
    ['\\newcommand{\\one}{\\citet{a}} by \\one', 'by \\citet{a}'],
    ['\\NewDocumentCommand{\\see}{m m}{\\cite{#1} and \\cite{#2}} \\see{a}{b}', '\\cite{a} and \\cite{b}'],
    ['\\NewDocumentCommand\\see{o m}{\\cite{#2}} \\see[x]{b}', '\\cite{b}'],
    ['\\newcommand{\\see}[1]{\\inner{#1}}\\newcommand{\\inner}[1]{\\cite{#1}} \\see{a}', '\\newcommand{\\see}[1]{\\cite{#1}} \\see{a}'],
  ])('writes out %s', (source, expected) => {
    // A command that rests on another is written out in the next round.
    if (source.includes('\\inner')) expect(out(source)).toBe('\\cite{a}');
    else expect(out(source)).toBe(expected);
  });
  it.each([
    '\\newcommand{\\ours}{Foo} \\ours',
    '\\renewcommand{\\cite}[1]{[\\citenum{#1}]} \\cite{a}',
    '\\newcommand{\\see}[1]{\\see{\\cite{#1}}} \\see{a}',
    '\\newcommand{\\see}[1]{\\cite{#1}',
  ])('leaves %s alone', (source) => expect(out(source)).toBe(source));
  it('ends, and stays small, whatever is defined', () => {
    const piece = fc.constantFrom(
      '\\newcommand{\\a}[1]{\\cite{#1}\\b{#1}}',
      '\\def\\b#1{\\cite{#1}\\a{#1}}',
      '\\a{x}',
      '\\b{\\a{y}}',
      '{',
      '}',
      '[',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const source = parts.join('');
        expect(withCitingWrittenOut(source, cites).length).toBeLessThan(2000 + source.length * 200);
      }),
    );
  });
});
