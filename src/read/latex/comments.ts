/**
 * LaTeX without its comments, as TeX sees it: from an unescaped `%` to the end of the line, together with that line end and
 * the blanks that begin the next line. A percent sign inside `\url{…}` or `\href{…}` is part of the address.
 */

/** The source without comments. Linear in its length. */
export function withoutComments(source: string): string {
  if (!source.includes('%')) return source;
  const kept: string[] = [];
  let glued = false;
  for (const line of source.split(/\r?\n/)) {
    const text = glued ? line.trimStart() : line;
    const ends = glued && line === '';
    const cut = commentAt(text);
    glued = cut >= 0;
    // An empty line after a comment still ends the paragraph.
    kept.push(cut < 0 ? `${ends ? '\n' : ''}${text}\n` : text.slice(0, cut));
  }
  return kept.join('');
}

function commentAt(line: string): number {
  for (let at = line.indexOf('%'); at >= 0; at = line.indexOf('%', at + 1)) {
    let escapes = 0;
    while (line[at - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 1) continue;
    const before = line.slice(Math.max(0, at - 2_000), at);
    if (Math.max(before.lastIndexOf('\\url{'), before.lastIndexOf('\\href{')) > before.lastIndexOf('}')) continue;
    return at;
  }
  return -1;
}
