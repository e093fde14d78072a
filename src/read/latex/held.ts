/**
 * Files that a LaTeX source holds itself, `\begin{filecontents}{refs.bib}`: they stand for files beside it, as LaTeX writes them there.
 * Decides which parts of a source are such files. How they are found by name is settled in files.ts.
 */

const BEGIN = /^[ \t]*\\begin\{filecontents(\*?)\}\s{0,3}(?:\[[^[\]]{0,100}\]\s{0,3})?\{([^{}\n]{1,200})\}/gm;

/** The source without these files, and the files by the names they are given. Takes it as it stands, its comments in it: a file may hold `%`. */
export function heldApart(source: string): { readonly rest: string; readonly held: ReadonlyMap<string, string> } {
  const held = new Map<string, string>();
  const rest: string[] = [];
  let last = 0;
  for (const found of source.matchAll(BEGIN)) {
    if (found.index < last) continue;
    const end = `\\end{filecontents${found[1] ?? ''}}`;
    const from = found.index + found[0].length;
    const to = source.indexOf(end, from);
    if (to < 0) break;
    rest.push(source.slice(last, found.index));
    last = to + end.length;
    const name = (found[2] ?? '').trim().replace(/^(?:\.\/){1,10}/, '');
    if (!held.has(name)) held.set(name, source.slice(from, to));
  }
  rest.push(source.slice(last));
  return { rest: rest.join(''), held };
}
