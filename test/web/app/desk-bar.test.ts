/** What is left to wait is said in the unit that people would use; a server that does not answer is told of while one waits for it. */
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { timeLeft } from '../../../src/web/app/desk-bar.tsx';
import { paper } from '../../report/make.ts';
import { browserPath, builtNow, noBrowser, openBrowser, openPage, seen } from './browser.ts';
import { startFixture } from './fixture.ts';

describe('what is left', () => {
  it('is told in seconds while they can be counted, then in minutes', () => {
    expect([0.2, 1, 89, 90, 5417].map(timeLeft)).toEqual([
      ' · about 1 second left',
      ' · about 1 second left',
      ' · about 89 seconds left',
      ' · about 2 minutes left',
      ' · about 90 minutes left',
    ]);
  });
});

describe.skipIf(browserPath() === null)(`a server that goes away${noBrowser()}`, () => {
  it('is told of while a check is followed, until it is back and the check goes on', async () => {
    const folder = await builtNow();
    const fixture = await startFixture(folder);
    const { report, text } = paper();
    const document = {
      id: report.document.id,
      name: 'paper.txt',
      mediaType: 'text/plain',
      text,
      blocks: [],
      pages: [],
      links: [],
      notes: [],
    };
    fixture.served.set('live', { report, document: { ...document, citations: report.citations }, live: true });
    fixture.settle('live');
    // Stands before the server: what goes through it can be cut off and let through again.
    const open = new Set<Socket>();
    let away = false;
    const gate = createServer((from) => {
      if (away) return void from.destroy();
      const to = connect(Number(new URL(fixture.address).port), '127.0.0.1');
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
    const browser = await openBrowser();
    try {
      const { page, wrong } = await openPage(browser);
      await page.goto(`http://127.0.0.1:${(gate.address() as AddressInfo).port}/r/live`);
      await page.waitForSelector('.finding:not(.waiting) .row');
      expect(await page.locator('.progress [role=status]').count()).toBe(0);
      away = true;
      for (const socket of open) socket.destroy();
      await page.waitForSelector('.progress [role=status]:text("The server does not answer")');
      away = false;
      await page.locator('.progress [role=status]').waitFor({ state: 'detached' });
      for (let i = 1; i < report.references.length; i += 1) fixture.settle('live');
      await seen(page, '.finding:not(.waiting) .row', report.references.length + report.remarks.length);
      expect(wrong).toEqual([]);
    } finally {
      await browser.close();
      gate.close();
      await fixture.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
