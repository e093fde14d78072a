/**
 * What stands in front of a Markdown text and beside it: its YAML, the lists of works this names, and the works it holds itself.
 */
import type { Entry, Skipped } from '../../model/document.ts';
import { readEntries } from '../bibtex.ts';
import { uniqueKey } from '../csl/keys.ts';
import { type PlacedEntry, placedEntries, type Siblings } from '../latex/files.ts';
import { listsInCode } from './lists-code.ts';

/** What is read of the YAML. */
export interface Matter {
  readonly title?: unknown;
  readonly bibliography?: unknown;
  readonly nocite?: unknown;
  readonly references?: unknown;
}

/** The YAML block at the start, and the text behind it. */
export async function frontMatter(text: string): Promise<{ matter: Matter; body: string; broken: Skipped[] }> {
  const found = /^---[ \t]*\r?\n/.exec(text);
  const end = found === null ? null : /\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text.slice(0, 200_000));
  if (found === null || end === null) return { matter: {}, body: text, broken: [] };
  const body = text.slice(end.index + end[0].length);
  const yaml = text.slice(found[0].length, Math.max(end.index, found[0].length));
  try {
    const { parse } = await import('yaml');
    const matter: unknown = parse(yaml, { maxAliasCount: 20 });
    return { matter: typeof matter === 'object' && matter !== null ? matter : {}, body, broken: [] };
  } catch {
    return { matter: plainMatter(yaml), body, broken: [{ what: 'front matter', why: 'it is not valid YAML' }] };
  }
}

/**
 * Of YAML that is broken somewhere, as by a title with a colon or one that goes on at the margin, what stands alone in a line: other programs
 * read much that the standard forbids, and the lists that are named there are named all the same.
 */
function plainMatter(yaml: string): Matter {
  const named = /^bibliography[ \t]{0,9}:[ \t]{0,9}(.{0,1000})((?:\r?\n[ \t]{0,9}-[ \t]{1,9}.{1,300}){0,50})/m.exec(yaml);
  const lists = `${named?.[1] ?? ''}\n${named?.[2] ?? ''}`
    .split(/[\r\n]+|,|^\[|\]$/m)
    .map((name) => name.replace(/^[\s[-]{0,20}|\s{1,9}#.{0,500}$|[\s\]]{1,20}$/g, '').replace(/^(["'])(.{0,300})\1$/, '$2'))
    .filter((name) => name !== '');
  return lists.length === 0 ? {} : { bibliography: lists };
}

/** The bibliographies that the front matter names. */
export const listsOf = ({ bibliography }: Matter): readonly string[] =>
  (Array.isArray(bibliography) ? bibliography : [bibliography])
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .flatMap(listsInCode);

/** Entries of these bibliographies. */
export async function entriesBeside(
  names: readonly string[],
  matter: Matter,
  siblings: Siblings,
): Promise<{ entries: PlacedEntry[]; skipped: Skipped[] }> {
  const entries: PlacedEntry[] = [];
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  for (const name of names) {
    // A file that was put beside the document without the folder it is named in is the same file.
    const text = await siblings.read([name, name.slice(name.lastIndexOf('/') + 1)], { references: true });
    if (text === null) continue;
    const read = /\.ya?ml$/i.test(name)
      ? await yamlBeside(text, name)
      : /\.json$/i.test(name)
        ? await cslBeside(text, name)
        : readEntries(text);
    const placed = placedEntries(read.entries, text, siblings.opened.at(-1));
    entries.push(...placed.map((entry) => ({ ...entry, key: uniqueKey(entry.key, taken) })));
    skipped.push(...read.skipped.map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  }
  // Works that the front matter holds itself.
  if (Array.isArray(matter.references)) {
    const read = await cslBeside(JSON.stringify(matter.references), 'references');
    entries.push(...read.entries.map((entry) => ({ ...entry, key: uniqueKey(entry.key, taken) })));
    skipped.push(...read.skipped);
  }
  return { entries, skipped };
}

async function yamlBeside(text: string, name: string): Promise<{ entries: readonly Entry[]; skipped: readonly Skipped[] }> {
  const { worksInYaml } = await import('../yaml/lists.ts');
  return (await worksInYaml(text)) ?? { entries: [], skipped: [{ what: name, why: 'it is YAML that lists no works', references: true }] };
}

async function cslBeside(text: string, name: string): Promise<{ entries: readonly Entry[]; skipped: readonly Skipped[] }> {
  try {
    const { readCsl } = await import('../csl.ts');
    const { entries = [], skipped = [] } = readCsl(text, name);
    return { entries, skipped };
  } catch {
    return { entries: [], skipped: [{ what: name, why: 'no bibliographic item could be read from it', references: true }] };
  }
}
