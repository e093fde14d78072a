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

/** `[1]: https://example.org/hedges "On hedges"`: an address under a number, with a title. */
const TITLED =
  /^ {0,3}\[(\d{1,3})\]:[ \t]{1,4}(?:<([^<>\s]{4,2000})>|([^<>\s]{4,2000}))(?:[ \t]{1,4}(?:"([^"\n]{4,1000})"|'([^'\n]{4,1000})'|\(([^()\n]{4,1000})\)))?[ \t]{0,9}$/;
/** Definitions that make a list, and the share of them that must bear titles. */
const FEWEST = 2;
const MOSTLY = 0.5;

/**
 * A source whose links by numbers are written as the list they stand for, every line in its place: the titles of works are said in their
 * definitions alone, which print nowhere. Where the definitions bear no titles, or anything else stands among them, they stay links.
 */
export function withWorksOfLinks(source: string): string {
  const lines = source.split(/\r?\n/);
  const found = lines.flatMap((line, at) => {
    const [whole, number = '', inside, plain, ...titles] = TITLED.exec(line) ?? [];
    return whole === undefined ? [] : [{ at, number, address: inside ?? plain ?? '', title: titles.find((one) => one !== undefined) }];
  });
  const titled = found.filter(({ title }) => title !== undefined).length;
  const counted = found.every(({ number }, i) => Number(number) === i + 1);
  const behind = found[0] !== undefined && lines.slice(found[0].at).filter((line) => line.trim() !== '').length === found.length;
  if (found.length < FEWEST || titled < found.length * MOSTLY || !counted || !behind) return source;
  for (const { at, number, address, title } of found)
    lines[at] = `[${number}] ${title === undefined ? '' : `${title.trim().replace(/[.?!]?$/, (stop) => stop || '.')} `}<${address}>`;
  return lines.join('\n');
}
