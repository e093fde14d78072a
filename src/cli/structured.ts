/**
 * `stet claims --structured`: the claims of structured output (any JSON with `source_refs`) against its sources. Writes what was found,
 * or with --fixed the JSON itself with corrected references.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnswerAudit } from '../answer/run.ts';
import { logStructured, type StructuredSubject } from '../claims-run.ts';
import { builtInJudge } from '../compare/claim/judge/judge.ts';
import { StetError, whyUnread } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { correctedText, type StructuredOptions, type StructuredReport, type StructuredSource, verifyStructured } from '../structured.ts';
import { checkPlace, keepApart } from './folders.ts';
import { bytesOf } from './inputs.ts';
import { writeWhole } from './output.ts';
import { sourcesOf } from './quotes/sources.ts';
import { readOptions } from './reading.ts';
import { jsonOf, type ReadJson } from './structured/json.ts';
import type { World } from './world.ts';

export interface StructuredFlags {
  readonly structured: string;
  readonly sources: readonly string[];
  readonly schema?: string;
  readonly fixed?: string;
  readonly format: string;
}

const MOST = 64 * 1024 * 1024;

/**
 * Checks one JSON file. Gives the exit status: 0 every claim that was checked stands, 1 one does not or the JSON does not keep to its
 * schema, 3 there was none to check. Throws StetError for an input that cannot be read.
 */
export async function checkStructured(flags: StructuredFlags, settings: Settings, world: World): Promise<number> {
  if (flags.format !== 'json' && flags.format !== 'jsonl' && flags.format !== 'pretty')
    throw new StetError('usage', `--structured writes pretty, json or jsonl, not ${flags.format}`);
  if (flags.fixed !== undefined && flags.fixed !== '-') {
    keepApart([flags.fixed], flags.sources, { cwd: world.cwd, flag: '--fixed' });
    checkPlace(resolve(world.cwd, flags.fixed), '--fixed');
  }
  const { subject, report, read } = await structuredAgain(flags, settings, world);
  const audit = logStructured(settings, subject, report);
  if (flags.fixed !== undefined) {
    const text = `${read.before}${correctedText(read.text, report)}`;
    // A file stays to the byte as it was but for its references; a terminal and a block of code have their line end.
    if (flags.fixed === '-') world.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    else writeWhole(resolve(world.cwd, flags.fixed), read.block ? `${text}\n` : text);
  }
  if (flags.fixed !== '-') world.stdout.write(printed(report, audit, flags.format));
  if (!report.ok) return 1;
  return report.claims.length === 0 && !settings.allowIncomplete ? 3 : 0;
}

/** Reads and checks one JSON file: also what a replay repeats. */
export async function structuredAgain(
  flags: Pick<StructuredFlags, 'structured' | 'sources' | 'schema'>,
  settings: Settings,
  world: World,
): Promise<{ readonly subject: StructuredSubject; readonly report: StructuredReport; readonly read: ReadJson }> {
  if (flags.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const given = await textOf(flags.structured, world);
  const read = jsonOf(flags.structured, given);
  const schema = flags.schema === undefined ? undefined : jsonOf(flags.schema, readText(flags.schema, world)).json;
  if (schema !== undefined && (typeof schema !== 'object' || schema === null || Array.isArray(schema)))
    throw new StetError('usage', `${flags.schema}: a JSON Schema is an object`);
  const prepared = await sourcesOf(flags.sources, world, readOptions(settings, world.signal));
  const sources: StructuredSource[] = prepared.map(({ id, name, aliases, searched }) => ({
    id,
    text: searched.passages.text,
    aliases: [name, ...aliases],
  }));
  const { enabled, ...seed } = settings.citation_verification.post_verification;
  if (!enabled)
    throw new StetError('usage', 'citation_verification.post_verification.enabled is off; switch it on to check structured output');
  const options: StructuredOptions = {
    maxClaims: seed.max_claims_to_verify,
    isolation: seed.include_stage4_isolation,
    correction: seed.include_stage5_correction,
    numeric: seed.include_stage6_numeric,
    threshold: seed.confidence_threshold,
    skipLowPriority: seed.skip_low_priority_claims,
    judge: builtInJudge(),
    ...(schema === undefined ? {} : { schema: schema as Readonly<Record<string, unknown>> }),
  };
  const document = `sha256:${createHash('sha256').update(given).digest('hex')}`;
  const subject = { name: flags.structured, document, sources: prepared.map(({ version }) => version) };
  return { subject, report: verifyStructured(read.json, sources, options), read };
}

async function textOf(file: string, world: World): Promise<string> {
  return file === '-' ? new TextDecoder().decode(await bytesOf(world.stdin, '-', MOST, 'split it')) : readText(file, world);
}

function readText(file: string, world: World): string {
  try {
    return readFileSync(resolve(world.cwd, file), 'utf8');
  } catch (thrown) {
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

const WHY = {
  'low-priority': 'of little weight',
  'beyond-the-limit': 'beyond max_claims_to_verify',
  'no-statement': 'true or false alone states nothing',
} as const;
const ACTIONS = { REPLACE: 'references replaced by', REMOVE: 'references cut down to', ADD_ALTERNATE: 'references widened to' } as const;

function printed(report: StructuredReport, audit: AnswerAudit, format: string): string {
  if (format === 'json') return `${JSON.stringify({ ...report, audit }, null, 2)}\n`;
  if (format === 'jsonl')
    return report.claims.map(({ claim, ...rest }) => `${JSON.stringify({ pointer: claim.pointer, text: claim.text, ...rest })}\n`).join('');
  const lines: string[] = [];
  for (const { pointer, says } of report.problems) lines.push(`schema  ${pointer || '/'}  ${plain(says)}`);
  for (const { claim, outcome, score, sentences, unknown, action, sources } of report.claims) {
    lines.push(`${outcome.padEnd(12)} ${score.toFixed(2)}  ${plain(claim.pointer)}`);
    if (outcome !== 'supported')
      for (const { span, outcome: own, says } of sentences)
        if (own !== 'supported') lines.push(`    ${plain(claim.text.slice(span.start, span.end))}`, `    ${plain(says)}`);
    if (unknown.length > 0) lines.push(`    leads to no source at hand: ${unknown.map((ref) => plain(String(ref))).join(', ')}`);
    if (action !== null) lines.push(`    ${ACTIONS[action]} ${sources.length === 0 ? 'none' : sources.map(plain).join(', ')}`);
  }
  for (const { pointer, why } of report.skipped) lines.push(`not checked         ${plain(pointer)}  ${WHY[why]}`);
  const { supported, partial, unsupported, contradicted, unverifiable } = report.counts;
  if (report.claims.length === 0 && report.skipped.length === 0 && report.problems.length === 0) lines.push(NOTHING_CITES);
  lines.push(
    `${report.claims.length} ${report.claims.length === 1 ? 'claim' : 'claims'}: ${supported} supported, ${partial} partly, ${unsupported} not, ${contradicted} contradicted, ${unverifiable} without references; ${report.skipped.length} not checked.`,
  );
  return `${lines.join('\n')}\n`;
}

const NOTHING_CITES =
  'nothing cites here: a text cites by source_refs, in a field beside it ("summary" and "summary_source_refs") or in its own object';

/** Text of others on one line, without what moves a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 300);
