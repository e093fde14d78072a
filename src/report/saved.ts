/**
 * A report that was written down before, read back. What the formats show is looked at before anything is shown: a file that was cut or
 * edited is told as such, by the place that is wrong.
 */
import { z } from 'zod';
import { COMPONENTS } from '../model/evidence.ts';
import type { Report } from '../model/report.ts';
import type { Unread } from './options.ts';

const text = z.string();
const count = z.number().int().min(0);
const things = z.array(z.looseObject({}));
const span = z.looseObject({ start: count, end: count });
const source = z.looseObject({ id: text, name: text, sha256: text });
/** A work as CSL-JSON: what the formats take names and dates from. */
const work = z.looseObject({
  author: things.optional(),
  editor: things.optional(),
  issued: z.looseObject({ 'date-parts': z.array(z.array(z.unknown())).optional() }).optional(),
});
const settled = { rule: text, severity: z.enum(['error', 'warning', 'info']), says: text };

const decision = { decision: z.enum(['ok', 'bad', 'unsure']), reason: text, by: text, at: text, covers: z.array(text) };

const finding = z.looseObject({
  reference: z.looseObject({ id: text, key: text, raw: text, span, fields: work, origin: text }),
  asked: z.array(z.looseObject({ adapter: text, lookup: z.looseObject({ kind: text }) })),
  sources: z.array(z.looseObject({ id: text, adapter: text, fields: work })),
  verdict: z.looseObject({
    outcome: z.enum(['exist', 'exist_minor', 'fake', 'unknown', 'unsure']),
    rule: text,
    says: text,
    coverage: z.looseObject({ absent: z.array(text), missing: z.array(z.unknown()) }),
    components: z.record(z.enum(COMPONENTS), z.looseObject({ label: text })),
    identifiers: things,
    source: text.nullable(),
    candidates: things,
    pValid: z.number(),
  }),
  warnings: z.array(z.looseObject({ kind: text, of: z.array(text), ...settled })),
  decision: z.looseObject(decision).optional(),
});

const quotes = z.looseObject({
  sources: z.array(source),
  items: z.array(
    z.looseObject({
      quote: text,
      span,
      status: text,
      citations: things,
      source: source.nullable(),
      found: z.array(span),
      also: z.array(span),
      replaced: z.array(text),
      nearest: z.looseObject({ span, changes: z.array(z.looseObject({ op: text, text })) }).nullable(),
      elsewhere: z.looseObject({ source, spans: z.array(span) }).nullable(),
      notes: z.array(text),
      ...settled,
    }),
  ),
  counts: z.looseObject({ verified: count, not_found: count, citation_unresolved: count }),
  skipped: z.array(z.looseObject({ text, says: text })),
});

const passage = z.looseObject({ source, span, quote: text });
const claims = z.looseObject({
  sources: z.array(source),
  claims: z.array(
    z.looseObject({
      claim: z.looseObject({ id: text, text, span, citations: z.array(z.looseObject({ label: text })) }),
      outcome: text,
      score: z.number(),
      supports: z.array(z.looseObject({ source: source.nullable(), passage: passage.nullable(), numbers: things })),
      unsupported: z.array(z.looseObject({ text, span })),
      elsewhere: z.array(passage),
      facts: things.optional(),
      ...settled,
    }),
  ),
  notAtHand: count,
  counts: z.record(text, count),
});

const report = z.looseObject({
  schema: z.literal('stet-report/1'),
  engine: text,
  run: text,
  document: z.looseObject({ id: text, name: text, mediaType: text, pages: things, characters: count, skipped: things }),
  references: z.array(finding),
  citations: z.array(z.looseObject({ id: text, span, to: text.nullable(), label: text })),
  remarks: z.array(z.looseObject({ kind: text, span, says: text })),
  quotes: quotes.optional(),
  claims: claims.optional(),
  warnings: z.array(z.looseObject({ kind: text, of: z.array(text), ...settled })),
  decisions: z.array(z.looseObject({ rule: text, says: text, ...decision })).optional(),
  checkedAt: text.optional(),
  edits: z.array(z.looseObject({ of: text, field: text, replacement: text })),
  counts: z.looseObject({ exist: count, exist_minor: count, fake: count, unknown: count, unsure: count }),
  outages: z.array(z.looseObject({ adapter: text, why: text, times: count })),
  extraction: z.looseObject({ seen: count, parsed: count, doubtful: count, skipped: count }),
  audit: z.looseObject({ path: text, events: count, head: text }).nullable(),
});

const missing = z.object({
  schema: z.literal('stet-unread/1'),
  document: z.object({ name: text }),
  error: z.object({ code: text, message: text }),
});

/** What a saved file holds: its reports, and what could not be read when they were made. */
export interface Saved {
  readonly reports: readonly Report[];
  readonly unread: readonly Unread[];
}

/** What is in a value that was read from a file (one report, or a list), or why there is nothing, as a clause without a full stop. */
export function savedReports(value: unknown): Saved | { readonly why: string } {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const reports: Report[] = [];
  const unread: Unread[] = [];
  for (const [n, one] of all.entries()) {
    const row = missing.safeParse(one);
    if (row.success) {
      unread.push({ name: row.data.document.name, why: row.data.error.message, code: row.data.error.code });
      continue;
    }
    const schema = typeof one === 'object' && one !== null ? (one as { readonly schema?: unknown }).schema : undefined;
    if (schema !== 'stet-report/1') return { why: 'not a report of this version of stet (schema stet-report/1); write one with -f json' };
    const looked = report.safeParse(one);
    if (looked.success) {
      reports.push(one as Report);
      continue;
    }
    const [issue] = looked.error.issues;
    const place = [...(all.length > 1 ? [`report ${n + 1}`] : []), ...(issue?.path ?? []).map(String)].join('.');
    return { why: `the report is damaged at ${place}: ${issue?.message ?? 'it does not fit'}; write it again with -f json` };
  }
  return { reports, unread };
}
