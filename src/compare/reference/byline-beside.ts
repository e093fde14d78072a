/**
 * What of a record beside its authors may speak for a byline that they contradict: an office that brought the work out and is cited as its
 * author, the year, where old volumes were entered from lists that name the first author alone, and how many are cited beside that one.
 */
import type { Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { compareNames, type Person, personOf } from '../../text/names.ts';

/** What was judged of two bylines. */
interface Judgement {
  readonly label: Label;
  readonly score: number;
  readonly why: string;
}

/** To when registries took down the first author of an article alone, where old volumes were entered from lists; and fewest authors such a citation has. */
const [FIRST_ALONE, FEWEST] = [2000, 3];
/** Authors of whom a registry takes down the first alone at any time, as of large collaborations: nobody makes up so many. */
const MANY = 10;

/** The judgement of a byline that the record's authors contradict, bettered where the rest of the record speaks for it; null where it does not. Takes the people of both. */
export function besideRecord(
  people: readonly Person[],
  recorded: readonly Person[],
  { fields }: Source,
  { label, score }: Judgement,
): Judgement | null {
  // An office that prints its own reports is cited as their author.
  const office = fields.publisher === undefined ? null : personOf({ literal: fields.publisher });
  if (office !== null && people.every((one) => one.group && compareNames(one, office) === 'same'))
    return { label: 'match', score: 0.8, why: 'who brought the work out is cited as its author' };
  const year = fields.issued?.['date-parts']?.[0]?.[0] ?? FIRST_ALONE + 1;
  const [first] = people;
  const [only] = recorded;
  if (label !== 'partial' || first === undefined || only === undefined || recorded.length > 1) return null;
  if (!['same', 'near'].includes(compareNames(first, only))) return null;
  if (people.length >= FEWEST && year <= FIRST_ALONE)
    return { label: 'match', score, why: 'only the first author is recorded, as where old volumes were entered from lists' };
  return people.length >= MANY ? { label: 'match', score, why: 'only the first of many authors is recorded' } : null;
}
