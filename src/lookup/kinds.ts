/**
 * Kinds of works and how far registries cover them. Said once for all adapters: what is outside every registry (a back
 * reference, a statute, a web page, a personal message) is covered by nobody, so that silence about it means nothing.
 */
import type { CslItem } from '../model/csl.ts';
import type { Query } from '../model/ports.ts';
import type { Coverage } from '../model/source.ts';
import { yearOf } from '../text/keys.ts';

/** CSL types that journal and conference registries hold. */
const ARTICLE = new Set([
  'article-journal',
  'paper-conference',
  'article',
  'chapter',
  'review',
  'book',
  'report',
  'thesis',
  'dataset',
  'preprint',
]);
/** CSL types for which a registry's silence says little: it holds some of them, nobody holds all. */
const PATCHY = new Set(['book', 'chapter', 'report', 'thesis', 'dataset', 'article', 'review']);

/** What kind of work a citation is, as far as coverage goes. */
export type Covered = 'paper' | 'patchy' | 'outside';

/** Tells papers of journals and proceedings from works that registries hold here and there, and from all others. */
export function coveredKind(fields: CslItem): Covered {
  const type = fields.type ?? '';
  if (type === 'article-journal' || type === 'paper-conference') return 'paper';
  if (PATCHY.has(type)) return fields['container-title'] !== undefined && type === 'article' ? 'paper' : 'patchy';
  if (type !== '' && !ARTICLE.has(type)) return 'outside';
  return fields['container-title'] === undefined ? 'patchy' : 'paper';
}

/** Broad for papers between two years (a citation without a year counts as within); no for the rest. */
export function broadForPapers(fields: CslItem, query: Query, from: number, to = 2100): Coverage {
  if (query.question !== 'work' || fields.title === undefined) return 'no';
  const year = yearOf(fields);
  return coveredKind(fields) === 'paper' && (year === null || (year >= from && year <= to)) ? 'broad' : 'no';
}

/** Prefixes that belong to one registration agency for certain, by its name. */
const AGENCY_OF_PREFIX: Readonly<Record<string, 'datacite' | 'medra' | 'jalc' | 'istic'>> = {
  '10.48550': 'datacite',
  '10.5281': 'datacite',
  '10.6084': 'datacite',
  '10.5061': 'datacite',
  '10.17605': 'datacite',
  '10.7910': 'datacite',
  '10.4230': 'datacite',
  '10.60692': 'datacite',
  '10.57967': 'datacite',
  '10.1594': 'datacite',
};

/** The agency a DOI's prefix belongs to for certain; null when it must be asked. */
export function agencyOf(doi: string): string | null {
  return AGENCY_OF_PREFIX[doi.slice(0, doi.indexOf('/'))] ?? null;
}
