/** Where one string stands in another: the one search that everything else about quotes is made of. */

/** Offsets at which `sought` stands in `text`, in order, overlapping ones too; at most `most`. Both in UTF-16 units. */
export function occurrences(text: string, sought: string, most = 2 ** 32): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sought); at >= 0 && found.length < most; at = text.indexOf(sought, at + 1)) found.push(at);
  return found;
}

/** Chunks as one text; where the end of one is the beginning of the next, it stands once. */
export function chunksJoined(chunks: readonly string[]): string {
  let whole = '';
  for (const chunk of chunks) {
    let shared = 0;
    for (
      let at = chunk.length > 15 ? whole.indexOf(chunk.slice(0, 15), Math.max(0, whole.length - chunk.length)) : -1;
      at >= 0;
      at = whole.indexOf(chunk.slice(0, 15), at + 1)
    )
      if (chunk.startsWith(whole.slice(at))) {
        shared = whole.length - at;
        break;
      }
    whole += shared > 0 || whole === '' ? chunk.slice(shared) : `\n${chunk}`;
  }
  return whole;
}
