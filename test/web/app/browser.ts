/**
 * A real browser for tests: Chromium as the machine has it, at CHROMIUM_PATH or one of the usual places. Where there is none the
 * tests that need one are skipped, and say so; they are never passed.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { pagesNow } from '../../compiled.ts';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Path of the browser; null when this machine has none. */
export const browserPath = (): string | null => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  return USUAL.find((path) => existsSync(path)) ?? null;
};

/** Why browser tests are skipped, for their title; "" when they are not. */
export const noBrowser = (): string =>
  browserPath() === null ? ' (skipped: no Chromium on this machine; install it or set CHROMIUM_PATH)' : '';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** What went wrong on a page: errors of scripts, broken rules of the policy, dialogs. */
export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wrong: string[];
}

/** Opens a page that notes everything that should not happen. */
export async function openPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  // A machine that is busy with other tests takes its time; what never comes is still found missing, before the test is given up.
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) wrong.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, context, wrong };
}

const CONFIG = resolve(import.meta.dirname, '../../../vite.config.ts');

/** The pages as they are now, in a folder of their own: those of dist where these are of now, else built, in a second or two. */
export async function builtNow(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-built-'));
  const built = pagesNow();
  if (built !== null) {
    cpSync(built, folder, { recursive: true });
    return folder;
  }
  const { build } = await import('vite');
  await build({ configFile: CONFIG, build: { outDir: folder, emptyOutDir: true } });
  return folder;
}

/** Sees to it that a server of this checkout hands out the pages as they are now. Takes nothing away: another test may be served from there. */
export async function builtInPlace(): Promise<void> {
  if (pagesNow() !== null) return;
  const { build } = await import('vite');
  await build({ configFile: CONFIG, build: { emptyOutDir: false } });
}

/** The pages as the tests of one file see them. */
export interface AtPages {
  /** Opens an empty page of the browser that notes everything that should not happen. */
  opened(options?: Parameters<typeof openPage>[1]): Promise<Watched>;
  /** Opens a page of the server, does something there, and sees that nothing went wrong. */
  on(path: string, act: (page: Page) => Promise<void>, options?: Parameters<typeof openPage>[1]): Promise<void>;
}

/**
 * A server of the pages as they are now and a browser, for the tests of one file: there before the first of them, gone behind the last.
 * `begin` starts the server with the folder of the built pages. To be called within `describe`.
 */
export function atPages(begin: (folder: string) => Promise<{ readonly address: string; close(): Promise<void> }>): AtPages {
  let folder = '';
  let server: Awaited<ReturnType<typeof begin>> | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    folder = await builtNow();
    server = await begin(folder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const opened: AtPages['opened'] = (options) => {
    if (browser === undefined) throw new Error('A page was opened before the browser.');
    return openPage(browser, options);
  };
  return {
    opened,
    async on(path, act, options) {
      const { page, context, wrong } = await opened(options);
      await page.goto(`${server?.address}${path}`);
      await act(page);
      expect(wrong).toEqual([]);
      await context.close();
    },
  };
}

/** Waits until so many things are there that a selector names. */
export const seen = async (page: Page, selector: string, count: number): Promise<void> => {
  await page.waitForFunction(([name, n]) => document.querySelectorAll(name).length === n, [selector, count] as const);
};

/** Waits until the first thing that a selector names says this and nothing else. */
export const says = async (page: Page, selector: string, text: string): Promise<void> => {
  await page.waitForFunction(([name, words]) => document.querySelector(name)?.textContent === words, [selector, text] as const);
};

const AXE = resolve(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page, one line each: rule, and where. The page's policy lets no script in, so axe is put where the driver's
 * own scripts run.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async (rules) => {
    const { axe: engine } = globalThis as unknown as {
      axe: {
        run: (
          root: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await engine.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary})`),
    );
  }, RULES);
}
