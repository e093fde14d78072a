/**
 * The main job as a person meets it: `stet check` of a .bib with 1,000 entries and of a 15-page PDF with 40 references, offline,
 * against a local index. Makes both out of the records it is given, builds the index, runs the built program as a process.
 *   npm run build && npx tsx bench/check.ts --from records.csl.jsonl[.gz] [--entries 1000] [--runs 3]
 * Prints JSON: seconds of each run (wall clock, start of the program included) and peak memory in MB.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { CslItem } from '../src/model/csl.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, entries: { type: 'string', default: '1000' }, runs: { type: 'string', default: '3' } },
});
if (values.from === undefined) throw new Error('Name a file of CSL-JSON lines with --from.');
const from = resolve(values.from);
const folder = mkdtempSync(join(tmpdir(), 'stet-bench-'));
const program = resolve(import.meta.dirname, '../dist/cli/main.js');

const year = (item: CslItem): number | undefined => item.issued?.['date-parts']?.[0]?.[0];
const people = (item: CslItem): string =>
  (item.author ?? []).map(({ family = '', given = '' }) => `${given} ${family}`.trim()).join(' and ');

/** Every n-th complete record, spread over the file. */
async function sample(wanted: number): Promise<CslItem[]> {
  const file = createReadStream(from);
  const all: CslItem[] = [];
  for await (const line of createInterface({ input: from.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
    const item = JSON.parse(line) as CslItem;
    if (
      item.title !== undefined &&
      (item.author?.length ?? 0) > 0 &&
      item.author?.every(({ family }) => family !== undefined) &&
      year(item) !== undefined &&
      !/[{}\\]/.test(`${item.title}${people(item)}`)
    )
      all.push(item);
  }
  const step = all.length / wanted;
  return Array.from({ length: wanted }, (_, i) => all[Math.floor(i * step)]).filter((item) => item !== undefined);
}

const entry = (item: CslItem, i: number): string =>
  `@article{k${i},\n  author = {${people(item)}},\n  title = {${item.title}},\n  year = {${year(item)}}${item['container-title'] === undefined ? '' : `,\n  journal = {${item['container-title']}}`}\n}\n`;

async function paper(items: readonly CslItem[], path: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72 });
  const written = new Promise<void>((done) => void pdf.pipe(createWriteStream(path)).on('finish', () => done()));
  const prose = 'The argument rests on earlier work and on what was found since, which is told here at the length that a page has. ';
  for (let page = 1; page <= 13; page += 1) {
    pdf.fontSize(11).text(`${page} Section\n\n${prose.repeat(26)} This was shown before [${page}].`);
    pdf.addPage();
  }
  pdf.text('References\n\n');
  items.forEach(
    (item, i) =>
      void pdf.text(
        `[${i + 1}] ${people(item).replaceAll(' and ', ', ')}. ${item.title}. ${item['container-title'] ?? ''}, ${year(item)}.`,
        { paragraphGap: 4 },
      ),
  );
  pdf.end();
  await written;
}

function timed(args: readonly string[]): { readonly seconds: number; readonly megabytes: number; readonly references: number } {
  const began = performance.now();
  const script = `process.on('exit', () => process.stderr.write('PEAK ' + process.resourceUsage().maxRSS)); process.argv.splice(1, 1); await import(${JSON.stringify(program)});`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', 'stet', 'stet', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds: Math.round(seconds * 100) / 100,
    megabytes: Math.round(Number(/PEAK (\d+)/.exec(stderr)?.[1] ?? 0) / 1024),
    references: stdout.trim().split('\n').length,
  };
}

try {
  writeFileSync(join(folder, 'refs.bib'), (await sample(Number(values.entries))).map(entry).join('\n'));
  await paper(await sample(40), join(folder, 'paper.pdf'));
  const index = join(folder, 'index');
  const built = performance.now();
  spawnSync(process.execPath, [program, 'index', 'build', '--from', from, '--out', index, '--declare-complete', '--progress', 'none']);
  const buildSeconds = Math.round((performance.now() - built) / 10) / 100;
  const check = (file: string) =>
    Array.from({ length: Number(values.runs) }, () =>
      timed([
        'check',
        join(folder, file),
        '--index',
        index,
        '--offline',
        '--data-dir',
        join(folder, 'data'),
        '--progress',
        'none',
        '-f',
        'jsonl',
      ]),
    );
  process.stdout.write(
    `${JSON.stringify({ from: values.from, buildSeconds, bib: check('refs.bib'), pdf: check('paper.pdf') }, null, 2)}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
