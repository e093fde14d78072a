/** Whether the digits of a claim's number stand in the source as a number of another kind alone: then they prove nothing. */
import type { Span } from '../../../model/document.ts';
import type { NumberFinding } from '../../../model/judge.ts';
import type { ReadNumberText } from '../numbers/context.ts';
import { isPercentile } from '../numbers/percentiles.ts';

const SHARE_OR_FACTOR = /^(\p{Nd}[\p{Nd}.,]{0,11})(?: ?%| per ?cent\b|[ -](?:times|fold)\b)/iu;
const RANK = /^(\p{Nd}{1,2})(?:st|nd|rd|th)?$/iu;
const ENDING = /(?:st|nd|rd|th)$/i;
const OF_COUNT = /^ (?:of|out of) (?:the |its |these |those )?\p{Nd}/u;
const PART_BEHIND = /\bof (?:\p{L}{2,8} )?\p{Nd}[\p{Nd},]{0,8} [^.;\p{Nd}]{3,40}$/iu;

/** Whether a number is a part of a whole that is counted beside it: "14 of 20", "of its 420 workers 63". */
const isPart = (text: string, { start, end }: Span): boolean =>
  OF_COUNT.test(text.slice(end, end + 20)) || PART_BEHIND.test(text.slice(Math.max(0, start - 70), start));

/** A share or a factor whose digits the whole source has as an amount, a count or a rank alone: "14 percent" for 14 of 20, "40 times faster" for 40 milliseconds. */
export function ofAnotherKind({ claimValue, claimSpan, match }: NumberFinding, claim: string, { numbers, text }: ReadNumberText): boolean {
  if (match !== 'absent') return false;
  const rank = isPercentile(claim, claimSpan);
  const digits = (rank ? RANK : SHARE_OR_FACTOR).exec(claimValue)?.[1];
  // A table may say once that its figures are percent.
  if (digits === undefined || (!rank && /percentage|\(%\)|in %|in per ?cent/i.test(text))) return false;
  const same = numbers.filter(({ quantity: { digits: at } }) => text.slice(at.start, at.end).replace(ENDING, '') === digits);
  return (
    same.length > 0 &&
    same.every(({ quantity: { kind, span } }) =>
      rank ? kind === 'ratio' : kind === 'measure' || kind === 'currency' || isPart(text, span) || isPercentile(text, span),
    )
  );
}
