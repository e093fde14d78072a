/**
 * How many of the works are found that answers of language models name, and how whole: each of the forms of told-forms.ts is made of real records and read as a file.
 * Usage: `npx tsx bench/documents-told.ts --from RECORDS.csl.jsonl(.gz) [--each 6] [--seed 1] [--half 0|1] [--further] [--html] [--only WORDS] [--show]`. `--half` takes every second form, so that
 * a half can be kept unlooked at; `--further` takes told-further.ts and told-none.ts; `--html` reads the answers as web pages. A work is found where one reference holds its title and no other's; it is whole where title, people, venue and year are right.
 * All else that is read is a phantom, and so is whatever is read in answers that name no work. `--show` prints what is wrong. Prints one JSON object.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { extract } from '../src/extract/index.ts';
import type { Reference } from '../src/model/cited.ts';
import type { CslItem, CslName } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { fold } from '../src/text/fold.ts';
import { chanceOf } from './references-noise.ts';
import { records } from './references-print.ts';
import { FORMS, NOTHING } from './told-forms.ts';
import { FURTHER_FORMS } from './told-further.ts';
import { FURTHER_NOTHING } from './told-none.ts';
import { type Answer, LONGEST_NAMED, type Work } from './told-words.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    each: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string' },
    further: { type: 'boolean', default: false },
    html: { type: 'boolean', default: false },
    only: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
if (values.from === undefined) throw new Error('Name the records with --from; see the head of this file.');

/** Records that have what a form tells, in letters that no form needs for itself. */
function workOf(item: CslItem): Work[] {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  const title = (item.title ?? '').replace(/\.$/, '');
  const venue = item['container-title'] ?? '';
  const names = item.author ?? [];
  const plain = ({ family = '', given = '' }: CslName): boolean => family !== '' && given !== '' && !/[<>&*_]/.test(family + given);
  const usable =
    title.split(' ').length >= 3 &&
    title.length <= 180 &&
    venue !== '' &&
    !/[<>"“”*_|$[\]\\{}`]/.test(title + venue) &&
    !/doi:|\d{4};/.test(venue);
  const address = item.DOI === undefined ? (item.URL ?? '') : `https://doi.org/${item.DOI}`;
  return usable &&
    year !== undefined &&
    year >= 1500 &&
    year < 2030 &&
    names.length > 0 &&
    names.every(plain) &&
    /^https?:[^()\s]+$/.test(address)
    ? [{ title, people: names, venue, year, address }]
    : [];
}

const works: Work[] = [];
for (const item of records(values.from)) works.push(...workOf(item));
const folder = mkdtempSync(join(tmpdir(), 'stet-told-'));
const ENTRIES = 4;

const same = (one: string, other: string): boolean => fold(one) === fold(other);
const lastOf = (family = ''): string => fold(family).split(' ').at(-1) ?? '';

/** What of a work a reference has wrong. */
function wrongOf({ fields }: Reference, work: Work, { named, venue, dated = true }: Answer): string[] {
  const all = work.people.length;
  const many =
    named === 'none'
      ? 0
      : named === 'all'
        ? all
        : named === 'whole'
          ? all > LONGEST_NAMED
            ? 1
            : all
          : named === 'first' || all > 2
            ? 1
            : all;
  const found = fields.author ?? [];
  const where = [fields['container-title'], fields.publisher, fields['collection-title']].filter((one) => one !== undefined);
  const right = {
    title: same(fields.title ?? '', work.title),
    people:
      found.length === many && found.every(({ family, literal }, at) => lastOf(family ?? literal) === lastOf(work.people[at]?.family)),
    // An archive of preprints is no journal, and need not be read as one.
    venue: venue
      ? where.some((one) => same(one, work.venue)) || (where.length === 0 && work.venue === 'arXiv')
      : fields['container-title'] === undefined,
    year: fields.issued?.['date-parts']?.[0]?.[0] === (dated ? work.year : undefined),
  };
  return Object.entries(right).flatMap(([part, is]) => (is ? [] : [part]));
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
/** Which of the works a reference holds the titles of, as printed or as read. */
function heldBy({ raw, fields }: Reference, all: readonly Work[]): Work[] {
  const said = lettersOf(raw);
  return all.filter(({ title }) => said.includes(lettersOf(title)) || same(fields.title ?? '', title));
}

const page = (text: string): string => `<!doctype html><html><body>${new MarkdownIt({ html: true }).render(text)}</body></html>`;
async function read(name: string, text: string): Promise<readonly Reference[]> {
  const plain = name.startsWith('plain');
  const path = join(folder, `answer.${plain ? 'txt' : values.html ? 'html' : 'md'}`);
  writeFileSync(path, values.html && !plain ? page(text) : text);
  return extract(await readDocument(path)).references;
}

const say = (line: string): void => void (values.show && process.stderr.write(`${line}\n`));
const chosen = <Item>(all: Readonly<Record<string, Item>>): [string, Item][] =>
  Object.entries(all).filter(
    ([name], at) =>
      (values.half === undefined || at % 2 === Number(values.half)) && (values.only === undefined || name.includes(values.only)),
  );

const forms: Record<string, { found: number; whole: number; phantoms: number }> = {};
const sum = { works: 0, found: 0, whole: 0, phantoms: 0, ofNothing: 0 };
const each = Number(values.each);
for (const [name, answer] of chosen(values.further ? FURTHER_FORMS : FORMS)) {
  const row = { works: 0, found: 0, whole: 0, phantoms: 0 };
  const chance = chanceOf(Number(values.seed) * 1000 + name.length);
  for (let n = 0; n < each; n += 1) {
    const named = Array.from({ length: ENTRIES }, () => works[Math.floor(chance() * works.length)] as Work);
    const text = answer.make(named, chance);
    const got = await read(name, text);
    const held = got.map((reference) => heldBy(reference, named));
    row.works += named.length;
    const used = new Set<number>();
    for (const work of named) {
      const at = held.findIndex((those, i) => !used.has(i) && those.length === 1 && those[0] === work);
      if (at === -1) {
        say(`${name}: LOST ${work.title}`);
        continue;
      }
      used.add(at);
      row.found += 1;
      const reference = got[at] as Reference;
      const wrong = wrongOf(reference, work, answer);
      if (wrong.length === 0) row.whole += 1;
      else say(`${name}: ${wrong.join(', ')}: ${reference.raw}\n    ${JSON.stringify({ ...reference.fields, id: undefined })}`);
    }
    for (const [i, { raw }] of got.entries())
      if (!used.has(i)) {
        row.phantoms += 1;
        say(`${name}: PHANTOM ${raw}`);
      }
  }
  const share = (count: number): number => Math.round((1000 * count) / row.works) / 1000;
  forms[name] = { found: share(row.found), whole: share(row.whole), phantoms: row.phantoms };
  for (const part of ['works', 'found', 'whole', 'phantoms'] as const) sum[part] += row[part];
}
const nothing: Record<string, number> = {};
for (const [name, text] of chosen(values.further ? FURTHER_NOTHING : NOTHING)) {
  const got = await read(name, text);
  sum.ofNothing += got.length;
  nothing[name] = got.length;
  for (const { raw } of got) say(`nothing, ${name}: PHANTOM ${raw}`);
}
rmSync(folder, { recursive: true, force: true });
await closeReaders();
const share = (count: number): number => Math.round((1000 * count) / sum.works) / 1000;
process.stdout.write(`${JSON.stringify({ ...sum, found: share(sum.found), whole: share(sum.whole), forms, nothing }, null, 1)}\n`);
