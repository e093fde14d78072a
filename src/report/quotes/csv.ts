/**
 * Quotes as a sheet (RFC 4180): a row for each quote, and one for each stretch in marks that was not checked, so that the sheet
 * too passes over nothing in silence. The words are other people's; `cell` keeps a spreadsheet from running them.
 */
import type { QuoteFinding } from '../../model/quote.ts';
import type { LineColumn } from '../../text/lines.ts';
import { cell } from '../csv.ts';
import { placesOf } from '../places.ts';
import type { CheckedQuotes } from './words.ts';
import { elsewhereWords, nearestWords, QUOTE_WORDS } from './words.ts';

const HEAD = [
  'document',
  'status',
  'detail',
  'shown_as',
  'rule',
  'severity',
  'why',
  'quote',
  'line',
  'column',
  'citation',
  'place',
  'source',
  'source_sha256',
  'nearest',
  'elsewhere',
  'notes',
];

const placeCells = (at: LineColumn | undefined): string[] => (at === undefined ? ['', ''] : [String(at.line), String(at.column)]);

function row(name: string, at: LineColumn | undefined, finding: QuoteFinding): string[] {
  const { status, detail, rule, severity, says, quote, citations, source, notes } = finding;
  return [
    name,
    status,
    detail,
    QUOTE_WORDS[status].word,
    rule,
    severity,
    says,
    quote,
    ...placeCells(at),
    citations.map(({ label }) => label).join('; '),
    citations.flatMap(({ locator = [] }) => locator).join('; '),
    source?.name ?? '',
    source?.sha256 ?? '',
    nearestWords(finding) ?? '',
    elsewhereWords(finding) ?? '',
    notes.join(' '),
  ];
}

export function quotesCsv(all: readonly CheckedQuotes[]): string {
  const rows = all.flatMap((checked) => {
    const { name, report } = checked;
    const place = placesOf(checked);
    const passed = report.skipped.map(({ span, text: words, reason, says }) => [
      ...[name, 'not_checked', reason, 'Not checked', '', 'info', says, words],
      ...placeCells(place(span.start)),
    ]);
    return [...report.items.map((finding) => row(name, place(finding.span.start), finding)), ...passed];
  });
  return [HEAD, ...rows].map((cells) => `${HEAD.map((_, i) => cell(cells[i] ?? '')).join(',')}\r\n`).join('');
}
