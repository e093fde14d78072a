/**
 * Keeps what this version writes, so that every later version is tried on it: a small run's log, report, page and public key go to
 * `test/golden/<version>`. Run once before a release: `npx tsx scripts/golden.ts`. Nothing there is ever changed again.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../src/cli/run.ts';
import { ENGINE } from '../src/version.ts';

const version = ENGINE.split('/').at(-1) ?? ENGINE;
const golden = resolve(import.meta.dirname, '../test/golden', version);
const example = resolve(import.meta.dirname, '../corpus/preprint-and-proceedings');
const folder = mkdtempSync(join(tmpdir(), 'golden-'));

async function stet(...argv: readonly string[]): Promise<string> {
  let out = '';
  const status = await run([...argv], {
    stdin: Readable.from([]),
    stdout: {
      write(text) {
        out += text;
      },
      isTTY: false,
      columns: undefined,
    },
    stderr: { write: (text) => void process.stderr.write(text), isTTY: false, columns: undefined },
    env: { HOME: folder, LANG: 'en_US.UTF-8' },
    cwd: folder,
    signal: new AbortController().signal,
  });
  if (status > 3) throw new Error(`stet ${argv.join(' ')} gave ${status}`);
  return out;
}

try {
  if (existsSync(golden)) throw new Error(`${golden} is there already; a golden log is never made twice.`);
  cpSync(join(example, 'input.bib'), join(folder, 'refs.bib'));
  cpSync(join(example, 'records.csl.jsonl'), join(folder, 'works.jsonl'));
  const places = ['--data-dir', join(folder, 'data'), '--no-config'];
  await stet('index', 'build', '--from', 'works.jsonl', '--out', 'works', '--declare-complete');
  await stet(
    'check',
    'refs.bib',
    '--index',
    'works',
    '--offline',
    ...places,
    '-f',
    'json',
    '-o',
    'report.json',
    '-f',
    'html',
    '-o',
    'report.html',
  );
  mkdirSync(golden, { recursive: true });
  for (const name of ['refs.bib', 'works.jsonl', 'report.json', 'report.html']) cpSync(join(folder, name), join(golden, name));
  cpSync(join(folder, 'data', 'logs'), join(golden, 'logs'), { recursive: true });
  writeFileSync(join(golden, 'checkpoint'), readFileSync(join(folder, 'data', 'logs', 'commit', 'checkpoint')));
  process.stdout.write(`${golden}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
