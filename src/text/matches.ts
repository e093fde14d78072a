/**
 * All matches of a global pattern, in order. The same as `text.matchAll(pattern)`, which makes a new pattern at each call, and that takes
 * longer than to look through a short text. The pattern must not match nothing.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const out: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) out.push(found);
  return out;
}
