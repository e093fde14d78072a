/**
 * What TeX leaves in a reference that was copied out of a source or a bibliography file ("Erd{\H{o}}s", "{\em Nature}", "\textbf{38}",
 * "Smith \& Jones", "J.~Roe"), as stretches and what they mean. Only signs that nothing but TeX writes; a brace or a backslash that
 * is part of a name or an address is left. Records of reference managers keep the braces that part their fields.
 */
import { TEX_ACCENTS, TEX_LETTERS } from '../../text/accents.ts';

export interface TexStretch {
  readonly start: number;
  readonly end: number;
  readonly means: string;
}

/** "{\"u}", "{\H{o}}", "\v{c}", "\'\i": an accent and its letter, in braces or without. */
const ACCENT = /\{?\\(?:(["'`^~=.])\s?|([uvHcdkr])(?=\s?\{|\s))\s?(?:\{(\\i|[A-Za-z])\}|(\\i(?![A-Za-z])|[A-Za-z]))\}?/g;
const LETTER = /\{\\(ss|ae|AE|oe|OE|aa|AA|dh|th|[oOlLi])\s?(?:\{\})?\}|\\(ss|ae|AE|oe|OE|aa|AA|[oOlLi])(?:\{\}|\s|(?![A-Za-z{]))/g;
/** "{\em", "\textit{", "\url{": type and addresses, whose words stay. */
const OPENS =
  /\{\\(?:em|it|bf|sc|sl|tt|rm|itshape|bfseries)\s|\\(?:emph|textit|textbf|textsc|textsl|texttt|textrm|text|mbox|url|doi|enquote)\s?\{/g;
const ESCAPED = /\\"(?=[\s,.;:)]|$)/;
const QUOTE = /(?<!\{)\\"(?!\{)/g;
const TEX = /\{\\((?:La|Bib)?TeX)\}|\\((?:La|Bib)?TeX)(?:\{\}|(?![A-Za-z]))/g;
const SIGN = /\\([&%_$#])/g;
const NEW_BLOCK = /\\(?:newblock|penalty\d{1,5}|bibitem(?:\[[^\]]{0,80}\])?\{[^{}]{0,60}\})\s{0,2}/g;
/** "J.~Roe", "vol.~12" */
const TIE = /(?<=[\p{L}.,])~(?=[\p{L}\d\\{])/gu;
/** "{DNA}", "{I}": letters kept as they are. */
const KEPT = /\{([\p{L}\p{M}\d][\p{L}\p{M}\d -]{0,40})\}/gu;

/** The stretches of a text that TeX left, in order; none for nearly all texts. */
export function texLeft(text: string): TexStretch[] {
  if (!/[\\{]|\p{L}\.~\p{L}/u.test(text)) return [];
  const out: TexStretch[] = [];
  const add = (start: number, end: number, means: string): void => {
    if (!out.some((other) => other.start < end && start < other.end)) out.push({ start, end, means });
  };
  // `\"An empirical study\", in`: quotation marks that a program escaped, one of which closes.
  const escaped = ESCAPED.test(text);
  if (escaped) for (const { index } of text.matchAll(QUOTE)) add(index, index + 2, '"');
  for (const { index, 0: whole, 1: sign, 2: word, 3: inner, 4: bare } of text.matchAll(ACCENT)) {
    const letter = (inner ?? bare ?? '').replace('\\i', 'i');
    const joined = (letter + (TEX_ACCENTS.get(sign ?? word ?? '') ?? '')).normalize('NFC');
    const braces = balanced(whole);
    if (joined.length === 1 && braces !== null) add(index + braces.start, index + braces.end, joined);
  }
  for (const { index, 0: whole, 1: inner, 2: bare } of text.matchAll(LETTER))
    add(index, index + whole.length, TEX_LETTERS.get(inner ?? bare ?? '') ?? '');
  for (const { index, 0: whole, 1: braced, 2: bare = '' } of text.matchAll(TEX)) add(index, index + whole.length, braced ?? bare);
  for (const { index, 0: whole, 1: sign = '' } of text.matchAll(SIGN)) add(index, index + whole.length, sign);
  for (const { index, 0: whole } of text.matchAll(NEW_BLOCK)) add(index, index + whole.length, '');
  for (const { index } of text.matchAll(TIE)) add(index, index + 1, ' ');
  for (const { index, 0: whole } of text.matchAll(OPENS)) {
    const close = closing(text, index + whole.length);
    if (close === -1) continue;
    add(index, index + whole.length, '');
    add(close, close + 1, '');
  }
  if (!TAGGED.test(text))
    for (const { index, 0: whole } of text.matchAll(KEPT)) {
      const end = index + whole.length;
      if (out.some((other) => other.start < end && index < other.end && !(other.start > index && other.end < end))) continue;
      add(index, index + 1, '');
      add(end - 1, end, '');
    }
  return out.sort((a, b) => a.start - b.start);
}

/** "title = {": a record that is parted by its braces. */
const TAGGED = /\p{L}\s{0,3}=\s{0,3}\{/u;

/** The part of an accent whose braces are closed: "{\"u}" whole, "\"u}" without the brace of somebody else. */
function balanced(whole: string): { readonly start: number; readonly end: number } | null {
  const open = [...whole].filter((sign) => sign === '{').length;
  const shut = [...whole].filter((sign) => sign === '}').length;
  if (open === shut) return { start: 0, end: whole.length };
  if (open === shut + 1 && whole.startsWith('{')) return { start: 1, end: whole.length };
  return open + 1 === shut ? { start: 0, end: whole.length - 1 } : null;
}

const FARTHEST = 400;

/** The brace that closes one opened before `from`; −1 where none does. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length && at < from + FARTHEST; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
