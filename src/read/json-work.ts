/**
 * A work in JSON that is no CSL-JSON: what programs and language models write where they are asked for references as data
 * (`{"title": …, "authors": ["Smith, J."], "journal": …, "year": 2019}`). Its names of things are the heads of a table (`text/column-heads.ts`).
 */
import type { CslItem } from '../model/csl.ts';
import { partsOfHead } from '../text/column-heads.ts';
import { cslItem } from './csl/item.ts';
import { itemOf } from './roles.ts';
import { peopleGiven } from './sheet/people.ts';
import { ROLES } from './sheet/works.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: Values, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** Most values of an item that are looked at, and most people. */
const MOST = 200;
const MOST_PEOPLE = 5_000;
const LONGEST = 20_000;

/** Values that hold identifiers by their names. */
const HOLDS_IDENTIFIERS = /^(?:external|identifiers?|ids)/i;

/** "publicationTitle", "journal_title": as a head says it. */
const headOf = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ');

function partOf(name: string): string | undefined {
  if (/^(?:book|proceedings) title$|^container$/i.test(headOf(name))) return 'container';
  const [part] = [name, name.replace(/_/g, ' '), headOf(name)].flatMap((head) => partsOfHead(head));
  if (part !== undefined) return ROLES[part];
  return /^(?:creators|writers|contributors)$/i.test(name)
    ? 'author'
    : /^(?:book ?title|container)$/i.test(headOf(name))
      ? 'container'
      : undefined;
}

/** Of a person the name, family name first where the two are told apart. */
function personOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isValues(value)) return '';
  const one = (...names: readonly string[]): string => {
    const found = names.map((name) => own(value, name)).find((word) => typeof word === 'string' && word.trim() !== '');
    return typeof found === 'string' ? found.trim() : '';
  };
  // Zotero has editors and translators in one list with the authors.
  if (!/^(?:author)?$/i.test(one('creatorType'))) return '';
  const family = one('family', 'last', 'lastName', 'last_name', 'lastname', 'familyName', 'family_name', 'surname');
  const given = one('given', 'first', 'firstName', 'first_name', 'firstname', 'givenName', 'given_name', 'forename', 'initials');
  if (family !== '') return given === '' ? family : `${family}, ${given}`;
  return one('name', 'fullName', 'full_name', 'display_name', 'literal');
}

/** The words of a value; of a list of people one each, of any other list its first. */
function wordsOf(value: unknown, role: string): string[] {
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (typeof value === 'string') return [value.slice(0, LONGEST).replace(/\s+/g, ' ').trim()];
  if (/^(?:author|editor)/.test(role)) return (Array.isArray(value) ? value : [value]).slice(0, MOST_PEOPLE).map(personOf);
  if (Array.isArray(value)) return wordsOf(value[0], role);
  return isValues(value) ? wordsOf(own(value, 'name') ?? own(value, 'title') ?? own(value, 'raw') ?? '', role) : [];
}

/** What the item says, by roles; the first value of a role counts. */
function saidBy(value: Values): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, readonly string[]>();
  const tell = (name: string, given: unknown): void => {
    const role = partOf(name);
    const words = role === undefined ? [] : wordsOf(given, role).filter((word) => word !== '');
    if (role !== undefined && words.length > 0 && !said.has(role)) said.set(role, words);
  };
  for (const [name, given] of Object.entries(value).slice(0, MOST)) {
    if (isValues(given) && HOLDS_IDENTIFIERS.test(name)) for (const [inner, one] of Object.entries(given).slice(0, MOST)) tell(inner, one);
    else tell(name, given);
  }
  return said;
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
  return cslItem({ title: made.title, author: made.author, DOI: made.DOI, PMID: made.PMID, URL: made.URL }) === null
    ? item
    : { ...made, ...(kind === undefined ? {} : { type: kind }) };
}

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
