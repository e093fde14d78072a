/**
 * The report inside its page: the whole sealed report lies in the page as data, so that the page alone can be checked against the
 * log's signature, without a network or the log. The page's own words are checked by making the page again out of that data.
 * The data is gzip of JSON in base64: no browser runs it, and every language can read it.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Report } from '../model/report.ts';
import { nameTwice } from '../text/json-twice.ts';
import { withPlainEnds } from '../text/kept-text.ts';
import { REPORT_LANGUAGES, type ReportLanguage, type Unread } from './options.ts';

const OPEN = '<script type="application/gzip" id="stet-report">';
const CLOSE = '</script>\n';
/** Most bytes that a page's data may unpack to, and most characters of a document that are laid out again. */
const MOST_BYTES = 256 << 20;
const MOST_CHARACTERS = 64 << 20;

/** A stretch of a document's text that the page quotes: document id, first character, text. */
type Passage = readonly [document: string, start: number, text: string];

/** What a page carries. */
export interface SealedPage {
  readonly reports: readonly Report[];
  /** The page without its data. */
  readonly bare: string;
  readonly language: ReportLanguage;
  /** What the page says could not be read; no report vouches for that. */
  readonly unread: readonly Unread[];
  /** Texts as far as the page quotes them, in their places. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Stretches of text around the citations, quotes and claims of a report, `around` characters to each side. */
function passagesOf(report: Report, text: string | undefined, around: number): Passage[] {
  if (text === undefined) return [];
  const passages: [string, number, string][] = [];
  const claims = (report.claims?.claims ?? []).map(({ claim }) => claim);
  const spans = [...report.citations, ...(report.quotes?.items ?? []), ...claims].map(({ span }) => span).sort((a, b) => a.start - b.start);
  for (const { start, end } of spans) {
    const from = Math.max(0, start - around);
    const to = Math.min(text.length, end + around);
    const last = passages.at(-1);
    const lastEnd = last === undefined ? -1 : last[1] + last[2].length;
    if (last === undefined || from > lastEnd) passages.push([report.document.id, from, text.slice(from, to)]);
    else if (to > lastEnd) last[2] += text.slice(lastEnd, to);
  }
  return passages;
}

/** The data to put into a page; nothing when no report was sealed. `around` is how much text the page quotes at most. */
export function sealedData(
  reports: readonly Report[],
  texts: ReadonlyMap<string, string> | undefined,
  around: number,
  unread: readonly Unread[] = [],
): string {
  if (!reports.some(({ audit }) => audit !== null)) return '';
  const passages = reports.flatMap((report) => passagesOf(report, texts?.get(report.document.id), around));
  return `${OPEN}${gzipSync(JSON.stringify({ schema: 'stet-page/1', reports, passages, ...(unread.length === 0 ? {} : { unread }) }), { level: 9 }).toString('base64')}${CLOSE}`;
}

const isPassage = (value: unknown): value is Passage =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] >= 0 && typeof value[2] === 'string';

const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'why' in value &&
  typeof value.name === 'string' &&
  typeof value.why === 'string';

/** Reads a page back. Null when it carries no data, or data that cannot be read. */
export function readSealedPage(kept: string): SealedPage | null {
  const page = withPlainEnds(kept);
  const start = page.indexOf(OPEN);
  const end = page.indexOf(CLOSE, start);
  if (start < 0 || end < 0 || page.indexOf(OPEN, start + 1) >= 0) return null;
  try {
    const packed = Buffer.from(page.slice(start + OPEN.length, end), 'base64');
    const text = gunzipSync(packed, { maxOutputLength: MOST_BYTES }).toString();
    if (nameTwice(text) !== null) return null;
    const value: unknown = JSON.parse(text);
    const {
      schema,
      reports,
      passages,
      unread = [],
    } = value as { schema?: unknown; reports?: unknown; passages?: unknown; unread?: unknown };
    if (schema !== 'stet-page/1' || !Array.isArray(reports) || !Array.isArray(passages) || !passages.every(isPassage)) return null;
    if (!Array.isArray(unread) || !unread.every(isUnread)) return null;
    if (!reports.every((one) => (one as { schema?: unknown } | null)?.schema === 'stet-report/1')) return null;
    // What a copy lost or won at its end is no word.
    const bare = (page.slice(0, start) + page.slice(end + CLOSE.length)).trimEnd();
    return { reports: reports as Report[], bare, language: languageOf(bare), unread, texts: textsOf(passages) };
  } catch {
    return null;
  }
}

/** Whether a page says that it carries its report, readable or not. */
export const saysItCarries = (page: string): boolean => page.includes(OPEN);

/** The language that a page says it is in; English where it says none that pages are made in. */
function languageOf(page: string): ReportLanguage {
  const said = /^<!doctype html>\n<html lang="([a-z]{2})">/.exec(page)?.[1];
  return REPORT_LANGUAGES.find((one) => one === said) ?? 'en';
}

/** Each document's quoted stretches in their places, blanks between. */
function textsOf(passages: readonly Passage[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [document, start, text] of passages) {
    const before = texts.get(document) ?? '';
    if (start < before.length || start + text.length > MOST_CHARACTERS) throw new RangeError('The passages are not in order.');
    texts.set(document, before + ' '.repeat(start - before.length) + text);
  }
  return texts;
}
