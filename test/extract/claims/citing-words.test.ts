import { describe, expect, it, test } from 'vitest';
import { citingWords, countedParagraphs, countedParts, inOrder } from '../../../src/extract/claims/citing-words.ts';

const left = (text: string, mark: string): string => {
  const start = text.indexOf(mark);
  const out = citingWords(text, { start: 0, end: text.length }, { start, end: start + mark.length });
  return text.slice(0, out.start) + text.slice(out.end);
};

test.each([
  ['Voles may dig (judgment of 4 May 2023, Vole (Burrows), C-300/21, paragraph 33 and the case-law cited).', 'C-300/21', 'Voles may dig .'],
  [
    'Voles may dig (see, to that effect, judgments in Vole, C-300/21, paragraph 3, and Roe, C-1/20, paragraphs 4 and 5).',
    'C-1/20',
    'Voles may dig .',
  ],
  ['Voles may dig (C-300/21, paragraphs 62 to 64).', 'C-300/21', 'Voles may dig .'],
  ['Voles may dig (see [3] for moles).', '[3]', 'Voles may dig .'],
  ['Voles may dig [3], paragraph 4, in winter.', '[3]', 'Voles may dig , in winter.'],
  ['Voles may dig (40 metres [3]) in winter.', '[3]', 'Voles may dig (40 metres ) in winter.'],
  ['Voles (of which [3] found 40) may dig.', '[3]', 'Voles (of which  found 40) may dig.'],
])('the words of a citation are no part of the claim: %s', (text, mark, wanted) => {
  expect(left(text, mark)).toBe(wanted);
});

test('spans that meet are one', () => {
  expect(
    inOrder([
      { start: 9, end: 12 },
      { start: 0, end: 4 },
      { start: 3, end: 6 },
    ]),
  ).toEqual([
    { start: 0, end: 6 },
    { start: 9, end: 12 },
  ]);
});

const paragraphs = (lines: readonly string[]): { text: string; spans: { start: number; end: number }[] } => {
  let at = 0;
  const spans = lines.map((line) => {
    const span = { start: at, end: at + line.length };
    at += line.length + 2;
    return span;
  });
  return { text: lines.join('\n\n'), spans };
};

test('paragraphs that are counted begin behind their number', () => {
  const { text, spans } = paragraphs([
    'Grounds',
    '76 First, voles dig.',
    '77 Second, they sleep.',
    'Costs',
    '78 Third, they eat.',
    '79. Voles lose.',
  ]);
  const found = countedParagraphs(text, spans);
  expect([...found.values()].map((from) => text.slice(from, from + 5))).toEqual(['First', 'Secon', 'Third', 'Voles']);
});

test('numbers that begin a few lines count nothing', () => {
  const { text, spans } = paragraphs(['12 Voles died.', '40 Moles lived.', '13 Rats fled.', '1984 Was a good year.', '7 Hares ran.']);
  expect(countedParagraphs(text, spans).size).toBe(0);
});

describe('what counts the parts of a statement', () => {
  const parts = (text: string): string[] =>
    countedParts(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
  it.each([
    ['It says that (1) sales rose, (2) costs fell and (3) nobody left.', ['(1)', '(2)', '(3)']],
    ['Both (a) sales and (b) costs fell.', ['(a)', '(b)']],
    ['For (i) it was so. For (ii) it was not.', ['(i)', '(ii)']],
    ['Equation (4) gives it, and Article 6(1) too.', []],
    ['In group (2) it fell, in group (1) it rose.', []],
  ])('%s', (text, found) => expect(parts(text)).toEqual(found));
});
