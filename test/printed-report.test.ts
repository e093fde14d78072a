/** The one-file report on paper, in a real browser: all of its evidence, on no more pages than that takes. */
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

  it('shows its evidence, folded or not', async () => {
    const folded = await shown('details:not([open]) > *:not(summary)');
    expect(folded.length).toBeGreaterThan(24);
    expect(folded.every(Boolean)).toBe(true);
  });

  it('lets cards go over a page, so that it takes fewer pages than it has references', async () => {
    const bytes = await watched.page.pdf({ format: 'A4' });
    const document = await readDocument({ name: 'report.pdf', bytes }, { isolate: false });
    expect(document.pages?.length ?? 0).toBeGreaterThan(0);
    expect(document.pages?.length ?? 99).toBeLessThan(20);
    expect(watched.wrong).toEqual([]);
  });
});
