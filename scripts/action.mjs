// The step of action.yml: runs `stet check` on what a workflow names, so that findings stand beside their lines, on the page of the run and
// in three files. What a workflow says comes in through the environment and is never put into a shell's line.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const input = (name, otherwise = '') => (process.env[`INPUT_${name}`] ?? '').trim() || otherwise;
const lines = (text) => text.split('\n').map((line) => line.trim());
/** Words as a shell parts them: what stands in quotes stays together. */
const words = (text) => [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
const fail = (why) => {
  process.stdout.write(`::error title=stet::${why}\n`);
  process.exit(2);
};

const incomplete = input('INCOMPLETE', 'pass');
if (incomplete !== 'pass' && incomplete !== 'fail') fail(`incomplete is "pass" or "fail", not "${incomplete.replace(/\s/g, ' ')}".`);
const folder = input('REPORT', 'stet-report');
try {
  mkdirSync(folder, { recursive: true });
} catch (thrown) {
  fail(`The folder for the report could not be made: ${thrown.message}`);
}
const reports = { html: join(folder, 'report.html'), sarif: join(folder, 'report.sarif'), json: join(folder, 'report.json') };
const mailto = input('MAILTO');
const { status, error } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)),
    'check',
    ...['--fail-on', input('FAIL_ON', 'error'), '--progress', 'none'],
    ...(mailto === '' ? [] : ['--mailto', mailto]),
    ...['-f', 'github', '-o', '-'],
    ...Object.entries(reports).flatMap(([format, file]) => ['-f', format, '-o', file]),
    ...words(input('ARGS')),
    '--',
    ...lines(input('FILES', '.')).filter((line) => line !== ''),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
if (error !== undefined) fail(`stet could not be started: ${error.message}`);
const ended = status ?? 2;
if (process.env.GITHUB_OUTPUT) {
  const outputs = Object.entries({ status: ended, ...reports }).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(process.env.GITHUB_OUTPUT, outputs.join(''));
}
if (ended === 3)
  process.stdout.write(
    '::warning title=stet::Some references could not be checked: the report says which, and which registry did not answer.\n',
  );
process.exit(ended === 3 && incomplete === 'pass' ? 0 : ended);
