/**
 * Articles made with Distill's template: marks are elements without words that name keys, `<d-cite key="roe2020,ng2021">` (`dt-cite` of its
 * first version), and the works are BibTeX, within the page or in a file beside it, `<d-bibliography src="works.bib">`. A browser prints
 * the numbers; here they are counted as it does.
 */
import type { Entry, Skipped } from '../../model/document.ts';
import { readEntries } from '../bibtex.ts';
import type { Scribe } from '../blocks.ts';
import type { ParseContext } from '../context.ts';
import { uniqueKey } from '../csl/keys.ts';
import { writeEntry } from '../latex/bbl.ts';
import { type PlacedEntry, placedEntries, Siblings } from '../latex/files.ts';
import { attribute, isElement, type Node } from './marks.ts';

/** The works of an article, to be written behind its text. */
export class DistillWorks {
  constructor(
    private readonly works: readonly PlacedEntry[],
    readonly skipped: readonly Skipped[],
    /** The files beside the page that it names. */
    readonly lists: readonly string[],
  ) {}

  /** Writes the works and gives them as entries; `cited` are the keys that the text names. */
  write(scribe: Scribe, cited: ReadonlySet<string>): Entry[] {
    const entries: Entry[] = [];
    const taken = new Map<string, number>();
    for (const { key, fields, raw, at } of this.works)
      writeEntry({ key, item: fields, raw, cited: cited.has(key), ...(at !== undefined && { at }) }, scribe, entries, taken);
    return entries;
  }
}

/** The works that a page holds or names. */
export async function distillWorks(root: Node, context: ParseContext): Promise<DistillWorks> {
  const { held, lists } = sourcesOf(root);
  const siblings = new Siblings(context);
  const texts: string[] = [...held];
  for (const name of lists) {
    const text = await siblings.read([name], { references: true });
    if (text !== null) texts.push(text);
  }
  const taken = new Map<string, number>();
  const works: PlacedEntry[] = [];
  const skipped: Skipped[] = [];
  for (const text of texts) {
    const read = readEntries(text);
    const opened = siblings.opened.find((file) => file.text === text);
    works.push(...placedEntries(read.entries, text, opened).map((entry) => ({ ...entry, key: uniqueKey(entry.key, taken) })));
    skipped.push(...read.skipped);
  }
  return new DistillWorks(works, [...skipped, ...siblings.skipped], lists);
}

/** BibTeX within the page, and names of files that hold it. */
function sourcesOf(root: Node): { readonly held: readonly string[]; readonly lists: readonly string[] } {
  const held: string[] = [];
  const lists = new Set<string>();
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (isElement(node)) {
      const source = /^dt?-bibliography$/.test(node.tagName) ? attribute(node, 'src') : '';
      if (source !== '') lists.add(source);
      if (node.tagName === 'script' && /^text\/(?:bibliography|bibtex)$/i.test(attribute(node, 'type')))
        held.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    }
    if ('childNodes' in node) for (let at = node.childNodes.length - 1; at >= 0; at--) nodes.push(node.childNodes[at] as Node);
  }
  return { held, lists: [...lists] };
}
