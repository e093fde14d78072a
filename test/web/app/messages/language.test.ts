/** Which language the pages speak, tried in a real browser: the browser's own, the one that was chosen, English where there is no other. */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitting } from '../../../../src/web/app/messages/language.ts';
import { speaking } from '../../../../src/web/app/messages/speaking.ts';
import { axe, browserPath, builtNow, noBrowser, openBrowser, openPage, says, seen } from '../browser.ts';
import { type Fixture, startFixture, viewOf } from '../fixture.ts';
import { claims, quotes } from '../pieces.ts';
import { PAPER, sealedRun } from '../sealed.ts';

describe('fitting', () => {
  it('takes the first language that there is a catalogue of, and English for none', () => {
    expect(fitting(['de-AT', 'en'])).toBe('de');
    expect(fitting(['fr', 'DE', 'en'])).toBe('de');
    expect(fitting(['en-GB', 'de'])).toBe('en');
    expect(fitting(['fr', 'ja'])).toBe('en');
    expect(fitting([])).toBe('en');
    expect(fitting(['den', 'constructor'])).toBe('en');
  });
});

describe('speaking', () => {
  it('takes the form that the rules of the language ask for', () => {
    const russian = speaking('ru');
    const forms = { one: 'цитата', few: 'цитаты', many: 'цитат', other: 'цитаты' };
    expect([1, 2, 5, 11, 21].map((n) => russian.form(n, forms))).toEqual(['цитата', 'цитаты', 'цитат', 'цитат', 'цитата']);
    expect(speaking('en').counted(1, { one: 'quote', other: 'quotes' })).toBe('1 quote');
    expect(speaking('de').counted(12_345, { other: 'Zitate' })).toBe('12.345 Zitate');
    expect(speaking('en').percent(0.126)).toBe('13 %');
  });
});

describe.skipIf(browserPath() === null)(`the pages in another language${noBrowser()}`, () => {
  let fixture: Fixture;
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    folder = await builtNow();
    fixture = await startFixture(folder);
    const { report, document, lines } = await sealedRun(folder);
    const view = viewOf(document, report);
    fixture.served.set('r1', { report, document: view, file: PAPER, lines, name: 'paper.pdf' });
    fixture.served.set('r2', { report, document: view, quotes: quotes(view.text), claims: claims(view.text) });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are those the browser asks for, and nothing on them is wrong or wider than a phone', async () => {
    const { page, context, wrong } = await openPage(browser, { locale: 'de-AT', viewport: { width: 360, height: 740 } });
    for (const [path, there] of [
      ['/', 'h1:text("Jedes Zitat")'],
      ['/r/r1/ref/10', '#card-ref-10'],
      ['/r/r2', '#row-claim-1'],
      ['/r/r1/trace', 'h2:text("Das Siegel")'],
      ['/playground', 'h1:text("Probierfeld")'],
      ['/lookup', 'h1:text("Eine Angabe")'],
      ['/settings', '.facts dd'],
    ] as const) {
      await page.goto(fixture.address + path);
      await page.waitForSelector(there, { state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
      expect(await axe(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('are those that were chosen, here and on every page after, until one goes by the browser again', async () => {
    const { page, context, wrong } = await openPage(browser, { locale: 'fr-FR' });
    await page.goto(`${fixture.address}/settings`);
    await says(page, 'h1', 'Settings');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await says(page, 'h1', 'Einstellungen');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('language');
    await page.getByRole('link', { name: 'Nachschlagen' }).click();
    await says(page, 'h1', 'Eine Angabe nachschlagen');
    expect(await page.title()).toBe('Nachschlagen · stet');
    await page.goto(`${fixture.address}/r/r1`);
    await page.waitForSelector('.row');
    await says(page, 'h2.layer', 'Literatur');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto(`${fixture.address}/settings`);
    await says(page, 'h1', 'Einstellungen');
    await page.getByRole('radio', { name: 'Wie der Browser' }).check();
    await says(page, 'h1', 'Settings');
    expect(await page.evaluate(() => localStorage.getItem('stet.language'))).toBe(null);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('say which words are of another language', async () => {
    const { page, context } = await openPage(browser, { locale: 'de' });
    await page.goto(`${fixture.address}/r/r1/ref/10`);
    await page.waitForSelector('#card-ref-10');
    // The rule's sentence was said again in German; the rule's id beside it is no word of any language.
    await seen(page, '#card-ref-10 .why > [lang=de]', 1);
    await seen(page, '#card-ref-10 .why[lang=en]', 0);
    await context.close();
  });
});
