/** How identifiers are called when a person reads them: a bare number says nothing of what it is a number of. */

/** A DOI that arXiv gives to every one of its papers. */
const OF_ARXIV = /^10\.48550\/arxiv\./i;

/** The identifiers of a record in words, the DOI first, without its second name where one is made of the other. */
export function identifierWords({
  DOI,
  arxiv,
  PMID,
}: {
  readonly DOI?: string;
  readonly arxiv?: string;
  readonly PMID?: string;
}): string | null {
  if (DOI !== undefined) return OF_ARXIV.test(DOI) ? `arXiv:${plainArxiv(DOI.replace(OF_ARXIV, ''))}` : DOI;
  if (arxiv !== undefined) return `arXiv:${plainArxiv(arxiv)}`;
  return PMID === undefined ? null : `PMID ${PMID}`;
}

const plainArxiv = (value: string): string => value.replace(/^arxiv:\s?/i, '').replace(/v\d{1,3}$/, '');
