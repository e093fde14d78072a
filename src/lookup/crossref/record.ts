/**
 * A Crossref work as a source (REST API format, documented at api.crossref.org). The subtle part is the direction of
 * editorial notices: `updated-by` stands on the work that was retracted, `update-to` on the notice that says so. Some
 * publishers deposit both on both; then Retraction Watch's own assertion decides, then the title.
 */
import { z } from 'zod';
import { type Notice, PART_OF_WORK, type Source } from '../../model/source.ts';
import { entryOf } from '../../text/entry.ts';
import { identifierKeys } from '../../text/keys.ts';
import { named, nameOfParts } from '../people.ts';
import { maybe, several } from '../reading.ts';
import { dateOf, isoOf, joined, sourceOf } from '../records.ts';
import { crossrefRelated } from '../related.ts';

const Text = maybe(z.string());
const Texts = several(z.string());
const DateParts = maybe(z.object({ 'date-parts': z.array(z.array(z.number().nullable())).nullish() }));
const People = several(z.object({ family: Text, given: Text, suffix: Text, name: Text, ORCID: Text }));
const Updates = several(z.object({ DOI: z.string(), type: z.string(), source: Text, updated: DateParts }));

/** What is used of a Crossref work; everything else is left out. */
export const CrossrefWork = z.object({
  DOI: z.string(),
  type: Text,
  subtype: Text,
  title: Texts,
  subtitle: Texts,
  'short-title': Texts,
  'original-title': Texts,
  author: People,
  editor: People,
  translator: People,
  'container-title': Texts,
  'short-container-title': Texts,
  'group-title': Text,
  event: maybe(z.object({ name: Text })),
  institution: maybe(z.union([z.array(z.object({ name: Text })), z.object({ name: Text })])),
  publisher: Text,
  'publisher-location': Text,
  'edition-number': Text,
  volume: Text,
  issue: Text,
  page: Text,
  'article-number': Text,
  number: Text,
  ISSN: Texts,
  ISBN: Texts,
  URL: Text,
  language: Text,
  issued: DateParts,
  published: DateParts,
  'published-print': DateParts,
  'published-online': DateParts,
  posted: DateParts,
  accepted: DateParts,
  created: DateParts,
  'update-to': Updates,
  'updated-by': Updates,
  relation: maybe(
    z.record(
      z.string(),
      several(z.object({ id: Text, 'id-type': Text })).transform((targets) => targets ?? []),
    ),
  ),
});
export type CrossrefWork = z.infer<typeof CrossrefWork>;

/** Crossref's types in CSL's words; others are passed over. */
const TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'book-track': 'chapter',
  'reference-entry': 'entry-encyclopedia',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-set': 'book',
  'book-series': 'book',
  proceedings: 'book',
  report: 'report',
  'report-component': 'report',
  'report-series': 'report',
  standard: 'standard',
  dissertation: 'thesis',
  dataset: 'dataset',
  database: 'dataset',
  'peer-review': 'review',
  journal: 'periodical',
  'journal-issue': 'periodical',
};

const KINDS: ReadonlyMap<string, { readonly kind: Notice['kind']; readonly reason?: string }> = new Map(
  Object.entries({
    retraction: { kind: 'retracted' },
    withdrawal: { kind: 'retracted', reason: 'withdrawn' },
    removal: { kind: 'retracted', reason: 'removed' },
    partial_retraction: { kind: 'corrected', reason: 'partial retraction' },
    expression_of_concern: { kind: 'expression-of-concern' },
    correction: { kind: 'corrected' },
    corrigendum: { kind: 'corrected' },
    erratum: { kind: 'corrected' },
    addendum: { kind: 'corrected', reason: 'addendum' },
    clarification: { kind: 'corrected', reason: 'clarification' },
    reinstatement: { kind: 'reinstated' },
  }),
);
const kindOf = (type: string) => KINDS.get(type.toLowerCase().replace(/[\s-]+/g, '_'));

const NOTICE_TITLE =
  /^\W{0,3}(?:(?:notice of |statement of |editorial )?(?:retraction|withdrawal|expression of concern)\b|errat|corrigend|(?:author |publisher |editorial )?correction\b|addendum)/i;
const WORK_TITLE = /^\W{0,3}(?:retracted|withdrawn)\b/i;

type Update = NonNullable<CrossrefWork['updated-by']>[number];

/** Whether the record is a notice about another work, and the notices about the work it is. */
export function noticesOf(work: CrossrefWork): { readonly isNotice: boolean; readonly notices: readonly Notice[] } {
  const own = work.DOI.toLowerCase();
  const title = work.title?.[0] ?? '';
  const editorial = (updates: readonly Update[] | null | undefined): Update[] =>
    (updates ?? []).filter(({ type }) => kindOf(type) !== undefined);
  const to = editorial(work['update-to']).filter(({ DOI }) => DOI.toLowerCase() !== own);
  // What a record says that it does to itself befell it, unless it is a notice whose depositor named the wrong work.
  const itself = NOTICE_TITLE.test(title) ? [] : editorial(work['update-to']).filter(({ DOI }) => DOI.toLowerCase() === own);
  const by = [...editorial(work['updated-by']), ...itself];
  const watched = (updates: readonly Update[]): boolean => updates.some(({ source }) => source === 'retraction-watch');
  const back = new Set(by.map(({ DOI }) => DOI.toLowerCase()));
  const oneWay = to.some(({ DOI }) => !back.has(DOI.toLowerCase()));
  // "Retracted: …" is the marked title of a work, or of the notice that its journal signs.
  const ofJournal = work.author?.length === 1 && (work['container-title'] ?? []).some((name) => name === work.author?.[0]?.name);
  const isNotice =
    to.length > 0 &&
    (!WORK_TITLE.test(title) || ofJournal) &&
    (watched(to) !== watched(by) ? watched(to) : ofJournal || NOTICE_TITLE.test(title) || (oneWay && by.length === 0));
  const about = new Set(to.map(({ DOI }) => DOI.toLowerCase()));
  const retractedByWatch = by.some(({ type, source }) => source === 'retraction-watch' && kindOf(type)?.kind === 'retracted');
  const kept = by.filter(({ DOI, type, source }) => {
    if (source === 'retraction-watch') return true;
    if (isNotice && about.has(DOI.toLowerCase())) return false;
    return !(retractedByWatch && kindOf(type)?.kind === 'retracted');
  });
  const seen = new Set<string>();
  const notices = kept.flatMap(({ DOI, type, source, updated }): Notice[] => {
    const known = kindOf(type);
    const key = `${known?.kind} ${DOI.toLowerCase()}`;
    if (known === undefined || seen.has(key)) return [];
    seen.add(key);
    const date = isoOf(updated?.['date-parts']?.[0]);
    return [
      {
        kind: known.kind,
        ...(date === undefined ? {} : { date }),
        doi: DOI.toLowerCase(),
        from: source === 'retraction-watch' ? 'crossref (retraction watch)' : 'crossref',
        ...(known.reason === undefined ? {} : { reason: known.reason }),
      },
    ];
  });
  return { isNotice, notices: notices.sort((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : 1)) };
}

/** What a notice says of other works, each by its DOI (`update-to`). */
export function saidOfOthers(work: CrossrefWork): readonly (Notice & { readonly about: string })[] {
  const own = work.DOI.toLowerCase();
  const seen = new Set<string>();
  return (work['update-to'] ?? []).flatMap(({ DOI, type, source, updated }) => {
    const known = kindOf(type);
    const about = DOI.toLowerCase();
    if (known === undefined || about === own || seen.has(`${known.kind} ${about}`)) return [];
    seen.add(`${known.kind} ${about}`);
    const date = isoOf(updated?.['date-parts']?.[0]);
    return [
      {
        about,
        kind: known.kind,
        ...(date === undefined ? {} : { date }),
        doi: own,
        from: source === 'retraction-watch' ? 'crossref (retraction watch)' : 'crossref',
        ...(known.reason === undefined ? {} : { reason: known.reason }),
      },
    ];
  });
}

const SAME = new Set([
  'is-preprint-of',
  'has-preprint',
  'is-version-of',
  'has-version',
  'is-identical-to',
  'is-same-as',
  'is-manuscript-of',
  'has-manuscript',
  'is-translation-of',
  'has-translation',
  'is-variant-form-of',
  'is-original-form-of',
]);
const SUPERSEDED = 'is-preprint-of';

/** Identifiers of other records of the same work, as keys. */
function relatedKeys(work: CrossrefWork): readonly string[] {
  const related = Object.entries(work.relation ?? {}).flatMap(([name, targets]) => (SAME.has(name) ? targets : []));
  const versions = (work['update-to'] ?? []).filter(({ type }) => /^new[_ -](?:version|edition)$/i.test(type));
  const dois = [...related.filter((target) => target['id-type'] === 'doi').map(({ id }) => id ?? ''), ...versions.map(({ DOI }) => DOI)];
  const arxiv = related.filter((target) => target['id-type'] === 'arxiv').map(({ id }) => id ?? '');
  return [...dois.flatMap((doi) => identifierKeys('doi', doi)), ...arxiv.flatMap((id) => identifierKeys('arxiv', id))];
}

/** What Crossref writes into the record of a DOI that was registered by mistake: it says nothing of what the DOI names. */
export const PLACEHOLDER = /^(?:deleted dois?|dois? deleted|this doi has been deleted|crossref listing of deleted dois)\.?$/i;

/** A work of Crossref as a source; null when it names nothing. `adapter` names who delivered it. */
export function crossrefSource(work: CrossrefWork, adapter = 'crossref'): Source | null {
  const { isNotice, notices } = noticesOf(work);
  const year = (slot: z.infer<typeof DateParts>): number | null => slot?.['date-parts']?.[0]?.[0] ?? null;
  const subtitle = work.subtitle?.find((part) => part.trim() !== '');
  const [title = '', ...further] = (work.title ?? []).filter((part) => part.trim() !== '');
  // A chapter's or paper's containers come as series, then book.
  const containers = (work['container-title'] ?? []).filter((part) => part.trim() !== '');
  const inBook = containers.length > 1 && /chapter|section|part|track|entry|proceedings/.test(work.type ?? '');
  const [container, collection] = inBook ? [containers[containers.length - 1], containers[0]] : containers;
  const slots = [work['published-print'], work['published-online'], work.issued, work.published, work.posted].map(year);
  const institutions = work.institution === null || work.institution === undefined ? [] : [work.institution].flat();
  const published = (work.relation?.[SUPERSEDED] ?? []).find((target) => target['id-type'] === 'doi')?.id;
  const doi = work.DOI.toLowerCase();
  return sourceOf({
    adapter,
    id: doi,
    type: entryOf(TYPES, work.type ?? ''),
    title: PLACEHOLDER.test(title) ? null : joined(title, subtitle),
    titles: [subtitle === undefined ? null : title, ...further, ...(work['short-title'] ?? []), ...(work['original-title'] ?? [])],
    author: named((work.author ?? []).map(nameOfParts)),
    editor: named((work.editor ?? []).map(nameOfParts)),
    translator: named((work.translator ?? []).map(nameOfParts)),
    container: PLACEHOLDER.test(container ?? '') ? null : (container ?? work['group-title']),
    containerShort: work['short-container-title']?.[0],
    collection,
    event: work.event?.name,
    publisher: work.publisher ?? institutions[0]?.name,
    place: work['publisher-location'],
    edition: work['edition-number'],
    volume: work.volume,
    issue: work.issue,
    page: work.page ?? work['article-number'],
    // A figure, a table or a file of a work has a DOI of its own.
    genre: work.type === 'component' ? PART_OF_WORK : null,
    number: work.page === null || work.page === undefined ? work.number : (work['article-number'] ?? work.number),
    issued: dateOf(work.issued?.['date-parts']?.[0] ?? work.published?.['date-parts']?.[0] ?? work.posted?.['date-parts']?.[0]),
    doi,
    isbn: work.ISBN?.[0],
    issn: work.ISSN?.[0],
    url: `https://doi.org/${doi}`,
    language: work.language,
    years: slots.some((slot) => slot !== null) ? slots : [year(work.accepted), year(work.created)],
    authorsComplete: (work.author ?? []).length > 0,
    notices:
      published === undefined || published === null
        ? notices
        : [...notices, { kind: 'superseded-preprint', doi: published.toLowerCase(), from: adapter }],
    related: crossrefRelated(doi, work.relation ?? {}, work['updated-by'] ?? []),
    isNotice,
    says: saidOfOthers(work),
    sameAs: relatedKeys(work).filter((key) => key !== `doi:${doi}`),
  });
}
