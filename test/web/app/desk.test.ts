/**
 * The desk in a real browser: document and cards lead to each other, cards come while one reads and move nothing, twenty findings
 * are settled without a mouse, a file that is dropped becomes a run, the report leaves in every form.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/model/report.ts';
import { MINOR, report as made, NO_MATCH, RETRACTED, UNSURE } from '../../report/make.ts';
import { atPages, axe, browserPath, noBrowser, says, seen } from './browser.ts';
import { type Fixture, startFixture, viewOf } from './fixture.ts';
import { batchOf, claims, quotes } from './pieces.ts';
import { PAPER, sealedRun } from './sealed.ts';

/** What the test of stillness keeps in the page between two looks. */
declare global {
  var kept: { moved: number; shift: number; frames: number };
  var rest: () => void;
  /** Addresses that the page opened. */
  var opened: string[];
}

describe.skipIf(browserPath() === null)(`the desk${noBrowser()}`, () => {
  let fixture: Fixture;
  let report: Report;
  const { on, opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const run = await sealedRun(folder);
    report = run.report;
    const document = viewOf(run.document, report);
    fixture.served.set('r1', { report, document, file: PAPER, lines: run.lines, name: 'paper.pdf' });
    fixture.served.set('live', { report, document, file: PAPER, name: 'paper.pdf', live: true });
    fixture.served.set('r2', {
      report,
      document: { ...document, mediaType: 'text/plain' },
      quotes: quotes(document.text),
      claims: claims(document.text),
    });
    fixture.served.set('late', {
      report,
      document: { ...document, mediaType: 'text/plain' },
      claims: claims(document.text),
      live: true,
    });
    const twenty = Array.from({ length: 20 }, (_, i) => {
      const from = [NO_MATCH, MINOR, RETRACTED, UNSURE][i % 4] ?? MINOR;
      return { ...from, key: String(i + 1), raw: `${i + 1}. ${from.raw ?? from.fields?.title ?? ''}` };
    });
    const text = twenty
      .map(({ raw }) => raw)
      .join('\n')
      .padStart(3_000, ' ');
    fixture.served.set('twenty', {
      report: made(twenty),
      document: { ...document, mediaType: 'text/plain', text, blocks: [], pages: [], citations: [] },
    });
    const many = Array.from({ length: 150 }, (_, i) => ({ ...NO_MATCH, key: String(i + 1), raw: `${i + 1}. A work of nobody.` }));
    const lines = many.map(({ raw }) => raw).join('\n');
    let at = 0;
    const long = made(many);
    fixture.served.set('long', {
      report: {
        ...long,
        references: long.references.map((one) => {
          const start = lines.indexOf(one.reference.raw, at);
          at = start + one.reference.raw.length;
          return { ...one, reference: { ...one.reference, span: { start, end: at } } };
        }),
      },
      document: { ...document, mediaType: 'text/plain', text: lines, blocks: [], pages: [], citations: [] },
    });
    fixture.served.set('remarked', {
      report: {
        ...made([MINOR]),
        remarks: [{ kind: 'no-reference-list', span: { start: 0, end: 0 }, says: 'The references could not be read.', about: [] }],
      },
      later: 'twenty',
      document: { ...document, mediaType: 'text/plain', text, blocks: [], pages: [], citations: [] },
    });
    return fixture;
  });

  it('is walked by the arrow keys from the row with the focus, whose focus stays in sight, and nowhere else', async () => {
    await on('/r/twenty', async (page) => {
      await seen(page, '.row', 20);
      const rows = await page.locator('.row').evaluateAll((all) => all.map(({ id }) => id));
      const focused = (id = ''): Promise<unknown> =>
        page.waitForFunction((wanted) => {
          const at = document.activeElement?.getBoundingClientRect();
          return document.activeElement?.id === wanted && at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
        }, id);
      await page.locator('.row').first().focus();
      for (const [key, at] of [
        ['ArrowDown', 1],
        ['ArrowDown', 2],
        ['ArrowUp', 1],
        ['End', 19],
        ['ArrowDown', 19],
        ['ArrowUp', 18],
        ['Home', 0],
        ['ArrowUp', 0],
      ] as const) {
        await page.keyboard.press(key);
        await focused(rows[at]);
      }
      // What is open goes along; within a card and in the search the keys are those of what is there.
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await focused(rows[1]);
      await page.locator(`#card-${rows[1]?.slice(4)}`).waitFor();
      await page.locator('.card button').first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('.row[aria-current]').getAttribute('id')).toBe(rows[1]);
      await page.locator('#search').fill('a');
      for (const key of ['ArrowDown', 'Home', 'x', 'End', 'b']) await page.keyboard.press(key);
      expect(await page.locator('#search').inputValue()).toBe('xab');
    });
  });

  it('brings the finding of its address into sight, wherever it is listed and whatever kind it is, and says where there is none', async () => {
    const inSight = (page: Page, id: string): Promise<unknown> =>
      page.waitForFunction((wanted) => {
        const at = document.getElementById(wanted)?.getBoundingClientRect();
        return at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
      }, id);
    for (const [path, id] of [
      ['/r/long/ref/140', 'ref-140'],
      ['/r/r2/claim/1', 'claim-1'],
      ['/r/r2/quote/2', 'quote-2'],
      // It stands, and is none of those that need somebody.
      ['/r/r1/ref/1', 'ref-1'],
    ] as const)
      await on(path, async (page) => {
        await page.waitForSelector(`#card-${id}`);
        await inSight(page, `row-${id}`);
        expect(await page.locator('.later').count()).toBe(0);
        // Its place in the document as well.
        await page.waitForFunction(() => {
          const at = document.querySelector('.paper .lit:not(.tick)')?.getBoundingClientRect();
          return at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
        });
      });
    // What is chosen stands in the address.
    await on('/r/r2', async (page) => {
      await page.locator('#row-claim-1').click();
      await page.waitForURL('**/r/r2/claim/1');
    });
    await on('/r/r1/ref/999', async (page) => {
      await page.getByText('The finding that this address names is not among those of this check.').waitFor();
    });
  });

  it('leads from an earlier check of a document to the latest, and says nothing where there is no other', async () => {
    await on('/r/remarked', async (page) => {
      await page.getByRole('link', { name: 'the latest check' }).click();
      await page.waitForURL('**/r/twenty');
      await seen(page, '.row', 20);
      expect(await page.locator('.later').count()).toBe(0);
    });
  });

  it('begins with what needs a person, and shows of each why, the difference and the words to confirm by', async () => {
    await on('/r/r1', async (page) => {
      await seen(page, '.row', 5);
      expect(await page.locator('.count.needs').getAttribute('aria-pressed')).toBe('true');
      await page.locator('.row', { hasText: 'Papineni' }).click();
      const card = page.locator('.card');
      expect(await card.locator('table.parts tr', { hasText: 'year' }).locator('del').textContent()).toBe('2005');
      expect(await card.locator('table.parts tr', { hasText: 'year' }).locator('ins').textContent()).toBe('2002');
      expect(await card.locator('nav.confirm a').count()).toBeGreaterThan(0);
      for (const link of await card.locator('a[target=_blank]').all()) expect(await link.getAttribute('rel')).toContain('noopener');
      await page.getByText(/questions? asked/).click();
      expect(await card.locator('table.plain tbody tr').count()).toBeGreaterThan(0);
    });
  });

  it('tells those who listen as many findings as it shows, those about the document among them', async () => {
    await on('/r/remarked', async (page) => {
      await seen(page, '.row', 2);
      expect(await page.locator('.count.needs b').textContent()).toBe('2');
      // Its kind stands once, beside its sentence.
      expect(await page.locator('#row-remark-1').textContent()).toBe('!The references could not be read.No reference list');
      await says(page, '[role=status].unseen', 'Finished. 2 findings need you.');
    });
  });

  it('says on paper that it is what the page showed, and where all of it is printed from', () =>
    on('/r/r1', async (page) => {
      await seen(page, '.row', 5);
      const note = page.locator('.for-print');
      expect(await note.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await note.isVisible()).toBe(true);
      expect(await note.textContent()).toMatch(/^paper\.pdf: .*under “Export”/);
    }));

  it('joins document and cards both ways, and gives the focus back', async () => {
    await on('/r/r1', async (page) => {
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      const mark = page.locator('a.mark.cite', { hasText: '[10]' });
      await mark.focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('#card-ref-10');
      await page.waitForFunction(() => document.activeElement?.id === 'row-ref-10');
      expect(await page.evaluate(() => location.pathname)).toBe('/r/r1/ref/10');
      await page.waitForFunction(() => document.querySelectorAll('a.mark.lit').length > 1);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.textContent === '[10]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#card-ref-10');
      await page.locator('#card-ref-10 .sites a').first().click();
      await page.waitForFunction(() => document.activeElement?.classList.contains('mark') === true);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('[10]');
    });
  });

  it('draws the pages of a PDF with every citation marked where it stands', async () => {
    await on('/r/r1', async (page) => {
      await page.waitForSelector('.box.cite');
      await page.locator('.pdf-page').nth(1).scrollIntoViewIfNeeded();
      await page.waitForFunction((count) => document.querySelectorAll('.box.cite[id]').length >= count, report.citations.length);
      await page.waitForFunction(
        (count) => [...document.querySelectorAll('.box.entry[id]')].filter(({ id }) => !id.includes('.')).length === count,
        report.references.length,
      );
      // A mark lies over the very words that it is about.
      await page.waitForFunction(() => {
        const mark = [...document.querySelectorAll('.box.cite.error')][0];
        const box = mark?.getBoundingClientRect();
        const layer = mark?.closest('.pdf-page')?.querySelector('.textLayer');
        const words = [...(layer?.querySelectorAll('span') ?? [])].filter((span) => {
          const own = span.getBoundingClientRect();
          return (
            box !== undefined && own.left <= box.left + 1 && own.right >= box.right - 1 && Math.abs(own.top - box.top) < own.height / 2
          );
        });
        return words
          .map((span) => span.textContent)
          .join(' ')
          .includes('[10]');
      });
      await page.locator('.box.cite.error').first().click();
      await page.waitForSelector('#card-ref-10');
    });
  });

  it('fills while one reads, in the order of the document, and moves nothing', async () => {
    await on('/r/live', async (page) => {
      await seen(page, '.finding.waiting .row', report.references.length);
      await page.evaluate(() => {
        const rows = [...document.querySelectorAll('.row')];
        const before = rows.map((row) => row.getBoundingClientRect().top);
        const kept = { moved: 0, shift: 0, frames: 0 };
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') kept.shift += entry.value;
        };
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        shifts.observe({ type: 'layout-shift', buffered: false });
        Object.assign(globalThis, { kept, rest: () => add(shifts.takeRecords()) });
        const look = (): void => {
          const now = [...document.querySelectorAll('.row')].slice(0, before.length);
          kept.moved = Math.max(kept.moved, ...now.map((row, i) => Math.abs(row.getBoundingClientRect().top - (before[i] ?? 0))));
          kept.frames += 1;
          requestAnimationFrame(look);
        };
        look();
      });
      for (let left = report.references.length - 1; left >= 0; left -= 1) {
        fixture.settle('live');
        await seen(page, '.finding.waiting', left);
      }
      // The report comes last; what it adds is painted, too, before anything is measured.
      await says(page, '.count.all b', String(report.references.length + report.remarks.length + report.warnings.length));
      const { frames } = await page.evaluate(() => globalThis.kept);
      await page.waitForFunction((n) => globalThis.kept.frames > n + 2, frames);
      const { moved, shift } = await page.evaluate(() => {
        globalThis.rest();
        return globalThis.kept;
      });
      expect(moved).toBeLessThan(1);
      expect(shift).toBeLessThan(0.01);
      expect(await page.locator('.count.needs').getAttribute('aria-pressed')).toBe('false');
    });
  });

  it('settles twenty findings with keys alone', async () => {
    await on('/r/twenty', async (page) => {
      await says(page, '.count.needs b', '20');
      await page.keyboard.press('j');
      for (let i = 0; i < 20; i += 1) {
        await page.waitForFunction((n) => document.activeElement?.id === `row-ref-${n}`, i + 1);
        await page.keyboard.press('xbu'[i % 3] ?? 'x');
        await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio');
        if (i % 2 === 1) await page.keyboard.press('2');
        if (i === 4) {
          await page.keyboard.press('Tab');
          await page.keyboard.type('seen in the library');
        }
        await page.keyboard.press('Enter');
        await says(page, '.count.needs b', String(19 - i));
      }
      const decisions = [...fixture.decisions].filter(([key]) => key.startsWith('twenty/')).map(([, decision]) => decision);
      expect(decisions).toHaveLength(20);
      expect(decisions.map(({ decision }) => decision).slice(0, 4)).toEqual(['ok', 'bad', 'unsure', 'ok']);
      expect(decisions[1]?.reason).toBe('wrong_details');
      expect(decisions[4]?.note).toBe('seen in the library');
      // The verdict stays beside what was decided, and a decision can be taken back.
      expect(await page.locator('#card-ref-20, #row-ref-20').first().isVisible()).toBe(true);
      await page.locator('#row-ref-1').click();
      await page.getByRole('button', { name: 'Take back' }).click();
      await says(page, '.count.needs b', '1');
    });
  });

  it('leaves the keys to a dialog while one is open: Escape closes it, and nothing behind it moves or is decided', async () => {
    await on('/r/r1', async (page) => {
      await page.waitForSelector('.row');
      await page.keyboard.press('j');
      await page.waitForSelector('.card');
      const [place, needs] = [page.url(), await page.locator('.count.needs b').textContent()];
      await page.keyboard.press('?');
      await page.waitForSelector('dialog.keys[open]');
      for (const key of ['j', 'x', 'Escape']) await page.keyboard.press(key);
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      expect(page.url()).toBe(place);
      expect(await page.locator('.card').count()).toBe(1);
      expect(await page.locator('.count.needs b').textContent()).toBe(needs);
    });
  });

  it('does nothing on keys while somebody writes, and nothing at all when they are turned off', async () => {
    await on('/r/r1', async (page) => {
      await page.waitForSelector('.row');
      await page.keyboard.press('/');
      await page.keyboard.type('jobs');
      expect(await page.locator('#search').inputValue()).toBe('jobs');
      expect(await page.locator('.card').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.evaluate(() => localStorage.setItem('stet.keys', 'off'));
      await page.keyboard.press('j');
      expect(await page.locator('.card').count()).toBe(0);
    });
  });

  it('finds words, keeps filter and words in the address, and comes back to them', async () => {
    await on('/r/r1', async (page) => {
      await page.waitForSelector('.row');
      await page.locator('.count.all').click();
      await page.locator('#search').fill('shannon 1948');
      // What is seen stands in the address in the same moment, however soon one loads it again.
      const query = await page.waitForFunction(() => (document.querySelectorAll('.row').length === 1 ? location.search : null));
      expect(await query.jsonValue()).toBe('?show=all&q=shannon+1948');
      await page.reload();
      await seen(page, '.row', 1);
      expect(await page.locator('#search').inputValue()).toBe('shannon 1948');
      await page.locator('#search').fill('no such words');
      await page.getByRole('button', { name: /Show all/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.row').length > 17);
    });
  });

  it('narrows by kind, notice and source, keeps that in the address, and tells how much is known', async () => {
    await on('/r/r1?show=all', async (page) => {
      await page.waitForSelector('.row');
      const all = await page.locator('.row').count();
      await says(page, '.coverage', 'coverage 17 of 17 · 1 not checkable');
      // No word is broken to make room for what stands beside it.
      const lines = await page.locator('.progress').evaluate((bar) =>
        [...bar.querySelectorAll<HTMLElement>('.words, .coverage')].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines).toEqual([1, 1]);
      await page.getByLabel('Notice').selectOption('retracted');
      const query = await page.waitForFunction((before) => {
        const left = document.querySelectorAll('.row').length;
        return left > 0 && left < before && location.search.includes('notice=retracted') ? location.search : null;
      }, all);
      expect(await query.jsonValue()).toBe('?show=all&notice=retracted');
      const left = await page.locator('.row').count();
      await says(page, '.count.all b', String(left));
      await page.reload();
      await seen(page, '.row', left);
      expect(await page.getByLabel('Notice').inputValue()).toBe('retracted');
      await page.getByLabel('Notice').selectOption('');
      await seen(page, '.row', all);
      const [source = ''] = (
        await page
          .getByLabel('Source')
          .locator('option')
          .evaluateAll((them) => them.map((one) => (one as HTMLOptionElement).value))
      ).filter((value) => value !== '');
      await page.getByLabel('Source').selectOption(source);
      await page.waitForFunction((name) => new URLSearchParams(location.search).get('source') === name, source);
      expect(await axe(page)).toEqual([]);
    });
    await on('/r/r2?layer=claim&show=all', async (page) => {
      await page.waitForSelector('.row');
      expect(await page.locator('h2.layer').allTextContents()).toEqual(['Claims']);
    });
  });

  it('has the choices behind a button on a phone, and tells how many are in force', async () => {
    const { page, context, wrong } = await opened({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await page.goto(`${fixture.address}/r/r1?show=all`);
    await page.waitForSelector('.row');
    const all = await page.locator('.row').count();
    expect(await page.getByLabel('Notice').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Notice').selectOption('retracted');
    await page.waitForFunction((before) => document.querySelectorAll('.row').length < before, all);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Filters\s*1\s*in force$/ }).click();
    await page.waitForSelector('#narrowing', { state: 'hidden' });
    expect(await page.locator('.row').count()).toBeLessThan(all);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('holds back what would push away the finding that is pointed at, and counts it', async () => {
    await on('/r/late?show=needs', async (page) => {
      const first = page.locator('.row').first();
      await first.waitFor();
      await first.hover();
      const name = await first.textContent();
      const top = (): Promise<number> => first.evaluate((row) => row.getBoundingClientRect().top);
      const was = await top();
      for (let i = 0; i < report.references.length - 1; i += 1) fixture.settle('late');
      const news = page.locator('.news');
      await news.waitFor();
      expect(await news.textContent()).toMatch(/^\d+ new findings? ↑$/);
      expect({ name: await first.textContent(), top: await top() }).toEqual({ name, top: was });
      expect(await axe(page)).toEqual([]);
      const shown = await page.locator('.row').count();
      await news.click();
      await page.waitForFunction((before) => document.querySelectorAll('.row').length > before, shown);
      expect(await news.count()).toBe(0);
      expect(await first.textContent()).not.toBe(name);
    });
  });

  it('opens the source to look for yourself on o, and copies the reference on c', async () => {
    await on('/r/r1?show=error', async (page) => {
      await page.waitForSelector('.row');
      await page.evaluate(() => {
        globalThis.opened = [];
        globalThis.open = (href) => {
          globalThis.opened.push(String(href));
          return null;
        };
      });
      await page.keyboard.press('j');
      await page.waitForSelector('.card');
      await page.keyboard.press('o');
      await page.waitForFunction(() => globalThis.opened.length === 1);
      expect(await page.evaluate(() => globalThis.opened[0])).toMatch(/^https:\/\//);
      expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(1);
    });
  });

  it('underlines a quote in red where it stands and opens claims with their evidence', async () => {
    await on('/r/r2', async (page) => {
      await page.waitForSelector('.mark.quote.error');
      const line = await page
        .locator('.mark.quote.error')
        .first()
        .evaluate((mark) => getComputedStyle(mark).textDecorationLine);
      expect(line).toBe('underline');
      await page.locator('.mark.quote.error').first().click();
      await page.waitForSelector('#card-quote-2');
      expect(await page.locator('#card-quote-2 blockquote').textContent()).toBe('within one day of an incident');
      await page.locator('#row-claim-1').click();
      expect(await page.locator('#card-claim-1 .passage mark').textContent()).toBe('3 %');
      expect(await page.locator('#card-claim-1 ul.ticks > li').count()).toBe(1);
      expect(await page.locator('#card-claim-1 table tbody tr').textContent()).toContain('another number');
    });
  });

  it('takes a file that is chosen, a file that is dropped, and a text that is pasted', async () => {
    await on('/', async (page) => {
      await page
        .locator('input[aria-label="Choose files to check"]')
        .setInputFiles({ name: 'mine.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{a}') });
      await page.waitForURL('**/r/r1');
      expect(fixture.posted.at(-1)).toMatchObject({ path: '/v1/runs' });
      expect(fixture.posted.at(-1)?.body).toContain('filename="mine.bib"');
    });
    await on('/', async (page) => {
      const data = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['@book{a}'], 'dropped.bib'));
        return transfer;
      });
      await page.dispatchEvent('.start', 'drop', { dataTransfer: data });
      await page.waitForURL('**/r/r1');
      expect(fixture.posted.at(-1)?.body).toContain('filename="dropped.bib"');
    });
    await on('/', async (page) => {
      await page.locator('#pasted').fill('10.5555/12345678');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.waitForURL('**/r/r1');
      expect(JSON.parse(fixture.posted.at(-1)?.body ?? '{}')).toEqual({ identifier: 'doi:10.5555/12345678', profile: 'reviewer' });
    });
    await on('/', async (page) => {
      await page.getByLabel('Who reads the findings').selectOption({ label: 'a teacher: as questions to the student' });
      await page
        .locator('input[aria-label="Choose files to check"]')
        .setInputFiles({ name: 'essay.bib', mimeType: 'text/plain', buffer: Buffer.from('@book{a}') });
      await page.waitForURL('**/r/r1');
      expect(fixture.posted.at(-1)?.body).toContain('{"profile":"teacher"}');
    });
    await on('/', async (page) => {
      await page.waitForSelector('.limits dd:has-text("50 MB")');
      fixture.me = { ...fixture.me, limits: { ...fixture.me.limits, fileBytes: 10 } };
      await page.reload();
      await page.waitForSelector('.limits dd:has-text("1 kB")');
      await page
        .locator('input[aria-label="Choose files to check"]')
        .setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000) });
      expect(await page.getByRole('alert').textContent()).toContain('big.pdf');
    });
  });

  it('takes a key for a service, and shows it nowhere', async () => {
    const secret = 'key-of-this-test-0123456789';
    await on('/settings', async (page) => {
      const rows = page.locator('.provider-keys li');
      await rows.first().waitFor();
      expect(await rows.allTextContents()).toEqual([
        expect.stringContaining('OpenAlex no key'),
        expect.stringContaining('PubMed (NCBI) set where the server runs'),
        expect.stringContaining('Brave Search set here'),
      ]);
      // What whoever runs the server has set is changed there.
      expect(await rows.nth(1).locator('input, button').count()).toBe(0);
      expect(await rows.nth(2).getByRole('button', { name: 'Take out Brave Search' }).count()).toBe(1);
      await page.getByLabel('Key for OpenAlex').fill(secret);
      await page.getByRole('button', { name: 'Keep OpenAlex' }).click();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.provider-keys input')?.value === '');
      expect(fixture.posted.filter(({ path }) => path === '/v1/provider-keys').map(({ body }) => JSON.parse(body))).toEqual([
        { name: 'openalex', key: secret },
      ]);
      expect(await page.content()).not.toContain(secret);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('exports, and traces with a seal that this browser checked', async () => {
    await on('/r/r1', async (page) => {
      await page.waitForSelector('.row');
      await page.keyboard.press('e');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /Table/ }).click()]);
      expect(download.suggestedFilename()).toBe('paper.pdf.stet.csv');
      await page.keyboard.press('t');
      await page.getByRole('button', { name: 'Check it in this browser' }).click();
      await seen(page, '.seal .ticks li.fine', 7);
      await seen(page, '.traced', report.references.length);
      await page.getByRole('button', { name: 'Show line 0', exact: true }).click();
      await page.waitForSelector('.line-proof .path');
      expect(await page.locator('.line-proof').textContent()).toContain('leads to the root');
    });
  });

  it('says when a log was changed', async () => {
    const whole = fixture.served.get('r1');
    if (whole === undefined) throw new Error('no run');
    fixture.served.set('changed', {
      ...whole,
      lines: whole.lines?.map((line, i) => (i === 3 ? line.replace('"ts":"2', '"ts":"1') : line)) ?? [],
    });
    await on('/r/changed/trace', async (page) => {
      await page.getByRole('button', { name: 'Check it in this browser' }).click();
      await page.waitForSelector('.seal .ticks li.error');
      expect(await page.locator('.seal .ticks li.error').textContent()).toContain('The lines give the sealed root');
      expect(await page.locator('.seal').textContent()).toContain('Something does not fit');
    });
    fixture.served.delete('changed');
  });

  it('walks a batch by keys, sorts it, and goes on to the next paper', async () => {
    Object.assign(fixture, batchOf(9));
    await on('/b/b1', async (page) => {
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 8);
      expect(await page.locator('th[aria-sort=descending]').textContent()).toContain('Need you');
      await page.getByRole('button', { name: 'Paper', exact: true }).click();
      expect(await page.locator('th[aria-sort=ascending]').textContent()).toContain('Paper');
      await page.waitForFunction(() => location.search === '?sort=name&order=up');
      await page.reload();
      await page.waitForFunction(() => document.querySelector('th[aria-sort=ascending]')?.textContent?.includes('Paper'));
      await page.locator('#search').fill('submission');
      // Escape would empty the box and the list with it.
      await page.locator('#search').blur();
      await page.keyboard.press('f');
      await seen(page, 'tbody tr', 3);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.textContent === 'submission-5.pdf');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/r/p4');
    });
  });

  it('shows every column of a batch with sources, and at its name which paper could not be read, on a phone too', async () => {
    Object.assign(fixture, batchOf(9));
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])
      await on(
        '/b/b1',
        async (page) => {
          const name = page.locator('tbody th', { hasText: 'submission-9.pdf' });
          await name.waitFor();
          const unread = await name.locator('.unread').boundingBox();
          expect((unread?.x ?? 0) + (unread?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
          // Who listens hears it in its column alone.
          expect(await name.locator('.unread').getAttribute('aria-hidden')).toBe('true');
          expect(await page.locator('.unread').count()).toBe(1);
          const beyond = await page.locator('.grid-holder').evaluate((grid) => grid.scrollWidth - grid.clientWidth);
          if (viewport.width > 1000) expect(beyond).toBeLessThanOrEqual(0);
        },
        { viewport },
      );
  });
});
