/**
 * Marks that cite by the author alone, with a place or a short title where one author has several works: (Clark 5), (Clark and Ng 33–35),
 * (Clark, “On Hedges” 7), (“On Hedges” 7). Names in brackets are many things, so such a mark counts only where it leads to an entry, and only
 * where the document cites so throughout.
 */
import type { Span } from '../../model/document.ts';
import type { Links, Target } from '../link.ts';
import { NAMES, namesOf } from './author.ts';
import { LEAD } from './words.ts';

export interface NamedMark {
  readonly span: Span;
  readonly label: string;
  readonly locator?: string;
  readonly target: Target;
}

const BRACKETS = /([\p{L}\p{M}.’'-]{0,40})\s?[([]([^()[\]\n]{2,400})[)\]]/gu;
/** How a name may begin. */
const CAPITAL = /^(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|al|ten|ter|zu|af|bin|ibn)\s){0,3}\p{Lu}/u;
/** Names tight before a bracket that holds a title, or before a verb. */
const NAMED_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}'’-])(${NAMES})\\s?$`, 'u');
const SAYING = new RegExp(
  `(?<![\\p{L}\\p{M}'’-])(${NAMES})\\s(?:also\\s|even\\s|himself\\s|herself\\s|themselves\\s)?(?:argu(?:es?|ed)|f(?:ind|ound)s?|show(?:s|ed)?|writes?|wrote|sa(?:ys?|id)|not(?:es?|ed)|claim(?:s|ed)?|suggest(?:s|ed)?|observ(?:es?|ed)|describ(?:es?|ed)|explain(?:s|ed)?|stat(?:es?|ed)|maintain(?:s|ed)?|insist(?:s|ed)?|holds?|held|points? out|pointed out|calls?|called|contends?|contended|assert(?:s|ed)?|report(?:s|ed)?|conclud(?:es?|ed)|believ(?:es?|ed)|proposes?|proposed|discuss(?:es|ed)?|schreib(?:t|en)|zeig(?:t|en)|meint|behauptet|betont|sagt|écri(?:t|vent)|montren?t?|affirm(?:e|ent|a)|soutien(?:t|nent)|escriben?|muestran?|afirman?|sostienen?|señalan?|scriv(?:e|ono)|mostran?o?|sostien(?:e|gono))(?!\\p{L})`,
  'gu',
);
/** The same with the names behind: "nach Weber", "schreibt Weber". */
const SAID = new RegExp(
  `(?<!\\p{L})(?:[Aa]ccording to|schreib(?:t|en)|mein(?:t|en)|sag(?:t|en)|[Nn]ach|[Ll]aut|[Ss]elon|écri(?:t|vent)|[Ss]egún|escriben?|[Ss]egundo|[Ss]econdo|scriv(?:e|ono)|[Vv]olgens|[Ee]nligt)\\s(${NAMES})`,
  'gu',
);
/** Words behind the works: ", and the works cited there". */
const BEHIND = /,?\s(?:and|with|und|et|y)\s(?:the\s)?\p{Ll}[^\d“”"]{3,60}$/u;
const PLACE =
  /(?:^|,?\s)((?:(?:pp?|ch|chap|sec|fig|vol|S|Kap|Abb|s|с|cap|str)\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?(?:,\s?\d{1,4}(?:[–-]{1,2}\d{1,4})?){0,4})$/u;
const TITLE = /(?:^|,?\s)(?:["“„«‘']([^"”“»]{3,160}?)[,.]?["”“»’']|[*_]([^*_]{3,160})[*_]{1,2})$/u;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** A place alone: "(5)", "(pp. 33–35)". */
const PAGES = /\(((?:pp?\.\s?|S\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?)\)/gu;
/** How far before such a place its author may be named. */
const SENTENCE = 240;
/** What is counted in round brackets whatever else is. */
const COUNTED = /(?:(?<!\p{L})(?:equations?|eqs?\.?|figures?|figs?\.?|tables?|sections?|steps?|items?|aged?)\s?|[:;,=]\s?|[\d=])$/iu;
/** Works that marks of this kind must reach, of all there are. */
const LEAST = 3;
const SHARE = 0.25;

/** All such marks; none where the document does not plainly cite so. `count` is how many entries there are. */
export function namedMarks(text: string, links: Links, count: number): NamedMark[] {
  const marks: NamedMark[] = [];
  for (const { 0: whole, 1: word = '', 2: inside = '', index } of text.matchAll(BRACKETS)) {
    const span = { start: index + whole.length - inside.length - 2, end: index + whole.length };
    const parts = inside.split(';');
    let who = '';
    for (const part of parts) {
      const read =
        nameAndPlace(part, links) ??
        // "(Clark, On Hedges 5; Ditches 7)"
        (who === '' ? null : nameAndPlace(`${who}, ${part.trim()}`, links)) ??
        (parts.length === 1 ? titleBehind(text.slice(Math.max(0, span.start - 90), span.start), part, links) : null) ??
        (parts.length === 1 ? titleOfNamed(sentenceBefore(text, span.start), part, links) : null);
      if (read !== null) marks.push({ span, ...read });
      who = read === null ? who : (/^[^,]{2,40}(?=, )/.exec(read.label)?.[0] ?? '');
    }
    // "as Clark (5) says"
    const place = /^\p{Lu}\p{L}/u.test(word) ? /^(?:pp?\.\s?|S\.\s?)?\d{1,4}(?:[–-]{1,2}\d{1,4})?$/.exec(inside)?.[0] : undefined;
    const target = place === undefined ? null : links.named({ families: [word], etAl: false });
    if (place !== undefined && target !== null && target.to !== null)
      marks.push({ span: { start: index, end: span.end }, label: word, locator: place, target });
  }
  if (marks.length === 0) return [];
  const all = [...marks, ...pagesAlone(text, links, marks)];
  const reached = new Set(all.map(({ target }) => target.to));
  if (reached.size < Math.max(LEAST, count * SHARE)) return [];
  return [...all, ...sayingNames(text, links, all)];
}

/** "Law et al. (On Hedges 7)": a title alone in brackets, by those who are named before it. */
function titleBehind(before: string, printed: string, links: Links): Omit<NamedMark, 'span'> | null {
  const names = namesOf(NAMED_BEFORE.exec(before)?.[1] ?? '');
  const locator = PLACE.exec(printed.trim())?.[1];
  const title = (locator === undefined ? printed : printed.trim().replace(PLACE, '')).trim();
  if (names === null || !isTitle(title)) return null;
  const target = links.named(names, title, true);
  return target.to === null ? null : { label: `${names.families.join(', ')}, ${title}`, target, ...(locator !== undefined && { locator }) };
}

/** "Clark speaks of a “moral hedge” (“Hedges of Kent” 79)": a title set apart in a bracket, by the one author of it whom the sentence names. */
function titleOfNamed(sentence: string, printed: string, links: Links): Omit<NamedMark, 'span'> | null {
  const locator = PLACE.exec(printed.trim())?.[1];
  const words = (locator === undefined ? printed : printed.trim().replace(PLACE, '')).trim();
  const set = TITLE.exec(words);
  const plain = set === null && CAPITAL.test(words) && isTitle(words) ? words : '';
  const title = (set?.[1] ?? set?.[2] ?? plain).trim();
  if ((set !== null && set.index !== 0) || locator === undefined || !(isTitle(title) || (set !== null && ONE_WORD.test(title))))
    return null;
  const found = capitalsIn(sentence).flatMap((family) => {
    const target = links.author(family).length === 0 ? null : links.named({ families: [family], etAl: false }, title, true);
    return target === null || target.to === null ? [] : [{ label: `${family}, ${title}`, target, locator }];
  });
  return new Set(found.map(({ target }) => target.to)).size === 1 ? (found[0] ?? null) : null;
}

/** Words that may be names. */
const capitalsIn = (sentence: string): string[] => [...new Set(sentence.match(/(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}-]{2,30}/gu) ?? [])];

/** What a sentence says in front of a place; nothing where it begins before the words that are looked at, for it may name another. */
function sentenceBefore(text: string, index: number): string {
  const paragraph =
    text
      .slice(Math.max(0, index - SENTENCE), index)
      .split(/\n[^\S\n]{0,9}\n/)
      .at(-1) ?? '';
  const sentence = paragraph.slice(Math.max(0, ...[...paragraph.matchAll(/[.!?]["”»’]?\s(?=\p{Lu})/gu)].map((stop) => stop.index + 2)));
  return sentence.length >= SENTENCE ? '' : sentence;
}

/** "(Clark, Hedges 5)": with a place behind it one word may be a short title, if a work of the author begins with it. */
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}’'-]{3,30}$/u;

/** Words enough to tell a title, as it is printed where italics are lost. */
const isTitle = (words: string): boolean => /\p{L}{3}/u.test(words) && words.length >= 8 && /\s/.test(words.trim());

/** "Clark and Ng argue that hedges grow": all authors of one work as those who say something, where no bracket of the sentence gives the place. */
function sayingNames(text: string, links: Links, read: readonly NamedMark[]): NamedMark[] {
  const ends = [...read].sort((a, b) => a.span.start - b.span.start);
  let at = 0;
  const found = [...text.matchAll(SAYING), ...text.matchAll(SAID)].map(({ 0: whole, 1: printed = '', index }) => ({
    printed,
    index: index + Math.max(0, whole.indexOf(printed)),
  }));
  found.sort((a, b) => a.index - b.index);
  return found.flatMap(({ printed, index }, i) => {
    if (found[i - 1]?.index === index) return [];
    const names = namesOf(printed);
    const to = names === null || names.doubtful === true ? null : links.byNames(names);
    if (names === null || to === null) return [];
    while (at < ends.length && (ends[at]?.span.start ?? 0) < index) at += 1;
    const next = ends[at];
    const sentence = text.slice(index, index + SENTENCE).split(/[.!?]["”»’]?\s(?=\p{Lu})|\n[^\S\n]{0,9}\n/u)[0] ?? '';
    if (next !== undefined && next.target.to === to && next.span.start < index + sentence.length) return [];
    const label = `${names.families.join(' and ')}${names.etAl ? ' et al.' : ''}`;
    return [{ span: { start: index, end: index + printed.length }, label, target: { to, maybe: [] } }];
  });
}

/** Whom a sentence goes on about without a name. */
const GOES_ON =
  /^["“„«]?(?:(?:[\p{Lu}\p{Ll}]\p{Ll}{1,11},?\s){0,2}(?:she|he|they)|(?:her|his|their|the same)\s|the (?:author|critic|essay|novel|poem|play|story|book|text|chapter|passage)s?)(?!\p{L})/iu;

/**
 * "Clark argues that hedges grow (5)": a place alone, where the sentence names one author of the list, who has one work there; and "She adds that
 * they wither (7)", which goes on about the work cited before in the same paragraph and names nobody.
 */
function pagesAlone(text: string, links: Links, read: readonly NamedMark[]): NamedMark[] {
  const taken = new Set(read.map(({ span }) => span.end));
  const known = new Map<string, readonly string[]>();
  const worksOf = (word: string): readonly string[] => {
    const held = known.get(word) ?? links.author(word);
    known.set(word, held);
    return held;
  };
  const cited = [...read].sort((a, b) => a.span.start - b.span.start);
  let next = 0;
  let last: NamedMark | undefined;
  return [...text.matchAll(PAGES)].flatMap(({ 0: whole, 1: locator = '', index }): NamedMark[] => {
    const span = { start: index, end: index + whole.length };
    for (let one = cited[next]; one !== undefined && one.span.start < index; one = cited[next]) {
      if (last === undefined || one.span.start > last.span.start) last = one;
      next += 1;
    }
    const before = text.slice(Math.max(0, index - SENTENCE), index);
    const sentence = sentenceBefore(text, index);
    if (taken.has(span.end) || YEAR.test(locator) || COUNTED.test(before) || sentence === '') return [];
    const authorsIn = (words: string): string[] => capitalsIn(words).filter((word) => worksOf(word).length > 0);
    // "Arden has it so (“Hedges” 5), while Brook finds (7)": behind a place only who is named since.
    const since = authorsIn(sentence.slice(sentence.lastIndexOf(')') + 1));
    const named = since.length === 1 ? since : authorsIn(sentence);
    const works = new Set(named.flatMap(worksOf));
    const [first] = works;
    // "In On Hedges, Clark argues": of several works the one whose title the sentence has.
    const to = works.size === 1 ? first : titledIn(sentence, named, links);
    const again = to === undefined && named.length === 0 && goesOn(text, sentence, index, last) ? (last?.target.to ?? undefined) : to;
    if (again === undefined) return [];
    last = { span, label: named[0] ?? last?.label ?? '', locator, target: { to: again, maybe: [] } };
    return [last];
  });
}

/** Whether a sentence in front of a place speaks of the work that was cited last, in the sentences before it. */
function goesOn(text: string, sentence: string, index: number, last: NamedMark | undefined): boolean {
  if (last === undefined || index - last.span.end > 2 * SENTENCE || !GOES_ON.test(sentence.trimStart())) return false;
  const between = text.slice(last.span.end, index);
  const names = sentence.trimStart().replace(/^\P{L}{0,2}\p{L}+/u, '');
  return !/\n[^\S\n]{0,9}\n|\)/.test(between) && capitalsIn(names).length === 0;
}

/** The one work of the only author a sentence names whose title, of two to six words, stands in it. */
function titledIn(sentence: string, named: readonly string[], links: Links): string | undefined {
  const [family] = named;
  if (family === undefined || named.length > 1) return undefined;
  const words = sentence.split(/\s+/);
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; /^["“„«‘*_]?\p{Lu}/u.test(words[from] ?? '') && to <= Math.min(words.length, from + 6); to += 1) {
      const title = words
        .slice(from, to)
        .join(' ')
        .replace(/^["“„«‘*_]+|(?<![,.;:"”»’*_])[,.;:"”»’*_]+$/gu, '');
      const target = isTitle(title) && !title.includes(family) ? links.named({ families: [family], etAl: false }, title, true) : null;
      if (target !== null && target.to !== null) found.add(target.to);
    }
  return found.size === 1 ? [...found][0] : undefined;
}

/** One work of a bracket; null for what leads to none. */
function nameAndPlace(printed: string, links: Links): Omit<NamedMark, 'span'> | null {
  let rest = printed.trim();
  for (let times = 0; times < 2; times += 1) rest = rest.replace(LEAD, '');
  rest = rest.replace(BEHIND, '');
  const locator = PLACE.exec(rest)?.[1];
  if (locator !== undefined) rest = rest.replace(PLACE, '').trim();
  const found = TITLE.exec(rest);
  if (found === null && YEAR.test(rest)) return null;
  const title = (found?.[1] ?? found?.[2] ?? '').trim();
  if (found !== null) rest = rest.slice(0, found.index).trim();
  // A lone word may be anything, and a lone title in quotation marks a quote.
  if (!CAPITAL.test(rest) && !(rest === '' && title !== '')) return null;
  const plain = title === '' ? titleBehindComma(rest, links, locator !== undefined) : null;
  if (plain !== null) return { ...plain, ...(locator !== undefined && { locator }) };
  const names = rest === '' ? null : namesOf(rest.replace(/,$/, ''));
  const target = names === null ? links.named({ families: [], etAl: false }, title || rest) : links.named(names, title);
  const whole = target.to === null && names !== null && title === '' ? links.named({ families: [], etAl: false }, rest) : target;
  if (whole.to === null) return null;
  return { label: [rest, title].filter(Boolean).join(', '), target: whole, ...(locator !== undefined && { locator }) };
}

/** "Law et al., On Hedges": a title behind the names that nothing else sets apart. It must be what an entry of theirs prints. */
function titleBehindComma(printed: string, links: Links, placed: boolean): Omit<NamedMark, 'span'> | null {
  let at = printed.indexOf(', ');
  for (let times = 0; times < 4 && at >= 0; times += 1, at = printed.indexOf(', ', at + 1)) {
    const [names, title] = [namesOf(printed.slice(0, at)), printed.slice(at + 2)];
    if (names === null || !(isTitle(title) || (placed && ONE_WORD.test(title)))) continue;
    const target = links.named(names, title, true);
    if (target.to !== null) return { label: printed, target };
  }
  return null;
}
