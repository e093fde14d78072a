/**
 * A figure that a claim borrows: "closed the road for 140 days" for "closed the road for five days and damaged 140 homes". Told only where the evidence has
 * that figure of another thing alone, the claim's amount nowhere, and another amount of that sort in the sentence that has the claim's words.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { contentOf, isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { alike } from '../belonging/members.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { sentenceWithin } from './read.ts';
import { bare } from './sides.ts';

/** Share of the claim's other words that the sentence with the other amount must have. */
const SHARE = 0.6;
/** How near two amounts may be the same, told more roughly. */
const ROUGHLY = 0.1;
/** Amounts of the sort that are looked at. */
const MOST_PLACES = 24;
const COMPARES =
  /\b(?:than|compared|more|less|fewer|later|earlier|before|after|between|total|together|combined|altogether|both|not|never|no)\b/i;

const isAmount = ({ kind, unit, weak, value, high, bound }: Quantity): boolean =>
  kind === 'measure' && unit !== '' && !weak && value === high && bound === 'none';

/** The first amount of a claim whose figure the evidence has of something else. `places`: the sentences that are looked at. */
export function figureBorrowed({ text, tokens, numbers }: Said, held: () => Stated, places?: () => readonly Span[]): Exchange | null {
  const own = numbers.filter(isAmount);
  if (own.length === 0 || COMPARES.test(text)) return null;
  const evidence = held();
  const words = [
    ...new Set(
      contentOf(tokens)
        .filter((token) => token.kind === 'word' && !numbers.some(({ span }) => within(token, span)))
        .map(bare),
    ),
  ];
  for (const amount of own) {
    const sort = evidence.numbers.filter((one) => alike(one, amount));
    const near = sort.some(({ value, high }) => [value, high].some((each) => Math.abs(each - amount.value) <= ROUGHLY * amount.value));
    if (near || !evidence.numbers.some((one) => one.plain === amount.plain && isOfOther(one, amount, evidence.text))) continue;
    for (const instead of sort.slice(0, MOST_PLACES)) {
      const sentence = evidence.statements(instead.span.start).span;
      const alone = sort.filter(({ span }) => within(span, sentence)).length === 1;
      if (!alone || !isAmount(instead) || places?.().every(({ start }) => start !== sentence.start) === true) continue;
      const forms = sentenceWithin(evidence, sentence).bareSet;
      if (words.length < 2 || words.filter((word) => forms.has(word)).length < SHARE * words.length) continue;
      return { start: amount.span.start, end: amount.span.end, against: instead.raw, sentence };
    }
  }
  return null;
}

const within = ({ start, end }: Span, outer: Span): boolean => start >= outer.start && end <= outer.end;

/** A figure of another measure, or of something that is counted: "140 homes". */
function isOfOther(one: Quantity, amount: Quantity, text: string): boolean {
  if (one.value !== one.high) return false;
  if (one.kind === 'measure') return !alike(one, amount) || one.value !== amount.value;
  if (one.kind !== 'number') return false;
  const [next] = tokensOf(text, one.span.end, Math.min(text.length, one.span.end + 30));
  return next !== undefined && isCounted(text, one, next);
}

const isCounted = (text: string, { span }: Quantity, next: Token): boolean =>
  next.kind === 'word' && /^ $/.test(text.slice(span.end, next.start)) && !isStopWord(next.text) && /s$/.test(next.text);
