/**
 * What the main files of a TeX project draw in, wherever below their folder it lies: chapters (`\input`, `\include`, `\subfile`,
 * `\import`), lists of works. Such files are read with their document and are no documents of their own.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Companion } from './bundle.ts';
import type { Finder } from './inside.ts';

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

/** The files that `mains` draw in, and the files these draw in, as `find` finds them: where each lies, and the path that leads to it. */
export function drawnIn(mains: readonly string[], find: Finder): ReadonlyMap<string, string> {
  const drawn = new Map<string, string>();
  const open = mains.map((path) => ({ path, asked: path, home: dirname(path), base: dirname(path) }));
  for (let nth = 0; nth < open.length && nth < MOST_FILES; nth += 1) {
    const { path, asked, home, base } = open[nth] ?? { path: '', asked: '', home: '', base: '' };
    for (const [, command = 'input', first = '', second, bare] of (textOf(path) ?? '').matchAll(DRAWS)) {
      const list = /^(?:bibliography|addbibresource|addglobalbib)$/.test(command);
      const imports = /import|from$/.test(command);
      const folder = imports ? first.trim() : '';
      for (const word of (imports ? (second ?? '') : (bare ?? first)).split(',')) {
        const name = word.trim();
        if (name === '' || /[#\\\0]/.test(name)) continue;
        const places = [...new Set([join(base, folder), join(home, folder), dirname(asked)])];
        const paths = places.flatMap((place) => named(resolve(place, name), list ? ['.bib'] : ['.tex']));
        const found = find(paths, (one) => one !== path && !drawn.has(one) && (list || textOf(one) !== null));
        if (found === null) continue;
        drawn.set(found.path, found.asked);
        if (!list) open.push({ ...found, home, base: imports || command.startsWith('subfile') ? dirname(found.asked) : base });
      }
    }
  }
  return drawn;
}

/** What belongs to a main file: what it draws in, and its list as printed, which LaTeX finds by the main file's name. */
export function companionsOfTex(main: string, find: Finder): readonly Companion[] {
  const printed = find([main.replace(/\.tex$/i, '.bbl')], (path) => path !== main);
  const drawn = new Map(drawnIn([main], find));
  if (printed !== null) drawn.set(printed.path, printed.asked);
  return [...drawn].map(([path, asked]) => ({ name: relative(dirname(main), asked).replaceAll('\\', '/'), path }));
}
