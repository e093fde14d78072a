/**
 * Citation marks that mark-up makes: numbers raised behind a word or a year (^2^, <sup>2</sup>, $^{2}$, a bare ^2 before a stop), <cite>2</cite>, and
 * \\cite{key}. A number behind a figure or a few letters is a power (10^6, mm<sup>3</sup>) and is left alone.
 */
import type { Span } from '../../model/document.ts';

/** A mark and what it points at. */
export interface Raised extends Span {
  /** Numbers or keys, in order. */
  readonly labels: readonly string[];
  /** The labels are keys, which cite even where no source has them. */
  readonly keys: boolean;
}

const LIST = String.raw`\d{1,3}(?:[,;–-] ?\d{1,3}){0,5}`;
const TAGS = 'sup|cite|source|citation|ref|doc';
const TAG = String.raw`<(?:${TAGS})>(?:<a[^<>]{0,200}>)?\[?(${LIST})\]?(?:</a>)?</(?:${TAGS})>`;
/** <source id="2"/>, <cite index="2"></cite>, and what Grok renders. */
const EMPTY = String.raw`<(?:${TAGS})\s(?:id|index|n|num|ref|source)=["']?(?:doc|source|src|ref)?[-_ ]?(${LIST})["']?\s?(?:/>|></(?:${TAGS})>)`;
const RENDERED = String.raw`<grok:render[^<>]{0,200}>\s{0,9}<argument name="citation_id">(\d{1,3})</argument>\s{0,9}</grok:render>`;
/** The search results that ChatGPT cites, by the names it has for them. */
const TURNS = String.raw`\ue200cite((?:\ue202turn\d{1,3}[a-z]{1,12}\d{1,3}){1,9})\ue201`;
const CARET = String.raw`\$?\^\{\[?(${LIST})\]?\}\$?|\^(${LIST})\^|\^(\d{1,3})(?=[.,;:)]|$)|(?<=[.!?])\^(\d{1,3})(?=\s)`;
const SIGN = '[⁰¹²³⁴-⁹]{1,3}';
const CITE = String.raw`\\[a-z]{0,6}cite[a-z]{0,8}\*?(?:\[[^\]\n]{0,60}\]){0,2}\{([^{}\n]{1,200})\}`;
const MARK = new RegExp(`${TAG}|${EMPTY}|${RENDERED}|${CARET}|(${SIGN})|${CITE}|${TURNS}`, 'gm');
/** Anything of all these: asked first, since most texts have none. */
const ANY = new RegExp(String.raw`[\^\\⁰¹²³⁴-⁹\ue200]|<(?:${TAGS}|grok)[\s:>]`);

/** What a raised number may stand behind, when it is no power. */
const WORD = /(?:[”"’'»」』。.,;:!?)%]|\p{L}{4}|(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}\p{Nd}) ?$/u;
const MEASURE = /(?:met(?:er|re)s?|inch|feet|miles?) ?$/i;

/** The marks of a text that mark-up makes, in order. Linear. */
export function raisedIn(text: string): Raised[] {
  if (!ANY.test(text)) return [];
  const found: Raised[] = [];
  for (const match of text.matchAll(MARK)) {
    const { 0: whole, index } = match;
    const [tagged, empty, rendered, math, closed, open, ended, sign, keys, turns] = match.slice(1);
    const place = { start: index, end: index + whole.length };
    const named = keys?.split(',') ?? turns?.split('\ue202').slice(1);
    if (named !== undefined) {
      found.push({ ...place, labels: named.map((key) => key.trim()), keys: true });
      continue;
    }
    const before = text.slice(Math.max(0, index - 8), index);
    const stands = (empty ?? rendered) !== undefined;
    if (!stands && (!WORD.test(before) || MEASURE.test(before))) continue;
    // "… of the lagoon ¹." cites; behind a stop such signs are read elsewhere.
    const parted = /\p{L} $/u.test(before) && /^[.,;:]/.test(text.slice(place.end, place.end + 1));
    // "It fell. ¹ It rose.": a blank behind the stop.
    const apart = /[.!?…”"’'»%)] $/.test(before) && /^(?:\s|$)/.test(text.slice(place.end, place.end + 1));
    if (sign !== undefined && !parted && !apart && /[\s.,;:!?”"’'»」』。]$/.test(before)) continue;
    const list = tagged ?? empty ?? rendered ?? math ?? closed ?? open ?? ended ?? sign?.normalize('NFKC') ?? '';
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
