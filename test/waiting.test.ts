/**
 * A service that asks to be left alone while a check is under way (429 with Retry-After), as the stream, the page and the command line tell it;
 * stopping meanwhile, and checking again once it answers. A real server, a real service, a real browser.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place } from './cli/made-world.ts';
import { ended, events, json, madeFolder, post, REEF, type Started, serveOnline } from './server/started.ts';
import { type Registry, startRegistry } from './servers/registry.ts';
import { axe, browserPath, noBrowser, openBrowser, openPage } from './web/app/browser.ts';

type RunInfo = { readonly id: string; readonly state: string; readonly again: { readonly run: string } | null };
const WAIT = 3;
const TEXT = `References\n\n[1] ${REEF}\n[2] Marsh, A. (1991). Corals in a lagoon of glass. Journal of Invented Reefs 2, 3-4.\n`;

let made: Awaited<ReturnType<typeof madeFolder>>;
let service: Registry;
let server: Started;
let busy = true;
beforeAll(async () => {
  made = await madeFolder();
  service = await startRegistry(() =>
    busy
      ? { status: 429, headers: { 'retry-after': String(WAIT) }, body: 'slow down' }
      : { body: JSON.stringify({ query: '', results: [] }) },
  );
  server = await serveOnline(made.folder, made.index, [], { STET_PROVIDERS: 'searxng', STET_SEARXNG: service.origin });
});
afterAll(async () => {
  await server.stop();
  await service.close();
  made.remove();
});

const runs = (): string => `${server.url}/v1/runs`;
const ask = (name: string): Promise<RunInfo> => json<RunInfo>(post(runs(), { text: TEXT, name }));

describe('a service that asks to wait', () => {
  it('is told as soon as it is waited for, with how many references there are; a stop does not wait for it', async () => {
    busy = true;
    const { id } = await ask('stream.txt');
    const heard = await events(`${runs()}/${id}/events`, 0, (all) => all.some(({ event }) => event === 'source.waiting'));
    const of = (name: string) => heard.find(({ event }) => event === name)?.data;
    expect(of('ref.extracted')).toEqual({ total: 2 });
    expect(of('source.waiting')).toEqual({ host: service.origin, why: 'rate-limited', seconds: WAIT });
    expect(heard.some(({ event }) => event === 'run.done')).toBe(false);
    await post(`${runs()}/${id}/cancel`, {});
    const run = await ended<RunInfo>(`${server.url}/v1`, fetch(`${runs()}/${id}`));
    expect(run.state).toBe('cancelled');
  });

  it('is told once on the command line, and not at all where nothing is to be told', async () => {
    busy = true;
    const at = place();
    writeFileSync(join(at.cwd, 'paper.txt'), TEXT);
    const flags = ['check', 'paper.txt', '--index', made.index, '--providers', 'searxng', '--searxng', service.origin];
    const said = await at.stet(flags);
    expect(said.err.match(/asked us to wait; it is asked again in 3 s/g)).toHaveLength(1);
    expect(said.status).toBe(3);
  }, 60_000);

  it.skipIf(browserPath() === null)(
    `is named on the page, which offers to check again what was stopped${noBrowser()}`,
    async () => {
      busy = true;
      const browser = await openBrowser();
      try {
        const { page, wrong } = await openPage(browser);
        const { id } = await ask('page.txt');
        await page.goto(`${server.url}/r/${id}`);
        await page.waitForSelector('.progress [role=status]');
        expect(await page.textContent('.progress [role=status]')).toBe(`waiting for ${service.origin}, asked again in ${WAIT} s`);
        await page.waitForFunction(() => document.querySelector('.progress .words')?.textContent?.includes('of 2'));
        expect(await axe(page)).toEqual([]);
        await page.click('button:text("Stop")');
        await page.waitForSelector('button:text("Check again")');
        expect(await axe(page)).toEqual([]);
        busy = false;
        await page.click('button:text("Check again")');
        await page.waitForURL((url) => url.pathname.startsWith('/r/') && !url.pathname.endsWith(id));
        const now = page.url().split('/').at(-1) ?? '';
        const run = await ended<RunInfo>(`${server.url}/v1`, fetch(`${runs()}/${now}`));
        expect(run).toMatchObject({ state: 'done', again: { run: id } });
        // Where everybody was heard, nothing is to be had by asking again.
        await page.waitForFunction(() => document.querySelector('.progress .words')?.textContent?.includes('2 references'));
        expect(await page.locator('button:text("Check again")').count()).toBe(0);
        expect(wrong).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    60_000,
  );
});
