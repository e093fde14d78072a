/** What came later, told as earlier: "the firm cut its advertising before sales fell" for "Sales fell. The firm then cut its advertising". */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn, shareIn } from '../limits/limit.ts';
import type { Across } from './found.ts';

/** Two things of a claim, in the order in which it says that they came. */
export interface Ordered {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const WHEN = /^(.{5,120}?),? (before|after|until) (.{5,120})$/i;
const OPENS = /^(Before|After) (.{5,80}?), (.{5,120})$/;

/** The order that a claim tells; null where it tells none. */
export function orderedIn(claim: SentenceRead): Ordered | null {
  const found = WHEN.exec(claim.text);
  const opens = found === null ? OPENS.exec(claim.text) : null;
  const [, one, word, other] = found ?? [undefined, opens?.[3], opens?.[1], opens?.[2]];
  if (one === undefined || word === undefined || other === undefined) return null;
  const [from, to] = [claim.text.indexOf(one), claim.text.indexOf(other)];
  const [main, beside] = [meantIn(claim, from, from + one.length), meantIn(claim, to, to + other.length)];
  if (main.length < 2 || beside.length < 2) return null;
  return word.toLowerCase() === 'after' ? { first: beside, second: main } : { first: main, second: beside };
}

/** How a sentence shows that it goes on from the one before. */
const THEN = /^(?:.{0,40} )?(?:then|later|afterwards?|subsequently|thereafter|next|after that|after this)\b/i;
/** "The ferry had left when the warning was issued". */
const HAD_WHEN = /^.{3,80} had (?:already |just |long )?.{3,80} (?:when|by the time) (.{5,120})$/;
const shareOf = (forms: readonly string[], others: readonly string[]): number =>
  forms.filter((form) => others.includes(form)).length / forms.length;
const SHARE = 0.75;

/** The order of two sentences, turned. */
export const orderTurned: Across = (claim, sentences) => {
  const own = orderedIn(claim);
  if (own === null) return null;
  for (const [i, sentence] of sentences.entries()) {
    const had = HAD_WHEN.exec(sentence.text);
    const when = had === null ? -1 : sentence.text.length - (had[1] ?? '').length;
    if (
      had !== null &&
      shareOf(own.second, meantIn(sentence, 0, when)) >= SHARE &&
      shareOf(own.first, meantIn(sentence, when, sentence.text.length)) >= SHARE
    )
      return {
        how: 'swapped',
        start: claim.tokens[0]?.start ?? 0,
        end: claim.tokens.at(-1)?.end ?? 0,
        against: sentence.text.trim(),
        sentence: sentence.span,
      };
    const before = sentences[i - 1];
    if (before === undefined || !THEN.test(sentence.text) || sentence.span.start - before.span.end > GAP) continue;
    const later = shareIn(own.first, sentence) >= SHARE && shareIn(own.second, before) >= SHARE;
    if (!later || shareIn(own.second, sentence) >= SHARE || shareIn(own.first, before) >= SHARE) continue;
    if (sentences.some((other) => shareIn(own.first, other) >= SHARE && shareIn(own.second, other) >= SHARE)) continue;
    return {
      how: 'swapped',
      start: claim.tokens[0]?.start ?? 0,
      end: claim.tokens.at(-1)?.end ?? 0,
      against: (THEN.exec(sentence.text)?.[0] ?? '').trim(),
      sentence: sentence.span,
    };
  }
  return null;
};

/** Signs between a sentence and the one behind it. */
const GAP = 3;
