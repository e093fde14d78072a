#!/usr/bin/env node
/**
 * The program `stet`: joins the process (streams, signals, exit status) to the commands. Commands are loaded when they are
 * called, so that help and mistakes answer at once.
 */
import { fstatSync, writeSync } from 'node:fs';
import { whyUnread } from '../errors.ts';
import { makePatternsOnce } from '../patterns-once.ts';
import { run } from './run.ts';
import { type Out, READER_GONE } from './world.ts';

makePatternsOnce();
const stop = new AbortController();
let status: number | null = null;

/** What COLUMNS says where no terminal can be asked, as into a file or a pipe. */
function columnsSaid(said: string | undefined): number | undefined {
  return said !== undefined && /^[1-9]\d{0,3}$/.test(said) ? Number(said) : undefined;
}

/** What was to be read is not there, whatever came of the work: told, also when the command has ended by then. */
function lost(stream: NodeJS.WriteStream, error: Error): void {
  status = 2;
  process.exitCode = 2;
  if (stream === process.stdout) process.stderr.write(`stet: standard output could not be written: ${whyUnread(error)}\n`);
}

function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/** Writes all of a text to a file. A disk that fills takes a part of it without a word, which a stream would not notice. Throws what the system says. */
function writeWhole(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

function out(stream: NodeJS.WriteStream & { readonly fd: number }): Out {
  let gone = false;
  const failed = (error: NodeJS.ErrnoException): void => {
    // A reader that has seen enough (`| head`) is no failure: stop working, say nothing.
    gone = true;
    if (error.code === 'EPIPE') status ??= 141;
    else lost(stream, error);
    stop.abort(READER_GONE);
  };
  stream.on('error', failed);
  const file = isFile(stream.fd);
  return {
    write: (text) => {
      if (gone) return;
      if (!file) {
        stream.write(text);
        return;
      }
      try {
        writeWhole(stream.fd, text);
      } catch (error) {
        failed(error as NodeJS.ErrnoException);
      }
    },
    isTTY: stream.isTTY === true,
    columns: stream.columns ?? columnsSaid(process.env.COLUMNS),
    fd: stream.fd,
  };
}

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;
const wishes = SIGNALS.map(([signal, code]) => {
  const heard = (): void => {
    // The second time nobody wants to wait for what is half done.
    if (status === code) process.exit(code);
    status = code;
    stop.abort();
    // Whoever waits for input need not wait any longer.
    process.stdin.destroy();
  };
  process.on(signal, heard);
  return { signal, heard };
});

/** A handler is called between two steps of the program alone: for a step that takes long the system is left to end it. */
function atOnce<Made>(work: () => Made): Made {
  for (const { signal, heard } of wishes) process.off(signal, heard);
  try {
    return work();
  } finally {
    for (const { signal, heard } of wishes) process.on(signal, heard);
  }
}

const given = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: out(process.stdout),
  stderr: out(process.stderr),
  env: process.env,
  cwd: process.cwd(),
  signal: stop.signal,
  atOnce,
});
process.exitCode = status ?? given;
process.stdin.destroy();
