/**
 * Records whose title was lost in part: many a registry stops a title where mark-up began (a species in italics, a formula), or
 * drops what the mark-up held at its beginning. Such a record cannot speak against the whole title, if volume, first page and
 * year show that it is the very place cited. Without that agreement a longer title is a longer title.
 */
import type { Reference } from '../model/cited.ts';
import type { ComponentEvidence } from '../model/evidence.ts';
import type { Source } from '../model/source.ts';
import { fold } from '../text/fold.ts';
import { yearOf } from '../text/keys.ts';
import { comparePlace } from './pages.ts';
import type { TitleForm } from './title-form.ts';

/** Letters that must be left of a title. */
const LEFT = 8;
/** Letters at either end of a title whose middle was lost. */
const ENDS = 10;

type Loss = 'end' | 'beginning' | 'middle' | null;

/** What part of the whole title the record lacks; null when it is no part of it. */
function lost(whole: string, part: string): Loss {
  if (part.length < LEFT || part.length >= whole.length) return null;
  if (whole.startsWith(part)) return 'end';
  if (whole.endsWith(part)) return 'beginning';
  let before = 0;
  while (before < part.length && part[before] === whole[before]) before += 1;
  let after = 0;
  while (after < part.length - before && part[part.length - 1 - after] === whole[whole.length - 1 - after]) after += 1;
  return before + after === part.length && before >= ENDS && after >= ENDS ? 'middle' : null;
}

const letters = (title: string): string => fold(title).replace(/ /g, '');

/** The title component, bettered where the record lost part of its title and its volume, page and year are the cited ones. */
export function cutTitle(reference: Reference, source: Source, forms: readonly TitleForm[], first: ComponentEvidence): ComponentEvidence {
  const { title } = reference.fields;
  if (first.label === 'match' || first.label === 'unknown' || title === undefined) return first;
  if (comparePlace(reference.fields, source.fields) !== 'match') return first;
  const year = yearOf(reference.fields);
  if (year === null || !source.years.some((one) => Math.abs(one - year) <= 1)) return first;
  const whole = letters(title);
  for (const form of forms) {
    // One of two parallel titles is no title that lost its end.
    if (form.part === 'first' || form.part === 'second') continue;
    const loss = lost(whole, letters(form.printed));
    if (loss === null) continue;
    const why = `the record lacks the ${loss} of the title; its volume, page and year are the cited ones`;
    const found = form.printed;
    // A word added in the middle looks the same as one lost there: near enough, and no more.
    return loss === 'middle'
      ? { ...first, label: 'partial', score: 0.85, found, source: source.id, why }
      : { ...first, label: 'match', score: 0.9, found, source: source.id, why };
  }
  return first;
}

/** Words a piece of a title must have to be told from a word that happens to be there. */
const PIECE_WORDS = 2;

/**
 * The title component of a printed reference, bettered to a match in part where one of the two titles is a piece of the other and people
 * and year (or, where nobody is named, year and place) are the record's: a registry that lost the rest to mark-up, or a parser that
 * stopped at a comma, does not say that the work is another one. Titles that differ are still told, and left to a person.
 */
export function pieceOfTitle(
  reference: Reference,
  sources: readonly Source[],
  title: ComponentEvidence,
  { authors, venue }: Readonly<Record<'authors' | 'venue', ComponentEvidence>>,
): ComponentEvidence {
  const stated = reference.fields.title;
  const year = yearOf(reference.fields);
  if (reference.origin === 'entry' || title.label !== 'not_match' || title.found === null || stated === undefined || year === null)
    return title;
  const vouched = authors.label === 'match' || authors.label === 'partial' || (authors.label === 'unknown' && venue.label === 'match');
  const source = sources.find(({ id }) => id === title.source);
  if (!vouched || source === undefined || !source.years.includes(year) || comparePlace(reference.fields, source.fields) === 'not_match')
    return title;
  const [recorded, cited] = [fold(title.found), fold(stated)];
  const isPiece = (piece: string, whole: string): boolean => piece.length >= LEFT && ` ${whole} `.includes(` ${piece} `);
  if (recorded.split(' ').length >= PIECE_WORDS && isPiece(recorded, cited))
    return { ...title, label: 'partial', score: 0.6, why: 'the record has a piece of the cited title, by these people in that year' };
  if (authors.label !== 'unknown' && (isPiece(cited, recorded) || (cited !== '' && recorded.startsWith(`${cited} `))))
    return {
      ...title,
      label: 'partial',
      score: 0.6,
      why: 'what was read as the title is a piece of the recorded one, by these people in that year',
    };
  return title;
}
