/**
 * Takes what is handed in: files stream to the store while they arrive, counted, looked at once (is it a document at all) and
 * never held in memory; fields are small. What can be refused at the door is refused there, with the reason. How many uploads
 * are under way at once is bounded, so that many bad ones cost little.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { StetError } from '../errors.ts';
import { mediaTypeOf } from '../index.ts';
import type { DeskFiles, KeptFile } from '../store/desk-files.ts';
import { type Asked, type House, storable } from './house.ts';
import { Problem } from './problem.ts';

/** One file that was kept. */
export interface Taken extends KeptFile {
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
}

/** Uploads under way at once, in one server. */
const MOST_AT_ONCE = 32;
const MOST_FILES = 2_000;
const MOST_FIELD = 1_000_000;
/** Largest body of JSON, in bytes; documents larger than this come as files. */
export const MOST_JSON = 8 * 1024 * 1024;
const HEAD = 65_536;

let underWay = 0;

/** Does `work` as one of the uploads under way. Throws Problem 429 when there are too many. */
export async function asUpload<Result>(c: Asked, house: House, work: () => Promise<Result>): Promise<Result> {
  if (underWay >= MOST_AT_ONCE) {
    house.metrics.count('stet_uploads_refused_total', { why: 'too-many' });
    await readPast(c);
    throw new Problem('too-many', 'Too many uploads at once; try again in a second.', { headers: { 'retry-after': '1' } });
  }
  underWay += 1;
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof StetError) house.metrics.count('stet_uploads_refused_total', { why: thrown.code });
    await readPast(c);
    throw thrown;
  } finally {
    underWay -= 1;
  }
}

const PAST_BYTES = 96 * 1024 * 1024;
const PAST_MS = 5_000;

/**
 * Reads on and throws away what a refused sender still sends, for a while: who is cut off while sending never gets to read why.
 * A sender that goes on longer is cut off.
 */
async function readPast(c: Asked): Promise<void> {
  const body = c.req.raw.body;
  c.header('connection', 'close');
  if (body === null || body.locked) return;
  const until = performance.now() + PAST_MS;
  const reader = body.getReader();
  const clock = setTimeout(() => void reader.cancel().catch(() => undefined), PAST_MS);
  try {
    for (let size = 0; size < PAST_BYTES && performance.now() < until; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += (value as Uint8Array).length;
    }
  } catch {
    // It hung up.
  } finally {
    clearTimeout(clock);
  }
}

/** A file name as people see it: no path, no controls, not too long. */
export function cleanName(given: string | undefined, fallback: string): string {
  const last =
    storable(given ?? '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(-300);
  return clean === '' || clean === '.' || clean === '..' ? fallback : clean;
}

/** Looks at the beginning of a stream and passes it on. Throws StetError for what is no document, or empty. */
async function* lookedAt(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  given: string,
  say: (mediaType: string) => void,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let looked = false;
  const look = (): Buffer => {
    looked = true;
    const head = Buffer.concat(pieces);
    if (head.length === 0) throw new StetError('empty-input', `${name}: the file is empty; check that it was saved or downloaded whole.`);
    say(mediaTypeOf(head, { name, mediaType: given }));
    return head;
  };
  for await (const piece of stream) {
    if (looked) yield piece;
    else {
      pieces.push(piece);
      size += piece.length;
      if (size >= HEAD) yield look();
    }
  }
  if (!looked) yield look();
}

async function keep(
  files: DeskFiles,
  stream: AsyncIterable<Uint8Array>,
  most: number,
  about: { field: string; name: string; given: string },
): Promise<Taken> {
  let mediaType = '';
  const kept = await files.put(
    lookedAt(stream, about.name, about.given, (told) => {
      mediaType = told;
    }),
    most,
  );
  return { ...kept, field: about.field, name: about.name, mediaType };
}

/** The body itself as one file. Throws Problem or StetError. */
export async function takeBody(c: Asked, house: House, given: string): Promise<Taken> {
  const most = house.settings.limits.inputBytes;
  refuseLong(c, most);
  const body = bodyOf(c);
  const name = cleanName(c.req.query('name'), 'document');
  try {
    return await keep(house.place.files, body, most, { field: 'document', name, given });
  } finally {
    body.destroy();
  }
}

export interface Parts {
  readonly files: readonly Taken[];
  readonly fields: Readonly<Record<string, string>>;
  /** Files that were refused, with the reason. */
  readonly refused: readonly { readonly name: string; readonly error: StetError }[];
}

/**
 * The parts of a multipart/form-data body. With `lenient` a file that is refused does not end the upload.
 * Throws Problem or StetError.
 */
export async function takeParts(c: Asked, house: House, lenient: boolean): Promise<Parts> {
  const most = house.settings.limits.inputBytes;
  if (!lenient) refuseLong(c, most * 4);
  const files: Promise<Taken | null>[] = [];
  const refused: { name: string; error: StetError }[] = [];
  const fields: Record<string, string> = {};
  const body = bodyOf(c);
  let failure: unknown = null;
  const fail = (thrown: unknown): void => {
    failure ??= thrown;
    body.destroy();
  };
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: { 'content-type': c.req.header('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { files: MOST_FILES, fields: 40, fieldSize: MOST_FIELD, fieldNameSize: 200, headerPairs: 60, parts: MOST_FILES + 40 },
    });
  } catch (thrown) {
    body.destroy();
    throw new Problem('usage', `The body is no multipart/form-data: ${thrown instanceof Error ? thrown.message : ''}`);
  }
  parser.on('file', (field, stream, { filename, mimeType }) => {
    const name = cleanName(filename, 'document');
    // A form that breaks off is told by its parts as well; the whole says so below, and a part nobody listens to ends the process.
    stream.on('error', () => undefined);
    files.push(
      // Left whole when its reader gives up: what is left of it is read past, so that the next file can come.
      keep(house.place.files, stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>, most, {
        field,
        name,
        given: mimeType,
      }).catch((thrown: unknown) => {
        stream.resume();
        if (lenient && thrown instanceof StetError && thrown.code !== 'store-failed') refused.push({ name, error: thrown });
        else fail(thrown);
        return null;
      }),
    );
  });
  parser.on('field', (field, value, { valueTruncated }) => {
    if (valueTruncated) fail(new Problem('too-large', `The field "${field.slice(0, 60)}" is longer than is taken.`));
    else if (['options', 'name', 'batch', 'anonymous'].includes(field)) fields[field] = storable(value);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => fail(new Problem('too-large', `More parts than are taken at once; at most ${MOST_FILES} files.`)));
  try {
    await pipeline(body, parser);
  } catch (thrown) {
    failure ??= new Problem('usage', `The upload broke off or is damaged: ${thrown instanceof Error ? thrown.message : 'unreadable'}`);
  }
  const taken = await Promise.all(files);
  if (failure !== null) throw failure;
  return { files: taken.filter((one) => one !== null), fields, refused };
}

function bodyOf(c: Asked): Readable {
  const body = c.req.raw.body;
  if (body === null) throw new Problem('usage', 'There is nothing in the request; hand in a document.');
  const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  // Whoever reads it is told; without a listener an upload that breaks off would end the process.
  stream.on('error', () => undefined);
  return stream;
}

/** Refuses by its own word what says to be too long, before a byte is read. */
function refuseLong(c: Asked, most: number): void {
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > most + MOST_FIELD)
    throw new StetError(
      'too-large',
      `This is more than the ${Math.round(most / 1048576)} MB that are taken. Split it, or raise the limit.`,
    );
}

/** The body as JSON, checked. Throws Problem. */
export async function takeJson<Shape>(c: Asked, schema: { safeParse(value: unknown): Checked<Shape> }): Promise<Shape> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const body = bodyOf(c);
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > MOST_JSON) throw new Problem('too-large', `More than ${MOST_JSON / 1048576} MB of JSON; hand the document in as a file.`);
    pieces.push(piece);
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch {
    throw new Problem('usage', 'The body is no JSON in UTF-8.');
  }
  return checkedBy(schema, value);
}

type Checked<Shape> =
  | { readonly success: true; readonly data: Shape }
  | {
      readonly success: false;
      readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
    };

/** The value in its shape. Throws Problem 400 that names each place where it is not. */
export function checkedBy<Shape>(schema: { safeParse(value: unknown): Checked<Shape> }, value: unknown): Shape {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw refusal(checked.error.issues);
}

/** Problem 400 for what zod found. */
export function refusal(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Problem {
  const errors = issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new Problem('usage', errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '), { errors });
}

export const bodyHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
