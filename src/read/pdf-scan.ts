/**
 * Pages that are pictures of text: drawn by pdf.js, read by Tesseract, given back as words with places, so that the same layout makes
 * a text of them as of any page. What comes out is weaker than a text layer and is marked so. Both packages are optional; without
 * them, or without data for a language, the page stays unread and the reason is said.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messageOf } from '../errors.ts';
import type { RawItem } from './pdf-pieces.ts';

/** Dots per inch at which a page is drawn: what Tesseract's models were made for, at a bearable time. */
const DPI = 200;
/** A page drawn larger than this would not fit the memory of a reader; it is drawn coarser. */
const MOST_PIXELS = 12_000_000;
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
  // The engine takes all its languages from one folder, and each comes in a package of its own.
  const langPath = mkdtempSync(join(tmpdir(), 'stet-scan-'));
  for (const [code, path] of data) symlinkSync(path, join(langPath, `${code}.traineddata.gz`));
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
      const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / Math.max(1, natural.width * natural.height)));
      const viewport = page.getViewport({ scale });
      const drawn = canvas.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: drawn, canvasContext: drawn.getContext('2d'), viewport, background: 'white' }).promise;
      const { data } = await worker.recognize(await drawn.encode('png'), {}, { blocks: true });
      const [left = 0, bottom = 0] = page.view;
      return itemsOf(data.blocks ?? [], { scale, left, top: bottom + natural.height });
    },
    async close() {
      await worker.terminate();
      rmSync(langPath, { recursive: true, force: true });
    },
  };
}

/** What the engine tells of a page, as far as it is used: blocks of paragraphs of lines of words. */
export interface Recognised {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly bbox: Box;
      readonly baseline: { readonly y0: number; readonly y1: number };
      readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[];
    }[];
  }[];
}
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Words in points from the page's lower left, as pdf.js gives its text items: one size and one baseline to a line. */
export function itemsOf(
  blocks: readonly Recognised[],
  { scale, left, top }: { readonly scale: number; readonly left: number; readonly top: number },
): RawItem[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const size = Math.max(1, (line.bbox.y1 - line.bbox.y0) / scale);
        const baseline = top - (line.baseline.y0 + line.baseline.y1) / 2 / scale;
        return line.words
          .filter(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /\S/.test(text))
          .map(({ text, bbox }, at, all): RawItem => {
            const next = all[at + 1];
            return {
              str: next === undefined ? text : `${text} `,
              transform: [size, 0, 0, size, left + bbox.x0 / scale, baseline],
              // A word reaches to the next: the blank between them belongs to it.
              width: ((next?.bbox.x0 ?? bbox.x1) - bbox.x0) / scale,
              fontName: RECOGNISED_FACE,
              hasEOL: next === undefined,
            };
          });
      }),
    ),
  );
}

/** What is said of a page that a scanner could not read. */
export const unread = (thrown: unknown): string => `it is an image, and reading it failed: ${messageOf(thrown).slice(0, 120)}`;
