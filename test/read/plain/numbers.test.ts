import { describe, expect, it } from 'vitest';
import { withoutLineNumbers } from '../../../src/read/plain/numbers.ts';
import { readPlain } from '../../../src/read/plain.ts';

const LINES = `On the settling of dust

Dust settles slowly in closed rooms (Smith 2020) and
rises again when doors are opened (Doe 1999), as has
been shown for large and small rooms, in summer and in
winter (Roe 2010). Nothing else is known of it, and all
that was said before is said again below (Poe 2001).
It may be that dust does not settle at all, but waits
in the air until nobody looks. This was held by some,
and by others it was held that dust is heavy.

References

Doe, B. (1999). On fences and how they stand in the
   wind. Journal of Hedges, 4, 2-8.
Poe, C. (2001). On walls, of which there are many in
   the north. Journal of Hedges, 5, 3-7.
Roe, A. (2010). On hedges. Journal of Hedges, 3, 1-9.
Smith, A. (2020). Slow dust in closed rooms and what
   becomes of it. Journal of Dust, 3(2), 1-9.`.split('\n');

/** Every line with its number in front, where `shown` says so. */
const numbered = (shown: (number: number) => boolean, blank = true, lines: readonly string[] = LINES) => {
  let number = 0;
  return lines.map((line) => {
    if (line === '' && !blank) return line;
    number += 1;
    return `${(shown(number) ? String(number) : '').padStart(4)}  ${line}`;
  });
};
const plain = LINES.map((line) => (line === '' ? '' : `      ${line}`));
const shape = (text: string) => text.split('\n').map((line) => line.trimEnd());

describe('withoutLineNumbers', () => {
  it.each([
    ['every line', numbered(() => true)],
    ['every line with words', numbered(() => true, false)],
    ['every fifth', numbered((number) => number % 5 === 0)],
    ['every fifth with words', numbered((number) => number % 5 === 0, false)],
  ])('%s', (_, lines) => {
    const printed = lines.join('\n');
    const { text, count } = withoutLineNumbers(printed);
    expect(shape(text)).toEqual(plain);
    expect(text).toHaveLength(printed.length);
    expect(count).toBe(lines.filter((line) => /^\s*\d/.test(line)).length);
    const { blocks, skipped } = readPlain(printed);
    expect(blocks.filter(({ label }) => label !== undefined)).toEqual([]);
    expect(skipped?.[0]).toMatchObject({ what: 'line numbers', count });
  });

  it('lets pages begin anew, and leaves a number that is part of the text', () => {
    const lines = [...numbered(() => true, false), ...numbered(() => true, false)];
    expect(shape(withoutLineNumbers(lines.join('\n')).text)).toEqual([...plain, ...plain]);
    const other = numbered(() => true, true, [...LINES.slice(0, 4), '1999 was dry and', ...LINES.slice(4)]).join('\n');
    expect(withoutLineNumbers(other).text).toContain('      1999 was dry');
  });

  it.each([
    [
      'a numbered list, one entry a line',
      Array.from({ length: 40 }, (_, i) => `${i + 1} Roe, A. (${1980 + i}). On hedges. Journal of Hedges, ${i}, 1-9.`),
    ],
    [
      'a numbered list with lines that go on',
      Array.from({ length: 40 }, (_, i) => `${i + 1}  Roe, A. (2001). On hedges and\n   on fences. Journal of Hedges, ${i}, 1-9.`),
    ],
    ['prose without numbers', LINES],
    ['prose with numbers here and there', LINES.map((line, i) => (i % 4 === 3 ? `${i} ${line}` : line))],
    ['too little', numbered(() => true).slice(0, 8)],
  ])('leaves %s as it is', (_, lines) => {
    const text = lines.join('\n');
    expect(withoutLineNumbers(text)).toEqual({ text, count: 0 });
  });
});
