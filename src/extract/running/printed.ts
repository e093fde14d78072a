/**
 * Whole references within sentences in the forms of the humanities and of law: a title in quotation marks with journal, volume and year behind it
 * ("Ada Roe, “On Hedges,” Gardens 2, no. 8 (2005): 124"), a law review ("Ada Roe, On Hedges and Fences, 108 Harv. L. Rev. 1733 (1995)"), a
 * book with place and publisher ("Ada Roe, Hedges, Fences, and Gates (Oxford: Gate Press, 2011)"). Each ends in a form that nothing else has.
 */
import type { Span } from '../../model/document.ts';
import { GERMAN_ARTICLE } from '../../text/reporters.ts';
import { namesOf } from '../citations/author.ts';
import { toldWithin } from '../parse/whole-forms/answers.ts';
import { HOUSE, PUBLISHER } from './books.ts';
import { withoutLeads } from './case-names.ts';
import { inTitleCase } from './title-case.ts';

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
const FAMILY = String.raw`\p{Lu}[\p{L}’'-]{1,25}`;
const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?){1,3}`;
/** "Roe, A.", "Ada B. Roe", "AB Roe", "van der Roe". */
const PERSON = String.raw`(?:${FAMILY}(?:\s${FAMILY})?,\s${INITIALS}|(?:\p{Lu}[\p{L}.’'-]{0,20}\s){0,3}(?:(?:van|von|de|der|den|la|le|di|da)\s){0,2}${FAMILY})`;
/** "Ada B. Roe and Bo Poe", "Roe, A., & Poe, B.", "Roe, Ada", "A. Roe et al." in front of what follows. */
const PEOPLE = String.raw`${PERSON}(?:(?:,?\s(?:&|and)\s|,\s)${PERSON}){0,6}(?:,?\set\sal\.?)?`;
const HEAD = new RegExp(String.raw`(?<![\p{L}\p{M}’'-])(${PEOPLE})(?:,?\s?\(${YEAR}[a-h]?\)|,?\s${YEAR})?[,.:]{0,2}\s{0,2}$`, 'u');
const QUOTED = /(?:[“"„‘']|«\s?)(?=\p{Lu}|\p{Lo})([^“”"„«»‘\n]{10,250}?)[,.?!]?(?:[”"“»]|[’'](?!\p{L}))/gu;

const PAGES = String.raw`[enA-Z]{0,2}\d{1,6}(?:\s?[–-]\s?[eA-Z]{0,2}\d{1,6})?`;
/** From the volume to the last page, or from place to year; the journal stands before. */
const NUMBERS = [
  String.raw`\d{1,4}(?:,\s[Nn]o\.\s\d{1,5}(?:[–-]\d{1,5})?)?\s\((?:[\p{L}.]{3,10}\s)?${YEAR}\)(?:[:,]\s${PAGES})?`,
  String.raw`vol\.\s\d{1,4}(?:,\sno\.\s\d{1,5})?,\s(?:[\p{L}.]{3,10}\s)?${YEAR}(?:,\spp?\.\s${PAGES})?`,
  String.raw`\d{1,4}(?:\s?\(\d{1,3}(?:[–-]\d{1,3})?\))?(?:,\s(?:pp?\.\s)?|:\s?)${PAGES}(?:\s\(${YEAR}\))?`,
].join('|');
const BEHIND_TITLE = new RegExp(
  String.raw`^[,.]?\s(?:in\s|In\s)?(?:(?!${YEAR}\b)\p{Lu}[^“”"()\[\]\n;]{1,100}?,?\s(?:${NUMBERS})|(?:in\s)?\p{Lu}[^“”"()\[\]\n;]{2,100}?\s\(\p{Lu}[^():;\n]{1,40}:\s\p{Lu}[^()\n]{2,60},\s${YEAR}\)(?:,\s${PAGES})?)(?![\d\p{L}])`,
  'u',
);
/** Behind the title as Australian and British lawyers set it, "(2019) 43(2) Reef Law Review 610, 615", and as the French do, "JCP G 2010, 706", "D. 1999, chron. p. 12". */
const OF_LAWYERS = new RegExp(
  String.raw`^,?\s(?:[([]${YEAR}[)\]]\s(?:\d{1,4}(?:\s?\(\d{1,3}(?:[–-]\d{1,3})?\))?\s)?\p{Lu}[\p{L}.&’' -]{2,80}?\s\d{1,5}(?:,\s\d{1,5}(?:[–-]\d{1,5})?)?|(?:D\.|JCP(?:\s\p{Lu}{1,3})?|RTD\s\p{Ll}{2,4}\.|Gaz\.\sPal\.|AJDA|RFDA|RDC|RDP|LPA|RLDC|Defrénois|Dr\.\ssoc\.|RJDA)\s(?:\d{1,2}\s\p{L}{3,9}\.?\s)?${YEAR}(?:,\s(?:chron|doctr|étude|comm|act|obs)\.?)?,?\s(?:n°\s|p\.\s)?\d{1,5})(?![\d\p{L}])`,
  'u',
);
const LETTERS = 200;

/** How many letters in front of a name are another thing: in "… on Impact and Ada Roe, “…”" one word stands where people have two. */
const otherThing = (names: string): number =>
  /^\p{Lu}[\p{L}’'-]{1,25},?\s(?:&|and)\s(?=\p{Lu}\p{Ll}+\s(?!et\s))/u.exec(names)?.[0].length ?? 0;

/** A title in quotation marks between names, and volume and year. */
function quoted(text: string): Span[] {
  return [...text.matchAll(QUOTED)].flatMap(({ index, 0: title }): Span[] => {
    const rest = text.slice(index + title.length, index + title.length + LETTERS);
    const behind = (BEHIND_TITLE.exec(rest) ?? OF_LAWYERS.exec(rest))?.[0];
    const before = text.slice(Math.max(0, index - LETTERS), index);
    const [lead, names = ''] = behind === undefined ? [] : (HEAD.exec(before) ?? []);
    if (behind === undefined || lead === undefined || /\n\s*\n/.test(lead)) return [];
    const front = withoutLeads(names);
    const begins = front + otherThing(names.slice(front));
    const start = index - lead.length + begins;
    const end = index + title.length + behind.length;
    const who = namesOf(names.slice(begins));
    return who === null || who.doubtful === true || !new RegExp(YEAR).test(text.slice(start, index) + behind) ? [] : [{ start, end }];
  });
}

const REVIEW = String.raw`\d{1,4}\s(?:[\p{Lu}&][\p{L}.’'&]{0,14}\s){0,7}?(?:(?:\p{Lu}\.){0,4}L\.\s?(?:Rev|J|Q)\.|(?:\p{Lu}\.){0,4}L\.\s&\s\p{Lu}[\p{L}.’']{1,14}(?:\s\p{Lu}[\p{L}.]{1,10}){0,2}|Law\s(?:Review|Journal|Quarterly))(?:\s\p{Lu}[\p{L}.]{2,12}){0,2}\s\d{1,5}(?:,\s\d{1,5}(?:[–-]\d{1,5})?(?:\sn\.\d{1,3})?)?\s\(${YEAR}\)`;
const BOOK = String.raw`\((?:\p{Lu}[^():;\n]{1,40}:\s\p{Lu}[^()\n]{2,60},\s(?:\d\p{L}{2}\sedn?\.?,\s)?${YEAR})\)(?:,\s${PAGES})?`;
const BEHIND_PLAIN = new RegExp(String.raw`(?<=,\s)${REVIEW}|(?<=[\p{Ll}\d?!]\s)(?:${BOOK}|${HOUSE})`, 'gu');
/** Houses of pictures, plays and music: "(Paris: Musée d’Orsay, 1890)" is where a painting hangs. */
const NO_PUBLISHER = /Mus[eé]|Galler|Louvre|Record|Theat|Théât|Opera|Pinakothek|Collection/;
/** In front of a name of somebody who is spoken of, not cited. */
const TITLED = /^(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Lord|Lady)\.?\s/;
/** One who is named whole, or two families. */
const NAMED_WHOLE = new RegExp(
  String.raw`^(?:${FAMILY}(?:\s${FAMILY})?,\s${INITIALS}|(?:\p{Lu}[\p{L}.’'-]{0,20}\s){1,3}(?:(?:van|von|de|der|den|la|le|di|da)\s){0,2}\p{Lu}[\p{L}’'-]{1,25})(?:(?:,?\s(?:&|and)\s|,\s)(?:\p{Lu}[\p{L}.’'-]{0,20}\s){0,3}\p{Lu}[\p{L}’'-]{1,25}){0,4}(?:,?\set\sal\.?)?$|^\p{Lu}[\p{L}’'-]{1,25}(?:\s(?:&|and)\s\p{Lu}[\p{L}’'-]{1,25}|\set\sal\.?)$`,
  'u',
);
/** Where a sentence or a clause begins that may begin with names. */
const BEGINS =
  /(?:^|[.;:(\n]\s{0,3}|(?<!\p{L})(?:see|See|also|generally|e\.g\.,|[Cc]f\.|in|In|by|with|As|as|to|and|But|accord|Accord|citing|quoting|from|read|is)\s)(?=\p{Lu})/gu;

/** A title without quotation marks: all of its words are set in capitals, and it begins behind the comma after the names. */
function unquoted(text: string): Span[] {
  return [...text.matchAll(BEHIND_PLAIN)].flatMap(({ index, 0: place }): Span[] => {
    // Without its place a house must be called one.
    if (NO_PUBLISHER.test(place) || (place.startsWith('(') && !place.includes(':') && !PUBLISHER.test(place))) return [];
    // A post with its place and year is written as a book with its publisher is.
    const fewest = !place.startsWith('(') || PUBLISHER.test(place) ? 2 : 3;
    const from = Math.max(0, index - LETTERS);
    const before = text.slice(from, index);
    for (const { index: at, 0: lead } of before.matchAll(BEGINS)) {
      const begins = at + lead.length + withoutLeads(before.slice(at + lead.length));
      const words = before.slice(begins).replace(/,?\s$/, '');
      // Nor does a reference before it belong to it.
      if (/\n\s*\n|\d{4}\)/.test(words)) continue;
      const parts = words.split(/,\s/);
      for (let many = 1; many < Math.min(parts.length, 6); many += 1) {
        const [names, title] = [parts.slice(0, many).join(', '), parts.slice(many).join(', ')];
        const who = NAMED_WHOLE.test(names) && !TITLED.test(names) ? namesOf(names) : null;
        if (who !== null && who.doubtful !== true && inTitleCase(title, fewest) && !/[.;(]\s/.test(title))
          return [{ start: from + begins, end: index + place.length }];
      }
    }
    return [];
  });
}

/** "(Müller, NJW 2014, 123, 125)"; behind the name of a court the place is no author. */
const GERMAN = new RegExp(String.raw`(?<![\p{L}\p{M}/’'-]|(?:LG|AG|VG|VGH|KG|FG|ArbG|LAG|SG|Gericht)\s)${GERMAN_ARTICLE}`, 'gu');

/** Articles as German lawyers cite them, by journal, year and page. */
const ofLawyers = (text: string): Span[] =>
  [...text.matchAll(GERMAN)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));

/** Where such references stand in a text, in reading order, none within another. */
export function printedIn(text: string): Span[] {
  const all = [...quoted(text), ...toldWithin(text), ...unquoted(text), ...ofLawyers(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const kept: Span[] = [];
  for (const span of all) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}
