/**
 * What text and layout of a PDF cost beside pdf.js's own extraction of its text (`getTextContent` of every page): both in this process, on
 * the same bytes, in turns, so that a busy machine slows both alike. Usage:
 *   tsx bench/pdf.ts [--data FOLDER]... [--rounds 5] [--made] [--only NAME]
 * FOLDER is searched for .pdf files of at most 5 MB; --made adds papers made here: a list over one and over two columns, a long book.
 * Prints one JSON object: by file the pages, the milliseconds of both (median of the rounds, processor time) and their ratio; the ratio of
 * the sums; and, from a process of its own for each, the most memory either took (run from source, the maps of sources weigh most of it).
 * The goal is a ratio of 1.5.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import PDFDocument from 'pdfkit';
import { readPdf } from '../src/read/pdf.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    made: { type: 'boolean', default: false },
    only: { type: 'string' },
    memory: { type: 'string' },
  },
});
// Of damaged files pdf.js leaves promises behind that nobody awaits; the reading process of the program ends on them, this one goes on.
process.on('unhandledRejection', () => undefined);

const LARGEST = 5_000_000;
const CONTEXT = { name: 'bench', limits: { pages: 5_000, textCharacters: 50_000_000, decodedBytes: 500_000_000 } };

interface Work {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** All that pdf.js itself does for the text of a file. Gives its pages. */
async function theirs(bytes: Uint8Array): Promise<number> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    cMapUrl: join(home, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(home, 'standard_fonts/'),
    wasmUrl: join(home, 'wasm/'),
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      await page.getTextContent();
      page.cleanup();
    }
    return pdf.numPages;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

const ours = async (bytes: Uint8Array): Promise<number> => (await readPdf(bytes, CONTEXT)).pages.length;

/** A folder's PDFs and those of the folders in it. */
function filesIn(folder: string): Work[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => ({ name: basename(name), bytes: readFileSync(join(folder, name)) }))
    .filter(({ bytes }) => bytes.length <= LARGEST);
}

const PROSE =
  'The argument rests on earlier work and on what was found since, which is told here at the length that a page has, with a word of doubt [3]. ';

function printed(write: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72 });
  const pieces: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
  });
  write(pdf);
  pdf.end();
  return done;
}

const entry = (n: number): string =>
  `[${n}] A. Marsh and B. Reed. On the slow growth of imaginary coral number ${n} in a glass lagoon. Journal of Invented Reefs, ${n}(2):${n * 7}-${n * 7 + 9}, ${1950 + (n % 70)}.`;

async function made(): Promise<Work[]> {
  const pages = (pdf: PDFKit.PDFDocument, count: number, columns: number): void => {
    for (let page = 1; page <= count; page += 1) {
      pdf.fontSize(10).text(`${page} Section\n\n${PROSE.repeat(26)}`, { columns, columnGap: 18 });
      pdf.addPage();
    }
  };
  const list = (pdf: PDFKit.PDFDocument, count: number, columns: number): void => {
    const entries = Array.from({ length: count }, (_, n) => entry(n + 1));
    pdf.text(`References\n\n${entries.join('\n')}`, { columns, columnGap: 18 });
  };
  const paper = (count: number, entries: number, columns: number): Promise<Uint8Array> =>
    printed((pdf) => {
      pages(pdf, count, columns);
      list(pdf, entries, columns);
    });
  return [
    { name: 'made-one-column', bytes: await paper(13, 40, 1) },
    { name: 'made-two-columns', bytes: await paper(13, 80, 2) },
    { name: 'made-book', bytes: await paper(300, 600, 1) },
  ];
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** Processor milliseconds of this process; null when the file is none that can be read. */
async function cost(act: (bytes: Uint8Array) => Promise<number>, bytes: Uint8Array): Promise<{ pages: number; ms: number } | null> {
  const before = process.cpuUsage();
  try {
    const pages = await act(bytes);
    const { user, system } = process.cpuUsage(before);
    return { pages, ms: (user + system) / 1000 };
  } catch {
    return null;
  }
}

/** The most memory of a process that reads all files one after the other in one of the two ways, in MB. */
const memoryOf = (way: string): number =>
  Number(
    execFileSync(process.execPath, [...process.execArgv, import.meta.filename, ...process.argv.slice(2), '--memory', way], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    }),
  );

const works = [...values.data.flatMap(filesIn), ...(values.made || values.data.length === 0 ? await made() : [])].filter(
  ({ name }) => values.only === undefined || name.includes(values.only),
);

if (values.memory !== undefined) {
  for (const { bytes } of works) await cost(values.memory === 'ours' ? ours : theirs, bytes);
  process.stdout.write(String(round(process.resourceUsage().maxRSS / 1024)));
} else {
  const files: { name: string; pages: number; theirs: number; ours: number; ratio: number }[] = [];
  let unread = 0;
  // What is loaded and compiled once is no part of a document.
  const warm = (await made())[0]?.bytes ?? new Uint8Array();
  for (let n = 0; n < 3; n += 1) {
    await theirs(warm);
    await ours(warm);
  }
  for (const { name, bytes } of works) {
    const times: { theirs: number[]; ours: number[] } = { theirs: [], ours: [] };
    let pages = 0;
    for (let n = 0; n < Number(values.rounds); n += 1) {
      // Whoever comes second finds the caches warm, so they take turns at that too.
      for (const way of n % 2 === 0 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const)) {
        const took = await cost(way === 'ours' ? ours : theirs, bytes);
        if (took !== null) times[way].push(took.ms);
        pages = Math.max(pages, took?.pages ?? 0);
      }
    }
    if (times.ours.length === 0 || times.theirs.length === 0) unread += 1;
    else {
      const [their, our] = [middle(times.theirs), middle(times.ours)];
      files.push({ name, pages, theirs: round(their), ours: round(our), ratio: round(our / their, 2) });
    }
  }
  const sum = (pick: (file: (typeof files)[number]) => number): number => files.reduce((total, file) => total + pick(file), 0);
  const report = {
    files,
    unread,
    theirs: round(sum((file) => file.theirs)),
    ours: round(sum((file) => file.ours)),
    ratio: round(sum((file) => file.ours) / sum((file) => file.theirs), 3),
    above: files.filter(({ ratio }) => ratio > 1.5).map(({ name }) => name),
    megabytes: { theirs: memoryOf('theirs'), ours: memoryOf('ours') },
  };
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
}
