/**
 * Titles in Hebrew, Arabic and Chinese, in a real browser, on the desk and in the one-file report: each runs in its own direction, words
 * that differ are marked where they stand, and a Latin phrase within a Hebrew title keeps the order of its words.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Made, MINOR, report } from '../../report/make.ts';
import { atPages, axe, browserPath, noBrowser } from './browser.ts';
import { type Fixture, startFixture } from './fixture.ts';

const TITLES = {
  hebrew: ['מבוא ללמידת מכונה Deep Learning', 'מבוא לראיית מכונה Deep Vision'],
  arabic: ['مقدمة في تعلم الآلة', 'مقدمة في رؤية الآلة'],
  chinese: ['基于深度学习的图像分割方法研究', '基于机器学习的图像分类方法研究'],
} as const;

const made = Object.entries(TITLES).map(
  ([key, [cited, found]]): Made => ({
    ...MINOR,
    key,
    fields: { ...MINOR.fields, title: cited },
    record: { ...MINOR.record, title: found },
    rows: { ...MINOR.rows, title: ['partial', cited, found] },
    raw: `${cited}. 2015.`,
  }),
);

/** Where each piece of a cell stands: its words and its left edge, from left to right. */
const piecesIn = (page: Page, cell: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    const pieces: { readonly text: string; readonly left: number }[] = [];
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node.nodeValue ?? '';
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        pieces.push({ text: word, left: range.getBoundingClientRect().left });
      }
    }
    return pieces.sort((a, b) => a.left - b.left).map(({ text }) => text);
  }, cell);

describe.skipIf(browserPath() === null)(`titles in other scripts${noBrowser()}`, () => {
  let fixture: Fixture;
  const all = report(made);
  const { opened } = atPages(async (folder) => {
    fixture = await startFixture(folder);
    const text = all.references.map(({ reference }) => reference.raw).join('\n');
    fixture.served.set('r1', {
      report: all,
      document: { id: '', name: '', mediaType: 'text/plain', text, blocks: [], pages: [], links: [], notes: [], citations: [] },
      name: 'עבודה.txt',
    });
    const [latin] = made;
    const arabic = { ...MINOR, key: 'khatib', fields: { ...MINOR.fields, author: [{ family: 'الخطيب' }], title: TITLES.arabic[0] } };
    const two = report([arabic, { ...MINOR, ...latin, key: '2', fields: { ...MINOR.fields } }]);
    fixture.served.set('arabic', {
      report: two,
      document: { id: '', name: '', mediaType: 'text/plain', text, blocks: [], pages: [], links: [], notes: [], citations: [] },
    });
    return fixture;
  });
  // As wide as a table cell needs for a title in one line.
  const WIDE = { viewport: { width: 2400, height: 900 } };

  it('run in their own direction in a row of the list, so that their end is cut off and not their beginning', async () => {
    const { page, context } = await opened({ viewport: { width: 390, height: 844 } });
    await page.goto(`${fixture.address}/r/arabic`);
    await page.waitForSelector('.row .title');
    expect(await page.locator('.row .title').evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))).toEqual([
      'rtl',
      'ltr',
    ]);
    await context.close();
  });

  it('stand in their own direction on a card, with their own words marked', async () => {
    const { page, context, wrong } = await opened(WIDE);
    for (const [i, [cited, found]] of Object.values(TITLES).entries()) {
      await page.goto(`${fixture.address}/r/r1/ref/${i + 1}`);
      await page.waitForSelector('.card .parts');
      const row = '.card .parts tbody tr:first-child';
      expect(await page.locator(`${row} td:nth-child(2)`).textContent()).toBe(cited);
      expect(await page.locator(`${row} td:nth-child(3)`).textContent()).toBe(found);
      const directions = await page.evaluate(
        (selector) => [...document.querySelectorAll(`${selector} td[dir]`)].map((cell) => getComputedStyle(cell).direction),
        row,
      );
      expect(directions).toEqual(i === 2 ? ['ltr', 'ltr'] : ['rtl', 'rtl']);
      expect(await axe(page)).toEqual([]);
    }
    const title = '.card .parts tbody tr:first-child';
    expect(await page.locator(`${title} del`).allTextContents()).toEqual(['深度', '分割']);
    expect(await page.locator(`${title} ins`).allTextContents()).toEqual(['机器', '分类']);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('read from the right, and a Latin phrase in them from the left, marked or not', async () => {
    const { page, context } = await opened(WIDE);
    await page.goto(`${fixture.address}/r/r1/ref/1`);
    await page.waitForSelector('.card .parts');
    expect(await piecesIn(page, '.card .parts tbody tr:first-child td:nth-child(2)')).toEqual([
      'Deep',
      'Learning',
      'מכונה',
      'ללמידת',
      'מבוא',
    ]);
    await page.goto(`${fixture.address}/v1/runs/r1/report.html`);
    expect(await piecesIn(page, '.parts tbody tr:first-child td:nth-child(2)')).toEqual(['Deep', 'Learning', 'מכונה', 'ללמידת', 'מבוא']);
    await context.close();
  });
});
