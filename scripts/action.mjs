// The step of action.yml: runs `stet check` on what a workflow names, so that findings stand beside their lines, on the page of the run and
// in three files. What a workflow says comes in through the environment and is never put into a shell's line.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const input = (name, otherwise = '') => (process.env[`INPUT_${name}`] ?? '').trim() || otherwise;
const lines = (text) => text.split('\n').map((line) => line.trim());
/** Words as a shell parts them: what stands in quotes stays together. */
const words = (text) => [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
const unclosed = (text) => /["']/.test(text.replace(/"[^"]*"|'[^']*'/g, ''));
/** A file of the checkout by its way from there, as annotations and code scanning name it. */
const named = (file) => {
  const way = isAbsolute(file) ? relative(process.cwd(), file) : file;
  return way === '' ? '.' : isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`) ? file : way;
};
/** As a line for the runner, which reads %25 as "%" and %0A as the end of a line. */
const told = (kind, said) => {
  const line = said.trim().replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  process.stdout.write(`::${kind} title=stet::${line}\n`);
};
/** Written line by line into the file that the runner reads. */
const gives = (outputs) => {
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, outputs.map(([name, value]) => `${name}=${value}\n`).join(''));
};
const fail = (why) => {
  told('error', why);
  gives([['status', 2]]);
  process.exit(2);
};

const incomplete = input('INCOMPLETE', 'pass');
if (incomplete !== 'pass' && incomplete !== 'fail') fail(`incomplete is "pass" or "fail", not "${incomplete.replace(/\s/g, ' ')}".`);
const args = input('ARGS');
if (unclosed(args)) fail(`args has a quotation mark that is not closed: ${args}`);
const folder = input('REPORT', 'stet-report');
// Outputs are lines of a file: what stood behind the end of this one would be an output of its own.
if (/[\r\n]/.test(folder)) fail('report is one folder, on one line.');
const reports = { html: join(folder, 'report.html'), sarif: join(folder, 'report.sarif'), json: join(folder, 'report.json') };
try {
  mkdirSync(folder, { recursive: true });
  // Those of an earlier step would be taken for this one's where it ends before it writes any.
  for (const file of Object.values(reports)) rmSync(file, { force: true });
} catch (thrown) {
  fail(`The folder for the report could not be made: ${thrown.message}`);
}
const mailto = input('MAILTO');
const stet = spawn(
  process.execPath,
  [
    fileURLToPath(new URL('../dist/cli/main.js', import.meta.url)),
    'check',
    ...['--fail-on', input('FAIL_ON', 'error'), '--progress', 'none'],
    ...(mailto === '' ? [] : ['--mailto', mailto]),
    ...['-f', 'github', '-o', '-'],
    ...Object.entries(reports).flatMap(([format, file]) => ['-f', format, '-o', file]),
    ...words(args),
    '--',
    ...lines(input('FILES', '.'))
      .filter((line) => line !== '')
      .map(named),
  ],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
let complaints = '';
stet.stderr.on('data', (bytes) => {
  process.stderr.write(bytes);
  complaints = `${complaints}${bytes}`.slice(-2_000);
});
stet.on('error', (error) => fail(`stet could not be started: ${error.message}`));
stet.on('close', (status) => {
  const ended = status ?? 2;
  const written = Object.entries(reports).filter(([, file]) => existsSync(file));
  gives([['status', ended], ...written]);
  // Documents that could not be read have a line each; a flag or a setting that is wrong has none, and its step would fail without a word.
  if (ended === 2 && written.length === 0) told('error', complaints.replace(/^stet: /, '') || 'stet was ended before it was done.');
  if (ended === 3) told('warning', 'Some references could not be checked: the report says which, and which registry did not answer.');
  process.exit(ended === 3 && incomplete === 'pass' ? 0 : ended);
});
