/**
 * Measures the reference parser on folders of labelled references: field scores as JSON, references a second, size of the
 * weights.
 *   tsx bench/parse.ts --data DIR            scores every .jsonl(.gz) file of the folder
 *     --warm DIR2   parses the references of another folder first, untimed: what is timed then is a parser that has been at work for some
 *                   seconds, as in a batch, and not also the compiling of it
 *     --built       times the package as it is installed (`npm run build` before): what runs the sources wraps every function, which costs a tenth
 *   tsx bench/parse.ts --predict FILE        writes {"id","csl","spans"} lines for a scorer of one's own
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { score } from '../scripts/train-parser/field-score.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    predict: { type: 'string' },
    weights: { type: 'string' },
    warm: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const door: string = values.built ? '../dist/parse.js' : '../src/parse.ts';
const { parseReference, useWeights } = (await import(door)) as typeof import('../src/parse.ts');
const filesOf = (folder: string): string[] => readdirSync(folder).filter((name) => /\.jsonl(\.gz)?$/.test(name));
const linesOf = (path: string): { id: string; raw: string; fields: Record<string, unknown> }[] => {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { id: string; raw: string; fields: Record<string, unknown> });
};

if (values.weights !== undefined) useWeights(readFileSync(values.weights));
if (values.predict !== undefined) {
  const out = linesOf(values.predict).map(({ id, raw }) => {
    const { fields, spans, confidence } = parseReference(raw);
    return JSON.stringify({ id, csl: fields, spans, confidence });
  });
  process.stdout.write(`${out.join('\n')}\n`);
} else if (values.data !== undefined) {
  const { warm } = values;
  if (warm !== undefined) for (const name of filesOf(warm)) for (const { raw } of linesOf(join(warm, name))) parseReference(raw);
  let count = 0;
  let time = 0;
  let processor = 0;
  const scores: Record<string, unknown> = {};
  for (const name of filesOf(values.data)) {
    const lines = linesOf(join(values.data, name));
    for (const { raw } of lines.slice(0, 200)) parseReference(raw);
    const start = performance.now();
    const cpu = process.cpuUsage();
    const parsed = lines.map(({ raw }) => parseReference(raw));
    time += performance.now() - start;
    const used = process.cpuUsage(cpu);
    processor += (used.user + used.system) / 1000;
    count += lines.length;
    scores[name] = score(lines.map(({ fields }, i) => ({ gold: fields, csl: parsed[i]?.fields ?? {} })));
  }
  const weights = new URL('../src/extract/parse/weights.bin', import.meta.url);
  process.stdout.write(
    `${JSON.stringify({ scores, references: count, perSecond: Math.round((1000 * count) / time), perProcessorSecond: Math.round((1000 * count) / processor), weightsBytes: statSync(values.weights ?? weights).size }, null, 1)}\n`,
  );
} else {
  process.stderr.write('usage: tsx bench/parse.ts --data DIR [--warm DIR2] [--built] | --predict FILE  [--weights FILE]\n');
  process.exitCode = 2;
}
