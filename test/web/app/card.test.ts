/**
 * Hostile text in every field of every page, in a real browser: no script runs, nothing is asked of another place, no link leads
 * where it should not, and the page says all of it as text.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/model/report.ts';
import { paper } from '../../report/make.ts';
import { atPages, browserPath, noBrowser } from './browser.ts';
import { type Fixture, ME, startFixture } from './fixture.ts';
import { filled, HARM, keepsShape } from './hostile.ts';
import { batchOf, claims, quotes } from './pieces.ts';

/** Further strings, one JSON text or one object with `payload` a line: HOSTILE_DATA=a.jsonl,b.json. */
const further = (): string[] =>
  (process.env.HOSTILE_DATA ?? '')
    .split(',')
    .filter((path) => path !== '')
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      if (path.endsWith('.json')) return (JSON.parse(text) as unknown[]).filter((one) => typeof one === 'string');
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          if (!path.endsWith('.jsonl')) return line;
          const one = JSON.parse(line) as unknown;
          if (typeof one === 'string') return one;
          const { payload } = one as { readonly payload?: unknown };
          return typeof payload === 'string' ? payload : JSON.stringify(one);
        });
    });

const ALL = [...HARM, ...further()];
/** Strings shown on one page at once: each reference of a report bears another. */
const TOGETHER = 36;

describe.skipIf(browserPath() === null)(`hostile text${noBrowser()}`, () => {
  let fixture: Fixture;
  const { opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    return fixture;
  });
  /** A report in which every reference, record, reason and warning bears one of these strings in every field. */
  function reportOf(strings: readonly string[]): Report {
    const { report } = paper();
    const references = strings.map((text, i) => {
      const from = report.references[i % report.references.length];
      if (from === undefined) throw new Error('no reference');
      const own = filled(from, text, keepsShape);
      const id = `ref:${i}`;
      return {
        ...own,
        reference: { ...own.reference, id, span: { start: 100 + i * 50, end: 140 + i * 50 } },
        verdict: { ...own.verdict, of: id },
      };
    });
    const [text = ''] = strings;
    const whole = filled({ ...report, references: [], citations: [] }, text, keepsShape);
    const citations = references.map(({ reference }, i) => ({
      id: `c${i}`,
      span: { start: i * 4, end: i * 4 + 3 },
      to: reference.id,
      label: strings[i] ?? '',
      style: 'numeric' as const,
    }));
    return {
      ...whole,
      references,
      citations,
      counts: report.counts,
      edits: references.map(({ reference }, i) => ({
        of: reference.id,
        field: 'title' as const,
        cited: strings[i] ?? '',
        replacement: strings[i] ?? '',
        source: 's',
        grade: 'work' as const,
        why: strings[i] ?? '',
      })),
    };
  }

  async function watch(page: Page): Promise<{ readonly asked: string[]; harmed(): Promise<number> }> {
    const asked: string[] = [];
    await page.exposeFunction('harm', () => {
      asked.push('harm()');
    });
    await page.addInitScript(() => {
      Object.assign(window, { alert: () => (window as unknown as { harm: () => void }).harm() });
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(fixture.address) && !request.url().startsWith('blob:')) asked.push(request.url());
    });
    return { asked, harmed: async () => asked.length };
  }

  /** Links that lead nowhere a link should. */
  const oddLinks = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(?:https?:\/\/|\/(?!\/)|#)/.test(href)),
    );
  const ours = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        document.querySelectorAll(
          'main script, main iframe, main object, main embed, main style, main link, main meta, main base, main img, main svg, main math, main template',
        ).length,
    );

  it(`does nothing from any of ${ALL.length} strings, on any page`, { timeout: 1_800_000 }, async () => {
    const { page, context, wrong } = await opened();
    const seen = await watch(page);
    for (let from = 0; from < ALL.length; from += TOGETHER) {
      const strings = ALL.slice(from, from + TOGETHER);
      const [text = ''] = strings;
      const report = reportOf(strings);
      const long = strings.join('\n').padEnd(2_000, ' words');
      const document = {
        ...filled({ id: '', name: '', mediaType: '', links: [], notes: [] }, text, keepsShape),
        mediaType: 'text/plain',
        text: long,
        blocks: [{ kind: 'paragraph' as const, span: { start: 0, end: 90 } }],
        pages: [],
        citations: report.citations,
      };
      const lines = strings.flatMap((one, i) => [
        JSON.stringify({
          v: 1,
          i,
          ts: one.toWellFormed(),
          ev: 'reference_extracted',
          ref: `r${i}`,
          key: one.toWellFormed(),
          raw: one.toWellFormed(),
          route: one.toWellFormed(),
        }),
        JSON.stringify({ v: 1, i, ts: '', ev: one.toWellFormed(), ref: `r${i}`, odd: one.toWellFormed() }),
        one.replace(/[\r\n]/g, ' '),
      ]);
      fixture.served.set('h', {
        report,
        document,
        name: text,
        lines,
        quotes: filled(quotes(`${long} aaaa bbbb cccc dddd eeee ffff gggg`), text, keepsShape),
        claims: filled(claims('One. Two three. Four five. '), text, keepsShape),
      });
      const { batch, extraRuns } = batchOf(strings.length);
      fixture.batch = { ...batch, name: text };
      fixture.extraRuns = extraRuns.map((run, i) => ({ ...run, name: strings[i] ?? '', error: { code: text, detail: strings[i] ?? '' } }));
      fixture.me = { ...ME, name: text, engine: text, providers: [...strings], indexes: [...strings] };

      await page.goto(`${fixture.address}/r/h?show=all`);
      await page.waitForSelector('.row');
      for (let i = 0; i < strings.length; i += 1) {
        await page.locator(`#row-ref-${i + 1}`).click();
        await page.waitForSelector(`#card-ref-${i + 1}`);
        expect(await oddLinks(page), strings[i]).toEqual([]);
      }
      for (const other of ['quote-1', 'claim-1', 'remark-1'])
        if ((await page.locator(`#row-${other}`).count()) > 0) await page.locator(`#row-${other}`).click();
      await page.locator('#search').fill(text.slice(0, 200));
      expect(await ours(page)).toBe(0);
      for (const path of ['/', '/r/h/trace', '/b/b1', '/settings']) {
        await page.goto(fixture.address + path);
        await page.waitForLoadState('networkidle');
        expect(await oddLinks(page), path).toEqual([]);
        expect(await ours(page), path).toBe(0);
      }
      await page.goto(`${fixture.address}/playground`);
      await page.getByRole('textbox', { name: 'Answer' }).fill(`“${strings.join('” [1] “')}” [1]`.slice(0, 20_000));
      await page.getByRole('textbox', { name: 'Text of source 1' }).fill(strings.join(' ').slice(0, 20_000));
      await page.getByRole('textbox', { name: 'Name of source 1' }).fill(text.slice(0, 200));
      // What the server found in it, and what it would put right, bear these words as well.
      await page.waitForSelector('.how.checked, .health .problem', { state: 'attached' });
      expect(await oddLinks(page)).toEqual([]);
      expect(await ours(page)).toBe(0);
      await page.goto(`${fixture.address}/?q=${encodeURIComponent(text.toWellFormed())}#${encodeURIComponent(text.toWellFormed())}`);
      expect(seen.asked, `strings ${from} to ${from + TOGETHER}`).toEqual([]);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows what was written, to the letter', async () => {
    const { page, context } = await opened();
    const text = '<img src=x onerror=harm()> & "more"';
    fixture.served.set('h', {
      ...(fixture.served.get('h') as NonNullable<ReturnType<typeof fixture.served.get>>),
      report: reportOf([text]),
    });
    await page.goto(`${fixture.address}/r/h/ref/1?show=all`);
    await page.waitForSelector('#card-ref-1');
    expect(await page.locator('#card-ref-1 .raw').textContent()).toBe(text);
    await context.close();
  });
});
