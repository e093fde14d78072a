/**
 * Regular expressions as the running program builds them. The sources alone do not tell what `new RegExp(parts.join('|'))` comes to where a
 * part is made by a function or read from a table; so the constructor is watched while modules are loaded and while they work.
 */
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Literal } from './collect.ts';

const OWN = fileURLToPath(import.meta.url);

/** Where in a folder the code stands that builds a pattern; null when other code does, that of a package for one. */
function placeIn(folder: string, stack: string): { readonly file: string; readonly line: number } | null {
  for (const [, address = '', line = ''] of stack.matchAll(/\(?((?:file:\/\/)?\/[^\s()]{1,1000}):(\d{1,7}):\d{1,7}\)?$/gm)) {
    const path = address.startsWith('file:') ? fileURLToPath(address.replace(/\?.*$/, '')) : address;
    if (path === OWN) continue;
    const within = relative(folder, path);
    return within.startsWith('..') || isAbsolute(within) ? null : { file: within, line: Number(line) };
  }
  return null;
}

/**
 * Every pattern that code of a folder builds while `work` runs, once each, in the order they are built. Modules that were loaded before
 * have built theirs already: load them within `work`. Literals are not among them.
 */
export async function builtBy(folder: string, work: () => Promise<unknown>): Promise<Literal[]> {
  const found = new Map<string, Literal>();
  const own = globalThis.RegExp;
  const note = (made: RegExp): RegExp => {
    const { source, flags } = made;
    const key = `/${source}/${flags}`;
    if (!found.has(key)) {
      const place = placeIn(folder, new Error().stack ?? '');
      if (place !== null) found.set(key, { ...place, source, flags, open: false, all: /g/.test(flags) });
    }
    return made;
  };
  const watched: RegExpConstructor = new Proxy(own, {
    construct: (target, parts, as): RegExp => note(Reflect.construct(target, parts, as === watched ? target : as)),
    apply: (target, self, parts): RegExp => note(Reflect.apply(target, self, parts)),
  });
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  Reflect.set(globalThis, 'RegExp', watched);
  try {
    await work();
  } finally {
    Reflect.set(globalThis, 'RegExp', own);
    Error.stackTraceLimit = limit;
  }
  return [...found.values()];
}
