/**
 * A title that may be the recorded one in another language: "On the electrodynamics of moving bodies" beside "Zur Elektrodynamik bewegter
 * Körper". Nobody translates here. Told is only that both are in different languages, by their small words, that the people are the
 * same, and that a long word of both is of one root, that the year is the same, or that both are books; then the work may be meant, and
 * nobody need have made it up.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { words } from '../../text/fold.ts';
import { ratio } from '../../text/similarity.ts';
import { inTwoLanguages } from '../../text/title-language.ts';
import { inTwoScripts } from '../../text/transliterated.ts';
import type { comparePlace } from './pages.ts';
import { weightOf } from './title/words.ts';

/** Letters of a word from which its root can be told, how many of them two words share from the beginning, and how like they are. */
const LONG = 6;
const ROOT = 5;
const ALIKE = 0.75;

/** A word as it is spelt alike in several languages: "Elektrodynamik", "electrodynamics", "électrodynamique". */
const plain = (word: string): string =>
  word.replace(/k/g, 'c').replace(/ph/g, 'f').replace(/th/g, 't').replace(/y/g, 'i').replace(/tz|z/g, 's');

function ofOneRoot(a: string, b: string): boolean {
  if (a.length < LONG || b.length < LONG) return false;
  const [one, other] = [plain(a), plain(b)];
  return one.slice(0, ROOT) === other.slice(0, ROOT) || (one[0] === other[0] && ratio(one, other) >= ALIKE);
}

/** A book with its author, on either side: books are translated under titles of which no word is the original's ("Surveiller et punir"). */
const BOOK = /^(?:book|thesis|)$/;

const TRANSLATED = 'perhaps the title in another language';

/** A title that PubMed prints in brackets, which says that it is a translation. */
const IN_BRACKETS = /^\[.{3,500}\][.\s]*$/su;

/**
 * Whether one of two titles says itself that it is not in the language of the other: the record has it in brackets and the cited one is in another
 * language, or one of them is in signs that cannot be compared with the letters of the other.
 */
function isRendered({ cited, found }: ComponentEvidence): boolean {
  const [ours, theirs] = [cited ?? '', found ?? ''];
  if (inTwoScripts(ours, theirs)) return true;
  return IN_BRACKETS.test(theirs) && inTwoLanguages(ours, theirs);
}

/** Whether a book is cited and one is recorded. */
export function areBooks({ fields }: Reference, sources: readonly Source[]): boolean {
  const { type = '', page, DOI, arxiv, 'container-title': container } = fields;
  const within = container !== undefined || page !== undefined || DOI !== undefined || arxiv !== undefined;
  return !within && BOOK.test(type) && sources.some((source) => source.fields.type === 'book');
}

/**
 * The title component, bettered from a contradiction to a match in part where the title may be a translation. Takes what became of title,
 * people, year and venue, and of volume and page: the very place speaks for itself (docs/decisions/0164), and another place is another work.
 * At the cited place, or under the cited identifier (`doi`), a title that is plainly
 * in another script or says that it is a translation is not another work's; nor, where identifier and place are both the work's, one that is in another language. Of `books` neither a word nor the year need be the same: they are translated years later, under other titles.
 */
export function translatedTitle(
  title: ComponentEvidence,
  { authors, date, venue }: Readonly<Record<'authors' | 'date' | 'venue', ComponentEvidence>>,
  places: readonly ReturnType<typeof comparePlace>[],
  books = false,
  doi: Label = 'unknown',
): ComponentEvidence {
  if (title.label !== 'not_match') return title;
  // Names in scripts that cannot be compared letter by letter say nothing against it either.
  const open = authors.label === 'unknown' && authors.found !== null && inTwoScripts(title.cited ?? '', title.found ?? '');
  if (authors.label !== 'match' && !open) return title;
  const [own, here] = [doi === 'match', places.includes('match')];
  const rendered = isRendered(title) ? own || here : own && here && inTwoLanguages(title.cited ?? '', title.found ?? '');
  if (rendered && !places.includes('not_match') && date.label !== 'not_match')
    return { ...title, label: 'partial', score: 0.6, why: TRANSLATED };
  if (open || places.some((place) => place === 'match' || place === 'not_match')) return title;
  if (!inTwoLanguages(title.cited ?? '', title.found ?? '')) return title;
  const found = words(title.found ?? '');
  const root = words(title.cited ?? '').some((word) => weightOf(word) >= 1 && found.some((other) => ofOneRoot(word, other)));
  // A family name and an initial are borne by many, and so are books in other languages.
  if (!root && authors.cited !== null && words(authors.cited).filter((word) => word.length > 1).length < 2) return title;
  if (!root && !books && (date.label !== 'match' || venue.label === 'not_match')) return title;
  return { ...title, label: 'partial', score: 0.5, why: TRANSLATED };
}
