/**
 * A source made ready for many claims: its sentences, in which of them each word stands, which names it holds. Linear in its
 * length, made once; after that asking costs by the words of the claim, not by the length of the source.
 */
import type { Span } from '../../model/document.ts';
import { indexHolding } from '../../text/lowest.ts';
import { lately } from '../../text/remembered.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Token, tokensOf } from '../../text/tokens.ts';
import { contentOf } from '../../text/tokens-stop.ts';
import { type Tables, tablesIn } from '../belonging/cells.ts';
import { partedName } from '../fields/labels.ts';
import { fieldsIn, type Group } from '../fields/read.ts';
import { partedAt, type Unit, unitsOf } from '../fields/units.ts';
import { formOf } from '../select-expand.ts';
import { SentenceBits } from './bits.ts';
import { hasDenial } from './signs.ts';

export interface EvidenceIndex {
  readonly text: string;
  /** Of data each field is one. */
  readonly sentences: readonly Span[];
  /** Its fields; empty for prose. */
  readonly fields: readonly Group[];
  /** The tables that stand in it as lines. */
  readonly tables: Tables;
  /** Its fields and the rows of its tables, in order. */
  readonly units: readonly Unit[];
  /** For each form the sentences that hold it, ascending, each once. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Content words. */
  readonly words: number;
  /** Words of the source in small letters, by their compared form: what is no name. */
  readonly small: ReadonlySet<string>;
  /** First four letters of the words that begin with a capital, and the initials of runs of them. */
  readonly capitals: ReadonlySet<string>;
  /** Forms that begin with the same three letters. */
  beginning(form: string): readonly string[];
  /** True when a form of the source has these letters in it. */
  within(letters: string): boolean;
  /** Whether a sentence holds a denial. */
  denies(sentence: number): boolean;
  /** Room for the words of one claim at a time: which of them each sentence holds. Used within one call, never kept. */
  readonly bits: SentenceBits;
  /** The sentence that holds an offset, or the one before it. */
  sentenceAt(offset: number): number;
}

/** What is said by standing somewhere, read once for all that stand there. */
const BESIDES = 64;

/** Makes a text ready. */
export function evidenceIndex(text: string): EvidenceIndex {
  const fields = fieldsIn(text);
  const tables = tablesIn(text);
  const units = unitsOf(text, fields, tables);
  const sentences = units.length === 0 ? sentencesOf(text) : partedAt(text, sentencesOf(text), units);
  const byStart = new Map(units.map((unit) => [unit.start, unit]));
  const places = new Map<string, number[]>();
  const small = new Set<string>();
  const capitals = new Set<string>();
  const besides = lately(BESIDES, (beside) => tokensOf(partedName(beside)));
  const denials = new Uint8Array(sentences.length);
  let words = 0;
  sentences.forEach(({ start, end }, at) => {
    const unit = byStart.get(start);
    const tokens = unit === undefined ? tokensOf(text, start, end) : unit.parts.flatMap((part) => tokensOf(text, part.start, part.end));
    const content = contentOf(unit === undefined ? tokens : [...tokens, ...partsOf(text, tokens), ...besides(unit.beside)]);
    if (hasDenial(tokens)) denials[at] = 1;
    words += content.length;
    for (const token of content) {
      const form = formOf(token);
      const known = places.get(form);
      if (known === undefined) places.set(form, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    }
    names(text, tokens, small, capitals);
  });
  const byBeginning = new Map<string, string[]>();
  for (const form of places.keys()) {
    const known = byBeginning.get(form.slice(0, 3));
    if (known === undefined) byBeginning.set(form.slice(0, 3), [form]);
    else known.push(form);
  }
  const everything = [...places.keys()].join(' ');
  return {
    text,
    sentences,
    fields,
    tables,
    units,
    places,
    words,
    small,
    capitals,
    beginning: (form) => byBeginning.get(form.slice(0, 3)) ?? [],
    bits: new SentenceBits(sentences),
    within: (letters) => everything.includes(letters),
    denies: (sentence) => denials[sentence] === 1,
    sentenceAt: (offset) => indexHolding(sentences, offset),
  };
}

/** The parts of words that were written as one: "OutdoorSeating". */
const partsOf = (text: string, tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ start, end, kind }) => {
    const written = text.slice(start, end);
    const parted = kind === 'word' ? partedName(written) : written;
    return parted === written ? [] : tokensOf(parted).map((part) => ({ ...part, start, end }));
  });

const JOINED = new Set(['of', 'and', 'the', 'for', 'in', 'de', 'on', 'to']);
const LONGEST_RUN = 8;

/** Sorts words by how they begin; collects the initials of names ("World Health Organization" is WHO). */
function names(text: string, tokens: readonly Token[], small: Set<string>, capitals: Set<string>): void {
  let run = '';
  let length = 0;
  for (const { text: word, start, kind } of tokens) {
    const first = text.charCodeAt(start);
    const capital = kind === 'word' && (first < 128 ? first > 64 && first < 91 : /\p{Lu}/u.test(text.charAt(start)));
    if (kind === 'word' && !capital) {
      small.add(word);
      if (!JOINED.has(word)) [run, length] = ['', 0];
      continue;
    }
    if (!capital) {
      [run, length] = ['', 0];
      continue;
    }
    capitals.add(word.slice(0, 4));
    run += word[0] ?? '';
    length += 1;
    if (length > LONGEST_RUN) [run, length] = [run.slice(1), length - 1];
    for (let from = 0; from + 2 <= run.length; from += 1) capitals.add(`=${run.slice(from)}`);
  }
}
