/**
 * Words that belong to a citation and state nothing: the bracket that it stands in, where that begins as citations do ("(see, to that effect,
 * judgment of 4 May 2023, Vole, C-300/21, paragraph 33 and the case-law cited)"), and the place behind it (", paragraphs 62 to 64"). And the
 * numbers that judgments, contracts and standards count their paragraphs with, and sentences their parts, which would be held against those of the source.
 */
import type { Span } from '../../model/document.ts';

/** How a bracket begins that holds nothing but citations. */
const OPENS =
  /^\s?(?:(?:see|cf\.?|vgl\.?|siehe|voir|véase|cfr\.?)[\s,]|(?:to that effect|by analogy)[\s,]|(?:judge?ments?|orders?|opinions?|rulings?|arrêts?|Urteile?|Beschl(?:uss|üsse)|sentencias?|sentenz[ae]) (?:of|in|du|des|de|del|della|vom)\s)/iu;
const PLACE =
  /^,?\s?(?:paragraphs?|paras?\.?|points?|recitals?|§{1,2}|Rn\.|Rdnr\.|Randnr\.|apartados?|punt[oi])\s?\d{1,4}(?:(?:\s?[,–-]\s?|,?\s(?:and|to|et|und|y|e|à|bis)\s)\d{1,4}){0,12}(?:,? and the case[ -]law (?:there )?cited(?: there(?:in)?)?)?/iu;
/** Letters of a bracket that are looked at, before a mark and behind it. */
const FAR = 900;

/** Where the bracket round a place begins or ends, within a sentence; −1 where none does. `step`: 1 behind it, −1 before it. */
function edge(text: string, from: number, limit: number, step: 1 | -1): number {
  const [nearer, further] = step < 0 ? ['(', ')'] : [')', '('];
  let depth = 0;
  for (let at = from, n = 0; n < FAR && (step < 0 ? at >= limit : at < limit); at += step, n += 1) {
    const letter = text.charAt(at);
    if (letter === further) depth += 1;
    else if (letter === nearer && depth === 0) return at;
    else if (letter === nearer) depth -= 1;
  }
  return -1;
}

/** A mark with the words of its citation. */
export function citingWords(text: string, sentence: Span, { start, end }: Span): Span {
  const behind = end + (PLACE.exec(text.slice(end, end + 160))?.[0].length ?? 0);
  const open = edge(text, start - 1, sentence.start, -1);
  const close = open < 0 ? -1 : edge(text, end, sentence.end, 1);
  if (open < 0 || close < 0) return { start, end: behind };
  const alone = behind > end && close === behind && open >= start - 2;
  return alone || OPENS.test(text.slice(open + 1, open + 40)) ? { start: open, end: close + 1 } : { start, end: behind };
}

/** Spans in order, those that meet as one. */
export function inOrder(spans: readonly Span[]): Span[] {
  const kept: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else kept.push({ start, end });
  }
  return kept;
}

/** A number that begins a paragraph, before a sentence. */
const COUNT = /^[ \t]{0,8}(\d{1,4})[.)]?[ \t\u00a0]{1,8}(?=[\p{Lu}“"‘«(])/u;
/** Paragraphs counted one behind the other from which on a text counts them. */
const LEAST = 4;

/** Where the words of each paragraph begin that is counted, by where it begins itself; empty where the text counts none. Linear. */
export function countedParagraphs(text: string, paragraphs: readonly Span[]): ReadonlyMap<number, number> {
  const counted = paragraphs.flatMap(({ start }) => {
    const [all, number] = COUNT.exec(text.slice(start, start + 32)) ?? [];
    return all === undefined ? [] : [{ start, from: start + all.length, number: Number(number) }];
  });
  const inRow = counted.filter(({ number }, i) => counted[i - 1]?.number === number - 1 || counted[i + 1]?.number === number + 1);
  return new Map(inRow.length < LEAST ? [] : inRow.map(({ start, from }) => [start, from]));
}

/** "(1)", "(b)", "(iii)" between words. */
const PART = /(?<=^|[\s:;,—–-])\((\d{1,2}|[a-h]|[ivx]{1,4})\)(?=\s)/g;
const ORDERS: readonly (readonly string[])[] = [
  Array.from({ length: 12 }, (_, at) => String(at + 1)),
  [...'abcdefgh'],
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
];

/** What counts the parts of statements in a paragraph: "(1) sales rose, (2) costs fell and (3) nobody left". In order from the first, two at least. Linear. */
export function countedParts(text: string, { start, end }: Span): Span[] {
  const found = [...text.slice(start, end).matchAll(PART)];
  return ORDERS.flatMap((order) => {
    const parts: Span[] = [];
    let next = 0;
    for (const { 0: all, 1: sign = '', index } of found) {
      if (sign !== order[next] && sign !== order[0]) continue;
      next = sign === order[next] ? next + 1 : 1;
      parts.push({ start: start + index, end: start + index + all.length });
    }
    return parts.length > 1 ? parts : [];
  });
}
