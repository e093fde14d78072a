/**
 * Writes papers that cite real records as people write them with word processors, has LibreOffice save them in its formats, reads all of
 * them, and counts entries and marks. Needs LibreOffice on the machine (Debian: libreoffice-writer-nogui, with fonts-liberation and
 * fonts-dejavu-core for the PDFs). Usage:
 *   tsx bench/documents-office.ts --from RECORDS.csl.jsonl[.gz] [--only 'WORDS|WORDS'] [--formats 'docx|odt'] [--seed 1] [--show]
 *     [--keep FOLDER] [--again FOLDER] [--pandoc FOLDER]
 * The formats `google` and `word-web` are pages as Google Docs exports and Word saves them, written here. With `--pandoc`, pandoc makes papers
 * of Markdown in every style (.csl) of the folder instead, in all formats it writes that are read here.
 * `--again` reads the files that `--keep` kept, without LibreOffice. Old Word files (.doc) are not read by stet: they are saved as .docx again,
 * as people are told to. An entry is found as in bench/documents-made.ts; `links` are works that a sentence cites, `right`, `wrong` and `missed`
 * count them as they were read, `beyond` marks that lead nowhere, `uncited` entries that were found and that no mark was tied to though all are
 * cited, `unread` sentences that do not stand in what was read. Prints one JSON object.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { messageOf } from '../src/errors.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { carries, HABITS } from './office/habits.ts';
import { makePandoc, PANDOC } from './office/pandoc.ts';
import { COUNTS, type Counts, type Gold, scored } from './office/scored.ts';
import { pageOf } from './office/web.ts';
import { docxOf } from './office/word-file.ts';
import { inCyrillic, usable } from './office/works.ts';
import { paperOf } from './office/written.ts';
import { chanceOf } from './references-noise.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    only: { type: 'string' },
    formats: { type: 'string', default: 'docx|odt|rtf|doc|html|epub|pdf|txt|google|word-web' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
    again: { type: 'string' },
    pandoc: { type: 'string' },
  },
});

/** What LibreOffice is asked for, by format; `docx` is what was written here. */
const FILTERS: Readonly<Record<string, string>> = {
  odt: 'odt',
  rtf: 'rtf',
  doc: 'doc:MS Word 97',
  html: 'html:HTML (StarWriter)',
  epub: 'epub',
  pdf: 'pdf',
  txt: 'txt:Text (encoded):UTF8',
};
const ENDINGS: Readonly<Record<string, string>> = { doc: 'docx', google: 'html', 'word-web': 'html', txt: 'txt' };
const LONGEST_RUN = 600_000;

function convert(folder: string, filter: string, to: string, files: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const done = spawnSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', to, ...files], {
    stdio: 'ignore',
    timeout: LONGEST_RUN,
  });
  if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT')
    throw new Error(
      'LibreOffice (soffice) is not installed; on Debian: apt-get install libreoffice-writer-nogui fonts-liberation fonts-dejavu-core.',
    );
}

const fileOf = (name: string): string => name.replace(/[^\p{L}\d]+/gu, '-');

function recordsOf(from: string): CslItem[] {
  const bytes = readFileSync(from);
  return (from.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CslItem)
    .filter((item) => usable(item) && /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(item.title ?? ''));
}

/** Writes the papers and has them saved in the formats asked for. */
function make(folder: string, latin: readonly CslItem[], formats: readonly string[]): void {
  mkdirSync(join(folder, 'docx'), { recursive: true });
  const only = values.only?.split('|');
  for (const [at, habit] of HABITS.entries()) {
    if (only !== undefined && !only.some((words) => habit.name.includes(words))) continue;
    const chance = chanceOf(Number(values.seed) * 1000 + at);
    const paper = paperOf(habit, habit.script === 'cyrillic' ? latin.map(inCyrillic) : latin, chance);
    const file = fileOf(habit.name);
    const gold: Gold = { entries: paper.entries, titles: paper.works.map(({ item }) => item.title ?? ''), said: paper.said };
    writeFileSync(join(folder, `${file}.gold.json`), JSON.stringify(gold));
    writeFileSync(join(folder, 'docx', `${file}.docx`), docxOf(paper, chance));
    for (const program of ['google', 'word-web'] as const) {
      mkdirSync(join(folder, program), { recursive: true });
      writeFileSync(join(folder, program, `${file}.html`), pageOf(paper, program));
    }
  }
  const filesIn = (format: string): string[] => readdirSync(join(folder, format)).map((file) => join(folder, format, file));
  for (const format of formats) {
    const filter = FILTERS[format];
    if (filter === undefined) continue;
    convert(folder, filter, join(folder, format), filesIn('docx'));
    if (format !== 'doc') continue;
    renameSync(join(folder, 'doc'), join(folder, 'old'));
    convert(folder, 'docx:MS Word 2007 XML', join(folder, 'doc'), filesIn('old'));
  }
}

const folder = values.again ?? values.keep ?? mkdtempSync(join(tmpdir(), 'office-'));
const formats = values.pandoc === undefined ? values.formats.split('|') : Object.keys(PANDOC).map((format) => `pandoc-${format}`);
if (values.again === undefined) {
  if (values.from === undefined) throw new Error('Name the records with --from.');
  if (values.pandoc === undefined) make(folder, recordsOf(values.from), formats);
  else await makePandoc(folder, values.pandoc, recordsOf(values.from), Number(values.seed));
}

const none = (): Counts => Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
const byFormat = new Map<string, Counts>();
const byHabit = new Map<string, Counts>();
const add = (to: Map<string, Counts>, name: string, counts: Counts): void => {
  const sum = to.get(name) ?? none();
  for (const one of COUNTS) sum[one] += counts[one];
  to.set(name, sum);
};
for (const format of formats) {
  if (!existsSync(join(folder, format))) continue;
  const ending = `.${ENDINGS[format] ?? PANDOC[format.replace(/^pandoc-/, '')] ?? format}`;
  // Pictures of text boxes lie beside pages of the web.
  for (const file of readdirSync(join(folder, format)).sort()) {
    const habit = HABITS.find((one) => fileOf(one.name) === basename(file, ending));
    if (values.pandoc === undefined && (habit === undefined || !carries(habit, format))) continue;
    const path = join(folder, format, file);
    const name = basename(file).replace(/\.\w+$/, '');
    if (values.again !== undefined && values.only !== undefined && !values.only.split('|').some((words) => name.includes(words))) continue;
    const gold = JSON.parse(readFileSync(join(folder, `${name}.gold.json`), 'utf8')) as Gold;
    try {
      const { counts, faults } = scored(gold, await readDocument({ name: file, path }));
      add(byFormat, format, counts);
      add(byHabit, name, counts);
      if (values.show && faults.length > 0) process.stderr.write(`${path}\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
    } catch (thrown) {
      process.stderr.write(`${path} was not read: ${messageOf(thrown)}\n`);
    }
  }
}
closeReaders();
if (values.keep === undefined && values.again === undefined) rmSync(folder, { recursive: true, force: true });
const shown = (from: Map<string, Counts>): Record<string, string> =>
  Object.fromEntries([...from].map(([name, counts]) => [name, COUNTS.map((one) => `${one} ${counts[one]}`).join(', ')]));
const all = new Map<string, Counts>();
for (const counts of byFormat.values()) add(all, 'all', counts);
process.stdout.write(`${JSON.stringify({ formats: shown(byFormat), habits: shown(byHabit), ...shown(all) }, null, 1)}\n`);
