/** The one-file report on paper, in a real browser: what needs a person with its evidence, what stands in a line each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../src/read/index.ts';
import { html } from '../src/report/html.ts';
import { NO_MATCH, report, VERIFIED } from './report/make.ts';
import { browserPath, noBrowser, openBrowser, openPage, type Watched } from './web/app/browser.ts';

describe.skipIf(browserPath() === null)(`a printed report${noBrowser()}`, () => {
  let watched: Watched;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const browser = await openBrowser();
    close = () => browser.close();
    watched = await openPage(browser);
    const verified = Array.from({ length: 24 }, (_, i) => ({ ...VERIFIED, key: `${i + 30}` }));
    await watched.page.setContent(html([report([NO_MATCH, ...verified])], {}));
    await watched.page.emulateMedia({ media: 'print' });
  });
  afterAll(async () => close());

  const shown = (selector: string): Promise<boolean[]> =>
    watched.page.locator(selector).evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));

  it('shows what is folded on the screen where a person must look, and only there', async () => {
    const asked = await shown('.card:not(.slim) details:not(.others) table');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(Boolean)).toBe(true);
    expect((await shown('.slim')).filter(Boolean)).toHaveLength(24);
    expect((await shown('.slim details')).some(Boolean)).toBe(false);
  });

  it('shows what its reader has unfolded', async () => {
    const first = watched.page.locator('.slim details').first();
    await first.evaluate((details) => details.setAttribute('open', ''));
    expect(await first.locator('.raw').evaluate((one) => one.checkVisibility())).toBe(true);
    await first.evaluate((details) => details.removeAttribute('open'));
  });

  it('takes a few pages, not one for each reference', async () => {
    const bytes = await watched.page.pdf({ format: 'A4' });
    const document = await readDocument({ name: 'report.pdf', bytes }, { isolate: false });
    expect(document.pages?.length ?? 0).toBeGreaterThan(0);
    expect(document.pages?.length ?? 99).toBeLessThanOrEqual(5);
    expect(watched.wrong).toEqual([]);
  });
});
