// The main job on real input, offline: builds stet, builds an index from examples/records.csl.jsonl and checks examples/paper.pdf.
// Everything it writes lies under examples/out/, which git ignores.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (program, args, shown) => {
  process.stdout.write(`\n$ ${shown}\n`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  return status ?? 2;
};
const stet = (...args) => run(process.execPath, ['dist/cli/main.js', ...args], `npx stet ${args.join(' ')}`);

rmSync(`${root}/examples/out`, { recursive: true, force: true });
mkdirSync(`${root}/examples/out`, { recursive: true });
if (run(process.execPath, ['scripts/build.mjs'], 'npm run build') !== 0) process.exit(2);
const built = stet(
  'index',
  'build',
  '--from',
  'examples/records.csl.jsonl',
  '--out',
  'examples/out/index',
  '--declare-complete',
  '--scope',
  'the works of this example',
  '--progress',
  'none',
);
if (built !== 0) process.exit(built);
const status = stet(
  'check',
  'examples/paper.pdf',
  '--index',
  'examples/out/index',
  '--integrity',
  'examples/retractions.csv',
  '--offline',
  '--data-dir',
  'examples/out/data',
  '-f',
  'pretty',
  '-o',
  '-',
  '-f',
  'html',
  '-o',
  'examples/out/paper.html',
  '--progress',
  'none',
);
process.stdout.write(
  `\nexit status ${status}: ${status === 1 ? 'there are findings, as there should be in this paper' : 'this example should end in 1'}\nOpen examples/out/paper.html to read the same report in a browser.\n`,
);
process.exit(status === 1 ? 0 : 2);
