/**
 * A bound told as the other one: "a maximum of four days" for "at least 4 days", "may exceed 30 pages" for "not longer than 30 pages". Told where every sentence near that has the value bounds it the
 * other way, and tells of what the claim tells of.
 */
import type { Bound, Quantity } from '../../../text/quantity.ts';
import { alike } from '../belonging/members.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { FOUND, type Told } from '../particulars/told.ts';
import { among } from './pieces.ts';
import { DENIED, figuresOf, meant } from './words.ts';

/** What excludes what a bound says: only another rule may do so, and "over 18" is told of others than "up to 18". */
const OTHER: Partial<Readonly<Record<Bound, Bound>>> = { 'at-least': 'at-most', 'at-most': 'at-least' };
/** "May exceed 30 pages": leave to go beyond a bound. */
const MAY_GO_BEYOND = /\b(?:may|can|could|(?:is|are) (?:allowed|permitted) to) (?:exceed|last|be|take|have)\b/i;
const BEYOND: Partial<Readonly<Record<Bound, Bound>>> = { over: 'at-most', under: 'at-least' };
/** "The first half hour" and "the last 30 minutes". */
const END = /\b(first|initial|opening|last|final|closing)\s$/i;
const FIRST = /^(?:first|initial|opening)$/i;
/** Which end of a stretch a figure tells; null where none. */
function endOf({ text }: SentenceRead, { span, kind }: Quantity): boolean | null {
  const [, end] = kind === 'measure' ? (END.exec(text.slice(Math.max(0, span.start - BEFORE), span.start)) ?? []) : [];
  return end === undefined ? null : FIRST.test(end);
}
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.15;

export const BOUNDED =
  /\b(?:least|most|m(?:ax|in)imum|up to|within|exceed\w{0,3}|(?:more|less|fewer|later|earlier|sooner|longer|shorter|larger|smaller|higher|lower) than|or (?:more|less|fewer|older|over|above|longer|under|below)|(?:first|initial|opening|last|final|closing) (?=\d|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|quarter))\b/i;

const same = (one: Quantity, other: Quantity): boolean => alike(one, other) && one.value === other.value && one.high === other.high;

/** The bound of a claim that its source turns; null where there is none. */
export function boundTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  for (const own of figuresOf(claim)) {
    const against = OTHER[own.bound] ?? (MAY_GO_BEYOND.test(claim.text) ? BEYOND[own.bound] : undefined);
    const end = endOf(claim, own);
    if ((against === undefined && end === null) || own.weak) continue;
    const there = sentences.flatMap((sentence) =>
      figuresOf(sentence).flatMap((figure) => (same(own, figure) ? [{ sentence, figure }] : [])),
    );
    const [first] = there;
    const turned = ({ sentence, figure }: (typeof there)[number]): boolean =>
      against === undefined ? endOf(sentence, figure) === !end : figure.bound === against;
    if (first === undefined || !there.every(turned)) continue;
    const told = there.every(({ sentence }) => {
      const words = meant(claim).filter((form) => among(form, sentence.forms));
      return words.length > 0 && words.length >= SHARE * meant(claim).length;
    });
    if (!told || DENIED.test(outside(claim, own)) !== DENIED.test(outside(first.sentence, first.figure))) continue;
    const from = Math.max(0, first.figure.span.start - BEFORE);
    return {
      how: 'swapped',
      start: own.span.start,
      end: own.span.end,
      against: first.sentence.text.slice(first.sentence.text.indexOf(' ', from) + 1, first.figure.span.end),
      sentence: first.sentence.span,
      share: FOUND,
    };
  }
  return null;
}

/** Letters before a figure in which its bound stands, and behind it. */
const BEFORE = 30;
const BEHIND = 12;
const outside = ({ text }: SentenceRead, { span }: Quantity): string =>
  `${text.slice(0, Math.max(0, span.start - BEFORE))} ${text.slice(span.end + BEHIND)}`;
