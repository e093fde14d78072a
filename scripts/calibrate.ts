/**
 * Fits the numbers behind `p_valid`: `npx tsx scripts/calibrate.ts --set FOLDER=INDEX …`. Each folder holds gold.jsonl ({key, label:
 * "valid" | "wrong"}) and refs.bib or refs.txt; a set may be given with several indexes, one that holds every work and one that
 * lacks some, so that the classes for want of a record are seen with both labels. Prints the table for
 * src/decide/reference/likelihood-table.ts and, by five-fold cross-validation, how well such numbers hold: Brier score, expected
 * calibration error in ten bins, and the bins.
 *
 * Method: logistic regression of "valid" on the labels and the class, by projected gradient descent. A worse label never adds and
 * a worse class never adds (the constraints are projected by pooling neighbours), and every number is drawn towards a prior, so
 * that cells without data keep a sensible value.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from '../src/compare/reference/index.ts';
import { standingOf } from '../src/decide/reference/likelihood.ts';
import { LADDER, type Standing, type Table } from '../src/decide/reference/likelihood-ladder.ts';
import { decideReference } from '../src/decide/reference/verdict.ts';
import { extract } from '../src/extract/index.ts';
import { lookup } from '../src/lookup/index.ts';
import { localIndex } from '../src/lookup/local.ts';
import { COMPONENTS, type Component, type Label } from '../src/model/evidence.ts';
import { readDocument } from '../src/read/index.ts';
import { openIndex } from '../src/store/index/read.ts';

interface Row {
  readonly labels: Readonly<Record<Component, Label>>;
  readonly standing: Standing;
  readonly valid: boolean;
  readonly weight: number;
  /** Rows of one reference stay in one fold. */
  readonly fold: number;
}

const FOLDS = 5;
const STANDINGS: readonly Standing[] = ['exist', 'exist_minor', 'unsure', 'guarded', 'fake', 'unknown'];
/** Label costs before any data: seed 001's tiers, as log odds. */
const TIER: Readonly<Record<Component, number>> = { title: 1.6, authors: 1.6, doi: 0.8, url: 0.4, venue: 0.4, date: 0.4 };
const SHARE: Readonly<Record<Label, number>> = { match: 0, unknown: 0.25, partial: 0.6, weak: 0.9, not_match: 1 };
const START: Readonly<Record<Standing, number>> = { exist: 4, exist_minor: 1.5, unsure: 0.5, guarded: 0, fake: -3, unknown: 0.5 };
/** Least difference, in log odds, between neighbours: what is worse is worse, also where the data are too few to tell. */
const STEP = 0.15;
/** Pull of the prior, in rows. */
const PULL = 2;

async function rowsOf(folder: string, indexPath: string, weight: number): Promise<Row[]> {
  const gold = new Map(
    readFileSync(join(folder, 'gold.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as { readonly key: string | number; readonly label: string })
      .map(({ key, label }) => [String(key), label] as const),
  );
  const file = ['refs.bib', 'refs.txt'].map((name) => join(folder, name)).find((path) => exists(path));
  if (file === undefined) throw new Error(`no refs.bib or refs.txt in ${folder}`);
  const document = await readDocument({ name: file, bytes: readFileSync(file) }, { isolate: false });
  const index = openIndex(indexPath);
  const run = { adapters: [localIndex(index)], signal: new AbortController().signal };
  const rows: Row[] = [];
  for (const [at, reference] of extract(document).references.entries()) {
    const label = gold.get(reference.key);
    if (label === undefined) continue;
    const result = await lookup(reference, run);
    const verdict = decideReference(reference, compare(reference, result), result);
    const labels = Object.fromEntries(COMPONENTS.map((name) => [name, verdict.components[name].label])) as Row['labels'];
    rows.push({ labels, standing: standingOf(verdict.outcome, verdict.rawOutcome), valid: label === 'valid', weight, fold: at % FOLDS });
  }
  index.close();
  return rows;
}

function exists(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

type Numbers = { standing: Record<Standing, number>; cost: Record<Component, Record<Label, number>> };

const prior = (): Numbers => ({
  standing: { ...START },
  cost: Object.fromEntries(
    COMPONENTS.map((name) => [name, Object.fromEntries(Object.entries(SHARE).map(([label, share]) => [label, TIER[name] * share]))]),
  ) as Numbers['cost'],
});

const oddsOf = (numbers: Table | Numbers, { labels, standing }: Pick<Row, 'labels' | 'standing'>): number =>
  COMPONENTS.reduce((sum, name) => sum - (numbers.cost[name][labels[name]] ?? 0), numbers.standing[standing]);
const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The nearest numbers that never fall from one to the next (pool adjacent violators). */
function rising(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    pools.push({ sum: value, count: 1 });
    for (let last = pools.length - 1; last > 0; last -= 1) {
      const [a, b] = [pools[last - 1], pools[last]];
      if (a === undefined || b === undefined || a.sum / a.count <= b.sum / b.count) break;
      pools.splice(last - 1, 2, { sum: a.sum + b.sum, count: a.count + b.count });
    }
  }
  return pools.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
}

/** Rows that say the same, as one of their weight together: a few hundred stand for many thousand. */
function together(rows: readonly Row[]): readonly Row[] {
  const cells = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.valid} ${row.standing} ${COMPONENTS.map((name) => row.labels[name]).join(' ')}`;
    cells.set(key, { ...row, weight: row.weight + (cells.get(key)?.weight ?? 0) });
  }
  return [...cells.values()];
}

function fitted(all: readonly Row[]): Numbers {
  const rows = together(all);
  const numbers = prior();
  const anchor = prior();
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < 4000; step += 1) {
    const rate = 20 / (1 + step / 400);
    const slope: Numbers = { standing: { ...START }, cost: prior().cost };
    for (const name of STANDINGS) slope.standing[name] = PULL * (numbers.standing[name] - anchor.standing[name]);
    for (const name of COMPONENTS)
      for (const label of Object.keys(SHARE) as Label[])
        slope.cost[name][label] = PULL * (numbers.cost[name][label] - anchor.cost[name][label]);
    for (const row of rows) {
      const error = row.weight * (chance(oddsOf(numbers, row)) - (row.valid ? 1 : 0));
      slope.standing[row.standing] += error;
      for (const name of COMPONENTS) slope.cost[name][row.labels[name]] -= error;
    }
    for (const name of STANDINGS) numbers.standing[name] -= (rate * slope.standing[name]) / total;
    for (const name of COMPONENTS) {
      const cost = numbers.cost[name];
      for (const label of Object.keys(SHARE) as Label[])
        cost[label] = label === 'match' ? 0 : Math.max(0, cost[label] - (rate * slope.cost[name][label]) / total);
      const chain = rising(LADDER.map((label, at) => cost[label] - at * STEP)).map((value) => Math.max(0, value));
      for (const [at, label] of LADDER.entries()) cost[label] = label === 'match' ? 0 : (chain[at] ?? 0) + at * STEP;
    }
    const classes = ['fake', 'guarded', 'unsure', 'exist_minor', 'exist'] as const;
    const chain = rising(classes.map((name, at) => numbers.standing[name] - at * STEP));
    for (const [at, name] of classes.entries()) numbers.standing[name] = (chain[at] ?? 0) + at * STEP;
  }
  return numbers;
}

const rounded = (value: number, places = 2): number => Math.round(value * 10 ** places) / 10 ** places;

function quality(said: readonly { readonly p: number; readonly valid: boolean; readonly weight: number }[]): unknown {
  const total = said.reduce((sum, { weight }) => sum + weight, 0);
  const brier = said.reduce((sum, { p, valid, weight }) => sum + weight * (p - (valid ? 1 : 0)) ** 2, 0) / total;
  const bins = Array.from({ length: 10 }, (_, at) => {
    const own = said.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === at);
    const weight = own.reduce((sum, one) => sum + one.weight, 0);
    const mean = (of: (one: (typeof own)[number]) => number): number =>
      weight === 0 ? 0 : own.reduce((sum, one) => sum + one.weight * of(one), 0) / weight;
    return {
      from: at / 10,
      rows: own.length,
      said: rounded(
        mean(({ p }) => p),
        3,
      ),
      found: rounded(
        mean(({ valid }) => (valid ? 1 : 0)),
        3,
      ),
      weight,
    };
  });
  const ece = bins.reduce((sum, { said: mean, found, weight }) => sum + (weight / total) * Math.abs(mean - found), 0);
  return { brier: rounded(brier, 4), ece: rounded(ece, 4), bins: bins.map(({ weight: _left, ...bin }) => bin) };
}

const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true, default: [] }, rows: { type: 'string' }, wrong: { type: 'string' } },
});
if (values.set.length === 0 && values.rows === undefined) {
  console.error('usage: npx tsx scripts/calibrate.ts --set FOLDER=INDEX [--set FOLDER=INDEX …] [--rows FILE] [--wrong SHARE]');
  process.exit(2);
}
// Looking everything up takes minutes; with --rows what came of it is kept, and read again when no set is named.
const rows: Row[] = values.set.length === 0 ? (JSON.parse(readFileSync(values.rows ?? '', 'utf8')) as Row[]) : [];
for (const set of values.set) {
  const [folder = '', index = '', weight = '1'] = set.split('=');
  rows.push(...(await rowsOf(folder, index, Number(weight))));
}
if (values.set.length > 0 && values.rows !== undefined) writeFileSync(values.rows, JSON.stringify(rows));
// Sets that were made have as many wrong references as right ones; what people cite has not. With --wrong the base rate is stated.
if (values.wrong !== undefined) {
  const weighed = (valid: boolean): number => rows.reduce((sum, row) => sum + (row.valid === valid ? row.weight : 0), 0);
  const share = Number(values.wrong);
  const factor = ((share / (1 - share)) * weighed(true)) / weighed(false);
  for (const [at, row] of rows.entries()) if (!row.valid) rows[at] = { ...row, weight: row.weight * factor };
}
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const numbers = fitted(rows.filter((row) => row.fold !== fold));
  return rows.filter((row) => row.fold === fold).map((row) => ({ ...row, p: chance(oddsOf(numbers, row)) }));
}).flat();
const numbers = fitted(rows);
console.log(
  JSON.stringify(
    {
      rows: rows.length,
      valid: rounded(
        rows.reduce((sum, { valid, weight }) => sum + (valid ? weight : 0), 0) / rows.reduce((sum, { weight }) => sum + weight, 0),
        4,
      ),
      standings: Object.fromEntries(
        STANDINGS.map((name) => [
          name,
          `${rows.filter((row) => row.standing === name && row.valid).length} of ${rows.filter((row) => row.standing === name).length} valid`,
        ]),
      ),
      crossValidated: quality(held),
      table: {
        standing: Object.fromEntries(STANDINGS.map((name) => [name, rounded(numbers.standing[name])])),
        cost: Object.fromEntries(
          COMPONENTS.map((name) => [
            name,
            Object.fromEntries((Object.keys(SHARE) as Label[]).map((label) => [label, rounded(numbers.cost[name][label])])),
          ]),
        ),
      },
    },
    null,
    1,
  ),
);
