/**
 * What would make a citation right. Only where the record is certainly the work meant: a cited identifier belongs to it,
 * or title and authors both match. Where that is not so nothing is suggested: a wrong correction is worse than none.
 */
import type { Reference } from '../model/cited.ts';
import { COMPONENTS, type Component } from '../model/evidence.ts';
import type { Edit } from '../model/report.ts';
import type { Source } from '../model/source.ts';
import type { ReferenceVerdict } from '../model/verdict.ts';

/** The field of a citation that each component stands for. */
export const FIELD: Readonly<Record<Component, Edit['field']>> = {
  title: 'title',
  authors: 'author',
  venue: 'container-title',
  date: 'issued',
  url: 'URL',
  doi: 'DOI',
};

/**
 * Edits for one reference, in the order of its components; none when nothing is wrong or nothing is sure.
 * Takes the verdict's own evidence: what is cited and what is recorded for each component.
 */
export function repairReference(reference: Reference, verdict: ReferenceVerdict, sources: readonly Source[]): readonly Edit[] {
  if (verdict.outcome !== 'exist_minor' && verdict.outcome !== 'exist') return [];
  const { components, identifiers, details = [] } = verdict;
  const known = new Set(sources.map(({ id }) => id));
  const byIdentifier = identifiers.some(({ outcome }) => outcome === 'same');
  const byWork = components.title.label === 'match' && components.authors.label === 'match';
  if (!byIdentifier && !byWork) return [];
  const grade = byIdentifier ? 'identifier' : 'work';
  const described = (verdict.outcome === 'exist_minor' ? COMPONENTS : []).flatMap((component): Edit[] => {
    const { label, cited, found, source, why } = components[component];
    if (label !== 'not_match' && label !== 'partial' && label !== 'weak') return [];
    if (found === null || found === cited || source === null || !known.has(source)) return [];
    return [{ of: reference.id, field: FIELD[component], cited, replacement: found, source, grade, why }];
  });
  const why = 'every record of this printing has another value';
  return [
    ...described,
    ...details.flatMap(({ field, cited, found, sources: [source] }): Edit[] =>
      source === undefined || !known.has(source) ? [] : [{ of: reference.id, field, cited, replacement: found, source, grade, why }],
    ),
  ];
}
