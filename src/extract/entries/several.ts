/**
 * Several works under one label: "A. Author, Phys. Rev. D 1, 2 (2003); B. Author, Nucl. Phys. B 3, 4 (2005)", "a) … b) …".
 * Divided only where every part can stand alone: it has a date or an identifier, and begins as entries begin. Where one part
 * would be a fragment, the whole stays whole: half a reference is worse than two in one.
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { hasGroupWord } from '../../text/organisations.ts';
import { dated } from '../bibliography/likeness.ts';
import { namesCanonical } from '../triage.ts';
import { goesOn, nameForm } from './starts.ts';

const LETTERED = /(?:^|(?<=[.;,:\d)\]\s]))\(?([a-z])\s?\)\s{0,12}(?=[\p{Lu}"“])/gu;

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** "a) … b) …": the letters must run from a without a gap. */
export function lettered(text: string, span: Span): Span[] | null {
  const slice = text.slice(span.start, span.end);
  const cuts: number[] = [];
  let expected = 'a';
  for (const found of slice.matchAll(LETTERED)) {
    if (found[1] !== expected) continue;
    cuts.push(found.index);
    expected = String.fromCharCode(expected.charCodeAt(0) + 1);
  }
  if (cuts.length < 2 || (cuts[0] ?? 1) > 2) return null;
  const parts = cuts.map((cut, i) => trimmed(text, span.start + cut, span.start + (cuts[i + 1] ?? slice.length)));
  return parts.filter((part) => dated(text.slice(part.start, part.end))).length * 2 > parts.length ? parts : null;
}

/** A place where one work may end and another begin: a semicolon, the end of a sentence, the end of a line. */
const SEAM = /;\s{0,3}(?=[\p{Lu}—–])|(?<=[.\])\d])\s{1,3}(?=[\p{Lu}—–])/gu;
/** The end of a finished work: pages, a year in brackets, an identifier in brackets. */
const FINISHED = /(?:\d[a-z]?\)?|\d\w?[.\]]{1,2}|[\])])\.?$/u;
/** A work cited by journal and number alone, whose authors are those of the one before. */
const NUMBERS_ONLY = /^(?:\p{Lu}[\p{L}.]{0,14}(?:\s|(?![\p{L}.]))){1,5}(?:[A-Z]\s?)?\d{1,4}[,\s]\s?(?:\(?\d|no)/u;

/** A journal's short name, a year and a volume, and no title before them. */
const JOURNAL_ONLY = /^(?:\p{Lu}[\p{L}]{0,14}\.?\s){1,6}\(?(?:1[89]|20)\d{2}\)?\s?[;,:]\s?\d/u;

/** "J. Kim, PRL 9, 2 (2014)": physicists need few signs for a work. */
const SHORTEST = 18;

/** A number that counts what stands behind it: no year, no page, no volume. */
const COUNTED = /\p{Ll}{3}\s{1,3}(?!(?:1[5-9]|20)\d\d$)\d{1,6}$/u;

/** "The COLING 2016 | Organizing Committee": the year belongs to the name of a meeting, which goes on. */
const MEETING = /\p{Lu}{2}[\p{L}-]{0,14}\s{1,3}(?:1[89]|20)\d{2}$/u;

/** A quotation mark that nothing has closed. */
const OPEN_QUOTE = /(?:^|[\s(])['‘“"«„][^'’”"»“]{0,300}$/u;

/** Works one behind the other, each complete in itself. */
function bySeam(text: string, span: Span): Span[] | null {
  const slice = text.slice(span.start, span.end);
  if (slice.length < 2 * SHORTEST) return null;
  const parts: Span[] = [];
  let from = 0;
  for (const found of slice.matchAll(SEAM)) {
    const strong = found[0].startsWith(';');
    const part = slice.slice(from, found.index);
    if (part.length < (strong ? SHORTEST : 25) || !(strong || FINISHED.test(part))) continue;
    const next = slice
      .slice(found.index + found[0].length, found.index + found[0].length + 200)
      .replace(/(?<=\p{L})-[^\S\n]{0,3}\n\s{0,20}(?=\p{Ll})/gu, '')
      .replace(/\s+/g, ' ');
    // "Na(V)1.2 Sodium Channels": a bare number ends a work only where it can be a year or a page.
    if (!strong && /\d[a-z]?$/.test(part) && !/(?:\d{3}|\d[-–]\d{1,6})[a-z]?$/.test(part)) continue;
    // "Detection Across 1000 | Frames", within a title in quotation marks.
    if (!strong && (COUNTED.test(part.slice(-16)) || MEETING.test(part.slice(-40)) || OPEN_QUOTE.test(part.slice(-320)))) continue;
    // "Cr Biol. 2008;331:171": where an article stands, not a work of its own.
    if (!strong && (JOURNAL_ONLY.test(next) || goesOn(next))) continue;
    const form = nameForm(next);
    const named = form !== null && !PLACE.test(next);
    if (!(named || (strong && NUMBERS_ONLY.test(next)))) continue;
    const rest = slice.slice(found.index + found[0].length, found.index + found[0].length + 600);
    if (!complete(part) || !complete(rest)) continue;
    // "Instability in Liquid Helium; Exact Solutions. arXiv …": two capitalised words are names only in front of a whole work.
    if (form === 'given family' && !numbered(rest) && !NUMBERS_ONLY.test(next)) continue;
    // "Captive Broodstock Program; Research Element, 2003 Annual Report": a title goes on, where nothing before is finished.
    if (strong && BARE_NAME.has(form ?? '') && !FINISHED.test(part)) continue;
    // "… pages 1527–1532. European Languages Resources Association (ELRA), 2012." brings the work out.
    if (!strong && BARE_NAME.has(form ?? '') && hasGroupWord(fold(/^[^,.(;]{0,80}/.exec(next)?.[0] ?? '').split(' '))) continue;
    // Without a semicolon both sides must be whole works: numbers behind a year, and names followed by more names or a comma.
    if (!strong && !(numbered(part) && numbered(rest) && /^[^\d]{3,220}?(?:\d{4}|\d{1,4}[,\s(])/.test(rest))) continue;
    parts.push(trimmed(text, span.start + from, span.start + found.index + (strong ? 1 : 0)));
    from = found.index + found[0].length;
  }
  if (parts.length === 0) return null;
  return [...parts, trimmed(text, span.start + from, span.end)];
}

/** A date and the numbers of a journal, or the number of a preprint: what an article has and a fragment lacks. */
function numbered(part: string): boolean {
  const numbers = part.match(/\d{1,7}/g)?.length ?? 0;
  return (numbers >= 3 && /(?:1[89]|20)\d{2}/.test(part)) || PREPRINT.test(part);
}

const PREPRINT = /\barXiv:\d{4}\.\d{4,5}|\b(?:hep|astro|gr|nucl|cond|quant|math)-[a-z]{1,4}\/\d{7}/i;

/** "Philadelphia, PA." and the like look like names. */
const PLACE =
  /^\p{Lu}[\p{L} .-]{2,30}, (?:[A-Z]{2}\b|USA|U\.S\.A|UK|U\.K|Canada|China|Japan|France|Germany|Spain|Italy|India|Korea|Australia)/u;

/** Forms of names that words of a title or an office have as well: nothing is abbreviated. */
const BARE_NAME: ReadonlySet<string> = new Set(['given family', 'family, given']);

/** Long enough, and with a year in brackets or at the end, or an identifier, behind its names. */
function complete(part: string): boolean {
  // The year of a label says nothing: "[Church u. a. 2017] Church, Thomas ; Ershov, Mikhail".
  const words = part.replace(/^\s{0,3}\[[^\]]{1,60}\]\s{0,3}/, '');
  return words.length >= SHORTEST && dated(words) && /\d/.test(words);
}

/** A number within words that may count the next work: "…:12-18. 2. Roe", "… 2017. [2] J. Roe", "…:12-8; (2) Roe". */
const COUNT = /(?:^|(?<=[.;,)\]”"»\d]\s{1,3}))(?:\[(\d{1,2})\]|\((\d{1,2})\)|(\d{1,2})[.)])\s{1,3}(?=[\p{Lu}“"«„‘])/gu;

/** Whoever it is by, a title in quotation marks stands behind them: "Roe in sod. „Hedges“". */
const NAMED_AND_QUOTED = /^\p{Lu}[^„“”"«»\d]{4,200}[.,:]?\s[„“"«]/u;

/** A work under its number within one line. */
interface Counted {
  readonly span: Span;
  /** Where it begins behind the number. */
  readonly body: number;
  readonly label: string;
}

/**
 * Works that are counted within one line, "1. Roe A. … 12-18. 2. Poe B. …": the numbers run on from the first in one form, or, in square brackets, are those that a
 * list by kinds has there ("[1] … [8] … [23] …"), and each part is a whole work. `label` is the number in front of the words, where it was taken off.
 */
export function countedWorks(text: string, span: Span, label: string | null): Counted[] | null {
  return countedBy(text, span, label, true) ?? countedBy(text, span, label, false);
}

/** `next`: whether each number must be one more than that before. */
function countedBy(text: string, span: Span, label: string | null, next: boolean): Counted[] | null {
  const slice = text.slice(span.start, span.end);
  const marks: { readonly at: number; readonly body: number; readonly number: number; readonly form: number }[] = [];
  const first = /^\d{1,2}$/.test(label ?? '') ? Number(label) : null;
  for (const found of slice.matchAll(COUNT)) {
    const form = [1, 2, 3].find((one) => found[one] !== undefined) ?? 0;
    const number = Number(found[form]);
    const expected = marks.length > 0 ? (marks.at(-1)?.number ?? 0) + 1 : first === null ? 1 : first + 1;
    const same = marks.length === 0 ? first !== null || found.index === 0 : marks[0]?.form === form;
    const runs = number === expected || (!next && form === 1 && number !== first && marks.every((mark) => mark.number !== number));
    if (runs && same) marks.push({ at: found.index, body: found.index + found[0].length, number, form });
  }
  const starts = first === null ? marks : [{ at: 0, body: 0, number: first, form: 0 }, ...marks];
  if (starts.length < 2) return null;
  const works = starts.map(({ at, body, number }, i): Counted => {
    const part = trimmed(text, span.start + body, span.start + (starts[i + 1]?.at ?? slice.length));
    return { span: { start: span.start + at, end: part.end }, body: part.start, label: String(number) };
  });
  const whole = ({ body, span: { end } }: Counted): boolean => {
    const words = text.slice(body, end);
    return (
      complete(words) &&
      (/^[“"«„‘]/.test(words) || NAMED_AND_QUOTED.test(words) || nameForm(words.slice(0, 200).replace(/\s+/g, ' ')) !== null)
    );
  };
  return works.every(whole) ? works : null;
}

const ADDRESS = /https?:\/\/\S{3,300}(?=\s)/gu;
/** Behind an address another work begins: an author of any kind, and a year in brackets. */
const BEHIND_ADDRESS =
  /\s{1,3}(?=(?!(?:Accessed|Archived|Retrieved|Last|Available|Updated|Published|Original|Erratum|Zugriff|Abgerufen|In|See|PMID)\b)\p{Lu}[^()\d]{2,160}\((?:(?:1[5-9]|20)\d{2}[a-z]?(?:,\s\p{L}{3,10}\s\d{1,2})?|n\.\s?d\.)\)\.\s)/uy;

/** Works whose addresses end them: "…/index.html World Reef Organization. (2009). …". */
function byAddress(text: string, span: Span): Span[] | null {
  const slice = text.slice(span.start, span.end);
  if (!slice.includes('://')) return null;
  const parts: Span[] = [];
  let from = 0;
  for (const address of slice.matchAll(ADDRESS)) {
    BEHIND_ADDRESS.lastIndex = address.index + address[0].length;
    const found = BEHIND_ADDRESS.exec(slice);
    if (found === null) continue;
    const next = found.index + found[0].length;
    if (found.index - from < LEAST || slice.length - next < LEAST || !dated(slice.slice(from, found.index))) continue;
    parts.push(trimmed(text, span.start + from, span.start + found.index));
    from = next;
  }
  return parts.length === 0 ? null : [...parts, trimmed(text, span.start + from, span.end)];
}
const LEAST = 40;

/** Longer parts say something of what they name. */
const LONGEST_FORM = 120;

/** Works that each are told by their forms, "RFC 9110; ISO 9001:2015". */
function byForm(text: string, span: Span): Span[] | null {
  const parts: Span[] = [];
  let from = span.start;
  for (const part of text.slice(span.start, span.end).split(/;\s/)) {
    parts.push(trimmed(text, from, from + part.length));
    from += part.length + 2;
  }
  // "…; [1992] HCA 23" is another place of the decision before it.
  const told = ({ start, end }: Span): boolean =>
    end - start < LONGEST_FORM &&
    !/^[[(]?\d{4}[\])]?\s/.test(text.slice(start, end)) &&
    namesCanonical(text.slice(start, end).replace(/\.$/, ''));
  return parts.length > 1 && parts.every(told) ? parts : null;
}

/** The works in one entry, as spans; the entry itself when it cites one work or cannot be divided safely. */
export function severalWorks(text: string, span: Span): Span[] {
  return lettered(text, span) ?? byForm(text, span) ?? bySeam(text, span) ?? byAddress(text, span) ?? [span];
}
