/** What a server hands out for the pages: what was built, under a strict policy, and nothing else of the machine. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPages, PAGE_POLICY } from '../../src/web/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-pages-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><noscript><p>No scripts.<!--report--></p></noscript>');
writeFileSync(join(folder, 'assets/index-abc.js'), 'let x;');
writeFileSync(join(folder, 'mark.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pages = openPages(folder);
const text = (path: string): string => Buffer.from(pages?.answer(path)?.body ?? []).toString();

describe('the files of the pages', () => {
  it('are not there before they are built', () => {
    expect(openPages(join(folder, 'nothing'))).toBeNull();
  });

  it('answer every address of a page with the page, under the policy', () => {
    for (const path of [
      '/',
      '/r/r_1',
      '/r/r_1/',
      '/r/r_1/ref/3',
      '/r/r_1/quote/1',
      '/r/r_1/claim/1',
      '/r/r_1/remark/1',
      '/r/r_1/trace',
      '/r/r_1/trace/2',
      '/b/b1',
      '/audit/r_1',
      '/playground',
      '/lookup',
      '/settings',
    ]) {
      const answer = pages?.answer(path);
      expect(answer?.status, path).toBe(200);
      expect(answer?.headers['content-security-policy']).toBe(PAGE_POLICY);
      expect(answer?.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('tell a person who went astray that nothing is here, on a page, and programs as before', () => {
    const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const answer = pages?.astray('/nonsense/<b>', BROWSER);
    expect(answer).toMatchObject({ status: 404, headers: { 'content-security-policy': PAGE_POLICY } });
    expect(Buffer.from(answer?.body ?? []).toString()).toBe('<!doctype html><noscript><p>No scripts.</p></noscript>');
    expect(pages?.astray('/nonsense', '*/*')).toBeNull();
    expect(pages?.astray('/nonsense', '')).toBeNull();
    expect(pages?.astray('/assets/gone.js', BROWSER)).toBeNull();
  });

  it('offer the finished report to readers without scripts', () => {
    expect(text('/r/r_1')).toContain('<a href="/v1/runs/r_1/report.html">');
    expect(text('/')).not.toContain('<a href');
  });

  it('let nothing out that was not built', () => {
    for (const path of [
      '/index.html',
      '/../package.json',
      '/assets/../index.html',
      '/assets/..%2findex.html',
      '/r/<script>',
      '/r/a/b',
      '/v1/runs',
      '/x',
      '',
      '/assets/',
      '/pdfjs/../package.json',
      '/r/r_1/ref/',
      '/constructor',
      '/__proto__',
    ])
      expect(pages?.answer(path), path).toBeNull();
  });

  it('give built files their type, a long time and a tag', () => {
    const answer = pages?.answer('/assets/index-abc.js');
    expect(answer?.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' });
    expect(answer?.headers['cache-control']).toContain('immutable');
    expect(pages?.answer('/assets/index-abc.js', answer?.headers.etag)?.status).toBe(304);
    expect(pages?.answer('/assets/index-abc.js', '"other"')?.status).toBe(200);
    expect(pages?.answer('/mark.svg')?.headers['content-type']).toBe('image/svg+xml');
  });

  it('hold what pdf.js needs to draw pages', () => {
    expect(pages?.answer('/pdfjs/cmaps/UniGB-UTF16-H.bcmap')?.status).toBe(200);
    expect(pages?.answer('/pdfjs/standard_fonts/FoxitFixed.pfb')?.status).toBe(200);
  });

  it('allow no script from elsewhere and none out of text', () => {
    expect(PAGE_POLICY).toContain("default-src 'none'");
    expect(PAGE_POLICY).toContain("require-trusted-types-for 'script'");
    expect(PAGE_POLICY).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/);
  });
});
