/**
 * A preprint cited although the work has been published since: told by the preprint's own record, or by a published record of the
 * same work beside it. It is no error: people cite what they read. But the later version is the one that was reviewed.
 */
import type { Reference } from '../../model/cited.ts';
import type { Notice, Source } from '../../model/source.ts';
import { befell, named, type ReferenceWarningRule, warning } from './rule.ts';
import { standing } from './timeline.ts';

/** Places where preprints are put: a work there may have appeared elsewhere since. */
const REPOSITORY =
  /^\W*(?:(?:e-?prints? |preprints? )?(?:at |in |on )?(?:arxiv|corr\b|[a-z]{3,6}rxiv|ssrn|social science research network|research square|preprints\b|osf preprints|hal\b|techrxiv|authorea)|computing research repository|preprint)/i;
/** Prefixes of DOIs of preprints. */
const DEPOSITED = /^10\.(?:48550|1101|21203|20944|2139|31219|31234|31235|26434|36227)\//i;
/** Kinds of work that are published somewhere, as against posted. */
const PUBLISHED: ReadonlySet<string> = new Set(['article-journal', 'paper-conference', 'chapter']);

const posted = (venue: string | undefined): boolean => venue !== undefined && REPOSITORY.test(venue);

/** The record of a published version: of a kind that is published, in a place that is no repository, under a DOI of its own. */
const isPublished = ({ fields }: Source): boolean =>
  PUBLISHED.has(fields.type ?? '') &&
  fields['container-title'] !== undefined &&
  !posted(fields['container-title']) &&
  fields.DOI !== undefined &&
  !DEPOSITED.test(fields.DOI);

/** The record of a version that was only posted. */
const isPosted = (source: Source): boolean => {
  const { DOI = '', type, 'container-title': venue } = source.fields;
  return !isPublished(source) && (posted(venue) || DEPOSITED.test(DOI) || source.adapter === 'arxiv' || type === 'article');
};

/** Whether a preprint is cited, and not the version that was published. */
function citesPreprint({ fields }: Reference): boolean {
  const venue = fields['container-title'] ?? fields.publisher;
  const cited = venue === undefined ? fields.volume === undefined && (fields.arxiv ?? fields.DOI) !== undefined : posted(venue);
  return cited && (fields.DOI === undefined || DEPOSITED.test(fields.DOI));
}

/**
 * The records of a work that are of the version cited: what befell a preprint did not befall the paper, nor the other way round. Takes the
 * records matched, and all of the work; where none is known of the version cited, those matched.
 */
export function ofVersion(reference: Reference, work: readonly Source[], versions: readonly Source[]): readonly Source[] {
  const other = citesPreprint(reference) ? isPublished : isPosted;
  const cited = [work, versions].map((records) => records.filter((source) => source.isNotice !== true && !other(source)));
  return work.length === 0 ? work : (cited.find((records) => records.length > 0) ?? work);
}

export const SUPERSEDED: ReferenceWarningRule = {
  id: 'warn/superseded-preprint',
  kind: 'superseded_preprint',
  severity: 'info',
  says: 'The cited preprint has since been published or replaced.',
  why: 'The later version is the one that was reviewed.',
  of: (matched) => {
    const notice = (matched.notices ?? []).filter(({ kind }) => kind === 'superseded-preprint').at(-1);
    // What became of the published version is told with it: the work was the same.
    const told = (says: string, later: Source | undefined, evidence: readonly string[], by?: Notice) => {
      const taken = standing(later?.notices ?? []);
      if (taken === undefined) return [warning(SUPERSEDED, matched, says, evidence, by)];
      return [
        warning(
          { ...SUPERSEDED, severity: 'warning' },
          matched,
          `${says} The published version was ${befell(taken)} (${named(taken)}).`,
          [...evidence, taken.from],
          taken,
        ),
      ];
    };
    if (notice !== undefined) {
      const later = matched.versions.find(({ fields }) => notice.doi !== undefined && fields.DOI?.toLowerCase() === notice.doi);
      return told(`The cited preprint was ${befell(notice)} by ${notice.doi ?? notice.url ?? notice.from}.`, later, [notice.from], notice);
    }
    if (!citesPreprint(matched.reference) || matched.work.length === 0) return [];
    const later = matched.versions.find(isPublished);
    if (later === undefined) return [];
    const year = later.fields.issued?.['date-parts']?.[0]?.[0];
    const where = `${later.fields['container-title'] ?? ''}${year === undefined ? '' : ` (${year})`}, doi:${later.fields.DOI ?? ''}`;
    return told(`The cited preprint has been published: ${where}.`, later, [later.id]);
  },
};
