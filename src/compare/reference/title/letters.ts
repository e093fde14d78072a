/**
 * A title in Latin letters beside one in Cyrillic: the same title where one is a rendering of the other, by whatever scheme. Only ever
 * betters what the words said: a title that is no rendering may be a translation, and is judged as before.
 */
import type { ComponentEvidence } from '../../../model/evidence.ts';
import type { Source } from '../../../model/source.ts';
import { ratio } from '../../../text/similarity.ts';
import { coarseLetters, isCyrillic } from '../../../text/transliterated.ts';
import type { TitleForm } from './form.ts';

/** Letters that a rendering must have to be sure; and as many to be sure where a scheme leaves a letter out. */
const [LEAST, LONG] = [8, 14];
/** How like two renderings by different schemes are. */
const ALIKE = 0.93;

/** Said of a title that is a rendering of the recorded one. */
export interface Rendered {
  readonly label: 'match';
  readonly score: number;
  readonly why: string;
}

/** Whether the two are one title in different letters; null when they are not, or both are in the same. */
export function inOtherLetters(cited: TitleForm, found: TitleForm): Rendered | null {
  if (isCyrillic(cited.printed) === isCyrillic(found.printed)) return null;
  const [ours, theirs] = [cited.printed, found.printed].map((title) => coarseLetters(title).replaceAll(' ', ''));
  if (ours === undefined || theirs === undefined || ours.length < LEAST) return null;
  if (ours !== theirs && (ours.length < LONG || ratio(ours, theirs) < ALIKE)) return null;
  return { label: 'match', score: 0.96, why: 'the same title in other letters' };
}

/** The title component, bettered where the recorded Cyrillic title stands whole in what is printed, rendered in Latin letters. */
export function renderedTitle(
  raw: string | undefined,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
): ComponentEvidence {
  if (raw === undefined || first.label === 'match' || !forms.some(({ printed }) => isCyrillic(printed)) || isCyrillic(raw)) return first;
  const print = ` ${coarseLetters(raw)} `;
  const found = forms.find(({ printed, part }) => {
    const title = part !== 'second' && isCyrillic(printed) ? coarseLetters(printed) : '';
    return title.length >= LONG && print.includes(` ${title} `);
  });
  if (found === undefined) return first;
  const why = 'the recorded title stands in the reference as printed, in other letters';
  return { ...first, label: 'match', score: 0.94, found: found.printed, source: source.id, why };
}
