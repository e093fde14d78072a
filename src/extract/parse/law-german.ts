/**
 * Decisions of German, Austrian and Swiss courts where law-cases.ts leaves them: without the kind of decision, with the docket before the day, a
 * court and its journal alone. As the readers there: each sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import { READ_AMISS } from './law-cases.ts';
import type { LawForm } from './law-form.ts';

type Case = 'legal_case' | null;

const COURT =
  'BVerfG|BGH|BAG|BSG|BFH|BVerwG|BPatG|BayObLG|BGer|BVGer|BStGer|OGH|VfGH|VwGH|BVwG|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG|OGer)(?:\\s\\p{Lu}[\\p{L}-]{2,20})?';
const KIND = 'Urteil|Beschlu(?:ss|ß)|Urt\\.|Beschl\\.|Erkenntnis|Entscheid(?:ung)?';
const DAY = '\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\.?\\s)\\d{4}';
/** "I ZR 121/08", "7 C 26.16", "B 12 R 4/19 R", "1 Ob 123/10s", "G 47/2012", "Ra 2019/04/0068". */
const DOCKET =
  '(?:B\\s\\d{1,2}\\s[A-Z]{1,3}\\s\\d{1,4}\\/\\d{2}(?:\\s[A-Z]{1,2}(?![\\p{L}\\d]))?|(?:\\d{1,3}\\s)?(?:[IVX]{1,5}[a-z]?\\s)?\\p{Lu}\\p{L}{0,4}(?:\\s\\(\\p{L}{1,8}\\))?\\s\\d{1,5}(?:\\/\\d{2,4}(?:\\/\\d{4})?|\\.\\d{2})\\p{Ll}?(?!\\p{L}))';
const SWISS_DOCKET = '\\d?[A-G][A-Z]?[_.-]\\d{1,5}\\/\\d{4}';
const DAY_THEN_DOCKET = new RegExp(
  `^(${COURT}),?\\s(?:(${KIND})\\s)?(?:(?:vom|v\\.)\\s)?(${DAY})(?:\\s?[-–—,;])?\\s(?:Az\\.:?\\s|GZ\\s)?(${DOCKET}|${SWISS_DOCKET})`,
  'u',
);
const DOCKET_THEN_DAY = new RegExp(
  `^(?:(${COURT}|Bundesgericht|Bundesverwaltungsgericht),?\\s(${KIND})|(${KIND})\\sdes\\s(Bundes(?:verwaltungs|straf)?gerichts))\\s(${SWISS_DOCKET})\\svom\\s(${DAY})`,
  'u',
);
const IN_JOURNAL = new RegExp(
  `^(${COURT})\\s(NJW|NZA|NVwZ|NStZ|JZ|GRUR|MDR|FamRZ|ZIP|WM|BB|DB)(?:-RR)?\\s((?:19|20)\\d\\d),\\s(\\d{1,5})(?!\\d)`,
  'u',
);
const PRINTED =
  /(?<!\p{L})(BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW|NZA|NVwZ|NStZ|JZ|GRUR|MDR|FamRZ|ecolex|ÖJZ|JBl)\s(\d{1,4}),\s(\d{1,5})(?!\d)/u;

/** A court, the day and the docket, with the kind of decision or without. */
export function germanByDay(form: LawForm): Case {
  const found = DAY_THEN_DOCKET.exec(form.text);
  if (found === null) return null;
  const [whole, court = '', kind, day = '', docket] = found;
  form.clear(...READ_AMISS, 'title', 'genre');
  form.body(court);
  const at = form.text.indexOf(day, form.set('genre', kind, court.length));
  form.day(day, at);
  form.set('number', docket, at + day.length);
  printed(form, whole.length);
  return 'legal_case';
}

/** A Swiss court, the docket and the day behind it. */
export function swissByDocket(form: LawForm): Case {
  const found = DOCKET_THEN_DAY.exec(form.text);
  if (found === null) return null;
  const [, court, kindBehind, kindBefore, courtBehind, docket, day = ''] = found;
  form.clear(...READ_AMISS, 'title', 'genre');
  let at = 0;
  if (court !== undefined) form.body(court);
  else if (courtBehind !== undefined) form.body(courtBehind, form.text.indexOf(courtBehind));
  at = form.set('genre', kindBehind ?? kindBefore, court?.length ?? 0);
  at = form.set('number', docket, at);
  form.day(day, form.text.indexOf(day, at));
  return 'legal_case';
}

/** "BVerfG NJW 2021, 1723": a court and the page of a journal. */
export function germanInJournal(form: LawForm): Case {
  const found = IN_JOURNAL.exec(form.text);
  if (found === null) return null;
  const [, court = '', journal, year = '', page] = found;
  form.clear(...READ_AMISS, 'title');
  form.body(court);
  const at = form.set('container-title', journal, court.length);
  form.day(year, form.text.indexOf(year, at));
  form.set('page', page, form.text.indexOf(year, at) + year.length);
  return 'legal_case';
}

/** Where the decision is printed, behind its docket. */
function printed(form: LawForm, from: number): void {
  const found = PRINTED.exec(form.text.slice(from));
  if (found === null) return;
  const [, series, volume, page] = found;
  form.set('page', page, form.set('volume', volume, form.set('container-title', series, from + found.index)));
}
