/** The pages of a PDF file in a real browser: drawn with their text, and a file that is not there told in words, with no error left over. */
import { describe, expect, it } from 'vitest';
import { atPages, browserPath, noBrowser } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { PAPER, sealedRun } from './sealed.ts';

/** Lets the messages of a worker come one by one, as on a machine that is busy. */
const SLOW = `{
  const listen = Worker.prototype.addEventListener;
  let last = 0;
  Worker.prototype.addEventListener = function (kind, told, options) {
    const later = (event) => {
      last = Math.max(last, performance.now()) + 100;
      setTimeout(() => told(event), last - performance.now());
    };
    return listen.call(this, kind, kind === 'message' ? later : told, options);
  };
}`;

describe.skipIf(browserPath() === null)(`the pages of a file${noBrowser()}`, () => {
  let fixture: Fixture;
  const { opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const { report, document } = await sealedRun(folder);
    const view = viewOf(document, report);
    fixture.served.set('kept', { report, document: view, file: PAPER, name: 'paper.pdf' });
    fixture.served.set('lost', { report, document: view, name: 'paper.pdf' });
    return fixture;
  });
  it('are drawn, with their text above them', async () => {
    const { page, context, wrong } = await opened();
    await page.addInitScript(SLOW);
    await page.goto(`${fixture.address}/r/kept`);
    await page.waitForSelector('.pdf-page .textLayer span');
    await page.waitForSelector('.pdf-page .marks a', { state: 'attached' });
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('give way to the text, with the reason, where the file is gone', async () => {
    const { page, context, wrong } = await opened();
    await page.addInitScript(SLOW);
    await page.goto(`${fixture.address}/r/lost`);
    await page.waitForSelector('.paper p.opening:has-text("There is no such run here")');
    // The worker's late messages have all come by now.
    await page.waitForTimeout(1_000);
    expect(wrong).toEqual([]);
    expect(await page.locator('.pdf-page').count()).toBe(0);
    await context.close();
  });
});
