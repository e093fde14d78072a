/** Notes of Markdown: their definitions are taken out of the source before its structure is found, for markdown-it knows none. */

/** A source without the definitions of its notes. */
export interface Noted {
  readonly source: string;
  /** What each note says, by its id. */
  readonly notes: Map<string, string>;
  /** On which line of the source, from 0, each definition began. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Takes the definitions of notes (`[^1]: …` and `^[…]`) out of the source; each of their lines leaves an empty one. */
export function withoutNotes(body: string): Noted {
  const notes = new Map<string, string>();
  const lines = new Map<string, number>();
  const kept: string[] = [];
  let open: string | null = null;
  let fenced = false;
  for (const line of body.split(/\r?\n/)) {
    if (/^ {0,3}(```|~~~)/.test(line)) fenced = !fenced;
    const found = fenced ? null : /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]?(.*)$/.exec(line);
    if (found !== null) {
      open = found[1] ?? '';
      notes.set(open, found[2] ?? '');
      lines.set(open, kept.length);
      kept.push('');
    } else if (open !== null && /^( {4}|\t)\S/.test(line)) {
      notes.set(open, `${notes.get(open) ?? ''}\n${line.trim()}`);
      kept.push('');
    } else if (
      open !== null &&
      line.trim() !== '' &&
      kept.at(-1) === '' &&
      !/^[#>\-*+\d`~|]/.test(line) &&
      notes.get(open)?.endsWith('\n\n') !== true
    ) {
      notes.set(open, `${notes.get(open) ?? ''}\n${line}`);
      kept.push('');
    } else {
      if (line.trim() !== '' || open === null) {
        open = null;
        kept.push(line);
      } else {
        // An empty line inside a note; a lazy line after it belongs to the text again.
        notes.set(open, `${notes.get(open) ?? ''}\n\n`);
        kept.push('');
      }
    }
  }
  let inline = 0;
  const source = kept
    .join('\n')
    .replace(/\^\[(?!\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\]\^)((?:[^[\]]|\[[^[\]]{0,500}\]){1,3000})\]/g, (_, words: string) => {
      const id = `inline-${++inline}`;
      notes.set(id, words);
      return `[^${id}]`;
    });
  return { source, notes, lines };
}
