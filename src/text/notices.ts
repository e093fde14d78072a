/**
 * Lines that have the numbers of a reference and are none. Texts of a day, minutes and opening hours: put in alone, each would be looked up as a
 * work and found nowhere. And sentences that name several works by their identifiers, which would be one.
 */

const MONTHS =
  'jan\\p{L}{0,6}|feb\\p{L}{0,6}|fév\\p{L}{0,5}|m[aä]r\\p{L}{0,4}|apr\\p{L}{0,4}|abr\\p{L}{0,3}|avr\\p{L}{0,3}|ma[iy]o?|mag\\p{L}{0,3}|giu\\p{L}{0,3}|ju[nil]\\p{L}{0,4}|lug\\p{L}{0,3}|a[uo][gû]\\p{L}{0,5}|ago\\p{L}{0,3}|set\\p{L}{0,6}|sep\\p{L}{0,6}|o[cku]t\\p{L}{0,5}|ott\\p{L}{0,4}|nov\\p{L}{0,5}|d[eéi][czs]\\p{L}{0,6}|(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{0,6}';
/** A day: "14 de marzo de 2021", "3. Mai 2019", "2021年3月14日", "14.03.2021"; the day of a visit is another. */
const DAY = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,2}\\.?\\s(?:de\\s|d')?(?:${MONTHS})\\.?,?\\s(?:de\\s)?(?:19|20)\\d\\d(?!\\d)|(?<!\\p{L})(?:${MONTHS})\\s\\d{1,2},\\s(?:19|20)\\d\\d(?!\\d)|(?<!\\d)\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d(?!\\d)|(?:19|20)\\d\\d\\s?年\\s?\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日`,
  'iu',
);
/** What minutes and notices have beside a day: points counted within a line, hours, a telephone. */
const POINTS = /(?<=[.:;。]\s{0,2})1[.)]\s.{3,400}?[.;]\s2[.)]\s|一[、,].{2,400}?。\s?二[、,]/u;
const HOURS =
  /(?<!\d)\d{1,2}[:.h]\d{2}\s?(?:[–-]|\p{L}|$)|(?<![\d,]\s?)\d{1,2}\s?[–-]\s?\d{1,2},\s\d{1,2}\s?[–-]\s?\d{1,2}(?!\d)|(?<!\p{L})(?:tel|tél|тел)\.\s?\+?\d/iu;
/** What a work has and they lack: an address, an identifier, a title in quotation marks, pages. */
const WORK = /https?:|www\.|\b10\.\d{4,9}\/|\b(?:doi|isbn|arxiv|issn)\b|[“”"«»„《》『』「」]|(?<!\p{L})(?:pp?|S|с|vol|Bd|Nr|n°)\.?\s\d/iu;

/** Whether a text tells of a day: it names one, counts its points or gives hours, and has nothing that only a work has. */
export const tellsOfDay = (text: string): boolean => DAY.test(text) && (POINTS.test(text) || HOURS.test(text)) && !WORK.test(text);

/** An identifier of one work as it is typed into a sentence. */
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?|(?<![\d./]))(10\.\d{4,9}\/[^\s<>"]{1,120}[^\s<>".,;)])/giu;

/** A link behind its words, as Markdown has it and a plain text shows it: "[Marsh 2018](https://…)". */
const LINK = /\[[^[\]\n]{1,80}\]\(https?:\/\/[^\s()]{4,200}\)/gu;

/** Whether several works are named by identifiers alone, with words between them: "See doi:10.5555/a and also 10.5555/b", or by links. */
export function namesByIdentifiers(words: string): boolean {
  if ((words.match(LINK)?.length ?? 0) > 1) return true;
  const found = [...words.matchAll(DOI)];
  const [first] = found;
  if (first === undefined || new Set(found.map(([, doi = '']) => doi.toLowerCase())).size < 2) return false;
  // Works with titles or pages between are entries run together.
  return !/\d|\.\s\p{Lu}/u.test(words.replace(DOI, ' '));
}
