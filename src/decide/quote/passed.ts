/** Why words in quotation marks were not checked, said for a person. Kept from the small check, which names the reason alone. */
import type { PassedQuote, SkippedQuote } from '../../model/quote.ts';

const SAYS: Readonly<Record<PassedQuote['reason'], string>> = {
  title: 'the title of a work',
  term: 'a term or a word held at arm’s length',
  dialogue: 'what somebody in the text says',
  code: 'code',
  inches: 'a mark behind a number: inches or seconds',
  unclosed: 'a quotation mark without its partner in the paragraph',
  empty: 'no words between the marks',
  'reference-list': 'in a list of sources',
};

/** A stretch that was passed over, with its reason in words. */
export const withReason = (passed: PassedQuote): SkippedQuote => ({ ...passed, says: SAYS[passed.reason] });
