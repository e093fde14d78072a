/** The proof that what stands under a heading is a list of works: its pieces look like entries, or are what such a list may hold besides. */
import type { Link } from '../../model/document.ts';
import { isAddress } from '../entries/addresses.ts';
import { nameForm } from '../entries/starts.ts';
import { divide } from '../entries.ts';
import { passesForEntry } from './entry.ts';
import type { Line } from './lines.ts';
import { holdsPublished } from './published.ts';

/** Lines that are looked at for the proof. */
const PROOF = 80;

/** Proof of a list: divided into entries, enough of them have the look of entries. One is enough when it is plainly one. */
export function isList(body: readonly Line[], text: string): boolean {
  const sample = body.slice(0, PROOF);
  if (sample.length === 0) return false;
  const pieces = divide(sample, text);
  const good = pieces.filter(({ body: from, span }) => {
    const words = text.slice(from, span.end).replace(/\s+/g, ' ');
    return passesForEntry(words) || isShortBook(words) || isInPress(words) || isAddress(words);
  }).length;
  if (good === 0 || good / pieces.length < 0.4) return false;
  // A manual's "2 Reference", the "References" of an invoice: the heading promises, and no line below it shows a work.
  const entries = pieces.map(({ body: from, span }) => text.slice(from, span.end).replace(/\s+/g, ' '));
  return holdsPublished(entries, true) || entries.some(isShortBook);
}

/** Share of the words of an entry that lie under a link to the web, where the link is all that is cited. */
const UNDER_LINK = 0.6;

const MOST_LINKED = 0.6;

/** "[1] On reefs" under "Sources", each a link: numbered entries or items of which most are nothing but a link, as answers of models have them. */
export function isListOfLinks(body: readonly Line[], text: string, links: readonly Link[]): boolean {
  const sample = body.slice(0, PROOF);
  const items = sample.every(({ kind }) => kind === 'item');
  const pieces = divide(sample, text, { marked: items });
  if (pieces.length < 2 || !(items || pieces.every(({ label }) => label !== null))) return false;
  const web = links.filter(({ href }) => /^https?:/i.test(href));
  const linked = pieces.filter(({ body: from, span }) => {
    const under = web.filter((link) => link.span.start >= from && link.span.end <= span.end);
    return under.reduce((sum, link) => sum + link.span.end - link.span.start, 0) >= (span.end - from) * UNDER_LINK;
  });
  return linked.length >= pieces.length * MOST_LINKED;
}
/** "Adams, Rose. On Hedges. Garden Press, 2001.": under a heading that announces a list, a name, a title and a year at the end will do. */
const isShortBook = (words: string): boolean =>
  words.length < 200 &&
  /^\p{Lu}[\p{L}’'-]{1,30},\s\p{Lu}/u.test(words) &&
  /(?<!\d)(?:1[5-9]|20)\d{2}[a-h]?\.?\s?$/.test(words) &&
  nameForm(words) !== null;

/** "Roe, A. (in press). On hedges. Garden Press.": a name at the head and, where the year would stand, that it is to come. */
const isInPress = (words: string): boolean =>
  words.length < 400 &&
  /^[^()]{3,250}\((?:in press|in print|forthcoming|im Druck|im Erscheinen|sous presse|en prensa|no prelo|in corso di stampa)\)/iu.test(
    words,
  ) &&
  nameForm(words.slice(0, 200)) !== null;
