/**
 * The main path. It reads aloud: extract the references, look each one up, compare it with what was found, decide, warn,
 * repair, and write everything down. What each verb does lies in its own stage; this page only hands values on.
 */
import { setImmediate } from 'node:timers/promises';
import { type ClaimCheck, verifyDocumentClaims } from './answer-document.ts';
import { eventsOf, eventsOfClaims, eventsOfList, eventsOfQuotes, eventsOfTexts } from './audit/events.ts';
import { decideReference, isOpen, warnDocument, warnList, warnReference } from './decide/index.ts';
import { extract } from './extract/index.ts';
import { citingDate, isList, ownAuthors } from './extract/own.ts';
import { gather } from './gather.ts';
import type { Reference } from './model/cited.ts';
import type { Document } from './model/document.ts';
import type { Gathered, Run } from './model/ports.ts';
import type { ReferenceFinding, Report } from './model/report.ts';
import type { Source } from './model/source.ts';
import type { ReferenceClass, ReferenceVerdict } from './model/verdict.ts';
import type { PreparedQuoteSource } from './quotes.ts';
import { textsAtHand, verifyDocumentQuotes } from './quotes-document.ts';
import { repairReference } from './repair/index.ts';
import { lineFinder } from './text/lines.ts';

export interface VerifyOptions {
  /** Called with each finding as it settles, in the order of the document. */
  readonly onFinding?: (finding: ReferenceFinding) => void;
  /**
   * Keep of each finding only its class, warnings and questions, for callers that take findings as they settle: then a list of any
   * length needs little memory. The report has no candidates and only the chosen records.
   */
  readonly light?: boolean;
  /** False: references are found but not looked up, and the report has none. Default true. */
  readonly references?: boolean;
  /** Texts of cited works; when given, every quote of the document is held against them. */
  readonly sources?: readonly PreparedQuoteSource[];
  /** False: quotes are not checked, though there are sources. Default true. */
  readonly quotes?: boolean;
  /** How sentences that cite are held against the sources; when not given, they are not. */
  readonly claims?: ClaimCheck;
}

/**
 * Checks every reference of a document.
 * Takes a document that was read and the world of one run; gives the whole report. A source that fails is a value in the
 * report, never an exception; when the run's signal is aborted the report holds what was settled by then.
 */
export async function verify(document: Document, run: Run, options: VerifyOptions = {}): Promise<Report> {
  run.tell({
    ev: 'run_started',
    engine: run.engine,
    node: run.node,
    document: document.id,
    name: document.name,
    settings: run.settingsHash,
    indexes: run.holdings,
  });
  run.gatherers?.expect(entriesMarked(document));
  const extraction = extract(document);
  const references = options.references === false ? [] : extraction.references;
  const place = lineFinder(document.text);
  const findings: ReferenceFinding[] = [];
  const down: Outages = new Map();
  const known = { date: citingDate(document), texts: textsAtHand(references, options.sources) };
  const { width, gathered } = gatherer(run, references.length);
  for await (const found of inOrder(references, width, async (one) => verifyReference(one, await gathered(one), run, known))) {
    if (run.signal.aborted) break;
    const finding = document.pages.length > 0 ? found : { ...found, at: place(found.reference.span.start) };
    for (const event of eventsOf(finding)) run.tell(event);
    count(down, finding);
    findings.push(options.light === true ? lightened(finding) : finding);
    run.progress({ stage: 'check', done: findings.length, total: references.length });
    options.onFinding?.(finding);
  }
  const { citations, remarks } = extraction;
  const citing = { text: document.text, data: isList(document), citations: citations.length, remarks };
  const warnings = [...warnList(findings, ownAuthors(document, findings)), ...warnDocument(citing, findings)];
  for (const event of eventsOfList(warnings)) run.tell(event);
  const texts = options.sources ?? [];
  for (const event of eventsOfTexts(texts.map(({ version }) => version))) run.tell(event);
  const quotes = options.sources === undefined || options.quotes === false ? null : verifyDocumentQuotes(document, extraction, texts);
  if (quotes !== null) for (const event of eventsOfQuotes(quotes)) run.tell(event);
  const retracted = new Set(findings.filter(isRetracted).map(({ reference }) => reference.id));
  const claims =
    options.sources === undefined || options.claims === undefined
      ? null
      : await verifyDocumentClaims(document, extraction, texts, { ...options.claims, quotes, retracted, signal: run.signal });
  if (claims !== null) for (const event of eventsOfClaims(claims.claims)) run.tell(event);
  const outages = [...down.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, outage]) => outage);
  for (const outage of outages) run.tell({ ev: 'source_unavailable', ...outage });
  const counts = countsOf(findings);
  const interrupted = findings.length < references.length;
  run.tell({ ev: 'run_done', counts, interrupted });
  return {
    schema: 'stet-report/1',
    engine: run.engine,
    run: run.id,
    document: {
      id: document.id,
      name: document.name,
      mediaType: document.mediaType,
      pages: document.pages,
      characters: document.text.length,
      skipped: document.skipped,
    },
    references: findings,
    citations: extraction.citations,
    remarks: extraction.remarks,
    ...(quotes === null ? {} : { quotes }),
    ...(claims === null ? {} : { claims }),
    warnings,
    edits: findings.flatMap(({ reference, verdict, sources }) => repairReference(reference, verdict, sources)),
    counts,
    outages,
    extraction: extraction.counts,
    ...(interrupted ? { interrupted } : {}),
    audit: null,
  };
}

const isRetracted = ({ warnings }: ReferenceFinding): boolean => warnings.some(({ kind }) => kind === 'retracted');

/** What the document tells about all its references: when it was written, and which of their texts are at hand. */
interface Known {
  readonly date: string | null;
  readonly texts: ReadonlyMap<string, string>;
}

/** References that the reader of the format has marked as such: a list of them, at least so long, will be extracted. */
const entriesMarked = ({ entries, blocks }: Document): number => entries.length + blocks.filter(({ kind }) => kind === 'reference').length;

/** Who gathers what is known of references, and of how many at once: other threads for a long list, else this one. */
function gatherer(run: Run, references: number): { readonly width: number; readonly gathered: (one: Reference) => Promise<Gathered> } {
  const { gatherers, journals } = run;
  const venues = ({ fields }: Reference): readonly string[] => journals?.names(fields['container-title'] ?? '') ?? [];
  const wide = gatherers?.width(references) ?? null;
  if (gatherers === undefined || wide === null) return { width: run.concurrency, gathered: (one) => gather(one, run, venues(one)) };
  return { width: wide, gathered: (one) => gatherers.gather(one, venues(one)) };
}

/** One reference through the rest of the stages. */
async function verifyReference(
  reference: Reference,
  { result, comparison }: Gathered,
  run: Run,
  { date, texts }: Known,
): Promise<ReferenceFinding> {
  const sources = result.candidates.flatMap((cluster) => cluster.sources);
  const ruled = decideReference(reference, comparison, result);
  const testimony = isOpen(ruled) ? await run.witness?.testify(reference.raw, sources, run.signal) : undefined;
  const verdict = testimony === undefined ? ruled : decideReference(reference, comparison, result, testimony);
  const chosen = result.candidates.find((cluster) => cluster.sources.some(({ id }) => id === verdict.source));
  const fields = chosen?.sources.find(({ id }) => id === verdict.source)?.fields ?? reference.fields;
  const notices = run.integrity === null ? null : run.integrity.notices(fields);
  const listed = run.integrity === null ? null : run.integrity.listed(fields);
  const context = { citingDate: date, versions: chosen?.sources ?? [], text: texts.get(reference.id) ?? null };
  const warnings = warnReference(reference, verdict, sources, notices, listed, context);
  return { reference, asked: result.asked, sources: named(verdict, sources), verdict, warnings };
}

/** A finding without what only a page would show. */
function lightened(finding: ReferenceFinding): ReferenceFinding {
  const { verdict, sources } = finding;
  return { ...finding, sources: sources.filter(({ id }) => id === verdict.source), verdict: { ...verdict, candidates: [] } };
}

/** The records that a verdict names, its candidates' among them. */
function named(verdict: ReferenceVerdict, sources: readonly Source[]): readonly Source[] {
  const components = [verdict.components, ...verdict.candidates.map((candidate) => candidate.components)];
  const names = new Set([
    verdict.source,
    ...verdict.candidates.map(({ source }) => source),
    ...verdict.identifiers.map(({ source }) => source),
    ...components.flatMap((labels) => Object.values(labels).map(({ source }) => source)),
  ]);
  return sources.filter(({ id }) => names.has(id));
}

/** Longest stretch of work, in milliseconds, before the event loop may turn: signals, timers and readers wait there. */
const STRETCH = 50;

/** Works on several items at once and yields results in the order of the items. */
async function* inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting: Promise<Result>[] = [];
  let next = 0;
  let turned = performance.now();
  while (next < items.length || waiting.length > 0) {
    while (waiting.length < Math.max(1, width) && next < items.length) {
      const item = items[next++] as Item;
      const result = work(item);
      // A rejection is awaited, and so thrown, in its turn; until then it must not end the process.
      result.catch(() => undefined);
      waiting.push(result);
    }
    const first = waiting.shift();
    if (first !== undefined) yield await first;
    // Local sources answer at once, so without this a long offline run would never come back to the event loop.
    if (performance.now() - turned > STRETCH) {
      await setImmediate();
      turned = performance.now();
    }
  }
}

function countsOf(findings: readonly ReferenceFinding[]): Record<ReferenceClass, number> {
  const counts = { exist: 0, exist_minor: 0, fake: 0, unknown: 0, unsure: 0 };
  for (const { verdict } of findings) counts[verdict.outcome] += 1;
  return counts;
}

type Outages = Map<string, Report['outages'][number]>;

/** Counts what was not heard of whom. */
function count(outages: Outages, { asked, verdict: { testimony } }: ReferenceFinding): void {
  const silent = asked.flatMap(({ adapter, lookup: answer }) =>
    answer.kind === 'unavailable' ? [{ adapter, why: answer.why as string }] : [],
  );
  if (testimony?.said === 'not-heard') silent.push({ adapter: testimony.by, why: testimony.why });
  for (const { adapter, why } of silent) {
    const key = `${adapter} ${why}`;
    outages.set(key, { adapter, why, times: (outages.get(key)?.times ?? 0) + 1 });
  }
}
