/**
 * Signs that the document itself was generated (seed 000: no methods section, invented authors or affiliations, a suspicious
 * citation graph), read off its own text and what became of its references. Like the signs of a cited work an information and
 * no more: a phrase that a model left behind, or two weak signs together. A list of references alone (.bib, .ris) has no text to
 * judge and gets none, and shares are taken of what was looked up to the end, so that an outage is no sign.
 */
import type { Remark } from '../../model/cited.ts';
import type { ReferenceFinding } from '../../model/report.ts';
import type { Warning } from '../../model/verdict.ts';
import { type Sign, textSigns } from './generated.ts';
import type { WarningRule } from './rule.ts';

/** What is known of the document besides its findings. */
export interface CitingText {
  readonly text: string;
  /** True for lists of references that are no documents. */
  readonly data: boolean;
  /** Marks in the text that point at its references. */
  readonly citations: number;
  readonly remarks: readonly Remark[];
}

export const GENERATED_DOCUMENT: WarningRule = {
  id: 'warn/ai-generated-document',
  kind: 'ai_generated_suspect',
  severity: 'info',
  says: 'The document bears signs of having been generated.',
  why: 'Works that nobody finds, identifiers of other works and entries that nothing cites seldom come together by accident. The signs are told so that a person can look; they prove nothing.',
};

/** Fewest references, and shares from which a thing is odd. */
const FEWEST = 10;
const [ABSENT, STRAYED, ONE_YEAR, UNCITED] = [0.4, 0.25, 0.9, 0.5];
/** Marks a text must have before it is odd that many entries are not among those cited. */
const MARKS = 5;

const share = (part: readonly unknown[], whole: readonly unknown[]): string => `${part.length} of ${whole.length}`;

const yearOf = ({ reference }: ReferenceFinding): number | undefined => reference.fields.issued?.['date-parts']?.[0]?.[0];

/** The references an odd graph rests on, with what is odd. */
function graphSigns(
  findings: readonly ReferenceFinding[],
  { citations, remarks }: CitingText,
): (Sign & { readonly of: readonly string[] })[] {
  const signs: (Sign & { readonly of: readonly string[] })[] = [];
  const add = (says: string, of: readonly ReferenceFinding[]): void =>
    void signs.push({ strong: false, says, of: of.map(({ reference }) => reference.id) });
  const settled = findings.filter(({ verdict }) => verdict.outcome === 'fake' || verdict.outcome.startsWith('exist'));
  const absent = settled.filter(({ verdict }) => verdict.outcome === 'fake');
  if (settled.length >= FEWEST && absent.length >= ABSENT * settled.length)
    add(`of ${share(absent, settled)} works looked up to the end no record was found`, absent);
  const identified = findings.filter(({ verdict }) =>
    verdict.identifiers.some(({ outcome }) => outcome === 'same' || outcome === 'elsewhere'),
  );
  const strayed = identified.filter(({ verdict }) => verdict.identifiers.some(({ outcome }) => outcome === 'elsewhere'));
  if (identified.length >= FEWEST / 2 && strayed.length >= 3 && strayed.length >= STRAYED * identified.length)
    add(`the identifiers of ${share(strayed, identified)} references lead to other works`, strayed);
  const years = new Map<number, ReferenceFinding[]>();
  const dated = findings.filter((finding) => yearOf(finding) !== undefined);
  for (const finding of dated) years.set(yearOf(finding) ?? 0, [...(years.get(yearOf(finding) ?? 0) ?? []), finding]);
  const [most = []] = [...years.values()].sort((a, b) => b.length - a.length);
  if (dated.length >= FEWEST && most.length >= ONE_YEAR * dated.length) add(`${share(most, dated)} dated references are of one year`, most);
  const ids = new Set(remarks.flatMap(({ kind, about }) => (kind === 'listed-but-uncited' ? about : [])));
  const uncited = findings.filter(({ reference }) => ids.has(reference.id));
  if (findings.length >= FEWEST && citations >= MARKS && uncited.length >= UNCITED * findings.length)
    add(`${share(uncited, findings)} listed works are cited nowhere in the text`, uncited);
  return signs;
}

/** The warning about the document, if there is one: with every sign as evidence, and the references they rest on. */
export function warnDocument(citing: CitingText, findings: readonly ReferenceFinding[]): Warning[] {
  if (citing.data) return [];
  const graph = graphSigns(findings, citing);
  const signs: readonly Sign[] = [...textSigns(citing.text), ...graph];
  if (!signs.some(({ strong }) => strong) && signs.length < 2) return [];
  const told = signs.map(({ says }) => says);
  const { kind, id, severity } = GENERATED_DOCUMENT;
  const of = [...new Set(graph.flatMap((sign) => sign.of))];
  return [{ kind, rule: id, severity, of, says: `Signs of a generated document, to be looked at: ${told.join('; ')}.`, evidence: told }];
}
