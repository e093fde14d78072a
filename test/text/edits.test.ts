/** Edits between two texts, held against the table of Wagner & Fischer, filled cell by cell. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits } from '../../src/text/edits.ts';

function byTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

describe('edits', () => {
  it('counts letters changed, added and taken away', () => {
    expect(edits('kitten', 'sitting')).toBe(3);
    expect(edits('', 'abc')).toBe(3);
    expect(edits('abc', 'abc')).toBe(0);
    expect(edits('mice in winter', 'rats in winter')).toBe(4);
    expect(edits('über', 'uber')).toBe(1);
    expect(edits('日本語の文献', '日本の文献')).toBe(1);
  });

  it('gives what the table gives, for texts of every length and few letters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'я', '語'), maxLength: 180 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(edits(a, b)).toBe(byTable(a, b));
      }),
      { numRuns: 400 },
    );
  });

  it('gives what the table gives around the ends of words of rows', () => {
    for (const length of [31, 32, 33, 63, 64, 65, 95, 96, 97, 128, 129]) {
      const whole = Array.from({ length }, (_, i) => 'abcdefg'[(i * i) % 7]).join('');
      for (const other of [`x${whole.slice(0, -1)}y`, whole.slice(3), `${whole}${whole}`, [...whole].reverse().join('')])
        expect([length, edits(whole, other)]).toEqual([length, byTable(whole, other)]);
    }
  });

  it('leaves nothing behind that a later count would see', () => {
    const [a, b] = ['abcabcabc'.repeat(14), 'bcabca'.repeat(20)];
    const first = edits(a, b);
    expect(edits('zzz', 'abc')).toBe(3);
    expect(edits(a, b)).toBe(first);
    expect(edits(b, a)).toBe(first);
  });
});
