/**
 * Measures verdicts on labelled references: `npx tsx bench/references.ts --data FOLDER --index I`. The folder holds gold.jsonl
 * ({key, label: "valid" | "wrong", type?}) and refs.bib or refs.txt; the index must be built from the records that belong to
 * the set and declared complete. Prints one JSON object: detection, false positives, false accusations, each by type and with
 * 95 % intervals (Wilson), both readings of "unknown", and the speed of comparing and deciding. `--errors` prints each wrong
 * answer with what was cited and found instead; `--out FILE` writes the lines of the batch contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from '../src/compare/index.ts';
import { decideReference, warnReference } from '../src/decide/index.ts';
import { extract } from '../src/extract/index.ts';
import { lookup } from '../src/lookup/index.ts';
import { localIndex } from '../src/lookup/local.ts';
import type { Reference } from '../src/model/cited.ts';
import { COMPONENTS } from '../src/model/evidence.ts';
import type { LookupResult, Source } from '../src/model/source.ts';
import type { ReferenceVerdict, Warning } from '../src/model/verdict.ts';
import { readDocument } from '../src/read/index.ts';
import { openIndex } from '../src/store/index-read.ts';

interface Gold {
  readonly key: string;
  readonly label: 'valid' | 'wrong';
  readonly type?: string;
  readonly id?: readonly string[];
}

interface Answer {
  readonly reference: Reference;
  readonly result: LookupResult;
  readonly verdict: ReferenceVerdict;
  readonly warnings: readonly Warning[];
  readonly source: Source | null;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    index: { type: 'string' },
    out: { type: 'string' },
    errors: { type: 'boolean', default: false },
    type: { type: 'string' },
    class: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string' },
  },
});

/** 95 % interval of a share by Wilson's method. */
function share(part: number, whole: number): { readonly n: number; readonly rate: number | null; readonly ci95: readonly number[] } {
  if (whole === 0) return { n: 0, rate: null, ci95: [] };
  const z = 1.96;
  const p = part / whole;
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  const round = (x: number): number => Math.round(x * 1e4) / 1e4;
  return { n: whole, rate: round(p), ci95: [round(Math.max(0, middle - half)), round(Math.min(1, middle + half))] };
}

const linesOf = <Row>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

const FLAGGED: ReadonlySet<string> = new Set(['fake', 'exist_minor', 'unsure']);

function contractLine({ reference, verdict, warnings, source }: Answer): string {
  return JSON.stringify({
    type: 'reference',
    key: reference.key,
    raw: reference.raw,
    class: verdict.outcome,
    rule: verdict.rule,
    coverage: verdict.coverage.kind,
    components: verdict.components,
    source: source?.fields ?? null,
    warnings,
    p_valid: verdict.pValid,
  });
}

function show({ reference, verdict, result }: Answer, gold: Gold): void {
  console.log(`\n${gold.key}  ${gold.label} ${gold.type ?? ''} → ${verdict.outcome} (${verdict.rule})`);
  console.log(`  ${reference.raw.replace(/\s+/g, ' ').slice(0, 400)}`);
  for (const name of COMPONENTS) {
    const one = verdict.components[name];
    if (one.label === 'unknown' && one.cited === null) continue;
    console.log(`  ${name.padEnd(8)}${one.label.padEnd(10)}${one.cited ?? '–'}  ⇔  ${one.found ?? '–'}   [${one.why}]`);
  }
  for (const { identifier, outcome, why } of verdict.identifiers) console.log(`  id      ${outcome} ${identifier} ${why}`);
  const others = result.candidates.map((cluster) => `${cluster.sources.map(({ id }) => id.replace(/^local\/[^:]*:/, '')).join('+')}`);
  console.log(
    `  record  ${verdict.source ?? 'none'}; candidates ${others.slice(0, 4).join(' | ')}${gold.id ? `; gold ${gold.id.join(' ')}` : ''}`,
  );
}

async function main(folder: string, indexPath: string): Promise<void> {
  const gold = new Map(linesOf<Gold>(join(folder, 'gold.jsonl')).map((row) => [String(row.key), row]));
  const file = ['refs.bib', 'refs.txt'].map((name) => join(folder, name)).find((path) => readable(path));
  if (file === undefined) throw new Error(`no refs.bib or refs.txt in ${folder}`);
  const document = await readDocument({ name: file, bytes: readFileSync(file) }, { isolate: false });
  const seen = new Set<string>();
  const references = extract(document).references.filter(({ key }) => gold.has(key) && !seen.has(key) && seen.add(key));
  const index = openIndex(indexPath);
  const run = { adapters: [localIndex(index)], signal: new AbortController().signal };
  const limit = values.limit === undefined ? references.length : Number(values.limit);
  const answers: Answer[] = [];
  let [looking, judging] = [0, 0];
  for (const reference of references.slice(0, limit)) {
    if (values.only !== undefined && values.only !== reference.key) continue;
    const started = performance.now();
    const result = await lookup(reference, run);
    const found = performance.now();
    const verdict = decideReference(reference, compare(reference, result), result);
    judging += performance.now() - found;
    looking += found - started;
    const sources = result.candidates.flatMap((cluster) => cluster.sources);
    const source = sources.find(({ id }) => id === verdict.source) ?? null;
    answers.push({ reference, result, verdict, warnings: warnReference(reference, verdict, sources, [], []), source });
  }
  index.close();
  if (values.out !== undefined) writeFileSync(values.out, `${answers.map(contractLine).join('\n')}\n`);
  if (values.errors || values.only !== undefined) {
    for (const answer of answers) {
      const one = gold.get(answer.reference.key);
      if (one === undefined || (values.type !== undefined && values.type !== one.type)) continue;
      if (values.class !== undefined && values.class !== answer.verdict.outcome) continue;
      const flagged = FLAGGED.has(answer.verdict.outcome);
      if (flagged !== (one.label === 'wrong') || values.only !== undefined) show(answer, one);
    }
    return;
  }
  console.log(JSON.stringify(figures(answers, gold, references.length, looking, judging), null, 1));
}

function readable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

function figures(answers: readonly Answer[], gold: ReadonlyMap<string, Gold>, read: number, looking: number, judging: number): unknown {
  const rows = answers.flatMap((answer) => {
    const one = gold.get(answer.reference.key);
    return one === undefined ? [] : [{ ...one, outcome: answer.verdict.outcome, p: answer.verdict.pValid, answer }];
  });
  const count = (of: typeof rows, test: (row: (typeof rows)[number]) => boolean): number => of.filter(test).length;
  const wrong = rows.filter(({ label }) => label === 'wrong');
  const valid = rows.filter(({ label }) => label === 'valid');
  const flagged = ({ outcome }: { readonly outcome: string }): boolean => FLAGGED.has(outcome);
  const strict = (row: { readonly outcome: string }): boolean => flagged(row) || row.outcome === 'unknown';
  const types = [...new Set(rows.map(({ type }) => type ?? 'none'))].sort();
  const classes: Record<string, number> = {};
  for (const { label, outcome } of rows) classes[`${label}:${outcome}`] = (classes[`${label}:${outcome}`] ?? 0) + 1;
  const rules: Record<string, number> = {};
  for (const { label, answer } of rows) rules[`${label}:${answer.verdict.rule}`] = (rules[`${label}:${answer.verdict.rule}`] ?? 0) + 1;
  return {
    listed: gold.size,
    read,
    answered: rows.length,
    detection: share(count(wrong, flagged), wrong.length),
    falsePositives: share(count(valid, flagged), valid.length),
    falseAccusations: share(
      count(valid, ({ outcome }) => outcome === 'fake'),
      valid.length,
    ),
    // The other reading: a reference that could not be settled counts as flagged.
    detectionWithUnknown: share(count(wrong, strict), wrong.length),
    falsePositivesWithUnknown: share(count(valid, strict), valid.length),
    hijackWarned: share(
      count(rows, ({ answer }) => answer.warnings.some(({ kind }) => kind === 'id_points_elsewhere')),
      count(rows, ({ answer }) => answer.verdict.identifiers.some(({ outcome }) => outcome === 'elsewhere')),
    ),
    brier: Math.round((rows.reduce((sum, { label, p }) => sum + (p - (label === 'valid' ? 1 : 0)) ** 2, 0) / rows.length) * 1e4) / 1e4,
    classes,
    rules: Object.fromEntries(Object.entries(rules).sort(([, a], [, b]) => b - a)),
    byType: Object.fromEntries(
      types.map((type) => {
        const of = rows.filter((row) => (row.type ?? 'none') === type);
        return [
          type,
          {
            ...share(count(of, flagged), of.length),
            fake: count(of, ({ outcome }) => outcome === 'fake'),
            minor: count(of, ({ outcome }) => outcome === 'exist_minor'),
            unsure: count(of, ({ outcome }) => outcome === 'unsure'),
            unknown: count(of, ({ outcome }) => outcome === 'unknown'),
          },
        ];
      }),
    ),
    msLookupEach: Math.round((100 * looking) / Math.max(1, rows.length)) / 100,
    compareAndDecidePerSecond: Math.round((1000 * rows.length) / Math.max(1, judging)),
  };
}

if (values.data === undefined || values.index === undefined) {
  console.error(
    'usage: npx tsx bench/references.ts --data FOLDER --index FILE [--errors] [--type T] [--class C] [--only KEY] [--out FILE] [--limit N]',
  );
  process.exit(2);
}
await main(values.data, values.index);
