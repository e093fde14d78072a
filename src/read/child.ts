/**
 * The reading process: takes one job at a time over its message channel, gives a Document or one error, and ends when its
 * parent does. Whatever a parser does here, throw, reject where nobody listens, call out, ends as an answer or as this process.
 */
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { StetError } from '../errors.ts';
import type { ChildSays, ReadJob } from './isolate.ts';

const say = (said: ChildSays, then?: () => void): void => {
  process.send?.(said, () => then?.());
};

let name = 'document';

/** An error nobody awaited: the state of the parsers is unknown now, so the process answers and ends. */
const breakDown = (thrown: unknown): void =>
  say({ kind: 'failed', code: 'broken', message: `${name}: ${reasonOf(thrown)}` }, () => process.exit(1));
process.on('unhandledRejection', breakDown);
process.on('uncaughtException', breakDown);
process.on('disconnect', () => process.exit(0));

// A parser that loops hears no disconnect. A thread of its own looks whether the parent still lives, and ends this process if not.
const watch = new Worker(
  `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);`,
  { eval: true, execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 16 } },
);
watch.unref();

// No parser has business with the network: a document that makes one try is refused at the socket.
Socket.prototype.connect = function refuse(): never {
  throw new Error('a document may not open connections');
};

process.on('message', (message: { readonly job: ReadJob; readonly bytes: Uint8Array }) => {
  void answer(message.job, message.bytes);
});

const parser = import('./within.ts');
parser.then(
  () => say({ kind: 'ready' }),
  () => process.exit(1),
);

async function answer(job: ReadJob, bytes: Uint8Array): Promise<void> {
  name = job.name;
  try {
    const { parseWithin } = await parser;
    const document = await parseWithin(
      job,
      bytes,
      (done, total) => say({ kind: 'progress', done, total }),
      () => say({ kind: 'slow' }),
    );
    say({ kind: 'done', document });
  } catch (thrown) {
    if (thrown instanceof StetError) say({ kind: 'failed', code: thrown.code, message: thrown.message });
    else say({ kind: 'failed', code: 'broken', message: `${job.name}: ${reasonOf(thrown)}` });
  }
}

/** What a parser complained of, in one bounded line: the words may come out of the file itself. */
function reasonOf(thrown: unknown): string {
  const told = thrown instanceof Error ? thrown.message : String(thrown);
  const line = told
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .slice(0, 160)
    .trim();
  return `could not be read (${line === '' ? 'damaged' : line}). Save it anew from its program and try again.`;
}
