/**
 * A printed reference whose title, as a parser read it, is none: "A. Quill, B. Rook, J. Biol. Chem. 2007" prints no title, and the journal
 * was taken for one; elsewhere it was "[S.l.: s.n.]" or the small word before an address. Where no record bears what was read as a title and
 * one that was found appeared in a place of that name, the place is put back where it belongs. What can then be vouched for, authors and
 * volume and page say. Entries that state their fields as data are taken at their word.
 */
import type { Reference } from '../../model/cited.ts';
import type { ReferenceEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { venueForm } from './venue/form.ts';
import { judgeVenues } from './venue/judge.ts';

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

/** A kind of journal by its first words, or a talk: "Transactions on Reefs (2022)" prints no title where nothing else could be the place. */
const KIND = /^(?:(?:IEEE|ACM)\s)?(?:Transactions\s(?:on|of|in)|Journal\s(?:of|for|on)(?!\s(?:an?|my)\s))\s|^presented\sat\s/i;
/** What goes on with a journal's name and is none: "Reef Papers, Neue Folge 16", "Publishing, Dissemination, and Design 3". */
const GOES_ON =
  /^(?:n(?:eue|\.)?\s?f(?:olge|\.)|new\sseries|nouvelle\ss[ée]rie|nuova\sserie|nueva\sserie|(?:and|und|et|y|e)\s\p{L}.{0,60})$/iu;
/** Between two names of one journal, and between a work in volumes and the name of one of them. */
const BETWEEN = /^(?:\s?=\s?|[.,]?\s(?:vol(?:ume|\.)?|bd\.?|band|tome|t\.)\s?\d{1,3}\s?[:.]\s?)$/iu;

/**
 * The name of a place that was parted into a title and a venue, "Reef Studies. Vol 3: Corals, 41–58" or "Annals of reefs = Riffkunde 4, 17";
 * null where the two may be what they were taken for, or the title is quoted.
 */
function parted({ raw, fields: { title, 'container-title': venue, volume, page } }: Reference): string | null {
  if (title === undefined || venue === undefined || (volume === undefined && page === undefined)) return null;
  const from = raw.indexOf(title);
  const to = from < 0 ? -1 : raw.indexOf(venue, from + title.length);
  if (to < 0 || /["'“‘«„]$/.test(raw.slice(0, from))) return null;
  const between = raw.slice(from + title.length, to);
  return BETWEEN.test(between) || (GOES_ON.test(venue) && /^,?\s$/.test(between)) ? raw.slice(from, to + venue.length) : null;
}

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
  const both = parted(reference);
  if (both !== null) return { ...reference, fields: { ...rest, 'container-title': both } };
  if (KIND.test(title) && rest['container-title'] === undefined && rest.publisher === undefined)
    return { ...reference, fields: { ...rest, 'container-title': title } };
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
