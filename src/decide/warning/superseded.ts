/**
 * A preprint cited although the work has been published since: told by the preprint's own record, or by a published record of the
 * same work beside it. It is no error: people cite what they read. But the later version is the one that was reviewed.
 */
import type { Source } from '../../model/source.ts';
import { dated, named, type ReferenceWarningRule, warning } from './rule.ts';

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

export const SUPERSEDED: ReferenceWarningRule = {
  id: 'warn/superseded-preprint',
  kind: 'superseded_preprint',
  severity: 'info',
  says: 'The cited preprint has since been published or replaced.',
  why: 'The later version is the one that was reviewed.',
  of: (matched) => {
    const notice = (matched.notices ?? []).filter(({ kind }) => kind === 'superseded-preprint').at(-1);
    if (notice !== undefined)
      return [
        warning(SUPERSEDED, matched, `The cited preprint was superseded${dated(notice)} by ${named(notice)}.`, [notice.from], notice),
      ];
    const { fields } = matched.reference;
    const venue = fields['container-title'] ?? fields.publisher;
    const cited = venue === undefined ? fields.arxiv !== undefined && fields.volume === undefined : posted(venue);
    if (!cited || (fields.DOI !== undefined && !DEPOSITED.test(fields.DOI)) || matched.work.length === 0) return [];
    const later = matched.versions.find(isPublished);
    if (later === undefined) return [];
    const year = later.fields.issued?.['date-parts']?.[0]?.[0];
    const where = `${later.fields['container-title'] ?? ''}${year === undefined ? '' : ` (${year})`}, doi:${later.fields.DOI ?? ''}`;
    return [warning(SUPERSEDED, matched, `The cited preprint has been published: ${where}.`, [later.id])];
  },
};
