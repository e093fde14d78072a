/**
 * Reads and writes the `source_refs` of structured output: by id, by another name, by place, with brackets or without, several in one
 * text ("[1][3]"), or objects that name a source.
 */
import { normalizeUrl } from '../text/identifiers/forms.ts';
import { namesIn, SOURCE_KEYS } from '../text/source-names.ts';

export interface RefSource {
  readonly id: string;
  readonly aliases?: readonly string[];
}

/** A place in the list of sources, with what it is printed in: "3", "[3]", "Source 3", "【3】", "S3". */
const PLACE = /^([[(【]?[#^]?\s?(?:(?:source|src|document|doc|reference|ref|citation|s)[\s_\-#.:]{0,2})?)(\d{1,6})(\s?[\])】]?)$/i;
/** Between the references of one text. */
const BETWEEN = /(?<=[\])】])\s?(?=[[(【])|\s?[,;]\s?|\s(?:and|&)\s/;

/** How references lead to sources: what they are called, and whether places are counted from 0. */
export interface RefReader<Source extends RefSource> {
  /** The sources one reference, as written, leads to, and whether each part of it leads to one. */
  read(ref: unknown): { readonly sources: readonly Source[]; readonly whole: boolean };
  /** The place of a source in the list, counted as the references do. */
  place(id: string): number;
  /** Whether a text means a place in the list, and is no name. */
  isPlace(text: string): boolean;
}

/** Makes a reader for a list of sources. Takes every reference of the document: where any is 0, places are counted from 0. */
export function refReader<Source extends RefSource>(sources: readonly Source[], all: Iterable<string | number>): RefReader<Source> {
  const exact = new Map<string, Source>();
  const loose = new Map<string, Source | null>();
  for (const source of sources)
    for (const label of [source.id, ...(source.aliases ?? [])]) {
      if (!exact.has(label)) exact.set(label, source);
      for (const key of keysOf(label)) loose.set(key, (loose.get(key) ?? source) === source ? source : null);
    }
  // Sources that are numbered themselves are named by those numbers.
  const heads = new Set(sources.flatMap(({ id }) => headOf(id) ?? []));
  const placeIn = (name: string): number | null => {
    const [, , digits] = PLACE.exec(name) ?? [];
    return digits === undefined || heads.has(headOf(name) ?? '') ? null : Number(digits);
  };
  const plain = (ref: string | number): string => String(ref).normalize('NFKC').trim();
  const zero = [...all].some(
    (ref) =>
      !exact.has(plain(ref)) &&
      plain(ref)
        .split(BETWEEN)
        .some((part) => placeIn(part) === 0),
  );
  const one = (name: string): Source | null => {
    const bare = name.replace(/^[[(【](.*)[\])】]$/s, '$1').trim();
    const named = exact.get(name) ?? exact.get(bare) ?? keysOf(bare).flatMap((key) => loose.get(key) ?? [])[0];
    if (named !== undefined) return named;
    const place = placeIn(name);
    return place === null ? null : (sources[place - (zero ? 0 : 1)] ?? null);
  };
  return {
    read(ref) {
      for (const name of namesIn(ref)) {
        const text = plain(name);
        const found = one(text);
        if (found !== null) return { sources: [found], whole: true };
        const parts = text.split(BETWEEN).filter((part) => part !== '');
        const meant = parts.length < 2 ? [] : parts.map(one);
        const led = meant.flatMap((source) => source ?? []);
        if (led.length > 0) return { sources: led, whole: led.length === meant.length };
      }
      return { sources: [], whole: false };
    },
    place: (id) => sources.findIndex((source) => source.id === id) + (zero ? 0 : 1),
    isPlace: (text) => !exact.has(text) && placeIn(text) !== null,
  };
}

/** How the name of a file ends. */
const ENDING = /\.(?:pdf|html?|txt|md|docx?|epub|xml|json|tex|rtf|odt)$/i;

/** Forms in which a name is the same name: an address, a file without its ending, in small letters. */
function keysOf(label: string): string[] {
  const url = normalizeUrl(label);
  if (url !== null) return [url];
  const low = label.normalize('NFC').toLowerCase();
  const stem = low.replace(/^.*[/\\]/, '').replace(ENDING, '');
  return stem === '' ? [low] : [low, stem];
}

/** "s" of "S12", "" of "12": what a numbered name begins with; null for a name that is none. */
const headOf = (name: string): string | null =>
  PLACE.exec(name)?.[1]
    ?.replace(/[^\p{L}]/gu, '')
    .toLowerCase() ?? null;

/** Writes references to sources (by id) as the given ones are written: as numbers, in brackets, by their ids, as objects. */
export function refsWriter<Source extends RefSource>(
  like: readonly unknown[],
  single: boolean,
  sources: readonly Source[],
  reader: RefReader<Source>,
): (ids: readonly string[]) => unknown {
  const first = like[0];
  const shape = namesIn(first)[0];
  const known = new Map<string, unknown>();
  let between = ', ';
  for (const ref of like) {
    const led = reader.read(ref).sources;
    if (led.length === 1 && led[0] !== undefined) known.set(led[0].id, known.get(led[0].id) ?? ref);
    else if (typeof ref === 'string') {
      between = BETWEEN.exec(ref)?.[0] ?? between;
      for (const part of ref.split(BETWEEN)) for (const { id } of reader.read(part).sources) known.set(id, known.get(id) ?? part.trim());
    }
  }
  const print = (id: string): unknown => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const name = named(id);
    if (typeof first !== 'object' || first === null) return name;
    const key = SOURCE_KEYS.find((one) => Object.hasOwn(first, one)) ?? 'id';
    const inner: unknown = Object.getOwnPropertyDescriptor(first, key)?.value;
    const own = typeof inner === 'object' && inner !== null ? SOURCE_KEYS.find((one) => Object.hasOwn(inner, one)) : undefined;
    return { [key]: own === undefined ? name : { [own]: name } };
  };
  const named = (id: string): string | number => {
    if (typeof shape === 'number') return reader.place(id);
    const text =
      String(shape ?? '')
        .split(BETWEEN)[0]
        ?.trim() ?? '';
    const [, before = '', digits, behind = ''] = PLACE.exec(text) ?? [];
    if (digits !== undefined && reader.isPlace(text)) return `${before}${reader.place(id)}${behind}`;
    // "mill" for mill.txt: the others are written without their endings too.
    const own = reader.read(text).sources[0]?.id ?? '';
    if (own !== text && own.replace(ENDING, '') === text) return id.replace(ENDING, '');
    const url =
      normalizeUrl(text) === null ? undefined : sources.find((source) => source.id === id)?.aliases?.find((one) => normalizeUrl(one));
    return url ?? (text.startsWith('[') ? `[${id}]` : id);
  };
  return (ids) => {
    const printed = [...new Set(ids)].map(print);
    if (!single) return printed;
    if (printed.length > 1 && typeof first === 'string' && first.split(BETWEEN).length > 1) return printed.join(between);
    return printed.length === 1 ? printed[0] : printed.length === 0 ? null : printed;
  };
}
