/**
 * The claims of an answer: every sentence outside code, headings and lists of sources, with the citations that govern it. A
 * sentence that cites nothing is kept too, so that nothing is passed over; list items take on the citations of the line that
 * leads into them. Pure, linear, and small enough for a browser.
 */
import type { Claim } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { sentencesOf } from '../text/sentences.ts';
import { oneWork, whatStandsAbove } from './claims/above.ts';
import { asideSpan, marksAside } from './claims/aside.ts';
import { type Bracketed, bracketed } from './claims/bracketed.ts';
import { citingWords, countedParagraphs, countedParts, inOrder } from './claims/citing-words.ts';
import { kindOf } from './claims/kind.ts';
import { citationsOf, citing, type Governed, governed, trimmed } from './claims/marks.ts';
import { withRaisedEnds } from './claims/raised-ends.ts';
import { asShown, foundBehind, goesOn, knownFrom, namesOnly, ownWordsFrom, saysSomething } from './claims/said.ts';
import { namedBehind, sourceLine } from './claims/source-lines.ts';
import { rows, rowsBelowHead } from './claims/tables.ts';
import { bareText } from './claims/text.ts';
import { unheaded, wholeRow } from './claims/unheaded.ts';
import { fillsCell } from './pair/cells.ts';
import type { PlacedMark as Mark, QuotedText } from './quotes/blocks.ts';
import type { Parts } from './quotes/text.ts';

export interface ClaimSources {
  /** Ids of the sources, in the order that marks count them. */
  readonly ids: readonly string[];
  /** True when sources are known by their addresses. */
  readonly linked: boolean;
}

/** Finds the claims of a text, in order. Takes it with its paragraphs and its marks. Never throws. */
export function extractClaims(input: QuotedText, parts: Parts, marks: readonly Mark[], { ids, linked }: ClaimSources): Claim[] {
  const { text } = input;
  const blocks = new Map((input.blocks ?? []).map(({ kind, span }) => [span.start, kind]));
  const known = new Set([
    ...(input.cited ?? []).map(({ span }) => span.start),
    ...(input.notes ?? []).map(({ mark }) => mark?.start ?? -1),
  ]);
  // The address of a source is never a word of the sentence.
  const formal = ({ span }: Mark): boolean =>
    known.has(span.start) ||
    /[[【［(（⁰¹²³⁴-⁹<^$\\\ue200]/.test(text.charAt(span.start)) ||
    /^https?:/i.test(text.slice(span.start, span.start + 6)) ||
    fillsCell(text, span);
  const notes = new Map((input.cited ?? []).flatMap(({ span, note }) => (note === undefined ? [] : [[span.start, note] as const])));
  /** The text has a list of works of its own, as papers have. */
  const listed = input.listed !== undefined;
  let claims: Claim[] = [];
  const counted = countedParagraphs(text, parts.paragraphs);
  let next = 0;
  const above = whatStandsAbove(text, listed);
  /** Marks of the sentence before in the same paragraph, where they are of one work. */
  let work: readonly Mark[] = [];
  /** Where the claims begin for which a line behind them may cite: those of the paragraph, or of the one before. */
  let since = 0;
  /** The marks within a stretch; stretches are asked for in order. */
  const within = ({ start, end }: Span): Mark[] => {
    while (next < marks.length && (marks[next]?.span.end ?? 0) <= start) next += 1;
    const inside: Mark[] = [];
    for (let i = next; i < marks.length && (marks[i]?.span.start ?? 0) < end; i += 1) inside.push(marks[i] as Mark);
    return inside;
  };
  const headedBy = (span: Span): void => {
    claims = [...above.headed(claims, ids)];
    above.heading(within(span).filter(formal), claims.length);
    since = claims.length;
  };
  for (const paragraph of parts.paragraphs) {
    work = [];
    const first = claims.length;
    const block = blocks.get(paragraph.start);
    if (paragraph.kind !== 'text' || block === 'heading' || block === 'front') {
      if (block === 'heading') headedBy(paragraph);
      else if (paragraph.kind !== 'text') above.apart();
      since = claims.length;
      continue;
    }
    above.paragraph();
    const parted = countedParts(text, paragraph);
    for (const sentence of block === 'table'
      ? rowsBelowHead(
          text,
          paragraph,
          within(paragraph).map(({ span }) => span),
        )
      : withRaisedEnds(text, sentencesOf(text, paragraph), input.cited === undefined ? [] : within(paragraph).map(({ span }) => span))
          .flatMap((one) => led(text, one))
          .reduce<Span[]>((all, one) => wholeRow(text, all, one), [])
          .map((one) => unheaded(text, one))
          .map((one) => behindCount(one, counted.get(paragraph.start) ?? 0))) {
      const inside = within(sentence);
      const where = block === 'table' || block === 'item' ? block : whereOf(text, sentence);
      if (where === 'heading') {
        headedBy(sentence);
        continue;
      }
      const line = listed || where === 'table' ? null : sourceLine(text, sentence, inside);
      if (line !== null) {
        const behind = inside.filter((mark) => formal(mark) || mark.state === 'known');
        const from = claims.length > first ? Math.max(since, first) : since;
        if (line === 'names') claims.splice(from, claims.length - from, ...namedBehind(claims.slice(from), citationsOf(behind, ids)));
        since = claims.length;
        continue;
      }
      const named = citing(text, inside, formal, linked);
      const aside = marksAside(text, sentence, named, notes);
      const cites = aside.size === 0 ? named : named.filter((mark) => !aside.has(mark));
      const marked = inside
        // "Source 2 says": the number counts the sources, and says nothing of the matter.
        .filter((mark) => formal(mark) || (cites.includes(mark) && /\d/.test(mark.label)))
        .filter((mark) => !isLink(text, mark))
        .map((mark) => citingWords(text, sentence, aside.has(mark) ? asideSpan(text, mark.span) : mark.span));
      const counts = parted.filter(({ start, end }) => inside.every(({ span }) => span.end <= start || span.start >= end));
      const out = inOrder([...marked, ...counts]);
      const over = above.over(where, sentence);
      const make = (span: Span, pieces: readonly Span[], own: readonly Mark[], carried = false): void => {
        // A mark that holds the words it is cited for does not leave them out.
        const left = out.filter((gone) => !pieces.some((piece) => gone.start < piece.start && gone.end > piece.end));
        claims.push(claimOf({ text, out: left, where, ids, listed }, span, pieces, own, carried));
      };
      const gone = cites.length === 0 && where === 'prose' && work.length > 0 ? goesOn(text, sentence) : null;
      if (gone !== null) make(sentence, [{ start: gone, end: sentence.end }], work, true);
      else if (cites.length === 0) make(sentence, [sentence], over, over.length > 0);
      else if (where === 'table') for (const row of rows(text, sentence, cites)) make(row.span, row.pieces, row.marks);
      else {
        const inner = bracketed(text, sentence, cites);
        const rest = inner.length === 0 ? cites : cites.filter((mark) => inner.every((one) => one.mark !== mark));
        for (const part of rest.length === 0 ? [{ span: sentence, marks: [] }] : governed(text, sentence, rest))
          for (const { span, said, marks: own } of saidIn(text, part, listed)) make(span, besides(said, inner), own);
        for (const { span, said, mark } of inner) make(span, [said], [mark]);
      }
      if (named.length > 0) work = oneWork(cites);
      above.read(where, sentence, cites, claims.at(-1));
    }
    if (claims.length > first) since = Math.max(since, first);
  }
  return [...above.headed(claims, ids)];
}

/** A sentence without the number of its paragraph. */
const behindCount = (one: Span, from: number): Span => (one.start < from && from < one.end ? { start: from, end: one.end } : one);

/** A statement of a sentence, with the words of it that its marks govern. */
interface Said extends Governed {
  readonly said: Span;
}

/**
 * A part of a sentence without who found it, and apart from what its writer says himself before or behind it. `listed`: the text has a list
 * of works, so that names before a number are their authors'; else "Kestrel [1] reported that" may tell of Kestrel.
 */
function saidIn(text: string, { span, marks }: Governed, listed: boolean): Said[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return [{ span, said: span, marks }];
  const lead = text.slice(span.start, first.span.start);
  // "Sales fell, and Ng [3] found that costs rose": the first half is not of the work.
  const joint = lead.search(/[,;][^,;]*$/);
  const parted = joint > 0 && saysSomething(lead.slice(0, joint)) && namesOnly(lead.slice(joint + 1));
  const names = listed || /\p{Lu}/u.exec(lead) === null || /\bet al\.|\bcolleagues\b/.test(lead);
  const own = parted || namesOnly(lead) || kindOf(lead, lead, '', listed) === 'own-work';
  const found = names && own ? foundBehind(text, last.span) : listed ? knownFrom(text, span) : null;
  const start = parted && found !== null ? span.start + joint : span.start;
  const shown = listed ? asShown(text, { start, end: span.end }, last.span) : null;
  const end = shown ?? ownWordsFrom(text, { start: found ?? start, end: span.end }, last.span);
  const rest = trimmed(text, { start: shown === null ? end : span.end, end: span.end });
  const before = { start: span.start, end: start };
  return [
    ...(start > span.start ? [{ span: before, said: before, marks: [] }] : []),
    { span: { start, end: rest.start < span.end ? end : span.end }, said: { start: found ?? start, end }, marks },
    ...(rest.start < span.end ? [{ span: rest, said: rest, marks: [] }] : []),
  ];
}

/** A stretch without what is stated in brackets within it. */
function besides({ start, end }: Span, inner: readonly Bracketed<Mark>[]): Span[] {
  const pieces: Span[] = [];
  let at = start;
  for (const { span } of inner) {
    if (span.start < at || span.end > end) continue;
    pieces.push({ start: at, end: span.start });
    at = span.end;
  }
  return [...pieces, { start: at, end }];
}

/** A claim with each of its marks as "[1]". */
function markedAs(text: string, span: Span, pieces: readonly Span[], marks: readonly Mark[]): string {
  let marked = '';
  let at = Math.max(span.start, pieces[0]?.start ?? 0);
  for (const { span: mark } of marks) {
    if (mark.start < at || mark.end > span.end) continue;
    marked += `${text.slice(at, mark.start)}[1]`;
    at = mark.end;
  }
  return marked + text.slice(at, span.end);
}

/** [words](target): ends with a bracket whose opening comes right behind a square one, and no other closes between them. */
function isLink(text: string, { span }: Mark): boolean {
  const mark = text.slice(span.start, span.end);
  return mark.endsWith(')') && mark.lastIndexOf('](') > mark.lastIndexOf(')', mark.length - 2) && !/^\[\^?\d/.test(mark);
}

/** What the claims of one sentence share. `out`: marks, which are left out of what they state. */
interface Shared {
  readonly text: string;
  readonly out: readonly Span[];
  readonly where: Claim['where'];
  readonly ids: readonly string[];
  readonly listed: boolean;
}

function claimOf(
  { text, out, where, ids, listed }: Shared,
  span: Span,
  pieces: readonly Span[],
  marks: readonly Mark[],
  carried: boolean,
): Claim {
  const bare = bareText(text, pieces, out);
  const marked = marks.length === 0 ? null : markedAs(text, span, pieces, marks);
  // "The mill was built in 1871: [2]": the colon leads to the mark, and to nothing that is said.
  const stated = marked !== null && /[:：]\s*\[1\]\W*$/.test(marked) ? bare.text.replace(/[:：]\W*$/, '') : bare.text;
  const kind = kindOf(stated, text.slice(span.start, span.end), marked, listed);
  return {
    id: `claim:${span.start}-${span.end}`,
    span,
    ...bare,
    citations: citationsOf(marks, ids),
    by: marks.length === 0 ? 'none' : carried ? 'carried' : 'own',
    kind,
    where,
  };
}

/** The line under the head of a table. */
const RULED = /^[ \t]*(?:\|[ \t]*)?:?--[ \t:|-]*(?:\n|$)/;

/** What a sentence stands in, told from the signs before it on its line. */
function whereOf(text: string, { start, end }: Span): Claim['where'] | 'heading' {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (/^\s{0,3}#{1,6}\s/.test(line)) return 'heading';
  if (/^\s*\|/.test(line)) return RULED.test(text.slice(text.indexOf('\n', end) + 1 || text.length)) ? 'heading' : 'table';
  return /^\s*(?:[-*+•‣–▪●◦·](?: \[[ xX✓✔]\])?|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])\s/.test(line) ? 'item' : 'prose';
}

/** A line that begins with its mark. */
const LED = /^(?:\*\*)?(?:\[\^?\d{1,3}\]|【\d{1,3}】)/;
const NEXT_LED = /\n(?=[ \t]{0,4}(?:\*\*)?(?:\[\^?\d{1,3}\]|【\d{1,3}】)[ \t*:]{0,4}[\p{L}\p{N}“"'*])/u;

/** Lines that each begin with their mark are sentences of their own, with a full stop or without. */
function led(text: string, sentence: Span): Span[] {
  const words = text.slice(sentence.start, sentence.end);
  if (!LED.test(words)) return [sentence];
  let at = sentence.start;
  return words.split(NEXT_LED).map((line) => {
    const start = at + line.length - line.trimStart().length;
    at += line.length + 1;
    return { start, end: at - 1 };
  });
}
