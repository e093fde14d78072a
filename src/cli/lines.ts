/** Lines of a stream of any length, one at a time, in bounded memory: a line that is too long is told apart and passed over. */

/** Longest line that is handed on, in bytes. */
export const LONGEST = 1_000_000;

export type Line = { readonly n: number; readonly text: string } | { readonly n: number; readonly tooLong: true };

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
