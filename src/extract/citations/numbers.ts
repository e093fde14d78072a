/**
 * Which form of numbers a document cites by, and where its marks lead: brackets first, raised numbers, round brackets, braces or strokes where these
 * reach far more of the list.
 */
import type { Document, Span } from '../../model/document.ts';
import type { ReadList } from '../entries/read.ts';
import { NumberedLists } from '../link/numbers.ts';
import { apartFrom } from './apart.ts';
import { cellMarks } from './cells.ts';
import { gluedMarks } from './glued.ts';
import { bracketMarks, type NumericMark, raisedMarks, roundMarks, wordedMarks } from './numeric.ts';
import { endOfFront, superscriptMarks } from './raised.ts';
import { steady } from './steady.ts';
import { type Tied, tie } from './tie.ts';

/** How far beyond the list the second number of a pair may lie, and still be said to be missing. */
const BESIDE = 2;

/** A displayed equation with its number: then "by (3)" may mean it. */
const EQUATION = /[=<>≤≥∑∫][^\n]{0,80}\s\((\d{1,3})\)\s*(?:\n|$)/gu;

/** The largest number of a displayed equation; 0 where there is none. */
const lastEquation = (text: string): number => Math.max(0, ...[...text.matchAll(EQUATION)].map(([, number]) => Number(number)));

const spanOf = ({ span }: NumericMark): Span => span;
const spansOf = (marks: readonly NumericMark[]): Span[] => marks.map(spanOf);

/** Works that marks in one form must reach before a word and a number count beside them. */
const FEWEST_REACHED = 3;

/** Entries of a list that is too short for a share of it to tell anything. */
const FEW = 3;
/** Whether numbers come up for the first time one after the other, from the first on. */
const inOrder = (marks: readonly NumericMark[]): boolean =>
  [...new Set(marks.flatMap(({ numbers }) => numbers))].every((number, i) => number === i + 1);

/** Numbers in round brackets as sentences end with them, "(1).", "(2),", unless one of them stands otherwise: then they count something. */
const endsOfClauses = (marks: readonly NumericMark[], text: string): readonly NumericMark[] =>
  marks.every((mark) => isSure(mark) && mark.weak !== true && /[.,;:。，；]/u.test(text.charAt(mark.span.end))) ? marks : [];

/** Entries that a list without numbers must have to be counted, and the share of them that marks must reach. */
const FEWEST_COUNTED = 4;
const NEARLY_ALL = 0.9;

/**
 * The one list of a document whose numbers were lost in copying, as browsers leave out those they print themselves: "[1]" to "[12]" come up in
 * their order in the text, and the list has twelve entries. Null where it is not so.
 */
export function countedList(document: Document, text: string, read: readonly ReadList[]): NumberedLists | null {
  const [list, second] = read.filter(({ references }) => references.length > 0);
  if (list === undefined || second !== undefined || list.numbered || list.references.some(({ origin }) => origin !== 'list')) return null;
  const count = list.references.length;
  const notes = placesOfNotes(document);
  const marks = bracketMarks(text, count).filter((mark) => isSure(mark) && !notes.has(mark.span.start));
  const numbers = new Set(marks.flatMap((mark) => mark.numbers));
  if (
    count < FEWEST_COUNTED ||
    Math.max(0, ...numbers) !== count ||
    numbers.size < count * NEARLY_ALL ||
    !steady(marks, count, false, 0.95)
  )
    return null;
  const references = list.references.map((reference, i) => ({ ...reference, key: String(i + 1) }));
  return new NumberedLists([{ ...list, references, numbered: true }]);
}

/** Marks in every form, of which one or two will be the document's. */
interface Forms {
  readonly brackets: readonly NumericMark[];
  readonly raised: readonly NumericMark[];
  readonly round: readonly NumericMark[];
  readonly braces: readonly NumericMark[];
  readonly strokes: readonly NumericMark[];
}
const isSure = ({ doubtful }: NumericMark): boolean => doubtful !== true;

/** Where notes are called from, and where they are counted themselves: a number there, in brackets or raised, is the note's. */
const placesOfNotes = ({ notes, text }: Document): ReadonlySet<number> =>
  new Set(
    notes.flatMap(({ mark, again = [], label, span: { start } }) => {
      const counted = text.slice(Math.max(0, start - label.length - 6), start).trimEnd();
      const own = counted.endsWith(`[${label}]`) ? [Math.max(0, start - label.length - 6) + counted.length - label.length - 2] : [];
      return [...(mark === null ? [] : [mark]), ...again].map((one) => one.start).concat(own);
    }),
  );

function formsOf(document: Document, text: string, high: number): Forms {
  const front = endOfFront(document, text);
  const notes = placesOfNotes(document);
  const raised = [...superscriptMarks(document, text, high), ...raisedMarks(text, high, notes)]
    .filter(({ span }) => span.start >= front)
    .sort((a, b) => a.span.start - b.span.start);
  return {
    brackets: bracketMarks(text, high).filter(({ span }) => !notes.has(span.start)),
    raised,
    round: roundMarks(text, high, 'round'),
    braces: roundMarks(text, high, 'braces'),
    strokes: roundMarks(text, high, 'strokes'),
  };
}

/** The marks of the one work of a list: its number alone in square brackets, since a single number of any other form may be anything. */
function onlyMarks(document: Document, text: string, lists: NumberedLists, number: number): Tied[] {
  const notes = placesOfNotes(document);
  return bracketMarks(text, number)
    .filter((mark) => isSure(mark) && mark.numbers.every((one) => one === number) && !notes.has(mark.span.start))
    .map(({ span, locator }) => tie(document, span, lists.at(number, span.start), String(number), 'numeric', false, locator));
}

/** Marks of numbers, each tied to its entry; none where no list is numbered or no form fits it. */
export function numericMarks(document: Document, text: string, lists: NumberedLists): Tied[] {
  const { range, alphabetical } = lists;
  if (range === null) return [];
  if (range.count < 2) return onlyMarks(document, text, lists, range.high);
  const inRange = (number: number) => number >= range.low && number <= range.high;
  const reach = (some: readonly NumericMark[]) => new Set(some.flatMap(({ numbers }) => numbers.filter(inRange))).size;
  const forms = formsOf(document, text, range.high);
  const brackets = forms.brackets.filter(isSure);
  const fitting = brackets.filter(({ numbers }) => numbers.every(inRange)).length;
  let marks: readonly NumericMark[] = [];
  // By numbers, not marks: [3-5, 9] beside a list of eight is a mark of this list that names a work too many.
  const cited = brackets.flatMap(({ numbers }) => numbers);
  if (cited.filter(inRange).length >= Math.max(1, cited.length * 0.6)) marks = brackets;
  const raised = forms.raised.filter(isSure);
  // Raised numbers of which a few stand in brackets are one kind of mark.
  const lifted = new Set(raised.map(({ span }) => span.start));
  const apart = brackets.filter(({ span }) => !lifted.has(span.start));
  const raisedAlone = raised.length >= 2 * (brackets.length - apart.length) ? apart : brackets;
  if (2 * reach(raisedAlone) < reach(raised) && steady(raised, range.count, alphabetical)) marks = raised;
  // A list of two or three is cited whole, in its order, or its numbers are something else.
  if (range.count <= FEW && marks.length === 0) {
    const cites = (some: readonly NumericMark[]): boolean => reach(some) === range.count && inOrder(some);
    marks = [forms.raised, endsOfClauses(forms.round, text)].find(cites) ?? [];
  }
  let doubtful = marks === raised ? forms.raised : forms.brackets;
  let beside: readonly NumericMark[] = marks === raised ? apart : raised;
  for (const form of ['round', 'braces', 'strokes'] as const) {
    const all = forms[form].filter(isSure);
    const sure = all.filter(({ weak }) => weak !== true);
    if (marks.length > 0 && reach(sure) > reach(beside)) beside = sure;
    if (2 * reach(marks) >= reach(sure) || !steady(sure, range.count, alphabetical)) {
      // Where many may be something else, the whole list must come up among all of them.
      const every = forms[form];
      const whole = reach(every) >= range.count * NEARLY_ALL && 2 * reach(marks) < reach(every);
      if (whole && steady(every, range.count, alphabetical)) marks = every;
      continue;
    }
    const last = lastEquation(text);
    marks = last > 0 ? sure : all;
    // "Under condition (3)" may be an equation's where there are so many.
    doubtful = forms[form].filter(({ numbers }) => numbers.every((number) => number > last));
  }
  const copied = marks.length === 0 && document.notes.length === 0 && !alphabetical;
  if (copied) marks = gluedMarks(text, range.high, range.count, raised);
  // Where nothing else cites, the word in front of the numbers does: "see reference 3", "(Refs. 4 and 5)".
  if (marks.length === 0) {
    const worded = wordedMarks(text, range.high);
    if (steady(worded, range.count, alphabetical)) marks = worded;
  }
  const firm = !copied && marks === brackets && fitting >= Math.max(3, range.count * 0.5);
  // What may be something else counts beside marks of half the list, or where both together reach nearly all of it.
  const filled = reach(marks) >= range.count * 0.5 || reach([...marks, ...doubtful]) >= range.count * NEARLY_ALL;
  if (!copied && marks.length >= 3 && filled) marks = withOnly(doubtful, marks, inRange);
  if (!alphabetical && marks.length > 0) marks = together(marks, beside, range.count, inRange);
  if (reach(marks) >= FEWEST_REACHED) marks = [...marks, ...apartFrom(spansOf(marks), cellMarks(document, text, range.high), spanOf)];
  if (reach(marks) >= FEWEST_REACHED) marks = [...marks, ...apartFrom(spansOf(marks), wordedMarks(text, range.high), spanOf)];
  const beyond = Math.max(10, range.count * 0.5);
  // "[2, 9]" beside a list of four is as likely an interval.
  const reaches = (numbers: readonly number[], number: number): boolean =>
    number <= range.high + (numbers.length === 2 && numbers.some(inRange) ? BESIDE : beyond);
  return marks.flatMap(({ span, numbers, locator }) =>
    // "[1, 45]" beside a list of twelve is rather a page.
    numbers.flatMap((number) => [
      // A number that opens a paragraph may be the paragraph's own.
      tie(
        document,
        span,
        lists.at(number, span.start),
        String(number),
        'numeric',
        firm && reaches(numbers, number) && !/(?:^|\n)\s{0,9}$/.test(text.slice(Math.max(0, span.start - 10), span.start)),
        locator,
      ),
      ...(locator === undefined ? lists.further(number, span.start) : []).map(({ id, key }) =>
        tie(document, span, { to: id, maybe: [] }, key, 'numeric', false),
      ),
    ]),
  );
}

/**
 * The marks, and of those that may as well be something else ("initial values [7, 13]") the ones whose works nothing else cites: whoever
 * numbers a list cites all of it, so that a mark misread is likelier than works forgotten.
 */
function withOnly(all: readonly NumericMark[], sure: readonly NumericMark[], inRange: (number: number) => boolean): readonly NumericMark[] {
  const cited = new Set(sure.flatMap(({ numbers }) => numbers));
  const only = all.filter((mark) => !isSure(mark) && mark.numbers.every((number) => inRange(number) && !cited.has(number)));
  return only.length === 0 ? sure : [...sure, ...only].sort((a, b) => a.span.start - b.span.start);
}

/**
 * The marks of a document that cites in two forms, "[4–6]" in some places and raised in others: then the second fills what the first leaves
 * open, and both together come up in the order of the numbers from the first to the last. Else the first form alone.
 */
function together(
  marks: readonly NumericMark[],
  others: readonly NumericMark[],
  count: number,
  inRange: (number: number) => boolean,
): readonly NumericMark[] {
  const seen = new Set(marks.flatMap(({ numbers }) => numbers.filter(inRange)));
  const first = seen.size;
  const free = apartFrom(spansOf(marks), others, spanOf);
  for (const { numbers } of free) for (const number of numbers) if (inRange(number)) seen.add(number);
  if (seen.size - first < Math.max(3, count * 0.1) || seen.size < count * 0.9) return marks;
  const all = [...marks, ...free].sort((a, b) => a.span.start - b.span.start);
  return steady(all, count, false, 0.9) ? all : marks;
}
