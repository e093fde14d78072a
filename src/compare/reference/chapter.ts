/**
 * A chapter cited, and the record found is the book it stands in. Catalogues list books and not their chapters, so the book's
 * record neither confirms the chapter nor speaks against it: its title is not the chapter's, its editors are not the authors.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { titleReadings } from './title/form.ts';
import { weightOf } from './title/words.ts';
import { bestTitle, recordedTitles } from './title.ts';

const BOOKISH = /^(?:book|collection|report|document|proceedings)?$/;
/** Words that a book's title needs: "Nature" is no book. */
const TELLING = 2;

/** True when the record is the book that the cited chapter is said to stand in. */
export function isItsBook({ fields }: Reference, source: Source): boolean {
  const container = fields['container-title'];
  if (container === undefined || fields.title === undefined || source.fields['container-title'] === container) return false;
  if (!BOOKISH.test(source.fields.type ?? '') && source.fields.editor === undefined) return false;
  const named = titleReadings(container);
  return named.some(({ words }) => words.length >= TELLING) && bestTitle(named, recordedTitles(source))?.label === 'match';
}

/** Telling words that the title of a book must have whose chapter alone is recorded. */
const TELLING_BOOK = 3;

/** True when the record is a chapter of the cited book: its authors may be cited with the title of the whole. */
export function isItsChapter({ fields }: Reference, source: Source): boolean {
  const container = source.fields['container-title'];
  if (container === undefined || fields.title === undefined || source.fields.type !== 'chapter') return false;
  const named = titleReadings(fields.title);
  return (
    named.some(({ words }) => words.filter((word) => weightOf(word) >= 1).length >= TELLING_BOOK) &&
    bestTitle(named, titleReadings(container))?.label === 'match'
  );
}

/** The title of a book against a chapter of it by the cited people in the cited year. */
export const bookTitle = (first: ComponentEvidence): ComponentEvidence => ({
  ...first,
  label: 'partial',
  score: 0.5,
  why: 'a chapter of the book is recorded, by these people in that year',
});

/** The title of a chapter against its book: near, for the book is there, and not the chapter's. */
export const chapterTitle = (first: ComponentEvidence): ComponentEvidence => ({
  ...first,
  label: 'partial',
  score: 0.5,
  why: 'the book is recorded, not the chapter',
});

/** The authors of a chapter against the people of its book: nothing follows unless they agree. */
export const chapterAuthors = (first: ComponentEvidence): ComponentEvidence =>
  first.label === 'match' ? first : { ...first, label: 'unknown', score: null, why: "the book's people are not its chapters' authors" };
