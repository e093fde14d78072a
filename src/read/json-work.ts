/**
 * A work in JSON that is no CSL-JSON: what programs and language models write where they are asked for references as data
 * (`{"title": …, "authors": ["Smith, J."], "journal": …, "year": 2019}`). Its names of things are the heads of a table (`text/column-heads.ts`).
 */
import type { CslItem } from '../model/csl.ts';
import { partsOfHead } from '../text/column-heads.ts';
import { cslItem } from './csl/item.ts';
import { isKind, itemOf } from './roles.ts';
import { peopleGiven } from './sheet/people.ts';
import { ROLES } from './sheet/works.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: Values, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** Most values of an item that are looked at, and most people. */
const MOST = 200;
const MOST_PEOPLE = 5_000;
const LONGEST = 20_000;

/** Values that hold identifiers by their names, or one each in a list: `[{"type": "doi", "id": "10.1000/x"}]`. */
const HOLDS_IDENTIFIERS = /^(?:external|identifiers?$|ids$|articleids$|external_?ids$)/i;
/** Values that hold some of the parts of a work, as registries lay them out. */
const HOLDS_PARTS = /^(?:attributes|metadata|info|biblio|imprint|journalInfo|publication_?info|published|primary_location|types|dates?)$/i;
/** What holds the work, whose own name is that of the container. */
const HOLDS_WORK = /^(?:journal|source|venue|isPartOf|host|container|periodical)$/i;
const NAMED = /^(?:name|title|display_?name)$/i;
/** Kinds of schema.org whose name is the title of a work. */
const NAMED_WORK = /article|book|chapter|thesis|report|dataset|creativework|publicationissue|preprint/i;
/** Names that are those of no column. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:creators?|writers|contributors|authorships|author_?string)$/i, 'author'],
  [
    /^(?:book|proceedings|website|blog|encyclopedia|dictionary|forum|program|container)_?title$|^(?:container|conference_?name|repository_?name)$/i,
    'container',
  ],
  [/^(?:full_?journal(?:_?name)?|journal_?full)$/i, 'container'],
  [/^(?:university|institution|repository)$/i, 'publisher'],
  [/^report_?number$/i, 'number-of'],
  [/^archive_?id$/i, 'url'],
  [/^headline$/i, 'title'],
  [/^resource_?type_?general$/i, 'type'],
];

/** "publicationTitle", "journal_title": as a head says it. */
const headOf = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ');

function partOf(name: string): string | undefined {
  const other = OTHER_NAMES.find(([names]) => names.test(name));
  if (other !== undefined) return other[1];
  const [part] = [name, headOf(name)].flatMap((head) => partsOfHead(head));
  return part === undefined ? undefined : ROLES[part];
}

/** The first of these members that holds words. */
function oneOf(value: Values, ...names: readonly string[]): string {
  const found = names.map((name) => own(value, name)).find((word) => typeof word === 'string' && word.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
}

/** Of a person the name, family name first where the two are told apart. A body ends in a comma, as tagged files write it. */
function personOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isValues(value)) return '';
  const inner = own(value, 'author');
  if (isValues(inner)) return personOf(inner);
  const one = (...names: readonly string[]): string => oneOf(value, ...names);
  const family = one('family', 'last', 'lastName', 'last_name', 'lastname', 'familyName', 'family_name', 'surname');
  const given = one('given', 'first', 'firstName', 'first_name', 'firstname', 'givenName', 'given_name', 'forename', 'initials');
  if (family !== '') return given === '' ? family : `${family}, ${given}`;
  return one('name', 'fullName', 'full_name', 'display_name', 'literal', 'collective', 'text', 'raw_author_name');
}

/** Zotero has editors and translators in one list with the authors. */
const roleOfPerson = (value: unknown): string => (isValues(value) ? oneOf(value, 'creatorType').toLowerCase() : '') || 'author';

/** The words of a value; of a list of people one each, of any other list its first. */
function wordsOf(value: unknown, role: string): string[] {
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (typeof value === 'string') return [value.slice(0, LONGEST).replace(/\s+/g, ' ').trim()];
  if (/^(?:author|editor)/.test(role)) {
    // dblp has the people of a list below the list's own name.
    const list = isValues(value) && Array.isArray(own(value, 'author')) ? own(value, 'author') : value;
    return (Array.isArray(list) ? list : [list]).slice(0, MOST_PEOPLE).map(personOf);
  }
  if (Array.isArray(value)) return wordsOf(value[0], role);
  return isValues(value)
    ? wordsOf(own(value, 'name') ?? own(value, 'title') ?? own(value, 'display_name') ?? own(value, 'raw') ?? '', role)
    : [];
}

/** How deep parts of a work are looked for in values that hold some. */
const DEEPEST_PARTS = 4;

/** Gathers what an item says, by roles; the first value of a role counts. */
class Saying {
  readonly said = new Map<string, readonly string[]>();
  /** How well the name under which the container was found tells one: "source" may be a database, "fulljournalname" is not cut. */
  private told = 0;

  private tell(role: string | undefined, given: unknown, name = ''): void {
    const better = role === 'container' ? (/full/i.test(name) ? 3 : name === 'source' && typeof given === 'string' ? 1 : 2) : 0;
    if (role === undefined || (this.said.has(role) && !(better > this.told && this.told > 0))) return;
    const words = wordsOf(given, role).filter((word) => word !== '');
    // "dois", "item": what says nothing of the kind.
    if (words.length === 0 || (role === 'type' && !isKind(words[0] ?? ''))) return;
    if (role === 'container') this.told = better;
    this.said.set(role, role === 'pmid' ? words.map((word) => word.replace(/^https?:\/\/\S{1,60}\/(?=\d)/, '')) : words);
  }

  /** Takes the members of an object. Within what holds the work a name is the container's. */
  take(value: Values, within = false, depth = 0): void {
    const named = NAMED_WORK.test(wordsOf(own(value, '@type'), 'type')[0] ?? '');
    for (const [name, given] of Object.entries(value).slice(0, MOST)) {
      const plain = name.replace(/^@/, '');
      if (HOLDS_IDENTIFIERS.test(plain) && typeof given !== 'string') this.identifiers(given);
      else if (plain === 'creators' && Array.isArray(given)) this.creators(given);
      else if (HOLDS_PARTS.test(plain) && isValues(given) && depth < DEEPEST_PARTS) this.take(given, within, depth + 1);
      else if (within && NAMED.test(plain)) this.tell('container', given);
      else if (within && /^(?:authors?|editors?|year|date\w{0,12}|url|id|type)$/i.test(plain)) continue;
      else if (named && !within && plain === 'name' && own(value, 'headline') === undefined) this.tell('title', given);
      else if (plain === 'id' && name !== plain) this.tell('url', given);
      else {
        if (HOLDS_WORK.test(plain) && isValues(given) && depth < DEEPEST_PARTS) this.take(given, true, depth + 1);
        this.tell(partOf(plain), given, plain);
      }
    }
  }

  private creators(list: readonly unknown[]): void {
    for (const role of ['author', 'editor', 'translator'])
      this.tell(
        role,
        list.filter((one) => roleOfPerson(one) === role),
      );
  }

  /** `{"doi": "10.1000/x"}`, or a list of such with the scheme beside it. */
  private identifiers(given: unknown): void {
    if (isValues(given)) for (const [name, one] of Object.entries(given).slice(0, MOST)) this.tell(partOf(name), one);
    for (const row of Array.isArray(given) ? given.slice(0, MOST) : [])
      if (isValues(row)) {
        const scheme = oneOf(row, 'type', 'idtype', 'scheme', 'identifierType', 'propertyID');
        this.tell(partOf(scheme === 'pubmed' ? 'pmid' : scheme), oneOf(row, 'value', 'id', 'identifier'));
      }
  }
}

function saidBy(value: Values): ReadonlyMap<string, readonly string[]> {
  const saying = new Saying();
  saying.take(value);
  return saying.said;
}

/** What only CSL-JSON calls so. */
const isCsl = (value: Values): boolean =>
  Object.hasOwn(value, 'issued') ||
  Object.hasOwn(value, 'container-title') ||
  (Array.isArray(value.author) &&
    value.author.some((one) => isValues(one) && (Object.hasOwn(one, 'family') || Object.hasOwn(one, 'literal'))));

/**
 * Reads an item of JSON as a work, by the names of CSL-JSON or by those that people and programs use for the same.
 *
 * @param given - Unchecked JSON.
 * @returns The work; null when the value is no object or describes none.
 */
export function jsonWork(given: unknown): CslItem | null {
  // Zotero's programs hand out an item with its values apart.
  const inner = isValues(given) && isValues(own(given, 'data')) && own(given, 'title') === undefined ? own(given, 'data') : undefined;
  const value = inner ?? given;
  const item = cslItem(value);
  if (!isValues(value) || isCsl(value)) return item;
  const { type, ...other } = itemOf(saidBy(value), peopleGiven);
  const { author, type: named, ...rest } = item ?? {};
  const made: CslItem = { ...other, ...rest, ...(other.author === undefined && author !== undefined ? { author } : {}) };
  // A kind that nobody named is not guessed: data of any sort has titles.
  const kind = type === 'document' ? named : type;
  // Of settings and packages an author is known as well.
  if (cslItem({ title: made.title, DOI: made.DOI, PMID: made.PMID, URL: made.URL }) === null) return namesWork(item) ? item : null;
  return { ...made, ...(kind === undefined ? {} : { type: kind }) };
}

/** Whether more is known of a work than who made it. */
const namesWork = (item: CslItem | null): boolean =>
  item !== null && Object.keys(item).some((name) => !/^(?:id|type|author|version|abstract|note|language)$/.test(name));

/** Whether an item names a work and who made it, where it appeared or its number: enough to tell one among data of any sort. */
export const isWhole = (item: CslItem | null): boolean =>
  item?.title !== undefined &&
  [item.author, item.editor, item['container-title'], item.DOI, item.PMID, item.arxiv].some((part) => part !== undefined);

/** The printed reference that an item holds in place of a work's parts, `{"id": 1, "citation": "Shannon, C. E. (1948). …"}`; null when there is none. */
export function printedIn(value: unknown): { readonly raw: string; readonly id: string | undefined } | null {
  if (!isValues(value)) return null;
  const raw =
    own(value, 'raw') ??
    Object.entries(value)
      .slice(0, MOST)
      .find(([name, words]) => partOf(name) === 'printed' && typeof words === 'string' && words.length >= 20)?.[1];
  if (typeof raw !== 'string' || raw.trim() === '') return null;
  const id = own(value, 'id');
  return { raw, id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined };
}
