/**
 * Volume, issue, pages and edition of a citation beside the records of the same printing. They are no components of the taxonomy; a value
 * that is plainly another one is a fact of its own, told beside the class. A record speaks only where title, people, place and year are
 * the cited ones, and nothing is told of a value that some record of the work bears as cited, or that stands elsewhere in the printed
 * reference. How two values compare is told in details/values.ts.
 */
import type { Reference } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import type { DetailEvidence, DetailField, ReferenceEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { yearOf } from '../../text/keys.ts';
import { isPreprint } from './date.ts';
import { type Beside, editionsBeside, issuesBeside, pagesBeside, plainNumber, readPages, volumesBeside } from './details/values.ts';
import { printedText } from './printed.ts';
import { titleForm, titleReadings } from './title/form.ts';
import { weightOf } from './title/words.ts';
import { bestTitle } from './title.ts';
import { compareVenue } from './venue.ts';

const BESIDE: Readonly<Record<DetailField, (cited: string | undefined, found: string | undefined) => Beside>> = {
  volume: volumesBeside,
  issue: issuesBeside,
  page: pagesBeside,
  edition: editionsBeside,
};

/** Kinds of records whose volume and pages are those of a journal's volume, of proceedings or of a book. */
const PLACED = /^(?:article-journal|article-magazine|paper-conference|review|chapter)$/;

/** The number by which a value would be known in print; null where it has none. */
const numberOf = (field: DetailField, value: string | undefined): string | null => {
  const number = field === 'page' ? readPages(value)?.first : plainNumber(value);
  return number === null || number === undefined ? null : String(number);
};

/** Whether the recorded value stands anywhere in the printed reference, gaps within numbers closed: then the parser may have erred. */
function standsInPrint(reference: Reference, field: DetailField, found: string | undefined): boolean {
  const printed = printedText(reference);
  const number = numberOf(field, found);
  if (printed === null || number === null) return false;
  const text = printed.raw.replace(/https?:\S{1,300}|\b10\.\d{4,9}\/\S{1,200}/g, ' ');
  return standsAlone(number, text) || (number.length > 2 && text.replace(/(?<=\d)\s(?=\d)/g, '').includes(number));
}

/** Whether the cited value itself is one that was surely read: it stands in print as a number of its own. */
function standsAsCited(reference: Reference, field: DetailField): boolean {
  const printed = printedText(reference);
  if (printed === null) return true;
  const number = numberOf(field, reference.fields[field]);
  return number !== null && standsAlone(number, printed.raw);
}

/** Whether a number stands in a text by itself, noughts before it or not. */
const standsAlone = (number: string, text: string): boolean =>
  (text.match(/\d+/g) ?? []).some((digits) => digits.replace(/^0{1,6}/, '') === number);

type Others = Readonly<Record<'volume' | 'issue' | 'page', Beside>>;

/** Volume, issue and page of a citation beside one record's. */
const placeBeside = ({ fields: ours }: Reference, { fields: theirs }: Source): Others => ({
  volume: volumesBeside(ours.volume, theirs.volume),
  issue: issuesBeside(ours.issue, theirs.issue),
  page: pagesBeside(ours.page, theirs.page),
});

/** Issues of a year, at most; a higher one is counted through from the journal's first. */
const ISSUES = 53;

/** Whether one side has the other's issue for its volume: some journals count their issues through, and are cited by that number. */
const countsIssues = ({ fields: ours }: Reference, { fields: theirs }: Source): boolean => {
  const same = (a: string | undefined, b: string | undefined): boolean => {
    const number = plainNumber(a);
    return number !== null && number > ISSUES && number === plainNumber(b);
  };
  return same(ours.volume, theirs.issue) || same(ours.issue, theirs.volume);
};

/**
 * What else must be so for a difference in this field to be one slip: an issue is told where volume and page agree; pages not where the
 * issue differs as well, for columns and instalments bear one title, unless an identifier leads to this very record.
 */
function isSlip(field: DetailField, reference: Reference, source: Source, led: boolean): boolean {
  const { volume, issue, page } = placeBeside(reference, source);
  if (field === 'volume') return !countsIssues(reference, source);
  if (field === 'issue') return volume === 'same' && page === 'same';
  return field !== 'page' || (!countedOtherwise(reference, source) && (issue !== 'other' || led));
}

/** Pages by which two counts of one volume of proceedings differ: with its front matter and without. */
const FRONT = 30;

/** Whether two stretches of pages in proceedings that bear no volume are the same ones in another count: moved a little, as long as before. */
function countedOtherwise(reference: Reference, { fields }: Source): boolean {
  const [ours, theirs] = [readPages(reference.fields.page), readPages(fields.page)];
  if (!/^(?:paper-conference|chapter)$/.test(fields.type ?? '') || fields.volume !== undefined || ours === null || theirs === null)
    return false;
  if (ours.last === null || theirs.last === null) return false;
  const moved = ours.first - theirs.first;
  return Math.abs(moved) <= FRONT && ours.last - theirs.last === moved;
}

/**
 * Whether the record is of the printing that is cited: a publication of the same year in the same place. Where the title says little or
 * agrees in part, or the two names of the journal cannot be compared, its volume or page must be the cited one.
 */
function samePrinting(reference: Reference, source: Source, field: DetailField, sure: boolean): boolean {
  const year = yearOf(reference.fields);
  if (year === null || source.isNotice === true || isPreprint(source) || !PLACED.test(source.fields.type ?? '')) return false;
  if (!source.years.includes(year)) return false;
  const { volume, page } = placeBeside(reference, source);
  const shares = (field !== 'volume' && volume === 'same') || (field !== 'page' && page === 'same');
  if (!sure && !shares) return false;
  const venue = compareVenue(reference, [source], printedText(reference), true).label;
  return venue === 'match' || (venue === 'unknown' && (shares || inSameBook(reference, source)));
}

/** Whether the recorded chapter stands in the cited book, whose subtitle may be left out. */
function inSameBook({ fields: ours }: Reference, { fields: theirs }: Source): boolean {
  if (theirs.type !== 'chapter') return false;
  const [cited, found] = [ours['container-title'], theirs['container-title']].map((title) => titleReadings(title ?? ''));
  return bestTitle(cited ?? [], found ?? [])?.label === 'match';
}

const sameIsbn = ({ ISBN: ours }: CslItem, { ISBN: theirs }: CslItem): boolean =>
  ours !== undefined && ours.replace(/[^\dXx]/g, '') === theirs?.replace(/[^\dXx]/g, '');

/** Telling words of a title by several people, and by one, that together with journal and year are one work's, though the title alone is too short to be. */
const [TELLING, TELLING_ALONE] = [3, 4];

/** Whether title, people, journal and year all agree, and the title is no mere heading. */
function agreesThroughout({ title, authors, venue, date }: ReferenceEvidence['components'], { fields }: Reference): boolean {
  const people = fields.author?.length ?? 0;
  if (people === 0 || [title, authors, venue, date].some(({ label }) => label !== 'match')) return false;
  return (titleForm(title.cited ?? '')?.words ?? []).filter((word) => weightOf(word) >= 1).length >= (people > 1 ? TELLING : TELLING_ALONE);
}

/**
 * What a citation says otherwise than the records of the same printing.
 * Takes the labels of one candidate, its records, and every record that may be of the work. Gives a field each, in a fixed order; empty
 * where the candidate is not the work meant beyond doubt.
 */
export function compareDetails(
  reference: Reference,
  { components, certain }: Pick<ReferenceEvidence, 'components' | 'certain'>,
  sources: readonly Source[],
  others: readonly Source[],
): readonly DetailEvidence[] {
  const { title, authors, doi } = components;
  const led = doi.label === 'match';
  const sure = certain === true || agreesThroughout(components, reference);
  if ((title.label !== 'match' && title.label !== 'partial') || (authors.label !== 'match' && authors.label !== 'partial')) return [];
  if (reference.letters !== undefined) return [];
  const fields = (['volume', 'issue', 'page', 'edition'] as const).filter((field) => reference.fields[field] !== undefined);
  return fields.flatMap((field): readonly DetailEvidence[] => {
    const beside = (source: Source): Beside => BESIDE[field](reference.fields[field], source.fields[field]);
    const differing = sources.filter((source) => beside(source) === 'other');
    if (differing.length === 0 || others.some((source) => beside(source) === 'same') || !standsAsCited(reference, field)) return [];
    const speaking = differing.filter((source) =>
      field === 'edition' ? sameIsbn(reference.fields, source.fields) : samePrinting(reference, source, field, sure),
    );
    const [first] = speaking;
    if (first === undefined || speaking.some((source) => BESIDE[field](first.fields[field], source.fields[field]) === 'other')) return [];
    if (speaking.some((source) => !isSlip(field, reference, source, led) || standsInPrint(reference, field, source.fields[field])))
      return [];
    return [
      {
        field,
        cited: reference.fields[field] ?? '',
        found: first.fields[field] ?? '',
        sources: speaking.map(({ id }) => id),
      },
    ];
  });
}
