import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, composed, type TextChange, unifiedDiff } from '../../../src/repair/metadata/changes.ts';

/** Applies a unified diff as `patch` does: context and removed lines must stand where it says. */
function patched(text: string, diff: string): string {
  const lines = text === '' ? [] : text.split(/(?<=\n)/);
  const out: string[] = [];
  let at = 0;
  const rows = diff.split(/(?<=\n)/).slice(2);
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? '';
    const head = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@\n$/.exec(row);
    if (head !== null) {
      const first = Number(head[1]) - 1;
      out.push(...lines.slice(at, first));
      expect(out.length).toBe(Number(head[3]) - 1);
      at = first;
      continue;
    }
    if (row.startsWith('\\')) continue;
    const bare = rows[n + 1]?.startsWith('\\') === true;
    const line = bare ? row.slice(1, -1) : row.slice(1);
    if (row[0] !== '+') expect(lines[at++]).toBe(line);
    if (row[0] !== '-') out.push(line);
  }
  return [...out, ...lines.slice(at)].join('');
}

const text = fc.array(fc.constantFrom('a', 'bc', '\n', '\n', 'é', '\r\n', 'x y'), { maxLength: 60 }).map((parts) => parts.join(''));
const changed = text.chain((whole) =>
  fc.tuple(
    fc.constant(whole),
    fc
      .array(fc.tuple(fc.nat({ max: whole.length }), fc.nat({ max: 6 }), fc.constantFrom('', 'new', 'two\nlines', 'é')), { maxLength: 5 })
      .map((raw) => {
        let last = 0;
        return raw
          .sort(([a], [b]) => a - b)
          .flatMap(([start, length, put]): TextChange[] => {
            if (start < last || start >= whole.length) return [];
            // Values stand inside lines, and stay there.
            const stop = whole.slice(start).search(/[\r\n]/);
            const end = Math.min(start + length, stop < 0 ? whole.length : start + stop);
            if (end <= start) return [];
            last = end;
            return [{ start, end, text: put }];
          });
      }),
  ),
);

describe('applyChanges', () => {
  it('changes the named stretches and nothing else', () => {
    expect(
      applyChanges('one two three', [
        { start: 8, end: 13, text: '3' },
        { start: 0, end: 3, text: 'first' },
      ]),
    ).toBe('first two 3');
    expect(applyChanges('same', [])).toBe('same');
  });
  it('makes no change at all when two of them overlap or one lies outside', () => {
    expect(() =>
      applyChanges('abcdef', [
        { start: 0, end: 3, text: 'x' },
        { start: 2, end: 4, text: 'y' },
      ]),
    ).toThrow();
    expect(() => applyChanges('abc', [{ start: 2, end: 9, text: 'x' }])).toThrow();
  });
});

describe('unifiedDiff', () => {
  it('says nothing when nothing changes', () => {
    expect(unifiedDiff('a.bib', 'x\ny\n', [{ start: 0, end: 1, text: 'x' }])).toBe('');
  });
  it('shows a change with three lines around it', () => {
    const lines = Array.from({ length: 12 }, (_, n) => `line ${n + 1}\n`).join('');
    const at = lines.indexOf('line 6');
    expect(unifiedDiff('a.bib', lines, [{ start: at, end: at + 6, text: 'LINE 6' }])).toBe(
      '--- a/a.bib\n+++ b/a.bib\n@@ -3,7 +3,7 @@\n line 3\n line 4\n line 5\n-line 6\n+LINE 6\n line 7\n line 8\n line 9\n',
    );
  });
  it('turns the old text into the new one, whatever was changed', () => {
    fc.assert(
      fc.property(changed, ([whole, changes]) => {
        const diff = unifiedDiff('f', whole, changes);
        expect(diff === '' ? whole : patched(whole, diff)).toBe(applyChanges(whole, changes));
      }),
      { numRuns: 300 },
    );
  });
});

describe('composed', () => {
  /** Changes of a text that do not overlap, out of numbers. */
  const changesOf = (text: string, numbers: readonly number[], word: string): TextChange[] => {
    const places = [...new Set(numbers.map((one) => one % (text.length + 1)))].sort((a, b) => a - b);
    return places.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: places[at + 1] ?? start, text: word.slice(0, start % 4) }] : []));
  };
  const numbers = fc.array(fc.nat(60), { maxLength: 6 });

  it('gives what both give one after the other, or says that it cannot', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const text = 'The year is 2011 and the volume is 31, as they say.';
        const first = changesOf(text, one, 'abcd');
        const between = applyChanges(text, first);
        const second = changesOf(between, other, 'WXYZ');
        const both = composed(first, second);
        if (both !== null) expect(applyChanges(text, both)).toBe(applyChanges(between, second));
      }),
    );
  });

  it('refuses only what touches an earlier change', () => {
    const first = [{ start: 2, end: 4, text: 'xyz' }];
    expect(composed(first, [{ start: 3, end: 4, text: '' }])).toBeNull();
    expect(composed(first, [{ start: 6, end: 7, text: 'q' }])).toEqual([...first, { start: 5, end: 6, text: 'q' }]);
  });
});
