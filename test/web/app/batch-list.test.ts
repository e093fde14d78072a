/** The grid of a batch in a real browser, by keys: what Enter means, what Escape empties, rows that are not drawn, papers taken over. */
import { describe, expect, it } from 'vitest';
import { atPages, axe, browserPath, noBrowser, seen } from './browser.ts';
import { type Fixture, startFixture } from './fixture.ts';
import { batchOf } from './pieces.ts';

describe.skipIf(browserPath() === null)(`a batch by keys${noBrowser()}`, () => {
  let fixture: Fixture;
  const { on } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    return fixture;
  });
  const drawn = 'tbody tr:not(.kept-free)';

  it('leaves Enter to a form to export to, a link and a button, and opens the chosen paper otherwise', async () => {
    Object.assign(fixture, batchOf(9));
    await on('/b/b1', async (page) => {
      await seen(page, drawn, 9);
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      await page.waitForFunction(() => document.activeElement?.closest('.sheet') !== null);
      const saved = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await saved).suggestedFilename()).toContain('.stet.');
      expect(new URL(page.url()).pathname).toBe('/b/b1');
      await page.keyboard.press('Escape');
      await page.locator('.head a').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((at) => at.pathname === '/');
    });
  });

  it('empties the search at Escape, in the box and in the list alike', async () => {
    Object.assign(fixture, batchOf(9));
    await on('/b/b1', async (page) => {
      await seen(page, drawn, 9);
      await page.keyboard.press('/');
      await page.keyboard.type('submission-3');
      await seen(page, drawn, 1);
      await page.keyboard.press('Escape');
      await seen(page, drawn, 9);
      expect(await page.locator('#search').inputValue()).toBe('');
      await page.waitForFunction(() => location.search === '');
    });
  });

  it('goes from paper to paper by the arrow keys from the one with the focus, to the ends and not beyond, and leaves fields their keys', async () => {
    Object.assign(fixture, batchOf(450));
    await on('/b/b1?sort=name&order=up', async (page) => {
      await page.locator('.kept-free').first().waitFor({ state: 'attached' });
      const focused = (name: string): Promise<unknown> =>
        page.waitForFunction((wanted) => {
          const at = document.activeElement?.getBoundingClientRect();
          return document.activeElement?.textContent === wanted && at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
        }, name);
      await page.locator('#paper-run-1, .grid tbody .name a').first().focus();
      for (const [key, name] of [
        ['ArrowDown', 'submission-2.pdf'],
        ['ArrowDown', 'submission-3.pdf'],
        ['ArrowUp', 'submission-2.pdf'],
        ['End', 'submission-450.pdf'],
        ['ArrowDown', 'submission-450.pdf'],
        ['Home', 'submission-1.pdf'],
        ['ArrowUp', 'submission-1.pdf'],
      ] as const) {
        await page.keyboard.press(key);
        await focused(name);
      }
      // Keys of letters may be turned off; these stay. In a field they are the field's own.
      await page.evaluate(() => localStorage.setItem('stet.keys', 'off'));
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowDown');
      await focused('submission-2.pdf');
      const field = page.locator('.grid .reviewer input').first();
      await field.focus();
      await page.keyboard.type('Ada');
      for (const key of ['ArrowDown', 'Home', 'j', 'End', 'f']) await page.keyboard.press(key);
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field.inputValue()).toMatch(/^j.*f$/);
      // Nothing is trapped: the next stop is reached as ever.
      await page.keyboard.press('Shift+Tab');
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(false);
    });
  });

  it('goes to a row that is not drawn: the last of many from nothing, and the next after somebody scrolled away', async () => {
    Object.assign(fixture, batchOf(450));
    await on('/b/b1?sort=name&order=up', async (page) => {
      await page.locator('.kept-free').first().waitFor({ state: 'attached' });
      const focused = async (name: string): Promise<void> => {
        await page.waitForFunction((wanted) => {
          const at = document.activeElement?.getBoundingClientRect();
          return document.activeElement?.textContent === wanted && at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
        }, name);
      };
      await page.keyboard.press('k');
      await focused('submission-450.pdf');
      await page.keyboard.press('k');
      await focused('submission-449.pdf');
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('tbody a', { hasText: /^submission-1\.pdf$/ }).waitFor();
      await page.keyboard.press('k');
      await focused('submission-448.pdf');
    });
  });

  it('keeps what is typed as a reviewer while the papers are told anew, and gives it when its row is scrolled away', async () => {
    const { batch, extraRuns } = batchOf(450);
    // No stream comes of this server, so a batch that is under way is asked for again and again.
    Object.assign(fixture, { batch: { ...batch, state: 'running' }, extraRuns });
    await on('/b/b1?sort=name&order=up', async (page) => {
      const given: string[] = [];
      await page.route('**/v1/runs/p0', (route) => {
        given.push(route.request().postData() ?? '');
        return route.fulfill({ json: { ...extraRuns[0], reviewer: 'Ada Marsh' } });
      });
      const field = page.getByLabel('Reviewer of submission-1.pdf');
      await field.focus();
      await page.keyboard.type('Ada');
      const told = extraRuns.map((run, i) => (i === 0 ? { ...run, confirmed: 7, reviewer: 'Bo' } : run));
      Object.assign(fixture, { extraRuns: told });
      await page.waitForFunction(() => /\b7\b/.test(document.querySelector('tbody tr td.confirmed')?.textContent ?? ''));
      expect(await field.inputValue()).toBe('Ada');
      await page.keyboard.type(' Marsh');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await field.waitFor({ state: 'detached' });
      await expect.poll(() => given).toEqual(['{"reviewer":"Ada Marsh"}']);
    });
  });

  it('says beside the name since when a paper is unchanged, and says as many papers done as it shows', async () => {
    const { batch, extraRuns } = batchOf(9);
    Object.assign(fixture, {
      batch,
      extraRuns: extraRuns.map((run) => (run.state === 'done' ? { ...run, checkedAt: '2026-01-02T03:04:05.678Z' } : run)),
    });
    for (const width of [1280, 320])
      await on(
        '/b/b1',
        async (page) => {
          await seen(page, '.since', 8);
          const row = page.locator('tbody tr', { hasText: 'submission-2.pdf' });
          expect(await row.locator('.since').textContent()).toMatch(/^unchanged since \S+$/);
          expect(await row.locator('.since').getAttribute('aria-hidden')).toBe('true');
          expect(await row.locator('.state .unseen').textContent()).toMatch(/checked .*, unchanged since/);
          // As high as the row of a paper that could not be read: a list of many stays as short.
          const heights = await page.locator(drawn).evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
          if (width > 1000) expect(Math.max(...heights)).toBeLessThan(75);
          await page.getByText('9 of 9 papers done, ').waitFor({ state: 'attached' });
          expect(await axe(page)).toEqual([]);
        },
        { viewport: { width, height: 700 } },
      );
  });
});
