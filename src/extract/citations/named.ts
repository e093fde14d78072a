/**
 * Marks that cite by the author alone, with a place or a short title where one author has several works: (Clark 5), (Clark and Ng 33–35),
 * (Clark, “On Hedges” 7), (“On Hedges” 7). Names in brackets are many things, so such a mark counts only where it leads to an entry, and only
 * where the document cites so throughout.
 */
import type { Span } from '../../model/document.ts';
import type { Links, Target } from '../link.ts';
import { namesOf } from './author.ts';
import { LEAD } from './words.ts';

export interface NamedMark {
  readonly span: Span;
  readonly label: string;
  readonly locator?: string;
  readonly target: Target;
}

const BRACKETS = /([\p{L}\p{M}.’'-]{0,40})\s?[([]([^()[\]\n]{2,240})[)\]]/gu;
const PLACE =
  /(?:^|,?\s)((?:(?:pp?|ch|chap|sec|fig|vol|S|Kap|Abb|s|с|cap|str)\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?(?:,\s?\d{1,4}(?:[–-]{1,2}\d{1,4})?){0,4})$/u;
const TITLE = /(?:^|,?\s)(?:["“„«‘']([^"”“»]{3,160}?)[,.]?["”“»’']|[*_]([^*_]{3,160})[*_]{1,2})$/u;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** A place alone: "(5)", "(pp. 33–35)". */
const PAGES = /\(((?:pp?\.\s?|S\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?)\)/gu;
/** How far before such a place its author may be named. */
const SENTENCE = 240;
/** What is counted in round brackets whatever else is. */
const COUNTED = /(?:(?:equations?|eqs?\.?|figures?|figs?\.?|tables?|sections?|steps?|items?|aged?|[:;,=])\s?|[\d=])$/iu;
/** Works that marks of this kind must reach, of all there are. */
const LEAST = 3;
const SHARE = 0.25;

/** All such marks; none where the document does not plainly cite so. `count` is how many entries there are. */
export function namedMarks(text: string, links: Links, count: number): NamedMark[] {
  const marks: NamedMark[] = [];
  for (const { 0: whole, 1: word = '', 2: inside = '', index } of text.matchAll(BRACKETS)) {
    const span = { start: index + whole.length - inside.length - 2, end: index + whole.length };
    for (const part of inside.split(';')) {
      const read = nameAndPlace(part, links);
      if (read !== null) marks.push({ span, ...read });
    }
    // "as Clark (5) says"
    const place = /^\p{Lu}\p{L}/u.test(word) ? /^(?:pp?\.\s?|S\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?$/.exec(inside)?.[0] : undefined;
    const target = place === undefined ? null : links.named({ families: [word], etAl: false });
    if (place !== undefined && target !== null && target.to !== null)
      marks.push({ span: { start: index, end: span.end }, label: word, locator: place, target });
  }
  const reached = new Set(marks.map(({ target }) => target.to));
  return reached.size >= Math.max(LEAST, count * SHARE) ? [...marks, ...pagesAlone(text, links, marks)] : [];
}

/** "Clark argues that hedges grow (5)": a place alone, where the sentence names one author of the list, who has one work there. */
function pagesAlone(text: string, links: Links, read: readonly NamedMark[]): NamedMark[] {
  const taken = new Set(read.map(({ span }) => span.end));
  const known = new Map<string, readonly string[]>();
  const worksOf = (word: string): readonly string[] => {
    const held = known.get(word) ?? links.author(word);
    known.set(word, held);
    return held;
  };
  return [...text.matchAll(PAGES)].flatMap(({ 0: whole, 1: locator = '', index }) => {
    const span = { start: index, end: index + whole.length };
    const before = text.slice(Math.max(0, index - SENTENCE), index);
    if (taken.has(span.end) || YEAR.test(locator) || COUNTED.test(before)) return [];
    const sentence = before.slice(
      Math.max(before.lastIndexOf('\n'), ...[...before.matchAll(/[.!?]["”»’]?\s(?=\p{Lu})/gu)].map((stop) => stop.index + 1)) + 1,
    );
    // What begins before the words looked at may name another.
    if (sentence.length >= SENTENCE) return [];
    const named = [...new Set(sentence.match(/(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}-]{2,30}/gu) ?? [])].filter(
      (word) => worksOf(word).length > 0,
    );
    const works = new Set(named.flatMap(worksOf));
    const [to] = works;
    return works.size !== 1 || to === undefined ? [] : [{ span, label: named[0] ?? '', locator, target: { to, maybe: [] } }];
  });
}

/** One work of a bracket; null for what leads to none. */
function nameAndPlace(printed: string, links: Links): Omit<NamedMark, 'span'> | null {
  let rest = printed.trim();
  for (let times = 0; times < 2; times += 1) rest = rest.replace(LEAD, '');
  if (YEAR.test(rest)) return null;
  const locator = PLACE.exec(rest)?.[1];
  if (locator !== undefined) rest = rest.replace(PLACE, '').trim();
  const found = TITLE.exec(rest);
  const title = (found?.[1] ?? found?.[2] ?? '').trim();
  if (found !== null) rest = rest.slice(0, found.index).trim();
  // A lone word may be anything, and a lone title in quotation marks a quote.
  if (!/^\p{Lu}/u.test(rest) && !(rest === '' && title !== '')) return null;
  const names = rest === '' ? null : namesOf(rest.replace(/,$/, ''));
  const target = names === null ? links.named({ families: [], etAl: false }, title || rest) : links.named(names, title);
  const whole = target.to === null && names !== null && title === '' ? links.named({ families: [], etAl: false }, rest) : target;
  if (whole.to === null) return null;
  return { label: [rest, title].filter(Boolean).join(', '), target: whole, ...(locator !== undefined && { locator }) };
}
