/**
 * A translation that says itself of what it is one, behind its imprint: "Das Unbehagen der Geschlechter. Suhrkamp 1991 (Orig.: Gender Trouble,
 * 1990)". Where the record is of that original, by these people, it is the work that is cited. What stands in the title is read in
 * `title/form.ts`.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { titleReadings } from './title/form.ts';
import { bestTitle, LITTLE_SAID, recordedTitles } from './title.ts';

const STATED =
  /[[(]\s?(?:orig(?:inal(?:\s?(?:title|edition)|ausgabe|titel)?)?\.?|titre original|t[ií]tulo original|titolo originale)\s?[.:]\s{0,2}([^()[\]]{3,300}?)(?:,\s((?:1[5-9]|20)\d\d))?[\])]/iu;

/** The title component, bettered where the reference states the recorded title as that of the original. */
export function withOriginal(
  reference: Reference,
  sources: readonly Source[],
  title: ComponentEvidence,
  authors: ComponentEvidence,
): ComponentEvidence {
  if (title.label === 'match' || authors.label !== 'match') return title;
  const [, original, year] = STATED.exec(reference.raw.slice(0, 2000)) ?? [];
  if (original === undefined) return title;
  for (const source of sources) {
    const judged = bestTitle(titleReadings(original), recordedTitles(source));
    // A main title that says little is enough with the year of the original.
    const dated = judged?.why.startsWith(LITTLE_SAID) === true && source.years.includes(Number(year));
    if (judged?.label === 'match' || dated)
      return {
        ...title,
        label: 'match',
        score: 0.9,
        found: judged?.found ?? null,
        source: source.id,
        why: 'stated as the title of the original',
      };
  }
  return title;
}
