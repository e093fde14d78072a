/** The venue in the text of a reference as it was printed: whether a record's name stands there, and whether what was read as one is the title. */
import { fold } from '../../../text/fold.ts';
import type { Printed } from '../printed.ts';
import { isSmall, spelt, unelided, type VenueForm } from './form.ts';
import { isSister, sectionOf } from './siblings.ts';
import { either } from './words.ts';

/** Words a venue's name needs before it can be found in running text. */
const FINDABLE = 2;

/** Whether the words of a venue, or their abbreviations, stand one after the other in the printed text. */
export function standsIn(printed: Printed, form: VenueForm): boolean {
  const wanted = form.words;
  if (wanted.length < FINDABLE) return false;
  const words = fold(unelided(printed.raw))
    .split(' ')
    .filter((word) => !isSmall(word))
    .map(spelt);
  // "Cancer Letters" does not hold "Cancer".
  const section = sectionOf(form.printed);
  const goesOn = (word = ''): boolean =>
    isSister(word) || (section !== null && section !== word && (section !== 'a' || /^[b-h]$/.test(word)));
  return words.some((_, from) => wanted.every((word, at) => either(words[from + at] ?? '', word)) && !goesOn(words[from + wanted.length]));
}

/** The place of the work that a notice is about, behind its title: "[Resuscitation 120 (2017) 33–40]". */
const PLACE_OF_ANOTHER = /\s?\[[^[\]]{4,200}\d[^[\]]{0,60}\]\.?\s{0,3}$/u;
/** Words that a piece of a title must have to be known for one. */
const OF_TITLE = 3;

/**
 * Whether what a parser took for the venue of a printed reference is the title, or a piece of it. A word or two may be the journal's
 * name as well ("… in Nature"), but then they stand there twice.
 */
export function isOfTitle(name: string, title: string | undefined, printed: Printed): boolean {
  const piece = fold(name.replace(/\s?\[[A-Z](?:\/[A-Z]{2})?\].{0,20}$/s, ''));
  if (title === undefined || piece === '' || !` ${fold(title.replace(PLACE_OF_ANOTHER, ''))} `.includes(` ${piece} `)) return false;
  const wanted = piece.split(' ');
  if (wanted.length >= OF_TITLE) return true;
  const words = fold(printed.raw).split(' ');
  return words.filter((_, from) => wanted.every((word, at) => words[from + at] === word)).length < 2;
}

/** The series of which a volume is cited, as BibTeX prints it: "In Proceedings of …, volume 100 of Astérisque, pages 5–171". */
export function seriesIn(raw: string): readonly string[] {
  const series = /\bvol(?:ume|\.)?\s\d{1,4}\sof\s(?:the\s)?(?<name>\p{Lu}[^,.;()]{2,80})(?=[,.;(])/u.exec(raw)?.groups?.name;
  return series === undefined ? [] : [series];
}

/** A printed name and how else it may be meant: words that were parted at the end of a line in one again, the end alone where a title was cut too early. */
export function readingsOf(name: string): string[] {
  const joined = name.replace(/(?<=\p{Ll})-\s(?=\p{L})/gu, '');
  return [name, ...(joined === name ? [] : [joined]), ...behindSentence(name)];
}

/** What stands behind a full stop that ends a sentence and no abbreviation: "…: Multicenter Cohort Study. AIDS", where a title was cut too early. */
function behindSentence(name: string): string[] {
  const tail = /\p{Ll}{4,40}\.\s+(?<tail>\p{Lu}[^.]{1,200})$/u.exec(name.slice(0, 500))?.groups?.tail;
  return tail === undefined ? [] : [tail];
}
