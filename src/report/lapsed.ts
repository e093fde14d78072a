/**
 * Decisions that were about other words: a person decided on an entry, and since then its words were changed. A decision names the words it is
 * about, so it holds no more; that it was there is told, or whoever decided wonders where it went. Told only of an entry under the same key most of
 * whose words are still there, for numbers move when a list grows.
 */
import type { Mark, ReferenceFinding, Report } from '../model/report.ts';
import { overlap } from '../text/similarity.ts';
import { decisionLine, referencePrint } from './decisions.ts';
import { problemsOf } from './problems.ts';
import { visible } from './visible.ts';

/** The share of words that an entry keeps when it is mended. */
const STILL_THERE = 0.5;
/** So much of an entry is compared: a mark keeps one line of it. */
const LINE = 200;

const wordsIn = (text: string): string[] =>
  text
    .slice(0, LINE)
    .toLowerCase()
    .match(/[\p{L}\p{N}]{1,60}/gu) ?? [];

/** A sentence for each entry that needs a person, and was decided on when it read otherwise. */
export function lapsedWords(report: Report, marks: ReadonlyMap<string, Mark>): string[] {
  if (marks.size === 0) return [];
  const printed = new Set(report.references.map(({ reference }) => referencePrint(reference.raw)));
  const byKey = new Map<string, Mark>();
  for (const mark of marks.values()) if (!printed.has(mark.about) && mark.key !== '') byKey.set(mark.key, mark);
  const open = new Set<ReferenceFinding>();
  for (const { finding, severity, settled } of problemsOf(report))
    if (finding !== null && severity !== 'info' && settled !== true) open.add(finding);
  return [...open].flatMap(({ reference, decision }) => {
    const mark = decision === undefined ? byKey.get(reference.key) : undefined;
    if (mark === undefined) return [];
    const was = wordsIn(mark.cited);
    if (overlap(was, wordsIn(reference.raw).slice(0, was.length)) < STILL_THERE) return [];
    return [`[${visible(reference.key)}] was decided on when it read otherwise, and is open again. Then: ${visible(decisionLine(mark))}`];
  });
}
