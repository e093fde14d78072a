/**
 * Results of checking quotes, in every form. Data forms carry everything; the forms for people say what was not found where,
 * with the nearest words, and name the version of the source that was searched. A renderer decides nothing.
 */

import type { QuoteFinding } from '../model/quote.ts';
import type { LineColumn } from '../text/lines.ts';
import type { RenderOptions } from './options.ts';
import { placesOf, sarifRegion } from './places.ts';
import { quotesCsv } from './quotes/csv.ts';
import type { QuoteFormat } from './quotes/formats.ts';
import { quotesHtml } from './quotes/html.ts';
import { quotesMarkdown } from './quotes/markdown.ts';
import { quotesPretty } from './quotes/pretty.ts';
import { type CheckedQuotes, needsLook } from './quotes/words.ts';
import { visible } from './visible.ts';

/** One finding as one line, without its line end. */
const quoteLine = (name: string, at: LineColumn | undefined, finding: QuoteFinding): string =>
  JSON.stringify({ type: 'quote', document: name, ...at, ...finding });

function json(all: readonly CheckedQuotes[]): string {
  const data = all.map(({ name, report, outdated }) => ({ document: name, ...report, ...(outdated === undefined ? {} : { outdated }) }));
  return `${JSON.stringify(data.length === 1 ? data[0] : data, null, 2)}\n`;
}

function jsonl(all: readonly CheckedQuotes[]): string {
  return all
    .flatMap((one) => {
      const at = placesOf(one);
      return [
        ...one.report.items.map((finding) => `${quoteLine(one.name, at(finding.span.start), finding)}\n`),
        ...one.report.skipped.map((skipped) => `${JSON.stringify({ type: 'skipped', document: one.name, ...skipped })}\n`),
        ...(one.outdated ?? []).map((source) => `${JSON.stringify({ type: 'outdated', document: one.name, ...source })}\n`),
      ];
    })
    .join('');
}

const LEVEL = { error: 'error', warning: 'warning', info: 'note' } as const;
const uri = (name: string): string =>
  name
    .toWellFormed()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/') || 'input';

/** SARIF 2.1.0: a result for each quote that needs a person, with its place and a fingerprint that stays from run to run. */
function sarif(all: readonly CheckedQuotes[]): string {
  const open = all.flatMap((checked) =>
    checked.report.items.filter(needsLook).map((finding) => ({ checked, finding, at: placesOf(checked) })),
  );
  const ids = [...new Set(open.map(({ finding }) => finding.rule))].sort();
  const rules = ids.map((id) => ({ id, name: id.replace(/[^\w]+/g, '-') }));
  const results = open.map(({ checked, finding, at }) => {
    const start = at(finding.span.start);
    const end = at(finding.span.end);
    return {
      ruleId: finding.rule,
      ruleIndex: ids.indexOf(finding.rule),
      level: LEVEL[finding.severity],
      message: { text: visible(finding.says) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uri(checked.name) },
            ...sarifRegion(start, end, finding.quote),
          },
        },
      ],
      partialFingerprints: { 'stetQuote/v1': `${finding.rule}:${visible(finding.quote).slice(0, 200)}` },
      properties: { status: finding.status, detail: finding.detail, source: finding.source },
    };
  });
  const run = { tool: { driver: { name: 'stet', rules } }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const RENDERERS = {
  pretty: quotesPretty,
  json,
  jsonl,
  markdown: quotesMarkdown,
  html: quotesHtml,
  csv: quotesCsv,
  sarif,
} as const satisfies Record<QuoteFormat, (all: readonly CheckedQuotes[], options: RenderOptions) => string>;

/** Checked texts as one text in a format; ends with a line end. */
export const renderQuotes = (all: readonly CheckedQuotes[], format: QuoteFormat, options: RenderOptions = {}): string =>
  RENDERERS[format](all, options);
