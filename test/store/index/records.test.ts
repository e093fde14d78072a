import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListSplitter, linesOf } from '../../../src/store/index/records.ts';

/** A text in pieces of the given sizes. */
function pieces(text: string, sizes: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text, 'utf8');
  const out: Buffer[] = [];
  for (let at = 0, i = 0; at < bytes.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1;
    out.push(bytes.subarray(at, at + size));
    at += size;
  }
  return out;
}
async function* stream(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

describe('linesOf', () => {
  it('gives the same lines however the bytes arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '😀') }), { minLength: 1 }),
        sizes,
        async (lines, cuts) => {
          const text = lines.join('\n');
          const got: string[] = [];
          for await (const line of linesOf(stream(pieces(text, cuts)))) got.push(line?.toString('utf8') ?? '');
          expect(got).toEqual(text.endsWith('\n') || text === '' ? lines.slice(0, -1) : lines);
        },
      ),
    );
  });

  it('gives null for a line beyond all measure and goes on with the next', async () => {
    const long = Buffer.alloc(9 * 1024 * 1024, 0x61);
    const got: (string | null)[] = [];
    for await (const line of linesOf(stream([long, long, Buffer.from('\nshort\n')])))
      got.push(line === null ? null : line.toString('utf8'));
    expect(got).toEqual([null, 'short']);
  });
});

describe('ListSplitter', () => {
  it('cuts a list into its elements however the bytes arrive', () => {
    const element = fc.dictionary(
      fc.string(),
      fc.oneof(
        fc.string({ unit: fc.constantFrom('"', '\\', '{', ']', 'x', 'é') }),
        fc.array(fc.dictionary(fc.string(), fc.nat())),
        fc.nat(),
      ),
    );
    fc.assert(
      fc.property(fc.array(element), sizes, fc.boolean(), (items, cuts, pretty) => {
        const splitter = new ListSplitter();
        const got = pieces(JSON.stringify(items, null, pretty ? 2 : 0), cuts).flatMap((chunk) => splitter.take(chunk));
        expect(got.map((bytes) => JSON.parse(bytes.toString('utf8')))).toEqual(JSON.parse(JSON.stringify(items)));
        expect(splitter.whole).toBe(true);
      }),
    );
  });

  it('knows a list that was cut short', () => {
    const splitter = new ListSplitter();
    splitter.take(Buffer.from('[{"a":1},{"b":'));
    expect(splitter.whole).toBe(false);
  });
});
