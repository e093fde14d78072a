/**
 * Patterns whose time grows faster than their text, and that may stay, for the text they are given is short by construction. Each
 * with the reason; a pattern that is changed must be looked at again, so it is named by its own words.
 */
import type { Literal } from './collect.ts';

const BOUNDED: readonly { readonly file: string; readonly source: string; readonly why: string }[] = [
  { file: 'extract/citations/numeric.ts', source: String.raw`(?:^|\n)\s*$`, why: 'the 16 characters before a mark' },
  { file: 'extract/citations/numeric.ts', source: String.raw`\s{2,}$`, why: 'the 16 characters before a mark' },
  {
    file: 'extract/pair/marks.ts',
    source: String.raw`(\S+\.? ?[\w.()]+) (?:of|in|to|from) (?:the )?["“*_]?$`,
    why: 'the 60 characters before a quote',
  },
  {
    file: 'read/bibtex/names.ts',
    source: String.raw`[\s,]+(?:et\.? al\.?|\\emph\{et al\.?\})\s*$`,
    why: 'the last 40 characters of a list of names',
  },
  { file: 'text/sentences.ts', source: String.raw`[\]】]\s*\.?\s*$`, why: 'the last 12 characters of a sentence' },
  { file: 'text/sentences/abbreviations.ts', source: "['’].*$", why: 'one word, without line breaks' },
  { file: 'report/machines.ts', source: String.raw`(\d+\.\d+\.\d+\S*)`, why: 'the name of our own engine' },
  { file: 'web/app/route.ts', source: String.raw`^\/+|\/+$`, why: 'the address of a page, in the reader’s own browser' },
  {
    file: 'lookup/cluster.ts',
    source: String.raw`(?:[:?!]|\.\s|\s[–—-]{1,3}\s|\s?\().{0,2000}$`,
    why: 'a title; past 2,000 characters its time is linear',
  },
];

/** Why a pattern's text is short, or null when nothing says so. The file may be named from src/ or from a folder in it. */
export const bounded = ({ file, source }: Pick<Literal, 'file' | 'source'>): string | null =>
  BOUNDED.find((known) => known.source === source && `/${known.file}`.endsWith(`/${file}`))?.why ?? null;

/** Entries that no pattern answers to: they are to be taken off the list. */
export const stale = (literals: readonly Literal[]): string[] =>
  BOUNDED.filter((known) => !literals.some(({ file, source }) => known.source === source && file.endsWith(known.file))).map(
    ({ file, source }) => `${file}: ${source}`,
  );
