/**
 * The playground in a real browser, with the real check behind it: quotes while one writes, claims with their facts and numbers, what would
 * put the answer right, the stream as its reader sees it, sources from files; by keys, on a phone, in the dark.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { report } from '../../report/make.ts';
import { atPages, axe, browserPath, noBrowser, type openPage, says, seen, type Watched } from './browser.ts';
import { type Fixture, startFixture } from './fixture.ts';

const REEF =
  'The survey ship Heron mapped the glass lagoon in 1971. Over ten years the corals grew ten millimetres a year. There was no bleaching in the warm years.';
const BOATS = 'The keepers of the lagoon counted 1,400 visitors in 2003. Boats are kept out from the first of March until the last of May.';
const ANSWER = [
  'The survey ship Heron mapped the glass lagoon in 1971 [1].',
  'There was “no bleaching in the cold years” [1].',
  'Over ten years the corals grew 90 millimetres a year [1].',
  'The keepers of the lagoon counted 1,400 visitors in 2003, and they opened a school for pilots on the northern island [2].',
  'Boats are kept out from the first of March until the last of May [1].',
].join(' ');

describe.skipIf(browserPath() === null)(`the playground${noBrowser()}`, () => {
  let fixture: Fixture;
  const files = mkdtempSync(join(tmpdir(), 'stet-playground-'));
  const pages = atPages(async (folder) => {
    fixture = await startFixture(folder);
    // What the server's readers made of a file that the browser cannot read itself.
    const document = {
      id: '',
      name: 'b.html',
      mediaType: 'text/html',
      text: BOATS,
      blocks: [],
      pages: [],
      links: [],
      notes: [],
      citations: [],
    };
    fixture.served.set('read', { report: report([]), document });
    writeFileSync(join(files, 'Marsh 2001.txt'), REEF);
    writeFileSync(join(files, 'Vexley 2004.html'), `<p>${BOATS}</p>`);
    return fixture;
  });
  afterAll(() => rmSync(files, { recursive: true, force: true }));

  /** Opens the page and fills it in; `before` may lay hands on what it asks. */
  async function opened(options: Parameters<typeof openPage>[1] = {}, before?: (page: Page) => Promise<void>): Promise<Watched> {
    const watched = await pages.opened(options);
    const { page } = watched;
    await before?.(page);
    await page.goto(`${fixture.address}/playground`);
    await page.getByRole('textbox', { name: 'Text of source 1' }).fill(REEF);
    await page.getByRole('button', { name: 'Add a source' }).click();
    await page.getByRole('textbox', { name: 'Text of source 2' }).fill(BOATS);
    await page.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
    return watched;
  }

  it('marks quotes in this browser while the server has not answered, and says so when it does not', async () => {
    const { page, context } = await opened({}, async (own) => {
      const refuse = (route: Route): Promise<void> =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: { code: 'busy', detail: 'Too much at once.', retryable: true },
        });
      await own.route('**/v1/verify/answer', refuse);
    });
    await page.waitForSelector('.answer .mark.quote.error');
    expect(await page.locator('.answer .mark.quote.error').textContent()).toBe('no bleaching in the cold years');
    await says(page, '.health .problem', 'Too much at once.');
    await seen(page, '[id^=row-claim]', 0);
    await seen(page, '[id^=row-quote]', 1);
    await context.close();
  });

  it('shows claims with their facts and numbers, by keys alone', async () => {
    const { page, context, wrong } = await opened();
    await page.waitForSelector('.how.checked');
    await seen(page, '[id^=row-claim]', 5);
    expect(await page.locator('[id^=row-claim] .chip').allTextContents()).toEqual([
      'Borne out',
      expect.stringMatching(/orne out/),
      'Source says otherwise',
      'Borne out in part',
      'Not borne out',
    ]);
    await page.focus('#row-claim-4');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#card-claim-4 .claim-facts');
    expect(await page.locator('.claim-facts li > bdi').allTextContents()).toEqual([
      'The keepers of the lagoon counted 1,400 visitors in 2003.',
      'They opened a school for pilots on the northern island.',
    ]);
    expect(await page.locator('.claim-facts li').first().getAttribute('class')).toBe('fine');
    await page.focus('#row-claim-3');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#card-claim-3 .numbers');
    expect(await page.locator('#card-claim-3 .numbers tbody tr').filter({ hasText: '90' }).textContent()).toContain('differs');
    // A mark leads to its row.
    await page.locator('.answer .mark.claim-error').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'row-claim-3');
    expect(await page.locator('.tally').textContent()).toMatch(/5 citations, \d borne out/);
    await page.locator('.health summary').last().click();
    expect(await page.locator('.health-text').textContent()).toContain('## Citation health');
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('proposes corrections that can be left out, previewed, copied and taken over', async () => {
    const { page, context, wrong } = await opened({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.waitForSelector('.how.checked');
    await page.waitForSelector('.edits li');
    const actions = await page.locator('.edits .chip').allTextContents();
    expect(actions).toContain('cite another source');
    expect(actions).toContain('say it more softly');
    const preview = (): Promise<string> =>
      page.evaluate(() => [...document.querySelectorAll('.preview > :not(del)')].map(({ textContent }) => textContent ?? '').join(''));
    expect(await preview()).toContain('the last of May [2].');
    // Left out, it stays as it was.
    const replaced = page.locator('.edits li').filter({ hasText: 'cite another source' }).getByRole('checkbox');
    await replaced.uncheck();
    expect(await preview()).toContain('the last of May [1].');
    await replaced.check();
    await page.getByRole('button', { name: 'Copy corrected answer' }).click();
    const whole = await preview();
    await page.waitForFunction(async (text) => (await navigator.clipboard.readText()) === text, whole);
    await page.getByRole('button', { name: 'Take it over' }).click();
    expect(await page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe(whole);
    await page.waitForSelector('.how.checked');
    await page.waitForFunction(() => /(\d+) citations?, \1 borne out/.test(document.querySelector('.tally')?.textContent ?? ''));
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows the newest answer alone, however late an older one is answered', async () => {
    let hold: (route: Route) => void = () => undefined;
    const first = new Promise<Route>((resolve) => {
      hold = resolve;
    });
    let asked = 0;
    const { page, context } = await opened({}, async (own) => {
      // The first question is answered when this test says so; all others at once.
      await own.route('**/v1/verify/answer', (route) => {
        asked += 1;
        return asked === 1 ? hold(route) : route.continue();
      });
    });
    const late = await first;
    await page.getByRole('textbox', { name: 'Answer' }).fill('The survey ship Heron mapped the glass lagoon in 1971 [1].');
    await page.waitForSelector('.how.checked');
    await seen(page, '[id^=row-claim]', 1);
    await late.continue().catch(() => undefined);
    await page.getByRole('textbox', { name: 'Answer' }).press('End');
    await seen(page, '[id^=row-claim]', 1);
    await context.close();
  });

  it('plays the answer sentence by sentence, held with a remark behind what does not stand, or marked behind it', async () => {
    const { page, context, wrong } = await opened({ reducedMotion: 'reduce' });
    await page.waitForSelector('.how.checked');
    const shown = async (): Promise<string> => (await page.locator('.answer:not(.preview) p').textContent()) ?? '';
    await page.getByRole('radio', { name: /^Hold/ }).check();
    await page.getByRole('button', { name: 'Next sentence' }).click();
    expect(await shown()).toBe('The survey ship Heron mapped the glass lagoon in 1971 [1].');
    await seen(page, '.held-remark', 0);
    await page.getByRole('button', { name: 'Next sentence' }).click();
    expect(await page.locator('.held-remark').textContent()).toContain('[Not found as quoted]');
    for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Next sentence' }).click();
    expect(await page.locator('.held-remark').count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Next sentence' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /^Annotate/ }).check();
    await seen(page, '.held-remark', 0);
    await page.waitForSelector('.answer .mark.quote.error');
    await page.getByRole('button', { name: 'Show all' }).click();
    await seen(page, '.cursor', 0);
    expect((await shown()).trim()).toBe(ANSWER);
    // Played, it comes to its end by itself; stopped, it shows everything.
    await page.getByRole('button', { name: 'Play as a stream' }).click();
    await page.waitForSelector('.cursor');
    await page.getByRole('button', { name: 'Show all' }).click();
    await seen(page, '.cursor', 0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('takes sources from files: text in this browser, others through the server, which keeps nothing of them', async () => {
    const { page, context, wrong } = await opened();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(`${fixture.address}/playground`);
    await page.setInputFiles('input[type=file]', join(files, 'Marsh 2001.txt'));
    await page.waitForFunction((text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text), REEF);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
    await page.setInputFiles('input[type=file]', join(files, 'Vexley 2004.html'));
    await page.waitForFunction((text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text), BOATS);
    expect(await page.locator('.field.source input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Marsh 2001',
      'Vexley 2004',
    ]);
    await page.waitForFunction(() => !document.querySelector('.given-half [role=status]')?.textContent?.startsWith('Reading'));
    expect(asked).toContain('DELETE /v1/runs/read');
    // Dropped, a file is one more source.
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Nothing is lent overnight.'], 'House rules.md', { type: 'text/markdown' }));
      return transfer;
    });
    await page.dispatchEvent('.given-half', 'drop', { dataTransfer: dropped });
    await seen(page, '.field.source', 3);
    expect(wrong).toEqual([]);
    await context.close();
  });

  const LOOKS = {
    light: {},
    dark: { colorScheme: 'dark' },
    'on a phone': { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  } as const;
  for (const [look, options] of Object.entries(LOOKS))
    it(`gives axe nothing to find with everything open, ${look}`, async () => {
      const { page, context, wrong } = await opened(options);
      await page.waitForSelector('.how.checked');
      await page.locator('#row-claim-4').click();
      await page.waitForSelector('.claim-facts');
      await page.locator('.health summary').last().click();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(wrong).toEqual([]);
      await context.close();
    });
});
