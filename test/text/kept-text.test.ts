import { describe, expect, it } from 'vitest';
import { keptText } from '../../src/text/kept-text.ts';

describe('keptText', () => {
  const text = 'Größe – ½\nzweite\n';
  it('reads what editors, git and shells make of a text', () => {
    expect(keptText(Buffer.from(text))).toBe(text);
    expect(keptText(Buffer.from(text.replaceAll('\n', '\r\n')))).toBe(text);
    expect(keptText(Buffer.from(`\uFEFF${text}`))).toBe(text);
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(keptText(wide)).toBe(text);
    expect(keptText(wide.swap16())).toBe(text);
    expect(keptText(Buffer.from('a\rb'))).toBe('a\rb');
    expect(keptText(new Uint8Array(0))).toBe('');
  });
});
