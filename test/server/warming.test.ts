/** What a worker gets warm with: a real PDF with real references, checked without a trace. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assemble } from '../../src/assemble.ts';
import { closeReaders, extract, readDocument } from '../../src/index.ts';
import type { AuditEvent } from '../../src/model/event.ts';
import { inventedDocument, inventedPdf, warm } from '../../src/server/warming.ts';
import { loadSettings } from '../../src/settings/index.ts';
import { madeFolder } from './started.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
beforeAll(async () => {
  made = await madeFolder();
});
afterAll(() => {
  closeReaders();
  made.remove();
});

it('is a PDF of several pages whose references are found', async () => {
  const document = await readDocument({ name: 'warm.pdf', bytes: inventedPdf() });
  expect(document.pages.length).toBeGreaterThan(4);
  const { references, citations } = extract(document);
  expect(references).toHaveLength(19);
  expect(references[4]?.fields).toMatchObject({ DOI: '10.5555/warm.5', volume: '5', issue: '2' });
  expect(citations.length).toBeGreaterThan(0);
});

it('is the same list as a document that needs no reader', () => {
  const { references, citations } = extract(inventedDocument());
  expect(references.map(({ fields }) => fields.DOI)).toEqual(Array.from({ length: 19 }, (_, i) => `10.5555/warm.${i + 1}`));
  expect(citations.length).toBeGreaterThan(0);
});

it('goes through every stage, leaves no log, and ends when it is told to', async () => {
  const { settings } = await loadSettings({
    cwd: made.folder,
    env: {},
    flags: { index: [made.index], offline: true, dataDir: join(made.folder, 'data') },
    config: false,
  });
  const assembly = await assemble(settings, { signal: new AbortController().signal, progress: () => undefined });
  const told: AuditEvent[] = [];
  const start = () => assembly.startRun((event) => void told.push(event));
  expect(await warm({}, start, new AbortController().signal)).toBe(true);
  expect(told.filter(({ ev }) => ev === 'run_done').length).toBeGreaterThan(1);
  expect(existsSync(join(made.folder, 'data/logs'))).toBe(false);
  told.length = 0;
  expect(await warm({}, start, AbortSignal.abort())).toBe(false);
  expect(told).toEqual([]);
  await assembly.close();
});
