/** How soon the first finding of a paper is there: heard over HTTP (`first`), and seen on the page in Chromium (`paint`). */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { paperOf, worksOf } from './papers.ts';
import { type Bench, indexOf, percentile, round, serve, stop } from './world.ts';

/** Milliseconds from handing in until the first finding is heard, and until the run ends. */
async function firstOf(url: string, path: string): Promise<readonly [number, number]> {
  const form = new FormData();
  form.set('document', new Blob([readFileSync(path)]), 'paper.pdf');
  const began = performance.now();
  const { id } = (await (await fetch(`${url}/v1/runs`, { method: 'POST', body: form })).json()) as { id: string };
  const stream = (await fetch(`${url}/v1/runs/${id}/events`)).body?.getReader();
  const decoder = new TextDecoder();
  let [text, first] = ['', 0];
  for (let piece = await stream?.read(); piece?.done === false; piece = await stream?.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (first === 0 && text.includes('event: ref.verified')) first = performance.now() - began;
  }
  return [Math.round(first), Math.round(performance.now() - began)];
}

export async function first(bench: Bench): Promise<unknown> {
  const wanted = bench.papers;
  const items = await worksOf(bench);
  const server = await serve(bench.index === undefined ? await indexOf(items, bench) : resolve(bench.index), bench);
  const times: (readonly [number, number])[] = [];
  for (let i = 0; i < wanted; i += 1) {
    const path = await paperOf(items, i, bench);
    // As a person would: with a while between.
    await new Promise((done) => setTimeout(done, 3_000));
    times.push(await firstOf(server.url, path));
  }
  await stop(server);
  const sorted = times.map(([ms]) => ms).sort((a, b) => a - b);
  return {
    papers: wanted,
    first: times.map(([ms]) => ms),
    whole: times.map(([, ms]) => ms),
    median: percentile(sorted, 0.5),
    most: sorted.at(-1),
  };
}

/** Drops a file on the page as a hand would; gives the milliseconds until a finding stands on the screen. Runs in the page. */
const DROPPED = `async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], 'paper.pdf', { type: 'application/pdf' }));
  const began = performance.now();
  document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  await new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.finding:not(.waiting) .row') === null) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  // The frame that shows it is drawn before the second of two frames begins.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - began;
}`;
const SETTLED = "document.querySelector('.finding') !== null && document.querySelector('.finding.waiting') === null";

export async function paint(bench: Bench): Promise<unknown> {
  const wanted = bench.papers;
  const items = await worksOf(bench);
  const server = await serve(bench.index === undefined ? await indexOf(items, bench) : resolve(bench.index), bench);
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const times: number[] = [];
  try {
    for (let i = 0; i < wanted; i += 1) {
      const path = await paperOf(items, i, bench);
      // A new visitor each time: nothing of the pages is kept from the one before.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.waitForSelector('.limits dd');
      // As a person would: with a while between.
      await new Promise((done) => setTimeout(done, 3_000));
      times.push((await page.evaluate(`(${DROPPED})("${readFileSync(path).toString('base64')}")`)) as number);
      // Asked from outside: the page's own policy lets no text be run in it.
      while (!(await page.evaluate(SETTLED))) await new Promise((done) => setTimeout(done, 50));
      await context.close();
    }
  } finally {
    await browser.close();
    await stop(server);
  }
  const sorted = [...times].sort((a, b) => a - b);
  return {
    papers: wanted,
    untilPainted: times.map(Math.round),
    median: Math.round(percentile(sorted, 0.5)),
    most: Math.round(sorted.at(-1) ?? 0),
    loadAverage: loadavg().map((load) => round(load)),
  };
}
