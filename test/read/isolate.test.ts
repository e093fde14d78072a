import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { closeReaders, type ReadJob, readApart } from '../../src/read/isolate.ts';
import { withLimits } from '../../src/read/limits.ts';

afterAll(closeReaders);

const job = (name: string, limits: Parameters<typeof withLimits>[0] = {}): ReadJob => ({ name, limits: withLimits(limits) });
const bytes = (text: string) => async (): Promise<Uint8Array> => new TextEncoder().encode(text);

const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return 'read';
  } catch (thrown) {
    if (!(thrown instanceof StetError)) throw thrown;
    return thrown.code;
  }
};

/** A small PDF whose content stream is one deep pile of saves and loops through a form that calls itself a thousand times over. */
function slowPdf(): string {
  const form = (n: number): string => `/F${n} Do `.repeat(12);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</F1 5 0 R>>/Font<</A 12 0 R>>>>>>',
    stream(form(1)),
    ...[2, 3, 4, 5, 6, 7].map((n) =>
      stream(form(n), `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F${n} ${n + 4} 0 R>>>>`),
    ),
    stream('BT /A 9 Tf (again and again) Tj ET', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</A 12 0 R>>>>'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let out = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = out.length;
    out += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const xref = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  return `${out}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF`;
}
const stream = (content: string, extra = ''): string => `<</Length ${content.length}${extra}>>stream\n${content}\nendstream`;

/** Sends a signal to a child, which may have ended by itself since it was listed. */
function sent(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
  }
}

describe('reading in a child process', () => {
  it('gives the document over whole', async () => {
    const document = await readApart(job('a.txt'), bytes('First words.\n\nSecond words.'));
    expect(document).toMatchObject({ name: 'a.txt', mediaType: 'text/plain' });
    expect(document.text).toContain('Second words.');
  });

  it('gives the parser’s own errors over with their codes', async () => {
    expect(await codeOf(readApart(job('a.pdf'), bytes('%PDF-1.4 nothing')))).toBe('unreadable-input');
    expect(await codeOf(readApart(job('a.docx'), bytes('PK\u0003\u0004 nothing')))).toBe('unreadable-input');
  });

  it('stops a document that takes too long, and goes on with the next', async () => {
    const slow = readApart(job('slow.pdf', { milliseconds: 700 }), bytes(slowPdf()));
    const next = readApart(job('next.txt'), bytes('Next words.'));
    expect(await codeOf(slow)).toBe('too-slow');
    expect((await next).text).toContain('Next words.');
    expect((await readApart(job('after.txt'), bytes('Words after.'))).text).toContain('Words after.');
  });

  it.runIf(process.platform === 'linux')('does not blame a document for a machine that does not get round to it', async () => {
    await readApart(job('warm.txt'), bytes('Warm words.'));
    const children = (): number[] =>
      readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);
    const pids = children().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read/child'));
    expect(pids).not.toEqual([]);
    const to = (signal: NodeJS.Signals): void => {
      for (const pid of pids) sent(pid, signal);
    };
    to('SIGSTOP');
    const held = readApart(job('held.txt', { milliseconds: 2000 }), bytes('Words that waited.'));
    await new Promise((done) => setTimeout(done, 2500));
    to('SIGCONT');
    expect((await held).text).toContain('Words that waited.');
  });

  it('stops a document that needs too much memory', async () => {
    const big = `@article{a, title = {${'word '.repeat(1_000_000)}}}`.repeat(40);
    expect(await codeOf(readApart(job('big.bib', { memoryBytes: 64 * 1024 * 1024 }), bytes(big)))).toBe('too-large');
  });

  it.runIf(process.platform === 'linux')('does not blame a document for the memory that others left in its child', async () => {
    const children = (): number[] =>
      readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number)
        .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read/child'));
    // As the system's memory guard would, each time a child has the document in hand.
    const killing = (times: number) => async (): Promise<Uint8Array> => {
      if (times <= 0) return new TextEncoder().encode('Words at last.');
      times -= 1;
      for (const pid of children()) sent(pid, 'SIGKILL');
      return new Promise(() => undefined);
    };
    await readApart(job('warm.txt'), bytes('Warm words.'));
    expect((await readApart(job('held.txt'), killing(1))).text).toContain('Words at last.');
    // In a child of its own it is its own doing.
    expect(await codeOf(readApart(job('fat.txt'), killing(9)))).toBe('too-large');
  });

  it('stops when it is told to, before, while waiting and while reading', async () => {
    const before = new AbortController();
    before.abort();
    expect(await codeOf(readApart(job('a.txt'), bytes('x'), { signal: before.signal }))).toBe('interrupted');
    const during = new AbortController();
    const reads = [1, 2, 3, 4].map((n) => codeOf(readApart(job(`${n}.pdf`), bytes(slowPdf()), { signal: during.signal })));
    setTimeout(() => during.abort(), 300);
    expect(await Promise.all(reads)).toEqual(['interrupted', 'interrupted', 'interrupted', 'interrupted']);
    expect((await readApart(job('b.txt'), bytes('Still here.'))).text).toContain('Still here.');
  });

  it('passes on what goes wrong while the bytes are loaded, and keeps the child', async () => {
    const load = async (): Promise<Uint8Array> => {
      throw new StetError('not-found', 'gone');
    };
    expect(await codeOf(readApart(job('a.txt'), load))).toBe('not-found');
    expect((await readApart(job('b.txt'), bytes('Words.'))).text).toContain('Words.');
  });

  it('ends what waits when the readers are closed, and starts anew', async () => {
    const reads = [1, 2, 3].map((n) => codeOf(readApart(job(`${n}.pdf`), bytes(slowPdf()))));
    closeReaders();
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['interrupted']));
    expect((await readApart(job('c.txt'), bytes('Again.'))).text).toContain('Again.');
  });
});
