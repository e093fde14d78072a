/**
 * The citation marks of an answer: [1], [contract § 4.2], 【1†…】, (Ng 2024, p. 5), Markdown links, footnote marks, ibid., and
 * a source named in the sentence. Each is tied to a source at hand, or said to lead to none. Brackets that are remarks are
 * left alone: a mark that is not plainly a citation counts only directly behind a quote, where nothing else is expected.
 */
import type { Span } from '../model/document.ts';
import { EDITOR_NOTE } from '../text/editor-notes.ts';
import { bareLocator, type Locator, locatorIn } from './pair-locator.ts';
import type { SourceNames } from './pair-sources.ts';
import type { Parts, QuotedText } from './quotes-text.ts';

export interface Mark {
  readonly span: Span;
  readonly label: string;
  readonly locator: Locator | null;
  readonly source: number | null;
  readonly state: 'known' | 'unknown-source' | 'malformed';
  /** Counts only directly behind a quote. */
  readonly loose: boolean;
  /** Points at the source cited last ("ibid.", a page alone); filled in when the marks are put in order. */
  readonly back: boolean;
}

const BRACKET = /\[([^[\]\n]{0,200})\](\([^()\s]{1,500}(?:\s"[^"\n]{0,200}")?\))?|【([^【】\n]{1,200})】/g;
const ROUND = /\(((?:[^()\n]|\([^()\n]{1,12}\)){1,200})\)/g;
const BACK = /^(?:ibid|ib|id|op\.? ?cit|loc\.? ?cit|supra|ebd|a\.? ?a\.? ?o)\b\.?/i;
const SPOKEN_BACK = /\b(?:Ibid\.?|Id\.|Ebd\.)(?:,?\s+(?:at\s+)?[^\n.;"“]{1,30})?/g;
/** Brackets that are no citation: an ellipsis, a box of a list. */
const EMPTY = /^(?:\s*(?:\.{3}|…|x)\s*|(?=\s+$)[^ ]* \s*)$/i;
const isRemark = (inside: string): boolean => EMPTY.test(inside) || EDITOR_NOTE.test(inside);
const NUMBERS = /^\s*\^?\d{1,4}(?:\s?[,;–-]\s?\d{1,4})*\s*$/;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d[a-z]?(?!\d)/;
const AUTHOR_YEAR = /^(?:see |cf\.? |e\.g\.,? )?(?:[a-z]{1,3} )?\p{Lu}[\p{L}'’.&, -]{1,100}?[, ]\s?(?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.)/u;
const NAMES_BEFORE = /(\p{Lu}[\p{L}'’-]{1,40}(?:(?:,? (?:and|&|und|et) \p{Lu}[\p{L}'’-]{1,40})|,? et al\.?)?)(?:['’]s)?\s*$/u;

/** All marks of a text, in order, each tied to a source where that is possible. */
export function marksOf(input: QuotedText, parts: Parts, names: SourceNames): Mark[] {
  const { text } = input;
  for (const { label, start, end } of parts.definitions) {
    const cited = sourceIn(text.slice(start, end), names);
    names.define(label, cited?.source ?? null, cited?.locator ?? null);
  }
  for (const { label, source } of input.listed ?? []) names.define(label, source === null ? null : names.byId(source), null);
  const found: Mark[] = [];
  for (const paragraph of parts.paragraphs) {
    if (paragraph.kind === 'code' || paragraph.kind === 'reference') continue;
    const { start, end } = paragraph;
    const words = text.slice(start, end);
    for (const read of [brackets, rounds, raised, spoken])
      for (const mark of read(words, names)) found.push({ ...mark, span: { start: start + mark.span.start, end: start + mark.span.end } });
  }
  for (const mark of [...linked(input, names), ...noted(input, names)]) found.push(mark);
  const cited = (input.cited ?? []).map(({ span, label, locator, source }) =>
    made(span.start, span.end, label, source === null ? null : names.byId(source), placeNamed(locator)),
  );
  // What is known of a mark goes before what can be read from it.
  const places = new Set(cited.map(({ span }) => span.start));
  return tied([...cited, ...found.filter(({ span }) => !places.has(span.start))]);
}

/** A bare number is a page, as citation styles have it. */
const placeNamed = (locator: string | undefined): Locator | null =>
  locator === undefined ? null : (locatorIn(locator)?.locator ?? bareLocator(`, ${locator}`));

/** Puts marks in order, drops one that lies in another, and gives those that point back their source. */
function tied(found: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  let last: Mark | null = null;
  for (const mark of [...found].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)) {
    const before = kept.at(-1);
    if (
      before !== undefined &&
      mark.span.start < before.span.end &&
      !(mark.span.start === before.span.start && mark.span.end === before.span.end)
    )
      continue;
    let now = mark;
    if (mark.back) {
      if (last === null) {
        if (BACK.test(mark.label)) kept.push({ ...mark, state: 'unknown-source' });
        continue;
      }
      now = { ...mark, source: last.source, state: last.state, locator: mark.locator ?? (BACK.test(mark.label) ? last.locator : null) };
    }
    kept.push(now);
    if (!now.loose) last = now;
  }
  return kept;
}

const made = (
  start: number,
  end: number,
  label: string,
  source: number | null,
  locator: Locator | null,
  more: Partial<Mark> = {},
): Mark => ({
  span: { start, end },
  label,
  locator,
  source,
  state: source === null ? 'unknown-source' : 'known',
  loose: false,
  back: false,
  ...more,
});

/** The first source that some words name, with the place in it. */
function sourceIn(words: string, names: SourceNames): { readonly source: number; readonly locator: Locator | null } | null {
  const read = names.read(words.trim().replace(/[.;]$/, ''));
  if (read.source !== null) return { source: read.source, locator: read.locator };
  for (const [label, source] of names.spoken) {
    const at = words.toLowerCase().indexOf(label.toLowerCase());
    if (at >= 0) return { source, locator: locatorIn(words.slice(at + label.length))?.locator ?? null };
  }
  return null;
}

function brackets(text: string, names: SourceNames): Mark[] {
  const marks: Mark[] = [];
  for (const found of text.matchAll(BRACKET)) {
    const from = found.index;
    const to = from + found[0].length;
    const inside = found[1] ?? found[3] ?? '';
    const href = found[2]?.slice(1, -1).split(' ')[0];
    if (href !== undefined) {
      const source = names.byLabel(href) ?? names.read(inside).source ?? sourceIn(href, names)?.source ?? null;
      const locator = names.read(inside).locator ?? names.read(href).locator;
      if (source !== null || !href.startsWith('#')) marks.push(made(from, to, found[0], source, locator, { loose: source === null }));
    } else if (!isRemark(inside)) marks.push(...bracket(from, to, found[0], inside, names));
  }
  return marks;
}

/** What one pair of square brackets cites: numbers, a name with a place, or nothing that can be read. */
function bracket(from: number, to: number, label: string, inside: string, names: SourceNames): Mark[] {
  if (NUMBERS.test(inside))
    return numbersOf(inside).map((number) => made(from, to, label, names.byLabel(number) ?? null, names.placeOf(number)));
  // 【4:0†contract.txt】 names the source behind the dagger; 【1†L3-L5】 a number before it and lines behind.
  const dagger = /^(\d{1,4})(:\d{1,4})?†(.*)$/.exec(inside);
  const named = dagger === null ? undefined : names.byLabel(dagger[3] ?? '');
  if (dagger !== null && (named !== undefined || dagger[2] !== undefined)) return [made(from, to, label, named ?? null, null)];
  const plain = dagger === null ? inside.replace(/^\^/, '') : `${dagger[1]} ${locatorIn(dagger[3] ?? '')?.locator.raw ?? ''}`.trim();
  if (!/[\p{L}\p{N}]/u.test(plain) || /^(?:citation needed|citation|source|ref|reference|quelle|\?+|tbd|todo)$/i.test(plain.trim()))
    return [made(from, to, label, null, null, { state: 'malformed', loose: true })];
  const parts = plain.split(/;\s*/).filter((part) => part.trim() !== '');
  const reads = parts.map((part) => names.read(part.trim()));
  const known = reads.filter(({ source }) => source !== null);
  if (known.length > 0) return known.map(({ source, locator }) => made(from, to, label, source, locator));
  const first = reads[0];
  if (first === undefined) return [];
  if (first.head === '' && first.locator !== null) return [made(from, to, label, null, first.locator, { back: true })];
  if (BACK.test(plain)) return [made(from, to, label, null, first.locator, { back: true })];
  const numbered = /^\d{1,4}(?=[\s,:])/.exec(plain);
  if (numbered !== null) return [made(from, to, label, names.byLabel(numbered[0]) ?? null, first.locator)];
  const citing = /\.[a-z]{2,4}\b|^\S+$/i.test(first.head) || first.locator !== null || YEAR.test(plain);
  return [made(from, to, label, null, first.locator, { loose: !citing || /^\S{1,3}$|^\p{Ll}+$/u.test(plain) })];
}

function numbersOf(inside: string): string[] {
  const numbers: string[] = [];
  for (const part of inside.replace('^', '').split(/[,;]/)) {
    const [low = '', high = low] = part.trim().split(/\s?[–-]\s?/);
    const last = Math.min(Number(high), Number(low) + 30);
    for (let n = Number(low); n <= last; n += 1) numbers.push(String(n));
  }
  return numbers;
}

function rounds(text: string, names: SourceNames): Mark[] {
  const marks: Mark[] = [];
  for (const found of text.matchAll(ROUND)) {
    if (text.charAt(found.index - 1) === ']') continue;
    let from = found.index;
    const to = from + found[0].length;
    let inside = (found[1] ?? '').trim();
    if (isRemark(inside)) continue;
    if (/^(?:1[5-9]|20)\d\d[a-z]?\b/.test(inside)) {
      const before = NAMES_BEFORE.exec(text.slice(Math.max(0, found.index - 90), found.index));
      if (before?.[1] === undefined) continue;
      from -= before[0].length;
      inside = `${before[1]} ${inside}`;
    }
    const label = text.slice(from, to);
    const reads = inside.split(/;\s*/).map((part) => names.read(part.trim()));
    const known = reads.filter(({ source, head }) => source !== null && !/^\d+$/.test(head));
    const first = reads[0];
    if (known.length > 0) for (const { source, locator } of known) marks.push(made(from, to, label, source, locator));
    else if (first === undefined) continue;
    else if (BACK.test(inside) || (first.head === '' && first.locator !== null))
      marks.push(made(from, to, BACK.test(inside) ? inside : label, null, first.locator, { back: true }));
    else if (AUTHOR_YEAR.test(inside) || /^[\w-]+(?: [\w-]+){0,4}\.(?:txt|pdf|docx?|md|html?|json|csv)\b/i.test(inside))
      marks.push(made(from, to, label, null, first.locator));
    else if (first.locator !== null && first.head.length < 80) marks.push(made(from, to, label, null, first.locator, { loose: true }));
  }
  return marks;
}

function raised(text: string, names: SourceNames): Mark[] {
  return [...text.matchAll(/(?<=[”"’'»」.,;:!?])[⁰¹²³⁴-⁹]{1,3}/g)].map((found) => {
    const number = found[0].normalize('NFKC');
    return made(found.index, found.index + found[0].length, found[0], names.byLabel(number) ?? null, names.placeOf(number));
  });
}

const MOST_NAMED = 500;

/** A source named in the running text, with the place that is named beside it; "Ibid." standing alone. */
function spoken(text: string, names: SourceNames): Mark[] {
  const marks: Mark[] = [];
  const small = text.toLowerCase();
  for (const [label, source] of names.spoken.slice(0, MOST_NAMED)) {
    const exact = /^\p{L}+$/u.test(label);
    const within = exact ? text : small;
    const sought = exact ? label : label.toLowerCase();
    for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + sought.length)) {
      const end = at + sought.length;
      if (/[\p{L}\p{N}]/u.test(within.charAt(at - 1) + within.charAt(end))) continue;
      const behind = end + (/^(?:\.\w{1,5})?['’]?s?[\s,(*_"”]{0,5}/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
      const after = locatorIn(text.slice(behind, behind + 40));
      const ahead = /(\S+\.? ?[\w.()]+) (?:of|in|to|from) (?:the )?["“*_]?$/i.exec(text.slice(Math.max(0, at - 60), at))?.[1];
      const next = after?.start === 0 ? after : null;
      const stop = next === null ? end : behind + next.end;
      marks.push(made(at, stop, text.slice(at, stop), source, (next ?? locatorIn(ahead ?? ''))?.locator ?? null));
    }
  }
  for (const { index, 0: label } of text.matchAll(SPOKEN_BACK))
    marks.push(made(index, index + label.length, label, null, locatorIn(label)?.locator ?? null, { back: true }));
  return marks;
}

function linked({ text, links = [] }: QuotedText, names: SourceNames): Mark[] {
  return links.flatMap(({ span, href }) => {
    const words = text.slice(span.start, span.end);
    const read = names.read(words);
    const source = names.byLabel(href) ?? read.source ?? sourceIn(href, names)?.source ?? null;
    return source === null ? [] : [made(span.start, span.end, words, source, read.locator)];
  });
}

/** Footnotes: what the note cites is cited where its mark stands. */
function noted({ text, notes = [] }: QuotedText, names: SourceNames): Mark[] {
  return notes.flatMap(({ mark, span, label }) => {
    if (mark === null) return [];
    const words = text.slice(span.start, span.end).replace(/^\s*[\d*†‡]{1,3}[.)]?\s+/, '');
    const back = BACK.exec(words.trim());
    if (back !== null) return [made(mark.start, mark.end, back[0], null, locatorIn(words)?.locator ?? null, { back: true })];
    const cited = sourceIn(words, names);
    return [made(mark.start, mark.end, label, cited?.source ?? null, cited?.locator ?? locatorIn(words)?.locator ?? null)];
  });
}
