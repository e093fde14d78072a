/**
 * The local bibliographic index as a source. What it holds it answers at once and offline. What it does not hold means
 * something only for an index whose builder declared it complete: then it is authoritative for works. For identifiers it is
 * never a registry: a record may lack an identifier that exists, so that an identifier it does not know stays an open question.
 */

import { messageOf, StetError } from '../errors.ts';
import type { CslItem, CslName } from '../model/csl.ts';
import { takenBack, titleOfNotice } from '../model/notice-words.ts';
import type { BibliographicIndex, IndexManifest, Query, SharedIndex, SourceAdapter } from '../model/ports.ts';
import type { HeldItem, Source } from '../model/source.ts';
import { allIdentifierKeys, titleKey, yearOf } from '../text/keys.ts';
import { withinScope } from './scope.ts';

/** Records handed on for one description: enough for five works with several records each. */
const MOST_FOUND = 16;
const AND_OTHERS = /^(?:et\.?\s?al\.?|and others|others|u\.\s?a\.)$/i;
/** Identifiers that name one work; books share an ISBN with their chapters, and pages an address. */
const OF_ONE_WORK = /^(?:doi|arxiv|pmid|pmcid|acl):/;

const isOthers = (name: CslName): boolean => AND_OTHERS.test(`${name.family ?? ''}${name.literal ?? ''}`.trim());

function otherTitles(item: CslItem): readonly string[] {
  const { 'title-short': short, 'original-title': original } = item;
  if (short === undefined && original === undefined) return [];
  const main = titleKey(item.title ?? '');
  return [short, original].filter((title) => title !== undefined && titleKey(title) !== main) as string[];
}

/** Every year a record states, ascending, each once. */
export function yearsOf(item: HeldItem): readonly number[] {
  if (item.years !== undefined) return [...new Set(item.years)].sort((a, b) => a - b);
  const years = [item.issued, item['original-date']].flatMap((date) => {
    const parts = (date?.['date-parts'] ?? []).map((part) => part[0]).filter((year) => year !== undefined && Number.isInteger(year));
    if (parts.length > 0) return parts as number[];
    const printed = /\b(?:1[5-9]|20)\d\d\b/.exec(`${date?.raw ?? ''} ${date?.literal ?? ''}`)?.[0];
    return printed === undefined ? [] : [Number(printed)];
  });
  return [...new Set(years)].sort((a, b) => a - b);
}

/** The description of a held item: the item itself where it says nothing beside it, for what is remembered of items goes by them. */
function described(item: HeldItem): CslItem {
  if (
    item.notices === undefined &&
    item['is-notice'] === undefined &&
    item['notice-about'] === undefined &&
    item.years === undefined &&
    item['same-as'] === undefined &&
    item.related === undefined
  )
    return item;
  const { notices: _n, 'is-notice': _i, 'notice-about': _a, years: _y, 'same-as': _s, related: _r, ...fields } = item;
  return fields;
}

/** A record of a local index as a source. */
export function sourceOf(held: HeldItem, adapter: string): Source {
  const item = described(held);
  const authors = item.author?.filter((name) => !isOthers(name));
  const complete = item['et-al'] !== true && authors?.length === item.author?.length;
  // IEEE puts "Notice of Retraction: " before the title of the work itself.
  const notice = held['is-notice'] === true || (titleOfNotice(item.title ?? '') && takenBack(item.title ?? '') === null);
  return {
    id: `${adapter}:${item.id ?? titleKey(item.title ?? '')}`,
    adapter,
    fields: complete || authors === undefined ? item : { ...item, author: authors },
    titles: otherTitles(item),
    years: yearsOf(held),
    authorsComplete: complete,
    notices: held.notices ?? [],
    ...(held.related === undefined ? {} : { related: held.related }),
    ...(notice ? { isNotice: true } : {}),
    sameAs: [...allIdentifierKeys(item), ...(held['same-as'] ?? [])].filter((key) => OF_ONE_WORK.test(key)),
    snapshot: null,
  };
}

/**
 * Whether an index that lacks a work of this year says by that that there is none: it was declared complete, and to the end of that
 * year at least; one that does not say to when, to the year it was built in. Of a work without a year nobody knows whether it is later.
 */
export function speaksFor({ complete, until, builtAt }: IndexManifest, year: number | null): boolean {
  if (!complete) return false;
  if (until === undefined) return year === null || year <= (Number(builtAt.slice(0, 4)) || year);
  const wholeYear = /^\d{4}(?:-12(?:-31)?)?$/.test(until);
  return year !== null && year <= Number(until.slice(0, 4)) - (wholeYear ? 0 : 1);
}

/**
 * Makes an index a source adapter, named `local/` and the index's name. Asked like a source on this machine, also when it lies in a
 * database of one's own; a database that cannot be asked is unavailable. Holds nothing of its own, so closing the index is the
 * caller's business.
 */
export function localIndex(index: BibliographicIndex | SharedIndex): SourceAdapter {
  const name = `local/${index.manifest.name}`;
  // An index gives a record that it remembers as the same object.
  const sources = new WeakMap<HeldItem, Source>();
  const sourceFor = (item: HeldItem): Source => {
    let known = sources.get(item);
    if (known === undefined) {
      known = sourceOf(item, name);
      sources.set(item, known);
    }
    return known;
  };
  // Many works state one address (a front page, a catalogue), so that an index is not asked what an address names.
  const items = async (query: Query): Promise<readonly HeldItem[]> =>
    query.question === 'identifier' && query.scheme === 'url'
      ? []
      : query.question === 'identifier'
        ? index.byIdentifier(query.scheme, query.value)
        : index.search(query.fields, MOST_FOUND);
  return {
    name,
    remote: false,
    covers: (fields, query) =>
      query.question === 'work' && speaksFor(index.manifest, yearOf(fields)) && withinScope(index.manifest.scope, fields)
        ? 'authoritative'
        : 'no',
    async find(query, signal) {
      if (signal.aborted) return { lookup: { kind: 'unavailable', why: 'deadline' }, snapshots: [] };
      let found: readonly HeldItem[];
      try {
        found = await items(query);
      } catch (thrown) {
        if (!(thrown instanceof StetError) || thrown.code !== 'store-failed') throw thrown;
        return { lookup: { kind: 'unavailable', why: 'network', detail: messageOf(thrown) }, snapshots: [] };
      }
      return {
        lookup: found.length === 0 ? { kind: 'absent' } : { kind: 'found', sources: found.map(sourceFor) },
        snapshots: [],
      };
    },
  };
}
