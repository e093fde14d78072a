/**
 * Lines of a client as far as they are messages of JSON-RPC. The package passes over whatever is none and closes at one that is too long;
 * here whoever sent it is told, as the protocol has it (JSON-RPC 2.0 § 5.1), and the next line is heard all the same.
 */
import { Readable } from 'node:stream';

/** What is wrong with a line, as the protocol numbers it. `id`: of the message, where it has one. */
export interface BadLine {
  readonly code: -32700 | -32600;
  readonly message: string;
  readonly id: string | number | null;
}

/** The answer to a line that is no message. */
export const answerTo = ({ id, ...error }: BadLine): string => `${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`;

/**
 * The lines that are messages, as they came; `bad` hears of each other one. `isMessage` says whether a value is one; no line longer than
 * `longest` bytes is held.
 */
export function messagesOf(
  stream: AsyncIterable<Uint8Array>,
  {
    isMessage,
    longest,
    bad,
  }: { readonly isMessage: (value: unknown) => boolean; readonly longest: number; readonly bad: (line: BadLine) => void },
): Readable {
  const judge = (line: Buffer): Buffer | null => {
    const text = line.toString('utf8').trim();
    if (text === '') return null;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      bad({ code: -32700, message: 'Parse error: a message is one line of JSON', id: null });
      return null;
    }
    if (isMessage(value)) return line;
    bad({ code: -32600, message: `Invalid request: ${whyNone(value)}`, id: idOf(value) });
    return null;
  };
  async function* lines(): AsyncGenerator<Buffer> {
    let held: Uint8Array[] = [];
    let size = 0;
    /** The ends of the line that is coming, which are all that is kept of one that is too long. */
    let ends: readonly [first: Uint8Array, last: Uint8Array] = NO_ENDS;
    const keep = (part: Uint8Array): void => {
      size += part.length;
      if (size <= longest) held.push(part);
      else held = [];
      const [first, last] = ends;
      ends = [
        first.length >= END ? first : Buffer.concat([first, part.subarray(0, END - first.length)]),
        part.length >= END ? part.subarray(-END) : Buffer.concat([last, part]).subarray(-END),
      ];
    };
    const take = (): Buffer | null => {
      const line = size > longest ? null : Buffer.concat(held);
      if (line === null) bad({ code: -32600, message: `Invalid request: a message may have at most ${longest} bytes`, id: idAtEnds(ends) });
      held = [];
      size = 0;
      ends = NO_ENDS;
      return line === null ? null : judge(line);
    };
    for await (const piece of stream) {
      let from = 0;
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, from)) {
        keep(piece.subarray(from, at + 1));
        const line = take();
        if (line !== null) yield line;
        from = at + 1;
      }
      if (from < piece.length) keep(piece.subarray(from));
    }
    // What no line end closes is no message yet; it is judged so that a client that forgot it learns what else is wrong.
    if (size > 0) {
      const line = take();
      if (line !== null) yield Buffer.concat([line, Buffer.from('\n')]);
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

/** Bytes at each end of a message in which its id is looked for. */
const END = 300;
const NO_ENDS: readonly [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
const ID = '"id"\\s{0,9}:\\s{0,9}(\\d{1,15}|"[^"\\\\]{1,200}")';
const RPC = '"jsonrpc"\\s{0,9}:\\s{0,9}"2\\.0"';
const METHOD = '"method"\\s{0,9}:\\s{0,9}"[^"\\\\]{1,100}"';
/** An id before which stands nothing that could hold another, and one behind which the message ends. */
const ID_FIRST = new RegExp(`^\\s{0,9}\\{\\s{0,9}(?:(?:${RPC}|${METHOD})\\s{0,9},\\s{0,9}){0,2}${ID}\\s{0,9},`);
const ID_LAST = new RegExp(`,\\s{0,9}${ID}\\s{0,9}(?:,\\s{0,9}(?:${RPC}|${METHOD})\\s{0,9}){0,2}\\}\\s{0,9}$`);

/** The id of a message of which only the ends are known: without it whoever sent it would wait for ever. */
function idAtEnds([first, last]: readonly [Uint8Array, Uint8Array]): string | number | null {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const id = ID_FIRST.exec(text(first))?.[1] ?? ID_LAST.exec(text(last))?.[1];
  return id === undefined ? null : (JSON.parse(id) as string | number);
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a request. That of a response is the server's own, and an answer under it would be taken for another. */
function idOf(value: unknown): string | number | null {
  const id = isTable(value) && !('result' in value) && !('error' in value) ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Why a value is no message, in one clause. */
function whyNone(value: unknown): string {
  if (Array.isArray(value)) return 'messages come one a line, not as a list';
  if (!isTable(value)) return 'a message is an object';
  if (value.jsonrpc !== '2.0') return '"jsonrpc" must be "2.0"';
  if (typeof value.method !== 'string' && !('result' in value) && !('error' in value)) return '"method" is missing';
  return 'its fields are not those of a request, a notification or a response';
}
