/**
 * Labels the number of a patent of any office and the words that announce it, wherever they stand: "U.S. Patent 4 405 829", "(CN Patent No.
 * 109876543A)", "KR Patent 10-2016-0012345" behind the title, "EP 1234567 B1." at the head, ": 88105607.3[P]" of Chinese lists, and the
 * Russian form "Пат. 2187888 Российская Федерация, МПК … . Title / Inventors". Each asks for the whole formula; other labels are left.
 */
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;

/** Sets such labels in place. */
export function labelPatents(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  // Most references hold nothing of these: a word tells.
  if (/atent|ATENT|revet|gsschrift|[gG]ebrauchsmuster|[пП]ат/.test(raw)) patented(raw, tokens, labels);
  else if (OFFICE_NUMBER.test(raw) && !atHead(raw, tokens, labels)) patentAlone(raw, tokens, labels);
  if (raw.includes('[P')) chinese(raw, tokens, labels);
}

function paint(tokens: readonly Token[], labels: Uint8Array, from: number, to: number, label: number): void {
  tokens.forEach(({ coreStart, scheme }, i) => {
    if (coreStart >= from && coreStart < to && scheme === null) labels[i] = label;
  });
}

const OFFICES = 'US|EP|WO|DE|GB|CN|JP|FR|KR|CA|AU|RU|CH|AT|NL|ES|IT|SE|IN|BR|TW';
const OFFICE_NUMBER = new RegExp(`(?:${OFFICES})\\s?\\d`);
const PATENT =
  /(?<![\p{L}\d])((?:(?:U\.\s?S\.(?:\s?A\.)?|USA|United\sStates|US|EP|WO|DE|GB|CN|JP|FR|KR|CA|AU|RU|CH|European|PCT|International|World|German|deutsche[sr]?|Japanese|French|British|UK|Chinese|Korean|Canadian|Russian|Australian|Swiss|Indian)\s)?(?:patents?(?:schrift)?|offenlegungsschrift|gebrauchsmuster|brevet(?:\s(?:français|européen))?|patente|пат(?:ент|\.))(?:\s(?:application|appl\.|app\.|publication|RF|РФ))?,?\s)((?:no\.?|nr\.?|n[°º]|№)?\s?)((?:[A-Z]{2}\s?)?(?:\d{1,3}(?:[ ,.’']\d{3}){1,3}|\d{5,12}|(?:19|20)\d\d[/-]\d{4,7}|[1-3]0-(?:19|20)\d\d-\d{7}|[1-3]0-\d{7})(?:\s?[ABCUST]\d?)?)(?=[.,;:)\]]|\s[\d(]|\s?$)/iu;

function patented(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = PATENT.exec(raw);
  // A German number of today has a formula of its own.
  if (found === null || /DE\s?(?:10|11|12|20|21|50|60)\s(?:19|20)\d\d/.test(raw)) return;
  const [whole, kind = '', word = ''] = found;
  const at = found.index + kind.length + word.length;
  const first = placeOf(labels, L.title);
  if (first !== -1 && (tokens[first]?.start ?? 0) >= found.index) return;
  paint(tokens, labels, found.index, at - word.length, L.genre);
  paint(tokens, labels, at - word.length, at, L.other);
  paint(tokens, labels, at, found.index + whole.length, L.number);
}

/** Letters of an office, a number and the kind of document: "WO2013176772A1", "EP 2 771 468 B1". */
const NUMBER = `(?:${OFFICES})\\s?(?:\\d{4}\\/\\d{5,7}|\\d{6,12}|\\d{1,3}(?:[ ,.]\\d{3}){1,3})\\s?[ABCU]\\d?`;
const PATENT_ALONE = new RegExp(`(?<=\\p{L}{3}[”"’)]?[.,;]\\s)(${NUMBER})(?=[.,;]|\\s\\(|\\s?$)`, 'u');

/** The number of a patent behind its title, where no journal is. */
function patentAlone(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = placeOf(labels, L.container) === -1 ? PATENT_ALONE.exec(raw) : null;
  const first = placeOf(labels, L.title);
  if (found !== null && first !== -1 && (tokens[first]?.start ?? 0) < found.index)
    paint(tokens, labels, found.index, found.index + found[0].length, L.number);
}

const HEAD = new RegExp(`^\\s{0,2}(?:\\[\\d{1,4}\\]\\s|\\d{1,3}\\.\\s)?(${NUMBER})[.,:]\\s(?=[\\p{Lu}“"„])`, 'u');

/** "EP 1234567 B1. Verfahren zur Herstellung": the number at the head, where the title was found behind it. */
function atHead(raw: string, tokens: readonly Token[], labels: Uint8Array): boolean {
  const [whole, number = ''] = HEAD.exec(raw) ?? [];
  if (whole === undefined) return false;
  const at = whole.indexOf(number);
  const behind = tokens.findIndex(({ start }) => start >= whole.length);
  if (labels[behind] !== L.title) return false;
  paint(tokens, labels, at, at + number.length, L.number);
  return true;
}

/** "一种温热外敷药制备方案: 88105607.3[P]", ": CN102345678A[P]": the number behind the title. */
const CHINESE = /[:：]\s?((?:[A-Z]{2}\s?)?\d{8,13}(?:\.[\dX])?\s?[ABCUY]?\d?)\s?\[P(?:\/OL)?\]/u;

function chinese(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = CHINESE.exec(raw);
  const first = placeOf(labels, L.title);
  if (found !== null && first !== -1 && (tokens[first]?.start ?? 0) < found.index)
    paint(tokens, labels, found.index, found.index + found[0].indexOf('['), L.number);
}

/** "Пат. 2187888 Российская Федерация, МПК7 Н 04 В 1/38. Приемопередающее устройство / Чугаева В. И. ; заявл. 18.12.2000 ; опубл. 20.08.2002". */
const RUSSIAN =
  /(?:Пат\.|Патент|А\.\s?с\.)\s(?:№\s)?(\d{4,8})\s(?:Российская\sФедерация|РФ|СССР|RU|Росія|Україна|UA|Республика\s\p{Lu}\p{L}{3,12})(?:[,.]\s(?:МПК|МКИ|Int\.\sCl\.)[\d\s\p{Lu}/.,;()]{3,60}?)?[.:]\s(\p{Lu}[^/]{5,250}?)\s\/\s([^;]{3,200}?)\s?;/u;
const PUBLISHED = /опубл\.\s(\d{1,2}\.\d{1,2}\.\d{2,4})/u;

/** Sets the labels of that form, whatever was read of its stroke. */
export function labelRussianPatent(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = raw.includes(' / ') ? RUSSIAN.exec(raw) : null;
  if (found === null) return;
  const [whole, number = '', title = '', people = ''] = found;
  const at = (text: string, from: number): number => raw.indexOf(text, from);
  const named = at(title, found.index + whole.indexOf(number) + number.length);
  const by = at(people, named + title.length);
  paint(tokens, labels, found.index, raw.length, L.other);
  paint(tokens, labels, found.index, at(number, found.index), L.genre);
  paint(tokens, labels, at(number, found.index), at(number, found.index) + number.length, L.number);
  paint(tokens, labels, named, named + title.length, L.title);
  paint(tokens, labels, by, by + people.length, L.author);
  const day = PUBLISHED.exec(raw.slice(by));
  if (day !== null) paint(tokens, labels, by + day.index + day[0].length - (day[1] ?? '').length, by + day.index + day[0].length, L.date);
}
