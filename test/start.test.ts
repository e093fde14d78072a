/**
 * The start of the program: a command loads what it needs when it needs it (docs/decisions/0186). Read off the imports and not off a clock:
 * what is imported statically is loaded at once, what `import()` names is not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'/gm;

interface Loaded {
  /** Our own files, by their path below src. */
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

/** Everything that is loaded when these files are, but for what belongs to Node. */
function loadedWith(...names: readonly string[]): Loaded {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const path = join(src, name);
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(STATIC))
      if (target.startsWith('.')) open.push(relative(src, resolve(dirname(path), target)));
      else if (!target.startsWith('node:')) packages.add(target);
  }
  return { files, packages };
}

/** The rooms (or files beside them) that files lie in. */
const roomsOf = ({ files }: Loaded): string[] => [...new Set([...files].map((name) => name.split('/')[0] ?? name))].sort();

/** The file of each command, as the list of commands loads it. */
const COMMANDS = [...readFileSync(join(src, 'cli/commands.ts'), 'utf8').matchAll(/import\('\.\/([\w-]+\.ts)'\)/g)].map(
  ([, name]) => `cli/${name}`,
);

describe('the start of the program', () => {
  it('loads no package and no room for --help and --version', () => {
    const { files, packages } = loadedWith('cli/main.ts');
    expect([...packages]).toEqual([]);
    expect([...files].filter((name) => !name.startsWith('cli/')).sort()).toEqual(['errors.ts', 'patterns-once.ts']);
  });

  it('loads no room that reads, looks up, compares, logs or serves for the help of a command', () => {
    expect(COMMANDS.length).toBeGreaterThan(20);
    const mayBe = new Set([
      'cli',
      'settings',
      'errors.ts',
      'patterns-once.ts',
      'version.ts',
      'report',
      'text',
      'model',
      'proxy',
      'proxy.ts',
    ]);
    const others: Readonly<Record<string, readonly string[]>> = {
      // What it explains are the tables that decide.
      'cli/rules.ts': ['decide'],
      // Short enough to be kept whole: a listing of kept replies, and the words for what a key may do.
      'cli/snapshot.ts': ['store'],
      'cli/serve.ts': ['server'],
      'cli/worker.ts': ['server'],
    };
    const heavy = COMMANDS.flatMap((name) => {
      const loaded = loadedWith(name);
      const rooms = roomsOf(loaded).filter((room) => !mayBe.has(room) && others[name]?.includes(room) !== true);
      const packages = [...loaded.packages].filter((one) => !['commander', 'zod', 'fastest-levenshtein'].includes(one));
      return rooms.length + packages.length === 0 && loaded.files.size < 60 ? [] : [{ name, rooms, packages, files: loaded.files.size }];
    });
    expect(heavy).toEqual([]);
  });

  it('parses references with the parser alone', () => {
    const loaded = loadedWith('cli/parse.ts', 'cli/parse/run.ts');
    expect(roomsOf(loaded)).toEqual(['cli', 'errors.ts', 'extract', 'model', 'report', 'text']);
    expect([...loaded.packages]).toEqual([]);
  });

  it('lists what a document cites without asking, comparing, deciding, storing or logging', () => {
    const rooms = roomsOf(loadedWith('cli/extract/run.ts'));
    expect(rooms.filter((room) => ['ask', 'audit', 'compare', 'decide', 'repair', 'store', 'mcp', 'assemble.ts'].includes(room))).toEqual(
      [],
    );
  });

  it('checks references without judges, answers, services of registries or a server', () => {
    const { files, packages } = loadedWith('cli/check/run.ts');
    const adapters = ['crossref', 'openalex', 'arxiv', 'pubmed', 'web-page', 'http'].map((name) => `lookup/${name}.ts`);
    const unneeded = [...adapters, 'registries.ts', 'judging.ts', 'answer.ts', 'answer/document.ts', 'quotes-document.ts', 'web-facts.ts'];
    expect(unneeded.filter((name) => files.has(name))).toEqual([]);
    expect([...files].filter((name) => /^(?:ask|mcp|web|compare\/(?:judge|recall|exchanged))\/|^server\/(?!packed\/)/.test(name))).toEqual(
      [],
    );
    expect([...packages].sort()).toEqual(['fastest-levenshtein', 'picocolors', 'zod']);
  });

  it('reaches the whole library from no command: index.ts is for programs', () => {
    const files = readdirSync(join(src, 'cli'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(files.filter((name) => /from '(?:\.\.\/)+index\.ts'/.test(readFileSync(join(src, 'cli', name), 'utf8')))).toEqual([]);
  });

  it('keeps the doors for browsers as narrow as they were', () => {
    // Ten files more than before for the parser: the forms by which it reads a whole reference, those of further languages and of answers, what two fields tell together, and notes in brackets.
    // Three more for quotes: brackets of programs, citations that need not be a quote's, and where words without one stand.
    const doors = { 'parse.ts': 102, 'quotes.ts': 48 };
    for (const [door, most] of Object.entries(doors)) {
      const { files, packages } = loadedWith(door);
      expect(files.size, door).toBeLessThanOrEqual(most);
      expect([...packages], door).toEqual([]);
    }
  });
});
