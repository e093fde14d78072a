/**
 * A title that may be the recorded one in another language: "On the electrodynamics of moving bodies" beside "Zur Elektrodynamik bewegter
 * Körper". Nobody translates here. Told is only that both are in different languages, by their small words, that the people are the
 * same, and that a long word of both is of one root, or that the year is the same; then the work may be meant, and nobody made it up.
 */
import type { ComponentEvidence } from '../model/evidence.ts';
import { words } from '../text/fold.ts';
import { ratio } from '../text/similarity.ts';
import type { comparePlace } from './pages.ts';
import { weightOf } from './title/words.ts';

/** Small words that one language alone of these has in titles; how texts are told apart (recall/language.ts) asks for more words than a title has. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the of and for on to with by from at as how why what',
    de: 'der die das und des im zur zum von dem den ein eine eines einer uber fur auf bei nach ist',
    fr: 'le la les du et au aux dans sur une pour par sous chez',
    es: 'el los las y del una por sobre hacia entre',
    it: 'il gli lo della delle dei degli nel nella sulla sul per alla',
    pt: 'do da dos das os em uma no na pela pelo ao',
    nl: 'het een van voor naar bij en',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** The language of a title by its small words; null where none or two have as many of them. */
function languageOf(title: readonly string[]): string | null {
  const counts = Object.entries(SMALL_WORDS).map(([language, small]) => ({
    language,
    count: title.filter((word) => small.has(word)).length,
  }));
  counts.sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first === undefined || first.count === 0 || first.count === second?.count ? null : first.language;
}

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

/**
 * The title component, bettered from a contradiction to a match in part where the title may be a translation. Takes what became of title,
 * people, year and venue, and of volume and page: the very place speaks for itself (docs/decisions/0164), and another place is another work.
 */
export function translatedTitle(
  title: ComponentEvidence,
  { authors, date, venue }: Readonly<Record<'authors' | 'date' | 'venue', ComponentEvidence>>,
  places: readonly ReturnType<typeof comparePlace>[],
): ComponentEvidence {
  if (title.label !== 'not_match' || authors.label !== 'match') return title;
  if (places.some((place) => place === 'match' || place === 'not_match')) return title;
  const [cited, found] = [words(title.cited ?? ''), words(title.found ?? '')];
  const [ours, theirs] = [languageOf(cited), languageOf(found)];
  if (ours === null || theirs === null || ours === theirs) return title;
  const root = cited.some((word) => weightOf(word) >= 1 && found.some((other) => ofOneRoot(word, other)));
  if (!root && (date.label !== 'match' || venue.label === 'not_match')) return title;
  return { ...title, label: 'partial', score: 0.5, why: 'perhaps the title in another language' };
}
