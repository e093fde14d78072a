/**
 * Puts an answer right (seed 003, stages 5 and 7): every sentence that its sources do not bear out is cited to one that does, or loses
 * the citation that bears nothing, or is split into facts, of which those that are borne out keep their citations and the others are
 * softened. Every proposal is applied and the answer checked again before it counts, so that no edit makes a verdict worse. Edits are
 * values with places; nothing is changed unless the caller applies them.
 */
import { type AnswerOptions, type AnswerSource, type PreparedAnswerSource, prepareAnswerSources, verifyAnswer } from './answer.ts';
import { bearing, bearingAnywhere, FACT_SEARCH, type FactBearing, type FactSource, factPool, searchFact } from './compare/fact-search.ts';
import { builtInJudge } from './compare/judge/judge.ts';
import { factsOf } from './extract/facts.ts';
import type { AnswerEdit, AnswerReport, ClaimFinding, Fact, FactFinding, Judge, Softening } from './model/claim.ts';
import type { Span } from './model/document.ts';
import type { PreparedQuoteSource } from './quotes.ts';
import { type MarkPrinter, markPrinter } from './repair/marks.ts';
import { applyChanges } from './repair/metadata-changes.ts';
import { allRemoved, type MarkChange, type Proposal, proposalsFor } from './repair/replace.ts';
import { soften } from './repair/soften.ts';
import { sentencesOf } from './text/sentences.ts';

export type { FactSource } from './compare/fact-search.ts';
export type { AnswerEdit, CitationAction, FactFinding, Softening } from './model/claim.ts';
export { onlyWeaker, SOFTENING } from './repair/soften.ts';

export interface AnswerRepair {
  readonly edits: readonly AnswerEdit[];
  /** The answer with every edit made. */
  readonly text: string;
  readonly before: AnswerReport;
  /** The check of that text. */
  readonly after: AnswerReport;
}

export interface RepairOptions extends AnswerOptions {
  /** Judge of single facts. Default: the built-in one. */
  readonly judge?: Judge;
  /** In the order tried. Default: hedge, qualify, parenthetical. */
  readonly softening?: readonly Softening[];
  /** False to leave what cannot be cited right as it is. Default true. */
  readonly soften?: boolean;
}

type Sources = readonly (AnswerSource | PreparedQuoteSource)[];

/**
 * Proposes what would put an answer right, and shows it.
 * Takes the answer's text and its sources, as `verifyAnswer` does; gives edits (UTF-16 places in the answer), the text with all of them
 * made, and both checks. Sentences that took their citations from elsewhere are left alone. Throws as `verifyAnswer` does.
 */
export function repairAnswer(answer: string, sources: Sources, options: RepairOptions = {}): AnswerRepair {
  const world = worldOf(answer, sources, options);
  return repaired(world, (fact) => bearing(fact, searchFact(world.pool, fact), world.judge, 'pool'));
}

/** The same, looking outside for facts that the sources do not bear out, through the port that the caller hands in. */
export async function repairAnswerWith(
  answer: string,
  sources: Sources,
  { outside, signal, ...options }: RepairOptions & { readonly outside: FactSource; readonly signal: AbortSignal },
): Promise<AnswerRepair> {
  const world = worldOf(answer, sources, options);
  const known = new Map<string, FactBearing>();
  for (const finding of world.before.claims.filter(isOpen))
    for (const { text } of factsFor(world, finding)) {
      if (signal.aborted) break;
      known.set(text, await bearingAnywhere(text, world.pool, world.judge, outside, signal));
    }
  return repaired(world, (fact) => known.get(fact) ?? bearing(fact, searchFact(world.pool, fact), world.judge, 'pool'));
}

interface Repairing {
  readonly answer: string;
  readonly sources: readonly PreparedAnswerSource[];
  readonly options: RepairOptions;
  readonly before: AnswerReport;
  readonly judge: Judge;
  readonly pool: ReturnType<typeof factPool>;
  readonly print: MarkPrinter;
}

function worldOf(answer: string, sources: Sources, options: RepairOptions): Repairing {
  const prepared = prepareAnswerSources(sources);
  const before = verifyAnswer(answer, prepared, options);
  const names = new Map(prepared.map(({ id, name }) => [id, name] as const));
  return {
    answer,
    sources: prepared,
    options,
    before,
    judge: options.judge ?? builtInJudge(),
    pool: factPool(prepared.map(({ id, evidence }) => ({ source: id, text: evidence.index.text }))),
    print: markPrinter(answer, before.claims, [...names]),
  };
}

const isOpen = ({ outcome, claim }: ClaimFinding): boolean =>
  (outcome === 'unsupported' || outcome === 'partial' || outcome === 'contradicted') && claim.by === 'own';

function repaired(world: Repairing, bear: (fact: string) => FactBearing): AnswerRepair {
  const edits: AnswerEdit[] = [];
  for (const finding of world.before.claims.filter(isOpen)) {
    const cited = citedRight(world, finding);
    if (cited !== null) edits.push(...cited);
    else if (world.options.soften !== false) edits.push(...weakened(world, finding, bear));
  }
  const text = applyChanges(
    world.answer,
    edits.map(({ span, replacement }) => ({ ...span, text: replacement })),
  );
  return { edits, text, before: world.before, after: edits.length === 0 ? world.before : verifyAnswer(text, world.sources, world.options) };
}

interface Tried {
  readonly stands: boolean;
  /** Least score of what cites there; null when nothing does. */
  readonly score: number | null;
}

/** The answer with one claim's changes, checked: whether all that cites there is borne out. */
function tried(
  { answer, sources, options }: Repairing,
  changes: readonly { readonly span: Span; readonly text: string }[],
  within: Span,
): Tried {
  const text = applyChanges(
    answer,
    changes.map(({ span, text: put }) => ({ ...span, text: put })),
  );
  const end = within.end + text.length - answer.length;
  const there = verifyAnswer(text, sources, options).claims.filter(({ claim }) => claim.span.start < end && claim.span.end > within.start);
  return {
    stands: there.every(({ outcome }) => outcome === 'supported'),
    score: there.length === 0 ? null : Math.min(...there.map(({ score }) => score)),
  };
}

/** The first proposal after which the sentence is borne out. */
function citedRight(world: Repairing, finding: ClaimFinding): AnswerEdit[] | null {
  for (const proposal of proposalsFor(finding)) {
    const printed = proposal.map((change) => ({ change, ...printedChange(world, change) }));
    const { stands, score } = tried(world, printed, finding.claim.span);
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
  // The mark goes with the space before it.
  const start = /[ \t\u00a0]/.test(answer.charAt(span.start - 1)) ? span.start - 1 : span.start;
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

const factsFor = ({ answer }: Repairing, finding: ClaimFinding): Fact[] => factsOf(finding.claim.text, contextOf(answer, finding));

/** Splits a claim, keeps what is borne out with its source, softens the rest. */
function weakened(world: Repairing, finding: ClaimFinding, bear: (fact: string) => FactBearing): AnswerEdit[] {
  const found = factsFor(world, finding).map((fact): FactFinding & { readonly against: boolean } => {
    const { borne, entailment, hit, from, contradicted } = bear(fact.text);
    return { ...fact, borne, entailment, source: borne ? (hit?.source ?? null) : null, from, against: contradicted >= 0.7 };
  });
  const facts: FactFinding[] = found.map(({ against: _, ...fact }) => fact);
  const { span } = finding.claim;
  const known = found.filter(({ borne, source }) => borne && world.sources.some(({ id }) => id === source));
  if (known.length > 0 && (found.length > 1 || known.length === found.length)) {
    const strategies = new Set<Softening>();
    const lines = [
      ...known.map(
        ({ text, source }) => `${text.replace(/(?<![.!?])[.!?]+$/, '')} ${world.print(markOf(world, finding), [source ?? ''])}.`,
      ),
      ...found
        .filter((fact) => !known.includes(fact))
        .map(({ text, against }) => {
          const softened = soften(text, world.options.softening, against);
          if (softened !== null) strategies.add(softened.how);
          return softened?.text ?? text;
        }),
    ];
    const text = lines.join(' ');
    const { stands, score } = tried(world, [{ span, text }], span);
    if (stands && score !== null && score >= finding.score)
      return [
        {
          ...editOf(world, finding, span, text, score),
          action: 'SOFTEN',
          strategy: [...strategies][0] ?? null,
          facts,
          why: `${known.length} of ${found.length} facts are borne out; the rest is said more softly`,
        },
      ];
  }
  const marks = allRemoved(finding).map((change) => printedChange(world, change));
  const inside = marks
    .filter((mark) => mark.span.start >= span.start && mark.span.end <= span.end)
    .map((mark) => ({ start: mark.span.start - span.start, end: mark.span.end - span.start, text: mark.text }));
  const bare = applyChanges(world.answer.slice(span.start, span.end), inside);
  const softened = soften(bare, world.options.softening, finding.outcome === 'contradicted');
  if (softened === null) return [];
  const { stands, score } = tried(world, [{ span, text: softened.text }], span);
  return stands
    ? [
        {
          ...editOf(world, finding, span, softened.text, score),
          action: 'SOFTEN',
          strategy: softened.how,
          facts,
          why: 'no source at hand bears it out',
        },
      ]
    : [];
}

const markOf = ({ answer }: Repairing, { claim }: ClaimFinding): string => {
  const span = claim.citations[0]?.span;
  return span === undefined ? '[1]' : answer.slice(span.start, span.end);
};

export { FACT_SEARCH, type Proposal };
