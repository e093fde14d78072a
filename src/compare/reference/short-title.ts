/**
 * A title of which only the main part is cited or recorded, and that part says little ("Untangling our past"; "Emma: a novel"): two works
 * may be called so, but hardly two by the same people in the same year. Where people and year are the record's, the subtitle was left out
 * and no more.
 */
import type { ComponentEvidence } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import { BRACKET_ADDED } from './title/written.ts';
import { LITTLE_RECORDED, LITTLE_SAID } from './title.ts';

/** Letters that the main title must have even so: "Ethics" by its author is still any edition of anything. */
const LEAST = 8;
/** And where the venue is the record's as well: "Chord" of SIGCOMM 2001. */
const LEAST_PLACED = 4;

/** Whether the one title is the other with its year behind it, and that is the year of the work: "Global Status Report on Road Safety 2018". */
function endsInYear({ cited, found }: ComponentEvidence, year: string | null): boolean {
  const [one, other] = [fold(cited ?? ''), fold(found ?? '')];
  return year !== null && /^\d{4}$/.test(year) && one.includes(' ') && (other === `${one} ${year}` || one === `${other} ${year}`);
}

/** A year of the work in brackets behind a title, as of what is cited from a later print: "The Forms of Capital (1986)". */
const YEAR_BEHIND = /\((\d{4})\)["”']?$/;

/** The title component, bettered where everything else says that it is this work. */
export function shortTitle(
  title: ComponentEvidence,
  { authors, date, venue }: Readonly<Record<'authors' | 'date' | 'venue', ComponentEvidence>>,
): ComponentEvidence {
  if (title.label === 'partial' && authors.label === 'match' && date.label === 'match' && endsInYear(title, date.cited))
    return { ...title, label: 'match', score: 0.95, why: 'the year of the work stands behind its title' };
  const year = title.why === BRACKET_ADDED ? YEAR_BEHIND.exec(title.cited ?? '')?.[1] : undefined;
  if (year !== undefined && authors.label === 'match' && (date.found ?? '').split(', ').includes(year))
    return { ...title, label: 'match', score: 0.95, why: 'a year of the work stands behind its title' };
  const added = title.why.startsWith(LITTLE_RECORDED);
  if (title.label !== 'partial' || !(added || title.why.startsWith(LITTLE_SAID))) return title;
  if (((added ? title.found : title.cited) ?? '').length < (venue.label === 'match' ? LEAST_PLACED : LEAST)) return title;
  if (authors.label !== 'match' || date.label !== 'match' || venue.label === 'not_match') return title;
  return {
    ...title,
    label: 'match',
    score: 0.95,
    why: `subtitle ${added ? 'not recorded' : 'left out'}; people and year are the record’s`,
  };
}
