/**
 * The editorial history that an index holds, and who else wrote about a work. A work's own record may tell it (Crossref's `updated-by`, PubMed's comments); often only
 * the notice tells which work it is about (`update-to`), so notices are filed under the works they are about, and what they say is
 * given with the work; so are comments, replies and reviews, whose own records say of what. A notice is never taken for the history
 * of itself. A comment whose title says that it repeats the work is told as a replication.
 */
import type { BibliographicIndex } from '../../model/ports.ts';
import { type HeldItem, type Notice, RELATIONS, type Related, type Relation, SPOKEN_OF } from '../../model/source.ts';
import { normalizeDoi, normalizePmid } from '../../text/identifiers.ts';
import { timeline } from '../integrity/rows.ts';
import { workOfDoi } from '../integrity.ts';

const KINDS: ReadonlySet<string> = new Set<Notice['kind']>([
  'retracted',
  'expression-of-concern',
  'corrected',
  'reinstated',
  'superseded-preprint',
]);
/** Notices of one record; a notice about more works than this is a list of works. */
const MOST = 200;
/** Of the records that a search finds, those whose history is looked up: it matters only for the work itself. */
const FIRST = 5;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const short = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined);

/** A notice of unknown shape as one, or null. */
export function cleanNotice(value: unknown): (Notice & { readonly about?: string }) | null {
  if (!isRecord(value) || typeof value.kind !== 'string' || !KINDS.has(value.kind)) return null;
  const [date, doi, url, reason, about] = [value.date, value.doi, value.url, value.reason, value.about].map(short);
  return {
    kind: value.kind as Notice['kind'],
    ...(date !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(date) ? { date } : {}),
    ...(doi === undefined ? {} : { doi }),
    ...(url === undefined ? {} : { url }),
    from: short(value.from) ?? 'index',
    ...(reason === undefined ? {} : { reason }),
    ...(about === undefined ? {} : { about }),
  };
}

/** The notices of a list of unknown shape. */
export const cleanNotices = (value: unknown): readonly (Notice & { readonly about?: string })[] =>
  Array.isArray(value) ? value.slice(0, MOST).flatMap((one) => cleanNotice(one) ?? []) : [];

const KNOWN: ReadonlySet<string> = new Set(RELATIONS);
/** Titles of publications that repeat a study. */
const REPEATS = /\b(?:replicat(?:e|ed|es|ing|ion|ions)|reproduc(?:e|ed|ing|ibility) of|re-?analys[ei]s of)\b/i;

/** The related publications of a list of unknown shape. */
export function cleanRelated(value: unknown): readonly Related[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST).flatMap((one: unknown): Related[] => {
    if (!isRecord(one) || typeof one.relation !== 'string' || !KNOWN.has(one.relation)) return [];
    const [doi, pmid, url, title, date, outcome] = [one.doi, one.pmid, one.url, one.title, one.date, one.outcome].map(short);
    if (doi === undefined && pmid === undefined && url === undefined) return [];
    return [
      {
        relation: one.relation as Relation,
        ...(doi === undefined ? {} : { doi }),
        ...(pmid === undefined ? {} : { pmid }),
        ...(url === undefined ? {} : { url }),
        ...(title === undefined ? {} : { title }),
        ...(date !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(date) ? { date } : {}),
        ...(outcome === undefined ? {} : { outcome }),
        from: short(one.from) ?? 'index',
      },
    ];
  });
}

/** Keys under which what is said of a work is filed; all versions of one deposit share that of their DOI. */
function keysOf(doi: string | undefined, pmid?: string): readonly string[] {
  const normal = normalizeDoi(doi ?? '');
  const number = normalizePmid(pmid ?? '');
  return [...(normal === null ? [] : [`n:doi:${workOfDoi(normal)}`]), ...(number === null ? [] : [`n:pmid:${number}`])];
}

/** What a record says of other works by relating itself to them. */
const speaking = (item: HeldItem): readonly Related[] => (item.related ?? []).filter(({ relation }) => SPOKEN_OF[relation] !== undefined);

/** Keys under which a record that speaks of other works is filed: those of each work it is about. */
export const noticeKeys = (item: HeldItem): readonly string[] =>
  item['notice-about'] === undefined && item.related === undefined
    ? []
    : [
        ...new Set([
          ...(item['notice-about'] ?? []).flatMap(({ about }) => keysOf(about)),
          ...speaking(item).flatMap(({ doi, pmid }) => keysOf(doi, pmid)),
        ]),
      ];

/** Keys under which what is said of this work is filed. */
export const keysOfNoticesAbout = (item: HeldItem): readonly string[] => (item['is-notice'] === true ? [] : keysOf(item.DOI, item.PMID));

/** A record that speaks of a work, as that work's own record would relate it. */
function relatedAs(item: HeldItem, own: ReadonlySet<string>): readonly Related[] {
  const { DOI: at, PMID: number, URL: address, title, issued } = item;
  const year = issued?.['date-parts']?.[0]?.[0];
  return speaking(item).flatMap(({ relation, doi, pmid, from }): Related[] => {
    const back = SPOKEN_OF[relation];
    if (back === undefined || !keysOf(doi, pmid).some((key) => own.has(key))) return [];
    if (at === undefined && number === undefined && address === undefined) return [];
    return [
      {
        relation: back === 'comment' && REPEATS.test(title ?? '') ? 'replication' : back,
        ...(at === undefined ? {} : { doi: at }),
        ...(number === undefined ? {} : { pmid: number }),
        ...(at === undefined && number === undefined && address !== undefined ? { url: address } : {}),
        ...(title === undefined ? {} : { title }),
        ...(year === undefined ? {} : { date: String(year) }),
        from,
      },
    ];
  });
}

/** A record with the publications whose own records say that they speak of it, besides those it knows of itself. */
function withRelated(item: HeldItem, others: readonly HeldItem[], own: ReadonlySet<string>): HeldItem {
  const known = item.related ?? [];
  const seen = new Set(known.flatMap(({ doi, pmid }) => keysOf(doi, pmid)));
  const further = others
    .flatMap((other) => relatedAs(other, own))
    .filter(({ doi, pmid }) => !keysOf(doi, pmid).some((key) => seen.has(key) || own.has(key)));
  return further.length === 0 ? item : { ...item, related: [...known, ...further] };
}

/** A record with what these notices say about it, besides what it says itself; itself when that is nothing new. */
export function withHistory(item: HeldItem, notices: readonly HeldItem[]): HeldItem {
  const own = new Set(keysOfNoticesAbout(item));
  const told = withRelated(item, notices, own);
  const said = notices.flatMap((notice) =>
    (notice['notice-about'] ?? []).flatMap(({ about, ...rest }) => (keysOf(about).some((key) => own.has(key)) ? [rest as Notice] : [])),
  );
  const known = item.notices ?? [];
  const seen = new Set(known.map(({ kind, doi }) => `${kind} ${doi?.toLowerCase()}`));
  const further = said.filter(({ kind, doi }) => {
    const key = `${kind} ${doi?.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
  return further.length === 0 ? told : { ...told, notices: timeline([...known, ...further]) };
}

/** An index whose records come with what notices say about them. `filed` gives the notices filed under these keys. */
export function withNotices(index: BibliographicIndex, filed: (keys: readonly string[]) => readonly HeldItem[]): BibliographicIndex {
  if ((index.manifest.notices ?? 0) === 0) return index;
  const told = (items: readonly HeldItem[]): readonly HeldItem[] =>
    items.map((item, i) => {
      const keys = i < FIRST ? keysOfNoticesAbout(item) : [];
      return keys.length === 0 ? item : withHistory(item, filed(keys));
    });
  return {
    manifest: index.manifest,
    byIdentifier: (scheme, value) => told(index.byIdentifier(scheme, value)),
    byTitle: (title) => told(index.byTitle(title)),
    byOrcid: (orcid) => index.byOrcid?.(orcid) ?? [],
    search: (fields, limit) => told(index.search(fields, limit)),
    close: () => index.close(),
  };
}

/** How many of the first records' histories a search looks up. */
export const HISTORIES = FIRST;
