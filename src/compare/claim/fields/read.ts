/**
 * The fields of a text that is data, or has data in it: JSON, and lines of a label and a value ("Smoker: no", YAML with its levels by
 * indentation). Fields lie in entries, and entries that have the same fields in groups: of ten hotels one is meant.
 */
import type { Span } from '../../../model/document.ts';
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { oncePer } from '../../../text/remembered.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';
import { type JsonNode, jsonIn } from './json.ts';
import { type Label, labelOf } from './labels.ts';
import { type Says, saysOf } from './values.ts';

export interface Field extends Span {
  readonly label: Label;
  /** What it lies in, outermost first: "BusinessParking" of "street". */
  readonly within: readonly Label[];
  readonly value: Span & { readonly text: string };
  readonly says: Says | null;
  /** How many a list has; null for one value. */
  readonly items: number | null;
}

/** What is said of one thing. */
export interface Entry extends Span {
  readonly fields: readonly Field[];
  /** Forms of the words by which a claim may speak of it: of its short values, and of a heading above it. */
  readonly names: ReadonlySet<string>;
  /** The heading above it; "" without one. */
  readonly heading: string;
  /** What the list is called that it stands in: "services"; null where it is not told. */
  readonly kind: Label | null;
  /** The numbers of its values. */
  numbers(): readonly Quantity[];
}

/** Entries side by side, of which a claim must tell which it means. */
export type Group = readonly Entry[];

export interface SheetCell extends Span {
  readonly text: string;
  /** Its words as those of a label. */
  readonly label: Label;
}

export interface SheetRow extends Span {
  /** What it is called; its span is that of the name. */
  readonly name: SheetCell | null;
  /** By column; null where it has none. */
  readonly cells: readonly (SheetCell | null)[];
}

export interface Sheet {
  readonly columns: readonly Label[];
  readonly rows: readonly SheetRow[];
  /** Forms of what its rows are: "services", "plan". */
  readonly nouns: ReadonlySet<string>;
  /** Its rows stand in the order of time. */
  readonly inTime: boolean;
}

/** A value that may name a thing. */
const LONGEST_NAME = 80;
const LONGEST_LABEL = 48;
const MOST_LABEL_WORDS = 7;
/** Lines one after another that are read as data, and not as prose with colons. */
const LEAST_LINES = 3;

/** The field by which an entry is called, told once: one that is its name or title, or the first whose value is a word. */
export const namingOf = oncePer((fields: readonly Field[]): Field | undefined => {
  const worded = fields.filter(({ value, says }) => says === null && /\p{L}{2}/u.test(value.text));
  return worded.find(({ label, within }) => within.length === 0 && NAME.test(label.joined)) ?? worded[0];
});
const NAME = /^(?:name|title|nom|nombre|nome|naam|titel)$/;

/** The words by which a claim may speak of an entry, each as often as it stands. */
export function* namesOf({ fields, heading }: Entry): Generator<string> {
  for (const token of tokensOf(heading)) yield formOf(token);
  for (const { value, says } of fields)
    if (says === null && value.text.length <= LONGEST_NAME) for (const token of tokensOf(value.text)) yield formOf(token);
  // Its name stands behind a kind of thing: "trial": "AURORA-2".
  for (const { form } of namingOf(fields)?.label.parts ?? []) yield form;
}

/** Of thousands of entries a claim means few: what is asked of one is read then. */
class ReadEntry implements Entry {
  readonly fields: readonly Field[];
  readonly heading: string;
  readonly kind: Label | null;
  readonly start: number;
  readonly end: number;
  #names: ReadonlySet<string> | undefined;
  #numbers: readonly Quantity[] | undefined;

  constructor(fields: readonly Field[], { start, end }: Span, heading: string, kind: Label | null) {
    this.fields = fields;
    this.heading = heading;
    this.kind = kind;
    this.start = start;
    this.end = end;
  }

  get names(): ReadonlySet<string> {
    this.#names ??= new Set(namesOf(this));
    return this.#names;
  }

  numbers(): readonly Quantity[] {
    this.#numbers ??= this.fields.flatMap(({ value }) => readNumbers(value.text));
    return this.#numbers;
  }
}

const entryOf = (fields: readonly Field[], span: Span, heading = '', kind: Label | null = null): Entry =>
  new ReadEntry(fields, span, heading, kind);

/** All data of a text; empty for prose. Linear. */
export function fieldsIn(text: string): readonly Group[] {
  const json = jsonIn(text);
  return json === null ? linesRead(text) : jsonRead(json);
}

// JSON

function jsonRead(root: JsonNode): Group[] {
  const groups: Group[] = [];
  const group = (items: readonly JsonNode[], kind: Label | null): void => {
    const entries = items.flatMap((item) => (item.kind === 'object' ? [entryOf(flat(item, []), item, '', kind)] : []));
    if (entries.length > 0) groups.push(entries);
  };
  /** The fields of an object and of the objects in it; lists of objects are groups of their own. */
  const flat = (node: JsonNode, within: readonly Label[]): Field[] =>
    node.kind !== 'object'
      ? []
      : node.members.flatMap(({ key, value, start, end }): Field[] => {
          const label = labelOf(key);
          if (value.kind === 'object')
            return value.members.length === 0
              ? [field(label, within, { start, end }, { ...spanOf(value), text: '{}' }, 0)]
              : flat(value, [...within, label]);
          if (value.kind === 'array') {
            group(value.items, label);
            const plain = value.items.flatMap((item) => (item.kind === 'plain' ? [item.text] : []));
            const listed = plain.length === 0 ? (value.items.length === 0 ? '[]' : null) : plain.join(', ');
            return listed === null ? [] : [field(label, within, { start, end }, { ...spanOf(value), text: listed }, value.items.length)];
          }
          return [field(label, within, { start, end }, { ...spanOf(value), text: value.text })];
        });
  group(root.kind === 'array' ? root.items : [root], null);
  return groups;
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const field = (label: Label, within: readonly Label[], span: Span, value: Field['value'], items: number | null = null): Field => ({
  label,
  within,
  value,
  says: saysOf(value.text),
  items,
  ...span,
});

// Lines

interface Line extends Span {
  readonly indent: number;
  readonly label: string;
  readonly value: Field['value'];
  /** It begins the next thing of a list. */
  readonly begins: boolean;
}

const LINE = /^([ \t]{0,24})((?:[-*•] )?)((?:\*\*|__)?)([\p{L}\p{N}][^:：\n]{0,47}?)(?:\3[ \t]?[:：]|[ \t]?[:：]\3)(?:[ \t]+|$)(.*)$/u;

/** A line of a label and a value; null for prose. */
function lineOf(text: string, start: number, end: number): Line | null {
  const found = LINE.exec(text.slice(start, end));
  if (found === null) return null;
  const [whole, blank = '', sign = '', , label = '', rest = ''] = found;
  // A label is no sentence.
  if (label.length > LONGEST_LABEL || label.split(/\s+/).length > MOST_LABEL_WORDS || /[.!?;]\s/.test(label)) return null;
  const bare = rest.trim().replace(/^(["'])(.*)\1,?$/, '$2');
  const from = start + whole.length - rest.length;
  return {
    start: start + blank.length + sign.length,
    end: start + whole.trimEnd().length,
    indent: blank.length + sign.length,
    label: label.trim(),
    value: { start: from, end: from + rest.trimEnd().length, text: bare },
    begins: sign !== '',
  };
}

function linesRead(text: string): Group[] {
  if (!text.includes('\n') || (!text.includes(':') && !text.includes('：'))) return [];
  const groups = new Map<string, Entry[]>();
  let block: Line[] = [];
  let heading = '';
  const close = (): void => {
    if (block.length >= LEAST_LINES && !spoken(block))
      for (const entry of entriesOf(block, heading)) {
        const first = entry.fields[0]?.label.joined ?? '';
        const known = groups.get(first);
        if (known === undefined) groups.set(first, [entry]);
        else known.push(entry);
      }
    block = [];
  };
  for (let at = 0; at < text.length; ) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    const line = lineOf(text, at, end);
    if (line !== null) block.push(line);
    else {
      close();
      const bare = text.slice(at, end).trim();
      if (bare !== '' || stop < 0) heading = bare.length <= LONGEST_NAME ? bare : '';
    }
    at = end + 1;
  }
  close();
  return [...groups.values()];
}

/** Who speaks in turns is no label: in one thing a label stands once. */
function spoken(block: readonly Line[]): boolean {
  if (block.some(({ begins }) => begins)) return false;
  const labels = block.filter(({ indent }) => indent === block[0]?.indent).map(({ label }) => label);
  return new Set(labels).size < labels.length;
}

/** The entries of lines that follow each other: each sign of a list of things begins one. */
function entriesOf(block: readonly Line[], heading: string): Entry[] {
  const entries: Entry[] = [];
  const listed = block.filter(({ begins }) => begins).length;
  // A list of labels and values is one thing; a list of things has further lines under each of its signs.
  const things = listed > 0 && listed < block.length;
  let own: Line[] = [];
  const close = (): void => {
    const [first, last] = [own[0], own.at(-1)];
    if (first !== undefined && last !== undefined) entries.push(entryOf(levelled(own), { start: first.start, end: last.end }, heading));
    own = [];
  };
  for (const line of block) {
    if (things && line.begins) close();
    own.push(line);
  }
  close();
  return entries;
}

/** Fields with what they lie in, by how far their lines are set in. */
function levelled(lines: readonly Line[]): Field[] {
  const above: Line[] = [];
  return lines.flatMap((line): Field[] => {
    while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= line.indent) above.pop();
    if (line.value.text === '') {
      above.push(line);
      return [];
    }
    return [
      field(
        labelOf(line.label),
        above.map(({ label }) => labelOf(label)),
        { start: line.start, end: line.end },
        line.value,
      ),
    ];
  });
}
