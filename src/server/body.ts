/**
 * The body of a request, read from the connection itself and in small portions: whoever sends much, or sends what is made to be
 * slow, must not hold up others. Pieces come without the browser's streams between (they cost more than the hashing), JSON is
 * looked at for its depth before it is parsed, and large JSON is parsed one body at a time with room for others in between. A
 * sender that is refused is read to the end for a while, since who is cut off while sending never gets to read why.
 */
import { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { checkedBy } from './checked.ts';
import type { Asked } from './house.ts';
import { Problem } from './problem.ts';

/** Largest body of JSON, in bytes; documents larger than this come as files. */
export const MOST_JSON = 8 * 1024 * 1024;
/** Nothing the API takes is nested as deep as this. */
const MOST_DEPTH = 64;
/** From here on a body of JSON waits its turn, in bytes: parsing this much takes a few milliseconds. */
const LARGE_JSON = 256 * 1024;

/** Large bodies of JSON held at once, in one server: they lie in memory, each several times while it is parsed. */
const MOST_LARGE = 16;

const PAST_BYTES = 96 * 1024 * 1024;
const PAST_MS = 20_000;

/** What is taken in from all senders together before everything else has its turn, in bytes. */
const PORTION = 256 * 1024;
let taken = 0;
let portion: Promise<void> | null = null;

/**
 * Waits until a piece of this size may be taken in. New connections are let in one for each turn of the loop, so turns must be
 * short: a hundred senders whose pieces were all taken in one turn would keep whoever knocks waiting for seconds.
 */
async function paced(size: number): Promise<void> {
  while (taken > 0 && taken + size > PORTION) {
    portion ??= turn().then(() => {
      taken = 0;
      portion = null;
    });
    await portion;
  }
  taken += size;
}

/** What Node took from the connection; null where a request was made without one. */
function incomingOf(c: Asked): IncomingMessage | null {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: unknown };
  return incoming instanceof IncomingMessage ? incoming : null;
}

/**
 * The body in pieces. Whoever stops reading leaves the rest where it is, for `readPast`.
 * Throws Problem when there is none; a sender that breaks off ends it with the stream's error.
 */
export async function* bodyOf(c: Asked): AsyncGenerator<Uint8Array, void, undefined> {
  const incoming = incomingOf(c);
  if (incoming !== null) {
    try {
      for await (const piece of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
        await paced(piece.length);
        yield piece;
      }
    } catch (cause) {
      throw new Problem('usage', 'The upload broke off; send it again.', { cause });
    }
    return;
  }
  const reader = c.req.raw.body?.getReader();
  if (reader === undefined) throw new Problem('usage', 'There is nothing in the request; hand in a document.');
  for (let { done, value } = await reader.read(); !done && value !== undefined; { done, value } = await reader.read()) yield value;
}

/** Reads on and throws away what a refused sender still sends, for a while; one that goes on longer is cut off. */
export async function readPast(c: Asked): Promise<void> {
  c.header('connection', 'close');
  const incoming = incomingOf(c);
  if (incoming === null || incoming.readableEnded || incoming.destroyed) return;
  const patience = new AbortController();
  const reading = async (): Promise<void> => {
    let size = 0;
    for await (const piece of bodyOf(c)) {
      size += piece.length;
      if (size > PAST_BYTES || patience.signal.aborted) return;
    }
  };
  const clock = setTimeout(() => patience.abort(), PAST_MS);
  const silent = new Promise<void>((done) => patience.signal.addEventListener('abort', () => done()));
  // One that hung up is answered in vain.
  await Promise.race([reading().catch(() => undefined), silent]);
  clearTimeout(clock);
}

/** The body as JSON, checked against its shape. Throws Problem. */
export async function takeJson<Shape>(c: Asked, schema: Parameters<typeof checkedBy<Shape>>[0]): Promise<Shape> {
  let held = false;
  try {
    const bytes = await wholeOf(c, () => {
      if (large >= MOST_LARGE)
        throw new Problem('too-many', 'Too many large requests at once; try again in a second.', { headers: { 'retry-after': '1' } });
      held = true;
      large += 1;
    });
    if (tooDeep(bytes)) throw new Problem('usage', `The JSON is nested deeper than ${MOST_DEPTH} levels; nothing here is.`);
    return await (held ? inTurn(() => checkedBy(schema, parsed(bytes))) : checkedBy(schema, parsed(bytes)));
  } finally {
    if (held) large -= 1;
  }
}

let large = 0;

/** The body in one piece; `grown` is called once when it is large, and may refuse it. Throws Problem. */
async function wholeOf(c: Asked, grown: () => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of bodyOf(c)) {
      if (size < LARGE_JSON && size + piece.length >= LARGE_JSON) grown();
      size += piece.length;
      if (size > MOST_JSON) throw new Problem('too-large', `More than ${MOST_JSON / 1048576} MB of JSON; hand the document in as a file.`);
      pieces.push(piece);
    }
  } catch (thrown) {
    pieces.length = 0;
    await readPast(c);
    throw thrown;
  }
  return Buffer.concat(pieces);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('usage', 'The body is no JSON in UTF-8.');
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, and lets everything else have its turn before each. */
function inTurn<Result>(work: () => Result): Promise<Result> {
  const done = last.then(() => turn()).then(work);
  last = done.catch(() => undefined);
  return done;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) => sign.charCodeAt(0));

/** Whether brackets are nested deeper than anything here is: a million of them take a parser a tenth of a second to refuse. */
export function tooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === QUOTE) {
      // Past the string: to its closing mark, that no odd number of backslashes precedes.
      for (at += 1; at < bytes.length && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
