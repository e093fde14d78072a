/** What kinds of identifiers are called by people. */

/** Schemes of identifiers that citations bear. */
type Scheme = 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url';

const NAMES: Readonly<Record<Scheme, string>> = { doi: 'DOI', arxiv: 'arXiv', pmid: 'PMID', pmcid: 'PMCID', isbn: 'ISBN', url: 'URL' };

/** What an identifier is called: arXiv's papers are cited by their DOI as well, and then it is one. */
export const identifierName = (scheme: Scheme, value: string): string => (/^10\.\d/.test(value) ? NAMES.doi : NAMES[scheme]);
