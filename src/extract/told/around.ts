/**
 * What stands around the title of a work where somebody tells it in words: who wrote it, where it appeared and when, in any order and between whatever signs, "**T** – Ada
 * Roe (*Gardens*, 2020)", "Roe & Poe (2020), “T”, in: Gardens". Read part by part from the title on; what is no part any more is said about the work.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { AHEAD, LEADS, YEAR } from './ahead.ts';
import { namesHouse, type People, peopleAt } from './people.ts';
import type { TitleAt } from './titles.ts';

/** The parts that were read, and where each stands. */
export interface Told {
  readonly people: People['fields'] & { readonly span: Span; readonly several: boolean };
  readonly year: number;
  readonly yearSpan: Span;
  /** The journal, meeting or house, where it is told. */
  readonly where?: { readonly name: 'container-title' | 'publisher'; readonly words: string; readonly span: Span; readonly sure: boolean };
  /** Set where words say that a work is meant: "by", "in their paper", "published in". */
  readonly announced: boolean;
  /** From the first part to the last, the title among them. */
  readonly span: Span;
  /** Set where what follows is a sentence that goes on. */
  readonly goesOn: boolean;
}

const SIGNS = /[\s,.;:|–—•·-]{0,6}/uy;
const YEAR_HERE = new RegExp(String.raw`\(?(${YEAR})[a-h]?\)?`, 'uy');
const BY =
  /(?:(?:was|is)\s(?:written|published|authored|coauthored)\s)?(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]e|[Dd]i|[Dd]oor|[Aa]utor(?:en|es)?:|[Aa]uthors?:|[Aa]uteurs?\s?:)\s/uy;
const IN =
  /(?:(?:and|und|et|y)\s)?(?:(?:was\s|were\s)?(?:[Pp]ublished|[Aa]ppeared|[Pp]resented|[Ii]ssued)\s(?:in|at|by|as)|(?:erschienen|veröffentlicht)\s(?:in|bei)|publiée?\s(?:dans|par)|publicado\s(?:en|por)|[Ii]n:?|dans|[Ee]n|[Jj]ournal:|[Vv]enue:|[Zz]eitschrift:|[Rr]evista:|[Rr]evue\s?:)\s/uy;
/** Between the title and whoever wrote it, "In ihrer Studie „T“ (Gardens, 2019) zeigen Roe und Poe". */
const SHOW =
  /(?:zeig(?:en|t|ten|te)|beleg(?:en|t|ten|te)|argumentier(?:en|t|ten|te)|untersuch(?:en|t|ten|te)|f[ai]nden|beschreib(?:en|t)|beschrieben|kommen|muestran?|demuestran?|argumentan?)\s(?=\p{Lu})/uy;
const FOUND_BY = /(?:https?:\/\/|www\.|doi[:\s]|DOI[:\s]|arXiv:)\s?[^\s()[\]]{3,300}|\[[^\]\n]{3,60}\]/uy;
/** Where the name of a journal may end: at the year, at a sign, or with the line. */
const ENDS_VENUE = new RegExp(
  String.raw`,?\s[([]?${YEAR}(?=[).,;:\]\n]|\s[([|·–—-]|$)|\s[|·–—-]\s|[\n;]|[.:](?=\s|$)|\s\((?=\d{4}[),;])|\s\([^()\n]{1,80}\)|[)\]]|$`,
  'gu',
);
const YEAR_NEXT = new RegExp(String.raw`^\s[|·–—-]\s[([]?${YEAR}`, 'u');
const YEAR_TWICE = new RegExp(String.raw`^,?\s[([]?${YEAR},?\s[([]?${YEAR}`, 'u');
/** Words that journals' names shorten, behind which the name goes on. */
const SHORT =
  /(?:^|[\s.])(?:\p{Lu}|Proc|Int|Intl|Ann|Annu|Rev|Trans|Am|Br|Eur|Phys|Chem|Nat|Natl|Acad|Sci|Soc|Conf|Symp|Lett|Bull|Adv|Curr|Comput|Arch|Phil|Philos|St|Univ|Math|Appl|Exp|Clin|Med)$/u;
const NUMBERS = /,?\s(?:vol\.?|Vol\.?|no\.|No\.|Issue|issue|Band|\d{1,4}\s?\(\d|\d{1,4}(?:,|:|$)|pp?\.).*$/u;
const HOUSE = /(?:Press|Verlag|Publish\p{Ll}{2,5}|Books|Editions|Wiley|Routledge|Penguin|Elsevier|Springer)(?!\p{L})/u;
const BEGINS_VENUE = /^(?:\p{Lu}|arXiv|bioRxiv|medRxiv|eLife|npj\s|the\s\p{Lu}|\p{Lo})/u;
const LONGEST_VENUE = 180;
const LETTERS = 400;

/** Words set as names of journals are: hardly one that counts is small, or all of it is set apart. */
function looksLikeVenue(words: string): boolean {
  if (/^(?:arXiv|bioRxiv|medRxiv|eLife)/.test(words)) return true;
  const telling = words.split(/[\s/-]+/).filter((word) => /^\p{L}[\p{L}’']{4,}/u.test(word));
  const small = telling.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small === 0 || small * 3 < telling.length;
}

/** The parts, as they are found one after the other. */
class Parts {
  people: Told['people'] | null = null;
  year: { readonly year: number; readonly span: Span } | null = null;
  where: Told['where'];
  announced = false;

  constructor(readonly apart?: ReadonlyMap<number, number>) {}

  takePeople(text: string, at: number, row: boolean): number | null {
    const found = this.people === null ? peopleAt(text, at, row) : null;
    if (found === null) return null;
    this.people = { ...found.fields, several: found.several, span: { start: at, end: found.end } };
    return found.end;
  }

  takeYear(text: string, at: number): number | null {
    YEAR_HERE.lastIndex = at;
    const [whole, year] = this.year === null ? (YEAR_HERE.exec(text) ?? []) : [];
    if (whole === undefined || year === undefined) return null;
    const start = at + whole.indexOf(year);
    this.year = { year: Number(year), span: { start, end: start + 4 } };
    return at + whole.length;
  }

  /** `sure`: words before say that a journal follows, so that it may be written as it likes. `mustBeDated`: else the year must follow. */
  takeVenue(text: string, at: number, sure: boolean, until = text.length, mustBeDated = false): number | null {
    if (this.where !== undefined) return null;
    // What is set apart ends with it; without words in front that say so, the year follows.
    const set = this.apart?.get(at) ?? 0;
    const inSet = set <= until ? text.slice(at, set) : '';
    const yearBehind = inSet !== '' && /^[,.]?\s?\(?(?:1[5-9]|20)\d\d/.test(text.slice(set, set + 8));
    const exact = inSet !== '' && !/;\s|\d{4}/.test(inSet) && (sure || !mustBeDated || yearBehind);
    const rest = exact ? inSet : text.slice(at, Math.min(until, at + LETTERS));
    if (!BEGINS_VENUE.test(rest)) return null;
    let end = exact ? rest.length : -1;
    let colon = -1;
    let dated = exact && yearBehind;
    for (const { index, 0: sign } of end < 0 ? rest.matchAll(ENDS_VENUE) : []) {
      const behind = rest.slice(index);
      if (index === 0 || (/\d{4}/.test(sign) && (this.year !== null || YEAR_TWICE.test(behind)))) continue;
      // A bracket within the name: "(Volume 2: Short Papers)".
      if (/^\s\([^()]+\)$/.test(sign)) continue;
      // "Trans. on Patterns": a sentence begins with a capital.
      if (sign === '.' && (/^\.\s\p{Ll}/u.test(behind) || (SHORT.test(rest.slice(0, index)) && /^\.\s\p{Lu}/u.test(behind)))) continue;
      if (sign === ':') {
        if (colon < 0) colon = index;
        continue;
      }
      end = index;
      dated = /\d{4}/.test(sign) || YEAR_NEXT.test(behind);
      break;
    }
    const wordsTo = (at: number): string =>
      rest
        .slice(0, Math.max(at, 0))
        .replace(NUMBERS, '')
        // In a sentence it may go on: "published in Nature, found the same".
        .replace(mustBeDated ? /,\s(?!(?:and|und|et|y|e|of)\s)\p{Ll}.*$/u : /$^/, '')
        .replace(/[\s,]{1,3}$|\s(?:in|en)$/, '');
    const whole = wordsTo(end);
    // What stands behind a colon may be a remark.
    const words = colon > 0 && !dated && !sure && !looksLikeVenue(whole) ? wordsTo(colon) : whole;
    if (words.length < 3 || words.length > LONGEST_VENUE || (!dated && !sure && !looksLikeVenue(words))) return null;
    if (/["“”„«»]|https?:/u.test(words) || (!dated && (mustBeDated || this.year === null) && !sure)) return null;
    this.where = {
      name: HOUSE.test(words) && !/Journal/.test(words) ? 'publisher' : 'container-title',
      words,
      span: { start: at, end: at + words.length },
      sure: namesHouse(words),
    };
    return at + words.length;
  }
}

/** Reads parts from a place on as long as there are any. Gives where the last one ends. */
function readOn(text: string, from: number, parts: Parts, row: boolean, until = text.length): number {
  let end = from;
  for (let at = from; at < until; ) {
    SIGNS.lastIndex = at;
    const signs = SIGNS.exec(text)?.[0] ?? '';
    at += signs.length;
    // Behind the stop another sentence begins.
    if (at >= until || (!row && /[.;:|\n](?:\s|$)/.test(signs))) break;
    const bracket = text[at] === '(' || text[at] === '[' ? bracketAt(text, at, parts) : null;
    if (bracket !== null) {
      at = bracket;
      end = bracket;
      continue;
    }
    SHOW.lastIndex = at;
    if (!row && parts.announced && parts.people === null) at += SHOW.exec(text)?.[0].length ?? 0;
    FOUND_BY.lastIndex = at;
    const address = FOUND_BY.exec(text)?.[0];
    BY.lastIndex = at;
    const by = parts.people === null ? (BY.exec(text)?.[0] ?? '') : '';
    IN.lastIndex = at;
    const into = by === '' && parts.where === undefined ? (IN.exec(text)?.[0] ?? '') : '';
    // "in 2020": the year, which may stand behind the journal too.
    const inYear = /^(?:in|en)\s\(?\d{4}/.test(text.slice(at, at + 8)) ? 3 : 0;
    const next =
      address !== undefined
        ? at + address.length
        : by !== ''
          ? parts.takePeople(text, at + by.length, row)
          : (parts.takeYear(text, at + inYear) ??
            (into !== ''
              ? parts.takeVenue(text, at + into.length, true, until, !row)
              : (parts.takePeople(text, at, row) ?? (signs.includes(':') ? null : parts.takeVenue(text, at, false, until, !row)))));
    if (next === null) break;
    if (by !== '' || into.length > 5) parts.announced = true;
    at = next;
    end = next;
  }
  return end;
}

/** The parts within a bracket; null where it holds anything else, which takes nothing. */
function bracketAt(text: string, at: number, parts: Parts): number | null {
  const close = closing(text, at);
  if (close < 0) return null;
  const inner = text.slice(0, close);
  const held = new Parts(parts.apart);
  Object.assign(held, { people: parts.people, year: parts.year, where: parts.where, announced: parts.announced });
  const end = readOn(inner, at + 1, held, true, close);
  if (/[\p{L}\d]/u.test(text.slice(end, close)) || end === at + 1) return null;
  Object.assign(parts, { people: held.people, year: held.year, where: held.where, announced: held.announced });
  return close + 1;
}

/** Where the bracket ends that opens there. */
function closing(text: string, at: number): number {
  let deep = 0;
  for (let i = at; i < Math.min(text.length, at + LETTERS); i += 1) {
    if (text[i] === '(' || text[i] === '[') deep += 1;
    else if (text[i] === ')' || text[i] === ']') deep -= 1;
    if (deep === 0) return i;
  }
  return -1;
}

/** Who wrote the work and when, as far as it stands in front; and where that begins. */
function before(text: string, at: number, parts: Parts): number {
  const from = Math.max(0, at - LETTERS);
  const [front = ''] = /[^\n]*$/u.exec(text.slice(from, at)) ?? [];
  for (const form of AHEAD) {
    const found = form.exec(front);
    if (found === null) continue;
    const { people, year, year2, year3, kind, where } = found.groups ?? {};
    if (kind !== undefined) parts.announced = true;
    const base = at - front.length;
    let start = base + found.index;
    if (people !== undefined) {
      const lead = LEADS.exec(people)?.[0].length ?? 0;
      const place = base + found.index + found[0].indexOf(people) + lead;
      const read = peopleAt(text.slice(0, place + people.length - lead), place, false);
      if (read === null || read.end < place + people.length - lead) continue;
      parts.people = { ...read.fields, several: read.several, span: { start: place, end: read.end } };
      if (lead > 0 && found[0].indexOf(people) === 0) start += lead;
    }
    const when = year ?? year2 ?? year3;
    if (when !== undefined) {
      const place = base + found.index + found[0].lastIndexOf(when);
      parts.year = { year: Number(when), span: { start: place, end: place + 4 } };
    }
    const venue = where === undefined ? -1 : base + found.index + found[0].lastIndexOf(where);
    if (where !== undefined && looksLikeVenue(where))
      parts.where = { name: 'container-title', words: where, span: { start: venue, end: venue + where.length }, sure: namesHouse(where) };
    return start;
  }
  return at;
}

/**
 * What is told around a title that stands with its marks at `marks`, where `apart` says what is set in italics: at least who wrote the work and the year; null where that is not. `row`: in a list, where names
 * end with a sign; in a sentence any word may follow them.
 */
export function toldAround(text: string, { marks, apart }: Pick<TitleAt, 'marks' | 'apart'>, row: boolean): Told | null {
  const parts = new Parts(apart);
  const start = before(text, marks.start, parts);
  const end = readOn(text, marks.end, parts, row);
  const { people, year, where } = parts;
  if (people === null || year === null) return null;
  // A bracket that began in front of the title ends behind the last part.
  const last = Math.max(end, marks.end, people.span.end, year.span.end);
  return {
    people,
    year: year.year,
    yearSpan: year.span,
    ...(where === undefined ? {} : { where }),
    announced: parts.announced,
    span: { start, end: last },
    goesOn: /^,?\s\p{Ll}/u.test(text.slice(last)),
  };
}

/** The work as CSL. */
export function itemOf(title: string, { people: { author, ...others }, year, where }: Told): CslItem {
  const more = others['et-al'] === true ? { 'et-al': true as const } : {};
  return {
    title,
    ...(author === undefined ? {} : { author }),
    ...more,
    issued: { 'date-parts': [[year]] },
    ...(where === undefined ? {} : { [where.name]: where.words }),
  };
}
