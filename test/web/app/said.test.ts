/** What rules say on German pages, in a real browser: in German by rule, the rest marked as English, and the stored report as it was. */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, builtNow, noBrowser, openBrowser, openPage } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { claims, quotes } from './pieces.ts';
import { sealedRun } from './sealed.ts';

describe.skipIf(browserPath() === null)(`what rules say on German pages${noBrowser()}`, () => {
  let fixture: Fixture;
  let browser: Browser;
  let folder = '';
  let stored = '';
  beforeAll(async () => {
    folder = await builtNow();
    fixture = await startFixture(folder);
    const { report, document } = await sealedRun(folder);
    stored = JSON.stringify(report);
    const view = viewOf(document, report);
    fixture.served.set('r1', { report, document: view, quotes: quotes(view.text), claims: claims(view.text) });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is German in every row and every card, and nothing is left out', async () => {
    const { page, context, wrong } = await openPage(browser, { locale: 'de-DE' });
    await page.goto(`${fixture.address}/r/r1?show=all`);
    await page.waitForSelector('#row-claim-1');
    const rows = await page
      .locator('.row[id^="row-ref-"] .under')
      .evaluateAll((all) => all.map((one) => ({ text: one.textContent ?? '', lang: one.getAttribute('lang') })));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(rows.filter(({ lang }) => lang !== 'de')).toEqual([]);
    for (const { text } of rows) expect(text).not.toMatch(/\b(?:the|record|of|was|were|not)\b/);
    // A work that exists as cited needs no reason on its card.
    const doubted = (fixture.served.get('r1')?.report?.references ?? []).findIndex(({ verdict }) => verdict.outcome !== 'exist') + 1;
    await page.locator(`#row-ref-${doubted}`).click();
    const why = page.locator(`#card-ref-${doubted} .why span`).first();
    expect(await why.getAttribute('lang')).toBe('de');
    expect(await why.textContent()).not.toMatch(/\b(?:the|record|of|was|were|not)\b/);
    expect(JSON.stringify(fixture.served.get('r1')?.report)).toBe(stored);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
