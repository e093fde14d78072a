/**
 * Words in quotation marks that a brief takes from the record of its case or from a statute: “…” (R. at 12), “…”. 42 U.S.C. § 1983. Neither is among
 * the works it is checked for, and yet the words stand there; without a mark of their own they would be held against the decision that was
 * cited before them, and not found.
 */
import type { Reference } from '../model/cited.ts';
import { fold } from '../text/fold.ts';
import { lowest } from '../text/lowest.ts';
import type { SourceAtHand } from './at-hand.ts';
import type { KnownMark, QuotedText } from './quotes/blocks.ts';
import { recordAndLawIn } from './running/elsewhere.ts';

/** A place of the decision right before it: "… [2015] UKSC 5, § 24". */
const PLACE_BEFORE = 24;

/**
 * A text whose citations are tied to sources, with marks of no source where it cites the record of a case or a statute. Only where it cites
 * decisions; what names a source that was handed over is left to be read.
 */
export function citingElsewhere(text: QuotedText, references: readonly Reference[], sources: readonly SourceAtHand[]): QuotedText {
  if (!references.some(({ canonical }) => canonical === 'court-decision')) return text;
  const cited = [...(text.cited ?? [])].sort((a, b) => a.span.start - b.span.start);
  const notes = (text.notes ?? []).map(({ span }) => span);
  const stems = sources.map(({ id, name = id }) => fold(name));
  const marks = recordAndLawIn(text.text).flatMap(({ start, end }): KnownMark[] => {
    const label = text.text.slice(start, end);
    const next = lowest(cited.length, (i) => (cited[i]?.span.end ?? 0) > start);
    const before = cited[next - 1]?.span.end ?? Number.NEGATIVE_INFINITY;
    const within = (cited[next]?.span.start ?? end) < end || references.some(({ span }) => span.start < end && start < span.end);
    const place = start - before < PLACE_BEFORE && /^[\s,)]*(?:at\s)?$/.test(text.text.slice(before, start));
    const [head = ''] = fold(label).split(' ');
    const handed = stems.some((stem) =>
      stem.split(' ').some((word) => word.length > 1 && (word.startsWith(head) || head.startsWith(word))),
    );
    return within || place || handed || notes.some((note) => note.start <= start && end <= note.end)
      ? []
      : [{ span: { start, end }, label, source: null }];
  });
  return { ...text, cited: [...cited, ...marks].sort((a, b) => a.span.start - b.span.start) };
}
