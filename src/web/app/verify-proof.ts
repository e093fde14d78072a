/**
 * Checks a run's seal where the reader sits: SHA-256 and Ed25519 of the browser itself, the tree of RFC 6962, signed
 * checkpoints of C2SP. It asks the server for bytes and believes none of its words. It is the short half of `src/audit`, which
 * reads files and cannot come along; the tests hold both against each other. What a key that is known from elsewhere alone
 * could tell, it says it cannot tell.
 */
import { asSealed } from '../../model/as-sealed.ts';
import type { Report } from '../../model/report.ts';
import { canonical } from '../../text/canonical.ts';
import type { Messages } from './messages/english.ts';
import { words } from './messages/language.ts';

/** One thing that was checked: what, whether it held, and the fact in a clause. */
export interface Check {
  readonly what: keyof Messages['seal']['checks'];
  readonly held: boolean;
  readonly says: string;
}

const EMPTY = new Uint8Array(0);

/** SHA-256, 32 bytes. Throws where the browser gives no cryptography: on pages that did not come over https or from this machine. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Lower-case hex. */
export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of lower-case hex; null when it is none. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2}){0,4096}$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** Bytes of canonical standard base64; null for anything else. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const plain = atob(text);
    return btoa(plain) === text ? Uint8Array.from(plain, (sign) => sign.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Hash of one line of a log, without its line end: SHA-256(0x00 ‖ line). */
export const leafHash = (line: string): Promise<Uint8Array<ArrayBuffer>> => sha256(joined(Uint8Array.of(0), bytesOf(line)));

const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => sha256(joined(Uint8Array.of(1), left, right));

/** Every complete and incomplete level of the tree above the leaves; the last holds the root alone. */
async function levelsOf(leaves: readonly Uint8Array[]): Promise<Uint8Array[][]> {
  const levels: Uint8Array[][] = [[...leaves]];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < below.length; i += 2) {
      const left = below[i] ?? EMPTY;
      const right = below[i + 1];
      above.push(right === undefined ? left : await nodeHash(left, right));
    }
    levels.push(above);
  }
  return levels;
}

/** The root over the leaves, in their order (RFC 6962 § 2.1). */
export async function rootOf(leaves: readonly Uint8Array[]): Promise<Uint8Array> {
  return leaves.length === 0 ? sha256(new Uint8Array(0)) : ((await levelsOf(leaves)).at(-1)?.[0] ?? EMPTY);
}

/** The hashes that lead from leaf `index` to the root (RFC 6962 § 2.1.1); empty outside the tree. */
export async function pathOf(index: number, leaves: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const path: Uint8Array[] = [];
  let at = index;
  for (const level of await levelsOf(leaves)) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1];
    if (beside !== undefined && level.length > 1) path.push(beside);
    at = Math.floor(at / 2);
  }
  return path;
}

/** Whether `path` leads from a leaf at `index` of a tree of `size` to `root`. Never throws. */
export async function leadsTo(
  index: number,
  size: number,
  leaf: Uint8Array,
  path: readonly Uint8Array[],
  root: Uint8Array,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size || leaf.length !== 32) return false;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const next of path) {
    if (next.length !== 32 || last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = await nodeHash(next, hash);
      while (at % 2 === 0 && at !== 0) {
        at = Math.floor(at / 2);
        last = Math.floor(last / 2);
      }
    } else hash = await nodeHash(hash, next);
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && same(hash, root);
}

/** A checkpoint of the commit log: its name, how many entries it had, and their root. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

const wholeNumber = (text: string): number | null => (/^(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : null);

/** Opens a signed checkpoint with a key in C2SP form. Null when the key, the note or the signature is not what it says. */
export async function openCheckpoint(note: string, vkey: string): Promise<Checkpoint | null> {
  const [, name = '', id = '', encoded = ''] = /^([^+\s]{1,200})\+([0-9a-f]{8})\+([A-Za-z0-9+/=]{1,200})$/.exec(vkey) ?? [];
  const material = fromBase64(encoded);
  if (material === null || material.length !== 33 || material[0] !== 1) return null;
  const own = hex((await sha256(joined(bytesOf(`${name}\n`), material))).subarray(0, 4));
  const split = note.lastIndexOf('\n\n');
  if (own !== id || split < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, split + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  const hash = fromBase64(root);
  const count = wholeNumber(size);
  if (origin !== name || count === null || hash === null || hash.length !== 32) return null;
  const key = await crypto.subtle.importKey('raw', material.slice(1), { name: 'Ed25519' }, false, ['verify']);
  for (const line of note
    .slice(split + 2, -1)
    .split('\n')
    .slice(0, 100)) {
    const [mark, by, signed = '', ...more] = line.split(' ');
    const bytes = fromBase64(signed);
    if (mark !== '—' || by !== name || more.length > 0 || bytes === null || bytes.length !== 68) continue;
    if (hex(bytes.subarray(0, 4)) !== id) continue;
    const held = await crypto.subtle.verify({ name: 'Ed25519' }, key, bytes.slice(4), bytesOf(text));
    return held ? { origin, size: count, root: hash } : null;
  }
  return null;
}

/** A C2SP tlog-proof taken apart; null when it is none. */
export function readProof(
  text: string,
): { readonly index: number; readonly path: readonly Uint8Array[]; readonly checkpoint: string } | null {
  const end = text.indexOf('\n\n');
  if (end < 0) return null;
  const [head, ...lines] = text.slice(0, end).split('\n');
  if (lines[0]?.startsWith('extra ') === true) lines.shift();
  const first = lines.shift() ?? '';
  const index = first.startsWith('index ') ? wholeNumber(first.slice(6)) : null;
  const path = lines.map(fromBase64);
  if (head !== 'c2sp.org/tlog-proof@v1' || index === null || path.length > 63) return null;
  return path.every((hash): hash is Uint8Array<ArrayBuffer> => hash?.length === 32)
    ? { index, path, checkpoint: text.slice(end + 2) }
    : null;
}

/** `sha256:…` over the report's canonical JSON, without its run and its seal, as it was logged. */
export async function reportHash(report: Report): Promise<string> {
  const plain: unknown = JSON.parse(
    JSON.stringify(asSealed(report), (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
  );
  return `sha256:${hex(await sha256(bytesOf(canonical(plain))))}`;
}

/** Whether this browser can check anything here: cryptography is given to pages from this machine or over https alone. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Checks a report against its own seal, and a log's lines against the same seal where they are at hand.
 * Gives every check that was made, in order, and stops at the first that does not hold.
 */
export async function checkSeal(report: Report, lines: readonly string[] | null): Promise<Check[]> {
  const { seal } = words();
  const checks: Check[] = [];
  const add = (what: Check['what'], held: boolean, says: string): boolean => {
    checks.push({ what, held, says });
    return held;
  };
  const { entry, proof, vkey, reported } = report.audit ?? {};
  if (entry === undefined || proof === undefined || vkey === undefined || reported === undefined) {
    add('seal', false, seal.noSeal);
    return checks;
  }
  const sealed = readEntry(entry);
  const root = sealed === null ? null : fromHex(sealed.root);
  if (sealed === null || root === null || !add('entry', sealed.h === report.run, seal.ofRun(sealed.h))) {
    if (sealed === null || root === null) add('entry', false, seal.entryUnread);
    return checks;
  }
  if (lines !== null) {
    if (!add('lines', lines.length === sealed.size, seal.linesOf(lines.length, sealed.size))) return checks;
    const own = await rootOf(await Promise.all(lines.map(leafHash)));
    if (!add('root', same(own, root), seal.rootOver(hex(own)))) return checks;
  }
  const parts = readProof(proof);
  const checkpoint = parts === null ? null : await openCheckpoint(parts.checkpoint, vkey);
  if (parts === null || checkpoint === null) {
    add('signature', false, seal.notSigned);
    return checks;
  }
  add('signature', true, seal.signed(vkey.split('+', 2).join('+'), checkpoint.size));
  const included = await leadsTo(parts.index, checkpoint.size, await leafHash(entry), parts.path, checkpoint.root);
  if (!add('inclusion', included, seal.included(parts.index, parts.path.length))) return checks;
  const path = reported.path.map(fromHex);
  const whole = path.every((hash): hash is Uint8Array<ArrayBuffer> => hash !== null);
  const placed = whole && (await leadsTo(reported.index, sealed.size, await leafHash(reported.line), path, root));
  if (!add('logged', placed, seal.reportLine(reported.index))) return checks;
  const logged = /"report":"(sha256:[0-9a-f]{64})"/.exec(reported.line)?.[1];
  const own = await reportHash(report);
  add('report', logged === own, logged === own ? own : seal.otherReport);
  return checks;
}

/** The entry that stands for a run in the commit log; null when it is none. */
function readEntry(entry: string): { readonly h: string; readonly root: string; readonly size: number } | null {
  try {
    const { h, root, size } = JSON.parse(entry) as { h?: unknown; root?: unknown; size?: unknown };
    return typeof h === 'string' && typeof root === 'string' && typeof size === 'number' ? { h, root, size } : null;
  } catch {
    return null;
  }
}
