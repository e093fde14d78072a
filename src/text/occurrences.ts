/** Where one string stands in another: the one search that everything else about quotes is made of. */

/** Offsets at which `sought` stands in `text`, in order, overlapping ones too; at most `most`. Both in UTF-16 units. */
export function occurrences(text: string, sought: string, most = 2 ** 32): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sought); at >= 0 && found.length < most; at = text.indexOf(sought, at + 1)) found.push(at);
  return found;
}
