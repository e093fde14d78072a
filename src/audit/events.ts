/**
 * Turns what the stages returned into events, in the seeds' names. No stage logs: a verdict carries its rule and evidence,
 * and here that is written down. Order: as extracted, asked, compared, decided, warned; never by who finished first.
 */
import type { AnswerEdit, ClaimFinding, DocumentClaim, Grounding } from '../model/claim.ts';
import type { CslItem } from '../model/csl.ts';
import type { AuditEvent } from '../model/event.ts';
import { COMPONENTS } from '../model/evidence.ts';
import type { QuoteReport, SourceVersion } from '../model/quote.ts';
import type { ReferenceFinding } from '../model/report.ts';
import type { Asked } from '../model/source.ts';
import type { Testimony, Warning } from '../model/verdict.ts';
import { fold } from '../text/fold.ts';
import { overlap, ratio } from '../text/similarity.ts';

const why = (asked: Asked): { readonly why?: string } => {
  const { lookup } = asked;
  return lookup.kind === 'unavailable' || lookup.kind === 'not-asked' ? { why: lookup.why } : {};
};

/** How alike the cited title and that of the identifier's work are, 0 to 1: never that of the record which was compared in the end. */
function alike(attributed: string, actual: string): number {
  const [cited, found] = [fold(attributed), fold(actual)];
  return cited === '' || found === ''
    ? 0
    : Math.round(Math.max(ratio(cited, found), overlap(cited.split(' '), found.split(' '))) * 100) / 100;
}

function identifierEvents(finding: ReferenceFinding): AuditEvent[] {
  const ref = finding.reference.id;
  return finding.verdict.identifiers.flatMap((evidence): AuditEvent[] => {
    if (evidence.scheme !== 'doi' && evidence.scheme !== 'arxiv') return [];
    if (evidence.outcome === 'unregistered' || evidence.outcome === 'malformed')
      return [{ ev: 'crossref_miss', ref, doi: evidence.identifier }];
    if (evidence.outcome !== 'elsewhere') return [];
    const actual = finding.sources.find((source) => source.id === evidence.source)?.fields.title ?? '';
    const attributed = finding.reference.fields.title ?? '';
    return [{ ev: 'title_mismatch', ref, doi: evidence.identifier, attributed, actual, conf: alike(attributed, actual) }];
  });
}

function warningEvents(ref: string, warnings: readonly Warning[], fields: CslItem): AuditEvent[] {
  return warnings.map((warning): AuditEvent => {
    switch (warning.kind) {
      case 'retracted':
        return {
          ev: 'retracted',
          ref,
          doi: fields.DOI ?? '',
          source: warning.notice?.from ?? warning.evidence[0] ?? '',
          ...(warning.notice?.date === undefined ? {} : { date: warning.notice.date }),
        };
      case 'predatory_source':
        return { ev: 'predatory_source', ref, list: warning.evidence.join('; ') };
      case 'ai_generated_suspect':
        return { ev: 'ai_generated_suspect', ref, signs: warning.evidence };
      default:
        return { ev: 'warned', ref, kind: warning.kind, rule: warning.rule };
    }
  });
}

const testified = (ref: string, { by, said, source, why, question, snapshot }: Testimony): AuditEvent => ({
  ev: 'testified',
  ref,
  by,
  said,
  source,
  why,
  question,
  reply: snapshot === null ? [] : [snapshot],
});

/** Every event of one finding, in order. */
export function eventsOf(finding: ReferenceFinding): AuditEvent[] {
  const { reference, verdict } = finding;
  const ref = reference.id;
  const chosen = finding.sources.find((source) => source.id === verdict.source);
  const labels = Object.fromEntries(COMPONENTS.map((component) => [component, verdict.components[component].label]));
  return [
    { ev: 'reference_extracted', ref, key: reference.key, route: reference.route, raw: reference.raw },
    ...finding.asked.map(
      (asked): AuditEvent => ({
        ev: 'asked',
        ref,
        adapter: asked.adapter,
        question: asked.question,
        query: asked.query,
        outcome: asked.lookup.kind,
        ...why(asked),
        covers: asked.covers,
        reply: asked.snapshots,
      }),
    ),
    ...identifierEvents(finding),
    ...(verdict.source === null ? [] : [{ ev: 'compared', ref, source: verdict.source, labels } as const]),
    ...(verdict.testimony === undefined ? [] : [testified(ref, verdict.testimony)]),
    { ev: 'classified', ref, class: verdict.outcome, rule: verdict.rule, coverage: verdict.coverage.kind },
    ...(verdict.outcome === 'exist' && chosen !== undefined
      ? [
          {
            ev: 'verified',
            ref,
            source: chosen.id,
            conf: verdict.pValid,
            ...(chosen.fields.DOI === undefined ? {} : { doi: chosen.fields.DOI }),
          } as const,
        ]
      : []),
    ...warningEvents(ref, finding.warnings, chosen?.fields ?? reference.fields),
  ];
}

/** The events of warnings about the whole list. */
export function eventsOfList(warnings: readonly Warning[]): AuditEvent[] {
  return warnings.map((warning) =>
    warning.kind === 'cohort_concentrated'
      ? { ev: 'cohort_concentrated', share: warning.share ?? 0, authors: warning.evidence }
      : warning.kind === 'ai_generated_suspect'
        ? { ev: 'ai_generated_suspect', ref: '', signs: warning.evidence }
        : { ev: 'warned', ref: '', kind: warning.kind, rule: warning.rule },
  );
}

/** Which texts were at hand, each in the version that was searched. */
export const eventsOfTexts = (sources: readonly SourceVersion[]): AuditEvent[] =>
  sources.map(({ id, sha256, document }) => ({
    ev: 'source_at_hand',
    source: id,
    sha256,
    ...(document === undefined ? {} : { document }),
  }));

/** An event for each quote of a document, its words left out as they stand in the document. */
export const eventsOfQuotes = ({ items }: Pick<QuoteReport, 'items'>): AuditEvent[] =>
  items.map(({ id, status, detail, rule, source }) => ({
    ev: 'quote_checked',
    quote: id,
    status,
    detail,
    rule,
    sha256: source?.sha256 ?? null,
  }));

/** An event for each claim of a document, its words left out as they stand in the document. */
export const eventsOfClaims = (claims: readonly DocumentClaim[]): AuditEvent[] => claims.map((one) => claimEvent(one, one.grounding));

/** The same for the claims of an answer; `mark` tells how each stands on its sources. */
export const eventsOfAnswer = (claims: readonly ClaimFinding[], mark: (one: ClaimFinding) => Grounding | null): AuditEvent[] =>
  claims.map((one) => claimEvent(one, mark(one)));

const claimEvent = ({ claim, outcome, rule, judge, score, supports, facts }: ClaimFinding, mark: Grounding | null): AuditEvent => ({
  ev: 'claim_checked',
  claim: claim.id,
  outcome,
  rule,
  judge,
  score,
  mark,
  sha256: supports.flatMap(({ source }) => (source === null ? [] : [source.sha256])),
  ...(facts === undefined ? {} : { facts: facts.map(({ standing }) => standing) }),
});

/** An event for each change that would put an answer right. */
export const eventsOfEdits = (edits: readonly AnswerEdit[]): AuditEvent[] =>
  edits.map(({ of, action, from, to, replacement, scoreBefore, scoreAfter }) => ({
    ev: 'repair_proposed',
    claim: of,
    action,
    from,
    to,
    replacement,
    scoreBefore,
    scoreAfter,
  }));
