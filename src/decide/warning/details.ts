/**
 * Volume, issue, pages or edition cited otherwise than every record of the same printing has them. It is no component of the taxonomy and
 * moves no class: the work is there, and a reader who goes by the citation opens the wrong volume. Which values are plainly other ones is
 * told where they are compared; here they are put into words, with both values and the records that say so.
 */
import type { DetailField } from '../../model/evidence.ts';
import { type ReferenceWarningRule, warning } from './rule.ts';

const NAME: Readonly<Record<DetailField, string>> = { volume: 'volume', issue: 'issue', page: 'pages', edition: 'edition' };

export const DETAILS_DIFFER: ReferenceWarningRule = {
  id: 'warn/details-differ',
  kind: 'details_differ',
  severity: 'warning',
  says: 'Volume, issue, pages or edition are not those of the record.',
  why: 'A reader who looks the work up by the citation opens another page. It is a slip to correct, and no reason to doubt the work.',
  of: (matched) => {
    const { details = [] } = matched.verdict;
    if (details.length === 0) return [];
    const told = details.map(({ field, cited, found }) => `${NAME[field]} ${cited} (recorded: ${found})`);
    const records = [...new Set(details.flatMap(({ sources }) => sources))];
    const says = `Cited otherwise than recorded: ${told.join('; ')}. So recorded by ${records.join(', ')}.`;
    return [warning(DETAILS_DIFFER, matched, says, records)];
  },
};
