/**
 * Kinds of works and how far registries cover them. Said once for all adapters, and said carefully: two sources that cover a
 * work and do not hold it can make a citation look invented. What lies outside every registry (a statute, a web page, a
 * message), what registries hold here and there (books, theses, reports), and what they hold badly (other languages, venues
 * that register no DOIs) is covered by nobody, so that silence about it means nothing.
 */
import type { CslItem } from '../model/csl.ts';
import type { Query } from '../model/ports.ts';
import type { Coverage } from '../model/source.ts';
import { yearOf } from '../text/keys.ts';

/** CSL types for which a registry's silence says little: it holds some of them, nobody holds all. */
const PATCHY = new Set(['', 'book', 'chapter', 'report', 'thesis', 'dataset', 'article', 'review']);

/** What kind of work a citation is, as far as coverage goes. */
export type Covered = 'paper' | 'patchy' | 'outside';

/** Tells papers of journals and proceedings from works that registries hold here and there, and from all others. */
export function coveredKind(fields: CslItem): Covered {
  const type = fields.type ?? '';
  if (type === 'article-journal' || type === 'paper-conference') return 'paper';
  if (!PATCHY.has(type)) return 'outside';
  return fields['container-title'] !== undefined && (type === '' || type === 'article') ? 'paper' : 'patchy';
}

/** Whether a citation says that the work lies on arXiv. */
export function onArxiv(fields: CslItem): boolean {
  return (
    fields.arxiv !== undefined ||
    /\barxiv\b|^corr\b/i.test(`${fields['container-title'] ?? ''}`) ||
    /\barxiv\b/i.test(fields.publisher ?? '')
  );
}

/** Venues of papers that register no DOIs, or did not for most of their years. */
const WITHOUT_DOIS =
  /\b(?:neurips|nips|neural information processing|iclr|learning representations|icml|international conference on machine learning|pmlr|machine learning research|jmlr|tmlr|aistats|artificial intelligence and statistics|colt|learning theory|uncertainty in artificial intelligence|corl|robot learning|usenix|osdi|nsdi|ndss|ceur|openreview|dagstuhl|lrec|interspeech|workshop)\b/i;

const ofVenueWithoutDois = (fields: CslItem): boolean =>
  WITHOUT_DOIS.test(`${fields['container-title'] ?? ''} ${fields['event-title'] ?? ''}`);

/**
 * Whether it is worth asking a slow preprint server or a repository for a work: it says it lies there, names no venue, or
 * one whose papers have no DOIs and mostly lie on arXiv. Not for books, nor for years before there were such servers.
 */
export function mayBePreprint(fields: CslItem): boolean {
  const year = yearOf(fields);
  if (onArxiv(fields)) return true;
  if (coveredKind(fields) === 'outside' || /^(?:book|chapter|entry)/.test(fields.type ?? '') || (year !== null && year < 1991))
    return false;
  return fields['container-title'] === undefined || ofVenueWithoutDois(fields);
}

/** Whether registries of books are worth asking for a work: it has an ISBN, its kind is not known, or it is printed as a book or within one. */
export const mayBeBook = ({ type, ISBN }: CslItem): boolean =>
  ISBN !== undefined || type === undefined || /^(?:book|chapter|entry|report|thesis)/.test(type);

/** Words that make a title one of another language than English. */
const OTHER_LANGUAGE =
  /(?<![\p{L}])(?:der|die|das|und|zur|zum|für|über|eine[rmns]?|des|les|une|sur|dans|avec|aux|los|las|del|para|entre|della|delle|degli|nella|sulla|uma|dos|das|pelo|och|för|ett|voor|het|een|naar|oraz|dla|przez|pro|při|ve|ile|ve)(?![\p{L}])/giu;
const ENGLISH = /(?<![\p{L}])(?:the|of|and|for|in|on|with|from|to|an|by|is|are|using|towards?)(?![\p{L}])/iu;

/** Whether a title is in English as far as can be told: Latin letters, and no run of another language's small words. */
export function inEnglish(fields: CslItem): boolean {
  const { title = '', language } = fields;
  if (language !== undefined && !/^en/i.test(language)) return false;
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const latin = title.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.9) return false;
  const others = title.match(OTHER_LANGUAGE)?.length ?? 0;
  return others === 0 || (others === 1 && ENGLISH.test(title));
}

/**
 * Broad for papers in English since a year (a citation without a year counts as within), no for the rest. `byDoi`: the
 * registry holds only what has a DOI, so that venues without DOIs and arXiv are outside.
 */
export function broadForPapers(fields: CslItem, query: Query, from: number, byDoi = false): Coverage {
  if (query.question !== 'work' || fields.title === undefined || coveredKind(fields) !== 'paper' || !inEnglish(fields)) return 'no';
  if (byDoi && (onArxiv(fields) || ofVenueWithoutDois(fields))) return 'no';
  const year = yearOf(fields);
  return year === null || year >= from ? 'broad' : 'no';
}

/** Prefixes that belong to one registration agency for certain, by its name. */
const AGENCY_OF_PREFIX: Readonly<Record<string, 'datacite'>> = {
  '10.48550': 'datacite',
  '10.5281': 'datacite',
  '10.6084': 'datacite',
  '10.5061': 'datacite',
  '10.17605': 'datacite',
  '10.7910': 'datacite',
  '10.4230': 'datacite',
  '10.57967': 'datacite',
  '10.1594': 'datacite',
};

/** The agency a DOI's prefix belongs to for certain; null when it must be asked. */
export function agencyOf(doi: string): string | null {
  return AGENCY_OF_PREFIX[doi.slice(0, doi.indexOf('/'))] ?? null;
}
