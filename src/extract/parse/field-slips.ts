/**
 * Puts right single numbers and names that the print shows to be another field: "(79)" behind a journal without a volume is the issue, years
 * behind the publisher are no pages, the site that an address names is no part of the title, a house is no town. Only where the
 * other field is still empty.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { IS_THESIS } from './thesis-words.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** "Iris [Data set]. UCI Machine Learning Repository.": who keeps data or sells a program is no venue. */
function keeperAsVenue(fields: Draft, spans: Places): void {
  const { genre = '', volume, issue, page, publisher, editor } = fields;
  if (!/^(?:data\s?set|data\sfile|computer\s(?:software|program)|software|mobile\sapp(?:lication)?)/i.test(genre)) return;
  const place = spans['container-title'];
  if ([volume, issue, page, publisher, editor].some((one) => one !== undefined) || place === undefined) return;
  const { 'container-title': venue = '' } = fields;
  fields.publisher = venue;
  spans.publisher = place;
  delete fields['container-title'];
  delete spans['container-title'];
}

/** Sets such fields. Changes `fields` and `spans`. */
export function mendSlips(fields: Draft, spans: Places, raw: string): void {
  if (fields.volume !== undefined && fields.issue === undefined) issueInBracket(fields, spans, raw);
  if (fields.genre !== undefined && fields['container-title'] !== undefined) keeperAsVenue(fields, spans);
  if (fields.issued === undefined && fields.volume?.includes(';') === true) yearWithVolume(fields, spans);
  if (fields.issued === undefined && fields.page !== undefined) yearsAsPages(fields, spans);
  if (fields.URL !== undefined && fields.title !== undefined && fields['container-title'] === undefined) siteBehindTitle(fields, spans);
  if (fields.issued !== undefined && /^arxiv$/i.test(fields['container-title'] ?? '')) yearBehindNumber(fields, spans, raw);
  if (fields['publisher-place'] !== undefined && fields.genre === undefined) kindAsPlace(fields, spans);
  if (fields['publisher-place'] !== undefined && fields.publisher === undefined) houseAsPlace(fields, spans);
}

/** "Novos Estudos CEBRAP, (79), 71–94": a journal that counts its issues alone. */
function issueInBracket(fields: Draft, spans: Places, raw: string): void {
  const place = spans.volume?.[0];
  const venue = spans['container-title']?.[0];
  const { volume = '' } = fields;
  if (place === undefined || venue === undefined || fields.page === undefined || !/^\d{1,4}$/.test(volume)) return;
  if (!/^,\s\($/.test(raw.slice(venue.end, place.start)) || !/^\)[,:;]/.test(raw.slice(place.end))) return;
  fields.issue = volume;
  spans.issue = [place];
  delete fields.volume;
  delete spans.volume;
}

/** "Lancet. 2015;385(9963):117": year and volume in one. */
function yearWithVolume(fields: Draft, spans: Places): void {
  const [, year = '', volume] = /^(1[5-9]\d\d|20\d\d);\s?(\d{1,4})$/.exec(fields.volume ?? '') ?? [];
  const place = spans.volume?.[0];
  if (volume === undefined || place === undefined) return;
  fields.issued = { 'date-parts': [[Number(year)]] };
  spans.issued = [{ start: place.start, end: place.start + year.length }];
  fields.volume = volume;
  spans.volume = [{ start: place.end - volume.length, end: place.end }];
}

/** "arXiv 1802 (2018)": the number of a preprint, or the year and month with which it begins, and the year behind it. */
function yearBehindNumber(fields: Draft, spans: Places, raw: string): void {
  const place = spans.issued?.[0];
  const number = String(fields.issued?.['date-parts']?.[0]?.[0] ?? '');
  if (place === undefined || !/^(?:0[7-9]|[12]\d)(?:0[1-9]|1[0-2])$/.test(number)) return;
  const found = /^(\d{4})[\s,]{1,3}\(?((?:19|20)\d\d)\)?/.exec(raw.slice(place.start, place.start + 16));
  if (found?.[1] !== number || found[2]?.slice(2) !== number.slice(0, 2)) return;
  const start = place.start + found[0].indexOf(found[2], 4);
  fields.issued = { 'date-parts': [[Number(found[2])]] };
  spans.issued = [{ start, end: start + 4 }];
}

/** "London: Strahan & Cadell, 1776–1789." */
function yearsAsPages(fields: Draft, spans: Places): void {
  const [, from, to] = /^(1[5-9]\d\d|20\d\d)-(1[5-9]\d\d|20\d\d)$/.exec(fields.page ?? '') ?? [];
  const place = spans.page?.[0];
  const house = spans.publisher?.[0] ?? spans['publisher-place']?.[0];
  if (from === undefined || to === undefined || place === undefined || house === undefined || place.start < house.end) return;
  if (fields['container-title'] !== undefined || Number(to) <= Number(from)) return;
  fields.issued = { 'date-parts': [[Number(from)], [Number(to)]] };
  spans.issued = [place];
  delete fields.page;
  delete spans.page;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "Is Google making us stupid? The Atlantic. https://www.theatlantic.com/…": the host says what the last words are. */
function siteBehindTitle(fields: Draft, spans: Places): void {
  const { title = '' } = fields;
  const place = spans.title?.[0];
  const host = /^https?:\/\/(?:www\d?\.)?([\w.-]{3,80}?)(?:\.(?:com?|org|net|edu|gov|ac|info|io))?\.[a-z]{2,6}(?=[/:?#]|$)/i.exec(
    fields.URL ?? '',
  )?.[1];
  const [tail, mark = '', site = ''] = /([.?!]["”’]?\s|\s[|–—-]\s)((?:[^.?!|–—-]|(?<=\p{L})[.-](?=\p{L})){3,60})$/u.exec(title) ?? [];
  if (host === undefined || tail === undefined || place === undefined || spans.title?.length !== 1) return;
  const labels = host.toLowerCase().split('.').map(plain);
  const name = plain(site);
  if (
    name.length < 3 ||
    !labels.some((label) => label === name || (label.length > 3 && (name === `the${label}` || `the${name}` === label)))
  )
    return;
  fields['container-title'] = site;
  spans['container-title'] = [{ start: place.end - site.length, end: place.end }];
  const kept = title.length - tail.length + (/^[?!]/.test(mark) ? mark.trimEnd().length : 0);
  fields.title = title.slice(0, kept);
  spans.title = [{ start: place.start, end: place.end - (title.length - kept) }];
}

/** "Doktorsavhandling, Uppsala universitet": the kind of a thesis is no town. */
const KIND =
  /^(?:(?:doktors?|licentiat)avhandling|(?:ph\.?\s?d\.?-)?afhandling|väitöskirja|proefschrift|(?:dissertation|diplom|master|magister|bachelor)(?:sschrift|arbeit)?|(?:ph\.?\s?d\.?|doctoral|master[’']?s?)\s(?:thesis|dissertation)|tese|tesis(?:\sdoctoral)?|tesi\sdi\slaurea|thèse(?:\sde\sdoctorat)?|doktora\stezi|praca\sdoktorska)$/iu;

function kindAsPlace(fields: Draft, spans: Places): void {
  const value = fields['publisher-place'] ?? '';
  const place = spans['publisher-place'];
  if (place === undefined || !(KIND.test(value) || IS_THESIS.test(value))) return;
  fields.genre = value;
  spans.genre = place;
  delete fields['publisher-place'];
  delete spans['publisher-place'];
}

/** Houses known everywhere whose name is no town's. */
const HOUSE =
  /^(OUP|CUP|MUP|HUP|Hart|Harper|Brill|Brooks\/Cole|Crown|Vintage|Knopf|Doubleday|Pantheon|Scribner(?:'s|’s)?|Viking|Penguin|Picador|Verso|Polity|Ecco|Bantam|Norton|Routledge|Springer|Sage|Wiley|Elsevier|Hermann|Masson|Dunod|Gallimard|Seuil|Flammarion|Grasset|Fayard|Hachette|Laterza|Feltrinelli|Mondadori|Einaudi|Bompiani|Adelphi|Anagrama|Alianza|Tusquets|Cátedra|Reclam|Rowohlt|Hanser|Suhrkamp|Kohlhammer|Beltz|Nomos|Teubner|Vieweg|Birkhäuser)(?:,\s(\p{Lu}[^,]{2,40}))?$/u;

/** "(2016). Weapons of math destruction. Crown.", "Hermann, Paris, 1970". */
function houseAsPlace(fields: Draft, spans: Places): void {
  const value = fields['publisher-place'] ?? '';
  const place = spans['publisher-place']?.[0];
  const [, house, town] = HOUSE.exec(value) ?? [];
  if (house === undefined || place === undefined || spans['publisher-place']?.length !== 1) return;
  fields.publisher = house;
  spans.publisher = [{ start: place.start, end: place.start + house.length }];
  if (town === undefined) {
    delete fields['publisher-place'];
    delete spans['publisher-place'];
  } else {
    fields['publisher-place'] = town;
    spans['publisher-place'] = [{ start: place.end - town.length, end: place.end }];
  }
}
