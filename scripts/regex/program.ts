/**
 * The program at work, for `built.ts`: every module is loaded, and the readers and finders go over a text of each format, so that patterns
 * which are put together on the way are put together.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtBy } from './built.ts';
import { type Literal, literalsOf } from './collect.ts';

/** Modules that begin to work when they are loaded, as programs or threads; their own patterns are read from the sources. */
const PROGRAMS = /^(?:web\/app\/.*|cli\/main\.ts|gather\/thread\.ts|read\/child\.ts|store\/desk\/thread\.ts)$/;

const ENTRY = 'Roe, A., van Dam, B. & Poe, C. (2019a). On hedges, vol. 2. Journal of Hedges, 3(2), 1–9. https://doi.org/10.5555/abc';
const TEXT = `Hedges grow [1], (Roe et al., 2019a, p. 3) and Roe’s (2019) book; WHO (2020) says “the hedge grows” at 12:30. See [Ng24].`;
const SAMPLES: Readonly<Record<string, string>> = {
  'a.txt': `${TEXT}\n\nReferences\n\n[1] ${ENTRY}\n[2] ${ENTRY}`,
  'a.md': `---\nauthor: A. Roe\ndate: 2020-01-01\n---\n${TEXT} [@roe2019, p. 3][^1]\n\n[^1]: ${ENTRY}\n\n## References\n\n1. ${ENTRY}`,
  'a.html': `<title>T</title><meta name="author" content="A. Roe"><p>${TEXT}</p><h2>References</h2><table><tr><td>[1]</td><td>${ENTRY}</td></tr><tr><td>[2]</td><td>${ENTRY}</td></tr></table>`,
  'a.tex': `\\documentclass{a}\\newcommand{\\mycite}[1]{\\cite{#1}}\\newif\\ifx\\title{T}\\author{R}\\begin{document}${TEXT} \\mycite{a}\\begin{thebibliography}{9}\\bibitem{a} ${ENTRY}\\end{thebibliography}\\end{document}`,
  'a.bbl': '\\entry{a}{article}{}\\field{title}{On hedges}\\endentry',
  'a.bib': '@article{a, author = {Roe, A.}, title = {On hedges}, year = 2019, journal = {J. Hedges}}',
  'a.ris': 'TY  - JOUR\nAU  - Roe, A.\nTI  - On hedges\nPY  - 2019\nER  - \n',
};

/** Patterns that the sources of a folder alone do not tell, as the program builds them. */
export async function builtAtWork(folder: string): Promise<Literal[]> {
  const known = new Set(literalsOf(folder).map(({ source, flags }) => keyOf(new RegExp(source, flags))));
  const built = await builtBy(folder, async () => {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !PROGRAMS.test(relative(folder, path)));
    for (const path of paths) await import(pathToFileURL(path).href);
    await work();
  });
  return built.filter((one) => !known.has(keyOf(one)));
}

const keyOf = ({ source, flags }: { readonly source: string; readonly flags: string }): string => `/${source}/${flags}`;

async function work(): Promise<void> {
  const { readDocument } = await import('../../src/read/index.ts');
  const { extract } = await import('../../src/extract/index.ts');
  const { extractQuotes } = await import('../../src/extract/quotes.ts');
  const { partsOfLines } = await import('../../src/extract/quotes/text.ts');
  const { factsOf } = await import('../../src/extract/facts.ts');
  for (const [name, text] of Object.entries(SAMPLES)) {
    const document = await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false });
    extract(document);
    extractQuotes(document.text, partsOfLines(document.text).paragraphs);
    factsOf(document.text);
  }
}
