/**
 * Finds and labels the end of a reference that is printed by the rule of eastern Europe: "Place: Publisher, 2010. Т. 5. № 3. С. 12–20", in
 * Cyrillic or Latin words, with dashes between its parts or without. Its words are few and its order is fixed, so it is read by formula.
 */
import { LABEL_INDEX } from './labels.ts';

const {
  place: PLACE,
  publisher: PUBLISHER,
  date: DATE,
  volume: VOLUME,
  issue: ISSUE,
  pages: PAGES,
  edition: EDITION,
  other: OTHER,
} = LABEL_INDEX;

export interface Imprint {
  /** Where it begins, in the reference: what stands before is the work or what holds it. */
  readonly at: number;
  /** The places that it was sure of, each from, to and with its label. */
  readonly placed: readonly (readonly [number, number, number])[];
}

const TOWN = String.raw`(?:[НN]\.\s)?\p{Lu}[\p{L}-]{0,25}(?:\.|(?:\s\p{Lu}[\p{L}-]{1,25})?(?:,?\s(?:D\.\s?C\.|[A-Z]{2}))?)`;
const TOWNS = String.raw`${TOWN}(?:\s?;\s?${TOWN}){0,2}`;
const YEAR = String.raw`(?:1[5-9]|20)\d\d(?!\d)`;
const PART = String.raw`[.,;\])»”"–—-]\s{0,2}(?:[–—-]\s{0,2})?`;
/** "М.; Л.: Academia, 1936", "Москва : Юрайт, 2019". */
const PUBLISHED = new RegExp(
  String.raw`[.;\])»”"–—-]\s{1,2}(?:[–—-]\s{1,2})?(${TOWNS})\s?:\s{0,2}([\p{L}«"“][^:;/\n]{1,80}?),\s{0,2}(${YEAR})`,
  'u',
);
/** "М., 2005", "Las Vegas, 2016". */
const TOWN_YEAR = new RegExp(String.raw`[.;\])»”"–—-]\s{1,2}(?:[–—-]\s{1,2})?(${TOWNS}),\s{0,2}(${YEAR})`, 'u');
const DAY = String.raw`(?:\d{1,2}(?:\s?[–-]\s?\d{1,2})?\s?(?:\.\s?\d{1,2}\.|[\s]\p{L}{3,9})\s?)?`;
const YEAR_ALONE = new RegExp(String.raw`${PART}(${DAY}${YEAR})(?=\s?(?:[.,;:–—)(-]|$|№|г\.|р\.))`, 'u');
const COUNTED = new RegExp(
  String.raw`(?:${PART}(?:(?:Т|Том|Vol|V|Вып|Iss|No|N|Кн|Ч|С|P|Pp|Bd|Nr|Ст|Art|S)\.?\s?\d|(?:Т|Том|Vol|Bd)\.?\s[IVXLC]{1,7}(?!\p{L}))|${PART}\d{1,4}\s?с\.|\s№\s?\d)`,
  'iu',
);
const EDITION_OF =
  /[.\])»–—-]\s{1,2}(?:[–—-]\s{1,2})?(\[?\d{1,2}-?\p{L}{0,3}\.?\s(?:изд|вид|ed|изд-е)(?:ание|ання|\.)?(?:,\s(?:перераб|испр|доп|стер|перер|rev)\p{L}{0,10}\.?(?:\s(?:и|та|і|and)\s\p{L}{2,10}\.)?){0,2})/iu;
const ADDRESS =
  /(?:[.,–—-]\s{1,2}|\s)(?:arXiv\s?:|URL\s?:|DOI\s?:|https?:\/\/|Режим\sдоступ|\[Электронный|\(дата\sобращения|\[Електронний)/iu;
const VOLUMES = /(?<![\p{L}])(?:(?:Т|Том|Vol|V|Bd)\.?\s?\d{1,4}(?:[/–-]\d{1,4})?|(?:Т|Том|Vol|Bd)\.?\s[IVXLC]{1,7}(?!\p{L}))/giu;
const ISSUES = /(?<![\p{L}])(?:№|No|N|Вып|Iss|Nr)\.?\s?\d{1,4}(?:[/–-]\d{1,4})?/giu;
const PAGED = /(?<![\p{L}])(?:(?:С|P|Pp|S)\.?\s?\p{Lu}?\d{1,6}(?:\s?[–—-]{1,2}\s?\p{Lu}?\d{1,6})?|\d{1,5}\s?(?:с|стор)\.?(?!\p{L}))/giu;

/** Words in brackets do not end anything: "Int. Conf. (Moscow, 2–5 June 2008)". As long as the text. */
const masked = (text: string): string =>
  text.replace(/\([^()]{0,160}\)/gu, (inner) => (/\p{L}{3}/u.test(inner) ? `(${'x'.repeat(inner.length - 2)})` : inner));

/** Labels the imprint that begins behind `from` by `paint`; null where there is none. */
export function labelImprint(raw: string, from: number, paint: (from: number, to: number, label: number) => void): Imprint | null {
  const text = masked(raw.slice(from));
  const ends = [PUBLISHED, TOWN_YEAR, YEAR_ALONE, COUNTED, ADDRESS, EDITION_OF]
    .map((sign) => sign.exec(text)?.index ?? -1)
    .filter((index) => index >= 0);
  if (ends.length === 0) return null;
  const at = Math.min(...ends);
  const placed: [number, number, number][] = [];
  const rest = text.slice(at);
  const put = (start: number, length: number, label: number): void => {
    const begin = from + at + start;
    paint(begin, begin + length, label);
    placed.push([begin, begin + length, label]);
  };
  const free = (index: number): boolean => !placed.some(([a, b]) => from + at + index >= a && from + at + index < b);
  const published = PUBLISHED.exec(rest);
  const [found, towns = '', house = '', year = ''] = published ?? [];
  const dated = published === null ? (TOWN_YEAR.exec(rest) ?? YEAR_ALONE.exec(rest)) : null;
  if (published !== null && found !== undefined) {
    const town = published.index + found.indexOf(towns);
    const named = published.index + found.indexOf(house, found.indexOf(towns) + towns.length);
    put(town, towns.length, PLACE);
    put(named, house.length, PUBLISHER);
    put(published.index + found.lastIndexOf(year), year.length, DATE);
  } else if (dated !== null) {
    const [whole, first = '', second] = dated;
    put(dated.index + whole.indexOf(first), first.length, second === undefined ? DATE : PLACE);
    if (second !== undefined) put(dated.index + whole.lastIndexOf(second), second.length, DATE);
  }
  const edition = EDITION_OF.exec(rest);
  if (edition !== null) put(edition.index + edition[0].indexOf(edition[1] ?? ''), edition[1]?.length ?? 0, EDITION);
  for (const [signs, label] of [
    [VOLUMES, VOLUME],
    [ISSUES, ISSUE],
    [PAGED, PAGES],
  ] as const)
    for (const one of rest.matchAll(signs)) if (free(one.index)) put(one.index, one[0].length, label);
  // "вып. 1 (229)": the number counted through all volumes.
  for (const { index, 0: one } of rest.matchAll(ISSUES)) {
    const aside = /^\s?\(\d{1,4}\)/.exec(rest.slice(index + one.length));
    if (aside !== null) put(index + one.length, aside[0].length, OTHER);
  }
  return { at: from + at, placed };
}
