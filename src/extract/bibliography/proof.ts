/** The proof that what stands under a heading is a list of works: its pieces look like entries, or are what such a list may hold besides. */
import type { Link } from '../../model/document.ts';
import { isAddress } from '../entries/addresses.ts';
import { partsInLines } from '../entries/in-lines.ts';
import { isSentence } from '../entries/notes.ts';
import { type Piece, wordsOf } from '../entries/piece.ts';
import { nameForm } from '../entries/starts.ts';
import { divide } from '../entries.ts';
import { passesForEntry } from './entry.ts';
import { dated, soundsLikeProse } from './likeness.ts';
import type { Line, List } from './lines.ts';
import { holdsPublished } from './published.ts';

/** Lines that are looked at for the proof. */
const PROOF = 80;

/** Proof of a list: divided into entries, enough of them have the look of entries. One is enough when it is plainly one. */
export function isList(body: readonly Line[], text: string): boolean {
  const sample = body.slice(0, PROOF);
  if (sample.length === 0) return false;
  // What heads a part of a list says nothing for it or against it.
  const heads = new Set(
    sample.filter(({ kind, text: words }) => kind === 'heading' && nameForm(words) === null && !dated(words)).map(({ start }) => start),
  );
  const pieces = divide(sample, text).filter(({ span }) => !heads.has(span.start));
  if (areAddressed(pieces.map((piece) => wordsOf(piece, text)))) return true;
  if (areInLines(pieces.map(({ body: from, span }) => text.slice(from, span.end)))) return true;
  const good = pieces.filter((piece) => mayBeEntry(piece, text)).length;
  if (good === 0 || good / pieces.length < 0.4) return false;
  // A manual's "2 Reference", the "References" of an invoice: the heading promises, and no line below it shows a work.
  const entries = pieces.map((piece) => wordsOf(piece, text));
  return holdsPublished(entries, true) || entries.some(isShortBook);
}

/** "• Ising model (https://…)": under such a heading, what a page is called and where it lies, one below the other and nothing else. */
const ADDRESSED = /^[^\n]{3,200}?[\s(<:]\s?https?:\/\/[^\s()<>]{4,400}[)>.]{0,2}(?:\s{0,2}\([^()\n]{4,50}\d{1,4}\)\.?)?\s*$/u;
const areAddressed = (entries: readonly string[]): boolean =>
  entries.length >= 3 && entries.every((words) => ADDRESSED.test(words) && !soundsLikeProse(words));

/** Title, people, and where and when, a line each, again and again: entries by their lines, whatever these look like joined. */
const areInLines = (entries: readonly string[]): boolean =>
  entries.length >= 4 && entries.filter((words) => partsInLines(words) !== undefined).length >= entries.length * MOST_IN_LINES;
const MOST_IN_LINES = 0.6;

/** Pieces of a part of a list that is taken on trust. */
const SMALL = 3;

/**
 * The one archive or page under a heading of its own ("Ungedruckte Quellen", "Internetquellen") right before or behind a list that is proven:
 * it need not look like a printed work, but it has a date or an address and is no sentence.
 */
export function isSmallPart(body: readonly Line[], text: string): boolean {
  const pieces = body.length === 0 || body.length > SMALL * 4 ? [] : divide(body, text);
  const words = pieces.map((piece) => wordsOf(piece, text));
  const isPlain = (own: string): boolean => own.length >= 30 && own.length < 500 && !isSentence(own) && !soundsLikeProse(own);
  return words.length > 0 && words.length <= SMALL && words.every((own) => isPlain(own) && (dated(own) || /https?:\/\/\S/.test(own)));
}

function mayBeEntry(piece: Piece, text: string): boolean {
  const words = wordsOf(piece, text);
  return passesForEntry(words) || isShortBook(words) || isInPress(words) || isNamedAndTitled(words) || isAddress(words);
}

/** Fewer entries say nothing of what a list is. */
const FEW = 5;
/** Share of the pieces below a heading of lists which must look like printed references, where sentences or hundreds of lines stand there. */
const LEAST = 0.2;
/** Pieces that nobody sets one by one without a year or a name. */
const MANY = 60;
/** Share of sentences among the pieces with which a section is prose. */
const PROSE = 0.3;
/** Share of pieces with a label of their own, which sentences of a section lack. */
const LABELLED = 0.8;
/** Pieces in a row of which none is an entry: the list was over before them. */
const OVER = 12;
/** Share of entries in what stands before them. */
const MOST_OF_PART = 0.4;

/**
 * The lines of a list that are one: all of them, mostly. None of a section that is about references, nor of pages of something else below such a
 * heading (the source of a program, tables): of all its pieces, not of the first alone, hardly one may be an entry. Where entries come first and
 * then pages of something else, the entries. A short list of programs or addresses stays one.
 */
export function listPart(lines: readonly Line[], text: string, marked: boolean): readonly Line[] {
  const pieces = divide(lines, text, { marked });
  const good = pieces.map((piece) => mayBeEntry(piece, text));
  const count = (some: readonly boolean[]): number => some.filter((one) => one).length;
  if (pieces.length > FEW && count(good) >= pieces.length * LEAST) return lines;
  const prose = pieces.filter((piece) => {
    const words = wordsOf(piece, text);
    return soundsLikeProse(words) || isSentence(words) || words.includes('\\');
  });
  const labelled = pieces.filter(({ label }) => label !== null);
  // "References" in a template, above what it says of references: sentences and nothing else.
  if (pieces.length <= FEW)
    return pieces.length > 1 && count(good) === 0 && prose.length >= pieces.length / 2 && labelled.length === 0 ? [] : lines;
  if (pieces.length < MANY && (prose.length < pieces.length * PROSE || labelled.length >= pieces.length * LABELLED)) return lines;
  const over = good.findIndex((_, at) => at + OVER <= good.length && count(good.slice(at, at + OVER)) === 0);
  const end = pieces[over - 1]?.span.end;
  if (end === undefined || over < FEW || count(good.slice(0, over)) < over * MOST_OF_PART) return [];
  return lines.filter((line) => line.start < end);
}
/** Share of the entries of a list that nothing announces which must look like printed references. */
const LEAST_ALIKE = 0.25;

/** Rows of something else, each with a year and a name: hardly one looks like a reference. */
export function looksOther({ lines, marked }: List, text: string): boolean {
  const pieces = divide(lines, text, { marked });
  return pieces.length > FEW && pieces.filter((piece) => passesForEntry(wordsOf(piece, text))).length < pieces.length * LEAST_ALIKE;
}

/** Share of the words of an entry that lie under a link to the web, where the link is all that is cited. */
const UNDER_LINK = 0.6;
/** Share of pieces that must be such links. */
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

/** "Ada Marsh, Bo Reed. “On hedges.” HEDGE 2018.": under such a heading full names, a title in quotation marks and a year soon behind it. */
function isNamedAndTitled(words: string): boolean {
  const names = /^([^“”"\d]{4,200})\s(?:“[^“”]{8,300}”|"[^"]{8,300}")[^“”"]{0,80}?(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(words)?.[1];
  return (
    names?.split(/[\s,.:;]+/).every((word) => /^(?:\p{Lu}.*|and|et|al|&|und|y|van|von|de|der|den|di|da|du|la|le|)$/u.test(word)) ?? false
  );
}
