/**
 * Where an entry is cited in the document that lists it, as LaTeX prints it behind the entry (hyperref's and abnTeX's back-references): "Citado
 * 3 vezes nas páginas 1, 8 e 9.", "(cited on pp. 4, 17)", or the pages alone, "Reefs 12 (2009). 48, 58, 63". They are pages of the document and
 * no part of the work: read as its own they would make a true reference a false one.
 */

const PAGE = String.raw`(?:\d{1,4}|[ivxlIVXL]{1,7})`;
/** "13, 1, 7, 8 e 21", "36–40", "12 and 45". */
const PAGES = String.raw`${PAGE}(?:\s?[–-]\s?${PAGE}|,\s${PAGE}|,?\s(?:e|and|y|et|und|и|i|a|ve)\s${PAGE}){0,80}`;
const WORDS = [
  String.raw`[Cc]itado?s?\s(?:\d{1,3}\s(?:vezes|veces)\s)?(?:na|nas|en\sla|en\slas|en)?\s?(?:p[áa]ginas?|pp?\.|p[áa]?gs?\.)`,
  String.raw`[Cc]ited\s(?:\d{1,3}\stimes\s)?(?:on|at|in)\s(?:the\s)?(?:pages?|pp?\.)`,
  String.raw`[Zz]itiert\sauf\s(?:den\s)?(?:Seiten?|S\.)`,
  String.raw`[Cc]ité(?:e|es|s)?\s(?:à\sla|aux|pages?|en)?\s?(?:pages?|pp?\.)`,
  String.raw`[Cc]itat[oaie]?\s(?:a|alla|alle|a\s)?\s?(?:pagin[ae]|pp?\.|pag\.)`,
  String.raw`[Цц]ит(?:ируется|\.)\sна\s(?:с\.|стр\.|страниц\p{L}{1,3})`,
  String.raw`[Bb]ack\s?refs?:|[Ss]een?\son\spages?`,
].join('|');
const BEHIND = new RegExp(String.raw`\s?[([]?(?:${WORDS})\s?${PAGES}\s?\.?\s?[)\]]?\.?$`, 'u');
/** No such row of pages is longer. */
const LONGEST = 420;

/** The entry without the words that say where it is cited. */
export function withoutCitedAt(raw: string): string {
  const from = Math.max(0, raw.length - LONGEST);
  const end = raw.slice(from);
  const found = BEHIND.exec(end);
  return found === null || from + found.index < FEWEST ? raw : raw.slice(0, from + found.index).trimEnd();
}
/** An entry is longer than that. */
const FEWEST = 12;

/** Pages alone behind the full stop or the bracket in which an entry ends: "(2009). 48, 58, 63", "New York, 1970, p. 363. 120". */
const ALONE = /(?<=[.)\]/]\s|\d\.\s)\d{1,4}(?:,\s\d{1,4}){0,60}$/u;
/** Lists of fewer entries, and rows that fewer of them have, show nothing. */
const ENTRIES = 8;
const MOST = 0.85;

/**
 * The words of the entries of one list without such pages, where nearly every entry ends in a row of pages that rises and that the document has.
 * Volumes and pages of journals do not: they fall as often as they rise, and one of them is larger than the document.
 */
export function withoutPages(words: readonly string[], pages: number): readonly string[] {
  if (words.length < ENTRIES || pages < ENTRIES) return words;
  const ends = words.map((one) => ALONE.exec(one.trimEnd().replace(/\s+/g, ' ')));
  const rows = ends.map((end) => (end === null ? [] : end[0].split(', ').map(Number)));
  const fits = (row: readonly number[]): boolean => row.every((page, i) => page > (row[i - 1] ?? 0) && page <= pages);
  const good = rows.filter((row) => row.length > 0 && fits(row)).length;
  if (good < words.length * MOST || !rows.some((row) => row.length > 1) || rows.some((row) => row.length > 0 && !fits(row))) return words;
  return words.map((one, i) => (ends[i] === null ? one : one.trimEnd().replace(LAST_ROW, '').trimEnd()));
}
/** The same over the ends of lines. */
const LAST_ROW = /(?<=[.)\]/]\s{1,3})\d{1,4}(?:,\s{1,3}\d{1,4}){0,60}$/u;
