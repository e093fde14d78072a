/**
 * What the main files of a TeX project draw in, wherever below their folder it lies: chapters (`\input`, `\include`, `\subfile`,
 * `\import`), lists of works. Such files are read with their document and are no documents of their own; where it is handed on without
 * them, it holds them itself, as LaTeX lets a source do (`filecontents`).
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileInside } from './inside.ts';

/** Files looked through, and the largest of them in bytes. */
const MOST_FILES = 20_000;
const MOST_BYTES = 4_000_000;

const DRAWS =
  /\\(input|include|subfile|subfileinclude|includeonly|bibliography|addbibresource|addglobalbib|subimport|import|subincludefrom|includefrom|inputfrom|subinputfrom)\*?\s?(?:\[[^\]]{0,200}\]\s?)?\{([^{}]{0,3000})\}(?:\s?\{([^{}\n]{1,300})\})?|\\input[ \t]+([^\s{}\\]{1,300})/g;

function textOf(path: string): string | null {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(path, 'latin1').replace(/(?<!\\)%[^\n]*/g, '') : null;
  } catch {
    return null;
  }
}

/** Names as they are written for files of a kind: with the ending, and without. */
const named = (name: string, endings: readonly string[]): string[] => [name, ...endings.map((ending) => `${name}${ending}`)];

/**
 * The files that `mains` draw in, and the files these draw in, by their whole paths. Files that are not there are left out, and so are
 * those outside `root`, the folder that was handed over: a source must not name files of the machine that reads it.
 */
export function drawnIn(mains: readonly string[], root: string): ReadonlySet<string> {
  const drawn = new Set<string>();
  const open = mains.map((path) => ({ path, home: dirname(path), base: dirname(path) }));
  for (let nth = 0; nth < open.length && nth < MOST_FILES; nth += 1) {
    const { path, home, base } = open[nth] ?? { path: '', home: '', base: '' };
    for (const [, command = 'input', first = '', second, bare] of (textOf(path) ?? '').matchAll(DRAWS)) {
      const list = /^(?:bibliography|addbibresource|addglobalbib)$/.test(command);
      const imports = /import|from$/.test(command);
      const folder = imports ? first.trim() : '';
      for (const word of (imports ? (second ?? '') : (bare ?? first)).split(',')) {
        const name = word.trim();
        if (name === '' || /[#\\\0]/.test(name)) continue;
        const places = [...new Set([join(base, folder), join(home, folder), dirname(path)])];
        const found = places
          .flatMap((place) => named(resolve(place, name), list ? ['.bib'] : ['.tex']))
          .find((one) => one !== path && !drawn.has(one) && fileInside(root, one) && textOf(one) !== null);
        if (found === undefined) continue;
        drawn.add(found);
        if (!list) open.push({ path: found, home, base: imports || command.startsWith('subfile') ? dirname(found) : base });
      }
    }
  }
  return drawn;
}

/** What belongs to a main file: what it draws in, and its list as printed, which LaTeX finds by the main file's name. */
export function companionsOf(main: string, root: string): readonly string[] {
  const printed = main.replace(/\.tex$/i, '.bbl');
  return [...drawnIn([main], root), ...(printed !== main && fileInside(root, printed) ? [printed] : [])];
}

/** The characters of a file, in UTF-8 or as older ones were written. */
function charactersOf(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A main file that holds what belongs to it. Files that cannot be held (they hold others themselves) are left out. */
export function packedUp(main: string, companions: readonly string[]): Uint8Array {
  const folder = dirname(main);
  const held = companions.flatMap((path) => {
    const text = charactersOf(path);
    const sign = ['*', ''].find((one) => !text.includes(`\\end{filecontents${one}}`));
    if (sign === undefined) return [];
    return `\\begin{filecontents${sign}}{${relative(folder, path).replaceAll('\\', '/')}}\n${text}\n\\end{filecontents${sign}}\n`;
  });
  return Buffer.from([charactersOf(main).trimEnd(), '\n', ...held].join('\n'));
}
