/**
 * Which citation a sentence should have had (seed 003, stage 5): REPLACE a source that does not bear it out by one that does, ADD a
 * second one where the first bears a part of it, REMOVE one that bears nothing where others do or none can be found. Proposals only:
 * each is applied and checked again before anybody sees it, and a source that is no better than the cited one is never proposed.
 */
import type { CitationAction, ClaimFinding, ClaimSupport } from '../model/claim.ts';
import type { Span } from '../model/document.ts';

/** What becomes of one citation mark. */
export interface MarkChange {
  readonly action: CitationAction;
  /** Of the mark, offsets into the answer. */
  readonly span: Span;
  /** Sources of the mark afterwards, in order; none: the mark goes. */
  readonly sources: readonly string[];
  /** Source that was cited, and the one that is cited instead or besides. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One way to put the citations of a claim right. */
export type Proposal = readonly MarkChange[];

/** Least relevance of a source that may be cited instead. */
export const BETTER = 0.6;

interface MarkGroup {
  readonly span: Span;
  readonly supports: readonly ClaimSupport[];
}

/** A mark that leads to no source at all, which is an error; a work that is only not at hand is none. */
const isDead = ({ source, severity }: ClaimSupport): boolean => source === null && severity === 'error';

/**
 * Ways to put a claim's citations right, the least change first. Takes the answer it stands in. None for a claim that stands, or that
 * took its marks from elsewhere. Of one that cannot be checked only marks that lead nowhere are touched.
 */
export function proposalsFor(finding: ClaimFinding, answer: string): Proposal[] {
  const { claim, supports, elsewhere } = finding;
  const unchecked = finding.outcome === 'unverifiable';
  if (finding.outcome === 'supported' || (unchecked && !supports.some(isDead)) || claim.by !== 'own') return [];
  const groups = groupsOf(finding, answer);
  const bad = supports.filter((one) => (unchecked ? isDead(one) : one.outcome !== 'supported'));
  const better = elsewhere.filter(
    ({ relevance, source }) =>
      relevance >= BETTER &&
      relevance > Math.max(0, ...bad.map(({ recall }) => recall)) &&
      supports.every((one) => one.source?.id !== source.id),
  );
  const proposals: Proposal[] = [];
  for (const { source } of better) {
    if (bad.every(({ outcome }) => outcome === 'partial')) {
      const last = groups.at(-1);
      if (last !== undefined)
        proposals.push([
          { action: 'ADD_ALTERNATE', span: last.span, sources: [...idsOf(last.supports), source.id], from: null, to: source.id },
        ]);
    }
    proposals.push(withoutBad(groups, source.id));
  }
  if (bad.length < supports.length) proposals.push(withoutBad(groups, null));
  return proposals;
}

/** Every mark gone: for a statement that nothing bears out. */
export function allRemoved(finding: ClaimFinding, answer: string): Proposal {
  return groupsOf(finding, answer).map(({ span, supports }) => ({
    action: 'REMOVE',
    span,
    sources: [],
    from: supports[0]?.source?.id ?? null,
    to: null,
  }));
}

const idsOf = (supports: readonly ClaimSupport[]): string[] => supports.flatMap(({ source }) => (source === null ? [] : [source.id]));

/** The marks of a claim, in order. */
function groupsOf({ claim, supports }: ClaimFinding, answer: string): MarkGroup[] {
  const groups = new Map<string, MarkGroup>();
  for (const { span } of claim.citations) {
    const own = supports.filter(({ citation }) => citation.span.start === span.start && citation.span.end === span.end);
    for (const place of printedIn(answer, claim.span, span)) {
      const key = `${place.start}-${place.end}`;
      if (!groups.has(key)) groups.set(key, { span: place, supports: own });
    }
  }
  return [...groups.values()].sort((a, b) => a.span.start - b.span.start);
}

/** Every place of a claim where a mark is printed: of two marks for one source only the first is told as a citation. */
function printedIn(answer: string, { start, end }: Span, mark: Span): Span[] {
  const places = [mark];
  const printed = answer.slice(mark.start, mark.end);
  // A number alone (raised, or one of several in brackets) may stand there as a value.
  if (!/^[[【(].*[\])】]$/s.test(printed)) return places;
  for (let at = answer.indexOf(printed, mark.end); at >= 0 && at + printed.length <= end; at = answer.indexOf(printed, at + 1))
    if (at >= start) places.push({ start: at, end: at + printed.length });
  return places;
}

/** The sources that do not bear the claim out leave their marks; `instead` takes the place of the first. */
function withoutBad(groups: readonly MarkGroup[], instead: string | null): Proposal {
  let placed = instead === null;
  const changes: MarkChange[] = [];
  for (const { span, supports } of groups) {
    const bad = supports.filter(({ outcome }) => outcome !== 'supported');
    if (bad.length === 0) continue;
    const kept = supports.filter(({ outcome }) => outcome === 'supported');
    const here = !placed && instead !== null ? [instead] : [];
    const action = here.length > 0 ? 'REPLACE' : 'REMOVE';
    placed = true;
    changes.push({ action, span, sources: [...idsOf(kept), ...here], from: bad[0]?.source?.id ?? null, to: here[0] ?? null });
  }
  return changes;
}
