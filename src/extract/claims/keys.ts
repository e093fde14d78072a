/**
 * Keys by which an answer calls its sources for people to read (seed 003, stage 2): [Arxiv] after the site, [GLM47] after the first word of
 * the title, [Arxiv-2] where a second source has the same. Only keys that the answer prints are looked for; one that could mean several
 * sources, with nothing to tell which, means none.
 */

/** A source as far as keys go. */
export interface KeyedSource {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const KEY = /\[(\p{L}[\p{L}\p{N}]{1,30})(?:-(\d{1,2}))?\](?![([:])/gu;
/** Second labels under which countries give out names: the site's own label stands before them. */
const SHARED = new Set(['co', 'com', 'ac', 'edu', 'gov', 'org', 'net', 'or', 'ne', 'go']);

/** For each source the keys that mean it in a text, as printed there; empty for most. Linear. */
export function printedKeys(text: string, sources: readonly KeyedSource[]): ReadonlyMap<string, readonly string[]> {
  const printed = new Map<string, { readonly base: string; readonly place: number | null }>();
  for (const [, base = '', place] of text.matchAll(KEY))
    printed.set(place === undefined ? base : `${base}-${place}`, { base: bare(base), place: place === undefined ? null : Number(place) });
  const keys = new Map<string, string[]>();
  if (printed.size === 0) return keys;
  const taken = new Set(sources.flatMap(({ id, name, aliases }) => [id, name, ...aliases]).map((label) => label.toLowerCase()));
  const bySite = new Map<string, KeyedSource[]>();
  const byTitle = new Map<string, KeyedSource[]>();
  const add = (to: Map<string, KeyedSource[]>, key: string, source: KeyedSource): void => {
    if (key !== '') to.set(key, [...(to.get(key) ?? []), source]);
  };
  for (const source of sources) {
    for (const site of new Set([source.id, source.name, ...source.aliases].map(siteOf))) add(bySite, site, source);
    add(byTitle, titleOf(source.name), source);
  }
  const counted = new Set([...printed.values()].filter(({ place }) => place !== null).map(({ base }) => base));
  for (const [label, { base, place }] of printed) {
    if (taken.has(label.toLowerCase())) continue;
    const meant = bySite.get(base) ?? byTitle.get(base) ?? [];
    // The first has the bare key, the next -2: told by an answer that counts them.
    const source = meant.length > 1 && place === null && !counted.has(base) ? undefined : meant[(place ?? 1) - 1];
    if (source !== undefined) keys.set(source.id, [...(keys.get(source.id) ?? []), label]);
  }
  return keys;
}

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** "arxiv" for https://arxiv.org/abs/…; "" for what is no address. */
function siteOf(label: string): string {
  if (!/^https?:\/\//i.test(label) || !URL.canParse(label)) return '';
  const labels = new URL(label).hostname.replace(/^www\./, '').split('.');
  const own = labels.length > 2 && SHARED.has(labels.at(-2) ?? '') && (labels.at(-1)?.length ?? 0) === 2 ? labels.at(-3) : labels.at(-2);
  return bare(own ?? '');
}

/** "glm47" for "GLM-4.7 Technical Report"; "" for an address, a file or a single word. */
function titleOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second === undefined || /^https?:/i.test(name) ? '' : bare(first);
}
