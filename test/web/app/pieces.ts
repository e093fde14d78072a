/** Quotes, claims and a batch for tests of pages: made up, in the shapes that the engine gives. */
import type { ClaimFinding } from '../../../src/model/claim.ts';
import type { QuoteFinding } from '../../../src/model/quote.ts';
import { verifyQuotes } from '../../../src/quotes.ts';
import type { BatchInfo, RunInfo } from '../../../src/web/app/api.ts';

const SOURCE = {
  id: '1',
  name: 'Source one',
  text: 'The supplier shall tell the customer without undue delay after confirming an incident.',
};

/** Two quotes, one of them not in its source, laid over the beginning of a text. */
export function quotes(text: string): readonly QuoteFinding[] {
  const { items } = verifyQuotes('“without undue delay after confirming an incident” [1] and “within one day of an incident” [1]', [
    SOURCE,
  ]);
  const words = [...text.matchAll(/\w{4,} \w{4,} \w{4,}/g)];
  return items.map((item, i) => {
    const at = words[i * 3]?.index ?? 0;
    return { ...item, span: { start: at, end: at + (words[i * 3]?.[0].length ?? 1) } };
  });
}

/** One claim that its source contradicts, with everything a panel shows. */
export function claims(text: string): readonly ClaimFinding[] {
  const start = text.indexOf('. ') + 2;
  const end = text.indexOf('. ', start);
  const source = { id: '1', name: 'Report of the council', sha256: '0'.repeat(64) };
  const citation = { span: { start, end: start + 1 }, label: '[1]', source: '1', state: 'known' as const };
  const quote = 'Prices rose by 3 % in that year.';
  return [
    {
      claim: {
        id: 'claim:1',
        span: { start, end },
        text: text.slice(start, end),
        places: [],
        citations: [citation],
        by: 'own',
        kind: 'claim',
        where: 'prose',
      },
      outcome: 'contradicted',
      rule: 'claim/contradicted-number',
      severity: 'error',
      says: 'The source gives another number.',
      judge: 'numeric',
      score: 0.12,
      supports: [
        {
          citation,
          source,
          outcome: 'contradicted',
          rule: 'claim/contradicted-number',
          severity: 'error',
          judge: 'numeric',
          score: 0.12,
          recall: 0.5,
          passage: {
            source,
            span: { start: 0, end: quote.length },
            quote,
            relevance: 0.8,
            sectionHeading: 'Prices',
            hasNumericContent: true,
            isSnippetBased: false,
          },
          unsupported: [],
          numbers: [
            {
              claimValue: '4 %',
              claimSpan: { start: 0, end: 3 },
              evidenceValue: '3 %',
              evidenceSpan: { start: 15, end: 18 },
              normalizedClaim: 0.04,
              normalizedEvidence: 0.03,
              match: 'mismatch',
              derivation: null,
              why: 'another number',
            },
          ],
          says: 'It says 3 %.',
        },
      ],
      unsupported: [{ span: { start, end: start + 4 }, text: text.slice(start, start + 4), why: 'number' }],
      facts: (['borne', 'against', 'not-found', 'with-the-rest'] as const).map((standing, i) => ({
        text: `Statement ${i + 1} of the sentence.`,
        spans: [{ start: i, end: i + 3 }],
        standing,
        rule: 'claim/supported-recall',
        judge: 'built-in',
        score: 0.5,
        passage:
          i === 2
            ? null
            : {
                source,
                span: { start: 0, end: 5 },
                quote,
                relevance: 0.8,
                sectionHeading: null,
                hasNumericContent: true,
                isSnippetBased: false,
              },
      })),
      confidence: 0.9,
      route: 'quick',
      elsewhere: [
        {
          source,
          span: { start: 0, end: 5 },
          quote: 'x',
          relevance: 0.5,
          sectionHeading: null,
          hasNumericContent: false,
          isSnippetBased: false,
        },
      ],
    },
  ];
}

const TIME = '2026-01-02T03:04:05.678Z';
const NO = { exist: 20, exist_minor: 0, fake: 0, unknown: 0, unsure: 0 };

/** A batch of so many papers, every third of them with something to look at. */
export function batchOf(size: number): { readonly batch: BatchInfo; readonly extraRuns: RunInfo[] } {
  const extraRuns = Array.from({ length: size }, (_, i): RunInfo => {
    const open = i % 3 === 1;
    return {
      id: `p${i}`,
      state: i === size - 1 ? 'failed' : 'done',
      name: `submission-${i + 1}.pdf`,
      kind: 'document',
      mediaType: 'application/pdf',
      batch: 'b1',
      createdAt: TIME,
      finishedAt: TIME,
      progress: { stage: 'finished', done: 20, total: 20, etaSeconds: null },
      queue: null,
      counts: { ...NO, ...(open ? { fake: (i % 4) + 1, exist_minor: 2, unsure: i % 2 } : {}) },
      coverage: { covered: open ? 18 : 20, lookedUp: 20, notCheckable: 0 },
      texts: { quotes: 4, quotesOpen: open ? 1 : 0, claims: 12, claimsOpen: open ? i % 3 : 0 },
      warnings: open ? 1 : 0,
      needs: open ? (i % 4) + 3 : 0,
      decided: 0,
      confirmed: i % 2,
      error: null,
      log: null,
      reviewer: null,
      view: 'owner',
      sealed: true,
      read: true,
      lastEvent: 0,
    };
  });
  const batch: BatchInfo = {
    id: 'b1',
    name: 'Spring conference',
    anonymous: false,
    createdAt: TIME,
    finishedAt: TIME,
    state: 'done',
    runs: { total: size, queued: 0, running: 0, done: size - 1, failed: 1, cancelled: 0 },
    counts: NO,
    texts: { quotes: 4 * size, quotesOpen: 1, claims: 12 * size, claimsOpen: 2 },
    needs: extraRuns.reduce((sum, { needs }) => sum + needs, 0),
    etaSeconds: null,
    view: 'owner',
  };
  return { batch, extraRuns };
}
