/**
 * Which printed lines are headings of lists of references, and which of them can head nothing else. What a heading announces in all its
 * forms is the next stage's to say, when this one has found no region.
 */
import { fold } from '../../text/fold.ts';
import { headsList, LIST_HEADINGS } from '../../text/list-headings.ts';

/** The words of one word in plain letters, for small capitals whose letters stand apart. */
const TIGHT: ReadonlySet<string> = new Set(
  LIST_HEADINGS.flatMap((row) => row.split(';'))
    .filter((name) => /^[a-z]{4,}$/i.test(name))
    .map((name) => name.toLowerCase()),
);

/** The first three letters, spaces left out, of all headings and of the words that may stand in front of them ("Chapter 3:"). */
const FIRST: ReadonlySet<string> = new Set([
  ...LIST_HEADINGS.flatMap((row) => row.split(';')).map((name) => fold(name).replace(/ /g, '').slice(0, 3)),
  ...['chapter', 'part', 'section', 'kapitel', 'teil', 'chapitre', 'capitulo'].map((name) => name.slice(0, 3)),
]);
/** Begins with three plain letters, perhaps set apart; what follows does not change the third. */
const PLAIN = /^([a-z]{2})\s?([a-z])(?![\u0300-\u036f])/i;
/** "VI References" has a number in front. */
const ROMAN = /^[ivx]{2}/;

/** Headings of a few characters are set apart: "参　考　文　献". */
const SET_APART = /^\p{Script=Han}(?:\s{1,3}\p{Script=Han}){1,7}$/u;

/** Most lines begin like no heading at all; telling that by three letters spares them everything else. */
function beginsLikeNone(text: string): boolean {
  const [, pair, third] = PLAIN.exec(text) ?? [];
  if (pair === undefined || third === undefined) return false;
  const letters = (pair + third).toLowerCase();
  return !ROMAN.test(letters) && !FIRST.has(letters);
}

/** True for a line that is the heading of a list of references; small capitals with stray spaces too ("R EFERENCES"). */
export function isReferenceHeading(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 60 || beginsLikeNone(trimmed)) return false;
  if (headsList(trimmed) || (SET_APART.test(trimmed) && headsList(trimmed.replace(/\s/g, '')))) return true;
  const tight = trimmed
    .replace(/^[\dIVX]{1,4}\.?\s/, '')
    .replace(/[\s.:]/g, '')
    .toLowerCase();
  return TIGHT.has(tight) && trimmed.length <= tight.length * 2 + 4;
}

/** Words that say a list of references by themselves; the others ("Sources", "Quellen") also stand above running text. */
const SURE =
  /referen[cszt]|référence|referên|bibliogra|biblijogra|literat|littérat|cited|cité|citad|文献|文獻|参考|參考|참고|литерат|літерат|библиогр|бібліогр|βιβλιογρ|kaynakça|irodalom|المراجع|ביבליוגרפ|เอกสารอ้างอิง|บรรณานุกรม|pustaka|tham khảo/iu;

/** True when nothing but a list of references is ever headed so. */
export function isSureHeading(text: string): boolean {
  return SURE.test(text) || SURE.test(text.replace(/\s/g, ''));
}
