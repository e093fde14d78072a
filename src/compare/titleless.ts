/**
 * A printed reference whose title, as a parser read it, is none: "A. Quill, B. Rook, J. Biol. Chem. 2007" prints no title, and the journal
 * was taken for one; elsewhere it was "[S.l.: s.n.]" or the small word before an address. Where no record bears what was read as a title and
 * one that was found appeared in a place of that name, the place is put back where it belongs. What can then be vouched for, authors and
 * volume and page say. Entries that state their fields as data are taken at their word.
 */
import type { Reference } from '../model/cited.ts';
import type { ReferenceEvidence } from '../model/evidence.ts';
import type { Source } from '../model/source.ts';
import { fold } from '../text/fold.ts';
import { judgeVenues } from './venue.ts';
import { venueForm } from './venue-form.ts';

/** How like the name of a place what was read as the title must be. */
const LIKE = 0.9;
/** Small words that lead to a place. */
const LEADS = /^\s*(?:in|en|em|dans|nel|nella|w|v|i|收入|dalam)\s?:?\s+(?=\p{Lu}|\p{Lo})/iu;
/** A year, a number and whatever follows. */
const NUMBERED = /[\s,.;:(]{1,3}(?:(?:1[89]|20)\d\d|\d{1,4}\s?[(:,]).{0,200}$/su;
/** What stands for a place and a publisher that nobody knows, and the words before an address: never a title. */
const NONE =
  /^[\s\W]{0,5}(?:s\.?\s?l\.?\s?[:;,]?\s?)?(?:s\.?\s?n\.?|s\.\s?l\.?|na|en|sur|auf|em|at|disponible|dispon[ií]vel(?: em)?)[\s\W]{0,5}(?:dispon[ií]\p{L}{0,5}(?: e[mn])?[\s\W]{0,3})?$/iu;
/** One small word in small letters, of whatever language: "на". */
const SMALL = /^\p{Ll}{1,3}$/u;

const namesOf = ({ fields }: Source): readonly string[] =>
  [fields['container-title'], fields['container-title-short'], fields['event-title'], fields['collection-title']].filter(
    (name) => name !== undefined,
  );

/** Whether a name as printed is that of a place where a record appeared. */
function isPlaceOf(name: string, source: Source): boolean {
  const ours = venueForm(name);
  return (
    ours !== null &&
    namesOf(source).some((other) => {
      if (fold(other) === fold(name)) return true;
      const theirs = venueForm(other);
      if (theirs === null) return false;
      const { label, score } = judgeVenues(ours, theirs);
      return label === 'match' && score >= LIKE;
    })
  );
}

/** The reference with its place where it belongs and no title; null where its title may be one. `evidence` is what came of comparing it as it is. */
export function titleless(reference: Reference, sources: readonly Source[], evidence: readonly ReferenceEvidence[]): Reference | null {
  const { title, ...rest } = reference.fields;
  if (reference.origin === 'entry' || title === undefined) return null;
  if (evidence.some(({ components }) => components.title.label === 'match' || components.title.label === 'partial')) return null;
  if (NONE.test(title) || SMALL.test(title.trim())) return { ...reference, fields: rest };
  const whole = title.replace(LEADS, '').trim();
  const name = [whole, whole.replace(NUMBERED, '').trim()].find((one) => one !== '' && sources.some((source) => isPlaceOf(one, source)));
  if (name === undefined) return null;
  const venue = rest['container-title'];
  // "de Gruyter" behind the name of a book was taken for the place; it is who brought it out.
  return {
    ...reference,
    fields: { ...rest, 'container-title': name, ...(venue === undefined || rest.publisher !== undefined ? {} : { publisher: venue }) },
  };
}
