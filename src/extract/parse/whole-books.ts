/**
 * Edited books that were read as something else: the name of the book as that of a collection in which nothing is cited, or as one of its
 * editors. Only where no title was found, and what stands there can be nothing else.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseNames } from './names.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** What stands in front of the book a chapter is in, its editors between them at times. */
const WITHIN = /(?<!\p{L})(?:In|En|Em|Dans|Nel|В|in:|en:|em:|dans:|in)(?!\p{L})/u;
/** Words of what comes out again and again: without a title, such a name is a journal's. */
const PERIODICAL =
  /(?<!\p{L})(?:journal|j|zeitschrift|revue|revista|rivista|annals|annales|acta|archiv\p{L}*|bulletin|review|letters?|transactions|trans|magazine|quarterly|proc|proceedings|conference|symposium|workshop|журнал|вестник)(?!\p{L})|学报|雑誌/iu;

/** Puts right what was read so; `raw` is the reference. Changes `fields` and `spans`. */
export function mendWholeBook(fields: Draft, spans: Places, raw: string): void {
  if (fields.title !== undefined || fields.publisher === undefined || fields.DOI !== undefined) return;
  collectionAsTitle(fields, spans, raw);
  titleAmongEditors(fields, spans, raw);
}

/** "Roe, Ada (ed.) (2006) Advances in Hedges, Vol. 8, Oslo: Reef": a book with a publisher, no pages and nothing in it is itself cited. */
function collectionAsTitle(fields: Draft, spans: Places, raw: string): void {
  const { 'container-title': book, page, issue } = fields;
  const place = spans['container-title'];
  if (book === undefined || place?.[0] === undefined || page !== undefined || issue !== undefined) return;
  if (fields.author === undefined && fields.editor === undefined) return;
  if (!/\s/.test(book) || PERIODICAL.test(book) || WITHIN.test(raw.slice(0, place[0].start))) return;
  fields.title = book;
  spans.title = place;
  delete fields['container-title'];
  delete spans['container-title'];
}

/** "The Hedge Guide, ed. Ada Roe and Bea Doe, Reef Press": words before the one that announces who edited. */
const EDITED =
  /^(\p{Lu}[^,.;:()\d]{2,30}\.\s)?(\p{Lu}[^.;()]{7,150}?)[.,]\s(?:(?:[Ee]ds?\.|[Ee]dited)(?:\sby)?|[Hh]rsg\.(?:\s(?:v\.|von))?|[Hh]erausgegeben\svon|[Éé]d(?:\.|ité)\spar|[Aa]\scura\sdi)\s(?=\p{Lu})/u;
/** Names as lists print them: initials, "Roe, Ada". */
const NAMES = /(?<!\p{L})\p{Lu}\.|^\p{Lu}[\p{L}’'-]{1,30},\s\p{Lu}\p{Ll}{1,15}(?:$|,|\s(?:and|und|et|y)\s)/u;

function titleAmongEditors(fields: Draft, spans: Places, raw: string): void {
  const place = spans.editor?.[0];
  if (place?.start !== 0 || fields.author !== undefined || fields.title !== undefined) return;
  const found = EDITED.exec(raw.slice(0, 260));
  const [whole, author = '', title = ''] = found ?? [];
  if (whole === undefined || whole.length >= place.end || !/\s/.test(title) || NAMES.test(title)) return;
  const editors = parseNames(raw.slice(whole.length, place.end)).names;
  if (editors.length === 0) return;
  fields.title = title;
  spans.title = [{ start: author.length, end: author.length + title.length }];
  fields.editor = editors;
  spans.editor = [{ start: whole.length, end: place.end }];
  if (author === '') return;
  fields.author = parseNames(author.trimEnd().slice(0, -1)).names;
  spans.author = [{ start: 0, end: author.trimEnd().length - 1 }];
}
