/**
 * The pages on the real server: a file goes in, cards come, a person decides, the report goes out with the decision; what was shown
 * is sealed; links for others show the same evidence in other words; beyond this machine a key is wanted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/index.ts';
import { type Listening, listen, openKeys, openLog } from '../../../src/server/index.ts';
import { type Gate, startGate } from '../../server/gate.ts';
import { axe, browserPath, builtInPlace, noBrowser, openBrowser, openPage, says, seen } from './browser.ts';
import { PAPER, sealedRun } from './sealed.ts';

const examples = resolve(import.meta.dirname, '../../../examples');

describe.skipIf(browserPath() === null)(`the pages on the real server${noBrowser()}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-live-'));
  let server: Listening;
  let browser: Browser;
  const settingsWith = async (server: object, data = 'desk') =>
    (
      await loadSettings({
        flags: {
          offline: true,
          index: [join(folder, 'index')],
          integrity: [join(examples, 'retractions.csv')],
          dataDir: join(folder, data),
          ...server,
        },
        env: {},
        cwd: folder,
      })
    ).settings;
  beforeAll(async () => {
    await builtInPlace();
    await sealedRun(folder);
    server = await listen(
      await settingsWith({ 'server.port': 0 }),
      openLog(() => undefined, 'silent'),
    );
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes a paper, shows cards as they settle, keeps a decision, gives the report, and proves what it showed', async () => {
    const { page, context, wrong } = await openPage(browser);
    // Nothing is asked for before it is there.
    page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.url()}`));
    await page.goto(server.url);
    await page.locator('input[aria-label="Choose files to check"]').setInputFiles(PAPER);
    await page.waitForURL('**/r/**');
    const address = page.url();
    await page.waitForSelector('.finding:not(.waiting) .row');
    await says(page, '.progress .words', '18 references');
    await page.waitForSelector('.box.cite');
    await says(page, '.count.error b', '3');

    await page.locator('.row', { hasText: 'Quillfeather' }).click();
    const needs = Number(await page.locator('.count.needs b').textContent());
    await page.keyboard.press('b');
    await page.waitForSelector('form.reason');
    await page.keyboard.press('Enter');
    await says(page, '.count.needs b', String(needs - 1));

    await page.goto(address);
    await page.waitForSelector('.row');
    await says(page, '.count.needs b', String(needs - 1));
    await page.keyboard.press('e');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^One-file report/ }).click()]);
    const stream = await download.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const html = Buffer.concat(parts).toString('utf8');
    expect(html).toContain('Quillfeather');
    expect(html).toContain('Needs correcting');

    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Check it in this browser' }).click();
    await seen(page, '.seal .ticks li.fine', 7);
    expect(await page.locator('.seal .ticks li.error').count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('lists what was checked lately and checks what is pasted', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    await page.waitForSelector('.recent a');
    expect(await page.locator('.recent a').first().textContent()).toContain('paper.pdf');
    await page.locator('#pasted').fill('C. E. Shannon. A mathematical theory of communication. Bell System Technical Journal, 1948.');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.waitForURL('**/r/**');
    await page.waitForSelector('.finding.fine .row');
    await page.waitForSelector('.text-view .mark');
    await page.waitForSelector('.lead:not(:has-text("These are questions"))');
    // Whose words are wanted is kept with the run: the author is asked, on every visit.
    await page.goto(server.url);
    await page.locator('#profile').selectOption('author');
    await page.locator('#pasted').fill('T. Quillfeather. The weight of unwritten marginalia. Annals of Lost Property, 2021.');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.waitForURL('**/r/**');
    await page.waitForSelector('.lead:has-text("These are questions")');
    await page.reload();
    await page.waitForSelector('.lead:has-text("These are questions")');
    await page.goto(`${server.url}/lookup`);
    await page.locator('#citation').fill('A. M. Turing. Computing machinery and intelligence. Mind, 59, 1950.');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.waitForSelector('article.card.fine');
    expect(await axe(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  describe('stopping a check', () => {
    // One work that the index holds, and one that a search server is asked about, which answers when the test lets it: the check cannot
    // end by itself.
    let gate: Gate;
    let slow: Listening;
    const list = `@article{held, title={Power failure: why small sample size undermines the reliability of neuroscience}, doi={10.1038/nrn3475}, author={Button, Katherine S.}, year={2013}}
@article{asked, title={Corals and rivers of a year that nobody counted}, author={Marsh, A.}, year={2001}}
`;
    beforeAll(async () => {
      gate = await startGate();
      const asking = { offline: false, providers: ['searxng'], searxng: gate.origin, timeout: '600', 'server.port': 0 };
      slow = await listen(
        await settingsWith(asking, 'slow'),
        openLog(() => undefined, 'silent'),
      );
    });
    afterAll(async () => {
      await gate?.close();
      await slow?.close();
    });
    const begun = async () => {
      const opened = await openPage(browser);
      await opened.page.goto(slow.url);
      await opened.page
        .locator('input[aria-label="Choose files to check"]')
        .setInputFiles({ name: 'list.bib', mimeType: 'application/x-bibtex', buffer: Buffer.from(list) });
      await opened.page.waitForURL('**/r/**');
      await opened.page.waitForSelector('.finding:not(.waiting) .row');
      await gate.knocked();
      return opened;
    };

    it('stops one that somebody does not want to wait for, and keeps what was checked', async () => {
      const { page, context, wrong } = await begun();
      await page.getByRole('button', { name: 'Stop' }).click();
      await says(page, '.progress .words', 'Stopped: 1 of 2 references were checked');
      await page.getByRole('button', { name: /^Stop/ }).waitFor({ state: 'detached' });
      expect(await page.locator('.finding:not(.waiting) .row').count()).toBeGreaterThan(0);
      expect(await axe(page)).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    });

    it('says so where it was done before the wish was heard', async () => {
      gate.shut();
      const { page, context } = await begun();
      const run = page.url().split('/r/')[1] ?? '';
      // The wish is held back on its way until the check has ended.
      await page.route('**/cancel', async (route) => {
        gate.open();
        await expect
          .poll(async () => ((await (await fetch(`${slow.url}/v1/runs/${run}`)).json()) as { state: string }).state, { timeout: 60_000 })
          .toBe('done');
        await route.continue();
      });
      await page.getByRole('button', { name: 'Stop' }).click();
      await says(page, '.progress [role=status]', 'It was done before it could be stopped');
      await page.getByRole('button', { name: /^Stop/ }).waitFor({ state: 'detached' });
      expect(await axe(page)).toEqual([]);
      await context.close();
    });
  });

  it('deletes what was checked, once somebody is sure', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    await page.locator('#pasted').fill('Nobody, N. Nothing that should be kept. 2020.');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.waitForURL('**/r/**');
    const address = page.url();
    await page.waitForSelector('.finding:not(.waiting) .row');
    await page.goto(server.url);
    const item = page.locator('.recent li').filter({ has: page.locator(`a[href="${new URL(address).pathname}"]`) });
    await item.getByRole('button', { name: 'Delete' }).click();
    await item.getByRole('button', { name: 'Keep' }).click();
    await item.getByRole('button', { name: 'Delete' }).click();
    expect(await axe(page)).toEqual([]);
    await item.getByRole('button', { name: 'Delete for good' }).click();
    await item.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('.recent a');
    expect(await item.count()).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('holds quotes and claims against the sources given beside a paper, each under its name', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    const source = [
      'On the slow growth of imaginary corals in glass lagoons',
      'Ada Marsh and Ben Okoro, Journal of Invented Reefs, 2018',
      'The survey counted 42 lagoons in the north. Corals grow slowly in glass lagoons and rest in winter.',
      'No lagoon was found in the south.',
    ].join('\n\n');
    const paper = [
      'A draft',
      'The survey counted 56 lagoons in the north [1]. Corals grow slowly in glass lagoons [1]. It says that “corals never sleep at noon” [1].',
      'References',
      '[1] Marsh, A. and Okoro, B. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10-19.',
    ].join('\n\n');
    await page
      .getByLabel('Choose texts of cited works')
      .setInputFiles({ name: 'scan-0001.txt', mimeType: 'text/plain', buffer: Buffer.from(source) });
    const name = page.getByLabel('Name of scan-0001.txt, as it is cited');
    expect(await name.inputValue()).toBe('scan-0001');
    await name.fill('Marsh & Okoro 2018');
    expect(await axe(page)).toEqual([]);
    await page
      .locator('input[aria-label="Choose files to check"]')
      .setInputFiles({ name: 'draft.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) });
    await page.waitForURL('**/r/**');
    await page.waitForSelector('text=Source says otherwise');
    await page.locator('.row', { hasText: '56 lagoons' }).click();
    const card = page.locator('.finding.opened .card');
    expect(await card.textContent()).toContain('Marsh & Okoro 2018');
    expect(await card.locator('table.plain td').allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining('42')]));
    await page.locator('.row', { hasText: 'Not found as quoted' }).waitFor();
    expect(await page.locator('.row', { hasText: 'Not found as quoted' }).count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shares for reading: the same evidence, as questions to an author; nothing can be decided', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(server.url);
    await page.locator('.recent a', { hasText: 'paper.pdf' }).first().click();
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('radio', { name: /the author/ }).check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.locator('dialog input[readonly]').inputValue();
    await context.close();

    const other = await openPage(browser);
    await other.page.goto(link);
    await other.page.waitForSelector('.row');
    await other.page.locator('.count.all').click();
    await other.page.locator('.row', { hasText: 'Quillfeather' }).click();
    expect(await other.page.locator('.row', { hasText: 'Quillfeather' }).textContent()).not.toContain('No match found');
    expect(await other.page.locator('.pane.list > .lead').textContent()).toContain('questions');
    expect(await other.page.locator('table.parts, .why').count()).toBeGreaterThan(0);
    expect(await other.page.locator('.decide').count()).toBe(0);
    await other.page.waitForSelector('.box.cite');
    await other.page.getByRole('link', { name: /Trace/ }).click();
    await other.page.waitForSelector('.traced');
    expect(new URL(other.page.url()).searchParams.has('share')).toBe(true);
    expect(other.wrong).toEqual([]);
    await other.context.close();
  });

  it('tells of a batch which files were not taken, on every visit', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    await page.locator('input[aria-label="Choose files to check"]').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing is cited here.') },
      { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    ]);
    await page.waitForURL('**/b/**');
    const told = page.locator('.not-taken li');
    await says(page, '.not-taken li', 'scan.png is a picture (PNG); stet reads documents.');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await told.waitFor();
    expect(await axe(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('sorts a batch that is dropped as several files', async () => {
    const { page, context, wrong } = await openPage(browser);
    await page.goto(server.url);
    const bib = (title: string): Buffer => Buffer.from(`@article{a, title={${title}}, author={Shannon, C. E.}, year={1948}}`);
    await page.locator('input[aria-label="Choose files to check"]').setInputFiles([
      { name: 'one.bib', mimeType: 'application/x-bibtex', buffer: bib('A mathematical theory of communication') },
      { name: 'two.bib', mimeType: 'application/x-bibtex', buffer: bib('A theory that nobody ever wrote down anywhere at all') },
    ]);
    await page.waitForURL('**/b/**');
    await page.waitForFunction(() => /2 of 2 papers done/.test(document.querySelector('.progress')?.textContent ?? ''));
    await seen(page, 'tbody tr', 2);
    const reviewer = page.getByLabel('Reviewer of one.bib');
    await reviewer.fill('Ada Marsh');
    const [kept] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PATCH'), reviewer.press('Tab')]);
    expect(kept.status()).toBe(200);
    await page.reload();
    await page.waitForSelector('tbody tr');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[aria-label="Reviewer of one.bib"]')?.value === 'Ada Marsh',
    );
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/r/**');
    await page.waitForSelector('.row');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('wants a key beyond this machine, and opens with one', async () => {
    const settings = await settingsWith({ 'server.host': '0.0.0.0', 'server.port': 0 }, 'beyond');
    const keys = await openKeys(settings);
    const { secret } = await keys.add({ name: 'test', scopes: ['read', 'run', 'decide'] });
    await keys.close();
    const open = await listen(
      settings,
      openLog(() => undefined, 'silent'),
    );
    try {
      const { page, context } = await openPage(browser);
      await page.goto(open.url.replace('0.0.0.0', '127.0.0.1'));
      await page.getByLabel('Key', { exact: true }).fill('stet_no_such_key_at_all');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.waitForSelector('[role=alert]');
      expect(await axe(page)).toEqual([]);
      await page.getByLabel('Key', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.waitForSelector('#pasted');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)).not.toContain(
        secret.slice(5),
      );
      await context.close();
    } finally {
      await open.close();
    }
  });
});
