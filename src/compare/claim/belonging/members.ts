/**
 * Which mark goes with which number of a sentence: "18.4 at sensor A and 21.7 at sensor B" has two members, each with a number and its
 * own mark. A number whose member has no mark of a sort takes the only one before it in its sentence; one in a sentence that begins
 * with "It" that of the sentence before. Where more than one could be meant, none is.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';
import { type Mark, marksOf, mayBeSame, sameFrame } from './marks.ts';

const SEPARATOR =
  /;\s|\s\((?=\d{4}[:)])|,\s(?:(?:and|but|while|whereas|before|versus)\s)?|\s(?:and|but|while|whereas|versus|vs\.?|compared with|compared to|against)\s|°[CF]\.\s/g;
const CARRIES_ON = /^(?:it|its|they|their|he|his|she|her)\b/i;
/** "With placebo it was", "In group 3 they fell": of what the sentence before spoke of. */
const SPEAKS_ON =
  /^(?:\S{1,30} ){0,5}(?:it|they|he|she) (?:is|are|was|were|has|have|had|\w{2,20}ed|fell|rose|cost|took|held|grew|ran|came|got|sold)\b/i;

/** Whether two numbers may answer one question. */
export const alike = (one: Quantity, other: Quantity): boolean => one.kind === other.kind && one.unit === other.unit;

/** A sentence with its numbers. */
export class Statement {
  readonly text: string;
  readonly span: Span;
  readonly numbers: readonly Quantity[];
  readonly before: () => Statement | null;
  #marks: readonly Mark[] | undefined;
  #forms: ReadonlySet<string> | undefined;
  readonly #members = new Map<string, Span[]>();

  #tokens: readonly Token[] | undefined;

  constructor(
    text: string,
    span: Span,
    numbers: readonly Quantity[],
    before: () => Statement | null = () => null,
    tokens?: readonly Token[],
  ) {
    this.text = text;
    this.#tokens = tokens;
    this.span = span;
    this.numbers = numbers;
    this.before = before;
  }

  get marks(): readonly Mark[] {
    this.#marks ??= marksOf(this.text, this.span, this.#read());
    return this.#marks;
  }

  /** Forms of its words. */
  get forms(): ReadonlySet<string> {
    this.#forms ??= new Set(this.#read().map(formOf));
    return this.#forms;
  }

  #read(): readonly Token[] {
    this.#tokens ??= tokensOf(this.text, this.span.start, this.span.end);
    return this.#tokens;
  }

  /** It speaks on of what the sentence before it spoke of. */
  get carriesOn(): boolean {
    return CARRIES_ON.test(this.text.slice(this.span.start, this.span.start + 8));
  }

  /** Its words need those of the sentence before it. */
  get speaksOn(): boolean {
    return this.carriesOn || SPEAKS_ON.test(this.text.slice(this.span.start, Math.min(this.span.end, this.span.start + 160)));
  }

  /** Its members: stretches with one number of a sort, or one group of them. */
  members(sort: Quantity): Span[] {
    const key = `${sort.kind} ${sort.unit}`;
    const known = this.#members.get(key) ?? this.#parted(sort);
    this.#members.set(key, known);
    return known;
  }

  #parted(sort: Quantity): Span[] {
    const own = this.numbers.filter(
      (one) => !one.weak && (alike(one, sort) || (sort.kind === 'currency' && one.kind === 'number' && /\p{L}/u.test(one.raw))),
    );
    const cuts: Span[] = [];
    const text = this.text.slice(this.span.start, this.span.end);
    for (const found of text.matchAll(SEPARATOR)) {
      const cut = { start: this.span.start + found.index, end: this.span.start + found.index + found[0].length };
      if (!this.numbers.some(({ span }) => span.start < cut.end && cut.start < span.end)) cuts.push(cut);
    }
    const members: { start: number; end: number }[] = [];
    let start = this.span.start;
    for (const end of [...cuts.map((cut) => cut.start), this.span.end]) {
      // What has no number belongs to what follows, and at the end to what went before.
      if (own.some(({ span }) => span.start >= start && span.end <= end)) {
        members.push({ start, end });
        start = end;
      } else if (end === this.span.end) {
        const last = members.at(-1);
        if (last === undefined) members.push({ start, end });
        else last.end = end;
      }
    }
    return members;
  }

  /** The member that a number stands in. */
  memberOf(number: Quantity): Span {
    return this.members(number).find(({ start, end }) => number.span.start >= start && number.span.end <= end) ?? this.span;
  }

  /** The marks of one sort that a number goes with; none where that is not certain. */
  marksFor(number: Quantity, wanted: (mark: Mark) => boolean): readonly Mark[] {
    const free = (mark: Mark): boolean => wanted(mark) && (mark.end <= number.span.start || mark.start >= number.span.end);
    const member = this.memberOf(number);
    const all = this.marks.filter(free);
    const own = all.filter(({ start, end }) => start >= member.start && end <= member.end);
    if (own.length > 0) return own;
    const led = all.filter(({ end }) => end <= member.start);
    if (led.length > 0) return allSame(led) ? led : [];
    const before = this.carriesOn ? this.before() : null;
    const theirs = before?.marks.filter(wanted) ?? [];
    return allSame(theirs) ? theirs : [];
  }
}

const allSame = (marks: readonly Mark[]): boolean => {
  const [first] = marks;
  return first === undefined || marks.every((mark) => mayBeSame(first, mark) && sameFrame(first, mark));
};
