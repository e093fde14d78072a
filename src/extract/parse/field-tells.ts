/**
 * What two fields tell together, or the words at an end of one: a title that begins with the name of the publisher begins with who answers for
 * the work, "exh. cat." behind a title is its kind, the number of a patent is no journal, a series of books is no journal either, "東京，新潮社"
 * is a town and a house. Only where the other field is still empty.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { codeAt, isDigitAscii } from '../../text/letters.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;
type Words = 'title' | 'container-title' | 'publisher' | 'publisher-place' | 'genre' | 'number' | 'collection-title';

/** A field that stands in the print as it is given, in one piece; null when it does not. */
function whole(fields: Draft, spans: Places, raw: string, name: Words): { readonly value: string; readonly place: Span } | null {
  const [value, place] = [fields[name], spans[name]?.[0]];
  if (value === undefined || place === undefined || spans[name]?.length !== 1) return null;
  return raw.slice(place.start, place.end) === value ? { value, place } : null;
}

function set(fields: Draft, spans: Places, raw: string, name: Words, start: number, end: number): void {
  fields[name] = raw.slice(start, end);
  spans[name] = [{ start, end }];
}

function drop(fields: Draft, spans: Places, ...names: readonly (keyof Draft)[]): void {
  for (const name of names) {
    delete fields[name];
    delete spans[name];
  }
}

/** Sets such fields. Changes `fields` and `spans`; `raw` is the reference. */
export function mendByTells(fields: Draft, spans: Places, raw: string): void {
  const { title, 'container-title': venue } = fields;
  if (title !== undefined) {
    if (fields.author === undefined && fields.editor === undefined) {
      if (fields.publisher !== undefined && title.includes('. ')) publisherAtHead(fields, spans, raw);
      if (MAKERS.test(title)) makersAtHead(fields, spans, raw);
      if (REPORTED_BEHIND.test(title)) firmReports(fields, spans, raw);
    }
    if (fields.genre === undefined && /cat|Kat|kat/.test(title)) catalogue(fields, spans, raw);
    if (fields.author?.length === 1 && REPORTED.test(title)) firmReports(fields, spans, raw);
  }
  if (venue === undefined) return;
  if (title === undefined && fields.edition !== undefined) bookAsVenue(fields, spans, raw);
  if (fields.number === undefined && /\d/.test(venue)) patentAsVenue(fields, spans, raw);
  if (venue.endsWith(')')) bracketBehindVenue(fields, spans, raw);
  if (codeAt(venue, 0) > FIRST_WIDE) townAndHouse(fields, spans, raw);
  if (fields.publisher !== undefined && title !== undefined) seriesAsVenue(fields, spans, raw);
}

const SHORT_NAME = /\s\((\p{Lu}[\p{Lu}\p{N}&-]{1,11})\)$/u;
const LONGEST_HEAD = 140;

/** "Ordnance Survey. Explorer OL7. Southampton: Ordnance Survey", "Guidelines Network (SIGN). Asthma. Edinburgh: SIGN": who publishes it wrote it. */
function publisherAtHead(fields: Draft, spans: Places, raw: string): void {
  const found = whole(fields, spans, raw, 'title');
  const end = found?.value.indexOf('. ') ?? -1;
  if (found === null || end < 2 || end > LONGEST_HEAD || end + 6 > found.value.length) return;
  const head = found.value.slice(0, end);
  const house = fold(fields.publisher ?? '');
  const short = SHORT_NAME.exec(head)?.[1];
  if (house.length < 3 || (fold(head.replace(SHORT_NAME, '')) !== house && (short === undefined || fold(short) !== house))) return;
  const { start } = found.place;
  fields.author = [{ literal: head }];
  spans.author = [{ start, end: start + end }];
  set(fields, spans, raw, 'title', start + end + 2, found.place.end);
}

const MAKERS =
  /^((?:The\s)?[\p{L}\d][\p{L}\d.+-]{1,20}(?:\s[\p{Lu}\d][\p{L}\d.+-]{0,20}){0,4}\s(?:[Aa]uthors|[Cc]ontributors|[Dd]evelopers|[Cc]ommunity|[Mm]aintainers|(?:[Cc]ore|[Dd]evelopment|[Dd]evelopers?)\s[Tt]eam|Team))(?:$|[.,]\s(?=\p{L}))/u;

/** "The Stacks Project Authors, Stacks Project, https://…", "The pandas development team. pandas": who made it stands before its name. */
function makersAtHead(fields: Draft, spans: Places, raw: string): void {
  const title = whole(fields, spans, raw, 'title');
  const [all, makers = ''] = MAKERS.exec(title?.value ?? '') ?? [];
  if (title === null || all === undefined) return;
  const { start, end } = title.place;
  if (all.length < title.value.length) set(fields, spans, raw, 'title', start + all.length, end);
  else {
    const venue = whole(fields, spans, raw, 'container-title');
    if (venue === null || venue.place.start < end || [fields.volume, fields.issue, fields.page].some((one) => one !== undefined)) return;
    set(fields, spans, raw, 'title', venue.place.start, venue.place.end);
    drop(fields, spans, 'container-title');
  }
  fields.author = [{ literal: makers }];
  spans.author = [{ start, end: start + makers.length }];
}

const CATALOGUE =
  /[.,;:]?\s[[(]?((?:[Ee]xh(?:ib(?:ition)?)?\.?\s[Cc]at(?:alogue|alog|\.)?|[Cc]at(?:alogue|\.)\s(?:d['’]exp(?:osition|\.)|de\sl['’]exposition|exp\.)|(?:Ausst(?:ellungs)?|Kat)\.?-?\s?[Kk]at(?:alog)?\.?(?:\s(?:der\sAusstellung|zur\sAusstellung))?|[Cc]at(?:alogo)?\.?\s(?:della\smostra|mostra|de\s(?:la\s)?exposición|exp\.)|tent\.\scat\.?))[\])]?$/u;

/** "Cézanne. Exh. cat.": the book of an exhibition. */
function catalogue(fields: Draft, spans: Places, raw: string): void {
  const title = whole(fields, spans, raw, 'title');
  const found = title === null ? null : CATALOGUE.exec(title.value);
  if (title === null || found === null || found.index < 2) return;
  const at = title.place.start + found[0].indexOf(found[1] ?? '') + found.index;
  set(fields, spans, raw, 'genre', at, at + (found[1] ?? '').length);
  set(fields, spans, raw, 'title', title.place.start, title.place.start + found.index);
}

/** What firms alone bring out about themselves. */
const REPORTED =
  /^(?:Geschäftsbericht|Konzernbericht|Jahresbericht|Quartalsbericht|Halbjahresbericht|Nachhaltigkeitsbericht|Annual\s[Rr]eport|Integrated\s(?:Annual\s)?[Rr]eport|Sustainability\s[Rr]eport|Form\s10-[KQ]|Rapport\sannuel|Document\sd['’]enregistrement|Memoria\sanual|Informe\sanual|Relatório\s(?:anual|e\scontas)|Bilancio|Jaarverslag|Årsredovisning|Årsrapport)(?!\p{L})/u;

const REPORTED_BEHIND =
  /^\p{Lu}[^:.]{1,50}(?::|\.)\s(?:Gesch|Konz|Jahr|Quart|Halb|Nachh|Annual|Integ|Sust|Form|Rapp|Docu|Memo|Info|Rela|Bila|Jaar|Års)/u;

/** "Siemens AG: Geschäftsbericht 2019": letters behind its name are no initials, and it is no person. */
function firmReports(fields: Draft, spans: Places, raw: string): void {
  const [person] = fields.author ?? [];
  const title = whole(fields, spans, raw, 'title');
  if (person === undefined) {
    const end = title?.value.search(/[:.]\s/) ?? -1;
    if (title === null || end < 2 || !REPORTED.test(title.value.slice(end + 2))) return;
    const { start } = title.place;
    fields.author = [{ literal: title.value.slice(0, end) }];
    spans.author = [{ start, end: start + end }];
    set(fields, spans, raw, 'title', start + end + 2, title.place.end);
    return;
  }
  const place = spans.author?.[0];
  if (person.family === undefined || place === undefined || spans.author?.length !== 1) return;
  const printed = raw.slice(place.start, place.end);
  if (!printed.includes(',') && printed.length > 2) fields.author = [{ literal: printed }];
}

/** "Tong, Feminist Thought, 3. izd., Westview, Boulder 2009": what has an edition and no pages, and is in nothing, is itself the book. */
function bookAsVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = whole(fields, spans, raw, 'container-title');
  if (venue === null || fields.author === undefined || (fields.publisher ?? fields['publisher-place']) === undefined) return;
  if ([fields.volume, fields.issue, fields.page, fields.editor].some((one) => one !== undefined)) return;
  if (/(?<!\p{L})in:?\s{1,2}[“"«]?$/iu.test(raw.slice(0, venue.place.start))) return;
  set(fields, spans, raw, 'title', venue.place.start, venue.place.end);
  drop(fields, spans, 'container-title');
}

const PATENT = /^(?:(?:US|U\.S\.|EP|WO|GB|DE|FR|JP|CN|CA|AU|KR|CH)\s(?:[Pp]atent\s)?)\d[\d,./\s]{4,14}(?:\s?[A-CUTY]\d?)?$/;

/** "US 174465 A": a number that an office gave. */
function patentAsVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = whole(fields, spans, raw, 'container-title');
  if (venue === null || !PATENT.test(venue.value)) return;
  if ([fields.volume, fields.issue, fields.page].some((one) => one !== undefined)) return;
  set(fields, spans, raw, 'number', venue.place.start, venue.place.end);
  drop(fields, spans, 'container-title');
}

/** "Ann. of Math. (2)" before its volume, "What's New (blog)": the series of a journal and the kind of a site. */
function bracketBehindVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = whole(fields, spans, raw, 'container-title');
  const [tail] = /\s\((?:\d|blog|weblog|podcast|online|en ligne)\)$/.exec(venue?.value ?? '') ?? [];
  if (venue === null || tail === undefined || tail.length > venue.value.length - 2) return;
  if (isDigitAscii(codeAt(tail, 2)) && (fields.volume === undefined || !/^\s\d/.test(raw.slice(venue.place.end)))) return;
  set(fields, spans, raw, 'container-title', venue.place.start, venue.place.end - tail.length);
}

/** Where letters of East Asia begin. */
const FIRST_WIDE = 0x2e7f;
const TOWN_THEN_HOUSE = /^([\u3400-\u9fff]{2,5})[，、,]\s?([\u3040-\u9fff]{2,14}(?:社|店|房|院|会|堂|館|馆|局|出版|書林|学会))$/u;

/** "東京，新潮社". */
function townAndHouse(fields: Draft, spans: Places, raw: string): void {
  const place = spans['container-title']?.[0];
  const [, town = '', house = ''] = TOWN_THEN_HOUSE.exec(raw.slice(place?.start, place?.end)) ?? [];
  if (place === undefined || town === '' || fields.publisher !== undefined || fields['publisher-place'] !== undefined) return;
  set(fields, spans, raw, 'publisher-place', place.start, place.start + town.length);
  set(fields, spans, raw, 'publisher', place.end - house.length, place.end);
  drop(fields, spans, 'container-title');
}

/** Series of books that no article is in. */
const SERIES =
  /^(?:(?:Springer\s)?(?:Graduate|Undergraduate)\s(?:Texts|Studies)\sin\s|Cambridge\s(?:Studies|Tracts|Monographs)\s(?:in|on)\s|Oxford\s(?:Monographs|Studies)\s(?:in|on)\s|London\sMathematical\sSociety\s(?:Lecture|Monographs|Student)|(?:Die\s)?Grundlehren\sder\s|Ergebnisse\sder\s|Springer\s(?:Series|Tracts|Monographs)\s(?:in|on)\s|(?:Princeton|Harvard|Yale)\s(?:Mathematical|Historical)\sSeries|Pure\sand\sApplied\sMathematics$|Die\sWissenschaftliche|edition\ssuhrkamp|suhrkamp\staschenbuch|Que\ssais-je|Loeb\sClassical\sLibrary|Bibliothèque\sde\sla\sPléiade)/u;

/** "Graduate Texts in Mathematics, No. 52. Springer-Verlag": the number counts the books. */
function seriesAsVenue(fields: Draft, spans: Places, raw: string): void {
  const venue = whole(fields, spans, raw, 'container-title');
  if (venue === null || fields.page !== undefined || fields.editor !== undefined || !SERIES.test(venue.value)) return;
  if (fields['collection-title'] !== undefined || (fields.volume !== undefined && fields.issue !== undefined)) return;
  set(fields, spans, raw, 'collection-title', venue.place.start, venue.place.end);
  drop(fields, spans, 'container-title');
  if (fields.issue === undefined) return;
  fields.volume = fields.issue;
  if (spans.issue !== undefined) spans.volume = spans.issue;
  drop(fields, spans, 'issue');
}
