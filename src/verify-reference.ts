/**
 * One reference through the stages that follow its looking up: decided, shown to a witness where the rules leave it open, decided again,
 * and warned of. What concerns several references, or the document, is `verify.ts`'s.
 */
import { citedRecords, decideReference, isOpen, warnReference } from './decide/index.ts';
import type { Reference } from './model/cited.ts';
import type { CslItem } from './model/csl.ts';
import type { Gathered, Run } from './model/ports.ts';
import type { ReferenceFinding } from './model/report.ts';
import type { Source } from './model/source.ts';
import type { ReferenceVerdict } from './model/verdict.ts';

/** What the document tells about all its references: when it was written, and which of their texts are at hand. */
export interface Known {
  readonly date: string | null;
  readonly texts: ReadonlyMap<string, string>;
  /** Works whose text begins with the title that is cited: they are there, whatever registries hold. */
  readonly seen: ReadonlyMap<string, { readonly source: string; readonly signed: boolean }>;
}

/** Decides about one reference of which everything was gathered; never throws for what a witness or a list does. */
export async function verifyReference(
  reference: Reference,
  { result, comparison }: Gathered,
  run: Run,
  { date, texts, seen }: Known,
): Promise<ReferenceFinding> {
  const sources = result.candidates.flatMap((cluster) => cluster.sources);
  const atHand = seen.get(reference.id) ?? null;
  const ruled = decideReference(reference, comparison, result, null, atHand);
  const testimony = isOpen(ruled) ? await run.witness?.testify(reference.raw, sources, run.signal) : undefined;
  const verdict = testimony === undefined ? ruled : decideReference(reference, comparison, result, testimony, atHand);
  const chosen = result.candidates.find((cluster) => cluster.sources.some(({ id }) => id === verdict.source));
  const fields = chosen?.sources.find(({ id }) => id === verdict.source)?.fields ?? reference.fields;
  const told = (of: CslItem) => run.integrity?.notices(of) ?? null;
  const versions = (chosen?.sources ?? []).map((one) => ({ ...one, notices: [...one.notices, ...(told(one.fields) ?? [])] }));
  // What lists know is asked for each record of the version cited: one may bear a DOI, another a PubMed number.
  const cited = citedRecords(reference, verdict, sources, versions).map((one) => told(one.fields));
  const notices = [...cited, told(fields)].some((one) => one === null) ? null : cited.flatMap((one) => one ?? []);
  const listed = run.integrity === null ? null : run.integrity.listed(fields);
  const related = run.integrity?.related?.(fields) ?? null;
  const context = {
    citingDate: date,
    versions,
    text: texts.get(reference.id) ?? null,
    related,
    people: comparison.people ?? [],
  };
  const warnings = warnReference(reference, verdict, sources, notices, listed, context);
  return { reference, asked: result.asked, sources: named(verdict, sources), verdict, warnings };
}

/** A finding without what only a page would show. */
export function lightened(finding: ReferenceFinding): ReferenceFinding {
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
