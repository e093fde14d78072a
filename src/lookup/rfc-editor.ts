/**
 * The RFC Editor: requests for comments by number, which is how they are cited ("RFC 8446"). It is asked only when a citation
 * names a number. A number that is not there gets a web page for an answer, which is no answer.
 */
import { z } from 'zod';
import type { Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { named, nameOfLine } from './people.ts';
import { type AdapterOptions, answerFrom, fitting, listed, MALFORMED, NOT_COVERED, type Reading, type Reply } from './reading.ts';
import { dateOf, sourceOf } from './records.ts';

/** What is used of a document. */
const RfcDocument = z.object({
  doc_id: z.string(),
  title: z.string(),
  authors: z.array(z.string()).nullish(),
  pub_date: z.string().nullish(),
  pub_status: z.string().nullish(),
  doi: z.string().nullish(),
});
export type RfcDocument = z.infer<typeof RfcDocument>;

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** A document as a source; null when it names nothing. */
function rfcSource(document: RfcDocument): Source | null {
  const number = Number(/^RFC0*(\d{1,5})$/i.exec(document.doc_id.trim())?.[1] ?? Number.NaN);
  if (!Number.isInteger(number)) return null;
  const found = /^\s*(?:(\p{L}{3,9})\s+)?(\d{4})\s*$/u.exec(document.pub_date ?? '');
  const year = Number(found?.[2] ?? Number.NaN);
  const month = MONTHS.indexOf((found?.[1] ?? '').toLowerCase()) + 1;
  return sourceOf({
    adapter: 'rfc-editor',
    id: `RFC${number}`,
    type: 'report',
    title: document.title,
    titles: [`RFC ${number}`, `RFC ${number}: ${document.title}`],
    author: named((document.authors ?? []).map((name) => nameOfLine(name.replace(/,\s*Eds?\.$/i, '')))),
    publisher: 'RFC Editor',
    collection: 'Request for Comments',
    genre: document.pub_status,
    number: `RFC ${number}`,
    issued: dateOf(month > 0 ? [year, month] : [year]),
    doi: document.doi,
    url: `https://www.rfc-editor.org/info/rfc${number}`,
    years: [year],
    authorsComplete: (document.authors ?? []).length > 0,
  });
}

/** Reads one document; another number than the one asked for is no answer. */
function readRfc(reply: Reply, number: number): Reading {
  const document = reply.status === 200 ? fitting(RfcDocument, reply.body) : null;
  const source = document === null ? null : rfcSource(document);
  return source === null || source.id !== `rfc-editor:RFC${number}` ? MALFORMED : listed([source]);
}

/** The number a question names; null when it names none. */
function askedNumber(query: Query): number | null {
  const {
    DOI,
    URL: url,
    number,
    title,
    note,
    genre,
  } = query.question === 'work'
    ? query.fields
    : { DOI: undefined, URL: undefined, number: undefined, title: undefined, note: undefined, genre: undefined };
  const texts =
    query.question === 'identifier'
      ? [query.value]
      : [DOI, url, number, title, note, genre === undefined ? undefined : `${genre} ${number ?? ''}`];
  for (const text of texts) {
    const found =
      /(?:^10\.17487\/|\b)RFC[\s-]?0{0,3}(\d{1,5})\b/i.exec(text ?? '') ??
      /\brequest for comments\s(?:no\.?\s)?(\d{1,5})\b/i.exec(text ?? '');
    if (found !== null) return Number(found[1]);
  }
  return null;
}

/** The RFC Editor adapter. */
export function rfcEditor(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://www.rfc-editor.org';
  return {
    name: 'rfc-editor',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      const number = askedNumber(query);
      if (number === null) return NOT_COVERED;
      return answerFrom(http, `${base}/rfc/rfc${number}.json`, { signal }, (reply) => readRfc(reply, number));
    },
  };
}
