/**
 * LaTeX documents: the main file with what it pulls in, as readable text, and the bibliography from where it lies. A .bib
 * beside it gives entries with `cited`; where there is none (or it lacks cited keys), the .bbl beside it or the
 * `thebibliography` inside gives printed references.
 */
import { readEntries } from './bibtex.ts';
import { type Reading, Scribe } from './blocks.ts';
import type { ParseContext } from './context.ts';
import { writeBibliography, writeEntry } from './latex/bbl.ts';
import { type LatexTarget, wordCommands, writeBody } from './latex/body.ts';
import { cites, citingByName, type Guessed } from './latex/cite.ts';
import { withoutComments } from './latex/comments.ts';
import { type PlacedEntry, placedEntries, Siblings } from './latex/files.ts';
import { heldApart } from './latex/held.ts';
import { withCitingWrittenOut, withoutFalse } from './latex/macros.ts';
import { latexPlaces } from './latex/places.ts';
import { atNoCost } from './none-read.ts';
import { closing } from './tex/brackets.ts';

/** How deep `\input` may nest. */
const DEEP = 10;
const INPUT =
  /\\(?:input|include|(subfile|subfileinclude))\s?\{([^{}\n]{1,300})\}|\\((?:sub)?import|(?:sub)?(?:include|input)from)\*?\s?\{([^{}]{0,200})\}\s?\{([^{}\n]{1,300})\}|\\input[ \t]+([^\s{}\\]{1,300})/g;

/** Reads a LaTeX document and the files beside it. */
export async function readLatex(text: string, context: ParseContext): Promise<Reading> {
  const { rest, blank, held: files } = heldApart(text);
  const siblings = new Siblings(context, files);
  const whole = await joined(withoutComments(rest), siblings, DEEP, {
    base: '',
    seen: new Set(),
    budget: { left: context.limits.textCharacters },
  });
  const source = withCitingWrittenOut(withoutFalse(whole), cites);
  const scribe = new Scribe();
  const guessed: Guessed = { names: citingByName(source), spans: new Set(), keys: new Set() };
  const target: LatexTarget = { scribe, cited: new Set(), entries: [], keys: new Map(), skipped: [], guessed };
  const begin = source.indexOf('\\begin{document}');
  const end = source.indexOf('\\end{document}', Math.max(begin, 0));
  const preamble = begin < 0 ? '' : source.slice(0, begin);
  const body = source.slice(begin < 0 ? 0 : begin + 16, end < 0 ? source.length : end);
  const words = wordCommands(source);
  const front = ['title', 'author'].map((name) => frontPart(preamble, name)).join('\n\n');
  writeBody(`${front}\n\n${body}`, target, words);
  const means = await bibliography(source, context, siblings, target);
  const held = new Set([...target.entries.map(({ key }) => key), ...scribe.blocks.flatMap(({ label }) => label ?? [])]);
  const citations = scribe.citations
    .filter(({ span, keys }) => !guessed.spans.has(span) || keys.some((key) => held.has(key) || means.has(key)))
    .map((one) => ({ ...one, keys: one.keys.flatMap((key) => means.get(key) ?? [key]) }));
  const listedOnly = [...target.cited].filter((key) => !citations.some(({ keys }) => keys.includes(key)));
  const settled = held.size > 0 && citations.every(({ keys }) => keys.every((key) => held.has(key)));
  return {
    text: scribe.text(),
    blocks: numberedAsPrinted(scribe, source),
    links: scribe.links,
    notes: scribe.notes,
    citations,
    entries: target.entries,
    places: latexPlaces([{ text: blank }, ...siblings.opened], { blocks: scribe.blocks, citations, places: scribe.places }),
    ...(listedOnly.length > 0 && { listedOnly }),
    // Lists of abbreviations lie where TeX lies, not beside the document; entries nobody cites are checked only where all are.
    skipped: [
      ...(settled && context.onlyCited === true ? atNoCost(target.skipped) : target.skipped),
      ...(settled ? atNoCost(siblings.skipped) : siblings.skipped),
    ],
  };
}

/** Entries that no command cites, by the numbers they are printed with: what is typed out, "[3]", means these. */
function numberedAsPrinted(scribe: Scribe, source: string): Reading['blocks'] {
  if (scribe.citations.length > 0 || /\\bibitem\s?\[|\\(?:reference|harvarditem)(?![a-zA-Z])/.test(source)) return scribe.blocks;
  let count = 0;
  return scribe.blocks.map((block) => {
    if (block.kind !== 'reference') return block;
    count += 1;
    return { ...block, label: String(count) };
  });
}

/** Where a file stands among those drawn in: the folder that its own names begin in, and what was read already. */
interface Drawn {
  readonly base: string;
  readonly seen: Set<string>;
  readonly budget: { left: number };
}

/** The source with its inputs in their places. A file is read once: a ring ends, and nothing is multiplied. */
async function joined(source: string, siblings: Siblings, deep: number, drawn: Drawn): Promise<string> {
  const { base, seen, budget } = drawn;
  const parts: string[] = [];
  let last = 0;
  for (const found of source.matchAll(INPUT)) {
    const [whole, subfile, braced, imports, folder = '', imported, bare] = found;
    const name = (braced ?? imported ?? bare ?? '').trim();
    const before = source.slice(Math.max(0, found.index - 30), found.index);
    const path = within(folder, name);
    const key = within(base, path);
    if (name === '' || seen.has(key) || /\\(?:def|newcommand)[^\n]{0,20}$/.test(before) || /[#\\]/.test(path)) continue;
    seen.add(key);
    const names = base === '' ? [path] : [key, path];
    const files = names.flatMap((one) => (/\.[a-z]{2,4}$/i.test(one) ? [one, `${one}.tex`] : [`${one}.tex`, one]));
    const inner = deep === 0 ? null : await siblings.read(files);
    if (inner === null || inner.length > budget.left) continue;
    budget.left -= inner.length;
    // Names in what is imported begin in its own folder; those in what is put in, where the file that puts it in has its own.
    const own =
      imports !== undefined ? within(base, folder) : subfile !== undefined ? key.slice(0, Math.max(0, key.lastIndexOf('/'))) : base;
    parts.push(
      source.slice(last, found.index),
      '\n',
      await joined(inside(withoutComments(inner)), siblings, deep - 1, { ...drawn, base: own }),
      '\n',
    );
    last = found.index + whole.length;
  }
  parts.push(source.slice(last));
  return parts.join('');
}

/** A name in a folder, with its steps up and down taken. */
function within(folder: string, name: string): string {
  const steps: string[] = [];
  for (const step of `${folder.trim()}/${name.trim()}`.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Of a subfile that is a document in itself, its body. */
function inside(source: string): string {
  const begin = source.indexOf('\\begin{document}');
  const end = source.indexOf('\\end{document}');
  return begin < 0 ? source : source.slice(begin + 16, end < begin ? source.length : end);
}

/** `\title{…}` and the like of the preamble, as source. */
function frontPart(preamble: string, name: string): string {
  const found = new RegExp(`\\\\${name}\\s?(?:\\[[^\\]]{0,300}\\]\\s?)?\\{`).exec(preamble);
  if (found === null) return '';
  const end = closing(preamble, found.index + found[0].length - 1, '{', '}', 5_000);
  return end < 0 ? '' : preamble.slice(found.index, end + 1);
}

/** Writes the bibliography; gives the keys that stand for others. */
async function bibliography(
  source: string,
  context: ParseContext,
  siblings: Siblings,
  target: LatexTarget,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { scribe, cited, entries, keys, skipped } = target;
  const names = [
    ...source.matchAll(/\\(?:bibliography|addbibresource|addglobalbib)\s?(?:\[[^\]]{0,200}\]\s?)?\{([^{}]{1,3000})\}/g),
  ].flatMap((found) => (found[1] ?? '').split(','));
  const all = cited.has('*');
  const certain = new Set(cited);
  for (const key of target.guessed?.keys ?? []) cited.add(key);
  const found: PlacedEntry[] = [];
  const means = new Map<string, readonly string[]>();
  const parents = new Map<string, string>();
  for (const name of new Set(names.map((one) => one.trim()).filter((one) => one !== ''))) {
    // A chapter that can also be set alone names the list from its own folder.
    const here = name.replace(/^(?:\.\.?\/){1,10}/, '');
    const files = (here === name ? [name] : [name, here]).flatMap((one) => (/\.bib$/i.test(one) ? [one] : [`${one}.bib`, one]));
    const quiet = scribe.blocks.some(({ kind }) => kind === 'reference');
    const text = await siblings.read(files, { quiet, references: true });
    if (text === null) continue;
    const read = readEntries(text);
    found.push(...placedEntries(read.entries, text, siblings.opened.at(-1)));
    for (const [key, keys] of read.others.means) means.set(key, keys);
    for (const [key, parent] of read.others.parents) parents.set(key, parent);
    skipped.push(...read.skipped.map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  }
  for (const key of [...cited]) for (const other of means.get(key) ?? []) cited.add(other);
  for (const key of [...cited]) cited.add(parents.get(key) ?? key);
  const held = new Set(found.map(({ key }) => key));
  const printedAlready = scribe.blocks.some(({ kind }) => kind === 'reference');
  if (found.length > 0 && !printedAlready) {
    for (const { key, fields, raw, at } of found) {
      const isCited = all || cited.has(key);
      if (context.onlyCited === true && !isCited) continue;
      writeEntry({ key, item: fields, raw, cited: isCited, ...(at !== undefined && { at }) }, scribe, entries, keys);
    }
  }
  if (printedAlready || (found.length > 0 && [...certain].every((key) => key === '*' || held.has(key) || means.has(key)))) return means;
  const base = (context.path ?? context.name).replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const bbl = await siblings.printed(base);
  if (bbl !== null && found.length === 0) writeBibliography(withoutComments(bbl), scribe, entries, keys);
  return means;
}
