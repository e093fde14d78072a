/**
 * The identifier of a sibling: another paper by the cited people, under a title so near to the cited one that it might be that title written
 * otherwise (its sequel, a reply, the other half of a pair, the next edition of a series). It is told from the cited work only where a record
 * under the cited title itself is at hand and the two are plainly two publications.
 */
import type { Reference } from '../../model/cited.ts';
import { PART_OF_WORK, type Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { yearOf } from '../../text/keys.ts';
import { numberedText, workNumbers } from '../../text/work-numbers.ts';
import { type Byline, compareAuthors, recordedBylines } from './authors.ts';
import { isPreprint } from './date.ts';
import { comparePlace } from './pages.ts';
import { type TitleForm, titleReadings } from './title/form.ts';
import { bestTitle, recordedTitles } from './title.ts';

/** Likeness above which two titles differ in how they are written alone. */
const WRITTEN_ALIKE = 0.98;

/** Kinds that come out once: a book or a program has a year for each of its editions. */
const ONCE = /^(?:article-journal|article-magazine|paper-conference|chapter|review)$/;

/** Years by which the dates of one publication may differ. */
const NEAR = 1;

const numbersOf = (title: string): ReadonlySet<string> => new Set(title.match(/\d+/g) ?? []);

/** Whether each of two titles has a number that the other lacks: "Outlook 2021–2030", "Outlook 2022–2031". */
function numberedApart(a: string | undefined, b: string | undefined): boolean {
  const [ours, theirs] = [numbersOf(a ?? ''), numbersOf(b ?? '')];
  return [...ours].some((one) => !theirs.has(one)) && [...theirs].some((one) => !ours.has(one));
}

/** Whether two records state two numbers of one series of which a work has one alone: two RFCs. */
function countedApart(a: Source, b: Source): boolean {
  const [ours, theirs] = [a, b].map(({ fields }) =>
    workNumbers(numberedText(fields)).filter(({ key }) => /^(?:rfc|std|pat|us-law)\b/.test(key)),
  );
  const [one, two] = [ours?.[0]?.key, theirs?.[0]?.key];
  return one !== undefined && two !== undefined && one !== two && one.split(':')[0] === two.split(':')[0];
}

/** Whether two records stand at two places of one journal. */
function apartInJournal({ fields: a }: Source, { fields: b }: Source): boolean {
  const [one, two] = [fold(a['container-title'] ?? ''), fold(b['container-title'] ?? '')];
  return one !== '' && one === two && comparePlace({ page: a.page ?? '' }, { page: b.page ?? '' }) === 'not_match';
}

/** Whether the citation gives the place of the one record, and the other has another first page. */
const placedApart = ({ fields }: Reference, work: Source, other: Source): boolean =>
  comparePlace(fields, work.fields) === 'match' &&
  comparePlace({ page: fields.page ?? '' }, { page: other.fields.page ?? '' }) === 'not_match';

/** Whether the citation gives the year of the one record, and the other came out in years that are not near it. */
function datedApart(reference: Reference, work: Source, other: Source): boolean {
  const year = yearOf(reference.fields);
  if (year === null || !ONCE.test(work.fields.type ?? '') || !ONCE.test(other.fields.type ?? '')) return false;
  return work.years.includes(year) && other.years.length > 0 && other.years.every((one) => Math.abs(one - year) > NEAR);
}

/** Whether a record names people of whom hardly one is cited. */
const byOthers = (byline: Byline, source: Source): boolean =>
  /^(?:not_match|weak)$/.test(compareAuthors(byline, source, recordedBylines(source)).label);

/**
 * Whether the record is of what others wrote about the cited book, under its title: it stands in a journal, where the citation names none, none of
 * the cited people wrote it, and the book itself is among the records, by these.
 */
function isAbout({ fields }: Reference, byline: Byline, led: Source, sources: readonly Source[]): boolean {
  if (fields['container-title'] !== undefined || fields.volume !== undefined || fields.page !== undefined) return false;
  if (!/^(?:article-journal|article-magazine|review)$/.test(led.fields.type ?? '') || led.fields['container-title'] === undefined)
    return false;
  if (compareAuthors(byline, led, recordedBylines(led)).label !== 'not_match') return false;
  return sources.some((work) => work.fields.type === 'book' && compareAuthors(byline, work, recordedBylines(work)).label === 'match');
}

/**
 * Whether the record to which a cited identifier leads is of a sibling of the cited work.
 * Takes the citation with its titles and its people, the record, and all records that were found.
 */
export function isOfSibling(
  reference: Reference,
  titles: readonly TitleForm[],
  byline: Byline | null,
  led: Source,
  sources: readonly Source[],
): boolean {
  if (byline === null || isPreprint(led) || led.fields.genre === PART_OF_WORK) return false;
  const near = bestTitle(titles, recordedTitles(led));
  if (near === null) return false;
  if (near.score >= WRITTEN_ALIKE) return isAbout(reference, byline, led, sources);
  // "Trends 2022", of which a parser took the year.
  const whole = [...titles, ...titleReadings(`${reference.fields.title ?? ''} ${yearOf(reference.fields) ?? ''}`)];
  return sources.some((work) => {
    if (work.id === led.id || isPreprint(work) || work.isNotice === true) return false;
    const apart =
      apartInJournal(work, led) ||
      placedApart(reference, work, led) ||
      datedApart(reference, work, led) ||
      countedApart(work, led) ||
      numberedApart(work.fields.title, led.fields.title) ||
      byOthers(byline, led);
    if (!apart || (bestTitle(whole, recordedTitles(work))?.score ?? 0) < WRITTEN_ALIKE) return false;
    return compareAuthors(byline, work, recordedBylines(work)).label === 'match';
  });
}
