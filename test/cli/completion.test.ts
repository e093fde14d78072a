import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { SCRIPTS } from '../../src/cli/completion/scripts.ts';
import type { Typed } from '../../src/cli/completion/words.ts';
import { typedCommands } from '../../src/cli/completion.ts';
import { place } from './made-world.ts';

const { cwd: folder, stet } = place({ 'paper one.pdf': '' });
const script = join(folder, '.stet.bash');
const scripts = new Map<string, string>();

beforeAll(async () => {
  for (const shell of Object.keys(SCRIPTS)) {
    const done = await stet(['completion', shell]);
    expect([shell, done.status, done.err]).toEqual([shell, 0, '']);
    scripts.set(shell, done.out);
  }
  writeFileSync(script, scripts.get('bash') ?? '');
});

/** What a real bash offers for the last of these words. */
function offered(...words: readonly string[]): readonly string[] {
  const asked = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _stet; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '-c', asked, 'bash', script, 'stet', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return out.split('\n').filter((line) => line !== '');
}

describe('a shell completes', () => {
  test('commands, and files where a path alone means check', () => {
    expect(offered('ch')).toEqual(['check']);
    expect(offered('pa')).toEqual(['parse', 'paper one.pdf']);
    expect(offered('')).toEqual(expect.arrayContaining(COMMANDS.map(({ name }) => name)));
  });

  test('sub-commands and their flags', () => {
    expect(offered('index', 'b')).toEqual(['build']);
    expect(offered('index', 'build', '--decl')).toEqual(['--declare-complete']);
    expect(offered('help', 'quo')).toEqual(['quotes']);
  });

  test('flags, and the words a flag takes: one, or several with commas', () => {
    expect(offered('check', '--form')).toEqual(['--format']);
    expect(offered('paper.pdf', '-f', 'h')).toEqual(['html']);
    expect(offered('check', '--progress', '')).toEqual(['auto', 'bar', 'plain', 'json', 'none']);
    expect(offered('check', '--only', 'refs,q')).toEqual(['refs,quotes']);
    expect(offered('check', '--providers', 'cross')).toEqual(['crossref']);
    expect(offered('check', '-o', 'pa')).toEqual(['paper one.pdf']);
  });

  test('the words of an argument that can be nothing else', () => {
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('mark', 'smith', '')).toEqual(['ok', 'bad', 'unsure']);
  });
});

const world: Parameters<typeof typedCommands>[1] = {
  stdin: process.stdin,
  stdout: { write: () => undefined, isTTY: false, columns: 80 },
  stderr: { write: () => undefined, isTTY: false, columns: 80 },
  env: {},
  cwd: folder,
  signal: new AbortController().signal,
};

test('every command and flag stands in every script', async () => {
  const all = (typed: Typed): readonly Typed[] => [typed, ...typed.subs.flatMap(all)];
  const typed = (await typedCommands(COMMANDS, world)).flatMap(all);
  expect(typed.length).toBeGreaterThan(COMMANDS.length);
  for (const { name, flags } of typed)
    for (const long of flags.flatMap(({ names }) => names.filter((one) => one.startsWith('--')))) {
      expect([name, long, scripts.get('bash')?.includes(long)]).toEqual([name, long, true]);
      expect([name, long, scripts.get('zsh')?.includes(`*${long}[`)]).toEqual([name, long, true]);
      expect([name, long, scripts.get('fish')?.includes(` -l ${long.slice(2)} `)]).toEqual([name, long, true]);
    }
});

test('sentences with signs of the shell stay sentences', () => {
  const odd: Typed = {
    name: 'check',
    says: "It's `rm -rf` $HOME: [a] \\ 'b'",
    flags: [{ names: ['--x'], says: "don't: [$(date)] \\", value: { kind: 'words', words: ['one', 'two'], many: false } }],
    words: [],
    files: true,
    subs: [],
  };
  const bash = join(folder, 'odd.bash');
  writeFileSync(bash, SCRIPTS.bash([odd]));
  execFileSync('bash', ['-n', bash]);
  expect(SCRIPTS.zsh([odd])).toContain(`'*--x[don'\\''t\\: \\[$(date)\\] \\\\]:one of:(one two)'`);
  expect(SCRIPTS.fish([odd])).toContain(`-d 'don\\'t: [$(date)] \\\\' -x -a 'one two'`);
});

test('another shell is told what there is', async () => {
  const done = await stet(['completion', 'tcsh']);
  expect(done.status).toBe(2);
  expect(done.err).toContain('there are some for bash, zsh, fish');
});
