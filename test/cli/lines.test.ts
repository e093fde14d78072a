import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, linesFrom } from '../../src/cli/lines.ts';

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
