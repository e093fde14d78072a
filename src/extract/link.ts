/**
 * What the marks of a text point at: references found by number, by key, by author and year. An ambiguous mark is tied to
 * nothing, but remembered as possibly pointing at each of its candidates, so that none of them is called uncited.
 */
import type { Reference } from '../model/cited.ts';
import { fold } from '../text/fold.ts';
import { ET_AL, NO_YEAR } from './citations/words.ts';
import { declined, familyOf, headsOf, inOrder, namesOtherwise, others, shortensEnd, skipsWord } from './link/heads.ts';
import { Titles } from './link/titles.ts';

/** Where a mark leads. `to` is null when nothing, or more than one thing, fits; `maybe` then names the candidates. */
export interface Target {
  readonly to: string | null;
  readonly maybe: readonly string[];
}

/** The names and date a mark gives. */
export interface AuthorYear {
  readonly families: readonly string[];
  readonly etAl: boolean;
  readonly year: string;
  readonly suffix: string;
  /** The second year of "1900/1953": the work may be listed under either. */
  readonly orYear?: string;
  /** The mark stands in a language that declines names, so that its first name may bear an ending. */
  readonly inflected?: boolean;
  /** First letter of the first author's given name, where the mark tells two of one family apart: "J. Smith, 2015". */
  readonly initial?: string;
}

interface Dated {
  readonly id: string;
  /** Folded family names, or the folded name of a body, in printed order. */
  readonly families: readonly string[];
  /** Folded first letter of the first author's given name; empty when not told. */
  readonly initial: string;
  /** Ways to call the first author: family, last word of it, a body's initials. */
  readonly heads: ReadonlySet<string>;
  readonly year: string;
  readonly suffix: string;
  /** Folded given name of the first author; empty when not told. */
  readonly given: string;
  /** True where the entry itself leaves further authors out. */
  readonly cut: boolean;
  /** True where the entry prints nothing that could be its year. */
  readonly bare: boolean;
  /** Folded words the entry begins with, each behind a space: names may have been parted otherwise than the mark has them. */
  readonly lead: string;
}

/** Works without a year are all of one: no two texts write "n.d.", "in press", "forthcoming" alike. */
const UNDATED = 'n d';
const yearKey = (year: string): string => (/\p{Nd}/u.test(year) ? year : UNDATED);

/** A key of nothing but a family name and a year with its letter. */
const PLAIN_KEY = /^(\p{L}[\p{L}'’-]{1,40})[_:.-]?((?:1[5-9]|20)?\d{2})([a-z])?$/u;

/** Words that stand for a year where there is none, near the beginning of an entry. */
const SAYS_UNDATED = new RegExp(`^.{0,160}(?<!\\p{L})${NO_YEAR}(?:-?([a-h]))?(?!\\p{L})`, 'u');
/** Words for further authors at the head of an entry. */
const CUT = new RegExp(ET_AL, 'u');

/** What stands for the author of a work that names none; its entry may begin with the title all the same. */
const ANONYMOUS = /^(?:anon(?:ym(?:e|ous|us)?|im[oa]?|iem)?|o [va]|v d|анон(?:им)?)$/;

/** True for such a name as a mark prints it. */
export const isAnonymous = (name: string): boolean => ANONYMOUS.test(fold(name));

const single = (ids: readonly string[]): string | undefined => (ids.every((id) => id === ids[0]) ? ids[0] : undefined);

const NONE: Target = { to: null, maybe: [] };
const one = (id: string | undefined): Target => (id === undefined ? NONE : { to: id, maybe: [] });

/** Finds references by what a mark says. Built once for a document. */
export class Links {
  readonly #byKey = new Map<string, string[]>();
  readonly #byFolded = new Map<string, string[]>();
  readonly #byYear = new Map<string, Dated[]>();
  readonly #byHead = new Map<string, Dated[]>();
  readonly #short = new Map<string, string>();
  readonly #titles: Titles;

  /** How many references there are. */
  readonly count: number;

  constructor(references: readonly Reference[]) {
    this.count = references.length;
    this.#titles = new Titles(references.map((reference) => ({ reference, years: this.#datedOf(reference).map(({ year }) => year) })));
    for (const reference of references) {
      push(this.#byKey, reference.key, reference.id);
      push(this.#byFolded, fold(reference.key), reference.id);
      for (const dated of this.#datedOf(reference)) {
        push(this.#byYear, dated.year, dated);
        for (const head of dated.heads) push(this.#byHead, head, dated);
      }
    }
  }

  #datedOf(reference: Reference): Dated[] {
    const authors = reference.fields.author ?? reference.fields.editor ?? [];
    const years = new Set<string>();
    for (const date of [reference.fields.issued, reference.fields['original-date']]) {
      const year = date?.['date-parts']?.[0]?.[0];
      if (year !== undefined) years.add(String(year));
      else if (date?.literal !== undefined || date?.raw !== undefined) years.add(yearKey(fold(date.literal ?? date.raw ?? '')));
    }
    if (years.size === 0) {
      // A year that was not parsed may be the work's, or the day somebody looked at it.
      const printed = /(?<!\d)((?:1[5-9]|20)\d{2})(?!\d)/.exec(reference.raw)?.[1];
      if (printed !== undefined) years.add(printed);
      years.add(UNDATED);
    } else if (SAYS_UNDATED.test(reference.raw)) years.add(UNDATED);
    // "1899/1999": a work of one year in an edition of another.
    for (const year of /(?<!\d)((?:1[5-9]|20)\d{2})\s?\/\s?((?:1[5-9]|20)\d{2})(?!\d)/.exec(reference.raw.slice(0, 200))?.slice(1) ?? [])
      years.add(year);
    const suffix =
      reference.fields['year-suffix'] ??
      /(?<!\d)(?:1[5-9]|20)\d{2}([a-z])(?![a-z\d])/.exec(reference.raw)?.[1] ??
      SAYS_UNDATED.exec(reference.raw)?.[1] ??
      '';
    const heads = headsOf(authors[0], reference.raw);
    const given = fold(authors[0]?.given ?? '');
    const initial = given.charAt(0);
    const undated = SAYS_UNDATED.exec(reference.raw);
    const bare = years.size === 1 && years.has(UNDATED) && undated === null;
    const cut = CUT.test(reference.raw.slice(0, 200));
    const lead = ` ${fold(reference.raw.slice(0, 120))} `;
    const families = authors.map(familyOf);
    return [...years].map((year) => ({ id: reference.id, families, initial, given, cut, bare, heads, year, suffix, lead }));
  }

  /** By key or printed label. Several works under one label are all possible targets; the first is the one meant. */
  key(key: string): Target {
    const exact = this.#byKey.get(key);
    if (exact !== undefined) return { to: exact[0] ?? null, maybe: exact };
    const folded = this.#byFolded.get(fold(key));
    return folded?.length === 1 ? one(folded[0]) : { to: null, maybe: folded ?? [] };
  }

  /** By a key that is plainly a family name and a year, "smith2020", "doe99b": the one work that fits; candidates where several do. */
  namedByKey(key: string): Target {
    const [, name = '', digits = '', letter = ''] = PLAIN_KEY.exec(key) ?? [];
    const head = fold(name).replaceAll(' ', '');
    if (head === '') return NONE;
    const years = digits.length === 4 ? [digits] : [`19${digits}`, `20${digits}`];
    const fits = years
      .flatMap((year) => this.#byYear.get(year) ?? [])
      .filter(({ heads, suffix }) => (letter === '' || suffix === letter) && [...heads].some((one) => one.replaceAll(' ', '') === head));
    const ids = [...new Set(fits.map(({ id }) => id))];
    return ids.length === 1 ? one(ids[0]) : { to: null, maybe: ids };
  }

  /** Folded names of bodies, and of all else that stands whole before the first sign of an entry. */
  get bodies(): ReadonlySet<string> {
    const all = [...this.#byYear.values()].flat().flatMap(({ heads }) => [...heads]);
    return new Set(all.filter((head) => head.includes(' ')));
  }

  /** The same works under the short names that the text makes for bodies. */
  abbreviate(short: ReadonlyMap<string, string>): void {
    for (const [name, whole] of short) this.#short.set(name, whole);
  }

  /** By the whole name of a body and a year. */
  body(mark: AuthorYear): Target {
    const name = fold(mark.families[0] ?? '').replace(/^(?:the|der|die|das|la|le|el) /, '');
    const fits = (this.#byYear.get(yearKey(mark.year)) ?? []).filter(({ heads }) => heads.has(name));
    return name.includes(' ') && fits.length > 0 ? this.authorYear({ ...mark, families: [name] }) : NONE;
  }

  /** By the title and the year of a work without author, or the words the title begins with. */
  title(mark: Pick<AuthorYear, 'families' | 'year' | 'suffix'>): Target {
    const ids = this.#titles.find(mark.families[0] ?? '', yearKey(mark.year));
    return ids.length === 1 ? one(ids[0]) : { to: null, maybe: ids };
  }

  /**
   * By the names alone, and the title or its first words where it is told: the one work that fits. `firm` where nothing but these words
   * tells that they are a title: then four of them must stand in the entry, or all.
   */
  named(mark: Pick<AuthorYear, 'families' | 'etAl' | 'initial'>, title = '', firm = false): Target {
    const words = fold(title);
    const head = fold(mark.families[0] ?? '');
    if (head === '') return words.length < 8 ? NONE : one(single(this.#titles.find(title, null)));
    let fits = [...this.#byYear.values()].flat().filter(({ heads, lead }) => heads.has(head) || lead.startsWith(` ${head} `));
    fits = narrowed(fits, (dated) => others(mark, dated));
    const initial = fold(mark.initial ?? '');
    if (initial !== '') fits = narrowed(fits, (dated) => dated.initial === initial);
    if (words !== '')
      fits = fits.filter(
        ({ lead }) =>
          lead.includes(` ${words} `) ||
          lead.includes(
            ` ${words
              .split(' ')
              .slice(0, firm ? 4 : 2)
              .join(' ')} `,
          ),
      );
    return one(single([...new Set(fits.map(({ id }) => id))]));
  }

  /** By all names of the authors and nothing else: the one work of just these. */
  byNames(mark: Pick<AuthorYear, 'families' | 'etAl'>): string | null {
    return single(this.#by(mark).map(({ id }) => id)) ?? null;
  }

  /**
   * By the names alone, for a mark that gives no year: the one work of these authors, if it has none. With several works by just these,
   * nothing says that this one is meant.
   */
  undated(mark: Pick<AuthorYear, 'families' | 'etAl'>): string | null {
    const fits = this.#by(mark);
    return single(fits.map(({ id }) => id)) !== undefined && fits.some(({ year }) => year === UNDATED) ? (fits[0]?.id ?? null) : null;
  }

  #by(mark: Pick<AuthorYear, 'families' | 'etAl'>): Dated[] {
    const all = this.#byHead.get(fold(mark.families[0] ?? '')) ?? [];
    return all.filter((dated) => others(mark, dated));
  }

  /** Ids of all works whose first author bears a name. */
  author(name: string): readonly string[] {
    return [...new Set((this.#byHead.get(fold(name)) ?? []).map(({ id }) => id))];
  }

  /** By family names and year. The year must agree; the first name must be the first author's. */
  authorYear(mark: AuthorYear): Target {
    const first = this.#inYear(mark, mark.year);
    for (const families of first.to === null && first.maybe.length === 0 ? namesOtherwise(mark.families) : []) {
      const found = this.authorYear({ ...mark, families });
      if (found.to !== null || found.maybe.length > 0) return found;
    }
    return mark.orYear === undefined || first.to !== null || first.maybe.length > 0 ? first : this.#inYear(mark, mark.orYear);
  }

  #inYear(mark: AuthorYear, printed: string): Target {
    const year = yearKey(printed);
    const head = fold(mark.families[0] ?? '');
    if (head === '') return NONE;
    const whole = this.#short.get(head) ?? head;
    const last = head.split(' ').at(-1) ?? head;
    let fits = (this.#byYear.get(year) ?? []).filter(
      ({ heads }) => heads.has(head) || heads.has(whole) || (last.length > 2 && last !== head && heads.has(last)),
    );
    if (fits.length === 0 && (mark.inflected === true || /^[\u0400-\u04ff]+$/.test(head)))
      fits = (this.#byYear.get(year) ?? []).filter(({ heads }) => declined(last, heads));
    if (fits.length === 0 && mark.families.length === 1 && /^\p{Lu}{3,8}$/u.test(mark.families[0] ?? ''))
      fits = (this.#byYear.get(year) ?? []).filter(({ heads }) => [...heads].some((name) => skipsWord(head, name)));
    if (fits.length === 0 && /\s\p{Lu}{3,8}$/u.test(mark.families.at(-1) ?? ''))
      fits = (this.#byYear.get(year) ?? []).filter(({ heads }) => [...heads].some((name) => shortensEnd(head, name)));
    // Names the parser parted otherwise: "Poe Jane Ann (1954)".
    if (fits.length === 0 && head.length > 2 && mark.families.slice(0, 1).every((name) => /^[\p{Lu}\p{Ll}]/u.test(name)))
      fits = (this.#byYear.get(year) ?? []).filter(({ lead }) => lead.startsWith(` ${head} `));
    if (fits.length === 0 && mark.families.length === 1 && ANONYMOUS.test(head))
      fits = (this.#byYear.get(year) ?? []).filter(
        ({ families, heads }) => families.length === 0 || [...heads].some((one) => ANONYMOUS.test(one)),
      );
    // An entry that prints no year at all may be the work of any: where it is the only one by these authors, it is this one.
    if (fits.length === 0 && year !== UNDATED && this.author(head).length === 1)
      fits = (this.#byHead.get(head) ?? []).filter((dated) => dated.bare && others(mark, dated));
    fits = narrowed(fits, (dated) => others(mark, dated));
    // "Poe, Moe et al." and "Poe, Roe et al." of one year.
    if (fits.length > 1 && mark.families.length > 1) fits = narrowed(fits, (dated) => inOrder(mark, dated));
    const initial = fold(mark.initial ?? '');
    if (initial !== '') fits = narrowed(fits, (dated) => dated.initial === initial);
    if (mark.suffix !== '') {
      const lettered = fits.filter(({ suffix }) => suffix === mark.suffix);
      const bare = fits.filter(({ suffix }) => suffix === '');
      if (lettered.length > 0) fits = lettered;
      else if (bare.length === fits.length && fits.length > 1)
        fits = fits.slice(mark.suffix.charCodeAt(0) - 97, mark.suffix.charCodeAt(0) - 96);
      else if (bare.length !== fits.length) fits = bare.length === 1 ? bare : [];
    } else fits = narrowed(fits, ({ suffix }) => suffix === '');
    return fits.length === 1 ? one(fits[0]?.id) : { to: null, maybe: fits.map(({ id }) => id) };
  }
}

/** What passes the test if anything does, else everything: a test that nothing passes says nothing. */
function narrowed<T>(all: readonly T[], test: (item: T) => boolean): T[] {
  const passing = all.filter(test);
  return passing.length > 0 ? passing : [...all];
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
