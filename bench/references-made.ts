/**
 * Makes labelled references out of records: `npx tsx bench/references-made.ts --from RECORDS.csl.jsonl(.gz) --out FOLDER [--each N] [--seed S] [--untidy | --slips | --otherwise | --copied | --further | --rarer]`.
 * With --untidy the right ones are those of references-untidy.ts, with --slips those of references-slips.ts, with --otherwise those of
 * references-otherwise.ts, with --copied those of references-copied.ts,
 * with --further those of references-further.ts, with --rarer those of references-rarer.ts and references-rarer-lines.ts, and wrong ones of
 * references-rarer-wrong.ts, of which two in five go through a right one's change besides. Every kind of work and every script is drawn alike often, so that rare ones count. Writes FOLDER/entries (refs.bib) and
 * FOLDER/strings (refs.txt), each with gold.jsonl, for `bench/references.ts --data`. Nothing of it is kept in the project: records
 * are what the user has.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CslItem } from '../src/model/csl.ts';
import { BESIDE, COPIED } from './references-copied.ts';
import { entry } from './references-entry.ts';
import { ELSEWHERE, FURTHER } from './references-further.ts';
import { chanceOf, FAITHFUL, pick, WRONG } from './references-noise.ts';
import { FORMS, OTHERWISE } from './references-otherwise.ts';
import { asCited, records, STYLES } from './references-print.ts';
import { RARER, UNPRINTED } from './references-rarer.ts';
import { RARER_LINES } from './references-rarer-lines.ts';
import { RARER_WRONG } from './references-rarer-wrong.ts';
import { AROUND, SLIPS } from './references-slips.ts';
import { LINES, type LineChange, UNTIDY } from './references-untidy.ts';

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Han, Kana, Hangul', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
  ['Cyrillic', /\p{Script=Cyrillic}{3}/u],
  ['Arabic, Hebrew', /[\p{Script=Arabic}\p{Script=Hebrew}]/u],
  ['Latin with marks', /[À-ɏ]/],
];
/** What it is drawn under: its script where that is not plain Latin, else its kind. */
const strata = (item: CslItem): string => SCRIPTS.find(([, sign]) => sign.test(item.title ?? ''))?.[0] ?? item.type ?? 'none';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string' },
    each: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    untidy: { type: 'boolean' },
    slips: { type: 'boolean' },
    otherwise: { type: 'boolean' },
    copied: { type: 'boolean' },
    further: { type: 'boolean' },
    rarer: { type: 'boolean' },
  },
});
if (values.from === undefined || values.out === undefined)
  throw new Error('Name the records with --from and the folder with --out; see the head of this file.');
/** What right references go through: of the item, and of the printed line. */
const SORTS = {
  faithful: [FAITHFUL, {}],
  untidy: [UNTIDY, LINES],
  slips: [SLIPS, AROUND],
  otherwise: [OTHERWISE, FORMS],
  copied: [COPIED, BESIDE],
  further: [FURTHER, ELSEWHERE],
  rarer: [RARER, RARER_LINES],
} as const;
const [RIGHT, PRINTED] =
  SORTS[(['untidy', 'slips', 'otherwise', 'copied', 'further', 'rarer'] as const).find((name) => values[name]) ?? 'faithful'];
/** How often a wrong reference goes through a right one's change besides: what is mended for these must not hide those. */
const DISGUISED = 0.4;
const chance = chanceOf(Number(values.seed));
const all = records(values.from);
const groups = new Map<string, CslItem[]>();
for (const item of all) {
  const name = strata(item);
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [item]);
  else group.push(item);
}
/** Works by their first author, from which a wrong reference may borrow. */
const theirs = new Map<string, CslItem[]>();
for (const item of values.rarer ? all : []) {
  const name = item.author?.[0]?.family ?? '';
  const works = theirs.get(name);
  if (works === undefined) theirs.set(name, [item]);
  else works.push(item);
}
for (const format of ['entries', 'strings'] as const) {
  const [lines, gold]: [string[], string[]] = [[], []];
  for (const [kind, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [label, changes] of [
      ['valid', RIGHT],
      ['wrong', values.rarer ? RARER_WRONG : WRONG],
    ] as const) {
      const printing: Readonly<Record<string, LineChange>> = label === 'valid' && format === 'strings' ? PRINTED : {};
      const names = [...Object.keys(changes), ...Object.keys(printing)];
      for (let n = 0, tries = 0; n < Number(values.each) && tries < Number(values.each) * 8; tries += 1) {
        const item = pick(group, chance);
        const type = names[tries % names.length] ?? '';
        if (item === undefined) break;
        const others = Array.from({ length: 12 }, () => pick(all, chance) ?? item).filter(({ title }) => title !== item.title);
        // A string shows no macros and no entities; an entry has no style.
        if (format === 'strings' && (type === 'TeX macros' || type === 'entities' || UNPRINTED.has(type))) continue;
        if (values.rarer && label === 'wrong')
          others.unshift(...(theirs.get(item.author?.[0]?.family ?? '') ?? []).filter(({ title }) => title !== item.title).slice(0, 6));
        const disguise = values.rarer && label === 'wrong' && chance() < DISGUISED;
        const plainly = asCited(item, chance);
        const cited =
          disguise && format === 'entries'
            ? (pick(Object.values(RIGHT as typeof RARER), chance)?.(plainly, chance, others) ?? plainly)
            : plainly;
        const made = printing[type] === undefined ? (changes[type]?.(cited, chance, others) ?? null) : cited;
        if (made === null) continue;
        const key = format === 'entries' ? `k${gold.length + 1}` : String(gold.length + 1);
        const style = pick(STYLES, chance);
        const plain = style?.(made) ?? '';
        const print = disguise ? pick(Object.values(PRINTED as typeof RARER_LINES), chance) : printing[type];
        const raw = print === undefined || format === 'entries' ? plain : print(plain, made.title ?? '', chance, made);
        // A change that the style does not print (a year it leaves out) is none.
        if (raw === null || (format === 'strings' && label === 'wrong' && made.DOI === cited.DOI && plain === style?.(cited))) continue;
        n += 1;
        const tail =
          made.DOI !== undefined && format === 'strings'
            ? ` https://doi.org/${made.DOI}`
            : made.URL !== undefined && format === 'strings' && (kind === 'document' || kind === 'dataset')
              ? ` ${made.URL}`
              : '';
        lines.push(format === 'entries' ? entry(key, made) : `[${key}] ${raw.replace(/\s+/g, ' ')}${tail}`);
        gold.push(JSON.stringify({ key, label, type, kind, id: [item.id] }));
      }
    }
  }
  const folder = join(values.out, format);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, format === 'entries' ? 'refs.bib' : 'refs.txt'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'gold.jsonl'), `${gold.join('\n')}\n`);
  console.log(`${folder}: ${gold.length}`);
}
