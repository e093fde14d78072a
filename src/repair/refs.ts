/** Reads and writes the `source_refs` of structured output: by id, by another name, by place, with brackets or without. */

export interface RefSource {
  readonly id: string;
  readonly aliases?: readonly string[];
}

const NUMBER = /^\[?\s?(\d{1,6})\s?\]?$/;

/** The source a reference leads to; null when it leads to none at hand. `zero`: places are counted from 0. */
export function sourceOf<Source extends RefSource>(ref: string | number, sources: readonly Source[], zero: boolean): Source | null {
  const name = String(ref).trim();
  const bare = name.replace(/^\[(.*)\]$/s, '$1').trim();
  const named = sources.find(({ id, aliases = [] }) => id === name || id === bare || aliases.includes(name) || aliases.includes(bare));
  if (named !== undefined) return named;
  const place = NUMBER.exec(name)?.[1];
  return place === undefined ? null : (sources[Number(place) - (zero ? 0 : 1)] ?? null);
}

/** Writes references to sources (by id) as the given ones are written: as numbers, in brackets, by their ids. */
export function refsWriter(
  like: readonly (string | number)[],
  single: boolean,
  sources: readonly RefSource[],
  zero: boolean,
): (ids: readonly string[]) => unknown {
  const first = like[0];
  const place = (id: string): number => sources.findIndex((source) => source.id === id) + (zero ? 0 : 1);
  const known = new Map<string, string | number>();
  for (const ref of like) {
    const source = sourceOf(ref, sources, zero);
    if (source !== null) known.set(source.id, ref);
  }
  const print = (id: string): string | number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (typeof first === 'number') return place(id);
    const text = String(first ?? '').trim();
    const numbered = NUMBER.test(text) && sources.every((source) => source.id !== text);
    if (numbered) return text.startsWith('[') ? `[${place(id)}]` : String(place(id));
    return text.startsWith('[') ? `[${id}]` : id;
  };
  return (ids) => {
    const printed = [...new Set(ids)].map(print);
    if (!single) return printed;
    return printed.length === 1 ? printed[0] : printed.length === 0 ? null : printed;
  };
}
