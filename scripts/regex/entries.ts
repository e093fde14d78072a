/** The doors that text from outside comes in by, to be tried with hostile text: for `test/linear.test.ts` and `bench/linear.ts`. */
import { extractClaims } from '../../src/extract/claims.ts';
import { factsOf } from '../../src/extract/facts.ts';
import { extract } from '../../src/extract/index.ts';
import { markedText, placedMarks } from '../../src/extract/quotes/blocks.ts';
import { partsOfLines } from '../../src/extract/quotes/text.ts';
import { extractQuotes } from '../../src/extract/quotes.ts';
import { parseReference } from '../../src/extract/reference.ts';
import { readDocument } from '../../src/read/index.ts';
import { parseXml } from '../../src/read/xml/tree.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';
import { readNumbers } from '../../src/text/numbers.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { tokensOf } from '../../src/text/tokens.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read =
  (name: string) =>
  async (text: string): Promise<unknown> =>
    await readDocument({ name, bytes: bytes(text) }).catch((error: unknown) => error);

/** Whatever takes text from outside, by name; each takes a hostile text and gives what it makes of it, or the error that it throws. */
export const ENTRIES: Readonly<Record<string, (text: string) => unknown>> = {
  plain: read('a.txt'),
  markdown: read('a.md'),
  html: read('a.html'),
  latex: read('a.tex'),
  bibtex: async (text) => await read('a.bib')(`@article{k, title = {${text}`),
  ris: async (text) => await read('a.ris')(`TY  - JOUR\nTI  - ${text}\nER  - \n`),
  csl: async (text) => await read('a.json')(JSON.stringify([{ id: 'a', type: 'book', title: text }])),
  'docx xml': async (text) => await parseXml(`<w:p><w:t>${text}</w:t></w:p>`, 'a.docx').catch((error: unknown) => error),
  findIdentifiers,
  extract: async (text) => extract(await readDocument({ name: 'a.txt', bytes: bytes(`A text [1].\n\nReferences\n\n[1] ${text}`) })),
  parseReference,
  quotes: (text) => extractQuotes(text, partsOfLines(text).paragraphs),
  claims: (text) => {
    const marked = markedText(text, [{ id: 'a' }]);
    return extractClaims(marked, marked, placedMarks(marked.marks), { ids: ['a'], linked: false });
  },
  facts: (text) => factsOf(text),
  sentences: (text) => sentencesOf(text),
  tokens: (text) => tokensOf(text),
  numbers: (text) => readNumbers(text),
};
