/**
 * An ORCID iD beside an author that is another person's: its public record bears none of the author's names, and the work is not listed
 * there. In a citation it is told as a warning, for it sends a reader to somebody else; in a registry's record as an information, for
 * the slip is the registry's. That ORCID could not be asked, or a record shows no name, says nothing and is not told here.
 */
import { type ReferenceWarningRule, warning } from './rule.ts';

export const ORCID_ELSEWHERE: ReferenceWarningRule = {
  id: 'warn/orcid-elsewhere',
  kind: 'orcid_elsewhere',
  severity: 'warning',
  says: "An ORCID iD beside an author is another person's.",
  why: 'An iD names one person for certain. Beside an invented or confused byline it lends it the look of a checked one.',
  of: (matched) =>
    matched.people.flatMap(({ outcome, where, orcid, author, names }) => {
      const place = where === 'citation' ? 'The citation' : 'The record of the work';
      const address = `https://orcid.org/${orcid}`;
      // That ORCID knows no such iD is told of the citation only; what a record states may be older than a merger of two iDs.
      if (outcome === 'unregistered' && where === 'citation') {
        const says = `The citation gives ${author} the ORCID iD ${orcid}, which ORCID does not know.`;
        return [warning(ORCID_ELSEWHERE, matched, says, [address])];
      }
      if (outcome !== 'elsewhere' || (where === 'record' && matched.work.length === 0)) return [];
      const [first = '', ...others] = names;
      const also = others.length === 0 ? '' : ` (also ${others.join(', ')})`;
      const says = `${place} gives ${author} the ORCID iD ${orcid}, whose public record is of ${first}${also} and does not list this work.`;
      return [warning(where === 'citation' ? ORCID_ELSEWHERE : { ...ORCID_ELSEWHERE, severity: 'info' }, matched, says, [address])];
    }),
};
