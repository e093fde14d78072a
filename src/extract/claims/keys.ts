/**
 * Keys by which an answer calls its sources for people to read (seed 003, stage 2): [Arxiv] after the site, [GLM47] after the first word of
 * the title, [Arxiv-2] where a second source has the same. Only keys that the answer prints are looked for; one that could mean several
 * sources, with nothing to tell which, means none.
 */
import { bareKey, siteOf, titleWordOf } from '../../text/site-names.ts';

/** A source as far as keys go. */
export interface KeyedSource {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const KEY = /\[(\p{L}[\p{L}\p{N}]{1,30})(?:-(\d{1,2}))?\](?![([:])/gu;

/** For each source the keys that mean it in a text, as printed there; empty for most. Linear. */
export function printedKeys(text: string, sources: readonly KeyedSource[]): ReadonlyMap<string, readonly string[]> {
  const printed = new Map<string, { readonly base: string; readonly place: number | null }>();
  for (const [, base = '', place] of text.matchAll(KEY))
    printed.set(place === undefined ? base : `${base}-${place}`, {
      base: bareKey(base),
      place: place === undefined ? null : Number(place),
    });
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
    add(byTitle, titleWordOf(source.name).toLowerCase(), source);
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
