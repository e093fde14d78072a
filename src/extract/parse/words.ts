/**
 * What can be seen of one token alone: its word, shape, kind of number, class, punctuation. `features.ts` combines these.
 * Change it and the weights must be trained anew.
 */
import { codeAt, isCapitalAscii, isDigitAscii, isLetterAscii, isSmallAscii } from '../../text/letters.ts';
import { FUNCTION_WORDS, HASH_START, hashEnd, hashed, hashOf, type Lexicon, WORD_CLASS } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Word {
  /** Another for every word that was looked at; −1 for an identifier. */
  readonly id: number;
  readonly lower: string;
  readonly hash: number;
  /** Hash for looking up names of venues: without diacritics, so that few spellings suffice. */
  readonly venueHash: number;
  readonly shape: number;
  readonly kind: number;
  readonly cls: number;
  readonly fun: number;
  readonly profile: number;
  readonly lead: number;
  readonly trail: number;
  /** Punctuation behind it as a class: 0 none, 1 comma, 2 full stop, 3 colon, 4 semicolon, 5 closing bracket, 6 closing quote, 7 ? or !, 8 dash or other. */
  readonly stop: number;
  readonly opens: boolean;
  readonly initial: boolean;
  readonly upper: boolean;
  readonly prefix3: number;
  readonly prefix4: number;
  readonly suffix2: number;
  readonly suffix3: number;
}

/** Kinds of token: 0 word, 1 punctuation, 2 year, 3 page range, 4 small number, 5 number of 3 digits, 6 longer number, 7 letters and digits, 8 roman, 9 arXiv-like, 10 and up identifier. */
function kindOf(core: string, token: Token): number {
  if (token.scheme !== null) return 10 + ['doi', 'arxiv', 'pmid', 'pmcid', 'isbn', 'issn', 'url'].indexOf(token.scheme);
  if (!hasDigit(core)) {
    if (!isLetterAscii(codeAt(core, 0)) && !/[A-Za-z]/.test(core) && !/[\p{L}\p{N}]/u.test(core)) return 1;
    return core.length < 7 && core.length > 1 && ROMAN_FIRST.includes(core.charAt(0)) && ROMAN.test(core) ? 8 : 0;
  }
  if (/^(?:1[5-9]|20)\d\d[a-z]?$/.test(core)) return 2;
  if (ALL_DIGITS.test(core)) return core.length < 3 ? 4 : core.length === 3 ? 5 : 6;
  if (/^(?:1[89]|20)\d\d\s?[-–—/]\s?(?:(?:1[89]|20)?\d\d)$/.test(core)) return 18;
  if (/^[A-Za-z]{0,2}\d{1,6}[-–—‐‑−]{1,2}[A-Za-z]{0,2}\d{1,6}$/.test(core)) return 3;
  if (/^\d{4}\.\d{4,5}/.test(core)) return 9;
  if (/^\d[\d.,]*$/.test(core)) return 17;
  if (/^\d{1,3}(?:st|nd|rd|th|e|er|ère|ª|º)$/i.test(core)) return 19;
  if (/^[A-Za-z]\d+$/.test(core)) return 20;
  return 7;
}

const ALL_DIGITS = /^\d+$/;
const ROMAN = /^(?:[ivxlc]+|[IVXLC]+)$/;
const ROMAN_FIRST = 'ivxlcIVXLC';

/** Whether a word holds one of the digits 0 to 9. */
function hasDigit(core: string): boolean {
  const { length } = core;
  for (let i = 0; i < length; i += 1) if (isDigitAscii(codeAt(core, i))) return true;
  return false;
}

const UPPER = /\p{Lu}/u;
const BEGINS_UPPER = /^\p{Lu}/u;
const INITIAL = /^\p{Lu}(?:-?\p{Lu}){0,2}$/u;
const DASH = /\p{Pd}/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Signs of a shape by character: a small letter, a capital, a digit, else the sign itself. */
function markOf(char: string): string {
  const code = char.charCodeAt(0);
  if (code >= 97 && code <= 122) return 'a';
  if (code >= 65 && code <= 90) return 'A';
  if (code >= 48 && code <= 57) return '0';
  if (code < 128) return char;
  if (/[\u2e80-\u9fff\uac00-\ud7af]/.test(char)) return '文';
  if (UPPER.test(char)) return 'A';
  if (LETTER.test(char)) return 'a';
  return DASH.test(char) ? '-' : char;
}

function shapeOf(core: string): string {
  let out = '';
  let last = '';
  for (const char of core) {
    const mark = markOf(char);
    if (mark !== last) out += mark;
    else if (mark === 'A' && out.length === 1) out += 'A';
    last = mark;
    if (out.length > 8) break;
  }
  return out;
}

const [SMALL, CAPITAL, DIGIT] = [97, 65, 48];

/** The hash of a word's shape; of a word of ASCII it is made sign by sign, as `shapeOf` would write them. */
function shapeHash(core: string): number {
  let hash = HASH_START;
  let last = -1;
  let length = 0;
  const end = core.length;
  for (let i = 0; i < end && length <= 8; i += 1) {
    const code = codeAt(core, i);
    if (code > 127) return hashOf(shapeOf(core));
    const mark = isSmallAscii(code) ? SMALL : isCapitalAscii(code) ? CAPITAL : isDigitAscii(code) ? DIGIT : code;
    if (mark !== last || (mark === CAPITAL && length === 1)) {
      hash = hashed(hash, mark);
      length += 1;
    }
    last = mark;
  }
  return hashEnd(hash);
}

/** Classes of stops by rank: where several marks hang on a word, the first class in this order counts. */
const STOPS: readonly (readonly [string, number])[] = [
  ['”»›“"’\'', 6],
  ['?!؟？！', 7],
  [')]}）］】」』〕》〉', 5],
  [';؛；', 4],
  [':：', 3],
  ['.。．', 2],
  [',،，、', 1],
];
const RANK: ReadonlyMap<string, number> = new Map(
  STOPS.flatMap(([marks], rank) => [...marks].map((mark): [string, number] => [mark, rank])),
);

function stopOf(trail: string): number {
  if (trail === '') return 0;
  let best = STOPS.length;
  for (const mark of trail) best = Math.min(best, RANK.get(mark) ?? best);
  return STOPS[best]?.[1] ?? 8;
}

const startsUpper = (core: string): boolean => {
  const first = codeAt(core, 0);
  return first < 128 ? first >= 65 && first <= 90 : BEGINS_UPPER.test(core);
};
const isPlain = (text: string): boolean => {
  const { length } = text;
  for (let i = 0; i < length; i += 1) if (codeAt(text, i) > 127) return false;
  return true;
};

/** Hash of a word as part of a venue's name: lower case, letters and digits without diacritics. */
export function venueHash(core: string): number {
  const lower = core.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return hashOf(lower);
  return hashOf(lower.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Dashes in the place of an author named before, however many and of whatever kind. */
const DASHES = /^(?:-{3,20}|[–—―_‒⸺⸻]{2,20}|⸻)[.,:;]?$/;

const withoutDigits = (lower: string): string => (hasDigit(lower) ? lower.replace(/\d/g, '0') : lower);

/** Whether a word can be dashes: they begin with one. */
const mayBeDashes = (core: string): boolean => {
  const first = codeAt(core, 0);
  return first === 45 || first === 95 || first > 0x2000;
};

/**
 * Words seen lately, by the letters of the token: a list says the same words over and over. Those seen since the last turn, and those of
 * the turn before, so that a word in use is never forgotten. Told apart by the table they were looked up in.
 */
let seen = new Map<string, Word>();
let seenBefore = new Map<string, Word>();
const MOST_SEEN = 10_000;
let seenIn: Lexicon | null = null;
let lastId = 0;

/** Looks at one token. */
export function wordOf(text: string, token: Token, lexicon: Lexicon): Word {
  if (token.scheme !== null) return look(text, token, lexicon, -1);
  if (seenIn !== lexicon) {
    seen.clear();
    seenBefore.clear();
    seenIn = lexicon;
  }
  const letters = text.slice(token.start, token.end);
  const known = seen.get(letters);
  if (known !== undefined) return known;
  lastId = (lastId + 1) & 0x3fffffff;
  const word = seenBefore.get(letters) ?? look(text, token, lexicon, lastId);
  if (seen.size >= MOST_SEEN) {
    seenBefore = seen;
    seen = new Map();
  }
  seen.set(letters, word);
  return word;
}

function look(text: string, token: Token, lexicon: Lexicon, id: number): Word {
  const core = text.slice(token.coreStart, token.coreEnd);
  const { scheme } = token;
  const dashes = mayBeDashes(core) && DASHES.test(core);
  const folded = dashes ? '——' : scheme === null ? withoutDigits(core.toLowerCase()) : `<${scheme}>`;
  const lower = isPlain(folded) ? folded : folded.normalize('NFC');
  const bare = token.coreStart === token.start && token.coreEnd === token.end;
  // A token of signs alone.
  const whole = bare && !isLetterAscii(codeAt(core, 0)) && !/[\p{L}\p{N}]/u.test(core);
  const trail = whole ? (dashes ? core.replace(DASHES, '——') : core) : text.slice(token.coreEnd, token.end);
  const lead = whole ? '' : text.slice(token.start, token.coreStart);
  const hash = hashOf(lower);
  const upper = startsUpper(core);
  const { length } = lower;
  return {
    id,
    lower,
    hash,
    venueHash: scheme === null && /^[A-Za-z]*$/.test(core) ? hash : venueHash(core),
    shape: dashes ? hashOf(folded) : scheme === null ? shapeHash(core) : hashOf(scheme),
    kind: kindOf(core, token),
    cls: WORD_CLASS.get(lower) ?? 0,
    fun: FUNCTION_WORDS.get(lower) ?? 0,
    profile: lexicon.words.get(hash),
    lead: lead === '' ? BLANK : hashOf(lead),
    trail: trail === '' ? BLANK : hashOf(trail),
    stop: stopOf(trail),
    opens: lead !== '' && /[([{（［【「『《“„«"]/.test(lead),
    initial: scheme === null && core.length < 6 && upper && INITIAL.test(core),
    upper,
    prefix3: hashOf(lower, 0, Math.min(3, length)),
    prefix4: hashOf(lower, 0, Math.min(4, length)),
    suffix2: hashOf(lower, Math.max(0, length - 2)),
    suffix3: hashOf(lower, Math.max(0, length - 3)),
  };
}

/** The hash of no signs. */
const BLANK = hashOf('');
