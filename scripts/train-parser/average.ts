/**
 * Joins several trainings of the reference parser into one file of weights: the mean of their scores, which is the model that multiplies
 * their opinions (a logarithmic opinion pool, Smith, Cohn & Osborne 2005). Features go by hash, so that models of one tree can be joined
 * whatever each has kept; the strongest rows of the mean are kept and rounded to bytes anew.
 *   tsx scripts/train-parser/average.ts --out FILE --rows 158000 0.45=A.bin 0.35=B.bin 0.2=C.bin
 * Tables and calibration are those of the first; calibrate.ts comes after.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LABELS } from '../../src/extract/parse/labels.ts';
import { packWeights, unpackWeights, type WeightsFile } from '../../src/extract/parse/weights.ts';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, rows: { type: 'string', default: '158000' } },
  allowPositionals: true,
});
const models = positionals.map((part) => {
  const [, share = '', path = ''] = /^([\d.]+)=(.+)$/.exec(part) ?? [];
  if (path === '') throw new Error(`“${part}” is no SHARE=FILE.`);
  return { share: Number(share), file: unpackWeights(readFileSync(path)) };
});
const [first] = models;
if (values.out === undefined || first === undefined) throw new Error('Name a file with --out, and one model or more as SHARE=FILE.');

const L = LABELS.length;
const rows = new Map<number, Float32Array>();
for (const { share, file } of models)
  file.featureKeys.forEach((key, at) => {
    const row = rows.get(key) ?? new Float32Array(L);
    rows.set(key, row);
    for (let l = 0; l < L; l += 1) row[l] = (row[l] ?? 0) + share * file.scale * (file.rows[at * L + l] ?? 0);
  });
const strength = (row: Float32Array): number => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const kept = [...rows]
  .map(([key, row]) => ({ key, row, strength: strength(row) }))
  .sort((a, b) => b.strength - a.strength)
  .slice(0, Number(values.rows));
const scale = (kept[Math.floor(kept.length * 0.002)]?.strength ?? 1) / 127;
const mean = (pick: (file: WeightsFile) => Float32Array): Float32Array =>
  pick(first.file).map((_, i) => models.reduce((sum, { share, file }) => sum + share * (pick(file)[i] ?? 0), 0));
const bytes = packWeights({
  ...first.file,
  featureKeys: Uint32Array.from(kept, ({ key }) => key),
  rows: Int8Array.from(kept.flatMap(({ row }) => [...row].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))))),
  scale,
  first: mean((file) => file.first),
  steps: mean((file) => file.steps),
});
writeFileSync(values.out, bytes);
process.stderr.write(`${rows.size} features, ${kept.length} kept, weakest ${kept.at(-1)?.strength.toFixed(3)}; ${bytes.length} bytes\n`);
