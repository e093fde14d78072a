/**
 * Puts right what was read as a venue, or as the end of one or of a title, and the print shows to be another part: a Chinese publishing house,
 * "Nauka Publ." of Russian lists and the town before it, a site and who keeps it ("Wikipedia, Wikimedia Foundation"), the kind of a work in
 * brackets before the site ("[Tweet]. Twitter"), a day behind a newspaper, a URN, the year of the first print behind a title, the town behind
 * a school. Only where the words show it and the other field is still empty.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { dayOfYear } from './dates.ts';
import { trimSpan } from './edges.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;
type Words = 'title' | 'container-title' | 'publisher' | 'publisher-place' | 'genre';

/** A part that stands in the print as it is given, in one piece; null when it does not. */
function whole(fields: Draft, spans: Places, raw: string, name: Words): Span | null {
  const place = spans[name]?.[0];
  return place !== undefined && spans[name]?.length === 1 && raw.slice(place.start, place.end) === fields[name] ? place : null;
}

/** Sets a part to a piece of the print. */
function set(fields: Draft, spans: Places, raw: string, name: Words, from: number, to: number): void {
  const span = trimSpan(raw, { start: from, end: to });
  fields[name] = raw.slice(span.start, span.end);
  spans[name] = [span];
}

function drop(fields: Draft, spans: Places, name: Words | 'page'): void {
  delete fields[name];
  delete spans[name];
}

/** Sets such fields. Changes `fields` and `spans`. */
export function mendVenue(fields: Draft, spans: Places, raw: string): void {
  if (fields['container-title'] !== undefined) {
    kindBeforeSite(fields, spans, raw);
    urn(fields, spans);
    houseAsVenue(fields, spans, raw);
    dayBehindVenue(fields, spans, raw);
  } else {
    siteInHouse(fields, spans, raw);
    journalInTitle(fields, spans, raw);
  }
  if (fields.title?.endsWith(']') === true) {
    firstPrint(fields, spans, raw);
    onLine(fields, spans, raw);
  }
  if (fields.publisher !== undefined && fields['publisher-place'] === undefined) {
    townBehindSchool(fields, spans, raw);
    townBeforeHouse(fields, spans, raw);
  }
}

/** "[Tweet]. Twitter": what kind of work it is, before where it stands. */
function kindBeforeSite(fields: Draft, spans: Places, raw: string): void {
  const { genre, 'container-title': venue = '' } = fields;
  const place = genre === undefined && venue.startsWith('[') ? whole(fields, spans, raw, 'container-title') : null;
  const found = place === null ? null : /^\[(\p{L}[\p{L} ]{2,30})\]\.\s(?=\p{Lu})/u.exec(fields['container-title'] ?? '');
  if (place === null || found === null) return;
  set(fields, spans, raw, 'genre', place.start + 1, place.start + 1 + (found[1] ?? '').length);
  set(fields, spans, raw, 'container-title', place.start + found[0].length, place.end);
}

/** "URN: urn:nbn:de:hbz:38-56789" is no venue and no pages. */
function urn(fields: Draft, spans: Places): void {
  if (!/^(?:URN:\s?)?urn:/i.test(fields['container-title'] ?? '')) return;
  drop(fields, spans, 'container-title');
  drop(fields, spans, 'page');
}

const HOUSE = /(?:出版社|出版公司|出版集团|印书馆|印書館|書局|书局|书店|書店|書房|출판사|출판부)$/u;

/** "上海人民出版社1988年版", "Moscow, Nauka Publ., 1985": a house that says so. */
function houseAsVenue(fields: Draft, spans: Places, raw: string): void {
  const { publisher, volume, issue, 'container-title': venue = '' } = fields;
  if ([publisher, volume, issue, fields.editor].some((one) => one !== undefined)) return;
  const place = whole(fields, spans, raw, 'container-title');
  if (place === null) return;
  const russian = /\sPubl$/.test(venue) && raw[place.end] === '.';
  const printed = venue.replace(/(?:1[89]|20)\d\d年版?$/u, '');
  if (!russian && !HOUSE.test(printed)) return;
  fields.publisher = russian ? `${venue}.` : printed;
  spans.publisher = [{ start: place.start, end: place.start + fields.publisher.length }];
  drop(fields, spans, 'container-title');
  const title = whole(fields, spans, raw, 'title');
  const [tail, town = ''] = /[.\]?!]\s(\p{Lu}\p{L}{2,15}(?:[\s-]\p{Lu}\p{L}{2,15})?)$/u.exec(fields.title ?? '') ?? [];
  if (!russian || tail === undefined || title === null || fields['publisher-place'] !== undefined) return;
  set(fields, spans, raw, 'publisher-place', title.end - town.length, title.end);
  set(fields, spans, raw, 'title', title.start, title.end - town.length - 1);
}

/** "DIY Weekly [blog], 4 April", "«Quaderni storici», n.s.": a day, a kind and a new series are no part of the name. */
function dayBehindVenue(fields: Draft, spans: Places, raw: string): void {
  if (!/,\s[\dn][^,]{0,16}$|\]$/u.test(fields['container-title'] ?? '')) return;
  const place = whole(fields, spans, raw, 'container-title');
  if (place === null) return;
  let end = place.end;
  const [tail] = /,\s\d{1,2}\.?\s\p{L}{3,12}$/u.exec(fields['container-title'] ?? '') ?? [];
  const year =
    fields.issued?.['date-parts']?.length === 1 && fields.issued['date-parts'][0]?.length === 1 ? fields.issued['date-parts'][0] : [];
  const day = tail === undefined || year[0] === undefined ? null : dayOfYear(tail, year[0]);
  if (day !== null && tail !== undefined) {
    fields.issued = { 'date-parts': [day] };
    end -= tail.length;
    spans.issued = [...(spans.issued ?? []), trimSpan(raw, { start: end, end: place.end })];
  }
  const kind = /\s\[(?:blog|online|en\sligne|en\slínea|em\slinha|in\slinea)\]$|(?<=»),\sn\.\s?s$/iu.exec(raw.slice(place.start, end));
  if (kind !== null && kind.index > 2) end = place.start + kind.index;
  if (end < place.end) set(fields, spans, raw, 'container-title', place.start, end);
}

const SITE = /^(\p{Lu}\p{L}{2,20}\.(?:com|org|net)|\p{Lu}\p{L}{2,20}(?:pedia|tionary)),\s(?=\p{Lu})/u;

/** "Wikipedia, Wikimedia Foundation": a site, and who keeps it. */
function siteInHouse(fields: Draft, spans: Places, raw: string): void {
  const place = fields.title === undefined ? null : whole(fields, spans, raw, 'publisher');
  const found = place === null ? null : SITE.exec(fields.publisher ?? '');
  if (place === null || found === null) return;
  set(fields, spans, raw, 'container-title', place.start, place.start + (found[1] ?? '').length);
  set(fields, spans, raw, 'publisher', place.start + found[0].length, place.end);
}

/** "Wissenschaft als Beruf [1917/19], in: …": when it was first printed, where the date of the edition stands elsewhere. */
function firstPrint(fields: Draft, spans: Places, raw: string): void {
  const place = whole(fields, spans, raw, 'title');
  const [tail] = /\s\[(?:1[4-9]|20)\d\d(?:[/–-]\d{2,4})?\]$/.exec(fields.title ?? '') ?? [];
  if (place !== null && tail !== undefined && (spans.issued?.[0]?.start ?? 0) > place.end)
    set(fields, spans, raw, 'title', place.start, place.end - tail.length);
}

const ONLINE = /\s\[(?:en\sligne|en\slínea|em\slinha|in\slinea|online|on-line|on\sline)\]$/iu;

/** "Dějiny kartografie [online]", "L'économie en débat. Le Monde [en ligne]": how a work is read; without a house it is the newspaper in front of it that holds the work. */
function onLine(fields: Draft, spans: Places, raw: string): void {
  const place = whole(fields, spans, raw, 'title');
  const [tail] = ONLINE.exec(fields.title ?? '') ?? [];
  if (place === null || tail === undefined) return;
  const end = place.end - tail.length;
  set(fields, spans, raw, 'title', place.start, end);
  const alone = [fields['container-title'], fields.publisher, fields['publisher-place']].every((one) => one === undefined);
  const [, paper = ''] = /[.?!]\s(\p{Lu}\p{L}{1,15}(?:\s\p{Lu}\p{L}{1,15}){0,3})$/u.exec(fields.title ?? '') ?? [];
  if (!alone || paper === '' || fields.issued === undefined || fields.URL === undefined) return;
  set(fields, spans, raw, 'container-title', end - paper.length, end);
  set(fields, spans, raw, 'title', place.start, end - paper.length);
}

/** "Leitura e escola. Educação e Pesquisa, São Paulo, v. 31, n. 2, p. 211-230": volume, issue and pages are those of a journal, whose name ends the title. */
function journalInTitle(fields: Draft, spans: Places, raw: string): void {
  const { volume, issue, page, publisher } = fields;
  const town = spans['publisher-place']?.[0];
  const place = whole(fields, spans, raw, 'title');
  if (place === null || town === undefined || publisher !== undefined) return;
  if (volume === undefined || issue === undefined || page === undefined || (spans.volume?.[0]?.start ?? 0) < town.end) return;
  const [, journal = ''] = /[.?!]\s(\p{Lu}[^.?!]{3,60})$/u.exec(fields.title ?? '') ?? [];
  if (journal === '') return;
  set(fields, spans, raw, 'container-title', place.end - journal.length, place.end);
  set(fields, spans, raw, 'title', place.start, place.end - journal.length);
}

/** "Moscow, Nauka Publ.": the house is the last word of the two. */
function townBeforeHouse(fields: Draft, spans: Places, raw: string): void {
  const place = /\sPubl\.?$/.test(fields.publisher ?? '') ? whole(fields, spans, raw, 'publisher') : null;
  const [head, town = ''] = /^(\p{Lu}\p{L}{2,15}(?:[\s-]\p{Lu}\p{L}{2,15})?),\s(?=\p{Lu})/u.exec(fields.publisher ?? '') ?? [];
  if (place === null || head === undefined) return;
  set(fields, spans, raw, 'publisher-place', place.start, place.start + town.length);
  fields.publisher = (fields.publisher ?? '').slice(head.length);
  spans.publisher = [{ start: place.start + head.length, end: place.end }];
}

const SCHOOL =
  /^(?:universi|université|università|faculdade|faculté|facultad|facoltà|centro\suniversitário|pontif|instituto|escola|hochschule|technische)/iu;

/** "Universidade Federal de Minas Gerais, Belo Horizonte": the town of a school where a thesis was written. */
function townBehindSchool(fields: Draft, spans: Places, raw: string): void {
  const { publisher = '', genre = '' } = fields;
  if (!SCHOOL.test(publisher) || !/th[eè]s|tes[ei]|disserta|diss\.|habil|arbeit/i.test(genre)) return;
  const place = whole(fields, spans, raw, 'publisher');
  const [tail, town = ''] = /,\s(\p{Lu}\p{L}{2,15}(?:\s(?:d[eoa]s?\s)?\p{Lu}\p{L}{2,15}){0,2})$/u.exec(publisher) ?? [];
  if (place === null || tail === undefined || SCHOOL.test(town)) return;
  set(fields, spans, raw, 'publisher-place', place.end - town.length, place.end);
  set(fields, spans, raw, 'publisher', place.start, place.end - tail.length);
}
