import { describe, expect, it } from 'vitest';
import { readWith, written } from '../../../src/report/said/template.ts';

const gaps = (template: string, sentence: string): Record<string, string> | null => {
  const found = readWith(template, sentence);
  return found === null ? null : Object.fromEntries(found);
};

describe('a template', () => {
  it('reads what stands in its gaps, and only where its fixed words stand', () => {
    expect(gaps('{source} has “{words}” for {other}.', 'a.txt has “five” for “six”.')).toEqual({
      source: 'a.txt',
      words: 'five',
      other: '“six”',
    });
    expect(gaps('Asked of {names}.', 'Asked of nobody')).toBeNull();
    expect(gaps('Asked of {names}.', 'He asked of all.')).toBeNull();
    expect(gaps('No gap.', 'No gap.')).toEqual({});
    expect(gaps('No gap.', 'No gap. And more.')).toBeNull();
  });

  it('takes no empty gap, and no sentence shorter than its words', () => {
    expect(gaps('“{words}”', '“”')).toBeNull();
    expect(gaps('{a} is {b}.', ' is .')).toBeNull();
    expect(gaps('aa{x}aa', 'aaa')).toBeNull();
  });

  it('ends at the last place where its last words may stand', () => {
    expect(gaps('In {place}.', 'In § 4. of the source.')).toEqual({ place: '§ 4. of the source' });
  });

  it('writes the gaps by name, in another order and in the words of their kind', () => {
    const read = readWith('{a:part} before {b}', 'x before y') ?? new Map<string, string>();
    expect(written('{b} nach {a:part}', read, (kind, text) => `${kind}(${text})`)).toBe('y nach part(x)');
    expect(written('{a} allein', read, () => '')).toBe('x allein');
  });

  it('writes back what looks like a gap in what was read', () => {
    const read = readWith('It says {words}.', 'It says {words} and {other}.') ?? new Map<string, string>();
    expect(written('Es sagt {words}.', read, (_, text) => text)).toBe('Es sagt {words} and {other}.');
  });
});
