/**
 * Tells which date of a reference is which: the day the work came out, the day somebody looked at a page. Where Hebrew or Arabic letters
 * stand, a year may count by another calendar.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { has, Signs, signsIn } from '../../text/signs.ts';
import { dayOfYear, type ParsedDate, parseDate } from './dates.ts';
import { trimSpan } from './edges.ts';
import type { Run } from './labels.ts';
import { HEBREW_YEAR } from './letter-numbers.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };

/** What says that somebody looked at a page, in the languages of lists. */
const ACCESS =
  /(?<!\p{L})(?:accessed|retrieved|abgerufen|zugriff|zugegriffen|aufgerufen|besucht|geprüft|eingesehen|consulté|consultad[oa]|consultato|consulta|recuperad[oa]|recuperato|acesso|acedido|acessado|accesso|accès|viewed|visited|cited|letzter|zuletzt|stand|download(?:ed)?|last\schecked|geraadpleegd|geopend|hämtad|besökt|åpnet|lastet\sned|hentet|læst|tilgået|luettu|viitattu|dostęp|pobrano|data\sdostępu|cit\.|(?:erişim|ziyaret)(?:\starihi)?|vid\.(?=\s\d)|visualiza(?:ção|do)|letöltés|letöltve|hozzáférés|accesat|pristupljeno|diakses|diunduh|verkregen|bekeken|läst|lest|nedlastet|besøgt|lokaliseret|haettu|megtekintve|citované|navštívené|pridobljeno|dostopano|ogled(?:ano)?|zadnji\s(?:dostop|pristup)|preuzeto|posjećeno|pristup|recuperat|consultat|consulta|truy\scập|žiūrėta|peržiūrėta|skatīts|aplūkots|vaadatud|külastatud)(?!\p{L})|обращения|звернення|обръщение|посетен|посещение|преузето|приступљено|πρόσβαση|ανάκτηση|ανακτήθηκε|προσπελάστηκε|الاطلاع|الدخول|الزيارة|استرجع|بازیابی|دسترسی|נדלה|אוחזר|访问|引用日期|检索|閲覧|参照|アクセス|접속|검색일|방문/iu;

/** Such words where something else was read, which most references have: asked there without the letters of all languages. */
const ACCESS_EVERYWHERE =
  /\b(?:accessed|retrieved|abgerufen|zugriff|consultado|consultato|viewed|visited|cited|zuletzt|stand|downloaded)\b/i;
const LEADING: ReadonlySet<string> = new Set(['note', 'other', 'url', 'id']);

const LETTER = /\p{L}/u;
const EASTERN = /[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0e01-\u0e30]/;

/** Years of the hijra, by the sun or the moon, and of the Buddha: "1395", "1420", "2555". */
const OTHER_YEAR = /(?<!\d)(?:1[34]|2[45])\d\d(?!\d)/;
const OTHER_YEARS = new RegExp(OTHER_YEAR, 'g');

/** Where Hebrew letters stand, a year may be in letters; where Arabic or Thai ones stand, 1395 and 2555 count by another calendar: given as printed, unless a year of the common one stands beside. */
function easternDate(text: string): ReturnType<typeof parseDate> {
  const jewish = HEBREW_YEAR.exec(text);
  if (jewish !== null) return parseDate(text) ?? { date: { literal: jewish[0] } };
  const [year] = OTHER_YEAR.exec(text) ?? [];
  if (year === undefined) return parseDate(text);
  return parseDate(text.replace(OTHER_YEARS, '    ')) ?? { date: { literal: year } };
}

/** "[1687] 1999": the year of the work first printed, then that of the edition cited. */
const FIRST_PRINTED = /^\(?\[(?:1[4-9]|20)\d\d\],?\s(?=\(?(?:1[4-9]|20)\d\d)/;
/** "(2021-08-27)[2021-10-01]": behind a date, a day in square brackets is the one on which somebody looked. */
const LOOKED = /^\[\d{4}-\d{1,2}-\d{1,2}\]\.?\s?$/;
/** The same in one piece: "2019[2020-03-15]", in lists by author and year. */
const BOTH = /^(\(?(?:1[5-9]|20)\d\d(?:-\d{1,2}){0,2}\)?)\s?(\[\d{4}-\d{1,2}-\d{1,2}\])/;
/** "[1934]": when a work was first printed, where the year of the edition cited stands behind its publisher. */
const BRACKETED_YEAR = /^\[(?:1[4-9]|20)\d\d\][.,]?\s?$/;
/** "(July 1978)" behind the volume, as the Association for Computing Machinery prints it. */
const MONTH_IN_BRACKET = /^\(\p{L}{3,10}\.?\s\d{4}\)[.,;:]?$/u;

/** The date of the work: the first one with a year that is not the day somebody looked at a page. Changes `fields` and `spans`. */
export function dates(fields: Draft, spans: Record<string, Span[]>, raw: string, runs: readonly Run[], signs = signsIn(raw)): void {
  const found: Found[] = [];
  /** Days and months that name no year. */
  const parted: Run[] = [];
  const eastern = has(signs, Signs.hebrew | Signs.arabic | Signs.indian) && EASTERN.test(raw);
  const read = (text: string): ReturnType<typeof parseDate> => {
    if (eastern) return easternDate(text);
    return parseDate(has(signs, Signs.square) ? text.replace(FIRST_PRINTED, '') : text);
  };
  runs.forEach((run, at) => {
    if (run.label !== 'date' && run.label !== 'note' && run.label !== 'other') return;
    const before = runs[at - 1];
    const text = raw.slice(run.span.start, run.span.end);
    const led =
      before !== undefined && before.label !== 'title' && before.label !== 'author'
        ? raw.slice(Math.max(before.span.start, run.span.start - 40), run.span.start)
        : '';
    const word = LETTER.test(text) ? ACCESS.exec(text) : null;
    // "Accessed" before a date speaks of it, unless it has had its date already.
    const leading = before !== undefined && LEADING.has(before.label) ? ACCESS : ACCESS_EVERYWHERE;
    const behind = word === null && leading.test(led) && parseDate(led)?.date['date-parts'] === undefined;
    const looked = word !== null || behind || (before?.label === 'date' && LOOKED.test(text));
    if (run.label !== 'date' && !looked) return;
    const [, own, day] = (!looked && has(signs, Signs.square) && BOTH.exec(text)) || [];
    if (own !== undefined && day !== undefined) {
      for (const [printed, accessed] of [[own, false] as const, [day, true] as const]) {
        const parsed = read(printed);
        if (parsed !== null) found.push({ run, ...parsed, accessed });
      }
      return;
    }
    if (word !== null) {
      // "[updated 2020 Jan 5; cited 2020 Mar 2]": of two days the word speaks of the one behind it.
      const later = read(text.slice(word.index));
      const earlier = later?.date['date-parts'] === undefined || run.label !== 'date' ? null : read(text.slice(0, word.index));
      if (earlier?.date['date-parts'] !== undefined) found.push({ run, ...earlier, accessed: false });
      const day = later?.date['date-parts'] === undefined ? read(text) : later;
      if (day !== null) found.push({ run, ...day, accessed: true });
      return;
    }
    // "Ultimo accesso: 3 | marzo 2016": the day may have stayed with the word.
    const parsed = read(`${behind ? (/\d{1,2}\.?\s$/.exec(led)?.[0] ?? '') : ''}${text}`);
    if (parsed !== null) found.push({ run, ...parsed, accessed: looked });
    else if (!looked) parted.push(run);
  });
  issue(fields, spans, raw, found, parted);
  const accessed = found.find((one) => one.accessed);
  if (accessed !== undefined) {
    fields.accessed = accessed.date;
    spans.accessed = [trimSpan(raw, accessed.run.span)];
  }
}

interface Found extends ParsedDate {
  readonly run: Run;
  readonly accessed: boolean;
}

/** Sets the date of the work, of those that were found. */
function issue(fields: Draft, spans: Record<string, Span[]>, raw: string, found: readonly Found[], parted: readonly Run[]): void {
  const printed = ({ span }: Run): string => raw.slice(span.start, span.end);
  const dated = found.filter((one) => !one.accessed && one.date['date-parts'] !== undefined);
  const first = dated[0];
  const edition = first !== undefined && dated.length > 1 && BRACKETED_YEAR.test(printed(first.run)) ? dated[1] : undefined;
  const issued = (edition !== undefined && !printed(edition.run).startsWith('[') ? edition : first) ?? found.find((one) => !one.accessed);
  if (issued === undefined) return;
  fields.issued = issued.date;
  if (issued.suffix !== undefined) fields['year-suffix'] = issued.suffix;
  spans.issued = [trimSpan(raw, issued.run.span)];
  // A year alone may have its month elsewhere.
  const parts = issued.date['date-parts'] ?? [];
  const year = parts[0]?.[0];
  if (year === undefined || parts.length > 1 || parts[0]?.length !== 1 || issued.date.season !== undefined) return;
  const month = dated.find(
    ({ run, date: { 'date-parts': other } }) =>
      other?.[0]?.length === 2 && other[0][0] === year && MONTH_IN_BRACKET.test(printed(run).trim()),
  );
  if (month !== undefined) {
    fields.issued = month.date;
    return;
  }
  for (const run of parted) {
    const day = dayOfYear(printed(run), year);
    if (day === null) continue;
    fields.issued = { ...issued.date, 'date-parts': [day] };
    spans.issued = [...(spans.issued ?? []), trimSpan(raw, run.span)];
    return;
  }
}
