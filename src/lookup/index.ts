/**
 * Looks a reference up: asks the sources and gathers what they hold. A cited identifier is asked first, for it is a ruling
 * (its registry knows what it names) and a trap (it may name another work), so the search by description follows whatever it
 * gave. Sources on this machine answer first; others are asked only for what is still open. Every question and answer is kept,
 * and so is every question that was not asked, with the reason. A source that fails is an answer like another.
 */
import { messageOf } from '../errors.ts';
import type { Reference } from '../model/cited.ts';
import type { CslItem } from '../model/csl.ts';
import type { Answer, Query, Run, SourceAdapter } from '../model/ports.ts';
import type { Asked, Cluster, Coverage, Lookup, LookupResult } from '../model/source.ts';
import { normalizeArxiv } from '../text/identifiers.ts';
import { identifierKeys, statedIdentifiers } from '../text/keys.ts';
import { bestTitle, likened, peopleLikeness } from '../text/likeness.ts';
import { titleParts } from '../text/title-parts.ts';
import { statedNumber, workNumbers } from '../text/work-numbers.ts';
import { candidates } from './candidates.ts';

/** Title and people as like as this need no further source. */
const TITLE_SETTLED = 0.97;
const PEOPLE_SETTLED = 0.75;

const RANK: Readonly<Record<Coverage, number>> = { authoritative: 0, broad: 1, no: 2 };

/** What looking up needs to know of a reference. */
export type Sought = Pick<Reference, 'route' | 'raw' | 'origin' | 'fields'>;

/**
 * Asks the run's sources about one reference. Takes the reference and the world of the run; gives all that was asked and at
 * most five candidates, best first (more only when more are reached by cited identifiers). Never throws for what a source
 * does; the same answers give the same result in the same order.
 */
export async function lookup(reference: Sought, run: Pick<Run, 'adapters' | 'signal'>): Promise<LookupResult> {
  if (reference.route === 'uncheckable') return { asked: [], candidates: [] };
  const { fields } = reference;
  const local = run.adapters.filter((adapter) => !adapter.remote);
  const remote = run.adapters.filter((adapter) => adapter.remote);
  const asked: Asked[] = [];
  for (const query of identifierQueries(fields)) {
    const near = await askAll(local, fields, query, run.signal);
    asked.push(...near, ...(await askUntilFound(remote, fields, query, near.some(isFound), run.signal)));
  }
  const work: Query = { question: 'work', fields };
  if (!describes(fields)) {
    for (const adapter of run.adapters) asked.push(notAsked(adapter, fields, work, 'no-query'));
    return { asked, candidates: candidates(fields, asked) };
  }
  asked.push(...(await askAll(local, fields, work, run.signal)));
  let soFar = candidates(fields, asked);
  // A title that is filed under one of its parts: the original, the translation, the main title.
  for (const part of plausible(fields, soFar) ? [] : titleParts(fields.title ?? '')) {
    const other = { ...fields, title: part };
    asked.push(...(await askAll(local, other, { question: 'work', fields: other }, run.signal)));
    soFar = candidates(fields, asked);
    if (plausible(other, soFar)) break;
  }
  const printed = asPrinted(reference);
  if (printed !== null && !plausible(fields, soFar)) {
    asked.push(...(await askAll(local, printed, { question: 'work', fields: printed }, run.signal)));
    soFar = candidates(fields, asked, printed.title);
  }
  if (remote.length === 0) return { asked, candidates: soFar };
  if (settled(fields, soFar)) {
    for (const adapter of remote) asked.push(notAsked(adapter, fields, work, 'already-settled'));
    return { asked, candidates: soFar };
  }
  asked.push(...(await askAll(remote, fields, work, run.signal)));
  return { asked, candidates: candidates(fields, asked, printed?.title) };
}

/** Whether there is anything to search by besides identifiers. */
function describes(fields: CslItem): boolean {
  return (
    fields.title !== undefined ||
    (fields.author?.length ?? 0) > 0 ||
    (fields.editor?.length ?? 0) > 0 ||
    workNumbers(statedNumber(fields)).length > 0
  );
}

/** Title likeness below which the parsing of the title is in doubt. */
const TITLE_PLAUSIBLE = 0.8;
const MOST_PRINTED = 600;

/**
 * The whole reference as a description, for when its parts may have been taken apart wrongly: what is searched for then is a
 * record whose title stands somewhere in the printed line. Null for entries whose parts the file itself states.
 */
function asPrinted({ raw, fields, origin }: Sought): (CslItem & { readonly title: string }) | null {
  if (origin === 'entry' || raw.length < 20 || raw === fields.title) return null;
  const { author: _a, editor: _e, title: _t, 'title-short': _s, 'original-title': _o, ...rest } = fields;
  return { ...rest, title: raw.slice(0, MOST_PRINTED) };
}

/** Whether any candidate's title is near the cited one. */
function plausible(fields: CslItem, found: readonly Cluster[]): boolean {
  const { titles } = likened(fields);
  return found.some(({ sources }) => sources.some((source) => bestTitle(titles, likened(source.fields).titles) >= TITLE_PLAUSIBLE));
}

/**
 * An identifier as it is asked for: in its bare form, an arXiv number with the version that is cited, and what keys leave out of an
 * address (its scheme) with it, since whoever fetches the page needs it.
 */
function asAsked(scheme: Asking['scheme'], bare: string, printed: string, fields: CslItem): string {
  if (scheme === 'url') return /^[a-z][a-z\d+.-]{1,20}:/i.test(printed.trim()) ? printed.trim() : `https://${printed.trim()}`;
  if (scheme === 'isbn') return printed;
  if (scheme !== 'arxiv') return bare;
  const version = [printed, fields.arxiv ?? '']
    .map((form) => normalizeArxiv(form))
    .find((one) => one?.id === bare && one.version !== undefined);
  return version?.version === undefined ? bare : `${bare}v${version.version}`;
}

type Asking = Extract<Query, { readonly question: 'identifier' }>;

/** One question for each identifier the citation bears; two forms of one identifier are one question. */
function identifierQueries(fields: CslItem): readonly Query[] {
  const seen = new Set<string>();
  const out: Query[] = [];
  for (const { scheme, value } of statedIdentifiers(fields)) {
    const keys = identifierKeys(scheme, value);
    if (keys.length === 0 || keys.every((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    const [key = ''] = keys;
    const at = key.indexOf(':');
    const kind = key.slice(0, at);
    const normal = kind === 'doi' || kind === 'arxiv' || kind === 'pmid' || kind === 'pmcid' ? kind : scheme;
    out.push({ question: 'identifier', scheme: normal, value: asAsked(normal, key.slice(at + 1), value, fields) });
  }
  return out;
}

const isFound = ({ lookup: answer }: Asked): boolean => answer.kind === 'found';

function toAsked(adapter: SourceAdapter, fields: CslItem, query: Query, answer: Answer): Asked {
  return {
    adapter: adapter.name,
    question: query.question,
    query: query.question === 'identifier' ? query.value : (query.fields.title ?? ''),
    covers: adapter.covers(fields, query),
    lookup: answer.lookup,
    snapshots: answer.snapshots,
  };
}

function notAsked(
  adapter: SourceAdapter,
  fields: CslItem,
  query: Query,
  why: Extract<Lookup, { readonly kind: 'not-asked' }>['why'],
): Asked {
  return toAsked(adapter, fields, query, { lookup: { kind: 'not-asked', why }, snapshots: [] });
}

/** Asks one source; whatever it does becomes a value. */
async function ask(adapter: SourceAdapter, fields: CslItem, query: Query, signal: AbortSignal): Promise<Asked> {
  if (signal.aborted) return toAsked(adapter, fields, query, { lookup: { kind: 'unavailable', why: 'deadline' }, snapshots: [] });
  try {
    return toAsked(adapter, fields, query, await adapter.find(query, signal));
  } catch (thrown) {
    const why = signal.aborted ? 'deadline' : 'malformed';
    return toAsked(adapter, fields, query, { lookup: { kind: 'unavailable', why, detail: messageOf(thrown) }, snapshots: [] });
  }
}

/** Asks sources side by side; answers stand in the order of the sources. */
async function askAll(adapters: readonly SourceAdapter[], fields: CslItem, query: Query, signal: AbortSignal): Promise<readonly Asked[]> {
  return Promise.all(adapters.map((adapter) => ask(adapter, fields, query, signal)));
}

/** Asks sources one after the other, those that cover the question best first, until one has found it. */
async function askUntilFound(
  adapters: readonly SourceAdapter[],
  fields: CslItem,
  query: Query,
  known: boolean,
  signal: AbortSignal,
): Promise<readonly Asked[]> {
  const order = adapters.map((adapter, i) => ({ adapter, i, rank: RANK[adapter.covers(fields, query)] }));
  order.sort((a, b) => a.rank - b.rank || a.i - b.i);
  const out: Asked[] = [];
  let found = known;
  for (const { adapter } of order) {
    const answer = found ? notAsked(adapter, fields, query, 'already-settled') : await ask(adapter, fields, query, signal);
    found ||= isFound(answer);
    out.push(answer);
  }
  return out;
}

/** Whether a candidate is so like the citation that no further source can change what is known of it. */
function settled(fields: CslItem, found: readonly Cluster[]): boolean {
  const [best] = found;
  if (best === undefined) return false;
  const cited = likened(fields);
  return best.sources.some((source) => {
    const held = likened(source.fields);
    const people = peopleLikeness(cited.people, held.people);
    const year = cited.year === null || source.years.some((one) => one === cited.year);
    return bestTitle(cited.titles, held.titles) >= TITLE_SETTLED && (people ?? 0) >= PEOPLE_SETTLED && year;
  });
}
