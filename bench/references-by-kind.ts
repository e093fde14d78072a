/**
 * Verdicts on made references, kind by kind: `npx tsx bench/references-by-kind.ts --from RECORDS.csl.jsonl(.gz) --index I [--each N]
 * [--seed S] [--only WORDS] [--errors]`. The index must be built from these records and declared complete. Of every kind of
 * references-variants.ts (right) and references-siblings.ts (wrong) as many as N are made of records drawn by chance, half as BibTeX
 * entries, half as printed lines. A table says how many of the right ones were called `fake`, flagged otherwise, or warned of, and how
 * many of the wrong ones passed without a flag and without a warning. `--errors` prints them.
 */
import { parseArgs } from 'node:util';
import { compare } from '../src/compare/reference/index.ts';
import { decideReference, warnReference } from '../src/decide/index.ts';
import { extract } from '../src/extract/index.ts';
import { lookup } from '../src/lookup/index.ts';
import { localIndex } from '../src/lookup/local.ts';
import type { Reference } from '../src/model/cited.ts';
import type { CslItem } from '../src/model/csl.ts';
import { COMPONENTS } from '../src/model/evidence.ts';
import { readDocument } from '../src/read/index.ts';
import { openIndex } from '../src/store/index/read.ts';
import { entry } from './references-entry.ts';
import { FLAGGED } from './references-figures.ts';
import { type Chance, type Change, chanceOf, pick } from './references-noise.ts';
import { asCited, records, STYLES } from './references-print.ts';
import { SIBLINGS } from './references-siblings.ts';
import { VARIANTS } from './references-variants.ts';

interface Made {
  readonly wrong: boolean;
  readonly kind: string;
  readonly format: 'entry' | 'line';
  readonly text: string;
  readonly id: string;
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    index: { type: 'string' },
    each: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    errors: { type: 'boolean', default: false },
  },
});
if (values.from === undefined || values.index === undefined)
  throw new Error('Name the records with --from and the index with --index; see the head of this file.');

/** Records looked at for a kind that few of them suit. */
const MOST_TRIED = 60_000;

function made(all: readonly CslItem[], kind: string, change: Change, wrong: boolean, each: number, chance: Chance): Made[] {
  const out: Made[] = [];
  const start = Math.floor(chance() * all.length);
  for (let tried = 0; tried < Math.min(MOST_TRIED, all.length) && out.length < each; tried += 1) {
    // A stride prime to any number of records met here: no record comes twice.
    const item = all[(start + tried * 7919) % all.length];
    if (item === undefined) continue;
    const others = Array.from({ length: 12 }, () => pick(all, chance) ?? item).filter(({ title }) => title !== item.title);
    const cited = asCited(item, chance);
    const next = change(kind.includes('DOI') ? { ...cited, ...(item.DOI === undefined ? {} : { DOI: item.DOI }) } : cited, chance, others);
    if (next === null) continue;
    const format = out.length % 2 === 0 ? 'entry' : 'line';
    const style = pick(STYLES, chance);
    const line = style?.(next) ?? '';
    // What the style does not print is no change.
    if (format === 'line' && line === style?.(cited) && next.DOI === cited.DOI) continue;
    const tail = next.DOI === undefined ? '' : ` https://doi.org/${next.DOI}`;
    const number = out.length + 1;
    out.push({
      wrong,
      kind,
      format,
      id: String(item.id),
      text: format === 'entry' ? entry(`k${number}`, next) : `[${number}] ${line.replace(/\s+/g, ' ')}${tail}`,
    });
  }
  return out;
}

async function read(all: readonly Made[]): Promise<readonly (readonly [Made, Reference])[]> {
  const out: (readonly [Made, Reference])[] = [];
  for (const format of ['entry', 'line'] as const) {
    const those = all.filter((one) => one.format === format);
    const text = those
      .map((one, at) => (format === 'line' ? one.text.replace(/^\[\d+\]/, `[${at + 1}]`) : one.text.replace(/\{k\d+,/, `{k${at + 1},`)))
      .join('\n');
    const name = format === 'line' ? 'refs.txt' : 'refs.bib';
    const { references } = extract(await readDocument({ name, bytes: new TextEncoder().encode(`${text}\n`) }, { isolate: false }));
    const byKey = new Map(references.map((reference) => [reference.key.replace(/^k/, ''), reference]));
    those.forEach((one, at) => {
      const reference = byKey.get(String(at + 1));
      if (reference !== undefined) out.push([one, reference]);
    });
  }
  return out;
}

const all = records(values.from);
const chance = chanceOf(Number(values.seed));
const index = openIndex(values.index);
const run = { adapters: [localIndex(index)], signal: new AbortController().signal };
const totals = { right: [0, 0, 0, 0], wrong: [0, 0, 0, 0] };
for (const [wrong, kinds] of [
  [false, VARIANTS],
  [true, SIBLINGS],
] as const) {
  console.log(
    wrong ? '\nwrong: made, passed, passed without a warning, called fake' : 'right: made, called fake, flagged otherwise, warned of',
  );
  for (const [kind, change] of Object.entries(kinds)) {
    const drawn = made(all, kind, change, wrong, Number(values.each), chanceOf(Math.floor(chance() * 1e9)));
    if (values.only !== undefined && !kind.includes(values.only)) continue;
    const count = [0, 0, 0, 0];
    for (const [one, reference] of await read(drawn)) {
      const result = await lookup(reference, run);
      const verdict = decideReference(reference, compare(reference, result), result);
      const warnings = warnReference(
        reference,
        verdict,
        result.candidates.flatMap(({ sources }) => sources),
        [],
        [],
      );
      const flagged = FLAGGED.has(verdict.outcome);
      const fake = verdict.outcome === 'fake';
      const marks = wrong ? [true, !flagged, !flagged && warnings.length === 0, fake] : [true, fake, flagged && !fake, warnings.length > 0];
      marks.forEach((mark, at) => {
        count[at] = (count[at] ?? 0) + Number(mark);
      });
      if (!values.errors || (wrong ? flagged : !flagged && warnings.length === 0)) continue;
      console.log(
        `\n${kind} (${one.format}, ${one.id}) → ${verdict.outcome} ${verdict.rule} ${warnings.map(({ kind: of }) => of).join(' ')}`,
      );
      console.log(`  ${one.text.replace(/\s+/g, ' ').slice(0, 500)}`);
      for (const name of COMPONENTS) {
        const { label, cited, found, why } = verdict.components[name];
        if (cited !== null) console.log(`  ${name.padEnd(8)}${label.padEnd(10)}${cited}  ⇔  ${found ?? '–'}   [${why}]`);
      }
    }
    const total = totals[wrong ? 'wrong' : 'right'];
    count.forEach((value, at) => {
      total[at] = (total[at] ?? 0) + value;
    });
    if (values.errors) console.log('');
    console.log(`${count.map((value) => String(value).padStart(5)).join('')}  ${kind}`);
  }
  console.log(`${totals[wrong ? 'wrong' : 'right'].map((value) => String(value).padStart(5)).join('')}  all`);
}
index.close();
