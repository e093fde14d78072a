/**
 * The number of another work: a decision, a standard, an act under its own name, with the number that another one found with it has. The work
 * exists, and what is cited as its number is not. Only numbers that name one work tell: not pages, on which several decisions begin, nor
 * sections of a code, nor numbers of Union acts, of which each kind has its own.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, ReferenceEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { words } from '../../text/fold.ts';
import { inTwoLanguages } from '../../text/title-language.ts';
import { numberedText, sameNumber, statedNumber, type WorkNumber, workNumbers } from '../../text/work-numbers.ts';
import { hasKindOfNumber } from './canonical.ts';

const SHARED = /^(?:rep|usc|cfr|eu|ch-sr|un):/;
/** Words that titles of any two works may have in common. */
const SHORT = 3;

/** The one number a reference cites; null where it cites none, or several, of which one may be that of a work it speaks of. */
function onlyNumber(reference: Reference): WorkNumber | null {
  const [one, ...others] = workNumbers(`${statedNumber(reference.fields)} ; ${reference.raw}`);
  return one === undefined || others.length > 0 || SHARED.test(one.key) ? null : one;
}

/** Whether two titles have no telling word in common, numbers aside, and are not renderings of one another. */
function areStrangers(a: string, b: string): boolean {
  const [ours, theirs] = [a, b].map((title) =>
    words(workNumbers(title).reduce((rest, { printed }) => rest.replace(printed, ' '), title)).filter((word) => word.length > SHORT),
  );
  if (ours === undefined || theirs === undefined || ours.length === 0 || theirs.length === 0 || inTwoLanguages(a, b)) return false;
  return !ours.some((word) => theirs.some((other) => word.startsWith(other) || other.startsWith(word)));
}

/**
 * One candidate, with what follows where the cited number is another record's. Takes the reference, the candidate, its records, and all that
 * was found for the reference: a record that is only reached by the number is like nothing else that is cited, and is no candidate.
 */
export function withNumberTaken(
  reference: Reference,
  own: ReferenceEvidence,
  ours: readonly Source[],
  found: () => readonly Source[],
): ReferenceEvidence {
  if (!hasKindOfNumber(reference) || own.components.title.label !== 'match' || own.components.doi.label !== 'unknown') return own;
  const cited = onlyNumber(reference);
  if (cited === null) return own;
  const isIts = ({ fields }: Source): boolean => workNumbers(numberedText(fields)).some((one) => sameNumber(one, cited));
  const holders = found().filter((source) => ours.every(({ id }) => id !== source.id) && isIts(source));
  const [holder] = holders;
  // Who bears the name as well as the number may be the work itself, in another record.
  const strangers = holders.every((other) => ours.every((one) => areStrangers(one.fields.title ?? '', other.fields.title ?? '')));
  if (holder === undefined || !strangers) return own;
  const doi: ComponentEvidence = {
    label: 'not_match',
    cited: cited.printed,
    found: holder.fields.title ?? holder.id,
    score: 0,
    source: null,
    why: 'this is the number of another work',
  };
  return { ...own, components: { ...own.components, doi } };
}
