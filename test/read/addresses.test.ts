import { describe, expect, it } from 'vitest';
import { keptAddress } from '../../src/read/addresses.ts';

describe('keptAddress', () => {
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:roe@example.org', 'mailto:roe@example.org'],
    ['//example.org/a', 'https://example.org/a'],
    ['a.txt', 'a.txt'],
    [' ./notes/b.html#p3 ', './notes/b.html#p3'],
    ['/c.pdf?page=2', '/c.pdf?page=2'],
    ['two words.txt', 'two words.txt'],
    ['d.txt?at=10:30', 'd.txt?at=10:30'],
  ])('keeps %s', (href, kept) => expect(keptAddress(href)).toBe(kept));

  it.each([
    '',
    ' ',
    '#top',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/x',
    'C:\\x.txt',
    `a${'b'.repeat(5000)}`,
  ])('leaves out %j', (href) => expect(keptAddress(href)).toBeNull());
});
