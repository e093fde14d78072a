/** Lines of a stream of any length, one at a time, in bounded memory: a line that is too long is told apart and passed over. */

/** Longest line that is handed on, in bytes. */
export const LONGEST = 1_000_000;

export type Line = { readonly n: number; readonly text: string } | { readonly n: number; readonly tooLong: true };

/** What is written for a line. `unread`: it says why there is no answer. */
export interface LineAnswer {
  readonly shown: string;
  readonly unread: boolean;
}

/** Lines named at the end; more are counted. */
const NAMED = 8;

/** Lines that got no answer, counted as they come and told at the end: what is written for them may never be looked at. */
export class UnreadLines {
  readonly #first: number[] = [];
  #unread = 0;
  #all = 0;

  add(n: number, unread: boolean): void {
    this.#all += 1;
    if (!unread) return;
    this.#unread += 1;
    if (this.#first.length < NAMED) this.#first.push(n);
  }

  /** Whether there were lines, and not one of them could be answered: another file was meant. */
  get all(): boolean {
    return this.#all > 0 && this.#unread === this.#all;
  }

  /** One sentence for a person; empty where every line was answered. */
  get told(): string {
    if (this.#unread === 0) return '';
    const more = this.#unread - this.#first.length;
    const named = `${this.#first.join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en')} more`}`;
    const of = `${this.#unread.toLocaleString('en')} of ${this.#all.toLocaleString('en')}`;
    return `${of} ${this.#all === 1 ? 'line' : 'lines'} got no answer, and why stands in ${this.#unread === 1 ? 'its' : 'their'} place: ${this.#unread === 1 ? 'line' : 'lines'} ${named}`;
  }
}

/** Tells at the end which lines got no answer, if any; gives the exit status: 2 where none got one. */
export function tellUnread({ told, all }: UnreadLines, stderr: { write(text: string): unknown }): number {
  if (told !== '') stderr.write(`stet: ${told}\n`);
  return all ? 2 : 0;
}

/** A line as text: UTF-8, and Windows-1252 where it is not that, as files of older programs are. */
function decoded(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Lines without their ends, numbered from 1; empty ones too. */
export async function* linesFrom(stream: AsyncIterable<Uint8Array | string>, longest = LONGEST): AsyncGenerator<Line> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let n = 0;
  const take = (): Line => {
    n += 1;
    const line: Line = size > longest ? { n, tooLong: true } : { n, text: decoded(Buffer.concat(pieces)).replace(/\r$/, '') };
    pieces = [];
    size = 0;
    return n === 1 && 'text' in line ? { n, text: line.text.replace(/^\uFEFF/, '') } : line;
  };
  for await (const piece of stream) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    let from = 0;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
      size += at - from;
      if (size <= longest) pieces.push(bytes.subarray(from, at));
      yield take();
      from = at + 1;
    }
    size += bytes.length - from;
    if (size <= longest) pieces.push(bytes.subarray(from));
    else pieces = [];
  }
  if (size > 0) yield take();
}
