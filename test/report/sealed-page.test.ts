import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { html } from '../../src/report/html.ts';
import { readSealedPage, sealedData } from '../../src/report/sealed-page.ts';
import { report } from './make.ts';

const sealed = (name: string, spans: readonly [number, number][]): Report => ({
  ...report([]),
  document: { ...report([]).document, id: name, characters: 1000 },
  citations: spans.map(([start, end], i) => ({ id: `c${i}`, span: { start, end }, to: null, label: '1', style: 'numeric' as const })),
  audit: { path: 'logs/r', events: 1, head: '0'.repeat(64) },
});

describe('the report inside its page', () => {
  it('comes back as it went in, with the text around its citations in its places', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(900), fc.nat(40)), { maxLength: 12 }),
        fc.nat(60),
        fc.string({ unit: 'grapheme', minLength: 1000, maxLength: 1000 }),
        (places, around, whole) => {
          const text = whole.slice(0, 1000);
          const one = sealed(
            'd',
            places.map(([start, length]) => [start, start + length]),
          );
          const data = sealedData([one], new Map([['d', text]]), around);
          const page = readSealedPage(`<html>${data}<body></html>`);
          expect(page?.bare).toBe('<html><body></html>');
          expect(JSON.stringify(page?.reports)).toBe(JSON.stringify([one]));
          const back = page?.texts.get('d') ?? '';
          for (const [start, length] of places) {
            const from = Math.max(0, start - around);
            expect(back.slice(from, start + length + around)).toBe(text.slice(from, start + length + around));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps what could not be read, so that its page can be made again', () => {
    const unread = [{ name: 'locked.pdf', why: 'it is protected with a password' }];
    const page = html([sealed('d', [])], { unread });
    expect(page).toContain('<b>locked.pdf</b>: <span lang="en">it is protected with a password</span>'.replace(/<\/?span[^>]*>/g, ''));
    const kept = readSealedPage(page);
    expect(kept?.unread).toEqual(unread);
    expect(readSealedPage(html(kept?.reports ?? [], { unread: kept?.unread ?? [] }))?.bare).toBe(kept?.bare);
    expect(readSealedPage(html([sealed('d', [])]))?.unread).toEqual([]);
  });

  it('says in which language the page around it is, so that it can be made again', () => {
    const data = sealedData([sealed('d', [])], undefined, 0);
    const languageOf = (page: string) => readSealedPage(`${page}${data}`)?.language;
    expect(languageOf('<!doctype html>\n<html lang="de"><head>')).toBe('de');
    for (const other of ['<!doctype html>\n<html lang="en">', '<!doctype html>\n<html lang="xx">', '<html lang="de">', ''])
      expect(languageOf(other)).toBe('en');
  });

  it('is only there when the report was sealed', () => {
    expect(sealedData([{ ...sealed('d', []), audit: null }], undefined, 10)).toBe('');
  });

  it('is refused when it is broken, doubled, too large when unpacked, or not ours', () => {
    const data = sealedData([sealed('d', [[3, 5]])], new Map([['d', 'some text']]), 4);
    expect(readSealedPage(data)).not.toBeNull();
    expect(readSealedPage(data + data)).toBeNull();
    expect(readSealedPage(data.replace(/>[^<]*</, '>####<'))).toBeNull();
    expect(readSealedPage(data.replace('</script>', ''))).toBeNull();
    expect(readSealedPage('<p>')).toBeNull();
  });
});
