/**
 * Titles that were read as something else: of an edited book as that of a collection in which nothing is cited, or as one of its editors;
 * a short one as more of the author's names; one behind the year as a note. Only where no title was found, and what stands there can be
 * nothing else. And titles that begin with the family name of the last author.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseNames } from '../../text/people/printed.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** Names in the order of speech: "A. L. Roe, ", "Anil L. Roe, ", "Ada Roe and ". */
const SPOKEN = /^(?:(?:\p{Lu}\.[\s-]?){1,4}|\p{Lu}\p{Ll}{1,20}\s(?:\p{Lu}\.\s?){0,3})\p{Lu}\p{L}[\p{L}’'-]{0,30}(?:,|\s(?:and|und|&))\s/u;
/** A given name that still wants its family name, at the end of such names. */
const GIVEN_LAST = /(?:,|\s(?:and|und|&))\s(?:(?:\p{Lu}\.[\s-]?){1,4}|\p{Lu}\p{Ll}{1,20}\s(?:\p{Lu}\.\s?){1,3})$/u;

/** "A. L. Roe, B. C. Doe: Hedges of the north": the family name in front of the colon is the last author's, not the title's first word. */
function surnameInTitle(fields: Draft, spans: Places, raw: string): void {
  const [title, names] = [spans.title?.[0], spans.author?.[0]];
  if (title === undefined || names?.start !== 0 || spans.title?.length !== 1 || title.start > 600) return;
  const found = fields.title?.includes(':') === true ? /^(\p{Lu}\p{L}[\p{L}’'-]{0,30}):\s(?=\p{L})/u.exec(fields.title) : null;
  const [whole, family = ''] = found ?? [];
  const before = raw.slice(0, title.start);
  if (whole === undefined || !SPOKEN.test(before) || !GIVEN_LAST.test(before) || !raw.startsWith(whole, title.start)) return;
  const end = title.start + family.length;
  const authors = parseNames(raw.slice(0, end)).names;
  if (authors.length < 2 || authors.at(-1)?.family !== family) return;
  fields.author = authors;
  spans.author = [{ start: 0, end }];
  fields.title = (fields.title ?? '').slice(whole.length);
  spans.title = [{ start: title.start + whole.length, end: title.end }];
}

/** What stands in front of the book a chapter is in, its editors between them at times. */
const WITHIN = /(?<!\p{L})(?:In|En|Em|Dans|Nel|В|in:|en:|em:|dans:|in)(?!\p{L})/u;
/** Words of what comes out again and again: without a title, such a name is a journal's. */
const PERIODICAL =
  /(?<!\p{L})(?:journal|j|zeitschrift|revue|revista|rivista|annals|annales|acta|archiv\p{L}*|bulletin|review|letters?|transactions|trans|magazine|quarterly|proc|proceedings|conference|symposium|workshop|журнал|вестник)(?!\p{L})|学报|雑誌/iu;

/** Puts right what was read so; `raw` is the reference. Changes `fields` and `spans`. */
export function mendTitle(fields: Draft, spans: Places, raw: string): void {
  surnameInTitle(fields, spans, raw);
  if (fields.title !== undefined || fields.DOI !== undefined) return;
  if (fields.publisher !== undefined) collectionAsTitle(fields, spans, raw);
  titleAmongEditors(fields, spans, raw);
  titleAmongNames(fields, spans, raw);
  noteAsTitle(fields, spans, raw);
}

/** "Roe, Ada (ed.) (2006) Advances in Hedges, Vol. 8, Oslo: Reef": a book with a publisher, no pages and nothing in it is itself cited. */
function collectionAsTitle(fields: Draft, spans: Places, raw: string): void {
  const { 'container-title': book, page, issue } = fields;
  const place = spans['container-title'];
  if (book === undefined || place?.[0] === undefined || page !== undefined || issue !== undefined) return;
  // Persons who edited it, or who wrote a volume of it: a court or an office in front may be the title itself.
  const persons = fields.editor ?? (fields.volume === undefined ? undefined : fields.author);
  if (persons?.every(({ family }) => family !== undefined) !== true) return;
  // A script without capitals leaves too little to tell a book from a court or an office.
  if (!/\s/.test(book) || /\p{Lo}/u.test(book) || PERIODICAL.test(book) || WITHIN.test(raw.slice(0, place[0].start))) return;
  fields.title = book;
  spans.title = place;
  delete fields['container-title'];
  delete spans['container-title'];
}

/** "The Hedge Guide (1999), 5th edn., ed. Ada Roe and Bea Doe, Reef Press": words before the one that announces who edited. */
const EDITED =
  /^(\p{Lu}[^,.;:()\d]{2,30}\.\s)?(\p{Lu}[^.;()]{7,150}?)(?:\s\((?:1[5-9]|20)\d{2}[a-z]?\))?(?:[.,]\s\d{1,2}\p{L}{2}\.?\sedn?\.?)?[.,]\s(?:(?:[Ee]ds?\.|[Ee]dited)(?:\sand\scomp\.)?(?:\sby)?|[Hh]rsg\.(?:\s(?:v\.|von))?|[Hh]erausgegeben\svon|[Éé]d(?:\.|ité)\spar|[Aa]\scura\sdi)\s(?=\p{Lu})/u;
/** Names as lists print them: initials, "Roe, Ada". */
const NAMES = /(?<!\p{L})\p{Lu}\.|^\p{Lu}[\p{L}’'-]{1,30},\s\p{Lu}\p{Ll}{1,15}(?:$|,|\s(?:and|und|et|y)\s)/u;

function titleAmongEditors(fields: Draft, spans: Places, raw: string): void {
  const end = spans.editor?.at(-1)?.end ?? 0;
  if (spans.editor?.[0]?.start !== 0 || fields.author !== undefined || fields.title !== undefined) return;
  const found = EDITED.exec(raw.slice(0, 260));
  const [whole, author = '', title = ''] = found ?? [];
  if (whole === undefined || whole.length >= end || !/\s/.test(title) || NAMES.test(title)) return;
  const editors = parseNames(raw.slice(whole.length, end)).names;
  if (editors.length === 0) return;
  fields.title = title;
  spans.title = [{ start: author.length, end: author.length + title.length }];
  fields.editor = editors;
  spans.editor = [{ start: whole.length, end }];
  if (author === '') return;
  fields.author = parseNames(author.trimEnd().slice(0, -1)).names;
  spans.author = [{ start: 0, end: author.trimEnd().length - 1 }];
}

/** "Roe, Ada. Salt. Walker, 2002.": a given name in full, at whose dot the title begins, the publisher, the year. */
const SHORT_BOOK =
  /^\p{Lu}[\p{L}’'-]{1,30},\s\p{Lu}\p{Ll}{2,15}\.\s(\p{Lu}[^.,;:()\d]{2,60})\.\s(\p{Lu}[^.,;()\d]{2,40}),\s(?:1[5-9]|20)\d{2}\.?$/u;

function titleAmongNames(fields: Draft, spans: Places, raw: string): void {
  const place = spans.author?.[0];
  if (place?.start !== 0 || fields.author?.length !== 1 || fields.publisher !== undefined || fields['container-title'] !== undefined)
    return;
  const found = raw.length > 160 ? null : SHORT_BOOK.exec(raw);
  const [, title = '', publisher = ''] = found ?? [];
  const at = raw.indexOf(`. ${title}. `);
  if (title === '' || at === -1 || place.end <= at) return;
  fields.author = parseNames(raw.slice(0, at)).names;
  spans.author = [{ start: 0, end: at }];
  fields.title = title;
  spans.title = [{ start: at + 2, end: at + 2 + title.length }];
  const from = at + title.length + 4;
  fields.publisher = publisher;
  spans.publisher = [{ start: from, end: from + publisher.length }];
}

/** What a note says where it is one. */
const NOTE =
  /communicat|manuscript|prepar|press|publish|submitted|forthcoming|available|retrieved|accessed|consulted|reprint|edition|version|translat|thesis|dissertation|quoted|cited/i;

/** "Roe, Ada. 1989. Passive hedges raised.": words behind the year with which the reference ends. */
function noteAsTitle(fields: Draft, spans: Places, raw: string): void {
  const { note, author, publisher, issued, URL, 'container-title': container } = fields;
  const place = spans.note?.[0];
  if (note === undefined || place === undefined || author === undefined || issued === undefined) return;
  if (publisher !== undefined || container !== undefined || URL !== undefined || spans.note?.length !== 1) return;
  if (!/^\p{Lu}\S*\s\S+\s\S/u.test(note) || NOTE.test(note) || !/^[.\s]{0,3}$/.test(raw.slice(place.end))) return;
  if (!/\d{4}[a-z]?\)?[.:,]?\s$/.test(raw.slice(Math.max(0, place.start - 10), place.start))) return;
  fields.title = note;
  spans.title = [place];
  delete fields.note;
  delete spans.note;
}
