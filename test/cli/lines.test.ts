import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, linesFrom, tellUnread, UnreadLines } from '../../src/cli/lines.ts';

async function read(pieces: readonly (Uint8Array | string)[], longest?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesFrom(
    (async function* () {
      yield* pieces;
    })(),
    longest,
  ))
    lines.push(line);
  return lines;
}

describe('linesFrom', () => {
  it('gives the same lines however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\r\n\ufeff]/.test(text)),
          { minLength: 1, maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 9 }),
        async (lines, size) => {
          const bytes = Buffer.from(`${lines.join('\n')}\n`);
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
          expect((await read(pieces)).map((line) => ('text' in line ? line.text : null))).toEqual(lines);
        },
      ),
    );
  });

  it('passes over a line that is too long and goes on', async () => {
    expect(await read(['ab\n', 'x'.repeat(60), 'x'.repeat(60), '\ncd'], 100)).toEqual([
      { n: 1, text: 'ab' },
      { n: 2, tooLong: true },
      { n: 3, text: 'cd' },
    ]);
  });

  it('knows carriage returns and a byte order mark', async () => {
    expect(await read(['\uFEFFa\r\n\r\nb'])).toEqual([
      { n: 1, text: 'a' },
      { n: 2, text: '' },
      { n: 3, text: 'b' },
    ]);
  });
});

describe('UnreadLines', () => {
  const told = (all: number, unread: readonly number[]): string => {
    const lines = new UnreadLines();
    for (let n = 1; n <= all; n += 1) lines.add(n, unread.includes(n));
    let written = '';
    tellUnread(lines, { write: (text) => (written += text) });
    return written;
  };

  it('says nothing where every line was answered', () => {
    expect(told(0, [])).toBe('');
    expect(told(5, [])).toBe('');
  });

  it('names the first lines without an answer and counts the others', () => {
    expect(told(1, [1])).toBe('stet: 1 of 1 line got no answer, and why stands in its place: line 1\n');
    expect(
      told(
        2000,
        Array.from({ length: 1200 }, (_, i) => i + 1),
      ),
    ).toBe('stet: 1,200 of 2,000 lines got no answer, and why stands in their place: lines 1, 2, 3, 4, 5, 6, 7, 8 and 1,192 more\n');
  });
});
