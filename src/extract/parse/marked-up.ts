/**
 * Takes out of a reference what Markdown adds to it, as language models and readme files print it: stars and lines around words
 * ("*Nature*, **12**"), the brackets of a link, a bullet, a quote mark or a picture at the head; undoes entities that a web page left
 * ("Smoke &amp; Bone", whose semicolon ends nothing), closes letters that are spaced for emphasis ("M ü l l e r, K."), puts accents back on
 * their letter ("K ¨ OHLER") and years together ("(1 994)"), undoes what TeX left, takes away what leads to a citation in notes ("See, e.g.,"); and says where what is left stood. Bold words at the head before a dash are a title, which
 * quotation marks then tell ("**On hedges** — *A. Roe*, 1999"). A star or line without a fellow ("C*-algebras",
 * "______, 1990", "Smith*") is left, and so is "See" alone: people are called so.
 */
import type { Span } from '../../model/document.ts';
import { entitiesIn } from '../../text/entities.ts';
import { isCapitalAscii, isDigitAscii } from '../../text/letters.ts';
import { EVERY_SIGN, has, Signs, signsIn } from '../../text/signs.ts';
import { leadBefore } from './signals.ts';
import { strayAccents } from './stray-accents.ts';
import { texLeft } from './tex-left.ts';
import { tornYears } from './torn-years.ts';

/** Pictures and bullets before a reference; dashes may stand for an author and are left. */
const HEAD = /^(?:[>*+•▪●◦‣]\s+|-\s+(?=[*_[\p{L}])|\p{Emoji_Presentation}\ufe0f?\s*|[\u2600-\u27bf]\ufe0f\s*){1,4}(?=\S)/u;
/** The key of an entry before its words, as files of notes list them: "smith2019hedges: ". */
const KEY = /^[a-z]{3,20}(?:19|20)\d{2}[a-z]{0,20}:\s{1,3}(?=\S)/u;
/** A word of which every letter stands alone, as type that has no other emphasis spaces it. */
const SPACED = /(?<![\p{L}\p{N}.’'-])\p{Lu}(?: \p{Ll}){3,30}(?![\p{L}\p{N}])/gu;
const LINK = /\[([^[\]]{1,400})\]\((?=https?:\/\/)([^\s()]{1,500})\)/g;
const MARKS = /[*_]{1,3}/g;
const WORD = /[\p{L}\p{N}]/u;
/** What stands between a title in bold and who wrote it; names in bold stand before a year. */
const DASH = /^\s?[—–-]\s/;
const QUOTED = /["“”«»]|\(\d{4}|^\*\*\P{L}{0,3}\d/u;
/** What stands before an opening mark, and what behind a closing one. */
const BEFORE = /[\s([{“"‘'«„‚「『《/:,.;。，；：—–>)\]』」》]/;
const BEHIND = /[\s.,:;!?)\]}”"’»“」』》(/年。，；：—–<]/;

export interface Unmarked {
  readonly text: string;
  /** A span of the text as a span of the print. */
  readonly printed: (span: Span) => Span;
}

/** What goes, and what stands in its place. */
interface Cut extends Span {
  readonly means?: string;
}

/** The reference without such marks; null when it has none, as nearly all. `signs` are those of the text. */
export function withoutMarkup(text: string, signs = signsIn(text)): Unmarked | null {
  const tex = has(signs, Signs.tex) ? texLeft(text) : [];
  // An apostrophe of TeX is no stray accent.
  const accents = tex.length === 0 && has(signs, Signs.accent) ? strayAccents(text) : [];
  const cuts: Cut[] = [...entitiesIn(text), ...tex, ...accents, ...tornYears(text)];
  const first = text.charCodeAt(0);
  // Most references begin with a capital or a number.
  const plain = signs !== EVERY_SIGN && (isCapitalAscii(first) || isDigitAscii(first));
  const head = plain ? 0 : ((HEAD.exec(text) ?? KEY.exec(text))?.[0].length ?? 0);
  if (head > 0) cuts.push({ start: 0, end: head });
  const lead = leadBefore(text, signs === EVERY_SIGN);
  if (lead > 0) cuts.push({ start: 0, end: lead });
  if (has(signs, Signs.spaced))
    for (const { index, 0: word } of text.matchAll(SPACED))
      for (let at = index + 1; at < index + word.length; at += 2) cuts.push({ start: at, end: at + 1 });
  if (text.includes('](')) cuts.push(...linksIn(text));
  if (text.includes('*') || text.includes('_')) cuts.push(...emphasisIn(text, head));
  return cuts.length === 0 ? null : cutOut(text, cuts);
}

/** The brackets of links, and an address whose words say the same. */
function linksIn(text: string): Span[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 0: whole, 1: words = '', 2: address = '' }) => {
    const middle = index + 1 + words.length;
    const end = index + whole.length;
    const same = address.includes(words.trim());
    return [{ start: index, end: index + 1 }, { start: middle, end: same ? end : middle + 1 }, ...(same ? [] : [{ start: end - 1, end }])];
  });
}

/** Marks that have a fellow: one word or more between them, and nothing of a word outside. */
function emphasisIn(text: string, head: number): Cut[] {
  const cuts: Cut[] = [];
  let open: { readonly mark: string; readonly at: number } | null = null;
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    const end = index + mark.length;
    const before = text[index - 1] ?? ' ';
    const behind = text[end] ?? ' ';
    if (new Set(mark).size > 1) continue;
    if (open !== null && open.mark === mark && !/\s/.test(before) && BEHIND.test(behind)) {
      const title = mark === '**' && open.at === head && DASH.test(text.slice(end, end + 4)) && !QUOTED.test(text.slice(open.at, end));
      if (WORD.test(text.slice(open.at, index)))
        cuts.push(
          { start: open.at, end: open.at + mark.length, ...(title ? { means: '“' } : {}) },
          { start: index, end, ...(title ? { means: '”' } : {}) },
        );
      open = null;
    } else if (BEFORE.test(before) && !/[\s,.;)]/.test(behind)) open = { mark, at: index };
  }
  return cuts;
}

/** The text without the cuts; a bracket of a link before an address becomes a space. */
function cutOut(text: string, cuts: readonly Cut[]): Unmarked {
  /** Where each letter of what is left began and ended. */
  const [starts, ends]: [number[], number[]] = [[], []];
  let out = '';
  let at = 0;
  const put = (letters: string, start: number, end: number): void => {
    out += letters;
    for (let i = 0; i < letters.length; i += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  const keep = (to: number): void => {
    for (; at < to; at += 1) put(text[at] ?? '', at, at + 1);
  };
  for (const { start, end, means } of [...cuts].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    keep(start);
    at = end;
    if (means !== undefined) put(means, start, end);
    else if (text[start] === ']' && text[end] === '(') {
      put(' ', start, start + 1);
      at = end + 1;
    }
  }
  keep(text.length);
  const printed = ({ start, end }: Span): Span => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length });
  return { text: out, printed };
}
