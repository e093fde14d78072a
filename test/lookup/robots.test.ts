import { describe, expect, it } from 'vitest';
import { mayFetch } from '../../src/lookup/robots.ts';

const FILE = `
User-agent: badbot
Disallow: /

User-agent: *
Disallow: /private/ # not for programs
Allow: /private/open
Disallow: /*.cgi$
Disallow:
Sitemap: https://example.org/map.xml

User-agent: stet
User-agent: other
Disallow: /only-us
`;

describe('mayFetch', () => {
  it.each([
    ['anyone', '/', true],
    ['anyone', '/private/x', false],
    ['anyone', '/private/open/x', true],
    ['anyone', '/a/b.cgi', false],
    ['anyone', '/a/b.cgi?x=1', true],
    ['badbot', '/', false],
    ['BadBot', '/x', false],
    ['stet', '/private/x', true],
    ['stet', '/only-us/x', false],
  ])('%s and %s: %s', (agent, path, may) => {
    expect(mayFetch(FILE, agent, path)).toBe(may);
  });

  it('lets everything where nothing is said', () => {
    expect(mayFetch('', 'stet', '/x')).toBe(true);
    expect(mayFetch('<html>no robots here</html>', 'stet', '/x')).toBe(true);
    expect(mayFetch('Disallow: /', 'stet', '/x')).toBe(true);
  });

  it('lets the one that allows win among equally long patterns, whatever their order', () => {
    for (const rules of ['Allow: /a\nDisallow: /a', 'Disallow: /a\nAllow: /a'])
      expect(mayFetch(`User-agent: *\n${rules}`, 'stet', '/a')).toBe(true);
  });

  it('stays quick on patterns made to be slow', () => {
    const rules = Array.from({ length: 2000 }, () => `Disallow: /${'*a'.repeat(100)}$`).join('\n');
    expect(mayFetch(`User-agent: *\n${rules}`, 'stet', `/${'a'.repeat(8000)}b`)).toBe(true);
  });
});
