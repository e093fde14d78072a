/** `stet/quotes` in Node: the check of quotes behind guards. Browsers are given `quotes.ts` itself, which must stay small. */
import * as face from '../quotes.ts';
import { guarded } from './guard.ts';
import { FLAG, having, list, TEXT } from './kinds.ts';
import { QUOTING, READY_SOURCES, SOURCE, SOURCES } from './words.ts';

export * from '../quotes.ts';

export const prepareSource = guarded('prepareSource', face.prepareSource, { source: SOURCE });
export const verifyQuote = guarded('verifyQuote', face.verifyQuote, { quote: TEXT, source: SOURCE });
export const verifyQuotes = guarded('verifyQuotes', face.verifyQuotes, { answer: TEXT, sources: SOURCES, options: QUOTING });
export const verifyMarked = guarded('verifyMarked', face.verifyMarked, {
  marked: having('a text with its paragraphs and marks', { text: TEXT, paragraphs: list('paragraphs'), marks: list('marks') }),
  sources: READY_SOURCES,
  complete: FLAG,
});
