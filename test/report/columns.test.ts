import { describe, expect, it } from 'vitest';
import { ascii, columns, wrapped, wrappedParts } from '../../src/report/columns.ts';

describe('columns', () => {
  it('counts wide signs twice, marks and our own sequences not at all', () => {
    expect(columns('abc')).toBe(3);
    expect(columns('漢字')).toBe(4);
    expect(columns('e\u0301')).toBe(1);
    expect(columns('\x1b[31mred\x1b[39m \x1b]8;;https://x.org\x1b\\link\x1b]8;;\x1b\\')).toBe(8);
  });
});

describe('wrapped', () => {
  it('breaks at spaces and never inside a word', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('antidisestablishment x', 5)).toEqual(['antidisestablishment', 'x']);
    expect(wrapped('', 5)).toEqual([]);
  });
});

describe('parts of a text', () => {
  it('are broken as a whole and stay apart on every line', () => {
    expect(wrappedParts(['one ', 'two three', ' four'], 9)).toEqual([
      ['one ', 'two', ''],
      ['', 'three', ''],
      ['', '', 'four'],
    ]);
    expect(wrappedParts(['  a  b'], 9)).toEqual([['a b']]);
  });

  it('are together the lines of the whole', () => {
    const parts = ['No sentence is ', 'wider', ' than the page, ', 'however', ' it is marked.'];
    for (const width of [8, 20, 31, 200])
      expect(wrappedParts(parts, width).map((line) => line.join(''))).toEqual(wrapped(parts.join(''), width));
  });
});

describe('ascii', () => {
  it('spells signs and loses nothing', () => {
    expect(ascii('“é” – a → b …')).toBe('"e" - a -> b ...');
    expect(ascii('漢')).toBe('\\u{6f22}');
  });
});
