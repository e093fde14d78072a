/** The panel of a claim in a real browser: facts one by one, numbers side by side, reached and read by keys alone. */
import { describe, expect, it } from 'vitest';
import { atPages, axe, browserPath, noBrowser } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { claims, quotes } from './pieces.ts';
import { sealedRun } from './sealed.ts';

describe.skipIf(browserPath() === null)(`the panel of a claim${noBrowser()}`, () => {
  let fixture: Fixture;
  const { opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const { report, document } = await sealedRun(folder);
    const view = viewOf(document, report);
    fixture.served.set('r1', {
      report,
      document: { ...view, mediaType: 'text/plain' },
      quotes: quotes(view.text),
      claims: claims(view.text),
    });
    return fixture;
  });
  it('shows each fact with its word and its passage, and each number beside that of the source', async () => {
    const { page, context, wrong } = await opened();
    await page.goto(`${fixture.address}/r/r1?show=all`);
    await page.waitForSelector('#row-claim-1');
    // By keys alone: to the claim, into it, and to the passage of its first fact.
    await page.focus('#row-claim-1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#card-claim-1 .claim-facts');
    expect(await page.locator('.claim-facts h3').textContent()).toBe('1 of 4 facts borne out');
    expect(await page.locator('.claim-facts li').allTextContents()).toEqual([
      expect.stringContaining('borne out'),
      expect.stringContaining('the source says otherwise'),
      expect.stringContaining('not found in the cited source'),
      expect.stringContaining('not found by itself'),
    ]);
    await page.focus('.claim-facts li:first-child summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.claim-facts li:first-child details[open] .passage');
    expect(await page.locator('.claim-facts li:first-child .passage').textContent()).toContain('Prices rose by 3 %');
    const cells = await page.locator('.numbers tbody tr').first().locator('th, td').allTextContents();
    expect(cells[0]).toContain('4 %');
    expect(cells[1]).toContain('3 %');
    expect(cells[2]).toContain('differs');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('puts quotes before references, which settle after them, and claims behind', async () => {
    const { page, context } = await opened();
    await page.goto(`${fixture.address}/r/r1?show=all`);
    await page.waitForSelector('#row-claim-1');
    const heads = await page.locator('h2.layer').allTextContents();
    expect(heads.slice(0, 3)).toEqual(['Quotes', 'References', 'Claims']);
    await context.close();
  });

  const LOOKS = {
    light: {},
    dark: { colorScheme: 'dark' },
    'on a phone': { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  } as const;
  for (const [look, options] of Object.entries(LOOKS))
    it(`gives axe nothing to find when it is open, ${look}`, async () => {
      const { page, context } = await opened(options);
      await page.goto(`${fixture.address}/r/r1?show=all`);
      await page.waitForSelector('#row-claim-1');
      await page.locator('#row-claim-1').click();
      await page.waitForSelector('.claim-facts');
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('.claim-facts details')) one.setAttribute('open', '');
      });
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await context.close();
    });
});
