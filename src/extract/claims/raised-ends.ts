/**
 * Sentences that end in a raised number whose height a page of print lost: "It fell.1 It rose. 2". To the eye of a splitter "fell.1" goes on and "2" begins the
 * next; the marks that the reader of the document found tell where a sentence ends.
 */
import type { Span } from '../../model/document.ts';

/** What ends a sentence right before a mark; "et al.3" ends none. */
const ENDED = /(?<!\bet al)[.!?…]["'”’»)\]]{0,2}$/u;
const BEGINS = /^\s+["'“‘«([]{0,2}[\p{Lu}\p{Lo}\d]/u;

/** Marks of which only a comma or a dash parts one from the next are one. */
const joined = (text: string, marks: readonly Span[]): Span[] =>
  marks.reduce<{ start: number; end: number }[]>((all, { start, end }) => {
    const last = all.at(-1);
    if (last !== undefined && start - last.end < 4 && /^\s?[,;–-]?\s?$/.test(text.slice(last.end, start)))
      last.end = Math.max(last.end, end);
    else all.push({ start, end });
    return all;
  }, []);

/** The sentences of a paragraph, each with the raised numbers behind it. Takes sentences and marks in order. Linear. */
export function withRaisedEnds(text: string, sentences: readonly Span[], marks: readonly Span[]): readonly Span[] {
  const raised = joined(
    text,
    marks.filter(({ start }) => /\d/.test(text.charAt(start))),
  );
  if (raised.length === 0) return sentences;
  const parted: { start: number; end: number }[] = [];
  let next = 0;
  for (const { start, end } of sentences) {
    let from = start;
    for (let mark = raised[next]; mark !== undefined && mark.start < end; mark = raised[++next]) {
      const last = parted.at(-1);
      const behind = Math.min(end, mark.end + text.slice(mark.end, mark.end + 9).search(/\S|$/));
      if (
        mark.start === from &&
        last !== undefined &&
        /^\s{0,2}$/.test(text.slice(last.end, from)) &&
        (behind > mark.end || mark.end === end)
      )
        last.end = mark.end;
      else if (
        mark.start > from &&
        mark.end < end &&
        ENDED.test(text.slice(Math.max(0, mark.start - 8), mark.start)) &&
        BEGINS.test(text.slice(mark.end, mark.end + 6))
      )
        parted.push({ start: from, end: mark.end });
      else continue;
      from = behind;
    }
    if (from < end) parted.push({ start: from, end });
  }
  return parted;
}
