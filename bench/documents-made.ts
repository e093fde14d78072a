/**
 * Makes documents in many layouts out of real records, reads them, and counts entries found and phantoms by layout: variety where real
 * documents with a gold list are few. Usage:
 *   tsx bench/documents-made.ts --from RECORDS.csl.jsonl[.gz] [--each 3] [--only 'WORDS|WORDS'] [--show] [--keep FOLDER] [--seed 1] [--part 0/3]
 * --part measures the layouts whose names fall on that part, so that a share can be kept unlooked at while rules are made; `not` before
 * it (not0/3) measures all others, a kind in all its formats on one side; --new leaves out the layouts of before the latest hundred, --known these;
 * --written takes the kinds that are written in any format but PDF, and no others; --papers the pages of single publishers and archives,
 * --journals those kept apart as a whole, --unseen the forty made after all of these, --latest what was made last.
 * An entry counts as found when it holds at least 85 of 100 of the words of the printed one and few others; everything else is a phantom: two
 * entries run together are two lost and one phantom. Prints one JSON object; the files are kept where --keep says.
 */
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from '../src/extract/index.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { compared } from './documents-compared.ts';
import { COPIED } from './documents-copied.ts';
import { DISCIPLINES } from './documents-disciplines.ts';
import { FILED } from './documents-filed.ts';
import { JOURNALS } from './documents-journals.ts';
import { KINDS } from './documents-kinds.ts';
import { LATEST } from './documents-latest.ts';
import { LAYOUTS, type Maker, paperWith } from './documents-layouts.ts';
import { MORE } from './documents-more.ts';
import { NONE } from './documents-none.ts';
import { NOTHING } from './documents-nothing.ts';
import { OFFICES } from './documents-offices.ts';
import { PAPERS } from './documents-papers.ts';
import { PASTED } from './documents-pasted.ts';
import { RARE } from './documents-rare.ts';
import { SHEETS_OF_NOTHING } from './documents-sheets.ts';
import { UNCITED } from './documents-uncited.ts';
import { UNLIKE } from './documents-unlike.ts';
import { UNSEEN } from './documents-unseen.ts';
import { WEB } from './documents-web.ts';
import { makersOf } from './documents-works.ts';
import { chanceOf } from './references-noise.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    each: { type: 'string', default: '3' },
    only: { type: 'string' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string' },
    new: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    written: { type: 'boolean', default: false },
    papers: { type: 'boolean', default: false },
    journals: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    latest: { type: 'boolean', default: false },
  },
});
if (values.from === undefined) throw new Error('Name the records with --from.');

/** Records with names, a year and a venue, evenly over the file. */
async function records(path: string): Promise<CslItem[]> {
  const file = createReadStream(path);
  const all: CslItem[] = [];
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
    const item = JSON.parse(line) as CslItem;
    const whole = (item.title ?? '').length > 15 && (item.title ?? '').length < 220 && item.issued?.['date-parts'] !== undefined;
    if (
      whole &&
      (item['container-title'] ?? item.publisher ?? '').length > 3 &&
      item.author?.every(({ family }) => (family ?? '').length > 1)
    )
      all.push(item);
  }
  return all;
}

const all = await records(values.from);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'stet-made-'));
mkdirSync(folder, { recursive: true });
const makers = new Map<string, Maker>(
  values.latest
    ? Object.entries(LATEST)
    : values.unseen
      ? Object.entries(UNSEEN)
      : values.journals
        ? Object.entries(JOURNALS)
        : values.papers
          ? [...Object.entries(PAPERS), ...Object.entries(SHEETS_OF_NOTHING)]
          : values.written
            ? Object.entries(makersOf({ ...DISCIPLINES, ...PASTED, ...OFFICES, ...UNCITED }))
            : [
                ...(values.new
                  ? []
                  : [
                      ...Object.entries(LAYOUTS).map(([name, layout]) => [name, paperWith(layout)] as const),
                      ...Object.entries(MORE),
                      ...Object.entries(UNLIKE),
                      ...Object.entries(RARE),
                      ...Object.entries(WEB),
                    ]),
                ...(values.known
                  ? []
                  : [
                      ...Object.entries(KINDS),
                      ...Object.entries(COPIED),
                      ...Object.entries(FILED),
                      ...Object.entries(NONE),
                      ...Object.entries(NOTHING),
                    ]),
              ],
);
const [, sign, which, of] = /^(not)?(\d+)\/(\d+)$/.exec(values.part ?? '') ?? [];
/** FNV-1a of the name: no order of ours decides what is kept apart. */
const hash = (name: string): number =>
  [...name].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
const inPart = (name: string): boolean =>
  of === undefined || (hash(name.replace(/ as \w+$/, '')) % Number(of) === Number(which)) === (sign === undefined);
const rows: { layout: string; entries: number; read: number; lost: number; phantom: number }[] = [];
for (const [name, make] of makers) {
  if (values.only !== undefined && !values.only.split('|').some((words) => name.includes(words))) continue;
  if (!inPart(name)) continue;
  const row = { layout: name, entries: 0, read: 0, lost: 0, phantom: 0 };
  for (let n = 0; n < Number(values.each); n += 1) {
    const chance = chanceOf(Number(values.seed) * 1000 + n * 7 + name.length);
    const count = 12 + Math.floor(chance() * 60);
    const items = Array.from({ length: count }, () => all[Math.floor(chance() * all.length)]).filter((item) => item !== undefined);
    // Some authors come twice, so that styles with dashes have something to repeat.
    const own = items.flatMap((item, at) => {
      const again = at % 6 === 5 ? items[(at * 7) % items.length] : undefined;
      return again === undefined || again.author === undefined ? [item] : [item, { ...again, author: item.author ?? again.author }];
    });
    const made = await make(own, chance);
    const path = join(folder, `${name.replace(/[^\p{L}\d]+/gu, '-')}-${n}.${made.ending}`);
    writeFileSync(path, made.bytes);
    // Where the files are kept, what stands in them is kept too, so that they can be read again without being made.
    if (values.keep !== undefined)
      writeFileSync(`${path}.gold.json`, JSON.stringify({ kind: name, entries: made.entries, either: made.either ?? [] }));
    // A file that cannot be read has lost all its entries.
    const references = await readDocument({ name: path, path }).then(
      (document) => extract(document).references,
      (error: unknown) => {
        process.stderr.write(`${path} was not read: ${String(error)}\n`);
        return [];
      },
    );
    const { lost, phantoms } = compared(
      made.entries,
      references.map(({ raw }) => raw),
      made.either ?? [],
    );
    row.entries += made.entries.length;
    row.read += references.length;
    row.lost += lost.length;
    row.phantom += phantoms.length;
    if (values.show && lost.length + phantoms.length > 0)
      process.stderr.write(
        `${path}\n${lost.map((text) => `  lost: ${text.slice(0, 200)}\n`).join('')}${phantoms.map((text) => `  phantom: ${text.slice(0, 300)}\n`).join('')}`,
      );
  }
  rows.push(row);
}
closeReaders();
if (values.keep === undefined) rmSync(folder, { recursive: true });
const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(4));
process.stdout.write(
  `${JSON.stringify(
    {
      layouts: Object.fromEntries(
        rows.map((row) => [
          row.layout,
          {
            entries: row.entries,
            found: share(row.entries - row.lost, row.entries),
            phantom: share(row.phantom, row.read),
            read: row.read,
          },
        ]),
      ),
      entries: sum(({ entries }) => entries),
      found: share(
        sum(({ entries }) => entries) - sum(({ lost }) => lost),
        sum(({ entries }) => entries),
      ),
      phantom: share(
        sum(({ phantom }) => phantom),
        sum(({ read }) => read),
      ),
    },
    null,
    1,
  )}\n`,
);
