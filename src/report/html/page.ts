/**
 * The page around a report: nothing is fetched, nothing runs, and its one style is named by its hash, so that a browser shows what was
 * written and no more.
 */
import { createHash } from 'node:crypto';
import { type Markup, markup } from '../markup.ts';
import type { ReportLanguage } from '../options.ts';

/** One whole page. `style` is ours and goes in as it stands, and so does `data`, which the page carries and no browser runs; the title is escaped here. */
export function htmlPage(page: {
  readonly title: string;
  readonly style: string;
  readonly body: Markup;
  readonly data?: string;
  readonly language?: ReportLanguage;
}): string {
  const { title, style, body, data = '', language = 'en' } = page;
  const hash = createHash('sha256').update(style).digest('base64');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="generator" content="stet">
${markup`<title>${title}</title>`.toString()}
<style>${style}</style></head>
${data}${body.toString()}</html>
`;
}
