/**
 * Fences of BibTeX in Markdown, as notes and answers of models have them: the works are entries of the document, and the text stays as it
 * is written.
 */
import type { Block, Entry } from '../../model/document.ts';
import { readEntries } from '../bibtex.ts';
import type { Scribe } from '../blocks.ts';

/** Whether a fence holds BibTeX: it says so, or begins as such files do. */
export function isBibtex({ info, content }: { readonly info: string; readonly content: string }): boolean {
  const language = /^[\w.+-]{0,20}/.exec(info.trim())?.[0].toLowerCase() ?? '';
  if (language !== '' && !['bibtex', 'bib', 'biblatex', 'tex', 'latex', 'text', 'txt'].includes(language)) return false;
  return /^\s{0,200}@[a-zA-Z]{3,20}\s?\{\s?[^\s{},=]{1,200},/.test(content);
}

/** Writes the fence as code and gives its works, with their places in the document. */
export function entriesOfFence(text: string, scribe: Scribe): Entry[] {
  const start = scribe.mark();
  scribe.exactly(text.replace(/(?<!\n)\n+$/, ''));
  const entries = readEntries(text).entries.map((entry) => ({
    ...entry,
    span: { start: start + entry.span.start, end: start + entry.span.end },
  }));
  scribe.close('code');
  return entries;
}

/** The works of blocks of code that hold BibTeX, with their places: pages print files so. */
export function entriesOfCode(text: string, blocks: readonly Block[]): Entry[] {
  return blocks.flatMap(({ kind, span }) => {
    const content = kind === 'code' ? text.slice(span.start, span.end) : '';
    if (!isBibtex({ info: '', content })) return [];
    return readEntries(content).entries.map((entry) => ({
      ...entry,
      span: { start: span.start + entry.span.start, end: span.start + entry.span.end },
    }));
  });
}
