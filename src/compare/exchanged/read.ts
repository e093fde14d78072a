/** Sentences of evidence as they are read for what a claim exchanges or leaves out: each once, kept with the evidence, since every claim asks for the same few. */
import type { Span } from '../../model/document.ts';
import { tokensOf } from '../../text/tokens.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select-expand.ts';
import { bare } from './sides.ts';

/** A sentence with its words; their offsets are counted from its beginning. */
export class SentenceRead implements Worded {
  readonly text: string;
  readonly span: Span;
  readonly tokens: Worded['tokens'];
  readonly forms: readonly string[];
  #set: ReadonlySet<string> | undefined;
  #bares: readonly string[] | undefined;
  readonly #kept = new Map<unknown, unknown>();

  constructor(text: string, span: Span) {
    this.text = text;
    this.span = span;
    this.tokens = tokensOf(text);
    this.forms = this.tokens.map(plainForm);
  }

  /** Its forms, to be asked for. */
  get set(): ReadonlySet<string> {
    this.#set ??= new Set(this.forms);
    return this.#set;
  }

  /** Forms without a possessive ending. */
  get bares(): readonly string[] {
    this.#bares ??= this.tokens.map(bare);
    return this.#bares;
  }

  /** What `make` reads of it, read when first asked for. */
  kept<T>(make: (sentence: SentenceRead) => T): T {
    if (!this.#kept.has(make)) this.#kept.set(make, make(this));
    return this.#kept.get(make) as T;
  }
}

const READ = new WeakMap<object, Map<number, SentenceRead>>();

/** A sentence of some evidence as it was read. */
export function readSentence(evidence: { readonly text: string }, span: Span): SentenceRead {
  let known = READ.get(evidence);
  if (known === undefined) {
    known = new Map();
    READ.set(evidence, known);
  }
  let read = known.get(span.start);
  if (read === undefined) {
    read = new SentenceRead(evidence.text.slice(span.start, span.end), span);
    known.set(span.start, read);
  }
  return read;
}
