/**
 * Labels a date that the print holds together and a labelling took apart: a day in brackets behind the names in whatever language ("(7 de
 * octubre de 2010)", "(2015, 4. mars)"), "(c. 1859)" and "(im Druck)" that went with the names, a year in brackets at the head that
 * passed for the number in a list; and the number of a university before a year, which is none of it ("Université Paris 8, 2011").
 */
import { matchesOf } from '../../text/matches.ts';
import { isMonth, parseDate } from './dates.ts';
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;

/** "(7 de octubre de 2010)", "(12. März 2009a)", "(2015, 4. mars)", "(2012, mayo 3)". */
const DAY =
  /\((?:\d{1,2}(?:\.|º|er|st|nd|rd|th)?\s(?:de\s)?(\p{L}{3,12})\.?,?\s(?:del?\s)?(?:1[5-9]|20)\d\d[a-h]?|(?:1[5-9]|20)\d\d[a-h]?,\s(?:\d{1,2}\.?\s(?:de\s)?(\p{L}{3,12})|(\p{L}{3,12})\.?\s\d{1,2}))\.?\)/gu;
/** Brackets that a name may end before: what stands in them says when. */
const LAST_BRACKET = /\((?:c\.|ca\.|circa|um|около|[\p{L}. ]{5,20}\)[.,:]?)\s?$/u;
/** What stands before the last years of works in print. */
const UNIVERSITY = /(?<!\p{L})universit(?:é|ate|à|ät|y)\s(?:d[eiu]\s)?\p{L}{3,15}\s$/iu;

/** Sets such labels in place. */
export function labelDateBrackets(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (raw.includes('(')) {
    dayInBracket(raw, tokens, labels);
    bracketBehindNames(raw, tokens, labels, from);
    bracketBeforeTitle(raw, tokens, labels);
    if (from === 1) yearAtHead(raw, tokens, labels);
  }
  const at = placeOf(labels, L.date);
  const number = tokens[at];
  // "2020年国民经济…": the year begins the title, whose next sign is the word for it.
  if (number !== undefined && labels[at + 1] === L.title && raw[number.end] === '年') labels[at] = L.title;
  if (at > 1 && labels[at - 1] === L.publisher && labels[at + 1] === L.date && number !== undefined) {
    const figure = /^(?:\d|1[0-3]|I{1,3}|IV|VI{0,3}|IX|X),$/.test(raw.slice(number.start, number.end));
    if (figure && UNIVERSITY.test(raw.slice(Math.max(0, number.start - 40), number.start))) labels[at] = L.publisher;
  }
}

/** How such a bracket begins, and hardly another. */
const MAY_BE_DAY = /\(\d{1,2}\D|\(\d{4}[a-h]?,/;

function dayInBracket(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  if (!MAY_BE_DAY.test(raw)) return;
  for (const { index, 0: whole, 1: before, 2: behind, 3: first } of matchesOf(DAY, raw)) {
    if (!isMonth(before ?? behind ?? first ?? '')) continue;
    const at = tokens.findIndex(({ coreEnd }) => coreEnd > index);
    // Behind the names, where the date of the work stands.
    if (at < 1 || (labels[at - 1] !== L.author && labels[at - 1] !== L.editor && labels[at - 1] !== L.group)) continue;
    for (let i = at; (tokens[i]?.coreStart ?? raw.length) < index + whole.length; i += 1) labels[i] = L.date;
    return;
  }
}

/** The last words of the names, when they are a bracket that says when and names nobody. */
function bracketBehindNames(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number): void {
  if (labels[from] !== L.author && labels[from] !== L.editor) return;
  let to = from;
  while (labels[to + 1] === labels[from]) to += 1;
  const start = tokens[from]?.start ?? 0;
  const names = raw.slice(start, tokens[to]?.end);
  const found = names.includes('(') ? LAST_BRACKET.exec(names) : null;
  if (found === null || found.index === 0) return;
  const open = found[0].includes(')') ? parseDate(found[0])?.date.literal !== undefined : labels[to + 1] === L.date;
  if (!open) return;
  for (let i = to; i > from && (tokens[i]?.coreEnd ?? 0) > start + found.index; i -= 1) labels[i] = L.date;
}

/** "(en prensa). La ciudad y el agua": what the title seems to begin with, when it says when. */
function bracketBeforeTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, L.title);
  const first = tokens[from];
  if (first === undefined || from === 0 || raw[first.start] !== '(' || placeOf(labels, L.date) !== -1) return;
  const [bracket = ''] = /^\([^()]{5,24}\)[.,:]\s/.exec(raw.slice(first.start, first.start + 30)) ?? [];
  if (parseDate(bracket)?.date.literal === undefined) return;
  for (let i = from; (tokens[i]?.coreStart ?? raw.length) < first.start + bracket.length; i += 1) labels[i] = L.date;
}

/** "(2015) Christensen, C. M.": no list counts to two thousand, and no other year is there. */
function yearAtHead(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const [first] = tokens;
  if (first === undefined || !/^\((?:1[89]|20)\d\d\)[.,:]?$/.test(raw.slice(first.start, first.end))) return;
  if (!/(?<!\d)(?:1[5-9]|20)\d\d(?![\d-])/.test(raw.slice(first.end))) labels[0] = L.date;
}
