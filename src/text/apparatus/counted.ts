/**
 * Numbers that count on one by one through a text, each before words at the beginning of a line or sentence: verses, lines of a
 * pleading, paragraphs of a judgment or a statute.
 */

/** A number at such a place, as "3", "³", "1:3" or "3."; not one that a sentence ends with. */
const NUMBER =
  /(?<=^|\n[ \t]{0,9}|[.;:,!?”"’»)\]׃।۔—](?:[ \t]{1,3}|[ \t]?\n[ \t]{0,3}))(?:(?:\d{1,3}:)?(\d{1,3})[.)]?(?=[ \t\xa0])|([⁰¹²³⁴-⁹]{1,3}))(?=[ \t\xa0]{0,9}["“„«‘'([]?\p{L})/gu;
/** So many words may lie between two neighbours, in characters. */
const WIDEST = 2500;
/** So many must follow each other before they count at all. */
const LEAST = 4;

interface Counted {
  readonly start: number;
  readonly end: number;
  readonly before: Counted | undefined;
  readonly length: number;
}

/** The numbers that belong to such a row, as places. Linear. */
export function* counted(text: string): Generator<readonly [start: number, end: number]> {
  const latest = new Map<number, Counted>();
  const told = new Set<Counted>();
  for (const { 0: printed, 1: plain, 2: raised = '', index: start } of text.matchAll(NUMBER)) {
    const end = start + printed.length;
    const value = Number(plain ?? raised.normalize('NFKC'));
    // Within a line a verse begins with a capital; a small letter goes on with what is counted: "2 men, 3 women".
    const opens = start === 0 || /\n[ \t]*$/.test(text.slice(Math.max(0, start - 12), start));
    if (!opens && !/^[ \t\xa0]*["“„«‘'([]?(?!\p{Ll})\p{L}/u.test(text.slice(end, end + 12))) continue;
    const near = latest.get(value - 1);
    const before = near && start - near.end < WIDEST ? near : undefined;
    const one: Counted = { start, end, before, length: (before?.length ?? 0) + 1 };
    latest.set(value, one);
    if (one.length >= LEAST)
      for (let at: Counted | undefined = one; at && !told.has(at); at = at.before) {
        told.add(at);
        yield [at.start, at.end];
      }
  }
}
