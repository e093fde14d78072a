/**
 * The citation marks of an answer: [1], [contract § 4.2], 【1†…】, (Ng 2024, p. 5), Markdown links, raised numbers, ibid., and
 * a source named in the sentence. Each is tied to a source at hand, or said to lead to none. Brackets that are remarks are
 * left alone: a mark that is not plainly a citation counts only directly behind a quote, where nothing else is expected.
 */
import type { Span } from '../../model/document.ts';
import { EDITOR_NOTE } from '../../text/editor-notes.ts';
import { halfWidth } from '../../text/half-width.ts';
import { indexFrom } from '../../text/lowest.ts';
import type { Parts } from '../quotes/text.ts';
import { ofProgram } from './code.ts';
import { type Locator, locatorIn } from './locator.ts';
import type { Cited, Reading, SourceNames } from './sources.ts';

/** A mark that cites; `source` is −1 when it leads to none at hand. */
export interface Mark extends Span, Cited {
  readonly label: string;
  readonly malformed?: boolean | undefined;
  /** Counts only directly behind a quote. */
  readonly loose?: boolean;
  /** Names a work and no place in it. */
  readonly named?: true | undefined;
  /** Names a provision of an act. */
  readonly act?: true | undefined;
  /** Names a place that all editions of an old work share. */
  readonly work?: true | undefined;
  /** Points at what was cited last: the same work ("ibid."), or another place of it ("p. 4"). Settled when marks are in order. */
  readonly back?: 'work' | 'place' | undefined;
}

/** Brackets of each kind (a square one may be a Markdown link), raised numbers, "Ibid." standing alone, "Source 2" in a sentence. */
const SIGN =
  /\[{1,2}((?:[^[\]\n]|(?<=at )\[\d{1,4}\]){0,200})\]{1,2}(\([^()\s]{1,500}(?:\s"[^"\n]{0,200}")?\))?|\(((?:[^()\n]|\([^()\n]{1,12}\)){1,200})\)|(?<=[”"’'»」』。.,;:!?])(?:<sup>(?:<a[^<>]{0,200}>)?)?([⁰¹²³⁴-⁹]{1,3}|(?<=>)\d{1,3})(?:<\/a>)?(?:<\/sup>)?|\b(?:Ibid\.?|Id\.|Ebd\.)(?:,?[ \t]+(?:at\s+)?[^\n.;"“]{1,30})?|\b(?:Source|Document) \d{1,3}\b/g;
export const BACK = /^(?:ibid|ib|id|(?:op|loc)\.? ?cit|supra|ebd|a\.? ?a\.? ?o)\b\.?|^(?:там же|同上|前掲|前揭)/i;
const OF_PLACE = /\b(?:para(?:graph)?s?\.?|points?)\s(?:\[\d{1,4}\](?:\([^()\s]{0,150}\))?(?:,|\sand|\sto)\s){0,3}$/;
const LONGEST_PLACES = 500;
const YEAR = String.raw`(?:1[5-9]|20)\d\d[a-z]?`;
const OF_YEAR = new RegExp(String.raw`^${YEAR}\b`);
const HAS_YEAR = new RegExp(String.raw`(?<!\d)${YEAR}(?!\d)`);
const AUTHOR_YEAR = new RegExp(
  String.raw`^(?:see |cf\.? |e\.g\.,? )?(?:[a-z]{1,3} )?[\p{Lu}\p{Lo}][\p{L}'’.&, -]{0,100}?[, ]\s?(?:${YEAR}|n\.d\.)`,
  'u',
);
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,40}`;
const NAMES_BEFORE = new RegExp(String.raw`(${NAME}(?:,? (?:and|&|und|et) (?:${NAME}|colleagues)|,? et al\.?)?)(?:['’]s)?\s*$`, 'u');
const NOWHERE: Cited = { source: -1 };

/** Which source each printed reference of the answer's own list is of: its index, or −1. */
export type Printed = (references: readonly string[]) => readonly number[];

/** All marks of an answer, in order, each tied to a source where that is possible. */
export function marksOf(text: string, parts: Parts, names: SourceNames, printed?: Printed): Mark[] {
  if (parts.definitions.length === 0) numberedIn(text, names);
  return tied(marksIn(text, parts, names, printed));
}

/** The marks that can be read in a text, before those that point back have their source. */
export function marksIn(text: string, { paragraphs, definitions }: Parts, names: SourceNames, printed?: Printed): Mark[] {
  const words = definitions.map(({ start, end }) => text.slice(start, end));
  const sources = printed?.(words);
  definitions.forEach(({ label }, at) => {
    const own = words[at] ?? '';
    // Who cannot tell printed references takes a list of dated works for no order of the sources.
    names.define(label, sourceIn(own, names) ?? { source: sources?.[at] ?? (/\d{4}/.test(own) ? -2 : -1) });
  });
  // Brackets in full width are read as plain ones; labels stay as printed.
  const signed = signs(halfWidth(text), names).map((mark) => ({ ...mark, label: text.slice(mark.start, mark.end) }));
  return [...signed, ...spoken(text, names)].filter(({ start }) =>
    /^[qt]/.test(paragraphs[indexFrom(paragraphs, start + 1) - 1]?.kind ?? 'text'),
  );
}

/** A number that begins a line or an entry of a list, before the name it stands for: "[2] lease.txt", "² lease.txt", "2. lease.txt". */
const ENTRY =
  /(?:^|[\n:;,])[ \t>*_-]{0,9}(?:(\[\^?|<sup>)|\(?)([⁰¹²³⁴-⁹\d]{1,3})(?:[\].)]|<\/sup>)?[ \t]{0,3}[:=–—-]?[ \t]{1,3}["“*_`([]{0,3}/g;

/** Numbers that a text without a list of its own explains in passing: they go before the order of the sources. */
function numberedIn(text: string, names: SourceNames): void {
  const quoted = text.search(/["”][^"”]*$/);
  for (const { 0: sign, 1: open, 2: number = '', index } of text.matchAll(ENTRY)) {
    const words = text.slice(index + sign.length, index + 300);
    const [name, source = -1] = names.spoken.find(([one]) => words.toLowerCase().startsWith(one.toLowerCase())) ?? [];
    // A bare number may count anything: only one that stands with the name alone, below all quotes, counts the sources.
    const bare = !open && /\d/.test(number);
    if (name && !(bare && index < quoted) && !(bare ? /^.*\w/ : /^\w/).test(words.slice(name.length))) names.define(number, { source });
  }
}

/** Puts marks in order, drops one that lies in another, and gives those that point back their source. */
export function tied(found: Mark[]): Mark[] {
  const kept: Mark[] = [];
  let last: Mark | undefined;
  for (const mark of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1);
    if (before && mark.start < before.end && (mark.start > before.start || mark.end < before.end || mark.source === before.source))
      continue;
    if (mark.back === 'place' && !last) continue;
    const { source, malformed, locator, named } = last ?? (NOWHERE as Partial<Mark> & Cited);
    kept.push(
      mark.back ? { ...mark, source, malformed, named, locator: mark.locator ?? (mark.back === 'work' ? locator : undefined) } : mark,
    );
    if (!mark.loose) last = kept.at(-1);
  }
  return kept;
}

/** The first source that some words name, with the place in it. */
export function sourceIn(words: string, names: SourceNames): Cited | undefined {
  const read = names.read(words.trim().replace(/[.;]$/, ''));
  if (read.source >= 0) return read;
  for (const [label, source] of names.spoken) {
    const at = words.toLowerCase().indexOf(label.toLowerCase());
    if (at >= 0) return { source, locator: locatorIn(words.slice(at + label.length))?.locator };
  }
  return undefined;
}

/** Marks that a sign of their own shows. What is in brackets that cite nothing is looked at in its turn. */
function signs(text: string, names: SourceNames): Mark[] {
  const marks: Mark[] = [];
  const sign = new RegExp(SIGN);
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const own = signOf(text, found, names);
    if (own.length === 0) sign.lastIndex = found.index + 1;
    marks.push(...own);
  }
  return marks;
}

/** What one sign cites: numbers, names with their places, or nothing that can be read. */
function signOf(text: string, found: RegExpExecArray, names: SourceNames): Mark[] {
  const { 0: whole, 1: square, 2: target, 3: round, 4: raised, index } = found;
  const content = square ?? round;
  let start = index;
  const mark = ({ source, locator }: Cited = NOWHERE, more: Partial<Mark> = {}): Mark[] => {
    const end = index + whole.length;
    return [{ start, end, label: text.slice(start, end), source, locator, ...more }];
  };
  const known = (label: string): boolean => (names.labelled(label)?.source ?? -1) >= 0;
  if (raised) return mark(names.labelled(raised.normalize('NFKC')));
  // The place of another citation, which is linked: "Roe, paragraphs [40](https://…) and [42](https://…)". "It fell by 1.3 percentage points [1]" cites.
  if (square && target && /^\d/.test(square) && OF_PLACE.test(text.slice(Math.max(0, index - LONGEST_PLACES), index))) return [];
  const numbered = /\d$/.test(whole) && names.labelled(whole);
  if (numbered) return numbered.source < 0 ? [] : mark({ ...numbered, locator: placeBehind(text, index + whole.length)?.locator });
  if (content === undefined) return mark({ source: -1, locator: locatorIn(whole)?.locator }, { back: 'work' });
  let words = content.trim();
  if (target) {
    const href = target.slice(1, -1).replace(/ .*/, '');
    const { source, locator = names.read(href).locator ?? placeBehind(text, index + whole.length)?.locator } = names.read(words);
    const leads = [names.labelled(href)?.source, source, sourceIn(href, names)?.source].find((one = -1) => one >= 0) ?? -1;
    return leads < 0 && href.startsWith('#') ? [] : mark({ source: leads, locator }, { loose: leads < 0 });
  }
  // A bracket of a program; "[0, 1]" is a range of numbers where nothing is called 0.
  const coded =
    square !== undefined &&
    (ofProgram(text, index, index + whole.length) ? /^\d/.test(words) || !known(words) : /^0\s?[,;]/.test(words) && !known('0'));
  if (coded) return [];
  // An ellipsis, the box of a list, a sign that was put in, a remark; and brackets that belong to a link.
  if (
    (content !== '' && /^(?:\.{3}|…|x|[,.;:'’–-]{0,2})$/i.test(words)) ||
    EDITOR_NOTE.test(words) ||
    (round && text.charAt(index - 1) === ']')
  )
    return [];
  if (round) {
    // What is linked, and the mark of a statement in brackets, is looked at by itself.
    if (/\]\(/.test(round) || (/\d\].?$/.test(round) && round.split(/ [a-z]{2}/)[2])) return [];
    if (OF_YEAR.test(words)) {
      const before = text.slice(Math.max(0, index - 90), index);
      const [all, named] = NAMES_BEFORE.exec(before) ?? unparted(before, words, names);
      if (!all) return [];
      start -= all.length;
      words = `${named} ${words}`;
    }
  } else {
    if (/^\^?\d{1,4}(?:\s?[,;–-]\s?\d{1,4})*$/.test(words)) return numbersOf(words).flatMap((number) => mark(names.labelled(number)));
    // 【4:0†contract.txt】 names the source behind the dagger; 【1†L3-L5】 a number before it and lines behind.
    const [, number, chunk, behind = ''] = /^(\d{1,4})(:\d{1,4})?†(.*)$/.exec(words) ?? [];
    const named = names.labelled(behind);
    if (number && (named || chunk)) return mark(named && { source: named.source });
    words = number ? `${number} ${locatorIn(behind)?.locator.raw ?? ''}`.trim() : words.replace(/^\^/, '');
    if (!/[\p{L}\p{N}]/u.test(words) || /^(?:citation needed|citation|source|ref|reference|quelle|\?+|tbd|todo)$/i.test(words))
      return mark(NOWHERE, { malformed: true, loose: true });
  }
  // "(Ng 2024, my translation)": the last words are about the quote.
  const reads = words
    .split(/;|, (?:quoted|qtd\.|cited) in/)
    .map((part) => names.read(part.replace(/, ([^,]+)$/, (all, remark: string) => (EDITOR_NOTE.test(remark) ? '' : all)).trim()));
  // "(Ng 2024; Doe 2019)" with Ng alone at hand: the words may be Doe's.
  const cited = reads.filter(({ source, head }) => (source < 0 ? AUTHOR_YEAR.test(head) : !(round && !/[\p{L}[]/u.test(head))));
  if (cited.some(({ source }) => source >= 0)) return cited.flatMap((read) => mark(read));
  const { head, locator } = reads[0] as Reading;
  const unknown = { source: -1, locator };
  const back = BACK.test(words) ? 'work' : head || !locator ? undefined : 'place';
  if (back) return mark(unknown, { back });
  if (round) {
    const loose = !(AUTHOR_YEAR.test(words) || /^[\w-]+(?: [\w-]+){0,4}\.(?:txt|pdf|docx?|md|html?|json|csv)\b/i.test(words));
    return loose && (!locator || head.length > 79) ? [] : mark(unknown, { loose });
  }
  const [number] = /^\d{1,4}(?=[\s,:])/.exec(words) ?? [];
  if (number) return mark({ source: names.labelled(number)?.source ?? -1, locator });
  const citing = /\.[a-z]{2,4}\b|^\S+$/i.test(head) || locator || HAS_YEAR.test(words);
  return mark(unknown, { loose: !citing || /^\S{1,3}$|^\p{Ll}+$/u.test(words) });
}

/** A name that no space parts from the sentence before it ("据李伟（2017）"): the longest end of the run that is known with this year. */
function unparted(before: string, year: string, names: SourceNames): readonly string[] {
  const [run = ''] = /\p{Lo}{1,12}$/u.exec(before) ?? [];
  const at = Array.from(run, (_, i) => i).find((i) => names.read(`${run.slice(i)} ${year}`).source >= 0);
  return at === undefined ? [] : [run.slice(at), run.slice(at)];
}

function numbersOf(inside: string): string[] {
  return inside
    .replace('^', '')
    .split(/[,;]/)
    .flatMap((part) => {
      const [low = 0, high = low] = part.split(/[–-]/).map(Number);
      return Array.from({ length: Math.min(high - low, 30) + 1 }, (_, i) => String(low + i));
    });
}

/** The place named directly behind the name of a source, and where it ends: "contract.txt (§ 4)", "[the rules](rules.pdf), § 4". */
export function placeBehind(text: string, end: number): { readonly locator: Locator; readonly end: number } | undefined {
  const from = end + (/^(?:\.\w{1,5})?['’]?s?(?:(?!\n\s*\n)[\s,(*_"”]){0,5}/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
  const words = text.slice(from, from + 40);
  const found = locatorIn(words);
  // "… [1]. Section 4 of the lease": that is the place of what comes next.
  return found?.start === 0 && !/^\sof\b/.test(words.slice(found.end)) ? { locator: found.locator, end: from + found.end } : undefined;
}

/** A source named in the running text, with the place that is named beside it. */
function spoken(text: string, names: SourceNames): Mark[] {
  // Names that are looked for in running text.
  const MOST_NAMED = 500;
  const marks: Mark[] = [];
  const small = text.toLowerCase();
  for (const [label, source] of names.spoken.slice(0, MOST_NAMED)) {
    const exact = /^\p{L}+$/u.test(label);
    const within = exact ? text : small;
    const sought = exact ? label : label.toLowerCase();
    for (let start = within.indexOf(sought), end = 0; start >= 0; start = within.indexOf(sought, end)) {
      end = start + sought.length;
      if (/[\p{L}\p{N}]/u.test(within.charAt(start - 1) + within.charAt(end))) continue;
      const after = placeBehind(text, end);
      const ahead = /(\S+\.? ?[\w.()]+) (?:of|in|to|from) (?:the )?["“*_]?$/i.exec(text.slice(Math.max(0, start - 60), start))?.[1];
      const stop = after?.end ?? end;
      const { locator } = after ?? locatorIn(ahead ?? '') ?? {};
      marks.push({ start, end: stop, label: text.slice(start, stop), source, locator });
    }
  }
  return marks;
}
