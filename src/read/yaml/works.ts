/** One work of Hayagriva or of a CITATION.cff, by the roles that its values play (`read/roles.ts`). */
import type { CslItem } from '../../model/csl.ts';
import { arxivIn } from '../bibtex/identifiers.ts';
import { itemOf, saidOf } from '../roles.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (values: unknown, name: string): unknown => (isValues(values) && Object.hasOwn(values, name) ? values[name] : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]);

/** The words of a value, or of what says how it is to be written: `{value: …, verbatim: true}`. */
function words(value: unknown): string {
  const one = isValues(value) ? own(value, 'value') : value;
  return typeof one === 'string' || typeof one === 'boolean' ? String(one).replace(/\s+/g, ' ').trim().slice(0, 20_000) : '';
}

/** A work, or null where the values describe none. */
const described = (item: CslItem): CslItem | null =>
  item.title === undefined && item.author === undefined && item.DOI === undefined && item.URL === undefined && item.arxiv === undefined
    ? null
    : item;

/** Kinds of Hayagriva by the words of `read/roles.ts`; an article is of the kind that what holds it shows. */
const KINDS: Readonly<Record<string, string>> = {
  chapter: 'chap',
  anthos: 'chap',
  entry: 'encyc',
  web: 'webpage',
  newspaper: 'news',
  legislation: 'statute',
  post: 'blog',
  tweet: 'blog',
  thread: 'blog',
  anthology: 'book',
  reference: 'book',
  repository: 'software',
  audio: 'sound',
  artwork: 'art',
  conference: 'conferencepaper',
  periodical: 'jfull',
};
const KINDS_WITHIN: Readonly<Record<string, string>> = {
  newspaper: 'news',
  blog: 'blog',
  web: 'webpage',
  proceedings: 'cpaper',
  conference: 'cpaper',
  book: 'chap',
  anthology: 'chap',
  reference: 'chap',
};
/** What holds a work that does not say so. */
const WITHIN: Readonly<Record<string, string>> = { article: 'periodical', chapter: 'book', entry: 'reference', anthos: 'anthology' };
/** Works that stand by themselves: what holds them is a series. */
const ALONE = /^(?:book|report|thesis|proceedings|anthology|reference)$/;

const kindOf = (values: unknown): string => words(own(values, 'type')).toLowerCase();

/** "Doe, Janet"; a name without a comma is one that is not parted, which a comma at its end tells. */
function person(value: unknown): string {
  if (!isValues(value)) return words(value).replace(/^[^,]+$/, '$&,');
  const part = (name: string): string => words(own(value, name));
  const family = [part('prefix'), part('name')].filter(Boolean).join(' ');
  const rest = [part('given-name'), part('suffix')].filter(Boolean);
  return rest.length === 0 ? `${family},` : [family, ...rest].join(', ');
}

/** The work that values of Hayagriva describe; null when they describe none. */
export function workOfHayagriva(values: unknown): CslItem | null {
  const parents = listOf(own(values, 'parent'));
  const holder = parents.find((one) => words(own(one, 'title')) !== '') ?? parents[0];
  const kind = kindOf(values);
  const within = kindOf(holder) || (holder === undefined ? '' : (WITHIN[kind] ?? ''));
  const alone = ALONE.test(kind);
  const one = (name: string): string => words(own(values, name));
  /** What may stand at the work or at what holds it. */
  const either = (name: string): string => one(name) || words(own(holder, name));
  const serial = own(values, 'serial-number');
  const numbered = (name: string): string => one(name) || words(own(serial, name));
  const url = own(values, 'url');
  const people = (of: unknown, name: string): string[] => listOf(own(of, name)).map(person);
  const affiliated = listOf(own(values, 'affiliated')).filter((row) => /^translator$/i.test(words(own(row, 'role'))));
  const editors = people(values, 'editor');
  const holding = words(own(holder, 'title'));
  const arxiv = arxivIn(
    words(own(serial, 'arxiv')) ||
      (/arxiv/i.test(`${holding} ${one('publisher')} ${words(url)}`) ? one('serial-number') || words(url) : ''),
  );
  const publisher = (of: unknown): unknown => own(of, 'publisher');
  const named = (value: unknown): string => words(own(value, 'name')) || words(value);
  const item = itemOf(
    saidOf({
      type: [
        kind === 'article' ? (within === '' && arxiv !== null ? 'preprint' : (KINDS_WITHIN[within] ?? 'jour')) : (KINDS[kind] ?? kind),
      ],
      author: people(values, 'author'),
      editor: editors.length > 0 || alone ? editors : people(holder, 'editor'),
      translator: affiliated.flatMap((row) => people(row, 'names')),
      title: [one('title')],
      container: [alone ? '' : holding],
      series: [alone ? holding : words(own(listOf(own(holder, 'parent'))[0], 'title'))],
      volume: [either('volume')],
      issue: [either('issue')],
      pages: [one('page-range')],
      edition: [either('edition')],
      publisher: [named(publisher(values)) || named(publisher(holder)) || (alone ? one('organization') : '')],
      place: [words(own(publisher(values), 'location')) || words(own(publisher(holder), 'location')) || either('location')],
      year: [either('date')],
      genre: [one('genre')],
      language: [one('language')],
      note: [one('note')],
      doi: [numbered('doi')],
      pmid: [numbered('pmid')],
      pmcid: [numbered('pmcid')],
      number: [numbered('isbn'), numbered('issn'), words(own(holder, 'isbn')), words(own(holder, 'issn'))],
      url: [words(url)],
      accessed: [words(own(url, 'date'))],
    }),
  );
  return described(arxiv === null ? item : { ...item, arxiv });
}

/** Kinds of the Citation File Format that `read/roles.ts` calls otherwise. */
const CFF_KINDS: Readonly<Record<string, string>> = {
  art: 'art',
  data: 'dataset',
  database: 'dataset',
  'edited-work': 'editedbook',
  'historical-work': 'book',
  'legal-case': 'case',
  'legal-rule': 'statute',
  'government-document': 'report',
  manual: 'report',
  music: 'sound',
  'sound-recording': 'sound',
  'film-broadcast': 'video',
  slides: 'presentation',
  serial: 'jfull',
};

function cffPerson(value: unknown): string {
  const part = (name: string): string => words(own(value, name));
  const family = [part('name-particle'), part('family-names')].filter(Boolean).join(' ');
  return [family, part('given-names'), part('name-suffix')].filter(Boolean).join(', ');
}

/** The work that a reference of a CITATION.cff describes; null when it describes none. */
export function workOfCff(values: unknown): CslItem | null {
  const one = (name: string): string => words(own(values, name));
  const named = (name: string): string => words(own(own(values, name), 'name')) || one(name);
  const kind = one('type').toLowerCase();
  const talk = /^conference/.test(kind);
  const people = (name: string): readonly unknown[] => listOf(own(values, name));
  const persons = (name: string): string[] => people(name).map(cffPerson);
  const identifier = (type: string): string[] =>
    listOf(own(values, 'identifiers'))
      .filter((row) => words(own(row, 'type')) === type)
      .map((row) => words(own(row, 'value')));
  const month = one('month');
  const item = itemOf(
    saidOf({
      type: [/^software/.test(kind) ? 'software' : one('journal') !== '' && kind === 'generic' ? 'jour' : (CFF_KINDS[kind] ?? kind)],
      author: persons('authors'),
      group: people('authors').map((row) => words(own(row, 'name'))),
      editor: persons('editors'),
      translator: persons('translators'),
      title: [one('title')],
      container: [one('journal') || (talk ? one('collection-title') || named('conference') : ''), one('volume-title')],
      series: [talk ? '' : one('collection-title')],
      volume: [one('volume')],
      issue: [one('issue')],
      first: [one('start')],
      last: [one('end')],
      edition: [one('edition')],
      publisher: [named('publisher') || named('institution')],
      place: [words(own(own(values, 'publisher'), 'city')) || named('location')],
      year: [one('year')],
      date: [
        one('date-published') ||
          one('date-released') ||
          (one('year') !== '' && /^\d{1,2}$/.test(month) ? `${one('year')}-${month.padStart(2, '0')}` : one('issue-date')),
      ],
      genre: [one('thesis-type')],
      'number-of': [one('number')],
      doi: [one('doi'), ...identifier('doi')],
      pmcid: [one('pmcid')],
      number: [one('isbn'), one('issn')],
      url: [one('url') || one('repository-code'), ...identifier('url')],
      accessed: [one('date-accessed')],
    }),
  );
  return described(item);
}
