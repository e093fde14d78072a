/**
 * The lists of works that front matter names by a piece of R, as documents do whose list a program writes: "`r rbbt::bbt_write_bib('works.bib')`",
 * `!expr file.path("inst", "works.bib")`. Nothing is run: what stands there in quotation marks names the file.
 */

/** R in front matter (R Markdown: inline code, and `!expr`, whose tag the YAML reader takes off). */
const CODE = /^\s{0,9}(?:`\{?r\b|[\w.:]{1,60}\()/;

/** A list of works by its ending. */
const LIST = /\.(?:bib(?:tex)?|json|ya?ml)$/i;

/** Calls that name several files, each by itself; others name the steps of one path. */
const SEVERAL = /^(?:c|list)$/;

/** Arguments of a call that say something else than a file have a name. */
const ARGUMENT = /([\w.]{1,40}\s{0,9}=\s{0,9})?(?:"([^"\n]{1,200})"|'([^'\n]{1,200})')/g;

/**
 * The names of lists in what front matter names as one.
 *
 * @param name - As it is written there.
 * @returns Paths as the document gives them; `name` itself where it is no code, or code that names no list.
 */
export function listsInCode(name: string): readonly string[] {
  if (name.length > 2_000 || !CODE.test(name)) return [name];
  const lists: string[] = [];
  for (const [, call = '', inside = ''] of name.matchAll(/([\w.:]{1,60})\((?=([^()]{0,500}))/g)) {
    const steps = [...inside.matchAll(ARGUMENT)].flatMap(([, named, double, single]) =>
      named === undefined ? [double ?? single ?? ''] : [],
    );
    const paths = SEVERAL.test(call) ? steps : [steps.join('/')];
    // A package keeps its files in `inst` until it is installed, and its documents in a folder beside that.
    lists.push(...paths.filter((path) => LIST.test(path)).map((path) => (call === 'system.file' ? `../inst/${path}` : path)));
  }
  return lists.length === 0 ? [name] : lists;
}
