import { describe, expect, it } from 'vitest';
import { pointingMarks } from '../../../src/extract/citations/pointing.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  'Doe, B. (2000). On fences. Journal of Hedges, 4, 2-8.',
  'Poe, C., & Moe, D. (2001). On walls. Journal of Hedges, 5, 3-7.',
  'Roe, A. (1999). On hedges. Journal of Hedges, 3, 1-9.',
  'Roe, A. (2003). On gates. Journal of Hedges, 7, 1-9.',
];
const read = (text: string) => {
  const document = blocksOf([
    ['paragraph', text],
    ['heading', 'References', { level: 1 }],
    ...LIST.map((entry) => ['reference', entry] as const),
  ]);
  const { citations, references } = extract(document);
  return citations.map(({ span, to, locator }) => [
    document.text.slice(span.start, span.end),
    references.find(({ id }) => id === to)?.fields.title,
    ...(locator === undefined ? [] : [locator]),
  ]);
};

describe('marks that point back', () => {
  it.each([
    '(ibid., p. 5)',
    '(Ibid., p. 5)',
    '(ibidem, p. 5)',
    '(id., p. 5)',
    '(ebd., S. 5)',
    '(a. a. O., S. 5)',
    '(a. a. O., Tab. 5)',
    '(vgl. a.a.O., S. 5)',
    '(там же, с. 5)',
    '(loc. cit., p. 5)',
    '[ibid. 5]',
  ])('%s means the work cited last', (mark) => {
    const found = read(`Fences stand (Doe, 2000). So do walls (Poe & Moe, 2001). They last ${mark}.`);
    expect(found.slice(0, 3).map(([, title]) => title)).toEqual(['On fences', 'On walls', 'On walls']);
    expect(found[2]?.[0]).toBe(mark);
    expect(found[2]?.[2]).toMatch(/5$/);
  });

  it.each(['(Doe, op. cit., p. 7)', '(Doe, supra, p. 7)', '(Doe, a. a. O., p. 7)', '(see Doe, op. cit. p. 7)'])(
    '%s means the work of that author',
    (mark) =>
      expect(read(`Fences stand (Doe, 2000). Walls last (Poe & Moe, 2001). They fall ${mark}.`)[2]).toEqual([mark, 'On fences', 'p. 7']),
  );

  it('takes the work cited last of an author with several, and goes on from one that points back', () => {
    expect(
      read('Hedges grow (Roe, 1999). Gates open (Roe, 2003). Walls last (Poe & Moe, 2001). So (Roe, op. cit.) and so (ibid.).').map(
        ([, title]) => title,
      ),
    ).toEqual(['On hedges', 'On gates', 'On walls', 'On gates', 'On gates']);
  });

  it('reads those of a bracket one by one, beside whatever else stands there', () => {
    const text = 'Fences stand (Doe, 2000). Walls last (Poe & Moe, 2001). They fall (Doe, op. cit., p. 7; and more).';
    expect(read(text)[2]).toEqual(['Doe, op. cit., p. 7', 'On fences', 'p. 7']);
    const several = read('Fences (Doe, 2000). Walls (Poe & Moe, 2001). Both (see Poe, op. cit., p. 9; Doe, op. cit.; ibid., p. 3).');
    expect(several.slice(2)).toEqual([
      ['see Poe, op. cit., p. 9', 'On walls', 'p. 9'],
      ['Doe, op. cit.', 'On fences'],
      ['ibid., p. 3', 'On fences', 'p. 3'],
    ]);
    // The year beside it is a mark of its own.
    expect(read('Fences (Doe, 2000). Both (Poe & Moe, 2001; Doe, op. cit., p. 4).').map(([, title]) => title)).toEqual([
      'On fences',
      'On walls',
      'On fences',
    ]);
    expect(read('Fences (Doe, 2000). They fall (so said op. cit. readers; and more).')).toHaveLength(1);
  });

  it('means nothing where several works or none were cited, or the author is not in the list', () => {
    expect(read('It is so (ibid., p. 5). Fences (Doe, 2000; Poe & Moe, 2001) stand (ibid.). So (Hull, op. cit.).')).toHaveLength(2);
    expect(pointingMarks('the idea (id est) and an idiom (ideal), (Supra model), (ivory)')).toEqual([]);
  });

  it('means the work of those who stand in front of the brackets', () => {
    const text = 'Fences (Doe, 2000) and walls (Poe & Moe, 2001). Doe differs, but Poe and Moe (op. cit., p. 7) do not.';
    expect(read(text).at(-1)).toEqual(['(op. cit., p. 7)', 'On walls', 'p. 7']);
    expect(read('Fences (Doe, 2000). It is said (op. cit., p. 7) so.')).toHaveLength(1);
  });
  it('reads a place behind a colon', () => {
    expect(read('Fences (Doe, 2000). They fall (ibid: 47).').at(-1)).toEqual(['(ibid: 47)', 'On fences', '47']);
  });
});
