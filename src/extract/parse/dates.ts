/**
 * Reads printed dates in the languages of scholarly lists: years with a letter, months in words, day-month-year in the
 * orders people write, ranges, circa, "n.d." and "in press". Gives CSL dates; says nothing about which date of a
 * reference is which.
 */
import type { CslDate } from '../../model/csl.ts';
import { matchesOf } from '../../text/matches.ts';

export interface ParsedDate {
  readonly date: CslDate;
  /** Letter printed behind the year (2024a). */
  readonly suffix?: string;
}

/** "listopad" is October to the one and November to another, and is no month here. */
const MONTHS: readonly string[] = [
  'january jan januar jänner janv janvier ene enero gen gennaio janeiro январь января янв januari tammikuuta tammikuu stycznia styczeń ledna leden január ocak січня ianuarie ιανουαρίου gener januára januarja siječnja siječanj sausio sausis jaanuar janvāris janvārī janvāra януари јануар јануара ιανουάριος ιαν يناير ינואר',
  'february feb februar févr février fév febrero febbraio fevereiro fev февраль февраля фев febr februari helmikuuta helmikuu lutego luty února únor február şubat лютого februarie φεβρουαρίου febrer februára februarja veljače veljača vasario vasaris veebruar februāris februārī februāra февруари фебруар фебруара φεβρουάριος φεβρουάριο φεβ فبراير פברואר',
  'march mar märz mars marzo março марта март мар mrz mär maart mrt maaliskuuta maaliskuu marts marca marzec března březen március mart березня martie μαρτίου març maret marec ožujka ožujak kovo kovas märts martā μάρτιος μάρτιο μαρ مارس מרץ',
  'april apr avril avr abril abr aprile апрель апреля апр huhtikuuta huhtikuu kwietnia kwiecień dubna duben április nisan квітня aprilie απριλίου apríla apríl aprila travnja travanj balandžio balandis aprill aprīlis aprīlī aprīļa април априла απρίλιος απρίλιο απρ أبريل ابريل אפריל',
  'may mai mayo maggio maio май мая mag mei maj toukokuuta toukokuu maja května květen május mayıs травня μαΐου maig mája máj svibnja svibanj gegužės gegužė maijs maijā maija мај маја μάιος μάιο μαϊ مايو מאי',
  'june jun juni juin junio giugno junho июнь июня giu kesäkuuta kesäkuu czerwca czerwiec června červen június haziran червня iunie ιουνίου juny júna jún lipnja lipanj birželio birželis juuni jūnijs jūnijā jūnija юни јун јуна ιούνιος ιούνιο ιουν يونيو יוני',
  'july jul juli juillet juil julio luglio julho июль июля lug heinäkuuta heinäkuu lipca lipiec července červenec július temmuz липня iulie ιουλίου juliol júla júl julija srpnja srpanj liepos liepa juuli jūlijs jūlijā jūlija юли јул јула ιούλιος ιούλιο ιουλ يوليو יולי',
  'august aug août agosto ago август августа авг augusti augustus elokuuta elokuu sierpnia sierpień srpna srpen augusztus ağustos серпня αυγούστου agost agustus augusta avgusta avgust kolovoza kolovoz rugpjūčio rugpjūtis augusts augustā αύγουστος αύγουστο αυγ أغسطس אוגוסט',
  'september sep sept septembre septiembre settembre setembro set сентябрь сентября сен syyskuuta syyskuu września wrzesień září szeptember eylül вересня septembrie σεπτεμβρίου setembre septembra rujna rujan rugsėjo rugsėjis septembris septembrī септември септембар септембра σεπτέμβριος σεπτέμβριο σεπ سبتمبر ספטמבר',
  'october oct oktober okt octobre octubre ottobre outubro ott out октябрь октября окт lokakuuta lokakuu października październik října říjen október ekim жовтня octombrie οκτωβρίου októbra oktobra spalio spalis oktoober oktobris oktobrī октомври октобар октобра οκτώβριος οκτώβριο οκτ أكتوبر אוקטובר',
  'november nov novembre noviembre novembro ноябрь ноября ноя marraskuuta marraskuu listopadu kasım noiembrie νοεμβρίου novembra studenoga studenog studeni lapkričio lapkritis novembris novembrī ноември новембар новембра νοέμβριος νοέμβριο νοε نوفمبر נובמבר',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro декабрь декабря дек joulukuuta joulukuu grudnia grudzień prosince prosinec aralık грудня decembrie δεκεμβρίου desember desembre decembra prosinca gruodžio gruodis detsember decembris decembrī декември децембар децембра δεκέμβριος δεκέμβριο δεκ ديسمبر דצמבר',
];
const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);
const SEASONS: ReadonlyMap<string, number> = new Map([
  ['spring', 1],
  ['summer', 2],
  ['autumn', 3],
  ['fall', 3],
  ['winter', 4],
  ['frühjahr', 1],
  ['sommer', 2],
  ['herbst', 3],
]);
const NO_DATE =
  /(?<![\p{L}\p{N}_])(?:n\.?\s?d\.?|no date|s\.\s?a\.|s\.\s?d\.|o\.\s?j\.|o\.\s?d\.|undated|ohne jahr|sin fecha|s\.\s?f\.|u\.\s?[åd]\.|z\.\s?[dj]\.|g\.\s?d\.|b\.\s?d\.|t\.\s?t\.|f\.\s?a\.|é\.\s?n\.)(?=[\s),.;:]|$)|(?<!\p{L})(?:χ\.\s?[χη]\.|б\.\s?[гд]\.|د\.?\s?ت|ม\.ป\.ป\.|ל\.\s?ת)/iu;
const FORTHCOMING =
  /\b(?:in press|forthcoming|to appear|in preparation|submitted|accepted|im druck|im erscheinen|erscheint|i\.\s?e\.|en prensa|in corso di stampa|no prelo|under review|advance online|online first|sous presse|na prelo|w druku|i trykk|under utgivning|v tisku|baskıda|megjelenés alatt|nel prelo)\b|(?<!\p{L})à paraître|в печати|у друці|印刷中/iu;
const YEAR = /(?<![\p{L}\d.])(1[4-9]\d\d|20\d\d)(?:\s?([a-h])(?![\p{L}\d]))?(?!\d)/gu;

/** A year in which a scan took a letter for a digit: l998, 2OO4. */
const MISREAD = /(?<![\p{L}\d.])(?:[lI|][6-9]\d[\dO]|1[89][\dOl]{2}|[lI|]9[\dOl]{2}|2[0O][012OlI][\dOl])(?![\p{L}\d])/u;
const WORDS = /\p{L}+/gu;
const isDay = (text: string | undefined): number | null => {
  const day = Number(text);
  return text !== undefined && Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
};

/** Whether a word names a month. */
export const isMonth = (word: string): boolean => MONTH_OF.has(word.toLowerCase());

/** The first month named in a text and where it ends and begins. */
function monthIn(text: string): { readonly month: number; readonly start: number; readonly end: number } | null {
  for (const found of matchesOf(WORDS, text)) {
    const month = MONTH_OF.get(found[0].toLowerCase());
    if (month !== undefined) return { month, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** Month and day of a text that names no year ("12 November"), with the year that stands elsewhere; null when it names no month, or the days of a meeting. */
export function dayOfYear(text: string, year: number): number[] | null {
  const parts = /\d{3}|\d\s?[-–—]\s?\d/.test(text) ? [] : monthAndDay(text, year);
  return parts.length > 1 ? parts : null;
}

/** Month and day printed beside a year; the year's own digits are blanked out beforehand. */
function monthAndDay(text: string, year: number): number[] {
  const named = monthIn(text);
  if (named !== null) {
    const before = /(?<!\d)(\d{1,2})\s?(?:st|nd|rd|th|\.|º|er)?(?:\s?[-–—/]\s?\d{1,2}\.?)?[\s-]?(?:de\s|of\s)?$/i.exec(
      text.slice(0, named.start),
    );
    const after = /^[.,]?\s?(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?(?!\d|\s?\()/i.exec(text.slice(named.end));
    const day = isDay(before?.[1] ?? after?.[1]);
    return day === null ? [year, named.month] : [year, named.month, day];
  }
  const wide = /(\d{1,2})\s?[月월]\s?(?:(\d{1,2})\s?[日일])?/.exec(text);
  if (wide !== null) {
    const day = isDay(wide[2]);
    const month = Number(wide[1]);
    if (month >= 1 && month <= 12) return day === null ? [year, month] : [year, month, day];
  }
  return [year];
}

/** "Nov 94", "17-Mar-94", "94-Mar-17", "Nov ’05": two digits that are no day, or that an apostrophe marks, are a year of these times. */
function ofTwoDigits(text: string): number[] | null {
  const named = monthIn(text);
  if (named === null) return null;
  const before = /(?<![\d.])(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]?(?:de\s|of\s)?$/.exec(text.slice(0, named.start))?.[1];
  const [, mark, behind] = /^[\s.,-]{0,2}(['’‘]?)(\d\d)(?![\d:])/.exec(text.slice(named.end)) ?? [];
  if (behind !== undefined && (mark !== '' || Number(behind) > 31)) {
    const day = isDay(before);
    return day === null ? [fullYear(behind), named.month] : [fullYear(behind), named.month, day];
  }
  if (before === undefined || Number(before) <= 31) return null;
  const day = isDay(behind);
  return day === null ? [fullYear(before), named.month] : [fullYear(before), named.month, day];
}

const fullYear = (two: string): number => Number(two) + (Number(two) > 31 ? 1900 : 2000);

/** Wholly numeric dates: 2013-02-25, 25.02.2013, 02/25/2013. A pair that could be either order gives the year alone. */
function numeric(text: string): number[] | null {
  const iso = /(?<!\d)(1[4-9]\d\d|20\d\d)\s?[-/.]\s?(\d{1,2})(?:\s?[-/.]\s?(\d{1,2}))?(?!\d)/.exec(text);
  if (iso !== null) {
    const month = Number(iso[2]);
    const day = isDay(iso[3]);
    if (month >= 1 && month <= 12 && (iso[3] !== undefined || /-\d\d$/.test(iso[0]) || YEAR_AND_MONTH.test(text)))
      return day === null ? [Number(iso[1]), month] : [Number(iso[1]), month, day];
  }
  const european = /(?<!\d)(\d{1,2})\s?([./-])\s?(\d{1,2})\s?[./-]\s?(1[4-9]\d\d|20\d\d)(?!\d)/.exec(text);
  if (european === null) {
    const monthYear = /(?<![\d/.-])(0?[1-9]|1[0-2])\s?[/.]\s?(1[4-9]\d\d|20\d\d)(?!\d)/.exec(text);
    return monthYear === null ? null : [Number(monthYear[2]), Number(monthYear[1])];
  }
  const [, a = '', mark, b = '', year] = european;
  const [left, right] = [Number(a), Number(b)];
  if (right > 12 && left <= 12) return [Number(year), left, right];
  if (left > 12 && right <= 12) return [Number(year), right, left];
  if (mark === '.' && right >= 1 && right <= 12) return [Number(year), right, left];
  return left === right && left <= 12 ? [Number(year), left, right] : [Number(year)];
}

/** "2016. 5", as lists of East Asia print year and month. */
const YEAR_AND_MONTH = /^\(?\d{4}\s?\.\s?\d{1,2}\.?\)?[.,;]?$/;

/** Most dates are a year and nothing else: "(1998a)." */
const YEAR_ALONE = /^[\s(]{0,3}(1[5-9]\d\d|20[0-2]\d)([a-h])?[\s).,;:]{0,4}$/;

/** Parses a printed date; null when it holds neither a year nor words for a missing one. */
export function parseDate(printed: string): ParsedDate | null {
  const alone = YEAR_ALONE.exec(printed);
  if (alone !== null) {
    const date: CslDate = { 'date-parts': [[Number(alone[1])]] };
    return alone[2] === undefined ? { date } : { date, suffix: alone[2] };
  }
  const text = printed.replace(/[\s\u00a0]+/g, ' ').trim();
  const whole = numeric(text);
  if (whole !== null) return { date: { 'date-parts': [whole] } };
  const years = matchesOf(YEAR, text);
  const first = years[0];
  if (first === undefined) {
    // "Aug1991"
    const short = /(?<!\d)(1[4-9]\d\d|20\d\d)/.exec(text);
    if (short !== null) return { date: { 'date-parts': [monthAndDay(text.replace(short[0], '    '), Number(short[1]))] } };
    const two = ofTwoDigits(text);
    if (two !== null) return { date: { 'date-parts': [two] } };
    const misread = MISREAD.exec(text)?.[0].replace(/[lI|]/g, '1').replace(/[oO]/g, '0');
    if (misread !== undefined) return { date: { 'date-parts': [[Number(misread)]] } };
    if (NO_DATE.test(text)) return { date: { literal: 'n.d.' } };
    const forthcoming = FORTHCOMING.exec(text);
    return forthcoming === null ? null : { date: { literal: forthcoming[0].toLowerCase() } };
  }
  const year = Number(first[1]);
  const blanked = text.replace(YEAR, (found) => ' '.repeat(found.length));
  const suffix = first[2];
  const circa = /\b(?:ca?\.|circa|um|около)\s?$/i.test(text.slice(0, first.index)) || /\?\s?\]/.test(text.slice(first.index));
  const range = years.length === 1 ? /^\s?[-–—/]\s?(\d{2})(?!\d)/.exec(text.slice(first.index + first[0].length)) : null;
  const second = years[1];
  const joined = second !== undefined && /^\s?(?:[-–—/]|bis|to)\s?$/.test(text.slice(first.index + first[0].length, second.index));
  const parts: number[][] = [monthAndDay(blanked, year)];
  if (joined) parts.push([Number(second?.[1])]);
  else if (range !== null && Number(range[1]) > year % 100) parts.push([Math.floor(year / 100) * 100 + Number(range[1])]);
  const season = matchesOf(WORDS, blanked.toLowerCase())
    .map((word) => SEASONS.get(word[0]))
    .find((one) => one !== undefined);
  const date: CslDate = {
    'date-parts': parts,
    ...(season === undefined || (parts[0]?.length ?? 0) > 1 ? {} : { season }),
    ...(circa ? { circa: true } : {}),
  };
  return suffix === undefined ? { date } : { date, suffix };
}
