/**
 * Marks in round brackets: "The bridge is 212 metres long (1)." Such a number may count anything, so that it is read only where the whole text speaks for it:
 * no other mark in it leads to a source, two of them at least, each at the end of its sentence, and each the number of a source at hand.
 */
import type { Mark } from './marks.ts';
import { numbersOf } from './raised.ts';
import type { SourceNames } from './sources.ts';

/** Numbers in round brackets, and the words before them on their line. */
const ROUND = /\((\d{1,2}(?:\s?[,–-]\s?\d{1,2}){0,4})\)/g;
/** What such a number counts itself: "section 4 (2)", "Eq. (1)", "rule (3)", a sum. */
const COUNTED =
  /(?:\b(?:sections?|articles?|art|sec|eqs?|equations?|formulas?|paragraphs?|para|nos?|numbers?|clauses?|steps?|items?|rules?|points?|figs?|figures?|tables?|abs|satz)\.?|§{1,2}|[=+*/×·^])\s?(?:\d{1,4}\p{L}?)?\s?$/iu;
/** A list item ends with its line. */
const ITEM = /^[ \t]{0,20}(?:[-*+•]|\d{1,2}[.)])[ \t]/;
const LEAST = 2;

/** The marks in round brackets of a text. Takes the names of the sources; empty where one of them may count something else. */
export function roundMarks(text: string, names: SourceNames): Mark[] {
  const marks: Mark[] = [];
  let count = 0;
  for (const { 0: whole, 1: numbers = '', index } of text.matchAll(ROUND)) {
    const cited = numbersOf(numbers).map((label) => names.labelled(label));
    const end = index + whole.length;
    if (!endsSentence(text, index, end) || cited.some((one) => one === undefined || one.source < 0)) return [];
    count += 1;
    for (const one of cited) if (one !== undefined) marks.push({ ...one, start: index, end, label: whole });
  }
  return count < LEAST ? [] : marks;
}

/** Whether a bracket stands behind words, at the end of their sentence or item, and counts nothing before it. */
function endsSentence(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LINE), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (!/[\p{L}\p{N}%°€$"”’»)*]\s?$/u.test(line) || COUNTED.test(line)) return false;
  return /^[.!?。]/.test(text.charAt(end)) || (/^[ \t]{0,3}(?:\n|$)/.test(text.slice(end, end + 5)) && ITEM.test(line));
}

/** Letters of a line that are looked at. */
const LINE = 1000;
