/** What a file that is handed in is called; how it is taken in, test/server/listen.test.ts asks a server. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../../src/server/intake.ts';

describe('cleanName', () => {
  it.each([
    ['paper.pdf', 'paper.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\paper.pdf', 'paper.pdf'],
    ['a\u202efdp.exe', 'a fdp.exe'],
    ['a\r\nset-cookie: b', 'a set-cookie: b'],
    ['..', 'document'],
    ['folder/', 'document'],
    ['\u0000', '\ufffd'],
    [undefined, 'document'],
  ])('%j is called %j', (given, name) => expect(cleanName(given, 'document')).toBe(name));

  it('cuts no character in two', () => {
    expect(cleanName(`${'😀'.repeat(200)}x.pdf`, 'document')).toBe(`${'😀'.repeat(147)}x.pdf`);
  });

  it('gives a name that a header can say, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (given) => {
        const name = cleanName(given, 'document');
        expect(name.length).toBeLessThanOrEqual(300);
        expect(name).not.toMatch(/[\p{Cc}/\\]/u);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });
});
