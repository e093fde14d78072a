/**
 * Every page, in a real browser: nothing for axe to find in light, dark or on a phone, nothing wider than the window, nothing that
 * moves for those who want no motion, and the finished report without scripts.
 */
import { describe, expect, it } from 'vitest';
import { atPages, axe, browserPath, noBrowser, seen } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { batchOf, claims, quotes } from './pieces.ts';
import { PAPER, sealedRun } from './sealed.ts';

/** Each page: its address, and what is there when it has all that it shows. */
const PAGES: Readonly<Record<string, readonly [string, string]>> = {
  start: ['/', '.recent a'],
  'the desk': ['/r/r1', '.row'],
  'the desk with a card': ['/r/r1/ref/10', '#card-ref-10'],
  'the desk with quotes and claims': ['/r/r2', '#row-claim-1'],
  'a run that failed': ['/r/failed', '.empty.problem'],
  trace: ['/r/r1/trace', '.traced'],
  batch: ['/b/b1', 'tbody tr'],
  playground: ['/playground', 'textarea'],
  lookup: ['/lookup', '#citation'],
  settings: ['/settings', '.access td'],
  'the API': ['/docs/api', '.addresses dt'],
  'no page': ['/r/none', 'h1:text("Not here")'],
};

describe.skipIf(browserPath() === null)(`every page${noBrowser()}`, () => {
  let fixture: Fixture;
  const { opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const { report, document, lines } = await sealedRun(folder);
    const view = viewOf(document, report);
    fixture.served.set('r1', { report, document: view, file: PAPER, lines, name: 'paper.pdf' });
    fixture.served.set('r2', {
      report,
      document: { ...view, mediaType: 'text/plain' },
      quotes: quotes(view.text),
      claims: claims(view.text),
    });
    const failed = { code: 'encrypted-input', detail: 'This PDF wants a password; save it without one.' };
    fixture.served.set('failed', { report: { ...report, references: [] }, document: view, failed });
    Object.assign(fixture, batchOf(12));
    const times = { createdAt: '2026-01-02T03:04:05.678Z', revokedAt: null };
    const name = 'A program with a long name, for the conference of the spring of the year after next';
    fixture.keys.push({ id: 'key_1', name, owner: 'own_1', scopes: ['read', 'run'], ...times, expiresAt: null, usedAt: null });
    fixture.shares.push({ id: 'shr_1', run: 'r1', batch: null, view: 'author', ...times, expiresAt: '2099-01-02T03:04:05.678Z' });
    return fixture;
  });
  // Dark is the same page with other colours: it is drawn once, and looked at in both; without motion, so that colours change at once.
  const LOOKS = {
    'light and dark': { options: { reducedMotion: 'reduce' }, colours: ['light', 'dark'] },
    'on a phone': { options: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }, colours: ['light'] },
  } as const;
  for (const [look, { options, colours }] of Object.entries(LOOKS))
    it(`gives axe nothing to find: ${look}`, async () => {
      const waiting = Object.entries(PAGES);
      /** Looks at page after page, until none is left. */
      const visit = async (): Promise<void> => {
        const { page, context, wrong } = await opened(options);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [name, [path, there]] = next;
          await page.goto(fixture.address + path);
          await page.waitForSelector(there, { state: 'attached' });
          await page.waitForLoadState('networkidle');
          const grounds = new Set<string>();
          for (const colorScheme of colours) {
            await page.emulateMedia({ colorScheme });
            grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
            expect(await axe(page), `${name}, ${colorScheme}`).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
          }
          expect(grounds.size, `${name} has its own ground in each`).toBe(colours.length);
        }
        expect(wrong).toEqual([]);
        await context.close();
      };
      // While one waits for a page to come to rest, the other is looked at.
      await Promise.all([visit(), visit()]);
    });

  it('shows where one looks why a file was not taken, on a desk and on a phone', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 320, height: 560 },
    ]) {
      const { page, context, wrong } = await opened({ viewport });
      await page.route('**/v1/runs', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 429,
              contentType: 'application/problem+json',
              body: JSON.stringify({
                title: 'Too many',
                code: 'too-many',
                detail: '1 of your runs are waiting already; wait for some of them.',
              }),
            })
          : route.continue(),
      );
      await page.goto(`${fixture.address}/`);
      await page.waitForSelector('.recent a');
      await page
        .locator('input[aria-label="Choose files to check"]')
        .setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      const alert = page.getByRole('alert');
      expect(await alert.textContent()).toContain('are waiting already');
      const place = await alert.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 9_999) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
      expect(wrong).toEqual([]);
      await context.close();
    }
  });

  it('gives axe nothing to find in what opens: the keys, the exports, a decision being made, the trace of a line', async () => {
    const { page, context, wrong } = await opened();
    await page.goto(`${fixture.address}/r/r1`);
    await page.waitForSelector('.row');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.keys[open]');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await seen(page, 'dialog.keys', 0);
    await page.keyboard.press('e');
    await page.waitForSelector('.menu .sheet');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await seen(page, '.menu .sheet', 0);
    await page.keyboard.press('j');
    await page.keyboard.press('b');
    await page.waitForSelector('form.reason');
    expect(await axe(page)).toEqual([]);
    await page.goto(`${fixture.address}/r/r1/trace`);
    await page.getByRole('button', { name: 'Check it in this browser' }).click();
    await page.getByRole('button', { name: 'line 0' }).click();
    await page.waitForSelector('.line-proof .path');
    expect(await axe(page)).toEqual([]);
    await page.goto(`${fixture.address}/playground`);
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await page.waitForSelector('.how.checked');
    await page.waitForSelector('.edits li');
    expect(await axe(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('moves nothing for those who want no motion', async () => {
    const { page, context } = await opened({ reducedMotion: 'reduce' });
    fixture.served.set('slow', { ...fixture.served.get('r1'), live: true } as never);
    for (const [path, there] of [
      ['/', '.recent a'],
      ['/r/slow', '.finding.waiting'],
      ['/b/b1', 'tbody tr'],
    ] as const) {
      await page.goto(fixture.address + path);
      await page.waitForSelector(there);
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    }
    await context.close();
    fixture.served.delete('slow');
  });

  it('lets a finished report be read without scripts', async () => {
    const { page, context } = await opened({ javaScriptEnabled: false });
    await page.goto(`${fixture.address}/r/r1`);
    await page.getByRole('link', { name: 'Read the report of this run' }).click();
    await page.waitForURL('**/report.html');
    expect(await page.locator('article.card').count()).toBe(18);
    expect(await page.locator('h1').textContent()).toContain('paper.pdf');
    await context.close();
  });

  it('prints a finished report with all its evidence, folded or not', async () => {
    const { page, context } = await opened();
    await page.goto(`${fixture.address}/v1/runs/r1/report.html`);
    const folded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('details:not([open]) > *:not(summary)')].map((one) =>
          one.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
    const all = await folded();
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all)).toEqual(new Set([false]));
    await page.emulateMedia({ media: 'print' });
    // A page that was just loaded draws itself for print when it comes to it.
    await expect.poll(async () => [...new Set(await folded())]).toEqual([true]);
    await context.close();
  });

  it('can be enlarged to 200 % without losing anything sideways', async () => {
    const { page, context } = await opened({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    for (const name of ['start', 'the desk', 'trace', 'playground']) {
      const [path, there] = PAGES[name] ?? ['', ''];
      await page.goto(fixture.address + path);
      await page.waitForSelector(there, { state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  it('keeps the colours that were chosen', async () => {
    const { page, context } = await opened();
    await page.goto(`${fixture.address}/settings`);
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto(`${fixture.address}/`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
    expect(dark).not.toBe('rgb(251, 250, 246)');
    await context.close();
  });
});
