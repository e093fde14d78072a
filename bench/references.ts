/**
 * Measures verdicts on labelled references: `npx tsx bench/references.ts --data FOLDER --index I`. The folder holds gold.jsonl
 * ({key, label: "valid" | "wrong", type?}) and refs.bib or refs.txt; the index must be built from the records that belong to
 * the set and declared complete. Prints one JSON object with every figure of references-figures.ts and the speed of comparing and
 * deciding. Hijacks are made here: each real reference with a known DOI is checked once more with the DOI of the next one.
 * `--errors` prints each wrong answer with what was cited and found instead; `--out FILE` writes the lines of the batch contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from '../src/compare/reference/index.ts';
import { decideReference, warnReference } from '../src/decide/index.ts';
import { extract } from '../src/extract/index.ts';
import { lookup } from '../src/lookup/index.ts';
import { localIndex } from '../src/lookup/local.ts';
import type { Reference } from '../src/model/cited.ts';
import { COMPONENTS } from '../src/model/evidence.ts';
import type { LookupResult, Source } from '../src/model/source.ts';
import type { ReferenceVerdict, Warning } from '../src/model/verdict.ts';
import { readDocument } from '../src/read/index.ts';
import { openIndex } from '../src/store/index/read.ts';
import { FLAGGED, figuresOf, type Hijack, type Row } from './references-figures.ts';

interface Gold {
  readonly key: string;
  readonly label: 'valid' | 'wrong';
  readonly type?: string;
  /** Kind of work, where the set says it; else the kind the reference was read as. */
  readonly kind?: string;
  readonly id?: readonly string[];
}

interface Answer {
  readonly reference: Reference;
  readonly result: LookupResult;
  readonly verdict: ReferenceVerdict;
  readonly warnings: readonly Warning[];
  readonly source: Source | null;
}

type Check = (reference: Reference) => Promise<Answer>;

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

const linesOf = <Row>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

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
  const check: Check = async (reference) => {
    const started = performance.now();
    const result = await lookup(reference, run);
    const found = performance.now();
    const verdict = decideReference(reference, compare(reference, result), result);
    judging += performance.now() - found;
    looking += found - started;
    const sources = result.candidates.flatMap((cluster) => cluster.sources);
    const source = sources.find(({ id }) => id === verdict.source) ?? null;
    return { reference, result, verdict, warnings: warnReference(reference, verdict, sources, [], []), source };
  };
  for (const reference of references.slice(0, limit)) {
    if (values.only === undefined || values.only === reference.key) answers.push(await check(reference));
  }
  const speed = {
    msLookupEach: Math.round((100 * looking) / Math.max(1, answers.length)) / 100,
    compareAndDecidePerSecond: Math.round((1000 * answers.length) / Math.max(1, judging)),
  };
  const hijacks = values.errors || values.only !== undefined ? [] : await hijacked(answers, gold, check);
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
  const rows = rowsOf(answers, gold);
  console.log(
    JSON.stringify({ listed: gold.size, read: references.length, answered: rows.length, ...figuresOf(rows, hijacks), ...speed }, null, 1),
  );
}

function readable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

/** What was said of each labelled reference. */
function rowsOf(answers: readonly Answer[], gold: ReadonlyMap<string, Gold>): Row[] {
  return answers.flatMap(({ reference, verdict }) => {
    const one = gold.get(reference.key);
    if (one === undefined) return [];
    const labels = Object.fromEntries(COMPONENTS.map((name) => [name, verdict.components[name].label])) as Row['labels'];
    const { key, label, type = 'none' } = one;
    return [
      {
        key,
        label,
        type,
        kind: one.kind ?? reference.fields.type ?? 'none',
        outcome: verdict.outcome,
        rule: verdict.rule,
        p: verdict.pValid,
        labels,
      },
    ];
  });
}

/** Real references once more, each with the DOI of the next: is the exchange told, and is nobody accused for it? */
async function hijacked(answers: readonly Answer[], gold: ReadonlyMap<string, Gold>, check: Check): Promise<Hijack[]> {
  const known = answers.filter(
    ({ reference, verdict }) =>
      gold.get(reference.key)?.label === 'valid' &&
      reference.fields.DOI !== undefined &&
      verdict.identifiers.some(
        ({ scheme, outcome, identifier }) => scheme === 'doi' && outcome === 'same' && identifier === reference.fields.DOI,
      ),
  );
  const hijacks: Hijack[] = [];
  for (const [at, { reference }] of known.entries()) {
    const other = known[(at + 1) % known.length]?.reference.fields.DOI;
    if (other === undefined || other === reference.fields.DOI) continue;
    const { arxiv: _number, URL: _address, ...fields } = reference.fields;
    const { warnings, verdict } = await check({ ...reference, fields: { ...fields, DOI: other } });
    hijacks.push({ warned: warnings.some(({ kind }) => kind === 'id_points_elsewhere'), outcome: verdict.outcome });
  }
  return hijacks;
}

if (values.data === undefined || values.index === undefined) {
  console.error(
    'usage: npx tsx bench/references.ts --data FOLDER --index FILE [--errors] [--type T] [--class C] [--only KEY] [--out FILE] [--limit N]',
  );
  process.exit(2);
}
await main(values.data, values.index);
