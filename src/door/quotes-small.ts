/** `stet/quotes/small` in Node, behind guards. Browsers are given `quotes-small.ts` itself: not a byte may be added to it. */
import * as face from '../quotes-small.ts';
import { guarded } from './guard.ts';
import { FLAG, having, list, maybe, NAME, TEXT } from './kinds.ts';

export * from '../quotes-small.ts';

const SOURCE = having('a source: an object with "id" and "text"', {
  id: NAME,
  text: TEXT,
  name: maybe(TEXT),
  aliases: maybe(list('texts', TEXT)),
  recognised: maybe(FLAG),
  incomplete: maybe(FLAG),
});

export const prepareSource = guarded('prepareSource', face.prepareSource, { source: SOURCE });
export const verifyQuote = guarded('verifyQuote', face.verifyQuote, { quote: TEXT, source: SOURCE });
export const verifyQuotes = guarded('verifyQuotes', face.verifyQuotes, { answer: TEXT, sources: list('sources', SOURCE) });
