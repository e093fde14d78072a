/**
 * Sets the calibration in a weights file: the slope and intercept with which the logarithm of a labelling's probability
 * becomes the chance that the reference was read right (Platt 1999), fitted on labelled references that were not trained on.
 *   tsx scripts/train-parser/calibrate.ts --data DIR --weights FILE
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packWeights, unpackWeights, useWeights } from '../../src/extract/parse/weights.ts';
import { parseReference } from '../../src/extract/reference.ts';
import { linesOf } from './corpus.ts';
import { readRight } from './field-score.ts';

const { values } = parseArgs({
  options: { data: { type: 'string', default: '.' }, weights: { type: 'string', default: 'src/extract/parse/weights.bin' } },
});
// With slope 1 / STRETCH and no intercept, confidence gives the log-probability back without running into its rounding.
const STRETCH = 4;
const file = unpackWeights(readFileSync(values.weights));
useWeights(packWeights({ ...file, calibration: [1 / STRETCH, 3] }));
const points = readdirSync(values.data)
  .filter((name) => /\.jsonl(\.gz)?$/.test(name))
  .flatMap((name) => linesOf(join(values.data, name)) as { raw: string; fields: Record<string, unknown> }[])
  .map(({ raw, fields }) => {
    const parsed = parseReference(raw);
    const odds = Math.min(0.9999, Math.max(0.0001, parsed.confidence));
    return { x: (Math.log(odds / (1 - odds)) - 3) * STRETCH, right: readRight(fields, parsed.fields) ? 1 : 0 };
  });
let slope = 1;
let intercept = 0;
for (let round = 0; round < 4000; round += 1) {
  let a = 0;
  let b = 0;
  for (const { x, right } of points) {
    const error = 1 / (1 + Math.exp(-(slope * x + intercept))) - right;
    a += error * x;
    b += error;
  }
  slope -= (0.3 * a) / points.length;
  intercept -= (0.3 * b) / points.length;
}
writeFileSync(values.weights, packWeights({ ...file, calibration: [slope, intercept] }));
const bins = Array.from({ length: 10 }, (_, bin) => {
  const inside = points.filter(({ x }) => Math.min(9, Math.floor(10 / (1 + Math.exp(-(slope * x + intercept))))) === bin);
  return `${(bin / 10).toFixed(1)}: ${inside.length} references, ${((100 * inside.reduce((sum, { right }) => sum + right, 0)) / Math.max(1, inside.length)).toFixed(0)} % right`;
});
process.stderr.write(`slope ${slope.toFixed(3)}, intercept ${intercept.toFixed(3)}\n${bins.join('\n')}\n`);
