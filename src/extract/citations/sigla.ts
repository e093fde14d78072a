/**
 * Marks by the letters that a list gives an edition, with a place behind them or alone in brackets: "(KrV B xxvi)", "GMS 4:421", "(LfgrE s.v. kleos)".
 * The letters by themselves in a sentence speak of the work.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import { siglumBefore } from '../entries/sigla.ts';
import { type Tied, tie } from './tie.ts';

const WORD = /(?<![\p{L}\p{N}.-])\p{Lu}[\p{L}\d.&/]{1,9}(?![\p{L}\p{N}])/gu;
/** A place in a work: "B xxvi", "A 51/B 75", "4:421", "§ 12", "s.v. kleos", "II, 3", "p. 4". */
const PLACE =
  /^,?\s((?:[A-Z]{1,2}\s?)?(?:\d{1,4}|[ivxlc]{1,7}(?!\p{L})|[IVXLC]{1,6}(?!\p{L}))[\d:.,–-]{0,12}(?<![.,])[a-f]?(?!\p{L})(?:\s?\/\s?[A-Z]?\s?\d{1,4})?|§{1,2}\s?\d[\d–-]{0,8}|s\.\s?vv?\.\s\p{L}{2,30}|(?:pp?|S|fols?|vol|t|Bd)\.\s?\d[\d–-]{0,8})/u;

/** All such marks; none where no entry bears letters for its label. An entry whose letters stand in the text some other way may be meant there. */
export function siglumMarks(document: Document, text: string, references: readonly Reference[]): Tied[] {
  const byLabel = new Map(
    references.flatMap(({ key, id, span, origin }) =>
      origin === 'list' && siglumBefore(document.text.slice(span.start, span.start + 260))?.label === key ? [[key, id] as const] : [],
    ),
  );
  if (byLabel.size === 0) return [];
  const named = new Map<string, Tied>();
  const cited = new Set<string>();
  const marks = [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Tied[] => {
    const to = byLabel.get(word);
    if (to === undefined) return [];
    const end = index + word.length;
    const place = PLACE.exec(text.slice(end, end + 50));
    const alone = /[([]$|[;,]\s$/.test(text.slice(Math.max(0, index - 2), index)) && /^[)\]]/.test(text.slice(end, end + 1));
    const span = { start: index, end: end + (place?.[0].length ?? 0) };
    if (place === null && !alone) {
      named.set(to, tie(document, { start: index, end }, { to: null, maybe: [to] }, word, 'key', false));
      return [];
    }
    cited.add(to);
    return [tie(document, span, { to, maybe: [] }, word, 'key', false, place?.[1])];
  });
  return [...marks, ...[...named].flatMap(([to, mark]) => (cited.has(to) ? [] : [mark]))];
}
