/**
 * Pages that are pictures of text: drawn by pdf.js, read by Tesseract, given back as words with places, so that the same layout makes
 * a text of them as of any page. What comes out is weaker than a text layer and is marked so. Both packages are optional; without
 * them, or without data for a language, the page stays unread and the reason is said.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messageOf } from '../../errors.ts';
import type { RawItem } from './pieces.ts';
import { coloursOf, type Grey, grainOf, greyOf, redrawn, slantOf, smoothed } from './scan-picture.ts';

/** Dots per inch at which a page is read: what Tesseract's models were made for, at a bearable time. */
const DPI = 200;
/** Dots per inch at which a page is drawn first: grain is the mean of several dots then, and turning it loses nothing that is read. */
const DRAWN_DPI = 300;
/** A page drawn larger than this would not fit the memory of a reader; it is drawn coarser. */
const MOST_PIXELS = 12_000_000;
/** Grain from which on a picture is smoothed, and smoothed again while it is left, so many times: a clean one has none, compression makes some. */
const GRAINY = 2.5;
const TIMES = 3;
/** Degrees from which on a page is turned upright before it is read; less does not disturb the engine. */
const ASKEW = 0.25;
/** Words that the engine itself thinks little of are mostly specks and rules. */
const LEAST_CONFIDENCE = 25;
/** The face of whatever was recognised, by which it is known behind this file. */
export const RECOGNISED_FACE = 'recognised';

/** The part of a page of pdf.js that is used here. */
export interface DrawnPage {
  readonly view: readonly number[];
  getViewport(given: { readonly scale: number }): { readonly width: number; readonly height: number; readonly rotation: number };
  render(given: object): { readonly promise: Promise<unknown> };
}

export interface Scanner {
  /** Words of a page, in the coordinates of its text items. Throws when the page cannot be drawn or read. */
  words(page: DrawnPage): Promise<RawItem[]>;
  close(): Promise<void>;
}

/** Why there is no scanner, in words that say what to do. */
export interface NoScanner {
  readonly why: string;
}

const near = createRequire(import.meta.url);

/** Where the packed data of one language lies; null when its package is not installed. */
function dataOf(language: string): string | null {
  try {
    const path = join(dirname(near.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int', `${language}.traineddata.gz`);
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Opens a scanner for languages as Tesseract names them (`eng`, `deu`, `chi_sim`), or says what is missing. */
export async function openScanner(languages: readonly string[]): Promise<Scanner | NoScanner> {
  if (languages.length === 0) return { why: 'reading scans is switched off (--ocr)' };
  const packages = ['tesseract.js', ...languages.map((language) => `@tesseract.js-data/${language}`)];
  const advice = (what: string): NoScanner => ({ why: `${what} is not installed: npm install ${packages.join(' ')}` });
  const data = new Map<string, string>();
  for (const code of languages) {
    const path = /^[a-zA-Z_]{3,20}$/.test(code) ? dataOf(code) : null;
    if (path === null) return advice(`the data to read scans in "${code}"`);
    data.set(code, path);
  }
  let tesseract: typeof import('tesseract.js');
  let canvas: typeof import('@napi-rs/canvas');
  try {
    tesseract = await import('tesseract.js');
    canvas = await import('@napi-rs/canvas');
  } catch {
    return advice('what reads scans');
  }
  // The engine takes all its languages from one folder, and each comes in a package of its own. One needs no folder made, and leaves
  // none behind when this process is killed.
  const [only, second] = [...data.values()];
  const made = second === undefined ? null : mkdtempSync(join(tmpdir(), 'stet-scan-'));
  if (made !== null) for (const [code, path] of data) symlinkSync(path, join(made, `${code}.traineddata.gz`));
  const langPath = made ?? dirname(only ?? '');
  const worker = await tesseract.createWorker([...languages], tesseract.OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // A page that cannot be read is an error of that page, told below; by default the engine would end the process.
    errorHandler: () => undefined,
  });
  // The engine finds columns itself: its default takes a page for one block and runs columns together.
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.AUTO, user_defined_dpi: String(DPI) });
  return {
    async words(page) {
      const natural = page.getViewport({ scale: 1 });
      const drawnAt = Math.min(DRAWN_DPI / 72, Math.sqrt(MOST_PIXELS / Math.max(1, natural.width * natural.height)));
      const viewport = page.getViewport({ scale: drawnAt });
      const drawn = canvas.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const pen = drawn.getContext('2d');
      await page.render({ canvas: drawn, canvasContext: pen, viewport, background: 'white' }).promise;
      const scale = Math.min(drawnAt, DPI / 72);
      const seen = prepared(greyOf(pen.getImageData(0, 0, drawn.width, drawn.height).data, drawn.width, drawn.height), scale / drawnAt);
      const { width, height } = seen;
      drawn.width = width;
      drawn.height = height;
      const picture = pen.createImageData(width, height);
      coloursOf(seen, picture.data);
      pen.putImageData(picture, 0, 0);
      const { data } = await worker.recognize(await drawn.encode('png'), {}, { blocks: true });
      const [left = 0, bottom = 0] = page.view;
      return itemsOf(data.blocks ?? [], { scale, left, top: bottom + natural.height });
    },
    async close() {
      await worker.terminate();
      if (made !== null) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** The picture as the engine gets it: without grain, upright, in the size in which it is read. */
function prepared(grey: Grey, share: number): Grey {
  let even = grey;
  for (let time = 0; time < TIMES && grainOf(even) >= GRAINY; time += 1) even = smoothed(even);
  const slant = slantOf(even);
  return redrawn(even, Math.round(grey.width * share), Math.round(grey.height * share), Math.abs(slant) >= ASKEW ? slant : 0);
}

/** What the engine tells of a page, as far as it is used: blocks of paragraphs of lines of words. */
export interface Recognised {
  readonly paragraphs: readonly {
    readonly lines: readonly Row[];
  }[];
}
interface Row {
  readonly bbox: Box;
  readonly baseline: Box;
  /** What the engine makes of the height of the letters, from the foot of a "p" to the head of an "l". */
  readonly rowAttributes?: { readonly rowHeight: number };
  readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[];
}
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Sizes that lie so near the page's usual one are that one: what the engine measures of a line varies with its letters, and most with brackets and strokes. */
const ALIKE = 0.15;
const ALIKE_WITH_STROKES = 0.4;
const STROKES = /[()[\]{}/|]/;

/**
 * Words in points from the page's lower left, as pdf.js gives its text items: one size and one baseline to a line. A page that lay askew
 * is turned upright by the slope of its lines, so that lines and margins are straight for all that is decided from places.
 */
export function itemsOf(
  blocks: readonly Recognised[],
  { scale, left, top }: { readonly scale: number; readonly left: number; readonly top: number },
): RawItem[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = slopeOf(lines);
  const [sine, cosine] = [Math.sin(Math.atan(slope)), Math.cos(Math.atan(slope))];
  const heightOf = ({ rowAttributes, bbox }: Row): number =>
    rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0 - Math.abs(slope) * (bbox.x1 - bbox.x0);
  const usual = middle(lines.flatMap((line) => line.words.map(() => heightOf(line))));
  const labelled = lines.filter(({ words: [first] }) => LABEL.test(first?.text ?? '')).length >= LABELS;
  return lines.flatMap((line) => {
    const height = heightOf(line);
    const taller = line.words.some(({ text }) => STROKES.test(text)) ? ALIKE_WITH_STROKES : ALIKE;
    const size = Math.max(1, (height >= usual * (1 - ALIKE) && height <= usual * (1 + taller) ? usual : height) / scale);
    const { x0, y0, x1, y1 } = line.baseline;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const baseline = top - (y * cosine - x * sine) / scale;
    const upright = (at: number): number => at * cosine + y * sine;
    return line.words
      .filter(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /\S/.test(text))
      .map(({ text: seen, bbox }, at, all): RawItem => {
        const next = all[at + 1];
        const text = labelled && at === 0 ? asLabel(seen) : seen;
        return {
          str: next === undefined ? text : `${text} `,
          transform: [size, 0, 0, size, left + upright(bbox.x0) / scale, baseline],
          // A word reaches to the next: the blank between them belongs to it.
          width: ((next?.bbox.x0 ?? bbox.x1) - bbox.x0) / scale,
          fontName: RECOGNISED_FACE,
          hasEOL: next === undefined,
        };
      });
  });
}

/** The label of an entry, and one of whose brackets the engine made another upright stroke: "[71" for "[7]", "|8]" for "[8]". */
const LABEL = /^\[\d{1,3}\]$/;
const BRACKETED = /^(?:\[(\d{1,3})[1lI|J})]|[lI|({](\d{1,3})\])$/;
/** Lines that begin with a whole label, from which on a page is known to have such. */
const LABELS = 3;

/** A label as it was printed, on a page that has such; any other word as it is. */
function asLabel(word: string): string {
  const [, before, behind] = BRACKETED.exec(word) ?? [];
  const number = before ?? behind;
  return number === undefined ? word : `[${number}]`;
}

/** How far lines fall for each step to the right, by the lines that are long enough to tell. */
const slopeOf = (lines: readonly Row[]): number =>
  middle(
    lines
      .filter(({ baseline: { x0, x1 }, bbox }) => x1 - x0 > 5 * Math.max(20, bbox.y1 - bbox.y0))
      .map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / (x1 - x0)),
  );

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** What is said of a page that a scanner could not read. */
export const unread = (thrown: unknown): string => `it is an image, and reading it failed: ${messageOf(thrown).slice(0, 120)}`;
