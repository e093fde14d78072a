/**
 * The place of another work: a book cited at the volume and page of its review, an article at those of its comment or its corrigendum. The
 * work exists, and at the place cited stands something else that was found with it, under its title or under one that speaks of it.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, DetailEvidence, Label, ReferenceEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { yearOf } from '../../text/keys.ts';
import { inTwoLanguages } from '../../text/title-language.ts';
import { isPreprint } from './date.ts';
import { pagesBeside, volumesBeside } from './details/values.ts';
import { comparePlace } from './pages.ts';

type SourcesOf = (cluster: string) => readonly Source[];

/** How a title begins that speaks of another work. */
const SPEAKS =
  /^\W{0,3}(?:notice of |book )?(?:comments?|commentary|repl(?:y|ies)|responses?|rejoinder|discussion|errat(?:um|a)|corrigend(?:um|a)|corrections?|retraction|expression of concern|addendum|reviews?)\b/i;

const agrees = (label: Label): boolean => label === 'match' || label === 'partial';

/** Kinds of records that have a place in a volume or stand by themselves: what a repository holds speaks of no place. */
const published = (source: Source): boolean => !isPreprint(source) && source.fields.type !== 'article';

/** Whether a record is of another work than the cited one, though its title is like: by other people, or one that speaks of the work. */
function isAnother({ fields }: Reference, { components }: ReferenceEvidence, sources: readonly Source[]): boolean {
  if (components.authors.label === 'not_match' || components.authors.label === 'weak') return true;
  return sources.some((source) => (source.isNotice === true || SPEAKS.test(source.fields.title ?? '')) && !SPEAKS.test(fields.title ?? ''));
}

/**
 * Whether a record stands at the cited place under another title, where the cited title is all that of one in the same journal: people write
 * a series of papers, and the place of one is put behind the title of another.
 */
function isOfSeries(reference: Reference, own: ReferenceEvidence, other: ReferenceEvidence, sourcesOf: SourcesOf): boolean {
  if (own.components.title.label !== 'match' || own.components.authors.label !== 'match' || own.components.venue.label !== 'match')
    return false;
  if (other.components.title.label === 'match' || !agrees(other.components.authors.label)) return false;
  const ours = sourcesOf(own.cluster);
  const journals = [...ours, ...sourcesOf(other.cluster)].every(({ fields }) => fields.type === 'article-journal');
  const fields = new Set(placeOf(reference, ours).map(({ field }) => field));
  return (
    journals &&
    fields.has('volume') &&
    fields.has('page') &&
    !inTwoLanguages(own.components.title.found ?? '', other.components.title.found ?? '')
  );
}

/** Whether a candidate bears the cited title, or one that has it in it: "Hasok Chang. Inventing Temperature. xviii + 286 pp." */
function isTitled({ fields }: Reference, { components }: ReferenceEvidence, sources: readonly Source[]): boolean {
  const named = fold(fields.title ?? '');
  return (
    agrees(components.title.label) || (named.includes(' ') && sources.some((source) => fold(source.fields.title ?? '').includes(named)))
  );
}

/** The record that stands at the cited place and is another work; null where there is none, or the cited work may stand there too. */
function occupant(reference: Reference, own: ReferenceEvidence, all: readonly ReferenceEvidence[], sourcesOf: SourcesOf): Source | null {
  const { title, authors } = own.components;
  const ours = sourcesOf(own.cluster);
  if (own.placed === true || !agrees(title.label) || !agrees(authors.label) || !ours.every(published)) return null;
  for (const other of all) {
    const theirs = sourcesOf(other.cluster);
    if (other === own || other.placed !== true) continue;
    const speaks = isTitled(reference, other, theirs) && isAnother(reference, other, theirs);
    if (!speaks && !isOfSeries(reference, own, other, sourcesOf)) continue;
    return theirs.find((source) => comparePlace(reference.fields, source.fields) === 'match') ?? null;
  }
  return null;
}

/** The book of this very title, by others, that the cited publisher brought out in the cited year, where an article of that title is meant. */
function otherBook(reference: Reference, own: ReferenceEvidence, all: readonly ReferenceEvidence[], sourcesOf: SourcesOf): Source | null {
  const { 'container-title': container, publisher, volume } = reference.fields;
  const year = yearOf(reference.fields);
  const ours = sourcesOf(own.cluster);
  if (container !== undefined || publisher === undefined || volume !== undefined || year === null) return null;
  if (!ours.every(({ fields, years }) => fields.type === 'article-journal' && !years.includes(year))) return null;
  for (const { cluster, components } of all) {
    const { title, authors, venue } = components;
    if (title.label !== 'match' || agrees(authors.label) || authors.label === 'unknown' || venue.label !== 'match') continue;
    const book = sourcesOf(cluster).find(({ fields, years }) => fields.type === 'book' && years.includes(year));
    if (book !== undefined) return book;
  }
  return null;
}

/** Volume and page of a work that is recorded in this journal, beside those cited. */
function placeOf({ fields: cited }: Reference, sources: readonly Source[]): readonly DetailEvidence[] {
  return (['volume', 'page'] as const).flatMap((field): readonly DetailEvidence[] => {
    const beside = field === 'volume' ? volumesBeside : pagesBeside;
    const [first] = sources.filter(({ fields }) => beside(cited[field], fields[field]) === 'other');
    return first === undefined ? [] : [{ field, cited: cited[field] ?? '', found: first.fields[field] ?? '', sources: [first.id] }];
  });
}

/**
 * One candidate, with what follows where the cited place is another work's: the volume and page that its records have, and where they
 * have none there, another venue. Takes the reference, the candidate, all candidates, and the records of each.
 */
export function withPlaceTaken(
  reference: Reference,
  own: ReferenceEvidence,
  all: readonly ReferenceEvidence[],
  sourcesOf: SourcesOf,
): ReferenceEvidence {
  const there = occupant(reference, own, all, sourcesOf);
  const elsewhere = there ?? otherBook(reference, own, all, sourcesOf);
  if (elsewhere === null) return own;
  const details = there === null ? [] : placeOf(reference, sourcesOf(own.cluster));
  if (details.length > 0) return { ...own, details };
  const { fields } = elsewhere;
  const venue: ComponentEvidence = {
    ...own.components.venue,
    label: 'not_match',
    score: 0,
    source: elsewhere.id,
    why: `${there === null ? 'there appeared' : 'at that place stands'} another work: “${fields.title ?? elsewhere.id}”`,
  };
  return { ...own, components: { ...own.components, venue } };
}
