/**
 * What the steps of putting an answer right ask, and what they share: the answer, the changes made so far, and the trial of another. Whoever
 * drives them answers; a change counts only when the answer was checked again with it.
 */
import type { AnswerOptions, PreparedAnswerSource } from '../answer.ts';
import type { FactBearing } from '../compare/claim/fact-search.ts';
import type { AnswerEdit, AnswerReport, ClaimFinding, Fact, Softening } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { applyChanges, type TextChange } from '../repair/metadata/changes.ts';
import type { Setting } from '../repair/soften.ts';
import type { Printing } from './text.ts';

/** What a step needs to know before the next. */
export type Question =
  /** `within`: only what touches this stretch need be checked, and where another source might serve need not be told. */
  | { readonly ask: 'check'; readonly text: string; readonly within?: Span }
  | { readonly ask: 'bear'; readonly fact: string }
  | { readonly ask: 'split'; readonly claim: string; readonly context: string };

/** What it is told: only the field that was asked for. */
export interface Told {
  readonly report?: AnswerReport;
  readonly bearing?: FactBearing;
  readonly facts?: readonly Fact[];
}

export type Steps<Result> = Generator<Question, Result, Told>;

export interface RepairChoice extends AnswerOptions {
  /** In the order tried. Default: hedge, qualify, parenthetical. */
  readonly softening?: readonly Softening[];
  /** False to leave what cannot be cited right as it is. Default true. */
  readonly soften?: boolean;
}

/** An answer that is being put right. */
export interface Repairing extends Printing {
  readonly sources: readonly PreparedAnswerSource[];
  readonly options: RepairChoice;
  readonly setting: Setting;
  /** Made so far; the next are tried on top of them. */
  readonly edits: AnswerEdit[];
}

export function* checked(text: string, within?: Span): Steps<AnswerReport> {
  const { report } = yield { ask: 'check', text, ...(within === undefined ? {} : { within }) };
  if (report === undefined) throw new TypeError('a check was asked for, and none was given');
  return report;
}

export function* borneOut(fact: string): Steps<FactBearing> {
  const { bearing } = yield { ask: 'bear', fact };
  if (bearing === undefined) throw new TypeError('it was asked what bears a fact out, and nothing was told');
  return bearing;
}

export function* split(claim: string, context: string): Steps<readonly Fact[]> {
  const { facts } = yield { ask: 'split', claim, context };
  if (facts === undefined) throw new TypeError('the facts of a claim were asked for, and none were given');
  return facts;
}

export interface Tried {
  readonly stands: boolean;
  /** Least score of what cites there; null when nothing does. */
  readonly score: number | null;
}

const grown = (changes: readonly TextChange[], until: number): number =>
  changes.reduce((sum, { start, end, text }) => (start < until ? sum + text.length - (end - start) : sum), 0);

/** The answer with one claim's changes and those made before, checked: whether all that cites there is borne out. */
export function* tried(
  { answer, edits, before }: Repairing,
  changes: readonly { readonly span: Span; readonly text: string }[],
  within: Span,
): Steps<Tried> {
  const made = edits.map(({ span, replacement }) => ({ ...span, text: replacement }));
  const own = changes.map(({ span, text }) => ({ ...span, text }));
  if (own.some((one) => made.some(({ start, end }) => start < one.end && end > one.start))) return { stands: false, score: null };
  const all = [...made, ...own];
  const start = within.start + grown(made, within.start);
  const end = within.end + grown(all, within.end);
  const { claims } = yield* checked(applyChanges(answer, all), { start, end });
  const there = claims.filter((one) => one.claim.span.start < end && one.claim.span.end > start && !isAsBefore(one, start, before.claims));
  return {
    stands: there.every(({ outcome }) => outcome === 'supported'),
    score: there.length === 0 ? null : Math.min(...there.map(({ score }) => score)),
  };
}

const bare = ({ claim }: ClaimFinding): string => claim.text.replace(/[.,;]$/, '');

/** The part before, which says what it said and stands as it stood: its own matter. */
const isAsBefore = (one: ClaimFinding, start: number, before: readonly ClaimFinding[]): boolean =>
  one.claim.span.start < start && before.some((other) => other.outcome === one.outcome && bare(other) === bare(one));

/** An edit without what it was made for. */
export function editOf(
  { answer }: Repairing,
  finding: ClaimFinding,
  span: Span,
  replacement: string,
  scoreAfter: number | null,
): Omit<AnswerEdit, 'action' | 'why'> {
  return {
    of: finding.claim.id,
    span,
    before: answer.slice(span.start, span.end),
    replacement,
    from: null,
    to: null,
    strategy: null,
    scoreBefore: finding.score,
    scoreAfter,
    facts: [],
  };
}
