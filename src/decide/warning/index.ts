/** Every warning in the order shown: what makes a work unfit to lean on first. Warnings never change a class. */
import type { Reference } from '../../model/cited.ts';
import type { PersonEvidence } from '../../model/evidence.ts';
import type { Listing } from '../../model/ports.ts';
import type { Notice, Related, Source } from '../../model/source.ts';
import type { ReferenceVerdict, Warning } from '../../model/verdict.ts';
import { citesNotice, isOfNotice, toldByRecord } from './announced.ts';
import { COHORT_RULES } from './cohort.ts';
import { DETAILS_DIFFER } from './details.ts';
import { DISCUSSED } from './discussed.ts';
import { GENERATED_DOCUMENT } from './document.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { GENERATED } from './generated.ts';
import { NEWER } from './newer.ts';
import { ORCID_ELSEWHERE } from './orcid.ts';
import { PREDATORY } from './predatory.ts';
import type { ReferenceWarningRule, WarningRule } from './rule.ts';
import { ofVersion, SUPERSEDED } from './superseded.ts';
import { CONCERN, CORRECTED, REINSTATED, RETRACTED, RETRACTION_UNKNOWN } from './timeline.ts';

export { warnList } from './cohort.ts';
export { type CitingText, warnDocument } from './document.ts';

const OF_REFERENCE: readonly ReferenceWarningRule[] = [
  ELSEWHERE,
  RETRACTED,
  CONCERN,
  PREDATORY,
  ORCID_ELSEWHERE,
  DETAILS_DIFFER,
  CORRECTED,
  REINSTATED,
  SUPERSEDED,
  NEWER,
  DISCUSSED,
  GENERATED,
  RETRACTION_UNKNOWN,
];

/** Every rule that can warn of a reference, a list or a document, in the order asked; any number of them may hold. */
export const WARNING_RULES: readonly WarningRule[] = [...OF_REFERENCE, ...COHORT_RULES, GENERATED_DOCUMENT];

/** By their characters, as every machine orders them. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a notice without a DOI of its own says no more than another of its kind: that it happened, or in which year. */
const saysLess = (one: Notice, other: Notice): boolean =>
  one !== other &&
  one.kind === other.kind &&
  one.doi === undefined &&
  (one.date === undefined
    ? one.url === undefined && [other.date, other.doi, other.url].some((known) => known !== undefined)
    : other.date?.startsWith(one.date) === true && (other.doi !== undefined || other.date.length > one.date.length));

/** One notice told by two sources is one notice; earliest first, those without a date at the front, what undoes another behind it. */
function joined(notices: readonly Notice[]): Notice[] {
  const seen = new Map<string, Notice>();
  for (const notice of notices) {
    const key = `${notice.kind}|${(notice.doi ?? notice.url)?.toLowerCase() ?? notice.date ?? ''}`;
    if (!seen.has(key)) seen.set(key, notice);
  }
  const told = [...seen.values()];
  const rank = ({ kind }: Notice): number => ['corrected', 'expression-of-concern', 'retracted', 'reinstated'].indexOf(kind);
  return told
    .filter((one) => !told.some((other) => saysLess(one, other)))
    .sort((a, b) => inOrder(a.date ?? '', b.date ?? '') || rank(a) - rank(b));
}

/** The records of the work a reference was matched to: those that gave a label, those its identifiers lead to, and those that bear the same DOI. */
function workOf(reference: Reference, verdict: ReferenceVerdict, sources: readonly Source[]): Source[] {
  if (verdict.outcome === 'fake' || verdict.outcome === 'unknown' || verdict.source === null) return [];
  const ids = new Set([
    verdict.source,
    ...Object.values(verdict.components).flatMap(({ label, source }) => (label === 'match' && source !== null ? [source] : [])),
    ...verdict.identifiers.flatMap(({ outcome, source }) => (outcome === 'same' && source !== undefined ? [source] : [])),
  ]);
  const chosen = sources.filter(({ id }) => ids.has(id));
  const dois = new Set(chosen.flatMap(({ fields }) => fields.DOI?.toLowerCase() ?? []));
  // Citing a retraction notice is right: its own record speaks of another work, and what befell that one did not befall the notice.
  return sources.filter(
    (source) =>
      source.isNotice !== true &&
      !isOfNotice(reference, source) &&
      (ids.has(source.id) || (source.fields.DOI !== undefined && dois.has(source.fields.DOI.toLowerCase()))),
  );
}

/** The records whose history is that of what is cited: of the matched work, in the version cited. None where it was matched to none. */
export const citedRecords = (
  reference: Reference,
  verdict: ReferenceVerdict,
  sources: readonly Source[],
  versions: readonly Source[],
): readonly Source[] => ofVersion(reference, workOf(reference, verdict, sources), versions);

/** What else is known besides the verdict and its records. */
export interface WarningContext {
  /** ISO date of the citing document, as far as known. */
  readonly citingDate?: string | null;
  /** The records of the cluster that was matched: other versions of the same work. */
  readonly versions?: readonly Source[];
  /** Text of the cited work, where it is at hand. */
  readonly text?: string | null;
  /** Publications that lists relate to the work; null when no such list was loaded. */
  readonly related?: readonly Related[] | null;
  /** Whose the ORCID iDs are that were looked into. */
  readonly people?: readonly PersonEvidence[];
}

/**
 * Warnings about one reference.
 * Takes the reference, its verdict and the records it names; `notices` from the integrity lists about `citedRecords` (null: the lists could not
 * be read) and the lists on which its journal stands (null: none was loaded); and what else is known. Gives the warnings in the
 * order shown.
 */
export function warnReference(
  reference: Reference,
  verdict: ReferenceVerdict,
  sources: readonly Source[],
  notices: readonly Notice[] | null,
  listed: readonly Listing[] | null,
  { citingDate = null, versions = [], text = null, related = null, people = [] }: WarningContext = {},
): Warning[] {
  const work = workOf(reference, verdict, sources);
  const own = citedRecords(reference, verdict, sources, versions);
  const recorded = own.flatMap((source) => source.notices);
  // OpenAlex's bare mark is no more than a sign: a record's own title says more.
  const heard = recorded.concat(notices ?? []).some(({ kind, from }) => /^(?:retracted|reinstated)$/.test(kind) && from !== 'openalex');
  const titled = heard || citesNotice(reference) ? [] : own.flatMap((source) => toldByRecord(source) ?? []);
  const told = [...recorded, ...titled.slice(0, 1)];
  // What the records themselves tell stands even when the lists could not be read.
  const known = work.length === 0 ? [] : joined([...told, ...(notices ?? [])]);
  const matched = {
    reference,
    verdict,
    work,
    notices: notices === null && known.length === 0 ? null : known,
    listed,
    related,
    people,
    citingDate,
    versions: [...versions, ...work],
    found: sources,
    text,
  };
  return OF_REFERENCE.flatMap((rule) => rule.of(matched));
}
