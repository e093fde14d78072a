/**
 * A word as a shell takes it, for commands that are printed to be copied. Names of files and keys of entries are other people's text:
 * what a shell would divide or obey (blanks, `;`, `$(…)`, quotes) is put in single quotes, in which POSIX shells obey nothing.
 */
import { visible } from './visible.ts';

/** Letters and digits of any script, and the marks that no shell minds. */
const PLAIN = /^[\p{L}\p{M}\p{N}_.,:@%+/][\p{L}\p{M}\p{N}_.,:@%+/-]*$/u;

/** The word, in quotes where it needs them. */
export function shellWord(text: string): string {
  const word = visible(text);
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
