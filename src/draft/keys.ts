/**
 * The keys by which a written answer calls its sources (seed 003, stage 2): after the site ([Arxiv]), else after the first word of the
 * title ([GLM47]), else the name of the file. Sources that would have one key are counted, in the order given. What is written here is
 * read back by `extract/claims/keys.ts`, which knows nothing of how a text was made.
 */
import { lettersOf, siteOf, titleWordOf } from '../text/site-names.ts';

/** A source as far as keys go. */
export interface KeyedSource {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Words that many titles begin with and that say nothing of one. */
const SMALL = new Set(
  'the a an on of in and for to from how what why when is are der die das ein eine le la les un une el los las'.split(' '),
);
/** What a reader of keys takes for one. */
const READABLE = /^\p{L}[\p{L}\p{N}]{1,30}$/u;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The sites that a source is at, each once, as they are compared. */
const sitesOf = ({ id, name, aliases = [] }: KeyedSource): readonly string[] => [
  ...new Set([id, name, ...aliases].map(siteOf).filter((site) => READABLE.test(site))),
];

/**
 * A key for each source, by its id, no two alike: "Arxiv", or "Arxiv-1", "Arxiv-2" where several have one site or one first word. The bare
 * key of several would mean none of them when it stands alone; `shortKeys` gives the first of them its bare key where another is printed too.
 */
export function sourceKeys(sources: readonly KeyedSource[]): ReadonlyMap<string, string> {
  const bySite = new Map<string, string[]>();
  const byWord = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, { id }: KeyedSource): void => void to.set(key, [...(to.get(key) ?? []), id]);
  for (const source of sources) {
    for (const site of sitesOf(source)) add(bySite, site, source);
    add(byWord, titleWordOf(source.name).toLowerCase(), source);
  }
  const taken = new Set(sources.flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases]).map((label) => label.toLowerCase()));
  return new Map(
    sources.map((source) => {
      const [site] = sitesOf(source);
      const word = titleWordOf(source.name);
      const small = word.toLowerCase();
      // A word that is also a site is read as the site.
      const byTitle = site === undefined && READABLE.test(word) && !SMALL.has(small) && !bySite.has(small);
      const base = site === undefined ? (byTitle ? word : null) : capital(site);
      if (base === null || taken.has(base.toLowerCase())) return [source.id, ownName(source)];
      const same = (site === undefined ? byWord.get(small) : bySite.get(site)) ?? [];
      return [source.id, same.length > 1 ? `${base}-${same.indexOf(source.id) + 1}` : base];
    }),
  );
}

/** What it is called, as far as that can stand between brackets. */
const ownName = ({ id, name }: KeyedSource): string => [name, id].find((one) => !/[[\]\n]/.test(one)) ?? lettersOf(name);

const COUNTED = /\[(\p{L}[\p{L}\p{N}]{1,30})-(\d{1,2})\]/gu;

/** [Arxiv-1] becomes [Arxiv] where the text prints [Arxiv-2] or a later one too, which tells that the bare key is the first of several. */
export function shortKeys(text: string, keys: ReadonlySet<string>): string {
  const later = new Set([...text.matchAll(COUNTED)].flatMap(([, base = '', nth]) => (nth === '1' ? [] : [base])));
  return text.replace(COUNTED, (mark, base: string, nth: string) =>
    nth === '1' && later.has(base) && keys.has(`${base}-1`) ? `[${base}]` : mark,
  );
}
