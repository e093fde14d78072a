import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { closeReaders, type ReadInput, type ReadOptions, readDocument } from '../../src/read/index.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-read-'));
});
afterAll(async () => {
  closeReaders();
  await rm(folder, { recursive: true, force: true });
});

const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** The one error an input ends in: its code, and a sentence that names the input. */
const errorOf = async (input: ReadInput, options: ReadOptions = {}): Promise<string> => {
  try {
    await readDocument(input, options);
    return 'read';
  } catch (thrown) {
    if (!(thrown instanceof StetError)) throw thrown;
    expect(thrown.message).toContain(input.name);
    expect(thrown.message).toMatch(/[.]$/);
    expect(thrown.exit).toBe(2);
    return thrown.code;
  }
};

const pdf = (options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const made = new PDFDocument({ info: { CreationDate: new Date(0) }, ...options });
    const chunks: Buffer[] = [];
    made.on('data', (chunk: Buffer) => chunks.push(chunk));
    made.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    made.text('A page of words.');
    made.end();
  });

describe('inputs that cannot be read: one clear error each', () => {
  it('no such file, a folder, nothing in it', async () => {
    expect(await errorOf({ name: join(folder, 'missing.pdf') })).toBe('not-found');
    await mkdir(join(folder, 'sub'));
    expect(await errorOf({ name: join(folder, 'sub') })).toBe('unreadable-input');
    expect(await errorOf({ name: await file('empty.bib', '') })).toBe('empty-input');
    expect(await errorOf({ name: '-', bytes: new Uint8Array() })).toBe('empty-input');
  });

  it('200 MB, without reading them', async () => {
    const path = join(folder, 'huge.pdf');
    const handle = await open(path, 'w');
    await handle.truncate(200 * 1024 * 1024);
    await handle.close();
    expect(await errorOf({ name: path })).toBe('too-large');
    expect(await errorOf({ name: 'big', bytes: new Uint8Array(2_000) }, { limits: { inputBytes: 1_000 } })).toBe('too-large');
  });

  it('a truncated PDF, a password, a wrong type, binary noise', async () => {
    const whole = await pdf();
    expect(await errorOf({ name: 'cut.pdf', bytes: whole.slice(0, 300) })).toBe('unreadable-input');
    expect(await errorOf({ name: 'locked.pdf', bytes: await pdf({ userPassword: 'secret', pdfVersion: '1.7' }) })).toBe('encrypted-input');
    expect(await errorOf({ name: 'picture.pdf', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 1]) })).toBe(
      'unknown-media-type',
    );
    let state = 12345;
    const noise = Uint8Array.from({ length: 5_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 16;
    });
    expect(await errorOf({ name: 'noise', bytes: noise })).toBe('unknown-media-type');
  });

  it('and the next input is read all the same', async () => {
    const results = await Promise.all([
      errorOf({ name: 'cut.pdf', bytes: (await pdf()).slice(0, 200) }),
      readDocument({ name: 'good.pdf', bytes: await pdf() }),
    ]);
    expect(results[0]).toBe('unreadable-input');
    expect(results[1].text).toBe('A page of words.');
  });
});

describe('inputs that can be read', () => {
  it('from a path and from bytes, apart and in this process: the same document', async () => {
    const bytes = await pdf();
    const path = await file('words.pdf', bytes);
    const apart = await readDocument({ name: 'words.pdf', path });
    const here = await readDocument({ name: 'words.pdf', bytes }, { isolate: false });
    expect(apart).toEqual(here);
    expect(apart.id).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('tells pages as they are read', async () => {
    const told: [number, number | null][] = [];
    await readDocument({ name: 'words.pdf', bytes: await pdf() }, { progress: (done, total) => void told.push([done, total]) });
    expect(told).toEqual([[1, 1]]);
  });

  it('hands a big bibliography over whole', async () => {
    const entries = Array.from({ length: 2_000 }, (_, n) => `@article{key${n}, title = {Title number ${n}}, year = {2001}}`);
    const document = await readDocument({ name: await file('big.bib', entries.join('\n')) });
    expect(document.entries).toHaveLength(2_000);
    expect(document.entries[1_999]?.key).toBe('key1999');
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(readDocument({ name: 'words.pdf', bytes: await pdf() }, { signal: stop.signal })).rejects.toMatchObject({
      code: 'interrupted',
    });
  });
});
