/**
 * Lists of works in YAML: CSL as pandoc takes it (a list, alone or under `references:`), Hayagriva as Typst takes it (a work under each key,
 * github.com/typst/hayagriva, docs/file-format.md), and the works that a CITATION.cff names (Citation File Format 1.2). Every value is read as
 * the words that stand there, so that an ISBN keeps its zeros and a DOI is no number. A work that is written amiss spoils only itself.
 */
import type { Node, Pair, YAMLMap, Document as YamlDocument } from 'yaml';
import { StetError } from '../../errors.ts';
import type { CslItem } from '../../model/csl.ts';
import type { Entry, Skipped, Span } from '../../model/document.ts';
import { lineFinder } from '../../text/lines.ts';
import type { Reading } from '../blocks.ts';
import { uniqueKey } from '../csl/keys.ts';
import { jsonWork } from '../json-work.ts';
import { workOfCff, workOfHayagriva } from './works.ts';

/** Works of a YAML text, each with its place in it. */
export interface YamlWorks {
  readonly entries: readonly Entry[];
  readonly skipped: readonly Skipped[];
}

/** One work that is still to be read: where it stands, its key if it has one outside itself, and what makes a work of its values. */
interface Place extends Span {
  readonly node: Node;
  readonly key?: string;
  readonly read: (values: unknown) => CslItem | null;
}

/** How often an alias may stand for what was said before: more is an attack. */
const MOST_ALIASES = 100;

/**
 * Reads a file that is a list of works in YAML.
 * @throws StetError `unreadable-input` when it is no such list, or nothing of it can be read.
 */
export async function readYaml(text: string, name: string): Promise<Reading> {
  const works = await worksInYaml(text);
  if (works === null || works.entries.length === 0) {
    const first = works?.skipped[0];
    throw new StetError(
      'unreadable-input',
      first === undefined
        ? `${name} is YAML that lists no works; stet reads CSL (references:), Hayagriva and CITATION.cff with works in it.`
        : `${name}: no work could be read; ${first.what}: ${first.why}.`,
    );
  }
  const { entries, skipped } = works;
  // Data, not printed words: no stage should look for references or citations in it again.
  return { text, blocks: entries.map(({ key, span }) => ({ kind: 'code', span, label: key })), entries, skipped };
}

/** The works that a YAML text lists; null where it lists none. */
export async function worksInYaml(text: string): Promise<YamlWorks | null> {
  const yaml = await import('yaml');
  let documents: readonly YamlDocument[];
  try {
    const parsed = yaml.parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
    documents = Array.isArray(parsed) ? (parsed as YamlDocument[]) : [];
  } catch {
    // Nested deeper than the stack goes.
    return { entries: [], skipped: [{ what: 'the list', why: 'it is nested too deep', references: true }] };
  }
  for (const document of documents) {
    const places = placesIn(document, yaml);
    if (places !== null) return worksAt(places, document, text);
  }
  const broken = documents.flatMap(({ errors }) => errors)[0];
  if (broken === undefined) return null;
  return { entries: [], skipped: [amiss('the list', broken.message, lineFinder(text)(broken.pos[0]).line)] };
}

const amiss = (what: string, why: string, line: number): Skipped => ({
  what,
  // The parser says a full stack so.
  why: /call stack/i.test(why) ? 'it is nested too deep' : `it is not valid YAML at line ${line} (${why.replace(/\s+/g, ' ')})`,
  references: true,
});

type Yaml = typeof import('yaml');

/** Where the works of a document stand, by the kind of list that it is; null when it is none. */
function placesIn({ contents }: YamlDocument, { isMap, isSeq }: Yaml): Place[] | null {
  const ofSeq = (node: unknown, read: Place['read']): Place[] =>
    isSeq(node) ? node.items.flatMap((item) => (isNode(item) ? [{ ...spanOf(item), node: item, read }] : [])) : [];
  if (isSeq(contents)) return contents.items.some(isMap) ? ofSeq(contents, jsonWork) : null;
  if (!isMap(contents)) return null;
  const under = (name: string): unknown => contents.items.find((pair) => keyOf(pair) === name)?.value;
  const references = under('references');
  if (under('cff-version') !== undefined) {
    const preferred = under('preferred-citation');
    // The guide shows a single work without a list too.
    const single = [preferred, references].filter((node): node is YAMLMap => isMap(node));
    const first = single.map((node): Place => ({ ...spanOf(node), node, read: workOfCff }));
    return [...first, ...ofSeq(references, workOfCff)];
  }
  if (isSeq(references)) return ofSeq(references, jsonWork);
  const works = contents.items.flatMap((pair): Place[] => {
    const { key, value } = pair;
    if (!isMap(value) || !isNode(key) || !value.items.some((one) => OF_WORK.has(keyOf(one)))) return [];
    return [{ start: spanOf(key).start, end: spanOf(value).end, node: value, key: keyOf(pair), read: workOfHayagriva }];
  });
  // A settings file may have a title somewhere; a list of works is made of works.
  return works.length > 0 && works.length * 2 > contents.items.length ? works : null;
}

/** What a mapping that describes a work has at least one of. */
const OF_WORK: ReadonlySet<string> = new Set(['title', 'author', 'doi', 'parent', 'serial-number']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'range' in value;
const keyOf = ({ key }: Pair<unknown, unknown>): string =>
  typeof key === 'object' && key !== null && 'value' in key ? String(key.value) : String(key ?? '');
const spanOf = ({ range }: Node): Span => ({ start: range?.[0] ?? 0, end: range?.[1] ?? 0 });

function worksAt(places: readonly Place[], document: YamlDocument, text: string): YamlWorks {
  const entries: Entry[] = [];
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  const lines = lineFinder(text);
  const errors = document.errors.map(({ message, pos }) => ({ message, at: pos[0] }));
  for (const [index, { node, start, end, key, read }] of places.entries()) {
    const what = key ?? `work ${index + 1}`;
    const raw = text.slice(start, end).trimEnd();
    const error = errors.find(({ at }) => at >= start && at <= end);
    const values = error === undefined ? valuesOf(node, document) : null;
    const fields = values === null ? null : read(values);
    if (error !== undefined) skipped.push(amiss(what, error.message, lines(error.at).line));
    else if (values === null) skipped.push({ what, why: 'its aliases stand for more than is read', count: 1, references: true });
    else if (fields === null)
      skipped.push({ what, why: 'it describes no work (no title, author, DOI or address)', count: 1, references: true });
    else {
      const own = uniqueKey(key ?? fields.id ?? String(index + 1), taken);
      entries.push({ key: own, span: { start, end: start + raw.length }, fields: { ...fields, id: own }, raw });
    }
  }
  const outside = errors.find(({ at }) => !places.some(({ start, end }) => at >= start && at <= end));
  if (outside !== undefined) skipped.push(amiss('a part of the list', outside.message, lines(outside.at).line));
  return { entries, skipped };
}

/** The values below a node; null where aliases make too much of them. */
function valuesOf(node: Node, document: YamlDocument): unknown {
  try {
    return spoken(node.toJS(document, { maxAliasCount: MOST_ALIASES }));
  } catch {
    return null;
  }
}

/** "[DNA]{.nocase}", "*Homo sapiens*": what pandoc writes where CSL-JSON has tags. */
const SPAN = /\[([^[\]]{1,300})\]\{\.[a-z][^{}]{0,60}\}/g;
const EMPHASIS = /(?<![\p{L}\p{N}*])\*{1,2}([^\s*](?:[^*]{0,300}[^\s*])?)\*{1,2}(?![\p{L}\p{N}*])/gu;

/** Words without the markup of pandoc; those for yes and no, which CSL has in a few places, as what they say. */
function spoken(value: unknown): unknown {
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (typeof value === 'string') return value.replace(SPAN, '$1').replace(EMPHASIS, '$1');
  if (Array.isArray(value)) return value.map(spoken);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoken(one)]));
}
