/**
 * Which records describe one work: the preprint and the journal version, the same paper in two registries, a reprint. Joined
 * by a shared identifier, or by title, first author and year together. Kept apart: one title by other people, a comment or
 * correction named after its parent, a review of a book, the chapter and the book that share a name, part I and part II.
 * When in doubt records stay apart: two candidates for one work do no harm, one candidate made of two works does.
 */
import type { Source } from '../model/source.ts';
import { allIdentifierKeys, identifierKeys, titleKey } from '../text/keys.ts';
import { bestTitle, type Likened, likened, peopleLikeness } from '../text/likeness.ts';
import { oncePer } from '../text/remembered.ts';
import { ratio } from '../text/similarity.ts';

/** A record with what is compared of it. */
export interface Described {
  readonly source: Source;
  readonly likened: Likened;
  /** Of its titles with a colon, a dash or a question mark, what stands before it. */
  readonly heads: readonly string[];
  /** Keys of identifiers that name this one work. */
  readonly ids: ReadonlySet<string>;
}

const OF_ONE_WORK = /^(?:doi|arxiv|pmid|pmcid|acl):/;
/** Version that repositories append to a DOI. */
const VERSION = /[/.]v\d{1,3}$/;
const ABOUT_ANOTHER =
  /\b(?:comments?|commentary|repl(?:y|ies)|response|rejoinder|discussion|errat(?:um|a)|corrigend(?:um|a)|corrections?|retract(?:ed|ion)|reviews?|addendum|appendix|supplement(?:ary)?)\b/;
const BOOKISH = /^(?:book|thesis|report|collection)$/;
const REVIEW = /^review/;
const NUMERAL = /\b(?:\d+|[ivx]{1,5})\b/g;

/** Years between two records of one article; books are reprinted without end. */
const YEARS_APART = 4;
/** Letters a head needs, so that "Introduction: …" is not every introduction. */
const HEAD = 15;
const SUBTITLE = /(?:[:?!]|\.\s|\s[–—-]{1,3}\s|\s?\().{0,2000}$/su;
/** Two words this like one another are one word with a slip; "mice" and "rats" are two. */
const SLIP = 0.74;
/** Letters and spaces by which two spellings of one title differ at most. */
const MOST_SPACES = 6;
/** Letters a title needs before it can join records by itself. */
const TELLING = 12;

/** Of identifier keys those that name one work, versions of one deposit being one. */
export function workIds(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.filter((key) => OF_ONE_WORK.test(key)).map((key) => (key.startsWith('doi:') ? key.replace(VERSION, '') : key)));
}

/** Folds a record once for all comparisons. */
export const describe = oncePer(folded);

function folded(source: Source): Described {
  const own = likened(source.fields);
  const others = source.titles.map(titleKey).filter((title) => title !== '' && !own.titles.includes(title));
  const said = source.sameAs.flatMap((id) => {
    const bare = id.replace(/^(?:doi|arxiv|pmid|pmcid|acl):/i, '');
    if (/^acl:/i.test(id)) return [id.toLowerCase()];
    if (/^pmid:/i.test(id)) return identifierKeys('pmid', bare);
    if (/^pmcid:|^pmc\d/i.test(id)) return identifierKeys('pmcid', bare);
    if (/^arxiv:/i.test(id)) return identifierKeys('arxiv', bare);
    const doi = identifierKeys('doi', bare);
    return doi.length > 0 ? doi : identifierKeys('arxiv', bare);
  });
  return {
    source,
    heads: [source.fields.title ?? '', ...source.titles]
      .filter((title) => SUBTITLE.test(title))
      .map((title) => titleKey(title.replace(SUBTITLE, '')))
      .filter((head) => head.length >= HEAD),
    likened: others.length === 0 ? own : { ...own, titles: [...own.titles, ...others] },
    ids: workIds([...allIdentifierKeys(source.fields), ...said]),
  };
}

const numerals = (title: string): string => (title.match(NUMERAL) ?? []).join(' ');
const sharesId = (a: Described, b: Described): boolean => [...a.ids].some((id) => b.ids.has(id));

/** Whether two titles are one but for slips: the same words, at most two of them misspelt; spaces do not count. */
function slips(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MOST_SPACES) return false;
  if (a[0] === b[0] && a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true;
  const [left, right] = [a.split(' '), b.split(' ')];
  if (left.length !== right.length || left.length < 3) return false;
  const changed = left.map((word, i) => [word, right[i] ?? ''] as const).filter(([one, other]) => one !== other);
  return changed.length <= 2 && changed.every(([one, other]) => /^\p{L}{4}/u.test(one) && ratio(one, other) >= SLIP);
}

/** Whether two records bear one title: equal but for slips, or the one without the other's subtitle. */
function sameTitle(a: Described, b: Described): boolean {
  return a.likened.titles.some((one) =>
    b.likened.titles.some((other) => {
      if (one === other) return true;
      if (!slips(one, other) && !a.heads.includes(other) && !b.heads.includes(one)) return false;
      return numerals(one) === numerals(other) && ABOUT_ANOTHER.test(one) === ABOUT_ANOTHER.test(other);
    }),
  );
}

function yearsAgree(a: Source, b: Source): boolean {
  if (a.years.length === 0 || b.years.length === 0) return true;
  if (BOOKISH.test(a.fields.type ?? '') && BOOKISH.test(b.fields.type ?? '')) return true;
  return a.years.some((one) => b.years.some((other) => Math.abs(one - other) <= YEARS_APART));
}

/** A notice and the work it is about, a part and the whole it stands in: these may even share an identifier. */
function partOrNotice(a: Source, b: Source): boolean {
  const within = (part: Source, whole: Source): boolean =>
    part.fields.type === 'chapter' && BOOKISH.test(whole.fields.type ?? '') && part.fields['container-title'] !== undefined;
  return (a.isNotice === true) !== (b.isNotice === true) || within(a, b) || within(b, a);
}

/** A review and what it reviews, a dataset and its paper; only where both say what they are. */
function differInKind(a: Source, b: Source): boolean {
  const [one, other] = [a.fields.type ?? '', b.fields.type ?? ''];
  return one !== '' && other !== '' && (REVIEW.test(one) !== REVIEW.test(other) || (one === 'dataset') !== (other === 'dataset'));
}

/** Both bear a DOI, and not the same one: two registrations, which need more than a title to be one work. */
const registeredApart = (a: Described, b: Described): boolean => {
  const isDoi = (key: string): boolean => key.startsWith('doi:');
  return [...a.ids].some(isDoi) && [...b.ids].some(isDoi);
};

/** Whether two lists of authors can be those of one work: the first author shared, or all of several people in another order. */
function sharePeople(a: Described, b: Described): boolean | null {
  const forth = peopleLikeness(a.likened.people, b.likened.people);
  const back = peopleLikeness(b.likened.people, a.likened.people);
  if (forth === null || back === null) return null;
  const several = Math.min(a.likened.people.each.length, b.likened.people.each.length) > 1;
  return Math.max(forth, back) > 0.5 || (several && Math.max(forth, back) === 0.5);
}

/** Whether two records describe one work. */
export function sameWork(a: Described, b: Described): boolean {
  if (partOrNotice(a.source, b.source)) return false;
  const titled = a.likened.titles.length > 0 && b.likened.titles.length > 0;
  if (sharesId(a, b)) {
    // An identifier typed wrong in one record must not glue two works together.
    return !titled || (peopleLikeness(a.likened.people, b.likened.people) ?? 0) > 0 || bestTitle(a.likened.titles, b.likened.titles) >= 0.5;
  }
  if (!titled || differInKind(a.source, b.source) || !sameTitle(a, b) || !yearsAgree(a.source, b.source)) return false;
  const people = sharePeople(a, b);
  const sameYear = a.likened.year !== null && a.likened.year === b.likened.year;
  if (people === null)
    return sameYear && a.likened.venue === b.likened.venue && a.source.fields.type === b.source.fields.type && !registeredApart(a, b);
  if (!people) return false;
  const both = a.source.fields.type === b.source.fields.type;
  if (both && registeredApart(a, b)) {
    if (a.source.fields.type === 'dataset') return false;
    if (a.source.fields.type === 'chapter' && a.likened.venue !== b.likened.venue) return false;
  }
  const telling = a.likened.titles.some((title) => title.length >= TELLING && title.includes(' '));
  return (
    telling ||
    (sameYear && peopleLikeness(a.likened.people, b.likened.people) === 1 && peopleLikeness(b.likened.people, a.likened.people) === 1)
  );
}

/** Groups records that describe one work, in the order in which they first appear. Each joins through any record of a group. */
export function clusterRecords(records: readonly Described[]): readonly (readonly Described[])[] {
  const groups: Described[][] = [];
  for (const record of records) {
    const joined = groups.filter((group) => group.some((other) => sameWork(record, other)));
    const [first, ...rest] = joined;
    if (first === undefined) {
      groups.push([record]);
      continue;
    }
    first.push(record);
    for (const other of rest) {
      first.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups;
}
