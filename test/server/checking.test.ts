/** What is told of a check while it goes on, and that sources are read as the command line reads them; a real server, a gate of ours. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChecker } from '../../src/server/checking.ts';
import { loadSettings } from '../../src/settings/index.ts';
import { type Gate, startGate } from './gate.ts';
import { ended, events, json, madeFolder, post, REEF, type Started, serveOnline, UMBRELLAS } from './started.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let gate: Gate;
let server: Started;
let api: string;

beforeAll(async () => {
  [made, gate] = await Promise.all([madeFolder(), startGate()]);
  server = await serveOnline(made.folder, made.index, [], gate.env);
  api = `${server.url}/v1`;
});
afterAll(async () => {
  gate.open();
  await server?.stop();
  await gate?.close();
  made?.remove();
});

const PAPER = `On corals

Umbrellas remember the rain [1]. The corals grew ten millimetres a year in glass lagoons, and they sank two whalers near the pole [2]. The
authors saw “no bleaching at all” [2].

References

[1] ${UMBRELLAS}
[2] ${REEF}
`;
const REEF_TEXT =
  'On the slow growth of imaginary corals in glass lagoons\n\nThe corals grew ten millimetres a year in glass lagoons. We saw no bleaching at all.\n';

interface Row {
  readonly kind: string;
  readonly n: number;
  readonly status: string;
  readonly finding: { readonly facts?: readonly { readonly standing: string; readonly text: string }[] };
}

describe('a check while it goes on', () => {
  it('tells quotes before the first reference is answered, each finding once, and facts with the claims', async () => {
    const run = await json<{ id: string; state: string }>(
      post(`${api}/runs`, { text: PAPER, name: 'paper.txt', sources: [{ name: 'reef.txt', text: REEF_TEXT }] }),
    );
    await gate.knocked();
    const early = await events(`${api}/runs/${run.id}/events`, 0, (heard) => heard.some(({ event }) => event === 'quote.checked'));
    expect(early.some(({ event }) => event === 'ref.verified')).toBe(false);
    // What the claims cite is open as long as the gate is.
    expect(early.some(({ event }) => event === 'claim.judged')).toBe(false);
    gate.open();
    expect((await ended(api, fetch(`${api}/runs/${run.id}`))).state).toBe('done');
    const told = await events(`${api}/runs/${run.id}/events`);
    const found = told.filter(({ event }) => ['ref.verified', 'quote.checked', 'claim.judged'].includes(event));
    const names = found.map(({ event, data }) => `${event} ${data.n}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('quote.checked 1');
    expect(names.indexOf('claim.judged 1')).toBeGreaterThan(names.indexOf('ref.verified 1'));
    for (const kind of ['ref.verified', 'quote.checked', 'claim.judged']) {
      const numbers = found.filter(({ event }) => event === kind).map(({ data }) => data.n);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
    const rows = await json<{ items: Row[] }>(fetch(`${api}/runs/${run.id}/findings`));
    const report = await json<{ claims: { claims: unknown[] }; quotes: { items: unknown[] }; references: unknown[] }>(
      fetch(`${api}/runs/${run.id}/report.json`),
    );
    const of = (kind: string): unknown[] => rows.items.filter((row) => row.kind === kind).map(({ finding }) => finding);
    expect(of('claim')).toEqual(report.claims.claims);
    expect(of('quote')).toEqual(report.quotes.items);
    expect(of('reference')).toHaveLength(report.references.length);
    const facts = rows.items.flatMap(({ finding }) => finding.facts ?? []);
    expect(facts.map(({ standing }) => standing)).toEqual(['borne', 'not-found']);
    const page = await (await fetch(`${api}/runs/${run.id}/report.html`)).text();
    expect(page).toContain('1 of 2 facts borne out');
    expect(page).toContain("default-src 'none'; style-src");
  });
});

describe('the first finding of a paper', () => {
  const ENTRIES = Array.from(
    { length: 12 },
    (_, i) => `[${i + 1}] Marsh, A. (${1960 + i}). Coral number ${i + 1} grows. Journal of Reefs.`,
  );
  const check = async (bulk: boolean): Promise<readonly string[]> => {
    const { settings } = await loadSettings({
      cwd: made.folder,
      env: {},
      flags: { index: [made.index], offline: true, dataDir: join(made.folder, `first-${bulk}`) },
      config: false,
    });
    const checker = await openChecker(settings);
    const heard: string[] = [];
    const nothing = (): void => undefined;
    const bytes = Buffer.from(`Corals grow [1].\n\nReferences\n\n${ENTRIES.join('\n')}\n`);
    const { report } = await checker.check(
      { name: 'p.txt', kind: 'document', mediaType: 'text/plain', bytes, sources: [], options: {}, bulk },
      {
        began: async () => undefined,
        document: nothing,
        async finding(_, n) {
          heard.push(`${n} comes`);
          // As slow as a database that takes a few turns of the event loop for its answer.
          if (n === 1) for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
          if (n === 1) heard.push('1 is seen');
        },
        quote: async () => undefined,
        claim: async () => undefined,
        progress: nothing,
        leftOut: nothing,
        waits: nothing,
      },
      new AbortController().signal,
    );
    expect(report.references).toHaveLength(12);
    await checker.close();
    return heard;
  };

  it('is seen before the check goes on, and each comes once and in its order', async () => {
    const heard = await check(false);
    expect(heard.slice(0, 3)).toEqual(['1 comes', '1 is seen', '2 comes']);
    expect(heard.filter((one) => one.endsWith('comes'))).toEqual(ENTRIES.map((_, i) => `${i + 1} comes`));
  });

  it('holds up none of many papers, for which nobody waits', async () => {
    expect((await check(true)).filter((one) => one.endsWith('comes'))).toHaveLength(12);
  });
});
