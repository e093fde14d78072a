/**
 * Whether time grows with the text and no faster: `npx tsx bench/linear.ts [--size N] [--only NAME]`. Every function that text from outside
 * comes in by reads hostile text of N characters (default 8,000), of twice and of four times as many; prints, for each, the hostile part
 * that took longest, milliseconds of processor time at each length (the least of three) and the growth from length to length. Exit 1 when
 * twice the text takes more than three times as long, and long enough to be told. Patterns alone: `npx tsx scripts/check-regex.ts --pumps`.
 */
import { parseArgs } from 'node:util';
import { ENTRY_POINTS } from '../scripts/regex/entry-points.ts';
import { PUMPS } from '../scripts/regex/pumps.ts';

/** Milliseconds below which the clock tells nothing of growth. */
const TELLS = 40;
/** Twice the text may take so many times as long. */
const MOST = 3;

interface Timed {
  readonly pump: string;
  /** Milliseconds of processor time for N, 2N and 4N characters. */
  readonly took: readonly [number, number, number];
}

/** Milliseconds of processor time, the least of three. */
async function spent(run: (text: string) => unknown, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i += 1) {
    const before = process.cpuUsage();
    await run(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const grows = ({ took: [, twice, fourfold] }: Timed): boolean => fourfold > TELLS && fourfold / Math.max(1, twice) > MOST;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: '8000' }, only: { type: 'string' } } });
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 100) throw new Error('--size wants a whole number of characters, at least 100.');
  const chosen = Object.entries(ENTRY_POINTS).filter(([name]) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new Error(`There is no "${values.only}". There are: ${Object.keys(ENTRY_POINTS).join(', ')}.`);
  for (const [name, run] of chosen) {
    const all: Timed[] = [];
    for (const pump of PUMPS) {
      const text = (length: number): string => pump.repeat(Math.ceil(length / pump.length));
      all.push({ pump, took: [await spent(run, text(size)), await spent(run, text(2 * size)), await spent(run, text(4 * size))] });
    }
    const longest = all.reduce((one, other) => (other.took[2] > one.took[2] ? other : one));
    const bad = all.filter(grows);
    for (const one of [longest, ...bad.filter((other) => other !== longest)]) process.stdout.write(`${told(name, one)}\n`);
    if (bad.length > 0) process.exitCode = 1;
  }
}

function told(name: string, one: Timed): string {
  const [once, twice, fourfold] = one.took;
  const growth = [twice / Math.max(1, once), fourfold / Math.max(1, twice)].map((times) => `×${times.toFixed(1)}`).join(' ');
  const times = one.took.map((took) => took.toFixed(0).padStart(6)).join('');
  return `${name.padEnd(16)}${JSON.stringify(one.pump).padEnd(12)}${times} ms  ${growth}${grows(one) ? '  grows faster than its text' : ''}`;
}

await main();
