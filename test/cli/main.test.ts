import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../program.ts';
import { GOOD, NOWHERE, place, RECORDS } from './made-world.ts';

const world = place({ 'works.csl.jsonl': RECORDS, 'none.bib': GOOD + NOWHERE });

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function start(argv: readonly string[], env: NodeJS.ProcessEnv = world.env): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...PROGRAM, ...argv], { cwd: world.cwd, env });
  let out = '';
  let err = '';
  child.stdout?.on('data', (piece) => {
    out += piece;
  });
  child.stderr?.on('data', (piece) => {
    err += piece;
  });
  return { child, ended: new Promise((done) => child.on('close', (status) => done({ status, out, err }))) };
}

describe('the program', () => {
  it('builds an index and checks a file against it, data apart from progress', async () => {
    expect((await start(['index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete']).ended).status).toBe(0);
    const { status, out, err } = await start(['none.bib', '--index', 'works', '--offline', '-f', 'jsonl']).ended;
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).class),
    ).toEqual(['exist', 'fake']);
    expect(err).toMatch(/^none.bib: 2 references checked/);
    expect(status).toBe(1);
  });

  // A disk that has room for a part of it: here a bound on how long a file may become.
  it.skipIf(process.platform === 'win32' || !existsSync('/bin/bash'))('says so too where a file took a part of it', async () => {
    const path = join(world.cwd, 'part.txt');
    const part = openSync(path, 'w');
    const child = spawn('/bin/bash', ['-c', 'trap "" XFSZ; ulimit -f 1; exec "$@"', 'bash', process.execPath, ...PROGRAM, 'rules'], {
      cwd: world.cwd,
      env: { ...world.env, NODE_COMPILE_CACHE: '' },
      stdio: ['ignore', part, 'pipe'],
    });
    let err = '';
    child.stderr?.on('data', (piece) => {
      err += piece;
    });
    const status = await new Promise((done) => child.on('close', done));
    closeSync(part);
    expect(statSync(path).size).toBe(1024);
    rmSync(path);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringMatching(/^stet: standard output could not be written: .+\n$/) });
  });

  // A device that takes nothing, as a full disk does; Linux alone has it.
  it.skipIf(!existsSync('/dev/full'))('says that its output could not be written, and ends with 2', async () => {
    for (const argv of [['rules'], ['none.bib', '--offline', '--progress', 'none']]) {
      const full = openSync('/dev/full', 'w');
      const child = spawn(process.execPath, [...PROGRAM, ...argv], {
        cwd: world.cwd,
        env: world.env,
        stdio: ['ignore', full, 'pipe'],
      });
      let err = '';
      child.stderr?.on('data', (piece) => {
        err += piece;
      });
      const status = await new Promise((done) => child.on('close', done));
      closeSync(full);
      expect({ status, err }).toEqual({ status: 2, err: 'stet: standard output could not be written: no space is left on the disk\n' });
    }
  });

  it('ends with 130 when interrupted while it waits for input', async () => {
    const { child, ended } = start(['parse']);
    child.stdin?.write('Marsh, A. (2018). On corals. Reefs, 7, 1-2.\n');
    await new Promise((ready) => child.stdout?.once('data', ready));
    child.kill('SIGINT');
    const { status, err } = await ended;
    expect({ status, err }).toEqual({
      status: 130,
      err: 'stet: interrupted before the end; what was written by then is not all, so run the same command again\n',
    });
  });

  it('says what is left where it is interrupted before a document has come', async () => {
    for (const [argv, says] of [
      [['check', '-', '--offline'], 'what was checked by then is reported, the rest was not checked'],
      [['fix', '-', '--offline'], 'nothing was written'],
    ] as const) {
      const { child, ended } = start(argv);
      setTimeout(() => child.kill('SIGINT'), 2_500);
      const { status, err } = await ended;
      expect(status).toBe(130);
      expect(err).toContain(`stet: interrupted; ${says}`);
    }
  });

  it('takes the width from COLUMNS where no terminal can be asked', async () => {
    const width = async (columns: string): Promise<number> => {
      const { out } = await start(['quotes', '--help'], { ...world.env, COLUMNS: columns }).ended;
      const options = out.slice(out.indexOf('Options:'), out.indexOf('Examples:'));
      return Math.max(...options.split('\n').map((line) => line.length));
    };
    expect(await width('70')).toBeLessThanOrEqual(70);
    expect(await width('wide')).toBeGreaterThan(70);
  });

  it('says nothing when its reader has gone', async () => {
    const { child, ended } = start(['rules']);
    child.stdout?.destroy();
    const { status, err } = await ended;
    expect(err).toBe('');
    expect([0, 141]).toContain(status);
  });

  it('leaves nothing behind where it runs', async () => {
    const { readdirSync } = await import('node:fs');
    expect(readdirSync(world.cwd).filter((name) => name.includes('.part'))).toEqual([]);
    expect(readdirSync(join(world.cwd)).sort()).toEqual(['none.bib', 'works', 'works.csl.jsonl']);
  });
});
