/** More of something in a claim where a passage has no difference between the two: "did not differ", "was similar". */
import type { Other } from './rates.ts';
import type { Worded } from './stronger.ts';

const COMPARES =
  /\b(?:more|less|fewer|higher|lower|greater|larger|smaller|better|worse|superior|inferior|increased|reduced|decreased|elevated)\b/i;
const ALIKE =
  /\b(?:(?:did|do|does) not (?:significantly |materially )?differ|no (?:statistically )?(?:significant |clear |material )?(?:difference|association|effect|change)s?|(?:was|were|is|are) (?:similar|comparable|alike|the same)|similar (?:in|between|across|among|to))\b/i;

/** The word of the claim that compares, where the passage has both alike; null else. */
export function uneven(said: Worded & { readonly denials: number }, found: Pick<Worded, 'text'>): Other | null {
  const compares = COMPARES.exec(said.text);
  if (compares === null || said.denials > 0 || ALIKE.test(said.text)) return null;
  const alike = ALIKE.exec(found.text);
  if (alike === null || COMPARES.test(found.text)) return null;
  return { how: 'opposite', start: compares.index, end: compares.index + compares[0].length, against: alike[0] };
}
