/**
 * A sentence as it is compared: without citation marks, list signs, emphasis and addresses, white space single. Every character
 * that is left keeps its place in the answer, so that a word found wanting is underlined where it stands.
 */
import type { Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';

export interface BareText {
  readonly text: string;
  /** Runs: offset in `text`, offset in the answer; ascending. */
  readonly places: readonly (readonly [number, number])[];
}

const LINK = /\]\([^()\s]{1,500}(?:\s"[^"\n]{0,200}")?\)/y;
const TAG = /<\/?[a-z][^<>]{0,200}>/iy;
const HTML = /&(?:nbsp|amp|quot|#39|lt|gt);/y;

/** Takes pieces of the answer in order and the stretches to leave out (marks); gives the bare text. Linear. */
export function bareText(answer: string, pieces: readonly Span[], out: readonly Span[]): BareText {
  let text = '';
  const places: (readonly [number, number])[] = [];
  let expected = -1;
  const keep = (letter: string, at: number): void => {
    if (at !== expected) places.push([text.length, at]);
    text += letter;
    expected = at + 1;
  };
  let skip = firstBehind(out, pieces[0]?.start ?? 0);
  let space = false;
  for (const { start, end } of pieces) {
    space = text !== '';
    skip = Math.min(skip, firstBehind(out, start));
    for (let at = start; at < end; ) {
      while (skip < out.length && (out[skip]?.end ?? 0) <= at) skip += 1;
      const mark = out[skip];
      if (mark !== undefined && mark.start <= at) {
        at = mark.end;
        continue;
      }
      const plain = plainUntil(answer, at, Math.min(end, mark?.start ?? end));
      if (plain > at) {
        if (space && !NO_SPACE.test(answer.charAt(at))) keep(' ', at - 1);
        space = false;
        if (at !== expected) places.push([text.length, at]);
        text += answer.slice(at, plain);
        expected = plain;
        at = plain;
        continue;
      }
      const letter = answer.charAt(at);
      const gone = signAt(answer, at, letter);
      if (gone > 0) {
        at += gone;
        continue;
      }
      if (/\s/.test(letter)) space = text !== '';
      else {
        if (space && !NO_SPACE.test(letter)) keep(' ', at - 1);
        space = false;
        keep(letter, at);
      }
      at += 1;
    }
  }
  return { text, places };
}

/** Signs that stand right behind a word. */
const NO_SPACE = /[.,;:!?)]/;

/** Where a run of characters ends that can be no mark-up and no white space but single spaces between words; told for ASCII alone. */
function plainUntil(answer: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = answer.charCodeAt(at);
    if (PLAIN[code] === 1) at += 1;
    else if (code === 32 && at > from && at + 1 < end && PLAIN[answer.charCodeAt(at + 1)] === 1 && !NO_SPACE.test(answer.charAt(at + 1)))
      at += 2;
    else break;
  }
  return at;
}

const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  code > 32 && code < 127 && !'*`_|][<&$\\'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** Index of the first of some stretches, in order, that ends behind an offset. */
const firstBehind = (spans: readonly Span[], offset: number): number => lowest(spans.length, (i) => (spans[i]?.end ?? 0) > offset);

/** A value that is set as a formula, "$1.7\%$", "$38.5$": its signs are no dollars. Money has none behind it, "$5 to $10". */
const VALUE = String.raw`\$[-+−~≈]?\d[\d.,]{0,20}(?:\\[,;!]|~)?\s?(?:\\?%|\p{L}{1,6})?\$(?!\d)`;
const FORMULA = new RegExp(VALUE, 'yu');
const FORMULA_END = new RegExp(`${VALUE}$`, 'u');
/** Letters of the longest such value, and more. */
const REACH = 40;

/** Whether a dollar sign begins or ends such a value. */
function bounds(answer: string, at: number): boolean {
  FORMULA.lastIndex = at;
  return FORMULA.test(answer) || (!/\d/.test(answer.charAt(at + 1)) && FORMULA_END.test(answer.slice(Math.max(0, at - REACH), at + 1)));
}

/** How many characters of mark-up begin here: emphasis, code ticks, the rest of a link, a tag, the signs of a formula that is a value. */
function signAt(answer: string, at: number, letter: string): number {
  if (letter === '*' || letter === '`') return 1;
  if (letter === '_') return /[\p{L}\p{N}]/u.test(answer.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(answer.charAt(at + 1)) ? 0 : 1;
  if (letter === '|') return 1;
  if (letter === '$') return bounds(answer, at) ? 1 : 0;
  // "38.5\,\%"
  if (letter === '\\') return /^\\%/.test(answer.slice(at, at + 2)) ? 1 : /^\\[,;!]\s?\\?%/.test(answer.slice(at, at + 5)) ? 2 : 0;
  if (letter === ']') {
    LINK.lastIndex = at;
    return LINK.exec(answer)?.[0].length ?? 0;
  }
  if (letter === '[') return /^\[[^[\]\n]{1,200}\]\(/.test(answer.slice(at, at + 204)) ? 1 : 0;
  if (letter === '<') {
    TAG.lastIndex = at;
    return TAG.exec(answer)?.[0].length ?? 0;
  }
  if (letter === '&') {
    HTML.lastIndex = at;
    return HTML.exec(answer)?.[0].length ?? 0;
  }
  return 0;
}

/** The place in the answer of a stretch of the bare text. */
export function placeOf({ places }: Pick<BareText, 'places'>, { start, end }: Span): Span {
  return { start: offsetOf(places, start), end: offsetOf(places, Math.max(start, end - 1)) + 1 };
}

function offsetOf(places: BareText['places'], at: number): number {
  const run = places[Math.max(0, lowest(places.length, (i) => (places[i]?.[0] ?? 0) > at) - 1)];
  return run === undefined ? at : run[1] + (at - run[0]);
}
