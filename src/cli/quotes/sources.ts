/**
 * Texts and sources for checking quotes, read from files. Plain and Markdown texts are taken as they lie on the disk, so that
 * places and hashes are the file's own; every other format goes through its reader. A document that has a list of references
 * cites by that list: its marks are tied to the sources whose title or key they bear, and never to a source by its place in
 * the folder.
 */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { StetError } from '../../errors.ts';
import { extract } from '../../extract/index.ts';
import { apartFrom } from '../../model/quote.ts';
import type { PreparedQuoteSource } from '../../quotes.ts';
import { verifyDocumentQuotes, verifyQuotes } from '../../quotes-document.ts';
import { type ReadOptions, readDocument } from '../../read/index.ts';
import { passagesIn } from '../../read/passages.ts';
import type { CheckedQuotes, Outdated } from '../../report/quotes/words.ts';
import { visible } from '../../report/visible.ts';
import { documentsIn } from '../../server/packed/documents.ts';
import { sourceOfDocument, sourceOfText, sourcesOfPassages, unreadSource } from '../../source-texts.ts';
import { liesAsItIs } from '../../text/file-lines.ts';
import { notWritten } from '../folders.ts';
import { type ListedText, listedText } from '../listed-text.ts';
import { namedData, namedPlain, notEmpty, plainText, rawBytes } from '../plain-text.ts';
import type { World } from '../world.ts';

const hashed = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** A file of a cited work: where it lies, and its name, with its folder inside the one that was named. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  /** By itself, not as one of a folder. */
  readonly named: boolean;
}

/** The named files, and the documents of the named folders but for those at the paths `but`. Throws StetError `not-found`. */
export function sourceFiles(words: readonly string[], { cwd }: World, but: readonly string[] = []): SourceFile[] {
  return words.flatMap((word) => {
    if (word === '') throw new StetError('usage', '--sources "": name a file or a folder');
    const path = resolve(cwd, word);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new StetError('not-found', `${word}: no such source`);
    if (!found.isDirectory()) return [{ path, name: basename(path), named: true }];
    const there = documentsIn(path);
    const inside = notWritten(there, but).map((file) => ({ path: file, name: relative(path, file), named: false }));
    if (inside.length === 0) {
      if (there.length > 0)
        throw new StetError('not-found', `${word}: no document in this folder but what is checked or written by this run`);
      // [1] would be another source if data that lies beside papers were one.
      const data = readdirSync(path).some(namedData) ? '; its data files (JSON, YAML) are sources where they are named by themselves' : '';
      throw new StetError('not-found', `${word}: no document in this folder${data}`);
    }
    return inside;
  });
}

/**
 * The named files, and the documents of the named folders, made ready in that order. A file that is named must be readable; one
 * of a folder that cannot be read is told on standard error and keeps its place without a text. Those at the paths `but` are no sources: what
 * this run writes, and the texts that it checks, which lie beside what they were made from and would bear themselves out.
 */
export async function sourcesOf(
  words: readonly string[],
  world: World,
  options: ReadOptions,
  but: readonly string[] = [],
): Promise<PreparedQuoteSource[]> {
  const files = sourceFiles(words, world, but);
  const [only] = files;
  const passages = only === undefined || files.length > 1 ? null : await passagesAt(only);
  if (passages !== null) return passages;
  const sources: PreparedQuoteSource[] = [];
  let unread = 0;
  for (const { path, name, named } of files) {
    const id = files.filter((other) => other.name === name).length > 1 ? relative(world.cwd, path) : name;
    try {
      sources.push(await sourceAt(path, id, name, options));
    } catch (thrown) {
      if (named || world.signal.aborted || !(thrown instanceof StetError)) throw thrown;
      const said = thrown.message.startsWith(name) ? thrown.message : `${name}: ${thrown.message}`;
      world.stderr.write(`stet: this source is left out: ${visible(said)}\n`);
      sources.push(unreadSource(id, name));
      unread += 1;
    }
  }
  if (sources.length === unread) throw new StetError('unreadable-input', `${words.join(', ')}: no source could be read`);
  return sources;
}

/** The passages of the one file that is named, each a source; null where it is another kind of file. */
async function passagesAt({ path, name, named }: SourceFile): Promise<PreparedQuoteSource[] | null> {
  if (!named || !/\.(?:jsonl?|ndjson)$/i.test(path)) return null;
  const plain = await plainText(name, path, null, namedData);
  const passages = plain === null ? null : passagesIn(plain.text);
  return passages === null ? null : sourcesOfPassages(passages);
}

async function sourceAt(path: string, id: string, name: string, options: ReadOptions): Promise<PreparedQuoteSource> {
  const plain = await plainText(name, path, null, (file) => namedPlain(file) || namedData(file));
  if (plain !== null) return sourceOfText(id, name, plain.text, hashed(plain.bytes));
  const document = await readDocument({ name, path }, options);
  return sourceOfDocument(id, name, document);
}

/**
 * The sources that a text is held against, by the hash of its bytes. Itself among them (named as a source, or a copy of it) is told and
 * passed over. Throws StetError `usage` where there is no other.
 */
export function heldAgainst<Source extends PreparedQuoteSource>(
  word: string,
  document: string,
  sources: readonly Source[],
  { stderr }: World,
): readonly Source[] {
  const others = apartFrom(sources, document);
  if (others.length === sources.length) return sources;
  const [first] = others;
  if (first === undefined)
    throw new StetError('usage', `${word}: the only source named is this text itself; name the texts that it cites with --sources`);
  stderr.write(`stet: ${visible(word)} lies among its own sources and is passed over; the first of the others is ${visible(first.name)}\n`);
  return others;
}

/** Checks one text against the sources. */
export async function answersOf(
  word: string,
  given: readonly PreparedQuoteSource[],
  world: World,
  options: ReadOptions,
): Promise<CheckedQuotes> {
  const path = resolve(world.cwd, word);
  const plain = await plainText(word, path, world.stdin);
  if (plain !== null) {
    notEmpty(word, plain.bytes);
    const sources = heldAgainst(word, hashed(plain.bytes), given, world);
    const listed = await listedText(word, plain, sources, options);
    if (listed !== null) return checkedDocument(word, listed, sources);
    return { name: word, text: plain.text, report: verifyQuotes(plain.text, sources) };
  }
  const document = await readDocument({ name: word, path }, options);
  return checkedDocument(word, { document, cited: extract(document) }, heldAgainst(word, document.id, given, world));
}

function checkedDocument(name: string, { document, cited }: ListedText, sources: readonly PreparedQuoteSource[]): CheckedQuotes {
  const remade = liesAsItIs(document) ? {} : { remade: true as const };
  return { name, text: document.text, ...remade, report: verifyDocumentQuotes(document, cited, sources) };
}

/** Sources and their hashes as an earlier report recorded them. Throws StetError `unreadable-input`. */
export function recorded(name: string, path: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(rawBytes(name, path)));
    for (const report of Array.isArray(read) ? read : [read])
      for (const { source } of (report as { items: { source: { id: string; sha256: string } | null }[] }).items)
        if (source !== null) known.set(source.id, source.sha256);
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${name}: this is no report of stet quotes in JSON (made with -f json)`, { cause: thrown });
  }
  return known;
}

/** Which sources are no longer the version that the earlier report searched. */
export function outdated(known: ReadonlyMap<string, string>, sources: readonly PreparedQuoteSource[]): Outdated[] {
  return [...known].flatMap(([source, before]) => {
    const now = sources.find(({ id }) => id === source)?.version.sha256 ?? null;
    return now === before ? [] : [{ source, before, now }];
  });
}
