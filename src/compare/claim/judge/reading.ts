/**
 * A text as the judge reads it: its words with base form, rarity and cues, and where sentences end. Claim and evidence are read
 * the same way. Sentences are cut plainly, at closing punctuation before a new beginning and at line ends: here they only make
 * windows to look through, so a wrong cut costs little.
 */

import { type Token, tokensOf } from '../../../text/tokens.ts';
import { idleDenialAt, plainlySaid } from '../idle-denials.ts';
import { CUE, cuesOf, numberIn, scaleOf } from './cues.ts';
import { withoutFrames } from './frames.ts';
import { baseForm, rootOf } from './inflect.ts';
import { type Lexicon, UNSEEN } from './lexicon.ts';
import { nullPart, nullsIn } from './nulls.ts';
import { phrasesIn } from './phrases.ts';
import { wayOf } from './ways.ts';
import type { Reading, Word } from './word.ts';

const SHORTENED = new Set(
  'mr mrs ms dr st prof jr sr vs etc eg ie fig figs no vol al inc ltd co corp dept gen col sgt capt rev hon gov sen rep u s d c ph e g i a p m approx est jan feb mar apr aug sept oct nov dec'.split(
    ' ',
  ),
);
const MOST_KNOWN = 60_000;

/** Reads texts; remembers what it has worked out of single words, never of texts. */
export class Reader {
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, Word>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  word(text: string): Word {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const value = numberIn(text);
    const form = baseForm(text);
    const row = this.#lexicon.rowOf(form);
    const digits = text.charCodeAt(0) < 58;
    const cues = cuesOf(text) | (Number.isNaN(value) ? 0 : CUE.number);
    const content = (cues & (CUE.stop | CUE.talk)) === 0 && (text.length > 1 || digits);
    const own = digits ? 6 : row < 0 ? UNSEEN : this.#lexicon.rarityOf(row);
    const rarity = cues & CUE.light ? own / 2 : own;
    const word: Word = {
      text,
      form,
      root: digits ? form : rootOf(text),
      row,
      rarity,
      cues,
      value,
      kind: this.#lexicon.kindOf(row),
      content,
      part: nullPart(text),
      way: wayOf(text) ?? -1,
    };
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(text, word);
    return word;
  }

  /** A claim: without what its speaker says of himself. Offsets are those of the text given. */
  readClaim(text: string): Reading {
    const stated = withoutFrames(text);
    const reading = this.read(stated);
    if (stated === text) return reading;
    const spoken = this.read(text).words.filter(({ cues }) => cues & CUE.first).length;
    return { ...reading, text, aside: spoken - reading.words.filter(({ cues }) => cues & CUE.first).length };
  }

  read(text: string): Reading {
    const tokens = partedTokens(text, tokensOf(withoutApparatus(text)));
    const count = tokens.length;
    const words: Word[] = new Array(count);
    const starts = new Int32Array(count);
    const ends = new Int32Array(count);
    const sentence = new Int32Array(count);
    const capital = new Uint8Array(count);
    const breaks = new Uint8Array(count);
    const values = new Float64Array(count).fill(Number.NaN);
    const sentences: number[] = [];
    let end = 0;
    // Where an idle denial ends, its first word, and the "until" of a "not until".
    let idleEnd = -1;
    let idleFirst = '';
    let until = -1;
    for (let i = 0; i < count; i += 1) {
      const token = tokens[i];
      if (token === undefined) break;
      let word = this.word(token.text);
      // "Refusé" is no English word that denies.
      if (word.cues & CUE.negation && ACCENTED.test(text.slice(token.start, token.end)))
        word = { ...word, cues: word.cues & ~CUE.negation };
      if (token.start >= idleEnd && word.cues & CUE.negation) {
        const idle = idleDenialAt(text, token.start);
        if (idle !== null) {
          idleEnd = idle.end;
          idleFirst = token.text;
          until = idle.until ?? until;
        }
      }
      if (token.start < idleEnd || token.start === until) word = this.word(plainlySaid(token.text, idleFirst));
      words[i] = word;
      starts[i] = token.start;
      ends[i] = token.end;
      const first = text.charCodeAt(token.start);
      const gap = gapBetween(text, end, token.start, first, i === 0 ? null : (words[i - 1] as Word));
      if (i === 0 || gap === 2) sentences.push(i);
      if (gap > 0) breaks[i] = 1;
      sentence[i] = sentences.length - 1;
      if (first >= 65 && first <= 90) {
        const second = text.charCodeAt(token.start + 1);
        capital[i] = second >= 65 && second <= 90 ? 2 : i === sentences[sentences.length - 1] ? 0 : 1;
      }
      if (word.cues & CUE.number) values[i] = word.value;
      const scale = i > 0 && !Number.isNaN(values[i - 1] as number) && text.charCodeAt(token.start - 1) !== 46 ? scaleOf(token.text) : 1;
      if (scale > 1) {
        values[i - 1] = (values[i - 1] as number) * scale;
        values[i] = Number.NaN;
      }
      end = token.end;
    }
    sentences.push(count);
    const phrases = phrasesIn(words, this.#lexicon);
    const nulls = nullsIn({ words, sentence, breaks });
    return { text, words, starts, ends, sentence, sentences, capital, breaks, values, aside: 0, phrases, nulls };
  }
}

/** A letter of other languages. */
const ACCENTED = /[\u00c0-\u024f]/;
const SUFFIXES = new Set(['st', 'nd', 'rd', 'th']);
/** Two words run together where a page's parts were joined without a space: "pronounsThere". Names begin with a capital ("JavaScript") or short ("iPhone"). */
const RUN_TOGETHER = /^([a-z]{4,30})([A-Z][a-z]{2,30})$/;

/** Tokens without the endings of ordinals ("10th" is 10), and words that were run together parted. */
function partedTokens(text: string, tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    const ending = SUFFIXES.has(token.text) && before?.kind === 'number' && before.end === token.start;
    before = token;
    if (ending) continue;
    const found = token.end - token.start >= 7 ? RUN_TOGETHER.exec(text.slice(token.start, token.end)) : null;
    const cut = token.start + (found?.[1]?.length ?? 0);
    if (found === null) out.push(token);
    else
      out.push(
        { text: token.text.slice(0, cut - token.start), start: token.start, end: cut, kind: 'word' },
        { text: token.text.slice(cut - token.start), start: cut, end: token.end, kind: 'word' },
      );
  }
  return out;
}

/** Citation marks ("[3]", "[1, 2]") and addresses are nobody's words: blanked out, so that places stay. */
const APPARATUS = /\[\s?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\s?\]|\bhttps?:\/\/\S{1,400}|\[ ?edit ?\]/g;
const withoutApparatus = (text: string): string =>
  text.includes('[') || text.includes('://') ? text.replace(APPARATUS, (found) => ' '.repeat(found.length)) : text;

const isSmall = (code: number): boolean => code >= 97 && code <= 122;

/** 2 when a sentence ends between two words, 1 when a comma or the like stands there, else 0. */
function gapBetween(text: string, from: number, to: number, next: number, before: Word | null): 0 | 1 | 2 {
  let gap: 0 | 1 | 2 = 0;
  const begins = (next >= 65 && next <= 90) || (next >= 48 && next <= 57) || next > 127;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      // A line may end anywhere; a sentence ends there when the next line begins like one.
      if (begins || at + 1 < to) return 2;
      gap = 1;
    } else if (code === 46 || code === 33 || code === 63 || code === 0x3002) {
      const spaced = at + 1 < to;
      if (spaced && (code !== 46 || before === null || !SHORTENED.has(before.text)) && (begins || text.charCodeAt(at - 1) === 32)) return 2;
      if (spaced) gap = 1;
      // "today.What": two sentences run together.
      else if (code === 46 && next >= 65 && next <= 90 && before !== null && before.text.length > 3 && isSmall(text.charCodeAt(to + 1)))
        return 2;
    } else if (code === 44 || code === 59 || code === 58 || code === 40 || code === 41 || code === 0x2014 || code === 0x2013 || code === 34)
      gap = 1;
  }
  return gap;
}
