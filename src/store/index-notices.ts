/**
 * The editorial history that an index holds. A work's own record may tell it (Crossref's `updated-by`, PubMed's comments); often only
 * the notice tells which work it is about (`update-to`), so notices are filed under the works they are about, and what they say is
 * given with the work. A notice is never taken for the history of itself.
 */
import type { BibliographicIndex } from '../model/ports.ts';
import type { HeldItem, Notice } from '../model/source.ts';
import { normalizeDoi } from '../text/identifiers.ts';
import { workOfDoi } from './integrity.ts';
import { timeline } from './integrity-rows.ts';

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

/** Key under which notices about a DOI are filed; all versions of one deposit share it. */
function keyOf(doi: string | undefined): readonly string[] {
  const normal = normalizeDoi(doi ?? '');
  return normal === null ? [] : [`n:doi:${workOfDoi(normal)}`];
}

/** Keys under which a notice is filed: one for each work it is about. */
export const noticeKeys = (item: HeldItem): readonly string[] => [
  ...new Set((item['notice-about'] ?? []).flatMap(({ about }) => keyOf(about))),
];

/** Keys under which notices about this work are filed. */
export const keysOfNoticesAbout = (item: HeldItem): readonly string[] => (item['is-notice'] === true ? [] : keyOf(item.DOI));

/** A record with what these notices say about it, besides what it says itself; itself when that is nothing new. */
export function withHistory(item: HeldItem, notices: readonly HeldItem[]): HeldItem {
  const own = new Set(keysOfNoticesAbout(item));
  const said = notices.flatMap((notice) =>
    (notice['notice-about'] ?? []).flatMap(({ about, ...rest }) => (keyOf(about).some((key) => own.has(key)) ? [rest as Notice] : [])),
  );
  const known = item.notices ?? [];
  const seen = new Set(known.map(({ kind, doi }) => `${kind} ${doi?.toLowerCase()}`));
  const further = said.filter(({ kind, doi }) => {
    const key = `${kind} ${doi?.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
  return further.length === 0 ? item : { ...item, notices: timeline([...known, ...further]) };
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
    search: (fields, limit) => told(index.search(fields, limit)),
    close: () => index.close(),
  };
}

/** How many of the first records' histories a search looks up. */
export const HISTORIES = FIRST;
