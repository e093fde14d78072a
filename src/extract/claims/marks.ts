/**
 * Which marks of a sentence govern which part of it. Marks side by side ([1][3], [1, 3]) govern the same words, and each of their
 * sources must bear them out. Marks apart govern what stands before each: "Sales rose 5 % [1] and costs fell [2]" is two
 * statements. A part too short to be a statement ("Smith [1] and Jones [2] found that …") goes with the next one.
 */

import type { ClaimCitation } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import { marksIn } from '../../text/softened.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { tokensOf } from '../../text/tokens.ts';
import type { PlacedMark as Mark } from '../quotes/blocks.ts';
import { saysSomething, tellsBehind } from './said.ts';

/** A part of a sentence, with the marks that govern it. */
export interface Governed {
  readonly span: Span;
  readonly marks: readonly Mark[];
}

/** Content words from which on a part is a statement of its own. */
const LEAST = 4;
/** A source named in running text cites only where the sentence says so. */
const LEADS =
  /(?:according to|per|as (?:reported|stated|described|noted|shown) (?:in|by)|cited in|see|source:|from|in|by|of)\s+(?:the\s+)?["“*_([]*$/i;
const FOLLOWS =
  /^["”*_)\]]*(?:['’]s?)?\s+(?:says?|states?|reports?|shows?|notes?|finds?|found|reported|stated|said|claims?|argues?|explains?|describes?|confirms?|indicates?|suggests?|adds?|writes?|wrote|lists?|gives?|puts?|estimates?)\b/i;

/**
 * The marks of a sentence that cite. `linked`: sources are known by their addresses, so that a link to an unknown one is a
 * citation that leads nowhere; otherwise it is only a link.
 */
export function citing(answer: string, marks: readonly Mark[], formal: (mark: Mark) => boolean, linked: boolean): Mark[] {
  const plain = marks.filter((mark) => formal(mark) && (!mark.loose || mark.state === 'malformed' || (linked && isAddress(answer, mark))));
  if (plain.length > 0) return plain;
  return marks.filter((mark) => {
    if (formal(mark) || mark.state !== 'known') return false;
    const named = answer.slice(mark.span.start, mark.span.end);
    const before = answer.slice(Math.max(0, mark.span.start - 40), mark.span.start);
    const after = answer.slice(mark.span.end, mark.span.end + 30);
    return (
      /\.[a-z0-9]{2,5}$/i.test(named) ||
      FOLLOWS.test(after) ||
      /according to (?:the )?["“*_]*$/i.test(before) ||
      (mark.locator !== null && LEADS.test(before))
    );
  });
}

const isAddress = (answer: string, { span, source }: Mark): boolean =>
  source === null && /\]\(https?:/i.test(answer.slice(span.start, span.end));

/** Parts a sentence by its marks. Takes marks in order, all within the sentence. */
export function governed(answer: string, sentence: Span, marks: readonly Mark[]): Governed[] {
  if (marks.length === 0) return [];
  const groups: { marks: Mark[]; start: number; end: number }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last !== undefined && /^[\s,;.&]*(?:(?:and|und|et)\s*)?$/i.test(answer.slice(last.end, mark.span.start))) {
      last.marks.push(mark);
      last.end = Math.max(last.end, mark.span.end);
    } else groups.push({ marks: [mark], start: mark.span.start, end: mark.span.end });
  }
  const parts: Governed[] = [];
  let start = sentence.start;
  let waiting: Mark[] = [];
  let own = 0;
  // Whether the part before ends where another statement is joined to it.
  let joined = false;
  groups.forEach((group, i) => {
    const last = i === groups.length - 1;
    const rest = last ? sentence.end : (groups[i + 1]?.start ?? sentence.end);
    // Where all marks stand side by side there is nothing to part.
    if (groups.length > 1) own += content(answer, Math.max(start, groups[i - 1]?.end ?? start), group.start);
    for (const mark of group.marks) waiting.push(mark);
    const joint = last ? null : jointBehind(answer, group, groups[i + 1]);
    if (joint !== null) {
      parts.push({ span: { start, end: joint }, marks: waiting });
      waiting = [];
      own = 0;
      start = joint;
      joined = true;
      return;
    }
    // What follows the last mark belongs to it; a short part waits for the next.
    if (!last && own < LEAST && !stated(answer, groups[i - 1]?.end ?? start, group, groups[i + 1])) return;
    const before = groups[i - 1];
    const another = before !== undefined && stated(answer, parts.at(-1)?.span.start ?? start, before, group);
    if (last && own < LEAST && !another && !joined && parts.length > 0 && content(answer, group.end, rest) < LEAST) {
      const first = parts.pop() as Governed;
      parts.push({ span: { start: first.span.start, end: sentence.end }, marks: [...first.marks, ...waiting] });
      return;
    }
    parts.push({ span: { start, end: last ? sentence.end : group.end }, marks: waiting });
    waiting = [];
    own = 0;
    start = group.end;
    joined = false;
  });
  return parts.flatMap((part) => softenedApart(answer, part)).map(({ span, marks: own }) => ({ span: trimmed(answer, span), marks: own }));
}

/** "Kestrel sells fish (unverified), and it is Danish [1]": what is marked so leans on no source, though a citation stands behind or before it. */
function softenedApart(answer: string, part: Governed): Governed[] {
  const { span, marks } = part;
  const [first, last] = [marks[0]?.span.start ?? span.start, marks.at(-1)?.span.end ?? span.end];
  const signs = marksIn(answer.slice(span.start, span.end)).map(({ start, end }) => ({ start: start + span.start, end: end + span.start }));
  const before = signs.findLast(({ end }) => end <= first)?.end ?? span.start;
  const behind = signs.some(({ start }) => start >= last) ? last : span.end;
  return [
    ...(before > span.start ? [{ span: { start: span.start, end: before }, marks: [] }] : []),
    { span: { start: before, end: behind }, marks },
    ...(behind < span.end ? [{ span: { start: behind, end: span.end }, marks: [] }] : []),
  ];
}

/** "Ng [1] found that A; Poe [2] found that B": a mark that tells what follows it governs that, up to where the next statement is joined. */
function jointBehind(answer: string, group: Span, next: Span | undefined): number | null {
  if (next === undefined || !tellsBehind(answer, group)) return null;
  const between = answer.slice(group.end, next.start);
  const at = JOINTS.map((joint) => [...between.matchAll(joint)].at(-1)?.index ?? -1).find(
    (found) => found > 0 && saysSomething(`It ${between.slice(0, found)}`),
  );
  return at === undefined ? null : group.end + at;
}

/** What joins two statements, the surest first; the last of its kind parts them. */
const JOINTS: readonly RegExp[] = [/;/g, /,\s(?:and|but|yet|while|whereas)\s/g, /\s(?:but|while|whereas)\s/g];

/** What joins a statement to the one before it, behind the mark of that. */
const JOINED =
  /^[ \t]{0,3}(?:(?:[,;–—][ \t]{0,3})?(?:and|but|while|whereas|yet|und|aber|während|et|mais|tandis que|y|pero|mientras que|e|ma|mentre|mas|enquanto|en|maar|terwijl)[ \t]|[,;–—][ \t])/;

/** "The study lasted six weeks [1] and nobody left [2]": a short part that is a statement itself, before another that is one. */
function stated(answer: string, start: number, { start: end, end: behind }: Span, next: Span | undefined): boolean {
  const joint = JOINED.exec(answer.slice(behind, behind + 24))?.[0];
  return joint !== undefined && next !== undefined && states(answer, start, end) && states(answer, behind + joint.length, next.start);
}

/** Words that English has, and most other languages have not. */
const ENGLISH = /\b(?:the|of|and|is|was|are|were|with|for|has|had|that|by|its)\b/i;
/** Small words, as names of authors have few. */
const SMALL = /(?<!\p{L})\p{Ll}{2,}/gu;
/** Content words from which on a part in a language whose verbs are not known is a statement. */
const LEAST_ELSEWHERE = 3;

/** Whether a part says something: by its verb; in other languages than English by its words, some of them no names. */
function states(answer: string, start: number, end: number): boolean {
  const part = answer.slice(start, end);
  if (saysSomething(part)) return true;
  if (ENGLISH.test(part) || content(answer, start, end) < LEAST_ELSEWHERE) return false;
  const figure = /\d/.test(part.replace(/\b(?:1[5-9]|20)\d\d\b/g, '')) ? 1 : 0;
  return (part.match(SMALL)?.length ?? 0) + figure >= 2;
}

const content = (answer: string, start: number, end: number): number => contentOf(tokensOf(answer, start, end)).length;

/** A part without the comma or "and" that joins it to the one before. */
export function trimmed(answer: string, { start, end }: Span): Span {
  const joint =
    /^(?:[\s,;–—-]|(?:and|but|while|whereas|or|und|aber|während|et|mais|y|e|pero|ma|maar)\b(?=\s)){1,6}/i.exec(
      answer.slice(start, Math.min(end, start + 40)),
    )?.[0].length ?? 0;
  return { start: joint < end - start ? start + joint : start, end };
}

/** Marks as a report tells them, each source once. */
export function citationsOf(marks: readonly Mark[], ids: readonly string[]): ClaimCitation[] {
  const seen = new Set<string>();
  const citations: ClaimCitation[] = [];
  for (const { span, label, locator, source, state } of marks) {
    const id = source === null ? null : (ids[source] ?? null);
    const key = id ?? `${span.start} ${label}`;
    if (id !== null && seen.has(key)) continue;
    seen.add(key);
    citations.push({
      span,
      label,
      ...(locator === null ? {} : { locator: locator.raw }),
      source: id,
      state: id === null && state === 'known' ? 'unknown-source' : state,
    });
  }
  return citations;
}
