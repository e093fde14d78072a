/** The functions that text from outside comes in by, to be tried with hostile text: for `test/linear.test.ts` and `bench/linear.ts`. */
import { extractClaims } from '../../src/extract/claims.ts';
import { factsOf } from '../../src/extract/facts.ts';
import { extract } from '../../src/extract/index.ts';
import { markedText, placedMarks } from '../../src/extract/quotes/blocks.ts';
import { partsOfLines } from '../../src/extract/quotes/text.ts';
import { extractQuotes } from '../../src/extract/quotes.ts';
import { parseReference } from '../../src/extract/reference.ts';
import type { Document } from '../../src/model/document.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { parseXml } from '../../src/read/xml/tree.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';
import { readNumbers } from '../../src/text/numbers.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { tokensOf } from '../../src/text/tokens.ts';

/** The parser itself, not the child that it runs in: what a child spends nobody here would see. */
const read =
  (name: string) =>
  async (text: string): Promise<unknown> =>
    await parsed(name, text).catch((error: unknown) => error);

const parsed = (name: string, text: string): Promise<Document> =>
  parseBytes(new TextEncoder().encode(text), { name, limits: { pages: 10, textCharacters: 1e7, decodedBytes: 1e8 } });

/** Whatever takes text from outside, by name; each takes a hostile text and gives what it makes of it, or the error that it throws. */
export const ENTRY_POINTS: Readonly<Record<string, (text: string) => unknown>> = {
  plain: read('a.txt'),
  markdown: read('a.md'),
  html: read('a.html'),
  latex: read('a.tex'),
  bibtex: async (text) => await read('a.bib')(`@article{k, title = {${text}`),
  ris: async (text) => await read('a.ris')(`TY  - JOUR\nTI  - ${text}\nER  - \n`),
  csl: async (text) => await read('a.json')(JSON.stringify([{ id: 'a', type: 'book', title: text }])),
  yaml: async (text) => await read('a.yaml')(`- title: ${JSON.stringify(text)}\n  author: ${JSON.stringify(text)}\n`),
  hayagriva: async (text) => await read('a.yml')(`a:\n  title: ${JSON.stringify(text)}\n  author: ${JSON.stringify(text)}\n`),
  bbl: async (text) => await read('a.bbl')(`\\begin{thebibliography}{9}\n\\bibitem{k} ${text}`),
  medline: async (text) => await read('a.nbib')(`PMID- 1\nTI  - ${text}\n`),
  'web of science': async (text) => await read('a.ciw')(`PT J\nAU ${text}\nTI ${text}\nER\n`),
  sheet: async (text) => await read('a.csv')(`Author,Title,Journal\n"${text.replaceAll('"', '')}","${text.replaceAll('"', '')}",J\n`),
  'sheet without heads': async (text) => await read('a.csv')(`"${text.replaceAll('"', '')}"\n"${text.replaceAll('"', '')}"\n`),
  mods: async (text) =>
    await read('a.xml')(`<modsCollection><mods><titleInfo><title>${text.replace(/[<&]/g, '')}</title></titleInfo></mods></modsCollection>`),
  jats: async (text) =>
    await read('a.xml')(`<article dtd-version="1.3"><front></front><body><p>${text.replace(/[<&]/g, '')}</p></body></article>`),
  rtf: async (text) => await read('a.rtf')(String.raw`{\rtf1 ${text}}`),
  org: read('a.org'),
  restructuredtext: read('a.rst'),
  asciidoc: read('a.adoc'),
  mediawiki: read('a.mediawiki'),
  typst: read('a.typ'),
  'docx xml': async (text) => await parseXml(`<w:p><w:t>${text}</w:t></w:p>`, 'a.docx').catch((error: unknown) => error),
  findIdentifiers,
  extract: async (text) => extract(await parsed('a.txt', `A text [1].\n\nReferences\n\n[1] ${text}`)),
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
