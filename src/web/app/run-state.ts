/**
 * What a page knows of one run, and how each event changes it. Pure: the same events in any number of deliveries give the same
 * state, so a stream that breaks off and resumes shows nothing twice. Numbers are the document's order, from 1.
 */
import type { ClaimFinding } from '../../model/claim.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import type { ReferenceFinding, Report } from '../../model/report.ts';
import { shortened, visible } from '../../report/visible.ts';
import type { DecisionOn } from './api/decisions.ts';
import {
  DECISIONS,
  type Decision,
  type DocumentView,
  FINDING_KINDS,
  type FindingKind,
  type FindingRow,
  REASONS,
  type RunInfo,
} from './api.ts';
import { CLAIM_OUTCOMES, claimItem, type Item, quoteItem, referenceItem, remarkItems } from './items.ts';
import { words } from './messages/language.ts';

export interface RunState {
  readonly info: RunInfo | null;
  /** The whole report, once it is there. */
  readonly report: Report | null;
  readonly document: DocumentView | null;
  /** References that were seen and are still being checked, by number. */
  readonly waiting: ReadonlyMap<number, { readonly key: string; readonly raw: string }>;
  readonly references: ReadonlyMap<number, ReferenceFinding>;
  readonly quotes: ReadonlyMap<number, QuoteFinding>;
  readonly claims: ReadonlyMap<number, ClaimFinding>;
  /** By kind and number: `reference 3`. */
  readonly decisions: ReadonlyMap<string, Decision>;
  /** Sources that were not heard: name and why. */
  readonly degraded: ReadonlyMap<string, string>;
  /** Whom the check waits for before it goes on; null when for nobody, or when that is not known. */
  readonly awaited: { readonly host: string; readonly seconds: number } | null;
  /** Why the run cannot be shown; "" when it can. */
  readonly problem: string;
  /** There is no such run for whoever asks; else it could only not be shown now. */
  readonly absent: boolean;
  /** Somebody asked here to stop it, in time or too late. */
  readonly stopAsked: boolean;
}

export const NOTHING: RunState = {
  info: null,
  report: null,
  document: null,
  waiting: new Map(),
  references: new Map(),
  quotes: new Map(),
  claims: new Map(),
  decisions: new Map(),
  degraded: new Map(),
  awaited: null,
  problem: '',
  absent: false,
  stopAsked: false,
};

const withEntry = <V>(map: ReadonlyMap<number, V>, key: number, value: V): ReadonlyMap<number, V> => new Map(map).set(key, value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether a value is a finding about a reference, as far as the page relies on it. */
export const isReferenceFinding = (value: unknown): value is ReferenceFinding =>
  isObject(value) && isObject(value.reference) && isObject(value.verdict) && Array.isArray(value.warnings) && Array.isArray(value.asked);

const isQuoteFinding = (value: unknown): value is QuoteFinding =>
  isObject(value) && typeof value.quote === 'string' && isObject(value.span) && typeof value.status === 'string';

/** Whether a value is a finding about a claim, as far as the page relies on it. */
export const isClaimFinding = (value: unknown): value is ClaimFinding =>
  isObject(value) &&
  isObject(value.claim) &&
  typeof value.claim.text === 'string' &&
  isObject(value.claim.span) &&
  Array.isArray(value.supports) &&
  Array.isArray(value.unsupported) &&
  Array.isArray(value.elsewhere) &&
  (value.facts === undefined ||
    (Array.isArray(value.facts) && value.facts.every((fact) => isObject(fact) && typeof fact.text === 'string'))) &&
  CLAIM_OUTCOMES.some((outcome) => outcome === value.outcome);

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise);

/** A decision as an event tells it. */
const decisionOf = (n: number, data: Readonly<Record<string, unknown>>): Decision => ({
  n,
  decision: DECISIONS.find((word) => word === data.decision) ?? 'none',
  reason: REASONS.find((reason) => reason === data.reason) ?? null,
  note: textOr(data.note, null),
  by: textOr(data.by, ''),
  at: textOr(data.at, ''),
  earlier: data.earlier === true,
});

/** Places kept free for references that are still being checked; longer lists fill as they come. */
const MOST_WAITING = 1_000;

/** One event of a run's stream: its name and what it carries. */
export interface RunEvent {
  readonly name: string;
  readonly data: unknown;
}

/** The state after an event. An event of an unknown name, or without what it should carry, changes nothing. */
export function afterEvent(state: RunState, { name, data }: RunEvent): RunState {
  if (!isObject(data)) return state;
  const n = typeof data.n === 'number' && Number.isSafeInteger(data.n) && data.n > 0 ? data.n : null;
  if (name === 'ref.extracted' && n === null && typeof data.total === 'number') {
    const waiting = new Map(state.waiting);
    for (let i = 1; i <= Math.min(data.total, MOST_WAITING); i += 1) if (!state.references.has(i)) waiting.set(i, { key: '', raw: '' });
    return { ...state, waiting };
  }
  if (name === 'ref.extracted' && n !== null) {
    if (state.references.has(n)) return state;
    const { key, raw } = isObject(data.reference) ? data.reference : data;
    if (typeof raw !== 'string') return state;
    return { ...state, waiting: withEntry(state.waiting, n, { key: String(key ?? n), raw }) };
  }
  if (name === 'ref.verified' && n !== null && isReferenceFinding(data.finding)) return withReference(state, n, data.finding);
  if (name === 'quote.checked' && n !== null && isQuoteFinding(data.finding))
    return { ...state, quotes: withEntry(state.quotes, n, data.finding) };
  if (name === 'claim.judged' && n !== null && isClaimFinding(data.finding))
    return { ...state, claims: withEntry(state.claims, n, data.finding) };
  const kind = FINDING_KINDS.find((one) => one === data.kind);
  if (name === 'decision.made' && n !== null && kind !== undefined)
    return typeof data.decision === 'string' ? withDecision(state, kind, decisionOf(n, data)) : state;
  if (name === 'source.waiting' && typeof data.host === 'string' && typeof data.seconds === 'number')
    return { ...state, awaited: { host: data.host, seconds: data.seconds } };
  if (name === 'source.degraded' && typeof data.adapter === 'string')
    return { ...state, degraded: new Map(state.degraded).set(data.adapter, String(data.why ?? 'not heard')) };
  return state;
}

function withReference(state: RunState, n: number, finding: ReferenceFinding): RunState {
  const waiting = new Map(state.waiting);
  waiting.delete(n);
  // What settles was waited for.
  return { ...state, awaited: null, waiting, references: withEntry(state.references, n, finding) };
}

/** The state with findings as the server lists them, and the decisions beside them. */
export function withRows(state: RunState, rows: readonly FindingRow[]): RunState {
  let next = state;
  const decisions = new Map(state.decisions);
  for (const { n, kind, finding, decision, needs } of rows) {
    if (kind === 'reference' && isReferenceFinding(finding)) next = withReference(next, n, finding);
    else if (kind === 'quote' && isQuoteFinding(finding)) next = { ...next, quotes: withEntry(next.quotes, n, finding) };
    else if (kind === 'claim') next = afterEvent(next, { name: 'claim.judged', data: { n, finding } });
    // A decision made in an earlier run settles nothing that came up since, as a retraction: that waits for a person again.
    const outdated = decision?.earlier === true && needs && decision.decision !== 'unsure';
    if (decision !== null && decision.decision !== 'none' && !outdated) decisions.set(`${kind} ${n}`, decision);
  }
  return { ...next, decisions };
}

/** The state with the finished report. */
export function withReport(state: RunState, report: Report): RunState {
  const { quotes, claims } = report as { readonly quotes?: unknown; readonly claims?: unknown };
  const items: readonly unknown[] = isObject(quotes) && Array.isArray(quotes.items) ? quotes.items : [];
  const read = items.flatMap((quote, i) => (isQuoteFinding(quote) ? [[i + 1, quote] as const] : []));
  const sentences: readonly unknown[] = isObject(claims) && Array.isArray(claims.claims) ? claims.claims : [];
  const judged = sentences.flatMap((claim, i) => (isClaimFinding(claim) ? [[i + 1, claim] as const] : []));
  return {
    ...state,
    report,
    waiting: new Map(),
    references: new Map(report.references.map((finding, i) => [i + 1, finding])),
    quotes: read.length === 0 ? state.quotes : new Map(read),
    claims: judged.length === 0 ? state.claims : new Map(judged),
  };
}

/** The state after a person decided, or took that back. */
export function withDecision(state: RunState, kind: FindingKind, decision: Decision): RunState {
  const decisions = new Map(state.decisions);
  if (decision.decision === 'none') decisions.delete(`${kind} ${decision.n}`);
  else decisions.set(`${kind} ${decision.n}`, decision);
  return { ...state, decisions };
}

/** The state after everything that was decided on the run, in the order made. What was decided here since it was asked for stays. */
export function withDecisions(state: RunState, made: readonly DecisionOn[]): RunState {
  const latest = new Map(made.map((one) => [`${one.kind} ${one.n}`, one]));
  return [...latest].reduce((now, [key, one]) => {
    const shown = now.decisions.get(key);
    const isNews = shown === undefined ? one.decision !== 'none' : shown.earlier || shown.at < one.at;
    return isNews ? withDecision(now, one.kind, one) : now;
  }, state);
}

const waitingItem = (n: number, { key, raw }: { readonly key: string; readonly raw: string }): Item => ({
  id: `ref-${n}`,
  layer: 'reference',
  n,
  key: key === '' ? String(n) : key,
  title: raw === '' ? '…' : shortened(visible(raw), 140),
  why: '',
  whyIn: 'en',
  word: words().checking,
  glyph: '',
  look: 'waiting',
  open: false,
  rule: '',
  span: null,
  decision: null,
});

/** What was last made of a finding. Most of a long list stays as it is when one more settles, and is known again by being the same. */
const made = new WeakMap<object, { readonly n: number; readonly decision: Decision | null; readonly said: object; readonly item: Item }>();

function itemFor<Of extends object>(
  of: Of,
  n: number,
  decision: Decision | null,
  make: (of: Of, n: number, decision: Decision | null) => Item,
): Item {
  const before = made.get(of);
  const said = words();
  if (before !== undefined && before.n === n && before.decision === decision && before.said === said) return before.item;
  const item = make(of, n, decision);
  made.set(of, { n, decision, said, item });
  return item;
}

const sorted = <V>(map: ReadonlyMap<number, V>): (readonly [number, V])[] => [...map].sort(([a], [b]) => a - b);

/**
 * Everything of the run as items, in the order in which the layers settle, so that nothing that comes later pushes down what is being
 * read: quotes, references with those still being checked among them, claims, remarks.
 */
export function itemsOf(state: RunState): Item[] {
  const references = new Map<number, Item>();
  const decided = (kind: FindingKind, n: number): Decision | null => state.decisions.get(`${kind} ${n}`) ?? null;
  for (const [n, waiting] of state.waiting)
    references.set(
      n,
      itemFor(waiting, n, null, (one) => waitingItem(n, one)),
    );
  for (const [n, finding] of state.references) references.set(n, itemFor(finding, n, decided('reference', n), referenceItem));
  return [
    ...sorted(state.quotes).map(([n, quote]) => itemFor(quote, n, decided('quote', n), quoteItem)),
    ...sorted(references).map(([, item]) => item),
    ...sorted(state.claims).map(([n, claim]) => itemFor(claim, n, decided('claim', n), claimItem)),
    ...(state.report === null ? [] : remarkItems(state.report, (n) => decided('remark', n))),
  ];
}
