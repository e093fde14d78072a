/**
 * What a server hands out for the pages: the built files, the page itself for every address that is a page, and pdf.js's own
 * tables, each with its type, its cache time and a policy under which only scripts of this build run. Paths are looked up in a
 * list made once at the start, so no path of a request ever becomes a path of this machine.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface PageAnswer {
  readonly status: 200 | 304 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for 304. */
  readonly body: Uint8Array;
}

export interface PageFiles {
  /**
   * The answer to GET `path` (decoded or not, without query), or null when it is no page and no file of the pages.
   * `seen` is the request's If-None-Match.
   */
  answer(path: string, seen?: string): PageAnswer | null;
  /**
   * The page that says "not here", for a person whose browser asked for an address that leads nowhere; null for whoever asked for
   * anything but a page (`accept` is the request's Accept), and for a file that is missing.
   */
  astray(path: string, accept: string): PageAnswer | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
  '.icc': 'application/octet-stream',
};

/**
 * Scripts of this build alone, nothing from elsewhere, and no text ever made into markup or script: the browser itself refuses
 * it (trusted types). `wasm-unsafe-eval` lets pdf.js decode images; styles are set one property at a time, which needs no leave.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types stet-worker',
].join('; ');

const COMMON = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' };

/** Addresses that are pages; the same list, in pieces, is in `app/route.ts`. */
const PAGE =
  /^\/(?:|playground|lookup|settings|docs\/api|(?:r|b|s|audit)\/[A-Za-z0-9_-]{1,200}(?:\/trace(?:\/\d{1,6})?|\/(?:ref|quote|claim|remark)\/\d{1,6})?)\/?$/;
const RUN_PAGE = /^\/(?:r|audit)\/([A-Za-z0-9_-]{1,64})/;

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const inUrl = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');

/** Folder of the built pages: beside this file once built, in `dist` when it runs from its source. */
export const builtPages = (): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../dist/web/app/' : './app/', import.meta.url));

/** The folders of pdf.js that a page may ask for while it draws. */
const PDF_TABLES = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;

/** Reads the list of files; null when the pages were not built (`npm run build` builds them). */
export function openPages(folder: string = builtPages()): PageFiles | null {
  const shell = join(folder, 'index.html');
  if (!existsSync(shell) || !existsSync(join(folder, 'assets'))) return null;
  const html = readFileSync(shell, 'utf8');
  const known = new Map<string, string>();
  for (const file of filesUnder(folder)) if (file !== shell) known.set(`/${inUrl(folder, file)}`, file);
  const pdf = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  for (const table of PDF_TABLES)
    for (const file of filesUnder(join(pdf, table))) known.set(`/pdfjs/${table}/${inUrl(join(pdf, table), file)}`, file);
  const kept = new Map<string, Uint8Array>();
  const bytesOf = (file: string): Uint8Array => {
    const bytes = kept.get(file) ?? readFileSync(file);
    kept.set(file, bytes);
    return bytes;
  };
  const pageFor = (path: string, status: 200 | 404): PageAnswer => ({
    status,
    headers: { ...COMMON, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY },
    body: Buffer.from(html.replace('<!--report-->', reportLink(path))),
  });

  return {
    answer(path, seen) {
      const file = known.get(path);
      if (file !== undefined) {
        // Names of assets hold a hash of what is in them, so they never change; the rest is asked for again after a day.
        const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
        const headers = { ...COMMON, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': lasting };
        const tag = `"${path.startsWith('/assets/') ? path.slice(8) : 'table'}"`;
        return seen === tag && path.startsWith('/assets/')
          ? { status: 304, headers: { ...headers, etag: tag }, body: new Uint8Array(0) }
          : { status: 200, headers: path.startsWith('/assets/') ? { ...headers, etag: tag } : headers, body: bytesOf(file) };
      }
      return PAGE.test(path) ? pageFor(path, 200) : null;
    },
    astray(path, accept) {
      return /\btext\/html\b/.test(accept) && !/\.\w{1,8}$/.test(path) ? pageFor('', 404) : null;
    },
  };
}

/** What a reader without scripts is offered: the finished report as the server renders it. The id is letters, digits, _ and -. */
function reportLink(path: string): string {
  const run = RUN_PAGE.exec(path)?.[1];
  return run === undefined ? '' : ` <a href="/v1/runs/${run}/report.html">Read the report of this run</a>.`;
}
