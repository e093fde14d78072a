/** Threads that gather: the same answers in the same order as one thread, and nothing lost when one breaks down. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { gatherThreads } from '../../src/gather/threads.ts';
import { gather } from '../../src/gather.ts';
import { localIndex } from '../../src/lookup/local.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { BibliographicIndex, Gathered } from '../../src/model/ports.ts';
import { readDocument } from '../../src/read/index.ts';
import { buildIndex } from '../../src/store/index/build.ts';
import { openIndex } from '../../src/store/index/read.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-gather-'));
const path = join(folder, 'works.idx');
const THINGS = ['barley', 'copper', 'lanterns', 'harbours', 'ledgers', 'orchards', 'bridges', 'clocks'];
const WAYS = ['counting', 'drying', 'mending', 'sorting', 'weighing', 'storing'];
const works = WAYS.flatMap((way, i) =>
  THINGS.map((thing, j) => ({
    id: `${i}-${j}`,
    type: 'article-journal',
    title: `On ${way} ${thing} along the northern coast`,
    author: [{ family: `Quill${thing}`, given: 'Ada' }],
    issued: { 'date-parts': [[1980 + i * 3 + j]] },
    'container-title': 'Journal of Examples',
    volume: String(i + 1),
    page: `${j * 20 + 1}-${j * 20 + 9}`,
  })),
);
let index: BibliographicIndex;
let references: readonly Reference[];
let alone: readonly Gathered[];
const signal = new AbortController().signal;
const here = (reference: Reference): Promise<Gathered> => gather(reference, { adapters: [localIndex(index)], signal });

beforeAll(async () => {
  const from = join(folder, 'works.csl.jsonl');
  writeFileSync(from, works.map((work) => JSON.stringify(work)).join('\n'));
  await buildIndex({ from: [from], out: path });
  index = openIndex(path);
  const list = works.map(
    ({ title, issued, volume, page }, i) =>
      // Every third one is told a little wrong, every seventh is held by nobody.
      `Quill, A. (${(issued['date-parts'][0]?.[0] ?? 0) + (i % 3 === 0 ? 4 : 0)}). ${i % 7 === 0 ? `Unheard of number ${i} in the south` : title}. Journal of Examples, ${volume}, ${page}.`,
  );
  const file = join(folder, 'refs.txt');
  writeFileSync(file, list.join('\n'));
  references = extract(await readDocument({ name: file, path: file })).references;
  alone = await Promise.all(references.map(here));
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('gathering in threads', () => {
  it('gives what one thread gives, reference by reference', async () => {
    expect(references.length).toBe(works.length);
    let own = 0;
    const counted = (reference: Reference): Promise<Gathered> => {
      own += 1;
      return here(reference);
    };
    const threads = gatherThreads({ indexes: [{ path, hash: index.manifest.hash }], here: counted, threads: 2, worth: 10 });
    try {
      expect(threads.width(references.length)).toBeGreaterThan(2);
      expect(await Promise.all(references.map((reference) => threads.gather(reference, [])))).toEqual(alone);
      expect(own).toBe(0);
    } finally {
      await threads.close();
    }
  });

  it('starts nothing for a short list, or where there is one processor', async () => {
    const threads = gatherThreads({ indexes: [{ path, hash: index.manifest.hash }], here, threads: 2, worth: 10 });
    expect(threads.width(9)).toBeNull();
    expect(gatherThreads({ indexes: [], here, threads: 1, worth: 10 }).width(1000)).toBeNull();
    await threads.close();
  });

  it('goes on in this thread when the others break down', async () => {
    const threads = gatherThreads({ indexes: [{ path, hash: 'sha256:another' }], here, threads: 2, worth: 10 });
    try {
      threads.width(references.length);
      expect(await Promise.all(references.map((reference) => threads.gather(reference, [])))).toEqual(alone);
      expect(threads.width(references.length)).toBeNull();
    } finally {
      await threads.close();
    }
  });

  it('takes references in hand before they are asked for, also where nobody comes back to the event loop meanwhile', async () => {
    let own = 0;
    const counted = (reference: Reference): Promise<Gathered> => {
      own += 1;
      return here(reference);
    };
    const threads = gatherThreads({ indexes: [{ path, hash: index.manifest.hash }], here: counted, threads: 2, worth: 10 });
    try {
      threads.width(references.length);
      const begin = threads.ahead(signal);
      // Many more than are dealt out at once, so that some wait for what comes back.
      const asked = [...references, ...references, ...references].map((reference) => begin(reference, []));
      const gathered: Gathered[] = [];
      for (const ask of asked) gathered.push(await ask());
      expect(gathered).toEqual([...alone, ...alone, ...alone]);
      expect(own).toBe(0);
    } finally {
      await threads.close();
    }
  });

  it('gathers what a broken-off run still asks for, and nothing else', async () => {
    const stop = new AbortController();
    const seen = new Set<string>();
    const counted = (reference: Reference): Promise<Gathered> => {
      seen.add(reference.id);
      return here(reference);
    };
    const threads = gatherThreads({ indexes: [{ path, hash: index.manifest.hash }], here: counted, threads: 2, worth: 10 });
    try {
      threads.width(references.length);
      stop.abort();
      const begin = threads.ahead(stop.signal);
      const asked = references.map((reference) => begin(reference, []));
      await threads.gather(references[0] as Reference, []);
      expect(await asked[1]?.()).toEqual(alone[1]);
      expect([...seen]).toEqual([references[1]?.id]);
    } finally {
      await threads.close();
    }
  });

  it('does here what is asked for when the threads have broken down, and leaves what is not', async () => {
    const seen = new Set<string>();
    const counted = (reference: Reference): Promise<Gathered> => {
      seen.add(reference.id);
      return here(reference);
    };
    const threads = gatherThreads({ indexes: [{ path, hash: 'sha256:another' }], here: counted, threads: 2, worth: 10 });
    try {
      threads.width(references.length);
      const begin = threads.ahead(signal);
      const asked = references.map((reference) => begin(reference, []));
      expect(await asked[5]?.()).toEqual(alone[5]);
      expect([...seen]).toEqual([references[5]?.id]);
      // None has started that could.
      expect(await begin(references[6] as Reference, [])()).toEqual(alone[6]);
    } finally {
      await threads.close();
    }
  });
});
