/**
 * Sets further kinds of papers with TeX (bench/typeset/further-kinds.ts: commands, classes and styles that bench/documents-typeset.ts has not,
 * notes that point back, lists by chapters, slides, posters, other scripts), reads them, and counts entries, fields and marks. Needs what that bench needs, and Debian's
 * texlive-humanities texlive-lang-cyrillic texlive-lang-greek texlive-lang-japanese and fonts-liberation. Usage:
 *   tsx bench/documents-typeset-further.ts --from RECORDS.csl.jsonl[.gz] [--half looked|kept] [--only 'WORDS|WORDS'] [--seed 1] [--show] [--keep FOLDER] [--again FOLDER]
 * `--again` reads the papers that `--keep` kept, without TeX. `works` are what a paper cites, `found` those that an entry or a note of their own holds, `joined` entries with
 * several works, `torn` pieces of entries, `phantoms` what is nothing of the list, `links` works that a sentence cites, `right` and `wrong` as they were read, `beyond` marks that lead nowhere,
 * `uncited` entries to which no mark leads though all are cited, `fields` what an entry prints of its record. Prints one JSON object.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { type Chance, chanceOf } from './references-noise.ts';
import { isLooked, KINDS, type Kind } from './typeset/further-kinds.ts';
import { COUNTS, type Counts, scored } from './typeset/further-scored.ts';
import { type Said, writtenOf } from './typeset/further-text.ts';
import { bibOf, settable } from './typeset/paper.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    half: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    keep: { type: 'string' },
    again: { type: 'string' },
  },
});

const SECONDS = 120;
const TYPES = ['article-journal', 'article-journal', 'article-journal', 'paper-conference', 'paper-conference', 'book', 'chapter'];

function recordsOf(from: string): CslItem[] {
  const bytes = readFileSync(from);
  return (from.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CslItem)
    .filter((item) => settable(item) && (item.author ?? []).every(({ given }) => given?.includes(',') !== true));
}

interface Paper {
  readonly works: Readonly<Record<string, CslItem>>;
  readonly sets: readonly (readonly string[])[];
  readonly said: readonly Said[];
}

/** Sets a paper into a folder; whether TeX finished it. */
function set(kind: Kind, folder: string, chance: Chance, records: readonly CslItem[]): boolean {
  const drawn = new Set<CslItem>();
  const count = kind.frames === true ? 14 : 24 + Math.floor(chance() * 16);
  while (drawn.size < count) {
    const type = TYPES[Math.floor(chance() * TYPES.length)];
    const item = records[Math.floor(chance() * records.length)];
    if (item !== undefined && item.type === type) drawn.add(item);
  }
  const items = [...drawn];
  const keys = items.map((_, at) => `work${at}x`);
  const works = Object.fromEntries(keys.map((key, at) => [key, items[at] ?? {}]));
  const sets = kind.sets === true ? [0, 2, 4].map((at) => keys.slice(at, at + 2)) : [];
  const bound = new Set(sets.flat());
  const citable = [...keys.filter((key) => !bound.has(key)), ...sets.map((_, at) => `set${at}x`)];
  const { files, said } = writtenOf(kind, citable, chance);
  const entrySets = sets.map((set_, at) => `@set{set${at}x, entryset = {${set_.join(',')}}}\n`);
  writeFileSync(join(folder, 'works.bib'), [...items.map((item, at) => bibOf(item, keys[at] ?? '')), ...entrySets].join('\n'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const whole = said.map(({ word, keys: some }) => ({
    word,
    keys: some.flatMap((key) => sets[Number(/^set(\d)x$/.exec(key)?.[1] ?? 'x')] ?? [key]),
  }));
  writeFileSync(join(folder, 'gold.json'), JSON.stringify({ works, sets, said: whole } satisfies Paper));
  const run = (program: string, ...given: string[]): void => {
    const done = spawnSync(program, given, { cwd: folder, stdio: 'ignore', timeout: SECONDS * 1000 });
    if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT') throw new Error(`${program} is not installed.`);
  };
  const tex = (): void => run(kind.engine, '-interaction=batchmode', 'paper.tex');
  tex();
  for (const [program = '', ...given] of kind.tools) {
    const last = given.at(-1) ?? '';
    const stem = last.replace('*', '');
    const names = last.endsWith('*')
      ? readdirSync(folder)
          .filter((name) => name.startsWith(stem) && name.endsWith('.aux'))
          .map((name) => name.slice(0, -4))
      : [last];
    for (const name of names) run(program, ...given.slice(0, -1), name);
  }
  tex();
  tex();
  if (kind.again === true) tex();
  const path = join(folder, 'paper.log');
  if (!existsSync(path) || !existsSync(join(folder, 'paper.pdf'))) return false;
  const log = readFileSync(path, 'latin1');
  const undone = log.match(/Citation .{1,60}undefined/g)?.length ?? 0;
  return (log.match(/^!/gm)?.length ?? 0) <= 3 && undone === 0;
}

const folderOf = (all: string, kind: Kind): string => join(all, kind.name.replace(/[^\w-]+/g, '-'));
const all = values.again ?? values.keep ?? mkdtempSync(join(tmpdir(), 'typeset-'));
const only = values.only?.split('|');
const unset: string[] = [];
const rows: (Counts & { readonly kind: string })[] = [];
const faults: Record<string, readonly string[]> = {};
const records = values.again === undefined && values.from !== undefined ? recordsOf(values.from) : [];
if (values.again === undefined && records.length === 0) throw new Error('Name the records with --from.');
for (const [at, kind] of KINDS.entries()) {
  if (only !== undefined && !only.some((words) => kind.name.includes(words))) continue;
  if (values.half !== undefined && isLooked(kind.name) !== (values.half === 'looked')) continue;
  const folder = folderOf(all, kind);
  const path = join(folder, 'paper.pdf');
  if (values.again === undefined) {
    mkdirSync(folder, { recursive: true });
    if (!set(kind, folder, chanceOf(Number(values.seed) * 1000 + at), records)) {
      unset.push(kind.name);
      rmSync(path, { force: true });
    }
  }
  if (!existsSync(path)) continue;
  const { works, sets, said } = JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')) as Paper;
  const told = scored(new Map(Object.entries(works)), sets, said, await readDocument({ name: 'paper.pdf', path }));
  rows.push({ kind: kind.name, ...told.counts });
  faults[kind.name] = told.faults;
}
closeReaders();
if (values.keep === undefined && values.again === undefined) rmSync(all, { recursive: true, force: true });

const sums = Object.fromEntries(COUNTS.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
process.stdout.write(`${JSON.stringify({ papers: rows.length, ...sums, unset, ...(values.show ? { rows, faults } : {}) }, null, 1)}\n`);
