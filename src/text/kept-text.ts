/**
 * The text of a file that lay elsewhere meanwhile. Editors, mail programs, git and shells change line ends, put a byte order mark before a
 * text or write it as UTF-16; none of that changes a word, and so none of it may be taken for a change.
 */

/** The text of a file: UTF-8, or UTF-16 where a byte order mark says so, without that mark, its line ends as they are written first. */
export function keptText(bytes: Uint8Array): string {
  const [one, two] = bytes;
  const encoding = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  return withPlainEnds(new TextDecoder(encoding).decode(bytes));
}

/** The same line ends everywhere. */
export const withPlainEnds = (text: string): string => text.replaceAll('\r\n', '\n');
