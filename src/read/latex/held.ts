/**
 * Files that a LaTeX source holds itself, `\begin{filecontents}{refs.bib}`: they stand for files beside it, as LaTeX writes them there.
 * Decides which parts of a source are such files. How they are found by name is settled in files.ts.
 */

const BEGIN = /^[ \t]*\\begin\{filecontents(\*?)\}\s{0,3}(?:\[[^[\]]{0,100}\]\s{0,3})?\{([^{}\n]{1,200})\}/gm;

/** A file that a source holds. */
export interface Held {
  readonly text: string;
  /** What is added to a line of `text` to get the line there. */
  readonly shift: number;
}

/** A source, and the files it holds. */
export interface Apart {
  /** The source without the files. */
  readonly rest: string;
  /** The source with blanks in their places, so that its lines stay what they are. */
  readonly blank: string;
  /** The files by the names they are given. */
  readonly held: ReadonlyMap<string, Held>;
}

/** Takes a source apart, as it stands, its comments in it: a file may hold `%`. */
export function heldApart(source: string): Apart {
  const held = new Map<string, Held>();
  const rest: string[] = [];
  const blank: string[] = [];
  let last = 0;
  for (const found of source.matchAll(BEGIN)) {
    if (found.index < last) continue;
    const end = `\\end{filecontents${found[1] ?? ''}}`;
    const from = found.index + found[0].length;
    const to = source.indexOf(end, from);
    if (to < 0) break;
    rest.push(source.slice(last, found.index));
    blank.push(source.slice(last, found.index), '\n'.repeat(newlines(source, found.index, to)));
    last = to + end.length;
    const name = (found[2] ?? '').trim().replace(/^(?:\.\/){1,10}/, '');
    if (!held.has(name)) held.set(name, { text: source.slice(from, to), shift: newlines(source, 0, from) });
  }
  rest.push(source.slice(last));
  blank.push(source.slice(last));
  return { rest: rest.join(''), blank: blank.join(''), held };
}

const newlines = (text: string, start: number, end: number): number => text.slice(start, end).split('\n').length - 1;
