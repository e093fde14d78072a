/**
 * The cited work has been replaced by a newer version, or published again: an updated review, the next release of a data set, a
 * corrected reprint. Told by what registries relate to the work. No error: a version is cited because it was the one used. Preprints
 * that were published have a rule of their own (superseded.ts).
 */
import { eachOnce, relatedTo } from './discussed.ts';
import { type ReferenceWarningRule, warning } from './rule.ts';
import { SUPERSEDED } from './superseded.ts';

const WORDS = { 'new-version': 'a newer version', republication: 'it was published again as' } as const;
const SHOWN = 3;

export const NEWER: ReferenceWarningRule = {
  id: 'warn/newer-version',
  kind: 'newer_version',
  severity: 'info',
  says: 'A newer version of the cited work is registered, or it was published again.',
  why: 'What was found in one version may have been changed in the next.',
  of: (matched) => {
    if (matched.work.length === 0 || SUPERSEDED.of(matched).length > 0) return [];
    const cited = new Set(
      [matched.reference.fields.DOI, ...matched.work.map(({ fields }) => fields.DOI)].flatMap((doi) => doi?.toLowerCase() ?? []),
    );
    const later = eachOnce(relatedTo(matched).filter(({ relation }) => relation === 'new-version' || relation === 'republication')).filter(
      ({ doi }) => doi === undefined || !cited.has(doi.toLowerCase()),
    );
    if (later.length === 0) return [];
    const places = later.map(({ doi, pmid, url }) =>
      doi !== undefined ? `doi:${doi}` : pmid !== undefined ? `PMID ${pmid}` : (url ?? ''),
    );
    const told = later.slice(0, SHOWN).map(({ relation, title, date }, i) => {
      const word = relation === 'republication' ? WORDS.republication : WORDS['new-version'];
      const behind = [places[i], title?.includes(date ?? '\n') === true ? undefined : date].filter((part) => part !== undefined).join(', ');
      return `${word} ${title === undefined ? behind : `“${title}” (${behind})`}`;
    });
    const more = later.length > SHOWN ? ` and ${later.length - SHOWN} more` : '';
    return [
      warning(
        NEWER,
        matched,
        `Registered of the cited work: ${told.join('; ')}${more}.`,
        later.map(({ from }, i) => `${places[i]} (${from})`),
      ),
    ];
  },
};
