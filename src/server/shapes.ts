/**
 * The shapes of the HTTP API, once: requests are checked against them, answers are typed by them, and docs/openapi.json is
 * read off them. Findings and reports keep the shape they have everywhere else (`stet-report/1`); what is here is what a
 * server adds: runs, progress, decisions, batches, shares, keys. All times are ISO 8601, UTC.
 */
import { z } from '@hono/zod-openapi';
import { FINDING_KINDS } from './findings.ts';

/** Ids are made by the server and never by a caller: they become names of files and parts of paths. */
export const ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;
export const id = z.string().regex(ID, 'expected an id as this server gives it');
export const time = z.iso.datetime();

export const RUN_STATES = ['queued', 'running', 'done', 'failed', 'cancelled', 'deleted'] as const;
export const runState = z.enum(RUN_STATES).openapi('RunState');

/** RFC 9457. `code` is from the closed list of stet's errors; `retryable` says whether the same request may succeed later. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    retryable: z.boolean(),
    instance: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem');

const LAYER_WORDS = ['refs', 'quotes', 'claims'] as const;

/** What may be wished for one run; everything else is the server's own settings. */
export const runOptions = z
  .object({
    offline: z.boolean().optional().openapi({ description: 'Ask nothing over the network for this run.' }),
    onlyCited: z.boolean().optional().openapi({ description: 'Check only entries that the document cites.' }),
    layers: z
      .array(z.enum(LAYER_WORDS))
      .optional()
      .openapi({ description: 'What to check; all that can be when not said: quotes and claims need sources.' }),
    profile: z.enum(['author', 'reviewer', 'editor', 'legal', 'teacher']).optional().openapi({ description: 'Whose wording pages use.' }),
    anew: z
      .boolean()
      .optional()
      .openapi({ description: 'Check a paper of a batch although nothing has changed since it was checked in an earlier one.' }),
  })
  .strict()
  .openapi('RunOptions');

const sourceText = z.object({ name: z.string().min(1).max(300), text: z.string().max(4_000_000) }).strict();

/** A check asked for as JSON: exactly one of `text`, `references`, `identifier`, `url`. Files come as multipart/form-data. */
export const runRequest = runOptions
  .extend({
    name: z.string().min(1).max(300).optional().openapi({ description: 'What people call it; a file name with its ending helps.' }),
    text: z.string().min(1).max(8_000_000).optional().openapi({ description: 'A pasted document or list of references.' }),
    mediaType: z.string().max(200).optional().openapi({ description: 'What `text` is, when it is not plain text.' }),
    references: z.array(z.string().min(1).max(20_000)).min(1).max(5_000).optional().openapi({ description: 'References, one each.' }),
    identifier: z.string().min(3).max(600).optional().openapi({ description: 'doi:…, arxiv:…, pmid:…, isbn:…' }),
    url: z.string().min(8).max(2_000).optional().openapi({ description: 'A public address to fetch the document from.' }),
    sources: z.array(sourceText).max(100).optional().openapi({ description: 'Texts of cited works, for checking quotes and claims.' }),
    batch: id.optional().openapi({ description: 'The batch it belongs to.' }),
  })
  .strict()
  .openapi('RunRequest');

/** What a multipart/form-data check holds; read as it streams by. */
export const runUpload = z
  .object({
    document: z.string().openapi({ type: 'string', format: 'binary', description: 'The document.' }),
    sources: z.array(z.string().openapi({ type: 'string', format: 'binary' })).optional(),
    options: z.string().optional().openapi({ description: 'RunOptions as JSON; also `batch` and `name`.' }),
  })
  .openapi('RunUpload');

const counts = z
  .object({ exist: z.number(), exist_minor: z.number(), fake: z.number(), unknown: z.number(), unsure: z.number() })
  .openapi('Counts');

const coverage = z.object({ covered: z.number().int(), lookedUp: z.number().int(), notCheckable: z.number().int() }).openapi('Coverage', {
  description:
    'References that were found, or for which every source that covers them was asked; of how many that could be looked up; and how many of unknown standing cannot be.',
});

const texts = z
  .object({ quotes: z.number().int(), quotesOpen: z.number().int(), claims: z.number().int(), claimsOpen: z.number().int() })
  .openapi('TextCounts', { description: 'Quotes and claims that were checked, and those of them that need a person; before decisions.' });

export const run = z
  .object({
    id,
    state: runState,
    name: z.string(),
    kind: z.enum(['document', 'text', 'references', 'identifier', 'url']),
    mediaType: z.string().nullable(),
    batch: id.nullable(),
    paper: id
      .nullable()
      .openapi({ description: 'Of a run that checks a paper of a batch once more: the run with which that paper came into the batch.' }),
    again: z.object({ run: id, n: z.number().int().nullable() }).nullable().openapi({ description: 'The run that this one repeats.' }),
    later: id
      .nullable()
      .openapi({ description: 'The latest check of the same document that repeats this one and was carried to its end.' }),
    options: runOptions,
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
    checkedAt: time.nullable().openapi({
      description:
        'When it was checked, where an earlier run of the same paper was taken over because nothing has changed since; else null.',
    }),
    progress: z.object({
      stage: z.enum(['waiting', 'reading', 'checking', 'finished']),
      done: z.number().int(),
      total: z.number().int().nullable(),
      etaSeconds: z.number().nullable(),
    }),
    queue: z.object({ ahead: z.number().int(), etaSeconds: z.number().nullable() }).nullable(),
    counts: counts.nullable(),
    coverage: coverage.nullable().openapi({ description: 'Null until the run has ended.' }),
    texts: texts.nullable().openapi({ description: 'Null until the run has ended, and where no texts of cited works were handed in.' }),
    sources: z.number().int().openapi({ description: 'Texts of cited works that were handed in with it.' }),
    warnings: z.number().int().openapi({ description: 'References with at least one warning (retracted, wrong identifier, …).' }),
    unread: z
      .number()
      .int()
      .openapi({ description: 'Lists and pages with references in them that could not be read, or did not come with the document.' }),
    needs: z.number().int().openapi({ description: 'Findings that a person should look at and has not decided.' }),
    decided: z.number().int(),
    confirmed: z.number().int().openapi({ description: 'Problems that a person has confirmed.' }),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    attempt: z.number().int(),
    log: z.string().nullable().openapi({ description: 'Id of the sealed log of this run; see /v1/audit.' }),
    reviewer: z.string().nullable(),
    view: z.enum(['owner', 'author', 'reviewer']),
    sealed: z.boolean().openapi({ description: 'False while findings are still provisional: their log is not sealed yet.' }),
    read: z.boolean().openapi({ description: 'True once the text as it was read can be had (`/document`); `document.read` tells it.' }),
    lastEvent: z.number().int(),
  })
  .openapi('Run');

export const DECISIONS = ['ok', 'bad', 'unsure', 'fix', 'none'] as const;
export const REASONS = [
  'broken_parse',
  'exists_elsewhere',
  'sources_unavailable',
  'known_good',
  'non_academic',
  'confirmed_absent',
  'wrong_details',
  'other',
] as const;

export const decisionRequest = z
  .object({
    decision: z.enum(DECISIONS).openapi({
      description:
        'ok: it is real and right. bad: confirmed as a problem. unsure. fix: the proposed correction is accepted. none: taken back.',
    }),
    reason: z.enum(REASONS).optional(),
    note: z.string().max(2_000).optional(),
    by: z.string().min(1).max(200).optional().openapi({ description: 'Who decided, where there is no login.' }),
    after: time.nullable().optional().openapi({
      description:
        'When the decision was made (`at`) that you know to stand on this finding of this run; null: none. Where another stands by now, nothing is kept, and the answer is 409. Left out, the latest word stands.',
    }),
  })
  .strict()
  .openapi('DecisionRequest');

export const decision = z
  .object({
    kind: z.enum(FINDING_KINDS),
    n: z.number().int(),
    decision: z.enum(DECISIONS),
    reason: z.enum(REASONS).nullable(),
    note: z.string().nullable(),
    by: z.string(),
    at: time,
    earlier: z.boolean().openapi({ description: 'True when it was made on an earlier run of the same reference and carried over.' }),
  })
  .openapi('Decision');

export const finding = z
  .object({
    n: z.number().int().openapi({ description: 'Number in the order of the document, from 1.' }),
    kind: z.enum(FINDING_KINDS),
    status: z.string().openapi({ description: 'The verdict; never changed by a decision.' }),
    effective: z
      .string()
      .openapi({ description: 'The verdict, or what a person decided: confirmed_ok, confirmed_problem, unsure, fixed.' }),
    severity: z.enum(['error', 'warning', 'info']).nullable(),
    needs: z.boolean(),
    fingerprint: z.string(),
    decision: decision.nullable(),
    finding: z.record(z.string(), z.unknown()).openapi({
      description:
        'The finding as in stet-report/1. Of a claim: `supports` with passage and numbers for each cited source, and `facts`, each with its standing (borne, against, not-found, with-the-rest) and passage. Of a remark about the document as a whole: `rule`, `severity`, `says`, `span` and `at`.',
    }),
  })
  .openapi('Finding');

export const findings = z.object({ items: z.array(finding), next: z.string().nullable(), total: z.number().int() }).openapi('Findings');
export const runs = z.object({ items: z.array(run), next: z.string().nullable() }).openapi('Runs');

/** Text of the document with its places: spans of findings are offsets into `text`. */
export const documentView = z
  .object({
    id: z.string(),
    name: z.string(),
    mediaType: z.string(),
    text: z.string(),
    blocks: z.array(z.record(z.string(), z.unknown())),
    pages: z.array(z.record(z.string(), z.unknown())),
    links: z.array(z.record(z.string(), z.unknown())),
    notes: z.array(z.record(z.string(), z.unknown())),
    citations: z
      .array(z.record(z.string(), z.unknown()))
      .openapi({ description: 'In-text citations, each with `to`, the reference it points at.' }),
  })
  .openapi('DocumentView');

export const batchRequest = z
  .object({ name: z.string().min(1).max(300).optional(), anonymous: z.boolean().optional() })
  .strict()
  .openapi('BatchRequest');

export const batch = z
  .object({
    id,
    name: z.string(),
    anonymous: z.boolean(),
    createdAt: time,
    finishedAt: time.nullable(),
    state: z.enum(['open', 'running', 'done']),
    runs: z.object({
      total: z.number().int(),
      queued: z.number().int(),
      running: z.number().int(),
      done: z.number().int(),
      failed: z.number().int(),
      cancelled: z.number().int(),
    }),
    counts,
    texts: texts.nullable(),
    needs: z.number().int(),
    etaSeconds: z.number().nullable(),
    view: z.enum(['owner', 'author', 'reviewer']),
  })
  .openapi('Batch');
const refused = z.array(z.object({ name: z.string(), code: z.string(), detail: z.string() }));
/** A batch, and the files given with it that were not taken: told to its owner. */
export const batchWhole = batch.extend({ refused }).openapi('BatchWhole');
export const batches = z.object({ items: z.array(batch), next: z.string().nullable() }).openapi('Batches');
/** What a batch upload gives: the batch, its runs, and the files that were refused, each with its reason. */
export const batchCreated = z
  .object({
    batch,
    runs: z.array(z.object({ name: z.string(), run: id })),
    refused,
  })
  .openapi('BatchCreated');
