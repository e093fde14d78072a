/**
 * Works that a text cites by a place which all their editions share, and by a short form of their title: "(Ham. 3.1.56)", "Rom 8:28", "Republic 514a",
 * "(T 1.3.6.4)", and by the place alone where one work is spoken of: "(5.3.36)". No list of works stands behind such a form. Decides which texts at hand it
 * may mean. Editions and translations differ, so that words are told as another reading only where a passage is much alike.
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { indexFrom } from '../../text/lowest.ts';
import type { KnownMark } from '../quotes/blocks.ts';
import { titledAs, worksCalled } from './works-titled.ts';

/** A source as far as its name goes. */
interface Named {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

/** Act, scene and line; chapter and verse; book, part, section and paragraph: "3.1.56–60", "8:28", "III.i.56", "App 1.21". */
const PARTS = String.raw`(?:App(?:endix|\.)?\s)?\d{1,3}(?:[.:]\d{1,4}){1,4}(?:[a-f](?![\p{L}]))?(?:n\d{1,3})?|[IVXL]{1,6}[.,]\s?(?:[ivxl]{1,6}|\d{1,3})(?:[.,:]\s?\d{1,4}){0,2}`;
/** Pages that editions of old works share: "514a", "1098b10–12", "A51/B75". */
const PAGES = String.raw`\d{1,4}[a-e]\d{0,2}|A\s?\d{1,3}\s?/\s?B\s?\d{1,3}`;
const PLACE = new RegExp(
  String.raw`(?<![\p{L}\d.:/-])(?:${PAGES}|${PARTS})(?:\s?[-–—]\s?\d{1,4}[a-e]?\d{0,2}(?:[.:]\d{1,4}){0,3})?(?:,\s?\d{1,3}(?:[-–—]\d{1,3})?(?![\d.:\p{L}])){0,6}(?![\p{L}\d])`,
  'gu',
);
/** The words before a place that may be the name of its work, with what parts them: "*King Lear* (", "1 Cor. ", "Republic, Book VII, ". */
const BEFORE =
  /(?<![\p{L}\d])((?:[1-4]\s|(?:I{1,3})\s)?\p{Lu}[\p{L}’']{0,30}\.?(?:\s(?:(?:of|the|and|in|on|concerning)\s){0,3}\p{Lu}[\p{L}’']{0,30}){0,7})[*_”"]{0,3}[,.]?\s?[([]?(?:\s?(?:[Aa]ct|[Bb]ook|[Bb]k\.?|[Cc]h(?:apter|\.)?|§{1,2})\s)?\s{0,2}$/u;
const REACH = 120;
/** A place alone in brackets has as many parts as a play: "(5.3.36)". */
const ALONE = /^\d{1,2}\.\d{1,2}\.\d{1,4}|^[IVX]{1,3}[.,]\s?[ivx]{1,5}[.,]\s?\d{1,4}/;
/** A page by the initials of a work, which only a text that defines them uses: "(E 162)", "(T83, cf. E46)". */
const PAGE = /(?<=[([](?:(?:cf|see)\.?\s)?|[,;]\s(?:cf\.?\s)?)(\p{Lu}{1,4})\s?\d{1,4}(?:[-–]\d{1,4})?(?=[\]),;])/gu;
/** What stands behind a place, up to the end of its bracket: the page of an edition, what was done to the words. */
const REST = /^(?:\s?\/\s?[\d–-]{1,9}|[,;]?\s(?:emphasis|italics|my|trans|tr\.|KJV|AV)[^()[\]\n]{0,40})?[)\]]/u;
/** A translation that is named behind a place: "Rom 8:28 (ESV)", "Romans 12:1, NIV". */
const VERSION =
  /^\s?[,(]?\s?(ESV|N?ASB|NASB|NIV|NRSV|RSV|CSB|HCSB|NKJV|NLT|NET|MSG|AMP|LSB|CEV|GNT|NABRE?|JB|NJB|LEB|BSB|WEB|ASV|KJV|AV)(?!\p{L})/u;
/** Times that one letter stands before a place, at least, where it names a work. */
const LEAST_USED = 3;

/** A place with the works that it may be in. */
interface Placed extends Span {
  readonly form: string;
  readonly sources: readonly string[];
  readonly version: string;
}

/** The marks of works at hand that are cited by the place, in reading order: one for each that a form may mean. */
export function worksAtHand(text: string, sources: readonly Named[]): KnownMark[] {
  if (sources.length === 0) return [];
  const works = sources.map(titledAs);
  const called = worksCalled(works);
  const isVersion = (id: string, said: string): boolean =>
    fold(`${sources.find((one) => one.id === id)?.name ?? ''} ${id}`)
      .split(' ')
      .includes(said.toLowerCase());
  const named: Placed[] = [];
  const alone: Span[] = [];
  for (const { index, 0: place } of text.matchAll(PLACE)) {
    const end = index + place.length;
    const [whole = '', words = ''] = BEFORE.exec(text.slice(Math.max(0, index - REACH), index)) ?? [];
    const found = whole === '' ? undefined : longest(words, called);
    if (found !== undefined) {
      const start = index - whole.length + found.from;
      const [, own = ''] = VERSION.exec(text.slice(end, end + 12)) ?? [];
      named.push({ start, end, form: found.form, sources: found.sources, version: own });
    } else if (ALONE.test(place) && /[([]$/.test(text.slice(index - 1, index)) && REST.test(text.slice(end, end + 60)))
      alone.push({ start: index - 1, end: end + 1 });
  }
  for (const { index, 0: words, 1: form = '' } of text.matchAll(PAGE)) {
    const own = called(form);
    if (own.length > 0) named.push({ start: index, end: index + words.length, form: `${form} page`, sources: own, version: '' });
  }
  const times = new Map<string, number>();
  for (const { form } of named) times.set(form, (times.get(form) ?? 0) + 1);
  const sure = named.filter(({ form }) => (form.length > 1 && !form.endsWith(' page')) || (times.get(form) ?? 0) >= LEAST_USED);
  const marks = sure.flatMap(({ start, end, sources: own, version: said }): KnownMark[] => {
    const span = bracketed(text, { start, end });
    const label = text.slice(span.start, span.end);
    const here = said === '' ? own : own.filter((id) => isVersion(id, said));
    const ids: readonly (string | null)[] = here.length > 0 ? here : [null];
    return ids.map((source) => ({ span, label, source, act: true, work: true, named: true }));
  });
  return [...marks, ...placesAlone(text, alone, works)].sort((a, b) => a.span.start - b.span.start);
}

/** The longest end of some words that names works at hand. */
function longest(
  words: string,
  called: (form: string) => readonly string[],
): { readonly form: string; readonly sources: readonly string[]; readonly from: number } | undefined {
  const starts = [0, ...[...words.matchAll(/\s/g)].map(({ index }) => index + 1)];
  for (const from of starts) {
    const form = words
      .slice(from)
      .replace(/[.,]$/, '')
      .replace(/^(I{1,3})(?=\s)/, (all) => String(all.length));
    const sources = /^[\p{Lu}\d]/u.test(form) ? called(form) : [];
    if (sources.length > 0) return { form, sources, from };
  }
  return undefined;
}

/** A mark with the bracket that it opens, to the end where the bracket holds no more than itself. */
function bracketed(text: string, { start, end }: Span): Span {
  const open = /[([](?:(?:see|cf\.|e\.g\.,?|at)\s(?:also\s)?)?$/iu.exec(text.slice(Math.max(0, start - 14), start))?.[0].length ?? 0;
  const close = REST.exec(text.slice(end, end + 60))?.[0].length ?? 0;
  return { start: start - open, end: open > 0 ? end + close : end };
}

/** The marks of places without a name: of the work at hand that was named last before, and of the one that is named most. */
function placesAlone(
  text: string,
  alone: readonly Span[],
  works: readonly { readonly id: string; readonly titles: readonly string[] }[],
): KnownMark[] {
  if (alone.length < LEAST_USED) return [];
  const mentioned = mentionsOf(text, works);
  const times = new Map<string, number>();
  for (const { id } of mentioned) times.set(id, (times.get(id) ?? 0) + 1);
  const most = [...times]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1)
    .map(([id]) => id);
  return alone.flatMap((span) => {
    const last = mentioned[indexFrom(mentioned, span.start) - 1]?.id;
    const ids = [...new Set([...(last === undefined ? [] : [last]), ...most])];
    return ids.map((source): KnownMark => ({ span, label: text.slice(span.start, span.end), source, act: true, work: true, named: true }));
  });
}

/** Where works at hand are named by their titles. */
function mentionsOf(
  text: string,
  works: readonly { readonly id: string; readonly titles: readonly string[] }[],
): (Span & { readonly id: string })[] {
  // Titles shorter than this are words of any text.
  const LEAST = 4;
  const small = text.toLowerCase();
  const found = works.flatMap(({ id, titles }) =>
    titles.flatMap((title) => {
      const spans: (Span & { readonly id: string })[] = [];
      if (title.length < LEAST) return spans;
      for (let start = small.indexOf(title), end = 0; start >= 0; start = small.indexOf(title, end)) {
        end = start + title.length;
        const apart = !/[\p{L}\d]/u.test(small.charAt(start - 1) + small.charAt(end));
        if (apart && /\p{Lu}/u.test(text.charAt(start))) spans.push({ id, start, end });
      }
      return spans;
    }),
  );
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
