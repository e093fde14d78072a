/**
 * Sources named in a row: `stet answer answer.md --sources a.pdf b.pdf`, as a shell makes of `--sources papers/*.pdf`. Read as other
 * programs read their flags, `b.pdf` would be a second answer to check, and what cites it would lead nowhere.
 */
import type { Command } from 'commander';

const SOURCES = '--sources';

/**
 * The words of a command line with `--sources` before each source of a row. Only where something to check was named before: in
 * `--sources papers/ answer.md` the last word is the answer. What stands behind `--` is left as it is.
 */
export function sourcesInARow(argv: readonly string[], { options }: Pick<Command, 'options'>): string[] {
  if (!options.some(({ long }) => long === SOURCES)) return [...argv];
  const wants = (word: string): boolean =>
    options.some(({ long, short, required, optional }) => (word === long || word === short) && (required || optional));
  const out: string[] = [];
  let named = false;
  let row = false;
  for (let i = 0; i < argv.length; i += 1) {
    const word = argv[i] ?? '';
    if (word === '--') return [...out, ...argv.slice(i)];
    if (word.startsWith('-') && word !== '-') {
      out.push(word);
      row = named && (word === SOURCES || word.startsWith(`${SOURCES}=`));
      const value = argv[i + 1];
      if (!wants(word) || value === undefined) continue;
      out.push(value);
      i += 1;
    } else if (row) out.push(SOURCES, word);
    else {
      out.push(word);
      named = true;
    }
  }
  return out;
}
