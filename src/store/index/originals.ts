/**
 * Books and essays that a cited one may be a translation of, or the original to. Nothing of their titles need be the same ("Überwachen und Strafen",
 * "Surveiller et punir"), so that no word of the title finds them; the author does. The index files authors under years, so that all years
 * are asked at once. Given are works by the cited first author whose titles are in another language; which of them is meant nobody says.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import type { HeldItem } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { nameKeys } from '../../text/keys.ts';
import { romanized } from '../../text/scripts.ts';
import { inTwoLanguages } from '../../text/title-language.ts';
import { askKeys, askLists, askRecords, type Searching } from './asks.ts';

/** The first year that is asked for, and how many behind it. */
const FIRST = 1750;
const YEARS = 300;
/** Records of one author in one year that are read, and in all. */
const MOST_OF_YEAR = 8;
const MOST_READ = 160;
/** Works that are given. */
const MOST = 3;

/** Kinds of works that are translated, as against papers of journals and meetings. */
const TRANSLATED = /^(?:book|chapter|)$/;

/** Keys of the first author in every year; none where what is cited is a paper, or no person wrote it. */
function keysOfAuthor({ type = '', title, author, volume, DOI, 'container-title': container }: CslItem): readonly string[] {
  const [first] = author ?? [];
  if (title === undefined || first?.family === undefined || !TRANSLATED.test(type)) return [];
  if (DOI !== undefined || (volume !== undefined && container !== undefined)) return [];
  const names = nameKeys(first);
  return Array.from({ length: YEARS }, (_, at) => names.map((name) => `fy:${name}|${FIRST + at}`)).flat();
}

/** Whether two names of one family may be one person's. */
function maySame(cited: CslName | undefined, found: CslName | undefined): boolean {
  const initial = ({ given = '' }: CslName): string => fold(romanized(given)).slice(0, 1);
  if (cited === undefined || found === undefined) return false;
  const names = nameKeys(found);
  return (
    nameKeys(cited).some((name) => names.includes(name)) &&
    (initial(cited) === initial(found) || initial(cited) === '' || initial(found) === '')
  );
}

/** The works that may be the cited one in another language, in the order of the index. */
export function* originals(fields: CslItem): Searching<readonly HeldItem[]> {
  const keys = keysOfAuthor(fields);
  if (keys.length === 0) return [];
  const entries = (yield* askKeys(keys)).filter((entry) => entry !== null);
  if (entries.length === 0) return [];
  const lists = yield* askLists(entries, MOST_OF_YEAR);
  const numbers = [...new Set(lists.flatMap((list) => Array.from(list).slice(0, MOST_OF_YEAR)))].slice(0, MOST_READ);
  const { record } = yield* askRecords(numbers);
  const out: HeldItem[] = [];
  for (const number of numbers) {
    const item = record(number);
    if (!/^(?:book|chapter)$/.test(item.type ?? '') || !maySame(fields.author?.[0], item.author?.[0])) continue;
    if (inTwoLanguages(fields.title ?? '', item.title ?? '') && out.push(item) === MOST) break;
  }
  return out;
}
