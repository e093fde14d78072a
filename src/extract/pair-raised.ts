/**
 * Citation marks that mark-up makes: numbers raised behind a word or a year (^2^, <sup>2</sup>, $^{2}$, a bare ^2 before a stop), <cite>2</cite>, and
 * \\cite{key}. A number behind a figure or a few letters is a power (10^6, mm<sup>3</sup>) and is left alone.
 */
import type { Span } from '../model/document.ts';

/** A mark and what it points at. */
export interface Raised extends Span {
  /** Numbers or keys, in order. */
  readonly labels: readonly string[];
  /** The labels are keys, which cite even where no source has them. */
  readonly keys: boolean;
}

const LIST = String.raw`\d{1,3}(?:[,;–-] ?\d{1,3}){0,5}`;
const TAG = String.raw`<(?:sup|cite)>(?:<a[^<>]{0,200}>)?\[?(${LIST})\]?(?:</a>)?</(?:sup|cite)>`;
const CARET = String.raw`\$\^\{\[?(${LIST})\]?\}\$|\^(${LIST})\^|\^(\d{1,3})(?=[.,;:)]|$)`;
const SIGN = '[⁰¹²³⁴-⁹]{1,3}';
const CITE = String.raw`\\[a-z]{0,6}cite[a-z]{0,8}\*?(?:\[[^\]\n]{0,60}\]){0,2}\{([^{}\n]{1,200})\}`;
const MARK = new RegExp(`${TAG}|${CARET}|(${SIGN})|${CITE}`, 'gm');
/** Anything of all these: asked first, since most texts have none. */
const ANY = /[\^\\⁰¹²³⁴-⁹]|<(?:sup|cite)>/;

/** What a raised number may stand behind, when it is no power. */
const WORD = /(?:[”"’'»」』。.,;:!?)%]|\p{L}{4}|(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}\p{Nd}) ?$/u;
const MEASURE = /(?:met(?:er|re)s?|inch|feet|miles?) ?$/i;

/** The marks of a text that mark-up makes, in order. Linear. */
export function raisedIn(text: string): Raised[] {
  if (!ANY.test(text)) return [];
  const found: Raised[] = [];
  for (const { 0: whole, 1: tagged, 2: math, 3: closed, 4: open, 5: sign, 6: keys, index } of text.matchAll(MARK)) {
    const place = { start: index, end: index + whole.length };
    if (keys !== undefined) {
      found.push({ ...place, labels: keys.split(',').map((key) => key.trim()), keys: true });
      continue;
    }
    const before = text.slice(Math.max(0, index - 8), index);
    if (!WORD.test(before) || MEASURE.test(before) || (sign !== undefined && /[\s.,;:!?”"’'»」』。]$/.test(before))) continue;
    const list = tagged ?? math ?? closed ?? open ?? sign?.normalize('NFKC') ?? '';
    found.push({ ...place, labels: numbersOf(list), keys: false });
  }
  return found;
}

/** "1, 3–5" as its numbers. */
export const numbersOf = (list: string): string[] =>
  list.split(/[,;]/).flatMap((part) => {
    const [low = 0, high = low] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.max(0, Math.min(high - low, 30)) + 1 }, (_, i) => String(low + i));
  });
