/** Sentences of evidence as they are read for what a claim exchanges or leaves out: each once, kept with the evidence, since every claim asks for the same few. */
import type { Span } from '../../../model/document.ts';
import { oncePer } from '../../../text/remembered.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';
import { bare } from './sides.ts';

/** Words of a sentence and what is asked of them again and again; each is read when first asked for. */
abstract class Words implements Worded {
  readonly text: string;
  readonly span: Span;
  #tokens: readonly Token[] | undefined;
  #forms: readonly string[] | undefined;
  #set: ReadonlySet<string> | undefined;
  #bares: readonly string[] | undefined;
  #bareSet: ReadonlySet<string> | undefined;
  #kept: Map<unknown, unknown> | undefined;

  constructor(text: string, span: Span) {
    this.text = text;
    this.span = span;
  }

  protected abstract read(): readonly Token[];

  get tokens(): readonly Token[] {
    this.#tokens ??= this.read();
    return this.#tokens;
  }

  get forms(): readonly string[] {
    this.#forms ??= this.tokens.map(plainForm);
    return this.#forms;
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

  /** The same, to be asked for. */
  get bareSet(): ReadonlySet<string> {
    this.#bareSet ??= new Set(this.bares);
    return this.#bareSet;
  }

  /** What `make` reads of it, read when first asked for. `make` is the same function each time and gives the same for the same sentence. */
  kept<T>(make: (sentence: this) => T): T {
    const known = this.#kept?.get(make);
    if (known !== undefined) return known as T;
    const made = make(this);
    this.#kept ??= new Map();
    this.#kept.set(make, made);
    return made;
  }
}

/** A sentence by itself: offsets of its words are counted from its beginning. */
export class SentenceRead extends Words {
  protected read(): readonly Token[] {
    return tokensOf(this.text);
  }
}

/** A claim as a sentence is read, by the words that it was read by. */
class ClaimRead extends SentenceRead {
  readonly #known: readonly Token[];

  constructor({ text, tokens }: ClaimWorded) {
    super(text, { start: 0, end: text.length });
    this.#known = tokens;
  }

  protected override read(): readonly Token[] {
    return this.#known;
  }
}

type ClaimWorded = { readonly text: string; readonly tokens: readonly Token[] };

/** A claim as a sentence is read: once, since each sign asks it the same beside every source. */
export const claimRead: (said: ClaimWorded) => SentenceRead = oncePer((said: ClaimWorded) => new ClaimRead(said));

/** A sentence where it stands: `text` is all of the evidence, and offsets are counted in it, since what stands beside the sentence may be asked for. */
export class SentenceWithin extends Words {
  #lower: string | undefined;

  protected read(): readonly Token[] {
    return tokensOf(this.text, this.span.start, this.span.end);
  }

  /** The sentence as it is written. */
  get raw(): string {
    return this.text.slice(this.span.start, this.span.end);
  }

  /** The same in small letters. */
  get lower(): string {
    this.#lower ??= this.raw.toLowerCase();
    return this.#lower;
  }
}

type Evidence = { readonly text: string };

/** Keeps what was made of each sentence with the evidence. */
function keptWith<Kept>(make: (evidence: Evidence, span: Span) => Kept): (evidence: Evidence, span: Span) => Kept {
  const all = new WeakMap<Evidence, Map<number, Kept>>();
  return (evidence, span) => {
    let known = all.get(evidence);
    if (known === undefined) {
      known = new Map();
      all.set(evidence, known);
    }
    let read = known.get(span.start);
    if (read === undefined) {
      read = make(evidence, span);
      known.set(span.start, read);
    }
    return read;
  };
}

/** A sentence of some evidence as it was read. */
export const readSentence = keptWith((evidence, span) => new SentenceRead(evidence.text.slice(span.start, span.end), span));

/** Sentences of some evidence as they were read, in order: those at `places`, or all. */
export const readInOrder = (
  evidence: Evidence & { readonly sentences: readonly Span[] },
  places: readonly Span[] = evidence.sentences,
): readonly SentenceRead[] => [...places].sort((one, other) => one.start - other.start).map((span) => readSentence(evidence, span));

/** A sentence of some evidence where it stands. */
export const sentenceWithin = keptWith(({ text }, span) => new SentenceWithin(text, span));
