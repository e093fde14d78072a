/** The words in which results of quotes are told, the same on every page. They say what was seen and never accuse. */
import type { QuoteDetail, QuoteFinding, QuoteReport, SkippedQuote } from '../../model/quote.ts';
import type { QuoteOutcome } from '../../model/verdict.ts';
import type { PlacedText } from '../places.ts';
import { counted } from '../words.ts';

/** A checked text with its name, as a report on quotes needs it. */
export interface CheckedQuotes extends PlacedText {
  readonly name: string;
  readonly report: QuoteReport;
  /** Ids of findings that were checked against another version of their source than the one at hand now, with both hashes. */
  readonly outdated?: readonly Outdated[];
}

/** A source that has changed since an earlier report. */
export interface Outdated {
  readonly source: string;
  /** Hash of the text that was searched then. */
  readonly before: string;
  /** Hash of the text at hand; null when there is no such source any more. */
  readonly now: string | null;
}

export const QUOTE_WORDS: Readonly<
  Record<QuoteOutcome, { readonly word: string; readonly brief: string; readonly glyph: string; readonly ascii: string }>
> = {
  verified: { word: 'Verified', brief: 'verified', glyph: '✓', ascii: 'ok' },
  not_found: { word: 'Not found as quoted', brief: 'NOT FOUND', glyph: '✗', ascii: 'x' },
  citation_unresolved: { word: 'Citation not resolved', brief: 'UNRESOLVED', glyph: '?', ascii: '?' },
};

/** What stands in front of a finding, where the detail says more than the status. */
const DETAIL_BRIEF: Partial<Readonly<Record<QuoteDetail, string>>> = {
  near: 'DIFFERS',
  'elsewhere-in-source': 'OTHER PLACE',
  scattered: 'PARTS APART',
  misattributed: 'OTHER SOURCE',
  uncited: 'UNCITED',
  malformed: 'MALFORMED',
  'incomplete-source': 'PART ONLY',
  'too-short': 'SHORT',
};
export const briefOf = ({ status, detail }: QuoteFinding): string => DETAIL_BRIEF[detail] ?? QUOTE_WORDS[status].brief;

/** Whether a person should look at it: words that were not found, and those found with a caution. */
export const needsLook = ({ status, severity }: QuoteFinding): boolean => status !== 'verified' || severity !== 'info';

const SKIPPED_WORDS: Readonly<Record<SkippedQuote['reason'], readonly [string, string]>> = {
  title: ['title', 'titles'],
  term: ['term', 'terms'],
  dialogue: ['line of dialogue', 'lines of dialogue'],
  code: ['stretch of code', 'stretches of code'],
  inches: ['inch mark', 'inch marks'],
  unclosed: ['mark without a partner', 'marks without a partner'],
  empty: ['empty pair', 'empty pairs'],
  'reference-list': ['entry in a list of sources', 'entries in a list of sources'],
};

/** "2 titles, 1 term"; empty when nothing was passed over. */
export function skippedWords({ skipped }: QuoteReport): string {
  const counts = new Map<SkippedQuote['reason'], number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => counted(n, ...SKIPPED_WORDS[reason])).join(', ');
}

/** "3 quotes: 1 verified, 2 not found as quoted". */
export function countWords({ items, counts }: QuoteReport): string {
  // A citation of a work whose text was not handed over was read well enough: it is the text that is wanting.
  const elsewhere = items.filter(({ rule }) => rule === 'quote/source-not-at-hand').length;
  const aside = items.filter(({ rule }) => rule === 'quote/cited-aside').length;
  const held = items.filter(({ rule }) => rule === 'quote/uncited-held').length;
  const parts = [
    [counts.verified, 'verified'],
    [counts.not_found, 'not found as quoted'],
    [elsewhere, 'of works whose texts are not at hand'],
    [aside, 'with no citation but one nearby, whose source does not hold them'],
    [held, 'with no citation, whose words stand in a text at hand'],
    [counts.citation_unresolved - elsewhere - aside - held, 'with no citation that could be resolved'],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  return `${counted(items.length, 'quote')}${said.length === 0 ? '' : `: ${said.join(', ')}`}`;
}

/** The first digits of a hash, enough to tell versions apart by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 12);

/** The sources in their versions, each once: pieces of one document stand in several places. */
export const versionsIn = (sources: readonly { readonly name: string; readonly sha256: string }[]): string[] => [
  ...new Set(sources.map(({ name, sha256 }) => `${name} ${shortHash(sha256)}`)),
];

/** The words of the source that come nearest, as they stand there. */
export const nearestWords = ({ nearest }: QuoteFinding): string | null =>
  nearest === null
    ? null
    : nearest.changes
        .filter(({ op }) => op !== 'only-quoted')
        .map(({ text }) => text)
        .join(' ');

/** Where the words do stand, when that is known. */
export function elsewhereWords({ elsewhere }: QuoteFinding): string | null {
  if (elsewhere === null) return null;
  return `They stand in ${elsewhere.section === undefined ? '' : `${elsewhere.section} of `}${elsewhere.source.name}.`;
}
