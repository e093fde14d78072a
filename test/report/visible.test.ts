import { describe, expect, it } from 'vitest';
import { safeHref, shortened, visible, withoutPassword } from '../../src/report/visible.ts';
import { HOSTILE } from './hostile.ts';

describe('visible', () => {
  it('shows what steers or hides as an escape, and leaves words alone', () => {
    expect(visible('\x1b[31mred\x07')).toBe('\\x1b[31mred\\x07');
    expect(visible('a\u202eb\u{e0041}\ud800')).toBe('a\\u202eb\\u{e0041}\\ud800');
    expect(visible(' two\n\tlines ')).toBe('two lines');
    expect(visible('soft\u00adhyphen')).toBe('softhyphen');
    expect(visible('عربي می‌خواهم 漢字 é')).toBe('عربي می‌خواهم 漢字 é');
  });

  it('changes nothing the second time', () => {
    for (const text of HOSTILE) expect(visible(visible(text))).toBe(visible(text));
  });
});

describe('shortened', () => {
  it('cuts with an ellipsis, never inside a pair of surrogates', () => {
    expect(shortened('abcdef', 4)).toBe('abc…');
    expect(shortened('😀😀😀😀', 3).isWellFormed()).toBe(true);
  });
});

describe('safeHref', () => {
  it('passes web addresses alone', () => {
    expect(safeHref('https://example.org/a b')).toBe('https://example.org/a%20b');
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '//example.org',
      'https://',
      'https://a:b@example.org',
    ])
      expect(safeHref(bad)).toBeNull();
  });
});

describe('withoutPassword', () => {
  it('leaves the password of an address out, and nothing else', () => {
    expect(withoutPassword('at postgres://me:s3cr%40t@db.example.org:5432/x?index=a, twice: HTTPS://u:p@h')).toBe(
      'at postgres://me:…@db.example.org:5432/x?index=a, twice: HTTPS://u:…@h',
    );
    for (const plain of ['https://example.org:443/@name', 'mailto:a@b', 'postgres://db/x', 'see a:b@c', ''])
      expect(withoutPassword(plain)).toBe(plain);
  });
});
