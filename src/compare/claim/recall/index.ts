/**
 * A source made ready for many claims: its sentences, in which of them each word stands, which names it holds. Linear in its
 * length, made once; after that asking costs by the words of the claim, not by the length of the source.
 */
import type { Span } from '../../../model/document.ts';
import { indexHolding } from '../../../text/lowest.ts';
import { lately } from '../../../text/remembered.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { meaningOf } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { type Tables, tablesIn } from '../belonging/cells.ts';
import { partedName } from '../fields/labels.ts';
import { fieldsIn, type Group } from '../fields/read.ts';
import { inLines, partedAt, type Unit, unitsOf } from '../fields/units.ts';
import { formOf } from '../select/expand.ts';
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
  const parted = units.length === 0 ? sentencesOf(text) : partedAt(text, sentencesOf(text), units);
  const sentences = inLines(text, parted);
  const small = new Set<string>();
  const capitals = new Set<string>();
  const besides = lately(BESIDES, (beside) => tokensOf(partedName(beside)));
  const denials = new Uint8Array(sentences.length);
  const noted = new NotedWords();
  let next = 0;
  sentences.forEach(({ start, end }, at) => {
    while (next < units.length && ((units[next] as Unit).start < start || units[next + 1]?.start === start)) next += 1;
    const unit = units[next]?.start === start ? units[next] : undefined;
    const tokens =
      unit?.parts == null ? tokensOf(text, start, unit?.end ?? end) : unit.parts.flatMap((part) => tokensOf(text, part.start, part.end));
    let last = noted.add(tokens, at);
    if (unit !== undefined) {
      last = noted.add(partsOf(text, tokens), at, last);
      noted.add(besides(unit.beside), at, last);
    }
    if (hasDenial(tokens)) denials[at] = 1;
    names(text, tokens, small, capitals);
  });
  const { places, words } = noted;
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

/** What a word is to an index: told once of each word of a text, not of each place where it stands. */
interface Noted {
  readonly form: string;
  /** It carries meaning always, never, or where it hangs on a number as its unit. */
  readonly means: 'always' | 'never' | 'on-number';
  places: number[] | undefined;
}

/** In which sentences each form stands. */
class NotedWords {
  readonly places = new Map<string, number[]>();
  /** Content words. */
  words = 0;
  readonly #known = new Map<string, Noted>();

  /** Notes the words of a sentence that carry meaning (`contentOf`); `before` is the one that stands before them. Gives the last of them. */
  add(tokens: readonly Token[], sentence: number, before?: Token): Token | undefined {
    let last = before;
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i] as Token;
      const noted = this.#known.get(token.text) ?? this.#read(token);
      if (noted.means === 'always' || (noted.means === 'on-number' && last?.kind === 'number' && last.end === token.start)) {
        noted.places ??= this.#placesOf(noted.form);
        const { places } = noted;
        this.words += 1;
        if (places[places.length - 1] !== sentence) places.push(sentence);
      }
      last = token;
    }
    return last;
  }

  #read(token: Token): Noted {
    const noted: Noted = { form: formOf(token), means: meaningOf(token), places: undefined };
    this.#known.set(token.text, noted);
    return noted;
  }

  #placesOf(form: string): number[] {
    const known = this.places.get(form);
    if (known !== undefined) return known;
    const places: number[] = [];
    this.places.set(form, places);
    return places;
  }
}

/** The parts of words that were written as one: "OutdoorSeating". */
function partsOf(text: string, tokens: readonly Token[]): Token[] {
  const parts: Token[] = [];
  for (const { start, end, kind } of tokens) {
    if (kind !== 'word') continue;
    const written = text.slice(start, end);
    // Letters that are all small, or all but the first, are one word.
    if (/^\p{L}\p{Ll}*$/u.test(written)) continue;
    const parted = partedName(written);
    if (parted !== written) for (const part of tokensOf(parted)) parts.push({ ...part, start, end });
  }
  return parts;
}

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
