/** Deciding by keys alone, in a real browser: the focus is never lost, nothing that was not kept looks kept, and reasons fit what is decided. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/model/report.ts';
import { verifyQuotes } from '../../../src/quotes.ts';
import { MINOR, report as made, NO_MATCH } from '../../report/make.ts';
import { atPages, browserPath, noBrowser, says } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { sealedRun } from './sealed.ts';

describe.skipIf(browserPath() === null)(`a decision${noBrowser()}`, () => {
  let fixture: Fixture;
  const { on: onPage } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const run = await sealedRun(folder);
    const document = viewOf(run.document, run.report);
    const text = document.text;
    const plain = { ...document, mediaType: 'text/plain', text, blocks: [], pages: [], citations: [] };
    const report = made([
      { ...NO_MATCH, key: '1' },
      { ...MINOR, key: '2' },
    ]);
    const of = report.references[1]?.reference.id ?? '';
    const edit: Edit = {
      of,
      field: 'issued',
      cited: '2015',
      replacement: '2016',
      source: 'crossref:x',
      grade: 'work',
      why: 'the record says so',
    };
    const source = { id: '1', name: 'One', text: 'The supplier shall tell the customer without undue delay after confirming an incident.' };
    const changed = verifyQuotes('“tell the customer without undue hurry after confirming” [1]', [source]);
    fixture.served.set('two', { report: { ...report, edits: [edit] }, document: plain });
    const missing = (key: string) => ({
      kind: 'cited-but-missing' as const,
      span: { start: 0, end: 4 },
      says: `“[${key}]” cites [${key}], which the reference list does not hold.`,
      about: [],
    });
    const skipped = [{ what: 'list.bib', why: 'it is gone', references: true as const }];
    const open = made([]);
    fixture.served.set('whole', {
      report: { ...open, remarks: [missing('8'), missing('9')], document: { ...open.document, skipped } },
      document: plain,
    });
    fixture.served.set('quoted', { report: made([]), document: plain, quotes: changed.items });
    return fixture;
  });
  /** On a desk that has its findings. */
  const on = (path: string, act: (page: Page) => Promise<void>): Promise<void> =>
    onPage(path, async (page) => {
      await page.waitForSelector('.row');
      await act(page);
    });
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.id || (document.activeElement?.tagName ?? ''));
  /** Waits until a place of the page holds these words among others. */
  const holds = (page: Page, place: string, words: string): Promise<unknown> =>
    page.waitForFunction(([at = '', said = '']) => document.querySelector(at)?.textContent?.includes(said), [place, words]);
  const formOpen = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio');

  it('gives the focus back where it came from when its form is left, by Escape or by the button', async () => {
    await on('/r/two', async (page) => {
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-1');
      await page.keyboard.press('x');
      await formOpen(page);
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('row-ref-1');
      await page.locator('.choices .bad').press('Enter');
      await formOpen(page);
      await page.getByRole('button', { name: 'Not now' }).press('Enter');
      await page.waitForFunction(() => document.activeElement?.classList.contains('bad'));
    });
  });

  it('is taken back by z, wherever one has gone on to, and the focus stands on its finding', async () => {
    await on('/r/two', async (page) => {
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-1');
      await page.keyboard.press('x');
      await formOpen(page);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-2');
      await says(page, '.count.needs b', '1');
      await page.keyboard.press('z');
      await says(page, '.count.needs b', '2');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-1');
      await says(page, '[role=status]', 'Taken back. 2 findings need you.');
      // Nothing is left to take back, so the key does nothing.
      await page.keyboard.press('z');
      expect(fixture.decisions.get('two/1')?.decision).toBe('none');
      expect(await page.locator('.problem').count()).toBe(0);
    });
  });

  it('that could not be kept says so in the card, whether a key or a button sent it', async () => {
    await on('/r/two', async (page) => {
      await page.route('**/decision', (route) => route.abort());
      await page.route('**/recheck', (route) => route.abort());
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-2');
      await page.keyboard.press('a');
      await says(page, '#card-ref-2 [role=alert]', 'The server does not answer. Is it still running?');
      await page.keyboard.press('r');
      await page.waitForSelector('#card-ref-2 [role=alert]');
      await page.getByRole('button', { name: 'Check again' }).click();
      await says(page, '#card-ref-2 [role=alert]', 'The server does not answer. Is it still running?');
      expect(await page.locator('.count.needs b').textContent()).toBe('2');
    });
  });

  it('of somebody who did not see what another decided meanwhile is not kept; what stands is shown, and may be replaced', async () => {
    await on('/r/two', async (page) => {
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-1');
      const theirs = { kind: 'reference', n: 1, decision: 'bad', reason: 'confirmed_absent', note: null, by: 'Bob', earlier: false };
      const at = '2031-01-02T03:04:05.000Z';
      await page.route('**/decisions', (route) => route.fulfill({ json: { items: [{ ...theirs, at }] } }));
      const problem = { code: 'conflict', detail: 'x', title: 'x', retryable: false };
      await page.route('**/decision', (route) =>
        route.request().postDataJSON().after === at ? route.fallback() : route.fulfill({ status: 409, json: problem }),
      );
      await page.keyboard.press('x');
      await formOpen(page);
      await page.keyboard.press('Enter');
      await holds(page, '#card-ref-1 [role=alert]', 'Somebody decided on this meanwhile');
      await holds(page, '#card-ref-1 .decided', 'Bob');
      expect(await focused(page)).toBe('row-ref-1');
      await page.keyboard.press('x');
      await formOpen(page);
      await page.keyboard.press('Enter');
      await holds(page, '#row-ref-1 .under', 'It stands');
      expect(await page.locator('.problem').count()).toBe(0);
    });
  });

  it('is shown to whoever comes back to the page, when others made it or took it back', async () => {
    await on('/r/two?show=all', async (page) => {
      const theirs = { kind: 'reference', n: 2, decision: 'bad', reason: 'confirmed_absent', note: null, by: 'Bob', earlier: false };
      const items = [{ ...theirs, at: '2031-01-02T03:04:05.000Z' }];
      await page.route('**/decisions', (route) => route.fulfill({ json: { items } }));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await holds(page, '#row-ref-2 .under', 'Bob');
      items.push({ ...theirs, decision: 'none', at: '2031-01-02T03:04:06.000Z' });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.waitForFunction(() => document.querySelector('#row-ref-2')?.textContent?.includes('Bob') === false);
    });
  });

  it('whose session has ended is not lost, and what to do is said to people, not to programs', async () => {
    await on('/r/two?show=all', async (page) => {
      const problem = { code: 'unauthorized', detail: 'Authorization: Bearer', title: 'x', retryable: false };
      await page.route('**/decision', (route) => route.fulfill({ status: 401, json: problem }));
      await page.locator('#row-ref-2').click();
      await page.keyboard.press('b');
      await formOpen(page);
      await page.locator('.note input').fill('looked in two libraries');
      await page.keyboard.press('Enter');
      await holds(page, '#card-ref-2 [role=alert]', 'The session of this page has ended');
      expect(await page.locator('.note input').inputValue()).toBe('looked in two libraries');
    });
  });

  it('settles what concerns the document as a whole, so that a paper comes to nothing left', async () => {
    await on('/r/whole', async (page) => {
      await says(page, '.count.needs b', '3');
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-remark-1');
      for (const [key, left] of [
        ['x', '2'],
        ['b', '1'],
        ['u', '0'],
      ] as const) {
        await page.keyboard.press(key);
        await formOpen(page);
        expect((await page.locator('.reason label > span').allTextContents()).join(' ')).not.toMatch(/registr|the work|source says/);
        await page.keyboard.press('Enter');
        await says(page, '.count.needs b', left);
      }
      expect(fixture.decisions.get('whole/remarks/1')).toMatchObject({ decision: 'ok', reason: 'known_good' });
      expect(fixture.decisions.get('whole/remarks/3')?.decision).toBe('unsure');
      await says(page, '#row-remark-1 .under', 'It stands: looked at, and meant so (you)');
      await page.keyboard.press('z');
      await says(page, '.count.needs b', '1');
      expect(await focused(page)).toBe('row-remark-3');
    });
  });

  it('is found again with its focus when a search is left by Escape: on the finding that is chosen, else on the first', async () => {
    await on('/r/two?show=all', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('zzz');
      await page.waitForFunction(() => document.querySelector('.row') === null);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-1');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-2');
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-2');
    });
  });

  it('about a quote offers reasons that fit a quote', async () => {
    await on('/r/quoted?show=all', async (page) => {
      await page.locator('#row-quote-1').click();
      await page.keyboard.press('x');
      await formOpen(page);
      const offered = await page.locator('.reason label > span').allTextContents();
      expect(offered).toContain('looked up in the work');
      expect(offered.join(' ')).not.toMatch(/registr|reference/);
    });
  });

  it('is made beside words that are struck as the line under them says, and that are words apart when they are copied', async () => {
    await on('/r/quoted?show=all', async (page) => {
      await page.locator('#row-quote-1').click();
      const struck = page.locator('.nearest del').first();
      expect(await struck.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('line-through');
      expect(await page.locator('.nearest p').first().textContent()).toBe('tell the customer without undue hurry delay after confirming');
    });
  });
});
