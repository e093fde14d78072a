/**
 * How long the program takes to begin: the least of ten runs of `--version`, `--help`, `check --help`, `parse` of one reference from
 * standard input, and `check` of the example of the README offline. Needs what is built (`npm run build`); the example's index is built
 * anew in a folder of its own. Usage:
 *   tsx bench/start.ts [--runs 10] [--program dist/cli/main.js]
 * Prints one JSON object of milliseconds; `node` is Node itself with nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' }, program: { type: 'string' } } });
const root = resolve(import.meta.dirname, '..');
const program = values.program === undefined ? join(root, 'dist/cli/main.js') : resolve(values.program);
const examples = join(root, 'examples');
const made = mkdtempSync(join(tmpdir(), 'stet-start-'));
const index = join(made, 'index');
const places = ['--data-dir', join(made, 'data'), '--cache-dir', join(made, 'cache'), '--no-config'];

/** Milliseconds that one run takes. Throws when it does not end as it should. */
function once(args: readonly string[], input: string, status: number): number {
  const began = performance.now();
  const ended = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  const took = performance.now() - began;
  if (ended.status !== status) throw new Error(`${args.join(' ')}: ended with ${ended.status}: ${ended.stderr}`);
  return took;
}

const least = (args: readonly string[], input = '', status = 0): number =>
  Math.round(Math.min(...Array.from({ length: Number(values.runs) }, () => once(args, input, status))));

const reference = 'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27, 379-423.\n';
try {
  const complete = ['--declare-complete', '--scope', 'the works of this example'];
  once([program, 'index', 'build', '--from', join(examples, 'records.csl.jsonl'), '--out', index, ...complete], '', 0);
  const offline = ['--offline', '--index', index, '--integrity', join(examples, 'retractions.csv'), '--progress', 'none', ...places];
  const figures = {
    node: least(['-e', '0']),
    version: least([program, '--version']),
    help: least([program, '--help']),
    checkHelp: least([program, 'check', '--help']),
    parse: least([program, 'parse'], reference),
    check: least([program, 'check', join(examples, 'paper.pdf'), ...offline], '', 1),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  rmSync(made, { recursive: true, force: true });
}
