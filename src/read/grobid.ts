/**
 * A second reader: a GROBID server that the user named is given the PDF and says which references it finds. What it says is compared,
 * never required: the document is read here all the same, and where the two disagree a person is told. A server that is busy is asked
 * again a few times, as its manual wants it. Format: TEI as GROBID's `processReferences` gives it.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../errors.ts';
import type { Document } from '../model/document.ts';
import type { Post } from '../model/ports.ts';
import { entriesOfTei } from './grobid/tei.ts';

const READER = 'GROBID';
/** How often a busy server is asked in all. */
const TRIES = 4;
/** Seconds until it is asked again where it does not say when (its manual: a few); and the longest of what it says that is waited. */
const PAUSE = 5;
const LONGEST = 30;
/** Its words for "all my readers are at work", and a proxy's for "too much at once". */
const BUSY = new Set([429, 503]);

/** Waits that many seconds; throws when the run ends. */
export type Pause = (seconds: number) => Promise<void>;

const waits =
  (signal: AbortSignal | undefined): Pause =>
  async (seconds) => {
    await sleep(seconds * 1000, undefined, signal === undefined ? {} : { signal });
  };

/** The body of a form with the file in it. */
function form(bytes: Uint8Array): { readonly body: Uint8Array; readonly mediaType: string } {
  const edge = `stet-${randomBytes(12).toString('hex')}`;
  const part = (name: string, more = ''): string => `--${edge}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const head =
    `${part('includeRawCitations')}\r\n1\r\n${part('consolidateCitations')}\r\n0\r\n` +
    `${part('input', '; filename="document.pdf"')}Content-Type: application/pdf\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    mediaType: `multipart/form-data; boundary=${edge}`,
  };
}

/** What an answer that is no reading says, and what to do about it. */
function said(status: number, body: Uint8Array): string {
  if (BUSY.has(status)) return `is busy: it answered ${status} ${TRIES} times`;
  if (status >= 300 && status < 400) return `answered ${status}, which sends elsewhere and is not followed: name the address it sends to`;
  if (status === 404 || status === 405) return `answered ${status}: there is no GROBID at this address (/api/processReferences)`;
  const words = new TextDecoder().decode(body.subarray(0, 2000)).trim();
  // Its own words are short lines ("[NO_BLOCKS] …"); the pages of proxies say nothing more than the number.
  const shown = /^[[\p{L}\p{N}]/u.test(words) ? `: ${words.replace(/\s+/g, ' ').slice(0, 120)}` : '';
  return `answered ${status}${shown}`;
}

/**
 * Has a PDF read by a GROBID server too. Gives the document with what it found, or with a word that it could not be heard; a document
 * that is no PDF comes back as it was. Never throws for what the server does. A busy server is asked four times at most, after the time
 * it names (`pause`, in seconds; 30 at most) or five seconds.
 */
export async function withSecondReading(
  document: Document,
  bytes: Uint8Array,
  url: string,
  post: Post,
  { signal, pause = waits(signal) }: { readonly signal?: AbortSignal; readonly pause?: Pause } = {},
): Promise<Document> {
  if (document.mediaType !== 'application/pdf') return document;
  const unheard = (why: string): Document => ({
    ...document,
    skipped: [...document.skipped, { what: 'a second reading', why: `the ${READER} server ${why}` }],
  });
  try {
    const { body, mediaType } = form(bytes);
    const ask = () => post(`${url.replace(/\/$/, '')}/api/processReferences`, body, mediaType);
    let answer = await ask();
    for (let tried = 1; BUSY.has(answer.status) && tried < TRIES; tried++) {
      await pause(Math.min(LONGEST, (answer.retryAfterMs ?? PAUSE * 1000) / 1000));
      answer = await ask();
    }
    // 204: it read the file and found no references.
    if (answer.status === 204) return { ...document, secondReading: { reader: READER, entries: [], fields: [] } };
    if (answer.status !== 200) return unheard(said(answer.status, answer.body));
    const entries = await entriesOfTei(new TextDecoder().decode(answer.body));
    return {
      ...document,
      secondReading: { reader: READER, entries: entries.map(({ text }) => text), fields: entries.map(({ fields }) => fields) },
    };
  } catch (thrown) {
    return unheard(`gave no reading: ${messageOf(thrown).replace(/\s+/g, ' ').slice(0, 200)}`);
  }
}

/** The document with a word that the server was not asked, where it would have been. */
export const withoutSecondReading = (document: Document, why: string): Document =>
  document.mediaType === 'application/pdf'
    ? { ...document, skipped: [...document.skipped, { what: 'a second reading', why: `the ${READER} server was not asked: ${why}` }] }
    : document;
