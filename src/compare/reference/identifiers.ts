/**
 * What became of each cited identifier. A registered identifier is a ruling on which work is meant, and a trap when it names
 * another one; an identifier nobody could be asked about is an open question, never an error.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, IdentifierEvidence, Label, Unread } from '../../model/evidence.ts';
import { identifierName } from '../../model/identifier-name.ts';
import { type Asked, type LookupResult, PART_OF_WORK, type Source } from '../../model/source.ts';
import { identifierWords } from '../../text/identifiers/words.ts';
import { allIdentifierKeys, identifierKeys, statedIdentifiers } from '../../text/keys.ts';
import { inTwoLanguages } from '../../text/title-language.ts';
import { inTwoScripts } from '../../text/transliterated.ts';
import { numberedText, sameNumber, workNumbers } from '../../text/work-numbers.ts';
import { type Byline, compareAuthors, recordedBylines } from './authors.ts';
import { citesPreprint, isPreprint } from './date.ts';
import { isOfSibling } from './sibling-record.ts';
import type { TitleForm } from './title/form.ts';
import { bestTitle, recordedTitles } from './title.ts';
import { goesOnBehindGap, isTorn } from './torn-doi.ts';
import { venueForm } from './venue/form.ts';

/** Below this likeness of titles the record of an identifier is another work. Loose: a hijack is what is sought, not a slip. */
const HIJACK = 0.5;

type Scheme = IdentifierEvidence['scheme'];

/** A cited identifier, with the keys under which records bear it. */
export interface CitedIdentifier {
  readonly scheme: Scheme;
  readonly value: string;
  readonly keys: readonly string[];
}

const SCHEME: Readonly<Record<string, Scheme>> = {
  doi: 'doi',
  arxiv: 'arxiv',
  pmid: 'pmid',
  pmcid: 'pmcid',
  isbn: 'isbn',
  url: 'url',
  acl: 'url',
};

/** The identifiers of a citation, each once; an address of a resolver counts as the identifier it resolves. */
export function citedIdentifiers(reference: Reference): CitedIdentifier[] {
  const out: CitedIdentifier[] = [];
  const seen = new Set<string>();
  for (const { scheme, value } of statedIdentifiers(reference.fields)) {
    const keys = identifierKeys(scheme, value);
    if (keys.length > 0 && keys.every((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    const kind = keys[0]?.slice(0, keys[0].indexOf(':'));
    out.push({ scheme: kind === undefined ? scheme : (SCHEME[kind] ?? scheme), value, keys });
  }
  return out;
}

/** Every key a record bears, its own and those it states for other versions of the work. */
export function keysOf(source: Source): ReadonlySet<string> {
  return new Set([...allIdentifierKeys(source.fields), ...source.sameAs.map((key) => key.toLowerCase())]);
}

const bears = (source: Source, identifier: CitedIdentifier): boolean => {
  const keys = keysOf(source);
  return identifier.keys.some((key) => keys.has(key));
};

/** Answers to the question for this identifier. */
function answers(asked: readonly Asked[], identifier: CitedIdentifier): Asked[] {
  return asked.filter(
    (row) =>
      row.question === 'identifier' &&
      (row.query === identifier.value ||
        identifier.keys.some((key) => key.slice(key.indexOf(':') + 1) === row.query) ||
        identifierKeys(identifier.scheme, row.query).some((key) => identifier.keys.includes(key))),
  );
}

/** DOIs under which deposits of works are filed that have another DOI, or none, where they are published. */
const DEPOSIT = /^doi:10\.(?:48550|5281|6084|2139|31219|31234|31235|21203|20944|1101|26434|36227|13140|17605|7910|5061)\//;

/**
 * Whether a collection of works that holds all there is can answer for an identifier it lacks. It can for the DOI of a
 * publication, which is part of its record; a record seldom lists its preprint, its PubMed numbers or its printings.
 */
const byDoi = (keys: readonly string[]): boolean => keys.some((key) => key.startsWith('doi:')) && !keys.some((key) => DEPOSIT.test(key));

/** Adapters that say they hold every work there is in their scope. */
function holdingAll(asked: readonly Asked[]): ReadonlySet<string> {
  return new Set(asked.filter((row) => row.question === 'work' && row.covers === 'authoritative').map(({ adapter }) => adapter));
}

/** Whether the record an identifier leads to is the cited work: by its title, else by its people. */
function isCited(titles: readonly TitleForm[], byline: Byline | null, source: Source): boolean {
  const title = bestTitle(titles, recordedTitles(source));
  if (title !== null && title.label !== 'not_match') return true;
  const authors = compareAuthors(byline, source, recordedBylines(source)).label;
  if (title === null) return authors !== 'not_match';
  // A title in another script than the cited one tells nothing; the people do, where their names can be compared.
  if (inTwoScripts(titles[0]?.printed ?? '', source.fields.title ?? '')) return authors === 'match' || authors === 'unknown';
  if (authors === 'match' && inTwoLanguages(titles[0]?.printed ?? '', source.fields.title ?? '')) return true;
  return title.score >= HIJACK && (authors === 'match' || authors === 'partial');
}

/**
 * Whether a collection that lacks a DOI can deny it, as far as its records of the cited work tell: not where it holds the work under numbers
 * of other kinds and without a DOI (a PubMed number, an ISBN), nor where it holds the preprint alone and what is cited is the publication.
 */
function mayLack({ candidates }: LookupResult, reference: Reference, titles: readonly TitleForm[]): boolean {
  const published = reference.fields.volume !== undefined && reference.fields['container-title'] !== undefined && !citesPreprint(reference);
  return candidates.some(({ sources }) => {
    if (sources.some(({ fields }) => fields.DOI !== undefined)) return false;
    const numbered = sources.some(({ fields }) => [fields.PMID, fields.PMCID, fields.ISBN].some((number) => number !== undefined));
    if (!numbered && !(published && sources.every(isPreprint))) return false;
    return sources.some((source) => bestTitle(titles, recordedTitles(source))?.label === 'match');
  });
}

/** An ISSN by its form; whether it is one its check digit says. */
const ISSN = /(?<!\d)(\d{4})-(\d{3}[\dx])(?!\d)/i;
function holdsIssn(doi: string): boolean {
  const [, first = '', second = ''] = ISSN.exec(doi) ?? [];
  if (first === '') return false;
  const digits = [...`${first}${second}`].map((digit) => (digit.toLowerCase() === 'x' ? 10 : Number(digit)));
  return digits.reduce((sum, digit, at) => sum + digit * (8 - at), 0) % 11 === 0;
}

/** Whether a DOI is made of the place that is cited, two of its journal's number, year, volume and first page: nobody makes that up by chance. */
function madeOfPlace(doi: string, fields: Reference['fields']): boolean {
  const suffix = doi.slice(doi.indexOf('/') + 1);
  const numbers = new Set(suffix.replace(ISSN, ' ').match(/\d{1,6}/g) ?? []);
  const year = fields.issued?.['date-parts']?.[0]?.[0];
  const parts = [year === undefined ? '' : String(year), fields.volume ?? '', /\d{2,6}/.exec(fields.page ?? '')?.[0] ?? ''];
  const held = parts.filter((part) => part !== '' && numbers.has(part)).length;
  return held + (holdsIssn(suffix) ? 1 : 0) >= 2;
}

/** JSTOR's own DOIs of articles that have their publisher's as well; records name one of the two. */
const REGISTERS_AGAIN = /^10\.2307\/\d{4,10}$/;

/** DOIs that are made of the number of a work of a series: "10.17487/RFC1321". */
const OF_SERIES = /^10\.17487\/(rfc|bcp|std|fyi)0{0,3}(\d{1,5})$/i;

/** The record that states the number of which a DOI is made. */
function numberedBy({ scheme, value }: CitedIdentifier, sources: readonly Source[]): Source | undefined {
  const [, series, number] = scheme === 'doi' ? (OF_SERIES.exec(value) ?? []) : [];
  const [cited] = series === undefined ? [] : workNumbers(`${series.toUpperCase()} ${number ?? ''}`);
  return cited === undefined
    ? undefined
    : sources.find(({ fields }) => workNumbers(numberedText(fields)).some((recorded) => sameNumber(cited, recorded)));
}

const UNTOLD = 'registered, but nobody tells to what work';

/** Whether a record says of what work it is; some agencies tell no more than that an identifier is registered. */
const tellsWork = ({ fields, titles }: Source): boolean =>
  fields.title !== undefined || titles.length > 0 || fields.author !== undefined || fields.editor !== undefined;

/**
 * Who would have told of what work a cited identifier is, and did not: a source that failed, or one that only knows it to be registered.
 * What it would have told may be the very work, so that nobody may call that absent. Addresses are left out: a page is no record.
 */
export function unreadIdentifiers(reference: Reference, { asked }: LookupResult, judged: readonly IdentifierEvidence[]): readonly Unread[] {
  const open = citedIdentifiers(reference).filter(
    ({ scheme, value }) =>
      scheme !== 'url' && judged.some((one) => one.scheme === scheme && one.identifier === value && one.outcome === 'unconfirmed'),
  );
  const unread = open.flatMap((identifier) =>
    answers(asked, identifier).flatMap(({ adapter, lookup }): Unread[] => {
      if (lookup.kind === 'unavailable') return [{ adapter, why: lookup.why }];
      return lookup.kind === 'found' && !lookup.sources.some(tellsWork) ? [{ adapter, why: null }] : [];
    }),
  );
  return [...new Map(unread.map((one) => [`${one.adapter} ${one.why}`, one])).values()];
}

/** Whether what was read as a name is a meeting or a journal before a link, "UAI 2019. paper", and no person; "Ng et al." is one. */
const namesMeeting = (byline: Byline | null): boolean =>
  byline !== null &&
  byline.people.length === 1 &&
  !byline.cut &&
  (/^[A-Z]{3}[A-Z &@-]{0,30}$/.test(byline.printed) || (venueForm(byline.printed)?.known.length ?? 0) > 0);

/** What became of every identifier the citation bears. `titles` and `byline` are the cited ones. */
export function judgeIdentifiers(
  reference: Reference,
  result: LookupResult,
  titles: readonly TitleForm[],
  byline: Byline | null,
): IdentifierEvidence[] {
  const complete = holdingAll(result.asked);
  const sources = result.candidates.flatMap((cluster) => cluster.sources);
  return citedIdentifiers(reference).map((identifier): IdentifierEvidence => {
    const { scheme, value, keys } = identifier;
    const tell = (outcome: IdentifierEvidence['outcome'], why: string, source?: Source): IdentifierEvidence => ({
      identifier: value,
      scheme,
      outcome,
      why,
      ...(source === undefined ? {} : { source: source.id }),
    });
    if (keys.length === 0) return tell('malformed', `no ${identifierName(scheme, value)} can look like this`);
    const rows = answers(result.asked, identifier);
    const told = rows.flatMap(({ lookup }) => (lookup.kind === 'found' ? lookup.sources : []));
    const bearers = [...told, ...sources.filter((source) => bears(source, identifier))];
    const telling = scheme === 'url' ? bearers : bearers.filter(tellsWork);
    const sibling = scheme !== 'url' && telling.some((source) => isOfSibling(reference, titles, byline, source, sources));
    const right = sibling ? undefined : telling.find((source) => isCited(titles, byline, source));
    if (right !== undefined) return tell('same', 'registered to the cited work', right);
    const torn = sibling || scheme !== 'doi' ? undefined : sources.find((source) => isTorn(value, reference.raw, source.fields.DOI));
    if (torn !== undefined && isCited(titles, byline, torn)) return tell('same', 'the rest of it stands behind a gap', torn);
    const numbered = sibling ? undefined : numberedBy(identifier, sources);
    if (numbered !== undefined && isCited(titles, byline, numbered)) return tell('same', 'made of the number of the cited work', numbered);
    const [other] = telling;
    // A page is called many things, and many stand before the one that is meant.
    if (other?.page !== undefined) return tell('unconfirmed', `its page is titled “${other.fields.title ?? 'untitled'}”`, other);
    if (other?.fields.genre === PART_OF_WORK)
      return tell('unconfirmed', 'registered to a part of a work: a figure, a table or a file', other);
    if (other !== undefined && reference.origin === 'text' && titles.length === 0 && namesMeeting(byline))
      return tell('unconfirmed', 'neither a title nor a person is cited with it', other);
    if (other !== undefined) return tell('elsewhere', `its record is titled “${other.fields.title ?? 'untitled'}”`, other);
    if (bearers.length > 0) return tell('unconfirmed', UNTOLD, bearers[0]);
    const home = rows.filter(({ covers, adapter }) => covers === 'authoritative' || (complete.has(adapter) && byDoi(keys)));
    const silent = rows.some(
      ({ lookup, covers }) => lookup.kind === 'unavailable' || (lookup.kind === 'not-asked' && covers === 'authoritative'),
    );
    const absent = home.find(({ lookup }) => lookup.kind === 'absent');
    if (absent !== undefined && absent.covers !== 'authoritative') {
      if (mayLack(result, reference, titles))
        return tell('unconfirmed', 'the collection holds the work without a DOI, and cannot deny one');
      if (
        madeOfPlace(value, reference.fields) &&
        !sources.some((source) => source.fields.DOI !== undefined && bestTitle(titles, recordedTitles(source))?.label === 'match')
      )
        return tell('unconfirmed', 'made of the cited journal, year, volume or page; no registry of DOIs was asked');
      if (REGISTERS_AGAIN.test(value) && sources.some((source) => isCited(titles, byline, source)))
        return tell('unconfirmed', 'JSTOR registers again what others registered; the record of the work bears another DOI');
    }
    if (absent !== undefined && !silent && scheme === 'doi' && goesOnBehindGap(value, reference.raw))
      return tell('unconfirmed', 'what stands behind a gap may be the rest of it');
    if (absent !== undefined && !silent) return tell('unregistered', `${absent.adapter} does not know it`);
    return tell('unconfirmed', rows.length === 0 ? 'nobody was asked about it' : 'no registry that would know it answered');
  });
}

/** Identifiers once each; a DOI means the same however its letters are written. */
const distinct = (all: readonly string[]): string[] =>
  [...new Map([...all].reverse().map((one) => [one.toLowerCase(), one])).values()].reverse();

/** The record of a cluster that bears an identifier, with what it is. */
const bearerIn = (sources: readonly Source[], identifier: CitedIdentifier): Source | undefined =>
  sources.find((source) => bears(source, identifier));

/** The DOI component (any registered identifier counts) against all records of one work. */
export function compareIdentifiers(
  cited: readonly CitedIdentifier[],
  judged: readonly IdentifierEvidence[],
  sources: readonly Source[],
): ComponentEvidence {
  const registered = cited.filter(({ scheme }) => scheme !== 'url');
  const printed = registered.map(({ value }) => value).join(', ') || null;
  const known = distinct(sources.flatMap(({ fields }) => identifierWords(fields) ?? [])).join(', ') || null;
  const tell = (label: Label, score: number | null, source: string | null, why: string): ComponentEvidence => ({
    label,
    cited: printed,
    found: known,
    score,
    source,
    why,
  });
  if (registered.length === 0) return tell('unknown', null, null, 'the citation bears no identifier');
  let match: ComponentEvidence | null = null;
  let wrong: ComponentEvidence | null = null;
  for (const identifier of registered) {
    const bearer = bearerIn(sources, identifier);
    const evidence = judged.find(({ identifier: value, scheme }) => value === identifier.value && scheme === identifier.scheme);
    if (bearer !== undefined) match ??= tell('match', 1, bearer.id, `${identifier.scheme} of this work`);
    else if (evidence?.outcome === 'same')
      match ??= tell('match', 0.9, evidence.source ?? null, 'registered to another record of this work');
    else if (evidence?.outcome === 'elsewhere')
      wrong ??= tell('not_match', 0, evidence.source ?? null, `registered to another work: ${evidence.why}`);
    else if (evidence?.outcome === 'unregistered') wrong ??= tell('not_match', 0, null, evidence.why);
  }
  if (match !== null && wrong !== null)
    return { ...match, label: 'partial', score: 0.5, why: `one identifier agrees, another does not: ${wrong.why}` };
  return match ?? wrong ?? tell('unknown', null, null, 'no registry that would know it answered');
}
