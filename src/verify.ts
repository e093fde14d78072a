/**
 * The main path. It reads aloud: extract the references, look each one up, compare it with what was found, decide, warn,
 * repair, and write everything down. What each verb does lies in its own stage; this page only hands values on.
 */
import type { ClaimCheck } from './answer/document.ts';
import { eventsOf, eventsOfClaims, eventsOfList, eventsOfQuotes, eventsOfTexts } from './audit/events.ts';
import { warnDocument, warnList } from './decide/index.ts';
import { extract } from './extract/index.ts';
import { citingDate, isList, ownAuthors } from './extract/own.ts';
import { gathering, inOrder, turning } from './gather/order.ts';
import type { Extraction, Reference } from './model/cited.ts';
import type { DocumentClaim } from './model/claim.ts';
import type { Document, FilePlace } from './model/document.ts';
import type { AuditEvent } from './model/event.ts';
import type { Run } from './model/ports.ts';
import { apartFrom, type QuoteFinding, type QuoteReport } from './model/quote.ts';
import type { ReferenceFinding, Report } from './model/report.ts';
import type { Asked } from './model/source.ts';
import type { ReferenceClass } from './model/verdict.ts';
import { ownPeople } from './own-people.ts';
import type { PreparedQuoteSource } from './quotes.ts';
import { repairReference } from './repair/index.ts';
import { fileLines } from './text/file-lines.ts';
import { type Known, lightened, verifyReference } from './verify-reference.ts';

type Told<Finding> = (finding: Finding) => unknown;

/** What of a document is checked, with what at hand, and who is told of findings as they settle. All may be left out. */
export interface VerifyOptions {
  /** Called with each finding as it settles, in the order of the document; a promise that it gives is waited for. */
  readonly onFinding?: Told<ReferenceFinding>;
  /** Called with each quote, in the order of the document, before the first reference: nobody has to be asked about quotes. */
  readonly onQuote?: Told<QuoteFinding>;
  /** Called with each claim, in the order of the document, as soon as the references that it and those before it cite are settled. */
  readonly onClaim?: Told<DocumentClaim>;
  /** What `extract` gives for this document, from callers that have asked already. */
  readonly extraction?: Extraction;
  /**
   * Keep of each finding only its class, warnings and questions, for callers that take findings as they settle: then a list of any
   * length needs little memory. The report has no candidates and only the chosen records.
   */
  readonly light?: boolean;
  /** False: references are found but not looked up, and the report has none. Default true. */
  readonly references?: boolean;
  /** Texts of cited works; when given, every quote of the document is held against them. The document itself among them is passed over. */
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
export async function verify(document: Document, run: Run, given: VerifyOptions = {}): Promise<Report> {
  const options = given.sources === undefined ? given : { ...given, sources: apartFrom(given.sources, document.id) };
  run.tell(begun(document, run));
  const gathers = gathering(run, document);
  const extraction = options.extraction ?? extract(document, options.references === false ? null : gathers.parsed);
  const references = options.references === false ? [] : extraction.references;
  const quotes = await quotesChecked(document, extraction, run, options);
  const claims = await claimsBeside(document, extraction, quotes, run, options);

  const known = { date: citingDate(document), ...(await textsBeside(references, options.sources)) };
  const place = fileLines(document);
  const findings: ReferenceFinding[] = [];
  // How many there are is known before the first of them is settled, which may take as long as whoever is asked wants.
  if (references.length > 0) run.progress({ stage: 'check', done: 0, total: references.length });
  const width = gathers.width(references.length);
  for await (const found of inOrder(references, width, async (one) => verifyReference(one, await gathers.gathered(one), run, known))) {
    if (run.signal.aborted) break;
    const finding = { ...found, ...atOf(place(found.reference.span.start)) };
    for (const event of eventsOf(finding)) run.tell(event);
    findings.push(options.light === true ? lightened(finding) : finding);
    run.progress({ stage: 'check', done: findings.length, total: references.length });
    await options.onFinding?.(finding);
    await claims.behind(finding, findings.length);
  }
  await claims.rest();

  const own = await ownPeople(document, findings.length, run);
  for (const event of own.events) run.tell(event);
  const warnings = [
    ...warnList(findings, ownAuthors(document, findings), own.people),
    ...warnDocument(citingOf(document, extraction), findings),
  ];
  for (const event of eventsOfList(warnings)) run.tell(event);
  const outages = outagesOf(findings, own.asked);
  for (const outage of outages) run.tell({ ev: 'source_unavailable', ...outage });
  const counts = countsOf(findings);
  const interrupted = findings.length < references.length;
  run.tell({ ev: 'run_done', counts, interrupted });
  return {
    schema: 'stet-report/1',
    engine: run.engine,
    run: run.id,
    document: told(document),
    references: findings,
    citations: extraction.citations,
    remarks: extraction.remarks.map((remark) => ({ ...remark, ...atOf(place(remark.span.start)) })),
    ...(quotes === null ? {} : { quotes }),
    ...claims.report(),
    warnings,
    edits: findings.flatMap(({ reference, verdict, sources }) => repairReference(reference, verdict, sources)),
    counts,
    outages,
    extraction: extraction.counts,
    ...(interrupted ? { interrupted, unreached: references.length - findings.length } : {}),
    audit: null,
  };
}

const atOf = (at: FilePlace | undefined): { readonly at?: FilePlace } => (at === undefined ? {} : { at });

/** What a run is begun with, as its log has it first. */
const begun = (document: Document, run: Run): AuditEvent => ({
  ev: 'run_started',
  engine: run.engine,
  node: run.node,
  document: document.id,
  name: document.name,
  settings: run.settingsHash,
  indexes: run.holdings,
});

/** What is at hand of each cited work, by the id of its reference; what ties them is loaded only where there are texts. */
async function textsBeside(
  references: readonly Reference[],
  sources: readonly PreparedQuoteSource[] = [],
): Promise<Pick<Known, 'texts' | 'seen'>> {
  if (sources.length === 0) return { texts: new Map(), seen: new Map() };
  const { seenBeside, textsAtHand } = await import('./quotes-document.ts');
  return { texts: textsAtHand(references, sources), seen: seenBeside(references, sources) };
}

/** The quotes of a document held against the texts at hand, told one by one; null when they are not asked for. */
async function quotesChecked(document: Document, extraction: Extraction, run: Run, options: VerifyOptions): Promise<QuoteReport | null> {
  const { sources = [] } = options;
  for (const event of eventsOfTexts(sources.map(({ version }) => version))) run.tell(event);
  if (options.sources === undefined || options.quotes === false) return null;
  const { verifyDocumentQuotes } = await import('./quotes-document.ts');
  const quotes = verifyDocumentQuotes(document, extraction, sources);
  for (const event of eventsOfQuotes(quotes)) run.tell(event);
  for (const quote of quotes.items) await options.onQuote?.(quote);
  return quotes;
}

/** The claims of a document beside its references: each is told once those that it cites are settled. */
interface ClaimsBeside {
  /** Behind a finding, which is the `settled`th. */
  behind(finding: ReferenceFinding, settled: number): Promise<void>;
  rest(): Promise<void>;
  /** Their part of the report: nothing when they are not asked for. */
  report(): Pick<Report, 'claims'>;
}

const NO_CLAIMS: ClaimsBeside = { behind: async () => undefined, rest: async () => undefined, report: () => ({}) };

async function claimsBeside(
  document: Document,
  extraction: Extraction,
  quotes: QuoteReport | null,
  run: Run,
  { sources, claims: check, onClaim }: VerifyOptions,
): Promise<ClaimsBeside> {
  if (sources === undefined || check === undefined) return NO_CLAIMS;
  const { documentClaims } = await import('./answer/document.ts');
  const claims = documentClaims(document, extraction, sources, { ...check, quotes, signal: run.signal });
  const retracted = new Set<string>();
  const turn = turning();
  const tell = async (settled: AsyncIterable<DocumentClaim>): Promise<void> => {
    for await (const claim of settled) {
      for (const event of eventsOfClaims([claim])) run.tell(event);
      await onClaim?.(claim);
      const rest = turn();
      if (rest !== null) await rest;
    }
  };
  return {
    behind(finding, settled) {
      if (isRetracted(finding)) retracted.add(finding.reference.id);
      return tell(claims.after(settled, retracted));
    },
    rest: () => tell(claims.rest(retracted)),
    report: () => ({ claims: claims.report() }),
  };
}

/** What a report says of its document. */
const told = ({ id, name, mediaType, pages, text, skipped }: Document): Report['document'] => ({
  id,
  name,
  mediaType,
  pages,
  characters: text.length,
  skipped,
});

/** What warnings of a whole document go by. */
const citingOf = (document: Document, { citations, remarks }: Extraction): Parameters<typeof warnDocument>[0] => ({
  text: document.text,
  data: isList(document),
  citations: citations.length,
  remarks,
});

const isRetracted = ({ warnings }: ReferenceFinding): boolean => warnings.some(({ kind }) => kind === 'retracted');

function countsOf(findings: readonly ReferenceFinding[]): Record<ReferenceClass, number> {
  const counts = { exist: 0, exist_minor: 0, fake: 0, unknown: 0, unsure: 0 };
  for (const { verdict } of findings) counts[verdict.outcome] += 1;
  return counts;
}

/** What was not heard, of whom and how often, in the order of their names. */
function outagesOf(findings: readonly ReferenceFinding[], besides: readonly Asked[]): Report['outages'] {
  const outages = new Map<string, Report['outages'][number]>();
  const unheard = (asked: readonly Asked[]) =>
    asked.flatMap(({ adapter, lookup }) => (lookup.kind === 'unavailable' ? [{ adapter, why: lookup.why as string }] : []));
  const silent = findings.flatMap(({ asked, verdict: { testimony } }) => [
    ...unheard(asked),
    ...(testimony?.said === 'not-heard' ? [{ adapter: testimony.by, why: testimony.why }] : []),
  ]);
  silent.push(...unheard(besides));
  for (const { adapter, why } of silent) {
    const key = `${adapter} ${why}`;
    outages.set(key, { adapter, why, times: (outages.get(key)?.times ?? 0) + 1 });
  }
  return [...outages.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, outage]) => outage);
}
