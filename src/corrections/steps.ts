/**
 * The steps of putting an answer right (seed 003, stages 5 and 7), as a list of questions: what does this text check to, what bears
 * this fact out, what are the facts of this claim. Whoever drives them answers at once or after asking models and the world outside;
 * the steps are the same. Every proposal is applied and the answer checked again before it counts, so that no edit makes a verdict worse.
 */
import type { AnswerOptions, PreparedAnswerSource } from '../answer.ts';
import type { FactBearing } from '../compare/fact-search.ts';
import { placeOf } from '../extract/claims/text.ts';
import type { AnswerEdit, AnswerReport, ClaimFinding, Fact, FactFinding, Softening } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { markPrinter } from '../repair/marks.ts';
import { applyChanges } from '../repair/metadata-changes.ts';
import { allRemoved, proposalsFor } from '../repair/replace.ts';
import { soften } from '../repair/soften.ts';
import { asWhole, contextOf, linkTo, markOf, type Printing, printedChange, QUOTATION_MARK, unquoted, whyOf } from './text.ts';
import { contraryTo, insteadIn, type Saying, sayingsIn, sayingsOf, shown, textsOf } from './values.ts';

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

interface Repairing extends Printing {
  readonly sources: readonly PreparedAnswerSource[];
  readonly options: RepairChoice;
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
    else if (options.correction !== false && (yield* putRight(world, finding, edits))) continue;
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

/**
 * Puts what a cited source says in place of what the claim says, where the two differ in that alone. Whether it did: every fact that is
 * not borne out must have been put right, and the whole be borne out then.
 */
function* putRight(world: Repairing, finding: ClaimFinding, edits: AnswerEdit[]): Steps<boolean> {
  const { claim } = finding;
  const cited = sayingsOf(finding, textsOf(world.sources));
  if (cited.length === 0) return false;
  const parts = yield* split(claim.text, '');
  const changes: (Saying & { readonly place: Span; readonly put: string })[] = [];
  const whole: Fact = { text: claim.text, spans: [{ start: 0, end: claim.text.length }] };
  const atOnce = insteadIn(claim.text, cited, finding.outcome === 'contradicted') === null ? parts : [whole];
  for (const fact of atOnce) {
    const against = atOnce.length === 1 && finding.outcome === 'contradicted';
    const found = insteadIn(fact.text, cited, against);
    if (found === null) continue;
    const said = fact.text.slice(found.span.start, found.span.end);
    const [start, end] = [fact.spans[0]?.start ?? 0, fact.spans.at(-1)?.end ?? claim.text.length];
    const at = claim.text.indexOf(said, start);
    if (at < 0 || at + said.length > end || claim.text.slice(at + 1, end).includes(said)) return false;
    changes.push({ ...found.saying, put: found.put, place: placeOf(claim, { start: at, end: at + said.length }) });
  }
  if (changes.length === 0) return yield* quoted(world, finding, cited, edits);
  const { stands, score } = yield* tried(
    world,
    changes.map(({ place, put }) => ({ span: place, text: put })),
    claim.span,
  );
  if (!stands || score === null) return false;
  for (const change of changes) edits.push(corrected(world, finding, change.place, change.put, score, change));
  return true;
}

/** A fact on its own with what a source says in place of what it says; null where that is not certain. */
function* putRightAlone(
  fact: FactFinding,
  sayings: readonly Saying[],
  against: boolean,
): Steps<(FactFinding & { readonly saying: Saying }) | null> {
  const found = insteadIn(fact.text, sayings, against);
  if (found === null) return null;
  const text = `${fact.text.slice(0, found.span.start)}${found.put}${fact.text.slice(found.span.end)}`;
  const { borne, entailment, hit, from } = yield* borneOut(text);
  return borne && hit?.source === found.saying.source
    ? { ...fact, text, borne, entailment, source: hit.source, from, saying: found.saying }
    : null;
}

const corrected = (world: Repairing, finding: ClaimFinding, place: Span, put: string, score: number, evidence: Saying): AnswerEdit => ({
  ...editOf(world, finding, place, put, score),
  action: 'CORRECT',
  ...shown(evidence),
});

/** Where a source says the contrary in other words: its own sentence, as a quotation. Only in prose, and only one that stands alone. */
function* quoted(world: Repairing, finding: ClaimFinding, cited: readonly Saying[], edits: AnswerEdit[]): Steps<boolean> {
  const { claim, outcome } = finding;
  const saying = outcome === 'contradicted' && claim.where === 'prose' ? contraryTo(claim.text, cited) : null;
  if (saying === null || claim.citations.length === 0) return false;
  const text = `“${saying.quote.replace(/[.!]$/, '')}” ${world.print(markOf(world, finding), [saying.source])}.`;
  const { stands, score } = yield* tried(world, [{ span: claim.span, text }], claim.span);
  if (!stands || score === null) return false;
  edits.push(corrected(world, finding, claim.span, text, score, saying));
  return true;
}

/** Splits a claim, keeps what is borne out with its source, softens the rest. */
function* weakened(world: Repairing, finding: ClaimFinding): Steps<AnswerEdit[]> {
  const found: (FactFinding & { readonly against: boolean; readonly saying?: Saying })[] = [];
  for (const fact of yield* split(finding.claim.text, contextOf(world.answer, finding))) {
    const { borne, entailment, hit, from, contradicted } = yield* borneOut(fact.text);
    const against =
      contradicted >= 0.7 || finding.facts?.some(({ text, standing }) => text === fact.text && standing === 'against') === true;
    const own = { ...fact, borne, entailment, source: borne ? (hit?.source ?? null) : null, from };
    found.push({
      ...(borne
        ? own
        : ((yield* putRightAlone(
            own,
            [...sayingsOf(finding, textsOf(world.sources)), ...sayingsIn(hit, textsOf(world.sources))],
            against,
          )) ?? own)),
      against,
    });
  }
  const facts: FactFinding[] = found.map(({ against: _, saying: __, ...fact }) => fact);
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
    const [text, saying] = [lines.join(' '), found.find((fact) => fact.saying !== undefined)?.saying];
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
          // Where nothing had to be softened, a value that was put right is what the change is about.
          ...(saying === undefined || kept.length < found.length ? {} : { action: 'CORRECT' as const, ...shown(saying) }),
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
        why: finding.outcome === 'contradicted' ? 'a source says otherwise' : 'no source at hand bears it out',
      },
    ];
  }
  return [];
}
