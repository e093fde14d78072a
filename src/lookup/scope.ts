/**
 * Whether a work lies within what an index was declared complete for. The scope is said in words. Where they name a collection that is
 * known to lack whole kinds of works (Crossref holds no paper of a venue without DOIs, the ACL Anthology nothing beyond its meetings), an
 * index of it says nothing about those: its silence must not make a real paper of another field look invented. Words that name no such
 * collection are the maker's own, and stand for all.
 */
import type { CslItem } from '../model/csl.ts';
import { broadForPapers, onArxiv } from './kinds.ts';

const ACL_VENUES =
  /\b(?:(?:aa|ea|na)?acl|computational linguistics|emnlp|empirical methods in natural language|coling|conll|natural language learning|semeval|semantic evaluation|lrec|language resources and evaluation|machine translation|ijcnlp|natural language processing|dialogue|sigdial|anlp)\b/i;

const venueOf = (fields: CslItem): string => `${fields['container-title'] ?? ''} ${fields['event-title'] ?? ''}`;
const isPaper = (fields: CslItem, byDoi: boolean): boolean => broadForPapers(fields, { question: 'work', fields }, 0, byDoi) === 'broad';

/** What a scope may name, and which works that collection sets out to hold, as far as a citation tells. */
const COLLECTIONS: readonly (readonly [name: RegExp, holds: (fields: CslItem) => boolean])[] = [
  [/\bcrossref\b|\bdois?\b/i, (fields) => isPaper(fields, true)],
  [/\bopenalex\b|\bsemantic scholar\b/i, (fields) => isPaper(fields, false)],
  [/\barxiv\b|\bdatacite\b/i, onArxiv],
  [/\bacl anthology\b/i, (fields) => ACL_VENUES.test(venueOf(fields))],
  // Collections of one field: whether a citation is of that field, it does not say.
  [/\b(?:dblp|pubmed|medline|europe pmc|doaj|openreview|iso|retraction watch)\b/i, () => false],
];

/** Takes the scope as its maker wrote it, where one was given; gives whether the work cited lies within it. */
export function withinScope(scope: string | undefined, fields: CslItem): boolean {
  const named = COLLECTIONS.filter(([name]) => name.test(scope ?? ''));
  return named.length === 0 || named.some(([, holds]) => holds(fields));
}
