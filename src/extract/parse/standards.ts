/**
 * Standards by their designation ("ISO 690:2021, Information and documentation — …"), whose form fixes what the number is and where the title begins, and
 * whose body publishes it and is no journal; and numbers that registers give their entries (trials, sequences, structures, vulnerabilities, internet
 * drafts), which are the number of the work wherever they stand, unless it has a number or a journal of its own.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { trimSpan } from './edges.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

const BODY =
  'ISO|IEC|DIN|EN|BS|PD|NF|UNE|UNI|SS|SN|NS|DS|SFS|NEN|NBN|ÖNORM|ÖVE|VDE|VDI|CEN|CSN|ČSN|STN|PN|MSZ|GOST|ГОСТ|ДСТУ|ИСО|AS|NZS|JIS|KS|GB|SNI|TCVN|CSA|ANSI|ASME|IEEE|ITU-T|ETSI|NBR|ABNT|IS|SIST|TS|PAS|ACI|NFPA|ASHRAE|CLSI|SAE|API|AASHTO|CISPR|UL|ITU-R';
/** "DIN EN ISO 9241-210:2020-03", "ISO/IEC 27001:2022", "IEEE Std 754-2019", "ASTM D638-14". */
const DESIGNATION = `(?:(?:${BODY})(?:[\\s/-](?:${BODY}|TS|TR|T|PAS|RP|Std\\.?|Standard|R|Р|ISO|ИСО|МЭК)){0,4}\\s(?:[A-Z]{1,2}[\\s.]?)?\\d{1,6}[A-Z]?(?:\\.\\d{1,3}[a-z]{0,3}){0,3}(?:[-–—]\\d{1,4}){0,3}(?:[:_]\\d{4}(?:-?\\d\\d)?)?(?:\\+A(?:MD)?\\d{1,2}(?:\\/[A-Z]{2})?(?::\\d{4})?){0,3}(?:\\sBlatt\\s\\d{1,2}(?::\\d{4}(?:-\\d\\d)?)?)?|MIL-(?:STD|PRF|HDBK)-\\d{2,5}[A-Z]?|ECMA-\\d{3}|(?:ETSI\\s)?(?:EN|TS|TR|ES)\\s\\d{3}\\s\\d{3}(?:-\\d{1,2})?(?:\\sV\\d{1,2}\\.\\d{1,2}\\.\\d{1,2})?|3GPP\\sT[SR]\\s\\d{2}\\.\\d{3}|FIPS(?:\\sPUB)?\\s\\d{2,3}(?:-\\d)?|NIST\\s(?:SP|Special\\sPublication|IR)\\s\\d{2,5}(?:-\\d{1,4}){0,2}(?:\\s(?:Rev\\.|r)\\s?\\d)?|ITU-[TR](?:\\sRec(?:ommendation|\\.)?)?\\s[A-Z]{1,3}\\.\\d{1,4}(?:-\\d{1,2})?|ASTM\\s[A-G]\\d{1,5}(?:\\/[A-G]\\d{1,5}M)?M?(?:[-–]\\d{2,4}[a-z]?(?:e\\d)?)?)`;
const WHOLE = new RegExp(`^(?:${DESIGNATION}|(?:${BODY})\\sStandard\\sNo\\.\\s\\d{1,6}(?::\\d{4})?)$`, 'u');

/** Whether a number is one that standards alone have. */
export const isDesignation = (number: string): boolean => WHOLE.test(number);

const HEAD = new RegExp(
  `^(\\s{0,3}(?:\\[\\d{1,4}\\]|\\(\\d{1,4}\\)|\\d{1,3}\\.)?\\s{0,3}(?:Rec\\.\\s)?)(${DESIGNATION})(?:\\s\\([^()]{4,80}\\))?(?:[.,:;]|\\s[–—-])?\\s(?=[\\p{Lu}\\p{Lo}“"‘«„])`,
  'u',
);
const BEHIND = new RegExp(`(?<=[\\p{L}]{3}[”"’)]?)[,.:]\\s(${DESIGNATION})(?=[.,;]|\\s\\(|\\s?$)`, 'u');
/** Who issues standards, where they are printed in full behind the title. */
const ISSUER =
  /^(?:ASTM(?:\sInternational)?|ISO|IEC|IEEE|DIN|Beuth(?:\sVerlag)?|BSI|CEN|ANSI|ASME|ITU|ETSI|AENOR|AFNOR|(?:International|European|British|American|German|Deutsches|Association|Österreichisches)\s[^.,]{0,60}(?:Standardi[sz]ation|Standards?|Normung|Commission|Materials|Institute|Institution|Union))$/u;

/** "BS 25999-1:2006 Business continuity management": a designation with its year, and a title behind it. */
const IN_FRONT = new RegExp(`^${DESIGNATION}(?:[.,:;]|\\s[–—-])?\\s(?=[\\p{Lu}“"‘«„])`, 'u');
const WITH_YEAR = /[:–—-](?:19|20)\d\d$|ASTM.*[-–]\d\d\w{0,3}$/u;

/** Sets number, title, publisher and year of a standard. Changes `fields` and `spans`; all else is left. */
export function mendStandard(fields: Draft, spans: Places, raw: string): void {
  const head = fields.page === undefined || fields['container-title'] === undefined ? HEAD.exec(raw) : null;
  if (head !== null) {
    editionOfStandard(fields, spans, raw);
    partOfTitle(fields, spans, raw, head);
  }
  if (fields.volume !== undefined || fields.DOI !== undefined) return;
  yearBehindNumber(fields, spans, raw);
  if (head !== null) numberAtHead(fields, spans, raw, head);
  else if (fields.number === undefined) {
    numberInFront(fields, spans, raw);
    numberBehind(fields, spans, raw);
  }
  if (fields.number !== undefined && spans.number !== undefined && (head !== null || fields.title !== undefined))
    issuer(fields, spans, raw);
}

/** "Zement – Teil 1: …. Deutsche Fassung EN 197-1:2011": which text of a standard it is ends its title; it has no venue and no volume. */
function editionOfStandard(fields: Draft, spans: Places, raw: string): void {
  const [title, venue, volume] = [spans.title?.[0], spans['container-title']?.[0], spans.volume?.[0]];
  if (title === undefined || venue === undefined || volume === undefined || venue.start < title.end) return;
  const rest = new RegExp(`(?<![\\p{L}\\d])${DESIGNATION}`, 'u').exec(raw.slice(venue.start, volume.end + 8));
  const end = venue.start + (rest?.index ?? 0) + (rest?.[0].length ?? 0);
  if (rest === null || end < volume.end) return;
  fields.title = raw.slice(title.start, end);
  spans.title = [{ start: title.start, end }];
  for (const name of ['container-title', 'volume'] as const) {
    delete fields[name];
    delete spans[name];
  }
  if ((spans.issued?.[0]?.start ?? end) < end) {
    delete fields.issued;
    delete spans.issued;
  }
}

/** "ISO 9241-210:2019 Ergonomics of interaction. Part 210: Design": numbers of parts within what follows a designation are no volume; its title runs on to the end. */
function partOfTitle(fields: Draft, spans: Places, raw: string, [whole, before = '', number = '']: RegExpExecArray): void {
  const volume = spans.volume?.[0];
  if (volume === undefined) return;
  const rest = raw.slice(whole.length);
  const within = volume.start < before.length + number.length || /(?:Part|Parte|Partie|Teil|Deel|Část|Część|Parts?)\s\d/u.test(rest);
  if (!within || fields.page !== undefined || fields.publisher !== undefined) return;
  for (const name of ['volume', 'container-title', 'title'] as const) {
    delete fields[name];
    delete spans[name];
  }
  const span = trimSpan(raw, { start: whole.length, end: raw.length });
  fields.title = raw.slice(span.start, span.end);
  spans.title = [span];
}

/** A title that begins with a designation, behind the body that issued it and no journal before or behind. */
function numberInFront(fields: Draft, spans: Places, raw: string): void {
  const place = spans.title?.[0];
  if (place === undefined || fields['container-title'] !== undefined || fields.page !== undefined || spans.title?.length !== 1) return;
  const found = IN_FRONT.exec(raw.slice(place.start, place.end))?.[0] ?? '';
  const number = found.replace(/[\s.,:;–—-]{1,4}$/u, '');
  if (!WITH_YEAR.test(number)) return;
  fields.number = number;
  spans.number = [{ start: place.start, end: place.start + number.length }];
  fields.title = raw.slice(place.start + found.length, place.end);
  spans.title = [{ start: place.start + found.length, end: place.end }];
  dated(fields, spans, number, place.start);
}

/** "(ISO Standard No. 45001:2018)": what stands behind the colon belongs to the number. */
function yearBehindNumber(fields: Draft, spans: Places, raw: string): void {
  const place = spans.number?.[0];
  const [rest, year] =
    place === undefined ? [] : (/^:((?:19|20)\d\d(?:\(\w\))?)(?=[\s).,;]|$)/.exec(raw.slice(place.end, place.end + 12)) ?? []);
  if (place === undefined || rest === undefined || !/^[A-Z]{2,6}[\s/].*\d$/.test(fields.number ?? '')) return;
  fields.number = `${fields.number ?? ''}${rest}`;
  spans.number = [{ start: place.start, end: place.end + rest.length }];
  if (fields.note !== year) return;
  delete fields.note;
  delete spans.note;
}

/** The designation stands first: what was read of it as an author or as the beginning of the title is the number. */
function numberAtHead(fields: Draft, spans: Places, raw: string, head: RegExpExecArray): void {
  const [whole, before = '', number = ''] = head;
  const title = spans.title?.[0];
  const end = before.length + number.length;
  const stands = (title?.start ?? -1) >= before.length && (title?.start ?? -1) <= whole.length + 1;
  const venue = spans['container-title']?.[0];
  if (!stands && !(title === undefined && venue !== undefined && venue.start <= whole.length + 1)) return;
  for (const name of ['author', 'editor'] as const)
    if ((spans[name]?.[0]?.start ?? end) < end) {
      delete fields[name];
      delete spans[name];
    }
  fields.number = number;
  spans.number = [{ start: before.length, end }];
  if (title === undefined && venue !== undefined) {
    spans.title = [{ start: whole.length, end: venue.end }];
    fields.title = raw.slice(whole.length, venue.end);
    delete fields['container-title'];
    delete spans['container-title'];
  } else if (title !== undefined && title.start < whole.length && title.end > whole.length) {
    const span = trimSpan(raw, { start: whole.length, end: title.end });
    fields.title = raw.slice(span.start, span.end);
    spans.title = [span];
  }
  // "BS EN 1992-1-1:2004": no day of the year 1992.
  const [day] = spans.issued ?? [];
  if (day !== undefined && day.start < end) {
    delete fields.issued;
    delete spans.issued;
  }
  dated(fields, spans, number, before.length);
}

/** "IEEE Standard for Floating-Point Arithmetic, IEEE Std 754-2019": the designation at the end of what was read as title or venue. */
function numberBehind(fields: Draft, spans: Places, raw: string): void {
  const name = fields.title === undefined ? 'container-title' : 'title';
  const place = spans[name]?.[0];
  if (place === undefined || spans[name]?.length !== 1) return;
  const words = raw.slice(place.start, place.end);
  // A designation ends in a number, and at most three letters.
  if (!/\d/.test(words.slice(-4))) return;
  const found = BEHIND.exec(words);
  const number = found?.[1] ?? '';
  // Behind a colon only where its kind is printed: "规则: GB/T 7714—2015[S]".
  if (words[found?.index ?? 0] === ':' && !raw.startsWith('[S', place.end)) return;
  if (found === null || found.index + found[0].length < words.length || found.index < (words[found.index] === ':' ? 3 : 8)) return;
  if (name === 'container-title') {
    delete fields['container-title'];
    delete spans['container-title'];
  }
  fields.title = words.slice(0, found.index + (/[,.:]/.test(words[found.index] ?? '') ? 0 : 1));
  spans.title = [{ start: place.start, end: place.start + fields.title.length }];
  fields.number = number;
  spans.number = [{ start: place.end - number.length, end: place.end }];
}

/** The year and month that the number bears. */
function dated(fields: Draft, spans: Places, number: string, at: number): void {
  const [whole, year, month] = /:((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(number) ?? [];
  if (whole === undefined || year === undefined || fields.issued !== undefined) return;
  fields.issued = { 'date-parts': [month === undefined ? [Number(year)] : [Number(year), Number(month)]] };
  spans.issued = [{ start: at + number.length - whole.length + 1, end: at + number.length }];
}

/** A body that was read as a venue publishes; one that ends the title does as well. */
function issuer(fields: Draft, spans: Places, raw: string): void {
  if (fields.publisher !== undefined) return;
  const venue = fields['container-title'];
  const place = spans['container-title']?.[0];
  if (venue !== undefined && ISSUER.test(venue) && place !== undefined) {
    fields.publisher = venue;
    spans.publisher = [place];
    delete fields['container-title'];
    delete spans['container-title'];
    return;
  }
  const title = spans.title?.[0];
  const [tail, body = ''] = /[.,]\s([^.,]{3,80})$/u.exec(fields.title ?? '') ?? [];
  if (tail === undefined || title === undefined || !ISSUER.test(body) || !raw.slice(title.start, title.end).endsWith(tail)) return;
  fields.title = (fields.title ?? '').slice(0, -tail.length);
  spans.title = [{ start: title.start, end: title.end - tail.length }];
  spans.publisher = [{ start: title.end - body.length, end: title.end }];
  fields.publisher = body;
}

const REGISTERED =
  /(?<![\p{L}\d/=._-])(NCT\d{8}|ISRCTN\d{6,8}|ACTRN\d{14}|DRKS\d{8}|ChiCTR[-A-Za-z]{0,7}\d{8,10}|UMIN\d{9}|jRCT[a-z]?\d{9,10}|KCT\d{7}|PACTR\d{15}|CVE-\d{4}-\d{4,7}|GSE\d{3,7}|PRJ(?:NA|EB|DB)\d{3,8}|PXD\d{6}|E-MTAB-\d{2,6}|draft-[a-z]{2,20}-[a-z\d-]{3,60})(?![\p{L}\d/=_-])/u;
/** Numbers that a word announces. */
const ANNOUNCED =
  /(?<![\p{L}\d])(?:EudraCT(?:\s(?:[Nn]umber|No\.?))?:?\s(\d{4}-\d{6}-\d\d)|PDB(?:\s(?:ID|code|entry))?:?\s(\d[A-Za-z\d]{3})|[Aa]ccession(?:\s(?:[Nn]o\.?|[Nn]umber|code))?:?\s([A-Z]{1,4}_?\d{5,9}(?:\.\d)?)|UniProt(?:KB)?\s([OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})|ICPSR\s(\d{3,6}))(?![\p{L}\d])/u;

/** Sets such a number. Changes `fields` and `spans`. */
export function numberOfRegister(fields: Draft, spans: Record<string, Span[]>, raw: string): void {
  if (!/\d{3}|draft-|PDB/.test(raw) || fields.volume !== undefined) return;
  const found = REGISTERED.exec(raw) ?? ANNOUNCED.exec(raw);
  const number = found?.slice(1).find((part) => part !== undefined);
  if (found === null || number === undefined) return;
  const start = found.index + found[0].lastIndexOf(number);
  const end = start + number.length;
  const over = (name: 'page' | 'number' | 'issue'): boolean => (spans[name] ?? []).some((span) => span.start < end && span.end > start);
  // Another number was read as the work's own.
  if (fields.number !== undefined && !over('number')) return;
  if (fields.page !== undefined && !over('page')) return;
  for (const name of ['page', 'issue'] as const)
    if (over(name)) {
      delete fields[name];
      delete spans[name];
    }
  fields.number = number;
  spans.number = [{ start, end }];
}
