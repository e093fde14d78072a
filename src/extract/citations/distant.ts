/**
 * Years in brackets whose author the sentence names further in front: "Brown, writing of planes (2007), disagrees", "Ng and colleagues, in
 * a series of reports (2020a, 2021)". A year is many things, so one counts only where a name of the same sentence is printed in front of
 * the one entry that bears this year, and no other name of the sentence could mean another. Years tight behind a name are read elsewhere.
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import type { Links } from '../link.ts';
import { apartFrom } from './apart.ts';
import { namesOf, YEARS, yearsOf } from './author.ts';
import { withoutInner } from './inner.ts';
import { LOCATOR } from './words.ts';

export interface DistantMark {
  readonly span: Span;
  readonly label: string;
  readonly to: string;
  readonly locator?: string;
}

const YEARS_ALONE = new RegExp(`[(（]\\s?(${YEARS})${LOCATOR}[)）]`, 'gu');
const NAME = /(?<![\p{L}\p{M}'’-])(?:\p{Lu}['’](?=\p{Lu}))?\p{Lu}[\p{L}\p{M}-]{1,30}/gu;
/** "in March (2014)": the year of a month or of a season is no work's. */
const TIMED =
  /(?<![\p{L}\p{M}])(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Frühjahr|Frühling|Sommer|Herbst|Winter|mars|avril|juin|été|automne|hiver|marzo|abril|junio|verano|otoño|invierno)\s?$/iu;
/** How far before such a year its author may be named. */
const SENTENCE = 240;

/** What a sentence says before a place of a text; null where it begins before the words looked at. */
function sentenceBefore(text: string, place: number): string | null {
  const before = text.slice(Math.max(0, place - SENTENCE), place);
  const stops = [...before.matchAll(/[.!?]["”»’]?\s(?=\p{Lu})/gu)].filter(({ index }) =>
    /(?:\p{L}{3}|\d[)\]])["”»’)]?$/u.test(before.slice(0, index)),
  );
  const from = Math.max(before.lastIndexOf('\n'), (stops.at(-1)?.index ?? -2) + 1) + 1;
  return from === 0 && place > SENTENCE ? null : before.slice(from);
}

/**
 * All such marks in reading order. `read` are the places where marks were read that lead somewhere or might, `heads` the first words of
 * each entry by its id.
 */
export function distantMarks(printed: string, links: Links, read: readonly Span[], heads: ReadonlyMap<string, string>): DistantMark[] {
  const text = withoutInner(printed);
  const ends = new Set(read.map(({ end }) => end));
  const behind = [...text.matchAll(YEARS_ALONE)].flatMap(({ 0: whole, 1: years = '', 2: locator, index }) => {
    const span = { start: index, end: index + whole.length };
    const before = ends.has(span.end) || TIMED.test(text.slice(Math.max(0, index - 24), index)) ? null : sentenceBefore(text, index);
    return before === null ? [] : tiedBy(before, span, years, locator, links, heads);
  });
  const first = [...text.matchAll(YEAR_FIRST)].map(({ 0: whole, 1: year = '', 2: name = '', index }) => {
    const end = index + whole.length;
    return { year, name, span: { start: end - name.length, end } };
  });
  for (const { 0: whole, 1: name = '', 2: year = '', index } of text.matchAll(YEAR_BEHIND))
    first.push({ year, name, span: { start: index, end: index + whole.length } });
  // "In 1999, Poulisse (1999)": the bracket tight behind the name is read as a mark of its own.
  const inFront = apartFrom(read, first, ({ span: { start, end } }) => ({ start, end: end + TIGHT })).flatMap(({ year, name, span }) =>
    tiedBy(name, span, year, undefined, links, heads),
  );
  return [...behind, ...inFront].sort((a, b) => a.span.start - b.span.start);
}

/** How far behind a name its bracket may stand. */
const TIGHT = 3;

/** What those do who are cited: some forms in the languages that put the year in front. */
const SAYS =
  '(?:argue|show|f[io]u?nd|report|suggest|demonstrate|note|claim|observe|conclude|introduce|present|publish|stud(?:y|ied)|examine|analy[sz]e|measure|identif|prove|develop|establish|estimate|discuss|wr(?:o|i)te|zeig|beschr|fand|berichte|schlug|montr|décri|propos|trouv|mostr|encontr|propus|dimostr|descri|показал|описал|предложил)';
/** A family name of one word or two, with its particles. */
const PERSON = String.raw`(?:(?:van|von|de|der|den|del|di|da|la|le|el|al|ten|ter|zu)\s){0,2}\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?`;
/** "In 1999, Poulisse argued that …": the year in front of the one who said it. */
const YEAR_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:[Ii]n|[Ii]m Jahre?|[Ee]n|[Nn]el|[Ee]m|[Вв])\s((?:1[5-9]|20)\d{2}),?\s(${PERSON})(?=\s(?:et al\.?\s|(?:and|und|et|y|e|и)\s\p{Lu}[\p{L}\p{M}’'-]{1,30}\s)?(?:\p{L}{4,12}ly\s|first\s|has\s|had\s|ha\s|a\s)?${SAYS})`,
  'gu',
);

/** "Lind, writing in 2019, …": the year behind the one who said it. "Lind in 2019" alone may say when somebody was somewhere. */
const YEAR_BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{M}’'-])(${PERSON})(?:\set\sal\.?|\s(?:and|&)\s${PERSON})?,?\s(?:writing|speaking)\sin\s((?:1[5-9]|20)\d{2}[a-h]?)(?![\p{L}\d/–-])`,
  'gu',
);

/** A note that is a year and a place in the work, "(1964), p. 66.": the author stands in the sentence that calls it. */
const YEAR_NOTE = new RegExp(`^\\s?(?:(?:see|cf\\.|vgl\\.|siehe|voir)\\s)?[(\\[]?(${YEARS})[)\\]]?${LOCATOR}[.;]?\\s?$`, 'iu');

/** All such notes whose call is known, each to the work it means. */
export function yearNotes(
  text: string,
  notes: readonly { readonly span: Span; readonly mark: Span | null }[],
  links: Links,
  heads: ReadonlyMap<string, string>,
): DistantMark[] {
  return notes.flatMap(({ span, mark }) => {
    const found = span.end - span.start > 60 ? null : YEAR_NOTE.exec(text.slice(span.start, span.end));
    const before = found === null || mark === null ? null : sentenceBefore(text, mark.start);
    return found === null || before === null ? [] : tiedBy(before, span, found[1] ?? '', found[2], links, heads);
  });
}

/** The works of some years by the one author whom the words before name. */
function tiedBy(
  before: string,
  span: Span,
  years: string,
  locator: string | undefined,
  links: Links,
  heads: ReadonlyMap<string, string>,
): DistantMark[] {
  const names = [...new Set(before.match(NAME) ?? [])].filter((name) => {
    const who = namesOf(name);
    return who !== null && who.doubtful !== true;
  });
  return yearsOf(years).flatMap((year) => {
    if (!/^\d{4}$/.test(year.year)) return [];
    const targets = names.flatMap((name) => {
      const { to, maybe } = links.authorYear({ families: [name], etAl: false, ...year });
      return (to === null ? maybe : [to]).map((id) => ({ id, name }));
    });
    const [first] = targets;
    const head = heads.get(first?.id ?? '') ?? '';
    if (first === undefined || targets.some(({ id }) => id !== first.id)) return [];
    if (!fold(head).includes(fold(first.name)) || !head.includes(year.year)) return [];
    const label = `${first.name} ${year.year}${year.suffix}`;
    return [{ span, label, to: first.id, ...(locator !== undefined && { locator: locator.trim().replace(/(?<!ff?)\.$/, '') }) }];
  });
}
