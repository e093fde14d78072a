/**
 * Whose an ORCID iD is: the person's own public record (names, names of other days and scripts, listed works), and on this machine the
 * records of an index that state the iD beside a name. What is public there is what the person chose: a record without a name says
 * nothing, and a work that is not listed may still be theirs. Who cannot be asked is unavailable, which is not the same as unknown.
 */
import { z } from 'zod';
import { messageOf, StetError } from '../../errors.ts';
import type { CslName } from '../../model/csl.ts';
import type { BibliographicIndex, Http, People, PersonAnswer, SharedIndex } from '../../model/ports.ts';
import type { HeldItem, OrcidPerson } from '../../model/source.ts';
import { allIdentifierKeys, identifierKeys } from '../../text/keys.ts';
import { orcidOf } from '../../text/orcid.ts';
import { OrcidWork, OrcidWorks } from '../orcid.ts';
import { named, nameOfLine, nameOfParts } from '../people.ts';
import { type AdapterOptions, eachFitting, fitting, type Reply } from '../reading.ts';

const Value = z.object({ value: z.string().nullish() }).nullish().catch(null);

/** What is used of the section "person" of a record. */
const Person = z.object({
  path: z.string(),
  name: z.object({ 'given-names': Value, 'family-name': Value, 'credit-name': Value }).nullish().catch(null),
  'other-names': z
    .object({ 'other-name': z.array(z.object({ content: z.string().nullish() })).nullish() })
    .nullish()
    .catch(null),
});
const Fault = z.object({ 'error-code': z.union([z.number(), z.string()]) });

/** Names and works kept of one person. */
const [MOST_NAMES, MOST_WORKS] = [40, 5_000];

type Read = { readonly kind: 'found'; readonly names: readonly CslName[] } | { readonly kind: 'absent' | 'malformed' };

/** Each name once. */
function distinct(names: readonly CslName[]): readonly CslName[] {
  const seen = new Set<string>();
  return names
    .filter(({ family, given, literal }) => {
      const key = `${family ?? literal ?? ''}|${given ?? ''}`.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_NAMES);
}

/** Reads a person's names. Only ORCID's own "no such iD" is absence. */
export function readPerson(reply: Reply, orcid: string): Read {
  if (reply.status === 404) return { kind: fitting(Fault, reply.body) === null ? 'malformed' : 'absent' };
  const body = reply.status === 200 ? fitting(Person, reply.body) : null;
  const whose = body === null ? undefined : /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/i.exec(body.path)?.[1]?.toUpperCase();
  // Two records of one person are made one; the old iD then leads to the other record, by a redirect.
  if (body === null || whose === undefined || (whose !== orcid && !reply.url.includes(whose))) return { kind: 'malformed' };
  const { name } = body;
  const main = nameOfParts({ family: name?.['family-name']?.value, given: name?.['given-names']?.value });
  const others = body['other-names']?.['other-name'] ?? [];
  const lines = [name?.['credit-name']?.value, ...others.map(({ content }) => content)].map((line) => nameOfLine(line));
  return { kind: 'found', names: distinct(named([main, ...lines])) };
}

/** Reads the identifiers of a person's works; null when it is no such list. */
export function readWorks(reply: Reply): readonly string[] | null {
  const body = reply.status === 200 ? fitting(OrcidWorks, reply.body) : null;
  const works =
    body === null
      ? null
      : eachFitting(
          OrcidWork,
          body.group.flatMap((group) => group['work-summary']),
        );
  if (works === null) return null;
  const keys = works.flatMap((work) =>
    (work['external-ids']?.['external-id'] ?? []).flatMap((id) => {
      const kind = id['external-id-type'] === 'pmc' ? 'pmcid' : id['external-id-type'];
      if ((id['external-id-relationship'] ?? 'self') !== 'self') return [];
      if (kind !== 'doi' && kind !== 'arxiv' && kind !== 'pmid' && kind !== 'pmcid' && kind !== 'isbn') return [];
      return identifierKeys(kind, id['external-id-value'] ?? '');
    }),
  );
  return [...new Set(keys)].slice(0, MOST_WORKS);
}

/** Asks one page and keeps what was read of it. */
async function ask<Result extends { readonly kind: 'found' | 'absent' | 'malformed' }>(
  http: Http,
  url: string,
  signal: AbortSignal,
  read: (reply: Reply) => Result,
): Promise<{
  readonly read: Result | null;
  readonly lookup: Exclude<PersonAnswer['lookup'], { kind: 'found' }>;
  readonly snapshots: readonly string[];
}> {
  const result = await http.get(url, { signal, judge: (reply) => read(reply).kind });
  if (!result.ok) return { read: null, lookup: result.lookup, snapshots: result.snapshot === undefined ? [] : [result.snapshot] };
  const seen = read(result.reply);
  return {
    read: seen,
    lookup:
      seen.kind === 'absent'
        ? { kind: 'absent' }
        : { kind: 'unavailable', why: 'malformed', detail: 'the reply does not fit what was asked' },
    snapshots: [result.reply.snapshot],
  };
}

/** ORCID's public record as one who knows whose an iD is. */
export function orcidPeople(http: Http, options: AdapterOptions = {}): People {
  const base = options.base ?? 'https://pub.orcid.org';
  return {
    name: 'orcid',
    remote: true,
    async person(orcid, works, signal) {
      const whose = await ask(http, `${base}/v3.0/${orcid}/person`, signal, (reply) => readPerson(reply, orcid));
      if (whose.read?.kind !== 'found') return { lookup: whose.lookup, snapshots: whose.snapshots };
      const { names } = whose.read;
      const person: OrcidPerson = { orcid, names, works: null, by: 'orcid' };
      if (!works) return { lookup: { kind: 'found', person }, snapshots: whose.snapshots };
      const listed = await ask(http, `${base}/v3.0/${orcid}/works`, signal, (reply) => {
        const keys = readWorks(reply);
        return keys === null ? { kind: 'malformed' as const, keys: [] } : { kind: 'found' as const, keys };
      });
      const snapshots = [...whose.snapshots, ...listed.snapshots];
      if (listed.read?.kind !== 'found') return { lookup: listed.lookup, snapshots };
      return { lookup: { kind: 'found', person: { ...person, works: listed.read.keys } }, snapshots };
    },
  };
}

/** An index as one who knows under which names an iD stands in records. It never says that there is no such person. */
export function recordedPeople(index: Pick<BibliographicIndex | SharedIndex, 'manifest' | 'byOrcid'>): People {
  return {
    name: `local/${index.manifest.name}`,
    remote: false,
    async person(orcid) {
      let items: readonly HeldItem[];
      try {
        items = (await index.byOrcid?.(orcid)) ?? [];
      } catch (thrown) {
        if (!(thrown instanceof StetError) || thrown.code !== 'store-failed') throw thrown;
        return { lookup: { kind: 'unavailable', why: 'network', detail: messageOf(thrown) }, snapshots: [] };
      }
      const names = items.flatMap(({ author = [], editor = [] }) => [...author, ...editor].filter(({ ORCID }) => orcidOf(ORCID) === orcid));
      if (names.length === 0) return { lookup: { kind: 'not-asked', why: 'not-covered' }, snapshots: [] };
      const works = [...new Set(items.flatMap((item) => allIdentifierKeys(item)))];
      const person: OrcidPerson = { orcid, names: distinct(names.map(({ ORCID: _, ...name }) => name)), works, by: 'records' };
      return { lookup: { kind: 'found', person }, snapshots: [] };
    },
  };
}
