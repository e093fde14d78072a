/**
 * A printed reference in which a parser found a venue and no title: "Ng, A. (2013). King & Maxwell." A book, a law or a page has often
 * nothing behind its title, and a lone name of several words without volume and pages is a title before it is a journal's. Physics
 * cites journals without titles, but never without a volume, and what lies in a repository by its number alone. Entries that state their fields as data are taken at their word.
 */
import type { Reference } from '../../model/cited.ts';
import { titleForm } from './title/form.ts';
import { weightOf } from './title/words.ts';
import { isRepository } from './venue/form.ts';

/** Telling words of a title; a script without spaces has one word for many. */
const TELLING = 2;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{3}/u;

/** The reference with its lone venue for its title; as it is where it has a title, or its venue is one. */
export function titled(reference: Reference): Reference {
  const { title, 'container-title': venue, volume, page, issue } = reference.fields;
  if (reference.origin === 'entry' || title !== undefined || venue === undefined) return reference;
  if (volume !== undefined || page !== undefined || issue !== undefined || isRepository(venue)) return reference;
  const words = titleForm(venue)?.words.filter((word) => weightOf(word) >= 1).length ?? 0;
  if (words < TELLING && !DENSE.test(venue)) return reference;
  const { 'container-title': _venue, ...rest } = reference.fields;
  return { ...reference, fields: { ...rest, title: venue } };
}
