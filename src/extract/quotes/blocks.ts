/**
 * A document as quotes and claims look at it: its reader's blocks as paragraphs, and its links, notes and known citations as
 * marks. Kept apart from what a bare string needs, since a browser that checks an answer has no document.
 */
import type { Block, Link, Note, Span } from '../../model/document.ts';
import { indexFrom } from '../../text/lowest.ts';
import { cellMarks } from '../pair/cells.ts';
import { furtherMarks } from '../pair/further.ts';
import { bareLocator, type Locator, locatorIn } from '../pair/locator.ts';
import { BACK, type Mark, marksIn, marksOf, placeBehind, sourceIn, tied } from '../pair/marks.ts';
import { roundMarks } from '../pair/round.ts';
import { type NamedSource, printedSources, type SourceNames, sourceNames, withPrinted } from '../pair/sources.ts';
import { attributionIn, endsInMarkAlone, isAttribution, withAttributions } from './attributed.ts';
import { citingMarks, explains, isOwnPlace } from './cites-nothing.ts';
import { DEFINED, type Definition, LIST_HEAD, type Paragraph, type Parts, partsOfLines } from './text.ts';

/** A citation mark that is known before a text is looked at. */
export interface KnownMark {
  readonly span: Span;
  readonly label: string;
  readonly locator?: string;
  readonly source: string | null;
  /** A decision that is named by its parties alone, with no place. */
  readonly named?: true;
  /** A provision of an act, of which a sentence may name several. */
  readonly act?: true;
  /** A place that all editions of an old work share. */
  readonly work?: true;
  /** The words of the note that the mark calls, which may tell how the work is cited ("But see …"). */
  readonly note?: string;
}

/** What quotes are looked for in: a document, or as much of one as there is. */
export interface QuotedText {
  readonly text: string;
  readonly blocks?: readonly Block[];
  readonly notes?: readonly Note[];
  readonly links?: readonly Link[];
  /** The text's own list of works: each label with the id of its source; null: not at hand. */
  readonly listed?: readonly { readonly label: string; readonly source: string | null }[];
  /** Citation marks that are known already, each with the id of its source; null: of a source not at hand. */
  readonly cited?: readonly KnownMark[];
  /** Where its notes are called: one that is not among the known marks cites nothing, whatever entry of the list bears its number. */
  readonly calls?: readonly number[];
  /** Its paragraphs, where they are known already. */
  readonly parts?: Parts;
}

/** A text divided into paragraphs, with every mark that cites one of some sources. */
export interface MarkedText extends Parts {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A mark as claims look at it. */
export interface PlacedMark {
  readonly span: Span;
  readonly label: string;
  readonly locator: Locator | null;
  /** Index of the source; null when it leads to none at hand. */
  readonly source: number | null;
  readonly state: 'known' | 'unknown-source' | 'malformed';
  readonly loose: boolean;
}

/** Marks with their places as spans and their states in words. */
export const placedMarks = (marks: readonly Mark[]): PlacedMark[] =>
  marks.map(({ start, end, label, locator = null, source, malformed, loose = false }) => ({
    span: { start, end },
    label,
    locator,
    source: source < 0 ? null : source,
    state: malformed ? 'malformed' : source < 0 ? 'unknown-source' : 'known',
    loose,
  }));

/** The number of an earlier note in a note: "Hull (n 4) 34", "supra note 4", "wie Anm. 4". */
const EARLIER = /(?:\bnn?\.?|\bnotes?|\bfn\.?|\banm\.) ?(\d{1,3})\b/i;
/** The work of the note before. */
const IBIDEM = /^\s*(?:ibid|ib|id|ebd|a\.? ?a\.? ?o)\b/i;
/** What a note says besides the name and title of a work. */
const BESIDE = /^(?:see|also|supra|above|ante|note|cit|loc|vgl|siehe|anm|ders|dies|hier|bd|vol)$/;
const LONGEST_BACK = 120;
const wordsOf = (words: string): string[] => words.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * The sources of a text's own notes, with those that point back: "Ibid." to the note before, "(n 4)" to the fourth, a short title to the one
 * work cited before that has all of its words. Takes the notes and what is known of each: the index of its source, or −1.
 */
function pointedBack(notes: readonly string[], known: readonly number[]): readonly number[] {
  // How many notes back a work is looked for.
  const REACH = 1000;
  const found: number[] = [];
  const dated: { readonly words: ReadonlySet<string>; readonly at: number }[] = [];
  notes.forEach((note, at) => {
    const words = wordsOf(note);
    const named = words.filter((word) => !BESIDE.test(word));
    const has = (other: ReadonlySet<string>): boolean => named.every((word) => other.has(word));
    const own = known[at] ?? -1;
    const full = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.test(note);
    const earlier = Number(EARLIER.exec(note)?.[1] ?? 0) - 1;
    if (own >= 0 || note.length > LONGEST_BACK || full) found.push(own);
    else if (IBIDEM.test(note)) found.push(found[at - 1] ?? -1);
    else if (earlier >= 0) found.push(earlier < at && has(new Set(wordsOf(notes[earlier] ?? ''))) ? (found[earlier] ?? -1) : -1);
    else {
      const works = dated.slice(-REACH).filter((other) => named.length > 0 && has(other.words));
      found.push(works.length === 1 ? (found[works[0]?.at ?? -1] ?? -1) : -1);
    }
    if (full) dated.push({ words: new Set(words), at });
  });
  return found;
}

/** Reads a text or document for its quotes and citation marks. `numbered`: [1] may mean the first source. Linear. */
export function markedText(answer: string | QuotedText, sources: readonly NamedSource[], numbered = true): MarkedText {
  const input = typeof answer === 'string' ? { text: answer } : answer;
  const parts = input.parts ?? partsOf(input);
  const names = sourceNames(input.listed === undefined ? withPrinted(sources, listedIn(input.text, parts)) : sources, numbered);
  const printed = (references: readonly string[]): readonly number[] => pointedBack(references, printedSources(references, sources));
  const byId = (id: string | null): number => sources.findIndex((source) => source.id === id);
  for (const { label, source } of input.listed ?? []) names.define(label, { source: byId(source) });
  const cited = (input.cited ?? []).map(({ span, label, locator, source, named, act, work }) => ({
    ...span,
    label,
    named,
    act,
    work,
    source: byId(source),
    locator: locator === undefined ? undefined : placeOf(locator),
  }));
  const places = new Set(cited.map(({ start }) => start));
  // The number of a note that explains is neither the place of a source nor a citation that leads nowhere.
  const explaining = (input.notes ?? []).filter(({ span }) => explains(input.text.slice(span.start, span.end), names));
  const others = [...linked(input, names), ...noted(input, names)].filter(({ start }) => !places.has(start));
  const silent = new Set(explaining.map(({ label }) => label));
  for (const label of silent) names.define(label, { source: -1 });
  // Where works are cited by their places, one that is only spoken of is mentioned.
  const works = (input.cited ?? []).some(({ work }) => work);
  const aside = (mark: Mark): Mark => (works && mark.source >= 0 && /^\p{L}/u.test(mark.label) ? { ...mark, named: true } : mark);
  const calls = new Set([...(input.calls ?? []).filter((start) => !places.has(start)), ...explaining.map(({ mark }) => mark?.start ?? -1)]);
  const leads = ({ start, source, label }: Mark): boolean => !calls.has(start) && (source >= 0 || !silent.has(label.normalize('NFKC')));
  const abroad = (mark: Mark): boolean => input.listed === undefined || !isOwnPlace(mark);
  // Nothing is known of a list or of notes of its own.
  const bare = input.listed === undefined && (input.notes ?? []).length === 0;
  const marks = withFurther(
    typeof answer === 'string'
      ? marksOf(answer, parts, names, printed)
      : beside([...cited, ...others], marksIn(input.text, parts, names, printed).filter(abroad).map(aside)).filter(leads),
    [...furtherMarks(input.text, parts, names, bare), ...(bare ? cellMarks(input.text, names) : [])],
  );
  // A name that is only spoken of cites nothing yet.
  const round = bare && marks.every(({ source, label }) => source < 0 || /^\p{L}/u.test(label)) ? roundMarks(input.text, names) : [];
  const all = round.length > 0 ? withFurther(marks, round) : marks;
  if (typeof answer === 'string') return { text: input.text, ...parts, marks: all };
  const attributed = withAttributions(input.text, parts.paragraphs, citingMarks(all, input.listed !== undefined));
  return { text: input.text, ...parts, marks: attributed };
}

/** The paragraphs behind the last line that announces a list. */
function listedIn(text: string, { paragraphs }: Parts): string[] {
  const said = paragraphs.map(({ start, end }) => text.slice(start, end));
  const head = said.findLastIndex((words) => words.length < LONGEST_HEAD && LIST_HEAD.test(words));
  return head < 0 ? [] : said.slice(head + 1);
}

/** Marks with those of further shapes, which go before what was made of their parts; what leads somewhere in the same place stays. */
function withFurther(marks: readonly Mark[], further: readonly Mark[]): Mark[] {
  if (further.length === 0) return [...marks];
  const known = marks.filter(({ source }) => source >= 0);
  const own = further.filter(({ start, end }) => known.every((one) => one.start !== start || one.end !== end));
  const rest = marks.filter(({ start, end }) => !own.some((one) => one.start <= start && one.end >= end));
  return tied([...rest, ...own]);
}

/** Marks that are known, and those that were read where none of them stands. */
function beside(known: readonly Mark[], read: readonly Mark[]): Mark[] {
  const taken = new Set(known.map(({ start }) => start));
  const leading = known.filter(({ source }) => source >= 0).sort((a, b) => a.start - b.start);
  const acts = known.filter(({ act }) => act);
  const others = read.filter(
    ({ start, end, source }) =>
      // What is said of a provision within a bracket is no name of a source: [within the meaning of Article 6(1) of the Act].
      !acts.some((one) => start < one.start && end >= one.end) &&
      // A bracket that cannot be read, round a link that can: (<a href="rules.pdf">the rules</a>, § 4).
      !taken.has(start) &&
      (source >= 0 || !((leading[indexFrom(leading, start)]?.end ?? end + 1) <= end)),
  );
  return tied([...known, ...others]);
}

/** Divides a text into paragraphs. */
export function partsOf({ text, blocks = [], listed, cited = [] }: QuotedText): Parts {
  if (blocks.length === 0) return partsOfLines(text);
  // What is known of a list of works was read with more care than a heading allows.
  const definitions = listed === undefined ? definedBy(text, blocks) : [];
  const marked = new Set(cited.map(({ span }) => span.end));
  return { paragraphs: ofBlocks(text, blocks, new Set(definitions.map(({ block }) => block)), marked), definitions };
}

/** The numbered entries below a heading such as "Sources": what each label of the text stands for, as in a text without blocks. */
function definedBy(text: string, blocks: readonly Block[]): (Definition & { readonly block: Block })[] {
  const found: (Definition & { readonly block: Block })[] = [];
  let below = false;
  for (const block of blocks) {
    const words = text.slice(block.span.start, block.span.end);
    const head = (block.kind === 'heading' || block.kind === 'paragraph') && words.length < LONGEST_HEAD && LIST_HEAD.test(words);
    if (head || block.kind === 'heading') {
      below = head;
      continue;
    }
    const label = below ? labelOf(block, words) : null;
    if (label !== null) found.push({ ...label, end: block.span.end, block });
  }
  return found;
}

/** Longer paragraphs announce no list. */
const LONGEST_HEAD = 60;

/** The label of an entry, which its reader took off or which it is printed with, and where the entry begins behind it. */
function labelOf({ kind, span, label }: Block, words: string): { readonly label: string; readonly start: number } | null {
  if (kind !== 'item' && kind !== 'paragraph') return null;
  const [printed, bracketed, , number] = DEFINED.exec(words.slice(0, 100)) ?? [];
  if (printed !== undefined) return { label: bracketed ?? number ?? '', start: span.start + printed.length };
  return kind === 'item' && label !== undefined && /^\d{1,3}$/.test(label) ? { label, start: span.start } : null;
}

/** Blocks, and what lies between them. Quote blocks that follow each other are one quote, unless the first ends with a mark. `marked`: where known marks end. */
function ofBlocks(text: string, blocks: readonly Block[], entries: ReadonlySet<Block>, marked: ReadonlySet<number>): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let at = 0;
  const between = (end: number): void => {
    if (text.slice(at, end).trim() !== '')
      for (const { start, end: to, kind } of partsOfLines(text.slice(at, end)).paragraphs)
        paragraphs.push({ start: at + start, end: at + to, kind: kind === 'quote' ? 'text' : kind });
  };
  for (const block of blocks) {
    const { kind, span } = block;
    between(span.start);
    const last = paragraphs.at(-1);
    const open = last?.kind === 'quote' && !marked.has(last.end) && !endsInMarkAlone(text.slice(last.start, last.end)) ? last : undefined;
    const from = kind === 'quote' ? attributionIn(text, span, marked) : span.end;
    if (kind === 'quote' && last?.kind === 'quote' && isAttribution(text, span, marked)) paragraphs.push({ ...span, kind: 'text' });
    else if (kind === 'quote' && open !== undefined) paragraphs.splice(-1, 1, { ...open, end: from });
    else if (kind === 'reference' || entries.has(block)) paragraphs.push({ ...span, kind: 'reference-list' });
    else paragraphs.push({ ...span, end: from, kind: kind === 'quote' || kind === 'code' ? kind : 'text' });
    if (from < span.end) paragraphs.push({ start: from, end: span.end, kind: 'text' });
    at = Math.max(at, span.end);
  }
  between(text.length);
  return paragraphs;
}

/** An address with its %20 and the like as the letters they stand for; as it is where they stand for none. */
function unescaped(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function linked({ text, links = [] }: QuotedText, names: SourceNames): Mark[] {
  return links.flatMap(({ span, href }) => {
    const label = text.slice(span.start, span.end);
    const { source: named, locator = placeBehind(text, span.end)?.locator } = names.read(label);
    const address = unescaped(href);
    const source = [names.labelled(address)?.source, named, sourceIn(address, names)?.source].find((one = -1) => one >= 0);
    return source === undefined ? [] : [{ ...span, label, source, locator }];
  });
}

/** The place that a citation of a document names, with all that it says of it; a bare number is a page, as citation styles have it. */
function placeOf(words: string): Locator | undefined {
  const found = locatorIn(words)?.locator;
  return found === undefined ? bareLocator(`, ${words}`) : { ...found, words };
}

/** Footnotes: what the note cites is cited where its mark stands. */
function noted({ text, notes = [] }: QuotedText, names: SourceNames): Mark[] {
  return notes.flatMap(({ mark, span, label }): Mark[] => {
    if (mark === null) return [];
    const words = text.slice(span.start, span.end).replace(/^\s*[\d*†‡]{1,3}[.)]?\s+/, '');
    const locator = locatorIn(words)?.locator;
    const [back] = BACK.exec(words.trim()) ?? [];
    if (back) return [{ ...mark, label: back, source: -1, locator, back: 'work' }];
    const cited = sourceIn(words, names);
    return [{ ...mark, label, source: cited?.source ?? -1, locator: cited?.locator ?? locator }];
  });
}
