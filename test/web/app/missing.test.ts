/**
 * Pages whose run, batch or log cannot be shown: only what the server does not know is "not here"; what it did not give, or what something
 * else answered in its place, can be asked for again, and no nought stands for what was never counted.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atPages, axe, browserPath, noBrowser, seen } from './browser.ts';
import { startFixture, viewOf } from './fixture.ts';
import { batchOf } from './pieces.ts';
import { PAPER, sealedRun } from './sealed.ts';

const BROKEN = { status: 500, json: { title: 'Broken', code: 'internal', detail: 'Something broke inside.', retryable: true } };
const LOGIN = { status: 200, contentType: 'text/html', body: '<html>Log in to the proxy</html>' };

/** Has some addresses answer otherwise. */
const answering = async (page: Page, address: string, answer: object): Promise<void> => {
  await page.route(address, (route) => route.fulfill(answer));
};
const heading = (page: Page, says: string): Promise<void> => page.getByRole('heading', { name: says, level: 1, exact: true }).waitFor();

describe.skipIf(browserPath() === null)(`what cannot be shown${noBrowser()}`, () => {
  const { on } = atPages(async (folder) => {
    const fixture = await startFixture(folder);
    const { report, document, lines } = await sealedRun(folder);
    fixture.served.set('r1', { report, document: viewOf(document, report), file: PAPER, lines, name: 'paper.pdf' });
    Object.assign(fixture, batchOf(12));
    return fixture;
  });
  const PAGES = { run: '/r/r1', batch: '/b/b1', trace: '/r/r1/trace' };

  for (const [name, path] of Object.entries(PAGES)) {
    it(`calls a ${name} "not here" only where the server says so`, async () => {
      await on('/settings', async (page) => {
        await answering(page, '**/v1/**', {
          status: 404,
          json: { code: 'not-found', detail: 'There is no such thing.', retryable: false },
        });
        await page.goto(new URL(path, page.url()).href);
        await heading(page, 'Not here');
        expect(await page.title()).toBe('Not here · stet');
        expect(await page.getByRole('alert').textContent()).toBe('There is no such thing.');
        expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      });
    });

    it(`shows a ${name} at once when it is asked for again, and no counts of it before`, async () => {
      await on('/settings', async (page) => {
        await answering(page, '**/v1/**', BROKEN);
        await page.goto(new URL(path, page.url()).href);
        await heading(page, 'It cannot be shown now');
        expect(await page.getByRole('alert').textContent()).toBe('Something broke inside.');
        expect(await page.locator('.count, .row, tbody tr').count()).toBe(0);
        expect(await axe(page)).toEqual([]);
        await page.unroute('**/v1/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.locator('.row, tbody tr, .traced').first().waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    });

    it(`does not show the parser's words where something else answers for a ${name}`, async () => {
      await on('/settings', async (page) => {
        await answering(page, '**/v1/**', LOGIN);
        await page.goto(new URL(path, page.url()).href);
        await heading(page, 'It cannot be shown now');
        expect(await page.getByRole('alert').textContent()).toContain('What answered was not this server.');
      });
    });
  }

  it('tells that findings were not given, counts none of them, and fetches them when asked', async () => {
    await on('/settings', async (page) => {
      await answering(page, '**/v1/runs/r1/findings*', BROKEN);
      await page.goto(new URL('/r/r1', page.url()).href);
      await page.getByText('Something broke inside.').waitFor();
      expect(new Set(await page.locator('.count b').allTextContents())).toEqual(new Set(['·']));
      expect(await page.locator('.empty').count()).toBe(0);
      // What was given is shown: the document does not wait for its findings.
      await page.locator('.pane.paper canvas').first().waitFor();
      await page.unroute('**/v1/runs/r1/findings*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.row').first().waitFor();
      await seen(page, '.progress .outages', 0);
      expect(Number(await page.locator('.count.all b').textContent())).toBe(18);
    });
  });
});
