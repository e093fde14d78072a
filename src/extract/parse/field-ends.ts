/**
 * Puts right the ends of fields that took in what stands beside them: the number of a volume behind a venue or a title, a month in a bracket, the
 * kind of a thesis or the version of a program behind a title, a country that was read as a publisher, the number of a report that was
 * read as a venue, a firm that was read as a place. Only where the words show it and the other field is still empty.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { REPOSITORY } from './second-look.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;
type Name = 'title' | 'container-title' | 'volume' | 'genre' | 'number' | 'publisher' | 'publisher-place' | 'note';

/** Sets such fields. Changes `fields` and `spans`. */
export function mendEnds(fields: Draft, spans: Places, raw: string): void {
  // What a field ends with, or holds, is asked before a pattern is: most have nothing of it.
  const venue = fields['container-title'];
  if (venue !== undefined) {
    if (venue.includes(' (')) cutTail(fields, spans, raw, 'container-title', MONTH_TAIL, null);
    if (venue.includes(', ')) seriesOfVenue(fields, spans, raw);
    const counted = isDigit(venue);
    if (counted) reportNumber(fields, spans);
    if (fields.volume === undefined) {
      yearAsVolume(fields, spans);
      if (counted) cutTail(fields, spans, raw, 'container-title', SERIES_NUMBER, 'volume');
      if (isRoman(venue)) cutTail(fields, spans, raw, 'container-title', ROMAN, 'volume');
    }
  }
  const { title } = fields;
  if (title !== undefined) {
    const alone = fields['container-title'] === undefined;
    if (title.startsWith('(')) shortNameBeforeTitle(fields, spans, raw);
    if (alone && fields.volume === undefined && (isDigit(title) || isRoman(title))) cutTail(fields, spans, raw, 'title', TOME, 'volume');
    if (alone && fields.publisher === undefined && title.includes('. ')) cutTail(fields, spans, raw, 'title', HOUSE, 'publisher');
    if (fields.genre === undefined && title.includes(', ') && /th[eè]s|tes[ie]|diss/i.test(title))
      cutTail(fields, spans, raw, 'title', THESIS, 'genre');
    // A guideline that came out in a journal has its version in its title.
    if (alone && fields.note === undefined && /\d/.test(title.slice(-8))) cutTail(fields, spans, raw, 'title', VERSION, 'note');
  }
  if (fields.genre !== undefined) schoolBehindGenre(fields, spans, raw);
  if (fields['publisher-place'] !== undefined) {
    countryAsPublisher(fields, spans, raw);
    firmAsPlace(fields, spans);
  }
}

const isDigit = (text: string): boolean => /[\dA-Z]/.test(text.slice(-1)) && /\d/.test(text.slice(-6));
const isRoman = (text: string): boolean => 'IVX'.includes(text.slice(-1));

/** Journals that count their volumes in thousands. */
const THOUSANDS =
  /^(?:bioch[ei]m(?:ica)?\.?\s(?:et\s)?bioph(?:ys(?:ica)?)?|bba|brain\sres|j(?:ournal\sof)?\.?\schromatogr|ann(?:als)?\.?\s(?:of\sthe\s)?n(?:ew|\.)?\s?y(?:ork|\.)?\s(?:acad|sci))/i;
/** None of them was there before. */
const FIRST_YEAR = 1900;

/** "Biochim Biophys Acta. 1758, 1034–1042": no year of such a journal. */
function yearAsVolume(fields: Draft, spans: Places): void {
  const [year, ...rest] = fields.issued?.['date-parts']?.[0] ?? [];
  if (year === undefined || rest.length > 0 || year >= FIRST_YEAR || fields.page === undefined) return;
  if (!THOUSANDS.test(fields['container-title'] ?? '')) return;
  fields.volume = String(year);
  if (spans.issued !== undefined) spans.volume = spans.issued;
  delete fields.issued;
  delete spans.issued;
}

const MONTH_TAIL = /\s?\((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.?$/iu;
/** "Advances in Neural Information Processing Systems 2": books that come out again and again; other names may end in a number of their own. */
const SERIES_NUMBER =
  /(?<=^(?:Advances|Progress|Studies|Developments|Topics|Methods|Trends|Perspectives|Lecture\sNotes|Machine|Contributions|Beiträge|Essays|Recent)\s(?:\p{L}{2,20}[\s,-]{1,2}){0,8}\p{L}{2,20}),?\s(\d{1,2})$/u;
/** "Lunar and Planetary Science XXI". */
const ROMAN = /(?<=\p{Ll}{3}),?\s(X{0,3}(?:IX|IV|V?I{2,3}|V?I|V)|X{1,3})$/u;
const TOME = /(?<=\p{L}{2}[”"»’)]?)[.,:;]\s(?:Tom[eo]|Vol(?:ume)?\.?|Bd\.|Band)\s(\d{1,2}|[IVX]{1,5})$/u;
const THESIS =
  /,\s((?:thèse\sde\sdoctorat|thèse\sd’État|tesis\sdoctoral|tesi\sdi\s(?:laurea|dottorato)|tese\sde\sdoutorado|(?:unpublished\s)?(?:PhD|Ph\.\s?D\.|doctoral|master’s|MA)\s(?:thesis|dissertation|diss\.))(?:\s(?:en|in|em)\s\p{L}{4,20}(?:\s\p{L}{4,20})?)?)$/iu;
const VERSION =
  /(?:[.;]\s|\s\()((?:version|release|версия|v\.)\s\d[\d.\-a-z]{0,12}|v\d{1,3}\.\d[\d.]{0,8})\)?$|[.,]\s((?:R|Python)\spackage\s(?:version\s)?\d[\d.\-a-z]{0,12}|commit\s[0-9a-f]{6,40})$/i;

/** Takes what the pattern finds at the end of a field away, and gives its first group to another. */
function cutTail(fields: Draft, spans: Places, raw: string, from: 'title' | 'container-title', tail: RegExp, to: Name | null): void {
  const value = fields[from] ?? '';
  const place = spans[from]?.[0];
  const found = tail.exec(value);
  if (found === null || found.index < 3 || place === undefined || spans[from]?.length !== 1) return;
  const start = raw.lastIndexOf(found[0].trim(), place.end);
  if (start <= place.start) return;
  fields[from] = value.slice(0, found.index);
  spans[from] = [{ start: place.start, end: place.start + raw.slice(place.start, start).replace(/[\s.,:;]{1,4}$/, '').length }];
  const given = found[1] ?? found[2];
  if (to === null || given === undefined) return;
  fields[to] = given;
  const at = raw.indexOf(given, start);
  spans[to] = [{ start: at, end: at + given.length }];
}

/** "MIT-LCS-TR-329", "CAIP-TR-125": what counts reports. */
const REPORT = /^(?:[A-Z]{2,8}[-/]){0,3}(?:TR|RR|TM|AIM|LCS-TR|AI-TR|CS|CSD|CSL|ERL)[-/\s](?:\d{2,4}[-./])?\d{1,5}[A-Z]?$/;

/** "SRC Report 7". */
const COUNTED =
  /^((?:[A-Z][A-Za-z.&]{1,12}\s){0,2}(?:Tech(?:nical|\.)?\s(?:Report|Rep\.|Memo)|Research\sReport|Report|Memo|Memorandum))\s(?:No\.?\s)?([A-Z]{0,6}[-/]?\d[\w./-]{0,12})$/;

function reportNumber(fields: Draft, spans: Places): void {
  const venue = fields['container-title'] ?? '';
  const counted = fields.number === undefined && fields.genre === undefined ? COUNTED.exec(venue) : null;
  const place = spans['container-title']?.[0];
  if (counted !== null && place !== undefined && fields.volume === undefined) {
    const [whole, kind = '', number = ''] = counted;
    fields.genre = kind;
    spans.genre = [{ start: place.start, end: place.start + kind.length }];
    fields.number = number;
    spans.number = [{ start: place.start + whole.length - number.length, end: place.start + whole.length }];
    delete fields['container-title'];
    delete spans['container-title'];
    return;
  }
  if (!REPORT.test(venue) || fields.number !== undefined || fields.volume !== undefined) return;
  fields.number = venue;
  if (spans['container-title'] !== undefined) spans.number = spans['container-title'];
  delete fields['container-title'];
  delete spans['container-title'];
}

/** Houses known everywhere, behind a title without a place. */
const HOUSE =
  /\.\s(Farrar,\sStraus(?:,)?\s(?:and|&)\sGiroux|Penguin(?:\s(?:Books|Press|Classics))?|Random\sHouse|Simon\s(?:and|&)\sSchuster|HarperCollins|Basic\sBooks|W\.?\s?W\.?\sNorton(?:\s(?:and|&)\sCompany)?|Vintage(?:\sBooks)?|Alfred\sA\.\sKnopf|Knopf|Little,\sBrown(?:\sand\sCompany)?|Houghton\sMifflin(?:\sHarcourt)?|Bloomsbury|Routledge|Springer(?:-Verlag)?|Elsevier|Wiley|John\sWiley\s(?:and|&)\sSons|(?:MIT|Oxford\sUniversity|Cambridge\sUniversity|Princeton\sUniversity|Harvard\sUniversity|Yale\sUniversity)\sPress|Suhrkamp|Gallimard|Einaudi|O’Reilly(?:\sMedia)?|Addison[-\s]Wesley|McGraw[-\s]Hill|Prentice[-\s]Hall|Palgrave\sMacmillan|SAGE(?:\sPublications)?)$/u;

const DISSERTATION =
  /^(Diss\.|Dissertation|Habil\.|Habilitation|(?:Magister|Diplom|Master|Bachelor)arbeit|(?:PhD|Ph\.\s?D\.)\s(?:thesis|diss\.|dissertation)|Thèse)[,:]?\s(\p{Lu}[\p{L}.]{1,20}(?:\s[\p{L}.]{2,20}){1,5})$/iu;

/** "Diss. ETH Zürich": the school behind the kind. */
function schoolBehindGenre(fields: Draft, spans: Places, raw: string): void {
  const found = fields.publisher === undefined && fields.genre !== undefined ? DISSERTATION.exec(fields.genre) : null;
  const place = spans.genre?.[0];
  const [, kind = '', school = ''] = found ?? [];
  if (found === null || place === undefined || !/^\p{Lu}/u.test(school) || !raw.startsWith(fields.genre ?? '', place.start)) return;
  fields.publisher = school;
  spans.publisher = [{ start: place.end - school.length, end: place.end }];
  fields.genre = kind;
  spans.genre = [{ start: place.start, end: place.start + kind.length }];
}

/** "Annals of Petals, Series 5, 10, 397": the number behind the word counts the series, the next one the volume. */
function seriesOfVenue(fields: Draft, spans: Places, raw: string): void {
  const before = fields['container-title'];
  cutTail(fields, spans, raw, 'container-title', /,\s(?:Series|Ser\.|Serie|sér\.|série)$/u, null);
  if (before === fields['container-title'] || fields.issue === undefined || fields.volume === undefined) return;
  fields.volume = fields.issue;
  if (spans.issue !== undefined) spans.volume = spans.issue;
  delete fields.issue;
  delete spans.issue;
}

/** "Instituto Nacional de Estadística (INE). Encuesta": the short name of the author is no part of the title. */
function shortNameBeforeTitle(fields: Draft, spans: Places, raw: string): void {
  const found = /^\([A-ZÁÉÍÓÚ][A-Za-zÁÉÍÓÚ-]{1,11}\)[.,:]\s(?=\p{Lu})/u.exec(fields.title ?? '');
  const place = spans.title?.[0];
  const named = fields.author ?? fields.editor;
  if (found === null || place === undefined || named === undefined || !raw.startsWith(found[0], place.start)) return;
  fields.title = (fields.title ?? '').slice(found[0].length);
  spans.title = [{ start: place.start + found[0].length, end: place.end }];
}

const COUNTRY =
  /^(?:United\sStates|USA|U\.S\.A\.|United\sKingdom|UK|U\.K\.|England|Scotland|Canada|Australia|New\sZealand|Ireland|South\sAfrica|India|China|Japan|Korea|South\sKorea|Republic\sof\sKorea|Singapore|Taiwan|Brazil|Brasil|Mexico|México|Argentina|Chile|Colombia|Spain|España|Portugal|France|Italy|Italia|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|Belgium|Netherlands|The\sNetherlands|Denmark|Norway|Sweden|Finland|Poland|Czech\sRepublic|Hungary|Romania|Greece|Turkey|Russia|Ukraine|Israel|Egypt|Thailand|Vietnam|Malaysia|Indonesia)$/u;

/** "Monticello, IL, United States": a country right behind a place belongs to it. */
function countryAsPublisher(fields: Draft, spans: Places, raw: string): void {
  const { publisher, 'publisher-place': town } = fields;
  const [at] = spans.publisher ?? [];
  const [before] = spans['publisher-place'] ?? [];
  if (publisher === undefined || town === undefined || at === undefined || before === undefined) return;
  if (!/^,\s{1,2}$/.test(raw.slice(before.end, at.start))) return;
  if (!COUNTRY.test(publisher)) return;
  fields['publisher-place'] = `${town}, ${publisher}`;
  spans['publisher-place'] = [{ start: before.start, end: at.end }];
  delete fields.publisher;
  delete spans.publisher;
}

const FIRM =
  /\s(?:Films?|Games?|Records|Recordings|Pictures|Studios?|Entertainment|Productions?|Press|Verlag|Books|Publish(?:ing|ers|ing\sCo(?:mpany)?)|Media|Music|Foundation|Institute|Corporation|Corp\.?|Inc\.?|Ltd\.?|LLC|GmbH)$/u;

/** "Bold Films" is no town, nor is "Zenodo". */
function firmAsPlace(fields: Draft, spans: Places): void {
  const place = fields['publisher-place'];
  if (place === undefined || fields.publisher !== undefined || !(FIRM.test(place) || REPOSITORY.test(place))) return;
  fields.publisher = place;
  if (spans['publisher-place'] !== undefined) spans.publisher = spans['publisher-place'];
  delete fields['publisher-place'];
  delete spans['publisher-place'];
}
