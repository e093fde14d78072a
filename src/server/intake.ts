/**
 * Takes what is handed in: files stream to the store while they arrive, counted, looked at once (is it a document at all) and
 * never held in memory; an archive stands for the documents in it where several may come; fields are small. What can be refused at the door is refused there, with the reason, before a file is
 * made for it. How many uploads are under way at once is bounded, so that many bad ones cost little.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { StetError } from '../errors.ts';
import { mediaTypeOf } from '../index.ts';
import type { DeskFiles, KeptFile } from '../store/desk/files.ts';
import { bodyOf, readPast } from './body.ts';
import { type Asked, type House, storable } from './house.ts';
import { bytesOf, type Handed } from './packed/bundle.ts';
import { mayBelong } from './packed/companions.ts';
import { takeArchive } from './packed/taking.ts';
import { Together } from './packed/together.ts';
import { Problem } from './problem.ts';

/** One file that was kept. */
export interface Taken extends KeptFile {
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
}

/** Uploads under way at once, in one server. */
export const UPLOADS_AT_ONCE = 32;
const MOST_FILES = 2_000;
const MOST_FIELD = 1_000_000;
const HEAD = 65_536;

let underWay = 0;

/** Does `work` as one of the uploads under way. Throws Problem 429 when there are too many. */
export async function asUpload<Result>(c: Asked, house: House, work: () => Promise<Result>): Promise<Result> {
  if (underWay >= UPLOADS_AT_ONCE) {
    house.metrics.count('stet_uploads_refused_total', { why: 'too-many' });
    await readPast(c);
    throw new Problem('too-many', 'Too many uploads at once; try again in a second.', { headers: { 'retry-after': '1' } });
  }
  underWay += 1;
  try {
    return await work().finally(() => {
      underWay -= 1;
    });
  } catch (thrown) {
    if (thrown instanceof StetError) house.metrics.count('stet_uploads_refused_total', { why: thrown.code });
    await readPast(c);
    throw thrown;
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
    .slice(-300)
    // Half a character, where the cut went through one.
    .replace(/^[\udc00-\udfff]/, '');
  return clean === '' || clean === '.' || clean === '..' ? fallback : clean;
}

/** A name with the folders that came with it, as the pages write them ("refs › my.bib"): files that belong together name each other so. */
const foldersOf = (given: string | undefined, name: string): string =>
  [...(given ?? '').split(/[\\/]/).slice(0, -1), name]
    .map((part) => cleanName(part, ''))
    .filter((part) => part !== '')
    .join(' › ');

/**
 * Looks at the beginning of a stream: what it is, and all of it again. Throws StetError for what is no document, or empty; then
 * nothing more is read of it.
 */
async function lookedAt(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  given: string,
): Promise<{ readonly mediaType: string; readonly whole: AsyncGenerator<Uint8Array> }> {
  const source = stream[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  try {
    for (let size = 0; size < HEAD; ) {
      const { done, value } = await source.next();
      if (done === true) break;
      pieces.push(value);
      size += value.length;
    }
    const head = Buffer.concat(pieces);
    if (head.length === 0) throw new StetError('empty-input', `${name}: the file is empty; check that it was saved or downloaded whole.`);
    const whole = async function* (): AsyncGenerator<Uint8Array> {
      yield head;
      yield* { [Symbol.asyncIterator]: () => source };
    };
    const mediaType = mediaTypeOf(head, { name, mediaType: given });
    return { mediaType, whole: whole() };
  } catch (thrown) {
    await source.return?.();
    throw thrown;
  }
}

/** A file on its way: the part of the form it came in, its name, the media type it was given. */
interface Coming {
  readonly field: string;
  readonly name: string;
  readonly given: string;
}

const ARCHIVE = 'application/zip';

/** Keeps a document that lies unpacked, with all that belongs to it. */
async function keepHanded(files: DeskFiles, handed: Handed, most: number, field: string): Promise<Taken> {
  const name = cleanName(handed.name, 'document');
  const { mediaType, whole } = await lookedAt(createReadStream(handed.path), name, '');
  await whole.return(undefined);
  if (mediaType === ARCHIVE)
    throw new StetError('unknown-media-type', `${name} is an archive within an archive; hand it in by itself, or unpack it.`);
  return { ...(await files.put(bytesOf(handed), most)), field, name, mediaType };
}

/** Keeps a file that comes in, or the documents of an archive; `refuse` is told of those that are not taken. */
async function keepAll(
  files: DeskFiles,
  stream: AsyncIterable<Uint8Array>,
  most: number,
  { field, name, given }: Coming,
  refuse: (name: string, why: StetError) => void,
): Promise<readonly Taken[]> {
  const { mediaType, whole } = await lookedAt(stream, name, given);
  if (mediaType !== ARCHIVE) return [{ ...(await files.put(whole, most)), field, name, mediaType }];
  const taken: Taken[] = [];
  await takeArchive(whole, name, most, async (one) => {
    const own = await keptOr(refuse, one.name, () => {
      if ('refused' in one) throw one.refused;
      return keepHanded(files, one, most, field);
    });
    taken.push(...own);
  });
  return taken;
}

/** What `work` keeps; nothing where it is refused, of which `refuse` is told. */
async function keptOr(refuse: (name: string, why: StetError) => void, name: string, work: () => Promise<Taken>): Promise<readonly Taken[]> {
  try {
    return [await work()];
  } catch (thrown) {
    if (!(thrown instanceof StetError) || thrown.code === 'store-failed') throw thrown;
    refuse(name, thrown);
    return [];
  }
}

/** The body itself as one file, or as an archive of one paper with what belongs to it. Throws Problem or StetError. */
export async function takeBody(c: Asked, house: House, given: string): Promise<Taken> {
  const most = house.settings.limits.inputBytes;
  refuseLong(c, most);
  const coming = { field: 'document', name: cleanName(c.req.query('name'), 'document'), given };
  return onlyOne(
    await keepAll(house.place.files, bodyOf(c), most, coming, (_, why) => {
      throw why;
    }),
  );
}

/** The one document of what was handed in as one. Throws Problem for none and for several. */
export function onlyOne(files: readonly Taken[]): Taken {
  const [document, ...more] = files;
  if (document === undefined) throw new Problem('usage', 'The form holds no document; put it into the part "document".');
  if (more.length === 0) return document;
  const names = files.slice(0, 5).map(({ name }) => name);
  const told = `${names.join(', ')}${files.length > names.length ? ` and ${files.length - names.length} more` : ''}`;
  throw new Problem(
    'usage',
    `These are ${files.length} documents (${told}); POST them to /v1/batches. Files that belong to a paper go with it where it names them.`,
  );
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
  const files: Promise<readonly Taken[]>[] = [];
  /** Where among the parts each file came that waits for others. */
  const laid = new Map<string, number>();
  const refused: { name: string; error: StetError }[] = [];
  const fields: Record<string, string> = {};
  let failure: unknown = null;
  /** Ends the reading of the form at its next piece. */
  const stop = new AbortController();
  const fail = (thrown: unknown): void => {
    failure ??= thrown;
    stop.abort();
  };
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: { 'content-type': c.req.header('content-type') ?? '' },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { files: MOST_FILES, fields: 40, fieldSize: MOST_FIELD, fieldNameSize: 200, headerPairs: 60, parts: MOST_FILES + 40 },
    });
  } catch (thrown) {
    throw new Problem('usage', `The body is no multipart/form-data: ${thrown instanceof Error ? thrown.message : ''}`);
  }
  const refuse = (name: string, error: StetError): void => {
    // A paper is not checked against half of what was meant for it without a word.
    if (lenient) refused.push({ name, error });
    else fail(error);
  };
  const together = new Together();
  const kept = async (stream: AsyncIterable<Uint8Array>, coming: Coming, path: string): Promise<readonly Taken[]> => {
    if (coming.field === 'sources' || !mayBelong(coming.name)) return keepAll(house.place.files, stream, most, coming, refuse);
    const nth = files.length;
    const { whole } = await lookedAt(stream, coming.name, coming.given);
    laid.set(await together.lay(whole, path, most), nth);
    return [];
  };
  parser.on('file', (field, stream, { filename, mimeType }) => {
    const name = cleanName(filename, 'document');
    // A form that breaks off is told by its parts as well; the whole says so below, and a part nobody listens to ends the process.
    stream.on('error', () => undefined);
    files.push(
      // Left whole when its reader gives up: what is left of it is read past, so that the next file can come.
      kept(
        stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
        { field, name, given: mimeType },
        foldersOf(filename, name),
      ).catch((thrown: unknown) => {
        stream.resume();
        if (lenient && thrown instanceof StetError && thrown.code !== 'store-failed') refused.push({ name, error: thrown });
        else fail(thrown);
        return [];
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
    await pipeline(bodyOf(c), parser, { signal: stop.signal });
  } catch (thrown) {
    failure ??= new Problem('usage', `The upload broke off or is damaged: ${thrown instanceof Error ? thrown.message : 'unreadable'}`);
  }
  const parts: (readonly Taken[])[] = await Promise.all(files);
  try {
    if (failure !== null) throw failure;
    // In the order in which they came.
    for (const one of await together.documents())
      parts[laid.get(one.path) ?? parts.length] = await keptOr(refuse, one.name, () =>
        keepHanded(house.place.files, one, most, 'documents'),
      );
    if (failure !== null) throw failure;
  } finally {
    together.close();
  }
  const taken = parts.flat();
  if (taken.length > MOST_FILES) throw new Problem('too-large', `More documents than are taken at once; at most ${MOST_FILES}.`);
  return { files: taken, fields, refused };
}

/** Refuses by its own word what says to be too long, before a byte is read. */
function refuseLong(c: Asked, most: number): void {
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > most + MOST_FIELD)
    throw new StetError(
      'too-large',
      `This is more than the ${Math.round(most / 1048576)} MB that are taken. Split it, or have whoever runs the server raise the limit (--limit-input-bytes).`,
    );
}

export const bodyHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
