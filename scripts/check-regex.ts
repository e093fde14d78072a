/**
 * Checks that no regular expression of the sources can be made slow: `npx tsx scripts/check-regex.ts [FOLDER] [--pumps] [--built] [--list] [--timeout MS]`.
 * Each is run over hostile strings of growing length, and recheck looks for an attack or proves that there is none. Prints file:line,
 * the pattern and the attack; exit 1 when any is slow and not on the list below. Patterns that recheck leaves undecided and for which
 * `regex/reasons.ts` gives no reason are named too. What recheck says is kept in
 * node_modules/.cache, so that a second run asks only for what is new. `--pumps` leaves recheck out: half a minute instead of ten. Patterns that the sources
 * do not tell are taken from the running program, where no other folder is named; `--built` checks them alone, `--list` gives them
 * as JSON.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bounded } from './regex/bounded.ts';
import { type Literal, literalsOf } from './regex/collect.ts';
import { builtAtWork } from './regex/program.ts';
import { attacksOn, slowest } from './regex/pumps.ts';
import { linearBecause } from './regex/reasons.ts';

interface Diagnosis {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  /** The attack, or why nothing is known. */
  readonly says: string;
}

const root = resolve(import.meta.dirname, '..');
const CACHE = join(root, 'node_modules/.cache/stet-regex.json');

const shown = ({ file, line, source, flags }: Literal): string => `${file}:${line} /${source.slice(0, 200)}/${flags}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      pumps: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '3000' },
    },
    allowPositionals: true,
  });
  const folder = positionals[0];
  const built = folder === undefined ? await builtAtWork(join(root, 'src')) : [];
  if (values.list) {
    process.stdout.write(`${JSON.stringify(built)}\n`);
    return;
  }
  const literals = [...(values.built ? [] : literalsOf(resolve(folder ?? join(root, 'src')))), ...built];
  const different = [
    ...new Map(literals.map((literal) => [`/${literal.source}/${literal.flags}${literal.all ? ' all' : ''}`, literal])).values(),
  ];
  const counts = {
    literals: literals.length,
    built: built.length,
    different: different.length,
    slow: 0,
    vulnerable: 0,
    bounded: 0,
    reasoned: 0,
    undecided: 0,
  };
  const diagnose = values.pumps ? null : await recheck(Number(values.timeout));
  for (const [i, literal] of different.entries()) {
    if (process.stderr.isTTY && i % 20 === 0) process.stderr.write(`\r${i} of ${different.length} patterns`);
    const why = bounded(literal);
    const slow = slowest(literal, attacksOn(literal.source, literal.flags));
    if (slow !== null) {
      const { attack, length, milliseconds, growth } = slow;
      const told = `${JSON.stringify(attack.prefix)} + ${JSON.stringify(attack.pump)} over and over + ${JSON.stringify(attack.suffix)}`;
      process.stdout.write(
        `${why === null ? 'slow' : `slow, but bounded (${why})`}: ${shown(literal)}\n  ${told}: ${milliseconds.toFixed(0)} ms for ${length} characters, ${growth.toFixed(1)} times as long as half\n`,
      );
      if (why === null) counts.slow += 1;
    }
    const diagnosis = diagnose === null ? null : await diagnose(literal);
    if (why !== null) counts.bounded += 1;
    else if (diagnosis?.status === 'vulnerable') {
      counts.vulnerable += 1;
      process.stdout.write(`vulnerable: ${shown(literal)}\n  ${diagnosis.says}\n`);
    } else if (diagnosis?.status === 'unknown') {
      // What recheck cannot settle has a reason, or wants one.
      if (linearBecause(literal) !== null) counts.reasoned += 1;
      else {
        counts.undecided += 1;
        process.stdout.write(`undecided, and no reason given: ${shown(literal)}\n  ${diagnosis.says}\n`);
      }
    }
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  process.exitCode = counts.slow + counts.vulnerable > 0 ? 1 : 0;
}

/** recheck with a memory. Asked last, for it takes a second a pattern. */
async function recheck(timeout: number): Promise<(literal: Literal) => Promise<Diagnosis>> {
  const { check } = await import('recheck');
  const known = new Map<string, Diagnosis>(readCache());
  return async ({ source, flags }) => {
    const key = `/${source}/${flags}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = await check(source, flags, { timeout, attackTimeout: 500 });
    const says =
      found.status === 'vulnerable'
        ? `${found.complexity.summary}: ${found.attack.pattern.slice(0, 200)}`
        : found.status === 'unknown'
          ? found.error.kind
          : '';
    // A fuzzed attack on a bounded repeat looks like a polynomial of high degree though time is linear: the pumps decide there.
    const status = found.status === 'vulnerable' && found.checker === 'fuzz' ? 'unknown' : found.status;
    const diagnosis: Diagnosis = { status, says };
    known.set(key, diagnosis);
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify([...known]));
    return diagnosis;
  };
}

function readCache(): [string, Diagnosis][] {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return [];
  }
}

await main();
