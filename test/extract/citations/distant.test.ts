import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  'Ash, A. (2001). On hedges. Journal of Gardens, 3, 1–9.',
  'Birch, B., Long, K., & Short, M. (2004a). On fences. Journal of Gardens, 6, 10–19.',
  'Birch, B., Long, K., & Short, M. (2004b). On banks. Journal of Gardens, 6, 20–29.',
  'Croft, C. (2004). On walls. Garden Letters, 7, 30–39.',
  'Dale, D. (2009). On ditches. Garden Letters, 9, 40–49.',
  'Heath, D. Undated notes on ditches. Leeds: Hedge Press.',
];
/** The works that the years of a sentence lead to. */
const read = (sentence: string) => {
  const document = blocksOf([
    ['paragraph', 'Hedges grow (Ash, 2001). So do banks (Birch et al., 2004b; Croft, 2004; Dale, 2009).'],
    ['paragraph', sentence],
    ['heading', 'References'],
    ...LIST.map((entry) => ['paragraph', entry] as const),
  ]);
  const { citations, references } = extract(document);
  const heads = new Map(references.map(({ id, raw }) => [id, raw.split(',')[0]]));
  const from = document.text.indexOf(sentence);
  return citations
    .filter(({ span }) => span.start >= from)
    .map(
      ({ to, label, locator }) =>
        `${to === null ? '!' : ''}${heads.get(to ?? '') ?? ''}|${label}${locator === undefined ? '' : `|${locator}`}`,
    );
};

describe('years whose author the sentence names further in front', () => {
  it.each([
    ['Ash, writing of hedges (2001), disagrees.', ['Ash|Ash 2001']],
    ['It was Ash who in a book on hedges (2001, p. 7) said so.', ['Ash|Ash 2001|p. 7']],
    ['Birch, in a series of reports (2004a, 2004b), tried both.', ['Birch|Birch 2004a', 'Birch|Birch 2004b']],
    ['Dale, unlike Croft, wrote of ditches (2009).', ['Dale|Dale 2009']],
    ['The hedges of Ash (2001 [1928], p. 7) are darker.', ['Ash|Ash 2001|p. 7']],
    ['In 2001, Ash argued that hedges grow.', ['Ash|Ash 2001']],
    ['Ash, writing in 2001, disagrees.', ['Ash|Ash 2001']],
    ['Ash in 2001 was in Leeds.', []],
    ['Already in 2009 Dale found ditches.', ['Dale|Dale 2009']],
    ['Im Jahr 2009 Dale zeigte Gräben.', ['Dale|Dale 2009']],
  ])('%s', (sentence, works) => expect(read(sentence)).toEqual(works));

  it.each([
    ['Ash met his friends at the flood (1999) and left.'],
    ['Birch and Croft differ, and both wrote in one year (2004).'],
    ['Ash stayed. The flood of the town (2001) was great.'],
    ['Heath, who wrote of ditches (2009), was kind.'],
    ['The flood (2001) was great.'],
    ['In 2004, Birch moved to the river.'],
    ['In 2001, Ash moved to the river.'],
    ['In 2003, Ash moved to the river.'],
    ['In 2001, Oslo was flooded.'],
    ['Ash says so (p. 3, 2012). The flood of March (2001) was great.'],
    ['Ash was there in March (2001) and saw it.'],
  ])('is silent on “%s”', (sentence) => expect(read(sentence)).toEqual([]));
});

describe('notes of a year and a place', () => {
  const inNote = (sentence: string, note: string) => {
    const made = blocksOf([
      ['paragraph', sentence],
      ['heading', 'References'],
      ...LIST.map((entry) => ['paragraph', entry.replace('Croft', 'CROFT')] as const),
      ['note', note],
    ]);
    const start = made.text.indexOf(note);
    const mark = { start: sentence.length, end: sentence.length };
    const notes = [{ id: 'n1', kind: 'footnote' as const, label: '1', span: { start, end: start + note.length }, mark }];
    const { citations, references } = extract({ ...made, notes });
    return citations.map(({ to, locator }) => `${references.find(({ id }) => id === to)?.raw.split(',')[0]} ${locator}`);
  };
  it('mean the author of the sentence', () => {
    expect(inNote('Croft holds that walls came first.', '(2004), p. 66.')).toEqual(['CROFT p. 66']);
    expect(inNote('The ditches, says Dale, are old.', '(2009), pp. 12–14.')).toEqual(['Dale pp. 12–14']);
  });
  it('mean nothing where the sentence names nobody, two, or somebody of another year', () => {
    expect(inNote('Walls came first.', '(2004), p. 66.')).toEqual([]);
    expect(inNote('Croft and Birch differ.', '(2004), p. 66.')).toEqual([]);
    expect(inNote('Croft holds that walls came first.', '(2009), p. 66.')).toEqual([]);
    expect(inNote('Croft holds that walls came first.', 'It was so in 2004, a wet year.')).toEqual([]);
  });
});
