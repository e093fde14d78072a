/**
 * Which printed lines are headings of lists of references, and which of them can head nothing else. What a heading announces in all its
 * forms is the next stage's to say, when this one has found no region.
 */
import { headsList, LIST_HEADINGS } from '../text/list-headings.ts';

/** The words of one word in plain letters, for small capitals whose letters stand apart. */
const TIGHT: ReadonlySet<string> = new Set(
  LIST_HEADINGS.flatMap((row) => row.split(';'))
    .filter((name) => /^[a-z]{4,}$/i.test(name))
    .map((name) => name.toLowerCase()),
);

/** True for a line that is the heading of a list of references; small capitals with stray spaces too ("R EFERENCES"). */
export function isReferenceHeading(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 60) return false;
  if (headsList(trimmed)) return true;
  const tight = trimmed
    .replace(/^[\dIVX]{1,4}\.?\s/, '')
    .replace(/[\s.:]/g, '')
    .toLowerCase();
  return TIGHT.has(tight) && trimmed.length <= tight.length * 2 + 4;
}

/** Words that say a list of references by themselves; the others ("Sources", "Quellen") also stand above running text. */
const SURE =
  /referen[cszt]|référence|referên|bibliogra|biblijogra|literat|littérat|cited|cité|citad|文献|文獻|参考|參考|참고|литерат|літерат|библиогр|бібліогр|βιβλιογρ|kaynakça|irodalom|المراجع|pustaka|tham khảo/iu;

/** True when nothing but a list of references is ever headed so. */
export function isSureHeading(text: string): boolean {
  return SURE.test(text) || SURE.test(text.replace(/\s/g, ''));
}
