/**
 * A text as tokens for reading its numbers: words, runs of digits, single signs. What looks like a number and is none is taken out
 * first: addresses, identifiers, versions, citation marks, years of author-year citations, numbers that point at a section, a
 * figure or a page. One pass, linear.
 */

import { hanNumeralIn, isHanNumeral } from './han.ts';
import { SCALE_SIGNS } from './lexicon.ts';

export interface NumberToken {
  readonly type: 'word' | 'digits' | 'sign';
  readonly text: string;
  /** Lower case; full stops left out by the tokeniser itself. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
}

const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+|\S/uy;

/** Stretches that hold no number of their own. */
const NONE = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>"]{1,2000}`,
    String.raw`\bwww\.[^\s<>"]{1,500}`,
    String.raw`\b10\.\d{4,9}\/[^\s"<>]{1,300}`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}`,
    String.raw`\b(?:arXiv|PMID|PMCID|ISBN|ISSN|DOI|NCT|PMC)[:\s#-]{0,3}[\dXxv./-]{3,30}`,
    // Citation marks.
    String.raw`\[\s?\^?\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,30}\s?\](?!\()`,
    String.raw`【[^】\n]{1,40}】`,
    // Years of author-year citations: (Ng, 2024; Ito et al. 2019a).
    String.raw`\((?:e\.g\.,? |see |cf\. )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Fall|Autumn|Winter|Q\d|FY)\p{Ll}{0,6}\.? \d)\p{Lu}[\p{L}'’-]{1,40}(?:(?:,? (?:and|&|y|und|et) |, )\p{Lu}[\p{L}'’.-]{0,40}){0,4}(?:,? et al\.?)?,? (?:19|20)\d\d[a-z]?(?:, pp?\. ?\d{1,4}(?:[–-]\d{1,4})?)?(?:[;,] [^()\n]{1,200})?\)`,
    // Versions and numbered headings: 1.2.3, v2.0, § 4.2.
    String.raw`\bv\d{1,4}(?:\.\d{1,4}){0,4}\b`,
    String.raw`(?<![\d.,])(?!\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)\b)(?!\d{1,3}(?:\.\d{3}){2,6}(?![\d.]))\d{1,4}(?:\.\d{1,4}){2,5}(?![\d])`,
    String.raw`§{1,2}\s?\d{1,4}(?:[.–-]\d{1,4}){0,6}`,
  ].join('|'),
  'gu',
);
/** Characters without which none of them can stand. */
const SUSPECT = /[/@[§【]|\.\d|\b(?:19|20)\d\d[a-z]?[);,]|www|v\d|ISBN|ISSN|PM|NCT|DOI|ar[Xx]iv/;

/** Reads the tokens of a text, those that cannot be numbers left out. */
export function numberTokens(text: string): NumberToken[] {
  const tokens: NumberToken[] = [];
  const barred = SUSPECT.test(text) ? [...text.matchAll(NONE)] : [];
  let next = 0;
  let last = -1;
  let at = 0;
  const add = (type: NumberToken['type'], token: string, lower = type === 'word' ? token.toLowerCase() : token): void => {
    tokens.push({
      type,
      text: token,
      lower,
      start: at,
      end: at + token.length,
      glued: at === last,
    });
    at += token.length;
    last = at;
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code > 8 && code < 14)) {
      at += 1;
      continue;
    }
    while (next < barred.length && at >= (barred[next]?.index ?? 0) + (barred[next]?.[0].length ?? 0)) next += 1;
    const bar = barred[next];
    if (bar !== undefined && at >= bar.index) {
      at = bar.index + bar[0].length;
      next += 1;
      continue;
    }
    const kind = kindOf(code);
    let to = at + 1;
    let capital = code < 91;
    if (kind !== null && kind !== 'sign')
      for (; to < text.length && kindOf(text.charCodeAt(to)) === kind; to += 1) capital ||= text.charCodeAt(to) < 91;
    // Plain words, digits and signs; what lies beyond ASCII is read by the pattern.
    if (kind === 'digits' || kind === 'sign' || (kind === 'word' && !(text.charCodeAt(to) > 127))) {
      const token = text.slice(at, to);
      // Most words are written small.
      add(kind, token, capital && kind === 'word' ? token.toLowerCase() : token);
      continue;
    }
    // "3.5亿元": the sign that multiplies the digits, and then, by itself, the sign of what is counted.
    if (last === at && HAN.test(text.charAt(at)) && counts(tokens.at(-1))) {
      add('word', text.charAt(at));
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[0];
    const counted = found === undefined || !HAN.test(found.charAt(0)) ? null : hanNumeralIn(found);
    if (found === undefined) at += 1;
    else if (counted !== null) add('word', counted.start === 0 ? found.slice(0, counted.end) : found.slice(0, counted.start));
    else add(LETTER.test(found) ? 'word' : 'sign', found);
  }
  return tokens;
}

const HAN = /^\p{Script=Han}$/u;

/** Digits, or a sign that multiplies them. */
const counts = (token: NumberToken | undefined): boolean =>
  token !== undefined &&
  (token.type === 'digits' ||
    (token.type === 'word' && (token.text.length === 1 ? SCALE_SIGNS.includes(token.text) : isHanNumeral(token.text))));

/** What an ASCII character belongs to; null beyond ASCII. */
function kindOf(code: number): NumberToken['type'] | null {
  if (code > 127) return null;
  if (code > 47 && code < 58) return 'digits';
  return (code > 96 && code < 123) || (code > 64 && code < 91) ? 'word' : 'sign';
}

const LETTER = /^\p{L}/u;

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words whose number says where something stands, not how much there is. */
export const POINTERS = list(
  `section sections sec chapter chapters ch figure figures fig figs table tables tab page pages pp p eq eqs equation equations appendix
   no nos nr vol volume issue article art clause paragraph para line lines item step exhibit footnote note notes lemma theorem corollary
   supplementary slide box panel example row column col suppl ref refs reference references rule recital schedule annex question
   option bullet point kapitel abschnitt seite abbildung tabelle artículo página capítulo`,
);

/** Words whose number is a name: another number is another thing. */
export const BEARERS = list(
  `phase type stage grade level class category generation season episode round group cohort arm route highway interstate channel tier scenario
   experiment version series part book act scene lane unit building room gate platform apollo boeing airbus windows psalm`,
);

const OPENERS = list('mid pre post early late non sub about over under near up to and or circa ca c about roughly approximately');

/**
 * Whether digits belong to a name: glued to letters (H1N1, CO2), or hung on them by a hyphen (COVID-19, GPT-4). Gives the word
 * they hang on, or null.
 */
export function nameBefore(tokens: readonly NumberToken[], at: number): { readonly word: NumberToken; readonly hyphen: boolean } | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || !token.glued || before === undefined) return null;
  // No space parts words in Chinese and Japanese.
  // "2026-03-04T08:15": a day and a time.
  const isTime = before.text === 'T' && before.glued && tokens[at - 2]?.type === 'digits' && tokens[at + 1]?.text === ':';
  if (before.type === 'word') return isTime || isUnspaced(before.text) ? null : { word: before, hyphen: false };
  if (!/^[-‐‑–]$/.test(before.text) || !before.glued) return null;
  const word = tokens[at - 2];
  return word !== undefined && word.type === 'word' && !OPENERS.has(word.lower) ? { word, hyphen: true } : null;
}

/** Whether a word ends in a script that parts no words by spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** A list number at the beginning of a line: "1. ", "2) ". */
export function isListNumber(text: string, tokens: readonly NumberToken[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || token.end - token.start > 2 || !next.glued) return false;
  if (next.text !== '.' && next.text !== ')') return false;
  if (!/^\s/.test(text.slice(next.end, next.end + 1))) return false;
  // The look back is longer than what may stand there, so that only a true beginning fits.
  return /(?:^|\n)[ \t(*_#>-]{0,8}$/.test(text.slice(Math.max(0, token.start - 10), token.start));
}
