/**
 * Checks a report with nothing else at hand: its seal leads from the report's own hash over the line that holds it and the
 * run's entry to a signed checkpoint. What only a key that is known from elsewhere can tell is said to be so. Also reads the
 * things that people keep as anchors: reports, checkpoints, proofs, keys.
 */
import { StetError } from '../errors.ts';
import type { Report } from '../model/report.ts';
import { nameTwice } from '../text/json-twice.ts';
import { withPlainEnds } from '../text/kept-text.ts';
import { checkProof, readCheckpoint, readProof } from './checkpoint.ts';
import { readEntry } from './commits.ts';
import { leafHash } from './merkle.ts';
import { readVkey, type Verifier } from './note.ts';
import { verifyInclusion } from './proofs.ts';
import { reportHash, shownHash } from './reported.ts';
import type { Finding } from './verify-run.ts';

/** Something kept elsewhere that a log or a report is held against. */
export interface Anchor {
  /** Where it came from, for a person. */
  readonly from: string;
  readonly vkey: Verifier | null;
  /** A signed checkpoint; null when only a key was kept. */
  readonly note: string | null;
}

/** The values of a JSON text, one or a list of them; none for a text that is no JSON. */
function valuesIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}

/** Of a name that stands twice only the last value is under the seal, and a reader sees both. */
function refuseTwice(text: string): void {
  const name = nameTwice(text);
  if (name !== null)
    throw new StetError(
      'log-broken',
      `The name "${name}" stands twice in one object of it: one value is under the seal, and the other was put beside it.`,
    );
}

/** Reports in a JSON text; null when there are none. Throws StetError `log-broken` where a name stands twice in one object. */
export function reportsIn(text: string): Report[] | null {
  // That a document could not be read is in no seal: it says nothing of the reports beside it.
  const all = valuesIn(text).filter((one) => ((one ?? {}) as { schema?: unknown }).schema !== 'stet-unread/1');
  const isReport = (one: unknown): one is Report => {
    const { schema, references } = (one ?? {}) as { schema?: unknown; references?: unknown };
    return schema === 'stet-report/1' && Array.isArray(references);
  };
  if (all.length === 0 || !all.every(isReport)) return null;
  refuseTwice(text);
  return all;
}

/** Something shown that carries the seal of its run. */
export interface Sealed {
  readonly run: string;
  readonly audit: Report['audit'];
  /** Hash of what was shown, as it is in the file. */
  readonly shown: string;
}

/**
 * Checked answers and structured output in a JSON text (`stet answer`, `stet claims`, `-f json`), each with its seal; null when there are
 * none. What is beside the report and its edits (the name it was checked under) was not sealed. Throws as `reportsIn`.
 */
export function sealedIn(text: string): Sealed[] | null {
  const values = valuesIn(text);
  const all = values.flatMap((value) => sealedOf(value) ?? []);
  if (all.length === 0 || all.length < values.length) return null;
  refuseTwice(text);
  return all;
}

function sealedOf(value: unknown): Sealed | null {
  if (typeof value !== 'object' || value === null) return null;
  const { audit, ...rest } = value as { audit?: (NonNullable<Report['audit']> & { readonly run?: unknown }) | null };
  const { verification, edits, schema } = rest as { verification?: { schema?: unknown } | null; edits?: unknown; schema?: unknown };
  const answer = verification?.schema === 'stet-answer/1';
  if (!answer && schema !== 'stet-structured/1') return null;
  const run = typeof audit?.run === 'string' ? audit.run : '';
  const shown = shownHash(answer ? { verification, ...(edits === undefined ? {} : { edits }) } : rest);
  return { run, audit: audit ?? null, shown };
}

/**
 * What a file can anchor: a saved report (JSON, Markdown, SARIF), a signed checkpoint, a tlog-proof, or a public key.
 * Throws StetError 'usage' for anything else. Line ends, a byte order mark and what a copy lost at its end are no difference.
 */
export function anchorsIn(kept: string, from: string): Anchor[] {
  const text = `${withPlainEnds(kept.replace(/^\uFEFF/, '')).trimEnd()}\n`;
  const none = (): StetError =>
    new StetError('usage', `${from} cannot be an anchor: it is no report with a seal, no signed checkpoint, no proof and no public key.`);
  const reports = reportsIn(text) ?? sealedIn(text);
  if (reports !== null) {
    const anchors = reports.flatMap(({ audit }) =>
      audit?.vkey === undefined || audit.checkpoint === undefined ? [] : [{ from, vkey: readVkey(audit.vkey), note: audit.checkpoint }],
    );
    if (anchors.length === 0) throw none();
    return anchors;
  }
  const inside = sealsInside(text);
  if (inside.length > 0)
    return inside.map(({ proof, vkey }) => ({ from, vkey: vkey === null ? null : readVkey(vkey), note: readProof(proof).checkpoint }));
  if (text.startsWith('c2sp.org/tlog-proof@v1\n')) return [{ from, vkey: null, note: readProof(text).checkpoint }];
  const split = text.lastIndexOf('\n\n');
  try {
    // As `stet audit root --key` prints them: one a line, several once the log changed its key.
    if (split < 0)
      return text
        .trim()
        .split('\n')
        .map((line) => ({ from, vkey: readVkey(line), note: null }));
    readCheckpoint(text.slice(0, split + 1));
    return [{ from, vkey: null, note: text }];
  } catch {
    throw none();
  }
}

/** Seals that lie in a report in Markdown or SARIF. */
function sealsInside(text: string): { readonly proof: string; readonly vkey: string | null }[] {
  if (/^\s*\{/.test(text)) {
    try {
      const { runs } = JSON.parse(text) as { runs?: readonly { properties?: { seals?: readonly { proof: string; vkey: string }[] } }[] };
      return (runs ?? [])
        .flatMap((run) => run.properties?.seals ?? [])
        .filter(({ proof, vkey }) => typeof proof === 'string' && typeof vkey === 'string');
    } catch {
      return [];
    }
  }
  const [, ...after] = text.split('\n````text\nc2sp.org/tlog-proof@v1\n');
  return after.map((rest) => {
    const [proof = '', , sealed = ''] = rest.split('\n````');
    return { proof: `c2sp.org/tlog-proof@v1\n${proof}\n`, vkey: sealed.trimEnd().split('\n').at(-1) ?? null };
  });
}

/** Checks one report against its own seal and, for the key, against anchors. */
export const verifyReport = (report: Report, anchors: readonly Anchor[]): Finding[] =>
  verifySealed({ run: report.run, audit: report.audit, shown: reportHash(report) }, anchors);

/** Checks something shown against the seal it carries and, for the key, against anchors. */
export function verifySealed({ run, audit, shown }: Sealed, anchors: readonly Anchor[]): Finding[] {
  const where = typeof run === 'string' && run !== '' ? run : 'the report';
  const tampered = (says: string): Finding[] => [{ kind: 'tampered', where, says }];
  const { entry, proof, vkey, reported } = audit ?? {};
  if (audit === null || audit === undefined || entry === undefined || proof === undefined || vkey === undefined || reported === undefined)
    return [{ kind: 'unclear', where, says: 'The report carries no seal: it was made without a log, or the seal was taken out.' }];
  try {
    const sealed = readEntry(Buffer.from(entry));
    if (sealed?.size !== audit.events) return tampered('The report says that its log has another number of lines than was sealed.');
    if (sealed?.h !== run || sealed.size === undefined || sealed.root === undefined) return tampered('The seal is of another run.');
    const key = readVkey(vkey);
    const checkpoint = checkProof(readProof(proof), leafHash(Buffer.from(entry)), [key]);
    if (audit.checkpoint !== undefined && audit.checkpoint !== checkpoint.note)
      return tampered('The checkpoint beside the proof is another one than that in it.');
    const { line, index, path } = reported;
    const root = Buffer.from(sealed.root, 'hex');
    const hashes = path.map((hash) => Buffer.from(hash, 'hex'));
    if (!verifyInclusion(index, sealed.size, leafHash(Buffer.from(line)), hashes, root))
      return tampered('The line that holds the hash of the report is not in the sealed log.');
    const event = JSON.parse(line) as { ev?: unknown; i?: unknown; report?: unknown };
    if (event.ev !== 'reported' || event.i !== index || event.report !== shown)
      return tampered('The report is not the one that was logged: something in it was changed.');
    const keys = anchors.flatMap((anchor) => (anchor.vkey === null ? [] : [anchor.vkey.vkey]));
    const unclear = (says: string): Finding[] => [{ kind: 'unclear', where, says }];
    if (keys.length === 0)
      return unclear(
        'The report fits its seal, by the key that it names itself. Give that key as you know it from elsewhere with --anchor.',
      );
    if (keys.includes(vkey)) return [];
    // A log may change its key (`stet audit rotate`), and a report does not carry what proves it.
    return keys.some((kept) => readVkey(kept).name === key.name)
      ? unclear(
          `The report fits its seal, by another key of ${key.name} than the anchor names. Either the log was given a new key since (stet audit root --key lists all; an exported run proves each change), or somebody else made this.`,
        )
      : tampered('The seal is by another key than the anchor names.');
  } catch (thrown) {
    return tampered(thrown instanceof StetError ? thrown.message : 'The seal is malformed.');
  }
}
