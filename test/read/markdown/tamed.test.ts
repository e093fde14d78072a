import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/read/index.ts';
import { mayLink, withPlainSpaces } from '../../../src/read/markdown/tamed.ts';

const read = (text: string) => readDocument({ name: 'a.md', bytes: new TextEncoder().encode(text) }, { isolate: false });

describe('Markdown that markdown-it would stall on', () => {
  it('has plain spaces, and no more of them at the beginning of a line', () => {
    expect(withPlainSpaces('\u00a0\u00a0\u00a0\u00a0a\u00a0b\n \u3000c\u2028d\n\u00a0\n')).toBe('a b\n c d\n\n');
  });
  it('is read at once: wide spaces in tags', async () => {
    // Each further repetition would double the time.
    for (const wide of ['\u00a0', '\u3000', '\n\u00a0'])
      expect((await read(`Words <A :${`=a${wide}a${wide}a`.repeat(200)}'"> more.`)).text).toMatch(/^Words .* more\.$/su);
  });
  it('is read at once: addresses with open brackets', async () => {
    expect(mayLink('see http://a.example/(b and http://c.example/d(e')).toBe(true);
    expect(mayLink(`![](data:image/png;base64,${'A'.repeat(9_000)}) http://a.example`)).toBe(true);
    expect(mayLink('http://a.example/('.repeat(200))).toBe(false);
    expect((await read('http://a.example/('.repeat(20_000))).text).toHaveLength(360_000);
    expect((await read('See http://a.example/b.')).links).toHaveLength(1);
  });
});
