#!/usr/bin/env node
// What .pre-commit-hooks.yaml starts: `stet` with the arguments given, out of this checkout, which is built before its first use. pre-commit
// keeps one checkout a revision, so that this happens once; a build that was cut short leaves no mark and is made anew.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = `${root}node_modules/.stet-is-built`;
const npm = (...args) => {
  // Standard output is the hook's own.
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status === 0) return;
  process.stderr.write(
    `stet could not be set up: npm ${args.join(' ')} ${error === undefined ? `ended with ${status}` : `could not be started (${error.message})`}.\n`,
  );
  process.exit(2);
};
if (!existsSync(built)) {
  process.stderr.write('stet is built before its first use, which takes a minute or two.\n');
  // What builds stet is wanted also where NODE_ENV says that this is no place for development.
  npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  npm('run', '-s', 'build');
  writeFileSync(built, '');
}
const { status } = spawnSync(process.execPath, [`${root}dist/cli/main.js`, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 2);
