/**
 * JSON with the places of its parts, so that a person can be shown where a value stands. Only whole texts that are valid JSON are read;
 * how deep, is limited. Grammar: RFC 8259; JSON lines as well.
 */
import type { Span } from '../../../model/document.ts';

/** A value of JSON and where it stands. */
export type JsonNode =
  | (Span & { readonly kind: 'object'; readonly members: readonly JsonMember[] })
  | (Span & { readonly kind: 'array'; readonly items: readonly JsonNode[] })
  | (Span & { readonly kind: 'plain'; readonly text: string; readonly quoted: boolean });

export interface JsonMember extends Span {
  readonly key: string;
  readonly value: JsonNode;
}

const DEEPEST = 40;
const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown within this file alone. */
class NoJson extends Error {}

class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The whole text as one value, or as several (JSON lines) that count as a list. */
  whole(): JsonNode {
    const items: JsonNode[] = [];
    do {
      items.push(this.#value(0));
      this.#match(SPACE);
    } while (this.#at < this.#text.length);
    const [first] = items;
    if (first !== undefined && items.length === 1) return first;
    if (items.some(({ kind }) => kind !== 'object')) throw new NoJson();
    return { kind: 'array', items, start: 0, end: this.#text.length };
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  /** Takes one sign behind white space, where it stands next. */
  #takes(sign: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #value(depth: number): JsonNode {
    if (depth > DEEPEST) throw new NoJson();
    this.#match(SPACE);
    const start = this.#at;
    if (this.#takes('{')) return { kind: 'object', members: this.#list('}', () => this.#member(depth)), start, end: this.#at };
    if (this.#takes('[')) return { kind: 'array', items: this.#list(']', () => this.#value(depth + 1)), start, end: this.#at };
    const quoted = this.#text[start] === '"';
    const text = quoted ? this.#string() : this.#match(PLAIN);
    if (text === null) throw new NoJson();
    return { kind: 'plain', text, quoted, start, end: this.#at };
  }

  #member(depth: number): JsonMember {
    this.#match(SPACE);
    const start = this.#at;
    const key = this.#string();
    if (!this.#takes(':')) throw new NoJson();
    const value = this.#value(depth + 1);
    return { key, value, start, end: this.#at };
  }

  #string(): string {
    const raw = this.#match(STRING);
    if (raw === null) throw new NoJson();
    if (!raw.includes('\\')) return raw.slice(1, -1);
    const read: unknown = JSON.parse(raw);
    return String(read);
  }

  #list<Part>(close: string, part: () => Part): Part[] {
    const parts: Part[] = [];
    if (this.#takes(close)) return parts;
    for (;;) {
      parts.push(part());
      if (this.#takes(close)) return parts;
      if (!this.#takes(',')) throw new NoJson();
    }
  }
}

/** Reads a text that is JSON, an object, an array or objects one after another; null where it is none. Linear. */
export function jsonIn(text: string): JsonNode | null {
  if (!/^\s{0,100}[[{]/.test(text)) return null;
  try {
    return new Reader(text).whole();
  } catch (thrown) {
    // A lone bad escape is told by JSON.parse.
    if (thrown instanceof NoJson || thrown instanceof SyntaxError) return null;
    throw thrown;
  }
}
