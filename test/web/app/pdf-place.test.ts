/** Places of the read text among the pieces a page is drawn from: found exactly, or not at all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/web/app/pdf-place.ts';

const spanOf = (text: string, part: string): { start: number; end: number } => {
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`"${part}" is not in the text`);
  return { start, end: start + part.length };
};
const words = (pieces: readonly string[], placed: ReturnType<typeof place>[number]): string =>
  placed.map(({ item, start, end }) => pieces[item]?.slice(start, end) ?? '').join(' ');

describe('place', () => {
  const text =
    'Seeding was shown in organoids [17], and the efficient filaments were found early [9]. It was a long discussion of methods [17].';
  const pieces = [
    '12',
    'Seeding was shown in',
    'organ-',
    'oids [17], and the eﬃcient',
    'ﬁlaments were found early [9].',
    'It was a long discussion of methods [17].',
  ];

  it('finds a mark by what stands around it, though the same mark stands twice', () => {
    const first = spanOf(text, '[17]');
    const second = { start: text.lastIndexOf('[17]'), end: text.lastIndexOf('[17]') + 4 };
    const [one, two] = place(text, pieces, [first, second]);
    expect(one).toEqual([{ item: 3, start: 5, end: 9 }]);
    expect(two).toEqual([{ item: 5, start: 36, end: 40 }]);
  });

  it('steps over a hyphen at the end of a line and reads ligatures as their letters', () => {
    const [broken, ligatures] = place(text, pieces, [spanOf(text, 'organoids'), spanOf(text, 'efficient filaments')]);
    expect(words(pieces, broken ?? [])).toBe('organ oids');
    expect(words(pieces, ligatures ?? [])).toBe('eﬃcient ﬁlaments');
  });

  it('goes by the text, not by the order in which the page is drawn', () => {
    const turned = [...pieces].reverse();
    const [found] = place(text, turned, [spanOf(text, 'found early [9]')]);
    expect(words(turned, found ?? [])).toBe('found early [9]');
  });

  it('leaves unplaced what it cannot be sure of', () => {
    expect(place('ab', ['ab'], [{ start: 0, end: 2 }])).toEqual([[]]);
    expect(place(text, ['Nothing of this page is like that text.'], [spanOf(text, '[17]')])).toEqual([[]]);
    expect(place('', [], [{ start: 0, end: 0 }])).toEqual([[]]);
    const twice = 'the same words again and again. '.repeat(4);
    expect(place(twice, [twice], [{ start: 0, end: 8 }])).toEqual([[]]);
  });

  it('gives places within the pieces, and the very characters, whatever the text', () => {
    const word = fc.string({ minLength: 3, maxLength: 9, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäéß漢😀') });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 7 }),
        (list, a, b, width) => {
          const whole = list.join(' ');
          const lines: string[] = [];
          for (let i = 0; i < list.length; i += width) lines.push(list.slice(i, i + width).join(' '));
          const start = a % whole.length;
          const end = start + (b % (whole.length - start)) + 1;
          for (const { item, start: from, end: to } of place(whole, lines, [{ start, end }])[0] ?? []) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(lines[item]?.length ?? -1);
            const cut = lines[item]?.slice(from, to).normalize('NFKC').toLowerCase() ?? '';
            // A place never begins or ends outside what was asked for.
            expect(
              whole
                .slice(Math.max(0, start - 2), end + 2)
                .normalize('NFKC')
                .toLowerCase(),
            ).toContain(cut);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is quick on a page that repeats itself', () => {
    const page = 'aaaa bbbb '.repeat(3_000);
    expect(place(page, [page], [{ start: 0, end: page.length }])[0]).toEqual([]);
  });
});
