import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import type { RawItem } from '../../../src/read/pdf/pieces.ts';
import { isUnreadable, withLetters } from '../../../src/read/pdf/unreadable.ts';
import { readPdf } from '../../../src/read/pdf.ts';

const LINES = [
  'The argument rests on earlier work and on what was found since [1].',
  'It is told here at the length that a page has, with a word of doubt.',
  'References',
  '[1] A. Marsh and B. Reed. On the slow growth of invented corals.',
  'Journal of Invented Reefs, 27(3):379-423, 1948.',
  '[2] C. Stone. Counting reefs from the air. Journal of Invented Reefs, 3:1-9, 1999.',
];
const items = (lines: readonly string[], fontName = 'f'): RawItem[] =>
  lines.map((str, at) => ({ str, transform: [10, 0, 0, 10, 60, 700 - at * 13], width: str.length * 5, fontName, hasEOL: true }));
const text = (list: readonly RawItem[]): string => list.map(({ str }) => str).join('\n');
/** As a font in the usual order of glyphs is written: each letter by the place of its glyph. */
const glyphs = (line: string): string => Array.from(line, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join('');
const shifted = (line: string): string =>
  line
    .replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 90) % 26)))
    .replace(/[A-Z]/g, (letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 58) % 26)));

describe('letters written by the places of their glyphs', () => {
  it('are put back, in the fonts that were written so alone', () => {
    expect(text(withLetters(items(LINES.map(glyphs))))).toBe(LINES.join('\n'));
    const mixed = [...items(LINES), ...items(LINES.map(glyphs), 'g')];
    expect(text(withLetters(mixed))).toBe([...LINES, ...LINES].join('\n'));
  });

  it('are told from blanks by what stands beside them where a reader gives both as blanks', () => {
    const blank = (line: string): string => glyphs(line).replace(/[\t\n\v\f\r]/g, ' ');
    const line = "[1] A. Marsh & B. Reed (1999) it's told of reefs and corals, 27(3):379-423 (and more).";
    expect(text(withLetters(items([...LINES.map(glyphs), blank(line)])))).toBe([...LINES, line].join('\n'));
  });

  it('are left as they are where they are letters, numbers, signs, or another script', () => {
    for (const lines of [
      LINES,
      ['12 34 56', '7.8 9.10', '0.12 (3)'],
      ['= (1', ')(2', '1)(', ') +', '(1)(2)(3)', '5 + 8 = 13', '1)(1)(1', '=========='],
      ['АБВ ГДЕ влияние экономических преобразований'],
      ['关于熊的研究与思考'],
      ['BLEU ROUGE METEOR CHRF', 'WMT NTCIR CLEF TREC SIGIR'],
      ['if (x[i] == 0) { return f(x) && !g(y); }', 'const z = {a: 1, b: [2, 3]};'],
    ]) {
      const given = items(lines);
      expect(withLetters(given)).toBe(given);
    }
  });
});

describe('a page whose text is none', () => {
  it('is one of other letters, or of signs', () => {
    expect(isUnreadable(items(LINES.map(shifted)))).toBe(true);
    const order = [...new Set(LINES.join(''))];
    const coded = LINES.map((line) => Array.from(line, (letter) => String.fromCharCode(33 + order.indexOf(letter))).join(''));
    expect(isUnreadable(items(coded))).toBe(true);
  });

  it('is no short one, no table, no program, and none of another script', () => {
    expect(isUnreadable(items(LINES))).toBe(false);
    expect(isUnreadable(items(['+', '~~', '###']))).toBe(false);
    expect(isUnreadable(items(Array.from({ length: 40 }, (_, n) => `${n} ${n * 1.37} ${n * 31} (${n}.5)`)))).toBe(false);
    expect(isUnreadable(items(Array.from({ length: 12 }, () => 'for (let i = 0; i < list.length; i += 1) { sum += list[i] ?? 0; }')))).toBe(
      false,
    );
    expect(isUnreadable(items(Array.from({ length: 9 }, () => 'Влияние экономических преобразований на развитие общества')))).toBe(false);
    expect(isUnreadable(items(Array.from({ length: 20 }, () => '关于熊的研究与思考，以及对海洋的认识。')))).toBe(false);
    expect(isUnreadable(items(Array.from({ length: 20 }, () => 'คณะวิทยาศาสตร์มหาวิทยาลัย')))).toBe(false);
  });
});

/** A PDF of one page of these lines, each written in the codes given, in a font that says nothing of its letters. */
function pdfOf(lines: readonly string[], code: (letter: string) => number): Uint8Array {
  const hex = (line: string): string => Array.from(line, (letter) => code(letter).toString(16).padStart(4, '0')).join('');
  const content = `BT /F 10 Tf ${lines.map((line, at) => `1 0 0 1 60 ${780 - at * 14} Tm <${hex(line)}> Tj`).join('\n')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+Made/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+Made/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/AAAAAA+Made/Flags 4/FontBBox[0 0 500 700]/ItalicAngle 0/Ascent 700/Descent -200/CapHeight 700/StemV 80>>',
  ];
  let out = '%PDF-1.4\n';
  objects.forEach((object, at) => {
    out += `${at + 1} 0 obj${object}endobj\n`;
  });
  return new TextEncoder().encode(`${out}trailer<</Size 8/Root 1 0 R>>\n%%EOF`);
}
const CONTEXT = { name: 'made.pdf', limits: { pages: 10, textCharacters: 100_000, decodedBytes: 1_000_000 } };

describe('a PDF whose font does not say its letters', () => {
  it('is read where the order of glyphs is the usual one', async () => {
    const document = await readPdf(
      pdfOf(LINES, (letter) => letter.charCodeAt(0) - 29),
      CONTEXT,
    );
    expect(document.text.replace(/\s+/g, ' ')).toContain('On the slow growth of invented corals.');
    const { references } = extract(document);
    expect(references).toMatchObject([{ fields: { volume: '27', issue: '3', page: '379-423' } }, { fields: { volume: '3' } }]);
    expect(references.every(({ letters }) => letters === undefined)).toBe(true);
    expect(document.skipped).toEqual([]);
  });

  it('is told where it is not', async () => {
    const order = [...new Set(LINES.join(''))];
    const document = await readPdf(
      pdfOf(LINES, (letter) => 33 + order.indexOf(letter)),
      CONTEXT,
    );
    expect(document.skipped).toMatchObject([
      {
        page: 1,
        why: expect.stringContaining('does not say which letters its fonts draw: what stands in the text is not what is printed; '),
      },
    ]);
  });
});
