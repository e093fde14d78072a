/**
 * The steps of putting an answer right (seed 003, stages 5 and 7), as a list of questions: what does this text check to, what bears
 * this fact out, what are the facts of this claim. Whoever drives them answers at once or after asking models and the world outside;
 * the steps are the same. Every proposal is applied and the answer checked again before it counts, so that no edit makes a verdict worse.
 */
import type { AnswerOptions, PreparedAnswerSource } from './answer.ts';
import type { FactBearing } from './compare/fact-search.ts';
import type { AnswerEdit, AnswerReport, ClaimFinding, Fact, FactFinding, Softening } from './model/claim.ts';
import type { Span } from './model/document.ts';
import { type MarkPrinter, markPrinter } from './repair/marks.ts';
import { applyChanges } from './repair/metadata-changes.ts';
import { allRemoved, type MarkChange, proposalsFor } from './repair/replace.ts';
import { soften } from './repair/soften.ts';
import { sentencesOf } from './text/sentences.ts';

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

/** Proposed edits, the text with all of them made, and both checks. */
export interface AnswerRepair {
  readonly edits: readonly AnswerEdit[];
  /** The answer with every edit made. */
  readonly text: string;
  readonly before: AnswerReport;
  /** The check of that text. */
  readonly after: AnswerReport;
}

export interface RepairChoice extends AnswerOptions {
  /** In the order tried. Default: hedge, qualify, parenthetical. */
  readonly softening?: readonly Softening[];
  /** False to leave what cannot be cited right as it is. Default true. */
  readonly soften?: boolean;
}

function* checked(text: string, within?: Span): Steps<AnswerReport> {
  const { report } = yield { ask: 'check', text, ...(within === undefined ? {} : { within }) };
  if (report === undefined) throw new TypeError('a check was asked for, and none was given');
  return report;
}

function* borneOut(fact: string): Steps<FactBearing> {
  const { bearing } = yield { ask: 'bear', fact };
  if (bearing === undefined) throw new TypeError('it was asked what bears a fact out, and nothing was told');
  return bearing;
}

function* split(claim: string, context: string): Steps<readonly Fact[]> {
  const { facts } = yield { ask: 'split', claim, context };
  if (facts === undefined) throw new TypeError('the facts of a claim were asked for, and none were given');
  return facts;
}

interface Repairing {
  readonly answer: string;
  readonly sources: readonly PreparedAnswerSource[];
  readonly options: RepairChoice;
  readonly before: AnswerReport;
  readonly print: MarkPrinter;
}

const isOpen = ({ outcome, claim }: ClaimFinding): boolean =>
  (outcome === 'unsupported' || outcome === 'partial' || outcome === 'contradicted') && claim.by === 'own';

/** The steps for one answer. */
export function* repairSteps(answer: string, sources: readonly PreparedAnswerSource[], options: RepairChoice): Steps<AnswerRepair> {
  const before = yield* checked(answer);
  const names = sources.map(({ id, name }) => [id, name] as const);
  const world: Repairing = { answer, sources, options, before, print: markPrinter(answer, before.claims, names) };
  const edits: AnswerEdit[] = [];
  for (const finding of before.claims.filter(isOpen)) {
    const cited = yield* citedRight(world, finding);
    if (cited !== null) edits.push(...cited);
    else if (options.soften !== false) edits.push(...(yield* weakened(world, finding)));
  }
  const text = applyChanges(
    answer,
    edits.map(({ span, replacement }) => ({ ...span, text: replacement })),
  );
  return { edits, text, before, after: edits.length === 0 ? before : yield* checked(text) };
}

interface Tried {
  readonly stands: boolean;
  /** Least score of what cites there; null when nothing does. */
  readonly score: number | null;
}

/** The answer with one claim's changes, checked: whether all that cites there is borne out. */
function* tried({ answer }: Repairing, changes: readonly { readonly span: Span; readonly text: string }[], within: Span): Steps<Tried> {
  const text = applyChanges(
    answer,
    changes.map(({ span, text: put }) => ({ ...span, text: put })),
  );
  const end = within.end + text.length - answer.length;
  const { claims } = yield* checked(text, { start: within.start, end });
  const there = claims.filter(({ claim }) => claim.span.start < end && claim.span.end > within.start);
  return {
    stands: there.every(({ outcome }) => outcome === 'supported'),
    score: there.length === 0 ? null : Math.min(...there.map(({ score }) => score)),
  };
}

/** The first proposal after which the sentence is borne out. */
function* citedRight(world: Repairing, finding: ClaimFinding): Steps<AnswerEdit[] | null> {
  for (const proposal of proposalsFor(finding)) {
    const printed = proposal.map((change) => ({ change, ...printedChange(world, change) }));
    const { stands, score } = yield* tried(world, printed, finding.claim.span);
    if (!stands || score === null || score < finding.score) continue;
    return printed.map(({ change, span, text }) => ({
      ...editOf(world, finding, span, text, score),
      action: change.action,
      from: change.from,
      to: change.to,
      why: whyOf(change),
    }));
  }
  return null;
}

const whyOf = ({ action, to }: MarkChange): string =>
  action === 'REPLACE'
    ? `${to} bears it out, the cited source does not`
    : action === 'REMOVE'
      ? 'this source does not bear it out'
      : `${to} bears out what the cited source leaves open`;

function printedChange({ answer, print }: Repairing, { span, sources }: MarkChange): { readonly span: Span; readonly text: string } {
  if (sources.length > 0) return { span, text: print(answer.slice(span.start, span.end), sources) };
  // The mark goes with the space before it, unless another mark follows, which needs that space.
  const followed = /^[[【(]/.test(answer.slice(span.end));
  const start = !followed && /[ \t\u00a0]/.test(answer.charAt(span.start - 1)) ? span.start - 1 : span.start;
  return { span: { start, end: span.end }, text: '' };
}

function editOf(
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

/** The sentence before a claim, which tells who "it" is. */
function contextOf(answer: string, { claim }: ClaimFinding): string {
  const from = Math.max(0, claim.span.start - 600);
  const spans = sentencesOf(answer.slice(from, claim.span.start));
  const last = spans.at(-1);
  return last === undefined ? '' : answer.slice(from + last.start, from + last.end).replace(/\[[^[\]\n]{1,40}\]/g, '');
}

const QUOTATION_MARK = /["'“”„«»‹›‘’「」『』]/;

/** Words of a claim without the quotation marks around those that stand nowhere in what they cite: said more softly, they are nobody's words. */
function unquoted({ before }: Repairing, { claim }: ClaimFinding, text: string): string {
  let out = text;
  for (const { quote, span, status } of before.quotes.items) {
    if (status !== 'not_found' || span.start < claim.span.start || span.end > claim.span.end) continue;
    const at = out.indexOf(quote);
    const end = at + quote.length;
    if (at < 1 || !QUOTATION_MARK.test(out.charAt(at - 1)) || !QUOTATION_MARK.test(out.charAt(end))) continue;
    out = out.slice(0, at - 1) + quote + out.slice(end + 1);
  }
  return out;
}

/** Splits a claim, keeps what is borne out with its source, softens the rest. */
function* weakened(world: Repairing, finding: ClaimFinding): Steps<AnswerEdit[]> {
  const found: (FactFinding & { readonly against: boolean })[] = [];
  for (const fact of yield* split(finding.claim.text, contextOf(world.answer, finding))) {
    const { borne, entailment, hit, from, contradicted } = yield* borneOut(fact.text);
    found.push({ ...fact, borne, entailment, source: borne ? (hit?.source ?? null) : null, from, against: contradicted >= 0.7 });
  }
  const facts: FactFinding[] = found.map(({ against: _, ...fact }) => fact);
  const { span } = finding.claim;
  // What a page bears out is kept too, with the way to it; it is no source that an answer may cite by number.
  const kept = found.filter(({ borne, source }) => borne && (world.sources.some(({ id }) => id === source) || linkTo(source) !== null));
  if (kept.length > 0 && (found.length > 1 || kept.length === found.length)) {
    const strategies = new Set<Softening>();
    const lines = [
      ...kept.map(({ text, source }) => {
        const own = world.sources.some(({ id }) => id === source);
        return `${text.replace(/(?<![.!?])[.!?]+$/, '')} ${own ? world.print(markOf(world, finding), [source ?? '']) : linkTo(source)}.`;
      }),
      ...found
        .filter((fact) => !kept.includes(fact))
        .map(({ text, against }) => {
          const plain = unquoted(world, finding, text);
          const softened = soften(plain, world.options.softening, against);
          if (softened !== null) strategies.add(softened.how);
          return softened?.text ?? plain;
        }),
    ];
    const text = lines.join(' ');
    const { stands, score } = yield* tried(world, [{ span, text }], span);
    const cites = kept.some(({ source }) => world.sources.some(({ id }) => id === source));
    if (stands && (cites ? score !== null && score >= finding.score : score === null))
      return [
        {
          ...editOf(world, finding, span, text, score),
          action: 'SOFTEN',
          strategy: [...strategies][0] ?? null,
          facts,
          why: `${kept.length} of ${found.length} facts ${kept.length === 1 ? 'is' : 'are'} borne out${kept.length === found.length ? '' : '; the rest is said more softly'}`,
        },
      ];
  }
  const marks = allRemoved(finding).map((change) => printedChange(world, change));
  const inside = marks
    .filter((mark) => mark.span.start >= span.start && mark.span.end <= span.end)
    .map((mark) => ({ start: mark.span.start - span.start, end: mark.span.end - span.start, text: mark.text }));
  const said = applyChanges(world.answer.slice(span.start, span.end), inside);
  const bare = unquoted(world, finding, said);
  // Words that were quoted first take no hedge of their own: it would be put into their mouth.
  const quotedFirst = bare !== said && QUOTATION_MARK.test(said.charAt(0));
  const softened = soften(bare, quotedFirst ? ['parenthetical'] : world.options.softening, finding.outcome === 'contradicted');
  if (softened === null) return [];
  for (const [within, text] of asWhole(world, span, softened.text)) {
    const { stands, score } = yield* tried(world, [{ span: within, text }], within);
    if (!stands) continue;
    return [
      {
        ...editOf(world, finding, within, text, score),
        action: 'SOFTEN',
        strategy: softened.how,
        facts,
        why: 'no source at hand bears it out',
      },
    ];
  }
  return [];
}

/** A clause where it stands, and, behind another that cites, as a sentence of its own, which then takes no citation over. */
function asWhole({ answer }: Repairing, span: Span, text: string): (readonly [Span, string])[] {
  const joint = /[\])】](?:[,;]?\s{1,3}(?:and|but|while|whereas|although)|[,;])\s{1,3}$/.exec(
    answer.slice(Math.max(0, span.start - 20), span.start),
  )?.[0];
  if (joint === undefined) return [[span, text]];
  const start = span.start - joint.length + 1;
  return [
    [span, text],
    [{ start, end: span.end }, `. ${text.charAt(0).toUpperCase()}${text.slice(1)}`],
  ];
}

/** A link to a page; null for what is none. */
function linkTo(source: string | null): string | null {
  if (source === null || !URL.canParse(source)) return null;
  const { protocol, host, href } = new URL(source);
  return protocol === 'http:' || protocol === 'https:' ? `([${host}](${href.replace(/\(/g, '%28').replace(/\)/g, '%29')}))` : null;
}

const markOf = ({ answer }: Repairing, { claim }: ClaimFinding): string => {
  const span = claim.citations[0]?.span;
  return span === undefined ? '[1]' : answer.slice(span.start, span.end);
};
