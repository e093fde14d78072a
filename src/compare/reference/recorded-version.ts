/**
 * Another version of the work recorded than the one cited. A preprint beside the work as it was published: between the two a title is shortened
 * or gets its "A survey of", and people change places; an earlier edition of a book, to whose people a later one added some. Where that version alone is recorded, and nobody who holds all such works was asked, it cannot speak against what is cited of the
 * other: its title page was never seen. What differs in words, or in who the people are, is left as it is.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { yearOf } from '../../text/keys.ts';
import { citesPreprint, isLaterEdition, isPreprint, PREPRINT_AHEAD } from './date.ts';
import { weightOf } from './title/words.ts';

/** Telling words that two titles need in common, of which one has more at its beginning or end. */
const TELLING = 4;
/** What makes another work of a title: a part's number, a reply, a second look. */
const ANOTHER =
  /\d|(?:^|\s)(?:[ivx]{1,4}|part|volume|revisited|reply|response|comments?|correction|corrigendum|erratum|addendum|appendix|supplement(?:ary)?|followup|follow|extended|extension|review)(?:\s|$)/;

/** Whether the publication is cited, in the years in which preprints are published, and the record is of a preprint. */
function isPublicationOf(reference: Reference, source: Source): boolean {
  const year = yearOf(reference.fields);
  return (
    isPreprint(source) &&
    reference.fields['container-title'] !== undefined &&
    !citesPreprint(reference) &&
    year !== null &&
    source.years.some((posted) => year >= posted && year <= posted + PREPRINT_AHEAD)
  );
}

/** What the longer title has more, at one end; null where neither holds the other. */
function more(one: string, other: string): string | null {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  const telling = short.split(' ').filter((word) => weightOf(word) >= 1).length;
  if (telling < TELLING) return null;
  if (long.startsWith(`${short} `)) return long.slice(short.length + 1);
  return long.endsWith(` ${short}`) ? long.slice(0, -short.length - 1) : null;
}

/** The title component of a preprint's record against the publication cited, which is by the same two people or more. */
export function titleAsPublished(
  reference: Reference,
  sources: readonly Source[],
  title: ComponentEvidence,
  authors: ComponentEvidence | undefined,
): ComponentEvidence {
  const { title: cited, author } = reference.fields;
  if ((title.label !== 'partial' && title.label !== 'not_match') || cited === undefined) return title;
  if (authors?.label !== 'match' || (author?.length ?? 0) < 2) return title;
  const source = sources.find(({ id }) => id === authors.source);
  if (source === undefined || !sources.every(isPreprint) || !isPublicationOf(reference, source)) return title;
  const rest = more(fold(cited), fold(source.fields.title ?? ''));
  if (rest === null || ANOTHER.test(rest)) return title;
  const found = source.fields.title ?? null;
  return {
    label: 'match',
    cited,
    found,
    score: 0.85,
    source: source.id,
    why: 'the title as published; that of its preprint has more or fewer words',
  };
}

/** The authors component of a preprint's record against the publication cited, where all that differs is their order. */
export function orderAsPublished(reference: Reference, sources: readonly Source[], authors: ComponentEvidence): ComponentEvidence {
  const source = sources.find(({ id }) => id === authors.source);
  if (source === undefined || !sources.every(isPreprint) || !isPublicationOf(reference, source)) return authors;
  return { ...authors, label: 'match', score: 0.85, why: 'the same authors; the order of a preprint need not be that of the publication' };
}

/** The authors component of an earlier edition's record against a later edition cited, where everyone recorded is cited, and somebody more. */
export function editionsAuthors(reference: Reference, sources: readonly Source[], authors: ComponentEvidence): ComponentEvidence {
  if (authors.label !== 'partial' || !isLaterEdition(reference)) return authors;
  const recorded = sources.find(({ id }) => id === authors.source)?.fields.author ?? [];
  const cited = new Set((reference.fields.author ?? []).map(({ family }) => fold(family ?? '')));
  const all =
    recorded.length > 0 && recorded.length < cited.size && recorded.every(({ family }) => family !== undefined && cited.has(fold(family)));
  return all
    ? { ...authors, label: 'match', score: 0.85, why: 'everyone of the edition recorded; a later one is cited, which has more' }
    : authors;
}
