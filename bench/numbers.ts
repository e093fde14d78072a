/**
 * Measures the comparison of numbers: how many changes are caught, how many faithful renderings raise an alarm, how fast it is.
 *   tsx bench/numbers.ts                  on sentences made here (seed 11, 600 facts; other: --seed N --facts N)
 *   tsx bench/numbers.ts --data DIR       also on real evidence: claims/*.jsonl.gz of DIR; a sentence of the evidence is the claim,
 *                                         one of its numbers reformatted or changed
 * Caught: some number of the claim is a mismatch or absent. Alarm: the same for a faithful rendering. Prints one JSON object.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { numbersBetween } from '../src/compare/claim/numbers.ts';
import { dice, type NumberPair, numberPairs } from '../test/compare/claim/numbers/generator.ts';
import { realPairs } from '../test/compare/claim/numbers/real.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '11' },
    facts: { type: 'string', default: '600' },
    show: { type: 'string' },
  },
});

interface Tally {
  of: number;
  alarms: number;
  mismatches: number;
}

function measure(pairs: readonly NumberPair[]) {
  const kinds = new Map<string, Tally>();
  const start = process.cpuUsage();
  for (const { kind, faithful, claim, evidence } of pairs) {
    const found = numbersBetween(claim, evidence);
    const alarm = found.some(({ match }) => match === 'mismatch' || match === 'absent');
    const key = `${faithful ? 'faithful' : 'changed'}/${kind}`;
    const tally = kinds.get(key) ?? { of: 0, alarms: 0, mismatches: 0 };
    tally.of += 1;
    if (alarm) tally.alarms += 1;
    if (found.some(({ match }) => match === 'mismatch')) tally.mismatches += 1;
    kinds.set(key, tally);
    if (values.show !== undefined && key.startsWith(values.show) && alarm === faithful)
      process.stderr.write(
        `${key}\n  ${claim}\n  ${evidence.slice(0, 700)}\n  ${found.map((one) => `${one.claimValue} ${one.match} ${one.evidenceValue}: ${one.why}`).join('\n  ')}\n`,
      );
  }
  const used = process.cpuUsage(start);
  const sum = (prefix: string): Tally =>
    [...kinds]
      .filter(([key]) => key.startsWith(prefix))
      .reduce((all, [, one]) => ({ of: all.of + one.of, alarms: all.alarms + one.alarms, mismatches: all.mismatches + one.mismatches }), {
        of: 0,
        alarms: 0,
        mismatches: 0,
      });
  const [changed, faithful] = [sum('changed/'), sum('faithful/')];
  return {
    changes: changed.of,
    caught: round(changed.alarms / Math.max(1, changed.of)),
    asMismatch: round(changed.mismatches / Math.max(1, changed.of)),
    faithful: faithful.of,
    falseAlarms: round(faithful.alarms / Math.max(1, faithful.of)),
    falseMismatches: round(faithful.mismatches / Math.max(1, faithful.of)),
    microsecondsEach: Math.round((used.user + used.system) / pairs.length),
    kinds: Object.fromEntries([...kinds].sort().map(([key, { of, alarms, mismatches }]) => [key, `${alarms}/${of} (${mismatches})`])),
  };
}

const round = (x: number): number => Math.round(x * 10000) / 10000;

const made = numberPairs(Number(values.seed), Number(values.facts));
const result: Record<string, unknown> = { made: measure(made) };
if (values.data !== undefined) {
  const folder = existsSync(join(values.data, 'claims')) ? join(values.data, 'claims') : values.data;
  const roll = dice(5);
  const pairs: NumberPair[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()) {
    const rows = gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    const seen = new Set<string>();
    for (let i = 0; i < rows.length; i += 1) {
      const { evidence } = JSON.parse(rows[i] ?? '{}') as { evidence?: string };
      if (evidence === undefined || seen.has(evidence) || seen.size >= 150) continue;
      const made = realPairs(evidence, roll);
      if (made.length > 0) seen.add(evidence);
      pairs.push(...made);
    }
  }
  result.real = measure(pairs);
}
process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
