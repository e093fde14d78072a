/**
 * The shapes of checking an answer at once: what is sent, and what comes back. The report is `stet-answer/1` as `stet answer -f json`
 * gives it; here its parts are named so that programs in other languages can be written from docs/openapi.json alone.
 */
import { z } from '@hono/zod-openapi';

/** What is checked while the caller waits, in the server's own process: so much that it takes some tenths of a second at most. */
export const MOST_SOURCES = 1_000_000;
/** Claims cost more than quotes: a model's answer is a page or two. */
const MOST_ANSWER = 40_000;

export const givenSource = z
  .object({ id: z.string().min(1).max(300), name: z.string().max(300).optional(), text: z.string().max(MOST_SOURCES) })
  .strict();

export const answerRequest = z
  .object({
    answer: z.string().min(1).max(MOST_ANSWER),
    sources: z.array(givenSource).min(1).max(100).openapi({ description: '[1] is the first.' }),
    strict: z.boolean().optional().openapi({ description: 'True: a sentence that is not borne out is an error.' }),
    minRecall: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .openapi({ description: 'Share of the words of a sentence that a passage must hold; the server’s setting when not given (0.4).' }),
    repair: z
      .boolean()
      .optional()
      .openapi({ description: 'True: also propose what would put the answer right, and show the text with it.' }),
    models: z.boolean().optional().openapi({
      description: 'True: also ask the models that the server’s settings name, after the built-in judge. They take their time.',
    }),
  })
  .strict()
  .openapi('AnswerRequest');

const span = z.object({ start: z.number().int(), end: z.number().int() }).openapi('Span', { description: 'UTF-16 offsets, half open.' });
const severity = z.enum(['error', 'warning', 'info']);
const outcome = z.enum(['supported', 'partial', 'unsupported', 'contradicted', 'unverifiable']).openapi('ClaimOutcome');
const judge = z.enum(['lexical', 'numeric', 'built-in', 'entailment', 'language-model']).openapi('JudgeName');
const version = z.object({ id: z.string(), name: z.string(), sha256: z.string() }).loose().openapi('SourceVersion');
const passage = z
  .object({
    source: version,
    span,
    quote: z.string(),
    relevance: z.number(),
    sectionHeading: z.string().nullable(),
    hasNumericContent: z.boolean(),
    isSnippetBased: z.boolean(),
  })
  .openapi('EvidencePassage', { description: 'The passage of a source that decided; `span` in that source’s text.' });
const number = z
  .object({
    claimValue: z.string(),
    claimSpan: span,
    evidenceValue: z.string().nullable(),
    evidenceSpan: span.nullable(),
    normalizedClaim: z.number().nullable(),
    normalizedEvidence: z.number().nullable(),
    match: z.enum(['exact', 'approximate', 'mismatch', 'absent']),
    derivation: z.string().nullable(),
    why: z.string(),
  })
  .loose()
  .openapi('NumberFinding', { description: 'A number of the claim beside that of the evidence, both in base units as well.' });
const fact = z
  .object({
    text: z.string(),
    spans: z.array(span),
    standing: z.enum(['borne', 'against', 'not-found', 'with-the-rest']),
    rule: z.string(),
    judge,
    score: z.number(),
    passage: passage.nullable(),
  })
  .openapi('ClaimFact', {
    description:
      'One thing that the claim states. `borne` out; the source says otherwise (`against`); `not-found` in the cited sources; not found by itself while the sentence is borne out as a whole (`with-the-rest`).',
  });
const support = z
  .object({
    citation: z.record(z.string(), z.unknown()),
    source: version.nullable(),
    outcome,
    rule: z.string(),
    severity,
    judge,
    score: z.number(),
    recall: z.number(),
    passage: passage.nullable(),
    unsupported: z.array(z.record(z.string(), z.unknown())),
    numbers: z.array(number),
    says: z.string(),
    bears: z
      .array(span)
      .optional()
      .openapi({ description: 'Where several sources bear the claim out together: what of it this one does, offsets into the answer.' }),
  })
  .openapi('ClaimSupport');
const claim = z
  .object({
    claim: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'The sentence: `span` in the answer, `text` without its marks, `citations`.' }),
    outcome,
    rule: z.string(),
    severity,
    says: z.string(),
    judge,
    score: z.number(),
    supports: z.array(support),
    unsupported: z.array(z.record(z.string(), z.unknown())).openapi({ description: 'Words that no cited source bears out.' }),
    confidence: z.number(),
    route: z.enum(['quick', 'standard', 'full']),
    elsewhere: z.array(passage),
    facts: z
      .array(fact)
      .optional()
      .openapi({ description: 'What the claim states, one by one; absent where it states one thing alone, or nothing could be checked.' }),
  })
  .openapi('ClaimFinding');
const counts = z.object({
  supported: z.number().int(),
  partial: z.number().int(),
  unsupported: z.number().int(),
  contradicted: z.number().int(),
  unverifiable: z.number().int(),
});
const edit = z
  .object({
    of: z.string(),
    action: z.enum(['REPLACE', 'REMOVE', 'ADD_ALTERNATE', 'CORRECT', 'SOFTEN']),
    span,
    before: z.string(),
    replacement: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    strategy: z.enum(['hedge', 'qualify', 'parenthetical']).nullable(),
    scoreBefore: z.number(),
    scoreAfter: z.number().nullable(),
    evidence: z
      .object({ source: z.string(), span, quote: z.string() })
      .optional()
      .openapi({ description: 'Of CORRECT: what the source says, word for word.' }),
    facts: z.array(z.record(z.string(), z.unknown())),
    why: z.string(),
  })
  .openapi('AnswerEdit', { description: 'One proposed change; `span` in the answer as it was sent, `of` the id of the claim.' });

export const answerReport = z
  .object({
    schema: z.literal('stet-answer/1'),
    ok: z.boolean().openapi({ description: 'True when nothing is of severity error.' }),
    answer: z.string(),
    sources: z.array(version),
    quotes: z.record(z.string(), z.unknown()).openapi({ description: 'stet-quotes/1: ok, items, skipped, counts.' }),
    claims: z.array(claim),
    uncited: z.array(z.record(z.string(), z.unknown())),
    counts,
    citationsTotal: z.number().int(),
    citationsSupported: z.number().int(),
    minRecall: z.number(),
    health: z.string().openapi({ description: 'The section “Citation health” in Markdown; empty when nothing is wrong.' }),
    repair: z
      .object({
        edits: z.array(edit),
        text: z.string().openapi({ description: 'The answer with every edit made.' }),
        ok: z.boolean(),
        counts,
        citationsTotal: z.number().int(),
        citationsSupported: z.number().int(),
      })
      .optional()
      .openapi({ description: 'Asked for with `repair`: the edits, the corrected answer, and what that answer checks to.' }),
  })
  .openapi('AnswerReport', { description: 'Quotes, [N] and claims with their facts, as `stet answer -f json` gives them.' });
