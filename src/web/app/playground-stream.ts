/**
 * An answer as its reader sees it come: `annotate` lets every word through and marks a sentence when it has ended, `hold` lets a sentence
 * through when it has ended and was checked, with a remark behind one that does not stand.
 */
import type { Span } from '../../model/document.ts';
import { sentencesOf } from '../../text/sentences.ts';

export const MODES = ['annotate', 'hold'] as const;
export type Mode = (typeof MODES)[number];

/** The text in stretches that end where a sentence ends, its marks with it; they cover it without gaps. */
export function stretchesOf(text: string): Span[] {
  const ends = sentencesOf(text).map(({ end }) => end);
  const stretches: Span[] = [];
  let at = 0;
  for (const end of [...ends.slice(0, -1), text.length]) {
    if (end <= at) continue;
    stretches.push({ start: at, end });
    at = end;
  }
  return stretches;
}

/** How much of the text is let through when so many of its characters have come, and up to where it was checked. */
export function letThrough(stretches: readonly Span[], at: number, mode: Mode): { readonly shown: number; readonly checked: number } {
  const checked = stretches.findLast(({ end }) => end <= at)?.end ?? 0;
  return { shown: mode === 'hold' ? checked : at, checked };
}

/** Where the sentence ends that comes next after `at`; null at the end of the text. */
export const nextEnd = (stretches: readonly Span[], at: number): number | null => stretches.find(({ end }) => end > at)?.end ?? null;
