/** Braces of TeX source. */

/** Parts a source at a sign that stands outside braces. */
export function splitTop(source: string, at: string): string[] {
  if (!source.includes('{')) return source.split(at);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let here = 0; here < source.length; here++) {
    const sign = source[here];
    if (sign === '\\') here++;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === at && depth <= 0) {
      parts.push(source.slice(start, here));
      start = here + 1;
    }
  }
  parts.push(source.slice(start));
  return parts;
}

/** Where the brace ends that opens at a place; −1 where none closes it. */
export function closeOf(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at;
  }
  return -1;
}
