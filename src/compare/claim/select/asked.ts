/**
 * What a question asks for, term by term, and by which other words a passage may hold a term: joined with its neighbour, in another spelling,
 * by another name that the sources give the thing, as another figure for the same quantity.
 */

import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { type Alias, aliasesOf, spelledOut } from './aliases.ts';
import { formOf, lettersShared, plainForm } from './expand.ts';
import { greekName, meant, type Words } from './words.ts';

/** A word of the question. */
export interface Term {
  readonly key: string;
  readonly form: string;
  /** Stems that say the same. */
  readonly also: ReadonlySet<string>;
  /** Other names of what the term is part of: all their stems must be there. */
  readonly names: readonly (readonly string[])[];
  /** It only asks: much, when, which. */
  readonly asking: boolean;
  /** A name, as far as a capital within the sentence tells. */
  readonly name: boolean;
  /** The quantities that it is part of. */
  readonly quantities: readonly Quantity[];
}

/** How much of a term a passage holds, 0..1, and how often its very word is there. */
export interface Held {
  readonly times: number;
  readonly share: number;
  /** In its very word. */
  readonly own: boolean;
  /** Only above it. */
  readonly above: boolean;
}

/** Nothing of a term. */
export const NOTHING: Held = { times: 0, share: 0, own: false, above: false };

/** From this share of letters on, two words are taken for forms of one. */
const LETTERS = 0.6;
/** How much of a term its other names, a word of like sense and what stands above a passage count. */
const NAMED = 0.9;
const ABOVE = 0.6;
/** Words of one beginning and other endings, for forms of one word. */
const INFLECTED = 0.7;
/** Other names of a term, at most. */
const NAMES = 6;

/** Words that ask, in the form in which words are compared; those that mean nothing are left out of questions anyway. */
const ASKING = new Set(
  `much many long often far tall old big happen happened happens mean means meant call called stand stands tell told say said known many whose
   wann wer wen wem wessen welche welcher welches welchem wieviel viele viel warum weshalb wieso woher wohin hoch lange heisst bedeutet
   combien quand pourquoi quel quelle quels quelles comment cuando cuanto cuantos cuanta cuantas cual cuales quien quienes donde porque
   quando quanto quanti quanta quante perche quale quali chi dove quantos quantas quem qual onde
   hoeveel wanneer waarom welke wie waar kto kiedy ile jaki jaka jakie gdzie dlaczego kim kac kim nerede hangi
   кто кого кем когда где какой какая какое какие каких сколько почему зачем чем хто коли скільки чому який яка яке
   ποτε ποιος ποια ποιο ποσο ποσα που γιατι متى من كم اين لماذا מי מתי כמה איפה מדוע किसने कब कितने कितना कौन कहा
   누가 언제 얼마나 얼마 무엇 왜 多少 什么 什麼 哪一 哪年 几年 是哪 何時 いつ 誰で 誰が どれ れく くら らい です すか 何年 何が เมื่ ื่อใ อใด`.split(
    /\s+/,
  ),
);

/** The terms of a question, beside the sources it is asked of. Linear in both. */
export function termsOf(question: string, texts: readonly string[]): Term[] {
  // Where whole words are shouted, capitals tell no names; WHO or K-17 alone is a name.
  const loud = !/\p{Ll}/u.test(question) && (question.match(/\p{Lu}{2,40}/gu) ?? []).length > 2;
  const tokens = meant(question, { start: 0, end: question.length }, loud);
  const keys = tokens.map((token) => greekName(token.text) ?? plainForm(token));
  const names = namesOf(question, tokens, keys, texts, loud);
  const quantities = readNumbers(question);
  const begin = question.search(/\p{L}/u);
  const terms = new Map<string, Term>();
  for (const [i, token] of tokens.entries()) {
    const key = keys[i] ?? '';
    if (terms.has(key)) continue;
    const also = new Set(spellings(question.slice(token.start, token.end)));
    for (const [one, other] of [
      [tokens[i - 1], token],
      [token, tokens[i + 1]],
    ])
      if (one?.kind === 'word' && other?.kind === 'word' && other.start - one.end <= 2)
        also.add(plainForm({ text: one.text + other.text, kind: 'word' }));
    also.delete(key);
    const within = quantities.filter(({ span }) => span.start < token.end && token.start < span.end);
    const raw = question.slice(token.start, token.end);
    const name = !loud && /\p{Lu}/u.test(token.start > begin ? raw : raw.slice(1));
    terms.set(key, {
      key,
      form: formOf(token),
      also,
      names: names.get(key) ?? [],
      asking: ASKING.has(token.text),
      name,
      quantities: within,
    });
  }
  return [...terms.values()];
}

/** Letters that one keyboard has and another writes in two: Größe and Groesse. */
function spellings(raw: string): string[] {
  const word = raw.toLowerCase().normalize('NFC');
  const told = word.replace(/[äöüøœæ]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' })[sign] ?? sign).replace(/ß/g, 'ss');
  const bare = word.replace(/[aou]e/g, (two) => two.charAt(0)).replace(/ß/g, 'ss');
  // Knives, thieves: one knife, one thief.
  const single = word.replace(/ves$/, 'f');
  return [told, bare, single].filter((one) => one !== word && /^\p{L}+$/u.test(one)).map((one) => plainForm({ text: one, kind: 'word' }));
}

/** Other names of what a question names, by the stems of each, for the stems of the name in the question. */
function namesOf(
  question: string,
  tokens: readonly { readonly start: number; readonly end: number }[],
  keys: readonly string[],
  texts: readonly string[],
  loud: boolean,
): Map<string, (readonly string[])[]> {
  const asked = new Set(keys);
  const names = new Map<string, (readonly string[])[]>();
  const add = (name: readonly string[], other: readonly string[]): void => {
    if (name.length === 0 || other.length === 0 || !name.every((key) => asked.has(key))) return;
    for (const key of name) {
      const known = names.get(key) ?? [];
      if (known.length < NAMES && !known.some((one) => one.join(' ') === other.join(' '))) names.set(key, [...known, other]);
    }
  };
  const read = (text: string): string[] =>
    meant(text, { start: 0, end: text.length }).map((token) => greekName(token.text) ?? plainForm(token));
  const capitals = loud ? [] : tokens.map(({ start, end }) => question.slice(start, end)).filter((word) => /^[A-Z]{3,6}$/.test(word));
  for (const text of texts) {
    for (const [one, other] of aliasesOf(text) as Alias[]) {
      const [a, b] = [read(one), read(other)];
      add(a, b);
      add(b, a);
    }
    for (const short of capitals) {
      const long = spelledOut(text, short);
      if (long !== null) add(read(short), read(long));
    }
  }
  return names;
}

/** How much of a term a passage holds: in its own words, or in what stands above it. */
export function heldIn(term: Term, words: Words, context: readonly Words[]): Held {
  const { key, form, also, names } = term;
  const own = wordHeld(key, also, words);
  if (own > 0) return { times: own, share: 1, own: words.counts.has(key), above: false };
  if (names.some((name) => name.every((one) => words.counts.has(one)))) return { ...NOTHING, times: 1, share: NAMED };
  const like = words.senses.has(form) || words.counts.has(form) ? 1 : likeness(key, words.counts);
  const above = like < ABOVE ? heldAbove(term, context) : NOTHING;
  return above.share > like ? above : like === 0 ? NOTHING : { ...NOTHING, share: like };
}

/** How much of a term what stands above a passage holds. */
export function heldAbove(term: Term | undefined, context: readonly Words[]): Held {
  const held =
    term !== undefined &&
    context.some((one) => wordHeld(term.key, term.also, one) > 0 || one.senses.has(term.form) || one.counts.has(term.form));
  return held ? { times: ABOVE, share: ABOVE, own: false, above: true } : NOTHING;
}

function wordHeld(key: string, also: ReadonlySet<string>, { counts }: Words): number {
  const own = counts.get(key) ?? 0;
  if (own > 0) return own;
  for (const one of also) if (counts.has(one)) return 1;
  return 0;
}

/** Scripts whose words are told apart by more than their letters at hand: Latin before it, those without spaces behind it. */
const isOtherAlphabet = (code: number): boolean => code > 0x36f && code < 0x2e80;

function likeness(word: string, counts: ReadonlyMap<string, number>): number {
  if (word.length < 4 || /^\d/.test(word)) return 0;
  const first = word.charCodeAt(0);
  const last = word.charCodeAt(word.length - 1);
  const other = isOtherAlphabet(first);
  if (word.length < 5 && !other) return 0;
  let most = 0;
  for (const one of counts.keys()) {
    const begins = one.charCodeAt(0) === first;
    if (!begins && one.charCodeAt(one.length - 1) !== last) continue;
    if (begins && (other || (word.length > 4 && one.length > 4)) && inflected(word, one, other ? 2 : 1)) most = Math.max(most, INFLECTED);
    const shared = lettersShared(word, one);
    if (shared >= LETTERS && shared > most) most = shared;
  }
  return most;
}

/** Two words with one beginning and other endings: of two letters at most, and of the shorter word `own` at most. */
function inflected(one: string, other: string, own: number): boolean {
  const short = Math.min(one.length, other.length);
  const stem = Math.max(3, Math.max(one.length, other.length) - 2, short - own);
  return short > 3 && stem <= short && one.slice(0, stem) === other.slice(0, stem);
}

/** Whether one of the quantities is that of a text, in whatever figures and units. */
export function sameQuantity(asked: readonly Quantity[], told: readonly Quantity[]): boolean {
  return asked.some((one) => told.some((other) => alike(one, other)));
}

function alike(one: Quantity, other: Quantity): boolean {
  if (one.kind === 'date' && other.kind === 'date') {
    const [a, b] = [one.date, other.date];
    if (a?.year === undefined || b?.year === undefined)
      return a?.decade !== undefined && b?.year !== undefined && Math.floor(b.year / 10) * 10 === a.decade;
    return a.year === b.year && (a.month === undefined || a.month === b.month) && (a.day === undefined || a.day === b.day);
  }
  return one.kind === other.kind && one.unit === other.unit && Math.abs(one.value - other.value) <= 1e-9 * Math.abs(one.value);
}
