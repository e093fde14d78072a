/**
 * Tells which date of a reference is which: the day the work came out, the day somebody looked at a page. Where Hebrew or Arabic letters
 * stand, a year may count by another calendar.
 */
import type { CslDate, CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseDate } from './dates.ts';
import { trimSpan } from './edges.ts';
import type { Run } from './labels.ts';
import { HEBREW_YEAR } from './letter-numbers.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };

const ACCESS =
  /\b(?:accessed|retrieved|abgerufen|zugriff|zugegriffen|aufgerufen|consulté|consultado|consultato|viewed|visited|cited|letzter|zuletzt|stand|download(?:ed)?|last checked)\b|обращения|звернення|访问|閲覧|アクセス/i;

const LETTER = /\p{L}/u;
const EASTERN = /[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3]/;

/** Where Hebrew letters stand, a year may be in letters; where Arabic ones stand, 1395 and 1420 count by another calendar: given as printed, unless a year of the common one stands beside. */
function easternDate(text: string): ReturnType<typeof parseDate> {
  const jewish = HEBREW_YEAR.exec(text);
  if (jewish !== null) return parseDate(text) ?? { date: { literal: jewish[0] } };
  const [year] = /(?<!\d)1[34]\d\d(?!\d)/.exec(text) ?? [];
  if (year === undefined) return parseDate(text);
  return parseDate(text.replace(/(?<!\d)1[34]\d\d(?!\d)/g, '    ')) ?? { date: { literal: year } };
}

/** "[1687] 1999": the year of the work first printed, then that of the edition cited. */
const FIRST_PRINTED = /^\(?\[(?:1[4-9]|20)\d\d\],?\s(?=\(?(?:1[4-9]|20)\d\d)/;
/** "(July 1978)" behind the volume, as the Association for Computing Machinery prints it. */
const MONTH_IN_BRACKET = /^\(\p{L}{3,10}\.?\s\d{4}\)[.,;:]?$/u;

/** The date of the work: the first one with a year that is not the day somebody looked at a page. Changes `fields` and `spans`. */
export function dates(fields: Draft, spans: Record<string, Span[]>, raw: string, runs: readonly Run[]): void {
  const found: { readonly run: Run; readonly date: CslDate; readonly suffix: string | undefined; readonly accessed: boolean }[] = [];
  let eastern: boolean | undefined;
  runs.forEach((run, at) => {
    if (run.label !== 'date' && run.label !== 'note' && run.label !== 'other') return;
    const before = runs[at - 1];
    const text = raw.slice(run.span.start, run.span.end);
    const led =
      before !== undefined && before.label !== 'title' && before.label !== 'author'
        ? raw.slice(Math.max(before.span.start, run.span.start - 40), run.span.start)
        : '';
    // "Accessed" before a date speaks of it, unless it has had its date already.
    const looked = (LETTER.test(text) && ACCESS.test(text)) || (ACCESS.test(led) && parseDate(led)?.date['date-parts'] === undefined);
    if (run.label !== 'date' && !looked) return;
    eastern ??= EASTERN.test(raw);
    const parsed = eastern ? easternDate(text) : parseDate(text.replace(FIRST_PRINTED, ''));
    if (parsed !== null) found.push({ run, date: parsed.date, suffix: parsed.suffix, accessed: looked });
  });
  const issued = found.find((one) => !one.accessed && one.date['date-parts'] !== undefined) ?? found.find((one) => !one.accessed);
  if (issued !== undefined) {
    // A year alone may have its month elsewhere.
    const [parts] = issued.date['date-parts'] ?? [];
    const month =
      parts?.length === 1 &&
      found.find(
        ({ run, date: { 'date-parts': other } }) =>
          other?.[0]?.length === 2 && other[0][0] === parts[0] && MONTH_IN_BRACKET.test(raw.slice(run.span.start, run.span.end).trim()),
      );
    fields.issued = month ? month.date : issued.date;
    if (issued.suffix !== undefined) fields['year-suffix'] = issued.suffix;
    spans.issued = [trimSpan(raw, issued.run.span)];
  }
  const accessed = found.find((one) => one.accessed);
  if (accessed !== undefined) {
    fields.accessed = accessed.date;
    spans.accessed = [trimSpan(raw, accessed.run.span)];
  }
}
