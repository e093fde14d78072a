/**
 * The steps of putting an answer right (seed 003, stages 5 and 7), as a list of questions: what does this text check to, what bears
 * this fact out, what are the facts of this claim. Whoever drives them answers at once or after asking models and the world outside;
 * the steps are the same. Every proposal is applied and the answer checked again before it counts, so that no edit makes a verdict worse.
 */
import type { PreparedAnswerSource } from '../answer.ts';
import { languageOf } from '../compare/claim/recall/language.ts';
import type { AnswerEdit, AnswerReport, ClaimFinding } from '../model/claim.ts';
import { markPrinter } from '../repair/marks.ts';
import { applyChanges } from '../repair/metadata/changes.ts';
import { proposalsFor } from '../repair/replace.ts';
import { checked, editOf, type RepairChoice, type Repairing, type Steps, tried } from './asking.ts';
import { putRight } from './right.ts';
import { commonIn, printedChanges, whyOf } from './text.ts';
import { weakened } from './weaken.ts';

export type { Question, RepairChoice, Told } from './asking.ts';

/** Proposed edits, the text with all of them made, and both checks. */
export interface AnswerRepair {
  readonly edits: readonly AnswerEdit[];
  /** The answer with every edit made. */
  readonly text: string;
  readonly before: AnswerReport;
  /** The check of that text. */
  readonly after: AnswerReport;
}

/** What cannot be checked is open as far as a mark of it leads nowhere. What a line behind it cites for it is left to a person: that line names its source. */
const isOpen = ({ outcome, severity, claim }: ClaimFinding): boolean =>
  (outcome === 'unsupported' ||
    outcome === 'partial' ||
    outcome === 'contradicted' ||
    (outcome === 'unverifiable' && severity === 'error')) &&
  claim.by === 'own' &&
  claim.citations.every(({ span }) => span.start < claim.span.end);

/** The steps for one answer. */
export function* repairSteps(answer: string, sources: readonly PreparedAnswerSource[], options: RepairChoice): Steps<AnswerRepair> {
  const before = yield* checked(answer);
  const names = sources.map(({ id, name }) => [id, name] as const);
  const world: Repairing = {
    answer,
    sources,
    options,
    before,
    print: markPrinter(answer, before.claims, names),
    setting: { language: languageIn(answer, sources), common: commonIn([answer, ...textsIn(sources)]) },
    edits: [],
  };
  // The last first: what stands behind a part of a sentence is settled when that part is looked at.
  for (const finding of before.claims.filter(isOpen).reverse()) {
    const cited = yield* citedRight(world, finding);
    if (cited !== null) world.edits.push(...cited);
    else if (finding.outcome === 'unverifiable') continue;
    else if (options.correction !== false && (yield* putRight(world, finding))) continue;
    else if (options.soften !== false) world.edits.push(...(yield* weakened(world, finding)));
  }
  const edits = world.edits.sort((a, b) => a.span.start - b.span.start);
  const text = applyChanges(
    answer,
    edits.map(({ span, replacement }) => ({ ...span, text: replacement })),
  );
  return { edits, text, before, after: edits.length === 0 ? before : yield* checked(text) };
}

/** Characters of a source that are read for its language and its words. */
const SAMPLE = 20_000;

const textsIn = (sources: readonly PreparedAnswerSource[]): string[] => sources.map(({ evidence }) => evidence.index.text.slice(0, SAMPLE));

/** The language of an answer; of one too short to tell, that of its sources. */
function languageIn(answer: string, sources: readonly PreparedAnswerSource[]): string | null {
  const own = languageOf(answer, true);
  return own === null || own === 'latin' ? languageOf([answer, ...textsIn(sources)].join('\n'), true) : own;
}

/** The first proposal after which the sentence is borne out. */
function* citedRight(world: Repairing, finding: ClaimFinding): Steps<AnswerEdit[] | null> {
  for (const proposal of proposalsFor(finding, world.answer)) {
    const printed = printedChanges(world, finding, proposal);
    if (printed === null) continue;
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
