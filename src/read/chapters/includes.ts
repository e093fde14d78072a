/**
 * Files that a text in a light markup puts in where it stands: `include::` of AsciiDoc, `#+INCLUDE:` of Org, `#include` of Typst,
 * `.. include::` of reStructuredText, Quarto's shortcode, MyST's directive, children of knitr. Only files of the same markup are put in;
 * a file is read once, and no deeper than a few steps.
 */
import type { Siblings } from '../latex/files.ts';
import { MEDIA } from '../sniff.ts';
import type { Piece } from './pieces.ts';

/** How deep files may put in others. */
const DEEP = 10;

/** How a markup puts files in, the names in what was found, and the endings of its own files. */
interface Including {
  readonly pattern: RegExp;
  readonly endings: RegExp;
}

const INCLUDING: ReadonlyMap<string, Including> = new Map([
  [MEDIA.asciidoc, { pattern: /^include::([^\s[\]]{1,300})\[[^\]\n]{0,300}\][ \t]{0,20}$/gm, endings: /\.(?:adoc|asciidoc|asc|txt)$/i }],
  [
    MEDIA.org,
    {
      pattern: /^[ \t]{0,20}#\+include:[ \t]{0,20}"([^"\n]{1,300})"(?![^\n]{0,80}\b(?:src|example|export)\b)[^\n]{0,200}$/gim,
      endings: /\.org$/i,
    },
  ],
  [MEDIA.typst, { pattern: /^[ \t]{0,20}#include[ \t]{1,20}"([^"\n]{1,300})"[ \t]{0,20}$/gm, endings: /\.typ$/i }],
  [MEDIA.rst, { pattern: /^\.\.[ \t]{1,20}include::[ \t]{1,20}(\S{1,300})[ \t]{0,20}$/gm, endings: /\.(?:rst|rest|inc|txt|rsti)$/i }],
  [
    MEDIA.markdown,
    {
      pattern:
        /^(?:\{\{<[ \t]{1,20}include[ \t]{1,20}([^\s<>]{1,300})[ \t]{1,20}>\}\}[ \t]{0,20}|(?:`{3,10}|:{3,10})\{include\}[ \t]{1,20}(\S{1,300})[ \t]{0,20}\n(?:[ \t]{0,20}:[^\n]{0,200}\n){0,20}(?:`{3,10}|:{3,10})[ \t]{0,20}|`{3}\{r\b[^}\n]{0,200}?\bchild[ \t]{0,5}=[ \t]{0,5}([^}\n]{1,500})\}[ \t]{0,20}\n`{3}[ \t]{0,20})$/gm,
      endings: /\.(?:md|markdown|qmd|rmd)$/i,
    },
  ],
]);

/** The names that were found: one as written, or those in quotation marks of a child. */
const namesIn = ([, one, other, children]: RegExpExecArray): string[] =>
  children === undefined ? [one ?? other ?? ''] : [...children.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, name = '']) => name);

/** A name from the folder of the file that has it. */
export function pathFrom(file: string | undefined, name: string): string {
  const steps: string[] = [];
  for (const step of [...(file ?? '').split('/').slice(0, -1), ...name.trim().replaceAll('\\', '/').split('/')]) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Where a text stands: its markup, its file, and what was put in so far. */
export interface Placed {
  readonly mediaType: string;
  readonly file?: string;
  /** Names of files that were asked for, whether they are there or not. */
  readonly asked: Set<string>;
}

/** A text as pieces, with what it puts in between; alone where it puts in nothing. `line`: the line of its file that comes first. */
export async function withIncluded(text: string, placed: Placed, siblings: Siblings, line = 1, deep = 0): Promise<Piece[]> {
  const { mediaType, file, asked } = placed;
  const including = INCLUDING.get(mediaType);
  const own = { ...(file !== undefined && { file }) };
  if (including === undefined || deep >= DEEP) return [{ text, line, ...own }];
  const pieces: Piece[] = [];
  let from = 0;
  let at = line;
  for (const found of text.matchAll(including.pattern)) {
    const inner: Piece[] = [];
    for (const name of namesIn(found)) {
      const path = pathFrom(file, name);
      if (!including.endings.test(path) || asked.has(path)) continue;
      asked.add(path);
      const words = await siblings.read([path]);
      if (words !== null) inner.push(...(await withIncluded(words, { ...placed, file: path }, siblings, 1, deep + 1)));
    }
    if (inner.length === 0) continue;
    const before = text.slice(from, found.index);
    pieces.push({ text: before, line: at, ...own }, ...inner, { text: '', file: null, line: 1 });
    from = found.index + found[0].length + 1;
    at += before.split('\n').length - 1 + found[0].split('\n').length;
  }
  pieces.push({ text: text.slice(from), line: at, ...own });
  return pieces;
}
