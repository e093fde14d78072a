/**
 * Which source a label means. Sources are known by id, name, file name without its ending, their place in the list, and
 * whatever other names the caller gives ("Ng 2024"); the answer's own list of sources ("[1]: contract.txt") goes before their
 * order. A label that fits two sources fits none.
 */
import { bareLocator, type Locator, locatorIn } from './locator.ts';

/** A source as far as a citation can name it. */
export interface NamedSource {
  readonly id: string;
  readonly name?: string;
  /** Other names a citation may use: a title, "Ng 2024", a key. */
  readonly aliases?: readonly string[];
  /** Its text, which begins with its title. */
  readonly text?: string;
}

/** What a label leads to: the index of a source, −1 for none at hand, and the place in it. */
export interface Cited {
  readonly source: number;
  readonly locator?: Locator | undefined;
}

/** What words in brackets were read as. */
export interface Reading extends Cited {
  /** What was read as the name. */
  readonly head: string;
}

export interface SourceNames {
  /** Names to look for in running text, longest first, each with its source. */
  readonly spoken: readonly (readonly [name: string, source: number])[];
  /** Says what a label of the answer's own list stands for. */
  define(label: string, cited: Cited): void;
  /** What a label alone leads to; undefined when it is no label of any source. */
  labelled(label: string): Cited | undefined;
  /** A label with the place in the source it may name. */
  read(content: string): Reading;
}

/** File names that are words of any text; a sentence that uses one does not name the file. */
const COMMON =
  /^(?:answer|article|chapter|data|document|draft|file|main|notes?|page|paper|part|report|section|source|study|summary|text|title)$/i;
const keyOf = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:and|und|et) /g, ' ')
    .trim();
/** The name of a file without its folders and its ending. */
export const stemOf = (name: string): string => name.replace(/^.*[\\/]/s, '').replace(/\.[a-z0-9]{1,5}$/i, '');

/** Somebody, with others or alone, and a year: as files of papers are named ("Smith2019", "Smith & Jones 2019") and cited ("see J. Smith et al., 2019"). */
const DATED =
  /(?<!\d |\p{Lu}\p{L}{1,30} )(\p{Lu}\p{L}[\p{L}-]{0,40}?)(?:['’]s|(?:,|[ _](?:&|and|und|et)[ _])[^;]{0,150}?)?[ _.,(-]{0,3}((?:1[5-9]|20)\d\d[a-z]?)(?!\p{N})/u;
const dated = (label: string): string => DATED.exec(label)?.slice(1).join(' ').toLowerCase() ?? '';

/** Learns the names of sources. `numbered`: [1] may mean the first, unless the answer brings a list of its own. */
export function sourceNames(sources: readonly NamedSource[], numbered = true): SourceNames {
  const known = new Map<string, number>();
  const defined = new Map<string, Cited>();
  const spoken: [string, number][] = [];
  const byYear = new Map<string, number>();
  const learn = (names: Map<string, number>, label: string, source: number): unknown => {
    const before = names.get(label) ?? source;
    // Chunks of one source, each with the text of all.
    const alike = sources[before]?.id === sources[source]?.id && sources[before]?.text === sources[source]?.text;
    return names.set(label, alike ? before : -1);
  };
  sources.forEach(({ id, name = id, aliases = [] }, source) => {
    for (const label of new Set([id, name, stemOf(id), stemOf(name), ...aliases])) {
      learn(known, keyOf(label), source);
      learn(byYear, dated(label.charAt(0).toUpperCase() + label.slice(1)), source);
      if (label.length > 3 && /\p{L}/u.test(label) && !COMMON.test(label)) spoken.push([label, source]);
    }
  });

  // A list that numbers as many works as there are sources, none by a name of theirs ("1. Pricing page"), tells their order.
  const listsAll = (): boolean =>
    numbered && defined.size === sources.length && sources.every((_, i) => defined.get(String(i + 1))?.source === -1);

  // A list that names some of the sources under their own places leaves the others theirs.
  const inOrder = (): boolean => [...defined].every(([label, { source }]) => /^\d{1,4}$/.test(label) && source === Number(label) - 1);

  const labelled = (label: string): Cited | undefined => {
    const folded = keyOf(label);
    if (!folded) return undefined;
    const source = known.get(folded) ?? known.get(keyOf(stemOf(label)));
    const place = Number(
      /^(?:s(?:ource|rc)?|d(?:oc(?:ument)?)?|quelle|ref(?:erence)?|cit(?:e|ation))?\s?(\d{1,4})$/.exec(folded)?.[1] ?? -1,
    );
    const own = defined.get(folded) ?? defined.get(`${place}`);
    if (own && own.source < 0 && place > 0 && listsAll()) return { ...own, source: place - 1 };
    if (own || source !== undefined) return own ?? { source: source ?? -1 };
    return place < 0 ? undefined : { source: numbered && inOrder() && place <= sources.length ? place - 1 : -1 };
  };

  return {
    spoken: spoken.sort((a, b) => b[0].length - a[0].length),
    labelled,
    define(label, cited) {
      defined.set(keyOf(label), cited);
    },
    read(content) {
      const whole = labelled(content);
      if (whole) return { ...whole, head: content };
      const { locator, start = content.length, end = start } = locatorIn(content) ?? {};
      const head = content
        .slice(0, start)
        .replace(/(?<![\s,;:–—(-])[\s,;:–—(-]+(?:(?:at|in|under)\s+)?$/, '')
        .replace(/^(?:see|cf\.?|from|in|via|(?:source|doc|document|ref|id|quelle):)\s*(?=\S)/i, '');
      const place = locator && { ...locator, words: content.slice(start) };
      for (const label of [head, content.slice(end).replace(/^[\s,;:)]*(?:of|in|von)?\s*(?:the )?/i, '')]) {
        const cited = labelled(label);
        if (cited) return { source: cited.source, locator: place, head: label };
      }
      // "contract, 4.2", "Ng 2024, 45", "contract#fees": a known name, and the rest its place.
      let named: Reading = { source: -1, locator, head };
      for (const { 0: sign, index } of content.matchAll(/[\s,:#§|]/g)) {
        const label = content.slice(0, index);
        const cited = labelled(label);
        const bare = cited && bareLocator(content.slice(index));
        // "Ng 2024, Table 2", "contract, annexe C": the name and what is no place that is read here.
        if (bare || (cited && (/\D\d{4}/.test(label) || sign !== ' '))) {
          const raw = content.slice(index + 1).trim();
          named = { source: cited.source, locator: bare ?? { kind: 'section', value: raw, raw, ...locator, words: raw }, head: label };
        }
        if (bare) break;
      }
      const source = byYear.get(dated(content) || '-') ?? -1;
      return named.source < 0 && source >= 0 ? { ...named, source } : named;
    },
  };
}

/** Words of a file's name that stand for a reference: somebody and a year, or as many as this. */
const WORDS = 4;
/** A shorter title stands in many references. */
const TITLE = 16;

/** References of a list that are looked at, at most; those behind them are of no source. */
const MOST_PRINTED = 1000;

/** What tells that a reference, as words parted and closed by blanks, is of a source: each word of its file's name, or its title. */
function tellingOf({ id, name = id, text = '' }: NamedSource): (words: string) => boolean {
  const parts = keyOf(
    stemOf(name)
      .replace(/(?<=\p{Ll})(?=[\p{Lu}\d])/gu, ' ')
      .replace(/(?<=\d)(?=\p{L}{2})/gu, ' '),
  )
    .split(' ')
    .filter((part) => part !== 'al')
    .map((part) => ` ${part} `);
  const enough = parts.length >= (parts.some((part) => /^ (?:1[5-9]|20)\d\d[a-z]? $/.test(part)) ? 2 : WORDS);
  const title = ` ${keyOf(/\S.*/.exec(text.slice(0, 1000))?.[0] ?? '')} `;
  return (words) => (enough && parts.every((part) => words.includes(part))) || (title.length >= TITLE + 2 && words.includes(title));
}

/**
 * Which source each printed reference of an answer's own list is of ("Ng A. On walls. J. 2021"), told by the name of its file or by the title that
 * its text begins with; without it the list would be taken for the order of the sources. The small check does without, and leaves what such a list
 * cites unsettled.
 * For each reference the index of its source, or −1: where none fits, several do, or it fits another reference as well.
 */
export function printedSources(references: readonly string[], sources: readonly NamedSource[]): readonly number[] {
  if (references.length === 0) return [];
  const telling = sources.map(tellingOf);
  const found = references.map((reference, at) => {
    if (at >= MOST_PRINTED) return -1;
    const words = ` ${keyOf(reference)} `;
    const fits = telling.flatMap((tells, source) => (tells(words) ? source : []));
    return fits.length === 1 ? (fits[0] ?? -1) : -1;
  });
  const seen = new Map<number, number>();
  for (const source of found) seen.set(source, (seen.get(source) ?? 0) + 1);
  return found.map((source) => (seen.get(source) === 1 ? source : -1));
}

/** The sources with the name and year by which a text with a list of printed references cites them: "Ng 2021" of "Ng, A. (2021). On walls." */
export function withPrinted(sources: readonly NamedSource[], entries: readonly string[]): readonly NamedSource[] {
  const printed = printedSources(entries, sources);
  return sources.map((source, at) => {
    const entry = entries[printed.indexOf(at)] ?? '';
    const alias = dated(entry.replace(/[*_]/g, ''));
    return alias === '' ? source : { ...source, aliases: [...(source.aliases ?? []), alias] };
  });
}

/** A source as retrieval hands it over, ready or not. */
interface Chunk {
  readonly id: string;
  readonly name?: string;
  readonly text: string | readonly string[];
  readonly aliases?: readonly string[];
  readonly recognised?: boolean;
  readonly incomplete?: boolean;
}

/**
 * Makes each source ready once by `prepare`. Sources that share an id are chunks of one: it is made of their texts, in order, and stands in the
 * place of each, so that numbers still count the chunks. Gives as many as it takes; throws what `prepare` throws.
 */
export function prepareEach<S extends Chunk, P>(sources: readonly S[], prepare: (source: S | Chunk) => P): P[] {
  const chunks = new Map<string, S[]>();
  for (const source of sources) {
    const same = chunks.get(source.id);
    if (same === undefined) chunks.set(source.id, [source]);
    else if (same[0] !== source) same.push(source);
  }
  const made = new Map(
    [...chunks].map(([id, [first, ...more]]) => [id, prepare(more.length === 0 ? (first as S) : ofChunks(first as S, more))]),
  );
  return sources.map(({ id }) => made.get(id) as P);
}

/** One source of several texts. */
function ofChunks(first: Chunk, more: readonly Chunk[]): Chunk {
  const { id, name } = first;
  const all = [first, ...more];
  return {
    id,
    ...(name === undefined ? {} : { name }),
    text: all.flatMap(({ text }) => text),
    aliases: all.flatMap(({ aliases = [] }) => aliases),
    recognised: all.some(({ recognised }) => recognised),
    incomplete: all.some(({ incomplete }) => incomplete),
  };
}
