/**
 * Papers made to be checked: PDFs of 13 pages of prose and 40 references, of records that are given or of invented works. `batch` sends
 * many of them through `stet check --batch`.
 */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { CslItem } from '../../src/model/csl.ts';
import { type Bench, childrenSeconds, indexOf, round, treeMegabytes, WORKS } from './world.ts';

async function records(path: string, wanted: number): Promise<CslItem[]> {
  const file = createReadStream(path);
  const all: CslItem[] = [];
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
    const item = JSON.parse(line) as CslItem;
    if (item.title !== undefined && item.author?.[0]?.family !== undefined && item.issued?.['date-parts'] !== undefined) all.push(item);
    if (all.length >= wanted) break;
  }
  return all;
}

/** The works that papers are made of. */
export const worksOf = async ({ from }: Bench): Promise<readonly CslItem[]> =>
  from === undefined ? WORKS : records(resolve(from), 20_000);

/** A PDF of 13 pages of prose and a list of these works. */
function paper(items: readonly CslItem[], path: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72 });
  const written = new Promise<void>((done) => void pdf.pipe(createWriteStream(path)).on('finish', () => done()));
  const prose = 'The argument rests on earlier work and on what was found since, which is told here at the length that a page has. ';
  for (let page = 1; page <= 13; page += 1) {
    pdf.fontSize(11).text(`${page} Section\n\n${prose.repeat(26)} This was shown before [${page}].`);
    pdf.addPage();
  }
  pdf.text('References\n\n');
  items.forEach((item, i) => {
    const people = (item.author ?? []).slice(0, 4).map(({ family = '', given = '' }) => `${given.slice(0, 1)}. ${family}`);
    pdf.text(
      `[${i + 1}] ${people.join(', ')}. ${item.issued?.['date-parts']?.[0]?.[0]}. ${item.title}. ${item['container-title'] ?? 'In proceedings'}.`,
    );
  });
  pdf.end();
  return written;
}

/** Writes the i-th paper, which cites 40 of the works, others than its neighbours do; gives its path. */
export async function paperOf(items: readonly CslItem[], i: number, { folder }: Bench): Promise<string> {
  mkdirSync(join(folder, 'papers'), { recursive: true });
  const path = join(folder, 'papers', `p${i}.pdf`);
  await paper(
    Array.from({ length: 40 }, (_, n) => items[(i * 37 + n * 11) % items.length]).filter((item) => item !== undefined),
    path,
  );
  return path;
}

export async function batch(bench: Bench): Promise<unknown> {
  const { folder, data, program, papers: wanted } = bench;
  const items = await worksOf(bench);
  const index = await indexOf(items, bench);
  for (let i = 0; i < wanted; i += 1) await paperOf(items, i, bench);
  const before = childrenSeconds();
  const began = performance.now();
  const args = [
    program,
    'check',
    '--batch',
    join(folder, 'papers'),
    '--no-config',
    '--index',
    index,
    '--offline',
    '--data-dir',
    data,
    '-f',
    'csv',
    '-o',
    join(folder, 'sheet.csv'),
  ];
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { PATH: process.env.PATH, HOME: folder } });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(child.pid ?? 0));
  }, 500);
  const status = await new Promise((done) => child.once('exit', done));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  // Of these papers neither name nor key holds a comma.
  const classes = readFileSync(join(folder, 'sheet.csv'), 'utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[2] ?? '');
  const byClass: Record<string, number> = {};
  for (const one of classes) byClass[one] = (byClass[one] ?? 0) + 1;
  return {
    papers: wanted,
    status,
    seconds: round(seconds),
    papersASecond: round(wanted / seconds, 2),
    referencesWritten: 40 * wanted,
    referencesFound: classes.length,
    byClass,
    peakMegabytes: Math.round(peak),
    loadAverage: loadavg().map((load) => round(load)),
    processorSecondsAPaper: round((childrenSeconds() - before) / wanted, 2),
  };
}
