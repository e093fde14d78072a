/** Keys and shared links on the real server, in a real browser: made, used, closed; the sample; what the API's page tells. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/index.ts';
import { type Listening, listen, openLog } from '../../../src/server/index.ts';
import { browserPath, builtInPlace, noBrowser, openBrowser, openPage } from './browser.ts';

describe.skipIf(browserPath() === null)(`who may do what, in the pages${noBrowser()}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-access-'));
  let server: Listening;
  let browser: Browser;
  beforeAll(async () => {
    await builtInPlace();
    const flags = { offline: true, dataDir: join(folder, 'desk'), 'server.port': 0 };
    const { settings } = await loadSettings({ flags, env: {}, cwd: folder });
    server = await listen(
      settings,
      openLog(() => undefined, 'silent'),
    );
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes a key with the scopes that were chosen, shows it once, and closes it', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(`${server.url}/settings`);
    await page.locator('.new-key summary').click();
    await page.getByLabel('For whom or what').fill('<b>laptop</b> مختبر');
    await page.getByLabel('decide on findings and share').uncheck();
    await page.getByRole('button', { name: 'Make the key' }).click();
    const secret = await page.locator('.secret input').inputValue();
    expect(secret.length).toBeGreaterThan(20);
    const row = page.locator('.access tbody tr', { hasText: 'laptop' });
    await row.waitFor();
    expect(await row.locator('th').textContent()).toBe('<b>laptop</b> مختبر');
    expect(await row.locator('td').first().textContent()).toBe('read, run');
    const asked = (path: string, method = 'GET'): Promise<Response> =>
      fetch(`${server.url}/v1${path}`, { method, headers: { authorization: `Bearer ${secret}` } });
    expect((await asked('/runs')).status).toBe(200);
    expect((await asked('/keys')).status).toBe(403);
    await page.reload();
    await page.locator('.access tbody tr').first().waitFor();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: 'Close <b>laptop</b>' }).click();
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.getByText('No key is in force.').waitFor();
    expect((await asked('/runs')).status).toBe(401);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows what the sample shows: a quote that is not there, a number that differs, a fact that is not found', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Try the sample' }).click();
    await page.waitForURL('**/r/**');
    await page.locator('#row-claim-5').waitFor();
    expect(await page.locator('.chip', { hasText: 'Not found as quoted' }).count()).toBe(1);
    expect(await page.locator('.chip', { hasText: 'Source says otherwise' }).count()).toBe(1);
    const run = /\/r\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    // A link to it, listed and closed.
    const made = await fetch(`${server.url}/v1/shares`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ run, view: 'author' }),
    });
    const { path } = (await made.json()) as { path: string };
    const shared = `${server.url}/v1/runs/${run}?${path.split('?')[1]}`;
    expect(((await (await fetch(shared)).json()) as { view: string }).view).toBe('author');
    await page.goto(`${server.url}/settings`);
    await page.getByRole('button', { name: `Close ${run}` }).click();
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.getByText('No link is open.').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('tells every address of the API with the scope that it needs', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(`${server.url}/docs/api`);
    await page.locator('.addresses dt', { hasText: '/v1/batches' }).first().waitFor();
    expect(await page.locator('.addresses > div', { hasText: 'Make a key' }).locator('.scope').textContent()).toBe('admin');
    expect(wrong).toEqual([]);
    await context.close();
  });
});
