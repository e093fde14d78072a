import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFinder } from '../../src/text/lines.ts';

describe('lineFinder', () => {
  it('counts lines and columns from 1', () => {
    const find = lineFinder('ab\n\ncd');
    expect([0, 1, 2, 3, 4, 6].map(find)).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 3, column: 3 },
    ]);
    expect(lineFinder('')(0)).toEqual({ line: 1, column: 1 });
  });
  it('agrees with splitting the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 40 }), fc.nat(40), (letters, nat) => {
        const text = letters.join('');
        const offset = Math.min(nat, text.length);
        const before = text.slice(0, offset).split('\n');
        expect(lineFinder(text)(offset)).toEqual({ line: before.length, column: (before.at(-1) ?? '').length + 1 });
      }),
    );
  });
});
